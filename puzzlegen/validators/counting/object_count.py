"""Counts the objects of a crowded scene, and looks whether each is to be seen; judges `counting/object_count`."""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import task_of
from puzzlegen.facts.counting.objects import SIDED, Thing
from puzzlegen.formats.counting.object_count import (
    QUESTIONS,
    Across,
    Boxes,
    Counted,
    CountOffered,
    Crowd,
    Inside,
    InsideOffered,
    More,
    Query,
    Side,
    Wanted,
)
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Spot: TypeAlias = tuple[float, float]

_CLEAR: Final = 10.0  # points by which an object is off a line, or goes beyond it on both sides
_SHOWN: Final = 0.4  # of an object's area that has to be seen in its colour; its outline and details do not count
_SHOWN_OF_SIDED: Final = 0.5  # the same for kinds of which left and right are asked
_COLOURS_APART: Final = 30.0  # distance of two colours, R, G and B from 0 to 255
_BOX: Final = 3  # pixels by which a box may differ from what is seen of its object
_STEP: Final = 2  # every second pixel of every second row is looked at
_NO_COLOUR: Final = 0xFFFFFFFF  # in none of the pixels, whose fourth byte is 0
_POINT: Final = 1e-12  # the square of a side's length below which it is a point
_ANY: Final = 255  # no object: at most so many may overlap


def certify(scene: Crowd, query: Query) -> Certificate:
    """Count what is asked for; the difficulty is the number of looks that this takes.

    Each object is looked at once, and a second time if it has some of the traits that are asked for but not all, or,
    where its place matters or its side, if it has all of them.

    The depth is the number of traits, the place among them, none of which can be left out without another answer.

    Raises:
        MalformedStatement: there is no outline of a kind, a circle or a rectangle in the wrong place or none in the
            right one, sides are asked of what has none, two kinds overlap, or two options say the same.
    """
    _check(scene, query)
    fitting, reaches = _fitting(scene, query.of), _reaches(scene, query)
    counted = _counted(scene, query, reaches)
    less = sum(_fitting(scene, query.than)) if isinstance(query, More) else 0
    findings = _answer(query, counted, less)
    closer = fitting
    if not reaches:
        closer = [any(_traits(query.of, thing)[: 2 if query.of.hue else 1]) for thing in scene.objects]
    looks = len(scene.objects) + sum(closer)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="looking at every object",
        effort={"objects": len(scene.objects), "fitting": sum(fitting)},
        difficulty=looks,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(scene, query)),
        structure=f"{task_of(query)}, by {', '.join(msgspec.to_builtins(query.of)) or 'place'}",
        refuted=findings.refuted,
        faults=tuple(_near_misses(scene, reaches)),
        depth=Depth.properties(_needed(scene, query, reaches)),
    )


def certify_why(scene: Crowd, query: Query, answer: str, why: Counted) -> Faults:  # noqa: ARG001 - proven already
    """Judges whether these objects count, and no others."""
    counted = tuple(number for number, counts in enumerate(_counted(scene, query, _reaches(scene, query))) if counts)
    return () if why.found == counted else ("other objects count, or in another order",)


def _check(scene: Crowd, query: Query) -> None:
    if not {thing.kind for thing in scene.objects} <= scene.outlines.keys():
        raise MalformedStatement("a kind has no outline")
    if (scene.circle is None) == isinstance(query, Inside) or (scene.frame is None) == isinstance(query, Across):
        raise MalformedStatement("there is a circle or a frame exactly where the task needs one")
    asked = [query.of, *([query.than] if isinstance(query, More) else [])]
    if any(one.mirrored is not None and one.kind not in SIDED for one in asked):
        raise MalformedStatement("a side is asked of what has none")
    if isinstance(query, Side) and query.of.mirrored is None:
        raise MalformedStatement("the task needs a side")
    both = zip(_fitting(scene, query.of), _fitting(scene, query.than), strict=True) if isinstance(query, More) else ()
    if any(map(all, both)):
        raise MalformedStatement("an object belongs to both of the kinds that are compared")


def _traits(wanted: Wanted, thing: Thing) -> list[bool]:
    """Of each trait that is asked for, whether the object has it."""
    asked = ((wanted.kind, thing.kind), (wanted.hue, thing.hue), (wanted.mirrored, thing.mirrored))
    return [want == have for want, have in asked if want is not None]


def _fitting(scene: Crowd, wanted: Wanted) -> list[bool]:
    """Of each object, whether it is like that."""
    return [all(_traits(wanted, thing)) for thing in scene.objects]


def _needed(scene: Crowd, query: Query, reaches: Sequence[tuple[float, float]]) -> int:
    """How many traits, or the place, cannot be left out without other objects that count, or another difference."""
    placed = [_place(*reach) == _where(query) for reach in reaches] or [True] * len(scene.objects)
    found = [fits and there for fits, there in zip(_fitting(scene, query.of), placed, strict=True)]
    looser = [[a and b for a, b in zip(some, placed, strict=True)] for some in _without_one(scene, query.of)]
    if reaches:
        looser.append(_fitting(scene, query.of))
    of_other = _without_one(scene, query.than) if isinstance(query, More) else []
    less = sum(_fitting(scene, query.than)) if isinstance(query, More) else 0
    return sum(some != found for some in looser) + sum(sum(some) != less for some in of_other)


def _without_one(scene: Crowd, wanted: Wanted) -> list[list[bool]]:
    """Of each object, whether it is like that but for one trait, which does not matter; each trait in turn."""
    rows = [_traits(wanted, thing) for thing in scene.objects]
    return [[all(row[:left] + row[left + 1 :]) for row in rows] for left in range(len(rows[0]))]


def _where(query: Query) -> str:
    """Where an object that counts lies."""
    return "inside" if isinstance(query, Inside) else "across"


def _reaches(scene: Crowd, query: Query) -> list[tuple[float, float]]:
    """How far each object reaches beyond the line of the scene, if it matters where objects lie."""
    return [_reach(scene, thing) for thing in scene.objects] if isinstance(query, Inside | Across) else []


def _counted(scene: Crowd, query: Query, reaches: Sequence[tuple[float, float]]) -> list[bool]:
    """Of each object, whether it is what is asked for, and lies where it has to."""
    fitting = _fitting(scene, query.of)
    if not reaches:
        return fitting
    return [fits and _place(*reach) == _where(query) for fits, reach in zip(fitting, reaches, strict=True)]


def _answer(query: Query, counted: Sequence[bool], less: int) -> Findings:
    count = sum(counted) - less
    if isinstance(query, CountOffered | InsideOffered):
        return letter_of_number(query.options, count)
    if isinstance(query, Boxes):
        found = sorted(f"object-{place + 1}" for place, counts in enumerate(counted) if counts)
        return Findings((" ".join(found),) if found else ())
    return Findings((str(count),) if count >= 0 else ())


def _polygon(scene: Crowd, thing: Thing, scale: float = 1) -> list[Spot]:
    """The outline of an object in the scene, mirrored left to right, turned clockwise, scaled, and moved.

    ``scale`` is what a point of the scene amounts to.
    """
    right = thing.size * scale / 1000 * math.cos(math.radians(thing.turn))
    down = thing.size * scale / 1000 * math.sin(math.radians(thing.turn))
    outline = [(-x, y) for x, y in scene.outlines[thing.kind]] if thing.mirrored else scene.outlines[thing.kind]
    left, top = thing.x * scale, thing.y * scale
    return [(left + x * right - y * down, top + x * down + y * right) for x, y in outline]


def _reach(scene: Crowd, thing: Thing) -> tuple[float, float]:
    """How far beyond the line of the scene an object's innermost and its outermost point lie; negative is inside.

    The outermost point is a corner. So is the innermost one in a frame; in a circle it may lie between two corners.
    """
    polygon = _polygon(scene, thing)
    if scene.circle is not None:
        x, y, radius = scene.circle
        return _nearest((x, y), polygon) - radius, max(math.hypot(a - x, b - y) for a, b in polygon) - radius
    left, top, right, bottom = scene.frame or (0, 0, scene.width, scene.height)
    beyond = [max(left - a, a - right, top - b, b - bottom) for a, b in polygon]
    return min(beyond), max(beyond)


def _nearest(point: Spot, polygon: Sequence[Spot]) -> float:
    """The distance of a point from the nearest side of a polygon."""
    import numpy as np

    starts = np.array(polygon) - point
    sides = np.roll(starts, -1, 0) - starts
    along = -(starts * sides).sum(1) / np.maximum((sides * sides).sum(1), _POINT)
    away = starts + np.clip(along, 0, 1)[:, None] * sides
    return float(np.hypot(*away.T).min())


def _place(inner: float, outer: float) -> str:
    """Where an object with this reach lies."""
    return "inside" if outer < 0 else "outside" if inner > 0 else "across"


def _near_misses(scene: Crowd, reaches: Sequence[tuple[float, float]]) -> list[str]:
    """What an eye could take for something else, in fixed words and order."""
    faults = []
    radii = {kind: max(math.hypot(x, y) for x, y in points) / 1000 for kind, points in scene.outlines.items()}
    if not all(
        min(thing.x, thing.y, scene.width - thing.x, scene.height - thing.y) - radii[thing.kind] * thing.size >= 0
        for thing in scene.objects
    ):
        faults.append("an object leaves the picture")
    if any(min(abs(inner), abs(outer)) < _CLEAR for inner, outer in reaches):
        faults.append("an object hardly touches the line, or almost does")
    return faults


def _canonical_form(scene: Crowd, query: Query) -> tuple[object, ...]:
    """The least of the scene's turns and mirror images.

    Hues are numbered as they come in reading order. Which of two objects is on top belongs to the form only where they
    are so near that they may overlap; the order of others is nothing that anybody sees.
    """
    radii = {kind: max(math.hypot(x, y) for x, y in points) / 1000 for kind, points in scene.outlines.items()}
    near = [
        (one, other)
        for (one, a), (other, b) in combinations(enumerate(scene.objects), 2)
        if math.hypot(a.x - b.x, a.y - b.y) < radii[a.kind] * a.size + radii[b.kind] * b.size
    ]
    forms = []
    for mirror, quarters in product((False, True), range(4)):

        def placed(x: int, y: int, mirror: bool = mirror, quarters: int = quarters) -> tuple[int, int]:
            a, b = 2 * x - scene.width, 2 * y - scene.height  # twice the distance from the centre
            a = -a if mirror else a
            for _ in range(quarters):
                a, b = -b, a
            return a, b

        looks = sorted(
            (
                *placed(thing.x, thing.y),
                thing.kind,
                thing.size,
                ((-thing.turn if mirror else thing.turn) + 90 * quarters) % 360,
                thing.mirrored != mirror,
                thing.hue,
                number,
            )
            for number, thing in enumerate(scene.objects)
        )
        hues = {hue: number for number, hue in enumerate(dict.fromkeys(look[-2] for look in looks))}
        places = {look[-1]: place for place, look in enumerate(looks)}
        asked = [
            (
                wanted.kind or "",
                -2 if wanted.hue is None else hues.get(wanted.hue, -1),
                "" if wanted.mirrored is None else str(wanted.mirrored != mirror),
            )
            for wanted in (query.of, *([query.than] if isinstance(query, More) else []))
        ]
        line: tuple[object, ...] = ()
        if scene.circle is not None:
            line = *placed(*scene.circle[:2]), scene.circle[2]
        elif scene.frame is not None:
            (a, b), (c, d) = placed(*scene.frame[:2]), placed(*scene.frame[2:])
            line = min(a, c), min(b, d), max(a, c), max(b, d)
        drawn = [(*look[:-2], hues[look[-2]]) for look in looks]
        forms.append((asked, line, drawn, sorted((places[below], places[above]) for below, above in near)))
    return task_of(query), min(forms)


def certify_picture(pictures: Sequence[Pixels], scene: Crowd, query: Query, layout: Layout) -> Faults:
    """Measure on the pixels how much of each object is seen: the part of its area that has the colour of its hue.

    The outlines of the statement are filled on top of one another, which tells whose each pixel should be. The colour
    of a hue is the most frequent one among the pixels of its objects.
    """
    import numpy as np

    height, width, _ = pictures[0].shape
    scale = width / scene.width
    polygons = [_polygon(scene, thing, scale) for thing in scene.objects]
    owners = _owners(polygons, width, height)
    some = pictures[0][::_STEP, ::_STEP]
    seen = np.zeros((*some.shape[:2], 4), np.uint8)  # four bytes of a pixel are compared as one word
    for channel in range(3):  # one after the other: four times as fast as all at once
        seen[:, :, channel] = some[:, :, channel]
    words = seen.view(np.uint32)[:, :, 0]
    whose = owners[::_STEP, ::_STEP]
    hues = [thing.hue for thing in scene.objects]
    colours = _colours(hues, words[::_STEP, ::_STEP], whose[::_STEP, ::_STEP])
    faults = []
    if not _apart(colours.values()):
        faults.append("two hues look alike, or one looks like the ground")
    of_owner = np.full(_ANY + 1, _NO_COLOUR, np.uint32)
    of_owner[: len(hues)] = [colours[hue] for hue in hues]
    matching = np.bincount(whose[words == of_owner[whose]], minlength=_ANY) * _STEP**2
    least = _SHOWN_OF_SIDED if query.of.mirrored is not None else _SHOWN
    areas = {kind: _area(points) for kind, points in scene.outlines.items()}
    if any(
        matching[number] < least * areas[thing.kind] * (thing.size * scale / 1000) ** 2
        for number, thing in enumerate(scene.objects)
    ):
        faults.append("too little of an object is to be seen")
    if isinstance(query, Boxes) and not all(
        _fits(owners == number, layout.get(f"object-{number + 1}"))
        for number, fits in enumerate(_fitting(scene, query.of))
        if fits
    ):
        faults.append("a box does not fit what is seen of its object")
    return tuple(faults)


def _owners(polygons: Sequence[Sequence[Spot]], width: int, height: int) -> "NDArray[np.uint8]":
    """The number of the topmost object at each pixel, `_ANY` where there is none; shape (height, width)."""
    import numpy as np
    from PIL import Image, ImageDraw

    image = Image.new("L", (width, height), _ANY)
    pen = ImageDraw.Draw(image)
    for number, polygon in enumerate(polygons):
        pen.polygon(polygon, fill=number)
    return np.asarray(image)


def _area(polygon: Sequence[tuple[int, int]]) -> float:
    """The area of a polygon (the shoelace formula)."""
    return abs(sum(a * d - c * b for (a, b), (c, d) in pairwise([*polygon, polygon[0]]))) / 2


def _colours(hues: Sequence[str], words: "NDArray[np.uint32]", owners: "NDArray[np.uint8]") -> dict[str | None, int]:
    """The colour of each hue: the most frequent one among the pixels of its objects; of the ground, under None."""
    import numpy as np

    whose = np.full(_ANY + 1, len(hues), np.uint8)
    names = list(dict.fromkeys(hues))
    whose[: len(hues)] = [names.index(hue) for hue in hues]
    areas = whose[owners]
    found = {}
    for hue, number in ((None, len(hues)), *zip(names, range(len(names)), strict=True)):
        values, counts = np.unique(words[areas == number], return_counts=True)
        found[hue] = int(values[counts.argmax()]) if counts.size else _NO_COLOUR
    return found


def _apart(colours: Iterable[int]) -> bool:
    """True if any two of the words that stand for colours are clearly different."""
    channels = [[word >> shift & 255 for shift in (0, 8, 16)] for word in colours]
    return all(math.dist(*pair) >= _COLOURS_APART for pair in combinations(channels, 2))


def _fits(mask: "NDArray[np.bool_]", box: tuple[int, int, int, int] | None) -> bool:
    """True if the pixels of an object fill a box."""
    import numpy as np

    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if box is None or not rows.size:
        return False
    drawn = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
    return all(abs(int(one) - other) <= _BOX for one, other in zip(drawn, box, strict=True))
