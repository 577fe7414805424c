"""Rows of panels of parts that go on, and threes of panels that are told apart by their operations."""

import re
from collections import Counter
from itertools import combinations, product

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Depth
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices.logic_panels import LEVELS, _hooked
from puzzlegen.snapshots import pipeline

TABLES = {"and": (0, 0, 0, 1), "or": (0, 1, 1, 1), "xor": (0, 1, 1, 0), "minus": (0, 0, 1, 0), "back": (0, 1, 0, 0)}
TURNED = (
    lambda r, c: (r, c),
    lambda r, c: (c, 2 - r),
    lambda r, c: (2 - r, 2 - c),
    lambda r, c: (2 - c, r),
)
CELLS = list(product(range(3), repeat=2))
RULES = list(product(TABLES, range(4)))
SPOKEN_OF = ((RULES, {}), ([rule for rule in RULES if rule[1] == 0], {"unturned": True}))
"""The rules of which a question speaks, and what its statement says of turns."""


FAMILY = catalog.load("matrices/logic_panels")


def certify(statement, query):
    """The certificate of a published puzzle."""
    puzzle = FAMILY.format.puzzle(plain(statement), plain(query))
    return FAMILY.validator.certify(puzzle.statement, puzzle.query)


def follows(rule, first, second, third):
    """True if three panels of 3 x 3 cells follow a rule, cell by cell."""
    name, turn = rule
    for row, column in CELLS:
        part = 3 * row + column
        across, down = TURNED[turn](row, column)
        if TABLES[name][2 * (part in first) + (part in second)] != (3 * across + down in third):
            return False
    return True


def turned(quarters, parts):
    """A panel of 3 x 3 cells after so many quarter turns."""
    return sorted(3 * row + column for row, column in (TURNED[quarters](*divmod(part, 3)) for part in parts))


def result(rule, first, second):
    """The third panel that a rule makes."""
    name, turn = rule
    third = []
    for row, column in CELLS:
        part = 3 * row + column
        if TABLES[name][2 * (part in first) + (part in second)]:
            across, down = TURNED[turn](row, column)
            third.append(3 * across + down)
    return sorted(third)


def made(rng, rules):
    """Three panels that follow one of these rules, drawn."""
    first, second = (sorted(rng.sample(range(9), rng.between(1, 5))) for _ in range(2))
    return [first, second, result(rng.choice(rules), first, second)]


def puzzles(task, level, count):
    """The first puzzles with this task."""
    found = []
    for index in range(60 * count):
        try:
            rng = Stream.for_item("threes", 1, level, 7, index, 0)
            puzzle = pipeline.invent(FAMILY, level, LEVELS[level], rng)
        except Rejected:
            continue
        if task_of(puzzle.query) == task:
            found.append(Puzzle(*map(plain, (puzzle.statement, puzzle.query, puzzle.answer, puzzle.why))))
        if len(found) == count:
            return found
    raise AssertionError(task)


@pytest.mark.parametrize(("rules", "unturned"), SPOKEN_OF)
def test_an_oracle_agrees_on_rows_that_go_on(rules, unturned):
    verdicts = Counter()
    for seed in range(200):
        rng = Stream("rows", seed)
        rule = rng.choice(rules)
        panels = [sorted(rng.sample(range(9), rng.between(3, 6)))]
        for number in range(3):
            apart = [part for part in range(9) if part not in panels[-1]] if seed % 3 and number < 2 else []
            second = sorted(rng.sample(apart, min(2, len(apart))) or rng.sample(range(9), rng.between(2, 5)))
            panels += [second, result(rule, panels[-1], second)]
        *shown, end = panels
        options = [list(one) for one in dict.fromkeys(map(tuple, [end, shown[2], shown[4], [0, 8], [2, 6]]))]
        fitting = [one for one in rules if follows(one, *shown[:3]) and follows(one, *shown[2:5])]
        left = [
            letter
            for letter, option in zip("ABCDE", options, strict=False)
            if any(follows(one, *shown[4:], option) for one in fitting)
        ]
        certificate = certify(
            {"lattice": "cells_3x3", "rows": 1, "panels": shown, **unturned}, {"task": "next", "options": options}
        )
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["ambiguous"]) > (0 if unturned else 10), verdicts


@pytest.mark.parametrize(("rules", "unturned"), SPOKEN_OF)
def test_an_oracle_agrees_on_the_odd_one_of_four(rules, unturned):
    verdicts = Counter()
    for seed in range(300):
        rng = Stream("odd", seed)
        two = rng.sample(RULES, 2)
        threes = [made(rng, [two[number == 3]] if seed % 3 else two) for number in range(4)]
        if len({str(three) for three in threes}) < 4:
            continue
        left = [
            letter
            for place, letter in enumerate("ABCD")
            if any([follows(rule, *three) for three in threes] == [at != place for at in range(4)] for rule in rules)
        ]
        certificate = certify(
            {"lattice": "cells_3x3", "threes": [], **unturned}, {"task": "odd_one_out", "options": threes}
        )
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["unsolvable"]) > 20, verdicts


@pytest.mark.parametrize(("rules", "unturned"), SPOKEN_OF)
def test_an_oracle_agrees_on_two_groups(rules, unturned):
    every = [
        [[1, *two], [number for number in range(2, 7) if number not in two]] for two in combinations(range(2, 7), 2)
    ]
    verdicts = Counter()
    for seed in range(200):
        rng = Stream("groups", seed)
        two = rng.sample(rules, 2)
        options = rng.sample(every, 4)
        groups = options[0] if seed % 4 else every[0]
        threes = [made(rng, [two[number not in groups[0]]]) for number in range(1, 7)]
        if len({str(three) for three in threes}) < 6:
            continue
        held = [{number for number, three in enumerate(threes, 1) if follows(rule, *three)} for rule in rules]
        left = [
            letter
            for letter, option in zip("ABCD", options, strict=True)
            if all(set(group) in held for group in option)
        ]
        statement = {"lattice": "cells_3x3", "threes": threes, **unturned}
        certificate = certify(statement, {"task": "grouping", "options": options})
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["unsolvable"]) > 10, verdicts


@pytest.mark.parametrize("level", USUAL_LEVELS)
@pytest.mark.parametrize("task", ["odd_one_out", "grouping"])
def test_numbers_of_parts_tell_nothing(task, level):
    """By how many parts its panels have, each three could follow the rule of the others as well."""
    plausible = {
        "and": lambda a, b, c: c <= min(a, b),
        "or": lambda a, b, c: max(a, b) <= c <= a + b,
        "xor": lambda a, b, c: c <= a + b and (a + b + c) % 2 == 0,
        "minus": lambda a, b, c: a - b <= c <= a,
        "reverse": lambda a, b, c: b - a <= c <= b,
    }
    for puzzle in puzzles(task, level, 10):
        for three in puzzle.statement["threes"] or puzzle.query["options"]:
            for operation, _ in puzzle.why["rules"]:
                assert plausible[operation](*map(len, three)), three


def test_no_panel_looks_like_a_hooked_cross():
    """The four strokes that meet in the middle, and one from the end of each, all to the same side."""
    hooked = {"squares": sum(1 << part for part in (2, 3, 7, 10, 1, 4, 6, 11)), "wheel": 0b0101_0101_0101_0101}
    for lattice, parts in hooked.items():
        assert _hooked(lattice, parts)
        assert _hooked(lattice, parts & ~(1 << parts.bit_length() - 1))  # three hooks are enough
        assert not _hooked(lattice, (1 << 12) - 1)
    assert not _hooked("cells_4x4", hooked["wheel"])


@pytest.mark.parametrize("level", [*USUAL_LEVELS, Level.EXTREME])
def test_turns_are_spoken_of_where_panels_can_be_turned(level):
    loaded = catalog.load("matrices/logic_panels")
    spoken = level is not Level.EASY
    for index in range(6):
        made = pipeline.make_item(loaded, level, 3, index, "en")
        assert ("turn" in made.item.question) == spoken
        assert made.proof.statement.get("unturned", False) is not spoken
        assert not any(turn for _, turn in made.proof.why.get("rules", ())) or spoken


def test_easier_rules_are_told_apart_from_those_of_the_middle_level():
    """Both rules of two groups need not be hard; the rule of all but the odd three is."""
    for task in ("odd_one_out", "grouping"):
        rules = [puzzle.why["rules"] for puzzle in puzzles(task, Level.MEDIUM, 25)]
        hard = [[(operation == "xor") + (turn > 0) > 0 for operation, turn in two] for two in rules]
        assert all(map(any, hard))
        assert not all(map(all, hard))
        if task == "odd_one_out":
            assert all(two[0] for two in hard)


@pytest.mark.parametrize(
    ("rule", "turned_first", "steps"),
    [(("minus", 0), 0, 1), (("and", 1), 0, 2), (("xor", 0), 0, 2), (("xor", 3), 0, 3), (("back", 1), 2, 3)],
)
def test_the_depth_of_a_row_is_the_steps_of_its_rule(rule, turned_first, steps):
    """A turn is a step, an operation is one, and leaving out what two panels have in common is another."""
    panels = [[0, 1, 3, 7]]
    for second in ([1, 2, 3, 5, 8], [0, 2, 4, 5, 6], [1, 3, 4, 7, 8]):
        panels += [second, result(rule, turned(turned_first, panels[-1]), second)]
    *shown, end = panels
    statement = {"lattice": "cells_3x3", "rows": 1, "panels": shown, "turned_first": turned_first > 0}
    certificate = certify(statement, {"task": "next", "options": [end, [0, 8], [2, 6], [4]]})
    assert certificate.depth == Depth.chain(steps)


def test_explanations_lead_to_the_answer():
    """What is said of the parts of panels makes the missing one, or tells the threes apart."""
    words = {
        "in both of the first two": "and",
        "in at least one of the first two": "or",
        "in exactly one of the first two": "xor",
        "in the first but not in the second": "minus",
        "in the second but not in the first": "back",
    }
    turns = {"": 0, ", turned clockwise by a quarter": 1, ", turned by half a turn": 2}
    turns[", turned anticlockwise by a quarter"] = 3
    loaded = catalog.load("matrices/logic_panels")
    told = Counter()
    for level in USUAL_LEVELS:
        for index in range(60):
            made = pipeline.make_item(loaded, level, 4, index, "en")
            statement, query = made.proof.statement, made.proof.query
            if statement["lattice"] != "cells_3x3":
                continue
            key = "ABCDEFGH".index(made.proof.certificate.answers[0])
            found = re.findall(r"holds what is (in .*?)(, turned .*?)?\.", made.key.explanation)
            rules = [(words[operation], turns[turn]) for operation, turn in found]
            if "panels" in statement:
                option, panels = query["options"][key], statement["panels"]
                column = "Along each column" in made.key.explanation
                first, second = (panels[2], panels[5]) if column else panels[-2:]
                first = turned(made.proof.why.get("first_turn") or 0, first)
                assert follows(rules[0], first, second, option)
                assert f"with {len(option)} " in made.key.explanation
            else:
                threes = statement["threes"] or query["options"]
                groups = re.findall(r"In ([A-D1-6, and]+), the third", made.key.explanation)
                for group, rule in zip(groups, rules, strict=True):
                    for name in re.findall("[A-D1-6]", group):
                        assert follows(rule, *threes["ABCD".find(name) if name.isalpha() else int(name) - 1])
            told[query["task"]] += 1
    assert len(told) == 4
