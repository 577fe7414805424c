"""Says what the shaded cells or the marks of a row of panels do, and which cells come next."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.lattices import Lattice, Move, back, members
from puzzlegen.formats.matrices import shape_sequence as form
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

Cells: TypeAlias = int  # a set of cells, as bits

_SHIFTS: Final = {(1, 0): "down", (-1, 0): "up", (0, 1): "right", (0, -1): "left"}
_RINGS: Final = ("outer", "second", "third")


def clause(told: form.Moving | form.Shading, grid: Lattice, states: Sequence[Mapping[str, Cells]]) -> Phrase:
    """What a part does.

    Args:
        told: the rule.
        grid: the lattice.
        states: what the part holds, by kind, in the panels that are shown and in the next one.
    """
    cells = [_all(state.values()) for state in states]
    match told:
        case form.Toggle(by):
            return _toggling(by, grid, cells)
        case form.Return(period):
            return msg("return", period=period, panel=len(cells) - period)
        case form.Growth(path):
            return _growing(path, grid, cells)
        case form.Each():
            return _apart(told, grid)
        case form.Shades(order):
            return msg(
                "shades",
                order=comma_list((msg(f"shade-{shade}") for shade in (*order, order[0])), msg("arrow")),
            )
        case form.InTurns(period):
            shades = [msg(f"shade-{next(iter(state))}") for state in states]
            return msg("in-turns", order=sentence_list(shades[:period], msg("and")), shade=shades[-1])
    if isinstance(told, form.Rings) and (sense := _quarters(told, grid)):
        return msg("moves-quarter", sense=_sense(sense > 0))
    return msg(f"moves-{_tag(told)}", how=_how(told, grid, _all(cells)), panel=len(cells) - 2)


def _quarters(told: form.Rings, grid: Lattice) -> int:
    """1 if all rings go on by a quarter clockwise, -1 if anticlockwise, 0 if they do not."""
    rings = zip(grid.rings, told.steps, strict=False)
    quarters = {Fraction(4 * step, len(ring)) for ring, step in rings if len(ring) > 1}
    return int(quarters.pop()) if quarters in ({1}, {-1}) else 0


def _tag(move: form.Move) -> str:
    return str(move.__struct_config__.tag)


def names_places(told: form.Moving) -> bool:
    """True if the clause names cells."""
    return isinstance(told, form.Toggle | form.Growth | form.Each)


def places_named(grid: Lattice) -> Phrase:
    """How cells are named."""
    return msg("places-squares" if grid.side else "places")


def _all(sets: Iterable[Cells]) -> Cells:
    every = 0
    for one in sets:
        every |= one
    return every


def _move(told: form.Shift | form.Rings, grid: Lattice) -> Move:
    return grid.around(told.steps) if isinstance(told, form.Rings) else grid.shift(told.down, told.right)


def _how(told: form.Move, grid: Lattice, cells: Cells) -> Phrase:
    """A move in words; of rings, those in which these cells lie."""
    match told:
        case form.Shift(down, right):
            steps = ((down, 0), (0, right))
            return sentence_list((msg(f"shift-{_SHIFTS[step]}") for step in steps if step != (0, 0)), msg("and"))
        case form.Turn(step):
            order = grid.order
            if 2 * step == order:
                return msg("half-turn")
            return msg("turn", degrees=360 // order * min(step, order - step), sense=_sense(2 * step < order))
        case form.Mirror(axis):
            return msg("axis", angle=180 // grid.order * axis)
    rings = [
        (msg(f"ring-{name}"), step)
        for name, ring, step in zip(_RINGS, grid.rings, told.steps, strict=False)
        if len(ring) > 1 and any(cells >> cell & 1 for cell in ring)
    ]
    return comma_list(
        msg("in-ring", count=msg("cells", count=abs(step)), sense=_sense(step > 0), ring=name)
        if step
        else msg("still-in-ring", ring=name)
        for name, step in rings
    )


def _toggling(by: form.Shift | form.Turn | form.Rings, grid: Lattice, cells: Sequence[Cells]) -> Phrase:
    changes = [one ^ other for one, other in pairwise(cells)]
    return msg(
        "toggle",
        count=msg("cells", count=changes[-1].bit_count()),
        further=msg(f"further-{_tag(by)}", how=_how(by, grid, _all(changes))),
        last=_places(changes[-2], grid),
        goal=_places(changes[-1], grid),
    )


def _sense(clockwise: bool) -> Phrase:
    return msg("clockwise" if clockwise else "anticlockwise")


def _growing(path: Sequence[int], grid: Lattice, cells: Sequence[Cells]) -> Phrase:
    change = cells[-1] ^ cells[-2]
    count, more = change.bit_count(), cells[-1] > cells[-2] & cells[-1]
    new = [cell for cell in (path if more else reversed(path)) if change >> cell & 1]
    return msg(
        "grow" if more else "shrink",
        count=count,
        path=_path(path, grid),
        goal=sentence_list([_place(cell, grid) for cell in new], msg("and")),
    )


def _path(path: Sequence[int], grid: Lattice) -> Phrase:
    ring = grid.rings[0]
    if set(path[: len(ring)]) == set(ring):
        return msg("paths-rings")
    rows = path[0] // grid.side == path[1] // grid.side
    end, start = path[grid.side - 1 : grid.side + 1]
    back_again = end % grid.side == start % grid.side if rows else end // grid.side == start // grid.side
    way = msg("paths-rows" if rows else "paths-columns")
    return msg("fro", path=way) if back_again else way


def _apart(told: form.Each, grid: Lattice) -> Phrase:
    """How each mark goes from the last panel to the next one."""
    clauses: list[Phrase] = []
    for goal, way in zip(told.goals, told.ways, strict=True):
        start = back(_move(way, grid))[goal]
        if start == goal:
            clauses.append(msg("one-still", start=_place(start, grid)))
            continue
        how = _how(way, grid, 1 << goal)
        if isinstance(way, form.Rings):
            step = next(step for ring, step in zip(grid.rings, way.steps, strict=True) if goal in ring)
            how = msg("along-ring", count=msg("cells", count=abs(step)), sense=_sense(step > 0))
        clauses.append(msg("one", start=_place(start, grid), how=how, goal=_place(goal, grid)))
    return msg("each", ways=comma_list(clauses, SEMICOLON))


def _places(cells: Cells, grid: Lattice) -> Phrase:
    return comma_list((_place(cell, grid) for cell in members(cells)), msg("space"))


def _place(cell: int, grid: Lattice) -> Phrase:
    """A cell by its row and its place in the row, which are both counted from 1."""
    heights = [round(min(y for _, y in outline), 4) for outline in grid.outlines]
    row = sorted(set(heights)).index(heights[cell])
    return f"({row + 1}, {cell - heights.index(heights[cell]) + 1})"
