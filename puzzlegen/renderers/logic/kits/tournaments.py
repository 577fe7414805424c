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
    Polyline,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.formats.logic.round_robin import HIDDEN, Board, Query, When
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.logic.kits.natural_icons import natural

_ICON: Final = 1.0
_CARD: Final = (2.95, 1.3)
_SINGLE: Final = 1.45  # side of a card with one side
_GAP: Final = 0.22
_MOST: Final = 5  # columns beside one another
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
    matches = len(rounds[0])
    if theme in _IN_COLUMNS:
        columns = len(rounds) if len(rounds) <= _MOST else -(-len(rounds) // 2)
        across, down = _CARD[0] + 2 * _GAP, matches * (_CARD[1] + _GAP) + 0.9
    else:
        columns, across, down = 1, matches * (_CARD[0] + _GAP) + 1.2, _CARD[1] + 2 * _GAP
    nodes: list[AnyNode] = []
    for number, cards in enumerate(rounds):
        row, column = divmod(number, columns)
        within = min(columns, len(rounds) - row * columns)
        x = 0.2 + (columns - within) * (across + _GAP) / 2 + column * (across + _GAP)
        y = 0.2 + row * (down + _GAP)
        asked = not isinstance(query, When) and query.round == number
        nodes.append(Rect(x, y, across, down, fill="highlight" if asked else "tint", radius=0.2))
        if theme in _IN_COLUMNS:
            nodes.append(Label(x + across / 2, y + 0.42, str(number + 1), 0.4, "given"))
            spots = [(x + _GAP, y + 0.82 + one * (_CARD[1] + _GAP)) for one in range(matches)]
        else:
            nodes.append(Label(x + 0.5, y + down / 2, str(number + 1), 0.4, "given"))
            spots = [(x + 1.0 + one * (_CARD[0] + _GAP), y + _GAP) for one in range(matches)]
        for (left, top), card in zip(spots, cards, strict=True):
            nodes += _card(board, card, left, top)
    wide = 0.4 + columns * (across + _GAP) - _GAP
    high = 0.2 + -(-len(rounds) // columns) * (down + _GAP)
    if not isinstance(query, When):
        lettered, size = _options(board, query.options, wide)
        nodes.append(Group(lettered, y=high + 0.25))
        high += size + 0.25
    return Scene(wide, high, tuple(nodes))


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


def _options(board: Board, shown: Sequence[Sequence[int] | int], wide: float) -> tuple[tuple[AnyNode, ...], float]:
    """Four lettered cards beside one another, or two above two if these do not fit, and their height."""
    nodes: list[AnyNode] = []
    across, down = (_SINGLE, _SINGLE) if isinstance(shown[0], int) else _CARD
    columns = 4 if wide >= 4 * (across + 2 * _GAP) else 2
    for number, option in enumerate(shown):
        row, column = divmod(number, columns)
        left, top = wide * (column + 0.5) / columns - across / 2, row * (down + 1.0)
        if isinstance(option, int):
            icon = token(board.theme, board.sides[option])
            nodes.append(Rect(left, top, across, down, "paper", "line", "thin", 0.15))
            nodes.append(Group(icon, left + (across - _ICON) / 2, top + (down - _ICON) / 2, _ICON))
        else:
            nodes += _card(board, option, left, top)
        nodes.append(Label(left + across / 2, top + down + 0.38, LETTERS[number], 0.34, "label"))
        nodes.append(Element(option_element(LETTERS[number]), left, top, across, down))
    return tuple(nodes), 4 // columns * (down + 1.0)
