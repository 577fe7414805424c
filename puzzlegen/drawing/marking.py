"""Marks of a solution over a picture, in the accent colour, as wide on one page as on any other.

Areas are ``(x, y, width, height)`` in units of the scene.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.scene import (
    AnyNode,
    Element,
    Group,
    Label,
    Paint,
    Polyline,
    Rect,
    Scene,
    option_element,
)

Point: TypeAlias = tuple[float, float]
Area: TypeAlias = tuple[float, float, float, float]

ACCENT: Final[Paint] = "entry"
_PEN: Final = 0.005  # of the longer side of a scene
_FINE: Final = 0.5  # of the pen, for strokes through what is wrong
_AWAY: Final = 1.2  # of a ring from what it surrounds, in widths of the pen
_HEAD: Final = 4.0  # length of an arrowhead, likewise
_CAPITAL: Final = 6.0  # of a number in a disc, likewise; 30 pixels on the usual page


def pen(scene: Scene) -> float:
    """The width of marks on a scene, in units."""
    return _PEN * max(scene.width, scene.height)


def areas(scene: Scene) -> Mapping[str, Area]:
    """The areas of all elements by their ids."""
    return dict(_areas(scene.nodes, 0, 0, 1))


def _areas(nodes: Iterable[AnyNode], x: float, y: float, scale: float) -> Iterator[tuple[str, Area]]:
    for node in nodes:
        if isinstance(node, Element):
            yield node.id, (x + node.x * scale, y + node.y * scale, node.width * scale, node.height * scale)
        elif isinstance(node, Group):
            yield from _areas(node.children, x + node.x * scale, y + node.y * scale, scale * node.scale)


def over(scene: Scene, nodes: Iterable[AnyNode], x: float = 0, y: float = 0, scale: float = 1) -> Scene:
    """The scene with marks above all else, in a group's units if it is named."""
    return replace(scene, nodes=(*scene.nodes, Group(tuple(nodes), x, y, scale)))


def under(scene: Scene, nodes: Iterable[AnyNode], x: float = 0, y: float = 0, scale: float = 1) -> Scene:
    """The scene with areas below all else, which are seen where it fills nothing."""
    return replace(scene, nodes=(Group(tuple(nodes), x, y, scale), *scene.nodes))


def ring(area: Area, width: float) -> Polyline:
    """A frame around an area, in a pen of this width."""
    x, y, wide, high = area
    away = _AWAY * width
    left, top, right, bottom = x - away, y - away, x + wide + away, y + high + away
    return Polyline(((left, top), (right, top), (right, bottom), (left, bottom)), ACCENT, width=width, closed=True)


def strike(area: Area, width: float) -> Polyline:
    """A stroke through an area, from its lower left to its upper right corner."""
    x, y, wide, high = area
    return Polyline(((x, y + high), (x + wide, y)), ACCENT, width=_FINE * width)


def way(points: Sequence[Point], width: float, short: float = 0) -> tuple[AnyNode, ...]:
    """A line through points that ends in an arrowhead, so far before the last one."""
    (x1, y1), (x2, y2) = points[-2:]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    x2, y2 = x2 - short * (x2 - x1) / length, y2 - short * (y2 - y1) / length
    right, down = _HEAD * width * (x2 - x1) / length, _HEAD * width * (y2 - y1) / length
    wings = (x2 - right - down / 2, y2 - down + right / 2), (x2 - right + down / 2, y2 - down - right / 2)
    return (
        Polyline((*points[:-1], (x2 - right / 2, y2 - down / 2)), ACCENT, width=width),
        Polyline((wings[0], (x2, y2), wings[1]), ACCENT, width=width, closed=True, fill=ACCENT),
    )


def figure(x: float, y: float, text: str, room: float) -> Label:
    """A number in the accent colour around (x, y) that is as wide as this room allows, and at most half as high."""
    return Label(x, y, text, min(0.5 * room, 1.1 * room / max(1, len(text))), ACCENT, "entry")


def tag(x: float, y: float, text: str, width: float) -> tuple[AnyNode, ...]:
    """A short text on a label of paper, to stand beside or on what it tells of; made with a pen of this width."""
    high = _CAPITAL * width
    wide = high * (0.4 + 0.75 * len(text))
    ground = Rect(x - wide / 2, y - 0.85 * high, wide, 1.7 * high, fill="paper", stroke=ACCENT, weight="thin")
    return ground, Label(x, y, text, high, ACCENT, "entry")


def chosen(scene: Scene, right: Collection[str], wrong: Collection[str] = ()) -> Scene:
    """The scene with right elements framed and wrong ones struck out; those that are not in it are passed over."""
    there, width = areas(scene), pen(scene)
    marks = [strike(there[one], width) for one in wrong if one in there]
    marks += [ring(there[one], width) for one in right if one in there]
    return over(scene, marks) if marks else scene


def judged(scene: Scene, letter: str, letters: Iterable[str]) -> Scene:
    """The scene with the option of a letter framed, and the others struck out."""
    return chosen(scene, [option_element(letter)], [option_element(one) for one in letters if one != letter])


def answered(scenes: Sequence[Scene], answer: str, letters: str) -> tuple[Scene, ...]:
    """The scenes with the answer marked where it is an area of the first one; none if it is not.

    Args:
        scenes: of a puzzle.
        answer: as the validator spells it.
        letters: of the options, if it is one of them.
    """
    if not scenes or scenes[0].exact:
        return ()
    first, *others = scenes
    marked = judged(first, answer, letters) if letters else chosen(first, answer.split())
    return () if marked is first else (marked, *others)
