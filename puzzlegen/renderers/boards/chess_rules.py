"""Asks what the rules of chess say about a position: legal moves, attacks, checks, pins, castling."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described, men
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined

_CASTLING: Final[Mapping[str, Text]] = {
    "neither": {"en": "neither on the king's side nor on the queen's side", "zh": "两翼都不可以"},
    "kingside": {"en": "on the king's side only", "zh": "只可以王翼易位"},
    "queenside": {"en": "on the queen's side only", "zh": "只可以后翼易位"},
    "both": {"en": "on both sides", "zh": "两翼都可以"},
}
_CASTLING_COUNTS: Final[Text] = {"en": "Castling counts as one move, of the king.", "zh": "王车易位算王的一步。"}
_PROMOTION_COUNTS: Final[Text] = {
    "en": "A pawn that reaches the last rank makes four different moves, one for each piece that it may become.",
    "zh": "兵走到底线时算四步不同的棋，每一种可升变的棋子各算一步。",
}
_ATTACK: Final[Text] = {
    "en": "A piece attacks the squares on which it could capture an enemy piece if one stood there: whose turn it is, "
    "checks and pins do not matter, nor does it matter whether the square is empty or who stands there. Other pieces "
    "and pawns block the lines of queens, rooks and bishops.",
    "zh": "一枚棋子攻击的格，是指若那里有对方棋子它便能吃掉的格：不论轮到谁走，不考虑将军和牵制，"
    "也不论该格是空格还是站着哪一方的棋子。棋子会挡住后、车、象的路线。",
}
_PIN: Final[Text] = {
    "en": "A piece or pawn is pinned to its own king if, were it not there, an enemy queen, rook or bishop would "
    "attack that king through its square.",
    "zh": "若拿走一枚棋子，对方的后、车或象就会穿过它所在的格攻击己方的王，这枚棋子就被牵制在自己的王前。",
}
_TASKS: Final[Mapping[str, Text]] = {
    "moves": {
        "en": "How many legal moves does the {piece} on the marked square {squares} have?",
        "zh": "标出的 {squares} 格上的{piece}有多少种合法走法？",
    },
    "all_moves": {"en": "How many legal moves does {side} have?", "zh": "{side}一共有多少种合法走法？"},
    "attacked": {
        "en": "Find every square that is attacked by both of the pieces on the marked squares {squares}. The box of a "
        "square is the square itself.",
        "zh": "请找出同时被标出的 {squares} 两格上的棋子攻击的所有格。方框就是格子本身。",
    },
    "pinned": {
        "en": "Exactly one piece or pawn, white or black, is pinned to its own king. On which square does it stand?",
        "zh": "棋盘上恰好有一枚棋子（不论黑白）被牵制在自己的王前。它站在哪一格？",
    },
    "check": {
        "en": "It is {side}'s turn in all four positions A, B, C and D. In which one is {side}'s king in check?",
        "zh": "A、B、C、D 四个局面都轮到{side}走。在哪一个局面中{side}的王正被将军？",
    },
    "castling": {"en": "On which sides may {side} castle now?", "zh": "{side}现在可以向哪一翼进行王车易位？"},
}
_BRIEFLY: Final[Mapping[str, Text]] = {
    "moves": {
        "en": "how many legal moves does the {piece} on {squares} have?",
        "zh": "{squares} 格上的{piece}有多少种合法走法？",
    },
    "all_moves": {"en": "how many legal moves does {side} have?", "zh": "{side}一共有多少种合法走法？"},
    "attacked": {
        "en": "Which squares, empty or not, do the pieces on {squares} both attack, whatever the turn and pins? The "
        "box of a square is the square itself.",
        "zh": "{squares} 两格上的棋子同时攻击哪些格（不论是否空格、轮到谁走或被牵制）？方框就是格子本身。",
    },
    "castling": {"en": "on which sides may {side} castle now?", "zh": "{side}现在可以向哪一翼进行王车易位？"},
}
_MOVES: Final[Text] = {"en": "It can go to {squares}: {count}.", "zh": "可以走到 {squares}，共 {count} 种。"}
_NO_MOVES: Final[Text] = {"en": "It has no legal move.", "zh": "没有合法走法。"}
_BLOCKED: Final[Text] = {
    "en": "Its own side stands on every square that it could reach.",
    "zh": "它能到的格都被己方棋子占着。",
}
_KING_BARRED: Final[Text] = {
    "en": "It cannot go where it could be taken: {guards}.",
    "zh": "不能走到会被吃的格：{guards}。",
}
_GUARDS: Final[Text] = {"en": "the {piece} on {at} covers {squares}", "zh": "{at} 的{piece}控制 {squares}"}
_PIN_BARS: Final[Text] = {
    "en": "The {piece} on {at} pins it to its king, so it cannot leave the line between the two.",
    "zh": "{at} 的{piece}把它牵制在王前，所以它不能离开两者之间的线。",
}
_CHECKED: Final[Text] = {
    "en": "The {piece} on {at} gives check, so only moves that end it are legal.",
    "zh": "{at} 的{piece}正在将军，只有应将的走法合法。",
}
_OF_PIECE: Final[Text] = {"en": "{piece} on {at}: {count} ({moves})", "zh": "{at} 的{piece}：{count}（{moves}）"}
_IN_ALL: Final[Text] = {"en": "Piece by piece: {pieces}. In all {sum}.", "zh": "逐个来数：{pieces}。合计 {sum}。"}
_COMMON: Final[Text] = {
    "en": "The {piece} on {at} attacks {squares}. Of these, the {other} on {there} attacks {common} as well.",
    "zh": "{at} 的{piece}攻击 {squares}。其中也被 {there} 的{other}攻击的是 {common}。",
}
_PINNED: Final[Text] = {
    "en": "Between the {piece} on {at} and the king on {king} stands nothing but the {pinned} on {square}.",
    "zh": "{at} 的{piece}与 {king} 的王之间只隔着 {square} 的{pinned}。",
}
_CHECK: Final[Text] = {"en": "In {letter}, {checks} the king on {king}.", "zh": "{letter} 中，{checks} {king} 的王。"}
_ATTACKS: Final[Text] = {"en": "the {piece} on {at} attacks", "zh": "{at} 的{piece}攻击"}
_AWAY: Final[Text] = {"en": "there is no {piece} on {at}", "zh": "{at} 上没有这个{piece}"}
_BETWEEN: Final[Text] = {
    "en": "the {between} on {there} stands in the way of the {piece} on {at}",
    "zh": "{there} 的{between}挡住了 {at} 的{piece}",
}
_IN: Final[Text] = {"en": "In {letter}, {reasons}.", "zh": "{letter} 中，{reasons}。"}
_WING: Final[Text] = {"en": "{wing}: {reason}.", "zh": "{wing}：{reason}。"}
_BOTH_WINGS: Final[Text] = {"en": "Both sides", "zh": "两翼"}
_WINGS: Final[Mapping[str, Text]] = {
    "kingside": {"en": "King's side", "zh": "王翼"},
    "queenside": {"en": "Queen's side", "zh": "后翼"},
}
_FREE: Final[Text] = {
    "en": "yes, since nothing stands between king and rook, and no square that the king leaves, crosses or enters is "
    "attacked",
    "zh": "可以，王与车之间没有棋子，王的起点、经过和到达的格都未被攻击",
}
_OBSTACLES: Final[Mapping[str, Text]] = {
    "moved": {"en": "no, since there is no right to castle there", "zh": "不可以，那一翼没有易位权"},
    "between": {
        "en": "no, since the {piece} on {at} stands between king and rook",
        "zh": "不可以，{at} 的{piece}挡在王与车之间",
    },
    "check": {"en": "no, since the {piece} on {at} gives check", "zh": "不可以，{at} 的{piece}正在将军"},
    "through": {
        "en": "no, since the king would cross {square}, which the {piece} on {at} attacks",
        "zh": "不可以，王要经过的 {square} 被 {at} 的{piece}攻击",
    },
    "into": {
        "en": "no, since the king would be in check on {square}, from the {piece} on {at}",
        "zh": "不可以，王到达的 {square} 被 {at} 的{piece}攻击",
    },
}
_ALL: Final[Text] = {"en": " and ", "zh": "，"}
_KINDS: Final = {
    "moves": Kind.NUMBER,
    "all_moves": Kind.NUMBER,
    "attacked": Kind.BOXES,
    "pinned": Kind.SQUARE,
    "check": Kind.LETTER,
    "castling": Kind.LETTER,
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask what the task says."""
    task, marked, options = query["task"], _marked(query), query.get("options", ())
    fen = statement.get("fen") or options[0]
    placed = dict(men(fen))
    values = {
        "squares": {"en": " and ".join(marked), "zh": " 和 ".join(marked)},
        "piece": words.PIECES[placed[marked[0]].lower()] if marked else "",
    }
    told = task in ("moves", "all_moves", "castling")  # whose turn it is, and who may castle
    ask, brief = words.spoken(fen, _TASKS[task], **values), words.spoken(fen, _BRIEFLY.get(task, {}), **values)
    return Wording(
        rules=joined(words.seen_from(statement["bottom"]), *_rules(task, fen, marked or tuple(placed), placed)),
        ask=joined(words.spoken(fen, words.TURN), *words.rights(fen), ask) if told else ask,
        short=words.briefly(brief, fen) if told else brief,
        kind=_KINDS[task],
        options=tuple(_CASTLING.get(option) for option in options),
    )


def _marked(query: Statement) -> tuple[str, ...]:
    """The squares that the query names."""
    return (query["square"],) if "square" in query else tuple(query.get("squares", ()))


def _rules(task: str, fen: str, squares: tuple[str, ...], placed: Mapping[str, str]) -> list[Text]:
    """What has to be known, beside the rules of chess; moves are those of the men on these squares."""
    match task:
        case "moves" | "all_moves":
            king, pawn, last = ("K", "P", "7") if fen.split(" ")[1] == "w" else ("k", "p", "2")
            moving = {(placed[square], square[1]) for square in squares}
            castling = words.may_castle(fen) and any(man == king for man, _ in moving)
            return [_CASTLING_COUNTS] * castling + [_PROMOTION_COUNTS] * ((pawn, last) in moving)
        case "attacked":
            return [_ATTACK]
        case "pinned":
            return [_PIN]
    return []


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What on the board decides: squares, attackers, pins, checks, or the rules of castling."""
    match query["task"]:
        case "moves":
            return joined(*_moves(why))
        case "all_moves":
            return joined(*(said(_CHECKED, **words.told_piece(*one)) for one in why["checks"]), _in_all(why["found"]))
        case "attacked":
            return _common(dict(men(statement["fen"])), query["squares"], answer.split(), why["attacked"])
        case "pinned":
            (symbol, square), (_, king) = why["pinned"], why["king"]
            pinned = {"pinned": words.PIECES[symbol.lower()], "square": square, "king": king}
            return said(_PINNED, **pinned, **words.told_piece(*why["by"]))
        case "check":
            return joined(*_check(answer, why))
    wings = why["wings"]
    if not any(wings.values()):
        return said(_WING, wing=_BOTH_WINGS, reason=_FREE)
    return joined(*(_castling(wing, obstacle) for wing, obstacle in wings.items()))


def _moves(why: Statement) -> list[Text]:
    """Where a piece can go, and what keeps it from other squares."""
    found, barred = why["found"], why["barred"]
    told = [said(_MOVES, squares=_listed(found), count=len(found)) if found else _NO_MOVES]
    if not found and not barred:
        told.append(_BLOCKED)
    elif why["guards"]:
        guards = (
            said(_GUARDS, **words.told_piece(*guard["by"]), squares=_listed(guard["squares"]))
            for guard in why["guards"]
        )
        told.append(said(_KING_BARRED, guards=listed(guards, SEMICOLON)))
    elif barred:
        told += (said(_CHECKED, **words.told_piece(*one)) for one in why["checks"])
        told += [said(_PIN_BARS, **words.told_piece(*why["pinner"]))] if why["pinner"] else []
    return told


def _in_all(found: Sequence[Statement]) -> Text:
    """The moves of each piece, and their sum."""
    counts = [len(one["moves"]) for one in found]
    pieces = (
        said(_OF_PIECE, **words.told_piece(*one["piece"]), count=count, moves=listed(map(same, one["moves"])))
        for one, count in zip(found, counts, strict=True)
    )
    total = f"{' + '.join(map(str, counts))} = {sum(counts)}" if len(counts) > 1 else str(sum(counts))
    return said(_IN_ALL, pieces=listed(pieces, SEMICOLON), sum=total)


def _common(
    placed: Mapping[str, str], marked: Sequence[str], common: Sequence[str], attacked: Sequence[Sequence[str]]
) -> Text:
    """The squares that one of two pieces attacks, the one with fewer, and which of them the other one attacks, too."""
    (squares, at), (_, there) = sorted(zip(attacked, marked, strict=True), key=lambda entry: len(entry[0]))
    return said(
        _COMMON,
        **words.told_piece(placed[at], at),
        squares=_listed(squares),
        other=words.PIECES[placed[there].lower()],
        there=there,
        common=_listed(common),
    )


def _check(answer: str, why: Statement) -> list[Text]:
    """Who gives check in the one position, and why not in the others."""
    checks = strung((said(_ATTACKS, **words.told_piece(*one)) for one in why["checks"]), _ALL)
    told = [said(_CHECK, letter=answer, checks=checks, king=why["king"][1])]
    for letter, prevented in why["prevented"].items():
        reasons = (
            said(_AWAY, **words.told_piece(*one))
            if between is None
            else said(_BETWEEN, **words.told_piece(*one), between=words.PIECES[between[0].lower()], there=between[1])
            for one, between in zip(why["checks"], prevented, strict=True)
        )
        told.append(said(_IN, letter=letter, reasons=strung(reasons, _ALL)))
    return told


def _castling(wing: str, obstacle: Statement | None) -> Text:
    """Whether castling is legal on a wing, and which rule forbids it."""
    if obstacle is None:
        reason = _FREE
    else:
        held = words.told_piece(*obstacle["piece"]) if "piece" in obstacle else {}
        reason = said(_OBSTACLES[obstacle["rule"]], **held, square=obstacle.get("square", ""))
    return said(_WING, wing=_WINGS[wing], reason=reason)


def _listed(squares: Sequence[str]) -> Text:
    return strung(map(same, squares), AND)


def describe(statement: Statement, query: Statement) -> Text:
    """The board with its marked squares, or the four boards."""
    return described(statement, query, _marked(query))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with its marked squares, or the four boards."""
    return (depicted(statement, query, _marked(query), boxed=query["task"] == "attacked"),)
