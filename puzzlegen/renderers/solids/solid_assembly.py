"""Shows blocks of cubes and the pieces of which they are made."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.polycubes import Cells
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.piece_reasons import box, box_said, longest_row, others
from puzzlegen.renderers.solids.kits.stacks import draw_cubes
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns

msg: Final = messages(__name__)

_RULES: Final[Mapping[str, Phrase]] = {
    "gap": {
        "en": "The upper part of the picture shows a block of {0} x {1} x {2} unit cubes of which a piece is missing; "
        "the block may stand on any of its sides. All other cubes are there, also those that cannot be seen. Each of "
        "the pieces A to D is made of {cubes} cubes that are joined face to face, and all of its cubes can be seen.",
        "zh": "图的上半部分是一个由 {0}×{1}×{2} 个单位正方体组成的长方体（或正方体），可能以任何一面着地，"
        "其中缺了一块；其余的正方体都在，包括看不见的。A 到 D 各由 {cubes} 个正方体面对面拼成，所有正方体都能看到。",
    },
    "pair": {
        "en": "Two pieces together make a full block of {0} x {1} x {2} unit cubes. One of them, with {shown} cubes, "
        "is shown in the upper part of the picture; the other is one of A to D, which have {cubes} cubes each. The "
        "pieces are made of cubes that are joined face to face, and all cubes can be seen; they may be turned in "
        "space, but not mirrored.",
        "zh": "两块积木可以拼成一个由 {0}×{1}×{2} 个单位正方体组成的实心长方体。"
        "其中一块有 {shown} 个正方体，画在图的上半部分；另一块是 A 到 D 之一，它们各有 {cubes} 个正方体。"
        "积木由正方体面对面拼成，所有正方体都能看到；积木可以在空间中转动，但不能翻成镜像。",
    },
}
_SHORT: Final[Mapping[str, Phrase]] = {
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
_GAP: Final[Mapping[bool, Phrase]] = {  # whether what is shown reaches to all sides of the block
    True: msg("gap-yes"),
    False: msg("gap-no"),
}
_LAYERS: Final[tuple[Phrase, Phrase]] = (
    msg("layers-1"),
    msg("layers-2"),
)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the piece that the block lacks."""
    task, sizes = query["task"], sorted(statement["block"])
    shown, cubes = len(statement["solid"]), len(query["options"][0])

    def filled(text: Phrase) -> Phrase:
        return {one: text[one].format(*sizes, shown=shown, cubes=cubes) for one in LANGUAGES}

    return Wording(
        rules=filled(_RULES[task]),
        ask=msg(f"ask-{task}"),
        short=filled(_SHORT[task]),
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What the gap is like, how the right piece is turned to fit, and what the others have instead."""
    pieces = {letter: _cells(option) for letter, option in zip(LETTERS, query["options"], strict=False)}
    turns = quarter_turns(why["quarters"]) if why["quarters"] else msg("as-it-lies")
    wrong = others(pieces, answer)
    right = {"answer": answer, "box": box_said(box(pieces[answer])), "row": longest_row(pieces[answer])}
    parts = [
        said(_GAP[_reaches(statement)], cubes=len(pieces[answer]), layers=_layers(statement), **right)
        if query["task"] == "gap"
        else msg("piece", **right),
        msg(f"fits-{query['task']}", answer=answer, turns=turns),
        wrong.words,
    ]
    if why["quarters"]:
        parts.insert(0, BY_QUARTERS)
    return sentences(*([msg("front")] if why["quarters"] or wrong.placed else []), *parts)


def _reaches(statement: Statement) -> bool:
    """Whether what is shown is as wide, as deep and as high as the block."""
    lines = zip(*statement["solid"], strict=True)
    return all(max(line) + 1 == size for line, size in zip(lines, statement["block"], strict=True))


def _layers(statement: Statement) -> Phrase:
    """How many cubes each layer lacks, if any."""
    wide, deep, high = statement["block"]
    there = Counter(z for *_, z in statement["solid"])
    lacking = [(z + 1, wide * deep - there[z]) for z in range(high) if there[z] < wide * deep]
    return listed(said(_LAYERS[place > 0], number=z, count=count) for place, (z, count) in enumerate(lacking))


def _cells(solid: Sequence[Sequence[int]]) -> Cells:
    return tuple((x, y, z) for x, y, z in solid)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The layers of all solids."""
    return lines(LAYERS, named(GIVEN, layers(statement["solid"])), options(map(layers, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The block with its gap, or the loose piece, above; the options below; all at the same scale."""
    options = [draw_cubes(option) for option in query["options"]]
    return (arranged([draw_cubes(statement["solid"])], Room(0.85), options, Room(0.85), LETTERS, 4),)
