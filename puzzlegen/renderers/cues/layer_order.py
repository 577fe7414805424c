"""Shows the pieces of `puzzlegen.generators.cues.layer_order`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.cues.kits.heaps import Heap, picture
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, said, same
from puzzlegen.renderers.kits.wording import joined, numbers

_KINDS: Final = {"top_box": Kind.BOX, "bottom_box": Kind.BOX, "held_boxes": Kind.BOXES}
_LIFTED: Final = ("sticks", "strips")
_NOUNS: Final[dict[str, dict[str, str]]] = {
    "sticks": {"en": "stick", "zh": "游戏棒", "measure": "根"},
    "strips": {"en": "strip", "zh": "纸条", "measure": "张"},
    "strokes": {"en": "stroke", "zh": "笔画", "measure": "道"},
    "tracks": {"en": "track", "zh": "车辙", "measure": "条"},
    "prints": {"en": "trail", "zh": "足迹", "measure": "串"},
}
_RULES: Final[dict[str, Text]] = {
    "sticks": {
        "en": "Sticks lie in a heap, each with its number at one end. Where two of them cross, one lies on the other. "
        "Sticks are lifted one by one, straight up, and only when nothing lies on them any more.",
        "zh": "一堆游戏棒，每根的一端标着编号。两根交叉处，一根压在另一根上面。"
        "游戏棒一根一根地垂直向上取走，只有上面不再压着东西的才能取。",
    },
    "strips": {
        "en": "Strips of paper lie on a table, each with its number at one end. Where two of them cross, one lies on "
        "the other. Strips are lifted one by one, straight up, and only when nothing lies on them any more.",
        "zh": "桌上放着一些纸条，每张的一端标着编号。两张交叉处，一张压在另一张上面。"
        "纸条一张一张地垂直向上取走，只有上面不再压着东西的才能取。",
    },
    "strokes": {
        "en": "Somebody painted strokes with a broad brush, one after the other, each in one go; the number of each "
        "stands at one of its ends. Where two strokes cross, the later one covers the earlier one.",
        "zh": "有人用宽刷子先后画了几道笔画，每道一笔画成，编号标在它的一端。两道交叉处，后画的盖住先画的。",
    },
    "tracks": {
        "en": "Toy cars with wet paint on their tyres drove across the paper, one after the other; each stands at the "
        "end of its track and carries its number. Where two tracks cross, the later one covers the earlier one.",
        "zh": "几辆轮胎沾了颜料的玩具车先后驶过纸面，每辆停在自己车辙的末端，车上标着编号。"
        "两条车辙交叉处，后来的盖住先前的。",
    },
    "prints": {
        "en": "Children with wet paint on their soles walked across the floor, one after the other; the number of a "
        "trail stands at its end. Where two footprints overlap, the later one covers the earlier one.",
        "zh": "几个鞋底沾了颜料的孩子先后走过地面，每串足迹的末端标着编号。两个脚印重叠处，后来的盖住先前的。",
    },
}
_MADE: Final = {
    "strokes": {"en": "painted", "zh": "画"},
    "tracks": {"en": "made", "zh": "留下"},
    "prints": {"en": "made", "zh": "留下"},
}
_TOP: Final = {
    True: {"en": "Which {noun} can be lifted first?", "zh": "哪{measure}{noun}可以最先取走？"},
    False: {"en": "Which {noun} was {made} last?", "zh": "哪{measure}{noun}是最后{made}的？"},
}
_BOTTOM: Final = {
    True: {
        "en": "Which {noun} lies at the very bottom, on no other one?",
        "zh": "哪{measure}{noun}在最底下，没有压着别的？",
    },
    False: {"en": "Which {noun} was {made} first?", "zh": "哪{measure}{noun}是最先{made}的？"},
}
_COUNT: Final = {
    True: {
        "en": "How many others have to be lifted before {noun} {piece} can be lifted?",
        "zh": "要取走 {piece} 号{noun}，必须先取走多少{measure}别的{noun}？",
    },
    False: {
        "en": "How many of the others were certainly {made} later than {noun} {piece}?",
        "zh": "有多少{measure}{noun}可以肯定是在 {piece} 号之后{made}的？",
    },
}
_SURE: Final = {
    True: {
        "en": "Which one of these has to be lifted before {noun} {piece} can be lifted?",
        "zh": "要取走 {piece} 号{noun}，下列哪一{measure}必须先取走？",
    },
    False: {
        "en": "Which one of these was certainly {made} later than {noun} {piece}?",
        "zh": "下列哪一{measure}可以肯定是在 {piece} 号{noun}之后{made}的？",
    },
}
_ORDER: Final = {
    True: {
        "en": "In which order can all of them be lifted, from the first one to the last?",
        "zh": "按下列哪种次序可以把它们全部取走（从最先到最后）？",
    },
    False: {
        "en": "In which order can they have been {made}, from the first one to the last?",
        "zh": "它们可能是按下列哪种次序{made}的（从最先到最后）？",
    },
}
_HELD: Final[dict[str, Text]] = {
    "held": {
        "en": "One {noun} after the other is lifted, as long as there is one that nothing lies on. How many {noun}s "
        "are left in the end, because none of them can be lifted?",
        "zh": "只要还有上面没压着东西的{noun}，就把它取走。最后会剩下多少{measure}谁也取不走的{noun}？",
    },
    "held_boxes": {
        "en": "One {noun} after the other is lifted, as long as there is one that nothing lies on. Some are left in "
        "the end, because none of them can be lifted. Which ones?",
        "zh": "只要还有上面没压着东西的{noun}，就把它取走。最后会剩下几{measure}谁也取不走的{noun}。是哪几{measure}？",
    },
}
_ASKS: Final = {"top": _TOP, "bottom": _BOTTOM, "count": _COUNT, "sure": _SURE, "order": _ORDER}
_TAGGED: Final[Text] = {
    "en": "(What is to be boxed is the square around its number.)",
    "zh": "（请框出它的编号所在的方块。）",
}
_NUMBER: Final[Text] = {"en": "(Give its number.)", "zh": "（回答它的编号。）"}
_AFTER: Final = {
    "top": (_NUMBER,),
    "bottom": (_NUMBER,),
    "top_box": (_TAGGED,),
    "bottom_box": (_TAGGED,),
    "held_boxes": (_TAGGED,),
}
_PIECE: Final[Text] = {"en": "{noun} {number}: {hue}, {way}", "zh": "{number} 号{noun}：{hue}，{way}"}
_ON: Final[Text] = {"en": "{over} over {under}", "zh": "{over} 压 {under}"}
_WAY: Final[Text] = {"en": "from ({a}, {b}) to ({c}, {d})", "zh": "从 ({a}, {b}) 到 ({c}, {d})"}
_PLACES: Final[Text] = {
    "en": "Places (x, y) count from the upper left corner, to the right and down; the picture is {wide} wide and "
    "{high} high. A number stands at the second place of its piece.",
    "zh": "位置 (x, y) 从左上角起向右、向下计算；图宽 {wide}、高 {high}。编号标在第二个位置。",
}
_CROSSINGS: Final[Text] = {"en": "Crossings, the upper one first", "zh": "交叉处（先写上面的）"}


def word(statement: Statement, query: Statement) -> Wording:
    """What covering means, and what is asked."""
    dress, task = statement["dress"], query["task"]
    terms = _terms(dress, query)
    words = _HELD.get(task) or _ASKS[task.partition("_")[0]][dress in _LIFTED]
    ask = joined(said(words, **terms), *_AFTER.get(task, ()))
    options: tuple[Text, ...] = ()
    if task == "order":
        options = tuple(same(", ".join(map(str, order))) for order in query["options"])
    elif "options" in query:
        options = numbers(query["options"])
    return Wording(ask, Kind.LETTER if options else _KINDS.get(task, Kind.NUMBER), _RULES[dress], options=options)


def _terms(dress: str, query: Statement) -> dict[str, object]:
    """What fills the blanks of a question."""
    noun = _NOUNS[dress]
    return {
        "noun": noun,
        "measure": noun["measure"],
        "made": _MADE.get(dress, dict.fromkeys(LANGUAGES, "")),
        "piece": query.get("piece", ""),
    }


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Layer by layer: what can be taken off next; or what lies on the asked piece, step by step."""
    edges = [tuple(pair) for pair in statement["crossings"]]
    task = query["task"]
    if "piece" in query:
        steps, seen, layer = [], {query["piece"]}, [query["piece"]]
        while layer:
            on = [(under, sorted({over for over, low in edges if low == under} - seen)) for under in layer]
            steps += [(under, new) for under, new in on if new]
            layer = sorted({over for _, new in on for over in new})
            seen |= set(layer)
        number = len(seen) - 1
        return {
            "en": " ".join(f"On {under} lie{'s' * (len(new) == 1)} {_and(new)}." for under, new in steps)
            + f" So {number} in all {'is' if number == 1 else 'are'} above {query['piece']}; the others need not be.",
            "zh": "".join(f"{under} 号上面有 {'、'.join(map(str, new))} 号。" for under, new in steps)
            + f"所以一共有 {number} 个在 {query['piece']} 号之上，其余的不一定。",
        }
    left, taken = set(range(1, len(statement["pieces"]) + 1)), list[int]()
    while free := sorted(one for one in left if not any(over in left and under == one for over, under in edges)):
        taken += free
        left -= set(free)
    rest = sorted(left)
    lifted = statement["dress"] in _LIFTED
    english = f"{'From the top down' if lifted else 'From the latest back'}: {', '.join(map(str, taken)) or 'nothing'}."
    chinese = f"{'从上往下可依次取走' if lifted else '从最晚的往回数依次是'}：{'、'.join(map(str, taken)) or '无'}。"
    if rest:
        english += f" {_and(rest)} are left: each of them has another one of these on it."
        chinese += f"剩下 {'、'.join(map(str, rest))}：每一个上面都还压着其中另一个。"
    if task == "order":
        english += f" Only option {answer} agrees with all crossings."
        chinese += f"只有选项 {answer} 与所有交叉处相符。"
    elif task.startswith("bottom"):
        english += f" Only {answer.removeprefix('tag-')} lies on nothing."
        chinese += f"只有 {answer.removeprefix('tag-')} 号没有压着别的。"
    elif task.startswith("top"):
        english += f" At first, only {answer.removeprefix('tag-')} has nothing on it."
        chinese += f"起初只有 {answer.removeprefix('tag-')} 号上面没有东西。"
    return {"en": english, "zh": chinese}


def _and(pieces: Sequence[int]) -> str:
    *most, last = map(str, pieces)
    return f"{', '.join(most)} and {last}" if most else last


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all that is asked stands in the question
    """The pieces with their colours and places, and all crossings."""
    noun = _NOUNS[statement["dress"]]
    told = []
    for number, piece in enumerate(statement["pieces"], 1):
        (a, b), (c, d) = piece["strokes"][0][0], piece["strokes"][-1][-1]
        way = said(_WAY, a=a, b=b, c=c, d=d)
        told.append(said(_PIECE, noun=noun, number=number, hue=COLOURS[piece["hue"]], way=way))
    wide, high = statement["size"]
    crossings = listed((said(_ON, over=over, under=under) for over, under in statement["crossings"]), SEMICOLON)
    return lines(said(_PLACES, wide=wide, high=high), *told, named(_CROSSINGS, crossings))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - the heap is the same for all
    """The heap."""
    heap = Heap(
        statement["dress"],
        tuple(statement["size"]),
        statement["width"],
        tuple(piece["hue"] for piece in statement["pieces"]),
        tuple(tuple(tuple(map(tuple, stroke)) for stroke in piece["strokes"]) for piece in statement["pieces"]),
        tuple((over - 1, under - 1) for over, under in statement["crossings"]),
    )
    return (picture(heap),)
