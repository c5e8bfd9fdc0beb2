"""Scores against a naive second implementation, written from the spec: strings and sets alone."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tripolis.games import find

GAME: Any = find("cities2008")  # answers are JSON: anything


def beside(place):
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def zone_of(place, city):
    """All fields of the same terrain that are joined to this one by sides."""
    zone, todo = {place}, [place]
    while todo:
        for other in beside(todo.pop()):
            if other not in zone and city.get(other) == city[place]:
                zone.add(other)
                todo.append(other)
    return zone


def naive(position, level):
    rows = position.split("/")
    letters = {(x, y): rows[y][x] for y in range(len(rows)) for x in range(len(rows[0]))}
    city = {place: letter.lower() for place, letter in letters.items()}
    scored = []
    found = []
    for y in range(len(rows)):
        for x in range(len(rows[0])):
            if not letters[x, y].isupper():
                continue
            terrain = city[x, y]
            if terrain == "t":
                points = seen_from((x, y), city, level)
            else:
                zone = zone_of((x, y), city)
                points = 0 if zone in scored else zone_points(zone, terrain, city, level)
                scored.append(zone)
            found.append([x, y, terrain, points])
    return {"total": sum(one[3] for one in found), "tourists": found}


def zone_points(zone, terrain, city, level):
    if level < 3:
        return len(zone)
    border = {"a": "t", "p": "w"}[terrain]
    near = {other for place in zone for other in beside(place)}
    return len(zone) + sum(city.get(other) == border for other in near)


def seen_from(place, city, level):
    through = {1: "", 2: "w", 3: "wp"}[level]
    seen = 0
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = place
        while city.get((x := x + dx, y := y + dy), ".") in tuple(through):
            seen += 1
    return seen


@st.composite
def positions(draw):
    """Joined by growing from one tile; at most 7 tourists, none on water."""
    cells = [(0, 0)]
    for _ in range(draw(st.integers(0, 15))):
        near = sorted(
            {
                (x + dx, y + dy)
                for x, y in cells
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                if fits([*cells, (x + dx, y + dy)])
            }
            - set(cells)
        )
        if not near:
            break
        cells.append(draw(st.sampled_from(near)))
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    fields = {
        (2 * (x - left) + dx, 2 * (y - top) + dy): draw(st.sampled_from("aptw"))
        for x, y in cells
        for dx in (0, 1)
        for dy in (0, 1)
    }
    dry = sorted(place for place, letter in fields.items() if letter != "w")
    if dry:
        for place in draw(st.lists(st.sampled_from(dry), max_size=7, unique=True)):
            fields[place] = fields[place].upper()
    wide, high = max(x for x, _ in fields) + 1, max(y for _, y in fields) + 1
    return "/".join("".join(fields.get((x, y), ".") for x in range(wide)) for y in range(high))


def fits(cells):
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return max(xs) - min(xs) < 4 and max(ys) - min(ys) < 4


@given(positions(), st.sampled_from([1, 2, 3]))
def test_scores_agree_with_a_second_implementation(position, level):
    assert GAME.answer({"position": position, "level": level}) == naive(position, level)


@given(st.lists(positions(), min_size=1, max_size=4), st.sampled_from([1, 2, 3]))
def test_winners_agree_with_a_second_implementation(texts, level):
    def key(text):
        one = naive(text, level)
        best = sorted((tourist[3] for tourist in one["tourists"]), reverse=True)
        return one["total"], best + [0] * (7 - len(best))

    winners = [n for n, text in enumerate(texts) if key(text) == max(map(key, texts))]
    assert GAME.answer({"positions": texts, "level": level}) == {"winners": winners}


def test_every_point_is_traced_to_fields(walk):
    """A point a field: the parts of a source name as many fields as points, all of one city."""
    for seed in range(6):
        *_, (_, _, state) = walk(2, seed, level=str(1 + seed % 3))
        scores = GAME.scores(state)
        for seat, score in enumerate(scores.seats):
            city = GAME.view(state, seat).cities[seat]
            assert [source.name for source in score.sources] == [
                f"{x},{y}" for x, y in city.tourists
            ]
            for source in score.sources:
                for part in source.parts:
                    assert part.points == len(set(part.places)) == len(part.places)
            assert score.total == sum(source.points for source in score.sources)
            assert score.total == naive(city.position, 1 + seed % 3)["total"]
