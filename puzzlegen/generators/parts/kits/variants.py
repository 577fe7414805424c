"""What generators of drawings share: parts that differ by dimensions, and how their views are published."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import combinations, islice, pairwise
from typing import Final, TypeVar

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.sides import PER_MM, Side
from puzzlegen.formats.parts.kits import drawings as form
from puzzlegen.formats.parts.section import Seen
from puzzlegen.generators.parts.kits.bodies import Dimensions
from puzzlegen.generators.parts.kits.line_views import Arc, Drawn, Line, Point, Solid, Strokes, run_of

Change = TypeVar("Change")
Variant = TypeVar("Variant")

LEAST_GAP: Final = 0.024
"""Of the longest side: between a line that is wrong and what the sheet shows."""
PLAIN: Final = (
    "angle bracket",
    "bridge",
    "channel",
    "clevis",
    "corner block",
    "crank",
    "fork",
    "gib key",
    "guide",
    "I-beam",
    "latch",
    "notched bar",
    "rod end",
    "stepped block",
    "strap clamp",
    "T-block",
    "trunnion",
    "V-block",
    "wedge",
    "Z profile",
)
"""Parts of few lines."""
BETWEEN: Final = (
    "bearing block",
    "bearing cap",
    "claw coupling",
    "dovetail slide",
    "eccentric",
    "jaw",
    "manifold",
    "saddle",
    "slotted plate",
    "tool post",
    "wall bracket",
)
"""Parts of more lines."""
INTRICATE: Final = (
    "bolt",
    "bush",
    "castle nut",
    "clamp",
    "flange",
    "hinge",
    "housing",
    "lever",
    "nipple",
    "pulley",
    "shaft",
    "spindle",
)
"""Parts of many lines."""
MOST_STROKES: Final = 60
"""That are seen in a view, and that are hidden."""
SHEETS: Final[tuple[tuple[Seen, Seen], ...]] = (
    ("left", "top"),
    ("top", "left"),
    ("right", "top"),
    ("top", "right"),
    ("left", "bottom"),
    ("bottom", "left"),
    ("right", "bottom"),
    ("bottom", "right"),
)
"""From where what is asked for is seen, and the view that is given besides the front view; the first ones are usual."""
_LEAST_BETWEEN: Final = 0.0175  # of the longer side: between strokes that run beside one another
_STEP: Final = 0.6  # of that: between strokes of which one begins where the other ends
_TOUCH: Final = 16  # steps of views within which strokes lie on one another: meshes have straight sides
_LEAST_STROKE: Final = 0.009  # of the longer side: what is bent and shorter is a speck
_LEAST_LINE: Final = 0.005  # likewise what is straight: no longer than it is wide in print
_MEETS: Final = 3  # steps of views within which ends that meet may lie: they are whole steps
_HALF: Final = 18_000  # turn of the ends of slots
_LEVEL_PART: Final = 0.3  # of the radius: how far an arc is almost level to both sides of where it is
_MOST_POINTS: Final = 24  # of a curve
_TRIES: Final = 10  # at what is changed


def squares(
    first: Variant,
    changes: Iterable[Change],
    built: Callable[..., Variant],
    differ: Callable[[Variant, Variant], bool],
) -> Iterator[tuple[Variant, Variant, Variant, Variant]]:
    """A variant, the same with one change, with another one, and with both, any two of which differ."""
    changed: list[tuple[Change, Variant]] = []
    for change in islice(changes, _TRIES):
        try:
            variant = built(change)
        except Rejected:
            continue
        if not differ(first, variant):
            continue
        for other, beside in changed:
            with suppress(Rejected):
                both = built(other, change)
                pairs = ((both, first), (both, beside), (both, variant), (beside, variant))
                if all(differ(one, two) for one, two in pairs):
                    yield first, beside, variant, both
        changed.append((change, variant))


def other_values(dimensions: Dimensions, least: int, longest: int, rng: Stream) -> Iterator[Mapping[str, int]]:
    """Another value for each dimension that may have one that shows on a side so long, in any order."""
    names = [name for name, bounds in dimensions.bounds.items() if bounds.free and bounds.low < bounds.high]
    for name in rng.sample(names, len(names)):
        bounds, here = dimensions.bounds[name], dimensions.drawn[name]
        step = max((bounds.high - bounds.low) * least / 100, LEAST_GAP * longest / PER_MM)
        is_there = bounds[:2] == (0, 1)  # or not
        others = [value for value in bounds.values if abs(value - here) >= (1 if is_there else step)]
        if others:
            yield {name: rng.choice(others)}


def is_crowded(view: Drawn, longest: int) -> bool:
    """True if strokes of a view that run, or go on, beside one another almost touch, or one is a speck.

    All of that is measured against the longest side of all views on the page.

    Upright and level lines, and circles where they are upright or level; circles about one point. Of what is seen,
    also lines that go on where they touch something round, and ends that hardly miss one another.
    """
    runs: list[tuple[int, int, int, int]] = []
    rings: defaultdict[Point, set[int]] = defaultdict(set)
    least, shortest = _LEAST_BETWEEN * longest, _LEAST_STROKE * longest
    for part in (view.seen, view.hidden):
        if any(math.dist(line[:2], line[2:]) < _LEAST_LINE * longest for line in part.lines):
            return True
        runs += ((*run[0], *run[1]) for line in part.lines if (run := run_of(line)))
        for arc in part.arcs:
            if math.radians((arc.end - arc.start) / 100) * arc.radius < shortest:
                return True
            rings[arc.x, arc.y].add(arc.radius)
            runs += level_parts(arc)
        if any(sum(map(math.dist, curve, curve[1:])) < shortest for curve in part.curves):
            return True
    if any(_TOUCH < b - a < least for radii in rings.values() for a, b in pairwise(sorted(radii))):
        return True
    if _is_touched(view.seen, least) or _is_knotted(view.seen.lines, _LEAST_LINE * longest):
        return True
    return any(
        one == other
        and _TOUCH < there - here < least
        and min(end, stop) - max(start, begin) > (0 if there - here > _STEP * least else -least)
        for (one, here, start, end), (other, there, begin, stop) in combinations(sorted(runs), 2)
    )


def _is_touched(strokes: Strokes, least: float) -> bool:
    """True if a line touches something that is round for a half or more, and goes on by so much to both sides."""
    runs = [run for line in strokes.lines if (run := run_of(line))]
    return any(
        of == is_level
        and abs(there - at) <= _TOUCH
        and start < (low + high) / 2 - least
        and end > (low + high) / 2 + least
        for arc in strokes.arcs
        if arc.end - arc.start >= _HALF
        for is_level, at, low, high in level_parts(arc)
        for (of, there), (start, end) in runs
    )


def _is_knotted(lines: Iterable[Line], least: float) -> bool:
    """True if two lines end closer to one another than that, but do not meet; not if both are upright or both level."""
    ends = sorted((*spot, line) for line in lines for spot in (line[:2], line[2:]))
    for number, (x, y, line) in enumerate(ends):
        for a, b, other in ends[number + 1 :]:
            if a - x >= least:
                break
            if _MEETS < math.dist((x, y), (a, b)) < least and not _are_parallel(line, other):
                return True
    return False


def _are_parallel(line: Line, other: Line) -> bool:
    return any(line[k] == line[k + 2] and other[k] == other[k + 2] for k in range(2))


def clear_views(solid: Solid, sides: Iterable[Side]) -> dict[Side, Drawn]:
    """The lines of a part from these sides.

    Raises:
        Rejected: a view is crowded.
    """
    found = dict[Side, Drawn]()
    for side in sides:
        found[side] = solid.lines(side)
        if is_crowded(found[side], solid.longest):
            raise Rejected("lines of a view almost touch")
    return found


def level_parts(arc: Arc) -> Iterator[tuple[int, int, int, int]]:
    """Where an arc is upright (0) or level (1): the place, and from where to where it almost is."""
    half = round(_LEVEL_PART * arc.radius)
    for quarter in range(8):
        if arc.start <= 9_000 * quarter <= min(arc.end, arc.start + 35_999):
            is_level, sign = quarter % 2, 1 - quarter % 4 // 2 * 2
            middle, across = (arc.y, arc.x) if is_level else (arc.x, arc.y)
            yield is_level, middle + sign * arc.radius, across - half, across + half


def levels(view: Drawn) -> Iterator[tuple[int, int]]:
    """Where something lies across the first (0) or the second (1) coordinate: straight lines, and sides of arcs."""
    for part in (view.seen, view.hidden):
        yield from (run[0] for line in part.lines if (run := run_of(line)))
        yield from (side[:2] for arc in part.arcs for side in level_parts(arc))


def straight(view: Drawn, number: int) -> set[int]:
    """Where straight lines lie across the first or the second coordinate."""
    lines = (*view.seen.lines, *view.hidden.lines)
    return {line[number] for line in lines if line[number] == line[number + 2]}


def marks(view: Drawn, number: int) -> set[int]:
    """Where along the first or the second coordinate something begins, ends or turns."""
    found = {line[number + end] for part in (view.seen, view.hidden) for line in part.lines for end in (0, 2)}
    for arc in (*view.seen.arcs, *view.hidden.arcs):
        middle = (arc.x, arc.y)[number]
        for at in (arc.start, arc.end, *range(0, 72_000, 9_000)):
            if arc.start <= at <= arc.end:
                angle = math.radians(at / 100)
                found.add(round(middle + arc.radius * (math.sin(angle) if number else math.cos(angle))))
    for curve in (*view.seen.curves, *view.hidden.curves):
        values = [point[number] for point in curve]
        found |= {values[0], values[-1], min(values), max(values)}
    return found


def published(view: Drawn) -> form.View:
    """A view as it is published."""
    axes = tuple(form.Line(*axis) for axis in view.axes)
    return form.View(view.width, view.height, _strokes(view.seen), _strokes(view.hidden), axes)


def _strokes(drawn: Strokes) -> form.Strokes:
    if len(drawn) > MOST_STROKES or any(len(curve) > _MOST_POINTS for curve in drawn.curves):
        raise Rejected("a view is too busy")
    return form.Strokes(
        tuple(form.Line(*line) for line in drawn.lines),
        tuple(form.Arc(*arc) for arc in drawn.arcs),
        tuple(tuple(form.Point(*point) for point in curve) for curve in drawn.curves),
    )


def mesh_of(solid: Solid) -> form.Mesh:
    """A part as it is published."""
    return form.Mesh(tuple(solid.corners.ravel().tolist()), tuple(solid.triangles.ravel().tolist()))
