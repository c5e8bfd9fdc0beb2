"""Nobody gets a byte that depends on what they may not know: REST, WebSocket, errors, lists.

Random matches of every game are played twice on real servers; see `twins` for what is other the
second time. Whatever a viewer gets must be the same, to the byte, until they may know it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import leaks
import psycopg
import pytest
from nodes import Forker, Nodes
from postgres import Postgres
from seeded import BARRIER, CLOCK, DICE, DONE, Clock
from twins import HIDING, Differs, Drive, Plan, Transcript, Viewer, compare, make_plan

from support import VARIANTS, Variant
from tripolis.server.database import CHANNEL

SHORT = 32  # turns: a round of Cityscape, and what it reveals


class World:
    """A server that does nothing at random."""

    def __init__(
        self,
        number: int,
        nodes: Nodes,
        database: str,
        folder: Path,
        leak: str,
        *,
        line: psycopg.Connection[Any] | None = None,
    ) -> None:
        """With a line to PostgreSQL: two servers over one database, the viewers on the second."""
        self._number = number
        folder.mkdir()
        self._dice = folder / DICE
        self._clock = Clock(folder / CLOCK)
        self._folder = folder
        self._nodes = [
            nodes.start(database, "seeded:serve", SEEDED=str(folder), SEEDED_AS=str(n), LEAK=leak)
            for n in range(1 if line is None else 2)
        ]
        self._line = line
        self._barriers = 0

    @property
    def log(self) -> str:
        return "".join(node.log.read_text(encoding="utf-8") for node in self._nodes)

    def _settle(self) -> None:
        """Notifications arrive in order: all before this one have been seen to after it."""
        if self._line is None:
            return
        self._barriers += 1
        word = f"{BARRIER}{self._barriers}"
        payload = json.dumps(["test", 0, word])
        self._line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        deadline = time.monotonic() + 20
        for done in (self._folder / f"{DONE}{n}" for n in range(len(self._nodes))):
            while not done.exists() or done.read_text(encoding="utf-8") != word:
                assert time.monotonic() < deadline, self.log
                time.sleep(0.001)

    def play(self, plan: Plan) -> dict[Viewer, Transcript]:
        dealt = plan.dealt if self._number else None
        order = {"seed": plan.dice.hex(), "dealt": dealt}
        self._dice.write_text(json.dumps(order), encoding="utf-8")
        return Drive(plan, self._number, self._nodes, self._clock, self._settle).run()


def two_worlds(nodes: Nodes, folder: Path, leak: str = "") -> list[World]:
    databases = [f"sqlite:///{folder / f'{n}.db'}" for n in (0, 1)]
    return [World(n, nodes, databases[n], folder / str(n), leak) for n in (0, 1)]


def check(plan: Plan, worlds: list[World]) -> None:
    """Differs."""
    one, other = (world.play(plan) for world in worlds)
    for viewer in plan.viewers:
        assert len(one[viewer].got) > 5
        compare(one[viewer], other[viewer], viewer)


def differs(plan: Plan, worlds: list[World]) -> bool:
    try:
        check(plan, worlds)
    except Differs:
        return True
    return False


@pytest.fixture(scope="module")
def worlds(forker: Forker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    folder = tmp_path_factory.mktemp("worlds")
    nodes = Nodes(forker, folder)
    try:
        found = two_worlds(nodes, folder)
        yield found
        assert not any(world.log for world in found)
    finally:
        nodes.close()


@pytest.fixture(scope="module")
def worlds_on_postgresql(forker, postgres, tmp_path_factory) -> Iterator[list[World]]:
    folder = tmp_path_factory.mktemp("worlds")
    nodes = Nodes(forker, folder)
    try:
        yield [World(n, nodes, postgres.fresh(), folder / str(n), "") for n in (0, 1)]
    finally:
        nodes.close()


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_viewer_gets_does_not_depend_on_what_they_may_not_know(variant, number, worlds):
    check(make_plan(variant, number, SHORT), worlds)


@pytest.mark.parametrize("variant", VARIANTS[1::3], ids=str)
def test_nor_does_it_on_postgresql(variant, worlds_on_postgresql):
    check(make_plan(variant, 2, SHORT), worlds_on_postgresql)


@pytest.fixture
def worlds_of_two_nodes(
    postgres: Postgres, nodes: Nodes, tmp_path: Path
) -> Iterator[Callable[[str], list[World]]]:
    with ExitStack() as lines:

        def world(number: int, leak: str) -> World:
            database = postgres.fresh()
            line = lines.enter_context(postgres.connect_to(database))
            return World(number, nodes, database, tmp_path / str(number), leak, line=line)

        yield lambda leak: [world(number, leak) for number in (0, 1)]


@pytest.mark.long  # what reaches two nodes in one piece or in two is not yet told apart
@pytest.mark.parametrize("variant", VARIANTS[1::3], ids=str)
def test_nor_does_it_on_another_node(variant, worlds_of_two_nodes):
    worlds = worlds_of_two_nodes("")
    check(make_plan(variant, 1, SHORT), worlds)
    assert not any(world.log for world in worlds)


def test_what_leaks_to_another_node_is_caught(worlds_of_two_nodes):
    plans = [make_plan(Variant("cityscape", 3), number, SHORT) for number in range(4)]
    worlds = worlds_of_two_nodes("draft_told_to_everybody")
    assert any(differs(plan, worlds) for plan in plans)


@pytest.mark.long
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nor_does_it_in_whole_matches(variant, number, worlds):
    check(make_plan(variant, number, 1000), worlds)


LEAKS = {
    **dict.fromkeys(leaks.LEAKS, Variant("cityscape", 3)),
    "next_draw_in_the_length": Variant("cities2024", 2),
    "ShowsGoalsOfTheLocked": Variant("cityscape", 2),
    "TellsGoalsInEvents": Variant("cityscape", 4),
    "OffersWhatPays": Variant("cityscape", 3),
    "ShowsCities": Variant("cities2008", 3),
    "TellsTurns": Variant("cities2008", 2),
    "CountsTourists": Variant("cities2008", 2),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_leaks_is_caught(leak, nodes, tmp_path):
    worlds = two_worlds(nodes, tmp_path, leak)
    plans = [make_plan(LEAKS[leak], number, SHORT) for number in range(4)]
    assert any(differs(plan, worlds) for plan in plans)
    assert not any(world.log for world in worlds)  # caught leaking, not failing


def test_plans_hide_something_wherever_there_is_something_to_hide():
    for variant in VARIANTS:
        plans = [make_plan(variant, number, SHORT) for number in (0, 1)]
        hides = variant.game in HIDING and variant.seats > 1
        assert [plan.hidden > 0 for plan in plans] == [hides, hides]
        assert plans[0].viewers | plans[1].viewers == {None, *range(variant.seats)}
