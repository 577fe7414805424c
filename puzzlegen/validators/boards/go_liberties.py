"""Counts the liberties of a chain; judges `boards/go_liberties`."""

from typing import TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.boards.kits.go_position import Point, colourless, name, read_board
from puzzlegen.validators.kits.answers import (
    Count,
    CountOffered,
    Findings,
    fingerprint,
    letter_of_number,
    parse,
    read,
    verdict_on,
)


class _Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    marked: Point


class _Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="boxes"):
    pass


_Query: TypeAlias = Count | CountOffered | _Boxes


def certify(statement: Statement, query: Statement) -> Certificate:
    """Follow the chain of the marked stone; the difficulty is the number of its stones and of the points around it.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    marked = parse(statement, _Marked, "statement")
    task: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    position = read_board(marked.rows)
    if marked.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    chain = position.chain(marked.marked)
    liberties = position.liberties(chain)
    match task:
        case CountOffered(options=options):
            findings = letter_of_number(options, len(liberties))
        case Count():
            findings = Findings((str(len(liberties)),))
        case _Boxes():
            findings = Findings((" ".join(sorted(name(position.height, point) for point in liberties)),))
    points = len(chain) + len(position.around(chain))
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="following the chain",
        effort={"points": points},
        difficulty=points,
        unit="points looked at",
        canonical=fingerprint(colourless(position, marked.marked)),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: how many stones the chain has, and its liberties in reading order.

    Raises:
        MalformedStatement: the data break the format.
    """
    marked = parse(statement, _Marked, "statement")
    told = read(why, "explanation", stones=int, liberties=tuple[str, ...])
    position = read_board(marked.rows)
    chain = position.chain(marked.marked)
    liberties = tuple(name(position.height, point) for point in sorted(position.liberties(chain)))
    holds = {
        "the chain has another number of stones": told.stones == len(chain),
        "the liberties are others": told.liberties == liberties,
    }
    return tuple(fault for fault, true in holds.items() if not true)
