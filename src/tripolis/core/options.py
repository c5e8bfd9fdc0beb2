"""Options of a match: always all of them, as texts, in alphabetical order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tripolis.core.chance import Draws
from tripolis.core.errors import BadOption, UnknownOption, listed

OWN = "own"  # the value of an option whose file stands in the record
_MOST = 999_999_999  # no rule: a slip of the keyboard
DRAWN = "random"  # asks for one of the choices by lot; never stands in a record


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What an option may be: one of `choices`, or a whole number from `least` on."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    least: int = 0
    takes_file: bool = False  # `own` is a choice too, and a file comes with it
    may_be_drawn: bool = False  # `random` may be asked for

    def allowed(self, *, drawn: bool) -> str:
        """In words; `drawn` is whether one may ask for a choice by lot here."""
        if not self.choices:
            return f"a whole number from {self.least} to {_MOST}"
        extra = [OWN] * self.takes_file + [DRAWN] * (drawn and self.may_be_drawn)
        return listed([*self.choices, *extra])

    def admits(self, value: str) -> bool:
        if self.choices:
            return value in self.choices or (self.takes_file and value == OWN)
        plain = value.isascii() and value.isdecimal() and len(value) <= len(str(_MOST))
        return plain and value == str(int(value)) and int(value) >= self.least


@dataclass(frozen=True, slots=True)
class Options:
    """All options by name; `file` is the text of a player's own tiles or components."""

    values: tuple[tuple[str, str], ...]
    file: str | None = None

    def __getitem__(self, name: str) -> str:
        return dict(self.values)[name]


def resolve(
    game: str,
    specs: tuple[OptionSpec, ...],
    given: Mapping[str, str],
    file: str | None = None,
    draws: Draws | None = None,
) -> Options:
    """Fill in the defaults, refuse what is not allowed, and decide what was left to chance."""
    known = tuple(spec.name for spec in specs)
    for name in given:
        if name not in known:
            raise UnknownOption(game, name, known)
    if file is not None and not any(spec.takes_file for spec in specs):
        raise UnknownOption(game, "file", known)
    values: list[tuple[str, str]] = []
    for spec in sorted(specs, key=lambda spec: spec.name):
        value = given.get(spec.name, spec.default)
        if value == DRAWN and spec.may_be_drawn and draws is not None:
            value = spec.choices[draws.below(len(spec.choices))]
        if not spec.admits(value):
            raise BadOption(spec.name, value, spec.allowed(drawn=draws is not None))
        if spec.takes_file and (value == OWN) != (file is not None):
            raise BadOption(spec.name, value, "`own` where a file is given, and only there")
        values.append((spec.name, value))
    return Options(tuple(values), file)
