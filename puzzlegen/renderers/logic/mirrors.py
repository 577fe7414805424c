"""Shows the boxes of mirrors of `puzzlegen.generators.logic.mirrors`."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Scene
from puzzlegen.renderers.kits.telling import (
    PAIRS,
    SEMICOLON,
    grid,
    legend,
    lines,
    listed,
    named,
    options,
    pair,
    said,
    same,
)
from puzzlegen.renderers.kits.wording import counting, joined, number_meant, sentence
from puzzlegen.renderers.logic.kits.mirror_boxes import MARGIN, badge, box, lamp, mirror, opening


class _Dress(NamedTuple):
    """What moves, what it starts from and what it meets."""

    ray: Text
    lamp: Text
    mirror: Text


_MIRROR: Final[Text] = {"en": "mirror", "zh": "镜子"}
_BOARD: Final[Text] = {"en": "board", "zh": "挡板"}
_DRESSES: Final[dict[str, _Dress]] = {
    "laser": _Dress({"en": "laser beam", "zh": "激光"}, {"en": "laser", "zh": "激光器"}, _MIRROR),
    "harbour": _Dress({"en": "beam of light", "zh": "光束"}, {"en": "lighthouse", "zh": "灯塔"}, _MIRROR),
    "periscope": _Dress({"en": "ray of light", "zh": "光线"}, {"en": "lamp", "zh": "灯"}, _MIRROR),
    "billiard": _Dress(
        {"en": "ball", "zh": "球"}, {"en": "ball's start", "zh": "球的起点"}, {"en": "cushion", "zh": "挡板"}
    ),
    "sweeper": _Dress(
        {"en": "robot vacuum", "zh": "扫地机器人"}, {"en": "robot's start", "zh": "机器人的起点"}, _BOARD
    ),
}
_MOVERS: Final = ("billiard", "sweeper")
_LIGHT: Final[Text] = {
    "en": "A box is seen from above. From the {lamp}, the {ray} goes straight into the box, as the arrow shows, and "
    "straight on until it meets a {mirror}. All {mirror}s stand at 45 degrees and reflect on both sides, so that the "
    "{ray} turns through a right angle. At the rim it leaves through the opening that it comes to.",
    "zh": "这是从上方看到的一个盒子。{ray}从{lamp}沿箭头方向射入盒中，一直直行，直到遇到{mirror}。"
    "所有{mirror}都与方格边成 45 度，两面都反光，{ray}遇到后转过一个直角。到达边缘时，{ray}从所遇到的开口射出。",
}
_ROLLS: Final[Text] = {
    "en": "A box is seen from above. From its start, the {ray} goes straight into the box, as the arrow shows, and "
    "straight on until it hits a {mirror}. All {mirror}s stand at 45 degrees; whichever side is hit, the {ray} turns "
    "through a right angle. At the rim it leaves through the opening that it comes to.",
    "zh": "这是从上方看到的一个盒子。{ray}从起点沿箭头方向进入盒中，一直直行，直到碰到{mirror}。"
    "所有{mirror}都与方格边成 45 度，无论碰到哪一面，{ray}都转过一个直角。到达边缘时，{ray}从所遇到的开口离开。",
}
_HALF: Final[Text] = {
    "en": "A dashed line is a half mirror, which splits the light that meets it, on either side: one part turns as at "
    "a mirror, the other one goes straight on. The opening with the {lamp} is no exit.",
    "zh": "虚线是半透镜，光无论从哪一面射来都分成两束：一束像遇到镜子那样转弯，另一束继续直行。"
    "{lamp}所在的开口不算出口。",
}
_SWINGS: Final[Text] = {
    "en": "A {mirror} with a round pivot swings through 90 degrees each time it has been hit, so that it stands the "
    "other way when it is hit again.",
    "zh": "中间有圆轴的{mirror}每被碰一次，随后就转动 90 度，下次被碰时方向正好相反。",
}
_ASK: Final[dict[str, Text]] = {
    "exit": {
        "en": "What is the number of the opening through which the {ray} leaves?",
        "zh": "{ray}从几号开口离开？",
    },
    "gate": {
        "en": "Through which of the openings A to D does the {ray} leave?",
        "zh": "{ray}从 A 到 D 中的哪个开口离开？",
    },
    "hits": {
        "en": "How many {mirror}s does the {ray} meet? One that it meets more than once counts once.",
        "zh": "{ray}一共遇到多少个{mirror}？多次遇到的只算一个。",
    },
    "both": {
        "en": "How many {mirror}s does the {ray} meet on both sides?",
        "zh": "有多少个{mirror}两面都被{ray}射到？",
    },
    "twice": {
        "en": "Which of the squares A to D does the {ray} cross twice?",
        "zh": "{ray}两次穿过 A 到 D 中的哪一个方格？",
    },
    "turn": {
        "en": "Which of the {mirror}s A to D must be turned through 90 degrees beforehand for the {ray} to leave at "
        "the star?",
        "zh": "应事先把 A 到 D 中的哪个{mirror}转 90 度，{ray}才会从星号处离开？",
    },
    "turns": {
        "en": "Each of the letters A to D marks two {mirror}s. Which two of them, with the same letter, must both "
        "be turned through 90 degrees beforehand for the {ray} to leave at the star?",
        "zh": "字母 A 到 D 各标着两个{mirror}。应事先把哪个字母的两个{mirror}都转 90 度，{ray}才会从星号处离开？",
    },
    "remove": {
        "en": "Which of the {mirror}s A to D must be taken away for the {ray} to leave at the star?",
        "zh": "应拿走 A 到 D 中的哪个{mirror}，{ray}才会从星号处离开？",
    },
    "removes": {
        "en": "Each of the letters A to D marks two {mirror}s. Which two of them, with the same letter, must both "
        "be taken away for the {ray} to leave at the star?",
        "zh": "字母 A 到 D 各标着两个{mirror}。应把哪个字母的两个{mirror}都拿走，{ray}才会从星号处离开？",
    },
    "turn_box": {
        "en": "One {mirror} must be turned through 90 degrees for the {ray} to leave at the star. Which one? (Box "
        "its square.)",
        "zh": "要让{ray}从星号处离开，需把一个{mirror}转 90 度。是哪一个？（框出它所在的方格。）",
    },
    "lit": {"en": "Through how many openings does light leave?", "zh": "有多少个开口有光射出？"},
    "dark": {"en": "Through which of the openings A to D does no light leave?", "zh": "A 到 D 中哪个开口没有光射出？"},
}
_HEADINGS: Final[tuple[Text, ...]] = (
    {"en": "up", "zh": "上"},
    {"en": "right", "zh": "右"},
    {"en": "down", "zh": "下"},
    {"en": "left", "zh": "左"},
)
_CELL: Final[Text] = {"en": "r{row}c{column}", "zh": "r{row}c{column}"}
_CELLS: Final[Text] = {
    "en": "(r2c5 is row 2 from the top, column 5 from the left.)",
    "zh": "（r2c5 指从上数第 2 行、从左数第 5 列。）",
}
_MET: Final[Text] = {"en": "{cell} {heading}", "zh": "{cell} 向{heading}"}
_STRAIGHT: Final[Text] = {"en": "straight through {cell}", "zh": "直穿 {cell}"}
_OPENING: Final[Text] = {"en": "opening {name}", "zh": "开口 {name}"}
_STAR: Final[Text] = {"en": "the star", "zh": "星号处"}
_WAY: Final[Text] = {
    "en": "Follow the {ray} from turn to turn: {met}; it leaves at {name}.",
    "zh": "跟着{ray}一个转弯一个转弯地走：{met}；最后从{name}离开。",
}
_NUMBERED: Final[Text] = {"en": "That makes {number}.", "zh": "所以答案是 {number}。"}
_TWO_SIDES: Final[Text] = {
    "en": "The ones listed twice are met on both sides: {cells}.",
    "zh": "其中出现两次的位置，两面都被射到：{cells}。",
}
_AGAIN: Final[Text] = {
    "en": "Listed more than once, but counted only once: {cells}.",
    "zh": "多次出现、只算一个的有：{cells}。",
}
_TWICE: Final[Text] = {
    "en": "Square {letter} is crossed once along its row and once along its column, the others only once.",
    "zh": "方格 {letter} 横着、竖着各穿过一次，其余的只穿过一次。",
}
_AFTER: Final[Text] = {
    "en": "As the box stands, the {ray} leaves at {before}. After the change, its turns are {met}, and it leaves at "
    "the star.",
    "zh": "按现状，{ray}从{before}离开。改动后，它依次这样转弯：{met}，从星号处离开。",
}
_TRIED: Final[Text] = {"en": "{letter} leads to {name}", "zh": "{letter} 使它到{name}"}
_RIGHT: Final[Text] = {"en": "So the answer is {letter}: {tried}.", "zh": "所以答案是 {letter}：{tried}。"}
_LIT: Final[Text] = {"en": "{name}: {cells}", "zh": "{name}：{cells}"}
_ALL: Final[Text] = {
    "en": "Follow the light to where it leaves. {ways}.",
    "zh": "跟着光走到它射出的地方。{ways}。",
}
_DARK: Final[Text] = {"en": "No light reaches opening {letter}.", "zh": "没有光到达开口 {letter}。"}
_PORTS: Final[Text] = {
    "en": "There is an opening at both ends of each row and column. The openings are numbered clockwise from 1, "
    "which is above column 1; {right} is at the right of row 1, {below} below the last column, {left} at the left of "
    "the last row. The {lamp} is at opening {lamp_at}.",
    "zh": "每行每列的两端各有一个开口，从第 1 列上方的 1 号起按顺时针编号；{right} 号在第 1 行右侧，"
    "{below} 号在最后一列下方，{left} 号在最后一行左侧。{lamp}在 {lamp_at} 号开口。",
}
_GOAL: Final[Text] = {"en": "The star is at opening {goal}.", "zh": "星号在 {goal} 号开口。"}
_SIGNS: Final[dict[str, Text]] = {
    ".": {"en": "an empty square", "zh": "空格"},
    "/": {"en": "a {mirror} from bottom left to top right", "zh": "从左下到右上的{mirror}"},
    "\\": {"en": "a {mirror} from top left to bottom right", "zh": "从左上到右下的{mirror}"},
    "z": {"en": "a half mirror from bottom left to top right", "zh": "从左下到右上的半透镜"},
    "s": {"en": "a half mirror from top left to bottom right", "zh": "从左上到右下的半透镜"},
    "f": {"en": "a {mirror} with a pivot, from bottom left to top right", "zh": "从左下到右上、带圆轴的{mirror}"},
    "g": {"en": "a {mirror} with a pivot, from top left to bottom right", "zh": "从左上到右下、带圆轴的{mirror}"},
}


def _terms(statement: Statement) -> dict[str, Text]:
    dress = _DRESSES[statement["dress"]]
    return {"ray": dress.ray, "lamp": dress.lamp, "mirror": dress.mirror}


def _kept(statement: Statement) -> set[str]:
    return {sign for row in statement["rows"] for sign in row}


def _heading(statement: Statement) -> int:
    """The direction in which one comes in, as a place in `_HEADINGS`."""
    return (2, 3, 0, 1)[(statement["lamp"] - 1) // len(statement["rows"])]


def word(statement: Statement, query: Statement) -> Wording:
    """How rays turn, and what is asked."""
    task, terms = query["task"].removesuffix("_choice"), _terms(statement)
    rules = [_ROLLS if statement["dress"] in _MOVERS else _LIGHT]
    rules += [_HALF] if _kept(statement) & {*"zs"} else []
    rules += [_SWINGS] if _kept(statement) & {*"fg"} else []
    several = task in ("turn", "remove") and len(query["options"][0]) > 1
    ask = said(_ASK[f"{task}s" if several else task], **terms)
    if task in ("hits", "both", "lit"):
        kind, texts = counting(query)
        return Wording(ask, kind, joined(*(said(rule, **terms) for rule in rules)), options=texts)
    kind = Kind.NUMBER if task == "exit" else Kind.BOX if task == "turn_box" else Kind.LETTER
    drawn = (None,) * 4 if kind is Kind.LETTER else ()
    return Wording(ask, kind, joined(*(said(rule, **terms) for rule in rules)), options=drawn)


def _names(query: Statement) -> dict[int, Text]:
    """What stands at openings instead of their numbers."""
    if query["task"] in ("gate", "dark"):
        return {port: same(letter) for port, letter in zip(query["options"], LETTERS, strict=False)}
    return {query["goal"]: same("★")} if "goal" in query else {}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The way, mirror by mirror."""
    task, terms, names = query["task"].removesuffix("_choice"), _terms(statement), _names(query)

    def at(port: int) -> Text:
        return _STAR if port == query.get("goal") else said(_OPENING, name=names.get(port, same(port)))

    def turns(met: Sequence[Sequence[int]]) -> Text:
        heading, told = _heading(statement), list[Text]()
        for row, column, to in met:
            cell = said(_CELL, row=row + 1, column=column + 1)
            told.append(said(_STRAIGHT, cell=cell) if to == heading else said(_MET, cell=cell, heading=_HEADINGS[to]))
            heading = to
        return listed(told)

    if task in ("lit", "dark"):
        shown = [(port, met) for port, met in why["lit"] if task == "lit" or port in names]
        ways = listed((said(_LIT, name=sentence(at(port)), cells=turns(met)) for port, met in shown), SEMICOLON)
        end = said(_DARK, letter=answer) if task == "dark" else said(_NUMBERED, number=number_meant(query, answer))
        return joined(said(_ALL, ways=ways), end, _CELLS)
    if task in ("turn", "remove", "turn_box"):
        told = said(_AFTER, **terms, before=at(why["leaves"]), met=turns(why["after"]))
        if not why["tried"]:
            return joined(told, _CELLS)
        tried = [said(_TRIED, letter=a, name=at(port)) for a, port in zip(LETTERS, why["tried"], strict=False)]
        return joined(told, said(_RIGHT, letter=answer, tried=listed(tried, SEMICOLON)), _CELLS)
    way = said(_WAY, **terms, met=turns(why["way"]), name=at(why["leaves"]))
    if task == "twice":
        return joined(way, said(_TWICE, letter=answer), _CELLS)
    if task in ("exit", "gate"):
        return joined(way, _CELLS)
    cells = [(row, column) for row, column, _ in why["way"]]
    twice = [
        said(_CELL, row=row + 1, column=column + 1)
        for row, column in dict.fromkeys(cells)
        if cells.count((row, column)) > 1
    ]
    number = said(_NUMBERED, number=number_meant(query, answer))
    again = said(_TWO_SIDES if task == "both" else _AGAIN, cells=listed(twice))
    return joined(way, again, number, _CELLS)


def describe(statement: Statement, query: Statement) -> Text:
    """The box in rows of signs, and what stands at its rim."""
    rows, terms, side = statement["rows"], _terms(statement), len(statement["rows"])
    signs = {sign: said(meaning, **terms) for sign, meaning in _SIGNS.items() if sign in _kept(statement)}
    ports = {"right": side + 1, "below": 2 * side + 1, "left": 3 * side + 1, "lamp_at": statement["lamp"]}
    parts = [named({"en": "Box", "zh": "盒子"}, grid(rows)), legend(signs), said(_PORTS, **terms, **ports)]
    task = query["task"]
    if "goal" in query:
        parts.append(said(_GOAL, goal=query["goal"]))
    if task in ("gate", "dark"):
        parts.append(options(said(_OPENING, name=port) for port in query["options"]))
    elif task in ("twice", "turn", "remove"):
        chosen = [[cells] if task == "twice" else cells for cells in query["options"]]
        parts += [PAIRS, options(listed(pair(*cell) for cell in cells) for cells in chosen)]
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The box with its frame, openings, mirrors and marks."""
    rows, dress, side = statement["rows"], statement["dress"], len(statement["rows"])
    nodes: list[AnyNode] = [*box(side, dress)]
    names = _names(query)
    for port in range(1, 4 * side + 1):
        if port != statement["lamp"]:
            nodes += opening(port, side, names.get(port, same(port))["en"], marked=port in names)
    nodes += lamp(statement["lamp"], side, dress)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign != ".":
                nodes += mirror(row, column, sign, dress)
                nodes.append(Element(f"mirror-{row + 1}-{column + 1}", MARGIN + column, MARGIN + row, 1, 1))
    if query["task"] in ("twice", "turn", "remove"):
        for letter, cells in zip(LETTERS, query["options"], strict=False):
            for row, column in [cells] if query["task"] == "twice" else cells:
                nodes += badge(row, column, rows[row][column], letter)
    unit, whole = max(44, min(64, 520 // (side + 2))), side + 2 * MARGIN
    return (Scene(whole, whole, tuple(nodes), unit=(unit, unit + 4)),)
