"""Panels of parts, the third of every three of which is a logical operation on the first two.

Where a panel is missing, the options come first: a set of parts with two or three of them there or not in all
combinations. One is made the answer, and panels are drawn that lead to it; every set can be the result of every
operation. Where threes of panels are to be told apart by their operations, each allows one operation only, and the
numbers of parts would allow the other one as well.
"""

from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.part_lattices import LATTICES, quarter_turn
from puzzlegen.facts.matrices.part_lattices import Name as LatticeName
from puzzlegen.formats.matrices import logic_panels as form
from puzzlegen.formats.matrices.logic_panels import Operation, Quarters
from puzzlegen.generators.kits.ranking import has_rank
from puzzlegen.generators.matrices.kits.rules import moved

Rule: TypeAlias = tuple[Operation, Quarters]  # and by how many quarters its result is turned, clockwise
Three: TypeAlias = tuple[int, int, int]

OPERATIONS: Final[tuple[Operation, ...]] = ("and", "or", "xor", "minus", "reverse")
_THREES: Final = {form.OddOneOut: 4, form.Grouping: 6}
_OPTIONS: Final = 4
_TRIALS: Final = 60  # for each three
_REDRAWN: Final = 40  # threes until the odd one has the rank that was drawn
_HOOKED: Final = {
    "squares": (({2, 3, 7, 10}, {1, 4, 6, 11}), ({2, 3, 7, 10}, {0, 5, 8, 9})),
    "wheel": tuple(({*range(spoke, 8, 2)}, {*range(8 + rim, 16, 2)}) for spoke in (0, 1) for rim in (0, 1)),
}
"""Crosses with hooks that turn the same way: a sign of hate if three of the four are there, and little else."""
_GROUPS: Final = tuple((1, *rest) for rest in combinations(range(2, 7), 2))


class LogicParams(Params, frozen=True, kw_only=True):
    """What a level's matrices are made of.

    Attributes:
        operations: what can be done to the first two panels.
        turns: by how many quarters the result can be turned, clockwise.
        first_turns: the same of the first panel, before the operation; threes are not told apart so.
        steps: of the rule, drawn from these: a turn is one, and an operation, or two that leaves out what is in common.
        bits: in how many parts the options differ; their number is two to this power.
    """

    operations: Annotated[tuple[Operation, ...], Knob("more operations to think of")] = OPERATIONS
    turns: Annotated[tuple[Quarters, ...], Knob("results that are turned by so many quarters", 0, 3)] = (0, 1, 2, 3)
    first_turns: Annotated[tuple[Quarters, ...], Knob("first panels that are turned by so many quarters", 0, 3)] = (0,)
    steps: Annotated[tuple[int, ...], Knob("rules of more steps", 1, 4)]
    bits: int


_TURNED: Final[tuple[Quarters, ...]] = (1, 2, 3)
LEVELS: Final = {
    Level.EASY: LogicParams(
        band=(3, 4), depth=(1, 1), operations=("and", "or", "minus", "reverse"), turns=(0,), steps=(1,), bits=2
    ),
    Level.MEDIUM: LogicParams(band=(5, 7), depth=(2, 2), steps=(2,), bits=2),
    Level.HARD: LogicParams(band=(8, 10), depth=(3, 3), first_turns=(0, *_TURNED), steps=(3,), bits=3),
    Level.EXTREME: LogicParams(
        band=(9, 11), depth=(3, 4), turns=_TURNED, first_turns=_TURNED, steps=(3, 4, 4, 4), bits=3
    ),
}


LEVELS_BY_OPTIONS: Final = {
    4: {level: msgspec.structs.replace(LEVELS[level], bits=2) for level in (Level.HARD, Level.EXTREME)}
}


def invent(rng: Stream, params: LogicParams, asked: Drawn) -> Puzzle:
    """Draw what is asked about."""
    rng = rng.child("state")
    if asked.question in _THREES:
        return _compared(asked.question, params, rng)
    return _missing(asked.question, params, rng)


def _missing(question: type[form.LogicPanel | form.Next], params: LogicParams, rng: Stream) -> Puzzle:
    """Draw the rule, the options, and panels that lead to one of them."""
    lattice = rng.choice(list(LATTICES))
    parts = len(LATTICES[lattice].middles)
    rows: Literal[1, 2, 3] = 1 if question is form.Next else rng.choice((2, 3, 3))
    by_columns = rows == 3 and rng.below(2) == 1
    (operation, turn), first_turn = _rule(params, rng)
    count = 1 << params.bits
    place = rng.class_by_index(count, "place")
    order = rng.permutation(parts)
    doubtful, rest = order[: params.bits], order[params.bits :]
    grows = rows == 1 and operation == "or"  # so that there is something to begin with
    size = rng.between(parts // 2, parts - params.bits - 1) if grows else rng.between(parts // 4, parts // 2) - 1
    base = sum(1 << part for part in rest[:size])
    options = tuple(
        base | sum(1 << part for bit, part in enumerate(doubtful) if option >> bit & 1) for option in range(count)
    )
    if any(_hooked(lattice, option) for option in options):
        raise Rejected("a hooked cross")
    # The right option has as often any rank among the others by its distance from the panel that it is most like.
    key, others, rank = options[place], options[:place] + options[place + 1 :], rng.below(count)
    for _ in range(_REDRAWN):
        if rows == 1:
            panels = _chain((operation, turn), first_turn, key, lattice, rng)
        else:
            panels = _rows((operation, turn), first_turn, key, lattice, rows, by_columns, rng)
        if has_rank([_nearest(option, panels[:-1]) for option in (key, *others)], rank):
            break
    else:
        raise Rejected("the right option is always as near to the panels")
    if any(_hooked(lattice, panel) for panel in panels):
        raise Rejected("a hooked cross")
    return Puzzle(
        form.Shown(
            lattice, rows, tuple(map(_listed, panels[:-1])), turned_first=first_turn > 0, unturned=params.turns == (0,)
        ),
        question(tuple(map(_listed, options))),
        LETTERS[place],
        form.Rule(operation, turn, by_columns, first_turn or None),
    )


def _nearest(option: int, panels: Sequence[int]) -> int:
    """By how many parts an option differs from the panel that it is most like."""
    return min((option ^ panel).bit_count() for panel in panels)


def _rule(params: LogicParams, rng: Stream) -> tuple[Rule, Quarters]:
    """A rule of as many steps as the level wants, and by how many quarters the first panel is turned before it."""
    steps = rng.choice(params.steps)
    possible: dict[Operation, list[tuple[Rule, Quarters]]] = {}
    for operation, turn, first in product(params.operations, params.turns, params.first_turns):
        if _steps((operation, turn)) + (first > 0) == steps:
            possible.setdefault(operation, []).append(((operation, turn), first))
    return rng.choice(possible[rng.choice([*possible])])


def _steps(rule: Rule) -> int:
    operation, turn = rule
    return 1 + (operation == "xor") + (turn > 0)


def _chain(rule: Rule, first_turn: int, last: int, lattice: LatticeName, rng: Stream) -> list[int]:
    """Seven panels: each second one, from the third on, is made of the two before it."""
    operation, turn = rule
    panels = [last]
    for _ in range(3):
        result = _turned(lattice, panels[0], -turn)
        first, second = _operands(operation, result, len(LATTICES[lattice].middles), rng)
        panels = [_turned(lattice, first, -first_turn), second, *panels]
    if 0 in panels or len(set(panels)) < len(panels):
        raise Rejected("an empty panel, or two that are alike")
    return panels


def _rows(
    rule: Rule, first_turn: int, last: int, lattice: LatticeName, rows: int, by_columns: bool, rng: Stream
) -> list[int]:
    """Rows of three panels, or columns: each third one is made of the two before it."""
    operation, turn = rule
    parts = len(LATTICES[lattice].middles)
    lines = []
    for row in range(rows):
        result = last
        if row < rows - 1:
            size = max(2, min(parts - 2, result.bit_count() + rng.between(-1, 1)))
            result = sum(1 << part for part in rng.sample(range(parts), size))
        first, second = _operands(operation, _turned(lattice, result, -turn), parts, rng)
        lines.append([_turned(lattice, first, -first_turn), second, result])
    if any(0 in line or len(set(line)) < 3 for line in lines):
        raise Rejected("an empty panel, or two that are alike")
    return [lines[i % 3][i // 3] if by_columns else lines[i // 3][i % 3] for i in range(3 * rows)]


def _compared(question: type[form.OddOneOut | form.Grouping], params: LogicParams, rng: Stream) -> Puzzle:
    """Draw two rules, which threes follow which of them, and the threes."""
    lattice = rng.choice(list(LATTICES))
    place = rng.class_by_index(_OPTIONS, "place")
    odd = question is form.OddOneOut
    rule, other = rng.choice(_two_rules(params, odd))
    groups = rng.sample(_GROUPS, _OPTIONS)
    rank = rng.below(_OPTIONS)
    for _ in range(_REDRAWN):
        threes: list[Three] = []
        for number in range(_THREES[question]):
            first = number != place if odd else number + 1 in groups[place]
            threes.append(_three(*((rule, other) if first else (other, rule)), lattice, rng))
        # The odd three has as often the most parts as any other, or the fewest: results of some rules need more.
        if not odd or has_rank([_parts(threes[place]), *map(_parts, threes[:place] + threes[place + 1 :])], rank):
            break
    else:
        raise Rejected("the odd three stands out")
    if len(set(threes)) < len(threes):
        raise Rejected("two threes are alike")
    published = tuple((_listed(one), _listed(two), _listed(three)) for one, two, three in threes)
    options = published if odd else tuple((group, tuple(sorted({*range(1, 7)} - {*group}))) for group in groups)
    return Puzzle(
        form.Shown(lattice, threes=() if odd else published, unturned=params.turns == (0,)),
        question(options),  # type: ignore[arg-type]
        LETTERS[place],
        form.TwoRules((rule, other)),
    )


def _parts(three: Three) -> int:
    return sum(panel.bit_count() for panel in three)


def _two_rules(params: LogicParams, odd: bool) -> list[tuple[Rule, Rule]]:
    """Pairs of rules, one of which has as many steps as the level wants: that of all but the odd three, or of a group.

    The other one may have fewer. Numbers of parts can be right for both.
    """
    rules = [rule for rule in product(OPERATIONS, params.turns) if _steps(rule) <= max(params.steps)]
    return [
        (rule, other)
        for rule, other in permutations(rules, 2)
        if (_steps(rule) in params.steps or (not odd and _steps(other) in params.steps)) and _close(rule, other)
    ]


def _close(rule: Rule, other: Rule) -> bool:
    """True if numbers of parts can be right for both: in both is less than in either one, and at least one is more."""
    return "or" not in (rule[0], other[0]) or {rule[0], other[0]} <= {"or", "xor"}


def _three(rule: Rule, other: Rule, lattice: LatticeName, rng: Stream) -> Three:
    """Three panels that follow this rule alone, though by their numbers of parts they could follow the other one."""
    operation, turn = rule
    parts = len(LATTICES[lattice].middles)
    for _ in range(_TRIALS):
        third = sum(1 << part for part in rng.sample(range(parts), rng.between(max(2, parts // 5), parts // 2)))
        first, second = _operands(operation, _turned(lattice, third, -turn), parts, rng)
        three = first, second, third
        if 0 in three or len({*three}) < 3 or any(_hooked(lattice, panel) for panel in three):
            continue
        if _plausible(other[0], *(panel.bit_count() for panel in three)) and [
            one
            for one in product(OPERATIONS, range(4))
            if _turned(lattice, _result(one[0], first, second), one[1]) == third
        ] == [rule]:
            return three
    raise Rejected("no three panels that follow one rule alone")


def _result(operation: Operation, first: int, second: int) -> int:
    return {
        "and": first & second,
        "or": first | second,
        "xor": first ^ second,
        "minus": first & ~second,
        "reverse": second & ~first,
    }[operation]


def _plausible(operation: Operation, first: int, second: int, third: int) -> bool:
    """True if an operation can make so many parts of so many."""
    return {
        "and": third <= min(first, second),
        "or": max(first, second) <= third <= first + second,
        "xor": abs(first - second) <= third <= first + second and (first + second + third) % 2 == 0,
        "minus": first - second <= third <= first,
        "reverse": second - first <= third <= second,
    }[operation]


def _hooked(lattice: LatticeName, parts: int) -> bool:
    """True if a panel looks like a hooked cross."""
    held = {*_listed(parts)}
    return any(
        cross <= held and len(hooks & held) > 2 > len(held - cross - hooks) for cross, hooks in _HOOKED.get(lattice, ())
    )


def _listed(parts: int) -> form.Panel:
    return tuple(part for part in range(parts.bit_length()) if parts >> part & 1)


def _turned(lattice: LatticeName, parts: int, quarters: int) -> int:
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
