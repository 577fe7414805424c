"""Shows stacks of cubes."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, heights
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import STANDING, draw_stack

_IN_PICTURE: Final[Text] = {"en": "The solid in the picture", "zh": "图中的立体"}
_ABOVE: Final[Text] = {"en": "The solid in the upper part of the picture", "zh": "图的上半部分的立体"}
_PAINTED: Final[Text] = {
    "en": "Its whole surface is painted, also where it cannot be seen in the picture, but not where it touches the "
    "floor.",
    "zh": "把立体的整个表面（包括图中看不见的部分，但不包括与地面接触的部分）涂上颜色。",
}
_LAYERS: Final[Text] = {
    "en": "The layers have, from below, {parts} = {sum} cubes.",
    "zh": "从下往上各层有 {parts} = {sum} 个正方体。",
}
_FACES: Final[Text] = {
    "en": "Painted are {top} faces on top; {front} that look to the lower right of the picture, and {back} hidden "
    "ones that look the opposite way; {left} that look to the lower left, and {right} hidden ones the opposite way: "
    "{top} + {front} + {back} + {left} + {right} = {sum}.",
    "zh": "朝上的涂色面有 {top} 个；朝图中右下方的有 {front} 个，朝与之相反方向（看不见）的有 {back} 个；"
    "朝左下方的有 {left} 个，朝相反方向的有 {right} 个：{top} + {front} + {back} + {left} + {right} = {sum}。",
}
_READ: Final[Text] = {
    "en": "Read the heights in rows along the side at the lower right, beginning with the row at this side, each row "
    "from left to right. The solid has {given}.",
    "zh": "沿右下方的侧面一行一行地读各列的高度，从最靠近这一侧的一行开始，每行从左到右。立体为 {given}。",
}
_BACK: Final[Text] = {
    "en": "From the opposite corner, the rows and the order in each of them are reversed: {behind}. This is {answer}. "
    "{wrong}.",
    "zh": "从相对的角看，各行的先后和每行中的先后都反过来：{behind}，即 {answer}。{wrong}。",
}
_WRONG: Final[Text] = {"en": "{letter} has {differences}", "zh": "{letter} 中{differences}"}
_DIFFERENCE: Final[Text] = {
    "en": "{found} instead of {right} at place {place} of row {row}",
    "zh": "第 {row} 行第 {place} 列是 {found} 而不是 {right}",
}
_LOOKED_AT: Final[Text] = {
    "en": "Each drawing shows its solid from above the front left corner, which is at the lower left of its map.",
    "zh": "每个立体都是从左前角的上方看到的样子，左前角在平面图的左下角。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the picture tells the stack
    """Ask for a number, or for the stack as it is seen from behind."""
    match query["task"]:
        case "count":
            return Wording(
                rules=_of_cubes(_IN_PICTURE),
                ask={"en": "How many unit cubes is it made of?", "zh": "它一共由多少个单位正方体组成？"},
                short={
                    "en": "How many unit cubes is the solid made of? Where no top can be seen, no cubes stand.",
                    "zh": "图中的立体由多少个单位正方体组成？看不到顶面的地方没有正方体。",
                },
                kind=Kind.NUMBER,
            )
        case "painted":
            return Wording(
                rules=joined(_of_cubes(_IN_PICTURE), _PAINTED),
                ask={"en": "How many faces of unit cubes are painted?", "zh": "一共涂了多少个单位正方体的面？"},
                short={
                    "en": "The whole surface of the solid is painted, except where it stands on the floor. How many "
                    "faces of unit cubes are painted?",
                    "zh": "除与地面接触的部分外，立体的整个表面都涂上颜色。一共涂了多少个单位正方体的面？",
                },
                kind=Kind.NUMBER,
            )
        case _:
            return Wording(
                rules=_of_cubes(_ABOVE),
                ask={
                    "en": "Which of A to D is the view of it from the opposite corner, at the same height?",
                    "zh": "从相对的那个角、以同样的高度看它，看到的是 A 到 D 中的哪一个？",
                },
                short={
                    "en": "Which of A to D is the view of the solid above from the opposite corner, at the same "
                    "height?",
                    "zh": "从相对的那个角、以同样的高度看上面的立体，看到的是 A 到 D 中的哪一个？",
                },
                kind=Kind.LETTER,
                options=(None,) * len(query["options"]),
            )


def _of_cubes(solid: Text) -> Text:
    return {"en": f"{solid['en']} {STANDING['en']}", "zh": solid["zh"] + STANDING["zh"]}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The cubes in each layer, the faces on top and on the sides, or the heights and where the wrong views differ."""
    read = said(_READ, given=_rows(statement["stack"]))
    match query["task"]:
        case "count":
            return joined(read, said(_LAYERS, parts=" + ".join(map(str, why["parts"])), sum=answer))
        case "painted":
            top, front, back, left, right = why["parts"]
            faces = said(_FACES, top=top, front=front, back=back, left=left, right=right, sum=answer)
            return joined(read, faces)
        case _:
            wanted = [row[::-1] for row in statement["stack"][::-1]]
            wrong = [
                said(_WRONG, letter=letter, differences=listed(_differences(option, wanted)))
                for letter, option in zip(LETTERS, query["options"], strict=False)
                if letter != answer
            ]
            turned = said(_BACK, behind=_rows(wanted), answer=answer, wrong=listed(wrong, SEMICOLON))
            return joined(read, turned)


def _rows(stack: Sequence[Sequence[str]]) -> str:
    """The heights of the columns, row by row from the front, each from the left."""
    return " / ".join(" ".join(row) for row in stack)


def _differences(option: Sequence[Sequence[str]], wanted: Sequence[Sequence[str]]) -> Iterator[Text]:
    for row, (found, right) in enumerate(zip(option, wanted, strict=True), start=1):
        for place, (one, other) in enumerate(zip(found, right, strict=True), start=1):
            if one != other:
                yield said(_DIFFERENCE, row=row, place=place, found=one, right=other)


def describe(statement: Statement, query: Statement) -> Text:
    """The heights of the columns, and those of the options."""
    stack = named(GIVEN, heights(statement["stack"]))
    if query["task"] != "back":
        return lines(HEIGHTS, stack)
    return lines(HEIGHTS, _LOOKED_AT, stack, options(map(heights, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The stack, and the options below it."""
    options = [draw_stack(option) for option in query.get("options", ())]
    return (arranged([draw_stack(statement["stack"])], Room(1.0), options, Room(0.75), LETTERS, 4),)
