"""What tourists score, every point traced to the fields that make it.

A *share* is a set of fields that gives one point each. The first share of a zone is its own
fields, the second what borders it; the shares of a terrace are its views to east, south, west and
north.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tripolis.core.scores import Part, Scores, SeatScore, Source
from tripolis.games.cities2008.board import FIELDS
from tripolis.games.cities2008.components import TOURISTS
from tripolis.games.cities2008.land import Land
from tripolis.games.cities2008.notation import place_text
from tripolis.grid import SIDES, bits

ATTRACTION, PARK, TERRACE = "attraction", "park", "terrace"

VIEWS, BORDERS = 2, 3  # the levels that bring the views of terraces and what borders zones


@dataclass(frozen=True, slots=True)
class Tally:
    """What one tourist scores."""

    field: int
    terrain: str
    shares: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(share.bit_count() for share in self.shares)


@lru_cache(maxsize=8192)
def tallies(land: Land, level: int) -> tuple[Tally, ...]:
    """The tourists of a city in reading order: row, then column."""
    found: list[Tally] = []
    scored = 0  # zones in which an earlier tourist stands
    for field in bits(land.tourists):
        if field & land.terraces:
            found.append(Tally(field, TERRACE, _views(land, field, level)))
            continue
        if field & land.attractions:
            terrain, kind, border = ATTRACTION, land.attractions, land.terraces
        else:
            terrain, kind, border = PARK, land.parks, land.waters
        shares: tuple[int, ...] = ()
        if not field & scored:
            zone = FIELDS.flood(field, kind)
            scored |= zone
            shares = (zone, FIELDS.beside(zone) & border) if level >= BORDERS else (zone,)
        found.append(Tally(field, terrain, shares))
    return tuple(found)


def _views(land: Land, field: int, level: int) -> tuple[int, ...]:
    if level < VIEWS:
        return ()
    through = land.waters | land.parks if level >= BORDERS else land.waters
    return tuple(FIELDS.ray(field, dx, dy, through) for dx, dy in SIDES)


def points_of(land: Land, level: int) -> tuple[int, ...]:
    """What each tourist scores, in reading order."""
    return tuple(tally.points for tally in tallies(land, level))


@lru_cache(maxsize=8192)
def total_of(land: Land, level: int) -> int:
    return sum(points_of(land, level))


@lru_cache(maxsize=4096)
def seat_score(land: Land, level: int) -> SeatScore:
    """The score sheet of a city: a source for each tourist, named after where it stands."""
    return SeatScore(tuple(_source(tally) for tally in tallies(land, level)))


def _source(tally: Tally) -> Source:
    parts = tuple(Part(share.bit_count(), FIELDS.squares(share)) for share in tally.shares if share)
    return Source(tally.terrain, place_text(FIELDS.square(tally.field)), parts)


def decide(lands: tuple[Land, ...], level: int) -> tuple[tuple[int, ...], str]:
    """The winners among some cities, and what decided."""
    points = [points_of(land, level) for land in lands]
    totals = [sum(each) for each in points]
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(first) == 1:
        return tuple(first), "points"
    # Best tourist against best tourist, then the second best …: an absent one counts as 0.
    ranked = {
        seat: sorted((*points[seat], *[0] * (TOURISTS - len(points[seat]))), reverse=True)
        for seat in first
    }
    best = max(ranked.values())
    winners = tuple(seat for seat in first if ranked[seat] == best)
    return winners, "tourists" if len(winners) == 1 else "shared"


def scores(lands: tuple[Land, ...], level: int, *, over: bool) -> Scores:
    """The scores of these cities, and the winners once the match is over."""
    seats = tuple(seat_score(land, level) for land in lands)
    return Scores(seats, *decide(lands, level)) if over else Scores(seats)
