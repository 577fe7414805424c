"""Draws boxes of mirrors as seen from above: frame, openings, lamps and balls, mirrors, letters."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Painted, Polyline, Rect, Segments

Point: TypeAlias = tuple[float, float]

MARGIN: Final = 1.4  # around the squares, each of which is one unit wide
_RIM: Final = 0.26  # width of the frame
_DASH: Final = 0.42  # half a dash of half a mirror, in halves of its room
_COLOURS: Final[dict[str, tuple[str, str, Paint, float]]] = {  # frame, ground, mirrors, and how wide these are
    "laser": ("#8d86a6", "#9c92d6", "blue", 0.17),
    "harbour": ("#5f93b8", "#3f9fd8", "yellow", 0.17),
    "periscope": ("#8b9a8e", "#7f8c99", "pink", 0.17),
    "billiard": ("#8a5a3c", "#2f9e57", "red", 0.22),
    "sweeper": ("#c4965f", "#d9b27c", "purple", 0.22),
}


def box(side: int, theme: str) -> Iterator[AnyNode]:
    """The frame and the squares."""
    frame, ground, _, _ = _COLOURS[theme]
    low, high = MARGIN, MARGIN + side
    near, far = low - _RIM / 2, high + _RIM / 2
    corners = ((near, near), (far, near), (far, far), (near, far))
    cuts = [low + number for number in range(side + 1)]
    yield Rect(0, 0, side + 2 * MARGIN, side + 2 * MARGIN, fill="paper")
    yield Polyline(corners, "ink", closed=True, width=_RIM + 0.06)
    yield Painted((*corners, corners[0], corners[1]), stroke=frame, width=_RIM)
    yield Rect(low, low, side, side, fill="paper")
    yield Painted(((low, low), (high, low), (high, high), (low, high)), fill=ground, opacity=0.22)
    yield Segments((*((low, y, high, y) for y in cuts), *((x, low, x, high) for x in cuts)), "line", "hair")


def _gap(port: int, side: int) -> tuple[Point, tuple[int, int], tuple[AnyNode, ...]]:
    """Where something stands outside of an opening, the direction outwards, and the gap from the floor outwards."""
    edge, along = divmod(port - 1, side)
    out = ((0, -1), (1, 0), (0, 1), (-1, 0))[edge]
    step = along if edge < 2 else side - 1 - along
    x, y = ((step + 0.5, 0), (side, step + 0.5), (step + 0.5, side), (0, step + 0.5))[edge]
    x, y = x + MARGIN, y + MARGIN
    deep = _RIM + 0.05
    wide, high = (0.54, deep) if out[0] == 0 else (deep, 0.54)
    left, top = x + (out[0] * deep - wide) / 2, y + (out[1] * deep - high) / 2
    ends = tuple(  # up to the outer edge of the frame
        (x + aside * abs(out[1]), y + aside * abs(out[0]), x + aside * abs(out[1]) + out[0] * (_RIM + 0.02),
         y + aside * abs(out[0]) + out[1] * (_RIM + 0.02))
        for aside in (-0.27, 0.27)
    )  # fmt: skip
    gap = Rect(left, top, wide, high, fill="paper"), Segments(ends, "ink", "thin")
    return (x + out[0] * 0.68, y + out[1] * 0.68), out, gap


def opening(port: int, side: int, name: str, *, marked: bool) -> Iterator[AnyNode]:
    """A gap in the frame, and its number, letter or star."""
    (x, y), _, gap = _gap(port, side)
    yield from gap
    if name == "★":
        yield _star(x, y)
    elif marked:
        yield Circle(x, y, 0.32, "paper", "ink", "medium")
        yield Label(x, y, name, 0.32, "given")
    else:
        yield Label(x, y, name, 0.3, "ink", "label")


def _star(x: float, y: float) -> AnyNode:
    """Five points, filled."""
    spokes = (0.0, -1.0), (0.2245, -0.309), (0.9511, -0.309), (0.3633, 0.118), (0.5878, 0.809), (0.0, 0.382)
    right = [(x + 0.4 * a, y + 0.4 * b) for a, b in spokes]
    left = [(2 * x - a, b) for a, b in right[-2:0:-1]]
    return Polyline((*right, *left), "ink", "thin", closed=True, fill="yellow")


def lamp(port: int, side: int, theme: str) -> Iterator[AnyNode]:
    """What the ray comes from, or what moves, and an arrow into the box."""
    (x, y), out, gap = _gap(port, side)
    a, b = -out[0], -out[1]

    def at(ahead: float, aside: float) -> Point:
        return x + a * ahead - b * aside, y + b * ahead + a * aside

    yield from gap
    body: tuple[tuple[float, float], ...]
    match theme:
        case "laser":
            body = (
                (-0.42, -0.24),
                (0.14, -0.24),
                (0.14, -0.1),
                (0.32, -0.1),
                (0.32, 0.1),
                (0.14, 0.1),
                (0.14, 0.24),
                (-0.42, 0.24),
            )
            yield Polyline(tuple(at(*point) for point in body), "ink", "medium", closed=True, fill="red")
            for rib in (-0.3, -0.2, -0.1):
                yield Polyline((at(rib, -0.14), at(rib, 0.14)), "ink", "thin")
        case "harbour":
            yield Polyline((at(-0.1, 0), at(0.5, -0.24), at(0.5, 0.24)), None, closed=True, fill="yellow")
            yield Circle(*at(-0.12, 0), 0.3, "red", "ink", "medium")
            yield Circle(*at(-0.12, 0), 0.16, "paper", "ink", "thin")
        case "periscope":
            grip = ((-0.45, -0.16), (-0.05, -0.16), (-0.05, 0.16), (-0.45, 0.16))
            head = ((-0.05, -0.16), (0.2, -0.3), (0.34, -0.3), (0.34, 0.3), (0.2, 0.3), (-0.05, 0.16))
            yield Polyline(tuple(at(*point) for point in grip), "ink", "medium", closed=True, fill="soft")
            yield Polyline(tuple(at(*point) for point in head), "ink", "medium", closed=True, fill="yellow")
            yield Polyline((at(0.2, -0.3), at(0.2, 0.3)), "ink", "thin")
        case "billiard":
            yield Circle(*at(-0.1, 0), 0.28, "orange", "ink", "medium")
            yield Circle(*at(-0.18, -0.08), 0.08, "paper")
        case _:
            yield Circle(*at(-0.1, 0), 0.3, "soft", "ink", "medium")
            yield Circle(*at(-0.1, 0), 0.12, "red", "ink", "thin")
    yield Polyline((at(0.3, 0), at(0.7, 0)), "ink", width=0.07)
    yield Polyline((at(0.84, 0), at(0.58, 0.15), at(0.58, -0.15)), "ink", "thin", closed=True, fill="ink")


def mirror(row: int, column: int, sign: str, theme: str) -> Iterator[AnyNode]:
    """A mirror with two sides, dashed if it is half a mirror, with a pivot if it swings."""
    x, y = MARGIN + column + 0.5, MARGIN + row + 0.5
    _, _, core, wide = _COLOURS[theme]
    reach = 0.37 if sign in "/fz" else -0.37
    ends = ((x - reach, y + 0.37), (x + reach, y - 0.37))
    if sign in "zs":
        for middle in (-3, -1, 1, 3):  # of four dashes
            first, last = ((middle + half) / 4 for half in (-_DASH, _DASH))
            dash = tuple((x + reach * part, y - 0.37 * part) for part in (first, last))
            yield Polyline(dash, "ink", width=0.1)
        return
    yield Polyline(ends, "ink", width=wide)
    yield Polyline(ends, core, width=wide - 0.09)
    if sign in "fg":
        yield Circle(x, y, 0.17, "paper", "ink", "medium")
        yield Circle(x, y, 0.06, "ink")


def badge(row: int, column: int, sign: str, letter: str) -> Iterator[AnyNode]:
    """A letter on a square, beside the mirror if there is one."""
    x, y = MARGIN + column, MARGIN + row
    if sign == ".":
        yield Circle(x + 0.5, y + 0.5, 0.32, "paper", "ink", "thin")
        yield Label(x + 0.5, y + 0.5, letter, 0.3, "given")
        return
    across = 0.21 if sign in "/fz" else 0.79
    yield Rect(x + across - 0.155, y + 0.055, 0.31, 0.31, fill="paper", stroke="ink", weight="hair")
    yield Label(x + across, y + 0.21, letter, 0.23, "given")


def outside(port: int, side: int) -> Point:
    """Where something stands outside of an opening."""
    return _gap(port, side)[0]
