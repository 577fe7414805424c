"""A is to B as C is to which option?

The panels hold two figures, and some a row of dots. For each attribute in which the options differ, the third panel's
value is drawn first, and two changes that make different values of it: these are what the options show. Or the
attribute stays as it is, and the options show two values, one of which is the third panel's. One option is made the
answer, and the first two panels are made to show its changes. The same options would have been as likely with any other
answer.
"""

from typing import Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, DIRECTED, FILLS, POLYGONS, Part, Shape
from puzzlegen.formats.matrices.analogy import Analogy, Attribute, Change, Facts, Layout, Rows
from puzzlegen.formats.matrices.kits.panels import Figure, Panel

Values: TypeAlias = tuple[int, ...]  # of the two figures, as places in the part's list; the number of dots alone

_WHO: Final = {"both": (1, 1), "first": (1, 0), "second": (0, 1)}
_BLACK: Final = FILLS.index("black")
_CORNERS: Final = {shape: corners for corners, shape in enumerate(POLYGONS)}


class AnalogyParams(Params, frozen=True, kw_only=True):
    """What a level's analogies are made of.

    Attributes:
        layouts: names in `ANALOGY_LAYOUTS`.
        bits: in how many attributes the options differ; their number is two to this power.
    """

    layouts: tuple[Layout, ...] = get_args(Layout)
    bits: int


LEVELS: Final = {
    Level.EASY: AnalogyParams(band=(3, 4), bits=2),
    Level.MEDIUM: AnalogyParams(band=(5, 6), bits=2),
    Level.HARD: AnalogyParams(band=(7, 9), bits=3),
    Level.EXTREME: AnalogyParams(band=(10, 12), bits=4, layouts=("left_right_dots",)),
}


LEVELS_BY_OPTIONS: Final = {4: {Level.HARD: AnalogyParams(band=(6, 6), bits=2)}}


def invent(rng: Stream, params: AnalogyParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw what changes, the third panel and the options, then the first two panels."""
    rng = rng.child("state")
    layout = rng.choice(params.layouts)
    parts = ANALOGY_LAYOUTS[layout]
    casts = _casts(parts, rng)
    attributes = _attributes(parts, casts, rng)
    if len(attributes) < params.bits:
        raise Rejected("too few attributes")
    count = 1 << params.bits
    place = rng.class_by_index(count, "place")
    corners = rng.permutation(count)  # of the square or cube, by option
    shown: dict[Attribute, tuple[Values, ...]] = {}  # per attribute: its values in A, B and C
    offers: dict[Attribute, list[Values]] = {}  # the same: its values in each option
    laws: list[tuple[Attribute, Change]] = []
    for number, attribute in enumerate(attributes):
        third = _values(attribute, parts, casts, rng)
        pair, ends = [Change("same")] * 2, [third] * 2
        bit = corners[place] >> number & 1
        if number < params.bits and rng.below(8):
            pair = _pair(attribute, third, casts, parts, rng)
            ends = [_known(_changed(law, attribute, third, casts, parts)) for law in pair]
        elif number < params.bits:
            ends = [third, _values(attribute, parts, casts, rng)]
            rng.shuffle(ends)
            third = ends[bit]
        if number < params.bits and ends[0] == ends[1]:
            raise Rejected("two options would be alike")
        offers[attribute] = [ends[corner >> number & 1] for corner in corners]
        law = pair[bit]
        first, second = _example(law, attribute, casts, parts, rng)
        shown[attribute] = (first, second, third)
        laws.append((attribute, law))
    if layout.startswith("nested") and any(fills == (_BLACK, _BLACK) for fills in (*shown["fill"], *offers["fill"])):
        raise Rejected("a black figure in a black one")
    one, two, three = (_panel(parts, casts, {name: values[i] for name, values in shown.items()}) for i in range(3))
    options = (_panel(parts, casts, {name: values[i] for name, values in offers.items()}) for i in range(count))
    return Puzzle(
        Rows(layout, (one, two, three)),
        Analogy(tuple(options)),
        LETTERS[place],
        Facts({attribute: law for attribute, law in sorted(laws) if len({*offers[attribute]}) > 1}),
    )


def _casts(parts: tuple[Part, ...], rng: Stream) -> tuple[tuple[Shape, ...], ...]:
    """The shapes that the two figures can have: the same, so that they can be exchanged."""
    cast = rng.choice(parts[0].shapes)
    if cast == DIRECTED:  # the directions of different shapes are never compared
        return tuple((shape,) for shape in rng.sample(cast, 2))
    return (cast, cast)


def _attributes(parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], rng: Stream) -> list[Attribute]:
    """The attributes that can change, in random order."""
    found: list[Attribute] = ["fill", "turn" if casts[0][0] in DIRECTED else "shape"]
    if all(len(part.sizes) > 1 for part in parts[:2]):
        found.append("size")
    if len(parts) > 2:
        found.append("dots")
    rng.shuffle(found)
    return found


def _values(attribute: Attribute, parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], rng: Stream) -> Values:
    """Values of an attribute; the two shapes and the two fills differ, so that their exchange can be seen."""
    match attribute:
        case "dots":
            return (rng.between(1, len(parts[2].cells)),)
        case "turn":
            return (rng.below(8), rng.below(8))
        case "shape":
            one, other = rng.sample(range(len(casts[0])), 2)
            return (one, other)
        case "fill":
            one, other = rng.sample(range(len(FILLS)), 2)
            return (one, other)
        case "size":
            return (rng.below(len(parts[0].sizes)), rng.below(len(parts[1].sizes)))


def _laws(attribute: Attribute) -> tuple[Change, ...]:
    """All changes of an attribute."""
    if attribute == "dots":
        return (
            Change("same"),
            *(Change("step", step) for step in (1, -1, 2, -2)),
            Change("times", 2),
            Change("times", -2),
        )
    if attribute == "turn":
        turns = tuple(
            Change("turn", step, who) for who in ("both", "first", "second") for step in (1, 2, 3, 4, 5, 6, 7)
        )
        return (Change("same"), Change("mirrored"), Change("flipped"), *turns)
    steps = tuple(Change("step", step, who) for who in ("both", "first", "second") for step in (1, -1))
    return (Change("same"), Change("exchanged"), *((Change("inverted"),) if attribute == "fill" else ()), *steps)


def _pair(
    attribute: Attribute, third: Values, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...], rng: Stream
) -> list[Change]:
    """Two changes that make different values, as likely in either order; each kind is equally likely.

    They are equally hard to see: else a level, which picks items by that, would prefer one of the two as the answer.
    """
    hard = rng.below(2) == 1
    laws = [
        law
        for law in _laws(attribute)[1:]
        if _hard(law) == hard and _changed(law, attribute, third, casts, parts) is not None
    ]
    kinds = list(dict.fromkeys(law.kind for law in laws))
    for _ in range(20 if kinds else 0):
        drawn = [rng.choice(kinds) for _ in range(2)]
        pair = [rng.choice([law for law in laws if law.kind == kind]) for kind in drawn]
        if len({_changed(law, attribute, third, casts, parts) for law in pair}) > 1:
            return pair
    raise Rejected("all changes are alike")


def _hard(law: Change) -> bool:
    """True if a change is one of a single figure, a reflection, or a multiple."""
    return law.who != "both" or law.kind in ("mirrored", "flipped", "times")


def _example(
    law: Change, attribute: Attribute, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...], rng: Stream
) -> tuple[Values, Values]:
    """Values to which a change applies, and what it makes of them."""
    for _ in range(100):
        first = _values(attribute, parts, casts, rng)
        second = _changed(law, attribute, first, casts, parts)
        if second is not None:
            return first, second
    raise Rejected("the change leaves the range")


def _changed(
    law: Change, attribute: Attribute, values: Values, casts: tuple[tuple[Shape, ...], ...], parts: tuple[Part, ...]
) -> Values | None:
    """The values after a change; None where it leaves the range."""
    match law.kind:
        case "same":
            return values
        case "exchanged":
            return values[::-1]
        case "inverted":
            return tuple(len(FILLS) - 1 - value for value in values)
        case "mirrored":
            return tuple(-value % 8 for value in values)
        case "flipped":
            return tuple((4 - value) % 8 for value in values)
        case "turn":
            return tuple((value + law.step * takes) % 8 for value, takes in zip(values, _WHO[law.who], strict=True))
        case "times":
            (dots,) = values
            product = dots * 2 if law.step > 0 else dots // 2
            return (product,) if product <= len(parts[2].cells) and (law.step > 0 or dots % 2 == 0) else None
    if attribute == "dots":
        (dots,) = values
        return (dots + law.step,) if 1 <= dots + law.step <= len(parts[2].cells) else None
    after: list[int] = []
    for value, takes, cast, part in zip(values, _WHO[law.who], casts, parts, strict=False):
        top = {"fill": len(FILLS), "size": len(part.sizes), "shape": len(POLYGONS)}[attribute]
        if attribute == "shape" and takes:
            place = _CORNERS.get(cast[value], -9) + law.step
            if not 0 <= place < top or POLYGONS[place] not in cast:
                return None
            after.append(cast.index(POLYGONS[place]))
            continue
        after.append(value + law.step * takes)
        if takes and not 0 <= after[-1] < top:
            return None
    return tuple(after)


def _known(values: Values | None) -> Values:
    assert values is not None
    return values


def _panel(parts: tuple[Part, ...], casts: tuple[tuple[Shape, ...], ...], values: dict[Attribute, Values]) -> Panel:
    """The panel with these values, and plain ones of what never changes."""
    panel: list[tuple[Figure, ...]] = []
    for number, (part, cast) in enumerate(zip(parts, casts, strict=False)):
        shape = cast[values["shape"][number]] if "shape" in values else cast[0]
        size = part.sizes[values["size"][number]] if "size" in values else part.sizes[-1]
        turn = values["turn"][number] if "turn" in values else 0
        panel.append((Figure(0, shape, size, FILLS[values["fill"][number]], turn),))
    if "dots" in values:
        panel.append(tuple(Figure(cell, "circle", 4, "black", 0) for cell in range(values["dots"][0])))
    return tuple(panel)
