"""Tells of ropes by what a reader sees of them: the arcs around the border, or where they lie.

Arcs that bulge out at a side are counted from the left or from the top; `ARCS` says so where a text needs it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.formats.counting.tangle import Box, Tangle

msg: Final = messages(__name__)

ARCS: Final[Phrase] = msg("arcs")
_SIDES: Final = ("top", "right", "bottom", "left")
_CORNERS: Final[dict[tuple[int, int], Phrase]] = {
    (0, 1): msg("corner-upper-right"),
    (1, 2): msg("corner-lower-right"),
    (2, 3): msg("corner-lower-left"),
    (0, 3): msg("corner-upper-left"),
}


def arc_names(tangle: Tangle) -> dict[int, Phrase]:
    """What each arc is called."""
    named: dict[int, Phrase] = {}
    seen: Counter[int] = Counter()
    for place, cap in sorted(enumerate(tangle.caps), key=lambda arc: min(arc[1])):  # from the top, and from the left
        first, last = sorted(side for *_, side in cap)
        seen[first] += first == last
        side = msg(f"arc-{_SIDES[first]}", ordinal=_ordinal(seen[first]))
        named[place] = side if first == last else _CORNERS[first, last]
    return named


def loop(arcs: Sequence[int], named: dict[int, Phrase]) -> Phrase:
    """Which one a closed rope with arcs is."""
    return msg("loop", arc=named[arcs[0]], more=len(arcs) - 1)


def inner(box: Box) -> Phrase:
    """Which one a closed rope without arcs is, by where it lies."""
    return msg("inner", **{edge: _ordinal(place + 1) for edge, place in box._asdict().items()})


def _ordinal(number: int) -> Phrase:
    return msg("ordinal", number=number)
