"""Words and draws the pieces of `puzzlegen.generators.matrices.splice`."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import (
    AnyNode,
    Element,
    Group,
    Label,
    Paint,
    Polyline,
    Rect,
    Scene,
    Segments,
    option_element,
)
from puzzlegen.drawing.marking import ACCENT, answered
from puzzlegen.facts.matrices.pieces import Corner, Grid, Shape, outline, read, rim, sides, straightened
from puzzlegen.formats.matrices import splice as form
from puzzlegen.renderers.kits.telling import grid as in_grid
from puzzlegen.renderers.kits.telling import labelled, legend, lines, numbered, options
from puzzlegen.renderers.matrices.kits.laid_pieces import filled, made, missing

msg: Final = messages(__name__)

_HALVES: Final = str.maketrans("#1234", "■◤◥◢◣")
_SIGNS: Final[Mapping[Grid, Phrase]] = {
    "squares": legend(
        {
            "■": msg("square"),
            "◤": msg("upper-left"),
            "◥": msg("upper-right"),
            "◢": msg("lower-right"),
            "◣": msg("lower-left"),
            ".": msg("outside"),
        }
    ),
    "triangles": legend({"▲": msg("up"), "▼": msg("down"), ".": msg("outside")}),
}


def word(given: form.Given, query: form.Query) -> Wording:
    """Ask for the figure, the pieces, or the missing one; say whether pieces may be turned over."""
    task, flips = task_of(query), msg("flips" if given.flips else "no-flips")
    told = isinstance(query, form.Gap | form.Missing)  # something has to be said beforehand
    rules = sentences(msg(f"given-{task}") if told else "", flips, msg("scale"))
    short = sentences(msg(f"short-{task}"), flips)
    return Wording(msg(f"ask-{task}"), Kind.LETTER, rules, short, (None,) * len(query.options))


def explain(
    given: form.Given, query: form.Query, answer: str, why: form.Corners | form.Completed | form.Laid
) -> Phrase:
    """Where each piece lies in the figure and how it is turned, and why the others do not fit."""
    grid: Grid = given.lattice
    offered = [[read(rows, grid) for rows in option] for option in query.options]
    shown = [read(rows, grid) for rows in given.pieces]
    right = LETTERS.index(answer)
    match why:
        case form.Corners():
            assert given.gap is not None
            return filled(read(given.gap, grid), offered[right][0], right, why, grid)
        case form.Completed(laid, mirror):
            pieces, places = [*shown, offered[right][0]], [read(rows, grid) for rows in laid]
            return missing(pieces, right, mirror, places, grid)
        case form.Laid(laid, stuck):
            pieces = shown if isinstance(query, form.Figure) else offered[right]
            return made(task_of(query), pieces, right, [read(rows, grid) for rows in laid], grid, stuck)


def describe(given: form.Given, query: form.Query) -> Phrase:
    """The figure, its gap, the pieces and those of the options, in rows of squares or triangles."""
    kind: Grid = given.lattice
    parts = [_SIGNS[kind], *([msg("neighbours")] if kind == "triangles" else [])]
    for name, shape in (("figure", given.figure), ("gap", given.gap)):
        if shape is not None:
            parts.append(labelled(msg(f"top-{name}"), _rows(shape, kind)))
    if given.pieces:
        parts.append(numbered(msg("piece"), (_rows(rows, kind) for rows in given.pieces)))
    shown = [[_rows(rows, kind) for rows in option] for option in query.options]
    whole = all(len(option) == 1 for option in shown)
    parts.append(options(option[0] if whole else numbered(msg("piece"), option) for option in shown))
    return lines(*parts)


def _rows(rows: Sequence[str], kind: Grid) -> Phrase:
    """A shape as rows of signs that look like its squares, halves of squares, or triangles."""
    if kind == "triangles":
        return in_grid(
            (sign if sign == "." else "▼▲"[(row + place) % 2 == 0] for place, sign in enumerate(line))
            for row, line in enumerate(rows)
        )
    return in_grid(line.translate(_HALVES) for line in rows)


def depict(given: form.Given, query: form.Query) -> tuple[Scene, ...]:
    """Draw what is given above the options, all in one scale; a unit is the side of a square or triangle."""
    return (_picture(given, query),)


def _picture(given: form.Given, query: form.Query, laid: Sequence[Shape] = (), right: int | None = None) -> Scene:
    """The same, with pieces laid into the figure, which may be the right option, on the page that wastes least."""
    grid: Grid = given.lattice
    figure, gap = (None if one is None else read(one, grid) for one in (given.figure, given.gap))
    pieces = [read(rows, grid) for rows in given.pieces or ()]
    offered = [[read(rows, grid) for rows in option] for option in query.options]
    paint: Paint = "paper" if isinstance(query, form.Figure) else "soft"

    head = [] if figure is None else [_drawn([figure], grid, "paper", 1, gap=gap, laid=laid)]
    tops = [[*head, _drawn(pieces, grid, "soft", columns)] for columns in _columns(pieces)] if pieces else [head]
    sets = [
        [
            _drawn(option, grid, paint, columns, laid=laid if place == right else ())
            for place, option in enumerate(offered)
        ]
        for columns in _columns(offered[0])
    ]
    plans = (_Plan.of(top, options, across) for top in tops for options in sets for across in (2, 4))
    return _sheet(min(plans, key=lambda plan: plan.waste))


def _columns(shapes: Sequence[Shape]) -> list[int]:
    """How many of these may stand in a row, so that one, two or three rows are about equally long."""
    return sorted({-(-len(shapes) // rows) for rows in (1, 2, 3)})


def _place(corner: Corner, grid: Grid) -> tuple[float, float]:
    """Where a corner lies, in sides of a square or of a triangle."""
    x, y = corner
    return (x / 2, y / 2) if grid == "squares" else (x + y / 2, y * math.sqrt(3) / 2)


def _extent(shapes: Iterable[Shape], grid: Grid) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of shapes."""
    places = [_place(corner, grid) for shape in shapes for one in shape for corner in one]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs), max(ys)


def _course(shape: Shape, grid: Grid) -> tuple[tuple[float, float], ...]:
    """The corners of a shape's outline, one after the other."""
    around = outline(shape)
    assert around is not None
    return tuple(_place(corner, grid) for corner in straightened(around))


def _draw_shape(shape: Shape, grid: Grid, fill: Paint) -> list[AnyNode]:
    """A shape with its outline, and the lattice in it."""
    corners = _course(shape, grid)
    inner = [
        (*_place(a, grid), *_place(b, grid))
        for a, b in sorted({edge for one in shape for edge in sides(one)} - rim(shape))
        if grid == "triangles" or not (a[0] % 2 or b[0] % 2)
    ]
    nodes: list[AnyNode] = [Polyline(corners, None, closed=True, fill=fill)]
    if inner:
        nodes.append(Segments(tuple(inner), "line", "hair"))
    nodes.append(Polyline(corners, "ink", "thick", closed=True))
    return nodes


_MARGIN: Final = 0.7
_GAP: Final = 0.6  # between pieces
_PAD: Final = 0.5  # between a piece and the frame of its option
_APART: Final = 0.5  # between frames
_BETWEEN: Final = 0.8  # what is given and the options
_LETTER: Final = 0.9
_CURVE: Final = 0.4  # radius of the corners of the ground
_TALL, _BROAD = 1.25, 1.9  # height by width of a page, and width by height, that are good


class _Drawn(msgspec.Struct, frozen=True):
    """Nodes around a top left corner at the origin, and their size."""

    nodes: tuple[AnyNode, ...]
    width: float
    height: float


def _drawn(
    shapes: Sequence[Shape],
    grid: Grid,
    fill: Paint,
    across: int,
    gap: Shape | None = None,
    laid: Sequence[Shape] = (),
) -> _Drawn:
    """Shapes in rows of ``across``; in a figure its gap, or pieces laid."""
    lines = [shapes[start : start + across] for start in range(0, len(shapes), across)]
    sizes = [[_extent([shape], grid) for shape in line] for line in lines]
    widths = [sum(box[2] - box[0] for box in line) + _GAP * (len(line) - 1) for line in sizes]
    heights = [max(box[3] - box[1] for box in line) for line in sizes]
    nodes: list[AnyNode] = []
    y = 0.0
    for line, boxes, width, height in zip(lines, sizes, widths, heights, strict=True):
        x = (max(widths) - width) / 2
        for shape, (left, top, right, bottom) in zip(line, boxes, strict=True):
            inner = _draw_shape(shape, grid, fill)
            if gap is not None:
                inner += _draw_shape(gap, grid, "highlight")
            inner += (Polyline(_course(piece, grid), ACCENT, "thick", closed=True) for piece in laid)
            nodes.append(Group(tuple(inner), x - left, y + (height - bottom + top) / 2 - top))
            x += right - left + _GAP
        y += height + _GAP
    return _Drawn(tuple(nodes), max(widths), sum(heights) + _GAP * (len(heights) - 1))


class _Plan(msgspec.Struct, frozen=True):
    """What is given, side by side on a ground as wide as the page, above the options in frames of one size.

    Attributes:
        top: what is given.
        options: in rows of ``across``.
        frame: width and height of the frames.
        width, height: of the page.
    """

    top: Sequence[_Drawn]
    options: Sequence[_Drawn]
    across: int
    frame: tuple[float, float]
    width: float
    height: float

    @staticmethod
    def of(top: Sequence[_Drawn], options: Sequence[_Drawn], across: int) -> "_Plan":
        wide = max(one.width for one in options) + 2 * _PAD
        high = max(one.height for one in options) + 2 * _PAD
        given = sum(one.width for one in top) + 2 * _GAP * (len(top) - 1) + 2 * _PAD
        width = max(given, across * (wide + _APART) - _APART) + 2 * _MARGIN
        tall = max(one.height for one in top) + 2 * _PAD
        rows = -(-len(options) // across)
        height = tall + _BETWEEN + rows * (high + _LETTER) + 2 * _MARGIN - 0.2
        return _Plan(top, options, across, (wide, high), width, height)

    @property
    def waste(self) -> float:
        """How bad the page is: its area, more if it is slim."""
        return self.width * self.height * max(1.0, self.height / self.width / _TALL, self.width / self.height / _BROAD)


def _sheet(plan: _Plan) -> Scene:
    """The page of a plan."""
    (wide, high), across, width = plan.frame, plan.across, plan.width
    given = sum(one.width for one in plan.top) + 2 * _GAP * (len(plan.top) - 1)
    row = across * (wide + _APART) - _APART
    tall = max(one.height for one in plan.top) + 2 * _PAD
    x = (width - given) / 2
    nodes: list[AnyNode] = [Rect(_MARGIN, _MARGIN, width - 2 * _MARGIN, tall, "tint", None, radius=_CURVE)]
    for one in plan.top:
        nodes.append(Group(one.nodes, x, _MARGIN + (tall - one.height) / 2))
        x += one.width + 2 * _GAP
    y = _MARGIN + tall + _BETWEEN
    for number, (letter, one) in enumerate(zip(LETTERS, plan.options, strict=False)):
        left = (width - row) / 2 + number % across * (wide + _APART)
        up = y + number // across * (high + _LETTER)
        nodes.append(Rect(left, up, wide, high, "paper", "line", "thin", 0.16))
        nodes.append(Group(one.nodes, left + (wide - one.width) / 2, up + (high - one.height) / 2))
        nodes.append(Label(left + wide / 2, up + high + _LETTER / 2, letter, 0.5, "given", "label"))
        nodes.append(Element(option_element(letter), left, up, wide, high))
    return Scene(width, plan.height, tuple(nodes))


def depict_solution(
    given: form.Given, query: form.Query, answer: str, why: form.Corners | form.Completed | form.Laid
) -> tuple[Scene, ...]:
    """The pieces where they lie in the figure, and the right option."""
    laid = [] if isinstance(why, form.Corners) else [read(rows, given.lattice) for rows in why.laid]
    right = LETTERS.index(answer) if isinstance(query, form.Figure) else None
    return answered([_picture(given, query, laid, right)], answer, LETTERS[: len(query.options)])
