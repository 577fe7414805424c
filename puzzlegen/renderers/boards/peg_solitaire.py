"""Shows the boards of `puzzlegen.generators.boards.peg_solitaire`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.boards.kits.pegs import Layout, hole, piece, plate
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, options, said, same
from puzzlegen.renderers.kits.wording import joined

_MARGIN: Final = 0.85
_SMALL: Final = 0.74  # of a board that is an option
_KINDS: Final = {"mover_box": Kind.BOX, "untaken": Kind.BOX}
_NAMES: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "marbles": ("marble", "hollow", "弹珠", "凹坑", "颗"),
    "pegs": ("peg", "hole", "木钉", "孔", "根"),
    "frogs": ("frog", "lily pad", "青蛙", "荷叶", "只"),
    "counters": ("counter", "point", "棋子", "圆点", "枚"),
}
_RULES: Final[Text] = {
    "en": "A {one} can jump straight along a drawn line over the {one} next to it onto the {hole} right behind that, "
    "if this {hole} is empty; the {one} that was jumped over is then removed. There are no other moves.",
    "zh": "{one}可以沿画出的线笔直跳过相邻的一{of}{one}，落到紧接其后的{hole}上，前提是该{hole}为空；"
    "被跳过的{one}随即拿走。除此之外没有别的走法。",
}
_NUMBERS: Final[Text] = {
    "en": "Every {one} keeps its number wherever it goes.",
    "zh": "每{of}{one}无论跳到哪里，编号都不变。",
}
_SINGLE: Final[Text] = {
    "en": "It is possible to end up with a single {one}.",
    "zh": "可以跳到最后只剩一{of}{one}。",
}
_ASK: Final[dict[str, Text]] = {
    "fewest": {
        "en": "What is the smallest number of {one}s that can be left in the end?",
        "zh": "最后最少能剩下几{of}{one}？",
    },
    "first": {
        "en": "Which of these first jumps still allows that? Here “5 over 3” means that {one} 5 jumps over {one} 3.",
        "zh": "下列第一跳中，哪一跳之后仍能做到？这里“5 越过 3”表示 5 号{one}跳过 3 号{one}。",
    },
    "mover": {
        "en": "Whichever way that is done, the same {one} has to make the first jump. What is its number?",
        "zh": "无论用哪种办法做到，第一跳都必须由同一{of}{one}来跳。它的编号是多少？",
    },
    "mover_box": {
        "en": "Whichever way that is done, the same {one} has to make the first jump. Which one? "
        "Its box encloses the {one}.",
        "zh": "无论用哪种办法做到，第一跳都必须由同一{of}{one}来跳。是哪一{of}？方框框住该{one}。",
    },
    "last": {
        "en": "Whichever way that is done, it is always the same {one} that is left. What is its number?",
        "zh": "无论用哪种办法做到，剩下的总是同一{of}{one}。它的编号是多少？",
    },
    "end": {
        "en": "Whichever way that is done, the last {one} always ends up in the same place. "
        "Which of the lettered places is it?",
        "zh": "无论用哪种办法做到，最后那{of}{one}总是停在同一个位置。是标有哪个字母的位置？",
    },
    "good": {
        "en": "How many of the jumps that are possible now leave it possible to end up with a single {one}? Jumps of "
        "the same {one} in different directions count separately.",
        "zh": "现在可以跳的各种跳法中，有几种跳完后仍能最终只剩一{of}{one}？同一{of}{one}朝不同方向的跳法分别计算。",
    },
    "untaken": {
        "en": "Exactly one {one} can never be removed, whatever jumps are made. Which one? Its box encloses the {one}.",
        "zh": "恰有一{of}{one}无论怎么跳都不可能被拿走。是哪一{of}？方框框住该{one}。",
    },
    "solvable": {
        "en": "Only one of the four boards allows jumps that leave a single {one} in the end. Which one?",
        "zh": "四个棋盘中，只有一个能跳到最后只剩一{of}{one}。是哪一个？",
    },
    "reach": {
        "en": "Which of the boards A to D, where the {one}s show no numbers, can arise from the large one by jumps?",
        "zh": "A 到 D 的棋盘上{one}不标编号。其中哪一个棋盘可以由大棋盘跳出来？",
    },
}
_WAY: Final[Text] = {"en": "{way} ({over})", "zh": "{way}（{over}）"}
_READ: Final[Text] = {
    "en": "“5 over 3”: {one} 5 jumps over {one} 3",
    "zh": "“5 越过 3”表示 5 号{one}跳过 3 号{one}",
}
_OVER: Final[Text] = {"en": "{one} over {other}", "zh": "{one} 越过 {other}"}
_AFTER: Final[Text] = {"en": "after {jump} at least {left}", "zh": "{jump} 之后至少剩 {left} {of}"}
_FAILING: Final[Text] = {
    "en": "These first jumps, played out in every way, leave more than one: {failing}.",
    "zh": "以下第一跳，不论后来怎样跳，都不能只剩一{of}：{failing}。",
}
_WHYS: Final[dict[str, Text]] = {
    "fewest": {
        "en": "This leaves {answer}: {way}. Trying each first jump and all that can follow: {firsts}. So the smallest "
        "number is {answer}.",
        "zh": "这样跳剩 {answer} {of}：{way}。逐一试各种第一跳及其后的所有跳法：{firsts}。所以最少是 {answer} {of}。",
    },
    "first": {
        "en": "One way that leaves a single {one}: {way}. {failing} The jump asked for is {jump}, option {answer}.",
        "zh": "只剩一{of}的一种办法：{way}。{failing}所求的跳法是 {jump}，即选项 {answer}。",
    },
    "mover": {
        "en": "One way that leaves a single {one}: {way}. {failing} So {one} {answer} has to begin.",
        "zh": "只剩一{of}的一种办法：{way}。{failing}所以必须由 {answer} 号{one}先跳。",
    },
    "last": {
        "en": "One way that leaves a single {one}: {way}. {failing} However it is done, the last {one} on "
        "the board is {answer}.",
        "zh": "只剩一{of}的一种办法：{way}。{failing}能成功的各种跳法，最后留在盘上的都是 {answer} 号{one}。",
    },
    "end": {
        "en": "One way that leaves a single {one}: {way}. {failing} All jumps that succeed end at the same place: "
        "{answer}.",
        "zh": "只剩一{of}的一种办法：{way}。{failing}能成功的各种跳法都停在同一个位置：{answer}。",
    },
    "good": {
        "en": "Try each first jump, and after it all that can follow: {firsts}. A single {one} is left with {good}; "
        "so the number is {answer}. One way is {way}.",
        "zh": "逐一试各种第一跳及其后的所有跳法：{firsts}。其中 {good} 可以只剩一{of}，"
        "共 {answer} 种；一种办法是 {way}。",
    },
    "untaken": {
        "en": "Each of the others can be jumped over, in the last jump of one of these lines: {takes} ({over}). "
        "Whatever the order of the jumps, {one} {answer} is never jumped over, and so it stays.",
        "zh": "其余各{of}都能被跳过，即下列各串跳法的最后一跳：{takes}（{over}）。"
        "无论按什么顺序跳，{answer} 号{one}都不会被跳过，所以一直留在盘上。",
    },
    "solvable": {
        "en": "On board {answer} a single one is left by {way}. The others, with every jump tried: {failing}.",
        "zh": "棋盘 {answer} 上这样跳就只剩一{of}：{way}。其余棋盘试遍所有跳法：{failing}。",
    },
    "reach": {
        "en": "Board {answer} arises by {way}. No order of jumps leads to the other three.",
        "zh": "棋盘 {answer} 由下列跳法得到：{way}。其余三个无论按什么顺序跳都得不到。",
    },
}
_BOARD_LEFT: Final[Text] = {"en": "{letter} keeps at least {left}", "zh": "{letter} 至少剩 {left} {of}"}
_SHOWN: Final[Text] = {
    "en": "The board (numbers are {one}s, “.” is an empty {hole}, “A” to “D” are empty {hole}s with a letter):",
    "zh": "棋盘（数字是{one}，“.”是空的{hole}，“A”到“D”是标有字母的空{hole}）：",
}
_ALL_SHOWN: Final[Text] = {
    "en": "The boards A to D (numbers or “o” are {one}s, “.” is an empty {hole}):",
    "zh": "棋盘 A 到 D（数字或“o”是{one}，“.”是空的{hole}）：",
}
_SQUARE: Final[Text] = {
    "en": "Lines join each {hole} with the ones next to it in its row and its column.",
    "zh": "每个{hole}与同行、同列相邻的{hole}之间有线相连。",
}
_SLANTED: Final[Text] = {
    "en": "Each row is shifted by half a step against the next one; lines join each {hole} with the ones next to it in "
    "its row and with the two nearest in the row above and in the row below.",
    "zh": "每一行与下一行错开半步；每个{hole}与同行相邻的{hole}、以及上一行和下一行中最近的两个{hole}之间有线相连。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """How pieces jump, and what is asked."""
    task, terms = query["task"], _terms(statement)
    rules = [_RULES]
    if task != "reach":
        rules.append(_NUMBERS)
    if task in ("first", "mover", "mover_box", "last", "end"):
        rules.append(_SINGLE)
    kind, offered = _KINDS.get(task, Kind.NUMBER), tuple[Text | None, ...]()
    if "options" in query:
        kind, offered = Kind.LETTER, (None,) * 4
    if task == "first":
        numbers = _numbers(statement["rows"])
        offered = tuple(_jump([numbers[tuple(cell)] for cell in one]) for one in query["options"])
    return Wording(said(_ASK[task], **terms), kind, joined(*(said(one, **terms) for one in rules)), options=offered)


def _terms(statement: Statement) -> dict[str, Any]:
    one, place, chinese, chinese_place, of = _NAMES[statement["dress"]]
    return {
        "one": {"en": one, "zh": chinese},
        "One": {"en": one.capitalize(), "zh": chinese},
        "hole": {"en": place, "zh": chinese_place},
        "of": of,
    }


def _numbers(rows: Sequence[str]) -> dict[tuple[int, int], int]:
    """The number of each piece: in reading order."""
    held = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o"]
    return {cell: number for number, cell in enumerate(held, 1)}


def _lettered(query: Statement) -> dict[tuple[int, int], str]:
    """The letters of holes, where they are the options."""
    holes = query["options"] if query["task"] == "end" else ()
    return {tuple(cell): letter for letter, cell in zip(LETTERS, holes, strict=False)}


def _jump(numbers: Sequence[int]) -> Text:
    return said(_OVER, one=numbers[0], other=numbers[1])


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """A way to the end, and what becomes of the other beginnings."""
    task, terms = query["task"].removesuffix("_box"), _terms(statement)
    over = said(_READ, **terms)
    if task == "untaken":
        takes = listed((listed(map(_jump, jumps)) for jumps in why["takes"]), SEMICOLON)
        return said(_WHYS[task], answer=answer.removeprefix("piece-"), takes=takes, over=over, **terms)
    way = said(_WAY, way=listed(map(_jump, why["way"])), over=over)
    firsts = why.get("firsts", ())

    def lefts(some: Iterable[Sequence[int]]) -> Text:
        return listed((said(_AFTER, jump=_jump(one), left=one[2], **terms) for one in some), SEMICOLON)

    wrong, good = [one for one in firsts if one[2] > 1], [one for one in firsts if one[2] == 1]
    failing = said(_FAILING, failing=lefts(wrong), **terms) if wrong else same("")
    jump = same("")
    if task == "first":
        numbers = _numbers(statement["rows"])
        jump = _jump([numbers[tuple(cell)] for cell in query["options"][LETTERS.index(answer)]])
    if task == "solvable":
        lettered = zip(LETTERS, why["left"], strict=False)
        failing = listed(
            (said(_BOARD_LEFT, letter=letter, left=left, **terms) for letter, left in lettered if left > 1), SEMICOLON
        )
    told = {"firsts": lefts(firsts), "good": listed(map(_jump, good)), "failing": failing, "jump": jump, "way": way}
    return said(_WHYS[task], answer=answer.removeprefix("piece-"), **terms, **told)


def describe(statement: Statement, query: Statement) -> Text:
    """The boards as rows of signs, and what the lines join."""
    terms, task, slanted = _terms(statement), query["task"], statement["slanted"]
    parts = [said(_SLANTED if slanted else _SQUARE, **terms)]
    if task != "solvable":
        lettered = (
            {tuple(cell): LETTERS[number] for number, cell in enumerate(query["options"])} if task == "end" else {}
        )
        parts += [said(_SHOWN, **terms), _grid(statement["rows"], slanted, lettered)]
    if task in ("solvable", "reach"):
        parts += [
            said(_ALL_SHOWN, **terms),
            options(_grid(rows, slanted, {}, bare=task == "reach") for rows in query["options"]),
        ]
    return lines(*parts)


def _grid(rows: Sequence[str], slanted: bool, letters: dict[tuple[int, int], str], *, bare: bool = False) -> Text:
    """A board in signs; of slanted ones, each row begins further to the right."""
    signs: dict[tuple[int, int], object] = {**({} if bare else _numbers(rows)), **letters}
    shown = [
        "  " * (slanted * y) + "".join(f"{signs.get((y, x), sign):>4}" for x, sign in enumerate(row)).rstrip()
        for y, row in enumerate(rows)
    ]
    indent = min(len(row) - len(row.lstrip()) for row in shown if row.strip())
    return same("\n".join(row[indent:] for row in shown))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with its numbered pieces; or four small ones, with the large one above them or without."""
    task, layout = query["task"], Layout(statement["rows"], statement["slanted"])
    wide, high = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    nodes: list[AnyNode] = []
    down = 0.0
    if task not in ("solvable", "reach"):
        letters = (
            {tuple(cell): LETTERS[number] for number, cell in enumerate(query["options"])} if task == "end" else {}
        )
        board = _board(statement, statement["rows"], layout, letters, boxed=task in _KINDS)
        return (Scene(wide, high, (Group(board, _MARGIN, _MARGIN),), unit=(50, 64)),)
    across = 2 * wide * _SMALL + 1.2
    if task == "reach":
        nodes.append(Group(_board(statement, statement["rows"], layout), (across - layout.width) / 2, _MARGIN))
        down = high + 0.2
    for number, rows in enumerate(query["options"]):
        x, y = number % 2 * (wide * _SMALL + 0.6) + 0.6, down + number // 2 * (high * _SMALL + 0.15)
        nodes.append(Label(x - 0.25, y + 0.4, LETTERS[number], 0.34, "label", "label"))
        board = _board(statement, rows, layout, bare=task == "reach")
        nodes.append(Group(board, x + _MARGIN * _SMALL, y + _MARGIN * _SMALL, _SMALL))
        nodes.append(Element(option_element(LETTERS[number]), x, y, wide * _SMALL, high * _SMALL))
    return (Scene(across, down + 2 * (high * _SMALL + 0.15), tuple(nodes), unit=(44, 54)),)


def _board(
    statement: Statement,
    rows: Sequence[str],
    layout: Layout,
    letters: dict[tuple[int, int], str] | None = None,
    *,
    boxed: bool = False,
    bare: bool = False,
) -> tuple[AnyNode, ...]:
    """A board with its pieces; ``boxed`` makes each piece an element, ``bare`` ones have no numbers."""
    dress, numbers = statement["dress"], _numbers(rows)
    nodes = [*plate(dress, layout)]
    for cell, (x, y) in layout.places.items():
        if cell not in numbers:
            nodes += hole(dress, x, y, (letters or {}).get(cell))
            continue
        nodes += [*hole(dress, x, y, None), *piece(dress, statement["colour"], None if bare else numbers[cell], x, y)]
        if boxed:
            nodes.append(Element(f"piece-{numbers[cell]}", x - 0.44, y - 0.44, 0.88, 0.88))
    return tuple(nodes)
