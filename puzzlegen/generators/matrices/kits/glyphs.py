"""The line figures from which puzzles are made: bodies, marks upon them, and dots.

A glyph is put together from a *body* (an outline or an open sign), up to two *marks* (lines through it, small shapes in
it or beside it) and perhaps a pattern of dots; or from several small shapes, or from two outlines that lie in some way.
What would not look clean is left out. `stock` is the same for every puzzle: a puzzle picks from it, turns and reflects.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.generators.matrices.kits.glyph_traits import ORDER, Part, Spot, Trait, entry, meet, middle, traits_of

Points: TypeAlias = tuple[tuple[int, int], ...]
Parts: TypeAlias = tuple[Part, ...]
_Form: TypeAlias = tuple[tuple[tuple[Spot, ...], ...], Points]

_REACH: Final = 8
TURNS: Final = 8  # with reflections
_REFLECTED: Final[Mapping[Trait, Trait]] = {"rising": "falling", "falling": "rising"}
_QUARTER: Final[Mapping[Trait, Trait]] = {**_REFLECTED, "vertical": "horizontal", "horizontal": "vertical"}
_ATTEMPTS: Final = 5500


class Glyph(msgspec.Struct, frozen=True):
    """A line figure on the lattice from -8 to 8; x runs right, y runs down.

    Attributes:
        parts: segments ``(x1, y1, x2, y2)`` and arcs ``(cx, cy, x1, y1, x2, y2)``, clockwise from the first point to
            the second, all the way around if these are equal.
        dots: the places of its dots.
    """

    parts: Parts
    dots: Points = ()

    def turned(self, turn: int) -> "Glyph":
        """The glyph after ``turn % 4`` quarter turns clockwise, reflected before if ``turn`` is 4 or more."""
        return Glyph(
            tuple(_turned(part, turn) for part in self.parts), tuple(_placed(x, y, turn) for x, y in self.dots)
        )

    def moved(self, across: int, down: int) -> "Glyph":
        """The glyph moved by these numbers of steps."""
        return Glyph(
            tuple(tuple(number + (down if i % 2 else across) for i, number in enumerate(part)) for part in self.parts),
            tuple((x + across, y + down) for x, y in self.dots),
        )

    def published(self) -> Figure:
        """The form of ``docs/line-figures.md``."""
        segments = (part for part in self.parts if len(part) == 4)
        return Figure(tuple(segments), tuple(part for part in self.parts if len(part) == 6), self.dots)


class Design(msgspec.Struct, frozen=True):
    """A glyph with its traits; ``number`` is its place in the stock, however it is turned.

    ``column`` are the values of the traits in `ORDER`, in this order.
    """

    number: int
    glyph: Glyph
    traits: Mapping[str, Trait]
    column: tuple[Trait, ...]


@cache
def turned(number: int, turn: int) -> Design:
    """A design of the stock after a turn, see `Glyph.turned`; of its traits, only a direction can change."""
    design = stock()[number]
    direction = design.traits["axis direction"]
    if turn >= 4:
        direction = _REFLECTED.get(direction, direction)
    if turn % 2:
        direction = _QUARTER.get(direction, direction)
    return _design(number, design.glyph.turned(turn), {**design.traits, "axis direction": direction})


def _design(number: int, glyph: Glyph, traits: Mapping[str, Trait]) -> Design:
    return Design(number, glyph, traits, tuple(traits[name] for name in ORDER))


def _placed(x: int, y: int, turn: int) -> tuple[int, int]:
    if turn >= 4:
        x = -x
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def _turned(part: Part, turn: int) -> Part:
    points = [_placed(part[i], part[i + 1], turn) for i in range(0, len(part), 2)]
    if len(points) == 3 and turn >= 4:  # a reflection exchanges what is clockwise
        points[1:] = points[:0:-1]
    return tuple(number for point in points for number in point)


def _open(*points: tuple[int, int]) -> Parts:
    return tuple((*one, *other) for one, other in pairwise(points))


def _closed(*points: tuple[int, int]) -> Parts:
    return _open(*points, points[0])


def _circle(x: int, y: int, radius: int) -> Part:
    return x, y, x + radius, y, x + radius, y


def _box(x: int, y: int, across: int, down: int) -> Parts:
    """A rectangle around a centre, of half this width and height."""
    return _closed((x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down))


def _rhombus(x: int, y: int, across: int, down: int) -> Parts:
    return _closed((x, y - down), (x + across, y), (x, y + down), (x - across, y))


OUTLINES: Final[Mapping[str, Parts]] = {
    "circle": (_circle(0, 0, 5),),
    "square": _box(0, 0, 5, 5),
    "rectangle": _box(0, 0, 6, 4),
    "bar": _box(0, 0, 6, 3),
    "diamond": _rhombus(0, 0, 6, 6),
    "rhombus": _rhombus(0, 0, 4, 6),
    "triangle": _closed((0, -5), (6, 5), (-6, 5)),
    "set square": _closed((-5, -5), (5, 5), (-5, 5)),
    "trapezoid": _closed((-3, -4), (3, -4), (6, 4), (-6, 4)),
    "parallelogram": _closed((-2, -4), (6, -4), (2, 4), (-6, 4)),
    "kite": _closed((0, -6), (4, -2), (0, 6), (-4, -2)),
    "house": _closed((0, -6), (5, -1), (5, 5), (-5, 5), (-5, -1)),
    "hexagon": _closed((-4, -5), (4, -5), (7, 0), (4, 5), (-4, 5), (-7, 0)),
    "octagon": _closed((-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2), (-5, -2)),
    "dart": _closed((0, -6), (6, 5), (0, 1), (-6, 5)),
    "ell": _closed((-5, -5), (0, -5), (0, 0), (5, 0), (5, 5), (-5, 5)),
    "plus": _closed(
        *((-2, -6), (2, -6), (2, -2), (6, -2), (6, 2), (2, 2), (2, 6), (-2, 6), (-2, 2), (-6, 2), (-6, -2), (-2, -2))
    ),
    "tee": _closed((-6, -5), (6, -5), (6, -1), (2, -1), (2, 5), (-2, 5), (-2, -1), (-6, -1)),
    "steps": _closed((-6, 6), (-6, -6), (-2, -6), (-2, -2), (2, -2), (2, 2), (6, 2), (6, 6)),
    "star": _closed((0, -6), (2, -2), (6, 0), (2, 2), (0, 6), (-2, 2), (-6, 0), (-2, -2)),
    "arrow": _closed((0, -6), (6, 0), (3, 0), (3, 6), (-3, 6), (-3, 0), (-6, 0)),
    "crown": _closed((-6, -5), (-3, 0), (0, -5), (3, 0), (6, -5), (6, 5), (-6, 5)),
    "hourglass": ((-5, -5, 5, -5), (5, -5, -5, 5), (-5, 5, 5, 5), (5, 5, -5, -5)),
    "half disc": ((-6, 3, 6, 3), (0, 3, -6, 3, 6, 3)),
    "quarter": ((-5, 5, -5, -5), (-5, 5, 5, 5), (-5, 5, -5, -5, 5, 5)),
    "leaf": ((-5, -5, 5, -5, -5, 5), (5, 5, -5, 5, 5, -5)),
    "stadium": ((-3, -3, 3, -3), (-3, 3, 3, 3), (3, 0, 3, -3, 3, 3), (-3, 0, -3, 3, -3, -3)),
    "flag": ((0, -5, 5, -5), (5, -5, 5, 0), (0, 0, 5, 0, 0, -5)),
    "shield": ((-5, -5, 5, -5), (5, -5, 5, 1), (-5, 1, -5, -5), (0, 1, 5, 1, -5, 1)),
    "lune": ((0, 0, 3, 4, 3, -4), (6, 0, 3, 4, 3, -4)),
    "clover": ((0, -3, -3, -3, 3, -3), (3, 0, 3, -3, 3, 3), (0, 3, 3, 3, -3, 3), (-3, 0, -3, 3, -3, -3)),
    "lens": ((0, 3, -4, 0, 4, 0), (0, -3, 4, 0, -4, 0)),
    "tall rings": ((-3, 0, 0, 4, 0, 4), (3, 0, 0, 4, 0, 4)),
    "rings": ((-2, 0, 0, 3, 0, 3), (2, 0, 0, 3, 0, 3)),
    "bell": ((-5, 5, 5, 5), (-5, 5, -5, -1), (5, -1, 5, 5), (0, -1, -5, -1, 5, -1)),
    "bowl": (
        (-6, -2, -2, -2),
        (-2, -2, -2, -6),
        (-2, -6, 2, -6),
        (2, -6, 2, -2),
        (2, -2, 6, -2),
        (0, -2, 6, -2, -6, -2),
    ),
}
"""Closed lines; within 6 of the middle."""
SIGNS: Final[Mapping[str, Parts]] = {
    "ess": ((0, -3, 0, 0, 0, -6), (0, 3, 0, 0, 0, 6)),
    "cee": ((0, 0, 3, 4, 3, -4),),
    "arch": ((0, 0, -5, 0, 5, 0),),
    "wave": ((-4, 0, -6, 0, -2, 0), (0, 0, 2, 0, -2, 0), (4, 0, 2, 0, 6, 0)),
    "spiral": ((0, 0, -2, 0, 2, 0), (-1, 0, 2, 0, -4, 0), (1, 0, -4, 0, 6, 0)),
    "you": ((-4, -5, -4, 1), (4, -5, 4, 1), (0, 1, 4, 1, -4, 1)),
    "hook": ((3, -6, 3, 2), (0, 2, 3, 2, -3, 2)),
    "umbrella": ((0, 0, -6, 0, 6, 0), (0, -6, 0, 4), (2, 4, 2, 6, 0, 4)),
    "anchor": ((0, -6, 0, 5), (-3, -3, 3, -3), (0, 0, 5, 0, -5, 0)),
    "trident": ((0, -6, 0, 6), (0, -2, 4, -2, -4, -2), (-4, -6, -4, -2), (4, -6, 4, -2)),
    "sunrise": ((-8, 0, 8, 0), (0, 0, -5, 0, 5, 0)),
    "omega": ((0, -1, -3, 3, 3, 3), (3, 3, 6, 3), (-6, 3, -3, 3)),
    "dee": ((-3, -6, -3, 6), (-3, 2, -3, -2, -3, 6)),
    "pee": ((-3, -6, -3, 6), (-3, -2, -3, -6, -3, 2)),
    "key": (_circle(0, -3, 3), (0, 0, 0, 6), (0, 6, 3, 6), (0, 3, 3, 3)),
    "pin": (_circle(0, -3, 3), (0, 0, 0, 6)),
    "venus": (_circle(0, -3, 3), (0, 0, 0, 6), (-3, 3, 3, 3)),
    "goblet": ((0, -6, 6, -6, -6, -6), (-6, -6, 6, -6), (0, 0, 0, 6), (-4, 6, 4, 6)),
    "parentheses": ((0, 0, -3, 4, -3, -4), (0, 0, 3, -4, 3, 4)),
    "chain": ((-4, 0, -2, 2, -2, 2), (0, 0, 2, 2, 2, 2), (4, 0, 2, 2, 2, 2)),
    "rainbow": ((0, 3, -3, 3, 3, 3), (0, 3, -6, 3, 6, 3)),
    "ripples": (
        *((-4, -2, -6, -2, -2, -2), (0, -2, 2, -2, -2, -2), (4, -2, 2, -2, 6, -2)),
        *((-4, 3, -6, 3, -2, 3), (0, 3, 2, 3, -2, 3), (4, 3, 2, 3, 6, 3)),
    ),
    "moons": ((-2, 0, -2, 5, -2, -5), (4, 0, 4, 5, 4, -5)),
    "fish": ((0, -6, 6, 2, -6, 2), (0, 6, -6, -2, 6, -2)),
    "snail": ((0, 0, -5, 0, 5, 0), (2, 0, 5, 0, -1, 0), (1, 0, -1, 0, 3, 0)),
    "tee": ((-5, -5, 5, -5), (0, -5, 0, 6)),
    "cross": ((-6, 0, 6, 0), (0, -6, 0, 6)),
    "ex": ((-5, -5, 5, 5), (-5, 5, 5, -5)),
    "asterisk": ((-5, -5, 5, 5), (-5, 5, 5, -5), (0, -6, 0, 6)),
    "burst": ((-5, -5, 5, 5), (-5, 5, 5, -5), (0, -6, 0, 6), (-6, 0, 6, 0)),
    "aitch": ((-4, -6, -4, 6), (4, -6, 4, 6), (-4, 0, 4, 0)),
    "wye": ((-5, -5, 0, 0), (5, -5, 0, 0), (0, 0, 0, 6)),
    "vee": _open((-5, -5), (0, 5), (5, -5)),
    "zed": _open((-5, -5), (5, -5), (-5, 5), (5, 5)),
    "en": _open((-4, 5), (-4, -5), (4, 5), (4, -5)),
    "em": _open((-6, 5), (-6, -5), (0, 1), (6, -5), (6, 5)),
    "zigzag": _open((-6, 3), (-3, -3), (0, 3), (3, -3), (6, 3)),
    "stairs": _open((-6, 6), (-6, 2), (-2, 2), (-2, -2), (2, -2), (2, -6), (6, -6)),
    "coil": _open((-2, 2), (2, 2), (2, -3), (-5, -3), (-5, 5), (5, 5), (5, -6)),
    "corner": _open((-5, -5), (-5, 5), (5, 5)),
    "bracket": _open((5, -5), (-5, -5), (-5, 5), (5, 5)),
    "ee": ((-4, -6, -4, 6), (-4, -6, 4, -6), (-4, 0, 3, 0), (-4, 6, 4, 6)),
    "eff": ((-4, -6, -4, 6), (-4, -6, 4, -6), (-4, 0, 3, 0)),
    "kay": ((-4, -6, -4, 6), (-4, 0, 4, -6), (-4, 0, 4, 6)),
    "ay": ((0, -6, -6, 6), (0, -6, 6, 6), (-3, 0, 3, 0)),
    "eye beam": ((-5, -6, 5, -6), (0, -6, 0, 6), (-5, 6, 5, 6)),
    "pointer": ((0, 6, 0, -6), (-4, -2, 0, -6), (0, -6, 4, -2)),
    "fork": ((0, -6, 0, 6), (-4, -6, -4, -1), (-4, -1, 4, -1), (4, -1, 4, -6)),
    "hash": ((-3, -6, -3, 6), (3, -6, 3, 6), (-6, -3, 6, -3), (-6, 3, 6, 3)),
    "ladder": ((-4, -6, -4, 6), (4, -6, 4, 6), (-4, -3, 4, -3), (-4, 3, 4, 3)),
    "gate": ((-6, -4, 6, -4), (-4, -4, -4, 6), (4, -4, 4, 6), (-4, 0, 4, 0)),
    "comb": ((-6, -4, 6, -4), (-6, -4, -6, 4), (-2, -4, -2, 4), (2, -4, 2, 4), (6, -4, 6, 4)),
    "fir": ((0, -6, 0, 6), (0, -6, -4, -2), (0, -6, 4, -2), (0, -1, -4, 3), (0, -1, 4, 3)),
    "double cross": ((0, -6, 0, 6), (-3, -3, 3, -3), (-5, 1, 5, 1)),
    "rails": ((-4, -6, -4, 6), (0, -6, 0, 6), (4, -6, 4, 6)),
    "tracks": ((-3, -6, -3, 6), (3, -6, 3, 6)),
    "slash": ((-5, 5, 5, -5),),
    "angles": (*_open((-6, -5), (-1, 0), (-6, 5)), *_open((6, -5), (1, 0), (6, 5))),
    "chevrons": (*_open((-5, 0), (0, -5), (5, 0)), *_open((-5, 5), (0, 0), (5, 5))),
    "bolt": _open((2, -6), (-4, 1), (4, -1), (-2, 6)),
    "sluice": ((-6, 0, 6, 0), (0, -6, 0, 6), (-4, -6, 4, -6), (-6, 4, -6, -4)),
}
"""Lines that are open, and signs of several lines."""
SMALL: Final[tuple[Callable[[int, int], Parts], ...]] = (
    lambda x, y: (_circle(x, y, 2),),
    lambda x, y: _box(x, y, 2, 2),
    lambda x, y: _rhombus(x, y, 2, 2),
    lambda x, y: _closed((x, y - 2), (x + 2, y + 2), (x - 2, y + 2)),
    lambda x, y: ((x - 2, y, x + 2, y), (x, y - 2, x, y + 2)),
    lambda x, y: ((x - 2, y - 2, x + 2, y + 2), (x - 2, y + 2, x + 2, y - 2)),
    lambda x, y: ((x - 2, y, x + 2, y),),
    lambda x, y: ((x, y - 2, x, y + 2),),
    lambda x, y: _open((x - 2, y + 1), (x, y - 1), (x + 2, y + 1)),
    lambda x, y: ((x, y + 1, x - 2, y + 1, x + 2, y + 1),),
    lambda x, y: ((x, y + 1, x - 2, y + 1, x + 2, y + 1), (x - 2, y + 1, x + 2, y + 1)),
)
"""Small shapes around a point."""
LARGE: Final[tuple[Callable[[int, int], Parts], ...]] = (
    lambda x, y: (_circle(x, y, 3),),
    lambda x, y: (_circle(x, y, 4),),
    lambda x, y: (_circle(x, y, 5),),
    lambda x, y: _box(x, y, 3, 3),
    lambda x, y: _box(x, y, 4, 4),
    lambda x, y: _box(x, y, 5, 3),
    lambda x, y: _box(x, y, 6, 6),
    lambda x, y: _rhombus(x, y, 4, 4),
    lambda x, y: _rhombus(x, y, 6, 6),
    lambda x, y: _closed((x, y - 4), (x + 4, y + 3), (x - 4, y + 3)),
    lambda x, y: _closed((x, y - 5), (x + 6, y + 5), (x - 6, y + 5)),
    lambda x, y: ((x, y + 2, x - 4, y + 2, x + 4, y + 2), (x - 4, y + 2, x + 4, y + 2)),
    lambda x, y: _closed((x - 2, y - 3), (x + 2, y - 3), (x + 4, y + 3), (x - 4, y + 3)),
)
"""Convex outlines around a point."""
_MARKS: Final[tuple[Parts, ...]] = (
    ((0, -8, 0, 8),),
    ((-8, 0, 8, 0),),
    ((-8, -8, 8, 8),),
    ((8, -8, -8, 8),),
    ((-7, -7, 7, 7),),
    ((-3, -8, -3, 8),),
    ((3, -8, 3, 8),),
    ((-8, 3, 8, 3),),
    ((-3, -8, -3, 8), (3, -8, 3, 8)),
    ((-8, -3, 8, -3), (-8, 3, 8, 3)),
    ((0, -8, 0, 8), (-8, 0, 8, 0)),
    ((0, -5, 0, 5),),
    ((-5, 0, 5, 0),),
    ((0, -5, 0, 5), (-5, 0, 5, 0)),
    ((0, -6, 0, 6),),
    ((-6, 0, 6, 0),),
    ((0, -6, 0, 6), (-6, 0, 6, 0)),
    ((-5, -5, 5, 5),),
    ((-5, -5, 5, 5), (-5, 5, 5, -5)),
    ((3, -4, 3, 4), (-3, -4, -3, 4)),
    ((-4, 3, 4, 3), (-4, -3, 4, -3)),
    ((-3, -4, -3, 4),),
    ((-3, -4, 3, 4), (3, -4, -3, 4)),
    ((-5, 0, 0, -5), (0, -5, 5, 0), (5, 0, 0, 5), (0, 5, -5, 0)),
    ((0, 0, 0, -5),),
    ((0, 0, 5, 5), (0, 0, -5, 5), (0, 0, 0, -5)),
    ((-3, -3, 3, -3), (-3, 3, 3, 3)),
    ((-3, 0, 3, 0),),
    ((0, -3, 0, 3),),
    ((0, -8, 0, -5),),
    ((0, -8, 0, -6),),
    ((0, 5, 0, 8),),
    ((5, 0, 8, 0), (-8, 0, -5, 0)),
    ((0, 5, 0, 8), (0, -8, 0, -5)),
    ((6, 0, 8, 0), (-8, 0, -6, 0)),
    ((5, 5, 8, 8),),
    ((5, 5, 7, 8), (-5, 5, -7, 8)),
    ((-5, 5, -8, 8), (5, 5, 8, 8), (-5, -5, -8, -8), (5, -5, 8, -8)),
    ((0, 5, -3, 8), (0, 5, 3, 8)),
    ((3, 4, 6, 8), (-3, 4, -6, 8)),
    ((4, -3, 8, -6),),
    ((-8, 8, 8, 8),),
    ((-8, -8, 8, -8),),
    ((0, 0, -2, 0, 2, 0),),
    ((0, 2, -3, 2, 3, 2),),
    ((0, 3, 3, 3, -3, 3),),
    ((0, -5, 3, -5, -3, -5),),
    ((0, 5, -3, 5, 3, 5),),
    ((5, 0, 5, 3, 5, -3), (-5, 0, -5, -3, -5, 3)),
    ((0, -5, -2, -5, 2, -5),),
    (_circle(0, 0, 3),),
    (_circle(0, -7, 1),),
    (_circle(7, -7, 1),),
    (_circle(-7, -7, 1), _circle(7, -7, 1)),
    (_circle(0, 7, 1),),
    (_circle(0, 0, 8),),
    _box(0, 0, 8, 8),
)
"""Marks upon a body: lines through it or in it, tails, handles, rings, bases."""
_DOTS: Final[tuple[Points, ...]] = (
    ((0, 0),),
    ((0, -2),),
    ((0, 2),),
    ((0, 7),),
    ((7, -7),),
    ((-7, -7), (7, -7)),
    ((-7, 7), (7, 7)),
    ((-2, 0), (2, 0)),
    ((-3, 0), (3, 0)),
    ((0, -3), (0, 3)),
    ((-2, -2), (2, 2)),
    ((-2, 2), (2, 2), (0, -1)),
    ((-3, 0), (0, 0), (3, 0)),
    ((-3, 3), (3, 3), (0, -3)),
    ((-2, 7), (0, 7), (2, 7)),
    ((-4, 7), (0, 7), (4, 7)),
    ((-2, -2), (2, -2), (-2, 2), (2, 2)),
    ((-3, -3), (3, -3), (-3, 3), (3, 3)),
    ((-7, -7), (7, -7), (-7, 7), (7, 7)),
    ((-6, 7), (-2, 7), (2, 7), (6, 7)),
    ((-2, -2), (2, -2), (-2, 2), (2, 2), (0, 0)),
    ((-3, -3), (3, -3), (-3, 3), (3, 3), (0, 0)),
    ((-7, -7), (7, -7), (-7, 7), (7, 7), (0, 0)),
    ((-6, 7), (-3, 7), (0, 7), (3, 7), (6, 7)),
    ((-3, -2), (0, -2), (3, -2), (-3, 2), (0, 2), (3, 2)),
    ((-7, -4), (-7, 0), (-7, 4), (7, -4), (7, 0), (7, 4)),
    ((-7, -7), (0, -7), (7, -7), (-7, 7), (0, 7), (7, 7)),
    ((-3, -3), (0, -3), (3, -3), (-3, 3), (0, 3), (3, 3), (0, 0)),
)
_PLACES: Final[tuple[Points, ...]] = (
    ((-4, 0), (4, 0)),
    ((-4, -4), (4, 4)),
    ((0, -4), (-4, 3), (4, 3)),
    ((-5, 0), (0, 0), (5, 0)),
    ((-4, -4), (4, -4), (-4, 4), (4, 4)),
    ((-5, -5), (5, -5), (-5, 5), (5, 5), (0, 0)),
)


@cache
def stock() -> tuple[Design, ...]:
    """All designs, in a fixed order; no two are the same after any turn."""
    found: dict[_Form, Design] = {}
    seen: set[Glyph] = set()
    rng = Stream("glyphs", 1)
    for parts, dots in _composed(rng):
        x, y = middle(parts, dots)
        glyph = Glyph(parts, dots).moved(-x, -y)
        if glyph not in seen and _fits(glyph):
            seen.add(glyph)
            traits = traits_of(glyph.parts, glyph.dots)
            if traits is not None:
                found.setdefault(_form(glyph), _design(len(found), glyph, traits))
    return tuple(found.values())


def _form(glyph: Glyph) -> _Form:
    """Equal for glyphs that are the same after some turn."""
    return min(_cornered(glyph.turned(turn)) for turn in range(TURNS))


def lines_of(glyph: Glyph) -> _Form:
    """Equal for glyphs whose lines are the same after some turn, whatever their dots."""
    return _form(Glyph(glyph.parts))


def _cornered(glyph: Glyph) -> _Form:
    """What is drawn, in an order, and moved until the least numbers are 0; a circle has only a centre."""
    spots = [
        (part[i], part[i + 1]) for part in glyph.parts for i in range(0, 2 if part[2:4] == part[4:] else len(part), 2)
    ]
    left, top = (min(numbers) for numbers in zip(*spots, *glyph.dots, strict=True))
    moved = glyph.moved(-left, -top)
    return tuple(sorted(entry(part) for part in moved.parts)), tuple(sorted(moved.dots))


def _fits(glyph: Glyph) -> bool:
    """True if a glyph stays within the lattice."""
    ends = (number for part in glyph.parts for number in part[-4:])
    return all(abs(number) <= _REACH for number in ends)


def _composed(rng: Stream) -> Iterator[tuple[Parts, Points]]:
    bodies = (*OUTLINES.values(), *SIGNS.values())
    yield from ((body, ()) for body in bodies)
    for _ in range(_ATTEMPTS):
        kind = rng.below(12)
        if kind == 0:
            yield _scattered(rng), ()
        elif kind < 3:
            yield _pair(rng), ()
        else:
            parts = rng.choice(bodies)
            marks = rng.below(8)
            if marks < 5:
                parts += rng.choice(_MARKS)
            if marks in (0, 4, 5):
                small = rng.choice(SMALL)(0, rng.choice((0, 0, 0, 2, -2)))
                if meet(parts, small):  # which looks like an accident
                    continue
                parts += small
            yield parts, rng.choice(_DOTS) if rng.below(3) == 0 or marks > 5 else ()


def _scattered(rng: Stream) -> Parts:
    """Small shapes in a balanced arrangement."""
    places = rng.choice(_PLACES)
    shapes = [rng.choice(SMALL) for _ in range(1 + rng.below(2))]
    return tuple(part for number, (x, y) in enumerate(places) for part in shapes[number % len(shapes)](x, y))


def _pair(rng: Stream) -> Parts:
    """Two outlines that may lie in any way: one in the other, or side by side along a line."""
    one, other = rng.choice(LARGE), rng.choice(LARGE)
    if rng.below(4) == 0:
        return one(0, 0) + rng.choice(SMALL[:4])(0, rng.choice((0, 1)))
    across, down = rng.choice(((1, 0), (0, 1), (1, 1), (1, -1)))
    near, far = rng.between(0, 4), rng.between(0, 4)
    return one(-near * across, -near * down) + other(far * across, far * down)


@cache
def designs_by(name: str) -> Mapping[Trait, tuple[Design, ...]]:
    """The designs by their values of a trait, in the order in which values come up."""
    groups: dict[Trait, list[Design]] = {}
    for design in stock():
        groups.setdefault(design.traits[name], []).append(design)
    return {value: tuple(designs) for value, designs in groups.items()}


@cache
def numbers_with(name: str, value: Trait) -> tuple[int, ...]:
    """The places in the stock of the designs that have a value of a trait after some turn."""
    values = (value, _QUARTER.get(value, value)) if name == "axis direction" else (value,)
    return tuple(design.number for one in values for design in designs_by(name).get(one, ()))


def turned_to(number: int, name: str, value: Trait, rng: Stream) -> Design:
    """This design of the stock, turned and perhaps reflected so that it has a value of a trait."""
    while True:
        design = turned(number, rng.below(TURNS))
        if design.traits[name] == value:
            return design


def drawn(name: str, value: Trait, rng: Stream) -> Design:
    """A design with a value of a trait, turned and perhaps reflected."""
    return turned_to(rng.choice(numbers_with(name, value)), name, value, rng)
