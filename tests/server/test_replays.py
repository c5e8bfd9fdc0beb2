"""Looking back on matches, and the score sheet of a real table."""

import random

import pytest
from running import Visitor, running
from tables import make_table, play_turn

from tripolis.core.dice import SeedDice
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.record import write
from tripolis.games import find
from tripolis.games.cities2024.components import house_text
from tripolis.server.replays import tell


def record_of(name: str, seats: int, values: dict[str, str], turns: int = 10_000) -> Match:
    """A match of random turns, whole or broken off."""
    game, rng = find(name), random.Random(7)
    match = Match(game, seats, resolve(name, game.option_specs(seats), values), dice=SeedDice(b"7"))
    match.roll_all()
    for _ in range(turns):
        if match.finished:
            break
        draft = match.draft(match.to_act[0])
        while not draft.turn.over:
            draft.act(rng.choice(draft.legal))
        draft.commit()
        match.roll_all()
    return match


GAMES = {
    "cities2008": (2, {}, 14),
    "cityscape": (2, {"rounds": "1"}, 1 + 25),
    "cities2024": (2, {"city": "venice"}, None),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_step_is_a_turn_with_what_is_drawn_after_it(name):
    seats, values, turns = GAMES[name]
    match = record_of(name, seats, values)
    told = tell(write(match))
    if turns is not None:
        assert len(told.steps) == 1 + turns  # those made at the same time are one
    body = write(match).split("\n\n")[1].splitlines()
    assert [line for step in told.steps for line in step.lines] == body[:-1]
    assert told.steps[-1].view == match.view(None)
    assert told.finished
    assert told.dice is None


def test_a_spectator_is_shown_nothing_but_their_view():
    match = record_of("cityscape", 2, {"rounds": "2"}, turns=5)
    told = tell(write(match))
    assert not told.finished
    assert told.steps[-1].view.goals == (None, None)


def test_a_record_may_stop_within_a_round():
    match = record_of("cities2008", 3, {}, turns=4)
    told = tell(write(match))
    assert [line[0] for line in told.steps[-1].lines] == ["0"]


def test_a_finished_match_is_replayed_with_the_proof_of_its_dice(tmp_path):
    with running(f"sqlite:///{tmp_path / 'tripolis.db'}", tmp_path / "log") as server:
        ann, bob = Visitor(server), Visitor(server)
        code = make_table([ann, bob], "cities2008", options={"level": "1"})
        refused = ann.http.get(f"/api/replays/{code}")
        assert refused.json()["error"]["kind"] == "not-possible-now"
        for _ in range(14):
            for seat, person in enumerate((ann, bob)):
                play_turn(person, code, seat, random.Random(3))
        answer = Visitor(server).http.get(f"/api/replays/{code}")
        assert answer.headers["content-encoding"] == "gzip"
        told = answer.json()
        assert told["finished"]
        sat = [{"name": "Guest", "person": one.me["id"], "bot": None} for one in (ann, bob)]
        assert told["seats"] == sat
        assert told["dice"]["draws"] == 16
        assert told["dice"]["secret"] is not None
        assert told["record"] == ann.get(f"/api/tables/{code}/record")
        again = bob.post("/api/replays", {"record": told["record"]})
        assert again == {**told, "seats": []}

        forged = told["record"].replace("option level 1", "option level 4")
        refused = bob.http.post("/api/replays", json={"record": forged})
        assert refused.status_code == 422
        assert refused.json()["error"]["facts"]["line"] == 5


def test_the_score_sheet_answers_as_the_command_line_does(tmp_path):
    question = {"position": "aP/tw", "level": 3}
    with running(f"sqlite:///{tmp_path / 'tripolis.db'}", tmp_path / "log") as server:
        ann = Visitor(server)
        given = ann.post("/api/games/cities2008/answer", question)
        assert given == find("cities2008").answer(question)
        refused = ann.http.post("/api/games/cities2008/answer", json={"position": "aW/tw"})
        assert refused.status_code == 422
        assert refused.json()["error"]["kind"] == "bad-request"
        house = ann.get("/api/games/cities2024/set")
        names = [card["name"] for card in house["cards"]]
        assert ann.get("/api/games/cities2008/tiles")[23] == "ttww"
        asked = {"position": "r p / w g", "cards": names}
        assert len(ann.post("/api/games/cities2024/answer", asked)["cards"]) == len(names)
        assert ann.post("/api/games/cities2024/set", {"text": house_text()}) == house
        broken = {"text": house_text() + "\n[[crd]]"}
        refused = ann.http.post("/api/games/cities2024/set", json=broken)
        assert refused.json()["error"]["kind"] == "bad-components"
        assert ann.http.post("/api/games/chess/answer", json={}).status_code == 422
