"""Children who hold hands in a row or in a ring, as somebody in front of them sees them.

The first children of a list stand in a line from left to right, the others in a line in front of it, from right to
left: the list goes round the ring. A row has one line only.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Child: TypeAlias = dict[str, Any]

MARKS: Final = ("bag", "bow", "boot")
"""What a child wears on its own left or right."""
HAIRS: Final = ("brown", "ink", "orange", "yellow")
OTHER: Final[Mapping[str | None, str | None]] = {"left": "right", "right": "left", None: None}


def from_behind(children: list[Child], ring: bool) -> list[Child]:
    """The same children as somebody sees them who stands on the other side."""
    half = len(children) // 2
    listed = [*children[half:], *children[:half]] if ring else children[::-1]
    return [{**child, "faces": not child["faces"]} for child in listed]


def hands(children: list[Child], ring: bool) -> list[dict[str, tuple[int, str]]]:
    """For each child, the neighbour that it holds by its left and by its right hand, and which hand of the neighbour.

    Of a child whose face is seen, the left hand is on the right of the picture.
    """
    count = len(children)
    found: list[dict[str, tuple[int, str]]] = [{} for _ in children]

    def hand(number: int, on_the_right: bool) -> str:
        return "left" if on_the_right == children[number]["faces"] else "right"

    for one in range(count if ring else count - 1):
        other = (one + 1) % count
        in_front, other_in_front = (ring and number >= count // 2 for number in (one, other))
        mine, its = hand(one, not in_front), hand(other, other_in_front)
        found[one][mine], found[other][its] = (other, its), (one, mine)
    return found
