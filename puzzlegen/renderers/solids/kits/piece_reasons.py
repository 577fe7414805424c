"""Says in words what tells pieces of cubes apart: the box that they need, their longest row, one cube out of place."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.polycubes import ROTATIONS, Cell, Cells, mirrored, shape, turned
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import sentence

Box: TypeAlias = tuple[int, ...]
Measure = TypeVar("Measure")

_STOP: Final[Text] = {"en": "{told}.", "zh": "{told}。"}
_BOX: Final[Text] = {"en": "{0} x {1} x {2}", "zh": "{0}×{1}×{2}"}
_NEEDS: Final[tuple[Text, Text]] = (  # whether one piece or several
    {"en": "{letters} needs a box of {box}", "zh": "{letters} 要占 {box}"},
    {"en": "{letters} need a box of {box}", "zh": "{letters} 要占 {box}"},
)
_ROWS: Final[tuple[Text, Text]] = (
    {"en": "the longest row of {letters} has {count}", "zh": "{letters} 最长的一排有 {count} 个"},
    {"en": "the longest rows of {letters} have {count}", "zh": "{letters} 最长的一排都有 {count} 个"},
)
_ENDS: Final[tuple[Text, Text]] = (
    {
        "en": "of {letters}, {count} cubes touch one other only, of {answer} {its}",
        "zh": "{letters} 只与一个正方体相接的有 {count} 个，{answer} 有 {its} 个",
    },
    {
        "en": "of {letters}, {count} cubes each touch one other only, of {answer} {its}",
        "zh": "{letters} 只与一个正方体相接的各有 {count} 个，{answer} 有 {its} 个",
    },
)
_MIRROR: Final[Text] = {"en": "{letter} is the mirror image of {answer}", "zh": "{letter} 是 {answer} 的镜像"}
_MOVED: Final[Text] = {
    "en": "{letter} is like {answer} but for one cube, the one in column {x} from the left, row {y} from the front and "
    "layer {z} from the floor",
    "zh": "{letter} 与 {answer} 只差一个正方体，即从左数第 {x} 列、从前数第 {y} 排、从下数第 {z} 层的那个",
}


class Others(NamedTuple):
    """Why the other pieces are wrong, and whether the words name places, for which one must know the front."""

    words: Text
    placed: bool


def box(cells: Iterable[Cell]) -> Box:
    """The sizes of the box that a piece needs, the least first."""
    return tuple(sorted(max(line) - min(line) + 1 for line in zip(*cells, strict=True)))


def box_said(sizes: Box) -> Text:
    """Such as "1 x 2 x 3"."""
    return {language: words.format(*sizes) for language, words in _BOX.items()}


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
    told += _apart(wrong, box, right, _NEEDS, lambda sizes: {"box": box_said(sizes)})
    told += _apart(wrong, longest_row, right, _ROWS, lambda count: {"count": count})
    moved = [*_moved(wrong, right, answer)]
    told += moved
    told += _apart(wrong, _ends, right, _ENDS, lambda count: {"count": count, "its": _ends(right), "answer": answer})
    return Others(said(_STOP, told=sentence(listed(told, SEMICOLON))), bool(moved))


def _images(wrong: dict[str, Cells], piece: Cells, name: str) -> Iterator[Text]:
    """Which pieces are mirror images of one; they are left out from then on."""
    image = shape(mirrored(piece))
    for letter, cells in list(wrong.items()):
        if shape(cells) == image:
            del wrong[letter]
            yield said(_MIRROR, letter=letter, answer=name)


def _apart(
    wrong: dict[str, Cells],
    measure: Callable[[Cells], Measure],
    right: Cells,
    words: tuple[Text, Text],
    terms: Callable[[Measure], Mapping[str, object]],
) -> Iterator[Text]:
    """Which pieces have another measure than the right one; they are left out from then on."""
    found: dict[Measure, list[str]] = {}
    for letter, cells in list(wrong.items()):
        if (size := measure(cells)) != measure(right):
            found.setdefault(size, []).append(letter)
            del wrong[letter]
    for size, letters in found.items():
        yield said(words[len(letters) > 1], letters=strung(map(same, letters), AND), **terms(size))


def _moved(wrong: dict[str, Cells], right: Cells, answer: str) -> Iterator[Text]:
    """Which pieces have one cube at another place, and their mirror images; they are left out from then on."""
    for letter, cells in list(wrong.items()):
        if letter in wrong and (odd := odd_cube(cells, right)) is not None:
            x, y, z = odd
            del wrong[letter]
            yield said(_MOVED, letter=letter, answer=answer, x=x + 1, y=y + 1, z=z + 1)
            yield from _images(wrong, cells, letter)
