"""Straight pieces between whole-numbered places, and exact tests of how they lie."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[int, int]


class Piece(NamedTuple):
    """The piece of a line between two of its points, by its number and that of the line."""

    crack: int
    number: int
    start: Point
    end: Point


def holds(size: tuple[int, int], is_round: bool, place: Point) -> bool:
    """True if a place lies in a rectangle, or in the disc of its width, border included."""
    (width, height), (x, y) = size, place
    if is_round:
        return (2 * x - width) ** 2 + (2 * y - height) ** 2 <= width * width
    return 0 <= x <= width and 0 <= y <= height


def side(a: Point, b: Point, place: Point) -> int:
    """On which side of the line from a to b a place lies: twice the area of the three, with a sign."""
    return (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])


def meet(place: Point, piece: Piece) -> bool:
    """True if a place lies on a piece, its ends included."""
    (a, b), (c, d) = piece.start, piece.end
    return (
        side(piece.start, piece.end, place) == 0
        and min(a, c) <= place[0] <= max(a, c)
        and min(b, d) <= place[1] <= max(b, d)
    )


def nearby(pieces: Sequence[Piece], near: int) -> Iterator[tuple[Piece, Piece]]:
    """The pairs of pieces, but for neighbours on a line, whose bounding boxes come as near as that."""
    boxed: list[tuple[int, int, int, int, Piece]] = []
    for one in pieces:
        (a, b), (c, d) = one.start, one.end
        boxed.append((min(a, c), max(a, c), min(b, d), max(b, d), one))
    boxed.sort()
    for number, (_, right, top, bottom, one) in enumerate(boxed):
        for place in range(number + 1, len(boxed)):
            left, _, high, low, other = boxed[place]
            if left > right + near:
                break
            apart = other.crack != one.crack or abs(other.number - one.number) > 1
            if high <= bottom + near and low >= top - near and apart:
                yield one, other


def is_near(one: Piece, other: Piece, near: int) -> bool:
    """True if two pieces cross, or come nearer than that."""
    a, b, c, d = one.start, one.end, other.start, other.end
    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return True
    ends = ((a, c, d), (b, c, d), (c, a, b), (d, a, b))
    return any(is_within(near, *three) for three in ends)


def is_within(near: int, place: Point, a: Point, b: Point) -> bool:
    """True if a place is nearer than that to the piece from a to b."""
    across, down = b[0] - a[0], b[1] - a[1]
    x, y = place[0] - a[0], place[1] - a[1]
    square, along = across * across + down * down, x * across + y * down
    if along <= 0:
        return x * x + y * y < near * near
    if along >= square:
        return (x - across) ** 2 + (y - down) ** 2 < near * near
    return (x * down - y * across) ** 2 < near * near * square
