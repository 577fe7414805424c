"""Asks for the move that wins material, or that a chess engine prefers; see `puzzlegen.generators.boards`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import sentence_list

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the move."""
    fen = statement["fen"]
    rules: tuple[Phrase, ...]
    if query["task"] == "material":
        rules, ask, brief = (), msg("material", **words.sides(fen)), msg("material-briefly")
    else:
        engine, nodes, margin = query["engine"], query["nodes"], query["margin"]
        rules = words.of_engine(engine, nodes), msg("decided", decided=query["decided"])
        ask = msg("preferred", **words.sides(fen), margin=margin)
        brief = msg("preferred-briefly", engine=engine, nodes=f"{nodes:,}", margin=margin)
    return Wording(
        rules=sentences(words.seen_from(statement["bottom"]), *rules),
        ask=sentences(words.turn(fen), *words.rights(fen), ask),
        short=words.briefly(brief, fen),
        kind=Kind.MOVE,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """What the move wins, or what the engine thinks of it."""
    san = why["move"]
    if query["task"] == "material":
        return _material(statement["fen"], san, why)
    name = query["engine"]
    best, second = (f"{worth:+}" for worth in why["worths"])
    return msg("preferred-by-engine", name=name, san=san, best=best, second=second)


def _material(fen: str, san: str, why: Statement) -> Phrase:
    """What the move takes and attacks, what is left of it after the best reply, and how far ahead that was proven."""
    aims = [msg("takes", **words.told_piece(*why["taken"]))] if why["taken"] else []
    if why["attacked"]:
        attacked = sentence_list((msg("at", **words.told_piece(*one)) for one in why["attacked"]), msg("and"))
        aims.append(msg("attacks", pieces=attacked))
    line = words.numbered(fen, why["line"])
    return sentences(
        *([msg("aims", move=san, aims=sentence_list(aims, msg("also")))] if aims else []),
        msg("best-reply", **words.sides(fen), line=line, gain=why["gain"]),
        msg("horizon", **words.sides(fen)),
    )


def describe(statement: Statement, query: Statement) -> Phrase:
    """The board."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board."""
    return (depicted(statement, query),)
