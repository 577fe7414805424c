"""Sliding pieces on tiny boards against a plain search that keeps every piece's letter and moves cell by cell."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.sliding_boards import Board, drawn_tray, drawn_yard
from tests.support.boards_cases import certificate, faults

NAME = "boards/sliding_block"

Cell = tuple[int, int]
Place = tuple[tuple[str, frozenset[Cell]], ...]
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
THEMES = ("cars", "blocks", "pucks")


def boards(theme: str, count: int) -> Iterator[list[str]]:
    """Random boards of three rows and four columns with up to five vehicles, or three other pieces."""
    random = Random(theme)
    sizes = {"cars": ((1, 2), (2, 1), (1, 3)), "blocks": ((1, 1), (1, 2), (2, 1), (2, 2)), "pucks": ((1, 1),)}[theme]
    for _ in range(count):
        board = {(y, x): "#" if random.random() < 0.1 else "." for y in range(3) for x in range(4)}
        for letter in "vwxyz"[: random.randint(2, 5 if theme == "cars" else 3)]:
            (tall, wide), y, x = random.choice(sizes), random.randrange(3), random.randrange(4)
            cells = [(y + down, x + right) for down in range(tall) for right in range(wide)]
            if all(board.get(cell) == "." for cell in cells):
                board.update(dict.fromkeys(cells, letter))
        names: dict[str, str] = {}
        for sign in board.values():
            if sign not in ".#":
                names.setdefault(sign, "abcde"[len(names)])
        if names:
            yield ["".join(names.get(board[y, x], board[y, x]) for x in range(4)) for y in range(3)]


def pieces(rows: list[str]) -> Place:
    """The cells of each letter."""
    signs = sorted({*"".join(rows)} - {*".#"})
    return tuple((sign, frozenset((y, x) for y in range(3) for x in range(4) if rows[y][x] == sign)) for sign in signs)


def moves(theme: str, rows: list[str], position: Place) -> Iterator[tuple[str, str, int, Place]]:
    """All moves: the letter, the direction, the distance, and what comes of it."""
    free = {(y, x) for y in range(3) for x in range(4) if rows[y][x] != "#"}
    for number, (letter, cells) in enumerate(position):
        others = {cell for other, held in position if other != letter for cell in held}
        for way, (down, right) in WAYS.items():
            if theme == "cars" and (len({y for y, _ in cells}) == 1) == bool(down):
                continue
            steps, now = list[Place](), cells
            while (now := frozenset((y + down, x + right) for y, x in now)) <= free - others:
                steps.append((*position[:number], (letter, now), *position[number + 1 :]))
            for far, after in enumerate(steps, 1):
                if theme != "pucks" or far == len(steps):
                    yield letter, way, far, after


def shape(position: Place, theme: str, special: str) -> Any:
    """What is seen of a position without letters; vehicles keep theirs, since their colours show them."""
    if theme == "cars":
        return position
    return dict(position)[special], frozenset(cells for letter, cells in position if letter != special)


@pytest.mark.parametrize("theme", THEMES)
def test_ways_to_the_goal_agree_with_a_plain_search(theme: str) -> None:
    """The fewest moves, and the pieces that can move first on such a way."""
    solved = 0
    for rows in boards(theme, 15):
        start, special = pieces(rows), pieces(rows)[0][0]
        layers, seen, ahead = [[start]], {start}, {start: [*moves(theme, rows, start)]}
        while layers[-1]:
            layer = list[Place]()
            for position in layers[-1]:
                ahead[position] = [*moves(theme, rows, position)]
                for *_, after in ahead[position]:
                    if after not in seen:
                        seen.add(after)
                        layer.append(after)
            layers.append(layer)
        corners = {min(dict(position)[special]) for position in seen} - {min(start[0][1])}
        if theme == "cars":
            tall = len({y for y, _ in start[0][1]})
            last = (3 - tall, 4 - len(start[0][1])) if tall == 1 else (3 - tall, 0)
            corners = {(y, x) for y, x in corners if (x in (0, last[1]) if tall == 1 else y in (0, last[0]))}
        for goal in sorted(corners)[:3]:
            count = next(n for n, layer in enumerate(layers) if any(min(dict(one)[special]) == goal for one in layer))
            good = {one for one in layers[count] if min(dict(one)[special]) == goal}
            for layer in reversed(layers[1:count]):
                good = {one for one in layer if any(after in good for *_, after in ahead[one])}
            way, position = list[Any](), start
            while len(way) < count:
                ends = {one for one in layers[count] if min(dict(one)[special]) == goal}
                for layer in reversed(layers[len(way) + 1 : count]):
                    ends = {one for one in layer if any(after in ends for *_, after in ahead[one])}
                letter, heading, far, position = next(one for one in ahead[position] if one[3] in ends)
                way.append((1 + "abcde".index(letter), heading, far))
            met = len({shape(one, theme, special) for layer in layers[:count] for one in layer})
            movers = {letter for letter, *_, after in ahead[start] if after in good}
            statement = {"dress": theme, "tone": 0, "rows": rows, "special": special, "goal": list(goal)}
            assert certificate(NAME, statement, {"task": "fewest"}).answers == (str(count),)
            explained = partial(faults, NAME, statement, {"task": "fewest"}, str(count))
            assert explained({"way": way, "met": met}) == ()
            for told in (way[:-1], way[1:], [*way, way[-1]], [(9, "up", 1), *way[1:]]):
                assert explained({"way": told, "met": met})
            assert explained({"way": way, "met": met + 1})
            found = certificate(NAME, statement, {"task": "mover"})
            assert set(found.answers) <= {str(1 + "abcde".index(letter)) for letter in movers}
            assert (found.verdict is Verdict.UNIQUE) == (len(movers) == 1)
            solved += 1
    assert solved > 10


@pytest.mark.parametrize("theme", THEMES)
def test_what_moves_can_give_agrees_with_a_plain_search(theme: str) -> None:
    """How many moves there are, and which positions one of them gives."""
    compared = 0
    for rows in boards(theme, 40):
        start, special = pieces(rows), pieces(rows)[0][0]
        statement = {"dress": theme, "tone": 0, "rows": rows, "special": special, "goal": None}
        once = [after for *_, after in moves(theme, rows, start)]
        assert certificate(NAME, statement, {"task": "now"}).answers == (str(len(once)),)
        told = sorted((1 + "abcde".index(letter), way, far) for letter, way, far, _ in moves(theme, rows, start))
        for false in ([*told, (1, "up", 9)], told[1:], told[::-1], told):
            assert bool(faults(NAME, statement, {"task": "now"}, str(len(told)), {"moves": false})) == (false != told)
        twice = [after for one in once for *_, after in moves(theme, rows, one)]
        near = {shape(one, theme, special) for one in (start, *once)}
        by_shape = {shape(one, theme, special): one for one in (*once, *twice)}
        far = [one for form, one in by_shape.items() if form not in near]
        close = [one for form, one in by_shape.items() if form in near]
        if len(far) > 2 and close:
            options = [_rows(rows, one) for one in (*islice(far, 3), close[0])]
            found = certificate(NAME, statement, {"task": "within", "moves": 1, "options": options})
            assert found.answers == ("D",)
            assert set(found.refuted) == {*"ABC"}
            compared += 1
    assert compared > 2


def _rows(rows: list[str], position: Place) -> list[str]:
    held = {cell: letter for letter, cells in position for cell in cells}
    return ["".join(held.get((y, x), "#" if rows[y][x] == "#" else ".") for x in range(4)) for y in range(3)]


def test_a_piece_that_blocks_the_only_way_cannot_stay() -> None:
    """Each of three cars in a lane has to make room; the one beside it need not."""
    rows = ["..abc.", "ddabc.", "......", ".....e", ".....e"]
    statement = {"dress": "cars", "tone": 0, "rows": rows, "special": "d", "goal": [1, 4]}
    query = {"task": "stay", "options": ["a", "e", "b", "c"]}
    found = certificate(NAME, statement, query)
    assert found.answers == ("B",)
    assert set(found.refuted) == {*"ACD"}
    # With c fixed: a, b and e have four places each, d has one more if a is off its lane, and a third if b is, too.
    why: dict[str, Any] = {
        "way": [[1, "down", 2], [2, "down", 2], [3, "down", 2], [4, "right", 4]],
        "stuck": [[1, 64], [2, 96], [3, 64 + 32 + 16]],
    }
    assert faults(NAME, statement, query, "B", why) == ()
    for false in (
        why | {"stuck": why["stuck"][1:]},
        why | {"stuck": [[one, met + 1] for one, met in why["stuck"]]},
        why | {"way": [[5, "up", 1], *why["way"]]},
        why | {"way": why["way"][1:]},
    ):
        assert faults(NAME, statement, query, "B", false)


@pytest.mark.parametrize("draw", [partial(drawn_yard, size=(5, 6), count=6), partial(drawn_tray, size=(3, 4), gaps=3)])
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_finds_all_positions_and_how_far_they_are(draw: Callable[..., Board], seed: int) -> None:
    board = draw(Stream(f"boards {seed}"))
    depths, todo = {board.start: 0}, [board.start]
    for position in todo:
        for after in board.after(position):
            if after not in depths:
                depths[after] = depths[position] + 1
                todo.append(after)
    graph = board.graph(len(todo))
    assert graph is not None
    assert graph.positions == todo
    assert graph.depths.tolist() == [depths[position] for position in todo]
    assert graph.left(graph.far(np.array([0]))) == depths  # all moves can be taken back
    assert board.graph(len(todo) - 1) is None
    (still, *_) = board.pieces(board.start)
    held = board.graph(len(todo), still=still)
    assert held is not None
    assert all(position & still for position in held.positions)
