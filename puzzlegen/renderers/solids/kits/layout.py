"""Where things go in the pictures of solids: what is given above, lettered options below."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Scene, option_element
from puzzlegen.renderers.solids.kits.drawing import Drawing

MARGIN: Final = 0.6
_LETTER: Final = 0.36  # capital height
_LETTER_ROOM: Final = 0.95  # below a drawing, with the space around it
_BETWEEN: Final = 0.8  # what is given and the options
_ROWS_APART: Final = 0.25
_APART: Final = 0.55  # between drawings beside one another


class Room(NamedTuple):
    """How large drawings become: units per unit of their world, or less where they are larger than the room."""

    scale: float
    width: float = 9.0
    height: float = 7.0

    def fit(self, drawing: Drawing) -> float:
        """The scale of a drawing."""
        return min(self.scale, drawing.scale(self.width, self.height))


def arranged(
    given: Sequence[Drawing],
    given_room: Room,
    options: Sequence[Drawing],
    option_room: Room,
    letters: str,
    across: int,
    *,
    numbered: bool = False,
    ruled: bool = False,
    element: Callable[[str], str] = option_element,
) -> Scene:
    """What is given in one row, and below it the options with their letters in rows of ``across``; either may be empty.

    Numbers stand below what is given if it is ``numbered``, a line parts it from the options if they are ``ruled`` off;
    ``element`` names the element of an option by its letter.
    """
    rows = [_sizes(options[start : start + across], option_room) for start in range(0, len(options), across)]
    column = max((wide for row in rows for wide, _ in row), default=0.0)
    options_width = min(across, len(options)) * (column + _APART) - _APART
    shown = _sizes(given, given_room)
    given_width = sum(wide + _APART for wide, _ in shown) - _APART
    width = 2 * MARGIN + max(options_width, given_width)
    nodes: list[AnyNode] = []
    left, top = (width - given_width) / 2, MARGIN
    tall = max((high for _, high in shown), default=0.0)
    for number, (one, (wide, high)) in enumerate(zip(given, shown, strict=True)):
        nodes += one.placed(left, top, wide, tall)
        nodes.append(Element(f"given-{number + 1}", left, top + (tall - high) / 2, wide, high))
        if numbered:
            spot = left + wide / 2, top + tall + _LETTER_ROOM / 2
            nodes.append(Label(*spot, str(number + 1), _LETTER, "label", "label"))
        left += wide + _APART
    if given:
        top += tall + (_LETTER_ROOM if numbered else 0) + (_BETWEEN if rows else MARGIN)
    if ruled:
        nodes.append(rule(MARGIN, width - MARGIN, top - _BETWEEN / 2))
    for number, row in enumerate(rows):
        tall = max(high for _, high in row)
        for place, (wide, high) in enumerate(row):
            left = (width - options_width) / 2 + place * (column + _APART)
            one, letter = options[number * across + place], letters[number * across + place]
            x, y = left + (column - wide) / 2, top + (tall - high) / 2
            nodes += one.placed(x, y, wide, high)
            nodes.append(Element(element(letter), x, y, wide, high))
            nodes.append(Label(left + column / 2, top + tall + _LETTER_ROOM / 2, letter, _LETTER, "label", "label"))
        top += tall + _LETTER_ROOM + _ROWS_APART
    return Scene(width, top, tuple(nodes))


def rule(left: float, right: float, y: float) -> Polyline:
    """A level line that parts what is given from the options."""
    return Polyline(((left, y), (right, y)), "soft", "medium")


def beside(given: Drawing, scale: float, options: Scene) -> Scene:
    """What is given to the left of a scene of options, in the middle of its height."""
    wide, high = scale * (given.right - given.left), scale * (given.bottom - given.top)
    height = max(options.height, high + 2 * MARGIN)
    x, y = MARGIN, (height - high) / 2
    right = Group(options.nodes, x + wide + _BETWEEN - MARGIN, (height - options.height) / 2)
    nodes = (*given.placed(x, y, wide, high), Element("given-1", x, y, wide, high), right)
    return Scene(right.x + options.width, height, nodes)


def quartered(views: Sequence[Drawing], solid: Drawing, letters: str) -> Scene:
    """Three lettered views as on a sheet, the second to the right of the first, the third below it; then the solid."""
    front, left, top = views
    column, row = front.right + _BETWEEN, front.bottom + _LETTER_ROOM + _ROWS_APART
    nodes: list[AnyNode] = []
    places = (MARGIN, MARGIN), (MARGIN + column, MARGIN), (MARGIN, MARGIN + row)
    for one, letter, (x, y) in zip(views, letters, places, strict=False):
        nodes += one.placed(x, y, one.right, one.bottom)
        nodes.append(Element(option_element(letter), x, y, one.right, one.bottom))
        nodes.append(Label(x + one.right / 2, y + one.bottom + _LETTER_ROOM / 2, letter, _LETTER, "label", "label"))
    wide, high = solid.right - solid.left, solid.bottom - solid.top
    x, y = MARGIN + column, MARGIN + row
    nodes += solid.placed(x, y, wide, high)
    nodes.append(Element("given-1", x, y, wide, high))
    width = x + max(wide, left.right) + MARGIN
    return Scene(width, y + max(high, top.bottom + _LETTER_ROOM - MARGIN) + MARGIN, tuple(nodes))


def _sizes(drawings: Sequence[Drawing], room: Room) -> list[tuple[float, float]]:
    """Width and height of each drawing as it is fitted into the room."""
    scales = [room.fit(one) for one in drawings]
    return [
        ((one.right - one.left) * scale, (one.bottom - one.top) * scale)
        for one, scale in zip(drawings, scales, strict=True)
    ]
