"""Boxes: how large they are, and how they lie to one another."""

from puzzlegen.core.item import Box


def area(box: Box) -> int:
    """Its pixels."""
    return (box[2] - box[0]) * (box[3] - box[1])


def within(inner: Box, outer: Box) -> bool:
    """True if no pixel of the inner one is outside of the outer one."""
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def overlap(one: Box, other: Box) -> bool:
    """True if they share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
