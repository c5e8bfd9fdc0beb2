"""A city as sets of places and fields: all that the rules and the score ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tripolis.games.cities2008.board import OFFSET, REACH, TILES, Masks


@dataclass(frozen=True, slots=True)
class Land:
    places: int  # where tiles lie
    room: int  # places that share one 4×4 with every tile, the city's own among them
    attractions: int
    parks: int
    terraces: int
    waters: int
    tourists: int  # tourists are alike, so a set of fields is all there is to know

    @property
    def dry(self) -> int:
        """Where tourists can stand."""
        return self.attractions | self.parks | self.terraces


EMPTY: Final = Land(0, TILES.all, 0, 0, 0, 0, 0)


def with_tile(land: Land, masks: Masks, place: int) -> Land:
    """The land with one more tile on a free place."""
    offset = OFFSET[place]
    attractions, parks, terraces, waters = masks
    return Land(
        land.places | place,
        land.room & REACH[place],
        land.attractions | attractions << offset,
        land.parks | parks << offset,
        land.terraces | terraces << offset,
        land.waters | waters << offset,
        land.tourists,
    )


def with_tourists(land: Land, tourists: int) -> Land:
    """The land with its tourists on these fields."""
    return Land(
        land.places,
        land.room,
        land.attractions,
        land.parks,
        land.terraces,
        land.waters,
        tourists,
    )
