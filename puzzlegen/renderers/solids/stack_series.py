"""Shows boards with towers of cubes that follow from one another."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import AnyNode, Scene, option_element
from puzzlegen.renderers.kits.telling import grid, lines, listed, named, numbered, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.boards import (
    APART,
    ARROW,
    LETTER,
    MARGIN,
    Board,
    Frame,
    arrow,
    draw_board,
    frame_for,
    lettered,
    missing,
    scene,
)

_BETWEEN: Final = 0.8  # what is given and the options
_BOARDS: Final[Text] = {
    "en": "On the squares of each board stand towers of cubes; the top of every tower can be seen. The red edge of a "
    "board is its front.",
    "zh": "每块板的方格上立着由正方体叠成的塔，每座塔的顶面都能看到。板的红边是它的前边。",
}
_SAME: Final[Mapping[str, Text]] = {
    "next": {
        "en": "The same thing happens from each board of the row to the next one.",
        "zh": "这一行中，从每块板到下一块板，发生的变化都相同。",
    },
    "analogy": {
        "en": "In both pairs above, the left board becomes the right one in the same way. The lone board becomes one "
        "of A to D in this way, too.",
        "zh": "上面两组中，左边的板以同样的方式变成右边的板；单独的那块板也以这种方式变成 A 到 D 中的一块。",
    },
    "odd_one_out": {
        "en": "In all but one of the pairs A to D, the left board becomes the right one in the same way.",
        "zh": "A 到 D 四组中，除一组外，左边的板都以同样的方式变成右边的板。",
    },
    "matrix": {
        "en": "In every row, the third board is made of the first two by the same rule.",
        "zh": "每一行的第三块板都由前两块板按同一条规则得到。",
    },
}
_TURN: Final[Mapping[bool, Text]] = {
    True: {
        "en": "turn together about the middle of the board, by a quarter turn either way or by half a turn",
        "zh": "一起绕板的中心转动（向任一方向转四分之一圈，或转半圈）",
    },
    False: {"en": "make half a turn together about the middle of the board", "zh": "一起绕板的中心转半圈"},
}
_SHIFT: Final[Text] = {
    "en": "move over by one square, all to the left, the right, the front or the back",
    "zh": "一起向左、右、前或后移动一格",
}
_SHIFTS: Final[Text] = {
    "en": "move over by one square to the left or to the right; then all may move over by one square to the front or "
    "to the back",
    "zh": "向左或向右移动一格；再然后可能都向前或向后移动一格",
}
_MOVES: Final[Mapping[int, Text]] = {
    1: {
        "en": "First, all towers {who} may {turn}; or all may {shift}.",
        "zh": "首先，{who}所有的塔可能{turn}；也可能都{shift}。",
    },
    2: {
        "en": "First, all towers {who} may {turn}. Then all may {shift}.",
        "zh": "首先，{who}所有的塔可能{turn}。然后可能都{shift}。",
    },
}
_COMES_BACK: Final[Text] = {
    "en": "A tower that leaves the board comes back at the other end of its row or column.",
    "zh": "移出板外的塔从这一行或这一列的另一端回来。",
}
_WHO: Final[Mapping[bool, Text]] = {
    True: {"en": "of the second board", "zh": "第二块板上"},
    False: {"en": "of a board", "zh": "板上"},
}
_CHANGE: Final[Text] = {
    "en": "Last, cubes may be added to some squares or taken away from them; which squares these are, and how many "
    "cubes each gains or loses, is the same every time.",
    "zh": "最后，某些方格上可能增加或减少正方体；是哪些方格、每格增减几个，每次都相同。",
}
_JOINED: Final[Text] = {
    "en": "On every square of the third board stands one of these, the same on all squares: both towers of this "
    "square, one on top of the other; what is left of the first board's tower when as many cubes are taken away "
    "as the second board's tower has; the taller of the two; the shorter of the two.",
    "zh": "第三块板每个方格上的塔按下列方式之一得到，所有方格方式相同：把前两块板该格上的两座塔叠在一起；"
    "从第一块板的塔中拿走与第二块板的塔同样多的正方体后剩下的部分；两座塔中较高的一座；两座塔中较低的一座。",
}
_ASK: Final[Mapping[str, Text]] = {
    "next": {"en": "Which of A to D is the next board?", "zh": "A 到 D 中哪一块是接下来的板？"},
    "analogy": {
        "en": "Which of A to D does the lone board become?",
        "zh": "单独的那块板变成 A 到 D 中的哪一块？",
    },
    "matrix": {"en": "Which of A to D is the missing board?", "zh": "A 到 D 中哪一块是缺少的板？"},
    "odd_one_out": {
        "en": "Which pair is the odd one?",
        "zh": "哪一组与众不同？",
    },
}
_MAP: Final[Text] = {
    "en": "How high are the towers of the board in place of the question mark? Its map has a cell for each square, "
    "with the number of its cubes, 0 if it is empty; the back row is at the top, the front row at the bottom.",
    "zh": "问号处的板上各座塔有多高？它的平面图中每格写该方格上正方体的个数，空格写 0；后排在上，前排在下。",
}
_SHORT: Final[Mapping[str, Text]] = {
    "next": {"en": "Which of A to D continues the row of boards?", "zh": "A 到 D 中哪一块板接在这一行后面？"},
    "analogy": {
        "en": "Both pairs of boards follow one rule. Which of A to D does the lone board become by it?",
        "zh": "两组板遵循同一规则。单独的那块板按此规则变成 A 到 D 中的哪一块？",
    },
    "matrix": {
        "en": "Each row follows one rule. Which of A to D is the missing board?",
        "zh": "每行遵循同一规则。A 到 D 中哪一块是缺少的板？",
    },
    "odd_one_out": {
        "en": "In which pair does the left board not become the right one as in the other pairs?",
        "zh": "哪一组中左边的板变成右边的板的方式与其他组不同？",
    },
}
_GOES_ON: Final[Mapping[str, Text]] = {
    "next": {"en": "The row of boards goes on by one rule.", "zh": "这一行板按同一规则继续。"},
    "matrix": {"en": "Each row of boards follows one rule.", "zh": "每行板遵循同一规则。"},
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the missing board, for its map, or for the odd pair."""
    task = query["task"]
    kind = task.removesuffix("_map")
    parts = [_BOARDS, _SAME[kind]]
    if moves := statement["moves"]:
        board = _all(statement)[0]
        who, turn = _WHO[kind == "matrix"], _TURN[len(board) == len(board[0])]
        parts += [
            said(_MOVES[min(moves, 2)], who=who, turn=turn, shift=_SHIFTS if moves > 2 else _SHIFT),
            _COMES_BACK,
        ]
    rules = joined(*parts, _JOINED if kind == "matrix" else _CHANGE)
    if task != kind:
        board = _all(statement)[0]
        grid = Grid(len(board[0]), "." * sum(map(len, board)))
        return Wording(rules=rules, ask=_MAP, short=joined(_GOES_ON[kind], _MAP), kind=Kind.CELLS, grid=grid)
    return Wording(rules=rules, ask=_ASK[kind], short=_SHORT[kind], kind=Kind.LETTER, options=(None,) * 4)


def _all(statement: Statement) -> list[Board]:
    """All boards that are shown."""
    rows = [*statement.get("rows", ()), *statement.get("pairs", ()), statement.get("row", ())]
    return [*(board for row in rows for board in row), *([statement["before"]] if "before" in statement else [])]


# --- explanations

_TURNS: Final[Mapping[int, Text]] = {
    1: {"en": "make a quarter turn clockwise as seen from above", "zh": "从上方看顺时针转四分之一圈"},
    2: {"en": "make half a turn", "zh": "转半圈"},
    3: {"en": "make a quarter turn counterclockwise as seen from above", "zh": "从上方看逆时针转四分之一圈"},
}
_ACROSS: Final[Mapping[int, Text]] = {
    1: {"en": "move over by one square to the right", "zh": "向右移动一格"},
    -1: {"en": "move over by one square to the left", "zh": "向左移动一格"},
}
_AWAY: Final[Mapping[int, Text]] = {
    1: {"en": "move over by one square to the back", "zh": "向后移动一格"},
    -1: {"en": "move over by one square to the front", "zh": "向前移动一格"},
}
_THEN: Final[Text] = {"en": ", then ", "zh": "，再"}
_ALL: Final[Text] = {"en": "all towers {motion}", "zh": "所有的塔{motion}"}
_ONLY: Final[Text] = {"en": "{changes}, and nothing else changes", "zh": "{changes}，其余不变"}
_BOTH: Final[Text] = {"en": "all towers {motion}; after that, {changes}", "zh": "所有的塔{motion}；然后{changes}"}
_GAINS: Final[Text] = {"en": "square {x} of row {y} gains a cube", "zh": "第 {y} 排第 {x} 格增加一个正方体"}
_LOSES: Final[Text] = {"en": "square {x} of row {y} loses a cube", "zh": "第 {y} 排第 {x} 格减少一个正方体"}
_COUNTED: Final[Text] = {
    "en": "Rows count from the front, squares from the left.",
    "zh": "排从前往后数，格从左往右数。",
}
_FIRST: Final[Mapping[str, Text]] = {
    "next": {
        "en": "From the first board to the second, {step}. The same step leads on from each board to the next.",
        "zh": "从第一块板到第二块板，{step}。之后每一步都相同。",
    },
    "analogy": {
        "en": "In the first pair, {step}. The same step fits the second pair.",
        "zh": "在第一组中，{step}。第二组也是这样。",
    },
}
_GIVES: Final[Text] = {
    "en": "So the board that is asked for has the towers {rows}, from the back row to the front row.",
    "zh": "所以所求的板从后排到前排的塔高是 {rows}。",
}
_LETTERED: Final[Text] = {"en": "This is {letter}.", "zh": "这就是 {letter}。"}
_SECOND: Final[Text] = {
    "en": "Let all towers of the second board {motion}. In the first two rows, ",
    "zh": "让第二块板上所有的塔{motion}。在前两行中，",
}
_FIRST_ROWS: Final[Text] = {"en": "In the first two rows, ", "zh": "在前两行中，"}
_RULES: Final[Mapping[str, Text]] = {
    "sum": {
        "en": "each tower of the third board is as high as both towers of its square together.",
        "zh": "第三块板的每座塔等于该格两座塔叠在一起的高度。",
    },
    "difference": {
        "en": "each tower of the third board is the first one less as many cubes as the second one has.",
        "zh": "第三块板的每座塔等于第一块板的塔减去第二块板的塔。",
    },
    "higher": {
        "en": "each tower of the third board is the taller of the two towers of its square.",
        "zh": "第三块板的每座塔是该格两座塔中较高的一座。",
    },
    "lower": {
        "en": "each tower of the third board is the shorter of the two towers of its square.",
        "zh": "第三块板的每座塔是该格两座塔中较低的一座。",
    },
}
_ALL_THREE: Final[Text] = {"en": "{p}, {q} and {r}", "zh": "{p}、{q} 和 {r}"}
_THREE: Final[Text] = {
    "en": "In {letters}, {step}. In {odd}, however, {other}.",
    "zh": "在 {letters} 中，{step}。而在 {odd} 中，{other}。",
}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The rule as it shows in the first boards, and what it leads to; or how the odd pair departs from it."""
    kind = query["task"].removesuffix("_map")
    if kind == "matrix":
        first: Text = {
            language: (said(_SECOND, motion=_motion(why["motion"])) if any(why["motion"]) else _FIRST_ROWS)[language]
            + words
            for language, words in _RULES[why["rule"]].items()
        }
    elif kind == "odd_one_out":
        three = said(_ALL_THREE, **dict(zip("pqr", LETTERS[:4].replace(answer, ""), strict=True)))
        first = said(_THREE, letters=three, step=_step(why), odd=answer, other=_step(why["other"]))
    else:
        first = said(_FIRST[kind], step=_step(why))
    parts = [first, _COUNTED] if any(map(any, why.get("change", ()))) else [first]
    if "key" in why:
        parts.append(said(_GIVES, rows=" / ".join("".join(map(str, row)) for row in reversed(why["key"]))))
    if "options" in query:
        parts.append(said(_LETTERED, letter=answer))
    return joined(*parts)


def _step(why: Statement) -> Text:
    """What happens from a board to the next one."""
    changes = listed(
        said(_GAINS if height > 0 else _LOSES, x=x, y=y)
        for y, row in enumerate(why["change"], start=1)
        for x, height in enumerate(row, start=1)
        if height
    )
    words = (_BOTH if any(map(any, why["change"])) else _ALL) if any(why["motion"]) else _ONLY
    return said(words, motion=_motion(why["motion"]), changes=changes)


def _motion(motion: Sequence[int]) -> Text:
    return listed((words[move] for words, move in zip((_TURNS, _ACROSS, _AWAY), motion, strict=True) if move), _THEN)


# --- descriptions and pictures

_MAPS: Final[Text] = {
    "en": "Boards are given by the heights of their towers, in cubes, 0 for none, on maps seen from above: the front "
    "is at the lower edge.",
    "zh": "每块板用各方格上塔的高度（正方体的个数，0 表示没有）表示，排成从正上方看的平面图，前方在图的下边。",
}
_BOARD: Final[Text] = {"en": "Board {number}", "zh": "第 {number} 块板"}
_LONE: Final[Text] = {"en": "The lone board", "zh": "单独的板"}
_IN_ROW: Final[Text] = {"en": "Row {number}", "zh": "第 {number} 行"}
_PAIR: Final[Text] = {"en": "Pair {number}", "zh": "第 {number} 组"}
_LACKS: Final[Text] = {"en": "The last board is missing.", "zh": "最后一块板缺少。"}


def describe(statement: Statement, query: Statement) -> Text:
    """The maps of all boards."""
    if query["task"] == "odd_one_out":
        return lines(_MAPS, options(map(_maps, statement["pairs"])))
    if "row" in statement:
        parts = [_maps(statement["row"]), _LACKS]
    elif "rows" in statement:
        parts = [numbered(_IN_ROW, map(_maps, statement["rows"])), _LACKS]
    else:
        parts = [numbered(_PAIR, map(_maps, statement["pairs"])), named(_LONE, _map(statement["before"]))]
    return lines(_MAPS, *parts, *([options(map(_map, query["options"]))] if "options" in query else []))


def _maps(boards: Sequence[Board]) -> Text:
    return numbered(_BOARD, map(_map, boards))


def _map(board: Board) -> Text:
    return grid(reversed(board))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given in rows, with a question mark for the missing board, and the options below it."""
    offered = query.get("options", ())
    frame = frame_for([*_all(statement), *offered])
    if query["task"] == "odd_one_out":
        return (_pairs(statement, frame),)
    hue = statement["hue"]
    rows: list[list[Sequence[Board | None]]]  # in each row, boards that arrows join; None for the missing one
    if "row" in statement:
        rows = [[(*statement["row"], None)]]
    elif "rows" in statement:
        rows = [[[board] for board in (*row, *[None] * (3 - len(row)))] for row in statement["rows"]]
    else:
        rows = [statement["pairs"], [(statement["before"], None)]]
    apart = _BETWEEN if "pairs" in statement else APART
    widths = [sum(len(chain) * (frame.width + ARROW) - ARROW + apart for chain in row) - apart for row in rows]
    offered_width = len(offered) * (frame.width + APART) - APART
    width = max(*widths, offered_width) + 2 * MARGIN
    nodes: list[AnyNode] = []
    top = MARGIN
    for row, wide in zip(rows, widths, strict=True):
        left = (width - wide) / 2
        for chain in row:
            for place, board in enumerate(chain):
                if place:
                    nodes.append(arrow(left - ARROW, top + frame.height / 2))
                if board is None:
                    nodes += missing(frame, left, top)
                else:
                    nodes += draw_board(board, hue, frame, left, top)
                left += frame.width + ARROW
            left += apart - ARROW
        top += frame.height + APART
    if offered:
        top += _BETWEEN - APART
        left = (width - offered_width) / 2
        for letter, board in zip(LETTERS, offered, strict=False):
            nodes += draw_board(board, hue, frame, left, top)
            nodes += lettered(letter, option_element(letter), left, top, frame.width, frame.height)
            left += frame.width + APART
        top += frame.height + LETTER
    return (scene(width, top + MARGIN - APART, nodes),)


def _pairs(statement: Statement, frame: Frame) -> Scene:
    """Lettered pairs, two in a row."""
    wide = 2 * frame.width + ARROW
    nodes: list[AnyNode] = []
    for number, pair in enumerate(statement["pairs"]):
        left = MARGIN + number % 2 * (wide + 2 * _BETWEEN)
        top = MARGIN + number // 2 * (frame.height + LETTER + APART)
        nodes.append(arrow(left + frame.width, top + frame.height / 2))
        for place, board in enumerate(pair):
            nodes += draw_board(board, statement["hue"], frame, left + place * (frame.width + ARROW), top)
        nodes += lettered(LETTERS[number], option_element(LETTERS[number]), left, top, wide, frame.height)
    height = 2 * (frame.height + LETTER) + APART
    return scene(2 * (wide + _BETWEEN + MARGIN), height + 2 * MARGIN - APART, nodes)
