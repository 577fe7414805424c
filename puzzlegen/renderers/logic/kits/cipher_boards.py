"""Boards of letters with heads, and letters with their two signs."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Polyline, Rect, Segments
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.logic.kits.clue_cards import picture

TILE: Final = 1.55  # width of a letter with its signs
TALL: Final = 1.0  # height of its signs
_PLATE: Final = 0.84
_GAP: Final = 0.36  # half the angle of a dial's gap, in radians
Point: TypeAlias = tuple[float, float]


class Drawn(NamedTuple):
    """A board that is drawn, and its size."""

    nodes: list[AnyNode]
    wide: float
    high: float


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
    return [*nodes, *_sign("?" if asked else sign, x, y, 0.6)]


def _sign(sign: str, x: float, y: float, size: float) -> list[AnyNode]:
    """A digit or an animal; colours are the plate's own."""
    if sign in ICONS:
        return picture(sign, x - size / 2, y - size / 2, size)
    return [] if sign in COLOURS or not sign else [Label(x, y, sign, 0.36, "label", "label")]


def _letter(letter: str, x: float, y: float) -> list[AnyNode]:
    if letter != ".":
        return [Label(x, y, letter, 0.42)]
    blots = ((-0.16, 0.04, 0.15), (0.0, -0.06, 0.19), (0.15, 0.07, 0.14), (0.03, 0.14, 0.13))
    return [Circle(x + a, y + b, radius, "line") for a, b, radius in blots]


def _grid(theme: str, cells: Sequence[str], heads: Sequence[Sequence[str]], asked: tuple[int, int] | None) -> Drawn:
    nodes: list[AnyNode] = [
        Rect(1.1, 1.1, len(cells[0]), len(cells), fill="paper", stroke="ink", weight="thick"),
    ]
    for y, row in enumerate(cells):
        for x, letter in enumerate(row):
            shaded = theme == "zoo" and (x + y) % 2
            nodes.append(Rect(1.1 + x, 1.1 + y, 1, 1, fill="tint" if shaded else "paper", stroke="line"))
            nodes += _letter(letter, 1.6 + x, 1.6 + y)
    for line, sign in enumerate(heads[0]):
        nodes += plate(sign, 0.5, 1.6 + line, 0, asked=asked == (0, line))
    for line, sign in enumerate(heads[1]):
        nodes += plate(sign, 1.6 + line, 0.5, 1, asked=asked == (1, line))
    return Drawn(nodes, 1.2 + len(cells[0]), 1.2 + len(cells))


def _dial(_theme: str, cells: Sequence[str], heads: Sequence[Sequence[str]], asked: tuple[int, int] | None) -> Drawn:
    """Rows as rings, from the inside, and columns as sectors, clockwise from a gap at the top with the rings' heads."""
    inner, rings, sectors = 1.3, len(cells), len(cells[0])
    outer = inner + rings
    middle = outer + 1.05
    step = (2 * pi - 2 * _GAP) / sectors

    def at(radius: float, angle: float) -> Point:
        return middle + radius * sin(angle), middle - radius * cos(angle)

    nodes: list[AnyNode] = []
    for y, row in enumerate(cells):
        near, far = inner + y, inner + y + 1
        for x, letter in enumerate(row):
            first = _GAP + x * step
            angles = [first + step * part / 12 for part in range(13)]
            outline = (*(at(near, angle) for angle in angles), *(at(far, angle) for angle in reversed(angles)))
            nodes.append(Polyline(outline, "line", closed=True, fill="tint" if y % 2 else "paper"))
            nodes += _letter(letter, *at((near + far) / 2, first + step / 2))
    border = [_GAP + (2 * pi - 2 * _GAP) * part / 60 for part in range(61)]
    rim = (*(at(inner, angle) for angle in border), *(at(outer, angle) for angle in reversed(border)))
    nodes.append(Polyline(rim, "ink", "medium", closed=True))
    for line, sign in enumerate(heads[0]):
        nodes += plate(sign, middle, middle - inner - line - 0.5, 0, asked=asked == (0, line))
    for line, sign in enumerate(heads[1]):
        nodes += plate(sign, *at(outer + 0.55, _GAP + (line + 0.5) * step), 1, asked=asked == (1, line))
    return Drawn(nodes, 2 * middle, 2 * middle)


def signs(theme: str, pair: Sequence[str], x: float, y: float) -> list[AnyNode]:
    """The two signs of a letter, `TILE` by `TALL`: a flag of two colours, or a slip of paper."""
    if theme == "flags":
        nodes: list[AnyNode] = [Segments(((x + 0.16, y, x + 0.16, y + TALL),), "ink", "medium")]
        for place, hue in enumerate(pair):
            left = x + 0.16 + place * 0.56
            nodes.append(Rect(left, y + 0.05, 0.56, 0.7, fill=hue, stroke="ink"))  # type: ignore[arg-type]
        return nodes
    nodes = [Rect(x + 0.05, y + 0.08, TILE - 0.1, TALL - 0.2, fill="paper", stroke="ink", radius=0.08)]
    for place, sign in enumerate(pair):
        nodes += _sign(sign, x + 0.43 + 0.69 * place, y + TALL / 2 - 0.02, 0.68)
    return nodes


def text(theme: str, word: str, pairs: Sequence[Sequence[str]], x: float, y: float) -> list[AnyNode]:
    """Signs with their letters above; without a word, there is nothing above them."""
    nodes: list[AnyNode] = []
    for number, pair in enumerate(pairs):
        left = x + number * TILE
        if word:
            nodes.append(Label(left + TILE / 2, y + 0.3, word[number], 0.38))
        nodes += signs(theme, pair, left, y + (0.6 if word else 0))
    return nodes
