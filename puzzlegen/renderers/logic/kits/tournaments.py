"""Boards of tournaments: cards with two sides, in columns or in rows of rounds, in four themes."""

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Hue,
    Label,
    Painted,
    Polyline,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.formats.logic.round_robin import HIDDEN, Board, Query, When
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.logic.kits.natural_icons import natural

_ICON: Final = 0.96
_CARD: Final = (3.05, 1.3)
_SINGLE: Final = 1.45  # side of a card with one side
_GAP: Final = 0.22
_EDGE: Final = 0.5  # of the page
_APART: Final = 0.45  # rounds and what is lettered
_LETTER: Final = 0.75  # of a lettered card, for its letter
_GROUNDS: Final = {  # what all lies on, and stripes or waves on it
    "league": ("#dcebcf", "#d0e3c0"),
    "regatta": ("#d5e8f1", "#eaf4f9"),
    "chess": ("#f0e4d0", "#eadbc2"),
    "dance": ("#f2e6ea", "#ebdbe1"),
}
_COLOURED: Final = {"league": "shirt", "regatta": "sailing_boat"}
_IN_COLUMNS: Final = ("league", "regatta")


def token(theme: str, side: str) -> tuple[AnyNode, ...]:
    """A side, in a unit square."""
    if theme not in _COLOURED:
        return natural(side)
    hue, fills = cast(Hue, side), ("soft",) if theme == "league" else ("soft", "highlight")
    return tuple(
        replace(node, fill=hue) if isinstance(node, Polyline | Circle | Rect) and node.fill in fills else node
        for node in ICONS[_COLOURED[theme]]
    )


def picture(board: Board, query: Query) -> Scene:
    """The rounds with their numbers, and below them what is lettered."""
    theme, rounds = board.theme, board.rounds
    matches, upright = len(rounds[0]), theme in _IN_COLUMNS
    if upright:
        across, down = _CARD[0] + 2 * _GAP, matches * (_CARD[1] + _GAP) + 0.9
    else:
        across, down = matches * (_CARD[0] + _GAP) + 1.0, _CARD[1] + 2 * _GAP
    lettered: Sequence[Sequence[int] | int] = () if isinstance(query, When) else query.options
    size = _lettered(lettered)

    def page(columns: int) -> tuple[float, float, int]:
        """Its width and height, with rounds in so many columns, and the columns of what is lettered."""
        wide = columns * (across + _GAP) - _GAP
        if not lettered:
            return wide + 2 * _EDGE, -(-len(rounds) // columns) * (down + _GAP) - _GAP + 2 * _EDGE, 1
        below = 4 if wide >= 4 * (size[0] + _APART) - _APART else 2
        high = -(-len(rounds) // columns) * (down + _GAP) + 4 // below * (size[1] + _GAP) - _GAP + _APART
        return max(wide, below * (size[0] + _APART) - _APART) + 2 * _EDGE, high + 2 * _EDGE, below

    def room(columns: int) -> float:
        """The area of the page; more for a long one."""
        shorter, longer = sorted(page(columns)[:2])
        return shorter * longer * max(1.0, longer / shorter / 1.4)

    columns = min(range(1, len(rounds) + 1), key=room) if upright else 1
    wide, high, below = page(columns)
    nodes: list[AnyNode] = [*_ground(theme, wide, high)]
    for number, cards in enumerate(rounds):
        row, column = divmod(number, columns)
        within = min(columns, len(rounds) - row * columns)
        x = (wide - within * (across + _GAP) + _GAP) / 2 + column * (across + _GAP)
        y = _EDGE + row * (down + _GAP)
        asked = not isinstance(query, When) and query.round == number
        nodes.append(Rect(x, y, across, down, "highlight" if asked else "paper", "line", radius=0.2))
        if upright:
            nodes.append(Label(x + across / 2, y + 0.42, str(number + 1), 0.4, "given"))
            spots = [(x + _GAP, y + 0.82 + one * (_CARD[1] + _GAP)) for one in range(matches)]
        else:
            nodes.append(Label(x + 0.5, y + down / 2, str(number + 1), 0.4, "given"))
            spots = [(x + 1.0 + one * (_CARD[0] + _GAP), y + _GAP) for one in range(matches)]
        for (left, top), card in zip(spots, cards, strict=True):
            nodes += _card(board, card, left, top)
    top = high - _EDGE - 4 // below * (size[1] + _GAP) + _GAP
    for number, option in enumerate(lettered):
        row, column = divmod(number, below)
        x = (wide - below * (size[0] + _APART) + _APART) / 2 + column * (size[0] + _APART)
        nodes += _option(board, option, LETTERS[number], x, top + row * (size[1] + _GAP))
    return Scene(wide, high, tuple(nodes))


def _ground(theme: str, wide: float, high: float) -> list[AnyNode]:
    """What all lies on: a pitch, water, or boards of a floor or of a table."""
    colour, line = _GROUNDS[theme]
    nodes: list[AnyNode] = [Painted(_box(0, 0, wide, high), colour)]
    if theme == "regatta":
        for row in range(int(high / 0.9) + 1):
            for column in range(int(wide / 2.4) + 1):
                x, y = column * 2.4 + (0.3, 1.5)[row % 2], 0.35 + row * 0.9
                wave = tuple((x + 0.08 * step, y - 0.06 * (-1) ** (step // 2 % 2)) for step in range(9))
                nodes.append(Painted(wave, stroke=line, width=0.05))
    else:
        step = 2.0 if theme == "league" else 0.7
        for row in range(0, int(high / step) + 1, 2):
            nodes.append(Painted(_box(0, row * step, wide, min(high, (row + 1) * step)), line))
    return [*nodes, Rect(0, 0, wide, high, stroke="mark")]


def _box(left: float, top: float, right: float, bottom: float) -> tuple[tuple[float, float], ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _card(board: Board, sides: Sequence[int], x: float, y: float) -> list[AnyNode]:
    """A match; hidden sides are question marks."""
    wide, high = _CARD
    nodes: list[AnyNode] = [Rect(x, y, wide, high, "paper", "line", "thin", 0.15)]
    for place, side in enumerate(sides):
        middle = x + (0.7 if place == 0 else wide - 0.7)
        if side == HIDDEN:
            nodes.append(Rect(middle - 0.42, y + high / 2 - 0.42, 0.84, 0.84, "soft", "line", "thin", 0.2))
            nodes.append(Label(middle, y + high / 2, "?", 0.38, "given"))
        else:
            left, top = middle - _ICON / 2, y + (high - _ICON) / 2
            nodes.append(Group(token(board.theme, board.sides[side]), left, top, _ICON))
    return nodes + _between(board.theme, x + wide / 2, y + high / 2)


def _between(theme: str, x: float, y: float) -> list[AnyNode]:
    """A sign of what the two sides do."""
    match theme:
        case "chess":
            squares = [(row, column) for row in range(3) for column in range(3) if (row + column) % 2 == 0]
            small = 0.12
            dark: list[AnyNode] = [
                Rect(x + (column - 1.5) * small, y + (row - 1.5) * small, small, small, "ink")
                for row, column in squares
            ]
            return [Rect(x - 1.5 * small, y - 1.5 * small, 3 * small, 3 * small, "paper", "ink"), *dark]
        case "dance":
            heads = [Circle(x - 0.12 + 0.26 * place, y + 0.16, 0.085, "ink") for place in (0, 1)]
            stems = ((x - 0.05, y + 0.16), (x - 0.05, y - 0.2), (x + 0.21, y - 0.2), (x + 0.21, y + 0.16))
            return [*heads, Polyline(stems, "ink", "medium")]
        case "regatta":
            waves = [(x + (step - 4) * 0.05, y + 0.05 * (-1) ** (step // 2)) for step in range(9)]
            return [Polyline(tuple(waves), "ink", "medium")]
        case _:
            return [Label(x, y, ":", 0.34, "given")]


def _lettered(shown: Sequence[Sequence[int] | int]) -> tuple[float, float]:
    """The size of a lettered card."""
    across, down = (_SINGLE, _SINGLE) if shown and isinstance(shown[0], int) else _CARD
    return across + _LETTER, down


def _option(board: Board, option: Sequence[int] | int, letter: str, x: float, y: float) -> list[AnyNode]:
    """A card with its letter on the left."""
    wide, high = _lettered([option])
    nodes: list[AnyNode] = [
        Rect(x, y + high / 2 - 0.32, 0.64, 0.64, "paper", "line", radius=0.15),
        Label(x + 0.32, y + high / 2, letter, 0.36, "given"),
        Element(option_element(letter), x + _LETTER, y, wide - _LETTER, high),
    ]
    if isinstance(option, int):
        icon = token(board.theme, board.sides[option])
        nodes.append(Rect(x + _LETTER, y, _SINGLE, high, "paper", "line", "thin", 0.15))
        return [*nodes, Group(icon, x + _LETTER + (_SINGLE - _ICON) / 2, y + (high - _ICON) / 2, _ICON)]
    return [*nodes, *_card(board, option, x + _LETTER, y)]
