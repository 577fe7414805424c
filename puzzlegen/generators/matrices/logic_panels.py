"""Rows of three panels of parts, the third of which is a logical operation on the first two.

The options come first: a set of parts with two or three of them there or not in all combinations. One is made the
answer, and panels are drawn that lead to it; every set can be the result of every operation.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.part_lattices import LATTICES, quarter_turn
from puzzlegen.generators.matrices.kits.rules import moved

Operation: TypeAlias = Literal["and", "or", "xor", "minus", "reverse"]


class LogicParams(Params, frozen=True, kw_only=True):
    """What a level's matrices are made of.

    Attributes:
        operations: what can be done to the first two panels.
        turns: by how many quarters the result can be turned, clockwise.
        bits: in how many parts the options differ; their number is two to this power.
    """

    operations: Annotated[tuple[Operation, ...], Knob("more operations to think of")]
    turns: Annotated[tuple[int, ...], Knob("results that are turned by so many quarters", 0, 3)]
    bits: int


LEVELS: Final = {
    Level.EASY: LogicParams(band=(3, 3), operations=("and", "or", "minus"), turns=(0,), bits=2),
    Level.MEDIUM: LogicParams(band=(4, 5), operations=("reverse", "xor"), turns=(0,), bits=2),
    Level.HARD: LogicParams(band=(6, 8), operations=("and", "or", "minus", "reverse", "xor"), turns=(1, 2, 3), bits=3),
}


LEVELS_BY_OPTIONS: Final = {4: {Level.HARD: msgspec.structs.replace(LEVELS[Level.HARD], bits=2)}}


def invent(rng: Stream, params: LogicParams) -> Puzzle:
    """Draw the rule, the options, and panels that lead to one of them."""
    rng = rng.child("state")
    lattice = rng.choice(list(LATTICES))
    parts = len(LATTICES[lattice].middles)
    rows = rng.choice((2, 3, 3))
    by_columns = rows == 3 and rng.below(2) == 1
    operation, turn = rng.choice(params.operations), rng.choice(params.turns)
    count = 1 << params.bits
    place = rng.per_item(count, "place")
    order = rng.permutation(parts)
    doubtful, rest = order[: params.bits], order[params.bits :]
    base = sum(1 << part for part in rest[: rng.between(parts // 4, parts // 2) - 1])
    options = tuple(
        base | sum(1 << part for bit, part in enumerate(doubtful) if option >> bit & 1) for option in range(count)
    )
    lines = []
    for row in range(rows):
        result = options[place]
        if row < rows - 1:
            size = max(2, min(parts - 2, result.bit_count() + rng.between(-1, 1)))
            result = sum(1 << part for part in rng.sample(range(parts), size))
        lines.append([*_operands(operation, _turned(lattice, result, -turn), parts, rng), result])
    if any(0 in line or len(set(line)) < 3 for line in lines):
        raise Rejected("an empty panel, or two that are alike")
    panels = [lines[i % 3][i // 3] if by_columns else lines[i // 3][i % 3] for i in range(3 * rows)]
    return Puzzle(
        {"lattice": lattice, "rows": rows, "panels": [_listed(panel) for panel in panels[:-1]]},
        {"task": "logic_panel", "options": [_listed(option) for option in options]},
        LETTERS[place],
        {"operation": operation, "turn": turn, "by_columns": by_columns},
    )


def _listed(parts: int) -> list[int]:
    return [part for part in range(parts.bit_length()) if parts >> part & 1]


def _turned(lattice: str, parts: int, quarters: int) -> int:
    """A set of parts after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        parts = moved(parts, quarter_turn(lattice))
    return parts


def _operands(operation: Operation, result: int, parts: int, rng: Stream) -> tuple[int, int]:
    """Two sets of parts that the operation makes ``result`` of; all parts have a share in the first two panels."""
    first = second = 0
    for part in range(parts):
        bit = 1 << part
        if result & bit:
            one, other = {
                "and": (1, 1),
                "or": rng.choice(((1, 0), (0, 1), (1, 1))),
                "xor": rng.choice(((1, 0), (0, 1))),
                "minus": (1, 0),
                "reverse": (0, 1),
            }[operation]
        else:
            one, other = {
                "and": rng.choice(((1, 0), (0, 1), (0, 0))),
                "or": (0, 0),
                "xor": rng.choice(((1, 1), (1, 1), (0, 0))),
                "minus": rng.choice(((1, 1), (0, 1), (0, 0))),
                "reverse": rng.choice(((1, 1), (1, 0), (0, 0))),
            }[operation]
        first |= bit * one
        second |= bit * other
    return first, second
