"""Figures whose numbers obey one rule; a number of the last figure is missing.

The key is drawn first (see `asking.drawn_range`), then the rule, the figure and numbers that lead to the key.
"""

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.figure_arithmetic import Facts, Figures, Name
from puzzlegen.generators.kits.asking import ask_in_range, drawn_range

LARGEST: Final = 99
_OPERANDS: Final = {2: 25, 3: 16, 4: 9, 5: 7}  # of so many operands, none is larger than this
_PLACES: Final = "abcdef"
_FIGURES: Final[Mapping[int, tuple[Name, ...]]] = {
    3: ("rings", "chain", "bow"),
    4: ("triangle", "shield", "quarters", "boxes", "house"),
    5: ("cross", "flower", "fan"),
    6: ("wheel", "columns", "corners", "star", "pyramid"),
}
"""The kinds of figures with so many numbers."""
_SIGNS: Final = str.maketrans("−×÷", "-*/")
_JOIN: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


class Rule(msgspec.Struct, frozen=True):
    """A rule of the generator.

    Attributes:
        words: how results are computed, such as ``d = a × b + c``. The letters are places of the figure, of which those
            that are no results are free; ``k`` is the constant.
        constants: lowest and highest constant, if any.
        figures: the kinds of figures whose places the rule goes by; none if any figure with as many places will do, and
            the free places may change.
    """

    words: str
    constants: tuple[int, int] = (0, 0)
    figures: tuple[Name, ...] = ()

    @property
    def results(self) -> list[tuple[str, str]]:
        """The places that are computed, and how."""
        return [(part[0], part[4:]) for part in self.words.split(", ")]

    @property
    def free(self) -> list[str]:
        """The places that are not computed."""
        results = {place for place, _ in self.results}
        return [place for place in _PLACES if place in self.words and place not in results]


_OPPOSITE: Final[tuple[Name, ...]] = ("wheel", "columns")  # opposite a, b, c are d, e, f
_EASY: Final = (
    Rule("c = a + b"),
    Rule("c = a − b"),
    Rule("c = a × b"),
    Rule("d = a + b + c"),
    Rule("d = a + b − c"),
    Rule("d = a − b − c"),
    Rule("d = a + b, e = b + c, f = d + e", figures=("pyramid",)),
    Rule("d = a − b, e = b − c, f = d − e", figures=("pyramid",)),
    Rule("d = a + b, e = b + c, f = c + a", figures=("corners",)),
    Rule("d = a × b, e = b × c, f = c × a", figures=("corners",)),
    Rule("c = a + b, d = b + c, e = c + d, f = d + e", figures=("wheel",)),
    Rule("d = a + k, e = b + k, f = c + k", (2, 9), _OPPOSITE),
    Rule("d = a − k, e = b − k, f = c − k", (2, 9), _OPPOSITE),
    Rule("e = a + d − b, f = a + d − c", figures=_OPPOSITE),
    Rule("e = b + d − a, f = c + d − a", figures=_OPPOSITE),
    Rule("c = a + b, f = d + e", figures=("columns",)),
    Rule("c = a − b, f = d − e", figures=("columns",)),
    Rule("c = a × b, f = d × e", figures=("columns",)),
)
_MEDIUM: Final = (
    Rule("c = a + b + k", (1, 9)),
    Rule("c = a + b − k", (1, 9)),
    Rule("c = a × b + k", (1, 9)),
    Rule("c = a × b − k", (1, 9)),
    Rule("c = a × k + b", (2, 4)),
    Rule("c = a × k − b", (2, 4)),
    Rule("c = (a + b) × k", (2, 4)),
    Rule("c = (a − b) × k", (2, 4)),
    Rule("c = (a + b) ÷ k", (2, 4)),
    Rule("c = (a + k) × b", (2, 6)),
    Rule("c = (a − k) × b", (1, 6)),
    Rule("c = k − a − b", (15, 40)),
    Rule("d = a + b + c + k", (1, 9)),
    Rule("d = a + b − c + k", (1, 9)),
    Rule("d = a + b − c − k", (1, 9)),
    Rule("d = a × b + c"),
    Rule("d = a × b − c"),
    Rule("d = (a + b) × c"),
    Rule("d = (a − b) × c"),
    Rule("d = (a + b) ÷ c"),
    Rule("d = a × b ÷ c"),
    Rule("d = a × b × c"),
    Rule("d = k − a − b − c", (18, 40)),
    Rule("e = a + b + c + d"),
    Rule("e = a + b + c − d"),
    Rule("e = a + b − c − d"),
    Rule("e = a × b + c + d"),
    Rule("e = a × b + c − d"),
    Rule("e = a × b − c − d"),
    Rule("e = (a + b) × c + d"),
    Rule("e = (a + b) × c − d"),
    Rule("e = (a − b) × c + d"),
    Rule("e = (a + b) × (c + d)"),
    Rule("e = (a + b) × (c − d)"),
    Rule("e = (a − b) × (c − d)"),
    Rule("e = (a + b + c) × d"),
    Rule("e = (a + b + c) ÷ d"),
    Rule("f = a + b + c + d + e", figures=("star",)),
    Rule("f = a + b + c + d − e", figures=("star",)),
    Rule("d = a + b + k, e = b + c + k, f = c + a + k", (1, 9), ("corners",)),
    Rule("d = a + b − k, e = b + c − k, f = c + a − k", (1, 9), ("corners",)),
    Rule("d = (a + b) × k, e = (b + c) × k, f = (c + a) × k", (2, 4), ("corners",)),
    Rule("d = (a + b) ÷ k, e = (b + c) ÷ k, f = (c + a) ÷ k", (2, 3), ("corners",)),
    Rule("d = a × b + k, e = b × c + k, f = c × a + k", (1, 9), ("corners",)),
    Rule("d = a × b − k, e = b × c − k, f = c × a − k", (1, 9), ("corners",)),
    Rule("d = k − a − b, e = k − b − c, f = k − c − a", (20, 40), ("corners",)),
    Rule("d = a + b + k, e = b + c + k, f = d + e + k", (1, 5), ("pyramid",)),
    Rule("d = a + b − k, e = b + c − k, f = d + e − k", (1, 5), ("pyramid",)),
    Rule("d = a × k, e = b × k, f = c × k", (2, 6), _OPPOSITE),
    Rule("d = k − a, e = k − b, f = k − c", (15, 40), _OPPOSITE),
    Rule("e = a × d ÷ b, f = a × d ÷ c", figures=_OPPOSITE),
    Rule("e = b × d ÷ a, f = c × d ÷ a", figures=_OPPOSITE),
    Rule("c = a + b + k, d = b + c + k, e = c + d + k, f = d + e + k", (1, 5), ("wheel",)),
    Rule("c = a × b + k, f = d × e + k", (1, 9), ("columns",)),
    Rule("c = a × b − k, f = d × e − k", (1, 9), ("columns",)),
    Rule("c = a × k + b, f = d × k + e", (2, 4), ("columns",)),
    Rule("c = a × k − b, f = d × k − e", (2, 4), ("columns",)),
    Rule("c = (a + b) × k, f = (d + e) × k", (2, 4), ("columns",)),
    Rule("c = (a + b) ÷ k, f = (d + e) ÷ k", (2, 3), ("columns",)),
    Rule("c = a × b − d, f = a × e − d", figures=("columns",)),
)
_HARD: Final = (
    Rule("c = a × b × k", (2, 4)),
    Rule("c = a × b ÷ k", (2, 4)),
    Rule("d = a × b + c + k", (1, 9)),
    Rule("d = a × b − c + k", (1, 9)),
    Rule("d = a × b − c − k", (1, 9)),
    Rule("d = (a + b) × c + k", (1, 9)),
    Rule("d = (a + b) × c − k", (1, 9)),
    Rule("d = (a − b) × c + k", (1, 9)),
    Rule("d = (a + b + k) × c", (1, 6)),
    Rule("d = (a − b + k) × c", (1, 6)),
    Rule("d = (a + b) ÷ c + k", (1, 9)),
    Rule("d = a × b ÷ c + k", (1, 9)),
    Rule("d = (a + b + c) × k", (2, 4)),
    Rule("d = (a + b + c) ÷ k", (2, 3)),
    Rule("d = (a + b − c) × k", (2, 4)),
    Rule("d = a × k + b + c", (2, 4)),
    Rule("d = a × k + b − c", (2, 4)),
    Rule("d = a × k − b − c", (2, 4)),
    Rule("d = a × b + c × k", (2, 4)),
    Rule("d = a × b − c × k", (2, 4)),
    Rule("d = (a × b − c) × k", (2, 3)),
    Rule("d = (a × b + c) ÷ k", (2, 3)),
    Rule("d = a × b × k − c", (2, 3)),
    Rule("d = a × b ÷ k + c", (2, 3)),
    Rule("d = (a + b) × c × k", (2, 3)),
    Rule("d = (a + b) × c ÷ k", (2, 3)),
    Rule("e = a × b + c × d"),
    Rule("e = a × b − c × d"),
    Rule("e = a × b × c − d"),
    Rule("e = a × b × c + d"),
    Rule("e = a × b × (c − d)"),
    Rule("e = (a × b − c) × d"),
    Rule("e = (a × b + c) ÷ d"),
    Rule("e = a × b ÷ c + d"),
    Rule("e = a × b ÷ c − d"),
    Rule("e = (a + b) × c ÷ d"),
    Rule("e = a × b ÷ (c + d)"),
    Rule("e = a + b + c + d + k", (1, 9)),
    Rule("e = a + b + c + d − k", (1, 9)),
    Rule("e = a + b + c − d + k", (1, 9)),
    Rule("e = (a + b + c + d) × k", (2, 4)),
    Rule("e = (a + b + c + d) ÷ k", (2, 4)),
    Rule("e = a + b + c + d × k", (2, 4)),
    Rule("e = k − a − b − c − d", (25, 50)),
    Rule("f = a + b + c + d + e + k", (1, 9), ("star",)),
    Rule("f = a + b + c + d + e − k", (1, 9), ("star",)),
    Rule("f = (a + b + c + d + e) × k", (2, 3), ("star",)),
    Rule("f = (a + b + c + d + e) ÷ k", (2, 5), ("star",)),
    Rule("f = k − a − b − c − d − e", (30, 60), ("star",)),
    Rule("d = a × b × k, e = b × c × k, f = c × a × k", (2, 3), ("corners",)),
    Rule("d = a × b ÷ k, e = b × c ÷ k, f = c × a ÷ k", (2, 4), ("corners",)),
    Rule("c = a × b × k, f = d × e × k", (2, 3), ("columns",)),
    Rule("c = a × b ÷ k, f = d × e ÷ k", (2, 4), ("columns",)),
    Rule("e = b × d ÷ a + k, f = c × d ÷ a + k", (1, 9), _OPPOSITE),
    Rule("d = (a + b) × k − c", (2, 4)),
    Rule("d = (a − b) × k + c", (2, 4)),
    Rule("d = (a − b) × k − c", (2, 4)),
    Rule("d = (a + b) ÷ k + c", (2, 4)),
    Rule("d = (a + k) × b − c", (1, 6)),
    Rule("d = (a − k) × b + c", (1, 6)),
    Rule("d = (a + k) ÷ b + c", (1, 6)),
    Rule("e = (a + b) ÷ c + d"),
    Rule("e = (a + b) ÷ c − d"),
    Rule("e = (a − b) ÷ c + d"),
    Rule("e = (a × b + c) × d"),
    Rule("e = (a × b − c) ÷ d"),
)


class FigureArithmeticParams(Params, frozen=True, kw_only=True):
    """The rules of a level, the lowest and the highest key, and how many figures are complete.

    ``steps`` are how many operations have to be done one after the other for the missing number, drawn from these.
    """

    steps: Annotated[tuple[int, ...], Knob("more operations one after the other", 1, 3)]
    rules: tuple[str, ...]
    keys: Annotated[tuple[int, int], Knob("larger numbers as answers", 1, 99)]
    complete: Annotated[tuple[int, int], Knob("more figures to learn from", 2, 3)]


def _level(
    band: tuple[int, int],
    steps: tuple[int, ...],
    rules: Sequence[Rule],
    keys: tuple[int, int],
    complete: tuple[int, int],
) -> FigureArithmeticParams:
    return FigureArithmeticParams(
        band=band,
        depth=(min(steps), max(steps)),
        steps=steps,
        rules=tuple(rule.words for rule in rules),
        keys=keys,
        complete=complete,
    )


_RULES: Final = {rule.words: rule for rule in (*_EASY, *_MEDIUM, *_HARD)}


LEVELS: Final = {
    Level.EASY: _level((1, 2), (1,), _EASY, (2, 30), (2, 3)),
    Level.MEDIUM: _level((3, 4), (1, 2, 2, 2), _MEDIUM, (3, 45), (3, 3)),
    Level.HARD: _level((4, 7), (3,), (*_MEDIUM, *_HARD), (4, 60), (3, 3)),
}


def invent(rng: Stream, params: FigureArithmeticParams, asked: Drawn) -> Puzzle:
    """Draw the rule and the figure, and numbers with the key among those of the last one."""
    rng = rng.child("state")
    run = drawn_range(*params.keys, rng)
    steps = rng.choice(params.steps)
    rule = _RULES[rng.choice(_of_steps(params.rules, steps))]
    constant = rng.between(*rule.constants)
    table = _table(rule.words, constant)
    places = table.shape[1]
    figure = rng.choice(rule.figures or _FIGURES[places])
    hiding = [place for place in _hidden(rule.words, steps) if (table[:, place] == run.key).any()]
    if not hiding or len(table) < params.complete[1]:
        raise Rejected("the rule does not lead to the key")
    hidden = rng.choice(hiding)
    fitting = np.flatnonzero(table[:, hidden] == run.key)
    complete = rng.between(*params.complete) + (len(rule.free) == max(_OPERANDS))  # so many sums fit by chance
    picked = [rng.below(len(table)) for _ in range(complete)]
    picked.append(int(fitting[rng.below(len(fitting))]))
    given = np.delete(table[picked], hidden, axis=1)
    if any((one != other).sum() < 2 for one, other in combinations(given, 2)):
        raise Rejected("two figures differ in one number at most, which tells what it does")
    if _is_simplified(rule, constant, table[picked[-1]]):
        raise Rejected("what is multiplied or divided by one needs no part of the rule")
    order = list(range(places))
    if not rule.figures:  # the free places come first
        order[: len(rule.free)] = rng.permutation(len(rule.free))
    numbers: list[list[int | None]] = [[int(table[row, place]) for place in order] for row in picked]
    numbers[-1][order.index(hidden)] = None
    meant = {_PLACES[place]: _PLACES[number] for number, place in enumerate(order)} | {"k": str(constant)}
    why = Facts("".join(meant.get(sign, sign) for sign in rule.words))  # the places are lettered in their order
    return Puzzle(Figures(figure, tuple(map(tuple, numbers))), *ask_in_range(run, asked.question), why)


@cache
def _of_steps(rules: tuple[str, ...], steps: int) -> tuple[str, ...]:
    """The rules by which some number needs so many operations one after the other."""
    return tuple(rule for rule in rules if _hidden(rule, steps))


@cache
def _hidden(words: str, steps: int) -> tuple[int, ...]:
    """The places whose numbers need so many operations one after the other, if all others are known."""
    rule = _RULES[words]
    trees = [(place, ast.parse(text.translate(_SIGNS), mode="eval").body) for place, text in rule.results]
    needed = {
        place: min(_chain(tree, 0, place, result) for result, tree in trees if place in (result, *_letters(tree)))
        for place in (*rule.free, *(place for place, _ in trees))
    }
    return tuple(sorted(_PLACES.index(place) for place, number in needed.items() if number == steps))


def _is_simplified(rule: Rule, constant: int, numbers: NDArray[np.int16]) -> bool:
    """True if something in a figure is multiplied or divided by one."""
    known = {"k": constant, **dict(zip(_PLACES, numbers.tolist(), strict=False))}
    joins = (
        node
        for _, text in rule.results
        for node in ast.walk(ast.parse(text.translate(_SIGNS), mode="eval"))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.Div)
    )
    return any(_computed(part, known) == 1 for node in joins for part in (node.left, node.right))


def _letters(tree: ast.expr) -> list[str]:
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]


def _operands(tree: ast.expr) -> tuple[ast.expr, ...]:
    """What a sum of any length, or a product, is made of; sums in sums are one, and products in products."""
    if not isinstance(tree, ast.BinOp):
        return ()
    found: list[ast.expr] = []
    for part in (tree.left, tree.right):
        same = isinstance(part, ast.BinOp) and _is_sum(part) == _is_sum(tree)
        found += _operands(part) if same else (part,)
    return tuple(found)


def _is_sum(tree: ast.BinOp) -> bool:
    return isinstance(tree.op, ast.Add | ast.Sub)


def _chain(tree: ast.expr, before: int, place: str, result: str) -> int:
    """How many operations a place needs one after the other, if an expression is to equal something that needs some."""
    if place == result:
        return 1 + max(_chain(part, 0, place, result) for part in _operands(tree)) if _operands(tree) else 0
    way = next((part for part in _operands(tree) if place in _letters(part)), None)
    if way is None:
        return before
    others = [_chain(part, 0, result, result) for part in _operands(tree) if part is not way]
    return _chain(way, 1 + max(before, *others), place, result)


@cache
def _table(words: str, constant: int) -> NDArray[np.int16]:
    """All figures that a rule allows, a row each, in the order of their places, with numbers from 1 to `LARGEST`."""
    rule = _RULES[words]
    count, largest = len(rule.free), _OPERANDS[len(rule.free)]
    operands = np.indices((largest,) * count, float).reshape(count, -1) + 1
    known: dict[str, Any] = {"k": constant, **dict(zip(rule.free, operands, strict=True))}
    for place, expression in rule.results:
        known[place] = _computed(ast.parse(expression.translate(_SIGNS), mode="eval").body, known)
    columns = np.array([known[place] for place in _PLACES if place in known])
    whole = (columns == np.floor(columns)) & (columns >= 1) & (columns <= LARGEST)
    return columns[:, whole.all(axis=0)].T.astype(np.int16)


def _computed(tree: ast.expr, known: Mapping[str, Any]) -> Any:
    """The value of an expression of letters; not a number where something on the way is not positive."""
    match tree:
        case ast.Name(name):
            return known[name]
        case ast.BinOp(left, sign, right):
            value = _JOIN[type(sign)](_computed(left, known), _computed(right, known))
            return np.where(value > 0, value, np.nan)
    raise TypeError("a rule joins places and the constant, two at a time")
