"""What the API takes and gives. The OpenAPI schema is made from these."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from tripolis.core.dice import commitment_of
from tripolis.server.accounts import Token
from tripolis.server.contests import day_of
from tripolis.server.settings import MOST_SEATS
from tripolis.server.sheet import Audience, ByLink, Gone, SeatKind, Sheet, Status, Wish

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Actions = Annotated[list[ActionText], Meta(max_length=200)]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
TurnNumber = Annotated[int, Meta(ge=0, le=10**6)]
SeatNumber = Annotated[int, Meta(ge=0, le=10**4)]
Number = Annotated[int, Meta(ge=0, le=10**9)]


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends: unknown fields are mistakes, and told."""


class SeatWish(Message, kw_only=True):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None  # the level, for a bot
    name: Name | None = None  # on the same device: what this seat is called


class NewTable(Message, kw_only=True):
    """A table to be made. Seats follow each other clockwise."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    file: Annotated[str, Meta(max_length=100_000)] | None = None  # tiles of one's own
    audience: Audience = "link"
    clock: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None  # seconds for a turn
    nonce: Hex16 | None = None  # for the fair dice; left out: the server takes one


class Join(Message, kw_only=True):
    """Sit down."""

    seat: SeatNumber | None = None  # left out: the first that is free
    nonce: Hex16 | None = None


class SeatBot(Message, kw_only=True):
    """A bot that shall sit on a free seat."""

    bot: Annotated[str, Meta(max_length=40)]  # its level


class Proposal(Message, kw_only=True):
    """Something that needs everybody. Null says no to what is proposed."""

    wish: Wish | None


class Turn(Message, kw_only=True):
    """A whole turn."""

    turn: TurnNumber  # the number that the update named
    actions: Actions | None = None  # left out: what is in the draft
    key: Key | None = None  # the same key again does nothing twice and answers the same


class DraftTurn(Message, kw_only=True):
    """What the draft shall hold, in place of what it held."""

    turn: TurnNumber
    actions: Actions


Record = Annotated[str, Meta(min_length=1, max_length=250_000)]


class Trial(Message, kw_only=True):
    """A move to try on a copy."""

    actions: Actions


class RecordText(Message, kw_only=True):
    record: Record


class NewRecord(Message, kw_only=True):
    record: Record
    audience: ByLink = "link"


class RecordAudience(Message, kw_only=True):
    audience: ByLink


class TableAudience(Message, kw_only=True):
    audience: Audience


class SetText(Message, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=100_000)]


class Rename(Message, kw_only=True):
    name: Name


Password = Annotated[str, Meta(min_length=10, max_length=200)]


class NewAccount(Message, kw_only=True):
    name: Name
    password: Password


class Credentials(Message, kw_only=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Message, kw_only=True):
    old: Annotated[str, Meta(max_length=200)]
    password: Password


class Goodbye(Message, kw_only=True):
    password: Annotated[str, Meta(max_length=200)] | None = None  # an account must say it


class NewPlace(Message, kw_only=True):
    """Where to tell somebody that it is their turn."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]  # https://… or http://…


class NewToken(Message, kw_only=True):
    label: Name  # what it is for, in one's own words


class TokenOnce(msgspec.Struct, kw_only=True):
    id: str
    label: str
    created: int
    token: str  # `Authorization: Bearer …`; only its hash is kept


class NewReport(Message, kw_only=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class SeatInfo(msgspec.Struct, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    person: str | None  # the id of who sits there
    bot: str | None  # the level of the bot that plays here, perhaps in place of a person
    kept_for: str | None  # of a free seat: the id of the only one who may take it
    gone: Gone | None  # why a bot plays in place of the person
    wish: Wish | None  # what they propose, or agree to


class Result(msgspec.Struct, kw_only=True):
    totals: list[int]
    winners: list[int]


class Contest(msgspec.Struct, kw_only=True):
    """Others play with the same dice."""

    kind: Literal["daily", "challenge"]
    day: date | None  # of a daily challenge


class TableInfo(msgspec.Struct, kw_only=True):
    """What everybody at a table may know of it."""

    code: str
    game: str
    rules: int
    options: dict[str, str]
    status: Status
    audience: Audience
    clock: int | None
    host: str
    word: str | None  # its room word, while it is open
    after: str | None  # the table that this is the rematch of
    next: str | None  # its rematch
    paused: int | None  # since when
    created: int
    commitment: str  # SHA-256 of the secret of the dice
    seats: list[SeatInfo]
    result: Result | None = None  # once it is over
    contest: Contest | None = None


class TableMessage(msgspec.Struct, kw_only=True, tag="table"):
    table: TableInfo


class HereMessage(msgspec.Struct, kw_only=True, tag="here"):
    """Who of those who sit at the table is connected."""

    table: str
    seats: list[int]


class Acknowledged(msgspec.Struct, kw_only=True):
    """The turn is in the log for good."""

    turn: int  # the number that the turn had
    number: int  # of the seat, when the turn was done


class Me(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None  # null: a guest


class WaitingTurn(msgspec.Struct, kw_only=True):
    """A turn of mine that others wait for."""

    table: str
    seat: int
    left: int | None  # milliseconds on its clock


class MyTurn(msgspec.Struct, kw_only=True):
    seat: int
    at: int  # ms since 1970
    text: str


class MyTable(msgspec.Struct, kw_only=True):
    table: TableInfo
    turns: list[MyTurn]


class MyContest(msgspec.Struct, kw_only=True):
    """A contest that somebody has tried."""

    name: str
    table: str


class MyChallenge(msgspec.Struct, kw_only=True):
    """A link that somebody has made."""

    code: str
    table: str
    seat: int
    created: int


class MyRecord(msgspec.Struct, kw_only=True):
    """A record that somebody brought along."""

    code: str
    created: int
    audience: ByLink
    record: str


class Export(msgspec.Struct, kw_only=True):
    """Everything that is kept of somebody."""

    me: Me
    created: int
    tokens: list[Token]
    blocked: list[str]
    tables: list[MyTable]
    contests: list[MyContest]
    challenges: list[MyChallenge]
    records: list[MyRecord]
    notices: str | None  # the address where I am told that it is my turn


read_result = msgspec.json.Decoder(Result).decode


def table_info(sheet: Sheet) -> TableInfo:
    return TableInfo(
        code=sheet.code,
        game=sheet.game,
        rules=sheet.rules,
        options=dict(sheet.options.values),
        status=sheet.status,
        audience=sheet.audience,
        clock=sheet.clock,
        host=sheet.host,
        word=sheet.word,
        after=sheet.after,
        next=sheet.next,
        paused=sheet.paused,
        created=sheet.created,
        commitment=commitment_of(sheet.secret),
        seats=[
            SeatInfo(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                person=chair.person,
                bot=chair.bot,
                kept_for=chair.kept_for,
                gone=chair.gone,
                wish=chair.wish,
            )
            for chair in sheet.chairs
        ],
        result=None if sheet.result is None else read_result(sheet.result),
        contest=None if sheet.contest is None else _contest(sheet.contest),
    )


def _contest(name: str) -> Contest:
    day = day_of(name)
    return Contest(kind="challenge" if day is None else "daily", day=day)


# The WebSocket. `id` comes back as `re` in the answer.


class Command(Message, kw_only=True, tag_field="do"):
    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Watch(Command, kw_only=True, tag="watch"):
    """See a table as one of one's seats, or as a spectator."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    since: Number | None = None  # the last number that was seen, after a break


class Unwatch(Command, kw_only=True, tag="unwatch"):
    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class PlayCommand(Command, kw_only=True, tag="play"):
    """Commit a whole turn, or the draft."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    turn: TurnNumber
    actions: Actions | None = None
    key: Key | None = None


class DraftCommand(Command, kw_only=True, tag="draft"):
    """Lay the draft: it replaces what was there."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    turn: TurnNumber
    actions: Actions


class PreviewCommand(Command, kw_only=True, tag="preview"):
    """What these actions would bring. Nothing is kept."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    turn: TurnNumber
    actions: Actions


class Look(Command, kw_only=True, tag="look"):
    """In a crowd: see another seat's part, as one's own seat or as a spectator."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    at: SeatNumber


class Ranks(Command, kw_only=True, tag="ranks"):
    """In a crowd: a page of the ranking, from this line on."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    start: SeatNumber = 0


class Ping(Command, kw_only=True, tag="ping"):
    """Answered at once."""


AnyCommand = Watch | Unwatch | PlayCommand | DraftCommand | PreviewCommand | Look | Ranks | Ping
COMMANDS = get_args(AnyCommand)
