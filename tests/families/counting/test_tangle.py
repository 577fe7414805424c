"""Tangles of ropes: the validator against walking, disguises, the generator's ropes, the picture, explanations."""

import math
import re
from itertools import pairwise

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.scene import Circle, Label, Polyline
from puzzlegen.formats.counting.tangle import QUESTIONS
from puzzlegen.renderers.counting.tangle import depict, explain
from puzzlegen.words import say
from tests.support import counting_cases
from tests.support.counting_cases import invented

STEP = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
BACK = {"up": "down", "down": "up", "left": "right", "right": "left"}
SIDES = ("up", "right", "down", "left")


TASKS = {question.__struct_config__.tag for question in QUESTIONS}


def certify(statement, query):
    return counting_cases.certify("tangle", statement, query)


def drawn(statement, query):
    """The picture of published data."""
    one = catalog.load_format("counting/tangle").puzzle(statement, query)
    (scene,) = depict(one.statement, one.query)
    return scene


def puzzles(level, count):
    """Statements and queries, as they are published."""
    for index in range(count):
        puzzle = invented("tangle", level, index, 200)
        yield plain(puzzle.statement), plain(puzzle.query)


def leave(tile, side):
    """Where a strand leaves that comes in at a side."""
    if tile in "hv":
        return BACK[side]
    pairs = {"a": ({"up", "left"}, {"right", "down"}), "b": ({"up", "right"}, {"left", "down"})}[tile]
    (pair,) = (pair for pair in pairs if side in pair)
    (other,) = pair - {side}
    return other


def walk(statement, start):
    """The sides by which one enters tiles, up to an end or back at the start, and the last side left at an end."""
    rows, columns = len(statement["tiles"]), len(statement["tiles"][0])
    cap = {}
    for one, other in statement["caps"]:
        cap[tuple(one)], cap[tuple(other)] = tuple(other), tuple(one)
    path, at = [], start
    while True:
        path.append(at)
        row, column, side = at
        left = leave(statement["tiles"][row][column], side)
        down, right = STEP[left]
        if 0 <= row + down < rows and 0 <= column + right < columns:
            at = row + down, column + right, BACK[left]
        else:
            beyond = cap.get((row, column, SIDES.index(left)))
            if beyond is None:
                return path, (row, column, left)
            at = beyond[0], beyond[1], SIDES[beyond[2]]
        if at == start:
            return path, None


def all_walks(statement):
    rows, columns = len(statement["tiles"]), len(statement["tiles"][0])
    walks, seen = [], set()
    ends = [(row, column, SIDES[side]) for row, column, side, _ in statement["ends"]]
    for start in [*ends, *((y, x, side) for y in range(rows) for x in range(columns) for side in SIDES)]:
        if start not in seen:
            path, last = walk(statement, start)
            walks.append((path, last))
            for row, column, side in path:
                seen |= {(row, column, side), (row, column, leave(statement["tiles"][row][column], side))}
    return walks


def oracle(statement, query):
    task = query["task"]
    walks = all_walks(statement)
    if task in ("count", "count_choice"):
        return len(walks)
    if task == "loops":
        return sum(last is None for _, last in walks)
    (dot,) = ((row, column, SIDES[side]) for row, column, side, mark in statement["ends"] if mark == "dot")
    path, last = walk(statement, dot)
    if task == "over":
        return sum(statement["tiles"][y][x] == ("v" if side in ("up", "down") else "h") for y, x, side in path)
    marks = {(row, column, SIDES[side]): mark for row, column, side, mark in statement["ends"]}
    if task == "lead_choice":
        marks = {
            (row, column, SIDES[side]): letter
            for (row, column, side), letter in zip(query["options"], "ABCD", strict=True)
        }
    return marks[last]


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_validator_agrees_with_walking(level):
    seen = set()
    for statement, query in puzzles(level, 32):
        seen.add(query["task"])
        certificate = certify(statement, query)
        expected = str(oracle(statement, query))
        if query["task"] == "count_choice":
            expected = "ABCD"[query["options"].index(int(expected))]
        assert certificate.answers == (expected,)
    assert seen == TASKS


def turned(statement, query):
    """By a quarter, clockwise: (row, column) becomes (column, rows - 1 - row)."""
    rows = len(statement["tiles"])

    def stub(row, column, side, *mark):
        return (column, rows - 1 - row, (side + 1) % 4, *mark)

    swap = {"h": "v", "v": "h", "a": "b", "b": "a"}
    if query["task"] == "lead_choice":
        query = query | {"options": [stub(*end) for end in query["options"]]}
    return {
        "tiles": ["".join(swap[tile] for tile in column[::-1]) for column in zip(*statement["tiles"], strict=True)],
        "caps": [[stub(*one) for one in cap] for cap in statement["caps"]],
        "ends": [stub(*end) for end in statement["ends"]],
    }, query


def test_disguises_have_one_canonical_form():
    for statement, query in puzzles(Level.EASY, 24):
        plain, other = certify(statement, query), certify(*turned(statement, query))
        if query["task"] != "lead":  # the numbers begin elsewhere
            assert other.answers == plain.answers
        assert (other.canonical, other.difficulty) == (plain.canonical, plain.difficulty)
        upper = statement | {"tiles": [row.replace("h", "v") for row in statement["tiles"]]}
        assert (certify(upper, query).canonical == plain.canonical) == (query["task"] != "over")
        bent = statement | {"tiles": [row.replace("a", "b") for row in statement["tiles"]]}
        if "a" in "".join(statement["tiles"]):
            assert certify(bent, query).canonical != plain.canonical


def test_the_difficulty_counts_crossings():
    ends = [(0, x, 0, "") for x in range(2)] + [(0, 1, 1, ""), (0, 1, 2, ""), (0, 0, 2, ""), (0, 0, 3, "")]
    assert certify({"tiles": ["ha"], "caps": [], "ends": ends}, {"task": "count"}).difficulty == 1


def test_where_one_rope_is_followed_the_difficulty_is_its_length():
    """Of three tiles in a row the rope with the dot runs over two: straight over the first, and away by the second."""
    ends = [(0, 0, 0, ""), (0, 1, 0, ""), (0, 2, 0, ""), (0, 2, 1, ""), (0, 2, 2, ""), (0, 1, 2, ""), (0, 0, 2, "")]
    certificate = certify({"tiles": ["hah"], "caps": [], "ends": [*ends, (0, 0, 3, "dot")]}, {"task": "over"})
    assert (certificate.answers, certificate.difficulty) == (("1",), 2)
    assert certificate.unit == "tiles along the rope"


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_every_rope_with_its_bends_and_ends(level):
    for statement, query in puzzles(level, 16):
        scene = drawn(statement, query)
        children = scene.nodes[0].children
        lines = [node for node in children if isinstance(node, Polyline)]
        ropes = lines[: len(lines) // 2][: len(all_walks(statement))]
        assert sum(node.closed for node in ropes) == sum(last is None for _, last in all_walks(statement))
        rows, columns = len(statement["tiles"]), len(statement["tiles"][0])
        for node in ropes:
            points = [*node.points, node.points[0]] if node.closed else list(node.points)
            for (ax, ay), (bx, by) in pairwise(points):
                assert math.hypot(bx - ax, by - ay) <= 1.001
            assert all(-1 < x < columns + 1 and -1 < y < rows + 1 for x, y in points)
            # Courses change their direction by small steps only: no kinks.
            steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points) if (ax, ay) != (bx, by)]
            for (a, b), (c, d) in pairwise(steps):
                assert (a * c + b * d) / math.hypot(a, b) / math.hypot(c, d) > 0.9
        on_top = lines[2 * len(ropes) :][::2]
        crossings = {
            (y, x): tile for y, row in enumerate(statement["tiles"]) for x, tile in enumerate(row) if tile in "hv"
        }
        assert len(on_top) == len(crossings)
        for node in on_top:
            (ax, ay), (bx, by) = node.points
            cell = math.floor((ay + by) / 2), math.floor((ax + bx) / 2)
            assert crossings[cell] == ("h" if abs(ay - by) < abs(ax - bx) else "v")
        written = {node.text for node in children if isinstance(node, Label)}
        marks = "ABCD" if query["task"] == "lead_choice" else {mark for *_, mark in statement["ends"]} - {"", "dot"}
        assert written == set(marks)
        dots = [node for node in children if isinstance(node, Circle)]
        assert len(dots) == (query["task"] in ("over", "lead", "lead_choice"))


def test_arcs_around_the_grid_lie_outside():
    for statement, query in puzzles(Level.MEDIUM, 8):
        rows, columns = len(statement["tiles"]), len(statement["tiles"][0])
        scene = drawn(statement, query)
        beyond = 0
        for node in scene.nodes[0].children:
            if isinstance(node, Polyline):
                beyond += sum(max(-x, x - columns, -y, y - rows) > 0.45 for x, y in node.points)
        assert beyond >= 2 * len(statement["caps"])  # once for the outline, once for the core


def arcs(statement):
    """For each foot of an arc at the border: what it is called."""
    names = {}
    corners = {("right", "up"): "upper right", ("down", "right"): "lower right", ("down", "left"): "lower left"}
    for side, words in zip(SIDES, ("at the top", "on the right", "at the bottom", "on the left"), strict=True):
        mine = [cap for cap in statement["caps"] if {SIDES[foot[2]] for foot in cap} == {side}]
        for number, cap in enumerate(sorted(mine, key=lambda cap: sum(cap[0][:2]) + sum(cap[1][:2])), 1):
            for foot in cap:
                names[tuple(foot)] = f"{number} {words}"
    for cap in statement["caps"]:
        sides = sorted(SIDES[foot[2]] for foot in cap)
        if sides[0] != sides[1]:
            for foot in cap:
                names[tuple(foot)] = f"{corners.get(tuple(sides), 'upper left')} corner"
    return names


def stretched(statement, path):
    """The arcs on a way, each with the crossings since the last one and on how many of them the rope is on top."""
    names, found, crossings, top = arcs(statement), [], 0, 0
    for row, column, side in path:
        tile = statement["tiles"][row][column]
        crossings += tile in "hv"
        top += tile == ("v" if side in ("up", "down") else "h")
        arc = names.get((row, column, SIDES.index(leave(tile, side))))
        if arc:
            found.append((top, crossings, arc))
            crossings = top = 0
    return [*found, (top, crossings, None)]


def arcs_told(text):
    """The arcs that a text names, in the words of `arcs`."""
    told = re.findall(r"the (?:(\d+)(?:st|nd|rd|th) arc (at the \w+|on the \w+)|arc at the (\w+ \w+ corner))", text)
    return [f"{number} {side}" if number else corner for number, side, corner in told]


@pytest.mark.parametrize("level", Level)
def test_explanations_tell_the_way_and_name_the_loops(level):
    told_of = set()
    for index in range(60):
        puzzle = invented("tangle", level, index, 200)
        statement, query, answer = plain(puzzle.statement), plain(puzzle.query), puzzle.answer
        task, whole = query["task"], say(explain(puzzle.statement, puzzle.query, answer, puzzle.why), "en")
        text = whole.split(" (Arcs")[0]
        told_of.add(task)
        walks = all_walks(statement)
        if task in ("over", "lead", "lead_choice"):
            (dot,) = ((row, column, SIDES[side]) for row, column, side, mark in statement["ends"] if mark == "dot")
            path, _ = walk(statement, dot)
            way = stretched(statement, path)
            assert arcs_told(text) == [arc for *_, arc in way[:-1]][:4]
            between = way[4:-1]  # told together
            if between:
                way = [*way[:4], (sum(top for top, *_ in between), sum(n for _, n, _ in between), ""), way[-1]]
            if task == "over":
                numbers = [tuple(map(int, pair)) for pair in re.findall(r"(\d+) of (\d+)\b(?! with)", text)]
                assert numbers == [(top, crossings) for top, crossings, _ in way]
                assert re.search(rf"[:=] {answer}\. ", text)
                crossed = [(y, x) for y, x, _ in path if statement["tiles"][y][x] in "hv"]
                itself = len(crossed) - len(set(crossed))
                if itself:
                    own, top, others = map(int, re.search(r"(\d+) with itself.* (\d+) of (\d+) with", text).groups())
                    assert (own, own + top, others) == (itself, int(answer), len(crossed) - 2 * itself)
                else:
                    assert f"All {len(crossed)} crossings are with other ropes." in text
            else:
                told = re.findall(r"(\d+)(?: crossings?)?(?:(?: to|, then) the (?:[^,]*arc|end)|(?<=crossings),)", text)
                assert list(map(int, told)) == [crossings for _, crossings, _ in way]
                assert text.endswith(f"marked {answer}.")
            continue
        loops = [path for path, last in walks if last is None]
        names = arcs(statement)
        described = []
        for path in loops:
            feet = {(y, x, SIDES.index(leave(statement["tiles"][y][x], side))) for y, x, side in path}
            described.append([names[foot] for foot in feet if foot in names])
        listed = re.search(r"Closed loops \(\d+\): (.*?)\.", text)
        parts = listed[1].split("; ") if listed else []
        if parts and (rest := re.fullmatch(r"and (\d+) more inside", parts[-1])):
            parts.pop()
            assert len(parts) + int(rest[1]) == len(loops)
        else:
            assert len(parts) == len(loops)
        for part in parts:
            told = arcs_told(part)
            if told:
                (mine,) = (passed for passed in described if told[0] in passed)
                more = re.search(r"and (\d+) more", part)
                assert len(mine) == 1 + int(more[1] if more else 0)
            else:
                box = [int(number) - 1 for number in re.findall(r"(\d+)(?:st|nd|rd|th)", part)]
                boxes = [
                    [min(xs), max(xs), min(ys), max(ys)]
                    for path, passed in zip(loops, described, strict=True)
                    if not passed
                    for ys, xs in [([y for y, _, _ in path], [x for _, x, _ in path])]
                ]
                assert box in boxes
        with_ends = len(walks) - len(loops)
        assert f"{with_ends} ropes are not closed" in text or with_ends < 2
        if task != "loops":
            added = f"{with_ends} + {len(loops)} = " if loops and with_ends else ""
            assert text.endswith(f" Ropes: {added}{len(walks)}.")
    assert told_of == TASKS


@pytest.mark.parametrize("level", Level)
def test_asked_ropes_lie_over_and_under_others_and_loops_cross_other_ropes(level):
    for statement, query in puzzles(level, 60):
        walks = all_walks(statement)
        crossed = [[(y, x) for y, x, _ in path if statement["tiles"][y][x] in "hv"] for path, _ in walks]
        if query["task"] == "loops" and level is not Level.EASY:
            loops = [cells for cells, (_, last) in zip(crossed, walks, strict=True) if last is None]
            apart = [cells for cells in loops if all(cells.count(cell) == 2 for cell in cells)]
            assert len(apart) <= len(loops) / 4
        if query["task"] == "over":
            (dot,) = ((row, column, SIDES[side]) for row, column, side, mark in statement["ends"] if mark == "dot")
            path, _ = walk(statement, dot)
            cells = [(y, x) for y, x, _ in path]
            over = [
                statement["tiles"][y][x] == ("v" if side in ("up", "down") else "h")
                for y, x, side in path
                if statement["tiles"][y][x] in "hv" and cells.count((y, x)) == 1
            ]
            assert set(over) == {True, False}
