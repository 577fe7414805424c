"""Shows the boards of `puzzlegen.generators.boards.sliding_block`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.boards.kits.sliding import Area, ground, numbered, piece, pieces_of, place, way_out
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, grid, lines, listed, options, pair, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant

_MARGIN: Final = 0.85
_SMALL: Final = 3.7  # the longer side of a board that is an option, but its scale is three quarters at most
_DRAWN: Final = ("within", "after")
_NAMES: Final[dict[str, tuple[str, str, str, str, str, str]]] = {
    "cars": ("vehicle", "car", "yard", "车", "辆", "停车场"),
    "boats": ("boat", "boat", "harbour", "船", "艘", "港池"),
    "blocks": ("block", "block", "tray", "木块", "块", "托盘"),
    "crates": ("crate", "crate", "floor", "箱子", "只", "地面"),
    "pucks": ("puck", "puck", "rink", "冰球", "个", "冰场"),
}
_ALONG: Final[Text] = {
    "en": "Each {one} moves only along its own length, forwards or backwards, over free squares; it never turns. A "
    "move takes one {one} any number of squares in one direction.",
    "zh": "每{of}{one}只能沿自身的长度方向前进或后退，经过的格子必须空着，不能转弯。"
    "一步是指一{of}{one}朝一个方向移动任意格数。",
}
_ANY: Final[Text] = {
    "en": "Each {one} slides up, down, left or right over free squares; it is never turned or lifted. A move takes one "
    "{one} any number of squares in one direction.",
    "zh": "每{of}{one}可以在空格上向上、下、左、右滑动，不能转动或拿起。一步是指一{of}{one}朝一个方向移动任意格数。",
}
_UNTIL: Final[Text] = {
    "en": "A pushed {one} slides straight on until the edge of the rink, a rock or another {one} stops it. A move is "
    "one "
    "push of one {one}: up, down, left or right.",
    "zh": "被推动的{one}一直沿直线滑行，直到被冰场边缘、石块或另一{of}{one}挡住为止。"
    "一步是指把一{of}{one}向上、下、左或右推一次。",
}
_FIXED: Final[dict[str, Text]] = {
    "cars": {"en": "Bushes never move.", "zh": "灌木不会移动。"},
    "boats": {"en": "Rocks never move.", "zh": "石块不会移动。"},
}
_GOALS: Final[dict[str, Text]] = {
    "along": {
        "en": "The red {red} has to leave through the gap with the arrow; passing the gap is part of its last move.",
        "zh": "红色的{one}要从有箭头的缺口出去；穿过缺口算在它的最后一步之内。",
    },
    "any": {
        "en": "The red {red} has to get to the place with the dashed red outline and fill it exactly.",
        "zh": "红色的{one}要移到红色虚线框的位置，正好填满它。",
    },
    "until": {
        "en": "The red {red} has to come to rest on the square with the dashed red outline; sliding across it is not "
        "enough.",
        "zh": "红色的{one}要停在红色虚线框的格子上；只是滑过不算。",
    },
}
_DONE: Final[dict[str, Text]] = {
    "along": {"en": "get out", "zh": "出去"},
    "any": {"en": "get to its place", "zh": "到位"},
    "until": {"en": "get to its square", "zh": "到位"},
}
_ASK: Final[dict[str, Text]] = {
    "fewest": {
        "en": "What is the smallest number of moves in which the red {red} can {done}?",
        "zh": "红色的{one}最少几步能{done}？（所有{one}的移动都计算在内）",
    },
    "first": {
        "en": "Only one of these four first moves still allows the red {red} to {done} in the smallest possible number "
        "of moves. Which one?",
        "zh": "下列四种第一步中，只有一种仍能让红色的{one}以最少的步数{done}。是哪一种？",
    },
    "mover": {
        "en": "Every shortest way for the red {red} to {done} begins with a move of the same {one}. What is its "
        "number?",
        "zh": "要让红色的{one}以最少的步数{done}，第一步必须移动的总是同一{of}{one}。它的编号是多少？",
    },
    "mover_box": {
        "en": "Every shortest way for the red {red} to {done} begins with a move of the same {one}. Which one is it? "
        "Its box encloses the squares that it covers.",
        "zh": "要让红色的{one}以最少的步数{done}，第一步必须移动的总是同一{of}{one}。是哪一{of}？"
        "方框框住它所占的格子。",
    },
    "stay": {
        "en": "The number of moves does not matter now. Three of these four {one}s have to move before the red {red} "
        "can "
        "{done}; the other one can stay where it is all the time. Which one can stay?",
        "zh": "这里不计步数。这四{of}{one}中，有三{of}必须移动过，红色的{one}才能{done}；"
        "另一{of}可以始终不动。哪一{of}可以不动？",
    },
    "within": {
        "en": "Which of the boards A to D, where the {one}s show no numbers, can arise from the large one in at most "
        "{count} moves?",
        "zh": "A 到 D 的图中{one}不标编号。其中哪一个可以由大图在 {count} 步之内得到？",
    },
    "after": {
        "en": "These moves are made one after the other, each {one} going as far as it can: {moves}. Which of the "
        "boards "
        "A to D, where the {one}s show no numbers, comes out?",
        "zh": "依次走下列各步，每次都走到不能再走为止：{moves}。最后得到 A 到 D 中的哪一个？（这些图中{one}不标编号）",
    },
    "now": {
        "en": "How many different moves are possible now? Moves of the same {one} in different directions{or_far} "
        "count "
        "separately.",
        "zh": "现在可以走的不同的步共有几种？同一{of}{one}朝不同方向{or_far}的移动分别计算。",
    },
}
_OR_FAR: Final[Text] = {"en": " or over different distances", "zh": "或移动不同格数"}
_BY: Final[Text] = {"en": "{number} {way} by {far}", "zh": "{number} 号向{way} {far} 格"}
_PUSH: Final[Text] = {"en": "{number} {way}", "zh": "{number} 号向{way}"}
_WAYS: Final[dict[str, Text]] = {
    "up": {"en": "up", "zh": "上"},
    "down": {"en": "down", "zh": "下"},
    "left": {"en": "left", "zh": "左"},
    "right": {"en": "right", "zh": "右"},
}
_NUMBER: Final[Text] = {"en": "{number}", "zh": "{number} 号"}
_WHYS: Final[dict[str, Text]] = {
    "fewest": {
        "en": "This takes {count} moves: {way}. Trying every move, and every move after each, gives {met} positions in "
        "fewer moves; in none of them is the red {red} there. So the smallest number is {count}.",
        "zh": "这样走需要 {count} 步：{way}。从头逐一试每种走法及其后的每种走法，步数更少时共有 {met} 种局面，"
        "红色的{one}都还没有{done}。所以最少 {count} 步。",
    },
    "first": {
        "en": "One way goes {way}: {count} moves. The other first moves take more, even if everything after them goes "
        "as "
        "quickly as it can: {others}. So the right move is {answer}.",
        "zh": "一种走法是 {way}，共 {count} 步。其余的第一步即使之后走得最快也要更多步：{others}。所以应选 {answer}。",
    },
    "mover": {
        "en": "One way goes {way}: {count} moves. Beginning with another {one}, it takes at least: {others}. So "
        "{number} "
        "has to move first.",
        "zh": "一种走法是 {way}，共 {count} 步。先走别的{one}则至少需要：{others}。所以必须先走 {number} 号。",
    },
    "stay": {
        "en": "This way leaves {number} where it is: {way}. If one of the others stays, the rest gets stuck: {stuck}. "
        "So it is {number} that can stay.",
        "zh": "{number} 号不动也能做到：{way}。而其余任何一{of}若不动，就走不通：{stuck}。"
        "所以可以不动的是 {number} 号。",
    },
    "within": {
        "en": "Board {answer} arises by {way}. At most {count} moves can give {met} positions, and none of the other "
        "three boards is among them.",
        "zh": "{answer} 可以这样得到：{way}。{count} 步之内共能得到 {met} 种局面，其余三个图都不在其中。",
    },
    "after": {
        "en": "Move by move, with the number of squares: {way}. That is board {answer}.",
        "zh": "逐步走下来，连同格数：{way}。这就是 {answer}。",
    },
    "now": {"en": "The moves are {way}: {count} in all.", "zh": "可以走：{way}，共 {count} 种。"},
}
_ALIKE: Final[Text] = {
    "en": "(Positions in which {one}s of one shape have changed places count once, but not the red {red}.)",
    "zh": "（形状相同的{one}互换位置只算同一种局面；红色的{one}除外。）",
}
_TOTAL: Final[Text] = {"en": "with {move}, {total} in all", "zh": "先走 {move}，共 {total} 步"}
_NEVER: Final[Text] = {"en": "with {move}, it never succeeds", "zh": "先走 {move}，再也做不到"}
_STUCK: Final[Text] = {
    "en": "with {number} fixed, {met} positions can arise, and the red {red} does not {done} in any",
    "zh": "固定 {number} 号时共能得到 {met} 种局面，红色的{one}都不能{done}",
}
_SHOWN: Final[Text] = {
    "en": "The board (equal numbers are one {one}, “.” is a free square, “#” is an obstacle that never moves):",
    "zh": "棋盘（相同的数字是同一{of}{one}，“.”是空格，“#”是不会移动的障碍物）：",
}
_ALL_SHOWN: Final[Text] = {
    "en": "The boards A to D (equal letters are one {one}, R is the red one):",
    "zh": "A 到 D 的图（相同的字母是同一{of}{one}，R 是红色的）：",
}
_SPECIAL: Final[Text] = {"en": "Number {number} is red.", "zh": "{number} 号是红色的。"}
_PLACE: Final[dict[str, Text]] = {
    "along": {
        "en": "The gap is where the lane of the red one ends, at the cell {cells}.",
        "zh": "缺口在红色的那{of}所在直线的尽头，位于 {cells} 格。",
    },
    "any": {"en": "The dashed outline is around these cells: {cells}.", "zh": "虚线框住这些格：{cells}。"},
}
_PLACE["until"] = _PLACE["any"]


def _manner(statement: Statement) -> str:
    return {"cars": "along", "boats": "along", "pucks": "until"}.get(statement["dress"], "any")


def _terms(statement: Statement) -> dict[str, Any]:
    one, red, _, chinese, of, _ = _NAMES[statement["dress"]]
    return {
        "one": {"en": one, "zh": chinese},
        "red": red,
        "of": of,
        "done": _DONE[_manner(statement)],
        "or_far": same("") if _manner(statement) == "until" else _OR_FAR,
    }


def _numbers(statement: Statement) -> dict[str, int]:
    """The number of each piece: in reading order."""
    return {letter: number for number, letter in enumerate(pieces_of(statement["rows"]), 1)}


def _move(statement: Statement, number: int, way: str, far: int) -> Text:
    return said(_PUSH if _manner(statement) == "until" else _BY, number=number, way=_WAYS[way], far=far)


def word(statement: Statement, query: Statement) -> Wording:
    """How pieces slide, and what is asked."""
    task, manner, terms, numbers = (
        query["task"].removesuffix("_choice"),
        _manner(statement),
        _terms(statement),
        _numbers(statement),
    )
    rules = [{"along": _ALONG, "any": _ANY, "until": _UNTIL}[manner]]
    if any("#" in row for row in statement["rows"]) and statement["dress"] in _FIXED:
        rules.append(_FIXED[statement["dress"]])
    if statement["goal"] is not None:
        rules.append(_GOALS[manner])
    kind, offered = Kind.LETTER, tuple[Text | None, ...]()
    if task.startswith(("fewest", "mover", "now")):
        kind, offered = counting(query)
    if task == "mover_box":
        kind = Kind.BOX
    if task in _DRAWN:
        offered = (None,) * 4
    if task == "first":
        offered = tuple(_move(statement, numbers[letter], way, far) for letter, way, far in query["options"])
    if task == "stay":
        offered = tuple(said(_NUMBER, number=numbers[letter]) for letter in query["options"])
    moves = query.get("moves", ())
    if task == "after":
        terms["moves"] = listed(said(_PUSH, number=numbers[letter], way=_WAYS[way]) for letter, way in moves)
    ask = said(_ASK[task], **terms, count=moves)
    return Wording(ask, kind, joined(*(said(one, **terms) for one in rules)), options=offered)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """A way to the goal, and what stands against everything else."""
    task = query["task"].removesuffix("_choice").removesuffix("_box")
    terms = _terms(statement)

    def told(moves: Iterable[Sequence[Any]]) -> Text:
        return listed(_move(statement, *move) for move in moves)

    way = why.get("way", ())
    stuck = [said(_STUCK, number=number, met=met, **terms) for number, met in why.get("stuck", ())]
    terms |= {"way": told(way), "count": len(way), "met": why.get("met", 0), "answer": answer}
    match task:
        case "fewest":
            terms["count"] = number_meant(query, answer)
        case "first" | "mover":
            others = [
                said(_TOTAL if total else _NEVER, move=_move(statement, *move), total=total)
                for *move, total in why["firsts"]
                if total != len(way)
            ]
            terms |= {"others": listed(others, SEMICOLON), "number": answer.removeprefix("piece-")}
        case "stay":
            number = _numbers(statement)[query["options"][LETTERS.index(answer)]]
            terms |= {"number": number, "stuck": listed(stuck, SEMICOLON)}
        case "within":
            terms["count"] = query["moves"]
        case "now":
            terms |= {"way": told(why["moves"]), "count": len(why["moves"])}
    counted = ("met" in why or stuck) and _manner(statement) != "along"
    return joined(said(_WHYS[task], **terms), *([said(_ALIKE, **terms)] if counted else []))


def describe(statement: Statement, query: Statement) -> Text:
    """The board as rows of numbers, where the goal is, and drawn options as rows of letters."""
    terms, numbers, special = _terms(statement), _numbers(statement), statement["special"]
    parts = [said(_SHOWN, **terms), _grid(statement["rows"], numbers), said(_SPECIAL, number=numbers[special])]
    if statement["goal"] is not None:
        goal = _goal(statement)
        cells = [
            pair(int(goal.y) + y, int(goal.x) + x) for y in range(int(goal.height)) for x in range(int(goal.width))
        ]
        manner = _manner(statement)
        if manner == "along":  # only the last cell before the gap
            cells = cells[-1:] if max(goal.x, goal.y) > 0 and (goal.x if goal.width > 1 else goal.y) else cells[:1]
        parts += [said(_PLACE[manner], cells=listed(cells), **terms), PAIRS]
    if query["task"] in _DRAWN:
        shown = []
        for rows in query["options"]:
            others = [letter for letter in pieces_of(rows) if letter != special]
            shown.append(_grid(rows, {special: "R"} | dict(zip(others, "abcdefghijklmnopq", strict=False))))
        parts += [said(_ALL_SHOWN, **terms), options(shown)]
    return lines(*parts)


def _grid(rows: Sequence[str], signs: Mapping[str, object]) -> Text:
    return grid([[signs.get(sign, sign) for sign in row] for row in rows])


def _goal(statement: Statement) -> Area:
    """What the special piece covers at its goal."""
    (y, x), now = statement["goal"], pieces_of(statement["rows"])[statement["special"]]
    return Area(x, y, now.width, now.height)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with its numbered pieces, above four small ones if these are the options."""
    rows, task = statement["rows"], query["task"]
    wide, high = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    nodes = _board(statement, rows, boxed=task == "mover_box")
    if statement["goal"] is not None:
        nodes += (way_out if _manner(statement) == "along" else place)(rows, _goal(statement))
    nodes += numbered(pieces_of(rows).values())
    if task not in _DRAWN:
        return (Scene(wide, high, (Group(tuple(nodes), _MARGIN, _MARGIN),), unit=(50, 62)),)
    small = min(0.75, _SMALL / max(len(rows), len(rows[0])))
    across = 2 * wide * small + 1.2
    parts: list[AnyNode] = [Group(tuple(nodes), (across - len(rows[0])) / 2, _MARGIN)]
    for number, shown in enumerate(query["options"]):
        x, y = number % 2 * (wide * small + 0.5) + 0.6, high + number // 2 * high * small
        parts.append(Label(x - 0.12, y + 0.6, LETTERS[number], 0.34, "label", "label"))
        board = tuple(_board(statement, shown))
        parts.append(Group(board, x + _MARGIN * small, y + _MARGIN * small, small))
        parts.append(Element(option_element(LETTERS[number]), x + 0.2, y + 0.2, wide * small - 0.4, high * small - 0.4))
    return (Scene(across, high + 2 * high * small, tuple(parts), unit=(44, 54)),)


def _board(statement: Statement, rows: Sequence[str], *, boxed: bool = False) -> list[AnyNode]:
    """A board with its pieces, without their numbers; ``boxed`` makes each piece an element."""
    dress, special, numbers = statement["dress"], statement["special"], _numbers(statement)
    nodes = [*ground(dress, rows)]
    for letter, area in pieces_of(rows).items():
        nodes += piece(dress, statement["tone"], area, numbers[letter], special=letter == special)
        if boxed:
            nodes.append(Element(f"piece-{numbers[letter]}", area.x, area.y, area.width, area.height))
    return nodes
