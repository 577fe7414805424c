"""What explanations of panels and pieces say is true of what is shown, as read from their words."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.conformance.drafts import drafts, texts
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.facts.matrices import pieces
from puzzlegen.validators.matrices import splice
from puzzlegen.validators.matrices.kits import lattices as proven

ALL_LEVELS = (*USUAL_LEVELS, Level.EXTREME)
levels = pytest.mark.parametrize("level", ALL_LEVELS)


def explained(family, level, count, seed=23):
    """Accepted drafts with what is said of them in English."""
    loaded = catalog.load(f"matrices/{family}")
    for one in drafts(loaded, level, seed, count):
        words = texts(loaded, one.draft)
        assert "{" not in words["en"][1] + words["zh"][1]
        yield one, words["en"][1]


# --- splice

LAID = re.compile(
    r"piece (\w) (as drawn|(turned over \(left to right\))?(?: and then )?"
    r"(?:turned (\d+)°( anticlockwise)?)?(?: clockwise)?)"
    r": rows? (\d+)(?:–(\d+))?, (?:columns? (\d+)(?:–(\d+))?|(left|middle|right))"
)
TURNED = str.maketrans("1234", "2341")
OVER = str.maketrans("1234", "2143")
QUARTERS = {"#": "NESW", "1": "NW", "2": "NE", "3": "SE", "4": "SW", ".": ""}


def quarters(rows, top=0, left=0):
    return {
        (top + row, left + column, side)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        for side in QUARTERS[sign]
    }


def as_said(rows, over, quarter_turns):
    """The rows of signs of a piece, turned over and turned."""
    if over:
        rows = [line[::-1].translate(OVER) for line in rows]
    for _ in range(quarter_turns):
        rows = ["".join(column)[::-1].translate(TURNED) for column in zip(*rows, strict=True)]
    return rows


@levels
def test_pieces_that_are_laid_as_told_make_the_figure(level):
    for one, said in explained("splice", level, 14):
        statement, query = one.statement, one.query
        right = query["options"][LETTERS.index(one.answer)]
        if query["task"] == "gap":
            continue
        figure = right[0] if query["task"] == "figure" else statement["figure"]
        by_name = {str(number): rows for number, rows in enumerate(statement["pieces"], start=1)}
        if query["task"] == "missing":
            by_name[one.answer] = right[0]
        elif query["task"] == "pieces":
            by_name = {str(number): rows for number, rows in enumerate(right, start=1)}
        grid = statement["lattice"]
        step = 360 // pieces.TURNS[grid]
        covered = Counter()
        told = LAID.findall(said)
        assert [name for name, *_ in told] == list(by_name)
        for name, _, over, degrees, anticlockwise, top, bottom, left, rightmost, _ in told:
            turns = int(degrees or 0) // step * (-1 if anticlockwise else 1) % pieces.TURNS[grid]
            assert statement["flips"] or not over
            if grid == "squares":
                rows = as_said(by_name[name], bool(over), turns)
                assert len(rows) == int(bottom or top) - int(top) + 1
                assert len(rows[0]) == int(rightmost or left) - int(left) + 1
                covered.update(quarters(rows, int(top) - 1, int(left) - 1))
            else:
                shape = pieces.read(by_name[name], grid)
                shape = pieces.turned(pieces.flipped(shape, grid) if over else shape, grid, turns)
                ys = [y for triangle in shape for _, y in triangle]
                assert max(ys) - min(ys) == int(bottom or top) - int(top) + 1
        if grid == "squares":
            assert covered == Counter(quarters(figure))


@levels
def test_the_laying_that_is_told_covers_the_figure_once(level):
    for one, _ in explained("splice", level, 14):
        statement, query, why = one.statement, one.query, one.draft.puzzle.why
        grid = statement["lattice"]
        right = query["options"][LETTERS.index(one.answer)]
        figure = right[0] if query["task"] == "figure" else statement["figure"]
        laid = [pieces.read(rows, grid) for rows in why["laid"]]
        covered = Counter(part for piece in laid for part in piece)
        whole = pieces.read(statement["gap"] if query["task"] == "gap" else figure, grid)
        assert covered == Counter(whole)


@levels
def test_what_is_said_against_other_pieces_is_true(level):
    for one, said in explained("splice", level, 14):
        statement, query = one.statement, one.query
        puzzle = splice.convert(statement, splice._Puzzle, "statement")
        wrong = set(LETTERS[: len(query["options"])]) - {one.answer}
        grid = statement["lattice"]

        def room(whole, rows, puzzle=puzzle, grid=grid):
            order = {cell: number for number, cell in enumerate(splice._read(whole, grid))}
            return bool(splice._masks(splice._read(rows, grid), order, puzzle))

        if query["task"] in ("gap", "missing"):
            (letter, other), *more = re.findall(r"(\w) is the mirror image of (\w)", said)
            assert (more, other) == ([], one.answer)
            mirrored, right = (splice._read(query["options"][LETTERS.index(x)][0], grid) for x in (letter, other))
            assert right in splice._positions(splice._mirrored(mirrored, grid), grid, flips=False)
            continue
        refused = {}
        for number, letters in re.findall(r"Piece (\d) (?:of|fits nowhere in) ([A-D](?:(?:, | or )[A-D])*)", said):
            refused |= dict.fromkeys(re.findall("[A-D]", letters), int(number))
        for letter in wrong:
            option = query["options"][LETTERS.index(letter)]
            whole, held = (
                (option[0], statement["pieces"]) if query["task"] == "figure" else (statement["figure"], option)
            )
            stuck = [number for number, rows in enumerate(held, start=1) if not room(whole, rows)]
            assert (letter in refused) == bool(stuck), said
            assert not stuck or refused[letter] == stuck[0]
        assert one.answer not in refused


# --- shape_sequence

ROWS = {"honeycomb_19": (3, 4, 5, 4, 3), "triangles_24": (5, 7, 7, 5)}
NUMBERS = {"one": 1, "two": 2, "three": 3}
SUBJECTS = {"shaded cells": ("light", "dark", "black"), "dots": ("dot",), "circles": ("ring",)}
LINES = {"upright line": 0, "rising diagonal": 45, "level line": 90, "falling diagonal": 135}


def numbered_places(lattice):
    """The cells by the row and the place in it."""
    rows = ROWS.get(lattice) or (int(lattice[-1]),) * int(lattice[-1])
    names = [(row, place) for row, count in enumerate(rows, start=1) for place in range(1, count + 1)]
    return {name: cell for cell, name in enumerate(names)}


def shift_told(words, on):
    found = re.search(r"(?:one row (down|up))?(?: and )?(?:one column to the (right|left))?$", words)
    down, right = (
        {"down": 1, "up": -1, None: 0}[found[1]],
        {"right": 1, "left": -1, None: 0}[found[2]],
    )
    side = round(len(on.centres) ** 0.5)
    return on.shifts[down % side, right % side]


def move_told(words, on):
    """The path of a move that is told."""
    if found := re.search(r"turn(?:ed)? (\d+)°( anticlockwise)?", words):
        return on.turns[int(found[1]) * on.order // 360 * (-1 if found[2] else 1) % on.order]
    if found := re.search(r"mirrored in the (?:line (\d+)° clockwise from the upright one|(\w+ \w+))", words):
        angle = int(found[1]) if found[1] else LINES[found[2]]
        return on.mirrors[angle * on.order // 180]
    if " ring" not in words:
        return shift_told(words.removesuffix(" at each step"), on)
    path = list(range(len(on.centres)))
    ways = re.findall(r"(?:(\w+) cells? (clockwise|anticlockwise)|not at all) in the (outer|second|third) ring", words)
    assert ways
    for count, sense, name in ways:
        ring = on.rings[("outer", "second", "third").index(name)]
        step = (int(count) if count.isdigit() else NUMBERS.get(count, 0)) * (1 if sense == "clockwise" else -1)
        for place, cell in enumerate(ring):
            path[cell] = ring[(place + step) % len(ring)]
    return path


@levels
def test_what_is_said_of_cells_is_true(level):
    met = Counter()
    for one, said in explained("shape_sequence", level, 40):
        statement, options = one.statement, one.query["options"]
        on, cells = proven.lattice(statement["lattice"]), numbered_places(statement["lattice"])
        panels = (*statement["panels"], options[LETTERS.index(one.answer)])

        def places(words, cells=cells):
            return {cells[int(row), int(place)] for row, place in re.findall(r"\((\d+), (\d+)\)", words)}

        told = re.findall(r"The (shaded cells|dots|circles) (.*?)\. That fits (.*?)\.", said)
        assert {name for name, *_ in told} == {
            name for name, kinds in SUBJECTS.items() if any(panel.get(kind) for panel in panels for kind in kinds)
        }
        for name, sentence, letters in told:
            kinds = SUBJECTS[name]
            held = [{kind: set(panel.get(kind, ())) for kind in kinds} for panel in panels]
            alike = [{kind: set(option.get(kind, ())) for kind in kinds} == held[-1] for option in options]
            assert [letter in re.findall(r"\b[A-H]\b", letters) for letter in LETTERS[: len(options)]] == alike
            sets = [set().union(*state.values()) for state in held]
            shades = [{kind for kind, members in state.items() if members} for state in held]
            words, _, order = sentence.partition(", and change their shades at each step: ")
            if order:
                chain = order.split(" → ")
                first, second = (held[place] for place in (-2, -1))
                for a, b in pairwise(chain):
                    moved = {move_told(words, on)[cell] for cell in first[a]}
                    assert moved == second[b]
            words, _, order = words.partition(", and are ")
            if order:
                turns = re.findall("light|dark|black", order)
                assert [{shade} for shade in turns[:-1]] == shades[: len(turns) - 1]
                assert {turns[-1]} == shades[-1]
                assert all(shade == {turns[panel % (len(turns) - 1)]} for panel, shade in enumerate(shades))
            change = sets[-1] ^ sets[-2]
            rule = words.split()[0]
            met[rule] += 1
            if rule == "appear":
                *shown, goal = re.split(r"; next | → ", words.split(": ")[-1])
                assert [places(step) for step in (*shown, goal)] == [a ^ b for a, b in pairwise(sets)]
                path = move_told(re.search("each time (.*?): ", words)[1], on)
                assert {path[cell] for cell in places(shown[-1])} == change
            elif rule == "come":
                panel = int(words.split()[-1])
                assert sets[panel - 1] == sets[-1]
                assert len(panels) - panel == NUMBERS[re.search("every (two|three)", words)[1]]
            elif rule in ("grow", "lose"):
                assert places(words) == change
                assert (rule == "grow") == (change <= sets[-1])
                count = re.search(r"(\w+) cells? at each step", words)[1]
                assert NUMBERS.get(count) or int(count) == len(change)
            elif rule == "each":
                starts, goals = set(), set()
                for clause in words.split(": ")[1].split("; "):
                    start, *goal = re.findall(r"\(\d+, \d+\)", clause)
                    starts |= places(start)
                    goals |= places((goal or [start])[0])
                    if "along its ring" in clause:
                        count, sense = re.search(r"(one|two|three) cells? (\w+) along", clause).groups()
                        (cell,) = places(start)
                        ring = next(ring for ring in on.rings if cell in ring)
                        step = NUMBERS[count] * (1 if sense == "clockwise" else -1)
                        assert {ring[(ring.index(cell) + step) % len(ring)]} == places(goal[0])
                    elif goal:
                        path = shift_told(re.search(r"\) (.*) to \(", clause)[1], on)
                        assert {path[cell] for cell in places(start)} == places(goal[0])
                assert (starts, goals) == (sets[-2], sets[-1])
            else:
                path = move_told(words.split(", so that")[0], on)
                assert all({path[cell] for cell in a} == b for a, b in pairwise(sets))
                assert "so that" not in words or sets[int(words.split()[-1]) - 1] == sets[-1]
    assert len(met) >= 3
