"""Shows stacks and machined parts, and their views from the front, the left and above."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.parts import Feature, composed
from puzzlegen.facts.solids.parts import view as part_view
from puzzlegen.facts.solids.stacks import read
from puzzlegen.facts.solids.stacks import view as stack_view
from puzzlegen.facts.solids.views import SIDES, Side, View
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.solids.kits import view_descriptions
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, WEDGES, heights
from puzzlegen.renderers.solids.kits.drawing import Drawing
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.parts import draw_part
from puzzlegen.renderers.solids.kits.stacks import STANDING, draw_stack
from puzzlegen.renderers.solids.kits.view_reasons import Looked, counted, faults, telling, told
from puzzlegen.renderers.solids.kits.views import draw_view
from puzzlegen.renderers.solids.kits.workings import without_and_with

Made: TypeAlias = Literal["cubes", "wedges", "part"]

_MADE: Final[Mapping[Made, Text]] = {
    "cubes": STANDING,
    "wedges": {
        "en": "is made of unit cubes and of wedges, which are unit cubes cut in half along a diagonal. Every cube and "
        "every wedge stands on the floor or on a cube. The top of every column can be seen, so where no top can be "
        "seen, nothing stands.",
        "zh": "由单位正方体和楔形块（沿对角面切成一半的单位正方体）堆成，每个正方体和楔形块都放在地面或正方体上。"
        "每一列的顶面都能看到；看不到顶面的地方什么也没有。",
    },
    "part": {
        "en": "is a machined part. It is solid from its top surfaces down to the floor, except for round holes, each "
        "of which goes straight through everything in its way. All top surfaces and the openings of all holes can be "
        "seen.",
        "zh": "是一个机械零件。从各处顶面到底面都是实心的，只有圆孔除外；每个圆孔都笔直贯穿它经过的所有部分。"
        "所有的顶面和每个圆孔的孔口都能看到。",
    },
}
_VIEWS: Final[Text] = {
    "en": "The view from the front is what one sees looking along the red arrow, the view from the left what one sees "
    "looking along the blue arrow, and the view from above has the front at its lower edge.",
    "zh": "主视图是沿红色箭头方向看到的图形，左视图是沿蓝色箭头方向看到的图形，俯视图从正上方看、前方在图的下边。",
}
_LINES: Final[Mapping[bool, Text]] = {  # of parts
    False: {
        "en": "Views show visible edges only, and no lines between faces that lie in one plane.",
        "zh": "视图只画看得见的棱，同一平面内相邻的面之间不画线。",
    },
    True: {
        "en": "Views show visible edges as full lines and hidden edges as dashed lines, unless they lie behind full "
        "ones; round surfaces are drawn by their outlines. There is no line where surfaces lie in one plane or pass "
        "smoothly into one another.",
        "zh": "视图中看得见的棱画实线，被遮住的棱画虚线（与实线重合时只画实线），曲面画出轮廓线；"
        "在同一平面内或光滑相接的表面之间不画线。",
    },
}
_SUBJECT: Final[Mapping[bool, Text]] = {  # whether solids are on offer
    False: {"en": "The solid in the upper part of the picture", "zh": "图的上半部分的立体"},
    True: {"en": "Each of the solids A to D", "zh": "A 到 D 的每个立体都"},
}
_ASK: Final[Mapping[str, Text]] = {
    "front": {
        "en": "Which of A to D is the view from the front of this solid?",
        "zh": "A 到 D 中哪一个是它的主视图？",
    },
    "left": {
        "en": "Which of A to D is the view from the left of this solid?",
        "zh": "A 到 D 中哪一个是它的左视图？",
    },
    "top": {"en": "Which of A to D is the view from above of this solid?", "zh": "A 到 D 中哪一个是它的俯视图？"},
    "solid": {
        "en": "The upper part of the picture shows, from left to right, the views from the front, from the left and "
        "from above of one of these solids. Which one is it?",
        "zh": "图的上半部分从左到右依次是其中一个立体的主视图、左视图和俯视图。是哪一个立体？",
    },
    "wrong": {
        "en": "Below it, A should be its view from the front, B its view from the left and C its view from above; but "
        "exactly one of them is not. Which one is wrong?",
        "zh": "下面的 A 应为它的主视图，B 应为左视图，C 应为俯视图，但其中恰有一个画错了。是哪一个？",
    },
}
_SHORT: Final[Mapping[str, Text]] = {
    "front": {
        "en": "Which of A to D shows the solid above as one sees it looking along the red arrow?",
        "zh": "沿红色箭头方向看上面的立体，看到的是 A 到 D 中的哪一个？",
    },
    "left": {
        "en": "Which of A to D shows the solid above as one sees it looking along the blue arrow?",
        "zh": "沿蓝色箭头方向看上面的立体，看到的是 A 到 D 中的哪一个？",
    },
    "top": {
        "en": "Which of A to D shows the solid from straight above, with the side that the red arrow points to at the "
        "lower edge?",
        "zh": "从正上方看上面的立体（红色箭头所指的一侧在图的下边），看到的是 A 到 D 中的哪一个？",
    },
    "solid": {
        "en": "Above are three views of one of the solids A to D: along its red arrow, along its blue arrow, and from "
        "above. Which solid is it?",
        "zh": "上面是 A 到 D 中一个立体的三个视图：沿红色箭头、沿蓝色箭头和从上方看。是哪一个立体？",
    },
    "wrong": {
        "en": "A, B and C should show the solid above as seen along the red arrow, along the blue arrow and from "
        "above. Which one does not?",
        "zh": "A、B、C 应分别是沿红色箭头、沿蓝色箭头和从上方看上面的立体所见的图形。哪一个画错了？",
    },
}
_POINT: Final[Text] = {"en": "{what}.", "zh": "{what}。"}
_LEFT_OVER: Final[Text] = {"en": "Only {answer} is left.", "zh": "只剩下 {answer}。"}
_WRONG: Final[Text] = {"en": "So {answer} is the wrong one.", "zh": "所以画错的是 {answer}。"}
_ARROWS: Final[Text] = {
    "en": "The red arrow points from the front to the back of a solid, the blue one from its left to its right.",
    "zh": "红色箭头从立体的前方指向后方，蓝色箭头从左方指向右方。",
}
_KEYS: Final[Mapping[Made, tuple[Text, ...]]] = {
    "cubes": (HEIGHTS,),
    "wedges": (HEIGHTS, WEDGES),
    "part": (view_descriptions.PART,),
}
_NAMES: Final[Mapping[str, Text]] = {
    "front": {"en": "View from the front", "zh": "主视图"},
    "left": {"en": "View from the left", "zh": "左视图"},
    "top": {"en": "View from above", "zh": "俯视图"},
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a view, for the solid with three views, or for the view that is wrong."""
    made, task = _made(_solids(statement, query)), query["task"]
    parts = [_SUBJECT[task == "solid"], _MADE[made], _VIEWS, _LINES[made == "part"]]
    asked = query["side"] if task == "view" else task
    return Wording(
        rules={one: (" " if one == "en" else "").join(part[one] for part in parts) for one in LANGUAGES},
        ask=_ASK[asked],
        short=_SHORT[asked],
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def _solids(statement: Statement, query: Statement) -> Sequence[Any]:
    """The stacks or parts that are shown: lists of rows or of features."""
    if query["task"] == "solid":
        return list(query["options"])
    return [statement["part"] if "part" in statement else statement["stack"]]


def _made(solids: Sequence[Any]) -> Made:
    if isinstance(solids[0][0], Mapping):
        return "part"
    return "wedges" if any(not text.isdigit() for rows in solids for row in rows for text in row) else "cubes"


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Lines that are wrong, and what the solid shows there; of options, the fewest that rule the others out."""
    solids, task = _solids(statement, query), query["task"]
    looks = _looks(solids, statement, query)
    found = faults(look for look in looks if (look.letter == answer) == (task == "wrong"))
    chosen = list(telling(found))
    if _made(solids) == "part":
        parts = why["parts"] if task == "view" else solids
        first = without_and_with(dict(zip(LETTERS, parts, strict=False)), answer)
    else:
        first = counted(chosen)
    wrong = said(_POINT, what=sentence(listed((told(fault, task == "solid") for fault in chosen), SEMICOLON)))
    return joined(first, wrong, said(_WRONG if task == "wrong" else _LEFT_OVER, answer=answer))


def _looks(solids: Sequence[Any], statement: Statement, query: Statement) -> Iterator[Looked]:
    """What is drawn under each letter, or what a solid is to look like, and what is really seen."""
    for number, (letter, option) in enumerate(zip(LETTERS, query["options"], strict=False)):
        match query["task"]:
            case "solid":
                drawn, solid = statement["views"], option
            case "view":
                drawn, solid = {query["side"]: option}, solids[0]
            case _:
                drawn, solid = {SIDES[number]: option}, solids[0]
        for side in SIDES:
            if side in drawn:
                yield _look(letter, side, msgspec.convert(drawn[side], View), solid)


def _look(letter: str, side: Side, drawn: View, solid: Sequence[Any]) -> Looked:
    if isinstance(solid[0], Mapping):
        return Looked(letter, side, drawn, part_view(composed(tuple(map(Feature.read, solid))), side))
    stack = read(solid)
    return Looked(letter, side, drawn, stack_view(stack, side), stack)


def describe(statement: Statement, query: Statement) -> Text:
    """The heights of stacks or the making of parts, and the lines of the views."""
    made = _made(_solids(statement, query))
    parts = [_ARROWS, *_KEYS[made], view_descriptions.VIEWS]
    if made == "part":
        parts.append(view_descriptions.DASHED)
    if query["task"] == "solid":
        parts += (named(_NAMES[side], _lines_of(statement["views"][side])) for side in SIDES)
        return lines(*parts, options(map(_told, query["options"])))
    (solid,) = _solids(statement, query)
    return lines(*parts, named(GIVEN, _told(solid)), options(map(_lines_of, query["options"])))


def _told(solid: Sequence[Any]) -> Text:
    return view_descriptions.part(solid) if isinstance(solid[0], Mapping) else heights(solid)


def _lines_of(view: Any) -> Text:
    return view_descriptions.view(msgspec.convert(view, View))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given above, the options below; solids have arrows that show where they are looked at from."""
    solids = [_drawn(solid) for solid in _solids(statement, query)]
    if query["task"] == "solid":
        views = [_view(statement["views"][side]) for side in SIDES]
        return (arranged(views, Room(0.7), solids, Room(0.75), LETTERS, 4),)
    return (arranged(solids, Room(1.0), list(map(_view, query["options"])), Room(0.75), LETTERS, 4),)


def _drawn(solid: Sequence[Any]) -> Drawing:
    if isinstance(solid[0], Mapping):
        return draw_part(tuple(map(Feature.read, solid)), arrows=True)
    return draw_stack(solid, arrows=True)


def _view(view: Any) -> Drawing:
    return draw_view(msgspec.convert(view, View))
