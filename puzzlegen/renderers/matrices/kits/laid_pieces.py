"""Says how pieces are laid into a figure, and why other pieces do not make it."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Text
from puzzlegen.facts.matrices.pieces import (
    TURNS,
    Grid,
    Shape,
    flipped,
    looks,
    outline,
    settled,
    straightened,
    turned,
    ways,
)
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined

_AS_DRAWN: Final = {"en": "as drawn", "zh": "不转动"}
_TURNED: Final = {"en": "turned {degrees}°{sense}", "zh": "{sense}转 {degrees}°"}
_OVER: Final = {"en": "turned over (left to right)", "zh": "左右翻面"}
_BOTH: Final = {"en": "{over} and then {turned}", "zh": "{over}再{turned}"}
_CLOCKWISE: Final = {"en": " clockwise", "zh": "顺时针"}
_BACK: Final = {"en": " anticlockwise", "zh": "逆时针"}
_NO_SENSE: Final = {"en": "", "zh": ""}

_LAID: Final = {"en": "{piece} {how}: {where}", "zh": "{piece}{how}：{where}"}
_PIECE: Final = {"en": "piece {name}", "zh": "第 {name} 块"}
_LETTER: Final = {"en": "piece {name}", "zh": "{name} 块"}
_ROW: Final = {"en": "row {first}", "zh": "第 {first} 行"}
_ROWS: Final = {"en": "rows {first}–{last}", "zh": "第 {first}–{last} 行"}
_COLUMN: Final = {"en": "column {first}", "zh": "第 {first} 列"}
_COLUMNS: Final = {"en": "columns {first}–{last}", "zh": "第 {first}–{last} 列"}
_SIDES: Final = ({"en": "left", "zh": "靠左"}, {"en": "middle", "zh": "居中"}, {"en": "right", "zh": "靠右"})
_MIDDLE: Final = (0.4, 0.6)  # of a figure's width
_PLACE: Final = {"en": "{rows}, {across}", "zh": "{rows}，{across}"}
_COUNTED: Final[dict[Grid, Text]] = {
    "squares": {
        "en": "rows and columns counted from the figure's top left; pieces row by row, from the left",
        "zh": "图形的行列从左上角数起，各块逐行从左数起",
    },
    "triangles": {
        "en": "the figure's rows counted from the top; pieces row by row, from the left",
        "zh": "图形的行从上数起，各块逐行从左数起",
    },
}
_LAYING: Final = {"en": "{made} ({counted}): {clauses}.", "zh": "{made}（{counted}）：{clauses}。"}
_OR: Final = {"en": " or ", "zh": " 和 "}

_MADE: Final[dict[str, Text]] = {
    "figure": {"en": "The pieces make figure {letter}", "zh": "这些块拼成图形 {letter}"},
    "pieces": {"en": "Set {letter} makes the figure", "zh": "{letter} 组拼成上方的图形"},
    "missing": {"en": "{letter} completes the figure", "zh": "补上 {letter} 就拼成图形"},
}
_STUCK: Final[dict[str, Text]] = {
    "figure": {
        "en": "Piece {number} fits nowhere in {letters}.",
        "zh": "第 {number} 块在 {letters} 中哪里也放不下。",
    },
    "pieces": {
        "en": "Piece {number} of {letters} fits nowhere in the figure.",
        "zh": "{letters} 组的第 {number} 块在图形中哪里也放不下。",
    },
}
_CROWDED: Final[dict[str, Text]] = {
    "figure": {
        "en": "In {letters} there is room for each piece alone, but never for all of them together.",
        "zh": "在 {letters} 中，每一块单独都放得下，但无法同时放下全部各块。",
    },
    "pieces": {
        "en": "Each piece of {letters} fits in alone, but never all of them together.",
        "zh": "{letters} 的每一块单独都放得进去，但无法同时放下全部各块。",
    },
    "missing": {
        "en": "Each of {letters} fits in alone, but the shown pieces never fill what is left.",
        "zh": "{letters} 单独都放得进去，但剩下的部分无法用给出的各块填满。",
    },
}
_MIRRORED: Final = {
    "en": "{letter} is the mirror image of {right}, and pieces may not be turned over.",
    "zh": "{letter} 是 {right} 的镜像，而各块不能翻面。",
}
_GAP: Final = {"en": "The gap is piece {letter} {how}.", "zh": "空缺就是 {letter} 块（{how}）。"}
_CORNERS: Final = {
    "en": "{letters} have {count} corners; the gap has {wanted}.",
    "zh": "{letters} 有 {count} 个角，而空缺有 {wanted} 个角。",
}
_OTHERWISE: Final = {
    "en": "{letters}, mirror images of each other, have as many corners as the gap, but another outline.",
    "zh": "{letters} 互为镜像，角的个数与空缺相同，但轮廓不同。",
}


def filled(gap: Shape, offered: Sequence[Shape], right: int, grid: Grid) -> Text:
    """How the right piece fills a gap, and what is wrong with the others."""
    others = [place for place in range(len(offered)) if place != right and not _mirrored(offered, place, right, grid)]
    wanted, count = _corners(gap), _corners(offered[others[0]])
    words = _CORNERS if count != wanted else _OTHERWISE
    return joined(
        said(_GAP, letter=LETTERS[right], how=_turn(offered[right], gap, grid)),
        _mirrors(offered, right, grid),
        said(words, letters=_letters(others, AND), count=count, wanted=wanted),
    )


def missing(given: Sequence[Shape], offered: Sequence[Shape], right: int, laid: Sequence[Shape], grid: Grid) -> Text:
    """How the pieces beside a figure and the missing one are laid, and what is wrong with the others."""
    names = [*(said(_PIECE, name=number) for number in range(1, len(given) + 1)), said(_LETTER, name=LETTERS[right])]
    wrong = [place for place in range(len(offered)) if place != right]
    return joined(
        _laying("missing", right, names, [*given, offered[right]], laid, grid),
        _mirrors(offered, right, grid),
        said(_CROWDED["missing"], letters=_letters(wrong, AND)),
    )


def made(
    task: str,
    cases: Sequence[tuple[Shape, Sequence[Shape]]],
    right: int,
    laid: Sequence[Shape],
    grid: Grid,
    flips: bool,
) -> Text:
    """How pieces are laid into a figure, and why those of the other options do not make theirs.

    Args:
        task: ``figure`` or ``pieces``.
        cases: per option, the figure and the pieces.
        right: the place of the answer.
        laid: its pieces where they lie.
        grid: the lattice.
        flips: whether pieces may be turned over.
    """
    names = [said(_PIECE, name=number) for number in range(1, len(laid) + 1)]
    parts = [_laying(task, right, names, cases[right][1], laid, grid)]
    held = [_without_room(pieces, whole, grid, flips) for whole, pieces in cases]
    for number in sorted({number for number in held if number}):
        places = [place for place, stuck in enumerate(held) if stuck == number]
        parts.append(said(_STUCK[task], letters=_letters(places, _OR), number=number))
    crowded = [place for place, stuck in enumerate(held) if not stuck and place != right]
    if crowded:
        parts.append(said(_CROWDED[task], letters=_letters(crowded, AND)))
    return joined(*parts)


def _without_room(pieces: Sequence[Shape], whole: Shape, grid: Grid, flips: bool) -> int:
    """The number of the first piece that fits nowhere in a figure; 0 if each of them fits in alone."""
    stuck = (number for number, one in enumerate(pieces, start=1) if not any(ways(one, whole, grid, flips=flips)))
    return next(stuck, 0)


def _laying(
    task: str, right: int, names: Iterable[Text], pieces: Iterable[Shape], laid: Sequence[Shape], grid: Grid
) -> Text:
    """Each piece, how it is turned, and where it lies in the figure that all of them make."""
    whole = frozenset().union(*laid)
    clauses = [
        said(_LAID, piece=name, how=_turn(piece, there, grid), where=_where(there, whole, grid))
        for name, piece, there in zip(names, pieces, laid, strict=True)
    ]
    return said(
        _LAYING,
        made=said(_MADE[task], letter=LETTERS[right]),
        counted=_COUNTED[grid],
        clauses=listed(clauses, SEMICOLON),
    )


def _turn(piece: Shape, there: Shape, grid: Grid) -> Text:
    """How a piece is turned from as it is drawn to as it lies, by the smallest turn that does it."""
    goal, full = settled(there, grid), TURNS[grid]
    steps = sorted(range(full), key=lambda step: min(step, full - step))
    for over in (False, True):
        side = flipped(piece, grid) if over else piece
        for step in steps:
            if settled(turned(side, grid, step), grid) == goal:
                degrees = 360 // full * min(step, full - step)
                sense = _NO_SENSE if 2 * step == full else _CLOCKWISE if 2 * step < full else _BACK
                turn = said(_TURNED, degrees=degrees, sense=sense)
                if over:
                    return said(_BOTH, over=_OVER, turned=turn) if step else _OVER
                return turn if step else _AS_DRAWN
    raise AssertionError("the piece lies in the figure as no turn makes it")


def _where(there: Shape, whole: Shape, grid: Grid) -> Text:
    """The rows and columns of a figure that a piece reaches; of triangles, the rows and the side."""
    rows = _span(_ROW, _ROWS, *_reach(there, whole, grid, 1))
    if grid == "squares":
        return said(_PLACE, rows=rows, across=_span(_COLUMN, _COLUMNS, *_reach(there, whole, grid, 0)))
    every, own = ([2 * x + y for one in shape for x, y in one] for shape in (whole, there))
    share = ((min(own) + max(own)) / 2 - min(every)) / (max(every) - min(every))
    return said(_PLACE, rows=rows, across=_SIDES[(share > _MIDDLE[0]) + (share > _MIDDLE[1])])


def _reach(there: Shape, whole: Shape, grid: Grid, axis: int) -> tuple[int, int]:
    """The lines of the lattice between which a piece lies, counted from the edge of the figure."""
    unit = 2 if grid == "squares" else 1
    start = min(corner[axis] for one in whole for corner in one)
    own = [corner[axis] - start for one in there for corner in one]
    return min(own) // unit, -(-max(own) // unit)


def _span(one: Text, several: Text, start: int, stop: int) -> Text:
    """Rows or columns from a line of the lattice to another one."""
    return said(one if stop - start == 1 else several, first=start + 1, last=stop)


def _mirrors(offered: Sequence[Shape], right: int, grid: Grid) -> Text:
    """Which option is the mirror image of the right one."""
    (place,) = (place for place in range(len(offered)) if place != right and _mirrored(offered, place, right, grid))
    return said(_MIRRORED, letter=LETTERS[place], right=LETTERS[right])


def _mirrored(offered: Sequence[Shape], one: int, other: int, grid: Grid) -> bool:
    return settled(flipped(offered[one], grid), grid) in looks(offered[other], grid, flips=False)


def _corners(shape: Shape) -> int:
    around = outline(shape)
    assert around is not None
    return len(straightened(around))


def _letters(places: Iterable[int], last: Text) -> Text:
    return strung([same(LETTERS[place]) for place in places], last)
