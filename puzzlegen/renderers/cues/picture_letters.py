"""Words and draws the pictures of `puzzlegen.generators.cues.picture_letters`."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits import plates
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import joined

_RADIUS: Final = 1.2  # of a picture
_SMALLEST: Final = 0.95  # likewise where sizes order them
_CELL: Final = {"thread": (3.3, 3.1), "growing": (4.0, 3.95), "shrinking": (4.0, 3.95)}
_STEP: Final = 3.0  # from one picture of a ring to the next
_OPTION: Final = (2.2, 0.6)  # side of a drawn option, and the room between two
_BELOW: Final = 0.45

_NAMES: Final[Text] = {
    "en": "Each picture stands for its English name, a single word.",
    "zh": "每幅图代表它的英文名称（一个单词）。",
}
_DOTS: Final[Text] = {
    "en": "The dots under a picture tell which letter of the name counts: one dot for the first letter, two dots for "
    "the second one, and so on.",
    "zh": "图下的圆点表示名称中取第几个字母：一个点取第一个字母，两个点取第二个字母，依此类推。",
}
_RINGS: Final[Text] = {
    "en": "Rings count from the end of the name: one ring for the last letter, two rings for the last but one, and so "
    "on.",
    "zh": "空心圆圈从名称末尾数起：一个圈取最后一个字母，两个圈取倒数第二个字母，依此类推。",
}
_COURSES: Final[Mapping[str, Text]] = {
    "thread": {
        "en": "Follow the thread from the flag to its other end: the letters of the pictures that it joins spell a "
        "common English word. The other pictures do not count.",
        "zh": "从小旗处沿线走到另一端，线串起的各图给出的字母依次拼成一个常见的英文单词。其他图不算。",
    },
    "growing": {
        "en": "Read the pictures with dots from the smallest to the largest: their letters spell a common English "
        "word. Pictures without dots do not count.",
        "zh": "把有圆点的图从最小到最大依次读出，它们给出的字母拼成一个常见的英文单词。没有圆点的图不算。",
    },
    "shrinking": {
        "en": "Read the pictures with dots from the largest to the smallest: their letters spell a common English "
        "word. Pictures without dots do not count.",
        "zh": "把有圆点的图从最大到最小依次读出，它们给出的字母拼成一个常见的英文单词。没有圆点的图不算。",
    },
    "hops": {
        "en": "Begin with the picture at the flag. From each picture that you have read, go on clockwise by as many "
        "places as its name has letters (from a CAT, three places), and read the picture there. The letters of the "
        "first {letters} pictures that you read spell a common English word.",
        "zh": "从小旗处的图开始。每读完一幅图，它的名称有几个字母，就按顺时针方向前进几个位置"
        "（读完 CAT 前进三个位置），再读那里的图。最先读到的 {letters} 幅图给出的字母依次拼成一个常见的英文单词。",
    },
}
_MISSING: Final[Text] = {
    "en": "One picture is missing; only its dots are left.",
    "zh": "其中缺了一幅图，只留下它的圆点。",
}
_MISSING_RINGS: Final[Text] = {
    "en": "One picture is missing; only its rings are left.",
    "zh": "其中缺了一幅图，只留下它的圆圈。",
}
_ASK: Final[Mapping[str, Text]] = {
    "word": {"en": "Which word is it?", "zh": "是哪个单词？"},
    "word_choice": {"en": "Which of these words is it?", "zh": "是下面哪个单词？"},
    "missing": {"en": "Which of the pictures A to D belongs in its place?", "zh": "A 到 D 中，哪幅图应放在那里？"},
    "exchanged": {
        "en": "The picture on the tray now takes the place of one of the pictures A to D; all dots stay where they "
        "are. After that, the letters spell another common English word. Which of the pictures A to D has to go?",
        "zh": "现在用托盘上的图替换图 A 到 D 中的一幅，所有圆点保持不动。替换后，字母拼成另一个常见的英文单词。"
        "被替换的是哪幅图？",
    },
    "last": {
        "en": "Which of the pictures A to D is the last one to be read?",
        "zh": "A 到 D 中，哪幅图是最后读到的？",
    },
}
_SHORT: Final[Text] = {
    "en": "The pictures stand for English words, and each gives one letter.",
    "zh": "每幅图代表一个英文单词，各给出一个字母。",
}
_GIVES: Final[Text] = {"en": "{name} gives {letter}", "zh": "{name} 给出 {letter}"}
_LEADS: Final[Text] = {
    "en": "{name} gives {letter} and leads {hops} on",
    "zh": "{name} 给出 {letter}，前进 {hops} 个位置",
}
_COMMA: Final[Text] = {"en": ", ", "zh": "，"}
_THUS: Final[Mapping[str, Text]] = {
    "word": {"en": "One after the other: {steps}. So the word is {word}.", "zh": "依次：{steps}。所以单词是 {word}。"},
    "missing": {
        "en": "The other pictures: {steps}. That leaves {gap}. {tried}. Only {name} makes a word, {word}.",
        "zh": "其余各图：{steps}，得到 {gap}。{tried}。只有 {name} 拼成单词 {word}。",
    },
    "exchanged": {
        "en": "At first: {steps}, so {word}. With {name} in its place, {tried}. Only the one for {answer} is a word.",
        "zh": "原来：{steps}，即 {word}。换成 {name} 后，{tried}。只有替换 {answer} 得到单词。",
    },
    "last": {
        "en": "One after the other: {steps}. So the reading ends at {name}, picture {answer}, and the word is {word}.",
        "zh": "依次：{steps}。所以最后读到 {name}，即图 {answer}，单词是 {word}。",
    },
}
_WOULD: Final[Text] = {"en": "{name} would give {result}", "zh": "{name} 会得到 {result}"}
_FOR: Final[Text] = {"en": "{letter} becomes {result}", "zh": "替换 {letter} 得 {result}"}
_TOLD: Final[Mapping[str, Text]] = {
    "picture": {"en": "(picture: {name})", "zh": "（图：{name}）"},
    "?": {"en": "(missing picture)", "zh": "（缺少的图）"},
    "dots": {"en": "{picture}, dots: {count}", "zh": "{picture}，圆点 {count} 个"},
    "rings": {"en": "{picture}, rings: {count}", "zh": "{picture}，圆圈 {count} 个"},
    "bare": {"en": "{picture}, no dots", "zh": "{picture}，没有圆点"},
    "sized": {"en": "{picture}, size {size}", "zh": "{picture}，大小 {size}"},
    "lettered": {"en": "{picture}, lettered {letter}", "zh": "{picture}，标有 {letter}"},
    "thread": {"en": "Along the thread, from the flag on", "zh": "从小旗开始，沿线依次"},
    "beside": {"en": "Beside the thread", "zh": "不在线上"},
    "ring": {"en": "In a ring, clockwise from the flag on", "zh": "围成一圈，从小旗开始按顺时针方向"},
    "scattered": {"en": "Pictures", "zh": "各图"},
    "tray": {"en": "On the tray", "zh": "托盘上"},
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the word, for a picture that is missing or has to go, or for the last one that is read."""
    task, marks = query["task"], [mark for _, mark in statement["things"]]
    rules = [_NAMES]
    rules += [_DOTS] if max(marks) > 0 else []
    rules += [_RINGS] if min(marks) < 0 else []
    rules.append(said(_COURSES[statement["course"]], letters=statement["letters"]))
    if task == "missing":
        rules.append(_MISSING if _marked(statement, "?") > 0 else _MISSING_RINGS)
    offered = query.get("options", ())
    texts = tuple(map(same, offered)) if task == "word_choice" else (None,) * len(offered)
    kind = Kind.LETTER if offered else Kind.WORD
    return Wording(_ASK[task], kind, joined(*rules), joined(_SHORT, _ASK[task]), texts)


def _marked(statement: Statement, thing: str) -> int:
    """The dots under a thing, or its rings as a negative number."""
    return next(int(mark) for icon, mark in statement["things"] if icon == thing)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What each picture gives, and what follows."""
    task, spelled, steps = query["task"], why["word"], why["steps"]
    hops, gap_at = statement["course"] == "hops", why.get("at")
    shown = []
    for place, (name, _) in enumerate(steps):
        leads = hops and place < len(steps) - 1
        if place != gap_at:
            shown.append(said(_LEADS if leads else _GIVES, name=name, letter=spelled[place], hops=len(name)))
    told = _THUS.get(task, _THUS["word"])
    tried: list[Text] = []
    name = steps[-1][0]
    if task == "missing":
        name = steps[gap_at][0]
        things = [thing for thing in query["options"] if facts().called[thing][0].upper() != name]
        called = [facts().called[thing][0].upper() for thing in things]
        tried = [said(_WOULD, name=one, result=text) for one, text in zip(called, why["results"], strict=True)]
    elif task == "exchanged":
        name = facts().called[query["thing"]][0].upper()
        tried = [said(_FOR, letter=letter, result=text) for letter, text in zip(LETTERS, why["results"], strict=False)]
    gap = "".join("?" if place == gap_at else letter for place, letter in enumerate(spelled))
    between = SEMICOLON if hops else _COMMA
    return said(
        told, steps=listed(shown, between), word=spelled, gap=gap, tried=listed(tried, _COMMA), name=name, answer=answer
    )


def describe(statement: Statement, query: Statement) -> Text:
    """The pictures with their dots, in the order of the thread or ring, or with their sizes."""
    lettered = dict(zip(query["options"], LETTERS, strict=False)) if query["task"] in ("exchanged", "last") else {}
    shown = []
    for place, (thing, mark) in enumerate(statement["things"]):
        told = said(_TOLD["dots" if mark > 0 else "rings" if mark else "bare"], picture=_named(thing), count=abs(mark))
        if statement["sizes"]:
            told = said(_TOLD["sized"], picture=told, size=statement["sizes"][place])
        shown.append(said(_TOLD["lettered"], picture=told, letter=lettered[place]) if place in lettered else told)
    if statement["course"] == "thread":
        others = [one for place, one in enumerate(shown) if place not in statement["thread"]]
        along = [shown[place] for place in statement["thread"]]
        parts = [named(_TOLD["thread"], listed(along, SEMICOLON)), named(_TOLD["beside"], listed(others, SEMICOLON))]
    else:
        parts = [named(_TOLD["ring" if statement["course"] == "hops" else "scattered"], listed(shown, SEMICOLON))]
    if query["task"] == "missing":
        parts.append(options(map(_named, query["options"])))
    if query["task"] == "exchanged":
        parts.append(named(_TOLD["tray"], _named(query["thing"])))
    return lines(*parts)


def _named(thing: str) -> Text:
    """A picture by its name."""
    return _TOLD["?"] if thing == "?" else said(_TOLD["picture"], name=facts().name_of(thing))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The pictures on their ground, and drawn options or a tray below; a unit is a little less than half a picture."""
    dress, task = statement["dress"], query["task"]
    middles, radii, (width, height) = _laid_out(statement)
    nodes = plates.ground(dress, width, height)
    if statement["course"] == "hops":
        nodes += plates.clockwise(width / 2, height / 2)
    if statement["thread"]:
        nodes += plates.thread([middles[place] for place in statement["thread"]])
    for (thing, mark), (x, y), r in zip(statement["things"], middles, radii, strict=True):
        nodes += plates.picture(dress, thing, mark, x, y, r)
    if statement["course"] in ("hops", "thread"):
        first = (statement["thread"] or [0])[0]
        (x, y), r = middles[first], radii[first]
        nodes += plates.flag(x, y, r)
    if task in ("exchanged", "last"):
        for letter, place in zip(LETTERS, query["options"], strict=False):
            (x, y), r = middles[place], radii[place]
            nodes += plates.tag(letter, *_beside(x, y, r, width, statement["course"] == "hops"))
    below = height + _BELOW
    if task == "missing":
        side, between = _OPTION
        left = width / 2 - 2 * side - 1.5 * between
        for place, thing in enumerate(query["options"]):
            nodes += _option(LETTERS[place], thing, left + place * (side + between), below)
        below += side + 0.9
    elif task == "exchanged":
        nodes += plates.tray(query["thing"], width / 2, below + 1.0)
        below += 2.1
    return (Scene(width + 0.8, below + 0.4, (Group(tuple(nodes), 0.4, 0.4),), (40, 52)),)


def _laid_out(statement: Statement) -> tuple[list[plates.Point], list[float], tuple[float, float]]:
    """The middles and the radii of the pictures, and the width and height of what they lie on."""
    count, margin = len(statement["things"]), 0.75
    if statement["course"] == "hops":
        out = count * _STEP / (2 * pi)
        side = 2 * (out + _RADIUS + margin)
        turns = [2 * pi * (place / count + statement["turn"] / 4 + 1 / 16) for place in range(count)]
        middles = [(side / 2 + out * cos(turn), side / 2 + out * sin(turn)) for turn in turns]
        return middles, [_RADIUS] * count, (side, side)
    across, down = _CELL[statement["course"]]
    sizes: Sequence[int] = statement["sizes"]
    radii = [_SMALLEST * size / 100 for size in sizes] if sizes else [_RADIUS] * count
    first, cells = max(radii) + margin, statement["cells"]
    left, top = (min(cell[axis] for cell in cells) for axis in (0, 1))
    middles = [(first + across * (column - left), first + down * (row - top)) for column, row in cells]
    far = [max(middle[axis] for middle in middles) + first for axis in (0, 1)]
    return middles, radii, (max(far[0], 11.2), far[1])


def _beside(x: float, y: float, r: float, width: float, ringed: bool) -> plates.Point:
    """Where a picture's letter stands: at its top left, or inside of the ring."""
    right, down = (width / 2 - x, width / 2 - y) if ringed else (-1.0, -1.0)
    out = (r + 0.42 if ringed else 1.25 * r) / hypot(right, down)
    return x + out * right, y + out * down


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    side, _ = _OPTION
    return [
        Rect(x, y, side, side, None, "line", "thin", 0.14),
        Group(ICONS[thing], x + 0.2, y + 0.2, side - 0.4),
        Label(x + side / 2, y + side + 0.4, letter, 0.36, "label", "label"),
        Element(option_element(letter), x, y, side, side),
    ]
