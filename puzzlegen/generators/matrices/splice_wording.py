"""The words of questions about figures and their pieces, in English and Chinese."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.item import LANGUAGES, Text

_TASKS: Final[Mapping[str, Text]] = {
    "gap": {
        "en": "A piece has been cut out of the figure at the top; the gap is coloured. Which of the pieces A to D "
        "fills "
        "the gap exactly?",
        "zh": "上方的图形被切去了一块，空缺处已着色。A 到 D 中，哪一块能恰好填满空缺？",
    },
    "missing": {
        "en": "The figure at the top left is to be made of the pieces beside it and one more, without gaps and "
        "overlaps. "
        "Which of the pieces A to D is the missing one?",
        "zh": "左上方的图形要由它旁边的各块再加一块拼成，既无空隙也不重叠。A 到 D 中，哪一块是缺少的那一块？",
    },
    "figure": {
        "en": "Which of the figures A to D can be made of all the pieces at the top, without gaps and overlaps?",
        "zh": "用上方的全部各块可以拼成 A 到 D 中的哪个图形（既无空隙也不重叠）？",
    },
    "pieces": {
        "en": "From which of the sets A to D can the figure at the top be made, using all pieces of the set, "
        "without gaps "
        "and overlaps?",
        "zh": "用 A 到 D 中哪一组的全部各块可以拼成上方的图形（既无空隙也不重叠）？",
    },
}
_FLIPS: Final[Mapping[bool, Text]] = {
    False: {"en": " Pieces may be turned, but not turned over.", "zh": "各块可以旋转，但不能翻面。"},
    True: {"en": " Pieces may be turned, and turned over.", "zh": "各块可以旋转，也可以翻面。"},
}
_SCALE: Final = {
    "en": " Everything is drawn to the same scale on the same lattice.",
    "zh": "所有图形都按同一比例画在同样的格子上。",
}
EXPLANATION: Final[Text] = {
    "en": "Only these pieces cover the figure exactly; every way of laying the others fails.",
    "zh": "只有这些块能恰好铺满图形；其他选项的任何摆法都不行。",
}


def question(task: str, flips: bool) -> Text:
    """The question of a task; it says whether pieces may be turned over."""
    return {language: _TASKS[task][language] + _FLIPS[flips][language] + _SCALE[language] for language in LANGUAGES}
