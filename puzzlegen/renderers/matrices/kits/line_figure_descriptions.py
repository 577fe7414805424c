"""Figures of lines and dots, in words."""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

AXES: Final = msg("axes")


def line_figure(figure: Figure) -> Phrase:
    """The lines, arcs and dots of a figure."""
    return comma_list(_parts(figure), SEMICOLON)


def _parts(figure: Figure) -> Iterator[Phrase]:
    if figure.segments:
        ends = (msg("line", start=_point(a, b), end=_point(c, d)) for a, b, c, d in figure.segments)
        yield msg("lines", lines=comma_list(ends))
    yield from map(_arc, figure.arcs)
    if figure.dots:
        yield msg("dots", dots=comma_list(_point(x, y) for x, y in figure.dots))


def _arc(arc: Sequence[int]) -> Phrase:
    x, y, a, b, c, d = arc
    return msg(
        "circle" if (a, b) == (c, d) else "arc",
        middle=_point(x, y),
        radius=_root((a - x) ** 2 + (b - y) ** 2),
        start=_point(a, b),
        end=_point(c, d),
    )


def _point(x: int, y: int) -> str:
    return f"({x}, {y})"


def _root(square: int) -> str:
    """A square root: a whole number where it is one."""
    root = isqrt(square)
    return str(root) if root * root == square else f"√{square}"
