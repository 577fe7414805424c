"""What judges the families of solids."""

from typing import Final

from puzzlegen.evidence.solids.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.solids.measures import MEASURES as MEASURES

ALTERNATIVES: Final = {
    # Some turns are made in several ways, and some mirror images differ by one cube
    "solids/rotation": ("quarters", "chains", "contrast"),
    "solids/solid_assembly": ("quarters",),
    "solids/three_view": ("parts",),  # several parts may look the same from one side
    "solids/walk_round": ("clues", "never"),  # several clues leave the same stops
}
