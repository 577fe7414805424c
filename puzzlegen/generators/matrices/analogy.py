"""A is to B as C is to which option?

The panels hold two figures, and some a row of dots. For each attribute in which the options differ, the third panel's
value is drawn first, and two changes that make different values of it, or four: these are what the options show. Or
the attribute stays as it is, and the options show two values, one of which is the third panel's. One option is made the
answer, and the first two panels are made to show its changes. The same options would have been as likely with any other
answer.
"""

from functools import cache
from itertools import product
from typing import Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, DIRECTED, FILLS, POLYGONS, Part, Shape
from puzzlegen.formats.matrices.analogy import Analogy, Attribute, Change, Facts, Layout, Rows
from puzzlegen.formats.matrices.kits.panels import Figure, Panel

Values: TypeAlias = tuple[int, ...]  # of the two figures, as places in the part's list; the number of dots alone

_WHO: Final = {"both": (1, 1), "first": (1, 0), "second": (0, 1)}
_KEPT, _SHARED, _ODD = 1, 2, 3  # weights of no change, of one that both figures share, and of others
_BLACK: Final = FILLS.index("black")
_CORNERS: Final = {shape: corners for corners, shape in enumerate(POLYGONS)}


class AnalogyParams(Params, frozen=True, kw_only=True):
    """What a level's analogies are made of.

    Attributes:
        layouts: names in `ANALOGY_LAYOUTS`.
        attributes: in how many of them the options differ.
        values: how many values each of these has there: the options are all their combinations.
    """

    layouts: tuple[Layout, ...] = get_args(Layout)
    attributes: int
    values: int = 2


LEVELS: Final = {
    Level.EASY: AnalogyParams(band=(2, 3), depth=(1, 1), attributes=1, values=4),
    Level.MEDIUM: AnalogyParams(band=(4, 6), depth=(2, 2), attributes=2),
    Level.HARD: AnalogyParams(band=(7, 9), depth=(3, 3), attributes=3),
    Level.EXTREME: AnalogyParams(band=(10, 12), depth=(4, 4), attributes=4, layouts=("left_right_dots",)),
}


LEVELS_BY_OPTIONS: Final = {4: {Level.HARD: AnalogyParams(band=(6, 6), depth=(2, 2), attributes=2)}}


def invent(rng: Stream, params: AnalogyParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw what changes, the third panel and the options, then the first two panels."""
    rng = rng.child("state")
    layout = rng.choice(params.layouts)
    parts = ANALOGY_LAYOUTS[layout]
    casts = _casts(parts, rng)
    attributes = _attributes(parts, casts, rng)
    if len(attributes) < params.attributes:
        raise Rejected("too few attributes")
    count = params.values**params.attributes
    place = rng.class_by_index(count, "place")
    corners = rng.permutation(count)  # of the square or cube, by option
    efforts = rng.choice(_efforts(params.attributes, params.band))
    shown: dict[Attribute, tuple[Values, ...]] = {}  # per attribute: its values in A, B and C
    offers: dict[Attribute, list[Values]] = {}  # the same: its values in each option
    laws: list[tuple[Attribute, Change]] = []
    for number, attribute in enumerate(attributes):
        third = _values(attribute, parts, casts, rng)
        among, ends = [Change("same")] * params.values, [third] * params.values
        digits = [corner // params.values**number % params.values for corner in corners]
        digit = digits[place]
        if number < params.attributes and (params.values > 2 or efforts[number] != _KEPT):
            hard = None if params.values > 2 else efforts[number] == _ODD
            among, third = _laws_apart(attribute, params.values, hard, casts, parts, rng)
            ends = [_known(_changed(law, attribute, third, casts, parts)) for law in among]
        elif number < params.attributes:
            ends = [third, _values(attribute, parts, casts, rng)]
            rng.shuffle(ends)
            third = ends[digit]
        if number < params.attributes and ends[0] == ends[1]:
            raise Rejected("two options would be alike")
        offers[attribute] = [ends[one] for one in digits]
        law = among[digit]
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


@cache
def _efforts(attributes: int, band: Band) -> tuple[tuple[int, ...], ...]:
    """How hard to see the changes of attributes can be, so that they weigh together what the level wants.

    Changes that both figures share come up as often as others, and attributes that stay as they are less often.
    """
    some = product((_KEPT, *[_SHARED] * 3, *[_ODD] * 3), repeat=attributes)
    return tuple(one for one in some if band[0] <= sum(one) <= band[1])


def _laws_apart(
    attribute: Attribute,
    number: int,
    hard: bool | None,
    casts: tuple[tuple[Shape, ...], ...],
    parts: tuple[Part, ...],
    rng: Stream,
) -> tuple[list[Change], Values]:
    """So many changes that make different values of the third panel's, and this; each kind is equally likely.

    Each value of a figure comes up equally often in them. Two are equally hard to see, as ``hard`` says: else a level,
    which picks items by that, would prefer one of them as the answer.
    """
    for _ in range(20):
        third = _values(attribute, parts, casts, rng)
        laws: dict[Change, Values] = {}
        for law in _laws(attribute)[1:]:
            after = _changed(law, attribute, third, casts, parts) if hard in (None, _hard(law)) else None
            if after is not None and (hard is not None or after != third):
                laws[law] = after
        if len({*laws.values()}) < number:
            continue
        kinds = list(dict.fromkeys(law.kind for law in laws))
        drawn: dict[Values, Change] = {}
        for _ in range(20 * number):
            kind = rng.choice(kinds)
            law = rng.choice([law for law in laws if law.kind == kind])
            drawn.setdefault(laws[law], law)
            if len(drawn) == number and all(len({*map(one.count, one)}) == 1 for one in zip(*drawn, strict=True)):
                return [*drawn.values()], third
            if len(drawn) == number:
                drawn = {}
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
