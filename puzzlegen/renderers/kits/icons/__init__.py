"""Icons of things, drawn by hand in one style: a dark outline, a pale body, and a touch of a brighter fill.

`ICONS` maps the name of a thing to nodes in a unit square; put them into a group whose scale is the side of the icon.
"""

from collections.abc import Mapping
from typing import Final

from puzzlegen.renderers.kits.icons.animals import ANIMALS
from puzzlegen.renderers.kits.icons.food import FOOD
from puzzlegen.renderers.kits.icons.household import HOUSEHOLD
from puzzlegen.renderers.kits.icons.journeys import JOURNEYS
from puzzlegen.renderers.kits.icons.leisure import LEISURE
from puzzlegen.renderers.kits.icons.outdoors import OUTDOORS
from puzzlegen.renderers.kits.icons.pen import Icon
from puzzlegen.renderers.kits.icons.wardrobe import WARDROBE
from puzzlegen.renderers.kits.icons.workshop import WORKSHOP

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
