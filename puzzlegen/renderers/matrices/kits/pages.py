"""Lays out pages: panels on a tinted ground, one of which may be missing, and named panels to choose from on paper.

A unit is a third of a panel's side.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Paint, Polyline, Rect, Scene, option_element

Content: TypeAlias = Sequence[AnyNode]
"""What is in a panel, from its top left corner."""

PANEL: Final = 3.0
"""The side of a panel."""
LETTER: Final = 0.75
"""The height of a letter with the space around it."""
MARGIN: Final = 0.6
_BETWEEN: Final = 0.85  # what is shown and what is to be chosen from
_PAD: Final = 0.35  # of the ground around panels
_CURVE: Final = 0.3  # radius of the ground's corners
_GAP: Final = 0.25  # between the panels of the ground
_ARROW: Final = 1.1  # the same with an arrow
_APART: Final = 0.55  # between named panels
_FARTHEST: Final = 0.9  # the same, where a row of them is spread below a wider one
_FAR: Final = 0.7  # between threes of panels
_LARGE: Final = 0.36  # capital height of a name
_SMALL: Final = 0.32  # the same on wide pages, whose panels would otherwise become small
_SMALLEST: Final = 0.28  # the same if there are only four
_WIDE: Final = 17.0  # width or height of such a page
_SLIM, _BROAD = 0.66, 2.15  # width by height of a page, at least and at most
_BROADER: Final = 2.65  # the same of a page with options below, which a row of four may fill
_FEW: Final = 8  # options; of more, rows may be longer
_RAGGED: Final = 1.3  # of a page whose last row is shorter
_NEARLY: Final = 1.07  # pages at most so many times as bad as the best are as good


class Block(NamedTuple):
    """Nodes from the origin on, and the room that they take."""

    nodes: tuple[AnyNode, ...]
    width: float
    height: float


def _frame(fill: Paint = "paper") -> Rect:
    """The frame of a panel."""
    return Rect(0, 0, PANEL, PANEL, fill, "line", "thin")


def framed(content: Content, x: float, y: float, scale: float = 1.0) -> Group:
    """A panel with its top left corner at (x, y)."""
    return Group((_frame(), *content), x, y, scale)


def draw_missing(x: float, y: float) -> Group:
    """A panel with a question mark."""
    return Group((_frame("highlight"), Label(PANEL / 2, PANEL / 2, "?", PANEL * 0.4)), x, y)


def on_ground(nodes: Sequence[AnyNode], width: float, height: float) -> Block:
    """What is shown, on a tinted ground."""
    wide, high = width + 2 * _PAD, height + 2 * _PAD
    return Block((Rect(0, 0, wide, high, "tint", None, radius=_CURVE), Group(tuple(nodes), _PAD, _PAD)), wide, high)


def shown_block(shown: Sequence[Content], columns: int, *, arrows: bool = False, missing: bool = True) -> Block:
    """Panels in rows on a ground, the last one missing or not; arrows lead from each panel of a row to the next."""
    across, down = PANEL + (_ARROW if arrows else _GAP), PANEL + (_ARROW / 2 if arrows else _GAP)
    rows = -(-(len(shown) + missing) // columns)
    nodes: list[AnyNode] = [
        framed(one, place % columns * across, place // columns * down) for place, one in enumerate(shown)
    ]
    if missing:
        nodes.append(draw_missing(len(shown) % columns * across, len(shown) // columns * down))
    if arrows:
        nodes += (
            _arrow(PANEL + column * across, row * down + PANEL / 2)
            for row in range(rows)
            for column in range(columns - 1)
        )
    return on_ground(nodes, columns * across - across + PANEL, rows * down - down + PANEL)


def named_block(
    panels: Sequence[Content],
    names: Sequence[str],
    across: int,
    letter: float = _LARGE,
    apart: float = _APART,
) -> Block:
    """Named panels in rows of ``across``; a last row that is shorter stands in the middle."""
    step, down = PANEL + apart, PANEL + LETTER + 0.05
    nodes: list[AnyNode] = []
    for place, (one, name) in enumerate(zip(panels, names, strict=False)):
        row, column = divmod(place, across)
        held = min(across, len(panels) - row * across)
        x, y = column * step + (across - held) * step / 2, row * down
        nodes += (
            framed(one, x, y),
            Label(x + PANEL / 2, y + PANEL + LETTER / 2, name, letter, "given", "label"),
            Element(option_element(name), x, y, PANEL, PANEL),
        )
    return Block(tuple(nodes), across * step - apart, -(-len(panels) // across) * down - 0.2)


def page(above: Block, below: Block, *, beside: bool = False) -> Scene:
    """Two blocks on a page, one below the other or beside it."""
    if beside:
        height = max(above.height, below.height)
        size = above.width + _BETWEEN + below.width, height
        places = (0.0, (height - above.height) / 2), (above.width + _BETWEEN, (height - below.height) / 2)
    else:
        width = max(above.width, below.width)
        size = width, above.height + _BETWEEN + below.height
        places = ((width - above.width) / 2, 0.0), ((width - below.width) / 2, above.height + _BETWEEN)
    nodes = (Group(one.nodes, MARGIN + x, MARGIN + y) for one, (x, y) in zip((above, below), places, strict=True))
    return Scene(size[0] + 2 * MARGIN, size[1] + 2 * MARGIN, tuple(nodes))


def draw_grid(
    shown: Sequence[Content],
    columns: int,
    options: Sequence[Content],
    arrows: bool = False,
    *,
    of: msgspec.Struct | None = None,
) -> Scene:
    """Panels in rows, the last of which is missing, and the options; see `shown_block` and `draw_page`.

    Words speak of a single row as the upper one: so nothing stands beside it.
    """
    block = shown_block(shown, columns, arrows=arrows)
    return draw_page(block, options, of, beside=len(shown) >= columns)


def draw_page(shown: Block, options: Sequence[Content], of: msgspec.Struct | None, *, beside: bool = True) -> Scene:
    """What is shown, and options of the same size below it or, where that is allowed, beside it.

    Of the pages that waste little paper, what is published picks one.

    Args:
        shown: what is shown.
        options: what is in the options.
        of: what is published about what is shown; without it, the best page is taken.
        beside: whether options may stand beside it.
    """
    pages = sorted(_pages(shown, options, beside), key=lambda one: one[0])
    good = [one for cost, one in pages if cost <= _NEARLY * pages[0][0]]
    return good[crc32(msgspec.json.encode(of)) % len(good) if of is not None else 0]


def _pages(shown: Block, options: Sequence[Content], beside: bool) -> Iterator[tuple[float, Scene]]:
    """All pages and how bad each is: by its area, and once more by what of it is paper."""
    small = _SMALL if len(options) > 4 else _SMALLEST
    for across in (2, 4) if len(options) == 4 else (2, 3, 4) if len(options) <= _FEW else (4, 8):
        for sideways in (False, True)[: 1 + beside]:
            spread = (shown.width - across * PANEL) / (across - 1)
            apart = _APART if sideways else min(max(spread, _APART), _FARTHEST)
            for letter in (_LARGE, small):
                offered = named_block(options, LETTERS, across, letter, apart)
                drawn = page(shown, offered, beside=sideways)
                if (max(drawn.width, drawn.height) > _WIDE) == (letter == small):
                    used = shown.width * shown.height + offered.width * offered.height
                    cost = 2 * drawn.width * drawn.height - used
                    fits = _SLIM <= drawn.width / drawn.height <= (_BROAD if sideways else _BROADER)
                    yield cost * (1 if fits else 10) * (_RAGGED if len(options) % across else 1), drawn


def draw_choices(panels: Sequence[Content], names: Sequence[str], across: int) -> Scene:
    """Named panels in rows of ``across``, on a ground; a last row that is shorter stands in the middle."""
    ground = on_ground(*named_block(panels, names, across))
    return Scene(ground.width + 2 * MARGIN, ground.height + 2 * MARGIN, (Group(ground.nodes, MARGIN, MARGIN),))


def draw_threes(threes: Sequence[Sequence[Content]], names: Sequence[str]) -> Scene:
    """Named threes of panels, two in a row; in each, an arrow leads from the first two panels to the third one."""
    third = PANEL + _GAP + PANEL + _ARROW
    nodes: list[AnyNode] = []
    step, down = 0.0, 0.0
    for place, (three, name) in enumerate(zip(threes, names, strict=False)):
        starts = (0, PANEL + _GAP, third)
        held = [framed(one, start, 0) for one, start in zip(three, starts, strict=True)]
        block = on_ground((*held, _arrow(third - _ARROW, PANEL / 2)), third + PANEL, PANEL)
        step, down = block.width + _FAR, block.height + LETTER + 0.45
        x, y = MARGIN + place % 2 * step, MARGIN + place // 2 * down
        nodes += (
            Group(block.nodes, x, y),
            Label(x + block.width / 2, y + block.height + LETTER / 2, name, _LARGE, "given", "label"),
            Element(option_element(name), x, y, block.width, block.height),
        )
    height = -(-len(threes) // 2) * down - 0.65
    return Scene(2 * step - _FAR + 2 * MARGIN, height + 2 * MARGIN, tuple(nodes))


def _arrow(x: float, y: float) -> Polyline:
    """An arrow to the right in the middle of the gap that begins at x."""
    start, stop, head = x + 0.22, x + _ARROW - 0.22, 0.17
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), "ink", "medium"
    )
