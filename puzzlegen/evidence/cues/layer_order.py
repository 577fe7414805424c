"""Pieces that cross, in disguise: mirrored, renumbered, in other hues; and how long a plain program peels them off."""

from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.cues.layer_order import Above, Crossing, Heap, Orders, Piece, Point, Query, Sure


def mirrored(heap: Heap, query: Query, random: Random) -> tuple[Heap, Query]:
    """The picture mirrored left to right or top to bottom, or with rows as columns."""
    kind, (wide, high) = random.randrange(3), heap.size

    def moved(point: Point) -> Point:
        x, y = point
        return ((wide - x, y), (x, high - y), (y, x))[kind]

    pieces = (Piece(one.hue, tuple(tuple(map(moved, stroke)) for stroke in one.strokes)) for one in heap.pieces)
    return replace(heap, pieces=tuple(pieces), size=(high, wide) if kind == 2 else (wide, high)), query


def renumbered(heap: Heap, query: Query, random: Random) -> tuple[Heap, Query]:
    """Other numbers for the pieces, everywhere."""
    count = len(heap.pieces)
    name = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))
    before = {new: heap.pieces[old - 1] for old, new in name.items()}
    pieces = tuple(before[number] for number in range(1, count + 1))
    if isinstance(query, Above):
        query = replace(query, piece=name[query.piece])
    elif isinstance(query, Sure | Orders):
        query = replace(query, options=tuple(tuple(name[one] for one in order) for order in query.options))
    crossings = tuple(Crossing(name[over], name[under]) for over, under in heap.crossings)
    return replace(heap, pieces=pieces, crossings=crossings), query


def recoloured(heap: Heap, query: Query, random: Random) -> tuple[Heap, Query]:
    """The hues exchanged among the pieces."""
    hues = random.sample([piece.hue for piece in heap.pieces], len(heap.pieces))
    pieces = (replace(piece, hue=hue) for piece, hue in zip(heap.pieces, hues, strict=True))
    return replace(heap, pieces=tuple(pieces)), query


def peeled(heap: Heap, query: Query) -> float:  # noqa: ARG001 - of the whole heap
    """Crossings looked at while all free pieces are taken off, again and again, until none is free."""
    edges, looks = [*heap.crossings], 0
    while edges:
        looks += len(edges)
        covered = {under for _, under in edges}
        rest = [edge for edge in edges if edge[0] in covered]
        if len(rest) == len(edges):
            break
        edges = rest
    return looks


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, renumbered, recoloured)
MEASURE: Final = Measure("crossings looked at while free pieces are taken off", peeled)
