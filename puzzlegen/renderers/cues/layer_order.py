"""Shows the pieces of `puzzlegen.generators.cues.layer_order`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
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
    "sticks": {"en": "crayon", "zh": "蜡笔", "measure": "支"},
    "strips": {"en": "strip", "zh": "纸条", "measure": "张"},
    "strokes": {"en": "stroke", "zh": "笔画", "measure": "道"},
    "tracks": {"en": "track", "zh": "车辙", "measure": "条"},
    "prints": {"en": "trail", "zh": "足迹", "measure": "串"},
}
_RULES: Final[dict[str, Text]] = {
    "sticks": {
        "en": "Crayons lie in a heap, each with its number at one end. Where two of them cross, one lies on the other. "
        "Crayons are lifted one by one, straight up, and only when nothing lies on them any more.",
        "zh": "一堆蜡笔，每支的一端标着编号。两支交叉处，一支压在另一支上面。"
        "蜡笔一支一支地垂直向上取走，只有上面不再压着东西的才能取。",
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
        "en": "How many other {noun}s have to be lifted before {noun} {piece} can be lifted?",
        "zh": "要取走 {piece} 号{noun}，必须先取走多少{measure}别的{noun}？",
    },
    False: {
        "en": "How many other {noun}s were certainly {made} later than {noun} {piece}?",
        "zh": "有多少{measure}别的{noun}可以肯定是在 {piece} 号之后{made}的？",
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
        "en": "One {noun} after another is lifted for as long as there is one with nothing on it. How many {noun}s can "
        "never be lifted?",
        "zh": "只要还有上面没压着东西的{noun}，就把它取走。有多少{measure}{noun}永远取不走？",
    },
    "held_boxes": {
        "en": "One {noun} after another is lifted for as long as there is one with nothing on it. Some {noun}s can "
        "never be lifted. Which ones?",
        "zh": "只要还有上面没压着东西的{noun}，就把它取走。有几{measure}{noun}永远取不走。是哪几{measure}？",
    },
}
_ASKS: Final = {"top": _TOP, "bottom": _BOTTOM, "count": _COUNT, "sure": _SURE, "order": _ORDER}
_TAGGED: Final[Text] = {
    "en": "(Box the square around its number.)",
    "zh": "（请框出它的编号所在的方块。）",
}
_ALL_TAGGED: Final[Text] = {
    "en": "(Box the square around the number of each.)",
    "zh": "（请框出每一个的编号所在的方块。）",
}
_NUMBER: Final[Text] = {"en": "(Give its number.)", "zh": "（回答它的编号。）"}
_AFTER: Final = {
    "top": (_NUMBER,),
    "bottom": (_NUMBER,),
    "top_box": (_TAGGED,),
    "bottom_box": (_TAGGED,),
    "held_boxes": (_ALL_TAGGED,),
}
_LIES: Final[dict[bool, Text]] = {
    True: {"en": "{over} lies on {under}.", "zh": "{over} 号压着 {under} 号。"},
    False: {"en": "{over} covers {under}.", "zh": "{over} 号盖住 {under} 号。"},
}
_ON: Final[Text] = {"en": "Over {under}: {over}.", "zh": "{under} 号之上：{over} 号。"}
_BARE: Final[dict[bool, Text]] = {
    True: {"en": "Nothing lies on {piece}.", "zh": "{piece} 号上面没有东西。"},
    False: {"en": "No other covers {piece}.", "zh": "没有什么盖住 {piece} 号。"},
}
_BREAKS: Final[dict[bool, Text]] = {
    True: {
        "en": "In {letter}, {under} comes before {over}, but {over} lies on {under}.",
        "zh": "{letter} 先取 {under} 号再取 {over} 号，但 {over} 号压着 {under} 号。",
    },
    False: {
        "en": "In {letter}, {over} comes before {under}, but {over} covers {under}.",
        "zh": "{letter} 把 {over} 号排在 {under} 号之前，但 {over} 号盖住 {under} 号。",
    },
}
_TAKEN: Final[Text] = {"en": "One after another, {taken} can be lifted.", "zh": "可依次取走 {taken} 号。"}
_NONE: Final[Text] = {"en": "None can be lifted.", "zh": "一个也取不走。"}
_SO: Final[dict[tuple[str, bool], Text]] = {
    ("count", True): {
        "en": "So {above} have to be lifted before {piece}: {count} in all.",
        "zh": "所以要取走 {piece} 号，必须先取走 {above} 号：共 {count} 个。",
    },
    ("count", False): {
        "en": "So {above} came later than {piece}: {count} in all.",
        "zh": "所以一定晚于 {piece} 号的是 {above} 号：共 {count} 个。",
    },
    ("bare", True): {"en": "Nothing lies on {piece}: 0.", "zh": "{piece} 号上面没有东西：0。"},
    ("bare", False): {"en": "No other covers {piece}: 0.", "zh": "没有什么盖住 {piece} 号：0。"},
    ("sure", True): {
        "en": "So {option} has to be lifted before {piece}: {answer}.",
        "zh": "所以要取走 {piece} 号，必须先取走 {option} 号，即 {answer}。",
    },
    ("sure", False): {
        "en": "So {option} came later than {piece}: {answer}.",
        "zh": "所以 {option} 号一定晚于 {piece} 号，即 {answer}。",
    },
    ("held", True): {
        "en": "So none of {above} can be lifted: {count} in all.",
        "zh": "所以 {above} 号都取不走，共 {count} 个。",
    },
    ("free", True): {"en": "So nothing is left: 0.", "zh": "所以一个也不剩：0。"},
    ("top", True): {"en": "So only {piece} has nothing on it.", "zh": "所以只有 {piece} 号上面没有东西。"},
    ("top", False): {
        "en": "So only {piece} is nowhere covered: it was last.",
        "zh": "所以只有 {piece} 号没被盖住，是最后的。",
    },
    ("bottom", True): {"en": "So only {piece} lies on no other.", "zh": "所以只有 {piece} 号没有压着别的。"},
    ("bottom", False): {
        "en": "So only {piece} covers no other: it was first.",
        "zh": "所以只有 {piece} 号没盖住别的，是最先的。",
    },
    ("order", True): {"en": "{answer} agrees with every crossing.", "zh": "{answer} 与每个交叉处都相符。"},
    ("order", False): {"en": "{answer} agrees with every crossing.", "zh": "{answer} 与每个交叉处都相符。"},
}
_PIECE: Final[Text] = {"en": "{noun} {number}: {hue}, {way}", "zh": "{number} 号{noun}：{hue}，{way}"}
_OVER: Final[Text] = {"en": "{over} over {under}", "zh": "{over} 压 {under}"}
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
    """The crossings that decide, in the order in which one finds them, and what follows."""
    edges, task, lifted = statement["crossings"], query["task"].partition("_")[0], statement["dress"] in _LIFTED
    numbers = range(1, len(statement["pieces"]) + 1)
    if task in ("count", "sure"):
        steps, above = _above(query["piece"], edges, _BARE[lifted])
        terms = {"piece": query["piece"], "count": len(above), "above": _and(above)}
        if not above:
            steps, task = [], "bare"
        if task == "sure":
            terms["option"], terms["answer"] = query["options"][LETTERS.index(answer)], answer
    elif task == "order":
        steps, terms = [], {"answer": answer}
        for letter, order in zip(LETTERS, query["options"], strict=False):
            for over, under in edges:
                if (order.index(over) < order.index(under)) != lifted:
                    steps.append(said(_BREAKS[lifted], letter=letter, over=over, under=under))
                    break
    elif task == "held":
        taken, left = _peeled(numbers, edges)
        steps = [said(_TAKEN, taken=_and(taken)) if taken else _NONE]
        steps += [said(_LIES[True], over=over, under=under) for under, over in _bound(left, edges)]
        terms = {"count": len(left), "above": _and(left)}
        task = "held" if left else "free"
    else:
        seen = {pair[task == "top"]: pair for pair in edges}
        steps = [said(_LIES[lifted], over=seen[one][0], under=seen[one][1]) for one in numbers if one in seen]
        terms = {"piece": answer.removeprefix("tag-")}
    return joined(*steps, said(_SO[task, lifted], **terms))


def _above(piece: int, edges: Sequence[Sequence[int]], bare: Text) -> tuple[list[Text], list[int]]:
    """All that lies on a piece, on each of those, and so on, told step by step; and all of these pieces.

    ``bare`` says of pieces that nothing is on them.
    """
    steps, reached, free = list[Text](), [piece], list[int]()
    for under in reached:
        if on := sorted({over for over, low in edges if low == under}):
            steps.append(said(_ON, under=under, over=_and(on)))
            reached += [over for over in on if over not in reached]
        else:
            free.append(under)
    return [*steps, *([said(bare, piece=_and(sorted(free), "or"))] if free else [])], sorted(reached[1:])


def _peeled(numbers: Sequence[int], edges: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """What can be lifted, in an order in which it can, and what cannot."""
    left, taken = [*numbers], list[int]()
    while free := [one for one in left if not any(over in left and under == one for over, under in edges)]:
        taken += free
        left = [one for one in left if one not in free]
    return taken, left


def _bound(left: Sequence[int], edges: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """For each of the pieces that are left, another one on it; first those that form a ring, along the ring."""
    over = {one: next(high for high, under in edges if under == one and high in left) for one in left}
    way = list(left[:1])
    while way and over[way[-1]] not in way:
        way.append(over[way[-1]])
    ring = way[way.index(over[way[-1]]) :] if way else []
    return [(one, over[one]) for one in [*ring, *(one for one in left if one not in ring)]]


def _and(pieces: Sequence[int], word: str = "and") -> Text:
    """Numbers in a row, such as ``1, 2 and 3``."""
    *most, last = map(str, pieces or ("",))
    return {"en": f"{', '.join(most)} {word} {last}" if most else last, "zh": "、".join((*most, last))}


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all that is asked stands in the question
    """The pieces with their colours and places, and all crossings."""
    noun = _NOUNS[statement["dress"]]
    told = []
    for number, piece in enumerate(statement["pieces"], 1):
        (a, b), (c, d) = piece["strokes"][0][0], piece["strokes"][-1][-1]
        way = said(_WAY, a=a, b=b, c=c, d=d)
        told.append(said(_PIECE, noun=noun, number=number, hue=COLOURS[piece["hue"]], way=way))
    wide, high = statement["size"]
    crossings = listed((said(_OVER, over=over, under=under) for over, under in statement["crossings"]), SEMICOLON)
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
