"""What explanations of panels say is true of what is shown, as read from their words."""

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.matrices.analogy import Rows
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.formats.matrices.sequence import Row
from puzzlegen.validators.matrices import analogy as analogy_proof
from puzzlegen.validators.matrices import sequence as sequence_proof
from puzzlegen.validators.matrices.kits import lattices as proven
from puzzlegen.validators.matrices.kits.induction import READERS, induce
from puzzlegen.validators.matrices.kits.statement import CELLS
from tests.support.panel_words import explained, levels

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
    if found := re.search(r"turn(?:ed| of)? (\d+)°( anticlockwise)?", words):
        return on.turns[int(found[1]) * on.order // 360 * (-1 if found[2] else 1) % on.order]
    if found := re.search(r"mirrored in the (?:line (\d+)° clockwise from the upright one|(\w+ \w+))", words):
        angle = int(found[1]) if found[1] else LINES[found[2]]
        return on.mirrors[angle * on.order // 180]
    if found := re.search(r"quarter turn (anti)?clockwise", words):
        return on.turns[on.order // 4 * (-1 if found[1] else 1) % on.order]
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
                last, goal = words.split(": last ")[-1].split(", so next ")
                assert [places(step) for step in (last, goal)] == [a ^ b for a, b in pairwise(sets[-3:])]
                path = move_told(re.search("each time (.*?): ", words)[1], on)
                assert {path[cell] for cell in places(last)} == change
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
                    if "clockwise" in clause:
                        count, sense = re.search(r"(one|two|three) cells? (\w+) to", clause).groups()
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


# --- raven and sequence

PARTS = {
    "Left": 0, "Right": 1, "Upper": 0, "Lower": 1, "Outer": 0, "Inner": 1, "Upper left": 0, "Lower right": 1,
    "Lower left": 1, "Middle": 0, "Corner": 1, "": 0,
}  # fmt: skip
SIZES = {"tiny": 1, "small": 2, "medium-sized": 3, "large": 4}
FILLS = {"white": "white", "light grey": "light", "dark grey": "dark", "black": "black"}
ROUND = ("top", "top right", "right", "bottom right", "bottom", "bottom left", "left", "top left")
GRIDS = {
    4: ("top left", "top right", "bottom left", "bottom right"),
    8: ROUND,
    9: ("top left", "top", "top right", "left", "middle", "right", "bottom left", "bottom", "bottom right"),
}


def thing_told(words, layout):
    """The part and the attribute of which something is said."""
    place, _, attribute = words.rpartition(" ")
    if not place:
        attribute = words.lower()
    part = PARTS[place]
    if layout == "triad":
        part = {"Upper": 0, "Lower left": 1, "Lower right": 2}[place]
    return part, {"positions": "position", "direction": "turn"}.get(attribute, attribute)


def read_value(words, attribute, cells):
    """A value that is told, as figures show it."""
    match attribute:
        case "size":
            return SIZES[words]
        case "fill":
            return FILLS[words]
        case "number":
            return int(words)
        case "turn":
            return int(words.partition("°")[0]) // 45
        case "position":
            return {GRIDS[cells].index(place) for place in re.split(", | and ", words)}
    return {"half disc": "half_disc", "T": "tee"}.get(words, words)


def shown_value(figures, attribute):
    if attribute == "number":
        return len(figures)
    if attribute == "position":
        return {figure["cell"] for figure in figures}
    (value,) = {figure[attribute] for figure in figures}
    return value


def letters_told(words):
    return set(words) if re.fullmatch("[A-P]{5,}", words) else set(re.findall(r"\b[A-P]\b", words))


LEADS = {
    "the same all along": "constant",
    "each once in every": "distribute_three",
    "moving on": "movement",
    "both have": "and",
    "or both": "or",
    "exactly one of": "xor",
    "but not the second": "minus",
    "add up": "arithmetic +",
    "first less the second": "arithmetic -",
}
STEP = re.compile(
    r"(one|\d) (?:corner|size|shade)?s? ?(more|fewer|larger|smaller|darker|lighter) each time"
    r"|turned (\d+)°( clockwise| anticlockwise)? each time"
)


def step_told(words):
    """The step of a progression as the referee names it."""
    if found := STEP.search(words):
        count, way, degrees, sense = found.groups()
        if degrees:
            step = int(degrees) // 45 * (-1 if sense == " anticlockwise" else 1)
        else:
            step = (1 if count == "one" else int(count)) * (1 if way in ("more", "larger", "darker") else -1)
        return f"progression {step:+}"
    return None


@levels
def test_false_laws_of_matrices_are_refused(level):
    loaded = catalog.load("matrices/raven")
    for one in drafts(loaded, level, 29, 8):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))

        def faults(laws, answer=one.answer, shown=(statement, query), along=why["by_columns"]):
            told = loaded.format.puzzle(*shown, {"laws": laws, "by_columns": along})
            return loaded.validator.faults_of_why(told.statement, told.query, answer, told.why)

        laws = why["laws"]
        assert faults(laws) == ()
        assert all(faults(laws, letter) for letter in "ABCDEFGH" if letter != one.answer)
        assert faults(laws[1:])
        assert faults(laws[::-1])
        assert faults([*laws, laws[-1]])
        for place, law in enumerate(laws):
            assert faults([*laws[:place], law | {"rule": "none"}, *laws[place + 1 :]]) or law["rule"] == "none"
            assert faults([*laws[:place], law | {"step": law.get("step", 0) + 1}, *laws[place + 1 :]])
            assert faults([*laws[:place], law | {"rule": "and"}, *laws[place + 1 :]]) or law["rule"] == "and"


@levels
def test_false_laws_of_sequences_are_refused(level):
    loaded = catalog.load("matrices/sequence")
    for one in drafts(loaded, level, 29, 8):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))

        def faults(laws, answer=one.answer, shown=(statement, query)):
            told = loaded.format.puzzle(*shown, {"laws": laws})
            return loaded.validator.faults_of_why(told.statement, told.query, answer, told.why)

        laws = why["laws"]
        assert faults(laws) == ()
        assert all(faults(laws, letter) for letter in "ABCD" if letter != one.answer)
        assert faults(laws[1:])
        assert len(laws) == 1 or faults(laws[::-1])
        assert faults([*laws, laws[-1]])
        for place, law in enumerate(laws):
            mixed = {"around": 1, "down": 0}
            for wrong in ({"step": 9}, {"way": {"around": 4}}, {"way": mixed}, {"part": 2 - law["part"]}):
                if law | wrong != law:
                    assert faults([*laws[:place], law | wrong, *laws[place + 1 :]]), (law, wrong)
            for wrong in ({"rule": "beauty"}, {"way": {"around": 9}}, {"part": 9}, {"more": 1}):
                with pytest.raises(MalformedStatement):
                    faults([*laws[:place], law | wrong, *laws[place + 1 :]])


@levels
def test_false_changes_of_analogies_are_refused(level):
    loaded = catalog.load("matrices/analogy")
    for one in drafts(loaded, level, 29, 8):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))

        def faults(changes, answer=one.answer, shown=(statement, query)):
            told = loaded.format.puzzle(*shown, {"changes": changes})
            return loaded.validator.faults_of_why(told.statement, told.query, answer, told.why)

        changes = why["changes"]
        assert faults(changes) == ()
        assert all(faults(changes, letter) for letter in "ABCD" if letter != one.answer)
        with pytest.raises(MalformedStatement):
            faults({**changes, "colour": {"kind": "same"}})
        for attribute, law in changes.items():
            assert faults({name: other for name, other in changes.items() if name != attribute})
            assert faults(changes | {attribute: law | {"step": law.get("step", 0) + 8}})
            assert faults(changes | {attribute: law | {"kind": "times" if law["kind"] != "times" else "same"}})
            for wrong in ({"kind": "beauty"}, {"who": "nobody"}, {"more": 1}):
                with pytest.raises(MalformedStatement):
                    faults(changes | {attribute: law | wrong})


@levels
def test_what_is_said_of_matrices_is_true(level):
    met = Counter()
    for one, said in explained("raven", level, 60):
        statement, options = one.statement, one.query["options"]
        layout, answer = statement["layout"], LETTERS.index(one.answer)
        cells = CELLS[layout]
        panels, offered = (msgspec.convert(side, tuple[Panel, ...]) for side in (statement["panels"], options))
        clues = {clue.subject: clue for clue in induce(cells, panels, offered)}
        sentences = re.findall(r"(?:^|\. )([A-Z][a-z ]*?): (.*?)(?=\. [A-Z]|\.$)", said)
        decided = set()
        for thing, words in sentences:
            part, attribute = thing_told(thing, layout)
            if "no rule" in words:
                continue
            decided.add((part, attribute))
            rule, letters = re.fullmatch(r"(.*) \((.*?)\)", words).groups()
            values = [shown_value(option[part], attribute) for option in options]
            assert letters_told(letters) == {
                letter for letter, held in zip(LETTERS, values, strict=False) if held == values[answer]
            }
            kind = step_told(rule) or next(lead for phrase, lead in LEADS.items() if phrase in rule)
            met[kind.split()[0]] += 1
            line = "columns" if "column" in rule else "rows"
            if attribute == "number" and clues[f"part {part}: position"].leads:  # by chance, which settles the number
                continue
            names = {lead.name for lead in clues[f"part {part}: {attribute}"].leads}
            assert any(name.startswith(kind) and (line in name or "each time" in rule) for name in names), (rule, names)
            value = re.search(r"(?:so (?!that)|in the last, |.* → )(.*)$", rule)[1]
            assert read_value(value, attribute, cells[part]) == values[answer]
            last = (2, 5) if "last column" in rule or line == "columns" else (6, 7)
            before = [shown_value(statement["panels"][place][part], attribute) for place in last]
            if found := re.search(r"last \w+: (.*) → (.*) → ", rule) or re.search(
                r"in the last \w+ the first has (.*?), the second (.*), so", rule
            ):
                assert [read_value(told, attribute, cells[part]) for told in found.groups()] == before
        for part, _ in enumerate(cells):
            for attribute, read in READERS.items():
                differ = len({read(option[part]) for option in offered}) > 1
                if differ and not (attribute == "position" and (part, "number") in decided):
                    assert (part, attribute) in decided
    assert len(met) >= 3


@levels
def test_what_is_said_of_rows_is_true(level):
    met = Counter()
    for one, said in explained("sequence", level, 60):
        statement, options = one.statement, one.query["options"]
        layout, answer = statement["layout"], LETTERS.index(one.answer)
        walking, cells = layout.startswith("walkers"), sequence_proof.LAYOUTS[layout]
        row = msgspec.convert(statement, Row)
        clues = sequence_proof._clues(row, msgspec.convert(options, tuple[Panel, ...]))
        shapes = [part[0]["shape"] for part in statement["panels"][0]]
        for thing, words in re.findall(r"(?:^|\. )([A-Z][a-z ']*?): (.*?)(?=\. [A-Z]|\.$)", said):
            if walking:
                shape, _, attribute = thing.partition("'s ")
                name = shape if shape == "T" else shape.lower()
                part = shapes.index(read_value(name, "shape", 1))
                attribute = {"place": "position", "direction": "turn"}.get(attribute, attribute)
            else:
                part, attribute = thing_told(thing, layout)
            rule, letters = re.fullmatch(r"(.*) \((.*?)\)", words).groups()
            values = [shown_value(option[part], attribute) for option in options]
            assert letters_told(letters) == {
                letter for letter, held in zip(LETTERS, values, strict=False) if held == values[answer]
            }
            names = {lead.name for lead in clues[part, attribute].leads}
            if stays := re.fullmatch("stays (.*)", rule):
                assert "constant" in names
                assert read_value(stays[1], attribute, cells[part]) == values[answer]
                continue
            rule, told = rule.rsplit(": ", 1)
            shown, value = told.split(", so next ")
            assert read_value(value, attribute, cells[part]) == values[answer]
            seen = [shown_value(panel[part], attribute) for panel in statement["panels"]]
            if "in turn" in rule:
                seen = seen[: NUMBERS[rule.split()[0]]]
            elif attribute == "position":
                seen = seen[-1:]
            assert [read_value(one, attribute, cells[part]) for one in shown.split(" → ")] == seen
            if "in turn" in rule:
                kind = f"cycle of {NUMBERS[rule.split()[0]]}"
            elif "next by" in rule:
                first = int(re.search(r"by (\d+)", rule)[1]) // (45 if attribute == "turn" else 1)
                kind = f"growing {-first if 'anticlockwise' in rule else first:+}"
            elif attribute == "position":
                kind = walk_named(rule)
            else:
                kind = step_told(rule)
            met[kind.split()[0]] += 1
            assert kind in names, (rule, names)
    assert len(met) >= 3


def walk_named(rule):
    """A walk as the referee names it."""
    if found := re.match(r"(one|\d) places? (clockwise|anticlockwise)", rule):
        step = (1 if found[1] == "one" else int(found[1])) * (1 if found[2] == "clockwise" else -1)
        return f"walk around {step:+}"
    down, right = "down" in rule, "right" in rule
    steps = (down - ("up" in rule), right - ("left" in rule))
    return f"{'diagonal' if all(steps) else 'walk'} shift {steps[0]:+} {steps[1]:+}"


# --- analogy

NAMES = {
    "left_right": ("left", "right"),
    "up_down": ("upper", "lower"),
    "diagonal": ("upper left", "lower right"),
    "nested": ("outer", "inner"),
}
WHOLE = {
    "the two swap them": "exchanged",
    "both become their opposites": "opposite",
    "both are mirrored left to right": "mirrored",
    "both are mirrored top to bottom": "flipped",
    "twice as many": "doubled",
    "half as many": "halved",
    "one more": "+1",
    "two more": "+2",
    "one fewer": "-1",
    "two fewer": "-2",
}


def change_named(words, names):
    """A change as the referee names it."""
    if words in WHOLE:
        return WHOLE[words]
    who = "both" if words.startswith("both") else {f"the {name} one": which for name, which in zip(
        names, ("first", "second"), strict=True)}[re.match(r"the .*? one(?= )", words)[0]]  # fmt: skip
    if found := re.search(r"turns? (\d+)°( anticlockwise)?", words):
        return f"{who} turned {int(found[1]) // 45 * (-1 if found[2] else 1) % 8}"
    return f"{who} {'+1' if re.search('darker|gains?|larger', words) else '-1'}"


@levels
def test_what_is_said_of_analogies_is_true(level):
    met = Counter()
    for one, said in explained("analogy", level, 80):
        statement, options = plain(one.statement), plain(one.query)["options"]
        answer = LETTERS.index(one.answer)
        names = NAMES[statement["layout"].removesuffix("_dots")]
        row, offered = msgspec.convert(statement, Rows), msgspec.convert(options, tuple[Panel, ...])
        clues = {clue.subject: clue for clue in analogy_proof._clues(row, offered)}

        def values(panel, attribute):
            parts = panel[2:] if attribute == "dots" else panel[:2]
            return [shown_value(part, "number" if attribute == "dots" else attribute) for part in parts]

        def read(words, attribute, names=names):
            if attribute == "dots":
                return [int(words)]
            pair = re.fullmatch(f"{names[0]} (.*), {names[1]} (.*)", words).groups()
            return [read_value(told, attribute, 1) for told in pair]

        decided = set()
        for thing, words in re.findall(r"(?:^|\. )([A-Z][a-z]*?(?: stay the same)?): (.*?)(?=\. [A-Z]|\.$)", said):
            attribute = {"Directions": "turn", "Dots": "dots"}.get(thing.split()[0], thing.split()[0].lower()[:-1])
            decided.add(attribute)
            told, letters = re.fullmatch(r"(.*) \((.*?)\)", words).groups()
            goal = values(options[answer], attribute)
            assert letters_told(letters) == {
                letter for letter, option in zip(LETTERS, options, strict=False) if values(option, attribute) == goal
            }
            leads = {lead.name for lead in clues[attribute].leads}
            if thing.endswith(" stay the same"):
                assert "same" in leads
                assert read(told, attribute) == goal
                continue
            change, start, end = re.fullmatch(r"(.*); so (.*) → (.*)", told).groups()
            met[attribute] += 1
            assert change_named(change, names) in leads, (change, leads)
            assert read(start, attribute) == values(statement["panels"][2], attribute)
            assert read(end, attribute) == goal
        assert decided == {name for name, clue in clues.items() if len(set(clue.offered)) > 1}
    assert len(met) >= 3
