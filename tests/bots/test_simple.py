"""The two simple players, and finding players by name."""

from __future__ import annotations

from time import process_time

import pytest

from support import VARIANTS, Variant
from tripolis.bots import cityscape
from tripolis.bots.playout import play_out
from tripolis.bots.protocol import RandomDraws, Situation
from tripolis.bots.registry import PLAYERS, UnknownPlayer, player
from tripolis.bots.simple import GreedyPlayer, RandomPlayer
from tripolis.core.record import write
from tripolis.games import NAMES

SECONDS = 20  # for a whole match of greedy players; it takes one or two on a quiet machine


def final(variant: Variant, names: list[str], seed: int):
    match = variant.match(seed)
    play_out(match, [player(name, variant.game) for name in names], RandomDraws(seed))
    return match


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_player_plays_every_variant_to_its_end(variant, name):
    begun = process_time()
    match = final(variant, [name] * variant.seats, 1)
    assert match.finished
    assert process_time() - begun < SECONDS
    again = final(variant, [name] * variant.seats, 1)
    assert write(match) == write(again)


@pytest.mark.parametrize("game", NAMES)
def test_greedy_scores_more_than_random(game):
    variant = Variant(game, 2, {"rounds": "1"} if game == "cityscape" else {})
    sums = [0, 0]
    for seed in range(6):
        totals = final(variant, ["greedy", "random"], seed)
        for n, total in enumerate(totals.game.scores(totals.state).totals):
            sums[n] += total
    assert sums[0] > 1.5 * sums[1]


def test_greedy_takes_the_action_that_scores_most():
    match = Variant("cities2008", 1, {"level": "1"}).match(4)
    draws = RandomDraws(4)
    match.roll_all()
    for _ in range(8):
        draft = match.draft(0)
        while not draft.turn.over:
            situation = Situation(match.game, 0, draft.view, draft.legal, draws)
            chosen = GreedyPlayer().choose(situation)
            after = {action: match.game.apply(draft.state, 0, action) for action in draft.legal}
            worths = {action: match.game.scores(state).totals[0] for action, state in after.items()}
            assert worths[chosen] == max(worths.values())
            draft.act(chosen)
        draft.commit()
        match.roll_all()
    assert match.game.scores(match.state).totals[0] > 0


def test_ties_are_decided_by_lot():
    match = Variant("cities2008", 1).match(1)
    match.roll_all()
    draft = match.draft(0)
    chosen = {
        GreedyPlayer().choose(Situation(match.game, 0, draft.view, draft.legal, RandomDraws(seed)))
        for seed in range(40)
    }
    assert len(chosen) > 3  # nothing scores before a tourist stands


def test_random_chooses_any_action():
    match = Variant("cityscape", 4).match(1)
    draft = match.draft(0)
    chosen = {
        RandomPlayer().choose(Situation(match.game, 0, draft.view, draft.legal, RandomDraws(seed)))
        for seed in range(400)
    }
    assert chosen == set(draft.legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_codes_of_greedy_builders_pay_better_than_any_or_harder_ones(seats, monkeypatch):
    variant = Variant("cityscape", seats, {"rounds": "1"})

    def points(codes: tuple[int, ...]) -> int:
        monkeypatch.setattr(cityscape, "CODES", codes)
        ends = [final(variant, ["greedy"] * seats, seed) for seed in range(8)]
        return sum(sum(end.game.scores(end.state).totals) for end in ends)

    best = points(cityscape.CODES)
    for codes in ((1, 2, 3, 4, 5, 6), (3, 6), (3, 4)):
        assert points(codes) < best, codes


def test_a_player_that_is_not_there():
    with pytest.raises(UnknownPlayer) as caught:
        player("chess", "cityscape")
    assert caught.value.message == "there is no player 'chess'; there is random or greedy"
    for game in NAMES:
        assert player("random", game).name == "random"
