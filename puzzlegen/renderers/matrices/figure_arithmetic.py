"""Words and draws the figures of `puzzlegen.generators.matrices.figure_arithmetic`, with numbers in their parts.

A figure is drawn in a square of side 4; y runs down.
"""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Paint, Polyline, Rect, Scene, Segments
from puzzlegen.drawing.marking import ACCENT, over
from puzzlegen.formats.matrices.figure_arithmetic import Facts, Figures, MissingOffered, Query
from puzzlegen.renderers.kits.telling import comma_list, numbered
from puzzlegen.renderers.kits.wording import number_meant, numbers

msg: Final = messages(__name__)

Spot: TypeAlias = tuple[float, float]
Outline: TypeAlias = Callable[[Sequence[Paint | None]], list[AnyNode]]

SIDE: Final = 4.0
_MARGIN: Final = 0.6
_RIM: Final = 0.4  # between the edge of the ground and cards
_PAD: Final = 0.45  # between the edge of a card and its figure
_CARD: Final = SIDE + 2 * _PAD  # width of a card
_FLAT: Final[Mapping[str, float]] = {"rings": 2.6, "fan": 2.65, "bow": 3.0, "columns": 3.0, "pyramid": 3.0}
"""Heights of figures that are wider than high, around the middle of their square; their cards are as flat."""
_GAP: Final = 0.35  # between cards
_DIGIT: Final = 0.42  # height of a digit


class Figure(msgspec.Struct, frozen=True):
    """A kind of figure.

    Attributes:
        spots: where its numbers stand.
        names: what these places are called.
        outline: its lines; takes the fill of each place.
    """

    spots: tuple[Spot, ...]
    names: tuple[str, ...]
    outline: Outline


def _square(x: float, y: float, side: float, fill: Paint | None, radius: float = 0.0) -> Rect:
    return Rect(x - side / 2, y - side / 2, side, side, fill, "ink", "thin", radius)


def _disc(spot: Spot, radius: float, fill: Paint | None) -> Circle:
    return Circle(*spot, radius, fill or "paper", "ink", "thin")


def _triangle(fills: Sequence[Paint | None]) -> list[AnyNode]:
    top, left, right, middle = _TRIANGLE
    return [
        Polyline((top, left, right), "ink", "medium", closed=True, fill="tint"),
        *(_disc(spot, 0.56, fill) for spot, fill in zip((top, left, right), fills, strict=False)),
        _square(*middle, 1.05, fills[3] or "paper", 0.16),
    ]


def _quarters(fills: Sequence[Paint | None]) -> list[AnyNode]:
    nodes: list[AnyNode] = []
    for (x, y), fill in zip(_CORNERS, fills, strict=True):
        if fill is not None:
            start = {(False, False): 2, (True, False): 3, (False, True): 1, (True, True): 0}[x > 2, y > 2] * pi / 2
            arc = tuple((2 + 1.8 * cos(start + k * pi / 32), 2 + 1.8 * sin(start + k * pi / 32)) for k in range(17))
            nodes.append(Polyline(((2.0, 2.0), *arc), None, closed=True, fill=fill))
    return [
        *nodes,
        Circle(2, 2, 1.8, None, "ink", "medium"),
        Segments(((2, 0.2, 2, 3.8), (0.2, 2, 3.8, 2)), "ink", "thin"),
    ]


def _boxes(fills: Sequence[Paint | None]) -> list[AnyNode]:
    cells: list[AnyNode] = [
        Rect(0.3 + 1.7 * (place % 2), 0.3 + 1.7 * (place // 2), 1.7, 1.7, fill or "paper", "ink", "thin")
        for place, fill in enumerate(fills)
    ]
    return [*cells, Rect(0.3, 0.3, 3.4, 3.4, None, "ink", "medium")]


def _house(fills: Sequence[Paint | None]) -> list[AnyNode]:
    roof, left, right, door = fills
    return [
        Rect(2.75, 0.35, 0.4, 1.0, "paper", "ink", "thin"),
        Rect(0.2, 1.65, 3.6, 2.2, "tint", "ink", "medium"),
        Polyline(((2, 0.1), (3.95, 1.75), (0.05, 1.75)), "ink", "medium", closed=True, fill=roof or "paper"),
        _square(0.8, 2.5, 0.88, left or "paper"),
        _square(3.2, 2.5, 0.88, right or "paper"),
        Rect(1.42, 2.06, 1.16, 1.79, door or "paper", "ink", "thin"),
    ]


def _cross(fills: Sequence[Paint | None]) -> list[AnyNode]:
    return [_square(x, y, 1.24, fill or "paper") for (x, y), fill in zip(_CROSS, fills, strict=True)]


def _flower(fills: Sequence[Paint | None]) -> list[AnyNode]:
    petals: list[AnyNode] = [_disc(spot, 0.84, fill or "tint") for spot, fill in zip(_PETALS, fills, strict=False)]
    return [*petals, _disc((2, 2), 0.64, fills[4] or "paper")]


def _rings(fills: Sequence[Paint | None]) -> list[AnyNode]:
    left, right, both = fills
    # The overlap of circles of radius 1.3 around (1.3, 2) and (2.7, 2), as two arcs of half the angle a
    a = 0.991
    arcs = [
        *((1.3 + 1.3 * cos(-a + 2 * a * k / 24), 2 + 1.3 * sin(-a + 2 * a * k / 24)) for k in range(25)),
        *((2.7 - 1.3 * cos(-a + 2 * a * k / 24), 2 - 1.3 * sin(-a + 2 * a * k / 24)) for k in range(25)),
    ]
    return [
        Circle(1.3, 2, 1.3, left or "paper", "ink", "medium"),
        Circle(2.7, 2, 1.3, right or "paper", "ink", "medium"),
        Polyline(tuple(arcs), "ink", "medium", closed=True, fill=both or "tint"),
    ]


def _chain(fills: Sequence[Paint | None]) -> list[AnyNode]:
    left, right, bottom = _CHAIN
    return [
        Polyline((left, bottom, right), "ink", "medium"),
        _disc(left, 0.72, fills[0]),
        _disc(right, 0.72, fills[1]),
        _square(*bottom, 1.4, fills[2] or "tint", 0.2),
    ]


def _pyramid(fills: Sequence[Paint | None]) -> list[AnyNode]:
    return [
        Rect(x - 0.64, y - 0.5, 1.28, 1.0, fill or "paper", "ink", "thin")
        for (x, y), fill in zip(_PYRAMID, fills, strict=True)
    ]


def _bow(fills: Sequence[Paint | None]) -> list[AnyNode]:
    left, right, knot = fills
    return [
        Polyline(((2, 2), (0.05, 0.5), (0.05, 3.5)), "ink", "medium", closed=True, fill=left or "paper"),
        Polyline(((2, 2), (3.95, 0.5), (3.95, 3.5)), "ink", "medium", closed=True, fill=right or "paper"),
        _square(2, 2, 1.05, knot or "tint", 0.16),
    ]


def _shield(fills: Sequence[Paint | None]) -> list[AnyNode]:
    third = 2 * pi / 3
    starts = (-5 * pi / 6, pi / 2, -pi / 6)  # of the sectors at the top, left and right
    sectors = [_sector(1.85, start, third, fill or "paper") for start, fill in zip(starts, fills, strict=False)]
    return [*sectors, _disc((2, 2), 0.66, fills[3] or "tint")]


def _sector(radius: float, start: float, angle: float, fill: Paint, y: float = 2.0) -> Polyline:
    """Part of a disc around (2, y), clockwise from the angle ``start``."""
    turns = (start + angle * step / 32 for step in range(33))
    arc = tuple((2 + radius * cos(turn), y + radius * sin(turn)) for turn in turns)
    return Polyline(((2.0, y), *arc), "ink", "medium", closed=True, fill=fill)


def _fan(fills: Sequence[Paint | None]) -> list[AnyNode]:
    sectors = [
        _sector(2.05, pi + place * pi / 4, pi / 4, fill or "paper", _HANDLE) for place, fill in enumerate(fills[:4])
    ]
    return [*sectors, _disc((2, _HANDLE), 0.6, fills[4] or "tint")]


def _wheel(fills: Sequence[Paint | None]) -> list[AnyNode]:
    sectors = [_sector(2, -pi / 2 + place * pi / 3, pi / 3, fill or "paper") for place, fill in enumerate(fills)]
    return [*sectors, Circle(2, 2, 0.22, "ink", "ink", "thin")]


def _corners(fills: Sequence[Paint | None]) -> list[AnyNode]:
    return [
        Polyline(_SIDES[:3], "ink", "medium", closed=True, fill="tint"),
        *(_disc(spot, 0.5, fill) for spot, fill in zip(_SIDES[:3], fills[:3], strict=True)),
        *(_square(*spot, 1.0, fill or "paper", 0.1) for spot, fill in zip(_SIDES[3:], fills[3:], strict=True)),
    ]


def _columns(fills: Sequence[Paint | None]) -> list[AnyNode]:
    cells: list[AnyNode] = [
        Rect(x - 0.6, y - 0.75, 1.2, 1.5, fill or "paper", "ink", "thin")
        for (x, y), fill in zip(_COLUMNS, fills, strict=True)
    ]
    return [*cells, Rect(0.2, 0.5, 3.6, 3.0, None, "ink", "medium")]


def _star(fills: Sequence[Paint | None]) -> list[AnyNode]:
    spokes = Segments(tuple((2.0, 2.14, x, y) for x, y in _STAR[:5]), "ink", "medium")
    discs = (_disc(spot, 0.56, fill) for spot, fill in zip(_STAR, fills[:5], strict=False))
    return [spokes, *discs, _disc(_STAR[5], 0.66, fills[5] or "tint")]


_TRIANGLE: Final = ((2.0, 0.62), (0.62, 3.3), (3.38, 3.3), (2.0, 2.3))
_CORNERS: Final = ((1.15, 1.15), (2.85, 1.15), (1.15, 2.85), (2.85, 2.85))
_CROSS: Final = ((2.0, 0.76), (0.76, 2.0), (3.24, 2.0), (2.0, 3.24), (2.0, 2.0))
_PETALS: Final = ((2.0, 0.86), (0.86, 2.0), (3.14, 2.0), (2.0, 3.14))
_FLOWER: Final = ((2.0, 0.7), (0.7, 2.0), (3.3, 2.0), (2.0, 3.3), (2.0, 2.0))  # in the middle of what is seen of petals
_SHIELD: Final = ((2.0, 0.85), (0.92, 2.66), (3.08, 2.66), (2.0, 2.0))
_HANDLE: Final = 2.72  # height of the middle of a fan's handle, so that the fan stands in the middle
_FAN: Final = (
    *((2 + 1.38 * cos(turn * pi / 8), _HANDLE + 1.38 * sin(turn * pi / 8)) for turn in (9, 11, 13, 15)),
    (2.0, _HANDLE),
)
_WHEEL: Final = tuple((2 + 1.3 * cos(turn * pi / 6), 2 + 1.3 * sin(turn * pi / 6)) for turn in (-2, 0, 2, 4, 6, 8))
_SIDES: Final = ((2.0, 0.55), (0.5, 3.35), (3.5, 3.35), (1.2, 1.95), (2.0, 3.35), (2.8, 1.95))
_COLUMNS: Final = tuple((0.8 + 1.2 * column, 1.25 + 1.5 * row) for row in range(2) for column in range(3))
_STAR: Final = (
    *((2 + 1.5 * sin(turn * pi / 5), 2.14 - 1.5 * cos(turn * pi / 5)) for turn in (0, 2, 4, 6, 8)),
    (2.0, 2.14),
)
_CHAIN: Final = ((0.8, 1.0), (3.2, 1.0), (2.0, 3.1))
_PYRAMID: Final = ((0.72, 3.0), (2.0, 3.0), (3.28, 3.0), (1.36, 2.0), (2.64, 2.0), (2.0, 1.0))
_AROUND: Final = ("top", "left", "right", "bottom", "middle")
_FOUR: Final = ("upper-left", "upper-right", "lower-left", "lower-right")

FIGURES: Final[Mapping[str, Figure]] = {
    "rings": Figure(((0.62, 2.0), (3.38, 2.0), (2.0, 2.0)), ("left", "right", "overlap"), _rings),
    "chain": Figure(_CHAIN, ("left", "right", "bottom"), _chain),
    "bow": Figure(((0.74, 2.0), (3.26, 2.0), (2.0, 2.0)), ("left", "right", "knot"), _bow),
    "triangle": Figure(_TRIANGLE, (*_AROUND[:3], _AROUND[4]), _triangle),
    "shield": Figure(_SHIELD, (*_AROUND[:3], _AROUND[4]), _shield),
    "quarters": Figure(_CORNERS, _FOUR, _quarters),
    "boxes": Figure(_CORNERS, _FOUR, _boxes),
    "house": Figure(
        ((2.0, 1.22), (0.8, 2.5), (3.2, 2.5), (2.0, 2.95)),
        ("roof", "left-window", "right-window", "door"),
        _house,
    ),
    "cross": Figure(_CROSS, _AROUND, _cross),
    "flower": Figure(_FLOWER, _AROUND, _flower),
    "fan": Figure(
        _FAN,
        ("far-left", "left", "right", "far-right", "handle"),
        _fan,
    ),
    "wheel": Figure(
        _WHEEL,
        (
            "upper-right",
            "right",
            "lower-right",
            "lower-left",
            "left",
            "upper-left",
        ),
        _wheel,
    ),
    "columns": Figure(
        _COLUMNS,
        (
            "upper-left",
            "upper-middle",
            "upper-right",
            "lower-left",
            "lower-middle",
            "lower-right",
        ),
        _columns,
    ),
    "corners": Figure(
        _SIDES,
        (
            "top-corner",
            "left-corner",
            "right-corner",
            "left-side",
            "bottom-side",
            "right-side",
        ),
        _corners,
    ),
    "star": Figure(
        _STAR,
        (
            "top",
            "right",
            "lower-right",
            "lower-left",
            "left",
            "middle",
        ),
        _star,
    ),
    "pyramid": Figure(
        _PYRAMID,
        (
            "lower-left",
            "lower-middle",
            "lower-right",
            "middle-left",
            "middle-right",
            "apex",
        ),
        _pyramid,
    ),
}
"""The last place of each holds the result of most rules."""


def word(shown: Figures, query: Query) -> Wording:  # noqa: ARG001 - the words are the same for all figures
    """Ask for the missing number."""
    options = numbers(query.options) if isinstance(query, MissingOffered) else ()
    return Wording(msg("ask"), Kind.LETTER if options else Kind.NUMBER, msg("rules"), msg("short"), options)


def explain(shown: Figures, query: Query, answer: str, why: Facts) -> Phrase:
    """The rule in the words of the figure: its places are lettered from a, in the order of their numbers."""
    parts = why.rule.split(", ")
    places = {letter: msg(f"place-{name}") for letter, name in zip("abcdef", FIGURES[shown.figure].names, strict=False)}
    last = {letter: "?" if one is None else str(one) for letter, one in zip("abcdef", shown.numbers[-1], strict=False)}
    worked = ("".join(last.get(sign, sign) for sign in part) for part in parts)
    rule = comma_list((comma_list((places.get(sign, sign) for sign in part), "") for part in parts), msg("comma"))
    with_key = comma_list((part for part in worked if "?" in part), msg("comma"))
    if isinstance(query, MissingOffered):
        answer = str(query.options[LETTERS.index(answer)])
    return msg("told", rule=rule, shown=with_key, key=answer)


def describe(shown: Figures, query: Query) -> Phrase:  # noqa: ARG001 - options are words
    """The numbers of each figure, by their places in it."""
    names = FIGURES[shown.figure].names
    return numbered(
        msg("figure"),
        (
            comma_list(
                msg("held", place=msg(f"place-{name}"), number="?" if number is None else number)
                for name, number in zip(names, row, strict=True)
            )
            for row in shown.numbers
        ),
    )


def depict(shown: Figures, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001 - options are words
    """The figures on cards in rows; the missing number is a question mark on a marked ground."""
    kind, corners = FIGURES[shown.figure], _places(shown)
    high = _high(shown)
    above = (_CARD - high) / 2  # what a flat card lacks of a square one
    nodes: list[AnyNode] = []
    for (left, top), row in zip(corners, shown.numbers, strict=True):
        fills: list[Paint | None] = ["highlight" if number is None else None for number in row]
        labels = (
            Label(x, y, "?" if number is None else str(number), _DIGIT)
            for (x, y), number in zip(kind.spots, row, strict=True)
        )
        nodes.append(Rect(left - _PAD, top - _PAD + above, _CARD, high, "paper", "line", "thin", 0.16))
        nodes.append(Group((*kind.outline(fills), *labels), left, top))
    right, bottom = (max(ends) + SIDE + _PAD + _RIM for ends in zip(*corners, strict=True))
    bottom -= above
    ground = Rect(_MARGIN, _MARGIN, right - _MARGIN, bottom - _MARGIN, "tint", None, radius=0.4)
    return (Scene(right + _MARGIN, bottom + _MARGIN, (ground, *nodes)),)


def _high(shown: Figures) -> float:
    """Height of a card."""
    return _FLAT.get(shown.figure, SIDE) + 2 * _PAD


def _places(shown: Figures) -> list[Spot]:
    """The top left corners of the figures' squares, in rows; a last row that is shorter stands in the middle."""
    count, high = len(shown.numbers), _high(shown)
    across = 2 if count == 4 else 3
    first = _MARGIN + _RIM + _PAD
    corners = []
    for place in range(count):
        row, column = divmod(place, across)
        held = min(across, count - row * across)
        left = first + (column + (across - held) / 2) * (_CARD + _GAP)
        corners.append((left, first + row * (high + _GAP) - (_CARD - high) / 2))
    return corners


def depict_solution(shown: Figures, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The number in its place."""
    (scene,) = depict(shown, query)
    x, y = FIGURES[shown.figure].spots[shown.numbers[-1].index(None)]
    number = number_meant(query, answer)
    ground = Rect(x - 0.26 * len(number), y - 0.3, 0.52 * len(number), 0.6, fill="highlight")
    left, top = _places(shown)[-1]
    return (over(scene, [ground, Label(x, y, number, _DIGIT, ACCENT, "given")], left, top),)
