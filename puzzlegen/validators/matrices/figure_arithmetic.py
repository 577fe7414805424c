"""Finds the missing number of a figure by every rule of the language; judges `matrices/figure_arithmetic`.

The format and the language are those of ``docs/numbers-and-things.md``; see `expressions` and `long_sums` for how rules
are listed. A rule counts if it holds in all complete figures and leads to a positive whole number in the last one. The
answer is proven if all rules that are no more than `MARGIN` heavier than the lightest lead to the same number.
"""

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Final

import msgspec
import numpy as np

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import figure_arithmetic as form
from puzzlegen.validators.kits import answers as offering
from puzzlegen.validators.kits.answers import fingerprint, letters_of_numbers, verdict_on
from puzzlegen.validators.matrices.kits.expressions import (
    CONSTANTS,
    HEAVIEST,
    OPERANDS,
    Places,
    Values,
    extended,
    layers,
    spelled,
)
from puzzlegen.validators.matrices.kits.long_sums import long_sums
from puzzlegen.validators.matrices.kits.relations import LETTERS, all_turns, height, relation

PLACES: Final[Mapping[form.Name, tuple[int, tuple[str, ...]]]] = {
    "rings": (3, ("bac",)),
    "chain": (3, ("bac",)),
    "bow": (3, ("bac",)),
    "triangle": (4, ("bacd", "acbd")),
    "shield": (4, ("bacd", "acbd")),
    "quarters": (4, ("badc", "acbd")),
    "boxes": (4, ("badc", "acbd")),
    "house": (4, ("acbd",)),
    "cross": (5, ("acbde", "badce")),
    "flower": (5, ("acbde", "badce")),
    "fan": (5, ("dcbae",)),
    "wheel": (6, ("bcdefa", "fedcba")),
    "columns": (6, ("defabc", "cbafed")),
    "corners": (6, ("acbfed", "bacdfe")),
    "star": (6, ("bcdeaf", "aedcbf")),
    "pyramid": (6, ("cbaedf",)),
}
"""The numbers of a figure, and some orders in which it looks the same."""
MARGIN: Final = 2
METHOD: Final = "all expressions up to the margin"
_SAME_WORDS: Final = "always the same"
_SAME: Final = 1  # weight of the rule that the number is the same in all figures
_EQUAL: Final = 1e-7  # fractions with denominators of a few thousands that differ, differ by more
_LARGE: Final = 2  # weight of a constant above 10
_OTHERS: Final = 1000  # numbers below this one are seen not to fit
_SIGNS: Final = str.maketrans("−×÷", "-*/")
_JOINED: Final[Mapping[type[ast.operator], Callable[[Fraction, Fraction], Fraction]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


class _Rule(msgspec.Struct, frozen=True, order=True):
    """A rule that holds in all complete figures: its weight, the number it leads to, and its words."""

    weight: int
    number: int
    words: str


def certify(figures: form.Figures, query: form.Query) -> Certificate:
    """Find every number that a rule within the margin leads to; the difficulty is the weight of the lightest rule.

    The depth is how many operations have to be done one after the other, by that rule, for the missing number.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    hidden = _hidden(figures)
    offered = query.options if isinstance(query, form.MissingOffered) else ()
    rows = [[number or 0 for number in row] for row in figures.numbers]
    rules, tried = _rules(rows, hidden)
    lightest = min((rule.weight for rule in rules), default=0)
    near = sorted(rule for rule in rules if rule.weight <= lightest + MARGIN)
    numbers = list(dict.fromkeys(rule.number for rule in near))
    reasons = {rule.number: rule.words for rule in reversed(near)}
    limit = f"no rule of a weight up to {lightest + MARGIN} leads to it; {reasons.get(numbers[0]) if numbers else None}"
    found = letters_of_numbers(offered, numbers, f"{limit} leads to {numbers[0] if numbers else None}")
    answers, verdict = found.answers, verdict_on(found.answers)
    if len(numbers) > 1:  # also where only one of them is on offer
        verdict = Verdict.AMBIGUOUS
        answers = answers if len(answers) > 1 else tuple(map(str, numbers))
    unique = verdict is Verdict.UNIQUE
    steps = min((_steps(rule.words) for rule in near if rule.weight == lightest), default=0)
    return Certificate(
        verdict=verdict,
        answers=answers[:2],
        method=METHOD,
        effort={"rules_tried": tried, "rules_found": len(rules), "rules_within_margin": len(near)},
        difficulty=float(lightest) if unique else 0.0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=_canonical(rows, hidden) if unique else "",
        structure=_structure(figures.figure, hidden, near[0].words) if unique else "",
        refuted=found.refuted if unique else {},
        depth=Depth.chain(steps),
    )


def certify_why(given: form.Figures, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """What is false in the rule: it holds in all figures, and in the last one for no other number than the answer."""
    hidden = _hidden(given)
    key = query.options[offering.LETTERS.index(answer)] if isinstance(query, form.MissingOffered) else int(answer)
    try:
        sides = [_sides(part, len(given.numbers[0])) for part in why.rule.split(", ")]
    except SyntaxError:
        return ("the rule is none",)
    rows = [dict(zip(LETTERS, (number or key for number in row), strict=False)) for row in given.numbers]
    last = rows[-1]
    others = ({**last, LETTERS[hidden]: number} for number in range(1, _OTHERS) if number != key)
    if all(_holds(sides, row) for row in rows) and not any(_holds(sides, row) for row in others):
        return ()
    return ("the rule does not hold, or does not lead to the answer",)


def _sides(part: str, places: int) -> tuple[ast.expr, ast.expr]:
    """Both sides of an equation of numbers and of as many places, which are letters; raises `SyntaxError` for none."""
    one, other = (ast.parse(side.translate(_SIGNS).strip(), mode="eval").body for side in part.split("="))
    for node in (*ast.walk(one), *ast.walk(other)):
        known = isinstance(node, ast.BinOp | ast.Constant | ast.operator | ast.expr_context)
        if not known and not (isinstance(node, ast.Name) and node.id in LETTERS[:places]):
            raise SyntaxError(part)
    return one, other


def _holds(sides: Sequence[tuple[ast.expr, ast.expr]], row: Mapping[str, int]) -> bool:
    try:
        return all(_value(one, row) == _value(other, row) for one, other in sides)
    except ZeroDivisionError:
        return False


def _value(tree: ast.expr, row: Mapping[str, int]) -> Fraction:
    match tree:
        case ast.Name(letter):
            return Fraction(row[letter])
        case ast.BinOp(left, sign, right):
            return _JOINED[type(sign)](_value(left, row), _value(right, row))
        case ast.Constant(int(number)):
            return Fraction(number)
    raise SyntaxError("a rule joins places and numbers, two at a time")


def _steps(words: str) -> int:
    """How many operations of a rule need the one before; that all numbers are the same is seen in one step."""
    return 1 if words == _SAME_WORDS else height(words)


def _hidden(figures: form.Figures) -> int:
    """The place of the missing number."""
    places, _ = PLACES[figures.figure]
    if any(len(row) != places for row in figures.numbers):
        raise MalformedStatement(f"a figure called {figures.figure} has {places} numbers")
    missing = [
        (number, place) for number, row in enumerate(figures.numbers) for place, one in enumerate(row) if one is None
    ]
    if len(missing) != 1 or missing[0][0] != len(figures.numbers) - 1:
        raise MalformedStatement("one number is missing, and it is one of the last figure")
    return missing[0][1]


def _rules(rows: list[list[int]], hidden: int) -> tuple[list[_Rule], int]:
    """The rules that hold in all figures but the last, up to the margin; and how many were tried."""
    wanted = np.array([row[hidden] for row in rows[:-1]], float)
    places = [place for place in range(len(rows[0])) if place != hidden]
    names = tuple(LETTERS[place] for place in places)
    numbers: Values = np.array([[row[place] for place in places] for row in rows], float)
    values, rules = numbers, list[_Rule]()
    if (wanted == wanted[0]).all():
        rules.append(_Rule(_SAME, int(wanted[0]), _SAME_WORDS))
    start, weight = 0, 0
    operands = np.ones(len(places), np.int64)
    for weight in range(HEAVIEST + 1):
        if weight:
            layer = layers(len(places))[weight - 1]
            start, values, operands = values.shape[1], extended(values, layer), layer.operands
        new = values[:, start:]
        for at in np.flatnonzero((np.abs(new[:-1] - wanted[:, None]) < _EQUAL).all(axis=0)):
            rules += _leading(weight, new[-1, at], start + int(at), names)
        rules += _with_large_constants(new, wanted, operands, start, weight, names)
        if rules and weight >= min(rule.weight for rule in rules) + MARGIN:
            break
    for heavy, number, words in long_sums(numbers, wanted, names, weight):
        rules += [_Rule(heavy, whole, words) for whole in _whole(number)]
    return rules, values.shape[1]


def _leading(weight: int, number: float, expression: int, names: tuple[str, ...]) -> list[_Rule]:
    """The rule of an expression, if it leads to a positive whole number."""
    return [_Rule(weight, whole, spelled(expression, names)) for whole in _whole(number)]


def _whole(number: float) -> list[int]:
    """The number, if it is positive and whole."""
    whole = np.isfinite(number) and abs(number - round(number)) < _EQUAL and number > _EQUAL
    return [round(number)] if whole else []


def _with_large_constants(
    new: Values, wanted: Values, operands: Places, start: int, weight: int, names: tuple[str, ...]
) -> list[_Rule]:
    """Rules by which an expression and the number have a sum or a difference that is always the same and exceeds 10."""
    rules: list[_Rule] = []
    fit = (operands > 0) & (operands < OPERANDS)
    for sign in (1, -1):
        totals = wanted[:, None] + sign * new[:-1]
        alike = (np.abs(totals - totals[0]) < _EQUAL).all(axis=0) & (np.abs(totals[0]) > CONSTANTS[-1]) & fit
        for at in np.flatnonzero(alike & (np.abs(totals[0] - np.round(totals[0])) < _EQUAL)):
            words = f"({totals[0, at]:.0f} {'-' if sign > 0 else '+'} {spelled(start + int(at), names)})"
            number = totals[0, at] - sign * new[-1, at]
            rules += [
                msgspec.structs.replace(rule, words=words)
                for rule in _leading(weight + 1 + _LARGE, number, start + int(at), names)
            ]
    return rules


def _canonical(rows: list[list[int]], hidden: int) -> str:
    """The same for another order of the complete figures, for other places of the numbers, and in another figure."""
    forms = []
    for order in permutations(rows[:-1]):
        columns = list(zip(*order, rows[-1], strict=True))
        forms.append((columns[hidden], sorted(columns[:hidden] + columns[hidden + 1 :])))
    return fingerprint(min(forms))


def _structure(figure: form.Name, hidden: int, words: str) -> str:
    """The figure, and what the lightest rule says of its places; the same whichever number it is solved for."""
    if words == _SAME_WORDS:
        return f"{figure}: {words}"
    places, turns = PLACES[figure]
    return f"{figure}: {relation(LETTERS[hidden], words, all_turns(turns, places))}"
