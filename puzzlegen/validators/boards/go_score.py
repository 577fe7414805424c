"""Counts both areas of a finished board; judges `boards/go_score`."""

from typing import TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.boards.kits.go_position import OPPONENT, Point, Position, colourless, name, read_board
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


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]


class _Margin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="margin"):
    pass


_Query: TypeAlias = Count | CountOffered | _Margin


def certify(statement: Statement, query: Statement) -> Certificate:
    """Give every free region to the colour around it; the difficulty is the length of the border between the colours.

    Its length counts the neighbours of different colours, and those of a colour and a point that belongs to nobody.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    board = parse(statement, _Board, "statement")
    task: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    position = read_board(board.rows)
    owners = _owners(position)
    black, white = (sum(owner == colour for owner in owners.values()) for colour in "BW")
    border = sum(
        owner != owners.get(near)
        for point, owner in owners.items()
        for near in position.neighbours(point)
        if near not in owners or point < near
    )
    match task:
        case CountOffered(options=options):
            findings = letter_of_number(options, black)
        case Count():
            findings = Findings((str(black),))
        case _Margin():
            lead = black - white
            findings = Findings((f"{'B' if lead > 0 else 'W'}+{abs(lead)}",) if lead else ())  # a draw has no winner
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="flooding the free regions",
        effort={"points": position.height**2},
        difficulty=border,
        unit="points of border",
        canonical=fingerprint(colourless(position)),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: the stones and all points of each side, and whose no point is.

    Raises:
        MalformedStatement: the data break the format.
    """
    position = read_board(parse(statement, _Board, "statement").rows)
    told = read(why, "explanation", black=tuple[int, int], white=tuple[int, int], neutral=tuple[str, ...])
    owners, stones = _owners(position), [*position.stones.values()]
    black, white = ((stones.count(colour), [*owners.values()].count(colour)) for colour in "BW")
    neutral = tuple(name(position.height, point) for point in position.free() if point not in owners)
    holds = {
        "the sides have other points": (told.black, told.white) == (black, white),
        "other points are nobody's": told.neutral == neutral,
    }
    return tuple(fault for fault, true in holds.items() if not true)


def _owners(position: Position) -> dict[Point, str]:
    """The owner of each point that has one: its stone's colour, or that of all stones around its free region."""
    owners = dict(position.stones)
    reached: dict[str, set[Point]] = {}
    for colour in OPPONENT:
        rest = [point for point, stone in position.stones.items() if stone == colour]
        reached[colour] = set()
        while rest:
            for near in position.neighbours(rest.pop()):
                if near not in position.stones and near not in reached[colour]:
                    reached[colour].add(near)
                    rest.append(near)
    for colour, other in OPPONENT.items():
        owners |= dict.fromkeys(sorted(reached[colour] - reached[other]), colour)
    return owners
