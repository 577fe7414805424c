"""Asks what a position is worth: points, passed and isolated pawns, or an engine's value."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import listed, said, same
from puzzlegen.renderers.kits.wording import joined

_COUNT: Final[Text] = {
    "en": "Count 1 point for a pawn, 3 for a knight, 3 for a bishop, 5 for a rook, 9 for a queen, and nothing for the "
    "kings.",
    "zh": "按兵 1 分、马 3 分、象 3 分、车 5 分、后 9 分计算，王不计分。",
}
_BALANCE: Final[Text] = {
    "en": "What are White's points minus Black's points? The number is negative if Black has more.",
    "zh": "白方分数减去黑方分数是多少？黑方较多时为负数。",
}
_BALANCE_BRIEFLY: Final[Text] = {
    "en": "With pawn 1, knight and bishop 3, rook 5, queen 9: what are White's points minus Black's? Negative if Black "
    "has more.",
    "zh": "按兵 1、马和象 3、车 5、后 9 计分，白方分数减去黑方分数是多少？黑方较多时为负数。",
}
_DIAGRAM: Final[Text] = {
    "en": "In which of the diagrams A, B, C and D are White's points minus Black's points exactly {balance}?",
    "zh": "A、B、C、D 四个局面中，哪一个的白方分数减去黑方分数恰好是 {balance}？",
}
_DIAGRAM_BRIEFLY: Final[Text] = {
    "en": "With pawn 1, knight and bishop 3, rook 5, queen 9: in which of the diagrams A, B, C and D are White's "
    "points minus Black's {balance}?",
    "zh": "按兵 1、马和象 3、车 5、后 9 计分，A、B、C、D 中哪一个局面的白方分数减去黑方分数是 {balance}？",
}
_PAWNS: Final[dict[str, tuple[Text, Text]]] = {  # what they are, and the question
    "passed": (
        {
            "en": "A pawn is passed if no pawn of the other side stands ahead of it, on the way to its last rank, on "
            "its own file or on a neighbouring file.",
            "zh": "若一个兵在通往底线的前方，本列和相邻列上都没有对方的兵，它就是通路兵。",
        },
        {
            "en": "Find all passed pawns, white and black. The box of a pawn is that of its square.",
            "zh": "请找出所有通路兵，不论黑白。兵的方框就是它所在的格。",
        },
    ),
    "isolated": (
        {
            "en": "A pawn is isolated if there is no pawn of its own side on either neighbouring file.",
            "zh": "若一个兵的左右相邻列上都没有己方的兵，它就是孤兵。",
        },
        {
            "en": "Find all isolated pawns, white and black. The box of a pawn is that of its square.",
            "zh": "请找出所有孤兵，不论黑白。兵的方框就是它所在的格。",
        },
    ),
}
_SIGN: Final[Text] = {
    "en": "Values are positive where White stands better and negative where Black does.",
    "zh": "白方占优时评估值为正，黑方占优时为负。",
}
_RANGE: Final[Text] = {
    "en": "In which range is the engine's value of this position?",
    "zh": "引擎对这个局面的评估值在哪个范围内？",
}
_RANGE_BRIEFLY: Final[Text] = {
    "en": "how many centipawns is this worth to White, by {engine} at {nodes:,} nodes?",
    "zh": "引擎 {engine}（搜索 {nodes:,} 个节点）认为这个局面对白方值多少厘兵？",
}
_VALUE: Final[Text] = {
    "en": "What is the engine's value of this position, in centipawns (hundredths of a pawn)? An answer within "
    "{tolerance} centipawns of it is right.",
    "zh": "引擎对这个局面的评估值是多少厘兵（百分之一兵）？与之相差不超过 {tolerance} 厘兵的回答算对。",
}
_VALUE_BRIEFLY: Final[Text] = {
    "en": "how many centipawns is this worth to White, by {engine} at {nodes:,} nodes (right within {tolerance})?",
    "zh": "引擎 {engine}（搜索 {nodes:,} 个节点）认为这个局面对白方值多少厘兵（误差不超过 {tolerance} 算对）？",
}
_MEN: Final = (("pawn", "兵", 1), ("knight", "马", 3), ("bishop", "象", 3), ("rook", "车", 5), ("queen", "后", 9))
_SIDES: Final[Text] = {"en": "White has {white}; Black has {black}.", "zh": "白方有{white}；黑方有{black}。"}
_SUM: Final[Text] = {"en": "{names}, {points} = {total} points", "zh": "{names}，{points} = {total} 分"}
_POINTS: Final[Text] = {"en": "{names}, {total} points", "zh": "{names}，{total} 分"}
_POINT: Final[Text] = {"en": "{names}, 1 point", "zh": "{names}，1 分"}
_NO_MEN: Final[Text] = {"en": "nothing but the king, 0 points", "zh": "王，0 分"}
_DIFFERENCE: Final[Text] = {
    "en": "The difference is {white} - {black} = {balance}.",
    "zh": "差为 {white} - {black} = {balance}。",
}
_OTHERS: Final[Text] = {"en": "In the other diagrams it is: {others}.", "zh": "其余局面的差为：{others}。"}
_FOUND: Final[Text] = {"en": "These pawns stand on {found}.", "zh": "这些兵在 {found}。"}
_STOPPED: Final[dict[str, Text]] = {
    "passed": {
        "en": "Each other pawn has one of the other side ahead of it, on its own file or on a neighbouring one (in "
        "brackets): {others}.",
        "zh": "其余每个兵的前方，本列或相邻列上都有对方的兵（见括号）：{others}。",
    },
    "isolated": {
        "en": "Each other pawn has one of its own side on a neighbouring file (in brackets): {others}.",
        "zh": "其余每个兵的相邻列上都有己方的兵（见括号）：{others}。",
    },
}
_IN_RANGE: Final[Text] = {
    "en": "{engine}'s value of the position is {range} centipawns, with four times as many nodes as well.",
    "zh": "{engine} 对局面的评估{range}（厘兵）；搜索的节点增至四倍时也是如此。",
}
_VALUED: Final[Text] = {
    "en": "{engine} values the position at {worth} centipawns; with four times as many nodes, this changes by less "
    "than half of {tolerance}.",
    "zh": "{engine} 对局面的评估为 {worth} 厘兵；搜索的节点增至四倍时，变化不到 {tolerance} 厘兵的一半。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the balance, the diagram, the pawns, the range or the value."""
    view = words.seen_from(statement["bottom"])
    match query["task"]:
        case "balance":
            return Wording(rules=joined(view, _COUNT), ask=_BALANCE, short=_BALANCE_BRIEFLY, kind=Kind.NUMBER)
        case "diagram":
            fens, balance = query["options"], query["balance"]
            return Wording(
                rules=joined(view, _COUNT),
                ask=words.spoken(fens[0], _DIAGRAM, balance=balance),
                short=words.spoken(fens[0], _DIAGRAM_BRIEFLY, balance=balance),
                kind=Kind.LETTER,
                options=(None,) * len(fens),
            )
        case "range" | "value" as task:
            fen, engine, nodes = statement["fen"], query["engine"], query["nodes"]
            told = {"engine": engine, "nodes": nodes, "tolerance": query.get("tolerance", 0)}
            ask, briefly = (_RANGE, _RANGE_BRIEFLY) if task == "range" else (_VALUE, _VALUE_BRIEFLY)
            return Wording(
                rules=joined(view, words.of_engine(engine, nodes), _SIGN),
                ask=joined(words.spoken(fen, words.TURN), *words.rights(fen), words.spoken(fen, ask, **told)),
                short=words.briefly(words.spoken(fen, briefly, **told), fen),
                kind=Kind.LETTER if task == "range" else Kind.ESTIMATE,
                options=tuple(_range(low, high) for low, high in query.get("options", ())),
            )
        case task:
            definition, ask = _PAWNS[task]
            return Wording(rules=joined(view, definition), ask=ask, kind=Kind.BOXES)


def _range(low: int | None, high: int | None) -> Text:
    """A range of values, open where it has no bound."""
    if low is None:
        return {"en": f"less than {high}", "zh": f"小于 {high}"}
    if high is None:
        return {"en": f"more than {low}", "zh": f"大于 {low}"}
    return {"en": f"between {low} and {high}", "zh": f"在 {low} 和 {high} 之间"}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The men of both sides and their points, what keeps other pawns from being counted, or the engine's value."""
    match query["task"]:
        case "range":
            return said(_IN_RANGE, engine=query["engine"], range=_range(*query["options"][LETTERS.index(answer)]))
        case "value":
            worth, tolerance = int(answer.partition(" ")[0]), query["tolerance"]
            return said(_VALUED, engine=query["engine"], worth=f"{worth:+}", tolerance=tolerance)
        case "balance" | "diagram":
            (white, all_white), (black, all_black) = (_counted(why[side]) for side in ("white", "black"))
            difference = said(_DIFFERENCE, white=all_white, black=all_black, balance=all_white - all_black)
            sides = said(_SIDES, white=white, black=black)
            others = [same(f"{letter} {balance}") for letter, balance in why.get("others", ())]
            return joined(sides, difference, *([said(_OTHERS, others=listed(others))] if others else []))
    found = said(_FOUND, found=listed(map(same, answer.split())))
    stopped = listed(same(f"{pawn} ({other})") for pawn, other in why["others"])
    return joined(found, *([said(_STOPPED[query["task"]], others=stopped)] if why["others"] else []))


def _counted(men: Sequence[int]) -> tuple[Text, int]:
    """The men of a side with their points, and the sum of these."""
    held = [(count, *one) for count, one in zip(men, _MEN, strict=True) if count]
    points = [count * value for count, _, _, value in held]
    names = listed(
        {"en": f"{count} {one}{'s' * (count > 1)}", "zh": f"{chinese} {count} 个"} for count, one, chinese, _ in held
    )
    if not held:
        return _NO_MEN, 0
    terms = {"names": names, "points": " + ".join(map(str, points)), "total": sum(points)}
    return said(_SUM if len(points) > 1 else _POINT if terms["total"] == 1 else _POINTS, **terms), sum(points)


def describe(statement: Statement, query: Statement) -> Text:
    """The board, or the four boards."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(statement, query, boxed=query["task"] in _PAWNS),)
