"""Boards in disguise: turned or mirrored together, in another order, of another colour; and the rules to be tried."""

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.solids.stack_series import Matrix, Offered, Pairs, Query, Statement

_MOTIONS: Final = (1, 8, 20, 36)
"""Ways to turn towers and move them over, by how many moves the words allow."""


def all_turned(shown: Statement, query: Query, rng: Random) -> tuple[Statement, Query]:
    """All boards turned by the same quarters, and perhaps mirrored, in another colour."""
    quarters, mirrored = rng.randrange(4), rng.random() < 0.5

    def turned(one: Any) -> Any:
        if not isinstance(one[0][0], int):
            return tuple(map(turned, one))
        for _ in range(quarters):
            one = tuple(zip(*one[::-1], strict=True))
        return tuple(row[::-1] for row in one) if mirrored else one

    other = replace(query, options=turned(query.options)) if isinstance(query, Offered) else query
    return replace(shown, hue=rng.choice(("blue", "green", "orange")), rows=turned(shown.rows)), other


def reordered(shown: Statement, query: Query, rng: Random) -> tuple[Statement, Query]:
    """Whole rows or pairs, and options, in another order."""
    rows = tuple(rng.sample(shown.rows, len(shown.rows)))
    if not isinstance(shown, Pairs):  # the last row is the one that is asked about
        rows = (*rng.sample(shown.rows[:-1], len(shown.rows) - 1), shown.rows[-1])
    other = replace(query, options=tuple(rng.sample(query.options, 4))) if isinstance(query, Offered) else query
    return replace(shown, rows=rows), other


def rules(shown: Statement, query: Query) -> float:  # noqa: ARG001
    """Rules that the words allow, for each square; of a matrix, four for each motion."""
    board = shown.rows[0][0]
    return float(_MOTIONS[shown.moves] * len(board) * len(board[0]) * (4 if isinstance(shown, Matrix) else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (all_turned, reordered)
MEASURE: Final = Measure("rules that the words allow, times squares", rules)
