"""Says in words how stacks stand and where the cubes of a solid lie: as maps, seen from above with the front below."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.kits.telling import grid, legend, lines, numbered

msg: Final = messages(__name__)

GIVEN: Final[Phrase] = msg("given")
HEIGHTS: Final[Phrase] = msg("heights")
"""How to read `heights`."""
WEDGES: Final = legend(
    {
        "F": msg("wedges-F"),
        "L": msg("wedges-L"),
    }
)
"""How to read the `heights` of stacks with wedges, further."""
LAYERS: Final = lines(
    msg("layers"),
    legend({"#": msg("cube"), ".": msg("no-cube")}),
)
"""How to read `layers`."""
_WIDEST: Final = 12  # of a solid of cubes


def heights(stack: Sequence[Sequence[str]]) -> Phrase:
    """A stack as it is published, as a map."""
    return grid(reversed(stack))


def layers(cells: Iterable[Sequence[int]]) -> Phrase:
    """Cubes as maps of their layers, from the bottom to the top.

    Raises:
        ValueError: no cubes, or cubes that lie so far apart that no picture has them.
    """
    filled = {(x, y, z) for x, y, z in cells}
    across, deep, high = (range(min(line), max(line) + 1) for line in zip(*filled, strict=True))
    if max(map(len, (across, deep, high))) > _WIDEST:
        raise ValueError(f"a solid of cubes is at most {_WIDEST} wide")
    return numbered(
        msg("layer"), (grid((".#"[(x, y, z) in filled] for x in across) for y in reversed(deep)) for z in high)
    )
