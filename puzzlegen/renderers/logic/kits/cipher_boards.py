"""Boards of letters with heads, and letters with their two signs."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Painted, Polyline, Rect, Segments
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.logic.kits.clue_cards import picture

TILE: Final = 1.55  # width of a letter with its signs
TALL: Final = 1.0  # height of its signs
_PLATE: Final = 0.84
_INNER: Final = 0.95  # radius of a dial's hole
_RING: Final = 0.88  # width of its rings
_GAP: Final = 0.36  # half the angle of its gap, in radians
_RIM: Final = 0.16  # of the board's frame around its cells and plates
_FRAMES: Final = {  # what boards are made of, and their edges
    "slate": ("#c99c66", "#8d683d"),
    "dial": ("#e3cc97", "#a3854a"),
    "flags": ("#7d94ad", "#4d6179"),
    "zoo": ("#9fbf85", "#66874f"),
}
Point: TypeAlias = tuple[float, float]


class Drawn(NamedTuple):
    """A board that is drawn, its size, and the centres of its cells and of the plates of rows and of columns."""

    nodes: tuple[AnyNode, ...]
    wide: float
    high: float
    cells: list[list[Point]]
    plates: tuple[list[Point], list[Point]]


def board(theme: str, cells: Sequence[str], heads: Sequence[Sequence[str]], asked: tuple[int, int] | None) -> Drawn:
    """A board; ``asked`` is the side, 0 for rows, and the line whose head is asked for."""
    return (_dial if theme == "dial" else _grid)(theme, cells, heads, asked)


def plate(sign: str, x: float, y: float, side: int, *, asked: bool = False) -> list[AnyNode]:
    """A head around (x, y), a square one for rows and a round one for columns."""
    fill: Paint = "highlight" if asked else "paper"
    half = _PLATE / 2
    if sign in COLOURS:
        fill = sign  # type: ignore[assignment]
    nodes: list[AnyNode] = [
        Circle(x, y, half, fill, "ink", "medium")
        if side
        else Rect(x - half, y - half, _PLATE, _PLATE, fill=fill, stroke="ink", weight="medium")
    ]
    return [*nodes, *_sign("?" if asked else sign, x, y, 0.64 if side else 0.72, 0.5)]


def _sign(sign: str, x: float, y: float, size: float, digit: float = 0.44) -> list[AnyNode]:
    """An animal of this size or a digit of this height; colours are the plate's own."""
    if sign in ICONS:
        return picture(sign, x - size / 2, y - size / 2, size)
    return [] if sign in COLOURS or not sign else [Label(x, y, sign, digit, "ink", "label")]


def _letter(letter: str, x: float, y: float) -> list[AnyNode]:
    if letter != ".":
        return [Label(x, y, letter, 0.46)]
    blots = ((-0.16, 0.04, 0.15), (0.0, -0.06, 0.19), (0.15, 0.07, 0.14), (0.03, 0.14, 0.13))
    return [Circle(x + a, y + b, radius, "line") for a, b, radius in blots]


def _heads(
    heads: Sequence[Sequence[str]], plates: Sequence[Sequence[Point]], asked: tuple[int, int] | None
) -> list[AnyNode]:
    return [
        node
        for side, (some, spots) in enumerate(zip(heads, plates, strict=True))
        for line, (sign, spot) in enumerate(zip(some, spots, strict=True))
        for node in plate(sign, *spot, side, asked=asked == (side, line))
    ]


def _ground(theme: str, points: Sequence[Point]) -> list[AnyNode]:
    """What a board or a tray is made of, with its edge."""
    fill, edge = _FRAMES[theme]
    return [Painted(tuple(points), fill), Painted((*points, points[0]), stroke=edge, width=0.06)]


def _rounded(wide: float, high: float, radius: float = 0.25) -> list[Point]:
    """The outline of a box with round corners."""
    corners = (
        (wide - radius, radius, 0),
        (wide - radius, high - radius, 1),
        (radius, high - radius, 2),
        (radius, radius, 3),
    )
    return [
        (x + radius * sin((quarter + part / 6) * pi / 2), y - radius * cos((quarter + part / 6) * pi / 2))
        for x, y, quarter in corners
        for part in range(7)
    ]


def _grid(theme: str, cells: Sequence[str], heads: Sequence[Sequence[str]], asked: tuple[int, int] | None) -> Drawn:
    start, near = _RIM + 1.0, _RIM + 0.44  # of the cells, and the middles of the plates
    spots = [[(start + x + 0.5, start + y + 0.5) for x in range(len(row))] for y, row in enumerate(cells)]
    plates = [(near, row[0][1]) for row in spots], [(x, near) for x, _ in spots[0]]
    across, down = (start + count + _RIM for count in (len(cells[0]), len(cells)))
    nodes: list[AnyNode] = _ground(theme, _rounded(across, down))
    for y, row in enumerate(cells):
        for x, letter in enumerate(row):
            fill: Paint = "tint" if (x + y) % 2 else "paper"
            nodes.append(Rect(start + x, start + y, 1, 1, fill=fill, stroke="line"))
            nodes += _letter(letter, *spots[y][x])
    nodes.append(Rect(start, start, len(cells[0]), len(cells), stroke="ink", weight="medium"))
    nodes += _heads(heads, plates, asked)
    return Drawn(tuple(nodes), across, down, spots, plates)


def _dial(theme: str, cells: Sequence[str], heads: Sequence[Sequence[str]], asked: tuple[int, int] | None) -> Drawn:
    """Rows as rings, from the inside, and columns as sectors, clockwise from a gap at the top with the rings' heads."""
    rings, sectors = len(cells), len(cells[0])
    outer = _INNER + rings * _RING
    middle = outer + 0.97 + _RIM
    step = (2 * pi - 2 * _GAP) / sectors

    def at(radius: float, angle: float) -> Point:
        return middle + radius * sin(angle), middle - radius * cos(angle)

    around = [at(outer + 0.52 + 0.42 + _RIM, 2 * pi * part / 90) for part in range(90)]
    nodes: list[AnyNode] = _ground(theme, around)
    across = [_GAP + (x + 0.5) * step for x in range(sectors)]
    spots = [[at(_INNER + (y + 0.5) * _RING, angle) for angle in across] for y in range(rings)]
    plates = [at(_INNER + (y + 0.5) * _RING, 0) for y in range(rings)], [at(outer + 0.52, angle) for angle in across]
    for y, row in enumerate(cells):
        near, far = _INNER + y * _RING, _INNER + (y + 1) * _RING
        for x, letter in enumerate(row):
            first = _GAP + x * step
            angles = [first + step * part / 12 for part in range(13)]
            outline = (*(at(near, angle) for angle in angles), *(at(far, angle) for angle in reversed(angles)))
            nodes.append(Polyline(outline, "line", closed=True, fill="tint" if y % 2 else "paper"))
            nodes += _letter(letter, *spots[y][x])
    border = [_GAP + (2 * pi - 2 * _GAP) * part / 60 for part in range(61)]
    rim = (*(at(_INNER, angle) for angle in border), *(at(outer, angle) for angle in reversed(border)))
    nodes.append(Polyline(rim, "ink", "medium", closed=True))
    nodes += _heads(heads, plates, asked)
    return Drawn(tuple(nodes), 2 * middle, 2 * middle, spots, plates)


def tray(theme: str, loose: Sequence[Sequence[str]], *, upright: bool) -> tuple[tuple[AnyNode, ...], float, float]:
    """The loose heads, those of rows above those of columns or left of them, and the width and height of their tray."""
    lines = [(side, some) for side, some in enumerate(loose) if some]
    if not lines:
        return (), 0, 0
    long, short = max(len(some) for _, some in lines) + 0.2, len(lines) + 0.2
    wide, high = (short, long) if upright else (long, short)
    nodes: list[AnyNode] = _ground(theme, _rounded(wide, high))
    for line, (side, some) in enumerate(lines):
        start = (long - len(some) + 1) / 2
        for number, sign in enumerate(some):
            along, across = start + number, 0.6 + line
            nodes += plate(sign, *((across, along) if upright else (along, across)), side)
    return tuple(nodes), wide, high


def signs(theme: str, pair: Sequence[str], x: float, y: float) -> list[AnyNode]:
    """The two signs of a letter, `TILE` by `TALL`: a flag of two colours, or a slip of paper."""
    if theme == "flags":
        nodes: list[AnyNode] = [Segments(((x + 0.12, y, x + 0.12, y + TALL),), "ink", "medium")]
        for place, hue in enumerate(pair):
            left = x + 0.12 + place * 0.68
            nodes.append(Rect(left, y + 0.03, 0.68, 0.8, fill=hue, stroke="ink"))  # type: ignore[arg-type]
        return nodes
    nodes = [Rect(x + 0.05, y + 0.08, TILE - 0.1, TALL - 0.2, fill="paper", stroke="ink", radius=0.08)]
    for place, sign in enumerate(pair):
        nodes += _sign(sign, x + 0.43 + 0.69 * place, y + TALL / 2 - 0.02, 0.68, 0.48)
    return nodes


def text(theme: str, word: str, pairs: Sequence[Sequence[str]], x: float, y: float) -> list[AnyNode]:
    """Signs with their letters above; without a word, there is nothing above them."""
    nodes: list[AnyNode] = []
    for number, pair in enumerate(pairs):
        left = x + number * TILE
        if word:
            nodes.append(Label(left + TILE / 2, y + 0.27, word[number], 0.38))
        nodes += signs(theme, pair, left, y + (0.6 if word else 0))
    return nodes
