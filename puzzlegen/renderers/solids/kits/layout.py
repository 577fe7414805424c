"""Where things go in the pictures of solids: what is given on a card, and lettered options below it or to its right."""

import math
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Polyline, Scene, option_element
from puzzlegen.facts.solids.bodies import Tone
from puzzlegen.renderers.solids.kits.drawing import Drawing

MARGIN: Final = 0.6
_EDGE: Final = 0.4  # of a page, around its card
_INSIDE: Final = 0.5  # of a card, around what is on it
_CORNER: Final = 0.3  # radius of the corners of a card
_LETTER: Final = 0.36  # capital height
_LETTER_ROOM: Final = 0.7  # below a drawing
_LETTER_DOWN: Final = 0.42  # from a drawing to the middle of its letter
_BETWEEN: Final = 0.6  # a card and the options
_ROWS_APART: Final = 0.55  # so that a letter is nearer to what it names than to the next row
_APART: Final = 0.6  # between drawings beside one another
_BROADEST: Final = 1.9  # the longer side of a page by the shorter one, if there is a choice
_VIEWS_APART: Final = 0.8
_LARGER_GIVEN: Final = 1.3  # at most, to fill a card
_LARGER_OFFERED: Final = 1.35
_UPRIGHT: Final = 1.4  # times as empty an upright page seems
_TURNS: Final = tuple(  # of each corner of a card: on which side it is, and the points of its arc from its middle
    (corner, tuple((_CORNER * math.cos(angle), _CORNER * math.sin(angle)) for angle in angles))
    for number, corner in enumerate(((1, 1), (0, 1), (0, 0), (1, 0)))
    for angles in [[math.radians(6 * step) + number * math.pi / 2 for step in range(16)]]
)

Place: TypeAlias = Callable[["Block", "Block", Tone], Scene]


class Room(NamedTuple):
    """How large drawings become: units per unit of their world, or less where they are larger than the room."""

    scale: float
    width: float = 9.0
    height: float = 7.0

    def fit(self, drawing: Drawing) -> float:
        """The scale of a drawing."""
        return min(self.scale, drawing.scale(self.width, self.height))

    def times(self, factor: float) -> "Room":
        """So much more of it."""
        return Room(self.scale * factor, self.width * factor, self.height * factor)


class Block(NamedTuple):
    """A part of a page: its nodes, from its upper left corner on, and its size."""

    nodes: tuple[AnyNode, ...]
    width: float
    height: float

    def at(self, x: float, y: float) -> Group:
        """The nodes in their place on a page."""
        return Group(self.nodes, x, y)


def arranged(
    given: Sequence[Drawing],
    given_room: Room,
    options: Sequence[Drawing],
    option_room: Room,
    letters: str,
    ground: Tone,
    *,
    numbered: bool = False,
    places: Sequence[Place] | None = None,
    even: bool = True,
) -> Scene:
    """What is given in a row on a card, and lettered options, placed so that as little of the page as may be is empty.

    Either of them becomes larger to be as high or as wide as the other. Numbers stand below what is given if it is
    ``numbered``; ``places`` are where the options may be, whose columns have one width if they are to be ``even``.
    """
    numbers = "".join(str(number + 1) for number in range(len(given)))

    def shown(room: Room) -> Block:
        return _blank(given, room, len(given), named=numbered)

    found = []
    for place, across in product(places or (below, beside), _rows(len(options))):

        def offered(room: Room, across: int = across) -> Block:
            return _blank(options, room, across, even=even)

        larger = _fitted(place, shown, given_room, offered(option_room), _LARGER_GIVEN)
        other = _fitted(place, offered, option_room, shown(given_room), _LARGER_OFFERED)
        for rooms in dict.fromkeys(((given_room, option_room), (larger, option_room), (given_room, other))):
            found.append((_emptiness(place, shown(rooms[0]), offered(rooms[1])), place, across, rooms))
    _, place, across, rooms = min(found, key=lambda choice: choice[0])
    block = grid(given, rooms[0], numbers, len(given), "given-{}".format, named=numbered)
    return place(block, grid(options, rooms[1], letters, across, even=even), ground)


def with_card(given: Drawing, room: Room, block: Block, ground: Tone) -> Scene:
    """What is given on a card, and a block below it or to its right; it becomes as high or as wide as the block."""

    def shown(room: Room) -> Block:
        return grid([given], room, "1", 1, "given-{}".format, named=False)

    found = [
        (_emptiness(place, shown(one), block), place, one)
        for place in (below, beside)
        for one in (room, _fitted(place, shown, room, block, _LARGER_GIVEN))
    ]
    _, place, one = min(found, key=lambda choice: choice[0])
    return place(shown(one), block, ground)


def _fitted(place: Place, drawn: Callable[[Room], Block], room: Room, other: Block, most: float) -> Room:
    """The room in which what is drawn is as high as another block beside it, or as wide as one above or below it."""

    def size(block: Block) -> float:
        return block.width if place is below else block.height

    once = size(drawn(room))
    drawings = size(drawn(room.times(2))) - once  # the rest, such as letters, does not grow
    return room.times(min(max(1 + (size(other) - once) / drawings, 1), most))


def _emptiness(place: Place, given: Block, options: Block) -> tuple[float, float]:
    """What makes a page worse than others: it is more of a strip, or less of it is drawn; a card counts twice."""
    page = place(given, options, Tone())
    wide, high = page.width - 2 * _EDGE, page.height - 2 * _EDGE
    card = wide * (given.height + 2 * _INSIDE) if place is below else (given.width + 2 * _INSIDE) * high
    strip, upright, area = _waste(page)
    drawn = 2 * given.width * given.height + options.width * options.height
    return strip, (_UPRIGHT if upright else 1) * (area + card) / drawn


def alone(
    drawings: Sequence[Drawing],
    room: Room,
    letters: str,
    ground: Tone,
    element: Callable[[str], str] = option_element,
    *,
    named: bool = True,
) -> Scene:
    """Drawings with their letters on a card, in whichever rows leave least of it empty."""
    rows = _rows(len(drawings))
    across = min(rows, key=lambda across: _waste(on_card(_blank(drawings, room, across, named=named), ground)))
    return on_card(grid(drawings, room, letters, across, element, named=named), ground)


def _rows(count: int) -> list[int]:
    """How many of some drawings may stand in a row, so that all rows are full."""
    return [number for number in range(min(2, count), count + 1) if count % number == 0]


def _waste(page: Scene) -> tuple[float, bool, float]:
    """What makes a page worse than another one with the same drawings: it is more of a strip, or upright, or large."""
    strip = max(_BROADEST, max(page.width, page.height) / min(page.width, page.height))
    return strip, page.height > page.width, page.width * page.height


def _sizes(drawings: Sequence[Drawing], room: Room) -> list[tuple[float, float]]:
    """The width and the height of each drawing as it is fitted into the room."""
    scales = [room.fit(one) for one in drawings]
    return [
        ((one.right - one.left) * scale, (one.bottom - one.top) * scale)
        for one, scale in zip(drawings, scales, strict=True)
    ]


def _columns(sizes: Sequence[tuple[float, float]], across: int, *, even: bool) -> list[float]:
    """The width of each of so many columns: as wide as its widest drawing, or as the widest of all."""
    widths = [max(wide for wide, _ in sizes[column::across]) for column in range(across)]
    return [max(widths)] * across if even else widths


def _blank(drawings: Sequence[Drawing], room: Room, across: int, *, named: bool = True, even: bool = True) -> Block:
    """As large as the `grid`, without what is drawn."""
    sizes = _sizes(drawings, room)
    tall = [max(high for _, high in sizes[start : start + across]) for start in range(0, len(sizes), across)]
    letters = len(tall) * _LETTER_ROOM if named else 0
    width = sum(_columns(sizes, across, even=even)) + (across - 1) * _APART
    return Block((), width, sum(tall) + (len(tall) - 1) * _ROWS_APART + letters)


def grid(
    drawings: Sequence[Drawing],
    room: Room,
    letters: str,
    across: int,
    element: Callable[[str], str] = option_element,
    *,
    named: bool = True,
    even: bool = True,
) -> Block:
    """Drawings in rows and columns, with their letters below if they are to be ``named``.

    ``element`` names the element of a drawing by its letter; columns have one width if they are to be ``even``.
    """
    sizes, blank = _sizes(drawings, room), _blank(drawings, room, across, named=named, even=even)
    columns = _columns(sizes, across, even=even)
    nodes: list[AnyNode] = []
    top = -_ROWS_APART
    for start in range(0, len(drawings), across):
        top += _ROWS_APART
        tall = max(high for _, high in sizes[start : start + across])
        for place, (one, (wide, high)) in enumerate(
            zip(drawings[start : start + across], sizes[start : start + across], strict=True)
        ):
            middle = sum(columns[:place]) + place * _APART + columns[place] / 2
            letter = letters[start + place]
            x, y = middle - wide / 2, top + (tall - high) / 2
            nodes += one.placed(x, y, wide, high)
            nodes.append(Element(element(letter), x, y, wide, high))
            if named:
                nodes.append(Label(middle, top + tall + _LETTER_DOWN, letter, _LETTER, "given", "label"))
        top += tall + (_LETTER_ROOM if named else 0)
    return blank._replace(nodes=tuple(nodes))


def on_card(block: Block, ground: Tone) -> Scene:
    """A page that is a card."""
    wide, high = block.width + 2 * _INSIDE, block.height + 2 * _INSIDE
    nodes = card(_EDGE, _EDGE, wide, high, ground), block.at(_EDGE + _INSIDE, _EDGE + _INSIDE)
    return Scene(wide + 2 * _EDGE, high + 2 * _EDGE, nodes)


def below(given: Block, options: Block, ground: Tone) -> Scene:
    """What is given on a card, and the options below it."""
    width = max(given.width + 2 * _INSIDE + 2 * _EDGE, options.width + 2 * MARGIN)
    high = given.height + 2 * _INSIDE
    nodes = (
        card(_EDGE, _EDGE, width - 2 * _EDGE, high, ground),
        given.at((width - given.width) / 2, _EDGE + _INSIDE),
        options.at((width - options.width) / 2, _EDGE + high + _BETWEEN),
    )
    return Scene(width, _EDGE + high + _BETWEEN + options.height + MARGIN, nodes)


def beside(given: Block, options: Block, ground: Tone) -> Scene:
    """What is given on a card, and the options to its right."""
    wide, high = given.width + 2 * _INSIDE, max(given.height + 2 * _INSIDE, options.height + 2 * (MARGIN - _EDGE))
    height = high + 2 * _EDGE
    nodes = (
        card(_EDGE, _EDGE, wide, high, ground),
        given.at(_EDGE + _INSIDE, (height - given.height) / 2),
        options.at(_EDGE + wide + _BETWEEN, (height - options.height) / 2),
    )
    return Scene(_EDGE + wide + _BETWEEN + options.width + MARGIN, height, nodes)


def card(x: float, y: float, wide: float, high: float, ground: Tone) -> Painted:
    """A rectangle with round corners."""
    points: list[tuple[float, float]] = []
    for (across, down), turns in _TURNS:
        middle = x + _CORNER + across * (wide - 2 * _CORNER), y + _CORNER + down * (high - 2 * _CORNER)
        points += ((middle[0] + right, middle[1] + under) for right, under in turns)
    return Painted(tuple((round(a, 5), round(b, 5)) for a, b in points), str(ground))


def rule(left: float, right: float, y: float) -> Polyline:
    """A level line that parts what is given from the options."""
    return Polyline(((left, y), (right, y)), "soft", "medium")


def quartered(views: Sequence[Drawing], solid: Drawing, letters: str, ground: Tone) -> Scene:
    """Three lettered views as on a sheet, the second to the right of the first, the third below it.

    The solid is on a card in the free corner.
    """
    front, left, top = views
    column = max(front.right, top.right) + _VIEWS_APART
    row = max(front.bottom, left.bottom) + _LETTER_ROOM + _ROWS_APART
    nodes: list[AnyNode] = []
    places = (MARGIN, MARGIN), (MARGIN + column, MARGIN), (MARGIN, MARGIN + row)
    for one, letter, (x, y) in zip(views, letters, places, strict=False):
        nodes += one.placed(x, y, one.right, one.bottom)
        nodes.append(Element(option_element(letter), x, y, one.right, one.bottom))
        nodes.append(Label(x + one.right / 2, y + one.bottom + _LETTER_DOWN, letter, _LETTER, "given", "label"))
    wide, high = solid.right - solid.left, solid.bottom - solid.top
    x, y = MARGIN + column, MARGIN + row
    broad, deep = max(wide + 2 * _INSIDE, left.right), max(high + 2 * _INSIDE, top.bottom + _LETTER_ROOM - _INSIDE)
    nodes.append(card(x, y, broad, deep, ground))
    nodes += solid.placed(x, y, broad, deep, 1.0)
    nodes.append(Element("given-1", x + (broad - wide) / 2, y + (deep - high) / 2, wide, high))
    return Scene(x + broad + MARGIN, y + deep + MARGIN, tuple(nodes))
