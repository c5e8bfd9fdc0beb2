"""Every screen of the client in every state that it has, each at an address of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec
from people import People, come_as
from playwright.sync_api import Page, expect
from recorded import CODE, Moment, Recorded, fixture
from running import Server, Visitor
from tables import finish, make_table

from support import ROOT
from tripolis.server.replays import ReplaySeat, tell

_COUNT = count(1)  # of accounts: no two have the same name
GAMES = ("cities2008", "cityscape", "cities2024")
MATCHES = ROOT / "tests" / "golden" / "matches"
STORIES = {  # told in replays
    "cities2008": "cities2008-4seats-level-3.txt",
    "cityscape": "cityscape-4seats.txt",
    "cities2024": "cities2024-4seats-city-sydney.txt",
}
# Sheets of real tables as their links write them; the second city cannot be built.
SHEETS = {
    "cities2008": "level=3&name=Mira&city=aPww/ttTw/apt./ww..&name=Jonas&city=aP/tw&v=1",
    "cityscape": "name=Mira&name=Jonas&name=Quill&name=Ines"
    "&city=8,4,7,5/5,4,9,6/3,5,1,4/3,3,5,3&goals=S=3562+W=2213+N=2612+E=132-"
    "&city=1,1,1,1/1,1,0,0/0,0,0,0/0,0,0,0&goals=S=----+W=----+N=----+E=----&v=1",
    "cities2024": "game=usual&city=lisbon"
    "&name=Mira&place=p1+b2+w+gm+/+y3+w2+*r1+*&card=Slate+Quay&counted=6;Harbour&rings=9,0,3"
    "&name=Jonas&place=r+p&rings=3,0,0&v=1",
}
Prepare = Callable[[Page, Server], None]


def _nothing(page: Page, server: Server) -> None:
    """The screen needs no more than its address."""


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    prepare: Prepare = _nothing
    shows: Any = "main"  # the role that is there once it stands

    def open(self, people: People, server: Server, **look: Any) -> Page:
        page = people.come(**look)
        self.prepare(page, server)
        page.goto(self.path)
        page.get_by_role(self.shows).first.wait_for()
        expect(page.locator("h1, h2").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        return page


def at(moment: Moment) -> Prepare:
    def prepare(page: Page, server: Server) -> None:
        Recorded(page.context, server, moment)

    return prepare


@cache
def _told(game: str) -> bytes:
    record = (MATCHES / STORIES[game]).read_text("utf-8")
    seats = [ReplaySeat(name=name, person="0123") for name in ("Mira", "Jonas", "Ines")]
    return msgspec.json.encode(tell(record, [*seats, ReplaySeat(name="greedy", bot="greedy")]))


def _replay(game: str) -> Prepare:
    def prepare(page: Page, server: Server) -> None:
        page.route(
            f"**/api/replays/{CODE}",
            lambda route: route.fulfill(body=_told(game), content_type="application/json"),
        )

    return prepare


def _open_table(page: Page, server: Server) -> None:
    """A table that I have opened and that waits for somebody."""
    host = Visitor(server)
    table = host.post(
        "/api/tables", {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    come_as(page, server, host)
    _lead(page, table["code"])


def _two(page: Page, server: Server, game: str = "cityscape", **wish: Any) -> list[Visitor]:
    """Two people at a table that runs; the page is the first one's."""
    both = [Visitor(server), _named(server, "Jonas")]
    code = make_table(both, game, clock=86_400, **wish)
    come_as(page, server, both[0])
    _lead(page, code)
    return both


def _company(page: Page, server: Server) -> None:
    """A lobby in which somebody else sits already."""
    jonas = _named(server, "Jonas")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    table = jonas.post("/api/tables", {"game": "cities2024", "seats": seats})
    _lead(page, table["code"])


def _named(server: Server, name: str) -> Visitor:
    person = Visitor(server)
    assert person.http.patch("/api/me", json={"name": name}).is_success
    return person


def _listed(page: Page, server: Server) -> None:
    """Tables that everybody may find: one waits for people, one plays."""
    for seats in (["me", "bot", *["open"] * 40], ["me", "bot"]):
        chairs = [{"kind": kind} for kind in seats]
        wish = {"game": "cities2008", "seats": chairs, "audience": "listed", "clock": 300}
        _named(server, "Jonas").post("/api/tables", wish)


def _somebody(page: Page, server: Server) -> None:
    """Somebody who has played in the open, and plays."""
    jonas = _named(server, "Jonas")
    finish(jonas, make_table([jonas], "cities2008", audience="listed"), 0, Random(3))
    make_table([jonas, Visitor(server)], "cityscape", audience="listed")
    _lead(page, jonas.me["id"], "p")


def _account(page: Page, server: Server) -> None:
    """An account with tokens for programs, who has blocked somebody."""
    mira = Visitor(server)
    taken = next(_COUNT)
    mira.post("/api/me/account", {"name": f"Mira {taken}", "password": "correct horse battery"})
    mira.post("/api/me/tokens", {"label": "A program that plays by itself at night"})
    assert mira.http.put(f"/api/me/blocks/{_named(server, 'Jonas').me['id']}").is_success
    come_as(page, server, mira)


def _code(person: Visitor) -> str:
    return person.get("/api/me/tables")[0]["code"]


def _wished(what: str, *seats: int, game: str = "cityscape") -> Prepare:
    """These seats wish something of the table."""

    def prepare(page: Page, server: Server) -> None:
        both = _two(page, server, game)
        for seat in seats:
            path = f"/api/tables/{_code(both[seat])}/wish"
            assert both[seat].http.put(path, json={"wish": what}).is_success

    return prepare


def _left(page: Page, server: Server) -> None:
    both = _two(page, server)
    both[0].post(f"/api/tables/{_code(both[0])}/leave")


def _rematch(page: Page, server: Server) -> None:
    """A lobby in which a seat is kept for somebody."""
    both = _two(page, server)
    code = _code(both[0])
    for person in both:
        person.http.put(f"/api/tables/{code}/wish", json={"wish": "abort"})
    _lead(page, both[0].post(f"/api/tables/{code}/rematch")["code"])


def _running(page: Page, server: Server) -> None:
    """Somebody who has games to go on with."""
    host = Visitor(server)
    for game in GAMES:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        host.post("/api/tables", {"game": game, "seats": seats})
    come_as(page, server, host)


def _on_one_device(page: Page, server: Server) -> None:
    host = Visitor(server)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Jonas"}]
    table = host.post("/api/tables", {"game": "cities2008", "seats": seats})
    come_as(page, server, host)
    _lead(page, table["code"])


def _played(page: Page, server: Server) -> Visitor:
    """Somebody who has played to the end, has games to go on with, and brought a record along."""
    mira = Visitor(server)
    finish(mira, make_table([mira], "cities2008"), 0, Random(1))
    finish(mira, mira.post("/api/daily/cities2008/tries")["code"], 0, Random(2))
    mira.post("/api/daily/cityscape/tries")
    record = (MATCHES / STORIES["cityscape"]).read_text("utf-8")
    mira.post("/api/records", {"record": record})
    come_as(page, server, mira)
    return mira


def _has_played(page: Page, server: Server) -> None:
    _played(page, server)


def _challenger(page: Page, server: Server) -> str:
    mira = _played(page, server)
    code = mira.get("/api/me/matches")["matches"][-1]["table"]["code"]
    link = mira.post(f"/api/tables/{code}/seats/0/challenge")["code"]
    _lead(page, link, "c")
    return link


def _challenges(page: Page, server: Server) -> None:
    _challenger(page, server)


def _challenged(page: Page, server: Server) -> None:
    _challenger(page, server)
    come_as(page, server, Visitor(server))


def _ended(page: Page, server: Server) -> None:
    mira = _played(page, server)
    _lead(page, mira.get("/api/me/matches")["matches"][0]["table"]["code"])


def _lead(page: Page, code: str, where: str = "t") -> None:
    """The address of the recorded table, or challenge, leads to this one."""
    there = {"location": f"/{where}/{code}"}
    page.route(f"**/{where}/{CODE}", lambda route: route.fulfill(status=302, headers=there))


def _moments() -> list[Screen]:
    found: list[Screen] = []
    for game in GAMES:
        for name, recorded in fixture(game).items():
            moment = Moment(game, name)
            found.append(Screen(f"{game} {name}", f"/t/{CODE}", at(moment)))
            if any("; " in text for text in recorded["previews"]):
                drafting = Moment(game, name, drafting=True)
                found.append(Screen(f"{game} {name}, drafting", f"/t/{CODE}", at(drafting)))
    return found


SCREENS = (
    Screen("home", "/"),
    Screen("home with running games", "/", _running),
    Screen("settings", "/settings"),
    Screen("my games, none yet", "/me"),
    Screen("my games", "/me", _has_played),
    Screen("my account", "/me", _account),
    Screen("somebody", f"/p/{CODE}", _somebody),
    Screen("nobody", "/p/nosuchperson"),
    Screen("open tables", "/tables", _listed),
    Screen("daily challenge", "/daily"),
    Screen("daily challenge, played", "/daily", _has_played),
    Screen("daily challenge of another day", "/daily?day=2026-01-01"),
    Screen("end of a daily challenge", f"/t/{CODE}", _ended),
    Screen("my challenge", f"/c/{CODE}", _challenges),
    Screen("a challenge", f"/c/{CODE}", _challenged),
    Screen("no such challenge", "/c/nosuchlink"),
    *(Screen(f"setup of {game}", f"/new/{game}") for game in GAMES),
    Screen("setup on one device", "/new/cities2024?with=device"),
    Screen("lobby", f"/t/{CODE}", _open_table),
    Screen("lobby with company", f"/t/{CODE}", _company),
    Screen("lobby of a rematch", f"/t/{CODE}", _rematch),
    Screen("hand-over", f"/t/{CODE}", _on_one_device),
    *(
        Screen(f"{game} with a proposal", f"/t/{CODE}", _wished("pause", 1, game=game))
        for game in GAMES
    ),
    Screen("a proposal of mine", f"/t/{CODE}", _wished("abort", 0)),
    Screen("paused", f"/t/{CODE}", _wished("pause", 0, 1)),
    Screen("closed table", f"/t/{CODE}", _wished("abort", 0, 1)),
    Screen("left, a bot plays", f"/t/{CODE}", _left),
    *_moments(),
    *(Screen(f"replay of {game}", f"/replay/{CODE}", _replay(game)) for game in GAMES),
    Screen("replay in the middle", f"/replay/{CODE}?step=7", _replay("cities2008")),
    *(Screen(f"rules of {game}", f"/rules/{game}") for game in GAMES),
    *(Screen(f"lesson of {game}", f"/learn/{game}") for game in GAMES),
    Screen("scorer", "/score"),
    *(Screen(f"scorer of {game}", f"/score/{game}") for game in GAMES),
    *(Screen(f"sheet of {game}", f"/score/{game}#{sheet}") for game, sheet in SHEETS.items()),
    Screen("no such page", "/no/such/place"),
    Screen("no such table", "/t/nosuchtable"),
    Screen("no such replay", "/replay/nosuchtable"),
)


def routes() -> set[str]:
    """The addresses that the client knows, as it writes them; not those of the workshop."""
    text = (ROOT / "web" / "src" / "routes" / "pages.ts").read_text("utf-8")
    return {
        path for path in re.findall(r"path: '([^']+)'", text) if path != "/gallery/:game/:moment"
    }


def matches(route: str, path: str) -> bool:
    pattern = re.sub(r":\w+", "[^/]+", route)
    return re.fullmatch(pattern, re.split("[?#]", path)[0]) is not None
