"""Whether a part of panels of cells follows the rule that an explanation gives for it."""

from collections.abc import Sequence
from itertools import pairwise

from puzzlegen.formats.matrices import shape_sequence as form
from puzzlegen.validators.matrices.kits.cell_panels import SHADES
from puzzlegen.validators.matrices.kits.lattices import Lattice, Path, bits, image


def followed(on: Lattice, states: Sequence[Sequence[int]], part: form.Part) -> bool:
    """True if a part does what is said from the first panel to the next one.

    Args:
        on: the lattice.
        states: of each panel the cells of a mark, or those of each shade, as bits.
        part: what is said.
    """
    places = [sum(state) for state in states]
    kinds = [[kind for kind, cells in enumerate(state) if cells] for state in states]
    match part.shades:
        case form.Shades(order):
            path = _path(on, part.does)
            after = {SHADES.index(one): SHADES.index(other) for one, other in pairwise((*order, order[0]))}
            lightest = order[0] == min(order, key=SHADES.index)
            return (
                lightest
                and len(after) == len(order)
                and all(
                    path is not None
                    and {*held} <= {*after}
                    and all(image(one[kind], path) == other[after[kind]] for kind in held)
                    and len(held) == sum(map(bool, other))
                    for held, (one, other) in zip(kinds, pairwise(states), strict=False)
                )
            )
        case form.InTurns(period):
            turns = [held[0] for held in kinds if len(held) == 1]
            if len(turns) < len(kinds) or turns[period:] != turns[:-period] or len({*turns[:period]}) < period:
                return False
        case None:
            if len({*map(tuple, kinds)}) > 1 or len(kinds[0]) != 1:
                return False
    return _moved(on, places, part.does)


def _moved(on: Lattice, places: Sequence[int], rule: form.Moving) -> bool:
    match rule:
        case form.Growth(path):
            sizes = [cells.bit_count() for cells in places]
            return (
                any(path == one[: len(path)] for one in on.paths)
                and len({other - one for one, other in pairwise(sizes)}) == 1
                and sizes[0] != sizes[1]
                and all(bits(path[:size]) == cells for size, cells in zip(sizes, places, strict=True))
            )
        case form.Toggle(by):
            changes = [one ^ other for one, other in pairwise(places)]
            return all(changes) and _moved(on, changes, by)
        case form.Return(period):
            return [*places[period:]] == [*places[:-period]] and len({*places[:period]}) > 1
        case form.Each(ways, goals):
            return len(ways) == len(goals) and _apart(on, places, ways, goals)
    return_path = _path(on, rule)
    return return_path is not None and all(image(one, return_path) == other for one, other in pairwise(places))


def _apart(on: Lattice, places: Sequence[int], ways: Sequence[form.Move], goals: Sequence[int]) -> bool:
    """True if marks that go their ways, and at last to their goals, lie where they do in all panels."""
    paths = [_path(on, way) for way in ways]
    cells = [*goals]
    for held in reversed(places):
        if len({*cells}) < len(cells) or bits(cells) != held:
            return False
        cells = [path.index(cell) if path else -1 for path, cell in zip(paths, cells, strict=True)]
        if -1 in cells:
            return False
    return True


def _path(on: Lattice, move: form.Moving) -> Path | None:
    """Where a move takes each cell; None if there is no such move on this lattice."""
    match move:
        case form.Shift(down, right) if on.side:
            return on.shifts.get((down % on.side, right % on.side))
        case form.Turn(step) if step < on.order:
            return on.turns[step]
        case form.Mirror(axis) if axis < len(on.mirrors):
            return on.mirrors[axis]
        case form.Rings(steps) if len(steps) == len(on.rings):
            goals = {
                cell: ring[(place + step) % len(ring)]
                for step, ring in zip(steps, on.rings, strict=True)
                for place, cell in enumerate(ring)
            }
            return tuple(goals[cell] for cell in on.turns[0])
    return None
