"""Tells of ropes by what a reader sees of them: the arcs around the border, ends, and how many crossings lie between.

Arcs that bulge out at a side are counted from the left or from the top; `ARCS` says so where a text needs it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.counting.ropes import ACROSS, Rope, Stub, Weave

msg: Final = messages(__name__)

ARCS: Final[Phrase] = msg("arcs")
_SIDES: Final = ("top", "right", "bottom", "left")
_CORNERS: Final[dict[tuple[int, int], Phrase]] = {
    (0, 1): msg("corner-upper-right"),
    (1, 2): msg("corner-lower-right"),
    (2, 3): msg("corner-lower-left"),
    (0, 3): msg("corner-upper-left"),
}


class Stretch(NamedTuple):
    """A piece of a rope up to an arc at the border, or to its end, where ``arc`` is None."""

    crossings: int
    on_top: int
    arc: Phrase | None


class Crossings(NamedTuple):
    """Those on a rope: with itself, with others, and with others where it is on top."""

    itself: int
    others: int
    on_top: int


class Walks:
    """Tells of the ropes of a weave."""

    def __init__(self, weave: Weave) -> None:
        self._weave = weave
        self._arcs = self._named_arcs()

    def _named_arcs(self) -> dict[Stub, Phrase]:
        """What the arc at each of its two feet is called."""
        arcs = {(one, other) for one, other in self._weave.cap.items() if one < other}
        named: dict[Stub, Phrase] = {}
        seen: Counter[int] = Counter()
        for one, other in sorted(arcs):  # by row and column: from the top, and from the left
            sides = min(one[2], other[2]), max(one[2], other[2])
            if sides[0] == sides[1]:
                seen[sides[0]] += 1
                named[one] = msg(f"arc-{_SIDES[sides[0]]}", ordinal=_ordinal(seen[sides[0]]))
            else:
                named[one] = _CORNERS[sides]
            named[other] = named[one]
        return named

    def stretches(self, rope: Rope, start: Stub | None = None) -> list[Stretch]:
        """The pieces of a rope, those of one with ends in their order from the end ``start``."""
        found = []
        crossings = on_top = 0
        for row, column, side in self._entries(rope, start):
            tile = self._weave.tiles[row][column]
            crossings += tile in "hv"
            on_top += tile == ("v" if side in (0, 2) else "h")
            arc = self._arcs.get((row, column, ACROSS[tile][side]))
            if arc is not None:
                found.append(Stretch(crossings, on_top, arc))
                crossings = on_top = 0
        return found if rope.closed else [*found, Stretch(crossings, on_top, None)]

    def _entries(self, rope: Rope, start: Stub | None) -> Iterator[Stub]:
        """The stubs by which a rope enters tile after tile, from its end ``start``."""
        if start is None or start == rope.entries[0]:
            yield from rope.entries
            return
        for row, column, side in reversed(rope.entries):
            yield row, column, ACROSS[self._weave.tiles[row][column]][side]

    def crossings(self, rope: Rope) -> Crossings:
        """How many crossings there are on a rope, with what."""
        tiles = self._weave.tiles
        passed = [entry for entry in rope.entries if tiles[entry[0]][entry[1]] in "hv"]
        times = Counter(entry[:2] for entry in passed)
        others = [(row, column, side) for row, column, side in passed if times[row, column] == 1]
        upper = sum(tiles[row][column] == ("v" if side in (0, 2) else "h") for row, column, side in others)
        return Crossings(sum(number == 2 for number in times.values()), len(others), upper)

    def loop(self, rope: Rope) -> Phrase:
        """Which one a closed rope is: by an arc of it, or by where it lies."""
        arcs = [stretch.arc for stretch in self.stretches(rope) if stretch.arc is not None]
        if arcs:
            return msg("loop", arc=arcs[0], more=len(arcs) - 1)
        rows, columns = ({entry[axis] + 1 for entry in rope.entries} for axis in (0, 1))
        left, right, top, bottom = map(_ordinal, (min(columns), max(columns), min(rows), max(rows)))
        return msg("inner", left=left, right=right, top=top, bottom=bottom)


def _ordinal(number: int) -> Phrase:
    return msg("ordinal", number=number)
