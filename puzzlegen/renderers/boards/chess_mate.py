"""Asks for a forced mate: its first move, the whole line, or the one of four positions that has it."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined

_AIMS: Final[Mapping[int, Text]] = {
    1: {"en": "{side} is to move and mates in one move.", "zh": "轮到{side}走，一步将死对方。"},
    2: {
        "en": "{side} is to move and mates in two moves, whatever {other} replies.",
        "zh": "轮到{side}走，无论{other}如何应对，都能两步将死对方。",
    },
    3: {
        "en": "{side} is to move and mates in at most three moves, whatever {other} replies.",
        "zh": "轮到{side}走，无论{other}如何应对，最多三步将死对方。",
    },
}
_WISHES: Final[Mapping[int, Text]] = {  # where there are four positions
    1: {
        "en": "It is {side}'s turn in all four positions A, B, C and D. In which one can {side} mate in one move?",
        "zh": "A、B、C、D 四个局面都轮到{side}走。在哪一个局面中{side}能一步将死对方？",
    },
    2: {
        "en": "It is {side}'s turn in all four positions A, B, C and D. In which one can {side} force mate in at most "
        "two moves, whatever {other} replies?",
        "zh": "A、B、C、D 四个局面都轮到{side}走。在哪一个局面中，无论{other}如何应对，{side}最多两步就能将死对方？",
    },
    3: {
        "en": "It is {side}'s turn in all four positions A, B, C and D. In which one can {side} force mate in at most "
        "three moves, whatever {other} replies?",
        "zh": "A、B、C、D 四个局面都轮到{side}走。在哪一个局面中，无论{other}如何应对，{side}最多三步就能将死对方？",
    },
}
_TASKS: Final[Mapping[str, Text]] = {
    "key": {"en": "Only one move does this. Which one?", "zh": "恰好有一步棋能做到。是哪一步？"},
    "line": {
        "en": "Every move of this line is the only one: {side} has no other move that mates as fast, {other} has no "
        "other legal reply. What is the whole line, the replies included?",
        "zh": "这条着法线中的每一步都是唯一的：{side}没有别的着法能同样快地将死，{other}没有别的合法应着。"
        "包括应着在内，整条着法线是什么？",
    },
}
_BRIEFLY: Final[Mapping[str, Text]] = {
    "key": {"en": "which move forces mate in {moves}?", "zh": "哪一步棋能在 {moves} 步之内强制将死？"},
    "line": {
        "en": "which line, replies included, forces mate in {moves}?",
        "zh": "{moves} 步强制将死的整条着法线（包括应着）是什么？",
    },
    "diagram": {
        "en": "in which position, A, B, C or D, can {side} force mate in {moves}?",
        "zh": "A、B、C、D 中哪一个局面能在 {moves} 步之内强制将死？",
    },
}
_MATE: Final[Text] = {"en": "{move} is mate: {reasons}.", "zh": "{move} 将死：{reasons}。"}
_COVERS: Final[Text] = {"en": "the {piece} on {at} covers {squares}", "zh": "{at} 的{piece}控制 {squares}"}
_OWN: Final[Mapping[bool, Text]] = {  # whether they are several
    False: {"en": "{squares} holds one of {other}'s own pieces", "zh": "{squares} 被{other}自己的棋子占着"},
    True: {"en": "{squares} hold {other}'s own pieces", "zh": "{squares} 被{other}自己的棋子占着"},
}
_NO_HELP: Final[Mapping[bool, Text]] = {  # whether there are squares between the check and the king
    False: {"en": "nothing can take the {piece}", "zh": "没有棋子能吃掉这个{piece}"},
    True: {"en": "nothing can take the {piece} or come between", "zh": "没有棋子能吃掉这个{piece}或垫将"},
}
_PINNED: Final[Text] = {
    "en": "the {helper} on {from} cannot help, since the {piece} on {at} pins it",
    "zh": "{from} 的{helper}被 {at} 的{piece}牵制，帮不上忙",
}
_DOUBLE: Final[Text] = {"en": "after a double check only the king could move", "zh": "双将时只有王能走"}
_LINE: Final[Text] = {"en": "{line}.", "zh": "{line}。"}
_ONLY: Final[Text] = {"en": "{reply} is the only legal reply.", "zh": "{reply} 是唯一合法的应着。"}
_IF: Final[Text] = {"en": "If {replies}, then {moves}.", "zh": "若走 {replies}，则 {moves}。"}
_IF_OTHER: Final[Text] = {"en": "After any other reply, {moves}.", "zh": "其他应着之后都是 {moves}。"}
_FEW: Final = 4  # replies that are named before the same mate
_OR: Final[Text] = {"en": " or ", "zh": " 或 "}
_IN: Final[Text] = {"en": "In {letter}, {reason}.", "zh": "{letter} 中，{reason}。"}
_MET: Final[Text] = {"en": "{move} is met by {reply}", "zh": "走 {move}，对方可应 {reply}"}
_STALEMATE: Final[Text] = {"en": "{move} is stalemate", "zh": "走 {move} 则逼和"}
_NOT_POSSIBLE: Final[Text] = {"en": "there is no {move}, and {reason}", "zh": "走不出 {move}，而{reason}"}
_NO_CHECK: Final[Text] = {"en": "no move gives check", "zh": "没有一步棋能将军"}
_NO_MATE: Final[Text] = {"en": "{reason}, and there is no mate next", "zh": "{reason}，接着没有一步将死"}
_KINDS: Final = {"key": Kind.MOVE, "line": Kind.MOVES, "diagram": Kind.LETTER}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the first move, the line, or the diagram."""
    task, moves, fens = query["task"], query["moves"], query.get("options", ())
    fen = statement.get("fen") or fens[0]
    aim = words.spoken(fen, (_WISHES if fens else _AIMS)[moves])
    rights = words.rights(*(fens or (fen,)))
    return Wording(
        rules=words.seen_from(statement["bottom"]),
        ask=joined(*rights, aim) if fens else joined(aim, *rights, words.spoken(fen, _TASKS[task])),
        short=words.briefly(words.spoken(fen, _BRIEFLY[task], moves=moves), *(fens or (fen,))),
        kind=_KINDS[task],
        options=(None,) * len(fens),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Why it is mate, or the line and what follows other replies; and how the other positions hold."""
    fen = statement.get("fen") or why["fen"]
    sans = why["line"].split(" ")
    parts = [said(_LINE, line=words.numbered(fen, why["line"]))] if len(sans) > 1 else []
    for others in why["others"]:
        parts += _others(fen, sans[others["made"]], others)
    parts.append(_mated(fen, sans[-1], why["mate"]))
    for letter, failing in why.get("failing", {}).items():
        parts.append(said(_IN, letter=letter, reason=_failing(failing, sans[0].strip("+#"), query["moves"])))
    return joined(*parts)


def _mated(fen: str, move: str, mate: Statement) -> Text:
    """What keeps the king from leaving its square and the others from helping it."""
    reasons = [
        said(_COVERS, **words.told_piece(*guard["by"]), squares=_listed(guard["squares"])) for guard in mate["guards"]
    ]
    if mate["own"]:
        reasons.append(words.spoken(fen, _OWN[len(mate["own"]) > 1], squares=_listed(mate["own"])))
    if len(mate["checks"]) > 1:
        reasons.append(_DOUBLE)
    elif mate["pinned"]:
        for (symbol, square), by in mate["pinned"]:
            held = {"helper": words.PIECES[symbol.lower()], "from": square}
            reasons.append(said(_PINNED, **held, **words.told_piece(*by)))
    else:
        reasons.append(said(_NO_HELP[mate["distant"]], **words.told_piece(*mate["checks"][0])))
    return said(_MATE, move=move, reasons=listed(reasons, SEMICOLON))


def _others(fen: str, reply: str, others: Statement) -> list[Text]:
    """What follows other replies than the one of the line; where one mate follows many, they are the rest."""
    made = others["made"]
    if not others["mates"]:
        return [said(_ONLY, reply=words.numbered_from(fen, made, reply))]
    told = []
    most, *fewer = others["mates"]
    many = len(most["replies"]) > _FEW
    for mates in fewer if many else others["mates"]:
        first, *rest = mates["replies"]
        replies = strung((same(words.numbered_from(fen, made, first)), *map(same, rest)), _OR)
        told.append(said(_IF, replies=replies, moves=words.numbered_from(fen, made + 1, mates["moves"])))
    if many:
        told.append(said(_IF_OTHER, moves=words.numbered_from(fen, made + 1, most["moves"])))
    return told


def _failing(failing: Statement, key: str, moves: int) -> Text:
    """How a position without a mate holds."""
    if "move" not in failing:
        return _NO_CHECK
    reason = said(_STALEMATE if failing["reply"] is None else _MET, move=failing["move"], reply=failing["reply"])
    if moves > 1 and failing["reply"] is not None:
        reason = said(_NO_MATE, reason=reason)
    return reason if failing["possible"] else said(_NOT_POSSIBLE, move=key, reason=reason)


def _listed(squares: Sequence[str]) -> Text:
    return strung(map(same, squares), AND)


def describe(statement: Statement, query: Statement) -> Text:
    """The board, or the four boards."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(statement, query),)
