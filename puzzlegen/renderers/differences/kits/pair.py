"""Shows the two pictures of a pair: side by side or one above the other in one picture, or in two files."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.core.item import Box
from puzzlegen.core.scene import AnyNode, Element, Group, Scene
from puzzlegen.drawing.marking import areas, over, pen, ring
from puzzlegen.facts.differences.terms import Arrangement

_MARGIN: Final = 12  # pixels around the pictures


def origin(arrangement: Arrangement) -> tuple[int, int]:
    """Where in its file the first of the two pictures begins."""
    return (0, 0) if arrangement == "files" else (_MARGIN, _MARGIN)


def element(name: str, box: Box) -> Element:
    """An element of the first picture, by its box there."""
    left, top, right, bottom = box
    return Element(name, left, top, right - left, bottom - top)


def arranged(
    arrangement: Arrangement,
    size: tuple[int, int],
    first: Sequence[AnyNode],
    second: Sequence[AnyNode],
    elements: Sequence[Element],
) -> tuple[Scene, ...]:
    """The scenes; a unit is a pixel, so that what is equal falls on the pixels alike.

    Args:
        arrangement: how the pictures stand to each other.
        size: width and height of each.
        first: draws the first picture.
        second: draws the second picture.
        elements: of the first picture. What is called ``first`` and ``second`` is the two pictures themselves.
    """
    width, height = size
    panel, other = Element("first", 0, 0, width, height), Element("second", 0, 0, width, height)
    if arrangement == "files":
        return (
            Scene(width, height, (*first, *elements, panel), exact=True),
            Scene(width, height, tuple(second), exact=True),
        )
    x, y = (width + _MARGIN, 0) if arrangement == "beside" else (0, height + _MARGIN)
    nodes = (
        Group((*first, *elements, panel), _MARGIN, _MARGIN),
        Group((*second, other), _MARGIN + x, _MARGIN + y),
    )
    return (Scene(width + 2 * _MARGIN + x, height + 2 * _MARGIN + y, nodes, exact=True),)


def framed(scenes: tuple[Scene, ...], boxes: Sequence[Box]) -> tuple[Scene, ...]:
    """The scenes with frames around boxes of both pictures."""
    marked = []
    for scene in scenes:
        there = areas(scene)
        begins = [there[name][:2] for name in ("first", "second") if name in there] or [(0.0, 0.0)]
        frames = [
            ring((x + left, y + top, right - left, bottom - top), pen(scene))
            for x, y in begins
            for left, top, right, bottom in boxes
        ]
        marked.append(over(scene, frames))
    return tuple(marked)
