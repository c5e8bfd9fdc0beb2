"""Final scoring; every point is traced to the spaces that make it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripolis.core.scores import Part, Scores, SeatScore, Source
from tripolis.games.cities2024.components import Card
from tripolis.games.cities2024.counted import feature_kinds
from tripolis.games.cities2024.neighbourhood import FRAME, Neighbourhood
from tripolis.games.cities2024.state import Player, Settings, State
from tripolis.grid import bits

AREA_POINTS = (0, 1, 3, 6, 10)  # by the number of different features in it
MONUMENT_POINTS = 2


def part(points: int, spaces: int) -> Part:
    return Part(points, FRAME.squares(spaces))


def areas(place: Neighbourhood, unpaved: int) -> Iterator[tuple[int, int, int]]:
    """Each area of water or of park: its spaces, its different features, its points."""
    for area in FRAME.areas(unpaved):
        different = feature_kinds(place, area)
        yield area, different, AREA_POINTS[different]


def _area_parts(place: Neighbourhood, unpaved: int) -> tuple[Part, ...]:
    return tuple(part(points, area) for area, _, points in areas(place, unpaved) if points)


def place_sources(place: Neighbourhood) -> tuple[Source, ...]:
    """Water, parks and monuments."""
    monuments = tuple(part(MONUMENT_POINTS, bit) for bit in bits(place.monuments))
    return (
        Source("water", "water", _area_parts(place, place.water)),
        Source("park", "park", _area_parts(place, place.park)),
        Source("monument", "monument", monuments),
    )


def card_source(place: Neighbourhood, card: Card) -> Source:
    """A card: its points for each occurrence of its requirement."""
    found = card.requirement.occurrences(place, achievement=False)
    return Source("card", card.name, tuple(part(card.points, spaces) for spaces in found))


def score_player(settings: Settings, player: Player) -> SeatScore:
    rings = tuple(
        Source("achievement", achievement.name, (part(ring.points, ring.spaces),))
        for achievement, ring in zip(settings.city.achievements, player.rings, strict=True)
        if ring is not None
    )
    cards = settings.components.cards
    taken = tuple(card_source(player.place, cards[number - 1]) for number in player.cards)
    return SeatScore((*rings, *place_sources(player.place), *taken))


def achievement_points(player: Player) -> int:
    return sum(ring.points for ring in player.rings if ring is not None)


def winners(results: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], str]:
    """Who wins by (total, points from achievements), and what decided it."""
    best = max(results)
    leaders = tuple(seat for seat, result in enumerate(results) if result == best)
    if len(leaders) > 1:
        return leaders, "shared"
    tied = sum(total == best[0] for total, _ in results) > 1
    return leaders, "achievements" if tied else "points"


def scores(state: State) -> Scores:
    seats = tuple(score_player(state.settings, player) for player in state.players)
    if not state.over:
        return Scores(seats)
    rings = map(achievement_points, state.players)
    best, decided_by = winners([(s.total, a) for s, a in zip(seats, rings, strict=True)])
    return Scores(seats, best, decided_by)
