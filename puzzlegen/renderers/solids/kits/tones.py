"""The colours of toys, marks and dice, quieter than the hues and by their names; and those of cards and of scenery."""

from collections.abc import Mapping
from typing import Final
from zlib import crc32

import msgspec

from puzzlegen.core.scene import Hue
from puzzlegen.facts.solids.bodies import Tone
from puzzlegen.facts.solids.lawns import World

QUIET: Final[Mapping[Hue, Tone]] = {
    "blue": Tone("#6d9fd0"),
    "brown": Tone("#a67c58"),
    "green": Tone("#82b98e"),
    "orange": Tone("#e9a564"),
    "pink": Tone("#f2c0d3"),
    "purple": Tone("#a68cc8"),
    "red": Tone("#db7a72"),
    "yellow": Tone("#f0d27a"),
}
PALE: Final[Mapping[Hue, Tone]] = {
    hue: Tone("#" + "".join(f"{(int(tone[k : k + 2], 16) + 255) // 2:02x}" for k in (1, 3, 5)))
    for hue, tone in QUIET.items()
}
"""Half as strong, for what dark marks stand on."""
STOCK: Final = Tone("#fcf7ea")
"""Of what is cut from white cardboard."""
_CARDS: Final = tuple(map(Tone, ("#f0ebdf", "#e5edf3", "#e7eee3", "#f3e9e4", "#ebe8f1")))  # on which solids stand
GROUNDS: Final[Mapping[World, str]] = {  # as lawns, snow, sand and wood are, whatever the style
    "garden": "#dcebcb",
    "winter": "#eaf1f7",
    "beach": "#f5e9ca",
    "table": "#ecd9bb",
}
SKIES: Final[Mapping[World, tuple[str, str]]] = {  # from above to the horizon; behind the table there is a wall
    "garden": ("#c3def2", "#eef6fb"),
    "winter": ("#c9d8e6", "#f3f6f9"),
    "beach": ("#b9dcf3", "#eef7fc"),
    "table": ("#efe9e0", "#f8f4ee"),
}


def ground_for(given: msgspec.Struct) -> Tone:
    """The colour of the card on which this is shown; which one tells nothing."""
    return _CARDS[crc32(msgspec.json.encode(given)) % len(_CARDS)]
