"""Says in words which lines of views are wrong, where they are, and what the solid shows on their two sides."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.stacks import Half, Plane, Stack, planes_seen, sides_of_fields
from puzzlegen.facts.solids.views import Side, Spot, View, spots
from puzzlegen.renderers.kits.telling import sentence_list

msg: Final = messages(__name__)

Planes: TypeAlias = tuple[Plane | None, Plane | None]  # left of a line and right of it, or above it and below

_ROWS: Final = ("above", "level", "below")  # where the middle of a line is, against the middle of its view
_COLUMNS: Final = ("left", "middle", "right")


class Looked(NamedTuple):
    """A view as it is drawn, and what is really seen from this side of a solid; of a stack, the stack as well."""

    letter: str
    side: Side
    drawn: View
    true: View
    stack: Stack | None = None


class Fault(NamedTuple):
    """A straight row of places, from ``first`` to ``last``, at which the views of these letters are drawn wrong alike.

    ``drawn`` and ``true`` are the signs there; ``planes`` what the solid shows on both sides, if it is a stack.
    """

    letters: tuple[str, ...]
    side: Side
    size: tuple[int, int]
    first: Spot
    last: Spot
    drawn: str
    true: str
    planes: Planes

    @property
    def length(self) -> int:
        """The number of its places."""
        return 1 + self.last.row - self.first.row + self.last.column - self.first.column


def faults(looks: Iterable[Looked]) -> list[Fault]:
    """All that is wrong with views, those of all letters together."""
    found: dict[tuple[Side, tuple[int, int], Spot, str, str, Planes], list[str]] = {}
    for look in looks:
        seen = {} if look.stack is None else planes_seen(look.stack, look.side)
        for (spot, drawn), (_, true) in zip(spots(look.drawn), spots(look.true), strict=True):
            if drawn != true:
                planes = _planes(spot, look.side, look.drawn.size[0], seen)
                found.setdefault((look.side, look.drawn.size, spot, drawn, true, planes), []).append(look.letter)
    rows: list[Fault] = []
    for (side, size, spot, drawn, true, planes), letters in found.items():
        new = Fault(tuple(letters), side, size, spot, spot, drawn, true, planes)
        for number, old in enumerate(rows):
            if new._replace(first=old.first, last=old.last) == old and _follows(old.last, spot):
                rows[number] = old._replace(last=spot)
                break
        else:
            rows.append(new)
    return rows


def _planes(
    spot: Spot, side: Side, rows: int, seen: Mapping[tuple[int, int, Half], Plane]
) -> tuple[Plane | None, Plane | None]:
    level, column = rows - 1 - spot.row, spot.column
    if spot.run == "upright":
        left, right = sides_of_fields(side)
        return seen.get((column - 1, level, right)), seen.get((column, level, left))
    if spot.run == "across":
        return seen.get((column, level + 1, "lower")), seen.get((column, level, "upper"))
    return seen.get((column, level, "upper")), seen.get((column, level, "lower"))


def _follows(one: Spot, other: Spot) -> bool:
    match one.run:
        case "across":
            return one._replace(column=one.column + 1) == other
        case "upright":
            return one._replace(row=one.row + 1) == other
        case _:
            return False


def telling(found: Sequence[Fault]) -> Iterator[Fault]:
    """As few faults as do for all letters, the longest first."""
    left = {letter for fault in found for letter in fault.letters}
    while left:
        best = max(found, key=lambda fault: (len(left & {*fault.letters}), fault.length))
        yield best
        left -= {*best.letters}


def counted(found: Iterable[Fault]) -> Phrase:
    """How columns, levels and rows count where these faults are told."""
    above = {fault.side == "top" for fault in found}
    return msg("counted-levels-and-rows" if len(above) > 1 else "counted-rows" if True in above else "counted-levels")


def told(fault: Fault, solids: bool) -> Phrase:
    """What is wrong, where, and why; ``solids`` are on offer, or else views."""
    letters, side = sentence_list(fault.letters, msg("and")), msg(f"from-{fault.side}")
    offered = "solid" if solids else "view"
    if len(fault.true) > 1:  # a part: a full line, or else a dashed one
        drawn, true = (_line(fault, sign) for sign in (fault.drawn, fault.true))
        sort = "missing" if drawn is None else "extra" if true is None else "other"
        terms = {"drawn": drawn, "true": true, "place": _place(fault), "count": len(fault.letters)}
        return msg(f"part-{offered}-{sort}", letters=letters, side=side, **terms)
    sort, shown = ("extra", _one_plane(fault)) if fault.true == "." else ("missing", _two_planes(fault))
    return msg(f"{offered}-{sort}", letters=letters, side=side, where=_where(fault), shown=shown)


def _where(fault: Fault) -> Phrase:
    (rows, columns), above, first, last = fault.size, fault.side == "top", fault.first, fault.last
    across = msg("in-columns" if last.column > first.column else "in-column", one=first.column + 1, two=last.column + 1)
    level = "in-row" if above else "at-level"
    up = msg(f"{level}s" if last.row > first.row else level, one=rows - last.row, two=rows - first.row)
    match first.run:
        case "upright":
            edge = {0: "left", columns: "right"}.get(first.column)
            line = msg(f"edges-{edge}") if edge else msg("columns-meet", one=first.column, two=first.column + 1)
            return msg("spot", line=line, part=up)
        case "across":
            edge = {0: "top", rows: "bottom"}.get(first.row)
            meet = msg("rows-meet" if above else "levels-meet", one=rows - first.row, two=rows - first.row + 1)
            line = msg(f"edges-{edge}") if edge else meet
            return msg("spot", line=line, part=across)
        case _:
            return msg("diagonal", across=across, up=up)


def _nth(number: int) -> Phrase:
    return msg("nth", number=number + 1)


def _row(side: Side, number: int) -> Phrase:
    return msg(f"rows-{side}", nth=_nth(number))


def _one_plane(fault: Fault) -> Phrase:
    plane = fault.planes[0]
    if plane is None:
        return msg("nothing")
    slope, number = plane
    if slope:
        return msg("one-plane-slope")
    if fault.side == "top":
        return msg("one-plane-top", height=number)
    return msg("one-plane-wall", row=_row(fault.side, number))


def _two_planes(fault: Fault) -> Phrase:
    here, there = map(msg, ("on-the-left", "on-the-right") if fault.first.run == "upright" else ("over", "under"))
    if fault.side != "top" and all(plane is not None and not plane[0] for plane in fault.planes):
        one, other = (_nth(plane[1]) for plane in fault.planes if plane is not None)
        return msg(f"two-rows-{fault.side}", one=one, here=here, other=other, there=there)
    one, other = (msg("nothing") if plane is None else _shown(plane, fault.side) for plane in fault.planes)
    return msg("two-slopes") if one == other else msg("unlike", one=one, here=here, other=other, there=there)


def _shown(plane: Plane, side: Side) -> Phrase:
    slope, number = plane
    if slope:
        return msg(f"slopes-{slope}")
    return msg("top", height=number) if side == "top" else msg("wall", row=_row(side, number))


def _line(fault: Fault, sign: str) -> Phrase | None:
    """A line of a part, of which the signs are that of a full line and that of a dashed one."""
    if sign == "..":
        return None
    one = sign.strip(".")[0]
    return msg(f"{'dashed' if sign[0] == '.' else 'full'}-{'arc' if one in 'abcd' else fault.first.run}")


def _place(fault: Fault) -> Phrase:
    rows, columns = fault.size
    first, last = fault.first, fault.last
    across = first.column + last.column + (first.run != "upright")
    down = first.row + last.row + (first.run != "across")
    row, column = _ROWS[1 + (down > rows) - (down < rows)], _COLUMNS[1 + (across > columns) - (across < columns)]
    return msg(f"place-{row}-{column}")
