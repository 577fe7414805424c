"""Asks for the move that wins material, or that a chess engine prefers; see `puzzlegen.generators.boards`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import said, strung
from puzzlegen.renderers.kits.wording import joined

_MATERIAL: Final[Text] = {
    "en": "Which move of {side} wins the most material? Exactly one leaves {side} at least 3 points better off than "
    "now, and than any other move would: pawn 1, knight and bishop 3, rook 5, queen 9; mate outweighs everything, and "
    "stalemate counts as equal points. This holds with best play of both sides, whether each makes two moves or three "
    "(not counting ways out of check); after those, only captures, promotions and ways out of check are played, and a "
    "side that is not in check may stop.",
    "zh": "{side}走哪一步得子最多？恰好有一步棋能使{side}比现在、也比走其他任何一步都至少多得 3 分："
    "兵 1 分，马、象各 3 分，车 5 分，后 9 分；将死胜过一切，逼和按双方分数相等计。"
    "这是双方都走最佳着法的结果，不论各走两步还是三步都成立（应将的着法不计步数）；"
    "此后只走吃子、升变和应将，未被将军的一方可以随时停止。",
}
_MATERIAL_BRIEFLY: Final[Text] = {
    "en": "which one move wins at least 3 points of material by force?",
    "zh": "哪一步棋能强制得子至少 3 分？",
}
_DECIDED: Final[Text] = {
    "en": "Mate, and all that is worth more than {decided} centipawns to either side, counts as {decided} here.",
    "zh": "将死以及对任何一方超过 {decided} 厘兵的评估，在此都按 {decided} 计。",
}
_PREFERRED: Final[Text] = {
    "en": "By the engine's judgement, one move of {side} is worth at least {margin} centipawns more to {side} than "
    "every other move. Which one?",
    "zh": "按引擎的评估，{side}有一步棋对{side}而言比其他任何一步棋都至少多值 {margin} 厘兵。是哪一步？",
}
_PREFERRED_BRIEFLY: Final[Text] = {
    "en": "which move does {engine} ({nodes:,} nodes) prefer to all others by at least {margin} centipawns?",
    "zh": "引擎 {engine}（搜索 {nodes:,} 个节点）认为哪一步棋比其他着法都至少多值 {margin} 厘兵？",
}

_AIMS: Final[Text] = {"en": "{move} {aims}.", "zh": "{move} {aims}。"}
_TAKES: Final[Text] = {"en": "takes the {piece} on {at}", "zh": "吃掉 {at} 的{piece}"}
_ATTACKS: Final[Text] = {"en": "attacks {pieces}", "zh": "攻击 {pieces}"}
_AT: Final[Text] = {"en": "the {piece} on {at}", "zh": "{at} 的{piece}"}
_AND: Final[Text] = {"en": " and ", "zh": "和 "}
_ALSO: Final[Text] = {"en": " and ", "zh": "，并"}
_BEST_REPLY: Final[Text] = {
    "en": "Of {other}'s replies, the one that loses least to captures gives {line}, which leaves {side} {gain} points "
    "better off than now.",
    "zh": "{other}若选此后被吃子损失最少的应着，则是 {line}，{side}比现在多得 {gain} 分。",
}
_HORIZON: Final[Text] = {
    "en": "Two or three moves ahead, nothing that {other} plays keeps this below 3 points.",
    "zh": "不论看两步还是三步，{other}怎么走都不能使它少于 3 分。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the move."""
    fen = statement["fen"]
    rules: tuple[Text, ...]
    if query["task"] == "material":
        rules, ask, brief = (), words.spoken(fen, _MATERIAL), _MATERIAL_BRIEFLY
    else:
        engine, nodes, margin = query["engine"], query["nodes"], query["margin"]
        rules = words.of_engine(engine, nodes), words.spoken(fen, _DECIDED, decided=query["decided"])
        ask = words.spoken(fen, _PREFERRED, margin=margin)
        brief = words.spoken(fen, _PREFERRED_BRIEFLY, engine=engine, nodes=nodes, margin=margin)
    return Wording(
        rules=joined(words.seen_from(statement["bottom"]), *rules),
        ask=joined(words.spoken(fen, words.TURN), *words.rights(fen), ask),
        short=words.briefly(brief, fen),
        kind=Kind.MOVE,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What the move wins, or what the engine thinks of it."""
    san = why["move"]
    if query["task"] == "material":
        return _material(statement["fen"], san, why)
    name = query["engine"]
    best, second = (f"{worth:+}" for worth in why["worths"])
    return {
        "en": f"{name} values {san} at {best} centipawns, and the next best move at {second}.",
        "zh": f"{name} 对 {san} 的评估为 {best} 厘兵，对次佳着法的评估为 {second}。",
    }


def _material(fen: str, san: str, why: Statement) -> Text:
    """What the move takes and attacks, what is left of it after the best reply, and how far ahead that was proven."""
    aims = [said(_TAKES, **words.told_piece(*why["taken"]))] if why["taken"] else []
    if why["attacked"]:
        attacked = strung((said(_AT, **words.told_piece(*one)) for one in why["attacked"]), _AND)
        aims.append(said(_ATTACKS, pieces=attacked))
    line = words.numbered(fen, why["line"])
    return joined(
        *([said(_AIMS, move=san, aims=strung(aims, _ALSO))] if aims else []),
        words.spoken(fen, _BEST_REPLY, line=line, gain=why["gain"]),
        words.spoken(fen, _HORIZON),
    )


def describe(statement: Statement, query: Statement) -> Text:
    """The board."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board."""
    return (depicted(statement, query),)
