"""A match at one terminal: people by turns, simple players between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tripolis.bots.playout import play_turn
from tripolis.bots.protocol import Player
from tripolis.cli.ask import ask, forget
from tripolis.cli.boards import boards
from tripolis.cli.terminal import console
from tripolis.cli.turn import PersonsTurn
from tripolis.core.chance import Draws
from tripolis.core.game import Event, Seat
from tripolis.core.match import Match

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # to the top, wipe the screen, wipe what was scrolled away


class Table:
    def __init__(
        self, match: Match[Any, Any, Any], players: Sequence[Player | None], draws: Draws
    ) -> None:
        self._match = match
        self._players = players  # None is a person
        self._draws = draws
        self._look = boards(match.game.name)
        self._screen = console()
        self._told = [0] * match.seats  # how many entries each seat has been told about
        self._here: Seat | None = None  # the person who sits before the screen

    def play(self) -> None:
        """To the end of the match. Raises `Quit` and `InputEnded`."""
        match = self._match
        match.roll_all()
        while to_act := match.to_act:
            seat = to_act[0]
            player = self._players[seat]
            if player is None:
                self._welcome(seat)
                self._tell(seat)
                PersonsTurn(match, seat, self._look, self._screen).play()
            else:
                play_turn(match, seat, player, self._draws)
            match.roll_all()

    def _welcome(self, seat: Seat) -> None:
        """Hand the screen over, so that nobody sees what another seat keeps secret."""
        if self._here not in (None, seat) and self._look.SECRETS:
            self._clear()
            forget()
            ask(f"Hand over to {self._name(seat)}, who presses Enter. ")
            self._clear()
        self._here = seat

    def _clear(self) -> None:
        """Nothing of it can be scrolled back to. A pipe or a file keeps what was written."""
        if self._screen.is_terminal:
            self._screen.file.write(_CLEAR)
            self._screen.file.flush()

    def _tell(self, seat: Seat) -> None:
        """What the seat saw happen since it was told last."""
        for events in self._match.events(seat, self._told[seat]):
            for event in events:
                self._screen.print(Text(f"  {self._describe(event)}", "dim"))
        self._told[seat] = len(self._match.entries)

    def _describe(self, event: Event) -> str:
        words = [event.kind.replace("-", " ")]
        if event.seat is not None:
            words.insert(0, self._name(event.seat))
        words += [*event.actions, *event.items]
        if event.points is not None:
            words.append(f"{event.points} points")
        return " · ".join(words)

    def _name(self, seat: Seat) -> str:
        return self._look.seat_name(self._match.seats, seat)
