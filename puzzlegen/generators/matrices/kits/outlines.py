"""Panels of two or three outlines, with what there is to say of every two of them.

What is not clear at a glance is left out: outlines that nearly touch, middles that are nearly level, corners on a line.
"""

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.relations import Kind, Shape

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]
    Ints: TypeAlias = NDArray[np.int64]

OUTLINES: Final[tuple[Shape, ...]] = ("circle", "square", "diamond", "hexagon")
KINDS: Final[tuple[Kind, ...]] = ("contact", "size", "side", "height")
SIZES: Final = (2, 4, 6)  # from the middle to each side
_REACH: Final = 8
_FARTHEST: Final = 2 * (_REACH - min(SIZES))  # from the middle of one outline to that of another, across or down
_DIGITS: Final = (2 * _REACH) ** np.arange(9)  # in which a panel is one number
_CLEAR: Final = 1.0  # steps by which an outline is inside, outside or across another one
_MISSED: Final = 0.4  # steps by which a corner misses every line
_STOCK: Final = 24_000  # draws for two outlines, most of which are unclear


class Stock(NamedTuple):
    """Panels: of each the middle and the size of every outline, and what there is to say of every pair."""

    outlines: "Ints"  # (panels, outlines, 3)
    values: "Ints"  # (panels, pairs x kinds)


@cache
def _shape(name: int) -> tuple["Floats", "Floats", "Floats"]:
    """Of an outline of size 1: the normals and distances of its sides, and points on it."""
    if OUTLINES[name] == "circle":
        turns = np.arange(24) * np.pi / 12
        normals = np.stack((np.cos(turns), np.sin(turns)), axis=1)
        return normals, np.ones(24), normals
    corners = {
        "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        "diamond": ((0, -1), (1, 0), (0, 1), (-1, 0)),
        "hexagon": ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)),
    }[OUTLINES[name]]
    ends = np.array(corners, dtype=float)
    along = np.roll(ends, -1, axis=0) - ends
    normals = np.stack((along[:, 1], -along[:, 0]), axis=1) / np.hypot(*along.T)[:, None]
    steps = np.arange(4)[:, None, None] / 4
    return normals, (normals * ends).sum(axis=1), (ends + steps * along).reshape(-1, 2)


@cache
def stock(names: tuple[int, ...]) -> Stock:
    """All panels for these outlines, the same for every puzzle."""
    draws = _STOCK * 5 ** (len(names) - 2)
    words = Stream("relations", *names).words(draws * len(names) * 3).reshape(draws, len(names), 3)
    near = (np.arange(draws) % 2 == 0)[:, None, None]
    sizes = np.array(SIZES)[(words[:, :, 2] % len(SIZES)).astype(int)]
    room = (_REACH - sizes)[:, :, None]
    room = np.where(near, np.minimum(room, 3), room)
    middles = (words[:, :, :2] % (2 * room + 1).astype(np.uint64)).astype(int) - room
    figures = np.concatenate((middles, sizes[:, :, None]), axis=2)
    for one, other in combinations(range(len(names)), 2):
        figures = figures[_lies(names, figures, one, other) >= 0]
    _, first_of = np.unique(figures.reshape(len(figures), -1) @ _DIGITS[: 3 * len(names)], return_index=True)
    figures = figures[np.sort(first_of)]
    columns = []
    for one, other in combinations(range(len(names)), 2):
        apart = figures[:, one] - figures[:, other]
        signs = np.sign(np.stack((-apart[:, 2], apart[:, 0], apart[:, 1])))
        columns += [_lies(names, figures, one, other), *(signs + 1)]
    return Stock(figures, np.stack(columns, axis=1))


def _lies(names: tuple[int, ...], figures: "Ints", one: int, other: int) -> "Ints":
    """How an outline of each panel lies to another one, as `_contacts` has it."""
    across, down, _ = (figures[:, one] - figures[:, other] + _FARTHEST).T
    sizes = np.searchsorted(SIZES, figures[:, (one, other), 2])
    found: Ints = _contacts(names[one], names[other])[sizes[:, 0], sizes[:, 1], across, down]
    return found


@cache
def _contacts(one: int, other: int) -> "Ints":
    """How an outline lies to another one: apart, across it, within or around it; -1 where it is not clear.

    By their sizes, as numbered in `SIZES`, and by how far its middle is to the right and below, from -`_FARTHEST` on.
    """
    steps = np.arange(-_FARTHEST, _FARTHEST + 1)
    size, other_size, across, down = (part.ravel() for part in np.meshgrid(SIZES, SIZES, steps, steps, indexing="ij"))
    apart = np.stack((across, down), axis=1)
    first = _beyond(one, other, apart, size, other_size)
    second = _beyond(other, one, -apart, other_size, size)
    contacts = [
        (first[0] >= _CLEAR) & (second[0] >= _CLEAR),
        (np.maximum(first[0], second[0]) <= -_CLEAR) & (np.minimum(first[1], second[1]) >= _CLEAR),
        first[1] <= -_CLEAR,
        second[1] <= -_CLEAR,
    ]
    aligned = (np.abs(apart) == np.abs(size - other_size)[:, None]).any(axis=1)  # their sides would lie on one line
    clear = (np.abs(apart) != 1).all(axis=1) & np.logical_or.reduce(contacts) & ~(aligned & contacts[1])
    clear &= (first[2] >= _MISSED) & (second[2] >= _MISSED)
    return np.where(clear, np.argmax(contacts, axis=0), -1).reshape(len(SIZES), len(SIZES), len(steps), len(steps))


def _beyond(
    one: int, other: int, apart: "Ints", size: "Ints", other_size: "Ints"
) -> tuple["Floats", "Floats", "Floats"]:
    """How far points of an outline lie outside another one, at least and at most, and how far corners miss its line."""
    normals, away, _ = _shape(other)
    points = _shape(one)[2]
    corners = 0 if OUTLINES[one] == "circle" else len(points) // 4
    out = np.full((len(apart), len(points)), -np.inf)
    for normal, distance in zip(normals, away, strict=True):
        reach = size[:, None] * (points @ normal) + (apart @ normal - distance * other_size)[:, None]
        np.maximum(out, reach, out=out)
    missed = np.abs(out[:, :corners]).min(axis=1, initial=np.inf)
    return out.min(axis=1), out.max(axis=1), missed
