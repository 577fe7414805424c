"""Compares the figures of a sheet, on their data and on the pixels that were drawn."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from itertools import chain, combinations, permutations, product
from typing import TYPE_CHECKING, Final, TypeAlias

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Box
from puzzlegen.formats.localization.kits.sheets import Figures, Runs, Shape
from puzzlegen.validators.kits.answers import LETTERS, Findings
from puzzlegen.validators.kits.properties import fewest
from puzzlegen.validators.localization.kits.clutter import clutter

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Crop: TypeAlias = NDArray[np.uint8]  # (side, side, 3)
    Blocks: TypeAlias = NDArray[np.uint8]  # (figures, 3, side / 2, side / 2)

Points: TypeAlias = tuple[tuple[int, int], ...]
Pair: TypeAlias = tuple[int, int]

_HUES: Final = 6
_CONTRAST: Final = 60  # of a channel's 255 by which a block of two by two pixels differs to the eye
_LEAST: Final = 8  # such blocks make a visible difference
_MOST: Final = 3  # such blocks may differ between two figures of which one is turned, by antialiasing
_SOME: Final = 3  # green in every third row of blocks is compared first, which mostly tells two figures apart


@lru_cache(maxsize=8192)
def _looks(shape: Shape, points: Points, radius: int) -> tuple[str, ...]:
    """How a part looks after 0 to 3 quarter turns clockwise about the figure's centre, then the same mirrored before.

    A look is the same text for all lists of points that lead around one polygon, or along one line.
    """
    looks = []
    for side in (1, -1):
        moved = tuple((side * x, y) for x, y in points)
        for _ in range(4):
            looks.append(f"{shape} {radius} {_course(shape, moved)}")
            moved = tuple((-y, x) for x, y in moved)
    return tuple(looks)


def _course(shape: Shape, points: Points) -> Points:
    """The least list of the same points in the same course."""
    if shape == "polygon":
        start = points.index(min(points))
        points = points[start:] + points[:start]
        return min(points, points[:1] + points[:0:-1])
    return min(points, points[::-1])


class Sheet:
    """The figures of a statement; they are compared in all four turns if ``turned`` figures count as identical.

    Raises:
        MalformedStatement: there are more columns than figures, no such part, too many hues, or a part of another
            shape has so many points, or such a radius.
    """

    def __init__(self, sheet: Figures, *, turned: bool) -> None:
        _check(sheet)
        self.figures = sheet.figures
        self.turned = turned
        self._parts = sheet.parts
        self._fills = [part.fill for part in sheet.parts]
        self._looks = [_looks(part.shape, part.points, part.radius) for part in sheet.parts]
        numbers: dict[tuple[str, str], int] = {}
        turns = range(4 if turned else 1)
        seen = [
            [numbers.setdefault((looks[turn], fill), len(numbers)) for turn in turns]
            for looks, fill in zip(self._looks, self._fills, strict=True)
        ]
        self._seen = seen
        # Each figure in each turn, as the sorted numbers of what is seen
        self._turns = [
            [tuple(sorted(seen[part][turn] for part in figure)) for turn in turns] for figure in self.figures
        ]

    def classes(self) -> list[list[int]]:
        """The figures, from 0, in classes of identical ones, in the order of their first members."""
        found: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
        for number, turns in enumerate(self._turns):
            found[min(turns)].append(number)
        return list(found.values())

    def identical(self) -> list[Pair]:
        """All pairs of identical figures, from 0."""
        return [pair for members in self.classes() for pair in combinations(members, 2)]

    def effort(self) -> int:
        """How many parts a comparison of all pairs has to look at: those that both share, and one more.

        Where figures are turned, a pair shares what it does in the turn that fits best.
        """
        sets = [[frozenset(turn) for turn in turns] for turns in self._turns]
        return sum(1 + max(len(one[0] & turn) for turn in other) for one, other in combinations(sets, 2))

    def difference(self, one: int, other: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """The turn in which a figure, from 0, is most like another, and the parts that only one of them has then.

        Of several turns the least, in quarters clockwise; both lists of parts in the order in which they are drawn.
        """
        shown = [self._seen[part][0] for part in self.figures[other]]
        tried = []
        for turn in range(4 if self.turned else 1):
            moved = [self._seen[part][turn] for part in self.figures[one]]
            own = tuple(part for part, look in zip(self.figures[one], moved, strict=True) if look not in shown)
            others = tuple(part for part, look in zip(self.figures[other], shown, strict=True) if look not in moved)
            tried.append((turn, own, others))
        return min(tried, key=lambda found: len(found[1]) + len(found[2]))

    def properties(self, one: int, others: Iterable[int]) -> int:
        """The fewest parts of a figure, there or missing, that tell it from each of the others."""
        return fewest([self._told_by(one, other) for other in others])

    def _told_by(self, one: int, other: int) -> list[tuple[int, bool]]:
        """What is seen in a figure that another one lacks, and what is not, in the turn in which they differ least."""
        turn, own, others = self.difference(one, other)
        return [(self._seen[part][0], True) for part in own] + [(self._seen[part][-turn], False) for part in others]

    def clutter(self, one: int, others: Iterable[int]) -> float:
        """How much the plainest difference of a figure from others is drowned, each in the turn that fits best."""
        first, *rest = ([self._parts[part] for part in self.figures[number]] for number in (one, *others))
        return clutter(first, rest, 4 if self.turned else 1)

    def canonical_form(self) -> tuple[object, ...]:
        """The sheet without the order of its figures, without their turns and mirroring, and the names of hues.

        Upright figures are turned and mirrored all alike; where each may be turned, all are mirrored or none is. Hues
        are numbered by the parts that have them, in all ways where these are the same.
        """
        uses: defaultdict[str, list[str]] = defaultdict(list)
        for figure in self.figures:
            for part in figure:
                uses[self._fills[part]].append(min(self._looks[part]))
        plain = ("ink", "paper")
        groups: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
        for fill in uses:
            if fill not in plain:
                groups[tuple(sorted(uses[fill]))].append(fill)
        orders = product(*(permutations(groups[group]) for group in sorted(groups)))
        return (self.turned, min(self._form([*plain, *chain.from_iterable(order)]) for order in orders))

    def _form(self, hues: Sequence[str]) -> tuple[object, ...]:
        """The canonical form where hues are numbered in this order."""
        ranks = {fill: f" {number}" for number, fill in enumerate(hues)}
        seen = [
            [look + ranks.get(fill, "") for look in looks] for looks, fill in zip(self._looks, self._fills, strict=True)
        ]
        turns = [[sorted(seen[part][turn] for part in figure) for turn in range(8)] for figure in self.figures]
        if self.turned:
            return tuple(min(sorted(min(figure[side : side + 4]) for figure in turns) for side in (0, 4)))
        return tuple(min(sorted(figure[turn] for figure in turns) for turn in range(8)))


def quarter_of(runs: Runs, number: int | None, count: int) -> Findings:
    """The letter of the run that has a figure, if there is one.

    Raises:
        MalformedStatement: the runs do not share out so many figures, in order.
    """
    befores = [0, *(last for _, last in runs)]
    follow = all(before + 1 == first <= last for before, (first, last) in zip(befores, runs, strict=False))
    if not follow or befores[-1] != count:
        raise MalformedStatement("the runs on offer follow on one another, from the first figure to the last")
    if number is None:
        return Findings(())
    held = {letter: first <= number <= last for letter, (first, last) in zip(LETTERS, runs, strict=False)}
    return Findings(
        tuple(letter for letter, holds in held.items() if holds),
        {letter: f"it is figure {number}" for letter, holds in held.items() if not holds},
    )


def _check(sheet: Figures) -> None:
    if sheet.columns > len(sheet.figures):
        raise MalformedStatement("a sheet has no more columns than figures")
    if any(part >= len(sheet.parts) for figure in sheet.figures for part in figure):
        raise MalformedStatement("a figure has a part that is not in the list")
    if len({part.fill for part in sheet.parts} - {"ink", "paper"}) > _HUES:
        raise MalformedStatement(f"a sheet has {_HUES} hues or fewer")
    for part in sheet.parts:
        points = len(part.points)
        if part.shape == "disc":
            fits = points == 1 and part.radius > 0
        else:
            fits = points >= (2 if part.shape == "line" else 3) and part.radius == 0
        if not fits:
            raise MalformedStatement(f"a {part.shape} cannot have {points} points and radius {part.radius}")


def compare(pixels: Pixels, shown: Figures, layout: Layout, *, turned: bool) -> Faults:
    """Judges whether the figures that the data call identical look so, and all other pairs visibly different.

    Args:
        pixels: the picture.
        shown: the sheet.
        layout: the boxes of ``figure-1`` and so on.
        turned: whether a turned figure counts as identical.
    """
    sheet = Sheet(shown, turned=turned)
    crops = _crops(pixels, layout, len(sheet.figures))
    if crops is None:
        return ("the boxes are not the squares of the figures, all of one size",)
    # What is drawn alike to the last pixel need not be compared twice.
    drawn: defaultdict[bytes, list[int]] = defaultdict(list)
    for number, crop in enumerate(crops):
        drawn[crop.tobytes()].append(number)
    group = {number: place for place, members in enumerate(drawn.values()) for number in members}
    differing = _differing([crops[members[0]] for members in drawn.values()], turned=turned)
    same = set(sheet.identical())
    faults: dict[str, None] = {}
    for one, other in combinations(range(len(crops)), 2):
        between = sorted((group[one], group[other]))
        number = 0 if between[0] == between[1] else differing[between[0], between[1]]
        if (one, other) in same and number > (_MOST if turned else -1) and between[0] != between[1]:
            faults["identical figures look different"] = None
        elif (one, other) not in same and number < _LEAST:
            faults["different figures look alike"] = None
    return tuple(sorted(faults))


def _crops(pixels: Pixels, layout: Layout, count: int) -> "list[Crop] | None":
    """The figures as drawn; None if a box is missing or no square, has another size, or is not that of a figure."""
    boxes = [box for number in range(count) if (box := layout.get(f"figure-{number + 1}")) is not None]
    crops = [pixels[top:bottom, left:right] for left, top, right, bottom in boxes]
    shapes = {crop.shape for crop in crops}
    if len(crops) < count or len(shapes) > 1:
        return None
    height, width, _ = shapes.pop()
    return crops if height == width and height % 2 == 0 and all(map(partial(_fits, pixels), boxes)) else None


def _fits(pixels: Pixels, box: Box) -> bool:
    """True if the corners of a box are those of a square of one colour in the picture."""
    left, top, right, bottom = box
    height, width, _ = pixels.shape
    if not (0 < left < right < width and 0 < top < bottom < height):
        return False
    inside = [pixels[y, x].tobytes() for y in (top, bottom - 1) for x in (left, right - 1)]
    beside = [pixels[y, x].tobytes() for y in (top, bottom - 1) for x in (left - 1, right)]
    beyond = [pixels[y, x].tobytes() for y in (top - 1, bottom) for x in (left, right - 1)]
    return len(set(inside)) == 1 and inside[0] not in (*beside, *beyond)


def _differing(crops: "Sequence[Crop]", *, turned: bool) -> dict[Pair, int]:
    """For each two crops, from 0, in how many blocks of two by two pixels they differ visibly.

    If they may be turned, in the turn in which these are fewest. Where they are `_LEAST` or more, they may be more.
    """
    import numpy as np

    whole = np.stack(crops)
    rows = np.add(whole[:, ::2], whole[:, 1::2], dtype=np.uint16)
    blocks = ((rows[:, :, ::2] + rows[:, :, 1::2]) >> 2).astype(np.uint8).transpose(0, 3, 1, 2)
    turns = [np.ascontiguousarray(np.rot90(blocks, turn, axes=(2, 3))) for turn in range(4 if turned else 1)]
    some = [np.ascontiguousarray(turn[:, 1:2, ::_SOME]) for turn in turns]
    found: dict[Pair, int] = {}
    for one in range(len(crops) - 1):
        for turn, part in zip(turns, some, strict=True):
            for other, mask in enumerate(_apart(some[0][one], part[one + 1 :]), one + 1):
                number = int(np.count_nonzero(mask))
                if number < _LEAST:
                    number = int(np.count_nonzero(_apart(turns[0][one], turn[other : other + 1])))
                found[one, other] = min(found.get((one, other), number), number)
    return found


def _apart(one: "Blocks", others: "Blocks") -> "NDArray[np.bool_]":
    """Which blocks of one figure, (channels, rows, columns), differ visibly from those of each other one."""
    import numpy as np

    apart: NDArray[np.bool_] = np.maximum(one, others) - np.minimum(one, others) >= _CONTRAST
    seen = apart[:, 0]
    for channel in range(1, len(one)):
        seen = seen | apart[:, channel]
    return seen
