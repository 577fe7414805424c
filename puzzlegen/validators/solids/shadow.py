"""Casts the shadows of published towers, exactly.

Every tower is a convex body, told by its corners. Its shadow is the convex hull of the shadows of its corners; how high
that reaches is worked out at every sixth of a column: slopes are 0, 1, -1, 2 and -2, so that all bends and crossings of
such lines lie at sixths, and the heights there tell the whole outline.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement, task_of
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.solids.towers import CAMERAS, City, Light, Roof, Tower, Viewer
from puzzlegen.formats.solids.shadow import QUESTIONS, Cast, Given, Query, Sides, Top
from puzzlegen.validators.solids.kits.choices import choice
from puzzlegen.validators.solids.kits.slivers import certify_faces

METHOD: Final = "exact projection of all corners"
LEAST_DISTANCE: Final = Fraction(1, 2)
"""The least area, in faces of cubes, by which two options differ."""
LEAST_SIDE: Final = 5
"""Pixels of the square that finds room in all that is seen of a face."""
_NEARLY: Final = 1e-9
_SIXTHS: Final = [Fraction(part, 6) for part in range(7)]
# The corners that a roof adds above those of the cubes: x, y and height
ROOFS: Final[dict[Roof, tuple[tuple[Fraction | int, Fraction | int, int], ...]]] = {
    "flat": (),
    "pyramid": ((Fraction(1, 2), Fraction(1, 2), 1),),
    "ridge_x": ((0, Fraction(1, 2), 1), (1, Fraction(1, 2), 1)),
    "ridge_y": ((Fraction(1, 2), 0, 1), (Fraction(1, 2), 1, 1)),
    "east": ((1, 0, 1), (1, 1, 1)),
    "west": ((0, 0, 1), (0, 1, 1)),
    "north": ((0, 1, 1), (1, 1, 1)),
    "south": ((0, 0, 1), (1, 0, 1)),
}

Heights: TypeAlias = tuple[tuple[Fraction, ...], ...]  # of each column, at every sixth


def certify(given: Given, query: Query) -> Certificate:
    """Find every outline that is cast, or that is cast from nowhere; the difficulty is the number of towers.

    The depth is how many things cannot be left out of account, or another answer would be given, see `_hasty`.

    Raises:
        MalformedStatement: there are no towers, rows differ in length, or the light is not as the question needs it.
    """
    casting, city, light = isinstance(query, Cast), given.towers, given.light
    options = [tuple(_option(*column) for column in outline) for outline in query.options]
    if (light is not None) != casting or light not in (None, "front", given.viewer):
        raise MalformedStatement("the viewer stands where the arrow of the light is seen, if there is one")
    cast = [shadow(city, light)] if light else [shadow(city, "front"), shadow(city, "left")]
    if not casting:
        cast += [_mirrored(one) for one in cast]
    if len(set(map(len, city))) > 1 or not any(tower for row in city for tower in row):
        raise MalformedStatement("towers stand in rows of the same length, and there is at least one")
    closest = min(_distance(one, other) for one, other in combinations(options, 2))
    faults = {"two options look alike": closest < LEAST_DISTANCE, "a tower is hidden": _hides(city, given.viewer)}
    return choice(
        [(option in cast) is casting for option in options],
        [_why(option, cast[0]) for option in options] if casting else "this shadow is cast",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=sum(tower is not None for row in city for tower in row),
        canonical=_canonical(query, city, light or ""),
        structure=f"{task_of(query)}; {len(city)} rows of {len(city[0])}",
        effort={"options": len(options), "sixths of a square between the closest options": int(6 * closest)},
        faults=tuple(fault for fault, found in faults.items() if found),
        depth=Depth.properties(
            sum(fits != [(option in cast) is casting for option in options] for fits in _hasty(city, options, light))
        ),
    )


def _hasty(city: City, options: Sequence[Heights], light: Light | None) -> Iterator[list[bool]]:
    """What seems to fit to somebody who leaves one thing out of account.

    These are roofs; how high columns are; towers behind the first one in a line, or before the last one; and from where
    one looks at a shadow, or else the light from one of two sides.
    """
    lights: tuple[Light, ...] = (light,) if light else ("front", "left")

    def fits(heights: Callable[[Heights], Heights], lights: Sequence[str], towers: slice = slice(None)) -> list[bool]:
        cast = [heights(shadow(city, one, towers)) for one in lights]
        if not light:
            cast += [_mirrored(one) for one in cast]
        return [(heights(option) in cast) is (light is not None) for option in options]

    yield fits(_without_roofs, lights)
    yield fits(_without_heights, lights)
    yield fits(tuple, lights, slice(1))
    yield fits(tuple, lights, slice(-1, None))
    if light:
        yield fits(lambda heights: min(heights, _mirrored(heights)), lights)
    else:
        yield from (fits(tuple, (one,)) for one in lights)


def _without_roofs(heights: Heights) -> Heights:
    return tuple((Fraction(math.floor(min(column))),) for column in heights)


def _without_heights(heights: Heights) -> Heights:
    return tuple(tuple(part - math.floor(min(column)) for part in column) for column in heights)


def certify_why(given: Given, query: Query, answer: str, why: Sides | NoFacts) -> Faults:  # noqa: ARG001 - of the others
    """The outlines are cast from the sides that are named, or their mirror images."""
    if not isinstance(why, Sides):
        return ()
    options = dict(zip(LETTERS, query.options, strict=False))
    for letter, light in ((why.front, "front"), (why.side, "left")):
        cast = shadow(given.towers, light)
        if tuple(_option(*column) for column in options.get(letter, ())) not in (cast, _mirrored(cast)):
            return ("an outline is not cast from this side",)
    return ()


def _hides(city: City, viewer: Viewer) -> bool:
    """True if a tower is hidden altogether by those that stand between it and the viewer.

    A tower is convex, and so is what is seen of it. Towers in front stand lower in the picture: of one that is not
    hidden, they leave some spot between the upper corners free.
    """
    across, down, towards = (np.array(row[:3]) for row in CAMERAS[viewer].rows[:3])
    plan = np.stack((across, down), axis=1)
    corners = {
        (x, y): np.array([(x + a, y + b, up) for a, b, up in _corners(tower)], np.float64)
        for y, row in enumerate(city)
        for x, tower in enumerate(row)
        if tower is not None
    }
    seen = {place: _sides(points @ plan) for place, points in corners.items()}
    for place, points in corners.items():
        top = points[points[:, 2] >= points[:, 2].max() - 1]
        spots = np.array([(3 * one + other) / 4 for one in top for other in top]) @ plan
        free = np.ones(len(spots), np.bool_)
        for other, (normals, ends) in seen.items():
            if other != place and ((np.subtract(other, place) * towards[:2]) >= 0).all():
                free &= (spots @ normals.T > ends).any(axis=1)
        if not free.any():
            return True
    return False


def _sides(points: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The sides of the convex hull of points in a plane: what points outwards, and how far the hull reaches there."""
    steps = points[:, None] - points[None]
    normals = np.stack((steps[..., 1], -steps[..., 0]), axis=-1).reshape(-1, 2)
    normals = normals[np.abs(normals).sum(axis=1) > _NEARLY]
    reach = normals @ points.T
    # A step from one point to another is a side if no point lies beyond it
    ends = reach.max(axis=1)
    outer = (reach >= ends[:, None] - _NEARLY).sum(axis=1) > 1
    return normals[outer], ends[outer] + _NEARLY


_TURNED_ROOFS: Final = {"ridge_x": "ridge_y", "ridge_y": "ridge_x"} | dict(
    zip(("east", "north", "west", "south"), ("north", "west", "south", "east"), strict=True)
)
_MIRRORED_ROOFS: Final = {"east": "west", "west": "east"}
_MIRRORED_TOPS: Final[Mapping[Top, Top]] = {"flat": "flat", "peak": "peak", "rise": "fall", "fall": "rise"}
_TURNED_LIGHTS: Final = {"right": "back", "back": "left", "left": "front", "front": "right"}
Towers: TypeAlias = tuple[tuple[tuple[int, str], ...], ...]  # cubes and roof; 0 for no tower


def _canonical(query: Query, city: City, light: str) -> object:
    """The least of the forms in which the towers are turned on the floor with the light, or all is seen in a mirror."""
    towers: Towers = tuple(
        tuple((0, "") if tower is None else (tower.cubes, str(tower.roof)) for tower in row) for row in city
    )
    forms: list[object] = []
    for mirrored in (False, True):
        options = sorted(tuple((cubes, top) for cubes, top in option) for option in query.options)
        if mirrored:
            towers = tuple(tuple((n, _MIRRORED_ROOFS.get(roof, roof)) for n, roof in row[::-1]) for row in towers)
            light = {"left": "right", "right": "left"}.get(light, light)
            if isinstance(query, Cast):  # otherwise mirror images of shadows count as these
                options = sorted(
                    tuple((cubes, _MIRRORED_TOPS[top]) for cubes, top in option[::-1]) for option in query.options
                )
        for _ in range(4):
            # Counterclockwise as seen from above: what was on the right comes to the back
            towers = tuple(
                tuple((n, _TURNED_ROOFS.get(roof, roof)) for n, roof in column[::-1])
                for column in zip(*towers, strict=True)
            )
            light = _TURNED_LIGHTS.get(light, light)
            forms.append((light, towers, options))
    return task_of(query), min(forms, key=repr)


def _option(cubes: int, top: str) -> tuple[Fraction, ...]:
    """The heights of a column of an outline."""
    match top:
        case "flat":
            return tuple(Fraction(cubes) for _ in _SIXTHS)
        case "peak":
            return tuple(cubes + 1 - abs(2 * part - 1) for part in _SIXTHS)
        case "rise":
            return tuple(cubes + part for part in _SIXTHS)
        case _:
            return tuple(cubes + 1 - part for part in _SIXTHS)


def _corners(tower: Tower) -> Iterator[tuple[Fraction, Fraction, Fraction]]:
    """The corners of a tower that stands with its left front corner at the origin."""
    for x in (0, 1):
        for y in (0, 1):
            yield Fraction(x), Fraction(y), Fraction(0)
            yield Fraction(x), Fraction(y), Fraction(tower.cubes)
    for a, b, above in ROOFS[tower.roof]:
        yield Fraction(a), Fraction(b), Fraction(tower.cubes + above)


def shadow(city: Sequence[Sequence[Tower | None]], light: str, towers: slice = slice(None)) -> Heights:
    """The heights of the outline, column by column from the left as seen from where the light comes.

    Of the towers in a line, which begins where the light comes from, it is that of some.
    """
    count = len(city[0]) if light == "front" else len(city)
    lines: list[list[Tower]] = [[] for _ in range(count)]
    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                lines[{"front": x, "left": count - 1 - y, "right": y}[light]].append(tower)
    ground = (Fraction(0),) * len(_SIXTHS)
    found = list[tuple[Fraction, ...]]()
    for line in lines:
        some = (line[::-1] if light == "right" else line)[towers]
        found.append(tuple(map(max, ground, *(_profile(tower, light) for tower in some))) if some else ground)
    return tuple(found)


@cache
def _profile(tower: Tower, light: str) -> tuple[Fraction, ...]:
    """How high the shadow of a tower is at every sixth of its column."""
    spots = [({"front": a, "left": 1 - b, "right": b}[light], up) for a, b, up in _corners(tower)]
    return tuple(_reach(spots, part) for part in _SIXTHS)


def _reach(spots: Sequence[tuple[Fraction, Fraction]], across: Fraction) -> Fraction:
    """How high the convex hull of the points reaches there."""
    best = max((up for here, up in spots if here == across), default=Fraction(0))
    for (left, low), (right, high) in combinations(sorted(spots), 2):
        if left < across < right:
            best = max(best, low + (high - low) * (across - left) / (right - left))
    return best


def _mirrored(heights: Heights) -> Heights:
    return tuple(column[::-1] for column in reversed(heights))


def _distance(one: Heights, other: Heights) -> Fraction:
    """The area, in faces of cubes, that belongs to one outline only; trapezia between the sixths."""
    if len(one) != len(other):
        return Fraction(max(len(one), len(other)))
    area = Fraction(0)
    for here, there in zip(one, other, strict=True):
        gaps = [abs(a - b) for a, b in zip(here, there, strict=True)]
        area += sum((a + b for a, b in pairwise(gaps)), Fraction(0)) / 12
    return area


def _why(option: Heights, cast: Heights) -> str:
    if len(option) != len(cast):
        return "it has another number of columns than the shadow"
    place = next((number for number, (one, other) in enumerate(zip(option, cast, strict=True)) if one != other), 0)
    apart = float(_distance(option, cast))
    return f"column {place + 1} from the left is otherwise in the shadow; {apart:g} squares differ in all"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out; what counts are roofs, of which most is seen."""
    return certify_faces(pictures[0], layout, LEAST_SIDE)
