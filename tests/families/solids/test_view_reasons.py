"""What explanations of views say of lines, of what the solid shows beside them and of workings: is it so?"""

import re

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.validators.solids.kits import parts
from puzzlegen.words import say
from tests.oracles.solids_oracle import _surface, lines

NTH = ("first", "second", "third", "fourth", "fifth")
SIDES = {"the front": "front", "the left": "left", "above": "top"}
NEAR = 0.06
LINE = (
    r"(?:[Ii]n (?P<views>[A-D, and]+?) there is (?P<drawn>no|a) line"
    r"|[Ss]een from (?P<side>the front|the left|above), (?P<solids>[A-D, and]+?) would have (?P<true>no|a) line) "
    r"(?P<where>(?:between|on the|on a) .*?)(?P<why>,| \()(?P<rest>[^;]*(?:; (?:below it|on the right):[^;]*)?)"
)
PLACE = r"(?:(?:in the (?:upper|lower) (?:left|right) quarter)|straight [a-z ]+? the middle|in the very middle)"
KINDS = {"horizontal line": "across", "vertical line": "upright", "slanted line": "slanted", "arc": "slanted"}


def items(level, count, kind):
    """Items about stacks or about parts, with the explanation in English."""
    loaded = catalog.load("solids/three_view")
    for index in range(count):
        draft = accepted(loaded, level, "reasons", index).draft
        statement, query = plain((draft.puzzle.statement, draft.puzzle.query))
        solid = query["options"][0] if query["task"] == "solid" else statement.get("stack", statement.get("part"))
        if (isinstance(solid[0], list | tuple)) == (kind == "stack"):
            puzzle = draft.puzzle
            text = say(loaded.renderer.explain(puzzle.statement, puzzle.query, draft.answer, puzzle.why), "en")
            yield statement, query, draft.answer, text


def letters(text):
    return re.findall(r"\b[A-D]\b", text)


def drawn_and_true(statement, query, letter, side):
    """The view that is drawn, and the solid that it should be of."""
    number = "ABCD".index(letter)
    if query["task"] == "solid":
        return statement["views"][side], query["options"][number]
    return query["options"][number], statement.get("stack", statement.get("part"))


def spots(where, rows, columns):
    """The places that are named: which way the line runs, its row from above, its column."""

    def numbers(pattern):
        found = re.search(pattern, where)
        return [int(one) for one in found.groups() if one] if found else []

    across = numbers(r"in columns? (\d)(?: to (\d))?")
    up = numbers(r"(?:at levels?|in rows?) (\d)(?: to (\d))?")
    if "diagonal" in where:
        return [("slanted", rows - up[0], across[0] - 1)]
    if across:
        if met := numbers(r"between (?:levels|rows) (\d) and (\d)"):
            assert met[1] == met[0] + 1
        row = rows - met[0] if met else 0 if "top edge" in where else rows
        return [("across", row, column - 1) for column in range(across[0], across[-1] + 1)]
    if met := numbers(r"between columns (\d) and (\d)"):
        assert met[1] == met[0] + 1
    column = met[0] if met else 0 if "left edge" in where else columns
    return [("upright", rows - level, column) for level in range(up[0], up[-1] + 1)]


def beside(spot, rows):
    """Points close to a place of a line: left and right of it, or above it and below."""
    run, row, column = spot
    x, y = column, rows - row
    match run:
        case "upright":
            return (x - NEAR, y - 0.6), (x + NEAR, y - 0.6)
        case "across":
            return (x + 0.4, y + NEAR), (x + 0.4, y - NEAR)
        case _:
            return (x + 0.45, y - 0.2), (x + 0.55, y - 0.8)


def said_of(plane, side):
    """What an explanation calls a plane; no two planes of a solid are called the same, but slopes."""
    if plane is None:
        return "empty space"
    kind, number = plane
    if kind in "FL":
        return "slope"
    return f"at height {number}" if side == "top" else f"{NTH[number]} row from the {side}"


@pytest.mark.parametrize("level", Level)
def test_lines_of_stacks_are_wrong_as_told(level):
    """The view that is drawn has or lacks the line, rays find the opposite, and they find the faces that are named."""
    told = 0
    for statement, query, answer, text in items(level, 24, "stack"):
        ruled_out = set()
        for found in re.finditer(LINE, text):
            told += 1
            given = found["views"] or found["solids"]
            for letter in letters(given):
                ruled_out.add(letter)
                side = SIDES.get(found["side"]) or query.get("side") or ("front", "left", "top")["ABC".index(letter)]
                view, stack = drawn_and_true(statement, query, letter, side)
                rows, columns = len(view["upright"]), len(view["across"][0])
                right = lines(stack, side)
                is_true = found["true"] == "a" if found["true"] else found["drawn"] == "no"
                for spot in spots(found["where"], rows, columns):
                    run, row, column = spot
                    assert (view[run][row][column] != ".") != is_true
                    assert (right[run][row][column] != ".") == is_true
                    points = beside(spot, rows)
                    planes = [
                        _surface(stack, side, x, y) if 0 < x < columns and 0 < y < rows else None for x, y in points
                    ]
                    names = [said_of(plane, side) for plane in planes]
                    assert (planes[0] == planes[1]) != is_true
                    rest = found["rest"]
                    for name in names:
                        first = name.split(" row")[0]
                        assert name in rest or (first in rest and "row from" in rest), (names, text)
                    if is_true and names[0] != names[1]:
                        order = [rest.index(name if name in rest else name.split(" row")[0]) for name in names]
                        assert order == sorted(order), (names, text)
        assert ruled_out == ({answer} if query["task"] == "wrong" else set("ABCD") - {answer})
    assert told > 12


def signs(view, run):
    """All places of lines that run so: which, full and dashed signs, and how far from the middle."""
    rows, columns = len(view["upright"]), len(view["across"][0])
    hidden = view.get("hidden")
    for row, line in enumerate(view[run]):
        for column, sign in enumerate(line):
            dashed = hidden[run][row][column] if hidden else "."
            across = 2 * column + (run != "upright") - columns
            down = 2 * row + (run != "across") - rows
            yield (row, column), (sign, dashed), across, down


def place_name(across, down):
    sides = "left" if across < 0 else "right", "upper" if down < 0 else "lower"
    if across and down:
        return f"in the {sides[1]} {sides[0]} quarter"
    if across:
        return f"straight to the {sides[0]} of the middle"
    return f"straight {'above' if down < 0 else 'below'} the middle" if down else "in the very middle"


def middles(wrong, run):
    """Where the middle is of every straight row of these places."""
    step = {"across": (0, 1), "upright": (1, 0), "slanted": (9, 9)}[run]
    for row, column in wrong:
        spot, rows = (row, column), []
        while spot in wrong:
            rows.append(wrong[spot])
            yield place_name(sum(a for a, _ in rows), sum(d for _, d in rows))
            spot = spot[0] + step[0], spot[1] + step[1]


def as_told(words, sign):
    """True if a sign is what the words call it: "no line", "none", or "a full level line"."""
    full, dashed = sign
    if "no" in words:
        return full == dashed == "."
    found = full if "full" in words else dashed
    if found == "." or ("dashed" in words and full != "."):
        return False
    return (found in "abcd") == ("arc" in words)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
def test_lines_of_parts_are_wrong_as_told(level):
    """Somewhere along what is named, the drawn view and the one that rays find differ as told."""
    view_clause = (
        rf"(?P<place>{PLACE}), (?P<letters>[A-D, and]+?) shows? (?P<drawn>.*?) where the part shows (?P<true>.*)"
    )
    solid_clause = (
        r"seen from (?P<side>the front|the left|above), (?P<letters>[A-D, and]+?) would have (?P<true>.*?) "
        rf"(?P<place>{PLACE}), where (?P<drawn>.*?) is drawn"
    )
    told = 0
    for statement, query, answer, text in items(level, 24, "part"):
        ruled_out = set()
        for sentence in re.split(r"[.;] ", text):
            found = re.fullmatch(view_clause, sentence, re.I) or re.fullmatch(solid_clause, sentence, re.I)
            if found is None:
                continue
            told += 1
            side = SIDES.get(found.groupdict().get("side")) or query["side"]
            run = next(run for words, run in KINDS.items() if words in found["drawn"] + found["true"])
            for letter in letters(found["letters"]):
                ruled_out.add(letter)
                drawn, features = drawn_and_true(statement, query, letter, side)
                part = msgspec.convert(features, parts.Part)
                right = plain(parts.look(parts.check_part(part), side))
                true = {spot: sign for spot, sign, *_ in signs(right, run)}
                wrong = {
                    spot: (across, down)
                    for spot, sign, across, down in signs(drawn, run)
                    if as_told(found["drawn"], sign) and as_told(found["true"], true[spot])
                }
                assert found["place"].lower() in set(middles(wrong, run)), (found["place"], text)
        assert ruled_out == set("ABCD") - {answer}
        assert "Compared with " + answer in text
    assert told > 6


CHANGE = re.compile(
    r"(?P<missing>the|there is a further) (?P<name>[a-z ]+?) (?P<place>at the|in the) (?P<where>[a-z ]+?)"
    r"(?: is missing from| in| is (?P<moved>elsewhere or of another size) in) (?P<letters>[A-D](?:(?:, | and )[A-D])*)"
)
HOLES = {"round hole from left to right": "x", "round hole from front to back": "y", "round hole from above": "z"}


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
def test_workings_are_missing_and_added_as_told(level):
    """Parts have more or fewer holes, slopes and boxes as told, and there where it is said."""
    loaded = catalog.load("solids/three_view")
    told = 0
    for index in range(24):
        puzzle = accepted(loaded, level, "reasons", index).draft.puzzle
        statement, query, why = plain((puzzle.statement, puzzle.query, puzzle.why))
        offered = query["options"] if query["task"] == "solid" else why.get("parts")
        if not offered or isinstance(offered[0][0], list):
            continue
        if query["task"] == "view":
            for part, option in zip(puzzle.why.parts, puzzle.query.options, strict=True):
                assert parts.look(parts.check_part(part), puzzle.query.side) == option
            assert offered["ABCD".index(puzzle.answer)] == statement["part"]
        told_why = loaded.renderer.explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why)
        text = say(told_why, "en").split(". ")[0]
        ours = offered["ABCD".index(puzzle.answer)]
        balance = {letter: len(part) - len(ours) for letter, part in zip("ABCD", offered, strict=True)}
        for change in CHANGE.finditer(text):
            told += 1
            sign = -1 if change["missing"] == "the" else 1
            for letter in letters(change["letters"]):
                part = offered["ABCD".index(letter)]
                some, others = (ours, part) if sign < 0 else (part, ours)
                more = [one for one in some if some.count(one) > others.count(one)]
                fitting = [one for one in more if fits(one, change["name"], change["where"], ours)]
                assert fitting, (change[0], more)
                if change["moved"]:
                    there = [one for one in part if part.count(one) > ours.count(one)]
                    assert any(fits(one, change["name"], "", ours) for one in there), (change[0], there)
                    continue
                balance[letter] -= sign * (2 if "round" in change["name"] and "hole" not in change["name"] else 1)
        assert not any(balance.values()), (text, balance)
    assert told > 6


def fits(feature, name, where, part):
    """True if a feature is one that is called so, and on this side of the part."""
    if name in HOLES:
        kind = feature["op"] == "cut" and feature["shape"] == "cylinder" and feature["axis"] == HOLES[name]
    elif name == "upright cylinder":
        kind = feature["op"] == "add" and feature["shape"] == "cylinder"
    elif name in ("ramp", "sloping cut", "upright cut across the corner"):
        kind = feature["shape"] == "wedge" and (feature["op"] == "add") == (name == "ramp")
    else:
        kind = feature["shape"] == "box" and (feature["op"] == "add") == name.startswith("block")
    middle = [(a + b) / 2 for a, b in zip(feature["from"], feature["to"], strict=True)]
    size = [max(one["to"][axis] for one in part if one["op"] == "add") / 2 for axis in (0, 1)]
    sides = {"left": middle[0] < size[0], "right": middle[0] > size[0]}
    sides |= {"front": middle[1] < size[1], "back": middle[1] > size[1]}
    return kind and all(lies for side, lies in sides.items() if side in where.split())
