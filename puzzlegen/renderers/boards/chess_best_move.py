"""Asks for the move that wins material, or that a chess engine prefers; see `puzzlegen.generators.boards`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.boards.chess_best_move import Gained, Material, Named, Position, Preferred, Query
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import CORNER, depicted, described
from puzzlegen.renderers.boards.kits.chess_marks import Marks, played
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import sentence_list

msg: Final = messages(__name__)


def word(shown: Position, query: Query) -> Wording:
    """Ask for the move."""
    fen = shown.fen
    rules: tuple[Phrase, ...]
    match query:
        case Material():
            sides = words.sides(fen)
            rules, ask, brief = (msg("material-rules", **sides),), msg("material", **sides), msg("material-briefly")
        case Preferred(engine=engine, nodes=nodes, margin=margin, decided=decided):
            rules = words.of_engine(engine, nodes), msg("decided", decided=decided)
            ask = msg("preferred", **words.sides(fen), margin=margin)
            brief = msg("preferred-briefly", engine=engine, nodes=f"{nodes:,}", margin=margin)
    return Wording(
        rules=sentences(words.seen_from(shown.bottom), words.turn(fen), *words.rights(fen), *rules),
        ask=ask,
        short=words.briefly(brief, fen),
        kind=Kind.MOVE,
    )


def explain(shown: Position, query: Query, answer: str, why: Named) -> Phrase:  # noqa: ARG001
    """What the move wins, or that the engine prefers it."""
    if isinstance(query, Preferred):
        return msg("preferred-by-engine", name=query.engine, san=why.move, margin=query.margin)
    assert isinstance(why, Gained)
    return _material(shown.fen, why)


def _material(fen: str, why: Gained) -> Phrase:
    """What the move takes and attacks, what is left of it after the best reply, and how far ahead that was proven."""
    aims = [msg("takes", **words.told_piece(*why.taken))] if why.taken else []
    for how, pieces in (("attacks", why.attacked), ("uncovers", why.uncovered)):
        if pieces:
            told = sentence_list((msg("at", **words.told_piece(*one)) for one in pieces), msg("and"))
            aims.append(msg(how, pieces=told))
    line = words.numbered(fen, why.line)
    return sentences(
        *([msg("aims", move=why.move, aims=sentence_list(aims, msg("also")))] if aims else []),
        msg("best-reply", **words.sides(fen), line=line, gain=why.gain),
        msg("horizon", **words.sides(fen)),
    )


def describe(shown: Position, query: Query) -> Phrase:  # noqa: ARG001
    """The board."""
    return described((shown.fen,), shown.bottom)


def depict(shown: Position, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The board."""
    return (depicted((shown.fen,), shown.bottom),)


def depict_solution(shown: Position, query: Query, answer: str, why: Named) -> tuple[Scene, ...]:  # noqa: ARG001
    """The move, and what it attacks."""
    (scene,) = depict(shown, query)
    marks = Marks(scene, shown.bottom, *CORNER)
    marks.rings(square for _, square in ((*why.attacked, *why.uncovered) if isinstance(why, Gained) else ()))
    marks.moves([*played(shown.fen, [why.move])])
    return (marks.scene,)
