"""The contracts of `core.game.Game`, held by random play of every game, variant and seat count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play import draft_turn, play_on, play_one, sampled
from secrets_check import check_alike, check_secrets
from support import VARIANTS, Variant, examples
from tripolis.bots.protocol import RandomDraws
from tripolis.core.errors import IllegalAction, IncompleteTurn, NotYourTurn
from tripolis.core.game import CHANCE, Played, Status
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import find

SEEDS = st.integers(0, 2**32 - 1)
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def strangers(variant: Variant) -> Sequence[Any]:
    """Actions of all kinds from another match of the same game: legal somewhere, rarely here."""
    match = variant.match("strangers")
    random = Random(7)
    seen: dict[Any, None] = {}
    while match.to_act:
        if match.to_act != (CHANCE,):
            seen.update(dict.fromkeys(match.game.legal_actions(match.state, match.to_act[0])))
        play_one(match, random)
    for entry in match.entries:
        if isinstance(entry, Played):
            seen.update(dict.fromkeys(entry.actions))
    return random.sample(list(seen), min(len(seen), 300))


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_legal_actions_are_ordered_without_repeats_and_apply(variant, seed):
    random = Random(seed)
    for match in sampled(variant.match(seed), random, every=0.2):
        game, state = match.game, match.state
        for seat in match.to_act:
            if seat == CHANCE:
                continue
            legal = game.legal_actions(state, seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert tuple(legal) == tuple(game.legal_actions(state, seat))
            before = hash(state)
            for action in random.sample(legal, min(len(legal), 10)):
                after = game.apply(state, seat, action)
                assert after != state
                assert game.parse_action(game.action_text(action)) == action
            assert hash(state) == before
        for seat in range(match.seats):
            if seat not in match.to_act:
                assert not game.legal_actions(state, seat)


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_unlisted_actions_raise_and_change_nothing(variant, seed):
    random = Random(seed)
    others = strangers(variant)
    for match in sampled(variant.match(seed), random, every=0.1):
        game = match.game
        for seat in range(match.seats):
            may_act = seat in match.to_act
            state = match.state
            if may_act and random.random() < 0.5:  # in the middle of a turn too
                state = game.apply(state, seat, random.choice(game.legal_actions(state, seat)))
            legal = set(game.legal_actions(state, seat))
            before = hash(state)
            for action in others:
                if action in legal:
                    game.apply(state, seat, action)
                    continue
                with pytest.raises(IllegalAction if may_act else NotYourTurn) as caught:
                    game.apply(state, seat, action)
                assert "\n" not in caught.value.message
            assert hash(state) == before


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_a_draft_undone_is_as_if_it_had_never_been(variant, seed):
    """Whatever other seats did meanwhile."""
    random = Random(seed)
    with_drafts, without = variant.match(seed), variant.match(seed)
    while with_drafts.to_act:
        if with_drafts.to_act == (CHANCE,):
            with_drafts.roll()
            without.roll()
            continue
        dreamer = random.choice(with_drafts.to_act)
        draft_turn(with_drafts, dreamer, random)
        others = [seat for seat in with_drafts.to_act if seat != dreamer]
        if others:
            seat = random.choice(others)
            draft_turn(without, seat, random)
            played = without.commit(seat)
            with_drafts.play(seat, *played.actions)
        draft = with_drafts.draft(dreamer)
        while draft.actions:
            count = len(draft.actions)
            draft.undo()
            assert len(draft.actions) == count - 1
        assert draft.state == without.state
        assert draft.view == without.view(dreamer)
        assert draft.legal == without.draft(dreamer).legal
        if not others:
            draft_turn(without, dreamer, random)
            with_drafts.play(dreamer, *without.commit(dreamer).actions)
        assert with_drafts.state == without.state
    assert write(with_drafts) == write(without)


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_records_round_trip_byte_for_byte(variant, seed):
    """Finished or not; the states compare and hash by value."""
    random = Random(seed)
    for match in sampled(variant.match(seed), random, every=0.1):
        text = write(match)
        again = replay(text, find)
        assert write(again) == text
        assert again.state == match.state
        assert hash(again.state) == hash(match.state)
        assert again.game.scores(again.state) == match.game.scores(match.state)
        for viewer in (None, *range(match.seats)):
            assert again.view(viewer) == match.view(viewer)


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_a_match_ends_after_the_right_number_of_turns(variant, seed):
    match = play_on(variant.match(seed), Random(seed))
    text = match.game.action_text
    played = [entry for entry in match.entries if isinstance(entry, Played)]
    begun = [entry for entry in played if variant.begins_turn(text(entry.actions[0]))]
    assert len(begun) == variant.turns()
    scores = match.game.scores(match.state)
    assert scores.winners
    assert max(scores.totals) == scores.totals[scores.winners[0]]
    assert scores.decided_by


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_a_turn_that_is_not_complete_cannot_be_committed(variant, seed):
    random = Random(seed)
    for match in sampled(variant.match(seed), random, every=0.1):
        for seat in match.to_act:
            if seat == CHANCE:
                continue
            draft = match.draft(seat)
            if draft.turn.closing:  # the rest of a turn after a reveal: all may be discarded
                assert draft.turn.status is Status.COMPLETE
                continue
            assert draft.turn.status is Status.INCOMPLETE
            before = match.state
            with pytest.raises(IncompleteTurn):
                match.commit(seat)
            assert match.state is before


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_nobody_learns_what_they_may_not_know(variant, seed):
    random = Random(seed)
    for match in sampled(variant.match(seed), random, every=0.2):
        check_secrets(match, match.game, random)


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_every_point_is_traced_and_every_event_is_plain(variant, seed):
    random = Random(seed)
    match = play_on(variant.match(seed), random)
    for seat in match.game.scores(match.state).seats:
        for source in seat.sources:
            assert source.kind
            assert source.name
            for part in source.parts:
                assert part.points == 0 or part.places
    for viewer in (None, *range(match.seats)):
        for events in match.events(viewer):
            for event in events:
                assert event.kind == event.kind.lower().replace(" ", "-")


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_a_trial_is_a_turn_of_the_seat_made_of_its_view(variant, seed):
    """To be tried while others act, with what the view says and no more."""
    random = Random(seed)
    for match in sampled(variant.match(seed), random, every=0.1):
        game = match.game
        if match.to_act == (CHANCE,):
            continue
        for seat in range(match.seats):
            view = match.view(seat)
            trial = game.trial(view, seat, RandomDraws(7))
            if trial is None:
                continue
            assert seat not in match.to_act
            assert game.to_act(trial) == (seat,)
            assert game.view(trial, seat).scores == view.scores
            other = game.trial(view, seat, RandomDraws(8))
            check_alike(game, trial, other, seat, random)  # whatever was made up is not seen
