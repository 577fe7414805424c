"""Rows of five panels that go on: which panel comes next?

The options come first, as in ``raven``: they are the corners of a square or a cube in the space of two or more
attributes; one of them is made the answer, and the row is made backwards from it.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, TypeAlias, get_args

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import DIRECTED, SERIES_LAYOUTS, UPRIGHT, Part, Shape
from puzzlegen.formats.matrices import sequence as form
from puzzlegen.formats.matrices.kits.panels import Attribute, Rule
from puzzlegen.generators.matrices.kits.panels import assemble, scatter
from puzzlegen.generators.matrices.kits.rules import Value, values_of
from puzzlegen.generators.matrices.kits.series import SHOWN, ends, rules_for, series, twofold, walk_told

_CONSTANT: Final = Rule("constant", 0)
_LAYOUTS: Final[tuple[form.Layout, ...]] = get_args(form.Layout)
_BUSY: Final = tuple(name for name in _LAYOUTS if name not in ("center", "out_in"))  # in which two attributes can move


class SequenceParams(Params, frozen=True, kw_only=True):
    """What a level's rows are made of.

    Attributes:
        layouts: names in `SERIES_LAYOUTS`.
        bits: in how many attributes the options differ; their number is two to this power.
        changing: how many of these attributes change along the row, at least.
        twofold: how many of these do so by a rule that says two things.
        clutter: lowest and highest number of further attributes that change, but are alike in all options.
    """

    layouts: tuple[form.Layout, ...] = _LAYOUTS
    bits: int
    changing: Annotated[int, Knob("more attributes that change along the row", 1, 4)]
    twofold: Annotated[int, Knob("more rules that say two things, such as a growing step", 0, 2)]
    clutter: Annotated[tuple[int, int], Knob("more attributes that change and do not matter", 0, 4)] = (0, 0)


Slot: TypeAlias = tuple[int, Attribute, tuple[Value, ...]]  # a part, an attribute of it, and its values


class Law(msgspec.Struct, frozen=True):
    """What one attribute of one part does, and the values that it can have."""

    part: int
    attribute: Attribute
    values: tuple[Value, ...]
    rule: Rule


LEVELS: Final = {
    Level.EASY: SequenceParams(band=(4, 5), depth=(2, 2), bits=2, changing=2, twofold=0, layouts=_BUSY),
    Level.MEDIUM: SequenceParams(band=(5, 7), depth=(3, 3), bits=2, changing=2, twofold=1, clutter=(0, 1)),
    Level.HARD: SequenceParams(
        band=(7, 11), depth=(4, 4), bits=3, changing=3, twofold=1, clutter=(0, 1), layouts=_BUSY
    ),
    Level.EXTREME: SequenceParams(
        band=(10, 16), depth=(6, 6), bits=4, changing=4, twofold=2, clutter=(1, 2), layouts=_BUSY
    ),
}


LEVELS_BY_OPTIONS: Final = {
    4: {
        Level.HARD: msgspec.structs.replace(LEVELS[Level.HARD], bits=2, changing=2, twofold=2, depth=(4, 4)),
        Level.EXTREME: msgspec.structs.replace(LEVELS[Level.EXTREME], bits=2, changing=3, band=(8, 14), depth=(3, 4)),
    }
}


def invent(rng: Stream, params: SequenceParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the layout, the rules, the options, and a row that leads to one of them."""
    rng = rng.child("state")
    layout = rng.choice(params.layouts)
    parts = SERIES_LAYOUTS[layout]
    walking = layout.startswith("walkers")
    casts: tuple[tuple[Shape, ...], ...]
    if walking:  # each by a shape of its own, so that nobody takes one for another
        casts = tuple((shape,) for shape in rng.sample(rng.choice((UPRIGHT, DIRECTED)), len(parts)))
    else:
        casts = tuple(
            part.shapes[-1] if params.bits > 2 or not part.cells[1:] or rng.below(3) else part.shapes[0]
            for part in parts
        )
    laws = _laws(parts, casts, walking, params, rng)
    if len(laws) < params.bits:
        raise Rejected("too few attributes")
    count = 1 << params.bits
    place = rng.class_by_index(count, "place")
    rows: dict[tuple[int, str], list[Value]] = {}  # per part and attribute: a value per panel
    offers: dict[tuple[int, str], list[Value]] = {}  # the same: a value per option
    corners = rng.permutation(count)  # of the square or cube, by option
    for number, law in enumerate(laws):
        slot = (law.part, law.attribute)
        differs = number < params.bits
        sides = [differs and corner >> number & 1 for corner in corners]
        for _ in range(_TRIES):
            drawn = _line(law, sides, place, rng)
            if not walking or law.attribute != "position" or _apart(drawn, rows, offers):
                break
        else:
            raise Rejected("two figures in one cell")
        rows[slot], offers[slot] = drawn
    for number, part in enumerate(parts):
        scatter(rows, number, part, rng)
        scatter(offers, number, part, rng, alike=True)
    shown = tuple(assemble(parts, casts, rows, panel) for panel in range(SHOWN))
    options = tuple(assemble(parts, casts, offers, option) for option in range(count))
    laws = tuple(law for law in laws if len({*offers[law.part, law.attribute]}) > 1)
    told = sorted(map(_told, laws), key=lambda law: (law.part, law.attribute))
    return Puzzle(form.Row(layout, shown), form.NextPanel(options), LETTERS[place], form.Facts(tuple(told)))


def _line(law: Law, sides: Sequence[int], place: int, rng: Stream) -> tuple[list[Value], list[Value]]:
    """The values of a row, and of the options: each has one of two, as ``sides`` says.

    Where something moves, mostly both were seen in the row, or neither. A walker's next place is often new and near to
    the last one; now and then the other is one where it was, so that the nearest is not always right.
    """
    for _ in range(_TRIES):
        drawn = _drawn(law.attribute, ends(law.rule, law.values, law.attribute), 2, rng)
        last, other = drawn[sides[place]], drawn[1 - sides[place]]
        *row, _ = series(law.rule, law.attribute, law.values, last, other, rng)
        free = law.rule.kind in ("constant", "cycle") or (law.rule.kind == "walk" and not rng.below(3))
        if free or (last in row) == (other in row):
            break
    if law.rule != _CONSTANT and row[0] == row[1]:
        raise Rejected("a figure in the middle goes nowhere")
    return row, [drawn[side] for side in sides]


def _apart(drawn: tuple[list[Value], list[Value]], *held: Mapping[tuple[int, str], list[Value]]) -> bool:
    """True if a walker is never in the cell of one whose places are held."""
    return not any(
        one == other
        for values, others in zip(drawn, held, strict=True)
        for (_, name), places in others.items()
        if name == "position"
        for one, other in zip(values, places, strict=True)
    )


def _told(law: Law) -> form.Law:
    """A law, for the explanation."""
    kind, step = law.rule.kind, law.rule.step
    if kind == "walk":
        return form.Law(law.part, law.attribute, kind, way=walk_told(step))
    return form.Law(law.part, law.attribute, kind, step)


def _laws(
    parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], walking: bool, params: SequenceParams, rng: Stream
) -> tuple[Law, ...]:
    """What all attributes do, those in which options differ first."""
    slots: list[Slot] = []
    for number, (part, cast) in enumerate(zip(parts, casts, strict=True)):
        attributes: list[Attribute] = ["shape", "size", "fill"]
        if cast[0] in DIRECTED:
            attributes.append("turn")
        if len(part.cells) > 1:
            attributes.append("position" if walking or rng.below(2) else "number")
        found = ((attribute, values_of(attribute, part, cast)) for attribute in attributes)
        slots += ((number, attribute, values) for attribute, values in found if len(values) > 1)
    rng.shuffle(slots)
    if walking:
        slots.sort(key=lambda slot: slot[1] != "position")
        slots = [
            (part, name, tuple(1 << cell for cell in range(len(parts[part].cells))) if name == "position" else values)
            for part, name, values in slots
        ]
    else:  # movement is what rows are about
        slots.sort(key=lambda slot: slot[1] not in _MOVING)
    laws: list[Law] = []
    while len(laws) < params.changing:
        for slot in slots:
            rule = _changing_rule(slot, parts, laws, len(laws) < params.twofold, rng)
            if rule:
                break
        else:
            raise Rejected("too much comes back")
        laws.append(Law(*slot, rule))
        slots.remove(slot)
    stirred = params.bits + rng.between(*params.clutter)
    for place, slot in enumerate(slots, start=params.changing):
        rule = None
        if params.bits <= place < stirred or (walking and slot[1] == "position"):
            rule = _changing_rule(slot, parts, laws, None, rng)
        laws.append(Law(*slot, rule or _CONSTANT))
    return tuple(laws)


_TRIES: Final = 40
_MOVING: Final = ("position", "number", "turn")
_LOOKS: Final = ("shape", "turn")


def _changing_rule(
    slot: Slot, parts: tuple[Part, ...], laws: Sequence[Law], double: bool | None, rng: Stream
) -> Rule | None:
    """A rule that leaves at least two answers; each kind is equally likely. None if there is none.

    No cycle of equally many panels is spent twice: one of the panels would look like the next. Where options differ,
    rules say two things, or not, as ``double`` has it, and what can move does not come back. Nobody shall have to
    compare the directions of different shapes.
    """
    part, attribute, values = slot
    if attribute in _LOOKS and any(
        (law.part, law.attribute) == (part, one) and law.rule != _CONSTANT for law in laws for one in _LOOKS
    ):
        return None
    spent = {law.rule for law in laws if law.rule.kind == "cycle"}
    rules = [
        rule
        for rule in rules_for(attribute, len(parts[part].cells))
        if len(ends(rule, values, attribute)) > 1 and rule not in spent
    ]
    if double is not None:
        moving = attribute in _MOVING
        rules = [rule for rule in rules if twofold(rule) == double and not (moving and rule.kind == "cycle")]
    if not rules:
        return None
    kind = rng.choice(list(dict.fromkeys(rule.kind for rule in rules)))
    return rng.choice([rule for rule in rules if rule.kind == kind])


def _drawn(attribute: Attribute, possible: tuple[Value, ...], number: int, rng: Stream) -> list[Value]:
    """Different values, equally likely in any order; positions of equally many cells, and not of most of them."""
    values = possible
    if attribute == "position":
        sets = [value for value in possible if isinstance(value, int)]
        cells = max(sets).bit_length()
        count = rng.choice(sorted({value.bit_count() for value in sets if 2 * value.bit_count() <= cells}))
        values = tuple(value for value in sets if value.bit_count() == count)
    if len(values) < number:
        raise Rejected("too few values for the options")
    return rng.sample(values, number)
