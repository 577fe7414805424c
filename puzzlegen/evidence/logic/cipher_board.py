"""What judges `logic/cipher_board`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from math import factorial, log2
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure
from puzzlegen.facts.logic.cipher_boards import BOARDS


def lines_moved(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Rows and columns in another order, with their heads; where heads move on, the columns only go round."""
    rows, columns = (list(range(len(heads))) for heads in statement["heads"])
    rng.shuffle(rows)
    if statement["turn"]:
        start = rng.randrange(len(columns))
        columns = columns[start:] + columns[:start]
    else:
        rng.shuffle(columns)
    orders = rows, columns
    moved = {
        **statement,
        "cells": ["".join(statement["cells"][row][column] for column in columns) for row in rows],
        "heads": [[statement["heads"][side][line] for line in orders[side]] for side in (0, 1)],
        "loose": [rng.sample(loose, len(loose)) for loose in statement["loose"]],
        "examples": rng.sample(statement["examples"], len(statement["examples"])),
    }
    return moved, {**query, "line": orders[query["side"]].index(query["line"])} if "line" in query else query


def other_signs(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Another board with other signs."""
    name = rng.choice(list(BOARDS))
    old = BOARDS[statement["board"]]
    used = sorted({sign for side in ("heads", "loose") for line in statement[side] for sign in line} - {""})
    new = dict(zip(used, rng.sample(BOARDS[name], len(used)), strict=True)) | {"": ""}

    def renamed(what: Any) -> Any:
        if isinstance(what, str):
            return new[what] if what in old or not what else what
        return [renamed(one) for one in what]

    examples = [{**one, "signs": renamed(one["signs"])} for one in statement["examples"]]
    changed = {"board": name, "heads": renamed(statement["heads"]), "loose": renamed(statement["loose"])}
    asked = {field: renamed(query[field]) for field in ("signs", "options") if field in query}
    return {**statement, **changed, "examples": examples}, {**query, **asked}


def other_way(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The two signs of each letter in the other order."""
    order = {"rows": "columns", "columns": "rows", "open": "open"}[statement["order"]]

    def turned(signs: Any) -> Any:
        return [pair[::-1] for pair in signs]

    examples = [{**one, "signs": turned(one["signs"])} for one in statement["examples"]]
    asked = dict(query)
    if "signs" in query:
        asked["signs"] = turned(query["signs"])
    if query["task"] == "write":
        asked["options"] = [turned(one) for one in query["options"]]
    return {**statement, "order": order, "examples": examples}, asked


def columns_for_rows(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """Rows and columns exchanged; not where the heads of columns move on."""
    if statement["turn"]:
        return None
    order = {"rows": "columns", "columns": "rows", "open": "open"}[statement["order"]]
    flipped = {
        **statement,
        "cells": ["".join(column) for column in zip(*statement["cells"], strict=True)],
        "heads": statement["heads"][::-1],
        "loose": statement["loose"][::-1],
        "order": order,
    }
    return flipped, {**query, "side": 1 - query["side"]} if "side" in query else query


def ways_to_hang(statement: Statement, query: Statement) -> float:
    """The ways to put the fallen heads back, as a power of two, and one more if the order of the signs is open."""
    return sum(log2(factorial(len(loose))) for loose in statement["loose"]) + float(statement["order"] == "open")


DISGUISES: Final = (lines_moved, other_signs, other_way, columns_for_rows)
MEASURE: Final = Measure("ways to put the fallen heads back, as a power of two", ways_to_hang)
