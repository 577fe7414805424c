"""Counts the liberties of a chain; judges `boards/go_liberties`."""

from typing import TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.item import AnswerForm, Question, Statement
from puzzlegen.validators.boards.go_position import Point, Position, disguises, name, read_board
from puzzlegen.validators.kits.answers import (
    Count,
    CountChoice,
    Findings,
    choose,
    convert,
    demand_form,
    fingerprint,
)


class _Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    marked: Point


class _Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="boxes"):
    pass


_Query: TypeAlias = Count | CountChoice | _Boxes


def certify(statement: Statement, question: Question) -> Certificate:
    """Follow the chain of the marked stone; the difficulty is the number of its stones and of the points around it.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    marked = convert(statement, _Marked, "statement")
    query: _Query = convert(question.query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    position = read_board(marked.rows)
    if marked.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    chain = position.chain(marked.marked)
    findings = _answer(query, question, position, position.liberties(chain))
    points = len(chain) + len(position.around(chain))
    return Certificate(
        verdict=Verdict.UNIQUE if findings.answers else Verdict.UNSOLVABLE,
        answers=findings.answers,
        method="following the chain",
        effort={"points": points},
        difficulty=points,
        unit="points looked at",
        canonical=fingerprint(_canonical_form(position, marked.marked)),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
    )


def _answer(query: _Query, question: Question, position: Position, liberties: set[Point]) -> Findings:
    match query:
        case CountChoice(numbers=numbers):
            return choose(question, numbers, len(liberties))
        case Count():
            demand_form(question, AnswerForm.FILL_IN)
            return Findings((str(len(liberties)),))
        case _Boxes():
            demand_form(question, AnswerForm.BOUNDING_BOXES)
            return Findings((" ".join(sorted(name(position.height, point) for point in liberties)),))


def _canonical_form(position: Position, marked: Point) -> tuple[str, ...]:
    """The least of the board's reflections and turns, with the colours as they are and exchanged.

    Which stone of the chain carries the mark changes nothing.
    """
    exchange = str.maketrans("BWbw", "WBwb")
    forms = disguises(position, sorted(position.chain(marked)))
    return min(*forms, *(tuple(row.translate(exchange) for row in form) for form in forms))
