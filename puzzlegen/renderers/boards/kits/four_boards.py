"""Four boards as lettered options, two in a row, with a larger one on their left, above them or without."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element

_PAGE: Final = 0.3  # around all
_CAPTION: Final = 0.8  # room for the letter below an option
_GAP: Final = 0.6  # between the large board and the small ones
_BETWEEN: Final = 0.2  # between these
_LARGE: Final = 1.3  # the scale of the large board on the left
_WIDE: Final = 1.1  # times as wide as high is a board of which the large one stands above


class FourBoards(NamedTuple):
    """Where boards of one size lie on a page.

    Attributes:
        width, height: of a board with its margins.
        margin: from there to the origin of its nodes.
        small: the scale of an option.
    """

    width: float
    height: float
    margin: float
    small: float

    @property
    def above(self) -> bool:
        """True if the large board stands above the small ones, and not on their left."""
        return self.width > _WIDE * self.height

    @property
    def block(self) -> tuple[float, float]:
        """The width and height of the options with their letters."""
        return 2 * self.width * self.small + _BETWEEN, 2 * (self.height * self.small + _CAPTION)

    @property
    def first(self) -> tuple[float, float, float]:
        """The origin and the scale of the large board, if there is one; above the others, it is as wide as they are."""
        across, down = self.block
        scale = across / self.width if self.above else _LARGE
        top = _PAGE if self.above else _PAGE + (down - self.height * scale) / 2
        return _PAGE + self.margin * scale, top + self.margin * scale, scale

    def scene(self, first: Sequence[AnyNode], options: Sequence[Sequence[AnyNode]]) -> Scene:
        """The page; ``first`` are the nodes of the large board, none if there is none."""
        across, down, margin = self.width * self.small, self.height * self.small, self.margin * self.small
        wide, high = self.block
        left = top = _PAGE
        nodes: list[AnyNode] = []
        if first:
            x, y, scale = self.first
            nodes.append(Group(tuple(first), x, y, scale))
            left += 0 if self.above else self.width * scale + _GAP
            top += self.height * scale + _GAP if self.above else 0
        for number, (letter, board) in enumerate(zip(LETTERS, options, strict=False)):
            x, y = left + number % 2 * (across + _BETWEEN), top + number // 2 * (down + _CAPTION)
            nodes.append(Group(tuple(board), x + margin, y + margin, self.small))
            nodes.append(Label(x + across / 2, y + down + 0.36, letter, 0.36, "label"))
            nodes.append(Element(option_element(letter), x, y, across, down))
        return Scene(left + wide + _PAGE, top + high + _PAGE, tuple(nodes))
