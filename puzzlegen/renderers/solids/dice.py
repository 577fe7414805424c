"""Shows dice."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.marks import NUMBERS, SYMMETRY, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import lines, numbered, options, said
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.solids.kits.cubes import draw_cube
from puzzlegen.renderers.solids.kits.die_reasons import Views, against, chain, order, turn
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, cube, mark
from puzzlegen.renderers.solids.kits.marks import figure
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net

_UNIT: Final = (0, 1), (1, 1), (1, 0), (0, 0)
_COUNTS: Final[Mapping[int, Text]] = {
    2: {"en": "two", "zh": "两"},
    3: {"en": "three", "zh": "三"},
    4: {"en": "four", "zh": "四"},
}
_RULES: Final[Mapping[bool, Text]] = {  # whether there are figures
    True: {
        "en": "The upper part of the picture shows {count} views of one and the same cube, whose six faces have six "
        "different marks.",
        "zh": "图的上半部分是同一个正方体的{count}个视图，它的六个面上有六个不同的图案。",
    },
    False: {
        "en": "The picture shows {count} views of one and the same die. Its six faces have 1 to 6 pips, each number "
        "once; the numbers on opposite faces need not add up to seven.",
        "zh": "图中是同一个骰子的{count}个视图。它的六个面上分别有 1 到 6 个点，每个数字恰好一次；"
        "相对两面的点数之和不一定是七。",
    },
}
_COVERED: Final[Text] = {
    "en": "A face that is shown without a mark is covered in that view: it has one of the marks, too.",
    "zh": "没有画图案的面在该视图中被遮住：它上面也有图案。",
}
_HIDDEN: Final[Text] = {"en": "covered", "zh": "被遮住"}
_ASK: Final[Mapping[tuple[str, bool], Text]] = {
    ("opposite", True): {
        "en": "Which of the marks A to D is on the face opposite to the one with the {asked} mark, however it is "
        "turned?",
        "zh": "A 到 D 中哪一个图案位于{asked}图案的对面（不论朝向）？",
    },
    ("bottom", True): {
        "en": "Which of the marks A to D is on the bottom of the cube as it stands in the leftmost view, however it is "
        "turned?",
        "zh": "在最左边的视图中，正方体的底面是 A 到 D 中的哪一个图案（不论朝向）？",
    },
    ("missing", True): {
        "en": "In the rightmost view, a question mark stands for the mark of one face. Each of A to D shows this view "
        "with that face filled in. Which one is right, in the mark and in how it is turned?",
        "zh": "在最右边的视图中，有一个面的图案用问号代替。A 到 D 各在该视图中补上了这个面。哪一个的图案和朝向都正确？",
    },
    ("opposite", False): {
        "en": "How many pips are on the face opposite to the one with {asked}?",
        "zh": "{asked} 点的对面有几个点？",
    },
    ("bottom", False): {
        "en": "How many pips are on the bottom of the die as it stands in the leftmost view?",
        "zh": "在最左边的视图中，骰子的底面有几个点？",
    },
    ("missing", False): {
        "en": "In the rightmost view, a question mark stands for the pips of one face. How many are there?",
        "zh": "在最右边的视图中，有一个面的点用问号代替。该面有几个点？",
    },
}
_SHORT: Final[Mapping[tuple[str, bool], Text]] = {
    ("opposite", True): {
        "en": "All views show the same cube. Which of the marks A to D is opposite to the {asked} mark, however it is "
        "turned?",
        "zh": "各视图是同一个正方体。A 到 D 中哪一个图案位于{asked}图案的对面（不论朝向）？",
    },
    ("bottom", True): {
        "en": "All views show the same cube. Which of the marks A to D is on its bottom in the leftmost view, however "
        "it is turned?",
        "zh": "各视图是同一个正方体。在最左边的视图中，底面是 A 到 D 中的哪一个图案（不论朝向）？",
    },
    ("missing", True): {
        "en": "All views show the same cube. Which of A to D shows the rightmost view with the right mark, rightly "
        "turned, instead of the question mark?",
        "zh": "各视图是同一个正方体。A 到 D 中哪一个在最右边的视图的问号处补上了正确的图案，且朝向正确？",
    },
    ("opposite", False): {
        "en": "All views show the same die; opposite faces need not add up to seven. How many pips are opposite to "
        "the face with {asked}?",
        "zh": "各视图是同一个骰子，相对两面的点数之和不一定是七。{asked} 点的对面有几个点？",
    },
    ("bottom", False): {
        "en": "All views show the same die; opposite faces need not add up to seven. How many pips are on its bottom "
        "in the leftmost view?",
        "zh": "各视图是同一个骰子，相对两面的点数之和不一定是七。在最左边的视图中，底面有几个点？",
    },
    ("missing", False): {
        "en": "All views show the same die; opposite faces need not add up to seven. How many pips belong where the "
        "question mark is?",
        "zh": "各视图是同一个骰子，相对两面的点数之和不一定是七。问号处应有几个点？",
    },
}
_COUNTED: Final[Text] = {"en": "Views count from the left.", "zh": "视图从左往右数。"}
_SO: Final[Text] = {"en": "So it is {mark}.", "zh": "所以是{mark}。"}
_SO_LETTER: Final[Text] = {"en": "That is {answer}.", "zh": "这就是 {answer}。"}
_VIEW: Final[Text] = {"en": "View {number} from the left", "zh": "从左起第 {number} 个视图"}
_FILLED: Final[Text] = {
    "en": "Each option shows the last view with this instead of the question mark:",
    "zh": "各选项在最后一个视图的问号处画有：",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the mark on a face."""
    options = query.get("options", ())
    key = query["task"], bool(options)
    count, asked = _COUNTS[len(statement["views"])], query.get("asked")
    name: Text = {}
    if asked is not None:
        name = COLOURS[asked["hue"]] if options else dict.fromkeys(LANGUAGES, str(NUMBERS.index(asked["mark"]) + 1))

    def filled(text: Text) -> Text:
        return {one: text[one].format(count=count[one], asked=name.get(one, "")) for one in LANGUAGES}

    covered = [_COVERED] if any(None in view.values() for view in statement["views"][:-1]) else []
    return Wording(
        rules=joined(filled(_RULES[bool(options)]), *covered),
        ask=filled(_ASK[key]),
        short=joined(*covered, filled(_SHORT[key])),
        kind=Kind.LETTER if options else Kind.NUMBER,
        options=(None,) * len(options),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What the views show to be opposite, and what follows for the face that is asked about."""
    looks = msgspec.convert(statement["views"], list[dict[str, Sign | None]])
    shown = [{face: sign for face, sign in look.items() if sign is not None} for look in looks]
    options = msgspec.convert(dict(zip(LETTERS, query.get("options", ()), strict=False)), dict[str, Sign])
    mark = options[answer].mark if options else NUMBERS[int(answer) - 1]
    for views in (Views(shown), Views(shown, why["behind"])):  # where trying only tells what is opposite, it is given
        if query["task"] != "missing":
            told: Sequence[Text] | None = chain([views.found[mark]]) if mark in views.found else None
        else:
            asked = next(face for face, sign in looks[-1].items() if sign is None)
            told = _filled(views, asked, mark, answer, options)
        if told is not None:
            break
    assert told is not None, "what is behind all faces tells the rest"
    so = said(_SO_LETTER, answer=answer) if options else said(_SO, mark=views.name(mark))
    return joined(_COUNTED, *map(sentence, told), so)


def _filled(views: Views, asked: str, mark: str, answer: str, options: Mapping[str, Sign]) -> Sequence[Text] | None:
    """Why this belongs at the question mark, or else why none of the other options does."""
    which = order(views, asked, mark)
    if not options:
        return which
    if which is None:
        which = against(views, asked, {letter: one for letter, one in options.items() if one.mark != mark})
    if which is None or SYMMETRY[mark] == 1:
        return which
    others = {letter: one for letter, one in options.items() if one.mark == mark and letter != answer}
    how = turn(views, asked, options[answer]) or against(views, asked, others)
    return None if how is None else [*which, *(words for words in how if words not in which)]


def describe(statement: Statement, query: Statement) -> Text:
    """What is on the faces in each view, and in the options."""
    *views, last = statement["views"]
    parts = [FACES, numbered(_VIEW, [*(cube(view, _HIDDEN) for view in views), cube(last)])]
    if "options" in query:
        parts += [_FILLED] if query["task"] == "missing" else []
        parts.append(options(map(mark, query["options"])))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The views in a row, and below them the options: marks, or the last view with its missing mark."""
    views, options = statement["views"], query.get("options", ())
    if query["task"] == "missing":
        last = views[-1]
        offered = [draw_cube({face: last[face] or option for face in last}) for option in options]
    else:
        offered = [draw_net([Panel(_UNIT, figure(msgspec.convert(option, Sign)))]) for option in options]
    room = Room(1.5 if query["task"] == "missing" else 1.2)
    shown = [*(draw_cube(view, ()) for view in views[:-1]), draw_cube(views[-1])]
    return (arranged(shown, Room(1.5), offered, room, LETTERS, 4),)
