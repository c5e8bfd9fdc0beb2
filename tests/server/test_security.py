"""What strangers may not do, and what browsers are told not to do."""

import gzip
import json
import re

import httpx
import pytest
from running import Visitor, running

from support import ROOT, run_to_end
from tripolis.server.auth import COOKIE, Session, read_cookie, sign
from tripolis.server.limits import GUESTS, MOST_BUCKETS, Bucket, Limits, network_of
from tripolis.server.shield import Shield

CODE = (".svelte", ".ts")

# Every route of the API, by who may use it. A new route must be put somewhere, or the test fails.
ANYBODY = {
    "GET /api/games",
    "GET /api/games/cities2024/set",
    "GET /api/games/cities2008/tiles",
    "GET /api/tables",
    "POST /api/me/guest",
    "POST /api/me/sign-in",
    "POST /api/me/sign-out",
    "GET /healthz",
    "GET /readyz",
}
MYSELF = {
    "GET /api/me",
    "PATCH /api/me",
    "DELETE /api/me",
    "GET /api/me/export",
    "GET /api/me/tables",
    "GET /api/me/turns",
    "GET /api/me/notices",
    "PUT /api/me/notices",
    "DELETE /api/me/notices",
    "POST /api/me/notices/test",
    "GET /api/tables/called/{word}",
    "POST /api/me/account",
    "PUT /api/me/password",
    "GET /api/me/tokens",
    "POST /api/me/tokens",
    "DELETE /api/me/tokens/{token}",
    "POST /api/me/sign-out-everywhere",
    "GET /api/me/blocks",
    "PUT /api/me/blocks/{person}",
    "DELETE /api/me/blocks/{person}",
    "POST /api/people/{person}/report",
    "POST /api/tables",
    "POST /api/replays",
    "POST /api/games/cities2024/set",
    "POST /api/games/{game}/answer",
    "GET /api/me/matches",
    "GET /api/me/statistics",
    "GET /api/people/{person}",
    "GET /api/people/{person}/matches",
    "GET /api/people/{person}/statistics",
    "GET /api/records",
    "POST /api/records",
    "GET /api/records/{code}",
    "PATCH /api/records/{code}",
    "DELETE /api/records/{code}",
    "GET /api/daily",
    "GET /api/daily/{game}",
    "POST /api/daily/{game}/tries",
    "GET /api/challenges/{code}",
    "POST /api/challenges/{code}/tries",
}
MODERATORS = {
    "GET /api/moderation/reports",
    "DELETE /api/moderation/reports/{number}",
    "DELETE /api/moderation/people/{person}/name",
}
TABLE = {
    "GET /api/tables/{code}",
    "GET /api/tables/{code}/watch",
    "GET /api/tables/{code}/record",
    "GET /api/tables/{code}/ranking",
    "GET /api/tables/{code}/shown/{at}",
    "GET /api/replays/{code}",
    "POST /api/tables/{code}/seats",
    "POST /api/tables/{code}/leave",
    "PUT /api/tables/{code}/audience",
    "POST /api/tables/{code}/back",
    "PUT /api/tables/{code}/wish",
    "POST /api/tables/{code}/resume",
    "POST /api/tables/{code}/rematch",
}
SEAT = {
    "GET /api/tables/{code}/seats/{seat}",
    "DELETE /api/tables/{code}/seats/{seat}",
    "PUT /api/tables/{code}/seats/{seat}/bot",
    "POST /api/tables/{code}/seats/{seat}/resign",
    "POST /api/tables/{code}/seats/{seat}/turn",
    "PUT /api/tables/{code}/seats/{seat}/draft",
    "POST /api/tables/{code}/seats/{seat}/preview",
    "POST /api/tables/{code}/seats/{seat}/try",
    "POST /api/tables/{code}/seats/{seat}/challenge",
    "GET /api/tables/{code}/seats/{seat}/rivals",
}
BODIES = {
    "POST /api/tables/{code}/seats/{seat}/turn": {"turn": 0, "actions": []},
    "PUT /api/tables/{code}/seats/{seat}/draft": {"turn": 0, "actions": []},
    "POST /api/tables/{code}/seats/{seat}/preview": {"turn": 0, "actions": []},
    "POST /api/tables/{code}/seats/{seat}/try": {"actions": []},
    "PUT /api/tables/{code}/wish": {"wish": "abort"},
    "PUT /api/tables/{code}/seats/{seat}/bot": {"bot": "random"},
    "PUT /api/me/notices": {"url": "https://example.org/"},
    "PATCH /api/me": {"name": "Mallory"},
    "DELETE /api/me": {},
    "POST /api/me/account": {"name": "Mallory", "password": "correct horse"},
    "PUT /api/me/password": {"old": "x", "password": "correct horse"},
    "POST /api/me/tokens": {"label": "mine"},
    "POST /api/people/{person}/report": {"reason": "because"},
    "POST /api/replays": {"record": "x"},
    "POST /api/records": {"record": "x"},
    "PATCH /api/records/{code}": {"audience": "link"},
    "PUT /api/tables/{code}/audience": {"audience": "link"},
    "POST /api/tables": {"game": "cities2008", "seats": [{"kind": "me"}]},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("security")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Tripolis</title>", encoding="utf-8")
    (client / "assets" / "main-0a1b2c.js").write_text("let a = 1;\n" * 500, encoding="utf-8")
    (client / "assets" / "pages-1a2b3c.js").write_text("let b = 2;\n" * 500, encoding="utf-8")
    (client / "assets" / "pages-1a2b3c.js.br").write_bytes(b"packed")
    (client / ".hidden").write_text("x", encoding="utf-8")
    database = f"sqlite:///{folder / 'tripolis.db'}"
    env = {"TRIPOLIS_STATIC": str(client)}
    with running(database, folder / "log", env=env) as server:
        yield server


@pytest.fixture(scope="module")
def table(server):
    """A private table at which Ann and Bob play; the code, Ann and Bob."""
    ann, bob = Visitor(server), Visitor(server)
    wish = {
        "game": "cityscape",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "audience": "private",
    }
    code = ann.post("/api/tables", wish)["code"]
    bob.post(f"/api/tables/{code}/seats")
    return code, ann, bob


def routes(server):
    schema = httpx.get(f"{server.url}/api/docs/openapi.json").json()
    return {
        f"{method.upper()} {path}"
        for path, item in schema["paths"].items()
        for method in item
        if method != "parameters"
    }


def ask(client, route, **values):
    method, path = route.split()
    return client.request(method, path.format(at=1, **values), json=BODIES.get(route, {}))


def test_every_route_of_the_api_is_in_one_of_the_lists_here(server):
    listed = [*ANYBODY, *MYSELF, *MODERATORS, *TABLE, *SEAT]
    assert sorted(listed) == sorted(routes(server))


@pytest.mark.parametrize("route", sorted(MYSELF | MODERATORS | TABLE | SEAT))
def test_nobody_gets_nothing(server, table, route):
    code, ann, _ = table
    values = {"code": code, "seat": 0, "person": ann.me["id"], "token": "0", "number": 1}
    values |= {"game": "cityscape", "word": "x"}
    with httpx.Client(base_url=server.url) as nobody:
        assert ask(nobody, route, **values).status_code == 401


@pytest.mark.parametrize("route", sorted(MODERATORS))
def test_whoever_is_no_moderator_does_not_moderate(table, route):
    _, ann, bob = table
    assert ask(ann.http, route, person=bob.me["id"], number=1).status_code == 403


@pytest.mark.parametrize("route", sorted(TABLE | SEAT))
def test_a_stranger_gets_nothing_from_a_private_table(server, table, route):
    code, ann, bob = table
    before = ann.get(f"/api/tables/{code}"), ann.get(f"/api/tables/{code}/seats/0")
    stranger = Visitor(server)
    answer = ask(stranger.http, route, code=code, seat=0)
    assert answer.status_code in (403, 404, 409), answer.text
    assert set(answer.json()) == {"error"}
    for secret in (ann.me["id"], bob.me["id"]):
        assert secret not in answer.text
    assert (ann.get(f"/api/tables/{code}"), ann.get(f"/api/tables/{code}/seats/0")) == before


@pytest.mark.parametrize("route", sorted(SEAT - {"DELETE /api/tables/{code}/seats/{seat}"}))
def test_whoever_sits_elsewhere_gets_nothing_of_a_seat(table, route):
    code, ann, bob = table
    before = ann.get(f"/api/tables/{code}/seats/0")
    for seat in (0, 2, 9999):
        assert ask(bob.http, route, code=code, seat=seat).status_code == 403
    assert ann.get(f"/api/tables/{code}/seats/0") == before


def test_only_the_host_frees_a_seat(table):
    code, _, bob = table
    assert bob.http.delete(f"/api/tables/{code}/seats/0").status_code == 403


def test_what_another_site_makes_a_browser_send_is_refused(server, table):
    code, ann, _ = table
    evil = {"origin": "https://evil.example"}
    for headers in (evil, {"origin": "null"}):
        for path in (f"/api/tables/{code}/leave", "/api/me/guest", "/api/me/sign-out"):
            assert ann.http.post(path, headers=headers).status_code == 403
    cookies = dict(ann.http.cookies)
    with httpx.Client(base_url=server.url, cookies=cookies) as silent:
        assert silent.post(f"/api/tables/{code}/leave").status_code == 403
        assert silent.get("/api/me").status_code == 200


def test_cookies_are_for_us_alone_and_say_so(server):
    cookie = httpx.post(f"{server.url}/api/me/guest").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_cookie_that_was_tampered_with_is_nobodys():
    key, session = b"k" * 32, Session("0123", 4)
    cookie = sign(key, session, now=1000)
    assert read_cookie(key, cookie, now=1000) == session
    assert read_cookie(key, cookie, now=10**10) is None
    assert read_cookie(b"x" * 32, cookie, now=1000) is None
    for forged in ("", "...", cookie.replace("0123", "0124"), f"{cookie}0", "é", "\udcff."):
        assert read_cookie(key, forged, now=1000) is None


def test_a_forged_cookie_is_nobodys_over_http_too(server):
    for value in ("x", "a.b.c.d", "0.0.0.", "%00", "é".encode().decode("latin-1")):
        headers = [(b"cookie", f"{COOKIE}={value}".encode("latin-1"))]
        assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


PAGES = ("/", "/table/abc", "/assets/main-0a1b2c.js", "/api/games", "/api/me", "/api/docs")


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_forbids_scripts_from_elsewhere_frames_and_sniffing(server, path):
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_answers_of_the_api_are_not_stored(server):
    assert httpx.get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


def test_the_client_is_found_at_every_address_of_its_own(server):
    for path in ("/", "/index.html", "/table/abc"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"
        tag = {"if-none-match": answer.headers["etag"]}
        assert httpx.get(f"{server.url}{path}", headers=tag).status_code == 304
    assert httpx.get(f"{server.url}/assets/gone.js").status_code == 404
    assert httpx.get(f"{server.url}/.hidden").text.startswith("<!doctype")
    assert httpx.get(f"{server.url}/../../etc/passwd").text.startswith("<!doctype")
    assert httpx.post(f"{server.url}/").status_code == 405


def test_assets_are_compressed_and_kept_for_ever(server):
    with httpx.stream("GET", f"{server.url}/assets/main-0a1b2c.js") as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == b"let a = 1;\n" * 500
    for plain in ("identity", "gzip;q=0", "br"):
        asked = {"accept-encoding": plain}
        answer = httpx.get(f"{server.url}/assets/main-0a1b2c.js", headers=asked)
        assert "content-encoding" not in answer.headers
        assert len(answer.content) == 5500


def test_the_packing_that_the_build_laid_beside_a_file_is_preferred(server):
    url = f"{server.url}/assets/pages-1a2b3c.js"
    with httpx.stream("GET", url, headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"packed"
    assert httpx.get(url, headers={"accept-encoding": "gzip, br;q=0"}).text == "let b = 2;\n" * 500
    assert httpx.get(f"{url}.br").status_code == 404  # it is no file of its own


def test_metrics_are_for_the_machine_itself(server):
    url = f"{server.url}/metrics"
    assert "tripolis_tables" in httpx.get(url).text
    assert httpx.get(url, headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404


def test_what_is_too_large_or_too_deep_is_refused(server, table):
    _, ann, _ = table
    depth = 100_000
    for body, status in (
        (b"[" * depth + b"]" * depth, 400),
        (b'{"game": ' * 20_000, 400),
        (b'{"options": {"a": ' + b"[" * depth, 400),
        (b'"' + b"x" * 300_000 + b'"', 413),
        (b"\xff\xfe", 400),
        (b"", 400),
    ):
        headers = {"content-type": "application/json"}
        answer = ann.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == status, answer.text


def test_the_page_of_the_api_needs_nothing_from_elsewhere(server):
    page = httpx.get(f"{server.url}/api/docs").text
    assert "GET /api/tables/{code}" in page
    assert "<script" not in page
    assert re.findall(r"(?:src|href|url|import)[\s=(\"']+[\w:]*//", page) == []


def test_a_network_that_asks_too_much_waits():
    sent = []

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message):
        sent.append(message)

    async def nothing():
        raise AssertionError("nobody reads the request")

    async def ask(address):
        await shield({"client": (address, 1)}, nothing, send)
        return sent[-1].get("status") or sent[-2]["status"]

    async def answers():
        first = [await ask("192.0.2.1") for _ in range(6)]
        return [*first, await ask("192.0.2.2")]

    limits = Limits(0.1)  # four at once, then one in 2.5 seconds
    shield = Shield(app, secure=True, limits=lambda: limits)
    assert run_to_end(answers()) == [200] * 4 + [429] * 2 + [200]
    refused = dict(sent[-3]["headers"])
    assert int(refused[b"retry-after"]) >= 1
    assert json.loads(sent[-2]["body"])["error"]["kind"] == "too-much"
    assert refused[b"strict-transport-security"].startswith(b"max-age=")


def test_a_bucket_holds_what_may_come_at_once():
    bucket = Bucket(0.001, 3)
    assert bucket.full
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() > 900
    assert not bucket.full


def test_limits_forget_those_who_have_been_quiet():
    limits = Limits(50)
    for n in range(MOST_BUCKETS + 1):
        limits.take(GUESTS, str(n))
    assert len(limits._buckets) < MOST_BUCKETS


def test_an_address_of_version_6_stands_for_its_network():
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("192.0.2.1") == "192.0.2.1"


def test_every_test_that_the_page_on_security_names_is_there():
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    files = (ROOT / "tests" / "server").glob("test_*.py")
    there = {name for file in files for name in re.findall(r"def (test_\w+)", file.read_text())}
    assert len(named) > 30
    assert named <= there


def test_only_our_own_pictures_are_written_as_html():
    files = [file for file in (ROOT / "web" / "src").rglob("*.*") if file.suffix in CODE]
    writes = re.compile(r"\{@html|(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write")
    assert {file.name for file in files if writes.search(file.read_text("utf-8"))} == {
        "Symbols.svelte"
    }
