"""Who asks for something by REST, and what they may ask with."""

from __future__ import annotations

from dataclasses import dataclass

from tripolis.server.errors import NotAllowed
from tripolis.server.house import House
from tripolis.server.live import Live
from tripolis.server.names import folded
from tripolis.server.people import Person
from tripolis.server.visitors import Visitors


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, how, and the house that they ask."""

    person: Person
    house: House
    visitors: Visitors
    live: Live
    address: str
    by_token: bool

    def needs_cookie(self) -> None:
        """For what keeps an account safe: a token that leaked cannot take it over. NotAllowed."""
        if self.by_token:
            raise NotAllowed("a token cannot do this: sign in")

    def needs_moderator(self) -> None:
        """NotAllowed."""
        moderators = map(folded, self.house.settings.moderators.split(","))
        if self.person.login is None or self.person.login not in moderators:
            raise NotAllowed("only moderators can do this")
