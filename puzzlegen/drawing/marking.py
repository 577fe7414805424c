"""Marks of a solution over a picture, in the accent colour, as wide on one page as on any other.

Areas are ``(x, y, width, height)`` in units of the scene.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Clipped,
    Element,
    Facet,
    Group,
    Label,
    Paint,
    Painted,
    Polyline,
    Rect,
    Scene,
    Segments,
    option_element,
)

Point: TypeAlias = tuple[float, float]
Area: TypeAlias = tuple[float, float, float, float]

ACCENT: Final[Paint] = "entry"
_PEN: Final = 0.005  # of the longer side of a scene
_FINE: Final = 0.5  # of the pen, for strokes through what is wrong
_AWAY: Final = 1.2  # of a ring from what it surrounds, in widths of the pen
_HEAD: Final = 4.0  # length of an arrowhead, likewise
_AROUND: Final = 1.9  # side of a frame around a letter, in capital heights
_ALIKE: Final = 0.02  # of a width, in which lengths and places may differ
_HALO: Final = 2.2  # width of the paper around an arrow, which may lie on any ground, likewise
_SMOOTH: Final = 12  # straight pieces of an arc
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
    """The scene with marks, if there are any, above all else, in a group's units if it is named."""
    marks = tuple(nodes)
    return replace(scene, nodes=(*scene.nodes, Group(marks, x, y, scale))) if marks else scene


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
    shaft, head = (*points[:-1], (x2 - right / 2, y2 - down / 2)), (wings[0], (x2, y2), wings[1])
    return (
        Polyline(shaft, "paper", width=_HALO * width),
        Polyline(head, "paper", width=_HALO * width, closed=True),
        Polyline(shaft, ACCENT, width=width),
        Polyline(head, ACCENT, width=width, closed=True, fill=ACCENT),
    )


def passing(stops: Sequence[Point], width: float, room: float) -> list[AnyNode]:
    """A line from one thing to the next, and an arrow to the last; both leave so much free around each."""
    pieces = list[tuple[Point, Point]]()
    for (x1, y1), (x2, y2) in pairwise(stops):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        right, down = room * (x2 - x1) / length, room * (y2 - y1) / length
        pieces.append(((x1 + right, y1 + down), (x2 - right, y2 - down)))
    *before, last = pieces
    looks: tuple[tuple[Paint, float], ...] = (("paper", _HALO * width), (ACCENT, width))
    return [*(Polyline(piece, paint, width=wide) for piece in before for paint, wide in looks), *way(last, width)]


def bow(start: Point, end: Point, aside: float) -> list[Point]:
    """Points of an arc between two places, whose middle is so far to the left of the straight line."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    right, down = 2 * aside * (y2 - y1) / length, -2 * aside * (x2 - x1) / length
    steps = [step / _SMOOTH for step in range(_SMOOTH + 1)]
    return [(x1 + t * (x2 - x1) + 2 * t * (1 - t) * right, y1 + t * (y2 - y1) + 2 * t * (1 - t) * down) for t in steps]


def figure(x: float, y: float, text: str, room: float) -> Label:
    """A number in the accent colour around (x, y) that is as wide as this room allows, and at most half as high."""
    return Label(x, y, text, min(0.5 * room, 1.1 * room / max(1, len(text))), ACCENT, "entry")


def tag(x: float, y: float, text: str, width: float) -> tuple[AnyNode, ...]:
    """A short text on a label of paper, to stand beside or on what it tells of; made with a pen of this width."""
    high = _CAPITAL * width
    wide = high * (0.4 + 0.75 * len(text))
    ground = Rect(x - wide / 2, y - 0.85 * high, wide, 1.7 * high, fill="paper", stroke=ACCENT, weight="thin")
    return ground, Label(x, y, text, high, ACCENT, "entry")


def labelled(scene: Scene, text: str) -> Area | None:
    """The area of the one label that says this; None if there are none or several."""
    found = [*_labelled(scene.nodes, text, 0, 0, 1)]
    return found[0] if len(found) == 1 else None


def _labelled(nodes: Iterable[AnyNode], text: str, x: float, y: float, scale: float) -> Iterator[Area]:
    for node in nodes:
        if isinstance(node, Group):
            yield from _labelled(node.children, text, x + node.x * scale, y + node.y * scale, scale * node.scale)
        elif isinstance(node, Label) and node.text == text:
            side = _AROUND * node.size * max(1.0, 0.7 * len(text)) * scale
            yield x + node.x * scale - side / 2, y + node.y * scale - side / 2, side, side


def grouped(scene: Scene, groups: Sequence[Iterable[int]]) -> Scene:
    """The scene with numbered things framed: those of the first group in a full line, the others in a dashed one.

    What is framed is the element of an option with that number, or else the number.
    """
    there, width, marks = areas(scene), pen(scene), list[AnyNode]()
    for place, group in enumerate(groups):
        for number in group:
            area = there.get(option_element(str(number))) or labelled(scene, str(number))
            if area is not None:
                marks.append(replace(ring(area, width), dashed=place > 0))
    return over(scene, marks)


def compared(scene: Scene, found: Iterable[str], others: Iterable[str]) -> Scene:
    """The scene with elements framed in full lines, and others, with which they are compared, in dashed ones."""
    there, width = areas(scene), pen(scene)
    marks = [replace(ring(there[one], width), dashed=True) for one in others]
    return over(scene, [*marks, *(ring(there[one], width) for one in found)])


def chosen(scene: Scene, right: Collection[str], wrong: Collection[str] = ()) -> Scene:
    """The scene with right elements framed and wrong ones struck out; those that are not in it are passed over."""
    there, width = areas(scene), pen(scene)
    marks = [strike(there[one], width) for one in wrong if one in there]
    marks += [ring(there[one], width) for one in right if one in there]
    return over(scene, marks)


def judged(scene: Scene, letter: str, letters: Iterable[str]) -> Scene:
    """The scene with the option of a letter framed, and the others struck out."""
    return chosen(scene, [option_element(letter)], [option_element(one) for one in letters if one != letter])


def completed(scene: Scene, element: str) -> Scene:
    """The scene with what is in an element also where a question mark stands in a frame of its shape, if there is one.

    What is in it are the nodes beside it that begin in its area.
    """
    found = next(_content(scene.nodes, element), None)
    if (area := gap(scene)) is None or found is None:
        return scene
    (x, y, wide, high), (held, content) = area, found
    scale = wide / held.width
    if not content or abs(scale * held.height - high) > _ALIKE * high:
        return scene
    ground = Rect(x, y, wide, high, fill="paper")
    copy = Group(content, x - scale * held.x, y - scale * held.y, scale)
    return over(scene, (ground, copy, ring(area, pen(scene))))


def gap(scene: Scene) -> Area | None:
    """The first frame in whose middle a question mark stands, if there is one."""
    return next(_gaps(scene.nodes, 0, 0, 1), None)


def _gaps(nodes: Sequence[AnyNode], x: float, y: float, scale: float) -> Iterator[Area]:
    """The frames in whose middle a question mark stands."""
    marks = [(node.x, node.y) for node in nodes if isinstance(node, Label) and node.text == "?"]
    for node in nodes:
        if isinstance(node, Group):
            yield from _gaps(node.children, x + node.x * scale, y + node.y * scale, scale * node.scale)
        elif isinstance(node, Rect):
            across, down = node.x + node.width / 2, node.y + node.height / 2
            if any(abs(a - across) + abs(b - down) < _ALIKE * node.width for a, b in marks):
                yield x + node.x * scale, y + node.y * scale, node.width * scale, node.height * scale


def _content(nodes: Sequence[AnyNode], element: str) -> Iterator[tuple[Element, tuple[AnyNode, ...]]]:
    """An element, and the nodes beside it that begin in its area."""
    for node in nodes:
        if isinstance(node, Group):
            yield from _content(node.children, element)
        elif isinstance(node, Element) and node.id == element:
            yield node, tuple(one for one in nodes if not isinstance(one, Element) and _begins_in(one, node))


def _begins_in(node: AnyNode, area: Element) -> bool:
    match node:
        case Polyline(points=((x, y), *_)) | Painted(points=((x, y), *_)) | Facet(points=((x, y), *_)):
            pass
        case Segments(lines=((x, y, *_), *_)) | Clipped(outline=((x, y), *_)):
            pass
        case Rect(x=x, y=y) | Circle(x=x, y=y) | Label(x=x, y=y) | Group(x=x, y=y):
            pass
        case _:
            return False
    near = _ALIKE * area.width
    return -near <= x - area.x <= area.width + near and -near <= y - area.y <= area.height + near


def answered(scenes: Sequence[Scene], answer: str, letters: str) -> tuple[Scene, ...]:
    """The scenes with the answer marked where it is an area of the first one, and put into the gap; none if it is not.

    Args:
        scenes: of a puzzle.
        answer: as the validator spells it.
        letters: of the options, if it is one of them.
    """
    if not scenes or scenes[0].exact:
        return ()
    first, *others = scenes
    if letters:
        marked = judged(first, answer, letters)
        if marked is first and (area := labelled(first, answer)) is not None:
            marked = over(first, [ring(area, pen(first))])
        return () if marked is first else (completed(marked, option_element(answer)), *others)
    marked = chosen(first, answer.split())
    return () if marked is first else (marked, *others)
