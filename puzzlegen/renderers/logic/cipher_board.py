"""Words and draws the boards and ciphers of `puzzlegen.generators.logic.cipher_board`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import grid, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.logic.kits.cipher_boards import TALL, TILE, board, plate, text

_LINES: Final[Mapping[bool, tuple[Text, Text]]] = {
    False: ({"en": "row", "zh": "行"}, {"en": "column", "zh": "列"}),
    True: ({"en": "ring", "zh": "圈"}, {"en": "sector", "zh": "扇区"}),
}
_RULES: Final[Text] = {
    "en": "English words are enciphered with this board: each letter is written as two signs, the head of its {row} (a "
    "square plate) and the head of its {column} (a round plate). {order} A letter that stands in several cells may be "
    "written by any of them, and differently each time. {turn}Some heads have fallen off and lie below the board; each "
    "belongs to an empty plate of its shape. In the examples, the signs stand below their letters.",
    "zh": "英文单词用这块板加密：每个字母写成两个符号，即它所在{row}的标牌（方形）和所在{column}的标牌（圆形）。{order}"
    "若一个字母出现在几个格子里，用其中任何一格都可以，每次也可以不同。{turn}有些标牌掉了，放在板下方，各属于一个形状"
    "相同的空牌位。例子中，上面是字母，下面是对应的符号。",
}
_ORDERS: Final[Mapping[str, Text]] = {
    "rows": {"en": "The sign of the {row} comes first.", "zh": "先写{row}的符号。"},
    "columns": {"en": "The sign of the {column} comes first.", "zh": "先写{column}的符号。"},
    "open": {
        "en": "Which of the two comes first is for you to find out; it is the same for all letters.",
        "zh": "哪个在前需要你自己找出；所有字母都一样。",
    },
}
_TURN: Final[Text] = {
    "en": "After each letter of a word, all heads of the {column}s move on by {turn} {column}{s} {way}, the last going "
    "round to the first; each word begins with the heads as drawn. ",
    "zh": "每写完单词的一个字母，所有{column}的标牌都{way}移 {turn} {column}，最后的转到最前；"
    "每个单词都从图中的位置开始。",
}
_WAYS: Final[Mapping[bool, Text]] = {
    False: {"en": "to the right", "zh": "向右"},
    True: {"en": "clockwise, across the gap from the last sector to the first", "zh": "顺时针（越过缺口）"},
}
_ASK: Final[Mapping[str, Text]] = {
    "read": {"en": "Which word do the signs in the shaded field stand for?", "zh": "带底色的框里的符号是哪个单词？"},
    "meant": {
        "en": "Which of these words do the signs in the shaded field stand for?",
        "zh": "带底色的框里的符号是下列哪个单词？",
    },
    "write": {
        "en": "Which of the rows of signs A to D stands for the word {word}?",
        "zh": "A 到 D 中，哪一行符号表示单词 {word}？",
    },
    "head": {"en": "Which head belongs on the plate with the question mark?", "zh": "带问号的牌位上应是哪个标牌？"},
    "slip": {
        "en": "The word {word} in the shaded field has one mistake: the signs below one of its letters are not right. "
        "Which ones? The box is that of the letter with its two signs.",
        "zh": "带底色的框里的单词 {word} 有一处错误：某个字母下面的两个符号不对。是哪一个？"
        "方框应框住该字母及其两个符号。",
    },
    "faded": {
        "en": "One letter of the board is smudged. Which one is it?",
        "zh": "板上有一个字母被弄污了。它是哪个字母？",
    },
}
_KINDS: Final = {"read": Kind.WORD, "slip": Kind.BOX, "faded": Kind.SYMBOL}
_COUNTED: Final[Text] = {
    "en": "(Rings count from the inside, sectors clockwise from the gap.)",
    "zh": "（圈从里往外数，扇区从缺口起顺时针数。）",
}
_OTHERWISE: Final[Text] = {"en": "Suppose the sign of the {line} came first.", "zh": "假设先写{line}的符号。"}
_NOWHERE: Final[Text] = {
    "en": "{The} {letter} of {word} (letter {number}) has no cell left: its {row} would be {one} and its {column} "
    "{other}. So the sign of the {line} comes first.",
    "zh": "{then}{word} 的第 {number} 个字母 {letter} 需要{row}标牌{one}、{column}标牌{other}，却没有这样的格子。"
    "所以先写{line}的符号。",
}
_THEN: Final[Mapping[bool, dict[str, Text]]] = {  # whether something was concluded before
    False: {"The": {"en": "The", "zh": ""}, "then": {"en": "", "zh": ""}},
    True: {"The": {"en": "Then the", "zh": ""}, "then": {"en": "", "zh": "这样，"}},
}
_BY_TRYING: Final[Text] = {
    "en": "With the sign of the {other} first, no choice of cells for the letters of the examples works out. So the "
    "sign of the {line} comes first.",
    "zh": "若先写{other}的符号，例子中的字母无论怎样放到格子上都行不通。所以先写{line}的符号。",
}
_SURE: Final[Text] = {
    "en": "The {letter} of {word} (letter {number}) can only be in {row} {y}, {column} {x}:",
    "zh": "{word} 的第 {number} 个字母 {letter} 只能在第 {y} {row}第 {x} {column}：",
}
_TRIED: Final[Text] = {
    "en": "The {letter} of {word} (letter {number}) could be in {cells} cells; of these, only {row} {y}, {column} {x} "
    "goes with all examples:",
    "zh": "{word} 的第 {number} 个字母 {letter} 可在 {cells} 格；逐一试过，只有第 {y} {row}第 {x} {column}"
    "与所有例子相合：",
}
_HEADS: Final[Text] = {
    "en": "{row} {y} is {one}, {column} {slot} is {other}.",
    "zh": "第 {y} {row}是{one}，第 {slot} {column}是{other}。",
}
_MOVED: Final[Text] = {
    "en": "{row} {y} is {one}, and {other} has moved there from {column} {slot}.",
    "zh": "第 {y} {row}是{one}，而{other}是从第 {slot} {column}移来的。",
}
_LAST: Final[Text] = {
    "en": "The last of the {line} heads, {one}, is that of {line} {number}.",
    "zh": "{line}标牌只剩{one}，属于第 {number} {line}。",
}
_CELLS: Final[Text] = {
    "en": "The signs then stand for {cells}: {answer}.",
    "zh": "于是这些符号是 {cells}，即 {answer}。",
}
_FIRST_CELL: Final[Text] = {"en": "{letter} ({row} {y}, {column} {x})", "zh": "{letter}（第 {y} {row}第 {x} {column}）"}
_CELL: Final[Text] = {"en": "{letter} ({y}, {x})", "zh": "{letter}（{y}，{x}）"}
_ENDS: Final[Mapping[str, Text]] = {
    "write": {
        "en": "The rows of signs then spell {spelled}, so that {answer} is {word}.",
        "zh": "于是各行符号是 {spelled}，所以 {answer} 是 {word}。",
    },
    "head": {
        "en": "So the plate with the question mark has {sign}, which is {answer}.",
        "zh": "所以带问号的牌位上是{sign}，即 {answer}。",
    },
    "slip": {
        "en": "In {word}, the signs below letter {number} stand for {row} {y}, {column} {x}, which is {meant}, not "
        "{letter}.",
        "zh": "在 {word} 中，第 {number} 个字母下面的符号是第 {y} {row}第 {x} {column}的 {meant}，而不是 {letter}。",
    },
    "faded": {
        "en": "The heads of the smudged cell are {one} and {other}; these stand below letter {number} of {word}, "
        "which is {answer}.",
        "zh": "弄污的那一格的标牌是{one}和{other}，它们写在 {word} 的第 {number} 个字母下面，即 {answer}。",
    },
}
_MISSING: Final[Text] = {"en": "missing", "zh": "缺"}
_ASKED: Final[Text] = {"en": "question mark", "zh": "问号"}


def word(statement: Statement, query: Statement) -> Wording:
    """How words are enciphered, and what is asked."""
    task, dial = query["task"], statement["board"] == "dial"
    row, column = _LINES[dial]
    turn: Text = {"en": "", "zh": ""}
    if statement["turn"]:
        plural = {"en": "s" * (statement["turn"] > 1), "zh": ""}
        turn = said(_TURN, turn=statement["turn"], s=plural, way=_WAYS[dial], column=column)
    rules = said(
        _RULES, row=row, column=column, turn=turn, order=said(_ORDERS[statement["order"]], row=row, column=column)
    )
    texts = tuple(map(same, query["options"])) if task == "meant" else (None,) * len(query.get("options", ()))
    ask = said(_ASK[task], word=query.get("word", ""))
    return Wording(ask, _KINDS.get(task, Kind.LETTER), rules, options=texts)


def _name(sign: str) -> Text:
    """A sign in words."""
    return same(sign) if sign.isdigit() else COLOURS[sign] if sign in COLOURS else facts().names[sign]  # type: ignore[index]


def _pair(signs: Sequence[str]) -> Text:
    return listed(map(_name, signs), {"en": "-", "zh": "-"})


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """How the examples bring back the heads that are needed, and what these say then."""
    dial = statement["board"] == "dial"
    row, column = _LINES[dial]
    parts = [_COUNTED] if dial else []
    if statement["order"] == "open":
        first, last = (row, column) if why["rows_first"] else (column, row)
        if why["against"]:
            parts.append(said(_OTHERWISE, line=last))
            parts += [_laid(statement, step, not why["rows_first"]) for step in why["against"]["steps"]]
            terms = _letter(statement, why["against"]["nowhere"], not why["rows_first"])
            parts.append(said(_NOWHERE, **terms, **_THEN[bool(why["against"]["steps"])], line=first))
        else:
            parts.append(said(_BY_TRYING, line=first, other=last))
    parts += [_laid(statement, step, why["rows_first"]) for step in why["steps"]]
    for side, line, sign in why["last"]:
        parts.append(said(_LAST, one=_name(sign), line=(row, column)[side], number=line + 1))
    return lines(*parts, _end(statement, query, answer, why))


def _end(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What the heads say of the question."""
    task = query["task"]
    row, column = _LINES[statement["board"] == "dial"]
    terms = {"answer": answer, "word": query.get("word", ""), "row": row, "column": column}
    if task in ("read", "meant"):
        shown = [_FIRST_CELL] + [_CELL] * (len(why["cells"]) - 1)
        cells = (
            said(words, **terms, letter=statement["cells"][y][x], y=y + 1, x=x + 1)
            for words, (y, x) in zip(shown, why["cells"], strict=True)
        )
        return said(_CELLS, **terms, cells=listed(cells))
    if task == "write":
        terms |= {
            "spelled": listed(same(f"{letter} {one}") for letter, one in zip(LETTERS, why["spelled"], strict=False))
        }
    if task == "head":
        terms |= {"sign": _name(query["options"][LETTERS.index(answer)])}
    if task == "slip":
        number, ((y, x),) = int(answer.removeprefix("letter-")), why["cells"]
        terms |= {"number": number, "letter": query["word"][number - 1]}
        terms |= {"meant": statement["cells"][y][x], "y": y + 1, "x": x + 1}
    if task == "faded":
        terms |= _letter(statement, why["below"], why["rows_first"])
    return said(_ENDS[task], **terms)


def _letter(statement: Statement, at: Sequence[int], rows_first: bool) -> dict[str, Any]:
    """A letter of an example, with the sign that is then its row's, and the other one."""
    example, letter = at
    told = statement["examples"][example]
    one, other = told["signs"][letter] if rows_first else told["signs"][letter][::-1]
    row, column = _LINES[statement["board"] == "dial"]
    names = {"row": row, "column": column, "one": _name(one), "other": _name(other)}
    return {"word": told["word"], "letter": told["word"][letter], "number": letter + 1, **names}


def _laid(statement: Statement, step: Statement, rows_first: bool) -> Text:
    """Where a letter of an example stands, and the heads that it gives."""
    words = joined(_TRIED if step["cells"] > 1 else _SURE, _MOVED if step["slot"] != step["column"] else _HEADS)
    places = {"y": step["row"] + 1, "x": step["column"] + 1, "slot": step["slot"] + 1, "cells": step["cells"]}
    return said(words, **_letter(statement, (step["example"], step["letter"]), rows_first), **places)


def describe(statement: Statement, query: Statement) -> Text:
    """The letters, the heads, those that lie loose, the examples, and what is asked."""
    row, column = _LINES[statement["board"] == "dial"]
    dial = statement["board"] == "dial"
    ways = (
        ({"en": "from the inside", "zh": "从里到外"}, {"en": "clockwise from the gap", "zh": "从缺口起顺时针"})
        if dial
        else ({"en": "from the top down", "zh": "从上到下"}, {"en": "from left to right", "zh": "从左到右"})
    )
    letters = {
        "en": "Letters, each {row} on a line, {first}; the {column}s {then}",
        "zh": "字母，每{row}一行，{first}；{column}{then}",
    }
    parts = [named(said(letters, row=row, column=column, first=ways[0], then=ways[1]), grid(statement["cells"]))]
    if query["task"] == "faded":
        parts.append({"en": "A point stands for the smudged letter.", "zh": "点表示弄污的字母。"})
    for side, line in enumerate((row, column)):
        shown = [_name(sign) if sign else _MISSING for sign in statement["heads"][side]]
        if query["task"] == "head" and query["side"] == side:
            shown[query["line"]] = _ASKED
        parts.append(named(said({"en": "Heads of the {line}s", "zh": "各{line}的标牌"}, line=line), listed(shown)))
        loose = {"en": "Fallen off those of the {line}s", "zh": "掉下的{line}标牌"}
        parts.append(named(said(loose, line=line), listed(map(_name, statement["loose"][side]))))
    shown = [_told(one["word"], one["signs"]) for one in statement["examples"]]
    parts.append(numbered({"en": "Example {number}", "zh": "例 {number}"}, shown))
    if "signs" in query:
        parts.append(named({"en": "Shaded field", "zh": "带底色的框"}, _told(query.get("word", ""), query["signs"])))
    if query["task"] == "write":
        parts.append(options(_told("", one) for one in query["options"]))
    if query["task"] == "head":
        parts.append(options(map(_name, query["options"])))
    return lines(*parts)


def _told(shown: str, signs: Sequence[Sequence[str]]) -> Text:
    if not shown:
        return listed(map(_pair, signs))
    return listed(
        said({"en": "{letter} {pair}", "zh": "{letter} {pair}"}, letter=a, pair=_pair(b))
        for a, b in zip(shown, signs, strict=True)
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with the loose heads below it, the examples beside it, and what is asked below these."""
    dress, task = statement["board"], query["task"]
    asked = (query["side"], query["line"]) if task == "head" else None
    drawn = board(dress, statement["cells"], statement["heads"], asked)
    nodes: list[AnyNode] = list(drawn.nodes)
    tray = [(sign, side) for side in (0, 1) for sign in statement["loose"][side]]
    across = max(4, int(drawn.wide))
    tall = -(-len(tray) // across)
    if tray:
        nodes.append(Rect(0, drawn.high + 0.3, across + 0.1, tall + 0.1, fill="tint", stroke="line", radius=0.2))
    for number, (sign, side) in enumerate(tray):
        nodes += plate(sign, 0.55 + number % across, drawn.high + 0.85 + number // across, side)
    left, y = max(drawn.wide, across + 0.1) + 0.8, 0.2
    wide = left
    for one in statement["examples"]:
        nodes += text(dress, one["word"], one["signs"], left, y)
        wide, y = max(wide, left + len(one["signs"]) * TILE), y + TALL + 0.95
    if "signs" in query:
        length = len(query["signs"]) * TILE
        high = TALL + (0.9 if task == "slip" else 0.3)
        nodes.append(Rect(left - 0.2, y + 0.1, length + 0.4, high, fill="highlight", radius=0.15))
        nodes += text(dress, query.get("word", ""), query["signs"], left, y + 0.25)
        if task == "slip":
            nodes += [
                Element(f"letter-{number + 1}", left + number * TILE, y + 0.3, TILE, TALL + 0.55)
                for number in range(len(query["signs"]))
            ]
        wide, y = max(wide, left + length + 0.3), y + high + 0.3
    if task == "write":
        for number, (letter, one) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x, top = left + 0.55, y + 0.1 + number * (TALL + 0.3)
            nodes.append(Label(left + 0.1, top + TALL / 2, letter, 0.34, "label", "label"))
            nodes += text(dress, "", one, x, top)
            nodes.append(Element(option_element(letter), x, top, len(one) * TILE, TALL))
            wide = max(wide, x + len(one) * TILE)
        y += 0.1 + 4 * (TALL + 0.3)
    if task == "head":
        for number, (letter, sign) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x = left + number * 1.9
            nodes.append(Label(x + 0.1, y + 0.8, letter, 0.34, "label", "label"))
            nodes += plate(sign, x + 0.9, y + 0.8, query["side"])
            nodes.append(Element(option_element(letter), x + 0.44, y + 0.34, 0.92, 0.92))
        wide, y = max(wide, left + 7.2), y + 1.5
    high = max(drawn.high + 0.3 + (tall + 0.2 if tray else 0), y)
    margin = 0.4
    return (Scene(wide + 2 * margin, high + 2 * margin, (Group(tuple(nodes), margin, margin),), unit=(40, 52)),)
