"""Yards, harbours, trays, floors and rinks with what slides on them; a unit is the side of a cell."""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Label, Painted, Polyline, Rect
from puzzlegen.formats.boards.sliding_block import Theme

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]

RIM: Final = 0.26  # of the board, around its cells
_BODIES: Final = (
    "#3f7fbf",
    "#e2b53c",
    "#4f9d5b",
    "#8e6bb0",
    "#7f8a94",
    "#e9e4d8",
    "#4a5a8a",
    "#8a6240",
    "#58b0a8",
    "#b8c25a",
)
_RED: Final = ("#d3342f", "#7e1512")
_GROUNDS: Final = {  # the rim, its edge; top and bottom of the ground; the lines of the cells
    "cars": ("#8b9098", "#3b4048", "#5b616b", "#50565f", "#7d848e"),
    "boats": ("#b08a5a", "#5f4526", "#a9dbe6", "#7dbdd0", "#cdeaf0"),
    "blocks": ("#7a5230", "#43290f", "#f3e7cc", "#e6d4ae", "#cdb88a"),
    "crates": ("#6b7280", "#343a44", "#dfe1e4", "#cdd0d5", "#b3b8bf"),
    "pucks": ("#c9d3da", "#5a6b78", "#f2fafd", "#dceef6", "#b4d3e2"),
}
_TONES: Final = {  # top, bottom and edge of what slides
    "blocks": (
        ("#e0b070", "#c98f4a", "#7a5022"),
        ("#c48a58", "#a66c3c", "#5f3818"),
        ("#ead3a2", "#d6b67a", "#8a6a34"),
        ("#a8805c", "#8a6242", "#4a3018"),
    ),
    "crates": (
        ("#d8b27a", "#c49a5c", "#6f4d20"),
        ("#9db7a0", "#7f9d84", "#3f5a45"),
        ("#9fb4cf", "#809bbb", "#3c5270"),
        ("#c9c2b4", "#aea592", "#5f5644"),
    ),
    "pucks": (
        ("#3c434d", "#22272e", "#0d1014"),
        ("#2f6f9f", "#1f4f78", "#102c45"),
        ("#3f8f5f", "#2a6b44", "#143822"),
        ("#7a5aa0", "#5a3f7c", "#2c1c42"),
    ),
}


class Area(NamedTuple):
    """A rectangle of cells: its left and top, its width and height."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, by: float) -> "Area":
        """The same without a margin."""
        return Area(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def rounded(self, radius: float) -> Points:
        """Its outline with round corners."""
        corners = (
            (self.x + self.width - radius, self.y + radius, -0.5),
            (self.x + self.width - radius, self.y + self.height - radius, 0.0),
            (self.x + radius, self.y + self.height - radius, 0.5),
            (self.x + radius, self.y + radius, 1.0),
        )
        return tuple(
            (x + radius * cos(pi * (turn + n / 24)), y + radius * sin(pi * (turn + n / 24)))
            for x, y, turn in corners
            for n in range(13)
        )


def pieces_of(rows: Sequence[str]) -> dict[str, Area]:
    """Where each lettered piece lies, in reading order."""
    cells = dict[str, list[tuple[int, int]]]()
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign not in ".#":
                cells.setdefault(sign, []).append((y, x))
    return {
        letter: Area(held[0][1], held[0][0], held[-1][1] - held[0][1] + 1, held[-1][0] - held[0][0] + 1)
        for letter, held in cells.items()
    }


def ground(theme: Theme, rows: Sequence[str]) -> Iterator[AnyNode]:
    """The board with its walls, without what slides on it."""
    height, width = len(rows), len(rows[0])
    rim, edge, top, bottom, line = _GROUNDS[theme]
    board = Area(0, 0, width, height)
    yield Painted(board.inside(-RIM).rounded(0.2), fill=rim, stroke=edge, width=0.05)
    yield Painted(board.rounded(0.02), fill=top, fade=bottom, stroke=edge, width=0.06)
    for x in range(1, width):
        yield Painted(((x, 0.06), (x, height - 0.06)), stroke=line, width=0.035)
    for y in range(1, height):
        yield Painted(((0.06, y), (width - 0.06, y)), stroke=line, width=0.035)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == "#":
                yield from _wall(theme, x, y)


def _wall(theme: Theme, x: float, y: float) -> Iterator[AnyNode]:
    """A bush in a bed, a pile of stones or a rock: what never moves."""
    if theme == "cars":
        yield Painted(Area(x, y, 1, 1).inside(0.08).rounded(0.12), fill="#c9c4b8", stroke="#6f6a5e", width=0.05)
        for dx, dy, size in ((0.36, 0.4, 0.2), (0.64, 0.38, 0.19), (0.5, 0.63, 0.22)):
            yield Painted(_blob(x + dx, y + dy, size), fill="#5d9a4a", stroke="#35662a", width=0.04)
        return
    yield Painted(
        tuple(
            (x + 0.5 + far * cos(2 * pi * n / 9), y + 0.5 + far * sin(2 * pi * n / 9))
            for n, far in enumerate((0.44, 0.4, 0.45, 0.41, 0.44, 0.4, 0.45, 0.4, 0.43))
        ),
        fill="#a3a9ae",
        fade="#7c838a",
        stroke="#454b52",
        width=0.05,
    )
    yield Painted(((x + 0.3, y + 0.4), (x + 0.48, y + 0.28), (x + 0.66, y + 0.36)), stroke="#c9cfd4", width=0.05)


def _blob(x: float, y: float, radius: float) -> Points:
    return tuple((x + radius * cos(n * pi / 32), y + radius * sin(n * pi / 32)) for n in range(64))


def way_out(theme: Theme, rows: Sequence[str], goal: Area) -> Iterator[AnyNode]:
    """A gap in the rim where a lane ends, the ground going on through it, and an arrow."""
    height, width = len(rows), len(rows[0])
    if goal.width > goal.height:
        right = goal.x > 0
        x, y, across, down = (width if right else 0.0), goal.y + 0.5, (1 if right else -1), 0
    else:
        bottom = goal.y > 0
        x, y, across, down = goal.x + 0.5, (height if bottom else 0.0), 0, (1 if bottom else -1)

    def at(ahead: float, aside: float) -> Point:
        return x + across * ahead - down * aside, y + down * ahead + across * aside

    _, edge, top, low, _ = _GROUNDS[theme]
    lane = (at(-0.05, -0.44), at(RIM + 0.03, -0.44), at(RIM + 0.03, 0.44), at(-0.05, 0.44))
    yield Painted(lane, fill=_blended(top, low, y / height))
    for aside in (-0.44, 0.44):
        yield Painted((at(0, aside), at(RIM, aside)), stroke=edge, width=0.05)
    shaft = (at(0.06, -0.11), at(0.4, -0.11), at(0.4, -0.26), at(0.72, 0), at(0.4, 0.26), at(0.4, 0.11))
    yield Painted((*shaft, at(0.06, 0.11)), fill=_RED[0], stroke=_RED[1], width=0.04)


def _blended(one: str, other: str, share: float) -> str:
    """The colour that lies so far on the way from one to another."""
    parts = ((int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in parts)


_LINE: Final = 0.07  # width of the outline of a place
_IN: Final = 0.05  # so far within its cells runs the outline, and so it covers no neighbour, no wall and no puck there


def place(goal: Area) -> Iterator[AnyNode]:
    """The outline of the place where the special piece is wanted; it is drawn over everything."""
    left, top, right, bottom = goal.x + _IN, goal.y + _IN, goal.x + goal.width - _IN, goal.y + goal.height - _IN
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    yield Polyline(corners, stroke="paper", width=_LINE, closed=True)
    for y in (top, bottom):  # sides as long as the outline is outside, so that each corner is of two dashes
        yield Polyline(((left - _LINE / 2, y), (right + _LINE / 2, y)), stroke="red", width=_LINE, dashed=True)
    for x in (left, right):
        yield Polyline(((x, top - _LINE / 2), (x, bottom + _LINE / 2)), stroke="red", width=_LINE, dashed=True)


def numbered(areas: Iterable[Area], goal: Area | None = None) -> Iterator[AnyNode]:
    """Numbers on pieces, in their order from 1; over everything, so that no outline crosses them.

    Where an outline around ``goal`` would run behind a number, it stands half a cell farther left or up.
    """
    for number, area in enumerate(areas, 1):
        x, y = area.x + area.width / 2, area.y + area.height / 2
        if goal is not None:
            right, bottom = goal.x + goal.width, goal.y + goal.height
            if goal.x <= x <= right and goal.y <= y <= bottom:
                x, y = x - (x in (goal.x, right)) / 2, y - (y in (goal.y, bottom)) / 2
        yield Rect(x - 0.29, y - 0.25, 0.58, 0.5, fill="paper", radius=0.1)
        yield Rect(x - 0.25, y - 0.21, 0.5, 0.42, fill="paper")  # what hides its ground from the gate of contrasts
        yield Label(x, y, str(number), 0.32 if number < 10 else 0.28, "given")


def piece(theme: Theme, tone: int, area: Area, number: int, *, special: bool) -> Iterator[AnyNode]:
    """Something that slides; its number decides the colour of a vehicle."""
    if theme in ("cars", "boats"):
        body = _RED[0] if special else _BODIES[(number * 3 + tone) % len(_BODIES)]
        yield from (_vehicle if theme == "cars" else _boat)(area, body, "#2a2d33" if not special else _RED[1])
    else:
        colours = ("#e0524a", *_RED) if special else _TONES[theme][tone]
        yield from {"blocks": _block, "crates": _crate, "pucks": _puck}[theme](area, colours)


def _lengthwise(area: Area, shape: Sequence[Point]) -> Points:
    """Points along and across a piece, as points of the board."""
    if area.width > area.height:
        return tuple((area.x + u, area.y + v) for u, v in shape)
    return tuple((area.x + v, area.y + u) for u, v in shape)


def _vehicle(area: Area, body: str, edge: str) -> Iterator[AnyNode]:
    """A car from above, or a lorry if it is longer."""
    long = max(area.width, area.height)
    yield Painted(_lengthwise(area, Area(0.12, 0.17, long - 0.18, 0.74).rounded(0.2)), fill="#000000", opacity=0.3)
    if long < 3:
        parts, panes = [Area(0.08, 0.13, long - 0.16, 0.74).rounded(0.24)], [(0.44, 0.18, 0.06), (1.66, -0.12, 0.04)]
    else:
        parts = [Area(0.08, 0.15, 0.8, 0.7).rounded(0.16), Area(0.8, 0.1, long - 0.88, 0.8).rounded(0.06)]
        panes = [(0.26, 0.16, 0.04)]
    for part in parts:
        yield Painted(_lengthwise(area, part), fill=body, stroke=edge, width=0.045)
    for u, deep, slant in panes:  # the windscreens
        pane = ((u, 0.24), (u + deep, 0.24 + slant), (u + deep, 0.76 - slant), (u, 0.76))
        yield Painted(_lengthwise(area, pane), fill="#27323d", stroke=edge, width=0.02)
    for u in (1.08, 2.6) if long > 2 else ():
        yield Painted(_lengthwise(area, ((u, 0.14), (u, 0.86))), stroke=edge, width=0.035, opacity=0.6)
    for v in (0.24, 0.76):
        (x, y), *_ = _lengthwise(area, ((0.12, v),))
        yield Painted(_blob(x, y, 0.055), fill="#fff3b0")


def _boat(area: Area, body: str, edge: str) -> Iterator[AnyNode]:
    """A boat from above, with its bow at one end."""
    long = max(area.width, area.height)

    def hull(by: float) -> Points:
        bow = [
            (0.06 + by + 0.62 * (1 - cos(a)), 0.5 - (0.38 - by) * sin(a))
            for a in (pi * step / 24 for step in range(13))
        ]
        stern = [(long - 0.16 - by, 0.12 + by), (long - 0.08 - by, 0.24 + by)]
        upper = [*bow, *stern]
        return _lengthwise(area, (*upper, *((u, 1 - v) for u, v in reversed(upper))))

    yield Painted(hull(0.0), fill=body, stroke=edge, width=0.05)
    yield Painted(hull(0.12), fill="#e8d3a8", stroke=edge, width=0.03)
    for u in (1.0, 2.0)[: int(long) - 1]:
        yield Painted(_lengthwise(area, ((u + 0.42, 0.26), (u + 0.42, 0.74))), stroke="#8a6a3c", width=0.09)


def _block(area: Area, colours: tuple[str, str, str]) -> Iterator[AnyNode]:
    """A block of wood with its grain, or a painted one."""
    top, bottom, edge = colours
    yield Painted(
        Area(area.x + 0.05, area.y + 0.07, area.width, area.height).inside(0.07).rounded(0.1),
        fill="#000000",
        opacity=0.22,
    )
    body = area.inside(0.06)
    yield Painted(body.rounded(0.12), fill=top, fade=bottom, stroke=edge, width=0.045)
    wide, long = sorted((body.width, body.height))
    for n in range(1, 4):
        wave = [(0.12 + (long - 0.24) * step / 6, wide * n / 4 + 0.035 * sin(step * 1.7 + n * 2)) for step in range(7)]
        yield Painted(_lengthwise(body, wave), stroke=edge, width=0.03, opacity=0.4)


def _crate(area: Area, colours: tuple[str, str, str]) -> Iterator[AnyNode]:
    """A crate of boards within a frame."""
    top, bottom, edge = colours
    body = area.inside(0.05)
    yield Painted(body.rounded(0.04), fill=top, fade=bottom, stroke=edge, width=0.05)
    inner = area.inside(0.17)
    left, upper, right, lower = inner.x, inner.y, inner.x + inner.width, inner.y + inner.height
    yield Painted(((left, upper), (right, lower)), stroke=edge, width=0.05, opacity=0.6)
    yield Painted(((left, lower), (right, upper)), stroke=edge, width=0.05, opacity=0.6)
    yield Painted(
        ((left, upper), (right, upper), (right, lower), (left, lower), (left, upper)), stroke=edge, width=0.04
    )


def _puck(area: Area, colours: tuple[str, str, str]) -> Iterator[AnyNode]:
    """A puck from above."""
    top, bottom, edge = colours
    x, y = area.x + 0.5, area.y + 0.5
    yield Painted(_blob(x + 0.04, y + 0.06, 0.41), fill="#000000", opacity=0.2)
    yield Painted(_blob(x, y, 0.41), fill=top, fade=bottom, stroke=edge, width=0.05)
    yield Painted((*_blob(x, y, 0.33), (x + 0.33, y)), stroke="#ffffff", width=0.03, opacity=0.5)
