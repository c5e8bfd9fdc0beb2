"""Which names people may bear. A name is shown to others, so it must not deceive or abuse them."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from tripolis.server.errors import BadName
from tripolis.server.mistaken import BadSetting

LONGEST = 40
RESERVED = ("admin", "administrator", "moderator", "server", "system", "tripolis")
# Controls, invisible signs, private signs, halves of signs: nothing that can be read.
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def folded(name: str) -> str:
    """What two names that look alike to a hasty eye have in common."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class Names:
    """The house's own list of words that no name may contain."""

    def __init__(self, blocked: tuple[str, ...] = ()) -> None:
        self._blocked = tuple(word for word in map(_letters, blocked) if word)

    @classmethod
    def of_file(cls, path: str) -> Names:
        """A file with one word in a line; no file, no words. BadSetting."""
        if not path:
            return cls()
        try:
            lines = Path(path).read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetting("blocked_names", path, f"a file with words ({error})") from None
        return cls(tuple(line for line in lines if not line.startswith("#")))

    def clean(self, name: str) -> str:
        """The name as it is kept. BadName."""
        name = " ".join(unicodedata.normalize("NFC", name).split())
        if not 1 <= len(name) <= LONGEST:
            raise BadName("length", f"a name has 1 to {LONGEST} characters")
        if any(unicodedata.category(letter) in _UNSEEN for letter in name):
            raise BadName("unseen", "a name has no invisible characters")
        letters = _letters(name)
        if letters in RESERVED or any(word in letters for word in self._blocked):
            raise BadName("blocked", "this name is not allowed here")
        return name


def _letters(text: str) -> str:
    return "".join(letter for letter in folded(text) if letter.isalnum())
