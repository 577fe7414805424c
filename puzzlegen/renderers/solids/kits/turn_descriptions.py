"""Says in words how a solid is turned by quarters, as `puzzlegen.facts.solids.polycubes.QUARTERS` names them."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.renderers.kits.telling import listed, said, same

BY_QUARTERS: Final[Text] = {"en": "Each step is a quarter turn.", "zh": "每步转四分之一圈。"}
"""How to read `quarter_turns`."""
_QUARTERS: Final[Mapping[str, Text]] = {
    "clockwise": {"en": "turned clockwise{often} as seen from above", "zh": "从上方看顺时针转{often}"},
    "counterclockwise": {"en": "turned counterclockwise{often} as seen from above", "zh": "从上方看逆时针转{often}"},
    "forwards": {"en": "tipped forwards{often}", "zh": "向前翻倒{often}"},
    "backwards": {"en": "tipped backwards{often}", "zh": "向后翻倒{often}"},
    "right": {"en": "tipped to the right{often}", "zh": "向右翻倒{often}"},
    "left": {"en": "tipped to the left{often}", "zh": "向左翻倒{often}"},
}
_OFTEN: Final[tuple[Text, ...]] = (same(""), {"en": " twice", "zh": "两次"})  # no solid needs more in a row
_THEN: Final[Text] = {"en": ", then ", "zh": "，再"}


def quarter_turns(quarters: Iterable[str]) -> Text:
    """The turns in their order, such as "turned clockwise twice as seen from above, then tipped forwards"."""
    steps = ((name, len([*repeated])) for name, repeated in groupby(quarters))
    return listed((said(_QUARTERS[name], often=_OFTEN[count - 1]) for name, count in steps), _THEN)
