"""The steps from person to person in a family tree, and who lives in a food web: the facts of `logic/relations_web`."""

from collections.abc import Mapping
from typing import Final

STEPS: Final[Mapping[str, tuple[str, str]]] = {
    "father": ("parent", "m"),
    "mother": ("parent", "f"),
    "brother": ("sibling", "m"),
    "sister": ("sibling", "f"),
    "son": ("child", "m"),
    "daughter": ("child", "f"),
    "husband": ("spouse", "m"),
    "wife": ("spouse", "f"),
    "parent": ("parent", ""),
    "sibling": ("sibling", ""),
    "child": ("child", ""),
    "spouse": ("spouse", ""),
}
"""Word -> the kind of step, and the sex of whom it leads to, if it matters."""
INITIALS: Final = "EFGHJKLMNPQRSTUVWXYZ"
"""Names of people; none is the letter of an option."""
_PLANTS: Final = "acorn apple broccoli cactus carrot flower leaf mushroom onion radish strawberry tree"
_EATERS: Final = (
    "bee bird butterfly cat caterpillar crab dog duck elephant fish frog hen mouse octopus owl penguin rabbit"
)
PLANTS: Final = tuple(_PLANTS.split())
EATERS: Final = (*_EATERS.split(), "sheep", "snail", "spider", "turtle", "whale")
