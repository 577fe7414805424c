"""Analogies of figures on lattices: a figure is turned, mirrored, or made symmetric by as few cells as possible.

The options are made by a rule that treats all alike: two figures, of which one is shown, each after two changes, of
which one is that of the first row.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from puzzlegen.core.family import Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.lattices import LATTICES, members, moved
from puzzlegen.formats.matrices.kits.cell_panels import LatticeName
from puzzlegen.formats.matrices.symmetry import Analogy, Change, Changed, Kind, Pairs, Verb
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.matrices.kits.cell_panels import CLEAR, panel

Cells: TypeAlias = int  # a bit for each shaded cell
FAR: Final = 6  # cells that no turn and no mirror image of a figure shares with it
APART: Final = 4  # cells in which two options differ at least
_FILLED: Final = (0.2, 0.8)  # share of the cells that an option shades
_TRIES: Final = 60
_EXAMPLES: Final = 6  # of the changes, before an attempt is given up


class Analogies(msgspec.Struct, frozen=True):
    """The lattices of a level; what happens to a figure on them, and what happens next, if anything does."""

    lattices: tuple[LatticeName, ...]
    first: tuple[Change, ...]
    then: tuple[Change, ...] = ()


Way: TypeAlias = tuple[Change, ...]


def every(verb: Verb, **numbers: tuple[int, ...]) -> tuple[Change, ...]:
    """The changes of a verb, by kind and number."""
    return tuple(Change(verb, kind, number) for kind in get_args(Kind) for number in numbers.get(kind, ()))


def analogy(choices: Analogies, place: int, rng: Stream) -> Puzzle:
    """Draw the changes, the three figures, and the options."""
    name = rng.choice(choices.lattices)
    way, other = _two_ways(choices, rng)
    third, ends = _figure(name, way, other, rng)
    cells = list(range(LATTICES[name].cells))
    if way[0].verb != "moved" and (len(way) == 1 or rng.below(2)):
        # Wrong ends, too, add nothing but cells, or clear some; or else they are often nearer to the figure.
        nearer = len(way) == 1 and rng.below(2) == 0
        cells = [cell for cell in cells if third >> cell & 1 == (nearer == (way[0].verb == "filled"))]
    for _ in range(_TRIES):
        swapped = third
        for cell in rng.sample(cells, rng.between(3, 5)):
            swapped ^= 1 << cell
        offered = [*ends, _after(name, swapped, way), _after(name, swapped, other)]
        kept = [_kept(name, end) for end in offered]  # where one alone has a symmetry, it is seen to be right
        if kept[:2] == kept[2:] and _differ(offered) and all(_fair(name, end) for end in offered):
            break
    else:
        raise Rejected("no second figure gives options that differ")
    ahead = rng.class_by_index(4, "ahead") > 0  # whether an option is nearer to a panel than the right one
    for _ in range(_EXAMPLES):
        before, (after, _) = _figure(name, way, other, rng)
        far = [min((end ^ shown).bit_count() for shown in (before, after, third)) for end in offered]
        if _kept(name, after) == kept[0] and (min(far) < far[0]) == ahead:
            break
    else:
        raise Rejected("no example leaves the right option at its rank")
    key, *wrong = offered
    rng.shuffle(wrong)
    wrong.insert(place, key)
    shade = rng.choice(CLEAR)
    one, two, three = (panel(**{shade: cells}) for cells in (before, after, third))
    first, second, last, other_end = (panel(**{shade: cells}) for cells in wrong)
    changes: Literal[1, 2] = 1 if len(way) == 1 else 2
    return Puzzle(
        Pairs(name, changes, (one, two, three)),
        Analogy((first, second, last, other_end)),
        LETTERS[place],
        Changed(way),
    )


def _two_ways(choices: Analogies, rng: Stream) -> tuple[Way, Way]:
    """A way and another one that differs in one respect of one change: what is done, or about which axis or turn."""
    way = tuple(rng.choice(pool) for pool in (choices.first, choices.then) if pool)
    changed = rng.below(len(way))
    near = [
        one
        for one in (choices.first, choices.then)[changed]
        if (one.verb == way[changed].verb) != ((one.kind, one.number) == (way[changed].kind, way[changed].number))
    ]
    if not near:
        raise Rejected("no change is like this one")
    other = [*way]
    other[changed] = rng.choice(near)
    return way, tuple(other)


def _figure(name: str, way: Way, other: Way, rng: Stream) -> tuple[Cells, list[Cells]]:
    """A figure without symmetry that both ways change, each to something else, and what they make of it."""
    lattice = LATTICES[name]
    sets = [*_orbits(name, way[0]), *_orbits(name, other[0])]
    for _ in range(_TRIES):
        cells = sum(1 << cell for cell in range(lattice.cells) if rng.below(5) == 0)
        for orbit in sets:
            if orbit.bit_count() > 1 and rng.below(4) == 0:
                cells |= orbit
        for cell in rng.sample(range(lattice.cells), lattice.cells // 6):
            cells ^= 1 << cell
        ends = [_after(name, cells, way), _after(name, cells, other)]
        moves = (*lattice.turns[1:], *lattice.mirrors)
        if (
            all(_fair(name, end) for end in (cells, *ends))
            and _differ([cells, *ends])
            and (len(way) == 1 or _differ([_after(name, cells, way[:1]), ends[0]]))
            and all((moved(cells, move) ^ cells).bit_count() >= FAR for move in moves)
        ):
            return cells, ends
    raise Rejected("no figure shows the changes")


def _fair(name: str, cells: Cells) -> bool:
    return _FILLED[0] <= cells.bit_count() / LATTICES[name].cells <= _FILLED[1]


def _differ(figures: list[Cells]) -> bool:
    return all((one ^ other).bit_count() >= APART for number, one in enumerate(figures) for other in figures[:number])


def _kept(name: str, cells: Cells) -> list[bool]:
    """Which moves leave a figure as it is."""
    return [moved(cells, move) == cells for move in (*LATTICES[name].turns, *LATTICES[name].mirrors)]


def _after(name: str, cells: Cells, way: Way) -> Cells:
    """What a figure becomes."""
    for change in way:
        if change.verb == "moved":
            moves = LATTICES[name].mirrors if change.kind == "mirror" else LATTICES[name].turns
            cells = moved(cells, moves[change.number])
        else:
            orbits = _orbits(name, change)
            cells = sum(orbit for orbit in orbits if (orbit & cells if change.verb == "filled" else not orbit & ~cells))
    return cells


@cache
def _orbits(name: str, change: Change) -> tuple[Cells, ...]:
    """The sets of cells that are alike in a figure of this symmetry."""
    lattice = LATTICES[name]
    parts = lattice.order // change.number if change.kind == "turn" else lattice.order // 2
    moves = [lattice.turns[parts % lattice.order] if change.kind == "turn" else lattice.mirrors[change.number]]
    if change.kind == "axes":
        moves.append(lattice.mirrors[change.number + parts])
    found: dict[int, Cells] = {}
    for cell in range(lattice.cells):
        orbit = 1 << cell
        for move in moves * lattice.order:
            orbit |= moved(orbit, move)
        found[members(orbit)[0]] = orbit
    return tuple(found.values())
