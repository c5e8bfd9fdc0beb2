"""What is on the table. Nothing else exists before it is drawn, so everybody sees the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from tripolis.core.chance import Draws
from tripolis.core.scores import Place, Scores
from tripolis.games.cities2024.components import Achievement, City, ComponentSet, load
from tripolis.games.cities2024.neighbourhood import (
    FRAME,
    Colour,
    FeatureKind,
    Neighbourhood,
    origin,
)
from tripolis.games.cities2024.notation import position_text, restore
from tripolis.games.cities2024.rules import legal_actions, to_act
from tripolis.games.cities2024.scoring import scores
from tripolis.games.cities2024.state import (
    COLUMNS,
    ROWS,
    Hand,
    Layout,
    Piles,
    Player,
    Ring,
    State,
    Thing,
    settings_of,
    spot,
)


@dataclass(frozen=True, slots=True)
class CardView:
    number: int
    name: str
    points: int
    requirement: str  # as a set file writes it


@dataclass(frozen=True, slots=True)
class TileView:
    number: int
    spaces: str


@dataclass(frozen=True, slots=True)
class AchievementView:
    name: str
    requirement: str
    at_least: int
    places: tuple[int, ...]  # that may be claimed, highest first


@dataclass(frozen=True, slots=True)
class RingView:
    points: int
    spaces: tuple[Place, ...]  # what met the achievement when it was claimed


@dataclass(frozen=True, slots=True)
class PlayerView:
    position: str  # "" before the starting tile
    origin: Place  # of its top left space
    cards: tuple[CardView, ...]
    rings: tuple[RingView | None, ...]  # under each achievement
    # For each achievement the spaces of each occurrence there is now: how near a claim is.
    progress: tuple[tuple[tuple[Place, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as every seat and every spectator sees it."""

    seats: int
    city: str  # as in the options
    city_name: str
    long: bool
    set_name: str
    set_file: str | None  # the text of a set of the players' own
    achievements: tuple[AchievementView, ...]
    rounds: int
    round: int  # 0: starting tiles; rounds + 1: the match is over
    to_act: tuple[int, ...]
    star: int  # the seat that holds it; -1 until it is drawn
    acting: int  # whose turn it is, also while something is drawn in it; -1 before the start
    due: str  # the chance step that comes next, if any
    starts: tuple[TileView, ...]  # starting tiles not chosen yet
    cards: tuple[CardView, ...]  # face-up in columns 1–3, taken or not
    tiles: tuple[TileView, ...]
    features: tuple[FeatureKind, ...]  # face-up: two in column 1, then one a column
    blocks: tuple[Colour, ...]  # four in column 1, three in columns 2 and 3
    workers: tuple[tuple[int | None, ...], ...]  # in each row the seat on each column
    begun: bool  # the acting seat has taken something
    hidden: str  # what its take would turn up, not committed yet
    tile: TileView | None  # in its hand
    things: tuple[Thing, ...]  # in its hand: features or pieces
    left: Piles  # what was never seen
    players: tuple[PlayerView, ...]
    scores: Scores


def view(state: State) -> View:
    settings, hand, layout = state.settings, state.hand, state.layout
    cards, tiles, starts = _faces(settings.file)
    printed = settings.components
    return View(
        seats=settings.seats,
        city=settings.city_slug,
        city_name=settings.city.name,
        long=settings.long,
        set_name=printed.name,
        set_file=settings.file,
        achievements=tuple(
            AchievementView(a.name, a.requirement.text, a.at_least, settings.places(index))
            for index, a in enumerate(settings.city.achievements)
        ),
        rounds=settings.rounds,
        round=state.round,
        to_act=to_act(state),
        star=state.star,
        acting=state.acting,
        due=state.due,
        starts=tuple(starts[number - 1] for number in state.starts),
        cards=tuple(cards[number - 1] for number in layout.cards),
        tiles=tuple(tiles[number - 1] for number in layout.tiles),
        features=layout.features,
        blocks=layout.blocks,
        workers=tuple(
            tuple(_occupant(state.workers, spot(row, column)) for column in COLUMNS) for row in ROWS
        ),
        begun=hand.begun,
        hidden=hand.hidden,
        tile=tiles[hand.tile - 1] if hand.tile else None,
        things=hand.things,
        left=state.piles,
        players=tuple(_player_view(settings.city, player, cards) for player in state.players),
        scores=scores(state),
    )


def _occupant(workers: tuple[int, ...], bit: int) -> int | None:
    return next((seat for seat, spots in enumerate(workers) if spots & bit), None)


def corner(place: Neighbourhood) -> Place:
    """The top left space of a neighbourhood; (0,0) before the starting tile."""
    return origin(place) if place.tiles else (0, 0)


def _player_view(city: City, player: Player, cards: tuple[CardView, ...]) -> PlayerView:
    return PlayerView(
        position_text(player.place),
        corner(player.place),
        tuple(cards[number - 1] for number in player.cards),
        tuple(
            None if ring is None else RingView(ring.points, FRAME.squares(ring.spaces))
            for ring in player.rings
        ),
        tuple(_progress(achievement, player.place) for achievement in city.achievements),
    )


@lru_cache(maxsize=1024)
def _progress(achievement: Achievement, place: Neighbourhood) -> tuple[tuple[Place, ...], ...]:
    found = achievement.requirement.occurrences(place, achievement=True)
    return tuple(map(FRAME.squares, found))


@lru_cache(maxsize=32)
def _faces(
    file: str | None,
) -> tuple[tuple[CardView, ...], tuple[TileView, ...], tuple[TileView, ...]]:
    """All cards, tiles and starting tiles of a set."""
    printed: ComponentSet = load(file)
    cards = tuple(
        CardView(number, card.name, card.points, card.requirement.text)
        for number, card in enumerate(printed.cards, 1)
    )
    tiles, starts = (
        tuple(TileView(number, tile.text) for number, tile in enumerate(pile, 1))
        for pile in (printed.tiles, printed.start_tiles)
    )
    return cards, tiles, starts


def sample(view: View, draws: Draws) -> State:
    """The state of the table: it holds no secret, for nothing is drawn before it is turned up."""
    return State(
        settings=settings_of(view.seats, view.city, view.long, view.set_file),
        round=view.round,
        star=view.star,
        acting=view.acting,
        due=view.due,
        starts=tuple(tile.number for tile in view.starts),
        layout=Layout(
            tuple(card.number for card in view.cards),
            tuple(tile.number for tile in view.tiles),
            view.features,
            view.blocks,
        ),
        workers=tuple(
            sum(
                spot(row, column)
                for row, seats in zip(ROWS, view.workers, strict=True)
                for column, occupant in zip(COLUMNS, seats, strict=True)
                if occupant == seat
            )
            for seat in range(view.seats)
        ),
        piles=view.left,
        players=tuple(map(_player, view.players)),
        hand=Hand(view.begun, view.hidden, view.tile.number if view.tile else 0, view.things),
    )


def trial(view: View, seat: int, draws: Draws) -> State | None:
    """The table as it lies, and the seat would take something now. What another seat has in hand
    stays out of it; with no worker left there is nothing to take before the next round is laid out.
    """
    if view.acting == seat:
        return None
    state = replace(sample(view, draws), acting=seat, hand=Hand())
    return state if legal_actions(state, seat) else None


def _player(player: PlayerView) -> Player:
    return Player(
        restore(player.position, player.origin),
        tuple(card.number for card in player.cards),
        tuple(
            None if ring is None else Ring(ring.points, FRAME.mask(ring.spaces))
            for ring in player.rings
        ),
    )
