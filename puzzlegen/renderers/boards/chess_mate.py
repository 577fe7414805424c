"""Asks for a forced mate: its first move, the whole line, or the one of four positions that has it."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

_FEW: Final = 4  # replies that are named before the same mate
_KINDS: Final = {"key": Kind.MOVE, "line": Kind.MOVES, "diagram": Kind.LETTER}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the first move, the line, or the diagram."""
    task, moves, fens = query["task"], query["moves"], query.get("options", ())
    fen = statement.get("fen") or fens[0]
    aim = msg(f"which-in-{moves}" if fens else f"mate-in-{moves}", **words.sides(fen))
    rights = words.rights(*(fens or (fen,)))
    return Wording(
        rules=words.seen_from(statement["bottom"]),
        ask=sentences(*rights, aim) if fens else sentences(aim, *rights, msg(f"ask-{task}", **words.sides(fen))),
        short=words.briefly(msg(f"briefly-{task}", **words.sides(fen), moves=moves), *(fens or (fen,))),
        kind=_KINDS[task],
        options=(None,) * len(fens),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Why it is mate, or the line and what follows other replies; and how the other positions hold."""
    fen = statement.get("fen") or why["fen"]
    sans = why["line"].split(" ")
    parts: list[Phrase] = [msg("line", line=words.numbered(fen, why["line"]))] if len(sans) > 1 else []
    for others in why["others"]:
        parts += _others(fen, sans[others["made"]], others)
    parts.append(_mated(fen, sans[-1], why["mate"]))
    for letter, failing in why.get("failing", {}).items():
        parts.append(msg("in", letter=letter, reason=_failing(failing, sans[0].strip("+#"), query["moves"])))
    return sentences(*parts)


def _mated(fen: str, move: str, mate: Statement) -> Phrase:
    """What keeps the king from leaving its square and the others from helping it."""
    reasons = [
        msg("covers", **words.told_piece(*guard["by"]), squares=_listed(guard["squares"])) for guard in mate["guards"]
    ]
    if mate["own"]:
        reasons.append(msg("own", **words.sides(fen), squares=_listed(mate["own"]), count=len(mate["own"])))
    if len(mate["checks"]) > 1:
        reasons.append(msg("double"))
    elif mate["pinned"]:
        for (symbol, square), by in mate["pinned"]:
            held = {"helper": words.piece(symbol), "from": square}
            reasons.append(msg("pinned", **held, **words.told_piece(*by)))
    else:
        no_help = "no-help-between" if mate["distant"] else "no-help"
        reasons.append(msg(no_help, **words.told_piece(*mate["checks"][0])))
    return msg("mate", move=move, reasons=comma_list(reasons, SEMICOLON))


def _others(fen: str, reply: str, others: Statement) -> list[Phrase]:
    """What follows other replies than the one of the line; where one mate follows many, they are the rest."""
    made = others["made"]
    if not others["mates"]:
        return [msg("only", reply=words.numbered_from(fen, made, reply))]
    told = list[Phrase]()
    most, *fewer = others["mates"]
    many = len(most["replies"]) > _FEW
    for mates in fewer if many else others["mates"]:
        first, *rest = mates["replies"]
        replies = sentence_list((words.numbered_from(fen, made, first), *rest), msg("or"))
        told.append(msg("if", replies=replies, moves=words.numbered_from(fen, made + 1, mates["moves"])))
    if many:
        told.append(msg("if-other", moves=words.numbered_from(fen, made + 1, most["moves"])))
    return told


def _failing(failing: Statement, key: str, moves: int) -> Phrase:
    """How a position without a mate holds."""
    if "move" not in failing:
        return msg("no-check")
    reason = msg("stalemate" if failing["reply"] is None else "met", move=failing["move"], reply=failing["reply"])
    if moves > 1 and failing["reply"] is not None:
        reason = msg("no-mate", reason=reason)
    return reason if failing["possible"] else msg("not-possible", move=key, reason=reason)


def _listed(squares: Sequence[str]) -> Phrase:
    return sentence_list(squares, AND)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The board, or the four boards."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(statement, query),)
