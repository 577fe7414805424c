"""Says in words what tells pieces of cubes apart: the box that they need, their longest row, one cube out of place."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.polycubes import ROTATIONS, Cell, Cells, mirrored, shape, turned
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, capitalised, comma_list, sentence_list

msg: Final = messages(__name__)

Box: TypeAlias = tuple[int, ...]
Measure = TypeVar("Measure")


class Others(NamedTuple):
    """Why the other pieces are wrong, and whether the words name places, for which one must know the front."""

    words: Phrase
    placed: bool


def box(cells: Iterable[Cell]) -> Box:
    """The sizes of the box that a piece needs, the least first."""
    return tuple(sorted(max(line) - min(line) + 1 for line in zip(*cells, strict=True)))


def box_said(sizes: Box) -> Phrase:
    """Such as "1 x 2 x 3"."""
    a, b, c = sizes
    return msg("box", a=a, b=b, c=c)


def longest_row(cells: Iterable[Cell]) -> int:
    """How many cubes lie in a row at most."""
    filled = set(cells)
    return max(len([*_row(cell, axis, filled)]) for cell in filled for axis in range(3))


def _row(cell: Cell, axis: int, filled: set[Cell]) -> Iterator[Cell]:
    x, y, z = cell
    while (x, y, z) in filled:
        yield x, y, z
        x, y, z = x + (axis == 0), y + (axis == 1), z + (axis == 2)


def _ends(cells: Sequence[Cell]) -> int:
    """How many cubes touch one other only."""
    return sum(
        sum(sum(abs(a - b) for a, b in zip(one, other, strict=True)) == 1 for other in cells) == 1 for one in cells
    )


def odd_cube(cells: Cells, other: Cells) -> Cell | None:
    """The cube without which a piece is the other one without one of its cubes; None if they differ by more."""
    for rotation in ROTATIONS:
        there = turned(other, rotation)
        shifts = Counter((a - d, b - e, c - f) for a, b, c in cells for d, e, f in there)
        (x, y, z), common = shifts.most_common(1)[0]
        if common == len(cells) - 1:
            laid = {(d + x, e + y, f + z) for d, e, f in there}
            return next(cell for cell in cells if cell not in laid)
    return None


def others(pieces: Mapping[str, Cells], answer: str) -> Others:
    """Why no other piece is like the right one: what is easiest to see first."""
    right = pieces[answer]
    wrong = {letter: cells for letter, cells in pieces.items() if letter != answer}
    told = [*_images(wrong, right, answer)]
    told += _apart(wrong, box, right, "needs", lambda sizes: {"box": box_said(sizes)})
    told += _apart(wrong, longest_row, right, "rows", lambda count: {"count": count})
    moved = [*_moved(wrong, right, answer)]
    told += moved
    told += _apart(wrong, _ends, right, "ends", lambda count: {"count": count, "its": _ends(right), "answer": answer})
    return Others(msg("stop", told=capitalised(comma_list(told, SEMICOLON))), bool(moved))


def _images(wrong: dict[str, Cells], piece: Cells, name: str) -> Iterator[Phrase]:
    """Which pieces are mirror images of one; they are left out from then on."""
    image = shape(mirrored(piece))
    for letter, cells in list(wrong.items()):
        if shape(cells) == image:
            del wrong[letter]
            yield msg("mirror", letter=letter, answer=name)


def _apart(
    wrong: dict[str, Cells],
    measure: Callable[[Cells], Measure],
    right: Cells,
    words: str,
    terms: Callable[[Measure], Mapping[str, Phrase | int]],
) -> Iterator[Phrase]:
    """Which pieces have another measure than the right one; they are left out from then on."""
    found: dict[Measure, list[str]] = {}
    for letter, cells in list(wrong.items()):
        if (size := measure(cells)) != measure(right):
            found.setdefault(size, []).append(letter)
            del wrong[letter]
    for size, letters in found.items():
        yield msg(words, letters=sentence_list(letters, AND), pieces=len(letters), **terms(size))


def _moved(wrong: dict[str, Cells], right: Cells, answer: str) -> Iterator[Phrase]:
    """Which pieces have one cube at another place, and their mirror images; they are left out from then on."""
    for letter, cells in list(wrong.items()):
        if letter in wrong and (odd := odd_cube(cells, right)) is not None:
            x, y, z = odd
            del wrong[letter]
            yield msg("moved", letter=letter, answer=answer, x=x + 1, y=y + 1, z=z + 1)
            yield from _images(wrong, cells, letter)
