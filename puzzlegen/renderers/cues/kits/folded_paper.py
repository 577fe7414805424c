"""Notes of translucent paper with their ink, the lines along which they are folded, and arrows; a unit is a cell."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Polyline, Rect, Segments
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.formats.cues.folded_note import Note, Stroke

_INK: Final = 0.2  # width of a stroke


def strokes_of(row: str) -> list[Stroke]:
    """The strokes of a row of signs."""
    table = DIGITS if row.isdigit() else LETTERS
    return [
        (6 * number + 2 * a, 2 * b, 6 * number + 2 * c, 2 * d)
        for number, sign in enumerate(row)
        for line in table[sign]
        for (a, b), (c, d) in pairwise(line)
    ]


def draw_ink(strokes: Iterable[Stroke], paint: Paint) -> list[AnyNode]:
    """Strokes in a colour."""
    return [Polyline(((a / 2, b / 2), (c / 2, d / 2)), paint, width=_INK) for a, b, c, d in strokes]


def draw_note(note: Note, strokes: Iterable[Stroke], lettered: Sequence[int] = ()) -> list[AnyNode]:
    """A note with its ink, its lines, and arrows that say which way it is folded."""
    width, height = (side / 2 for side in note.size)
    nodes = [*_paper(note.paper, width, height), *draw_ink(strokes, note.ink)]
    right, bottom = width, height  # of what has not been turned over yet
    for number, (axis, half) in enumerate(note.folds, 1):
        at = half / 2
        upright = axis == "x"
        line = (at, -0.15, at, bottom) if upright else (-0.15, at, right, at)
        nodes.append(Segments((line,), "ink", "medium", dashed=True))
        x, y = (at, 0.0) if upright else (0.0, at)
        nodes += _arrow(x, y, upright=upright)
        if len(note.folds) > 1:
            nodes.append(Label(x, y - 1.6, str(number), 0.62) if upright else Label(x - 1.55, y, str(number), 0.62))
        right, bottom = (at, bottom) if upright else (right, at)
    for letter, half in zip(OPTION_LETTERS, lettered, strict=False):
        nodes.append(Segments(((half / 2, -0.25, half / 2, bottom),), "ink", "medium"))
        nodes.append(Label(half / 2, -0.8, letter, 0.62))
    return nodes


def _arrow(x: float, y: float, *, upright: bool) -> list[AnyNode]:
    """A bow over a line, from the part that is turned over to the other."""
    bow = [(1.2 * cos(pi * step / 12), -0.4 - 0.6 * sin(pi * step / 12)) for step in range(13)]
    head = [(-0.85, -0.62), (-1.2, -0.3), (-1.42, -0.74)]
    turned = [[(x + a, y + b) if upright else (x + b, y + a) for a, b in line] for line in (bow, head)]
    return [
        Polyline(tuple(turned[0]), "ink", width=0.09),
        Polyline(tuple(turned[1]), "ink", width=0.09, closed=True, fill="ink"),
    ]


def _paper(kind: str, width: float, height: float) -> list[AnyNode]:
    """Squared or dotted paper."""
    shade, columns, rows = Rect(0.12, 0.14, width, height, "soft"), range(1, ceil(width)), range(1, ceil(height))
    sheet = Rect(0, 0, width, height, "paper", "mark", "thin")
    if kind == "dotted":
        return [shade, sheet, *(Circle(x, y, 0.055, "line") for x in columns for y in rows)]
    squares = (*((0, y, width, y) for y in rows), *((x, 0, x, height) for x in columns))
    return [shade, sheet, Segments(squares, "soft", "hair")]
