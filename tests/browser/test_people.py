"""Other people and oneself: their pages, keeping apart, tokens for programs, a new password."""

from __future__ import annotations

import re
from random import Random

import httpx
from people import People, banner, come_as
from playwright.sync_api import Page, expect
from running import Server, Visitor
from tables import finish, make_table

SENTENCE = "correct horse battery"


def named(server: Server, name: str) -> Visitor:
    person = Visitor(server)
    assert person.http.patch("/api/me", json={"name": name}).is_success
    return person


def test_a_name_leads_to_whose_it_is(people: People, server: Server):
    jonas = named(server, "Jonas")
    open_, hidden = (make_table([jonas], "cities2008", audience=a) for a in ("listed", "private"))
    for n, code in enumerate((open_, hidden)):
        finish(jonas, code, 0, Random(n))
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = jonas.post("/api/tables", {"game": "cityscape", "seats": seats, "audience": "listed"})
    mira = people.come()
    mira.goto("/")
    mira.get_by_role("link", name="Open Open tables").click()
    mira.get_by_role("link", name="Sit down: Cityscape, Jonas").click()
    mira.get_by_role("link", name="Jonas", exact=True).click()
    expect(mira.get_by_role("heading", name="Jonas", exact=True)).to_be_visible()
    games = mira.get_by_role("region", name="Games")
    expect(games.get_by_role("link", name=re.compile("^Replay of"))).to_have_count(1)
    running = mira.get_by_role("region", name="Running")
    expect(running.get_by_role("link", name="Look")).to_have_attribute(
        "href", f"/t/{table['code']}"
    )
    expect(games.get_by_role("button", name="Challenge a friend")).to_have_count(0)
    games.get_by_role("link", name=re.compile("^Replay of")).click()
    mira.get_by_role("link", name="About Jonas").click()
    expect(mira.get_by_role("heading", name="Jonas", exact=True)).to_be_visible()


def test_a_ranking_leads_to_the_others(people: People, server: Server):
    mira, jonas = named(server, "Ilse"), named(server, "Jonas")
    both = [mira, jonas]
    code = make_table(both, "cities2008")
    assert jonas.http.post(f"/api/tables/{code}/seats/1/resign").is_success
    finish(mira, code, 0, Random(1))
    page = come_as(people.come(phone=True), server, mira)
    page.goto(f"/t/{code}")
    ranking = page.get_by_role("list").filter(has=page.get_by_role("link", name="Jonas"))
    expect(ranking.get_by_role("link")).to_have_count(1)  # nobody needs to be led to themselves
    ranking.get_by_role("link", name="Jonas").tap()
    expect(page.get_by_role("heading", name="Jonas", exact=True)).to_be_visible()


def test_somebody_is_blocked_and_reported(people: People, server: Server):
    jonas = named(server, "Jonas")
    mira = people.come()
    mira.goto(f"/p/{jonas.me['id']}")
    apart = mira.get_by_role("region", name="Not together")
    apart.get_by_role("button", name="Block Jonas").click()
    expect(apart.get_by_role("status")).to_have_text("You have blocked this person.")
    apart.get_by_role("button", name="Report this name").click()
    apart.get_by_role("textbox", name="What is wrong").fill("Not his name.")
    apart.get_by_role("button", name="Report", exact=True).click()
    expect(mira.get_by_text("Reported. Thank you.")).to_be_visible()

    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = jonas.post("/api/tables", wish)["code"]
    mira.goto(f"/t/{code}")
    mira.get_by_role("button", name="Sit here").click()
    expect(mira.get_by_text("one of you has blocked the other")).to_be_visible()

    mira.goto("/me")
    blocked = mira.get_by_role("region", name="People you have blocked")
    blocked.get_by_role("button", name="Unblock Jonas").click()
    expect(blocked).to_have_count(0)


def test_whoever_sees_their_own_page_is_led_home(people: People, server: Server):
    mira = named(server, "Ilse")
    page = come_as(people.come(), server, mira)
    page.goto(f"/p/{mira.me['id']}")
    expect(page.get_by_text("This is how others see you.")).to_be_visible()
    expect(page.get_by_role("region", name="Not together")).to_have_count(0)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="Account")).to_be_visible()


def make_account(page: Page, name: str) -> None:
    page.goto("/me")
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill(SENTENCE)
    account.get_by_role("button", name="Make an account").click()
    expect(account.get_by_text(f"Signed in as {name}.")).to_be_visible()


def test_a_token_is_seen_once_and_revoked(people: People, server: Server):
    mira = people.come()
    make_account(mira, "Tilda")
    tokens = mira.get_by_role("region", name="Tokens for programs")
    tokens.get_by_role("textbox", name="What it is for").fill("my bot")
    tokens.get_by_role("button", name="Make a token").click()
    token = tokens.get_by_role("textbox", name="Your new token").input_value()

    def asked() -> httpx.Response:
        return httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"})

    assert asked().json()["name"] == "Tilda"
    mira.reload()
    expect(tokens.get_by_text("my bot", exact=True)).to_be_visible()
    expect(tokens.get_by_role("textbox", name="Your new token")).to_have_count(0)
    tokens.get_by_role("button", name="Revoke my bot").click()
    tokens.get_by_role("button", name="Revoke it").click()
    expect(tokens.get_by_role("listitem")).to_have_count(0)
    assert asked().status_code == 401


def test_a_password_is_changed(people: People):
    mira, elsewhere = people.come(), people.come()
    make_account(mira, "Wanda")
    password = mira.get_by_role("region", name="New password")

    def change(old: str) -> None:
        password.get_by_label("Password until now").fill(old)
        password.get_by_label("New password").fill("another long sentence")
        password.get_by_role("button", name="Change it").click()

    change("not this one")
    expect(password.get_by_role("alert")).to_have_text("This is not your password until now.")
    change(SENTENCE)
    expect(mira.get_by_text("Your password is changed.")).to_be_visible()
    elsewhere.goto("/me")
    account = elsewhere.get_by_role("region", name="Account")
    account.get_by_role("button", name="I have an account").click()
    account.get_by_label("Name").fill("Wanda")
    account.get_by_label("Password").fill("another long sentence")
    account.get_by_role("button", name="Sign in").click()
    expect(account.get_by_text("Signed in as Wanda.")).to_be_visible()
    password.get_by_role("button", name="Sign out everywhere").click()
    mira.get_by_role("region", name="Account").get_by_label("Password").wait_for()
    elsewhere.reload()
    expect(account.get_by_role("button", name="Make an account")).to_be_visible()


def test_nameless_people_and_bots_have_names_in_german(people: People, server: Server):
    host = Visitor(server)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    code = host.post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
    page = come_as(people.come(locale="de-DE"), server, host)
    page.goto(f"/t/{code}")
    banner(page, "Du")
    for name in ("Quill", "Quill 2"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    page.goto(f"/p/{host.me['id']}")
    expect(page.get_by_role("heading", name="Gast", exact=True)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(re.compile("greedy|Guest"))
