"""Notes of translucent paper with their ink, the lines along which they are folded, and arrows; a unit is a cell."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Painted, Polyline, Segments
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.formats.cues.folded_note import Fold, Note, Stroke

_INK: Final = 0.3  # width of a stroke, at least
_FINE: Final = 0.0085  # the same, of the width of the page
_BLEED: Final = 0.05
_BADGE: Final = 0.68  # radius, of a letter or a number
_DESKS: Final = ("#dde4ea", "#e8dccb", "#d9e4da")
_SHEETS: Final = {"squared": ("#fdfdfb", "#cbd8e3"), "dotted": ("#fdf9ee", "#aaa18c")}  # their colours, and the lattice
_EDGE: Final = "#8d8776"  # of a sheet
_CREASE: Final = "#5b5340"


def strokes_of(row: str) -> list[Stroke]:
    """The strokes of a row of signs."""
    table = DIGITS if row.isdigit() else LETTERS
    return [
        (6 * number + 2 * a, 2 * b, 6 * number + 2 * c, 2 * d)
        for number, sign in enumerate(row)
        for line in table[sign]
        for (a, b), (c, d) in pairwise(line)
    ]


def landed(strokes: Iterable[Stroke], folds: Iterable[Fold]) -> list[Stroke]:
    """Where strokes lie on the folded note; those that cross a line are there in two parts."""
    found = list(strokes)
    for axis, at in folds:
        found = [part for stroke in found for part in _turned(stroke, 0 if axis == "x" else 1, at)]
    return found


def _turned(stroke: Stroke, axis: int, at: int) -> Iterator[Stroke]:
    """What a fold makes of a stroke: each part beyond the line is its mirror image."""
    start, stop = sorted((stroke[:2], stroke[2:]), key=lambda end: end[axis])
    ends = [start, stop]
    if start[axis] < at < stop[axis]:
        share = (at - start[axis]) / (stop[axis] - start[axis])
        x, y = (round(one + share * (other - one)) for one, other in zip(start, stop, strict=True))
        ends.insert(1, (x, y))
    for one, other in pairwise(ends):
        (a, b), (c, d) = (_mirrored(end, axis, at) if other[axis] > at else end for end in (one, other))
        yield a, b, c, d


def _mirrored(end: tuple[int, int], axis: int, at: int) -> tuple[int, int]:
    x, y = end
    return (x, 2 * at - y) if axis else (2 * at - x, y)


def draw_ink(strokes: Iterable[Stroke], paint: Paint, page: float) -> list[AnyNode]:
    """Strokes in a colour, on a page of some width."""
    width = max(_INK, _FINE * page)
    return [Polyline(((a / 2, b / 2), (c / 2, d / 2)), paint, width=width) for a, b, c, d in strokes]


def draw_note(note: Note, strokes: Iterable[Stroke], page: float, lettered: Sequence[int] = ()) -> list[AnyNode]:
    """A note with its ink, its lines, and arrows that say which way it is folded, on a page of some width."""
    width, height = (side / 2 for side in note.size)
    nodes = [*_paper(note.paper, width, height), *_creases(note, width, height), *draw_ink(strokes, note.ink, page)]
    right, bottom = width, height  # of what has not been turned over yet
    for number, (axis, half) in enumerate(note.folds, 1):
        at = half / 2
        upright = axis == "x"
        line = (at, -0.15, at, bottom) if upright else (-0.15, at, right, at)
        nodes.append(Segments((line,), "ink", "medium", dashed=True))
        x, y = (at, 0.0) if upright else (0.0, at)
        nodes += _arrow(x, y, upright=upright)
        if len(note.folds) > 1:
            nodes += badge(str(number), *((x, y - 1.85) if upright else (x - 1.85, y)))
        right, bottom = (at, bottom) if upright else (right, at)
    for letter, half in zip(OPTION_LETTERS, lettered, strict=False):
        nodes.append(Segments(((half / 2, -0.5, half / 2, bottom),), "ink", "medium"))
        nodes += badge(letter, half / 2, -1.1)
    return nodes


def badge(sign: str, x: float, y: float, scale: float = 1.0) -> list[AnyNode]:
    """A letter or a number on a disc, so many times as large as that of a fold."""
    return [Circle(x, y, scale * _BADGE, "paper", "ink"), Label(x, y, sign, scale * 0.75)]


def desk(look: int, width: float, height: float) -> AnyNode:
    """What notes lie on, in one of several looks; a little beyond the page, to cover its last pixels entirely."""
    return _area(0, 0, width + _BLEED, height + _BLEED, _DESKS[look % len(_DESKS)])


def _area(left: float, top: float, right: float, bottom: float, fill: str, opacity: float = 1.0) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, opacity=opacity)


def _creases(note: Note, right: float, bottom: float) -> list[AnyNode]:
    """The parts that are turned over, each a little darker, most of all along its fold."""
    nodes = list[AnyNode]()
    for axis, half in note.folds:
        at = half / 2
        for far, opacity in ((None, 0.05), (0.7, 0.05), (0.3, 0.07)):
            if axis == "x":
                nodes.append(_area(at, 0, at + far if far else right, bottom, _CREASE, opacity))
            else:
                nodes.append(_area(0, at, right, at + far if far else bottom, _CREASE, opacity))
        right, bottom = (at, bottom) if axis == "x" else (right, at)
    return nodes


def _arrow(x: float, y: float, *, upright: bool) -> list[AnyNode]:
    """A bow over a line, from the part that is turned over to the other."""
    bow = [(1.2 * cos(pi * step / 12), -0.4 - 0.6 * sin(pi * step / 12)) for step in range(13)]
    head = [(-0.85, -0.62), (-1.2, -0.3), (-1.42, -0.74)]
    turned = [[(x + a, y + b) if upright else (x + b, y + a) for a, b in line] for line in (bow, head)]
    return [
        Polyline(tuple(turned[0]), "ink", width=0.12),
        Polyline(tuple(turned[1]), "ink", width=0.12, closed=True, fill="ink"),
    ]


def _paper(kind: str, width: float, height: float) -> list[AnyNode]:
    """Squared or dotted paper with its shadow."""
    colour, lattice = _SHEETS[kind]
    edge = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0))
    sheet = [_area(0.16, 0.2, width + 0.16, height + 0.2, "#000000", 0.16), _area(0, 0, width, height, colour)]
    columns, rows = range(1, ceil(width)), range(1, ceil(height))
    if kind == "dotted":
        dots = (
            ((x - 0.05, y - 0.05), (x + 0.05, y - 0.05), (x + 0.05, y + 0.05), (x - 0.05, y + 0.05))
            for x in columns
            for y in rows
        )
        marks = [Painted(dot, lattice) for dot in dots]
    else:
        lines = (*(((0.0, y), (width, y)) for y in rows), *(((x, 0.0), (x, height)) for x in columns))
        marks = [Painted(line, stroke=lattice, width=0.045) for line in lines]
    return [*sheet, *marks, Painted(edge, stroke=_EDGE, width=0.06)]
