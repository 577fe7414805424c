"""Icons of things, drawn by hand in one style: a dark outline, a pale body, and a touch of a brighter fill.

`ICONS` maps the name of a thing to nodes in a unit square; put them into a group whose scale is the side of the icon.
"""

from collections.abc import Mapping
from typing import Final

from puzzlegen.generators.icons.animals import ANIMALS
from puzzlegen.generators.icons.food import FOOD
from puzzlegen.generators.icons.household import HOUSEHOLD
from puzzlegen.generators.icons.journeys import JOURNEYS
from puzzlegen.generators.icons.leisure import LEISURE
from puzzlegen.generators.icons.outdoors import OUTDOORS
from puzzlegen.generators.icons.pen import Icon
from puzzlegen.generators.icons.wardrobe import WARDROBE
from puzzlegen.generators.icons.workshop import WORKSHOP

ICONS: Final[Mapping[str, Icon]] = {
    **ANIMALS,
    **FOOD,
    **HOUSEHOLD,
    **JOURNEYS,
    **LEISURE,
    **OUTDOORS,
    **WARDROBE,
    **WORKSHOP,
}
