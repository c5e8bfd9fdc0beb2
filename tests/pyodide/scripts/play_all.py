"""Plays a match of every game and prints the records: the same bytes on every Python.

Run with everything but the standard library and `tripolis` blocked. The argument is the folder of
the package, where Python does not know it already.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder


class Blocked(MetaPathFinder):
    """Refuses every module that is neither of the standard library nor of the project."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> None:
        room = fullname.partition(".")[0]
        if room != "tripolis" and room not in sys.stdlib_module_names and not path:
            raise ModuleNotFoundError(f"{fullname} is blocked", name=fullname)


sys.path[:0] = sys.argv[1:2]
sys.meta_path.insert(0, Blocked())

from tripolis.core.dice import SeedDice, Stream, seed_of_text  # noqa: E402
from tripolis.core.match import Match  # noqa: E402
from tripolis.core.options import resolve  # noqa: E402
from tripolis.core.record import write  # noqa: E402
from tripolis.games import NAMES, find  # noqa: E402


def play(name: str, seats: int) -> str:
    game = find(name)
    seed = seed_of_text(f"{name} {seats}")
    options = resolve(name, game.option_specs(seats), {}, draws=Stream(seed, "options"))
    match = Match(game, seats, options, dice=SeedDice(seed))
    draws = Stream(seed, "players")
    match.roll_all()
    while match.to_act:
        draft = match.draft(match.to_act[0])
        while not draft.turn.over:
            draft.act(draft.legal[draws.below(len(draft.legal))])
        draft.commit()
        match.roll_all()
    return write(match)


try:
    import pytest  # noqa: F401
except ModuleNotFoundError:
    pass
else:
    sys.exit("pytest could be imported: nothing is blocked")

for name in NAMES:
    print(play(name, 2), end="")
