"""Boards of ciphers: the validator against all ways to hang the heads, one by one, and the steps of explanations."""

from itertools import permutations, product

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.cipher_board import LEVELS, TASKS, invent
from puzzlegen.validators.logic.cipher_board import certify


def puzzles(level, count):
    for index in range(count):
        try:
            yield invent(Stream("cipher", level, index, index=index, series=b"cipher"), LEVELS[level])
        except Rejected:
            continue


def hung(heads, loose):
    """All ways to put loose heads on the empty plates of a side."""
    for order in permutations(loose):
        rest = iter(order)
        yield [head or next(rest) for head in heads]


def spelled(statement, signs, rows, columns, first):
    letters = []
    for number, pair in enumerate(signs):
        row, column = pair if first else pair[::-1]
        if row not in rows or column not in columns:
            return None
        at = (columns.index(column) + number * statement["turn"]) % len(columns)
        letters.append(statement["cells"][rows.index(row)][at])
    return "".join(letters)


def answers(statement, query):
    """All that can be defended, from the ways to hang all heads."""
    sides = [list(hung(*side)) for side in zip(statement["heads"], statement["loose"], strict=True)]
    orders = {"rows": [True], "columns": [False], "open": [True, False]}[statement["order"]]
    faded = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if query["task"] == "faded" else "-"
    found = set()
    for first, letter in product(orders, faded):
        full = {**statement, "cells": [row.replace(".", letter) for row in statement["cells"]]}
        for rows, columns in product(*sides):
            said = [spelled(full, one["signs"], rows, columns, first) for one in statement["examples"]]
            if said != [one["word"] for one in statement["examples"]]:
                continue
            match query["task"]:
                case "read":
                    found.add(spelled(full, query["signs"], rows, columns, first))
                case "meant":
                    found.add("ABCD"[query["options"].index(spelled(full, query["signs"], rows, columns, first))])
                case "write":
                    meant = [spelled(full, one, rows, columns, first) for one in query["options"]]
                    assert meant.count(query["word"]) == 1
                    found.add("ABCD"[meant.index(query["word"])])
                case "head":
                    found.add("ABCD"[query["options"].index((rows, columns)[query["side"]][query["line"]])])
                case "slip":
                    held = spelled(full, query["signs"], rows, columns, first)
                    wrong = [number for number, letter in enumerate(query["word"]) if held[number] != letter]
                    found.add(" ".join(f"letter-{number + 1}" for number in wrong))
                case "faded":
                    found.add(letter)
    return found


@pytest.mark.parametrize(("level", "count"), [(Level.EASY, 60), (Level.MEDIUM, 25)])
def test_the_validator_agrees_with_all_ways_to_hang_the_heads(level, count):
    found = [(one, certify(one.statement, one.query)) for one in puzzles(level, count)]
    proven = [(one, certificate) for one, certificate in found if certificate.verdict is Verdict.UNIQUE]
    assert len(proven) > 0.7 * len(found)
    assert {one.query["task"] for one, _ in proven} == {*TASKS}
    for one, certificate in proven:
        assert answers(one.statement, one.query) == {*certificate.answers} == {one.key}


def test_steps_that_are_called_sure_have_one_cell_only():
    for puzzle in puzzles(Level.HARD, 30):
        statement = puzzle.statement
        known = [{line: head for line, head in enumerate(side) if head} for side in statement["heads"]]
        for step in puzzle.why["steps"] if puzzle.query["task"] != "faded" else ():
            letter = step["word"][step["letter"]]
            open_ = [
                (row, column)
                for row, cells in enumerate(statement["cells"])
                for column, held in enumerate(cells)
                if held == letter
                and all(
                    known[side].get(line, sign) == sign
                    and sign not in [head for other, head in known[side].items() if other != line]
                    for side, line, sign in zip((0, 1), (row, column), step["signs"], strict=True)
                )
            ]
            assert (step["row"], step["column"]) in open_
            assert step["sure"] == (len(open_) == 1)
            for side, line in enumerate((step["row"], step["slot"])):
                known[side][line] = step["signs"][side]
