"""What is counted of a thing of each kind whose parts may differ in number."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)


def _of_kinds(kinds: Mapping[str, str]) -> dict[str, str]:
    """By kinds, the parts that they have."""
    return {kind: parts for parts, some in kinds.items() for kind in some.split()}


_COUNTED: Final = _of_kinds(
    {
        "apples": "tree",
        "bands": "beehive lighthouse lifebuoy",
        "blocks": "blocks",
        "books": "book_pile",
        "bows": "kite",
        "buttons": "robot",
        "cakes": "cupcakes",
        "candles": "candles",
        "carrots": "basket",
        "cherries": "cake",
        "coils": "rope",
        "cushions": "sofa",
        "cuts": "bread",
        "doors": "cabinet",
        "dots": "mushroom",
        "fish": "fish_basket",
        "flames": "fireplace",
        "flowers": "tulip pond flowerpot arch vase planter bush",
        "fruits": "fruit_bowl",
        "heaps": "market_stall",
        "holes": "birdhouse",
        "hoops": "barrel",
        "islands": "globe",
        "jets": "fountain",
        "knobs": "stove",
        "lamps": "street_lamp",
        "leaves": "sunflower",
        "legs": "crab stool side_table",
        "lines": "note",
        "oars": "rowing_boat",
        "pencils": "pencil_cup",
        "pennants": "garland balloon",
        "petals": "daisy",
        "portholes": "fishing_boat",
        "pumpkins": "wheelbarrow",
        "ribs": "pumpkin",
        "rings": "snail",
        "rows-of-keys": "keyboard",
        "slices": "toaster",
        "steam": "pot",
        "tiers": "fir",
        "wheels": "toy_train",
        "windows": "steamer boathouse shop bus cottage",
    }
)
_MANY: Final = _of_kinds(
    {
        "beads": "abacus",
        "boards": "shed crate quay jetty floor",
        "books": "bookcase",
        "doors": "worktop",
        "lines": "desktop bottle road",
        "marks": "ruler",
        "pickets": "fence",
        "slabs": "pavement square lane",
        "spines": "hedgehog",
        "tiles": "tiles",
        "windows": "townhouse",
    }
)
"""Of these more are drawn than the number says, or some lie hidden, so that it is not told."""


def recounted(kind: str, before: int, after: int) -> Phrase:
    """How many parts a thing of a kind has in the two drawings; empty where they have no name."""
    if kind in _COUNTED:
        return msg("counted", parts=msg(f"parts-{_COUNTED[kind]}"), before=before, after=after)
    if kind in _MANY:
        return msg("more" if after > before else "fewer", parts=msg(f"parts-{_MANY[kind]}"))
    return ""
