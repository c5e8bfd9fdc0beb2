"""Accounts: made of guests, signed in anywhere, ended everywhere, exported, deleted."""

import sqlite3

import httpx
import pytest
from running import Visitor, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PASSWORD = "correct horse battery"  # noqa: S105


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """One server for all these tests: nobody in them has a name that somebody else has."""
    folder = tmp_path_factory.mktemp("accounts")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tripolis.db'}"
    else:
        database = request.getfixturevalue("postgres").fresh()
    with running(database, folder / "log", env={"TRIPOLIS_MODERATORS": "max, mia"}) as server:
        yield server


def account(server, name):
    person = Visitor(server)
    person.post("/api/me/account", {"name": name, "password": PASSWORD})
    return person


def solo(person):
    wish = {"game": "cities2008", "seats": [{"kind": "me"}]}
    return person.post("/api/tables", wish)


def sign_in(person, name, password=PASSWORD, status=None):
    return person.post("/api/me/sign-in", {"name": name, "password": password}, status=status)


def bearer(server, token):
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"})


def test_a_guest_becomes_an_account_that_keeps_its_matches_and_signs_in_elsewhere(server):
    ann = Visitor(server)
    code = solo(ann)["code"]
    made = ann.post("/api/me/account", {"name": "Ann  Doe", "password": PASSWORD})
    assert made == {"id": ann.me["id"], "name": "Ann Doe", "login": "ann doe"}
    elsewhere = Visitor(server)
    assert elsewhere.me["id"] != ann.me["id"]
    assert sign_in(elsewhere, "ANN DOE") == made
    assert [table["code"] for table in elsewhere.get("/api/me/tables")] == [code]
    assert elsewhere.get(f"/api/tables/{code}/seats/0")["turn"]


def test_names_of_accounts_are_unique_and_guests_do_not_pass_for_them(server):
    account(server, "Bea")
    guest = Visitor(server)
    taken = guest.post("/api/me/account", {"name": "BEA", "password": PASSWORD}, status=422)
    assert taken["error"]["facts"]["reason_code"] == "taken"
    refused = guest.http.patch("/api/me", json={"name": "bea"})
    assert refused.status_code == 422
    assert guest.http.patch("/api/me", json={"name": "Annie"}).json()["name"] == "Annie"
    assert guest.http.patch("/api/me", json={"name": "ad\u200bmin"}).status_code == 422


def test_an_account_signs_in_with_its_new_name(server):
    ann = account(server, "Cleo")
    assert ann.http.patch("/api/me", json={"name": "Änne"}).json()["login"] == "änne"
    sign_in(Visitor(server), "Cleo", status=403)
    sign_in(Visitor(server), "änne")


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(server):
    account(server, "Dora")
    bob = Visitor(server)
    wrong = sign_in(bob, "Dora", "wrong horse battery", status=403)
    assert wrong == sign_in(bob, "Nobody", status=403)
    bob.post("/api/me/account", {"name": "Bob", "password": "short"}, status=400)
    assert bob.get("/api/me")["login"] is None


def test_passwords_and_tokens_are_stored_as_hashes_alone(tmp_path):
    file = tmp_path / "people.db"
    with running(f"sqlite:///{file}", tmp_path / "log") as server:
        token = account(server, "Eva").post("/api/me/tokens", {"label": "bot"})["token"]
        assert server.stop() < 5
    database = sqlite3.connect(file)
    (hashed,) = database.execute("SELECT password FROM people WHERE login = 'eva'").fetchone()
    database.close()
    assert hashed.startswith("$argon2id$")
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert PASSWORD.encode() not in written
    assert token.encode() not in written


def test_signing_out_everywhere_ends_every_session_and_socket_but_no_token(server):
    ann, elsewhere = account(server, "Fay"), Visitor(server)
    sign_in(elsewhere, "Fay")
    token = ann.post("/api/me/tokens", {"label": "bot"})["token"]
    stolen = dict(ann.http.cookies)
    socket = elsewhere.socket()
    socket.ask("ping")
    ann.post("/api/me/sign-out-everywhere")
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    elsewhere.get("/api/me", status=401)
    assert httpx.get(f"{server.url}/api/me", cookies=stolen).status_code == 401
    with bearer(server, token) as bot:
        assert bot.get("/api/me").json()["login"] == "fay"


def test_a_guest_cannot_sign_out_everywhere_for_there_is_no_way_back(server):
    Visitor(server).post("/api/me/sign-out-everywhere", status=409)


def test_a_new_password_ends_the_other_sessions(server):
    ann, elsewhere = account(server, "Hope"), Visitor(server)
    sign_in(elsewhere, "Hope")
    body = {"old": PASSWORD, "password": "another horse battery"}
    assert ann.http.put("/api/me/password", json={**body, "old": "x"}).status_code == 403
    assert ann.http.put("/api/me/password", json=body).status_code == 200
    assert ann.get("/api/me")["login"] == "hope"
    elsewhere.get("/api/me", status=401)
    sign_in(Visitor(server), "Hope", status=403)
    sign_in(Visitor(server), "Hope", "another horse battery")


def test_a_token_plays_like_a_browser_until_it_is_revoked(server):
    ann = account(server, "Ivy")
    made = ann.post("/api/me/tokens", {"label": "my bot"})
    assert [(t["id"], t["label"]) for t in ann.get("/api/me/tokens")] == [(made["id"], "my bot")]
    with bearer(server, made["token"]) as bot:
        wish = {"game": "cities2008", "seats": [{"kind": "me"}]}
        code = bot.post("/api/tables", json=wish).json()["code"]
        seat = f"/api/tables/{code}/seats/0"
        update = bot.get(seat).json()
        turn, first = update["turn"]["number"], update["turn"]["legal"][0]
        laid = bot.put(f"{seat}/draft", json={"turn": turn, "actions": [first]}).json()
        assert laid["turn"]["draft"] == [first]
        with connect(
            f"{server.url.replace('http', 'ws')}/api/live",
            additional_headers={"authorization": f"Bearer {made['token']}"},
        ) as socket:
            socket.send('{"do": "ping", "id": 1}')
            assert '"re":1' in str(socket.recv(5))
            assert ann.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
            with pytest.raises(ConnectionClosed):
                socket.recv(5)
        assert bot.get("/api/me").status_code == 401
    assert ann.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404


def test_a_token_cannot_take_an_account_over(server):
    token = account(server, "Joy").post("/api/me/tokens", {"label": "bot"})["token"]
    tries = [
        ("POST", "/api/me/tokens", {"label": "more"}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "password": "another horse"}),
        ("POST", "/api/me/sign-out-everywhere", None),
        ("DELETE", "/api/me", {"password": PASSWORD}),
    ]
    with bearer(server, token) as bot:
        for method, path, body in tries:
            answer = bot.request(method, path, json=body)
            assert (path, answer.status_code) == (path, 403)


def test_blocked_people_do_not_sit_at_each_others_tables(server):
    ann, bob = Visitor(server), Visitor(server)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ids = ann.me["id"], bob.me["id"]
    told = {"id": ids[1], "name": "Guest", "guest": True, "blocked": True}
    assert ann.http.put(f"/api/me/blocks/{ids[1]}").json() == [told]
    assert ann.get(f"/api/people/{ids[1]}") == told
    assert not bob.get(f"/api/people/{ids[0]}")["blocked"]  # nobody is told who blocks them
    assert ann.get("/api/me/blocks") == [told]
    assert bob.get("/api/me/blocks") == []
    for host, other in ((ann, bob), (bob, ann)):
        code = host.post("/api/tables", wish)["code"]
        other.post(f"/api/tables/{code}/seats", status=403)
    assert ann.http.delete(f"/api/me/blocks/{ids[1]}").json() == []
    bob.post(f"/api/tables/{ann.post('/api/tables', wish)['code']}/seats")
    assert ann.http.put(f"/api/me/blocks/{ids[0]}").status_code == 409
    assert ann.http.put("/api/me/blocks/0123").status_code == 404
    ann.get("/api/people/0123", status=404)
    assert not account(server, "Pia").get(f"/api/people/{ids[0]}")["blocked"]


def test_a_reported_name_is_taken_away_by_a_moderator_also_at_live_tables(server):
    bob, ann, mia = account(server, "Rude Bob"), Visitor(server), account(server, "Mia")
    code = bob.post("/api/tables", {"game": "cities2008", "seats": [{"kind": "me"}]})["code"]
    person = bob.me["id"]
    for reason in ("rude", "very rude"):
        ann.post(f"/api/people/{person}/report", {"reason": reason})
    ann.get("/api/moderation/reports", status=403)
    (report,) = mia.get("/api/moderation/reports")
    assert (report["name"], report["reason"]) == ("Rude Bob", "very rude")
    assert mia.http.delete(f"/api/moderation/people/{person}/name").status_code == 204
    assert bob.get("/api/me")["name"] == "Guest"
    assert ann.get(f"/api/tables/{code}")["seats"][0]["name"] == "Guest"
    assert mia.get("/api/moderation/reports") == []
    ann.post(f"/api/people/{person}/report", {"reason": "still"})
    (report,) = mia.get("/api/moderation/reports")
    assert mia.http.delete(f"/api/moderation/reports/{report['id']}").status_code == 204
    assert mia.http.delete(f"/api/moderation/reports/{report['id']}").status_code == 404


def test_somebody_takes_everything_home(server):
    ann = account(server, "Nora")
    code = solo(ann)["code"]
    update = ann.get(f"/api/tables/{code}/seats/0")
    draft = []
    while update["turn"]["status"] == "incomplete":
        draft.append(update["turn"]["legal"][0])
        body = {"turn": 0, "actions": draft}
        update = ann.http.put(f"/api/tables/{code}/seats/0/draft", json=body).json()
    ann.post(f"/api/tables/{code}/seats/0/turn", {"turn": 0})
    ann.post("/api/me/tokens", {"label": "bot"})
    found = ann.get("/api/me/export")
    assert found["me"]["name"] == "Nora"
    assert [token["label"] for token in found["tokens"]] == ["bot"]
    (mine,) = found["tables"]
    assert mine["table"]["code"] == code
    (turn,) = mine["turns"]
    assert (turn["seat"], turn["text"].split("; ")[: len(draft)]) == (0, draft)


def test_deleting_an_account_leaves_matches_without_a_name(server):
    ann, bob = account(server, "Olga"), Visitor(server)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ann.post("/api/tables", wish)["code"]
    alone = solo(ann)["code"]
    bob.post(f"/api/tables/{code}/seats")
    socket = ann.socket()
    socket.ask("ping")
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 403
    assert ann.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    with pytest.raises(ConnectionClosed):
        socket.receive()
    seat = bob.get(f"/api/tables/{code}")["seats"][0]
    assert (seat["person"], seat["name"], seat["gone"]) == (None, "Guest", "left")
    assert seat["bot"] == "greedy"  # who plays on
    assert "Olga" not in str(bob.get(f"/api/tables/{alone}"))
    ann.get("/api/me", status=401)
    sign_in(Visitor(server), "Olga", status=403)


def test_guessing_passwords_is_slowed_down(tmp_path):
    database = f"sqlite:///{tmp_path / 'p.db'}"
    with running(database, tmp_path / "log", env={"TRIPOLIS_RATE": "50"}) as server:
        bob = Visitor(server)
        statuses = [
            bob.http.post("/api/me/sign-in", json={"name": "x", "password": "y"}).status_code
            for _ in range(12)
        ]
        assert statuses == [403] * 10 + [429] * 2
