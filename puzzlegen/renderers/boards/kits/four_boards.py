"""Four boards as lettered options, two in a row, with a larger one halfway on their left or without."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element

_PAGE: Final = 0.3  # around all
_CAPTION: Final = 0.8  # room for the letter below an option
_GAP: Final = 0.4  # between the large board and the small ones; half as much between these


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
    def first(self) -> tuple[float, float]:
        """The origin of the large board, if there is one."""
        return _PAGE + self.margin, _PAGE + self.height * self.small + _CAPTION - self.height / 2 + self.margin

    def scene(self, first: Sequence[AnyNode], options: Sequence[Sequence[AnyNode]]) -> Scene:
        """The page; ``first`` are the nodes of the large board, none if there is none."""
        across, down, margin = self.width * self.small, self.height * self.small, self.margin * self.small
        left = _PAGE + (self.width + _GAP if first else 0)
        nodes: list[AnyNode] = [Group(tuple(first), *self.first)]
        for number, (letter, board) in enumerate(zip(LETTERS, options, strict=False)):
            x, y = left + number % 2 * (across + _GAP / 2), _PAGE + number // 2 * (down + _CAPTION)
            nodes.append(Group(tuple(board), x + margin, y + margin, self.small))
            nodes.append(Label(x + across / 2, y + down + 0.36, letter, 0.36, "label"))
            nodes.append(Element(option_element(letter), x, y, across, down))
        return Scene(left + 2 * across + _GAP / 2 + _PAGE, 2 * (_PAGE + down + _CAPTION), tuple(nodes))
