"""Shows blocks of cubes and the pieces of which they are made."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import lines, named, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import draw_cubes
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns

_RULES: Final[Mapping[str, Text]] = {
    "gap": {
        "en": "The upper part of the picture shows a block of {0} x {1} x {2} unit cubes of which a piece is missing; "
        "the block may stand or lie in any way. All other cubes are there, also those that cannot be seen. Each of the "
        "pieces A to D is made of {cubes} cubes that are joined face to face, and all of its cubes can be seen.",
        "zh": "图的上半部分是一个由 {0}×{1}×{2} 个单位正方体组成的长方体（或正方体），摆放方向不限，其中缺了一块；"
        "其余的正方体都在，包括看不见的。A 到 D 各由 {cubes} 个正方体面对面拼成，所有正方体都能看到。",
    },
    "pair": {
        "en": "Two pieces together make a full block of {0} x {1} x {2} unit cubes. One of them is shown in the upper "
        "part of the picture, the other is one of A to D. The pieces are made of cubes that are joined face to face, "
        "and all cubes can be seen; they may be turned in space, but not mirrored.",
        "zh": "两块积木可以拼成一个由 {0}×{1}×{2} 个单位正方体组成的实心长方体。"
        "其中一块画在图的上半部分，另一块是 A 到 D 之一。积木由正方体面对面拼成，所有正方体都能看到；"
        "积木可以在空间中转动，但不能翻成镜像。",
    },
}
_ASK: Final[Mapping[str, Text]] = {
    "gap": {
        "en": "Exactly one of the pieces A to D, turned in space but not mirrored, fills the gap so that the block "
        "becomes whole. Which one?",
        "zh": "A 到 D 中恰有一块经转动（不能翻成镜像）后可以填满缺口。是哪一块？",
    },
    "pair": {"en": "Which of A to D is the other piece?", "zh": "另一块是 A 到 D 中的哪一块？"},
}
_SHORT: Final[Mapping[str, Text]] = {
    "gap": {
        "en": "Which of A to D, turned but not mirrored, completes the {0} x {1} x {2} block above? All other cubes "
        "are there, even unseen ones.",
        "zh": "A 到 D 中哪一块经转动（不能翻成镜像）后可以把上面的 {0}×{1}×{2} 长方体补完整？其余正方体都在，"
        "包括看不见的。",
    },
    "pair": {
        "en": "Which of A to D makes a full block of {0} x {1} x {2} cubes together with the piece above? Pieces may "
        "be turned, but not mirrored.",
        "zh": "A 到 D 中哪一块能与上面的积木拼成 {0}×{1}×{2} 的实心长方体？积木可以转动，但不能翻成镜像。",
    },
}
_EXPLANATIONS: Final[Mapping[str, Text]] = {
    "gap": {"en": "{answer}, {turns}, fills the gap.", "zh": "{answer} {turns}，就填满缺口。"},
    "pair": {
        "en": "{answer}, {turns}, makes the block together with the piece above, as that lies there.",
        "zh": "{answer} {turns}，就与上面的积木（不转动）拼成长方体。",
    },
}
_AS_IT_LIES: Final[Text] = {"en": "as it lies", "zh": "不用转动"}
_OTHERS: Final[Text] = {
    "en": "{mirror} is its mirror image. The two others are mirror images of each other; one of them is {answer} with "
    "a cube at another place.",
    "zh": "{mirror} 是它的镜像。另外两块互为镜像，其中一块是把 {answer} 的一个正方体移到别处而成的。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the piece that the block lacks."""
    task, sizes = query["task"], sorted(statement["block"])

    def filled(text: Text) -> Text:
        return {one: text[one].format(*sizes, cubes=len(query["options"][0])) for one in LANGUAGES}

    return Wording(
        rules=filled(_RULES[task]),
        ask=_ASK[task],
        short=filled(_SHORT[task]),
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """How the right piece is turned to fit, and what the others are."""
    turns = quarter_turns(why["quarters"]) if why["quarters"] else _AS_IT_LIES
    told = said(_EXPLANATIONS[query["task"]], answer=answer, turns=turns)
    if "mirror" in why:
        told = joined(told, said(_OTHERS, mirror=why["mirror"], answer=answer))
    return joined(BY_QUARTERS, told) if why["quarters"] else told


def describe(statement: Statement, query: Statement) -> Text:
    """The layers of all solids."""
    return lines(LAYERS, named(GIVEN, layers(statement["solid"])), options(map(layers, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The block with its gap, or the loose piece, above; the options below; all at the same scale."""
    options = [draw_cubes(option) for option in query["options"]]
    return (arranged([draw_cubes(statement["solid"])], Room(0.85), options, Room(0.85), LETTERS, 4),)
