"""Words and draws the boards and ciphers of `puzzlegen.generators.logic.cipher_board`."""

from collections.abc import Mapping, Sequence
from typing import Final

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
_OTHERWISE: Final[Text] = {
    "en": "Suppose the sign of the {line} came first.",
    "zh": "假设先写{line}的符号。",
}
_BY_TRYING: Final[Text] = {
    "en": "Take the letters with the fewest cells and try. With the sign of the {other} first, every try ends at a "
    "letter that has no cell left; with that of the {line} first, one goes on to the end:",
    "zh": "从格子最少的字母试起。若先写{other}的符号，怎么试都会有字母没有格子；先写{line}的符号，则能一直走到底：",
}
_NOWHERE: Final[Text] = {
    "en": "Then letter {number} of {word}, {letter}, needs {one} for its {row} and {other} for its {column}, and no "
    "such cell is left. So the sign of the {line} comes first.",
    "zh": "这样，{word} 的第 {number} 个字母 {letter} 需要{row}标牌{one}、{column}标牌{other}，却没有这样的格子。"
    "所以先写{line}的符号。",
}
_SURE: Final[Text] = {
    "en": "{word}, letter {number}: {letter} can only be the one in {row} {y}, {column} {x}.",
    "zh": "{word} 的第 {number} 个字母 {letter} 只能是第 {y} {row}第 {x} {column}的那个。",
}
_TRIED: Final[Text] = {
    "en": "{word}, letter {number}: try each {letter}; only the one in {row} {y}, {column} {x} goes with the rest.",
    "zh": "{word} 的第 {number} 个字母 {letter}：逐个试，只有第 {y} {row}第 {x} {column}的那个与其余例子相合。",
}
_HEADS: Final[Text] = {
    "en": "So the head of {row} {y} is {one}, and that of {column} {slot} is {other}.",
    "zh": "所以第 {y} {row}是{one}，第 {slot} {column}是{other}。",
}
_MOVED: Final[Text] = {
    "en": "So the head of {row} {y} is {one}. The heads of the {column}s have moved on by {moved} by then, so {other} "
    "comes from {column} {slot}.",
    "zh": "所以第 {y} {row}是{one}。此时{column}标牌已移动 {moved} 位，所以{other}原在第 {slot} {column}。",
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
    """How the examples bring the heads back one after the other, and what they say then."""
    dial = statement["board"] == "dial"
    row, column = _LINES[dial]
    parts = [_COUNTED] if dial else []
    if why["against"]:
        against, first = why["against"], row if why["rows_first"] else column
        parts.append(said(_OTHERWISE, line=column if why["rows_first"] else row))
        parts += [_laid(statement, step) for step in against["steps"]]
        signs, number = [_name(sign) for sign in against["signs"]], against["letter"]
        terms = {"word": against["word"], "number": number + 1, "letter": against["word"][number], "line": first}
        parts.append(said(_NOWHERE, **terms, row=row, column=column, one=signs[0], other=signs[1]))
    elif statement["order"] == "open":
        first, last = (row, column) if why["rows_first"] else (column, row)
        parts.append(said(_BY_TRYING, line=first, other=last))
    parts += [_laid(statement, step) for step in why["steps"]]
    all_heads = {
        "en": "So the heads are {rows} for the {row}s and {columns} for the {column}s.",
        "zh": "于是各{row}的标牌依次是{rows}，各{column}依次是{columns}。",
    }
    rows, columns = (listed(map(_name, side)) for side in why["heads"])
    parts.append(said(all_heads, rows=rows, columns=columns, row=row, column=column))
    ends: Mapping[str, Text] = {
        "read": {"en": "With them, the signs read {answer}.", "zh": "由此，这些符号读作 {answer}。"},
        "meant": {
            "en": "With them, the signs read {meant}, which is {answer}.",
            "zh": "由此，这些符号读作 {meant}，即 {answer}。",
        },
        "write": {"en": "Only {answer} then spells {word}.", "zh": "只有 {answer} 拼出 {word}。"},
        "head": {
            "en": "The head for the plate with the question mark is {meant}, which is {answer}.",
            "zh": "带问号的牌位上应是{meant}，即 {answer}。",
        },
        "slip": {
            "en": "In {word}, the signs below letter {number}, {letter}, stand for another one.",
            "zh": "在 {word} 中，第 {number} 个字母 {letter} 下面的符号是另一个字母的。",
        },
        "faded": {
            "en": "In the examples, the heads of the smudged cell stand below {answer}.",
            "zh": "例子中，弄污的那一格的两个标牌写在字母 {answer} 下面。",
        },
    }
    terms = {"answer": answer, "word": query.get("word", "")}
    if query["task"] in ("meant", "head"):
        meant = query["options"][LETTERS.index(answer)]
        terms |= {"meant": same(meant) if query["task"] == "meant" else _name(meant)}
    if query["task"] == "slip":
        number = int(answer.removeprefix("letter-"))
        terms |= {"number": str(number), "letter": query["word"][number - 1]}
    return lines(*parts, said(ends[query["task"]], **terms))


def _laid(statement: Statement, step: Statement) -> Text:
    """Where a letter of an example stands, and the heads that it gives."""
    row, column = _LINES[statement["board"] == "dial"]
    moved = step["letter"] * statement["turn"]
    return said(
        joined(_SURE if step["sure"] else _TRIED, _MOVED if moved else _HEADS),
        word=step["word"],
        number=step["letter"] + 1,
        letter=step["word"][step["letter"]],
        row=row,
        column=column,
        y=step["row"] + 1,
        x=step["column"] + 1,
        slot=step["slot"] + 1,
        moved=moved,
        one=_name(step["signs"][0]),
        other=_name(step["signs"][1]),
    )


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
