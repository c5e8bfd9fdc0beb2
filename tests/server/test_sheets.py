"""What happens to the seats of a table: pure functions from a sheet to the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tripolis.core.options import Options
from tripolis.server.agreeing import agreed, wished
from tripolis.server.clocks import MOST_LATE, counted, wind
from tripolis.server.errors import NotAllowed, NotPossibleNow
from tripolis.server.leaving import got_up, left, returned, settled
from tripolis.server.people import Person
from tripolis.server.rematch import turned
from tripolis.server.rooms import WORDS, heard, new_word
from tripolis.server.sheet import Chair, Sheet

ANN, BOB, CAT = "ann", "bob", "cat"


def sheet(*people: str | None, **more) -> Sheet:
    """A running match with these people; None: a bot."""
    chairs = tuple(
        Chair(n, "bot", None, "greedy", "greedy")
        if person is None
        else Chair(n, "person", person, person.title())
        for n, person in enumerate(people)
    )
    values = {"status": "playing", "audience": "link", "clock": None, "host": ANN, **more}
    return Sheet(
        id=1,
        code="abc",
        game="cityscape",
        rules=1,
        options=Options(()),
        secret=b"s" * 32,
        after=None,
        created=0,
        chairs=chairs,
        **values,
    )


def gone(found: Sheet) -> list[str | None]:
    return [chair.gone for chair in found.chairs]


# Leaving


def test_a_bot_plays_for_whoever_leaves_and_nobody_else_may_sit_there():
    now = left(sheet(ANN, BOB), BOB, 2)
    assert gone(now) == [None, "left"]
    assert now.chairs[1].person == BOB
    assert now.chairs[1].bot is not None
    assert not now.sits(BOB)
    assert now.full


def test_whoever_left_comes_back_in_a_later_round():
    now = left(sheet(ANN, BOB), BOB, 2)
    wished_for = returned(now, BOB, 2)
    assert gone(wished_for) == [None, "returning"]
    assert wished_for.chairs[1].bot is not None
    assert wished_for.in_round(2) == wished_for
    assert wished_for.in_round(3) == sheet(ANN, BOB)
    assert returned(now, BOB, 3) == sheet(ANN, BOB)
    with pytest.raises(NotAllowed):
        returned(now, CAT, 3)


def test_whoever_was_late_comes_back_at_any_time_and_whoever_resigned_never():
    late, resigned = sheet(ANN, BOB), sheet(ANN, BOB)
    late = late.seated([replace(late.chairs[1], gone="late", gone_at=2, bot="greedy")])
    assert returned(late, BOB, 2) == sheet(ANN, BOB)
    resigned = resigned.seated([replace(resigned.chairs[1], gone="resigned", gone_at=1)])
    with pytest.raises(NotPossibleNow, match="resigned"):
        returned(resigned, BOB, 9)


def test_whoever_has_several_seats_leaves_them_all():
    assert gone(left(sheet(ANN, BOB, ANN), ANN, 1)) == ["left", None, "left"]


def test_a_table_that_all_people_have_left_is_closed():
    now = left(left(sheet(ANN, BOB, None), BOB, 1), ANN, 1)
    assert now.status == "aborted"


def test_bots_end_the_match_of_those_who_only_were_late():
    late = sheet(ANN, BOB, paused=5)
    late = late.seated([replace(late.chairs[1], gone="late", gone_at=1, bot="greedy")])
    now = left(late, ANN, 1)
    assert now.status == "playing"
    assert now.paused is None


def test_before_the_start_a_seat_is_free_again_and_the_host_closes_the_table():
    table = sheet(ANN, BOB, status="open", word="a-b-10")
    up = got_up(table, BOB)
    assert [chair.kind for chair in up.chairs] == ["person", "open"]
    assert up.chairs[1].person is None
    closed = got_up(table, ANN)
    assert closed.status == "aborted"
    assert closed.word is None


# Agreeing


def test_a_pause_needs_all_people_and_no_bot():
    one = wished(sheet(ANN, BOB, None), ANN, "pause")
    assert one.paused is None
    assert [chair.wish for chair in one.chairs] == ["pause", None, None]
    both = wished(one, BOB, "pause")
    assert both.paused is not None
    assert [chair.wish for chair in both.chairs] == [None, None, None]


def test_a_no_ends_a_proposal_and_another_takes_its_place():
    one = wished(sheet(ANN, BOB, CAT), ANN, "abort")
    assert wished(one, CAT, None) == sheet(ANN, BOB, CAT)
    other = wished(wished(one, BOB, "abort"), CAT, "pause")
    assert [chair.wish for chair in other.chairs] == [None, None, "pause"]


def test_all_who_are_there_end_a_match():
    one = wished(sheet(ANN, BOB, CAT), ANN, "abort")
    assert wished(wished(one, BOB, "abort"), CAT, "abort").status == "aborted"
    there = left(wished(one, BOB, "abort"), CAT, 1)
    assert there.status == "aborted"  # who has left is not asked


def test_whoever_does_not_sit_there_is_not_asked():
    for person in (CAT, BOB):
        with pytest.raises(NotAllowed):
            wished(left(sheet(ANN, BOB), BOB, 1), person, "abort")


def test_nothing_is_agreed_by_nobody():
    assert agreed(sheet(None, None)).status == "playing"
    assert settled(sheet(ANN, None)) == sheet(ANN, None)


# Clocks


def test_a_clock_runs_for_those_who_are_to_act():
    now = wind(sheet(ANN, BOB, None, clock=60), (0, 2), 1000)
    assert [chair.due for chair in now.chairs] == [61_000, None, None]
    assert now.deadline == 61_000
    later = wind(now, (0, 1), 5000)
    assert [chair.due for chair in later.chairs] == [61_000, 65_000, None]
    assert wind(later, (0, 1), 9000, anew=(0,)).chairs[0].due == 69_000
    assert wind(later, (), 9000).deadline is None


def test_no_clock_runs_without_a_clock_or_in_a_pause_or_for_whoever_is_gone():
    assert wind(sheet(ANN, BOB), (0, 1), 0).deadline is None
    assert wind(sheet(ANN, BOB, clock=60, paused=1), (0, 1), 0).deadline is None
    now = wind(left(sheet(ANN, BOB, clock=60), ANN, 1), (0, 1), 0)
    assert [chair.due for chair in now.chairs] == [None, 60_000]


def test_after_a_few_late_turns_in_a_row_a_bot_plays():
    now = sheet(ANN, BOB, clock=60)
    for _ in range(MOST_LATE - 1):
        now = counted(now, 1, late=True, round_=1)
        assert gone(now) == [None, None]
    again = counted(now, 1, late=False, round_=1)
    assert again.chairs[1].late == 0
    assert gone(counted(now, 1, late=True, round_=1)) == [None, "late"]


# Rematches


def test_in_a_rematch_each_seat_passes_to_whoever_sat_after_it():
    again = turned(sheet(ANN, BOB, None, ANN, clock=60), Person(BOB, "Bob", None, 0))
    assert [chair.kind for chair in again.chairs] == ["person", "bot", "open", "open"]
    assert [chair.kept_for for chair in again.chairs] == [None, None, ANN, ANN]
    assert again.chairs[0].person == BOB
    assert (again.host, again.after, again.clock, again.status) == (BOB, "abc", 60, "open")


def test_a_seat_of_somebody_who_is_no_more_is_free_in_a_rematch():
    table = sheet(ANN, BOB)
    table = table.seated([replace(table.chairs[0], person=None, name="Guest")])
    again = turned(table, Person(BOB, "Bob", None, 0))
    assert (again.chairs[1].kind, again.chairs[1].kept_for, again.chairs[1].name) == (
        "open",
        None,
        "",
    )


# Room words


def test_room_words_are_short_and_forgive_how_they_are_typed():
    assert len(set(WORDS)) == len(WORDS)
    assert all(word.isascii() and word.islower() and len(word) <= 10 for word in WORDS)
    word = new_word()
    assert heard(f"  {word.upper().replace('-', '  ')} ") == word
