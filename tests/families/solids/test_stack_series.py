"""Boards with towers of cubes: rules tried square by square, what is seen, and what must not give the answer away."""

from itertools import pairwise, product

import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids import boards
from puzzlegen.formats.solids.stack_series import Motion
from puzzlegen.generators.solids import stack_series as generator
from puzzlegen.validators.solids import stack_series as judged

JOINS = (lambda a, b: a + b, lambda a, b: a - b, max, min)
LOADED = catalog.load("solids/stack_series")


def squares(board):
    """(x, y) -> height, of a board as it is published."""
    return {(x, y): height for y, row in enumerate(board) for x, height in enumerate(row)}


def moved(board, turn, right, back):
    """The board after quarter turns clockwise about its middle and a move on a floor that goes round."""
    width, depth = len(board[0]), len(board)
    after = {}
    for (x, y), height in squares(board).items():
        a, b = 2 * x - width + 1, 2 * y - depth + 1
        for _ in range(turn):
            a, b = b, -a
        after[((a + width - 1) // 2 + right) % width, ((b + depth - 1) // 2 + back) % depth] = height
    return after


def motions(statement, board):
    square = len(board) == len(board[0])
    most = statement["moves"]
    for turn, right, back in product(range(4) if square else (0, 2), (-1, 0, 1), (-1, 0, 1)):
        count = (turn > 0) + (right != 0) + (back != 0)
        if count <= most and (most == 3 or not (right and back)):
            yield lambda one, motion=(turn, right, back): moved(one, *motion)


def gains(motion, before, after):
    there = motion(before)
    return {place: height - there[place] for place, height in squares(after).items()}


def results(statement):
    """What each rule that explains the picture leads to, all squares in one tuple; or the place of an odd pair."""
    found = set()
    if statement["kind"] == "matrix":
        *whole, (first, _) = statement["rows"]
        for motion, join in product(motions(statement, first), JOINS):
            made = [{p: join(h, motion(b)[p]) for p, h in squares(a).items()} for a, b, *_ in statement["rows"]]
            if (
                all(one == squares(row[2]) for one, row in zip(made, whole, strict=False))
                and min(made[2].values()) >= 0
            ):
                found.add(tuple(sorted(made[2].items())))
        return found
    *pairs, lone = statement["rows"]
    last = lone[-1]
    if statement["kind"] == "next":
        pairs = list(pairwise(lone))
    if statement["kind"] == "odd_one_out":
        pairs, last = [*pairs, lone], None
    for motion in motions(statement, pairs[0][0]):
        changes = [gains(motion, *pair) for pair in pairs]
        if last is None:
            found |= {odd for odd, one in enumerate(changes) if changes.count(one) == 1 and odd_out(changes, odd)}
        elif all(change == changes[0] for change in changes):
            after = {place: height + changes[0][place] for place, height in motion(last).items()}
            if min(after.values()) >= 0:
                found.add(tuple(sorted(after.items())))
    return found


def odd_out(changes, odd):
    rest = [change for number, change in enumerate(changes) if number != odd]
    return all(change == rest[0] for change in rest)


def cubes_apart(one, other):
    return sum(abs(height - squares(other)[place]) for place, height in squares(one).items())


@pytest.mark.parametrize("level", LOADED.levels)
def test_every_rule_that_fits_leads_to_the_key(level):
    tasks = set()
    for index in range(32):
        draft = accepted(LOADED, level, "rules", index, most=200).draft
        query = plain(draft.query)
        tasks.add(query["task"])
        (found,) = results(plain(draft.statement))
        if query["task"] == "odd_one_out":
            assert draft.answer == "ABCD"[found]
        elif "options" in query:
            fits = [tuple(sorted(squares(option).items())) == found for option in query["options"]]
            assert [letter for letter, fit in zip("ABCD", fits, strict=True) if fit] == [draft.answer]
        else:
            depth = 1 + max(y for (_, y), _ in found)
            rows = ["".join(str(height) for (_, y), height in found if y == row) for row in range(depth)]
            assert draft.answer == "".join(rows[::-1])
    assert len(tasks) == {Level.EASY: 4, Level.HARD: 6}.get(level, 5)


@pytest.mark.parametrize("level", [Level.HARD, Level.EXTREME])
def test_neither_cubes_nor_looks_tell_the_key(level):
    """Neither counts of cubes, nor resemblance, nor the middle square: each once told the key."""
    for index in range(40):
        one = accepted(LOADED, level, "looks", index, most=200)
        statement, query = plain(one.statement), plain(one.query)
        options = query.get("options", [])
        if statement["kind"] != "matrix" and options:
            assert len({sum(map(sum, option)) for option in options}) == 1
        shown = [board for row in statement["rows"] for board in row]
        assert not [option for option in options if option in shown]
        why = one.draft.puzzle.why
        if statement["kind"] == "next":
            assert why.motion.turn % 2
            assert len({cubes_apart(shown[-1], option) for option in options}) <= 1
        if query["task"] == "odd_one_out":
            assert (why.motion.turn > 0) == (why.other.motion.turn > 0)


def test_clockwise_is_clockwise_from_above():
    board = ((1, 2, 3), (4, 5, 6), (7, 8, 9))  # the front row first
    assert generator.moved(board, Motion(1, 0, 0)) == (
        (3, 6, 9),
        (2, 5, 8),
        (1, 4, 7),
    )  # the front left tower goes to the back
    assert generator.moved(board, Motion(0, 1, 0))[0] == (3, 1, 2)
    assert generator.moved(board, Motion(0, 0, 1)) == ((7, 8, 9), (1, 2, 3), (4, 5, 6))
    for motion in product(range(4), (-1, 0, 1), (-1, 0, 1)):
        assert squares(generator.moved(board, Motion(*motion))) == moved(board, *motion)


def test_what_the_generator_takes_for_seen_the_validator_does_too():
    rng, seen = Stream("boards"), 0
    for _ in range(150):
        board = [[max(0, rng.between(-1, 4)) for _ in range(3)] for _ in range(3)]
        if boards.tops_seen(board):
            seen += 1
            assert judged.tops_seen(np.array(board))
    assert 30 < seen < 120
    assert not judged.tops_seen(np.array([[4, 4, 0], [4, 0, 0], [0, 0, 0]]))
    assert judged.tops_seen(np.array([[0, 0, 4], [0, 0, 0], [4, 0, 4]]))
