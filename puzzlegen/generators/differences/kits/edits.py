"""Changes single things of a picture, so that every change can be seen whole and apart from the others."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.facts.differences.primitives import PATTERNS, SYMBOLS, unlikeness
from puzzlegen.facts.differences.terms import Change
from puzzlegen.facts.differences.things import (
    HEIGHT,
    ORDINARY,
    WIDTH,
    Frame,
    Placed,
    Thing,
    apart,
    changed_frame,
    owner_frame,
)
from puzzlegen.generators.differences.kits.harmonies import Harmony
from puzzlegen.generators.differences.kits.visibility import sight

CLASSES: Final[tuple[tuple[tuple[Change, ...], ...], ...]] = (
    (("added", "removed"),),
    (("position",), ("size", "rotation")),
    (("colour",),),
    (("outline",), ("pattern", "count", "symbol")),
)
"""Sorts of changes, the plainest first; those of a class are made equally often."""
MARGIN: Final = 22  # pixels between two changes
_BORDER: Final = 8  # pixels between a change and the border of the picture
_LEAST_SIDE: Final = 15
_LEAST_SHARE: Final = (
    0.26  # of a change's frame that differs; borders of lines, half covered pixels, count at this size
)
_LEAST_PIXELS: Final = 120  # that differ
_LEAST_FILLED: Final = 0.6  # of what one may take for the whole of what differs: a box of either is right
_UNCOVERED: Final = {"pattern": 0.97, "count": 0.97, "symbol": 0.97, "outline": 0.9}  # of what differs, at least
_MOSTLY: Final = 0.65  # the same, of all other changes
_UPHOLDING: Final = frozenset({"outline", "colour", "pattern", "count", "symbol"})  # what may change below other things
_TRIES: Final = 60  # things that are looked at for one change
_UNLIKE: Final = 30  # of two colours, in CIEDE2000


class Edit(msgspec.Struct, frozen=True):
    """A thing in both pictures, None where it is missing; ``frame`` is around all that changes."""

    change: Change
    place: int  # in the list of all things
    before: Placed | None
    after: Placed | None
    frame: Frame


def propose(
    change: Change,
    placed: Sequence[Placed],
    taken: Sequence[Frame],
    least: float,
    contrast: float,
    harmony: Harmony,
    rng: Stream,
) -> Edit | None:
    """A change of this sort of one of the things, well to be seen and outside of all frames that are taken.

    Args:
        change: of which sort.
        placed: all things, from the farthest to the nearest.
        taken: the frames of other changes, with a margin.
        least: the least area of the change's frame, in pixels.
        contrast: by how much a tenth of what differs does so at least, in CIEDE2000.
        harmony: the colours of the picture.
        rng: chooses.

    Returns:
        None if none of the things that were tried can be changed so.
    """
    for place in rng.sample(range(len(placed)), min(_TRIES, len(placed))):
        one = placed[place]
        if one.bears and change not in _UPHOLDING:
            continue
        before: Placed | None = one
        after: Placed | None = one
        frame: Frame | None
        if change == "added":
            before, frame = None, one.frame()
        elif change == "removed":
            after, frame = None, one.frame()
        else:
            altered = _ALTER[change](one, harmony, rng)
            if altered is None or altered == one.thing:
                continue
            after = msgspec.structs.replace(one, thing=altered)
            frame = changed_frame(one, after)
        if frame is None or not _visible(frame, least) or not _free(frame, taken):
            continue
        seen = sight(placed, place, before, after, frame)
        if seen is None or not _visible(seen.frame, least) or not _free(seen.frame, taken):
            continue
        if (
            seen.contrast >= contrast
            and seen.share >= _LEAST_SHARE
            and seen.pixels >= _LEAST_PIXELS
            and seen.uncovered >= _UNCOVERED.get(change, _MOSTLY)
            and (not (before and after) or _area(seen.frame) >= _LEAST_FILLED * _area(owner_frame(before, after)))
        ):
            return Edit(change, place, before, after, seen.frame)
    return None


def _visible(frame: Frame, least: float) -> bool:
    left, top, right, bottom = frame
    return (
        min(left, top) >= _BORDER
        and right <= WIDTH - _BORDER
        and bottom <= HEIGHT - _BORDER
        and min(right - left, bottom - top) >= _LEAST_SIDE
        and _area(frame) >= least
    )


def _area(frame: Frame) -> float:
    left, top, right, bottom = frame
    return (right - left) * (bottom - top)


def _free(frame: Frame, taken: Sequence[Frame]) -> bool:
    return all(apart(frame, other, 0) for other in taken)


def _recoloured(one: Placed, harmony: Harmony, rng: Stream) -> Thing | None:
    """Another colour for the first or any other of its accents, none that it has already."""
    places = [place for place, role in enumerate(one.kind.colours) if role in ("accent", "wall")]
    if not places:
        return None
    place, colours = rng.choice(places), list(one.thing.colours)
    pool = [
        colour for colour in harmony.accent if colour not in colours and unlikeness(colour, colours[place]) >= _UNLIKE
    ]
    if not pool:
        return None
    colours[place] = rng.choice(pool)
    return msgspec.structs.replace(one.thing, colours=tuple(colours))


def _moved(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    """Moved within its reach, by a quarter of its width or more."""
    left, up, right, down = one.reach
    x1, y1, x2, y2 = one.frame()
    across, along = x2 - x1, y2 - y1
    x = rng.between(-round(left), round(right)) if left or right else 0
    y = rng.between(-round(up), round(down)) if up or down else 0
    least = min(10 + 0.12 * across, 24), min(10 + 0.12 * along, 24)
    if abs(x) < least[0] and abs(y) < least[1]:
        return None
    if abs(x) > across + 12 or abs(y) > along + 12:  # the two places would be two regions
        return None
    return msgspec.structs.replace(one.thing, x=one.thing.x + x, y=one.thing.y + y)


def _resized(one: Placed, _: Harmony, rng: Stream) -> Thing:
    percent = rng.choice((72, 76, 80, 126, 132, 138))
    return msgspec.structs.replace(one.thing, size=round(one.thing.size * percent / ORDINARY))


def _turned(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    others = [turn for turn in one.kind.turns if abs(turn - one.thing.turn) >= 12]
    return msgspec.structs.replace(one.thing, turn=rng.choice(others)) if others else None


def _repatterned(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    if not one.kind.patterns:
        return None
    return msgspec.structs.replace(one.thing, pattern=rng.choice([p for p in PATTERNS if p != one.thing.pattern]))


def _recounted(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    if one.kind.counts is None:
        return None
    low, high = one.kind.counts
    counts = [count for count in (one.thing.count - 1, one.thing.count + 1) if low <= count <= high]
    return msgspec.structs.replace(one.thing, count=rng.choice(counts)) if counts else None


def _resigned(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    if not one.kind.symbols:
        return None
    return msgspec.structs.replace(one.thing, symbol=rng.choice([s for s in SYMBOLS if s != one.thing.symbol]))


def _reshaped(one: Placed, _: Harmony, rng: Stream) -> Thing | None:
    others = [outline for outline in range(one.kind.outlines) if outline != one.thing.outline]
    return msgspec.structs.replace(one.thing, outline=rng.choice(others)) if others else None


_ALTER: Final[Mapping[Change, Callable[[Placed, Harmony, Stream], Thing | None]]] = {
    "outline": _reshaped,
    "colour": _recoloured,
    "position": _moved,
    "size": _resized,
    "rotation": _turned,
    "pattern": _repatterned,
    "count": _recounted,
    "symbol": _resigned,
}
