"""Finds which figure fits when only what is marked in each of them counts.

Every property of what is marked is tried. An option fits if it does in all properties that follow some rule.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import combinations, compress, pairwise, product
from operator import or_
from typing import Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.matrices import pointed as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven
from puzzlegen.validators.matrices.kits.evidence import least_weight
from puzzlegen.validators.matrices.kits.figure_symmetry import TURNS
from puzzlegen.validators.matrices.kits.plane import Plane, Way

Values: TypeAlias = tuple[int, ...]
Rule: TypeAlias = tuple[str, int, int]  # its name, its weight, the number to which it leads
Rules: TypeAlias = Callable[[Sequence[int]], list[Rule]]  # those that the numbers of a property follow

METHOD: Final = "all properties of what is marked"
BUDGET: Final = 100
"""How many pairs of a property and a panel may be looked at."""
PROPERTIES: Final[Mapping[form.Mark, tuple[str, ...]]] = {
    "dot": ("curved sides", "sides outside", "sides", "neighbours"),
    "arrow": ("angle", "curved sides", "lines", "sides"),
    "line": ("curved", "areas", "lines", "most sides"),
    "ring": ("curved lines", "areas", "lines", "right angles"),
}
"""What there is to say, from what is seen at once to what has to be counted; the place plus one is the weight."""
_PLAIN: Final[Rule] = ("", 0, 0)  # there is a property, and nothing that it does
_NEARLY: Final = math.cos(math.radians(90 - 12))


_SHOWN: Final[Mapping[type[form.Query], int]] = {
    form.OddOneOut: 0,
    form.Grouping: 6,
    form.Belongs: 4,
    form.Next: 5,
    form.Analogy: 5,
    form.Matrix: 8,
}


def certify(given: form.Figures, query: form.Query) -> Certificate:
    """Find every option that fits.

    The difficulty is the weight of all properties up to the last one that matters, and of the rules that they follow,
    times the lines of a panel. The depth is how much has to be found out to refute all options but one: one thing of a
    property that stays the same, two of one that changes, as it has to be seen how. Where one property divides the
    figures, it is the number of properties that are looked at in vain, and this one.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    if len(given.panels) != _SHOWN[type(query)]:
        raise MalformedStatement(f"{task_of(query)} shows {_SHOWN[type(query)]} panels")
    panels = (*given.panels, *(query.options if isinstance(query, form.Choice) else ()))
    forms = [_form(given.mark, panel) for panel in panels]
    demand_different(forms)
    shown, ends = _seen(given, query)
    if isinstance(query, form.Grouping):
        solutions, governed = _groups(shown, query.options)
        depth = min(governed, default=-1) + 1
    elif isinstance(query, form.OddOneOut):
        solutions, governed = _odd(ends)
        depth = min(governed, default=-1) + 1
    else:
        solutions, governed, depth = _fitting(_RULES[type(query)], shown, ends)
    names = PROPERTIES[given.mark]
    lines = sum(len(panel.segments) + len(panel.arcs) for panel in panels) / len(panels)
    weight = sum(range(1, max(governed, default=0) + 2)) + sum(weight for _, weight, _ in governed.values())
    options = sorted(query.options) if isinstance(query, form.Grouping) else sorted(forms[len(shown) :])
    rules = ", ".join(f"{names[place]} {name}".strip() for place, (name, _, _) in sorted(governed.items()))
    return proven(
        solutions,
        BUDGET,
        method=METHOD,
        effort={"looks": 4 * len(panels)},
        difficulty=round(weight * lines, 1),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), given.mark, _arranged(query, forms[: len(shown)]), options)),
        structure=f"{task_of(query)}; {given.mark}; {rules}",
        depth=Depth.properties(depth),
    )


def certify_why(given: form.Figures, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """What is false in the numbers that lead to the answer."""
    told, key = why.properties, LETTERS.index(answer)
    shown, ends = _seen(given, query)
    numbers = [one.property for one in told]
    one = isinstance(query, form.OddOneOut | form.Grouping)
    if not told or (one and len(told) > 1) or numbers != sorted(set(numbers)):
        raise MalformedStatement("an explanation has the one property that divides, or those that decide, in order")
    faults = []
    for told_of, figures in (([one.values for one in told], shown), ([one.offered for one in told], ends)):
        if told_of != [tuple(values[number] for values in figures) for number in numbers]:
            faults.append("a number is not that of its figure")
    if isinstance(query, form.Grouping):
        left, right = ({shown[place - 1][numbers[0]] for place in group} for group in query.options[key])
        holds = len(left) == len(right) == 1 and left != right
    elif isinstance(query, form.OddOneOut):
        held = [values[numbers[0]] for values in ends]
        holds = held.count(held[key]) == 1 and len(set(held)) == 2
    else:
        rules = ((number, _RULES[type(query)]([values[number] for values in shown])) for number in numbers)
        holds = all(any(end == ends[key][number] for _, _, end in some) for number, some in rules)
        fitting = [values for values in ends if all(values[number] == ends[key][number] for number in numbers)]
        if len(fitting) > 1:
            faults.append("another option fits as well")
    return (*faults, *(() if holds else ("a property does not decide as it is said to",)))


def _seen(given: form.Figures, query: form.Query) -> tuple[list[Values], list[Values]]:
    """What there is to say of the panels that are shown, and of those on offer."""
    offered = query.options if isinstance(query, form.Choice) else ()
    shown, ends = ([_values(given.mark, panel) for panel in panels] for panels in (given.panels, offered))
    return shown, ends


def _arranged(query: form.Query, forms: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """The panels that are shown, in an order of their own where theirs does not matter."""
    if isinstance(query, form.Matrix):
        return min(forms, [forms[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)])
    return sorted(forms) if isinstance(query, form.Belongs) else forms


# --- rules


def _odd(ends: Sequence[Values]) -> tuple[list[Findings], dict[int, Rule]]:
    """The figures that one property singles out."""
    found: dict[int, int] = {}
    for number, column in enumerate(zip(*ends, strict=True)):
        alone = [place for place, value in enumerate(column) if column.count(value) == 1]
        if len(alone) == 1 and len(set(column)) == 2:
            found[number] = alone[0]
    letters = sorted({LETTERS[place] for place in found.values()})
    against = {letter: "no property of what is marked singles it out" for letter in LETTERS if letter not in letters}
    return [Findings(tuple(letters), against)] if letters else [], dict.fromkeys(list(found)[:1], _PLAIN)


def _groups(shown: Sequence[Values], options: Sequence[form.Groups]) -> tuple[list[Findings], dict[int, Rule]]:
    """The divisions on offer that one property makes, or nearly makes: three alike, and the others various.

    Another division that a property makes is a second solution, though nothing on offer names it.
    """
    for left, right in options:
        in_order = [*left] == sorted(left) and [*right] == sorted(right) and left[0] == 1
        if sorted(left + right) != [1, 2, 3, 4, 5, 6] or not in_order:
            raise MalformedStatement("an option has the numbers 1 to 6 in two groups, each in order, that of 1 first")
    demand_different(options)
    made: dict[form.Groups, list[tuple[int, bool]]] = {}
    for number, column in enumerate(zip(*shown, strict=True)):
        for group in combinations(range(1, 7), 3):
            rest = tuple(place for place in range(1, 7) if place not in group)
            one, other = ({column[place - 1] for place in some} for some in (group, rest))
            if len(one) == 1 and not one & other:
                clear = len(other) == 1
                pair = (group, rest) if group[0] == 1 else (rest, group)
                made.setdefault(pair, []).append((number, clear))  # type: ignore[arg-type]
    sharp = [division for division, ways in made.items() if any(clear for _, clear in ways)]
    near = [option for option in options if option in made]
    asked = next((division for division in sharp if division in near), None)
    if asked is None:
        return [], {}
    against = {LETTERS[place]: "no property divides them so" for place, each in enumerate(options) if each not in near}
    letters = tuple(LETTERS[options.index(option)] for option in near)
    further = [Findings(()) for division in sharp if division not in near]
    return [Findings(letters, against), *further], {number: _PLAIN for number, clear in made[asked] if clear}


def _fitting(
    rules_of: Rules, shown: Sequence[Values], ends: Sequence[Values]
) -> tuple[list[Findings], dict[int, Rule], int]:
    """The options that fit in all properties that follow a rule, those that are needed, and the depth.

    Rules of one property that lead to different numbers are different solutions, whatever is on offer.
    """
    governed: dict[int, list[Rule]] = {}
    for number, column in enumerate(zip(*shown, strict=True)):
        rules = rules_of(column)
        if rules:
            governed[number] = rules
    against: dict[str, str] = {}
    for letter, values in zip(LETTERS, ends, strict=True):
        for number, rules in governed.items():
            if values[number] not in {wanted for _, _, wanted in rules}:
                against[letter] = f"property {number + 1} has to be {rules[0][2]}, not {values[number]}"
                break
    solutions = []
    for wanted in product(*({wanted: None for _, _, wanted in rules} for rules in governed.values())):
        fitting = [tuple(values[number] for number in governed) == wanted for values in ends]
        solutions.append(Findings(tuple(compress(LETTERS, fitting)), against))
    needed = _needed(governed, ends)
    chosen = {number: min(governed[number], key=lambda rule: rule[1]) for number in needed}
    weights = []
    for number, rules in governed.items():
        led = {end for _, _, end in rules}
        refuted = sum(1 << place for place, values in enumerate(ends) if values[number] not in led)
        weights.append((refuted, 1 if {name for name, _, _ in rules} & _STILL else 2))
    depth = int(least_weight(weights, reduce(or_, (refuted for refuted, _ in weights), 0)))
    return solutions if len(solutions) > 1 or solutions[0].answers else [], chosen, depth


_STILL: Final = {"the same", "0 apart"}
"""Rules by which a property does not change within a line or a pair."""


def _needed(governed: Mapping[int, list[Rule]], ends: Sequence[Values]) -> list[int]:
    """The first properties, in their order, that leave one option."""
    left, used = list(ends), []
    for number, rules in governed.items():
        kept = [values for values in left if values[number] in {wanted for _, _, wanted in rules}]
        if len(kept) < len(left):
            used.append(number)
        left = kept
    return used


def _in_common(values: Sequence[int]) -> list[Rule]:
    return [("the same", 1, values[0])] if len(set(values)) == 1 else []


def _in_a_row(values: Sequence[int]) -> list[Rule]:
    """The same again, equal steps, or two or three numbers that come again."""
    step = values[1] - values[0]
    if all(b - a == step for a, b in pairwise(values)):
        return [("step" if step else "the same", 2 if step else 1, values[-1] + step)]
    for period in (2, 3):
        if all(a == b for a, b in zip(values, values[period:], strict=False)):
            return [(f"period {period}", period, values[-period])]
    return []


def _in_pairs(values: Sequence[int]) -> list[Rule]:
    one, other = values[1] - values[0], values[3] - values[2]
    return [(f"{abs(one)} apart", 1 + (one != 0), values[4] + one)] if one == other else []


def _in_a_matrix(values: Sequence[int]) -> list[Rule]:
    """Rules that hold in the two whole rows, or in the two whole columns, and can go on in the third."""
    found: list[Rule] = []
    for lines in (((0, 1, 2), (3, 4, 5), (6, 7)), ((0, 3, 6), (1, 4, 7), (2, 5))):
        first, second, (one, other) = ([values[place] for place in line] for line in lines)
        step = first[1] - first[0]
        if other - one == step and all(b - a == step == c - b for a, b, c in (first, second)):
            found.append(("step" if step else "the same", 2 if step else 1, other + step))
        three = {*first}
        if len(three) == 3 and three == {*second} and one != other and three >= {one, other}:
            found.append(("the same three", 3, sum(three) - one - other))
        found += [("sum", 4, one + other)] if all(a + b == c for a, b, c in (first, second)) else []
        found += [("difference", 4, abs(one - other))] if all(abs(a - b) == c for a, b, c in (first, second)) else []
    return found


_RULES: Final[Mapping[type[form.Query], Rules]] = {
    form.Belongs: _in_common,
    form.Next: _in_a_row,
    form.Analogy: _in_pairs,
    form.Matrix: _in_a_matrix,
}


# --- what is marked


@lru_cache(maxsize=1 << 14)
def _values(mark: form.Mark, panel: form.Panel) -> Values:
    """What there is to say of what is marked, in the order of `PROPERTIES`."""
    plane = Plane(Figure(panel.segments, panel.arcs, ()))
    sizes = {"dot": (2,), "arrow": (4,), "line": (4, 6), "ring": (2,)}[mark]
    if len(panel.at) not in sizes:
        raise MalformedStatement(f"a mark of this kind has {' or '.join(map(str, sizes))} numbers")
    return _SEEN[mark](plane, panel.at)


def _dot(plane: Plane, at: Sequence[int]) -> Values:
    area = plane.area_at((at[0], at[1]), 1.1)
    sides = plane.sides(area)
    back = {way.number ^ 1 for way in area}
    beside = sum(any(way.number in back for way in other) for other in plane.areas if other is not area)
    return sum(map(plane.curved, sides)), sum(side in plane.outside for side in sides), len(sides), beside


def _arrow(plane: Plane, at: Sequence[int]) -> Values:
    corner = plane.node_at((at[2], at[3]))
    area = plane.area_at((at[0], at[1]))
    for part in (0.15, 0.5):
        spot = (at[2] + part * (at[0] - at[2]), at[3] + part * (at[1] - at[3]))
        if plane.area_at(spot, 0.05) is not area:
            raise MalformedStatement("an arrow crosses no line")
    kind = _angle(plane, area, corner)
    if kind is None:
        raise MalformedStatement("an arrow points to an angle between straight sides")
    sides = plane.sides(area)
    return kind, sum(map(plane.curved, sides)), len(plane.leaving[corner]), len(sides)


def _angle(plane: Plane, area: Sequence[Way], corner: int) -> int | None:
    """1 for acute, 2 for right, 3 for obtuse; None where a side is curved, or there is no angle."""
    for place, after in enumerate(area):
        before = area[place - 1]
        if after.start == corner and before.stroke != after.stroke:
            if plane.curved(before.stroke) or plane.curved(after.stroke):
                return None
            (x, y), (p, q), (r, s) = (plane.nodes[node] for node in (corner, before.start, after.end))
            a, b, c, d = p - x, q - y, r - x, s - y
            cosine = (a * c + b * d) / math.hypot(a, b) / math.hypot(c, d)
            if 1e-9 < abs(cosine) < _NEARLY:
                raise MalformedStatement("an angle is clearly right or clearly not")
            return 2 + (cosine < -1e-9) - (cosine > 1e-9)
    return None


def _line(plane: Plane, at: Sequence[int]) -> Values:
    ends = plane.node_at((at[-4], at[-3])), plane.node_at((at[-2], at[-1]))
    found = [
        way
        for way in plane.ways
        if (way.start, way.end) == ends
        and plane.curved(way.stroke) == (len(at) == 6)
        and (len(at) == 4 or (plane.strokes[way.stroke][:2] == tuple(at[:2]) and _clockwise(way, at)))
    ]
    if not found:
        raise MalformedStatement("a thick line goes from one meeting point to the next along a line")
    pair = {found[0].number, found[0].number ^ 1}
    beside = [area for area in plane.areas if any(way.number in pair for way in area)]
    lines = sum(len(plane.leaving[end]) for end in ends) - 2
    return int(plane.curved(found[0].stroke)), len(beside), lines, max(len(plane.sides(area)) for area in beside)


def _clockwise(way: Way, at: Sequence[int]) -> bool:
    (a, b), (c, d) = way.points[:2]
    return (a - at[0]) * (d - at[1]) - (b - at[1]) * (c - at[0]) > 0


def _ring(plane: Plane, at: Sequence[int]) -> Values:
    point = plane.node_at((at[0], at[1]))
    leaving = plane.leaving[point]
    around = [area for area in plane.areas if any(way.start == point for way in area)]
    right = sum(_angle(plane, area, point) == 2 for area in around)
    return sum(plane.curved(way.stroke) for way in leaving), len(around), len(leaving), right


_SEEN: Final[Mapping[form.Mark, Callable[[Plane, Sequence[int]], Values]]] = {
    "dot": _dot,
    "arrow": _arrow,
    "line": _line,
    "ring": _ring,
}


def _form(mark: form.Mark, panel: form.Panel) -> tuple[object, ...]:
    """A panel with its mark, the same after every turn and reflection."""
    return min(_turned(mark, panel, matrix) for matrix in TURNS)


def _turned(mark: form.Mark, panel: form.Panel, matrix: tuple[int, int, int, int]) -> tuple[object, ...]:
    a, b, c, d = matrix

    def moved(numbers: Sequence[int]) -> list[tuple[int, int]]:
        return [(a * x + b * y, c * x + d * y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    def arc(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
        centre, one, other = moved(numbers)
        return (centre, one, other) if a * d > b * c else (centre, other, one)

    segments = sorted(tuple(sorted(moved(one))) for one in panel.segments)
    at = arc(panel.at) if len(panel.at) == 6 else tuple(moved(panel.at))
    at = tuple(sorted(at)) if mark == "line" and len(at) == 2 else at
    return tuple(segments), tuple(sorted(map(arc, panel.arcs))), at
