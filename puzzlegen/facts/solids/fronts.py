"""Bodies with a front that everybody knows, and how they stand on marked plates.

Directions are whole degrees: how far a front is turned clockwise, as seen from above, from pointing straight at the
viewer. Places are tenths of a plate's radius: to the right, and away from the viewer.
"""

from typing import Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal["boat", "chair", "dog", "engine", "house", "plane", "snail", "truck", "watering can"]
"""None of them looks the same after a turn of less than a whole one."""
Floor: TypeAlias = Literal["plates", "tables", "rugs"]
"""What the bodies stand on; it decides nothing."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
FLOORS: Final[tuple[Floor, ...]] = get_args(Floor)
APART: Final = 26
"""How far apart neighbours are, to the right."""
