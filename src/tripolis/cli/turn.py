"""A person's turn: a draft, shown as its seat's view, that is final only when confirmed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tripolis.cli.ask import ask
from tripolis.cli.boards import Boards
from tripolis.cli.breakdown import breakdown, totals_line
from tripolis.cli.menu import Menu
from tripolis.core.errors import BadNotation, TripolisError
from tripolis.core.game import Seat, Status
from tripolis.core.match import Draft, Match

HELP = """\
a number      do the action with this number     board   show the table again
an action     as it is written; several: a; b    score   where the points come from
some words    list the actions that have them    undo    take the last action back
Enter         more of the list                   back    take the whole turn back
?             this help                          done    confirm the turn: it is final then
quit          stop here; the record can be saved"""


class Quit(Exception):
    """Somebody has had enough."""


class PersonsTurn:
    def __init__(
        self, match: Match[Any, Any, Any], seat: Seat, look: Boards, screen: Console
    ) -> None:
        self._game = match.game
        self._draft: Draft[Any, Any, Any] = match.draft(seat)
        self._name = look.seat_name(match.seats, seat)
        self._look = look
        self._screen = screen
        self._menu = Menu(screen, ())
        self._done = False
        self._changed = False  # since the table was shown
        self._commands = {
            "": self._more,
            "?": self._help,
            "help": self._help,
            "board": self._show,
            "score": self._score,
            "undo": self._undo,
            "back": self._back,
            "done": self._confirm,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Until the turn, or the part of it before something is turned up, is confirmed."""
        self._show()
        while not self._done:
            line = ask(f"{self._name}> ")
            try:
                self._obey_all(line.split(";"))
            except TripolisError as error:
                self._say(error.message)
            if self._changed:
                self._show()

    def _obey_all(self, parts: list[str]) -> None:
        """One after another; a fault stops the rest, and so does the end of the turn."""
        for words in parts:
            self._obey(words.strip())
            if self._done:
                return

    def _obey(self, words: str) -> None:
        if words in self._commands:
            self._commands[words]()
        elif words.isdecimal():
            self._act_numbered(words)
        else:
            self._act_or_filter(words)

    def _act_numbered(self, number: str) -> None:
        text = self._menu.numbered(number)
        if text is None:
            raise BadNotation(number, "the number of a legal action; ? helps")
        self._act(self._game.parse_action(text))

    def _act_or_filter(self, words: str) -> None:
        try:
            action = self._game.parse_action(words)
        except BadNotation:
            if not self._menu.narrow(words):
                raise
            self._menu.show_page()
        else:
            self._act(action)

    def _act(self, action: Any) -> None:
        self._draft.act(action)
        self._list_actions()

    def _undo(self) -> None:
        taken_back = self._draft.undo()
        self._say(f"Taken back: {self._game.action_text(taken_back)}")
        self._list_actions()

    def _back(self) -> None:
        self._draft.clear()
        self._list_actions()

    def _confirm(self) -> None:
        self._draft.commit()
        self._done, self._changed = True, False

    def _quit(self) -> None:
        raise Quit

    def _more(self) -> None:
        self._menu.show_page()

    def _help(self) -> None:
        self._screen.print(HELP)

    def _score(self) -> None:
        scores = self._look.live_scores(self._draft.view)
        self._screen.print(breakdown(scores, self._look))

    def _show(self) -> None:
        """The table, the turn so far, the score as it stands, and what may be done."""
        view, draft = self._draft.view, self._draft
        self._screen.print()
        self._screen.print(self._look.table(view))
        self._screen.print(totals_line(view.scores, self._look))
        if draft.actions:
            self._say("This turn: " + "; ".join(map(self._game.action_text, draft.actions)))
        self._say(self._status())
        self._list_actions()
        self._menu.show_page()
        self._changed = False

    def _list_actions(self) -> None:
        texts = [self._game.action_text(action) for action in self._draft.legal]
        self._menu = Menu(self._screen, texts)
        self._changed = True

    def _status(self) -> str:
        turn = self._draft.turn
        if turn.status is Status.REVEALS:
            return "`done` turns it up, and then nothing can be taken back"
        if turn.status is Status.INCOMPLETE:
            return f"Your turn ({turn.missing})" if turn.missing else "Your turn"
        if turn.closing:
            closing = "; ".join(map(self._game.action_text, turn.closing))
            return f"`done` ends the turn with: {closing}"
        return "`done` confirms the turn, `undo` or `back` takes it back"

    def _say(self, words: str) -> None:
        self._screen.print(Text(words))
