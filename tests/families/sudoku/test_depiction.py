"""Pictures of Sudokus: everything stated is drawn at its place, and nothing collides."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from puzzlegen.core.scene import Circle, Element, Facet, Group, Label, Polyline, Rect, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, boxes, write
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Query
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.renderers.sudoku.kits.published import alone
from puzzlegen.renderers.sudoku.sudoku import depict
from tests.support.sudoku_cases import query_of


class Placed(NamedTuple):
    """A node with the offset and scale at which it is drawn."""

    node: Any
    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + self.scale * x, self.y + self.scale * y


def placed(nodes: tuple[Any, ...], x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> Iterator[Placed]:
    for node in nodes:
        if isinstance(node, Group):
            yield from placed(node.children, x + scale * node.x, y + scale * node.y, scale * node.scale)
        else:
            yield Placed(node, x, y, scale)


def all_of(scene: Scene, kind: type) -> list[Placed]:
    return [found for found in placed(scene.nodes) if isinstance(found.node, kind)]


def side_of(scene: Scene) -> float:
    """The side of the grid's cells."""
    board = scene.nodes[0]
    assert isinstance(board, Group)
    return board.scale


def origin(scene: Scene) -> tuple[float, float]:
    """The grid's top left corner."""
    board = scene.nodes[0]
    assert isinstance(board, Group)
    return board.x, board.y


def solved(n: int) -> tuple[int, ...]:
    """A full grid for ordinary boxes, by a fixed pattern."""
    height, width = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}[n]
    return tuple((column + width * (row % height) + row // height) % n + 1 for row in range(n) for column in range(n))


def puzzle(n: int = 9, *marks: Mark, rules: tuple[Any, ...] = (), every: int = 3) -> State:
    solution = solved(n)
    givens = tuple(0 if cell % every else value for cell, value in enumerate(solution))
    return State(Layout(n, boxes(n), rules), givens, marks, solution, minimal=False)


def line(n: int, start: int, step: int) -> tuple[int, ...]:
    return tuple(range(start, start + n * step, step))


DOTTED = tuple(Mark(kind, (cell, cell + 1)) for kind, cell in (("white_dot", 0), ("black_dot", 12), ("bar", 24)))
STATES = {
    "4x4": puzzle(4),
    "6x6": puzzle(6),
    "9x9": puzzle(),
    "16x16": puzzle(16),
    "full": puzzle(every=1),
    "diagonals and windows": puzzle(rules=("diagonals", "windows")),
    "edges": puzzle(9, *DOTTED, Mark("greater", (40, 49)), Mark("greater", (50, 41))),
    "cages": puzzle(9, *(Mark("cage", (9 * row, 9 * row + 1, 9 * row + 10), 15) for row in range(0, 8, 2)), every=1),
    "lines": puzzle(9, Mark("thermometer", (0, 10, 11)), Mark("arrow", (80, 70, 61)), Mark("even", (40,))),
    "sandwich": puzzle(
        9, *(Mark("sandwich", line(9, 9 * i, 1), 35) for i in range(9)), Mark("sandwich", line(9, 4, 9), 0)
    ),
    "little killer": puzzle(
        9,
        Mark("little_killer", line(5, 4, 10), 25),
        Mark("little_killer", line(4, 3, 8), 25),
        Mark("little_killer", line(3, 2, 8), 15),
        Mark("little_killer", line(9, 0, 10), 50),
        Mark("little_killer", line(4, 27, -8), 20),
        Mark("little_killer", line(5, 36, 10), 25),
        Mark("little_killer", line(5, 76, -10), 25),
        Mark("little_killer", line(4, 77, -8), 25),
    ),
}  # fmt: skip


def asked(state: State, task: str) -> Query:
    grid = write(state.solution)
    if task == "continuation":
        empty = [cell for cell, value in enumerate(state.givens) if not value][:3]
        begun = [
            right if cell in empty or value else 0
            for cell, (value, right) in enumerate(zip(state.givens, state.solution, strict=True))
        ]
        return query_of(task, grids=(write(tuple(begun)),) * 4)
    return query_of(task, 1, ("1", "2", "3", "4") if task == "cell_choice" else (grid, grid[::-1], grid, grid[::-1]))


def scene_of(state: State, task: str) -> Scene:
    (scene,) = depict(state.statement, asked(state, task))
    return scene


TASKS = ("digit", "cell_choice", "grid_choice", "continuation", "grid", "wrong_entry")


@pytest.fixture(params=sorted(STATES))
def state(request) -> State:
    return STATES[request.param]


@pytest.mark.parametrize("task", TASKS)
def test_every_given_and_every_entry_stands_in_its_cell(state, task):
    n = state.layout.size
    scene = scene_of(state, task)
    if alone(state.statement, asked(state, task)):
        assert len(scene.nodes) == 1  # the options
        return
    left, top, side = *origin(scene), side_of(scene)
    for face, values in (
        ("given", state.givens),
        ("entry", [0 if value else right for value, right in zip(state.givens, state.solution, strict=True)]),
    ):
        drawn = {}
        for label in all_of(scene, Label):
            x, y = label.at(label.node.x, label.node.y)
            if label.node.face == face and label.scale == side:
                assert label.node.paint == face
                column, row = (x - left) / side, (y - top) / side
                assert column % 1 == pytest.approx(0.5)
                assert row % 1 == pytest.approx(0.5, abs=0.13)
                drawn[int(row) * n + int(column)] = label.node.text
        if face == "given" or task == "wrong_entry":
            assert drawn == {cell: SYMBOLS[value - 1] for cell, value in enumerate(values) if value}
        else:
            assert not drawn


@pytest.mark.parametrize("task", TASKS)
def test_elements_name_the_cells_where_a_cell_is_asked_for_and_the_options_where_they_are_drawn(state, task):
    scene = scene_of(state, task)
    found = all_of(scene, Element)
    if task in ("grid_choice", "continuation"):
        assert [element.node.id for element in found] == [f"option-{letter}" for letter in "ABCD"]
        side = {element.node.width for element in found} | {element.node.height for element in found}
        assert len(side) == 1
        assert len({(element.node.x, element.node.y) for element in found}) == 4
        return
    if task != "wrong_entry":
        assert not found
        return
    left, top = origin(scene)
    n = state.layout.size
    for (row, column), element in zip(((r, c) for r in range(n) for c in range(n)), found, strict=True):
        node = element.node
        assert node.id == f"r{row + 1}c{column + 1}"
        assert element.at(node.x, node.y) == pytest.approx((left + column, top + row))
        assert (node.width, node.height) == (1, 1)


@pytest.mark.parametrize("task", TASKS)
def test_no_two_texts_overlap_and_none_leaves_the_picture(state, task):
    scene = scene_of(state, task)
    frames = []
    for label in all_of(scene, Label):
        x, y = label.at(label.node.x, label.node.y)
        size = label.node.size * label.scale
        half = (1.0 if label.node.text >= "A" else 0.83) * size * len(label.node.text) / 2  # the widest font
        frames.append((x - half, y - size / 2, x + half, y + size / 2, label.node.text))
    for left, top, right, bottom, text in frames:
        assert left > 0.05, text
        assert top > 0.05, text
        assert right < scene.width - 0.05, text
        assert bottom < scene.height - 0.05, text
    for one, other in combinations(frames, 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart, (one, other)


@pytest.mark.parametrize("task", TASKS)
def test_only_the_cell_of_a_choice_is_highlighted(state, task):
    scene = scene_of(state, task)
    left, top = origin(scene)
    found = [rect for rect in all_of(scene, Rect) if rect.node.fill == "highlight"]
    assert [rect.at(rect.node.x, rect.node.y) for rect in found] == (
        [pytest.approx((left + 1, top))] if task == "cell_choice" else []
    )
    assert all((rect.node.width, rect.node.height) == (1, 1) for rect in found)


def test_options_show_the_four_grids_with_their_letters():
    state = STATES["6x6"]
    scene = scene_of(state, "grid_choice")
    side = side_of(scene)
    letters = [label for label in all_of(scene, Label) if label.node.text in "ABCD"]
    labels = [label for label in all_of(scene, Label) if label.scale != side and label not in letters]
    grids = [labels[start : start + 36] for start in range(0, 144, 36)]
    assert [label.node.text for label in letters] == list("ABCD")
    for grid, shown, letter in zip(asked(state, "grid_choice").options, grids, letters, strict=True):
        assert "".join(label.node.text for label in shown) == grid
        xs, ys = zip(*(label.at(label.node.x, label.node.y) for label in shown), strict=True)
        assert min(xs) < letter.at(letter.node.x, 0)[0] < max(xs)
        assert letter.at(0, letter.node.y)[1] > max(ys)
    assert min(label.at(label.node.x, 0)[0] for label in labels) > origin(scene)[0] + 6 * side


@pytest.mark.parametrize(
    ("name", "there"), [("9x9", True), ("lines", True), ("sandwich", False), ("little killer", False)]
)
@pytest.mark.parametrize(("task", "optional"), [("digit", None), ("grid", "coordinates")])
def test_coordinates_are_there_where_they_are_asked_for_and_make_way_for_clues(name, there, task, optional):
    (board,) = scene_of(STATES[name], task).nodes
    assert isinstance(board, Group)
    numbers = [[label.text for label in node.children if isinstance(label, Label)] for node in groups_in(board)]
    found = [node for node, texts in zip(groups_in(board), numbers, strict=True) if texts == [*"123456789"] * 2]
    assert [node.optional for node in found] == [optional] * there


def groups_in(board: Group) -> list[Group]:
    return [node for node in board.children if isinstance(node, Group)]


def test_region_borders_are_thick():
    pieces = "AAABBB AABBBC ADDCCC DDDECC DEEEFF EEFFFF".replace(" ", "")
    layout = Layout(6, tuple("ABCDEF".index(piece) for piece in pieces))
    scene = scene_of(State(layout, (0,) * 36, (), (1,) * 36, minimal=False), "grid")
    left, top = origin(scene)
    drawn = set()
    for segments in all_of(scene, Segments):
        if segments.node.weight == "thick":
            for x1, y1, x2, y2 in segments.node.lines:
                assert x1 == x2 or y1 == y2
                drawn |= {("|", int(x1), y) for y in range(int(y1), int(y2))}
                drawn |= {("-", x, int(y1)) for x in range(int(x1), int(x2))}
    wanted = {("|", c, r) for r in range(6) for c in range(1, 6) if pieces[6 * r + c] != pieces[6 * r + c - 1]}
    wanted |= {("-", c, r) for r in range(1, 6) for c in range(6) if pieces[6 * r + c] != pieces[6 * r + c - 6]}
    assert drawn == wanted
    frame = next(rect for rect in all_of(scene, Rect) if rect.node.stroke == "ink")
    assert (*frame.at(frame.node.x, frame.node.y), frame.node.width, frame.node.height) == (left, top, 6, 6)


@pytest.mark.parametrize(
    ("cells", "length"),
    [
        ((0,), 4 - 8 * 0.09),
        ((0, 1), 6 - 8 * 0.09),
        ((0, 1, 10), 8 - 8 * 0.09),
        ((0, 1, 9, 10), 8 - 8 * 0.09),
        ((30, 31, 32, 39, 41, 48, 49, 50), 12 - 8 * 0.09 + 4 + 8 * 0.09),  # a ring, with an inner outline
    ],
)
def test_a_cage_is_outlined_just_inside_its_cells(cells, length):
    scene = scene_of(puzzle(9, Mark("cage", cells, 20)), "grid")
    left, top = origin(scene)
    (dashes,) = (segments for segments in all_of(scene, Segments) if segments.node.dashed)
    ends: dict[tuple[float, float], int] = {}
    total = 0.0
    row, column = divmod(min(cells), 9)
    corner = (column + 0.09, row + 0.09)
    across, down = 0.08 + 0.3675 + 0.1 - 0.09, 0.195 + 0.1225 + 0.1 - 0.09  # what is left out beside the sum "20"
    for x1, y1, x2, y2 in dashes.node.lines:
        total += abs(x2 - x1) + abs(y2 - y1)
        for x, y in ((x1, y1), (x2, y2)):
            assert int(y) * 9 + int(x) in cells
            ends[round(x, 6), round(y, 6)] = ends.get((round(x, 6), round(y, 6)), 0) + 1
    assert total == pytest.approx(length - across - down)
    assert set(ends.values()) == {1, 2}  # the sides join to an outline that is closed but for one corner
    below, beside = sorted(point for point, count in ends.items() if count == 1)
    assert below == pytest.approx((corner[0], corner[1] + down))
    assert beside == pytest.approx((corner[0] + across, corner[1]))
    (total_label,) = (label for label in all_of(scene, Label) if label.node.text == "20")
    x, y = total_label.at(total_label.node.x, total_label.node.y)
    assert (x - left, y - top) < (min(cells) % 9 + 0.5, min(cells) // 9 + 0.5)
    assert int(y - top) * 9 + int(x - left) == min(cells)


@pytest.mark.parametrize("cells", [(40, 41), (41, 40), (40, 49), (49, 40)])
def test_a_greater_sign_points_at_the_smaller_value(cells):
    scene = scene_of(puzzle(9, Mark("greater", cells)), "grid")
    (sign,) = (polyline.node for polyline in all_of(scene, Polyline))
    larger, smaller = ((cell % 9 + 0.5, cell // 9 + 0.5) for cell in cells)

    def distance(one, other):
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    wing, tip, other = sign.points
    assert distance(tip, smaller) < distance(tip, larger)
    for end in (wing, other):
        assert distance(end, smaller) > distance(tip, smaller)


def test_marks_on_edges_lie_between_their_cells():
    scene = scene_of(puzzle(9, Mark("white_dot", (0, 1)), Mark("black_dot", (0, 9)), Mark("bar", (40, 41))), "grid")
    white, black = (circle.node for circle in all_of(scene, Circle))
    assert (white.x, white.y, white.fill, white.stroke) == (1, 0.5, "paper", "ink")
    assert (black.x, black.y, black.fill) == (0.5, 1, "ink")
    (bar,) = (rect.node for rect in all_of(scene, Rect) if rect.node.radius)
    assert (bar.x + bar.width / 2, bar.y + bar.height / 2) == pytest.approx((5, 4.5))
    assert bar.width < bar.height < 1


def test_a_thermometer_has_its_bulb_at_the_first_cell_and_an_arrow_its_ring():
    scene = scene_of(STATES["lines"], "grid")
    bulb, ring = (circle.node for circle in all_of(scene, Circle))
    tube, shaft, barbs = (polyline.node for polyline in all_of(scene, Polyline))
    assert (bulb.x, bulb.y, bulb.fill) == (0.5, 0.5, "soft")
    assert tube.points == ((0.5, 0.5), (1.5, 1.5), (2.5, 1.5))
    assert (ring.x, ring.y, ring.fill) == (8.5, 8.5, None)
    (x, y), *inner, tip = shaft.points
    assert ring.radius < math.dist((x, y), (8.5, 8.5)) < ring.radius + 0.05  # so that its round end is at the rim
    assert inner == [(7.5, 7.5)]
    assert tip == barbs.points[1]
    assert (tip[0], tip[1]) == (pytest.approx(7.5), pytest.approx(6.1))  # past the middle of the last cell


def test_clues_of_lines_stand_before_them():
    scene = scene_of(STATES["sandwich"], "grid")
    left, top = origin(scene)
    for label in all_of(scene, Label):
        x, y = label.at(label.node.x, label.node.y)
        if label.node.text == "35":
            assert x < left
            assert (y - top) % 1 == pytest.approx(0.5)
        if label.node.text == "0":
            assert (x - left, y < top) == (pytest.approx(4.5), True)


def test_arrows_outside_point_along_their_diagonals():
    state = STATES["little killer"]
    scene = scene_of(state, "grid")
    shafts = [s.node.lines[0] for s in all_of(scene, Segments) if s.node.stroke == "label"]
    assert len(shafts) == len(state.marks)
    for mark, (x1, y1, x2, y2) in zip(state.marks, shafts, strict=True):
        (row, column), (row2, column2) = (divmod(cell, 9) for cell in mark.cells[:2])
        assert ((x2 - x1) * (column2 - column) > 0) == ((y2 - y1) * (row2 - row) > 0)
        assert (x2 - x1) * (column2 - column) > 0
        # prolonged, the shaft runs through the centre of the first cell
        ratio = (column + 0.5 - x1) / (x2 - x1)
        assert y1 + ratio * (y2 - y1) == pytest.approx(row + 0.5)
        assert not (0 <= x2 <= 9 and 0 <= y2 <= 9)


@pytest.mark.parametrize("name", sorted(STATES))
@pytest.mark.parametrize("task", ["cell_choice", "grid_choice", "continuation", "wrong_entry"])
def test_drawn_in_any_style_everything_reads(name, task):
    state = STATES[name]
    scene = scene_of(state, task)
    for key in range(3):
        rendered = render(scene, draw_style(Stream("styles", name, task, key)))
        assert all(text.height >= 10 for text in rendered.lettering)
        assert all(text.contrast >= 4.5 for text in rendered.lettering)
        assert max(rendered.width, rendered.height) <= 1800
        for one, other in combinations((text.box for text in rendered.lettering), 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert len(rendered.boxes) == {"wrong_entry": state.layout.size**2, "grid_choice": 4, "continuation": 4}.get(
            task, 0
        )
        sides = [side for x1, y1, x2, y2 in rendered.boxes.values() for side in (x2 - x1, y2 - y1)]
        assert max(sides, default=0) - min(sides, default=0) <= (
            task in ("grid_choice", "continuation")
        )  # options need no whole pixels


def test_an_arrow_runs_on_under_digits():
    """Every third cell holds one: 12 and 21 on a shaft, 24 in a circle; 4, 32 and 40 are empty.

    The head beyond the digit in 21 stands alone, for it is upright, and is smaller than that in 40.
    """
    scene = scene_of(puzzle(9, Mark("arrow", (4, 12, 21)), Mark("arrow", (24, 32, 40))), "grid")
    assert not any(circle.node.fill for circle in all_of(scene, Circle))
    shafts = [line.node.points[1:] for line in all_of(scene, Polyline)][:2]
    for (*middles, end), cells in zip(shafts, ((12, 21), (32, 40)), strict=True):
        *before, (x, y) = [(cell % 9 + 0.5, cell // 9 + 0.5) for cell in cells]
        assert middles == before
        if cells[-1] == 21:
            assert end == (x, y)
        else:
            assert 0.3 < math.dist(end, (x, y)) < 0.5
    small, large = [line.node.points for line in all_of(scene, Polyline)][2:]
    assert math.dist(*small[:2]) < 0.8 * math.dist(*large[:2])
    assert 0.4 < math.dist(small[1], (3.5, 2.5)) < 0.5


def test_regions_that_adjoin_have_different_shades():
    pieces = "AAABBB AABBBC ADDCCC DDDECC DEEEFF EEFFFF".replace(" ", "")
    layout = Layout(6, tuple("ABCDEF".index(piece) for piece in pieces))
    scene = scene_of(State(layout, (0,) * 36, (), (1,) * 36, minimal=False), "grid")
    shades = [0.0] * 36
    for facet in all_of(scene, Facet):
        x, y = facet.node.points[0]
        shades[int(y) * 6 + int(x)] = facet.node.shade
    for a, b in [(c, c + 1) for c in range(35) if (c + 1) % 6] + [(c, c + 6) for c in range(30)]:
        assert (shades[a] == shades[b]) == (pieces[a] == pieces[b])
    assert not all_of(scene_of(puzzle(9), "grid"), Facet)
