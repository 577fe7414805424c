"""Says in words how a solid is turned by quarters, as `puzzlegen.facts.solids.polycubes.QUARTERS` names them."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.renderers.kits.telling import listed, said

BY_QUARTERS: Final[Text] = {
    "en": "To tip a solid is to turn it by a quarter onto another side.",
    "zh": "翻倒一次，就是向那一侧转四分之一圈。",
}
"""How to read `quarter_turns`, where something is tipped."""
_QUARTERS: Final[Mapping[str, Text]] = {
    "clockwise": {"en": "turned a quarter clockwise as seen from above", "zh": "从上方看顺时针转四分之一圈"},
    "counterclockwise": {
        "en": "turned a quarter counterclockwise as seen from above",
        "zh": "从上方看逆时针转四分之一圈",
    },
    "forwards": {"en": "tipped forwards", "zh": "向前翻倒"},
    "backwards": {"en": "tipped backwards", "zh": "向后翻倒"},
    "right": {"en": "tipped to the right", "zh": "向右翻倒"},
    "left": {"en": "tipped to the left", "zh": "向左翻倒"},
}
_HALF: Final[Text] = {"en": "turned by half a turn as seen from above", "zh": "从上方看转半圈"}
_TWICE: Final[Text] = {"en": "{once} twice", "zh": "{once}两次"}  # no solid needs more in a row
_THEN: Final[Text] = {"en": ", then ", "zh": "，再"}


def quarter_turns(quarters: Iterable[str]) -> Text:
    """The turns in their order, such as "turned by half a turn as seen from above, then tipped forwards"."""
    steps = ((name, len([*repeated])) for name, repeated in groupby(quarters))
    return listed((_step(name, count > 1) for name, count in steps), _THEN)


def _step(name: str, twice: bool) -> Text:
    if not twice:
        return _QUARTERS[name]
    return said(_TWICE, once=_QUARTERS[name]) if tips([name]) else _HALF


def tips(quarters: Iterable[str]) -> bool:
    """Whether something is tipped."""
    return any(name not in ("clockwise", "counterclockwise") for name in quarters)
