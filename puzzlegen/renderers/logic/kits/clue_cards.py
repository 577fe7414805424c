"""Cards on which two names, or a name and a colour, are shown in a relation."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Face, Group, Hue, Label, Painted, Polyline, Rect, Segments
from puzzlegen.formats.logic.clue_grid import Card
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.icons.coats import coated

Point: TypeAlias = tuple[float, float]

LONG: Final = 4.55
BROAD: Final = 1.3
_FRAME: Final = 1.04
_ICON: Final = 0.88
_FIRST: Final = 0.62  # where the frames begin, beyond the number
_LENGTH: Final = 3.24  # of all frames
_PALE: Final = 0.2  # how much white is in hues
_SPARE: Final = 0.28  # half the room of a cross


def card(shown: Card, name: str, layout: str) -> tuple[AnyNode, ...]:
    """A card of `LONG` by `BROAD`, upright where places stand upon one another; ``name`` is its number or letter."""
    upright = layout == "column"

    def at(along: float, across: float) -> Point:
        return (across, along) if upright else (along, across)

    def frame(along: float, length: float = _FRAME) -> Rect:
        across = (BROAD - _FRAME) / 2
        return Rect(*at(along, across), *at(length, _FRAME), fill="paper", stroke="mark", radius=0.1)

    relation = shown.relation
    first = _FIRST if shown.crossed else _FIRST + _SPARE
    last, middle = first + _LENGTH - _FRAME, first + _LENGTH / 2
    starts = (first, last)
    nodes: list[AnyNode] = [Rect(0, 0, *at(LONG, BROAD), fill="tint", radius=0.15)]
    face: Face = "label" if name.isdigit() else "given"
    nodes.append(Label(*at(0.32, BROAD / 2), name, 0.34, "ink", face))
    if relation == "same" or (relation == "next" and layout != "ring"):
        starts = (middle - _FRAME, middle)
    if relation == "same":
        nodes.append(frame(starts[0], 2 * _FRAME))
    else:
        nodes += [frame(start) for start in starts]
    match relation:
        case "beside":
            nodes += _arrow([at(x, BROAD / 2) for x in (first + _FRAME + 0.14, last - 0.14)], both=True)
        case "next" if layout == "ring":
            nodes += _arrow([at(x, BROAD / 2) for x in (first + _FRAME + 0.14, last - 0.14)], both=False)
        case "before":
            nodes += [Circle(*at(middle + step, BROAD / 2), 0.07, "ink") for step in (-0.27, 0, 0.27)]
        case "gap":
            nodes.append(frame(middle - 0.52))
            nodes += _arrow([at(x, BROAD / 2) for x in (middle - 0.36, middle + 0.36)], both=True)
        case "opposite":
            nodes.append(Circle(*at(middle, BROAD / 2), 0.36, "soft", "ink"))
    for name_shown, start in zip((shown.one, shown.other), starts, strict=True):
        inset = (_FRAME - _ICON) / 2
        x, y = at(start + inset, (BROAD - _ICON) / 2)
        nodes += picture(name_shown, x, y, _ICON)
    if shown.crossed:
        near, far, up, down = LONG - 0.54, LONG - 0.16, BROAD / 2 - 0.19, BROAD / 2 + 0.19
        ends = ((at(near, up), at(far, down)), (at(near, down), at(far, up)))
        nodes.append(Segments(tuple((*one, *other) for one, other in ends), "red", "thick"))
    return tuple(nodes)


def picture(name: str, x: float, y: float, side: float) -> list[AnyNode]:
    """An animal, a thing or a patch of colour in a square."""
    if name in ICONS:
        return [Group(coated(name), x, y, side)]
    left, top, right, bottom = x + 0.05, y + 0.05, x + side - 0.05, y + side - 0.05
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    patch = paled(name, corners)  # type: ignore[arg-type]
    return [*patch, Rect(left, top, side - 0.1, side - 0.1, stroke="ink")]


def paled(hue: Hue, points: Sequence[Point]) -> list[AnyNode]:
    """A shape in a softer tone of a hue, without an outline."""
    return [Polyline(tuple(points), None, closed=True, fill=hue), Painted(tuple(points), "#ffffff", opacity=_PALE)]


def _arrow(ends: list[Point], *, both: bool) -> list[AnyNode]:
    (x, y), (to_x, to_y) = ends
    length = max(to_x - x, to_y - y)
    right, down = (to_x - x) / length, (to_y - y) / length
    nodes: list[AnyNode] = [Polyline((ends[0], ends[1]), "ink", "medium")]
    for tip_x, tip_y, back in ((to_x, to_y, -0.2), *(((x, y, 0.2),) if both else ())):
        wings = [
            (tip_x + back * right + side * 0.14 * down, tip_y + back * down + side * 0.14 * right) for side in (-1, 1)
        ]
        nodes.append(Polyline((wings[0], (tip_x, tip_y), wings[1]), "ink", "medium"))
    return nodes
