"""score: for people, and in bulk, where each line has its answer whatever the others hold."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from support import cases, examples
from tripolis.cli.score import answer_line
from tripolis.games import NAMES, find

CITY = "aP../tw../..aa/..pw"
GOALS = "S=3562 W=1146 N=1111 E=2222"


def batch(tripolis, game: str, *requests: object):
    stdin = "".join(f"{json.dumps(request)}\n" for request in requests)
    result = tripolis("score", game, "--batch", "-", stdin=stdin)
    assert (result.code, result.err) == (0, "")
    return result.lines


def test_cities2008_in_bulk(tripolis):
    known = cases("cities2008.json")["cases"]
    requests = [{"position": c["position"], "level": n} for c in known for n in (1, 2, 3)]
    assert batch(tripolis, "cities2008", *requests) == [
        c["levels"][str(n)] for c in known for n in (1, 2, 3)
    ]


def test_cityscape_in_bulk(tripolis):
    known = cases("cityscape.json")["cases"]
    requests = [{key: c[key] for key in ("position", "players", "goals")} for c in known]
    assert batch(tripolis, "cityscape", *requests) == [c["expected"] for c in known]


def test_cities2024_in_bulk(tripolis):
    known = cases("cities2024.json")["cases"]
    requests = [{key: c[key] for key in ("position", "long")} for c in known]
    assert batch(tripolis, "cities2024", *requests) == [c["expected"] for c in known]
    asked = [(c, one) for c in known for one in c.get("requirements", ())]
    requests = [
        {"position": c["position"], "long": c["long"], "requirement": one["requirement"]}
        for c, one in asked
    ]
    assert batch(tripolis, "cities2024", *requests) == [
        {"card": one["card"], "achievement": one["achievement"]} for _, one in asked
    ]


@pytest.mark.parametrize("game", NAMES)
def test_bad_positions_are_refused_and_the_rest_go_on(tripolis, game):
    known = cases(f"{game}.json")
    beside = {
        "cities2008": {"level": 1},
        "cityscape": {"players": 2, "goals": GOALS},
        "cities2024": {"long": False},
    }[game]
    good = {"position": known["cases"][0]["position"], **beside}
    if game == "cities2024":
        good["long"] = known["cases"][0]["long"]
    requests = [each for bad in known["bad"] for each in ({"position": bad, **beside}, good)]
    answers = batch(tripolis, game, *requests)
    assert len(answers) == 2 * len(known["bad"])
    for refused, fine in zip(answers[::2], answers[1::2], strict=True):
        assert refused["error"]["kind"] == "bad-position"
        assert "\n" not in refused["error"]["message"]
        assert "error" not in fine


LINES = [
    (b"", "an empty line"),
    (b"   ", "an empty line"),
    (b"{", "is not JSON"),
    (b"[]", "is not a JSON object"),
    (b'"text"', "is not a JSON object"),
    (b"null", "is not a JSON object"),
    (b'{"position": "ap/tw", "level": 1, "level": 2}', "level: stands twice in one object"),
    (b'{"position": "ap/tw", "level": NaN}', "NaN is no JSON number"),
    (b'{"position": "ap/tw", "level": -Infinity}', "-Infinity is no JSON number"),
    (b'{"position": "ap/tw", "level": 1e999}', "level: "),
    (b'{"position": "ap/tw", "level": true}', "level: "),
    (b'{"position": "ap/tw", "level": 1.0}', "level: "),
    (b'{"position": "ap/tw", "level": ' + b"1" * 5_000 + b"}", "is not JSON"),
    (b'{"position": "ap/tw", "level": ' + b"[" * 200_000, "is nested too deeply"),
    (b'{"position": "\xff", "level": 1}', "is not JSON"),
    (b'{"position": "\\ud800", "level": 1}', "is no field"),
    (b'{"position": "ap/tw", "level": 1} x', "is not JSON"),
    (b"{}", "position: is missing"),
]


def test_each_refused_line_answers_for_itself(tripolis):
    stdin = b"\n".join(line for line, _ in LINES) + b'\n{"position": "ap/tw", "level": 1}\r\n'
    result = tripolis("score", "cities2008", "--batch", "-", stdin=stdin)
    assert result.code == 0
    *refused, last = result.lines
    assert last == {"total": 0, "tourists": []}
    for (line, says), answer in zip(LINES, refused, strict=True):
        assert set(answer) == {"error"}, line
        assert set(answer["error"]) == {"kind", "message"}
        assert says in answer["error"]["message"], line


@pytest.mark.parametrize(
    "question",
    [
        {"position": "r p1 / w b", "achievements": int("9" * 4300)},  # the total has a digit more
        {"position": "r p " * 100_000},
        {"position": "r p / w b", "requirement": {"pattern": "r" * 100_000}},
    ],
)
def test_what_is_too_long_is_refused_in_a_short_line(tripolis, question):
    fine = {"position": "r p / w b"}
    stdin = "".join(json.dumps(line) + "\n" for line in (question, fine))
    done = tripolis("score", "cities2024", "--batch", "-", stdin=stdin)
    assert done.code == 0
    refused, answered = done.lines
    assert len(refused["error"]["message"]) < 1000
    assert answered["water"] == 0


def test_the_last_line_needs_no_end(tripolis, tmp_path):
    file = tmp_path / "lines.json"
    file.write_text('{"position": "ap/tw", "level": 1}', encoding="utf-8")
    assert tripolis("score", "cities2008", "--batch", str(file)).lines == [
        {"total": 0, "tourists": []}
    ]
    assert tripolis("score", "cities2008", "--batch", "-").out == ""


KEYS = [
    *("position", "positions", "level", "ask", "tile", "x", "y", "r", "players", "goals", "long"),
    *("cards", "achievements", "requirement", "scores", "set", "pattern", "of", "size", "features"),
    *("area", "line", "same", "different", "nonsense"),
]
TEXTS = [
    *(CITY, "ap/tw", "", "/", "w", "tile_places", "move", "winners", "aptw", GOALS, "S=1111"),
    *("r2 p1 / w *y4", "0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2", "s1+ p", "s", "colour", "height", "p!"),
]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.floats()
    | st.text()
    | st.sampled_from(TEXTS),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)
    ),
    max_leaves=8,
)


@pytest.mark.parametrize("game", NAMES)
@given(request=st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6))
@examples(150, suppress_health_check=[HealthCheck.too_slow])
def test_no_question_breaks_the_batch(game, request):
    answer = answer_line(find(game).answer, json.dumps(request).encode())
    assert json.loads(json.dumps(answer)) is not None
    if "error" in answer:
        assert isinstance(answer["error"], dict)
        assert set(answer["error"]) == {"kind", "message"}


def test_a_city_for_people(tripolis):
    out = tripolis("score", "cities2008", CITY).out
    assert "tourist at 1,0 (park): 2" in out
    assert "total at level 3: 2" in out
    assert "total at level 1: 1" in tripolis("score", "cities2008", CITY, "--level", "1").out
    told = tripolis("score", "cities2008", CITY, "--json").json
    assert told == {"total": 2, "tourists": [[1, 0, "p", 2]]}


def test_several_cities_are_compared(tripolis):
    assert "best: position 2" in tripolis("score", "cities2008", "ap/tw", CITY).out
    told = tripolis("score", "cities2008", CITY, "ap/tw", CITY, "--level", "1", "--json").json
    assert [one["total"] for one in told["scores"]] == [1, 0, 1]
    assert told["winners"] == [0, 2]


def test_a_cityscape_for_people(tripolis):
    city = "0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2"
    args = ["score", "cityscape", city, "--players", "2", "--goals", GOALS]
    out = tripolis(*args).out
    assert "S4  2 (2 seen): 20" in out
    assert "Seat 0 (South + West): 30" in out
    told = tripolis(*args, "--json").json
    assert told == find("cityscape").answer({"position": city, "players": 2, "goals": GOALS})


def test_a_neighbourhood_for_people(tripolis):
    city = "r2 p1 / w *y4"
    out = tripolis("score", "cities2024", city).out
    assert "park: 1 (an area of 1 with 1 different)" in out
    assert "total: 1" in out
    args = ["score", "cities2024", city, "--card", "Village Green", "--achievements", "5"]
    told = tripolis(*args, "--json").json
    assert told["total"] == 6 + told["cards"][0]
    assert f"card Village Green: {told['cards'][0]}" in tripolis(*args).out
    assert "tile_places" in tripolis("score", "cities2024", city, "--long", "--json").json
