"""Draws electric circuits on a lattice: wires, bridges, dots, batteries, lamps, switches, and what is around them."""

from collections.abc import Iterator, Sequence
from math import cos, dist, inf, pi, sin
from typing import Any, Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Painted, Polyline, Rect, Segments
from puzzlegen.formats.logic.circuits import Circuit, Run, Throw
from puzzlegen.renderers.kits.icons.coats import coated

Spot: TypeAlias = tuple[float, float]

PITCH: Final = 2.1  # from lattice point to lattice point
SIDE: Final = 1.3  # margin left and right
ABOVE: Final = {"bench": 1.3, "house": 2.9, "ship": 3.1}
BELOW: Final = {"bench": 1.3, "house": 1.5, "ship": 2.9}
STEPS: Final = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
_LAMP: Final = 0.36  # half a lamp's width
_CROWDED: Final = 0.85  # from a number to a letter or to another number
_GAP: Final = 0.34  # half a switch's width
_ARCH: Final = 0.27  # radius of a bridge
_SKY: Final = ("#cfe4f0", "#f3f8fa")
_LOOKS: Final = {  # of boards: frame and board; of houses: wall, roof and tiles; of ships: cabin, hull and flag
    "bench": (("#a9794a", "#f6e9d0", ""), ("#6f7f8c", "#e6eee9", ""), ("#8a5f3c", "#eaf0f5", "")),
    "house": (
        ("#fdf4dc", "#bf6a52", "#9d5340"),
        ("#e9f0e6", "#6d7f92", "#566878"),
        ("#f8eae2", "#8f7058", "#755a45"),
    ),
    "ship": (("#fbfaf4", "#35587f", "#d9584a"), ("#f6f1e4", "#8c4a45", "#3f7a9c"), ("#eef5f4", "#2f6a5c", "#e0a13c")),
}
_REACH: Final = 0.34  # from the middle of a two-way switch to its contacts


def spot(point: Sequence[float], theme: str) -> Spot:
    """Where a lattice point is."""
    return SIDE + PITCH * point[1], ABOVE[theme] + PITCH * point[0]


def wires(circuit: Circuit) -> Iterator[AnyNode]:
    """The runs without their parts, with arches at bridges, gaps at two-way switches, and dots where wires join."""
    theme, bridges = circuit.theme, {*circuit.bridges}
    turned = {one.at for one in circuit.two_way}
    met: dict[tuple[int, int], int] = {}
    straight = list[tuple[float, float, float, float]]()
    for run in circuit.runs:
        a, b = sorted((run.start, run.stop))
        (x1, y1), (x2, y2) = spot(a, theme), spot(b, theme)
        along = (0, 1) if x1 == x2 else (1, 0)
        for point in (a, b):
            met[point] = met.get(point, 0) + 1
        near, far = ((_short(point, along, bridges, turned)) for point in (a, b))
        half = {"lamp": _LAMP, "open": _GAP, "closed": _GAP, "battery": 0.4}.get(run.part)
        x1, y1, x2, y2 = x1 + near * along[0], y1 + near * along[1], x2 - far * along[0], y2 - far * along[1]
        if half is None:
            straight.append((x1, y1, x2, y2))
            continue
        (x, y) = middle(run, theme)
        straight += [
            (x1, y1, x - half * along[0], y - half * along[1]),
            (x + half * along[0], y + half * along[1], x2, y2),
        ]
    for x1, y1, x2, y2 in straight:
        yield Polyline(((x1, y1), (x2, y2)), "ink", width=0.09)
    for point, arms in met.items():
        x, y = spot(point, theme)
        if point in bridges:
            arch = tuple((x - _ARCH * cos(pi * k / 12), y - _ARCH * sin(pi * k / 12)) for k in range(13))
            yield Polyline(arch, "ink", width=0.09)
        elif point not in turned and arms > 2:
            yield Circle(x, y, 0.15, "ink")


def _short(point: Any, along: tuple[int, int], bridges: set[Any], turned: set[Any]) -> float:
    """How much before a point a run ends."""
    if point in turned:
        return _REACH
    return _ARCH if point in bridges and along == (1, 0) else 0.0


def middle(run: Run, theme: str) -> Spot:
    """Where the part of a run is."""
    (a, b), (c, d) = run.start, run.stop
    return spot(((a + c) / 2, (b + d) / 2), theme)


def _upright(run: Run) -> bool:
    return run.start[1] == run.stop[1]


def beside(run: Run, theme: str, far: float, *, second: bool = False) -> Spot:
    """A place above a run or to its right; the second one is below or to the left."""
    x, y = middle(run, theme)
    far = -far if second else far
    return (x + far, y) if _upright(run) else (x, y - far)


def numbered(run: Run, number: int, theme: str, taken: Sequence[Spot]) -> Spot:
    """Where the number of a lamp stands: above or to the right, or across from there if that is freer."""
    far = 0.72 if number > 9 and _upright(run) else 0.64
    sides = [beside(run, theme, far, second=second) for second in (False, True)]
    room = [min((dist(side, one) for one in taken), default=inf) for side in sides]
    return sides[room[0] < min(_CROWDED, room[1])]


def lamp(run: Run, number: int, theme: str, at: Spot) -> Iterator[AnyNode]:
    """A lamp with its number there."""
    x, y = middle(run, theme)
    half = _LAMP
    if theme == "ship":
        yield Rect(x - half, y - half, 2 * half, 2 * half, "paper", "ink", "medium", 0.1)
    else:
        yield Circle(x, y, half, "paper", "ink", "medium")
    if theme == "house":
        coil = [(-0.36, 0.0), (-0.2, 0.0), (-0.14, -0.16), (-0.05, 0.16), (0.05, -0.16), (0.14, 0.16), (0.2, 0.0)]
        line = [*coil, (0.36, 0.0)]
        yield Polyline(tuple((x + b, y + a) if _upright(run) else (x + a, y + b) for a, b in line), "ink", "thin")
    else:
        arm = half * (0.8 if theme == "ship" else 0.7)
        yield Segments(((x - arm, y - arm, x + arm, y + arm), (x - arm, y + arm, x + arm, y - arm)), "ink", "thin")
    yield Label(at[0], at[1], str(number), 0.3, "given")
    yield Element(f"lamp-{number}", x - half - 0.04, y - half - 0.04, 2 * half + 0.08, 2 * half + 0.08)


def switch(run: Run, theme: str, *, shut: bool) -> Iterator[AnyNode]:
    """A switch whose lever lies on both contacts, or stands up from one of them."""
    x, y = middle(run, theme)
    tip = (_GAP, 0.0) if shut else (0.26, -0.5)
    ends = [(-_GAP, 0.0), tip, (_GAP, 0.0)]
    a, b, c = [(x - q, y + p) if _upright(run) else (x + p, y + q) for p, q in ends]
    yield Polyline((a, b), "ink", width=0.13)
    for dot in (a, c):
        yield Circle(*dot, 0.12, "paper", "ink", "medium")


def battery(run: Run, theme: str) -> Iterator[AnyNode]:
    """A battery that lies along its run, with both signs."""
    x, y = middle(run, theme)
    plus = 1 if run.start > run.stop else -1  # towards its first end
    long, wide = 0.46, 0.3
    if _upright(run):
        yield Rect(x - 0.12, y + plus * (long + 0.05) - 0.07, 0.24, 0.14, "ink", "ink", "thin")
        yield Rect(x - wide, y - long, 2 * wide, 2 * long, "yellow", "ink", "medium", 0.06)
        signs = ((x, y + plus * 0.22), (x, y - plus * 0.22))
    else:
        yield Rect(x + plus * (long + 0.05) - 0.07, y - 0.12, 0.14, 0.24, "ink", "ink", "thin")
        yield Rect(x - long, y - wide, 2 * long, 2 * wide, "yellow", "ink", "medium", 0.06)
        signs = ((x + plus * 0.22, y), (x - plus * 0.22, y))
    (px, py), (mx, my) = signs
    yield Segments(((px - 0.12, py, px + 0.12, py), (px, py - 0.12, px, py + 0.12)), "ink", "medium")
    yield Segments(((mx - 0.12, my, mx + 0.12, my),), "ink", "medium")


def disc(throw: Throw, theme: str) -> AnyNode:
    """The pale disc below a two-way switch."""
    return Circle(*spot(throw.at, theme), 0.5, "tint", "line", "thin")


def two_way(throw: Throw, sides: Sequence[str], theme: str) -> Iterator[AnyNode]:
    """The lever of a two-way switch, from its pivot, which is square, to one of two contacts."""
    x, y = spot(throw.at, theme)
    at = {side: (x + _REACH * STEPS[side][1], y + _REACH * STEPS[side][0]) for side in sides}
    for side in sides:
        if side != throw.pivot:
            yield Circle(*at[side], 0.13, "paper", "ink", "medium")
    yield Polyline((at[throw.pivot], at[throw.to]), "ink", width=0.13)
    left, top = (middle - 0.12 for middle in at[throw.pivot])
    yield Rect(left, top, 0.24, 0.24, "paper", "ink", "medium")


def badge(at: Spot, letter: str) -> Iterator[AnyNode]:
    """A letter in a disc."""
    yield Circle(*at, 0.27, "highlight", "ink", "thin")
    yield Label(*at, letter, 0.3, "given")


def scissors(run: Run, theme: str) -> AnyNode:
    """Scissors about to cut the wire of a run."""
    x, y = middle(run, theme)
    size = 0.86
    return Group(coated("scissors"), x - size / 2, y - size / 2, size)


def around(wide: float, high: float, theme: str, seed: int) -> Iterator[AnyNode]:
    """A board with screws, a house, or a ship in the sea, behind the circuit; ``seed`` chooses the colours."""
    first, second, third = _LOOKS[theme][seed % 3]
    if theme == "bench":
        yield _box(0, 0, wide, high, first)
        yield _box(0.22, 0.22, wide - 0.22, high - 0.22, second)
        yield Rect(0.22, 0.22, wide - 0.44, high - 0.44, None, "mark", "thin")
        for x in (0.58, wide - 0.58):
            for y in (0.58, high - 0.58):
                yield Circle(x, y, 0.16, "soft", "ink", "thin")
                yield Segments(((x - 0.1, y + 0.1, x + 0.1, y - 0.1),), "ink", "thin")
    elif theme == "house":
        eaves, ground = 1.75, high - 0.45
        yield _box(0, 0, wide, ground, *_SKY)
        yield _box(0, ground, wide, high, "#a9c98a")
        yield _box(wide * 0.58, 0.12, wide * 0.58 + 0.75, 0.7, third)
        yield Rect(wide * 0.58, 0.12, 0.75, 0.7, None, "ink", "thin")
        yield _box(0.25, eaves, wide - 0.25, ground, first)
        yield Rect(0.25, eaves, wide - 0.5, ground - eaves, None, "ink", "medium")
        roof = ((0.05, eaves), (wide * 0.28, 0.5), (wide * 0.72, 0.5), (wide - 0.05, eaves))
        yield Painted(roof, second)
        for row in (1, 2, 3):  # of tiles
            share, y = row / 4, 0.5 + (eaves - 0.5) * row / 4
            ends = (wide * 0.28 * (1 - share) + 0.05 * share, y), (wide * (0.72 + 0.28 * share) - 0.05 * share, y)
            yield Painted(ends, stroke=third, width=0.05)
        yield Polyline(roof, "ink", "medium", closed=True)
        yield Segments(((0, ground, wide, ground),), "ink", "medium")
    else:
        deck, sea, mast = high - 1.75, high - 0.62, wide * 0.5
        yield _box(0, 0, wide, high, *_SKY)
        yield Segments(((mast, 0.2, mast, 1.0),), "ink", "thick")
        flag = ((mast, 0.2), (mast + 1.0, 0.45), (mast, 0.7))
        yield from (Painted(flag, third), Polyline(flag, "ink", "thin", closed=True))
        panes = round(wide / 2)  # of the bridge
        for half, top, bottom, slab in ((0.5 * panes + 0.2, 1.1, 1.9, third), (wide / 2 - 0.3, 1.9, deck, second)):
            yield _box(mast - half, top, mast + half, bottom, first)
            yield Rect(mast - half, top, 2 * half, bottom - top, None, "ink", "medium")
            yield _box(mast - half - 0.15, top - 0.09, mast + half + 0.15, top + 0.09, slab)
            yield Rect(mast - half - 0.15, top - 0.09, 2 * half + 0.3, 0.18, None, "ink", "thin")
        for pane in range(panes):
            left = mast + pane - panes / 2 + 0.1
            yield _box(left, 1.34, left + 0.8, 1.68, "#d7ecf6")
            yield Rect(left, 1.34, 0.8, 0.34, None, "ink", "thin", 0.06)
        bow = tuple((wide - 0.06 - 1.1 * (k / 10) ** 1.7, deck + (high - deck) * k / 10) for k in range(11))
        hull = ((0.06, deck), *bow, (0.6, high))
        yield Painted(hull, second)
        yield Painted(((0.06, deck), (wide - 0.06, deck), (wide - 0.12, deck + 0.22), (0.14, deck + 0.22)), "#e9eef2")
        yield Polyline((hull[-1], *hull[:-1]), "ink", "medium")
        for share in range(1, 6):
            yield Painted(_round(wide * share / 6, deck + 0.66, 0.25), "#e3c16f")
            yield Painted(_round(wide * share / 6, deck + 0.66, 0.18), "#d7ecf6")
        count = max(6, round(wide / 0.9))
        waves = [(wide * k / (6 * count), sea + 0.07 * sin(pi * k / 3)) for k in range(6 * count + 1)]
        yield Painted((*waves, (wide, high), (0, high)), "#7fb0d3")
        yield Painted(tuple(waves), stroke="#f4fafd", width=0.07)
    if theme != "bench":  # a frame, without which the sky would be trimmed off
        yield Rect(0.03, 0.03, wide - 0.06, high - 0.06, None, "mark", "thin")


def furnished(circuit: Circuit) -> Iterator[AnyNode]:
    """Windows, portholes or vents, all of them pale, where the lattice has points to which no wire leads."""
    theme, used = circuit.theme, {point for run in circuit.runs for point in (run.start, run.stop)}
    rows, columns = (1 + max(point[axis] for point in used) for axis in (0, 1))
    for point in ((row, column) for row in range(rows) for column in range(columns)):
        x, y = spot(point, theme)
        if point in used:
            continue
        if theme == "house":
            yield _box(x - 0.5, y - 0.6, x + 0.5, y + 0.5, "#dcebf1")
            yield Painted(((x, y - 0.6), (x, y + 0.5)), stroke="#ffffff", width=0.08)
            yield Painted(((x - 0.5, y - 0.05), (x + 0.5, y - 0.05)), stroke="#ffffff", width=0.08)
            frame = ((x - 0.5, y - 0.6), (x + 0.5, y - 0.6), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))
            yield Painted((*frame, frame[0]), stroke="#c9bda6", width=0.07)
            yield _box(x - 0.62, y + 0.5, x + 0.62, y + 0.62, "#d8ccb4")
        elif theme == "ship":
            yield Painted(_round(x, y, 0.5), "#c9ced2")
            yield Painted(_round(x, y, 0.38), "#dcebf1")
        else:
            yield Rect(x - 0.62, y - 0.5, 1.24, 1.0, None, "line", "hair", 0.14)
            for slot in range(4):
                yield Rect(x - 0.44, y - 0.35 + 0.2 * slot, 0.88, 0.1, "soft", radius=0.05)


def _box(left: float, top: float, right: float, bottom: float, fill: str, fade: str | None = None) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, fade)


def _round(x: float, y: float, radius: float) -> tuple[Spot, ...]:
    return tuple((x + radius * cos(pi * k / 16), y + radius * sin(pi * k / 16)) for k in range(32))
