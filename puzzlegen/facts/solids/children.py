"""Children who hold hands in a row or in a ring, as somebody in front of them sees them.

The first children of a list stand in a line from left to right, the others in a line in front of it, from right to
left: the list goes round the ring. A row has one line only.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from puzzlegen.core.question import Published
from puzzlegen.core.scene import Hue

Side: TypeAlias = Literal["left", "right"]
Hair: TypeAlias = Literal["brown", "ink", "orange", "yellow"]


class Child(Published, frozen=True):
    """A child who faces us or shows its back; `bag`, `bow` and `boot` are on its own left or right."""

    shirt: Hue
    hair: Hair
    faces: bool
    bag: Side | None
    bow: Side | None
    boot: Side | None

    def worn(self, mark: str) -> Side | None:
        """On which of its sides it wears one of the `MARKS`."""
        return {"bag": self.bag, "bow": self.bow, "boot": self.boot}[mark]


MARKS: Final = ("bag", "bow", "boot")
"""What a child wears on its own left or right."""
HAIRS: Final[tuple[Hair, ...]] = get_args(Hair)
OTHER: Final[Mapping[Side, Side]] = {"left": "right", "right": "left"}


def from_behind(children: Sequence[Child], ring: bool) -> tuple[Child, ...]:
    """The same children as somebody sees them who stands on the other side."""
    half = len(children) // 2
    listed = (*children[half:], *children[:half]) if ring else children[::-1]
    return tuple(replace(child, faces=not child.faces) for child in listed)


def hands(children: Sequence[Child], ring: bool) -> list[dict[Side, tuple[int, Side]]]:
    """For each child, the neighbour that it holds by its left and by its right hand, and which hand of the neighbour.

    Of a child whose face is seen, the left hand is on the right of the picture.
    """
    count = len(children)
    found: list[dict[Side, tuple[int, Side]]] = [{} for _ in children]

    def hand(number: int, on_the_right: bool) -> Side:
        return "left" if on_the_right == children[number].faces else "right"

    for one in range(count if ring else count - 1):
        other = (one + 1) % count
        in_front, other_in_front = (ring and number >= count // 2 for number in (one, other))
        mine, its = hand(one, not in_front), hand(other, other_in_front)
        found[one][mine], found[other][its] = (other, its), (one, mine)
    return found
