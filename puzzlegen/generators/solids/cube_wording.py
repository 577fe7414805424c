"""The words of questions about solids of unit cubes, in English and Chinese."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from puzzlegen.core.item import LANGUAGES, Text

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
        "en": "The upper part of the picture shows a block of {0} x {1} x {2} unit cubes of which a piece is missing; "
        "the block may stand or lie in any way. All other cubes are there, also those that cannot be seen. Each of the "
        "pieces A to D is made of {cubes} cubes that are joined face to face, and all of its cubes can be seen. "
        "Exactly one of them, turned in space but not mirrored, fills the gap so that the block becomes whole. Which "
        "one? " + _WITH_LETTER["en"],
        "zh": "图的上半部分是一个由 {0}×{1}×{2} 个单位正方体组成的长方体（或正方体），摆放方向不限，其中缺了一块；"
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


Made: TypeAlias = Literal["cubes", "wedges", "part"]
_STACKS: Final[Mapping[Made, Text]] = {
    "cubes": {
        "en": "is made of unit cubes. Every cube stands on the floor or on another cube. The top of every column can "
        "be seen, so where no top can be seen, no cubes stand.",
        "zh": "由单位正方体堆成，每个正方体都放在地面或另一个正方体上。"
        "每一列的顶面都能看到；看不到顶面的地方没有正方体。",
    },
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
    "looking along the blue arrow, and the view from above has the front at its lower edge. ",
    "zh": "主视图是沿红色箭头方向看到的图形，左视图是沿蓝色箭头方向看到的图形，俯视图从正上方看、前方在图的下边。",
}
_VISIBLE: Final[Text] = {
    "en": "Views show visible edges only, and no lines between faces that lie in one plane.",
    "zh": "视图只画看得见的棱，同一平面内相邻的面之间不画线。",
}
_LINES: Final[Mapping[Made, Text]] = {
    "cubes": _VISIBLE,
    "wedges": _VISIBLE,
    "part": {
        "en": "Views show visible edges as full lines and hidden edges as dashed lines, unless they lie behind full "
        "ones; round surfaces are drawn by their outlines. There is no line where surfaces lie in one plane or pass "
        "smoothly into one another.",
        "zh": "视图中看得见的棱画实线，被遮住的棱画虚线（与实线重合时只画实线），曲面画出轮廓线；"
        "在同一平面内或光滑相接的表面之间不画线。",
    },
}
_SIDES: Final[Mapping[str, Text]] = {
    "front": {"en": "view from the front", "zh": "主视图"},
    "left": {"en": "view from the left", "zh": "左视图"},
    "top": {"en": "view from above", "zh": "俯视图"},
}
_THREE_VIEW: Final = {
    "view": {
        "en": "The solid in the upper part of the picture {stack} {views} Which of A to D is the "
        "{side} of this solid? " + _WITH_LETTER["en"],
        "zh": "图的上半部分的立体{stack}{views}A 到 D 中哪一个是它的{side}？" + _WITH_LETTER["zh"],
    },
    "solid": {
        "en": "Each of the solids A to D {stack} {views} The upper part of the picture shows, from left "
        "to right, the views from the front, from the left and from above of one of these solids. Which one is it? "
        + _WITH_LETTER["en"],
        "zh": "A 到 D 的每个立体{stack}{views}"
        "图的上半部分从左到右依次是其中一个立体的主视图、左视图和俯视图。"
        "是哪一个立体？" + _WITH_LETTER["zh"],
    },
    "wrong": {
        "en": "The solid in the upper part of the picture {stack} {views} Below it, A should be its view "
        "from the front, B its view from the left and C its view from above; but exactly one of them is not. Which one "
        "is wrong? " + _WITH_LETTER["en"],
        "zh": "图的上半部分的立体{stack}{views}下面的 A 应为它的主视图，B 应为左视图，C 应为俯视图，"
        "但其中恰有一个画错了。是哪一个？" + _WITH_LETTER["zh"],
    },
}
THREE_VIEW_EXPLANATIONS: Final[Mapping[str, Text]] = {
    "view": {
        "en": "Only this drawing has exactly the lines that this solid shows from there.",
        "zh": "只有这个图形画出的线与从那一侧看到的完全一致。",
    },
    "solid": {
        "en": "Only this solid looks from all three sides as drawn.",
        "zh": "只有这个立体的三个视图都与所画的一致。",
    },
    "wrong": {
        "en": "The other two are what is seen of the solid; this one is not.",
        "zh": "另外两个与立体一致，只有这个不一致。",
    },
}


def three_view(task: str, side: str, made: Made) -> Text:
    """The question about views of a stack or a part."""
    return {
        language: _THREE_VIEW[task][language].format(
            stack=_STACKS[made][language],
            views=_VIEWS[language] + _LINES[made][language],
            side=_SIDES[side][language],
        )
        for language in LANGUAGES
    }


_AS_NUMBER: Final[Text] = {"en": "Answer with this one number.", "zh": "请只回答这一个数。"}
_BLOCK_STACK: Final = {
    "count": {
        "en": "The solid in the picture {stack} How many unit cubes is it made of? " + _AS_NUMBER["en"],
        "zh": "图中的立体{stack}它一共由多少个单位正方体组成？" + _AS_NUMBER["zh"],
    },
    "painted": {
        "en": "The solid in the picture {stack} Its whole surface is painted, also where it cannot be seen in the "
        "picture, but not where it touches the floor. How many faces of unit cubes are painted? " + _AS_NUMBER["en"],
        "zh": "图中的立体{stack}把立体的整个表面（包括图中看不见的部分，但不包括与地面接触的部分）涂上颜色。"
        "一共涂了多少个单位正方体的面？" + _AS_NUMBER["zh"],
    },
    "back": {
        "en": "The solid in the upper part of the picture {stack} It is seen from one corner; someone else looks at it "
        "from the opposite corner, behind it, from the same height. Which of A to D does this person see? "
        + _WITH_LETTER["en"],
        "zh": "图的上半部分的立体{stack}图中是从一个角看到的样子；另一个人在它背后，从相对的那个角、以同样的高度看它。"
        "这个人看到的是 A 到 D 中的哪一个？" + _WITH_LETTER["zh"],
    },
}


def block_stack(task: str) -> Text:
    """The question about a stack of cubes."""
    return {language: _BLOCK_STACK[task][language].format(stack=_STACKS["cubes"][language]) for language in LANGUAGES}


def block_stack_explanation(task: str, parts: Sequence[int]) -> Text:
    """Where the number comes from: the cubes in each layer from below, or the faces on top and on the four sides."""
    listed = " + ".join(map(str, parts))
    match task:
        case "count":
            return {
                "en": f"The layers have, from below, {listed} = {sum(parts)} cubes.",
                "zh": f"从下往上各层有 {listed} = {sum(parts)} 个正方体。",
            }
        case "painted":
            return {
                "en": f"Painted are, from above, from the front, the back, the left and the right, {listed} = "
                f"{sum(parts)} faces.",
                "zh": f"朝上、前、后、左、右的涂色面各有 {listed} = {sum(parts)} 个。",
            }
        case _:
            return {
                "en": "Only this stack has the same columns after half a turn.",
                "zh": "只有这个立体旋转半圈后各列都与原来一致。",
            }
