"""What one seat wants at one moment, and how it would lay what it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from tripolis.bots.cities2024.wishes import Measure, Wish, areas, progress, wish
from tripolis.core.game import Seat
from tripolis.games.cities2024.components import Achievement, Card
from tripolis.games.cities2024.neighbourhood import (
    COLOURS,
    FRAME,
    GROUNDS,
    Colour,
    FeatureKind,
    Neighbourhood,
    Tile,
    tile_places,
)
from tripolis.games.cities2024.scoring import AREA_POINTS, MONUMENT_POINTS
from tripolis.games.cities2024.state import (
    ROWS,
    Action,
    Discard,
    LayBlock,
    LayFeature,
    LayTile,
    State,
)
from tripolis.grid import bits


@dataclass(frozen=True, slots=True)
class Weights:
    """What is worth something before it scores, in points."""

    hope: float = 0.25  # of the points that a card could count on its ground, at the first turn
    goal: float = 0.8  # of the best ring place of an achievement that is almost met
    land: float = 0.25  # of what an area could score with features, at the first turn
    stock: float = 0.3  # for each building at the first turn; less for further pieces
    unseen: float = 0.9  # of the mean of its row, for a thing that is not turned up
    early_tile: float = 0.3  # a tile now rather than later in the round
    tries: int = 5  # places of a tile that are looked at closely


_LAND = (0.0, 0.0, 1.0, 2.2, 3.0)  # what an area may come to score, by its size up to 4
_STOREYS = (1.0, 0.5, 0.5, 0.3)  # of the weight `stock`, by the piece of a building


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions, and how much better the neighbourhood is after them."""

    actions: tuple[Action, ...]
    gain: float


@dataclass(frozen=True, slots=True)
class Goal:
    """An achievement that the seat may still claim."""

    achievement: Achievement
    progress: Measure
    points: int  # of its highest vacant place


@dataclass(frozen=True, slots=True)
class Wants:
    cards: tuple[Card, ...]
    goals: tuple[Goal, ...]

    def that(self, change: Callable[[Wish], bool]) -> Wants:
        """Those that a kind of thing can change."""
        return Wants(
            tuple(card for card in self.cards if change(wish(card.requirement))),
            tuple(goal for goal in self.goals if change(wish(goal.achievement.requirement))),
        )


class Mind:
    """Made for one choice. The worth of a neighbourhood is worked out once: takes share many."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        settings, me = state.settings, state.players[seat]
        self.weights = weights
        self.place = me.place
        self.long = settings.long
        turns_a_round = len(ROWS) * settings.workers_a_row
        turns = (state.round - 1) * turns_a_round + state.workers[seat].bit_count()
        turns -= state.hand.begun  # the turn that is being taken is not over
        self.left = 1 - turns / (settings.rounds * turns_a_round)  # of the match
        cards = tuple(settings.components.cards[number - 1] for number in me.cards)
        self.wants = Wants(cards, tuple(_open_goals(state, seat)))
        self._of_pieces = self.wants.that(lambda wanted: wanted.by_pieces)
        self._of_features = self.wants.that(lambda wanted: wanted.by_features)
        self._worths: dict[tuple[Neighbourhood, Callable[..., float]], float] = {}

    def card(self, card: Card, place: Neighbourhood) -> float:
        """The points of a card now, and a part of those that its ground allows."""
        wanted = wish(card.requirement)
        count = wanted.count(place)
        more = max(0, wanted.hope(place) - count)
        return card.points * (count + self.weights.hope * self.left * more)

    def plan_card(self, card: Card) -> Plan:
        return Plan((), self.card(card, self.place))

    def plan_tile(self, tile: Tile) -> Plan:
        before = self._worth(self._with_tiles, self.place)
        plans: list[Plan] = []
        for action in self._likely_places(tile):
            after = self.place.with_tile(tile, action.x, action.y, action.rotation)
            plans.append(Plan((action,), self._with_tiles(after) - before))
        return max(plans, key=lambda plan: plan.gain)  # a tile always has a place

    def plan_features(self, kinds: Sequence[FeatureKind]) -> Plan:
        """Each where it is worth most, or removed where it does harm."""
        # A special exchanges a colour, which anything may look at.
        measure = self._with_special if "*" in kinds else self._with_features
        place, actions = self.place, list[Action]()
        worth = before = self._worth(measure, place)
        for kind in kinds:
            best: Action = Discard(kind)
            here = place
            for bit in bits(here.feature_spaces(kind)):
                after = here.with_feature(kind, bit)
                value = self._worth(measure, after)
                if value > worth:
                    worth, place = value, after
                    best = LayFeature(kind, *FRAME.square(bit))
            actions.append(best)
        return Plan(tuple(actions), worth - before)

    def plan_pieces(self, colours: Sequence[Colour]) -> Plan:
        """Each where it is worth most; removed only where it has no place."""
        place, actions = self.place, list[Action]()
        worth = before = self._worth(self._with_pieces, place)
        for colour in colours:
            index = COLOURS.index(colour)
            laid = [(bit, place.with_piece(index, bit)) for bit in bits(place.block_spaces(index))]
            if not laid:
                actions.append(Discard(colour))
                continue
            values = [self._worth(self._with_pieces, after) for _, after in laid]
            worth = max(values)
            bit, place = laid[values.index(worth)]
            actions.append(LayBlock(colour, *FRAME.square(bit)))
        return Plan(tuple(actions), worth - before)

    def _worth(self, measure: Callable[[Neighbourhood], float], place: Neighbourhood) -> float:
        key = place, measure
        known = self._worths.get(key)
        if known is None:
            known = self._worths[key] = measure(place)
        return known

    def _wanted(self, place: Neighbourhood, wants: Wants) -> float:
        value = fsum(self.card(card, place) for card in wants.cards)
        near = self.weights.goal * (0.5 + 0.5 * self.left)
        for goal in wants.goals:
            part = goal.progress(place)
            value += goal.points * (1 if part >= 1 else near * part * part)
        return value

    def _with_tiles(self, place: Neighbourhood) -> float:
        """The worth of all that a tile can change; the same below for other things."""
        hopes = fsum(
            _LAND[min(4, area.bit_count())]
            for ground in (place.water, place.park)
            for area in areas(ground)
        )
        value = _area_points(place) + self.weights.land * self.left * hopes
        return value + self._wanted(place, self.wants)

    def _with_special(self, place: Neighbourhood) -> float:
        return _feature_points(place) + self._wanted(place, self.wants)

    def _with_features(self, place: Neighbourhood) -> float:
        return _feature_points(place) + self._wanted(place, self._of_features)

    def _with_pieces(self, place: Neighbourhood) -> float:
        storeys = fsum(
            part * level.bit_count() for part, level in zip(_STOREYS, place.levels, strict=True)
        )
        stock = self.weights.stock * self.left * storeys
        return stock + self._wanted(place, self._of_pieces)

    def _likely_places(self, tile: Tile) -> list[LayTile]:
        """The places where most sides meet their like; turns that look the same count once."""
        place = self.place
        beside = [FRAME.beside(s) for s in (*place.colours, place.water, place.park)]
        alike: dict[str, int] = dict(zip(GROUNDS, beside, strict=True))
        building = FRAME.beside(place.building)
        turns = {tile.turned(rotation).spaces: rotation for rotation in (3, 2, 1, 0)}
        ranked: list[tuple[int, int, LayTile]] = []
        for x, y in tile_places(place.tiles, self.long):
            corners = [FRAME.bit(2 * x + dx, 2 * y + dy) for dy in (0, 1) for dx in (0, 1)]
            for spaces, rotation in turns.items():
                meets = 0
                for space, bit in zip(spaces, corners, strict=True):
                    like = bool(alike[space] & bit)
                    meets += 2 * like if space in "wp" else like + bool(building & bit)
                ranked.append((-meets, len(ranked), LayTile(x, y, rotation)))
        return [action for _, _, action in sorted(ranked)[: self.weights.tries]]


def _open_goals(state: State, seat: Seat) -> Iterator[Goal]:
    """The achievements that the seat may still claim."""
    for index, achievement in enumerate(state.settings.city.achievements):
        rings = [player.rings[index] for player in state.players]
        vacant = state.settings.places(index)[sum(ring is not None for ring in rings) :]
        if vacant and rings[seat] is None:
            yield Goal(achievement, progress(achievement), vacant[0])


def _area_points(place: Neighbourhood) -> int:
    one, two, three, four = place.features
    if not (one | two | three | four):
        return 0
    return sum(
        AREA_POINTS[bool(one & a) + bool(two & a) + bool(three & a) + bool(four & a)]
        for ground in (place.water, place.park)
        for a in areas(ground)
    )


def _feature_points(place: Neighbourhood) -> int:
    return _area_points(place) + MONUMENT_POINTS * place.monuments.bit_count()
