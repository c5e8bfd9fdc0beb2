"""The list of legal actions: numbered, in pages, narrowed by what is typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

ROWS = 12  # of a page


class Menu:
    """Each action keeps its number, however the list is narrowed."""

    def __init__(self, screen: Console, actions: Sequence[str]) -> None:
        self._screen = screen
        self._actions = actions
        self._shown = list(range(len(actions)))
        self._next = 0  # the first on the next page

    def numbered(self, number: str) -> str | None:
        return next((text for n, text in enumerate(self._actions, 1) if str(n) == number), None)

    def narrow(self, words: str) -> bool:
        """Keep the actions that contain all the words; False if there is none."""
        wanted = words.split()
        found = [n for n, text in enumerate(self._actions) if all(word in text for word in wanted)]
        if found:
            self._shown, self._next = found, 0
        return bool(found)

    def show_page(self) -> None:
        """The next page, and after the last the first again."""
        cells = [f"{n + 1:>4} {self._actions[n]}" for n in self._shown]
        if not cells:
            return
        width = max(map(len, cells)) + 2
        columns = max(1, self._screen.width // width)
        page = cells[self._next : self._next + ROWS * columns]
        rows = -(-len(page) // columns)
        for row in range(rows):
            line = "".join(f"{cell:<{width}}" for cell in page[row::rows])
            self._screen.print(Text(line.rstrip()))
        end = self._next + len(page)
        self._next = end if end < len(cells) else 0
        if len(page) < len(cells):
            note = f"{end} of {len(cells)}: Enter shows more, words such as `{self._hint()}` filter"
            self._screen.print(Text(note, "dim"))

    def _hint(self) -> str:
        return self._actions[self._shown[-1]].split(" ")[0]
