"""An independent, slow reading of the requirement language, straight from its definition.

It imports nothing from the game: positions are dictionaries of tokens, requirements the tables of
set files. Patterns try every place, every rotation and mirror image; sets try every assignment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

Space = tuple[int, int]
Board = dict[Space, str]
EMPTY, WILD = ".", "*"
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def read(position: str) -> Board:
    return {
        (x, y): token
        for y, row in enumerate(position.split("/"))
        for x, token in enumerate(row.split())
        if token != EMPTY
    }


def pieces(token: str) -> int:
    digits = re.sub(r"\D", "", token)
    return int(digits) if digits and token[0] not in "wp" else 0


def colour(token: str) -> str:
    """Of a building space; an unbuilt wild space has none."""
    return token.strip("*")[:1]


def matches(matcher: str, token: str, achievement: bool) -> bool:
    if matcher == "?":
        return True
    if matcher == "m":
        return token.endswith("m")
    letter, rest = matcher[0], matcher[1:]
    if letter in "wp":
        feature = token[1:]
        if token[0] != letter:
            return False
        return {"": True, "!": feature != "", "0": feature == ""}.get(rest, rest == f"!{feature}")
    if token[0] in "wp":
        return False
    if letter != "s":
        any_colour = token == WILD and achievement
        if not any_colour and colour(token) != letter:
            return False
    number = pieces(token)
    if not rest:
        return True
    limit = int(rest[0])
    return {"": number == limit, "+": number >= limit, "-": number <= limit}[rest[1:]]


def count(table: dict[str, Any], board: Board, achievement: bool, edge: Space | None = None) -> int:
    if "pattern" in table:
        return len(set(pattern_finds(table, board, achievement, edge)))
    if "area" in table:
        return area_count(table["area"], board, achievement)
    if "line" in table:
        return line_count(table["line"], board, achievement)
    return set_count(table["set"], board, achievement)


def orientations(rows: list[list[str]]) -> Iterator[list[list[str]]]:
    for mirrored in (rows, [row[::-1] for row in rows]):
        turned = mirrored
        for _ in range(4):
            turned = [list(column) for column in zip(*turned[::-1], strict=True)]
            yield turned


def pattern_finds(
    table: dict[str, Any], board: Board, achievement: bool, edge: Space | None = None
) -> Iterator[frozenset[Space]]:
    """`edge`: where the search takes the board to begin, if not where it does."""
    rows = [row.split() for row in table["pattern"].split("/")]
    reach = max(len(rows), len(rows[0]))
    xs, ys = [x for x, _ in board], [y for _, y in board]
    first_x, first_y = edge or (min(xs), min(ys))
    for shape in orientations(rows):
        for left in range(first_x - reach, max(xs) + reach + 1):
            for top in range(first_y - reach, max(ys) + reach + 1):
                cells = [
                    ((left + x, top + y), matcher)
                    for y, row in enumerate(shape)
                    for x, matcher in enumerate(row)
                    if matcher != "."
                ]
                if all(
                    place in board and matches(matcher, board[place], achievement)
                    for place, matcher in cells
                ):
                    compared = [board[p] for p, matcher in cells if matcher[0] in "srgby"]
                    if compares(table, compared):
                        yield frozenset(place for place, _ in cells)


def compares(table: dict[str, Any], tokens: list[str]) -> bool:
    kinds = {"colour": colour, "height": pieces}
    if not {"same", "different"} & set(table):
        return True
    if not all(pieces(token) for token in tokens):
        return False
    same, different = table.get("same"), table.get("different")
    if same and len({kinds[same](token) for token in tokens}) > 1:
        return False
    return not different or len({kinds[different](t) for t in tokens}) == len(tokens)


def groups(spaces: set[Space]) -> list[set[Space]]:
    found: list[set[Space]] = []
    while spaces:
        group, edge = set[Space](), [spaces.pop()]
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            for dx, dy in SIDES:
                if (x + dx, y + dy) in spaces:
                    spaces.remove((x + dx, y + dy))
                    edge.append((x + dx, y + dy))
        found.append(group)
    return found


def features(group: set[Space], board: Board) -> int:
    kinds = set[str]()
    for place in group:
        token = board[place]
        if token[0] in "wp" and len(token) > 1:
            kinds.add(token)
        if token.endswith("m"):
            kinds.add("m")
        if token.startswith("*"):
            kinds.add("*")
    return len(kinds)


def area_count(area: dict[str, Any], board: Board, achievement: bool) -> int:
    matched = {p for p, token in board.items() if matches(area["of"], token, achievement)}
    return sum(
        len(group) >= area.get("size", 1) and features(group, board) >= area.get("features", 0)
        for group in groups(matched)
    )


def line_count(line: dict[str, Any], board: Board, achievement: bool) -> int:
    matched = [p for p, token in board.items() if matches(line["of"], token, achievement)]
    return sum(
        sum(p[axis] == at for p in matched) >= line["size"]
        for axis in (0, 1)
        for at in {p[axis] for p in board}
    )


def set_count(matchers: list[str], board: Board, achievement: bool) -> int:
    """The largest k for which every choice of matchers finds k spaces for each (Hall's theorem)."""
    fitting = [
        {p for p, token in board.items() if matches(m, token, achievement)} for m in matchers
    ]
    return min(
        len(set[Space]().union(*chosen)) // size
        for size in range(1, len(matchers) + 1)
        for chosen in combinations(fitting, size)
    )


def total(board: Board, cards: list[dict[str, Any]], edge: Space | None = None) -> int:
    """All points but those of achievements."""
    points = 2 * sum(token.endswith("m") for token in board.values())
    for ground in "wp":
        spaces = {p for p, token in board.items() if token[0] == ground}
        points += sum((0, 1, 3, 6, 10)[features(group, board)] for group in groups(spaces))
    return points + sum(
        card["points"] * count(card, board, achievement=False, edge=edge) for card in cards
    )
