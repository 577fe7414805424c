"""Solids of cubes in other positions: the one that is shown, the odd one, the groups of alike ones, the same turn.

Options are drawn first, and any of them could have become the key; what is shown is made for the key only then. So
nothing about the options tells it: they are two solids and their mirror images, divisions of six numbers, or one solid
after four turns of as many quarters. Of two solids that differ, each is as often the odd one.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, reduce
from itertools import combinations, permutations
from operator import and_, eq
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import (
    ROTATIONS,
    UPRIGHT,
    Cell,
    Cells,
    Quarter,
    Rotation,
    around,
    mirrored,
    positions,
    quarters_between,
    quarters_of_all,
    settled,
    shape,
    turned,
)
from puzzlegen.formats.solids import rotation as form
from puzzlegen.generators.solids.kits.polycubes import grown, seen_after, variations, varied

Link: TypeAlias = tuple[int, int, tuple[Quarter, ...]]

_LETTERS: Final[tuple[form.Letter, ...]] = get_args(form.Letter)
_ROOM: Final = (4, 4, 4)
_LINKED_AT_MEDIUM: Final = 3  # quarter turns; what a glance tells is refused above
_PAIR: Final = 2  # positions: one that is shown, and one on offer
_LOPSIDED: Final[Cells] = ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (1, 1, 0))
_TRIES: Final = 40  # at two solids
_POSITIONS: Final = 7  # in which a solid is seen well, at least; puzzles of fewer would soon be repeated
_SEEN_TRIES: Final = 200  # at one that is seen well in several positions
_SLABS: Final = ((3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (3, 3))  # lengths and widths that catch the eye
_STEPS: Final = (1, 8, 64)  # from a cube to the next along each axis, in numbers whose bits are cubes
_GROUPS: Final[tuple[form.Group, ...]] = tuple((1, one, other) for one, other in combinations(range(2, 7), 2))
"""The group of solid 1 in each of the ten ways to divide."""


class RotationParams(Params, frozen=True, kw_only=True):
    """How many cubes the solids have, bounds both included, how they are turned, and whether a twin may be no image."""

    cubes: Annotated[tuple[int, int], Knob("larger solids", 4, 12)]
    upright: Annotated[bool, Knob("solids are only turned about the vertical, unless a turn is to be copied")]
    quarters: Annotated[int, Knob("a turn that is to be copied, or found, takes more quarter turns", 1, 3)]
    linked: Annotated[int, Knob("more quarter turns, one after another, link three solids that are alike", 2, 5)]
    moved: bool = True

    @property
    def apart(self) -> bool:
        """Whether no picture is another one with its left and right sides exchanged."""
        return self.linked > _LINKED_AT_MEDIUM


def _bands(odd: Band, grouping: Band, analogy: Band) -> dict[type[Any], Band]:
    return {form.OddOneOut: odd, form.OddOneBoxed: odd, form.Grouping: grouping, form.Analogy: analogy}


def _depths(linked: int) -> dict[type[Any], Band]:
    return dict.fromkeys((form.OddOneOut, form.OddOneBoxed, form.Grouping), (linked, linked))


LEVELS: Final = {
    Level.EASY: RotationParams(
        band=(7, 8),
        bands=_bands((14, 16), (28, 32), (7, 8)),
        cubes=(7, 8),
        upright=True,
        quarters=1,
        linked=2,
        depth=(1, 1),
        depths=_depths(2),
    ),
    Level.MEDIUM: RotationParams(
        band=(10, 14),
        bands=_bands((18, 24), (36, 49), (12, 14)),
        cubes=(6, 7),
        upright=False,
        quarters=2,
        linked=_LINKED_AT_MEDIUM,
        depth=(2, 2),
        depths=_depths(3),
    ),
    Level.HARD: RotationParams(
        band=(16, 27),
        bands=_bands((28, 36), (56, 72), (21, 27)),
        cubes=(7, 9),
        upright=False,
        quarters=3,
        linked=4,
        depth=(3, 3),
        depths=_depths(4),
    ),
    Level.EXTREME: RotationParams(
        band=(28, 48),
        bands=_bands((48, 60), (90, 120), (30, 48)),
        cubes=(10, 12),
        upright=False,
        quarters=3,
        linked=5,
        moved=False,
        depth=(3, 3),
        depths=_depths(5),
    ),
}


def invent(rng: Stream, params: RotationParams, asked: Drawn) -> Puzzle:
    """Draw what the item asks about, and its key."""
    place = rng.class_by_index(4, "place")
    index, rng, question = rng, rng.child("state"), asked.question
    if issubclass(question, form.OddOneOut):
        return _odd(question, place, index.class_by_index(4, "rank"), params, rng)
    invented = {form.Grouping: _grouping, form.Analogy: _analogy, form.Same: _same}
    return invented[question](place, params, rng)


def _same(place: int, params: RotationParams, rng: Stream) -> Puzzle:
    """Two chiral solids, and positions of them and of their mirror images."""
    # Each in two positions: one as an option, one to be shown if it becomes the key
    solids = _two_and_their_images(rng.between(*params.cubes), params, rng)
    rng.shuffle(solids)
    if params.apart and _reflected([option for option, _ in solids], [shown for _, shown in solids]):
        raise Rejected("a picture is another one with its left and right sides exchanged")
    options, solid = tuple(option for option, _ in solids), solids[place][1]
    image = shape(mirrored(solid))
    mirror = next(number for number, option in enumerate(options) if shape(option) == image)
    why = form.Images(quarters_between(options[place], solid), _LETTERS[mirror])
    return Puzzle(form.Given(solid=solid), form.Same(options), LETTERS[place], why)


def _odd(question: type[form.OddOneOut], place: int, rank: int, params: RotationParams, rng: Stream) -> Puzzle:
    """Three positions of a solid, and its twin among them, in a position in which so many are more like the others."""
    for _ in range(_TRIES):
        solids, twins, contrast = _twins(3, 1, params, rng)
        suiting = [
            twin
            for twin in twins
            if _likeness([*solids, twin]) == rank
            and not _singled_out([*solids, twin])
            and not (params.apart and _reflected([twin], solids))
        ]
        if suiting:
            break
    else:
        raise Rejected("the odd one is more like the others, or less, or told by its middle layers")
    solids.insert(place, suiting[0])
    others = [number for number in range(1, 5) if number != place + 1]
    answer = (f"given-{place + 1}",) if question is form.OddOneBoxed else LETTERS[place]
    why = form.Chains(contrast, (_chain(others, solids),))
    return Puzzle(form.Given(solids=tuple(solids)), question(), answer, why)


def _likeness(solids: Sequence[Cells]) -> int:
    """How many solids share more with all others than the last one does: values of their cells, taken in order."""
    unlike = [
        sum(
            a != b
            for other in solids
            for cell, there in zip(one, other, strict=True)
            for a, b in zip(cell, there, strict=True)
        )
        for one in solids
    ]
    return sum(number < unlike[-1] for number in unlike)


def _reflected(some: Sequence[Cells], others: Sequence[Cells]) -> bool:
    """True if a solid stands as another one does in a mirror: what differs is then told at a glance."""
    return not {*map(mirrored, some)}.isdisjoint(others)


def _singled_out(solids: Sequence[Cells]) -> bool:
    """True if only the last solid has a number of coordinates 1 of its own.

    Where a solid is three cubes long, these count the cubes of its middle layers, however it is turned.
    """
    ones = [sum(cell.count(1) for cell in solid) for solid in solids]
    return [ones.count(one) == 1 for one in ones] == [False] * (len(ones) - 1) + [True]


def _grouping(place: int, params: RotationParams, rng: Stream) -> Puzzle:
    """Three positions each of a solid and of its twin, divided as the key says."""
    groups = rng.sample(_GROUPS, 4)
    options = tuple((group, _rest(group)) for group in groups)
    *pair, contrast = _twins(3, 3, params, rng)
    if params.apart and _reflected(*pair):
        raise Rejected("a picture is another one with its left and right sides exchanged")
    kinds = [iter(positions) for positions in pair]
    solids = [next(kinds[number not in groups[place]]) for number in range(1, 7)]
    why = form.Chains(contrast, tuple(_chain(group, solids) for group in options[place]))
    return Puzzle(form.Given(solids=tuple(solids)), form.Grouping(options), LETTERS[place], why)


def _rest(group: form.Group) -> form.Group:
    a, b, c = (number for number in range(1, 7) if number not in group)
    return a, b, c


def _analogy(place: int, params: RotationParams, rng: Stream) -> Puzzle:
    """A solid after four turns of as many quarters, and another solid before and after one of them."""
    turns = _alike(params.quarters, rng)
    count = rng.between(*params.cubes)
    asked = _seen_after(turns, count, rng)
    before = _seen_after(turns[place : place + 1], count, rng)
    if shape(asked) in (shape(before), shape(mirrored(before))):
        raise Rejected("both solids are alike")
    after = turned(before, turns[place])
    query = form.Analogy(tuple(turned(asked, turn) for turn in turns))
    why = form.Turns(quarters_between(before, after))
    return Puzzle(form.Given(before, after, asked), query, LETTERS[place], why)


def _alike(quarters: int, rng: Stream) -> list[Rotation]:
    """Four turns of so many quarters, each of which agrees with another one about one direction, and not the others.

    So no single part of a solid tells which of them is shown. Half turns about an axis are left out, since what is
    flat lies as before.
    """
    groups: dict[Cell, list[Rotation]] = {}
    for rotation in ROTATIONS:
        if rotation[0] != (0, 1, 2) and len(quarters_of_all()[rotation]) == quarters:
            groups.setdefault(rotation[0], []).append(rotation)
    turns = [rotation for axes in rng.sample([*groups], len(groups)) for rotation in groups[axes]][:4]
    rng.shuffle(turns)
    return turns


def _seen_after(turns: Sequence[Rotation], count: int, rng: Stream) -> Cells:
    """A solid without symmetries that can be seen well before and after each of these turns."""
    wanted = (ROTATIONS[0], *turns)
    for _ in range(_SEEN_TRIES):
        solid = settled(grown(count, _ROOM, rng))
        flat = 0 in map(max, zip(*solid, strict=True))
        if not flat and len(seen_after(solid, wanted)) == len(wanted) and _is_lopsided(solid):
            return solid
    raise Rejected("a solid cannot be seen well")


def _is_lopsided(solid: Cells) -> bool:
    return len(set(positions(solid))) == len(ROTATIONS)


def _in_positions(solid: Cells, count: int, params: RotationParams, rng: Stream) -> list[Cells]:
    """Positions in which it can be seen well, linked by as many quarter turns as wanted; all found, if it is one."""
    rotations = rng.sample(UPRIGHT, len(UPRIGHT)) if params.upright else rng.sample(ROTATIONS, len(ROTATIONS))
    every = positions(solid, rotations)
    if len(set(every)) < len(every):  # it would be the key more seldom: fewer turns lead to it
        raise Rejected("a solid has a symmetry")
    wanted = count if params.upright else _POSITIONS
    found = [rotations.index(rotation) for rotation in seen_after(solid, rotations)[:_POSITIONS]]
    if len(found) < wanted:
        raise Rejected("a solid cannot be seen well")
    if count == 1:
        return [every[number] for number in found]
    for some in permutations(found, count):
        links = sorted(_between(rotations[one], rotations[other]) for one, other in combinations(some, 2))
        if sum(links[: count - 1]) == (params.quarters if count == _PAIR else params.linked):
            return [every[number] for number in some]
    raise Rejected("a solid is seen well in other positions only")


@cache
def _between(one: Rotation, other: Rotation) -> int:
    """The least number of quarter turns that lead from one rotation to another."""
    return len(quarters_between(turned(_LOPSIDED, one), turned(_LOPSIDED, other)))


def _chain(numbers: Sequence[int], solids: Sequence[Cells]) -> tuple[Link, ...]:
    """How the first of these solids, which count from 1, is turned into each of the others."""
    first, *rest = numbers
    return tuple((first, other, quarters_between(solids[first - 1], solids[other - 1])) for other in rest)


def _twins(many: int, few: int, params: RotationParams, rng: Stream) -> tuple[list[Cells], list[Cells], form.Contrast]:
    """So many positions of a solid, and of its twin: its mirror image, or the solid with a cube elsewhere."""
    count, mirror, swap = rng.between(*params.cubes), not params.moved or rng.below(2), rng.below(2)
    first, second = (few, many) if swap else (many, few)  # each of the two is as often the odd one
    for _ in range(_TRIES):
        with suppress(Rejected):
            one = settled(grown(count, _ROOM, rng))
            seen = _in_positions(one, first, params, rng)
            twin = mirrored(one) if mirror else _moved(one, params.upright, rng)
            if mirror and shape(one) == shape(twin):
                continue
            others = _in_positions(twin, second, params, rng)
            contrast: form.Contrast = "mirror" if mirror else "moved"
            return (others, seen, contrast) if swap else (seen, others, contrast)
    raise Rejected("no two solids differ so little")


def _moved(one: Cells, upright: bool, rng: Stream) -> Cells:
    """The solid with a cube elsewhere, so that no count of cubes tells them apart, and they are no mirror images."""
    counts, images = [*_counts(one, upright)], {shape(one), shape(mirrored(one))}
    for moved in variations(one, _ROOM, rng):
        twin = settled(moved)
        if all(map(eq, _counts(twin, upright), counts)) and len(images | {shape(twin), shape(mirrored(twin))}) > 2:
            return twin
    raise Rejected("no cube can be moved")


def _counts(solid: Cells, upright: bool) -> Iterator[object]:
    """What a glance tells solids by: sizes on the axes, neighbours of cubes, rows and slabs; of upright ones, layers.

    Rows and slabs of cubes, one cube thick, count by their length and width.
    """
    yield sorted(map(max, zip(*solid, strict=True)))
    yield sorted(len({*solid}.intersection(around(cell))) for cell in solid)
    if upright:
        yield sorted(z for _, _, z in solid)
    yield _slabs(solid)


def _slabs(solid: Cells) -> list[tuple[int, int]]:
    """Lengths and widths of all rows of at least three cubes, and of all rectangles, one cube thick, within a solid."""
    cells = sum(1 << sum(part * step for part, step in zip(cell, _STEPS, strict=True)) for cell in solid)
    found = list[tuple[int, int]]()
    for along, across in permutations(_STEPS, 2):
        for length, width in _SLABS:
            corners = cells
            for k in range(1, length):
                corners &= cells >> k * along
            corners = reduce(and_, (corners >> k * across for k in range(width)))
            found += [(length, width)] * corners.bit_count()
    return sorted(found)


def _two_and_their_images(count: int, params: RotationParams, rng: Stream) -> list[list[Cells]]:
    """Two solids of so many cubes, which differ by the place of one of them, and their images: each in two positions.

    They are no images of themselves or of each other.
    """
    for _ in range(_TRIES):
        with suppress(Rejected):
            one = settled(grown(count, _ROOM, rng))
            found = [_in_positions(solid, _PAIR, params, rng) for solid in (one, mirrored(one))]
            other = settled(varied(one, _ROOM, rng))
            solids = [one, mirrored(one), other, mirrored(other)]
            if len({shape(solid) for solid in solids}) == len(solids):
                return [*found, *(_in_positions(solid, _PAIR, params, rng) for solid in solids[2:])]
    raise Rejected("no two solids differ from their mirror images")
