"""The words of questions about solids of unit cubes, in English and Chinese."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.item import LANGUAGES, Text

_WITH_LETTER: Final[Text] = {"en": "Answer with its letter.", "zh": "请回答其字母。"}

_ROTATION: Final[Text] = {
    "en": "The upper part of the picture shows a solid made of {count} unit cubes that are joined face to face; so is "
    "each of the solids A to D, and of every solid all cubes can be seen. Exactly one of A to D is the same solid as "
    "the one above, turned in space; mirror images do not count as the same. Which one? " + _WITH_LETTER["en"],
    "zh": "图的上半部分是由 {count} 个单位正方体面对面拼成的立体，A 到 D 也都是这样的立体，"
    "每个立体的所有正方体都能看到。"
    "A 到 D 中恰有一个与上面的立体相同，只是在空间中转动过；镜像不算相同。是哪一个？" + _WITH_LETTER["zh"],
}
ROTATION_EXPLANATION: Final[Text] = {
    "en": "Only this solid can be turned so that it becomes the one above; the others are its mirror image, or have a "
    "cube at another place.",
    "zh": "只有这个立体可以转动成上面的立体；其他的是镜像，或者有一个正方体的位置不同。",
}


def rotation(count: int) -> Text:
    """The question for the same solid of so many cubes."""
    return {language: _ROTATION[language].format(count=count) for language in LANGUAGES}


_SOLID_ASSEMBLY: Final = {
    "gap": {
        "en": "The upper part of the picture shows a block of {0} x {1} x {2} unit cubes of which a piece is missing. "
        "All other cubes are there, also those that cannot be seen. Each of the pieces A to D is made of {cubes} cubes "
        "that are joined face to face, and all of its cubes can be seen. Exactly one of them, turned in space but not "
        "mirrored, fills the gap so that the block becomes whole. Which one? " + _WITH_LETTER["en"],
        "zh": "图的上半部分是一个由 {0}×{1}×{2} 个单位正方体组成的长方体（或正方体），其中缺了一块；"
        "其余的正方体都在，包括看不见的。"
        "A 到 D 各由 {cubes} 个正方体面对面拼成，所有正方体都能看到。其中恰有一块经转动（不能翻成镜像）后可以填满缺口。"
        "是哪一块？" + _WITH_LETTER["zh"],
    },
    "pair": {
        "en": "Two pieces together make a full block of {0} x {1} x {2} unit cubes. One of them is shown in the upper "
        "part of the picture, the other one is one of A to D. The pieces are made of cubes that are joined face to "
        "face, and all cubes can be seen; they may be turned in space, but not mirrored. Which of A to D is the other "
        "piece? " + _WITH_LETTER["en"],
        "zh": "两块积木可以拼成一个由 {0}×{1}×{2} 个单位正方体组成的实心长方体。"
        "其中一块画在图的上半部分，另一块是 A 到 D 之一。积木由正方体面对面拼成，所有正方体都能看到；"
        "积木可以在空间中转动，但不能翻成镜像。另一块是 A 到 D 中的哪一块？" + _WITH_LETTER["zh"],
    },
}
SOLID_ASSEMBLY_EXPLANATIONS: Final[Mapping[str, Text]] = {
    "gap": {
        "en": "Only this piece can be turned so that its cubes are exactly those that the block lacks.",
        "zh": "只有这一块转动后恰好与缺少的正方体一致。",
    },
    "pair": {
        "en": "Only this piece has a place in the block that leaves exactly the other piece.",
        "zh": "只有这一块能放进长方体，使剩下的部分恰好是另一块。",
    },
}


def solid_assembly(task: str, block: tuple[int, int, int], cubes: int) -> Text:
    """The question for the piece that a block of this size lacks."""
    sizes = sorted(block)
    return {language: _SOLID_ASSEMBLY[task][language].format(*sizes, cubes=cubes) for language in LANGUAGES}
