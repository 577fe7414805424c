"""Rows of panels of parts that go on, and threes of panels that are told apart by their operations."""

from collections import Counter
from itertools import combinations, product

import pytest

from puzzlegen.core.family import USUAL_LEVELS, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices.logic_panels import LEVELS, _hooked, invent
from puzzlegen.validators.matrices.logic_panels import certify

TABLES = {"and": (0, 0, 0, 1), "or": (0, 1, 1, 1), "xor": (0, 1, 1, 0), "minus": (0, 0, 1, 0), "back": (0, 1, 0, 0)}
TURNED = (
    lambda r, c: (r, c),
    lambda r, c: (c, 2 - r),
    lambda r, c: (2 - r, 2 - c),
    lambda r, c: (2 - c, r),
)
CELLS = list(product(range(3), repeat=2))
RULES = list(product(TABLES, range(4)))


def follows(rule, first, second, third):
    """Whether three panels of 3 x 3 cells follow a rule, cell by cell."""
    name, turn = rule
    for row, column in CELLS:
        part = 3 * row + column
        across, down = TURNED[turn](row, column)
        if TABLES[name][2 * (part in first) + (part in second)] != (3 * across + down in third):
            return False
    return True


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
            puzzle = invent(Stream.for_item("threes", 1, level, 7, index, 0), LEVELS[level])
        except Rejected:
            continue
        if puzzle.query["task"] == task:
            found.append(puzzle)
        if len(found) == count:
            return found
    raise AssertionError(task)


def test_an_oracle_agrees_on_rows_that_go_on():
    verdicts = Counter()
    for seed in range(200):
        rng = Stream("rows", seed)
        rule = rng.choice(RULES)
        panels = [sorted(rng.sample(range(9), rng.between(3, 6)))]
        for number in range(3):
            apart = [part for part in range(9) if part not in panels[-1]] if seed % 3 and number < 2 else []
            second = sorted(rng.sample(apart, min(2, len(apart))) or rng.sample(range(9), rng.between(2, 5)))
            panels += [second, result(rule, panels[-1], second)]
        *shown, end = panels
        options = [list(one) for one in dict.fromkeys(map(tuple, [end, shown[2], shown[4], [0, 8], [2, 6]]))]
        fitting = [one for one in RULES if follows(one, *shown[:3]) and follows(one, *shown[2:5])]
        left = [
            letter
            for letter, option in zip("ABCDE", options, strict=False)
            if any(follows(one, *shown[4:], option) for one in fitting)
        ]
        certificate = certify(
            {"lattice": "cells_3x3", "rows": 1, "panels": shown}, {"task": "next", "options": options}
        )
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["ambiguous"]) > 10, verdicts


def test_an_oracle_agrees_on_the_odd_one_of_four():
    verdicts = Counter()
    for seed in range(300):
        rng = Stream("odd", seed)
        rules = rng.sample(RULES, 2)
        threes = [made(rng, [rules[number == 3]] if seed % 3 else rules) for number in range(4)]
        if len({str(three) for three in threes}) < 4:
            continue
        left = [
            letter
            for place, letter in enumerate("ABCD")
            if any([follows(rule, *three) for three in threes] == [at != place for at in range(4)] for rule in RULES)
        ]
        certificate = certify({"lattice": "cells_3x3", "threes": []}, {"task": "odd_one_out", "options": threes})
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["unsolvable"]) > 20, verdicts


def test_an_oracle_agrees_on_two_groups():
    every = [
        [[1, *two], [number for number in range(2, 7) if number not in two]] for two in combinations(range(2, 7), 2)
    ]
    verdicts = Counter()
    for seed in range(200):
        rng = Stream("groups", seed)
        rules = rng.sample(RULES, 2)
        options = rng.sample(every, 4)
        groups = options[0] if seed % 4 else every[0]
        threes = [made(rng, [rules[number not in groups[0]]]) for number in range(1, 7)]
        if len({str(three) for three in threes}) < 6:
            continue
        held = [{number for number, three in enumerate(threes, 1) if follows(rule, *three)} for rule in RULES]
        left = [
            letter
            for letter, option in zip("ABCD", options, strict=True)
            if all(set(group) in held for group in option)
        ]
        statement = {"lattice": "cells_3x3", "threes": threes}
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
