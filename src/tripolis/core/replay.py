"""Replay a record into a match, checking every line.

The first line that cannot stand where it stands is named in a `RecordError`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripolis.core.dice import NONCE_BYTES, SECRET_BYTES, Proof, commitment_of, parse_hex
from tripolis.core.errors import ComponentError, RecordError, TripolisError, quoted
from tripolis.core.game import CHANCE, AnyGame, Drawn, Played, Seat
from tripolis.core.match import Match, check_seats
from tripolis.core.notation import parse_count
from tripolis.core.options import Options, resolve
from tripolis.core.record import MAGIC, parse_turn

FindGame = Callable[[str, int | None], AnyGame]  # by name and rules version (None: the newest)


def replay(record: bytes | str, find: FindGame) -> Match[Any, Any, Any]:
    """The match that a record tells. Raises `RecordError`."""
    lines = _Lines(_decode(record) if isinstance(record, bytes) else record)
    match = _read_header(lines, find)
    first = lines.number + 1
    _read_body(lines, match)
    if match.finished and lines.more():
        _read_end(lines, match, first)
    if lines.more():
        lines.take()
        raise lines.error("the record ends before this line")
    return match


def _decode(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "a record is text in UTF-8") from None


class _Lines:
    """The lines of a record with the number of the last one taken."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._unended = bool(self._lines[-1])  # the last line has no line end
        if not self._unended:
            self._lines.pop()
        self.number = 0

    def more(self) -> bool:
        return self.number < len(self._lines)

    def peek(self) -> str:
        """The next line as it stands, or nothing."""
        return self._lines[self.number] if self.more() else ""

    def take(self, expected: str = "another line", *, verbatim: bool = False) -> str:
        self.number += 1
        if self.number > len(self._lines):
            raise self.error(f"the record ends where {expected} should stand")
        line = self._lines[self.number - 1]
        if "\r" in line:
            raise self.error("lines end with a line feed alone, without a carriage return")
        if not verbatim and line != line.rstrip():
            raise self.error("blanks at the end of the line")
        if self._unended and self.number == len(self._lines):
            raise self.error("the last line does not end with a line feed")
        return line

    def take_word(self, word: str, rest: str) -> str:
        """The rest of a line that must begin with this word."""
        line = self.take(f"`{word} {rest}`")
        if not line.startswith(f"{word} "):
            raise self.error(f"`{word} {rest}` should stand here, not {quoted(line)}")
        return line[len(word) + 1 :]

    def take_count(self, word: str, rest: str) -> int:
        text = self.take_word(word, rest)
        with _AtLine(self):
            return parse_count(text, f"a number for {word}")

    def error(self, reason: str, line: int | None = None) -> RecordError:
        return RecordError(self.number if line is None else line, reason)


class _AtLine:
    """Names the current line in whatever typed error happens inside."""

    def __init__(self, lines: _Lines, number: int | None = None) -> None:
        self._lines = lines
        self._number = number

    def __enter__(self) -> None:
        pass

    def __exit__(self, _type: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, TripolisError) and not isinstance(error, RecordError):
            raise self._lines.error(error.message, self._number) from error


def _read_header(lines: _Lines, find: FindGame) -> Match[Any, Any, Any]:
    if lines.take(f"`{MAGIC}`") != MAGIC:
        raise lines.error(f"a record begins with the line `{MAGIC}`")
    name = lines.take_word("game", "NAME")
    with _AtLine(lines):
        find(name, None)
    rules = lines.take_count("rules", "VERSION")
    with _AtLine(lines):
        game = find(name, rules)
    seats = lines.take_count("seats", "NUMBER")
    with _AtLine(lines):
        check_seats(game, seats)
    options = _read_options(lines, game, seats)
    proof = None
    if lines.peek().startswith("commitment"):
        text = lines.take_word("commitment", "HEX")
        with _AtLine(lines):
            parse_hex(text, 32, "a SHA-256")
        proof = Proof(text)
    if lines.take("a blank line"):
        raise lines.error("a blank line should stand here, before the body")
    with _AtLine(lines):
        return Match(game, seats, options, proof=proof)


def _read_options(lines: _Lines, game: AnyGame, seats: int) -> Options:
    values: dict[str, str] = {}
    stands: dict[str, int] = {}
    plain = game.option_specs(seats)
    for name in sorted(spec.name for spec in plain):
        values[name] = lines.take_word(f"option {name}", "VALUE")
        stands[name] = lines.number
    file = None
    begin = lines.number + 1
    if lines.peek() in [f"begin {spec.name}" for spec in plain if spec.takes_file]:
        file = _read_file(lines)
    try:
        specs = {spec.name: spec for spec in game.option_specs(seats, file)}
    except ComponentError as error:
        reason = f"{error.key}: {error.reason}" if error.key else error.reason
        raise lines.error(reason, begin + error.line) from error
    for name, value in values.items():  # so that each defect is told at its own line
        if not specs[name].admits(value):
            reason = f"option {name} is {specs[name].allowed(drawn=False)}, not {quoted(value)}"
            raise lines.error(reason, stands[name])
    with _AtLine(lines, begin):
        return resolve(game.name, tuple(specs.values()), values, file)


def _read_file(lines: _Lines) -> str:
    """A component file of the player's own, between its `begin` and `end`, as it is."""
    block = lines.take()[len("begin ") :]
    text: list[str] = []
    while (line := lines.take(f"`end {block}`", verbatim=True)) != f"end {block}":
        text.append(f"{line}\n")
    return "".join(text)


def _read_body(lines: _Lines, match: Match[Any, Any, Any]) -> None:
    """Everything up to the result."""
    last: Seat = CHANCE  # of the turns of this simultaneous round so far
    together = 0  # how many turns of it are still to come
    while lines.more() and not (match.finished and lines.peek().startswith("result")):
        line = lines.take()
        who, _, what = line.partition(" ")
        if who == "result":
            raise lines.error("a result stands here, but the match is not over")
        if match.finished:
            raise lines.error("the match is over: only its result can follow")
        if who == "*":
            if match.to_act != (CHANCE,):
                raise lines.error("nothing is drawn here: a turn is due")
            with _AtLine(lines):
                match.add(Drawn(match.game.chance(match.state).parse(what)))
            continue
        with _AtLine(lines):
            seat = parse_count(who, "a seat number, `*` or `result`")
            if not together:
                last, together = CHANCE, len(match.to_act)
            match.check_turn(seat)
            match.add(Played(seat, parse_turn(match.game, what)))
        if seat < last:
            raise lines.error("turns of one round stand in the order of the seats")
        last, together = seat, together - 1


def _read_end(lines: _Lines, match: Match[Any, Any, Any], first: int) -> None:
    """The result and, where the dice were fair, their proof."""
    expected = " ".join(map(str, match.game.scores(match.state).totals))
    if lines.take_word("result", expected) != expected:
        raise lines.error(f"the totals are {expected}")
    if match.proof is None:
        return
    text = lines.take_word("secret", "HEX")
    with _AtLine(lines):
        secret = parse_hex(text, SECRET_BYTES, "the secret")
    if commitment_of(secret) != match.proof.commitment:
        raise lines.error("the SHA-256 of this secret is not the commitment")
    nonces: list[bytes] = []
    while lines.peek().startswith("nonce ") or 0 < len(nonces) < match.seats:
        if len(nonces) == match.seats:
            break
        text = lines.take_word(f"nonce {len(nonces)}", "HEX")
        with _AtLine(lines):
            nonces.append(parse_hex(text, NONCE_BYTES, "a nonce"))
    match.proof = Proof(match.proof.commitment, secret, tuple(nonces))
    _check_draws(lines, match, first)


def _check_draws(lines: _Lines, match: Match[Any, Any, Any], first: int) -> None:
    """Every draw must be the one that the secret and the nonces decide."""
    dice = match.proof.dice() if match.proof else None
    if dice is None:
        return
    for n, entry in enumerate(match.entries):
        if isinstance(entry, Drawn):
            chance = match.game.chance(match.states[n])
            fair = dice.roll(chance)
            if entry.outcome != fair:
                raise lines.error(f"fair dice bring `* {chance.text(fair)}` here", first + n)
