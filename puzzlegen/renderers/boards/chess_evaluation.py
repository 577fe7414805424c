"""Asks what a position is worth: points, passed and isolated pawns, or an engine's value."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import listed, said

msg: Final = messages(__name__)

_PAWNS: Final[dict[str, tuple[Phrase, Phrase]]] = {  # what they are, and the question
    "passed": (
        msg("pawns-passed-1"),
        msg("pawns-passed-2"),
    ),
    "isolated": (
        msg("pawns-isolated-1"),
        msg("pawns-isolated-2"),
    ),
}
_RANGE_BRIEFLY: Final[Phrase] = {
    "en": "how many centipawns is this worth to White, by {engine} at {nodes:,} nodes?",
    "zh": "引擎 {engine}（搜索 {nodes:,} 个节点）认为这个局面对白方值多少厘兵？",
}
_VALUE_BRIEFLY: Final[Phrase] = {
    "en": "how many centipawns is this worth to White, by {engine} at {nodes:,} nodes (right within {tolerance})?",
    "zh": "引擎 {engine}（搜索 {nodes:,} 个节点）认为这个局面对白方值多少厘兵（误差不超过 {tolerance} 算对）？",
}
_MEN: Final = (("pawn", "兵", 1), ("knight", "马", 3), ("bishop", "象", 3), ("rook", "车", 5), ("queen", "后", 9))


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the balance, the diagram, the pawns, the range or the value."""
    view = words.seen_from(statement["bottom"])
    match query["task"]:
        case "balance":
            return Wording(
                rules=sentences(view, msg("count")), ask=msg("balance"), short=msg("balance-briefly"), kind=Kind.NUMBER
            )
        case "diagram":
            fens, balance = query["options"], query["balance"]
            return Wording(
                rules=sentences(view, msg("count")),
                ask=words.spoken(fens[0], msg("diagram"), balance=balance),
                short=words.spoken(fens[0], msg("diagram-briefly"), balance=balance),
                kind=Kind.LETTER,
                options=(None,) * len(fens),
            )
        case "range" | "value" as task:
            fen, engine, nodes = statement["fen"], query["engine"], query["nodes"]
            told = {"engine": engine, "nodes": nodes, "tolerance": query.get("tolerance", 0)}
            ask, briefly = (msg("range"), _RANGE_BRIEFLY) if task == "range" else (msg("value"), _VALUE_BRIEFLY)
            return Wording(
                rules=sentences(view, words.of_engine(engine, nodes), msg("sign")),
                ask=sentences(words.spoken(fen, words.TURN), *words.rights(fen), words.spoken(fen, ask, **told)),
                short=words.briefly(words.spoken(fen, briefly, **told), fen),
                kind=Kind.LETTER if task == "range" else Kind.ESTIMATE,
                options=tuple(_range(low, high) for low, high in query.get("options", ())),
            )
        case task:
            definition, ask = _PAWNS[task]
            return Wording(rules=sentences(view, definition), ask=ask, kind=Kind.BOXES)


def _range(low: int | None, high: int | None) -> Phrase:
    """A range of values, open where it has no bound."""
    if low is None:
        return msg("range-3", high=high)
    if high is None:
        return msg("range-4", low=low)
    return msg("range-2", low=low, high=high)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The men of both sides and their points, what keeps other pawns from being counted, or the engine's value."""
    match query["task"]:
        case "range":
            return msg("in-range", engine=query["engine"], range=_range(*query["options"][LETTERS.index(answer)]))
        case "value":
            worth, tolerance = int(answer.partition(" ")[0]), query["tolerance"]
            return msg("valued", engine=query["engine"], worth=f"{worth:+}", tolerance=tolerance)
        case "balance" | "diagram":
            (white, all_white), (black, all_black) = (_counted(why[side]) for side in ("white", "black"))
            difference = msg("difference", white=all_white, black=all_black, balance=all_white - all_black)
            sides = msg("sides", white=white, black=black)
            others = [f"{letter} {balance}" for letter, balance in why.get("others", ())]
            return sentences(sides, difference, *([msg("others", others=listed(others))] if others else []))
    found = msg("found", found=listed(map(str, answer.split())))
    stopped = listed(f"{pawn} ({other})" for pawn, other in why["others"])
    return sentences(found, *([msg(f"stopped-{query['task']}", others=stopped)] if why["others"] else []))


def _counted(men: Sequence[int]) -> tuple[Phrase, int]:
    """The men of a side with their points, and the sum of these."""
    held = [(count, *one) for count, one in zip(men, _MEN, strict=True) if count]
    points = [count * value for count, _, _, value in held]
    names = listed(
        {"en": f"{count} {one}{'s' * (count > 1)}", "zh": f"{chinese} {count} 个"} for count, one, chinese, _ in held
    )
    if not held:
        return msg("no-men"), 0
    terms = {"names": names, "points": " + ".join(map(str, points)), "total": sum(points)}
    return said(
        msg("sum") if len(points) > 1 else msg("point") if terms["total"] == 1 else msg("points"), **terms
    ), sum(points)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The board, or the four boards."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(statement, query, boxed=query["task"] in _PAWNS),)
