"""Says how pieces are laid into a figure, and why other pieces do not make it."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.matrices.pieces import (
    TURNS,
    Grid,
    Shape,
    flipped,
    settled,
    turned,
)
from puzzlegen.formats.matrices.splice import Corners
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)


_SIDES: Final = (msg("left"), msg("middle"), msg("right"))
_MIDDLE: Final = (0.4, 0.6)  # of a figure's width


def filled(gap: Shape, piece: Shape, right: int, why: Corners, grid: Grid) -> Phrase:
    """How the right piece fills a gap, and what is wrong with the others."""
    others = [place for place in range(len(why.corners)) if place not in (right, why.mirror)]
    wanted, count = why.corners[right], why.corners[others[0]]
    return sentences(
        msg("gap", letter=LETTERS[right], how=_turn(piece, gap, grid)),
        msg("mirrored", letter=LETTERS[why.mirror], right=LETTERS[right]),
        msg("corners" if count != wanted else "otherwise", letters=_letters(others, AND), count=count, wanted=wanted),
    )


def missing(pieces: Sequence[Shape], right: int, mirror: int, laid: Sequence[Shape], grid: Grid) -> Phrase:
    """How the pieces beside a figure and the missing one are laid, and what is wrong with the others."""
    names = [*(msg("piece", name=number) for number in range(1, len(pieces))), msg("letter", name=LETTERS[right])]
    wrong = [place for place in range(4) if place != right]
    return sentences(
        _laying("missing", right, names, pieces, laid, grid),
        msg("mirrored", letter=LETTERS[mirror], right=LETTERS[right]),
        msg("crowded-missing", letters=_letters(wrong, AND)),
    )


def made(
    task: str, pieces: Sequence[Shape], right: int, laid: Sequence[Shape], grid: Grid, stuck: Sequence[int]
) -> Phrase:
    """How pieces are laid into a figure, and why those of the other options do not make theirs.

    Args:
        task: ``figure`` or ``pieces``.
        pieces: of the answer.
        right: the place of the answer.
        laid: its pieces where they lie.
        grid: the lattice.
        stuck: of each option the number of the first piece that fits nowhere in its figure, 0 if each does.
    """
    names = [msg("piece", name=number) for number in range(1, len(laid) + 1)]
    parts = [_laying(task, right, names, pieces, laid, grid)]
    for number in sorted({*stuck} - {0}):
        places = [place for place, one in enumerate(stuck) if one == number]
        parts.append(msg(f"stuck-{task}", letters=_letters(places, msg("or")), number=number))
    crowded = [place for place, one in enumerate(stuck) if not one and place != right]
    if crowded:
        parts.append(msg(f"crowded-{task}", letters=_letters(crowded, AND)))
    return sentences(*parts)


def _laying(
    task: str, right: int, names: Iterable[Phrase], pieces: Iterable[Shape], laid: Sequence[Shape], grid: Grid
) -> Phrase:
    """Each piece, how it is turned, and where it lies in the figure that all of them make."""
    whole = frozenset().union(*laid)
    clauses = [
        msg("laid", piece=name, how=_turn(piece, there, grid), where=_where(there, whole, grid))
        for name, piece, there in zip(names, pieces, laid, strict=True)
    ]
    return msg(
        "laying",
        made=msg(f"made-{task}", letter=LETTERS[right]),
        counted=msg(f"counted-{grid}"),
        clauses=comma_list(clauses, SEMICOLON),
    )


def _turn(piece: Shape, there: Shape, grid: Grid) -> Phrase:
    """How a piece is turned from as it is drawn to as it lies, by the smallest turn that does it."""
    goal, full = settled(there, grid), TURNS[grid]
    steps = sorted(range(full), key=lambda step: min(step, full - step))
    for over in (False, True):
        side = flipped(piece, grid) if over else piece
        for step in steps:
            if settled(turned(side, grid, step), grid) == goal:
                degrees = 360 // full * min(step, full - step)
                sense = msg("no-sense") if 2 * step == full else msg("clockwise") if 2 * step < full else msg("back")
                turn = msg("turned", degrees=degrees, sense=sense)
                if over:
                    return msg("both", over=msg("over"), turned=turn) if step else msg("over")
                return turn if step else msg("as-drawn")
    raise AssertionError("the piece lies in the figure as no turn makes it")


def _where(there: Shape, whole: Shape, grid: Grid) -> Phrase:
    """The rows and columns of a figure that a piece reaches; of triangles, the rows and the side."""
    rows = _span("row", *_reach(there, whole, grid, 1))
    if grid == "squares":
        return msg("place", rows=rows, across=_span("column", *_reach(there, whole, grid, 0)))
    every, own = ([2 * x + y for one in shape for x, y in one] for shape in (whole, there))
    share = ((min(own) + max(own)) / 2 - min(every)) / (max(every) - min(every))
    return msg("place", rows=rows, across=_SIDES[(share > _MIDDLE[0]) + (share > _MIDDLE[1])])


def _reach(there: Shape, whole: Shape, grid: Grid, axis: int) -> tuple[int, int]:
    """The lines of the lattice between which a piece lies, counted from the edge of the figure."""
    unit = 2 if grid == "squares" else 1
    start = min(corner[axis] for one in whole for corner in one)
    own = [corner[axis] - start for one in there for corner in one]
    return min(own) // unit, -(-max(own) // unit)


def _span(line: str, start: int, stop: int) -> Phrase:
    """Rows or columns from a line of the lattice to another one."""
    return msg(line if stop - start == 1 else f"{line}s", first=start + 1, last=stop)


def _letters(places: Iterable[int], last: Phrase) -> Phrase:
    return sentence_list((LETTERS[place] for place in places), last)
