"""What goes over the wire, shown: an example of everything that is sent, and of what most answers
hold. They stand in the schema of the API; a test reads each as the thing that it shows.
"""

from __future__ import annotations

from typing import Any

from tripolis.server import messages as m
from tripolis.server.challenges import Challenge
from tripolis.server.daily import Daily
from tripolis.server.imports import KeptRecord
from tripolis.server.listing import ListedTable
from tripolis.server.profiles import Profile

_TABLE = "k3vbwq86xyzn"
_NONCE = "00112233445566778899aabbccddeeff"
_SEAT: dict[str, Any] = {
    "seat": 0,
    "kind": "person",
    "name": "Mira",
    "person": "5f0c2ab19d3e4471",
    "bot": None,
    "kept_for": None,
    "gone": None,
    "wish": "pause",
}
_RECORD = "tripolis-record 1\ngame cityscape\nrules 1\nseats 2\n…"
_HASH = "3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea"
_ENTRY = {
    "place": 1,
    "person": "5f0c2ab19d3e4471",
    "name": "Mira",
    "points": 47,
    "ended": 1795003200000,
    "table": None,
    "me": True,
}

EXAMPLES: dict[type, Any] = {
    m.SeatWish: {"kind": "bot", "bot": "greedy"},
    m.NewTable: {
        "game": "cityscape",
        "options": {"rounds": "1"},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
    },
    m.Join: {"seat": 1, "nonce": _NONCE},
    m.SeatBot: {"bot": "greedy"},
    m.Proposal: {"wish": "pause"},
    m.NewPlace: {"url": "https://example.org/my-turn"},
    m.WaitingTurn: {"table": _TABLE, "seat": 0, "left": 51200},
    m.Turn: {"turn": 1, "actions": ["build 5 b3"], "key": "my second turn"},
    m.DraftTurn: {"turn": 0, "actions": ["goal S1 3", "goal S2 5"]},
    m.Trial: {"actions": ["build 5 b3"]},
    m.RecordText: {"record": _RECORD},
    m.NewRecord: {"record": _RECORD, "audience": "private"},
    m.RecordAudience: {"audience": "link"},
    m.TableAudience: {"audience": "private"},
    ListedTable: {
        "code": _TABLE,
        "game": "cities2008",
        "options": {"level": "2", "tiles": "balanced"},
        "status": "open",
        "clock": 300,
        "created": 1795003200000,
        "seats": 24,
        "free": 20,
        "people": ["Mira", "Jonas", "Ines", "Quill"],
    },
    Profile: {"id": "5f0c2ab19d3e4471", "name": "Mira", "guest": False, "blocked": False},
    KeptRecord: {
        "code": "m7dq2c9xvhte",
        "game": "cityscape",
        "seats": 2,
        "options": {"rounds": "1"},
        "totals": [110, 80],
        "audience": "private",
        "created": 1795003200000,
    },
    Daily: {
        "day": "2026-11-18",
        "game": "cities2008",
        "seats": 1,
        "options": {"level": "2", "tiles": "balanced"},
        "bot": None,
        "commitment": _HASH,
        "ends": 1795046400000,
        "over": False,
        "mine": {"table": _TABLE, "status": "finished", "points": 47, "counts": True},
        "entries": [_ENTRY],
        "players": 3,
    },
    Challenge: {
        "code": "p4cw8kz3nrjy",
        "game": "cities2008",
        "seats": 1,
        "seat": 0,
        "options": {"level": "2", "tiles": "balanced"},
        "by": "Mira",
        "points": 43,
        "mine": None,
        "entries": None,
        "match": None,
    },
    m.SetText: {"text": 'name = "mine"\n\n[[card]]\nname = "Waterfront"\npoints = 2\n…'},
    m.Rename: {"name": "Mira"},
    m.NewAccount: {"name": "Mira", "password": "a long sentence of yours"},
    m.Credentials: {"name": "Mira", "password": "a long sentence of yours"},
    m.NewPassword: {"old": "a long sentence of yours", "password": "another long sentence"},
    m.Goodbye: {"password": "a long sentence of yours"},
    m.NewToken: {"label": "my bot"},
    m.NewReport: {"reason": "The name is an insult."},
    m.SeatInfo: _SEAT,
    m.Acknowledged: {"turn": 1, "number": 4},
    m.Me: {"id": "5f0c2ab19d3e4471", "name": "Mira", "login": None},
    m.Watch: {"do": "watch", "id": 1, "table": _TABLE, "seat": 0, "since": 17},
    m.Unwatch: {"do": "unwatch", "id": 2, "table": _TABLE, "seat": 0},
    m.PlayCommand: {
        "do": "play",
        "id": 3,
        "table": _TABLE,
        "seat": 0,
        "turn": 1,
        "actions": ["build 5 b3"],
        "key": "my second turn",
    },
    m.DraftCommand: {
        "do": "draft",
        "id": 4,
        "table": _TABLE,
        "seat": 0,
        "turn": 0,
        "actions": ["goal S1 3"],
    },
    m.PreviewCommand: {
        "do": "preview",
        "id": 5,
        "table": _TABLE,
        "seat": 0,
        "turn": 0,
        "actions": ["goal S1 3"],
    },
    m.Look: {"do": "look", "id": 6, "table": _TABLE, "seat": 0, "at": 117},
    m.Ranks: {"do": "ranks", "id": 7, "table": _TABLE, "seat": 0, "start": 100},
    m.Ping: {"do": "ping", "id": 8},
}
BY_NAME = {kind.__name__: example for kind, example in EXAMPLES.items()}
