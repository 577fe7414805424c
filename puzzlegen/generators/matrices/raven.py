"""Matrices of 3 x 3 panels with the last one missing, and eight options, or sixteen.

The options come first, and one of them is made the answer: they are the corners of a cube, so that each attribute in
which they differ has either of two values in half of them. This is the attribute bisection of I-RAVEN (S. Hu and
others, "Stratified rule-aware network for abstract visual reasoning", 2021) with one difference: there the second value
is drawn around the answer's; here the two are drawn together, one is picked, and the matrix is made to lead to it. So
no function of the options alone can tell which is the answer: were it another one, the options would be as likely.
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, get_args

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import ALL_SIZES, DIRECTED, LAYOUTS, Part, Shape
from puzzlegen.formats.matrices import raven as form
from puzzlegen.formats.matrices.kits.panels import Attribute
from puzzlegen.generators.matrices.kits.panels import assemble, scatter
from puzzlegen.generators.matrices.kits.rules import (
    Kind,
    Rule,
    Value,
    answers,
    by_accident,
    leading,
    led_from,
    movement_told,
    nine_values,
    rules_for,
    values_of,
)

_FIRST: Final = 3  # attributes that a level counts apart from clutter
_TRIES: Final = 4  # at two values; more, and shades would mostly end with white and black
_LAYOUTS: Final[tuple[form.Layout, ...]] = get_args(form.Layout)
_MIXED: Final = (*_LAYOUTS, *(name for name in _LAYOUTS if any(len(part.cells) > 1 for part in LAYOUTS[name])))
_COUNTED: Final = (3, 4)  # the share of matrices in which numbers or positions come first, where there are any


class RavenParams(Params, frozen=True, kw_only=True):
    """What a level's matrices are made of.

    Attributes:
        layouts: names in `LAYOUTS`, all equally likely.
        bits: in how many attributes the options differ; their number is two to this power.
        changing: how many of the first three attributes, of which these are the first, change along the lines.
        clutter: lowest and highest number of further attributes that change, but are alike in all options.
        noise: in how many of four matrices one more attribute follows no rule.
    """

    bits: ClassVar[int] = 3
    threes: ClassVar[int] = 1  # in how many of these the same three values may come in each row

    layouts: tuple[form.Layout, ...] = _LAYOUTS
    changing: Annotated[int, Knob("more attributes that change along the lines", 1, 3)]
    clutter: Annotated[tuple[int, int], Knob("more attributes that change and do not matter", 0, 4)] = (0, 0)
    noise: Annotated[int, Knob("more matrices in which one attribute follows no rule", 0, 4)] = 0


class FewerParams(RavenParams, frozen=True, kw_only=True):
    """The same with four options."""

    bits: ClassVar[int] = 2
    threes: ClassVar[int] = 2


class MoreParams(RavenParams, frozen=True, kw_only=True):
    """The same with sixteen options, for which the first further attribute matters, too."""

    bits: ClassVar[int] = 4
    threes: ClassVar[int] = 2


class Law(msgspec.Struct, frozen=True):
    """What one attribute of one part does.

    Attributes:
        part, attribute: which one.
        values: those that it can have.
        rule: what it follows; it does what it likes if this is None.
        even: a constant attribute has the same value in all lines.
    """

    part: int
    attribute: Attribute
    values: tuple[Value, ...]
    rule: Rule | None
    even: bool


LEVELS: Final = {
    Level.EASY: RavenParams(band=(4, 6), depth=(1, 1), changing=1),
    Level.MEDIUM: RavenParams(band=(6, 8), depth=(2, 2), changing=2, clutter=(0, 1)),
    Level.HARD: RavenParams(band=(8, 15), depth=(3, 3), layouts=_MIXED, changing=3, clutter=(0, 2), noise=1),
    Level.EXTREME: MoreParams(band=(11, 20), depth=(4, 4), layouts=_MIXED, changing=3, clutter=(1, 2), noise=1),
}


LEVELS_BY_OPTIONS: Final = {
    4: {
        Level.EASY: FewerParams(band=(3, 5), depth=(1, 1), changing=1),
        Level.MEDIUM: FewerParams(band=(6, 7), depth=(2, 2), changing=2, clutter=(0, 1)),
        Level.HARD: FewerParams(band=(8, 12), depth=(2, 2), changing=3, clutter=(0, 2), noise=1),
    }
}


def invent(rng: Stream, params: RavenParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the layout, the laws, the options, and a matrix that leads to one of them."""
    rng = rng.child("state")
    layout = rng.choice(params.layouts)
    parts = LAYOUTS[layout]
    casts = tuple(rng.choice(part.shapes) for part in parts)
    laws = [*_laws(parts, casts, params, rng)]
    if len(laws) < params.bits:
        raise Rejected("too few attributes")
    count = 1 << params.bits
    place = rng.class_by_index(count, "place")
    by_columns = rng.below(2) == 1
    corners = rng.permutation(count)  # of the cube, by option
    matrices: dict[tuple[int, str], list[Value]] = {}  # per part and attribute: nine values
    offers: dict[tuple[int, str], list[Value]] = {}  # the same: a value per option
    alike: set[int] = set()  # rows that begin like the last one in some attribute in which options differ
    for number, law in enumerate(laws):
        slot = (law.part, law.attribute)
        if law.rule is None:
            offers[slot] = [rng.choice(law.values)] * count
            matrices[slot] = [rng.choice(law.values) for _ in range(9)]
            continue
        rule = law.rule
        if number < params.bits:
            pair = _pair(rule, law.attribute, law.values, rng)
            offers[slot] = [pair[corner >> number & 1] for corner in corners]
            other = pair[1 - (corners[place] >> number & 1)]
            rule = rng.choice(leading(rule, law.attribute, law.values, offers[slot][place]))
            laws[number] = msgspec.structs.replace(law, rule=rule)
        else:
            other = rng.choice(answers(rule, law.attribute, law.values))
            offers[slot] = [other] * count
        last = offers[slot][place]
        nine = nine_values(rule, law.attribute, law.values, law.even, last, other, rng)
        if number < params.bits:
            nine = _alike_elsewhere(nine, alike)
        matrices[slot] = [nine[cell % 3 * 3 + cell // 3] for cell in range(9)] if by_columns else nine
    for number, part in enumerate(parts):
        scatter(matrices, number, part, rng)
        scatter(offers, number, part, rng, alike=True)
        nine = matrices[number, "position"]
        lines = [nine[line::3] if by_columns else nine[3 * line : 3 * line + 3] for line in range(3)]
        if by_accident([line[:2] for line in lines], [lines[0][2], lines[1][2], offers[number, "position"][place]]):
            raise Rejected("places follow a rule by accident, and the right option breaks it")
    context = tuple(assemble(parts, casts, matrices, cell) for cell in range(8))
    options = tuple(assemble(parts, casts, offers, option) for option in range(count))
    named = [law for law in laws if law.rule is None or len({*offers[law.part, law.attribute]}) > 1]
    told = sorted((_told(law, parts) for law in named), key=lambda law: (law.part, law.attribute))
    return Puzzle(
        form.Matrix(layout, context), form.MissingPanel(options), LETTERS[place], form.Facts(tuple(told), by_columns)
    )


def _alike_elsewhere(nine: list[Value], alike: set[int]) -> list[Value]:
    """The same values, with the first two rows exchanged if one begins like the last row that does so already.

    Otherwise the ends of several attributes could be copied from one row. The rows that begin like the last one are
    added to those that are ``alike``.
    """
    rows = [nine[:3], nine[3:6]]
    for _ in rows:
        found = {row for row in range(2) if rows[row][:2] == nine[6:8]}
        if not found & alike:
            alike |= found
            return [*rows[0], *rows[1], *nine[6:]]
        rows.reverse()
    raise Rejected("a row shows the ends of two attributes")


def _laws(
    parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], params: RavenParams, rng: Stream
) -> tuple[Law, ...]:
    """The laws of all attributes, those in which options differ first."""
    slots: list[tuple[int, Attribute, tuple[Value, ...]]] = []
    for number, (part, cast) in enumerate(zip(parts, casts, strict=True)):
        attributes: list[Attribute] = ["shape", "size", "fill"]
        if cast[0] in DIRECTED:
            attributes.append("turn")
        if len(part.cells) > 1:
            attributes.append("number" if rng.below(2) else "position")
        found = ((attribute, values_of(attribute, part, cast)) for attribute in attributes)
        slots += ((number, attribute, values) for attribute, values in found if len(values) > 1)
    rng.shuffle(slots)
    if rng.below(_COUNTED[1]) < _COUNTED[0]:
        slots.sort(key=lambda slot: slot[1] not in ("number", "position"))
    clutter_ends = _FIRST + rng.between(*params.clutter)
    free = clutter_ends if rng.below(4) < params.noise else -1
    laws: list[Law] = []
    while slots:
        place = len(laws)
        changes = place < params.changing or _FIRST <= place < clutter_ends
        for slot in slots:
            number, attribute, values = slot
            rule: Rule | None = Rule("constant")
            if place == free and attribute in ("size", "fill", "turn"):
                rule = None
            elif changes:
                barred = place < params.bits and _threes(laws) >= params.threes
                rule = _changing_rule(attribute, parts[number], values, barred, rng)
                if rule is None:
                    continue
            if _comparable(number, attribute, rule, laws, params.bits):
                break
        else:
            if place < params.bits:
                raise Rejected("too few attributes")
            (number, attribute, values), rule = slots[0], Rule("constant")
        slots.remove((number, attribute, values))
        laws.append(Law(number, attribute, values, rule, rng.below(2) == 1))
    restless = {(law.part, law.attribute) for law in laws if law.rule != Rule("constant")}
    return tuple(
        msgspec.structs.replace(
            law, even=(law.part, _OTHER_LOOK.get(law.attribute)) in restless or (law.even and place >= params.bits)
        )
        for place, law in enumerate(laws)
    )


_OTHER_LOOK: Final = {"shape": "turn", "turn": "shape"}


def _comparable(part: int, attribute: Attribute, rule: Rule | None, laws: Sequence[Law], bits: int) -> bool:
    """False if somebody had to compare the directions of different shapes.

    Where one of the two changes, the other is even, and so the same in all options.
    """
    for place, law in enumerate(laws):
        if (law.part, law.attribute) == (part, _OTHER_LOOK.get(attribute)):
            if rule == law.rule:
                return rule == Rule("constant")
            return Rule("constant") in (rule, law.rule) and (len(laws) if rule == Rule("constant") else place) >= bits
    return True


def _threes(laws: Sequence[Law]) -> int:
    """In how many attributes the same three values come in each row."""
    return sum(law.rule == Rule("distribute_three") for law in laws)


def _changing_rule(
    attribute: Attribute, part: Part, values: tuple[Value, ...], barred: bool, rng: Stream
) -> Rule | None:
    """A rule other than the constant one that leaves at least two answers; each kind is equally likely.

    Numbers and positions mostly follow rules of their own, which nothing else can follow. Of three values that come
    once in each row the missing one is seen at a glance; where enough attributes have such, the rule is ``barred``.
    Returns None if there is none.
    """
    kinds: dict[Kind, list[Rule]] = {}
    for rule in rules_for(attribute, part)[1:]:
        if len(answers(rule, attribute, values)) > 1 and not (barred and rule.kind == "distribute_three"):
            kinds.setdefault(rule.kind, []).append(rule)
    if not kinds:
        return None
    own = [kind for kind in kinds if kind not in ("progression", "distribute_three")]
    return rng.choice(kinds[rng.choice(own if own and rng.below(4) else list(kinds))])


def _pair(rule: Rule, attribute: Attribute, values: tuple[Value, ...], rng: Stream) -> list[Value]:
    """Two different values for the options, as likely in either order; positions of equally many cells.

    Mostly neither would come before the other in its row, where the answer never does.
    """
    ends = [value for value in values if leading(rule, attribute, values, value)]
    for _ in range(_TRIES):
        pair = _two(attribute, ends, rng)
        before = [
            value
            for end in pair
            for way in leading(rule, attribute, values, end)
            for value in led_from(way, attribute, values, end)
        ]
        if not {*pair} & {*before}:
            break
    return pair


def _two(attribute: Attribute, ends: Sequence[Value], rng: Stream) -> list[Value]:
    if attribute == "size":  # a wide shape of one size is nearly as large as a narrow one of the next
        apart = [
            [one, other] for one in ends for other in ends if abs(ALL_SIZES.index(one) - ALL_SIZES.index(other)) > 1
        ]
        if not apart:
            raise Rejected("no two sizes of options are far enough apart")
        return rng.choice(apart)
    if attribute != "position":
        return rng.sample(ends, 2)
    sets = [value for value in ends if isinstance(value, int)]
    counts = [value.bit_count() for value in sets]
    one = rng.choice([value for value, count in zip(sets, counts, strict=True) if counts.count(count) > 1])
    alike = [value for value in sets if value.bit_count() == one.bit_count() and value != one]
    return [one, rng.choice(alike)]


def _told(law: Law, parts: tuple[Part, ...]) -> form.Law:
    """A law, for the explanation."""
    part, attribute, rule = law.part, law.attribute, law.rule
    if rule is None:
        return form.Law(part, attribute, "none")
    match rule.kind:
        case "progression":
            return form.Law(part, attribute, "progression", step=rule.step)
        case "movement":
            return form.Law(part, attribute, "movement", way=movement_told(len(parts[part].cells), rule.step))
        case "arithmetic":
            return form.Law(part, attribute, "plus" if rule.step > 0 else "less")
        case kind:
            return form.Law(part, attribute, kind)
