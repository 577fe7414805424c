"""Finds the move that wins material by searching all moves of both sides; judges `boards/chess_best_move`.

Which move an engine prefers, only the engine can tell; it is asked twice, with more nodes the second time. The format
is that of ``docs/boards.md``.
"""

from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.core.certificate import Certificate, JudgeNeeded, Verdict
from puzzlegen.core.item import Statement
from puzzlegen.materials.engines import Running
from puzzlegen.validators.boards.kits.chess_gains import MATED, Best, Gains
from puzzlegen.validators.boards.kits.chess_judgement import Judgement
from puzzlegen.validators.boards.kits.chess_reading import canonical, shown, spellings
from puzzlegen.validators.boards.kits.chess_search import BudgetSpent
from puzzlegen.validators.kits.answers import fingerprint, parse

BUDGET: Final = 4_000_000  # moves made on the board

_LEAST: Final = 3  # points that the move wins, and by which it is better than every other one
_FEWEST: Final = 2  # moves of each side; whoever looks at so many or more has to come to the same move
_AHEAD: Final = 1  # points; a side that has more after another move has won anyway
_SIEGE: Final = 1  # pieces at a king; where there are more, a sacrifice may be worth everything
_QUIET: Final = 3  # the tier of moves that neither take nor give check
_UNIT: Final = "tier: 1 capture that pays at once, 2 other capture or check, 3 quiet move"

Positive: TypeAlias = Annotated[int, msgspec.Meta(gt=0)]


class _Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="material"):
    moves: Literal[3]  # of each side that are looked at; the words say so


class _Preferred(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="preferred"):
    engine: str
    nodes: Positive
    margin: Positive
    decided: Positive


_Query: TypeAlias = _Material | _Preferred


def certify(statement: Statement, query: Statement) -> Certificate:
    """Try all moves of both sides to the stated depth, and play captures out; the difficulty is how the move hides.

    That is 1 for a capture or promotion that wins as much if the other side may only take back, stop or leave check,
    2 for another capture, promotion or check, 3 for a quiet move.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
        JudgeNeeded: the question is what an engine prefers.
    """
    board, asked = _read(statement, query)
    if isinstance(asked, _Preferred):
        raise JudgeNeeded
    return _material(board, asked)


def certify_with(engine: Running, statement: Statement, query: Statement) -> Certificate:
    """As `certify`, and where the question is what an engine prefers, ask it; that is a judgement and no proof.

    Raises:
        MalformedStatement: the statement or the query breaks the format, or names another engine.
        EngineFailed: the engine does not answer.
    """
    board, asked = _read(statement, query)
    return _preferred(engine, board, asked) if isinstance(asked, _Preferred) else _material(board, asked)


def _read(statement: Statement, query: Statement) -> tuple[chess.Board, _Query]:
    asked: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    (board,) = shown(statement)
    return board, asked


def _preferred(engine: Running, board: chess.Board, query: _Preferred) -> Certificate:
    """Whether the engine's best move is the same with few and many nodes, and better by the margin both times."""
    judged = Judgement(engine, query.engine, query.nodes)
    found = judged.of(board, 2)
    keys = tuple(sorted({lines[0].move for lines in found}))
    leads = [
        _clipped(lines[0].worth, query.decided) - _clipped(lines[1].worth, query.decided) if len(lines) > 1 else 0
        for lines in found
    ]
    clear = len(keys) == 1 and min(leads) >= query.margin
    key = chess.Move.from_uci(keys[0])
    try:
        tier = _tier(Gains(board, BUDGET), key)
    except BudgetSpent:
        clear, tier = False, 0
    return Certificate(
        verdict=Verdict.JUDGED if clear else Verdict.UNDECIDED,
        answers=keys if clear else (),
        method=judged.method,
        effort=judged.effort,
        difficulty=tier,
        unit=_UNIT,
        canonical=fingerprint(("preferred", canonical([board]))),
        structure=_structure("preferred", tier, board, key) if clear else "",
        refuted={lines[1].move: f"worth {lead} centipawns less" for lines, lead in zip(found, leads, strict=True)}
        if clear
        else {},
        accepted=spellings(board, [key]) if clear else (),
    )


def _clipped(worth: int, most: int) -> int:
    return max(-most, min(most, worth))


def _structure(task: str, tier: int, board: chess.Board, move: chess.Move) -> str:
    kind = board.piece_type_at(move.from_square) or chess.PAWN
    return f"{task}, tier {tier}, {chess.piece_name(kind)}"


def _tier(gains: Gains, move: chess.Move) -> int:
    """How well the move hides, from 1 to 3."""
    if not gains.board.is_capture(move) and move.promotion is None:
        return 2 if gains.board.gives_check(move) else _QUIET
    return 1 if gains.reaches(move, 0, _LEAST) else 2


def _material(board: chess.Board, query: _Material) -> Certificate:
    """The certificate of a question about what wins material."""
    gains = Gains(board, BUDGET)
    answers: tuple[str, ...] = ()
    refuted: dict[str, str] = {}
    faults: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    tier, structure = 0, ""
    try:
        for moves in range(_FEWEST, query.moves + 1):
            best = gains.best(2 * moves - 1)
            verdict, rivals = _verdict(gains, best, 2 * moves - 1)
            if answers not in ((), (best.move.uci(),)):
                verdict = Verdict.UNSOLVABLE
            answers = (best.move.uci(), *(move.uci() for move in rivals[:1]))
            if verdict is not Verdict.UNIQUE:
                break
        if verdict is Verdict.UNSOLVABLE:
            answers = ()
        if verdict is Verdict.UNIQUE:
            refuted = {move.uci(): f"at most {best.gain - _LEAST}, not {best.gain}" for move in gains.moves[1:]}
            tier = _tier(gains, best.move)
            faults = tuple(_faults(gains, best, query.moves, tier))
            structure = _structure("material", tier, board, best.move)
            accepted = spellings(board, [best.move])
    except BudgetSpent:
        answers, refuted, faults, verdict = (), {}, (), Verdict.UNDECIDED
    return Certificate(
        verdict=verdict,
        answers=answers,
        method=f"search of all moves for {2 * _FEWEST} to {2 * query.moves} half-moves, and of the captures after them",
        effort={"moves made": gains.made},
        difficulty=tier,
        unit=_UNIT,
        canonical=fingerprint(("material", canonical([board]))),
        structure=structure,
        refuted=refuted,
        faults=faults,
        accepted=accepted,
    )


def _verdict(gains: Gains, best: Best, depth: int) -> tuple[Verdict, list[chess.Move]]:
    """Checks whether a best move wins enough, and the others that come too near it."""
    if best.gain < _LEAST:
        return Verdict.UNSOLVABLE, []
    rivals = [move for move in gains.moves[1:] if gains.reaches(move, depth, best.gain - _LEAST + 1)]
    return Verdict.AMBIGUOUS if rivals else Verdict.UNIQUE, rivals


def _faults(gains: Gains, best: Best, moves: int, tier: int) -> Iterator[str]:
    """Why the move might not be the one to play, although it wins most.

    A mate is another question, and attacks on a king outlast every fixed depth. Whoever stops half a move earlier has
    to find the same, since what changes with the depth may change again. What a quiet move threatens may be parried
    later: it has to win enough one move of each side farther ahead, too. And where a side wins or loses whatever it
    plays, points do not matter.
    """
    if best.gain >= MATED:
        yield "it mates"
    if any(_besieged(gains.board, colour) for colour in chess.COLORS):
        yield "a king is under attack"
    if gains.before + best.gain < 0:
        yield "the game is lost anyway"
    if any(gains.reaches(move, 2 * moves - 1, _AHEAD + 1 - gains.before) for move in gains.moves[1:]):
        yield "the game is won anyway"
    for depth in range(2 * _FEWEST - 2, 2 * moves - 1, 2):
        other = gains.best(depth)
        if other.move != best.move or _verdict(gains, other, depth)[0] is not Verdict.UNIQUE:
            yield "another depth says otherwise"
    if tier == _QUIET and not gains.reaches(best.move, 2 * moves + 1, _LEAST):
        yield "the gain does not last"


def _besieged(board: chess.Board, colour: chess.Color) -> bool:
    """True if enemy pieces, more than `_SIEGE`, attack squares at this side's king."""
    king = board.king(colour)
    assert king is not None
    enemies = 0
    for square in chess.scan_forward(chess.BB_KING_ATTACKS[king] | chess.BB_SQUARES[king]):
        enemies |= board.attackers_mask(not colour, square)
    return (enemies & ~board.pawns & ~board.kings).bit_count() > _SIEGE
