"""Shows nets of cubes, and cubes."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import lines, named, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits import corner_reasons
from puzzlegen.renderers.solids.kits.cubes import draw_cube, draw_cube_net
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, NET, cube, net

_NET: Final[Text] = {
    "en": "The upper part of the picture shows the net of a cube. It is cut along the solid lines and folded along the "
    "dashed ones, so that the marked side is the outside of the cube.",
    "zh": "图的上半部分是一个正方体的展开图，沿实线剪开、沿虚线折叠，有图案的一面朝外。",
}
_CUBES: Final[Text] = {
    "en": "Each of the cubes below shows three of its faces; cubes may be held in any way. Where the marks lie and how "
    "they are turned both count.",
    "zh": "下面的每个正方体显示三个面，可以任意转动正方体。图案的位置和朝向都要相符。",
}
_CUBE: Final[Text] = {
    "en": "The upper part of the picture shows three faces of a cube, and below it are {many} nets. A net is cut along "
    "the solid lines and folded along the dashed ones, so that the marked side is the outside of the cube. Cubes may "
    "be held in any way; where the marks lie and how they are turned both count.",
    "zh": "图的上半部分显示一个正方体的三个面，下面有{many}个展开图。展开图沿实线剪开、沿虚线折叠，有图案的一面朝外。"
    "可以任意转动正方体，图案的位置和朝向都要相符。",
}
_NUMERALS: Final[Sequence[Text]] = [
    {"en": en, "zh": zh}
    for en, zh in zip(("two", "three", "four", "five", "six", "seven", "eight"), "两三四五六七八", strict=True)
]
_ASK: Final[Mapping[str, Text]] = {
    "fold": {
        "en": "Exactly one of the cubes A to {last} can be folded from the net. Which one?",
        "zh": "A 到 {last} 中恰有一个正方体可以由这个展开图折成。是哪一个？",
    },
    "not_fold": {
        "en": "Exactly one of the cubes A to C cannot be folded from the net. Which one?",
        "zh": "A 到 C 中恰有一个正方体不能由这个展开图折成。是哪一个？",
    },
    "net": {
        "en": "From exactly one of the nets A to {last} can this cube be folded. Which one?",
        "zh": "A 到 {last} 中恰有一个展开图可以折成这个正方体。是哪一个？",
    },
}
_SHORT: Final[Mapping[str, Text]] = {
    "fold": {
        "en": "Which of the cubes A to {last} can be folded from the net, its marked side outside? How marks are "
        "turned counts.",
        "zh": "有图案的一面朝外，A 到 {last} 中哪一个正方体可以由展开图折成？图案的朝向也要相符。",
    },
    "not_fold": {
        "en": "Which of the cubes A to C cannot be folded from the net, its marked side outside? How marks are turned "
        "counts.",
        "zh": "有图案的一面朝外，A 到 C 中哪一个正方体不能由展开图折成？图案的朝向也要相符。",
    },
    "net": {
        "en": "From which of the nets A to {last} can the cube above be folded, the marked side outside? How marks are "
        "turned counts.",
        "zh": "有图案的一面朝外，A 到 {last} 中哪一个展开图可以折成上面的正方体？图案的朝向也要相符。",
    },
}
_THE_NET: Final[Text] = {"en": "The net", "zh": "展开图"}
_THE_CUBE: Final[Text] = {"en": "The cube", "zh": "正方体"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the picture tells the marks
    """Ask for the cube, or for the net."""
    task, count = query["task"], len(query["options"])
    last = LETTERS[count - 1]
    return Wording(
        rules=said(_CUBE, many=_NUMERALS[count - 2]) if task == "net" else joined(_NET, _CUBES),
        ask=said(_ASK[task], last=last),
        short=said(_SHORT[task], last=last),
        kind=Kind.LETTER,
        options=(None,) * count,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Which marks meet in which order round the corner that is shown, and what is wrong with the other options."""
    of_nets = query["task"] == "net"
    corners = [statement["cube"]] * len(query["options"]) if of_nets else query["options"]
    pairs = dict(zip(LETTERS, zip(corners, why["cubes"], strict=True), strict=False))
    return corner_reasons.told(query["task"], pairs, answer)


def describe(statement: Statement, query: Statement) -> Text:
    """The squares of the nets and the faces of the cubes, with their marks."""
    if query["task"] == "net":
        return lines(FACES, NET, named(_THE_CUBE, cube(statement["cube"])), options(map(net, query["options"])))
    return lines(NET, FACES, named(_THE_NET, net(statement["net"])), options(map(cube, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given above, the options below."""
    if query["task"] == "net":
        nets = list(map(draw_cube_net, query["options"]))
        across = 2 if len(nets) <= 4 else 4
        return (arranged([draw_cube(statement["cube"])], Room(1.6), nets, Room(0.95), LETTERS, across),)
    cubes = list(map(draw_cube, query["options"]))
    return (arranged([draw_cube_net(statement["net"])], Room(1.2), cubes, Room(1.5), LETTERS, 4),)
