"""Which rules explain a sequence of sets of cells, and to what each of them leads.

The language is that of ``docs/cell-figures.md``, and it is finite: every rule is tried. A set of cells is a whole
number with a bit ``1 << cell``.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Final

import msgspec

from puzzlegen.validators.matrices.kits.lattices import Lattice, Path, image

WEIGHTS: Final = {"constant": 1, "shift": 2, "turn": 2, "mirror": 2, "growth": 3, "return": 3, "toggle": 4}
RING: Final = 2  # going around in one ring; each further ring that turns weighs 1
EACH: Final = 2  # per mark that moves in its own way
SHADES: Final = 2  # for changing shades
MOST_APART: Final = 3  # nobody follows more marks that each move in their own way


class Found(msgspec.Struct, frozen=True):
    """A rule that explains a sequence.

    Attributes:
        name: what it does.
        kind: the same for all disguises of the sequence.
        weight: its share of the difficulty.
        value: the set of cells to which it leads.
    """

    name: str
    kind: str
    weight: int
    value: int


@cache
def moves(lattice: Lattice) -> tuple[tuple[str, str, Path], ...]:
    """Name, kind and path of every move of all cells, the one that moves nothing first."""
    order, side = lattice.order, lattice.side
    found = [("constant", "constant", lattice.turns[0])]
    for (down, right), path in lattice.shifts.items():
        steps = sorted(min(step, side - step) for step in (down, right))
        found.append((f"shift {down} down {right} right", f"shift {steps[0]} {steps[1]}", path))
    for step in range(1, order):
        found.append((f"turn {step}/{order}", f"turn {min(step, order - step)}", lattice.turns[step]))
    for axis, path in enumerate(lattice.mirrors):
        found.append((f"mirror in axis {axis}", f"mirror {'oblique' if axis % 2 else 'straight'}", path))
    return tuple(found)


def explain(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    """Every rule that holds from each panel to the next, with the set that comes after the last."""
    yield from _moving(lattice, shown)
    yield from _around(lattice, shown)
    yield from _each(lattice, shown)
    yield from _growing(lattice, shown)
    yield from _returning(shown)
    yield from _toggling(lattice, shown)


def _moving(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    for name, kind, path in moves(lattice):
        if all(image(one, path) == other for one, other in pairwise(shown)):
            yield Found(name, kind, WEIGHTS[kind.split()[0]], image(shown[-1], path))


def _around(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    for name, kind, weight, path in around(lattice, [[one >> cell & 1 for cell in lattice.turns[0]] for one in shown]):
        yield Found(name, kind, weight, image(shown[-1], path))


def around(lattice: Lattice, shown: Sequence[Sequence[int]]) -> Iterator[tuple[str, str, int, Path]]:
    """Name, kind, weight and path of every move by which each ring goes on by steps of its own, from panel to panel.

    Args:
        lattice: the cells.
        shown: of each panel, what every cell holds; 0 is nothing.
    """
    choices: list[list[int]] = []  # of steps, per ring
    for ring in lattice.rings:
        held = [[one[cell] for cell in ring] for one in shown]
        steps = [0] if not any(map(any, held)) else range(len(ring))
        choices.append(
            [step for step in steps if all(one[-step:] + one[:-step] == other for one, other in pairwise(held))]
        )
    for ways in product(*choices):
        turning = sum(step != 0 for step in ways)
        if turning:
            mirrored = tuple(-step % len(ring) for step, ring in zip(ways, lattice.rings, strict=True))
            kind = f"rings {' '.join(map(str, min(ways, mirrored)))}"
            goals = {
                cell: ring[(place + step) % len(ring)]
                for step, ring in zip(ways, lattice.rings, strict=True)
                for place, cell in enumerate(ring)
            }
            path = tuple(goals[cell] for cell in lattice.turns[0])
            yield f"rings by {list(ways)}", kind, RING + turning - 1, path


def _each(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    """Each of a few marks moves in its own way: by equal shifts, or around its ring by equal steps."""
    count = shown[0].bit_count()
    if not 2 <= count <= MOST_APART or any(one.bit_count() != count for one in shown):
        return
    starts = [cell for cell in range(len(lattice.centres)) if shown[0] >> cell & 1]
    tracks = [sorted(set(_tracks(lattice, start, shown))) for start in starts]
    for trio in product(*tracks):
        if all(len(set(places)) == count for places in zip(*trio, strict=True)):
            yield Found("each by itself", f"each of {count}", EACH * count, sum(1 << track[-1] for track in trio))


def _tracks(lattice: Lattice, start: int, shown: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The cells of a mark in all panels and the next, if it starts here and always lies on a cell that is held."""
    still = (start,) * (len(shown) + 1)
    if all(one >> start & 1 for one in shown):
        yield still
    ways: list[Path] = list(lattice.shifts.values())
    ring = next(ring for ring in lattice.rings if start in ring)
    place = ring.index(start)
    for way in ways:
        track = [start]
        for one in shown[1:]:
            track.append(way[track[-1]])
            if not one >> track[-1] & 1:
                break
        else:
            yield (*track, way[track[-1]])
    for step in range(1, len(ring)):
        around = tuple(ring[(place + step * panel) % len(ring)] for panel in range(len(shown) + 1))
        if all(one >> cell & 1 for one, cell in zip(shown, around, strict=False)):
            yield around


def _growing(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    """As many cells more, or fewer, each time along a path."""
    first, step = shown[0].bit_count(), shown[1].bit_count() - shown[0].bit_count()
    lengths = [first + step * panel for panel in range(len(shown) + 1)]
    if not step or not 0 <= lengths[-1] <= len(lattice.centres):
        return
    for path in lattice.prefixes.get(max(shown), ()):
        prefix = [sum(1 << cell for cell in lattice.paths[path][:length]) for length in lengths]
        if prefix[:-1] == list(shown):
            yield Found(f"growth by {step} cells", f"growth {abs(step)}", WEIGHTS["growth"], prefix[-1])


def _returning(shown: Sequence[int]) -> Iterator[Found]:
    for period in (2, 3):
        if period < len(shown) and all(one == other for one, other in zip(shown, shown[period:], strict=False)):
            yield Found(f"return after {period}", f"return {period}", WEIGHTS["return"], shown[-period])


def _toggling(lattice: Lattice, shown: Sequence[int]) -> Iterator[Found]:
    """The cells that change move, or go around, from one change to the next."""
    changes = [one ^ other for one, other in pairwise(shown)]
    if any(changes):
        for found in (*_moving(lattice, changes), *_around(lattice, changes)):
            kind = f"toggle, {found.kind}"
            yield Found(f"toggle, {found.name}", kind, WEIGHTS["toggle"], shown[-1] ^ found.value)


def simplest(found: Iterator[Found]) -> Mapping[int, Found]:
    """Per value, the first of the lightest rules that lead to it."""
    best: dict[int, Found] = {}
    for rule in found:
        if rule.value not in best or (rule.weight, rule.kind) < (best[rule.value].weight, best[rule.value].kind):
            best[rule.value] = rule
    return best
