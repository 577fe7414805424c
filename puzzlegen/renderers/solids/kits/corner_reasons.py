"""Says how three marks meet at a corner of a folded cube, and what keeps another corner from being one of its own.

A cube is six signs: top, front, right, back, left, bottom; those of the walls upright when the top is up, those of the
top and the bottom with their upper sides at the back.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.item import Statement, Text
from puzzlegen.facts.solids.marks import SYMMETRY
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.mark_descriptions import MARKS

Corner: TypeAlias = Mapping[str, Statement]  # "top", "front" and "right", as published
Cube: TypeAlias = Sequence[Statement]

_AROUND: Final = ((3, 2, 1, 4), (0, 2, 5, 4), (0, 3, 5, 1), (0, 4, 5, 2), (0, 1, 5, 3), (3, 4, 1, 2))
"""Place of a face -> the places above it, to its right, below it and to its left."""
_OPPOSITE: Final = (5, 3, 4, 1, 2, 0)
_CLOCKWISE: Final = ("top", "right", "front")
_AND: Final[Text] = {"en": " and ", "zh": "和"}
_COMMA_AND: Final[Text] = {"en": " and ", "zh": "，"}
_THE: Final[Text] = {"en": "the {mark}", "zh": "{mark}"}
_SHAPES: Final[Mapping[str, Text]] = {**MARKS, "tee": {"en": "T", "zh": "丁字形"}}
_MEET: Final[Mapping[str, Text]] = {
    "fold": {
        "en": "Folded, the net has {marks} at one corner, clockwise in this order and turned as on cube {answer}.",
        "zh": "展开图折好后，{marks}相交于一个顶点，按顺时针依次排列，朝向也与正方体 {answer} 相同。",
    },
    "not_fold": {
        "en": "Cube {answer} shows {marks} clockwise round a corner.",
        "zh": "正方体 {answer} 的一个顶点处，按顺时针依次是{marks}。",
    },
    "net": {
        "en": "The cube shows {marks} clockwise round a corner; net {answer} brings them together in this way.",
        "zh": "正方体的一个顶点处，按顺时针依次是{marks}；展开图 {answer} 正好这样折成。",
    },
}
_OTHERS: Final[Text] = {
    "en": "The other cubes show corners of the folded net.",
    "zh": "其他正方体都与折成的正方体相符。",
}
_WHERE: Final[Mapping[str, tuple[Text, Text]]] = {  # in one option, in several
    "fold": ({"en": "in {letters}, {fault}", "zh": "{letters} 中，{fault}"},) * 2,
    "not_fold": ({"en": "in {letters}, {fault}", "zh": "{letters} 中，{fault}"},) * 2,
    "net": (
        {"en": "in the cube that net {letters} makes, {fault}", "zh": "展开图 {letters} 折成的正方体中，{fault}"},
        {"en": "in the cubes that nets {letters} make, {fault}", "zh": "展开图 {letters} 折成的正方体中，{fault}"},
    ),
}
_FAULTS: Final[Text] = {"en": "{faults}.", "zh": "{faults}。"}
_OPPOSITE_FACES: Final[Mapping[bool, Text]] = {
    False: {
        "en": "{marks} meet, but the net puts them on opposite faces",
        "zh": "{marks}相邻，而展开图折好后它们在相对的面上",
    },
    True: {"en": "{marks} are on opposite faces", "zh": "{marks}在相对的面上"},
}
_REVERSED: Final[Mapping[bool, Text]] = {
    False: {
        "en": "{marks} run clockwise, but in the folded net counterclockwise",
        "zh": "{marks}按顺时针排列，而展开图折好后是逆时针",
    },
    True: {"en": "{marks} run counterclockwise", "zh": "{marks}按逆时针排列"},
}
_TURN: Final[Text] = {"en": "{how} is missing from {mark}", "zh": "{mark}还差{how}"}
_HOW: Final[Mapping[int, Text]] = {
    1: {"en": "a quarter turn clockwise", "zh": "顺时针四分之一圈"},
    2: {"en": "half a turn", "zh": "半圈"},
    3: {"en": "a quarter turn counterclockwise", "zh": "逆时针四分之一圈"},
}
_QUARTER: Final[Text] = {"en": "a quarter turn", "zh": "四分之一圈"}


class Fault(NamedTuple):
    """What keeps a corner from being one of a cube: marks that are opposite or in reverse order there, or turned.

    ``turns`` has the mark of each face that would have to be turned at the corner, and by how many quarters clockwise.
    """

    opposite: tuple[str, ...] = ()
    reverse: bool = False
    turns: tuple[tuple[str, int], ...] = ()


def told(task: str, pairs: Mapping[str, tuple[Corner, Cube]], answer: str) -> Text:
    """What the right option shows, and the fault of each wrong one; in "not_fold", of the right one alone."""
    corner, _ = pairs[answer]
    meet = said(_MEET[task], marks=_names(_marks(corner)), answer=answer)
    letters: dict[str, tuple[Text, list[str]]] = {}
    for letter, one in pairs.items():
        if (letter == answer) == (task == "not_fold"):
            text = _fault(fault(*one), one[0], task == "net")
            letters.setdefault(text["en"], (text, []))[1].append(letter)
    faults = (
        said(_WHERE[task][len(ones) > 1], letters=strung(map(same, ones), _AND), fault=text)
        for text, ones in letters.values()
    )
    parts = [meet, _sentence(said(_FAULTS, faults=listed(faults, SEMICOLON)))]
    return joined(*parts, _OTHERS) if task == "not_fold" else joined(*parts)


def _sentence(text: Text) -> Text:
    return {language: words[:1].upper() + words[1:] for language, words in text.items()}


def _marks(corner: Corner) -> list[str]:
    """The marks clockwise round the corner."""
    return [corner[face]["mark"] for face in _CLOCKWISE]


def _names(marks: Sequence[str]) -> Text:
    return strung((said(_THE, mark=_SHAPES[mark]) for mark in marks), _AND)


def fault(corner: Corner, cube: Cube) -> Fault:
    """What keeps a corner from being one of the cube."""
    places = {sign["mark"]: place for place, sign in enumerate(cube)}
    seen = [corner[face] for face in ("top", "front", "right")]
    top, front, right = at = [places[sign["mark"]] for sign in seen]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        if _OPPOSITE[at[one]] == at[other]:
            return Fault(opposite=(seen[one]["mark"], seen[other]["mark"]))
    if _AROUND[top][(_AROUND[top].index(front) - 1) % 4] != right:
        return Fault(reverse=True)
    held = (top, front, right, _OPPOSITE[front], _OPPOSITE[right], _OPPOSITE[top])
    turns: list[tuple[str, int]] = []
    for face, sign in enumerate(seen):
        place = held[face]
        points = _AROUND[place].index(held[_AROUND[face][sign["turn"]]])
        more = (cube[place]["turn"] - points) % SYMMETRY[sign["mark"]]
        if more:
            turns.append((sign["mark"], more))
    return Fault(turns=tuple(turns))


def _fault(one: Fault, corner: Corner, of_net: bool) -> Text:
    """The fault of a corner, or of the cube that a net makes as compared with it."""
    if one.opposite:
        return said(_OPPOSITE_FACES[of_net], marks=_names(one.opposite))
    if one.reverse:
        return said(_REVERSED[of_net], marks=_names(_marks(corner)))
    return listed(
        (
            said(
                _TURN, mark=_names([mark]), how=_QUARTER if SYMMETRY[mark] == 2 else _HOW[-more % 4 if of_net else more]
            )
            for mark, more in one.turns
        ),
        _COMMA_AND,
    )
