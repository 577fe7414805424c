"""Finds a knight's shortest ways by going one layer of squares after the other; judges `boards/knight_path`."""

from itertools import pairwise
from typing import TypeAlias

from puzzlegen.core.certificate import Certificate, Depth
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.kits.squares import Square
from puzzlegen.formats.boards.knight_path import QUESTIONS, Board, Count, CountOffered, Facts, First, Query, Ways
from puzzlegen.validators.boards.kits.squares import demand_squares, disguises, name
from puzzlegen.validators.kits.answers import (
    Findings,
    fingerprint,
    letter_of_number,
    verdict_on,
)

Layer: TypeAlias = dict[Square, dict[Square, int]]  # square -> first move -> number of ways that begin with it


def certify(board: Board, query: Query) -> Certificate:
    """Spread from the start until the goal is reached; the difficulty is the number of squares reached till then.

    Each layer of squares needs the one before: the depth is the chain of moves.

    Raises:
        MalformedStatement: the data contradict themselves.
    """
    demand_squares(board.size, (*board.closed, board.start, board.goal))
    firsts, reached = _spread(board)
    moves = len(reached) if firsts else -1
    findings = Findings(())
    match query:
        case CountOffered(options=options):
            findings = letter_of_number(options, moves)
        case Count() if firsts:
            findings = Findings((str(moves),))
        case Ways() if firsts:
            findings = Findings((str(sum(firsts.values())),))
        case First():
            findings = Findings(tuple(sorted(name(board.size, square) for square in firsts)))
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="layer after layer",
        effort={"squares": 1 + sum(reached)},
        difficulty=1 + sum(reached),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((board.size, min(disguises(board.size, board.closed, (board.start,), (board.goal,))))),
        structure=f"board of {board.size}x{board.size}",
        refuted=findings.refuted,
        depth=Depth.chain(max(moves, 0)),
    )


def certify_why(board: Board, query: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: one of the shortest ways, their number, what each move reaches."""
    firsts, reached = _spread(board)
    every = {(row, column) for row in range(board.size) for column in range(board.size)}
    named = {name(board.size, square): square for square in every - {*board.closed}}
    path = [named.get(step) for step in why.path]
    shortest = len(path) == len(reached) + 1 and (path[0], path[-1]) == (board.start, board.goal)
    holds = {
        "the way is no shortest one": shortest
        and all(one and other and _leap(one, other) for one, other in pairwise(path)),
        "there is another number of ways": why.ways == sum(firsts.values()),
        "moves reach other numbers of squares": why.reached == reached,
    }
    return tuple(fault for fault, true in holds.items() if not true)


def _leap(one: Square, other: Square) -> bool:
    return {abs(one[0] - other[0]), abs(one[1] - other[1])} == {1, 2}


def _spread(board: Board) -> tuple[dict[Square, int], tuple[int, ...]]:
    """How many shortest ways begin with each move, and the squares that each further move reaches, up to the goal.

    There are no such ways if the goal cannot be reached.
    """
    size, closed = board.size, set(board.closed)
    open_squares = {(row, column) for row in range(size) for column in range(size)} - closed
    seen = {board.start}
    layer: Layer = {board.start: {}}
    reached = []
    while layer and board.goal not in layer:
        following: Layer = {}
        for square, firsts in layer.items():
            for there in open_squares - seen:
                if _leap(there, square):
                    ways = following.setdefault(there, {})
                    for first, number in (firsts or {there: 1}).items():
                        ways[first] = ways.get(first, 0) + number
        seen |= following.keys()
        layer = following
        reached.append(len(layer))
    return layer.get(board.goal, {}), tuple(reached)
