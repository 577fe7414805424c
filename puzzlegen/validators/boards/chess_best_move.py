"""Finds the move that wins material by exhaustive search; judges `boards/chess_best_move`.

Which move an engine prefers, only the engine can tell; it is asked twice, with more nodes the second time. The format
is that of ``docs/boards.md``.
"""

from collections.abc import Iterator
from typing import Annotated, Final, TypeAlias

import chess
import msgspec

from puzzlegen.certificate import Certificate, EngineNeeded, Verdict
from puzzlegen.engines import Running
from puzzlegen.item import AnswerForm, Question, Statement
from puzzlegen.validators.answers import convert, demand_form, fingerprint
from puzzlegen.validators.boards.chess_judgement import Judgement
from puzzlegen.validators.boards.chess_reading import Bottom, canonical, position
from puzzlegen.validators.boards.chess_search import BudgetSpent

BUDGET: Final = 200_000  # moves made on the board

_POINTS: Final = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
_LEAST: Final = 2  # points that the move wins, and by which it is better than every other one
_MATE: Final = 1000
_UNIT: Final = "tier: 1 capture that pays at once, 2 other capture or check, 3 quiet move"

Positive: TypeAlias = Annotated[int, msgspec.Meta(gt=0)]


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fen: str
    bottom: Bottom


class _Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="material"):
    pass


class _Preferred(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="preferred"):
    engine: str
    nodes: Positive
    margin: Positive
    decided: Positive


_Query: TypeAlias = _Material | _Preferred


def certify(statement: Statement, question: Question) -> Certificate:
    """Try every move and every reply, and play the captures out; the difficulty is how well the move hides.

    That is 1 for a capture or promotion that wins as much if the other side may only take back, stop or leave check,
    2 for another capture, promotion or check, 3 for a quiet move.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
        EngineNeeded: the question is what an engine prefers.
    """
    board, query = _read(statement, question)
    if isinstance(query, _Preferred):
        raise EngineNeeded
    return _material(board)


def certify_with(engine: Running, statement: Statement, question: Question) -> Certificate:
    """As `certify`, and where the question is what an engine prefers, ask it; that is a judgement and no proof.

    Raises:
        MalformedStatement: the statement or the query breaks the format, or names another engine.
        EngineFailed: the engine does not answer.
    """
    board, query = _read(statement, question)
    return _preferred(engine, board, query) if isinstance(query, _Preferred) else _material(board)


def _read(statement: Statement, question: Question) -> tuple[chess.Board, _Query]:
    shown = convert(statement, _Shown, "statement")
    query: _Query = convert(question.query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    demand_form(question, AnswerForm.FILL_IN)
    return position(shown.fen), query


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
        tier = _Search(board).tier(key)
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
    )


def _clipped(worth: int, most: int) -> int:
    return max(-most, min(most, worth))


def _structure(task: str, tier: int, board: chess.Board, move: chess.Move) -> str:
    kind = board.piece_type_at(move.from_square) or chess.PAWN
    return f"{task}, tier {tier}, {chess.piece_name(kind)}"


def _material(board: chess.Board) -> Certificate:
    """The certificate of a question about what wins material."""
    search = _Search(board)
    try:
        answers, refuted = search.best()
        tier = search.tier(chess.Move.from_uci(answers[0])) if len(answers) == 1 else 0
        verdict = {0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(answers), Verdict.AMBIGUOUS)
    except BudgetSpent:
        answers, refuted, tier, verdict = (), {}, 0, Verdict.UNDECIDED
    structure = _structure("material", tier, board, chess.Move.from_uci(answers[0])) if len(answers) == 1 else ""
    return Certificate(
        verdict=verdict,
        answers=answers,
        method="exhaustive search of two half-moves and of the captures after them",
        effort={"moves made": search.made},
        difficulty=tier,
        unit=_UNIT,
        canonical=fingerprint(("material", canonical([board]))),
        structure=structure,
        refuted=refuted,
        faults=("a move gives stalemate",) if search.stalemates else (),
    )


class _Search:
    """Values moves for the side to move; ``made`` counts the moves made, of `BUDGET` at the most."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board
        self.side = board.turn
        self.before = self._balance()
        self.made = 0
        self.stalemates = False  # whether a move gives stalemate, about which the question says nothing

    def best(self) -> tuple[tuple[str, ...], dict[str, str]]:
        """The moves that win at least `_LEAST` and are not beaten by as much, up to two; and why the others are not.

        Moves that are valued after a better one only get an upper bound of their value.
        """
        values: dict[chess.Move, int] = {}
        top = 0
        moves = sorted(self.board.legal_moves, key=self._promise)
        for move in moves:
            values[move] = self._value(move, top - _LEAST)
            top = max(top, values[move])
        if top < _LEAST:
            return (), {move.uci(): f"wins {value}" for move, value in values.items()}
        good = [move.uci() for move in moves if values[move] > top - _LEAST]
        refuted = {move.uci(): f"at most {value}, not {top}" for move, value in values.items() if value <= top - _LEAST}
        return tuple(good[:2]), refuted

    def tier(self, move: chess.Move) -> int:
        """How well the move hides, from 1 to 3."""
        taking = self.board.is_capture(move) or move.promotion is not None
        if not taking:
            return 2 if self.board.gives_check(move) else 3
        self._push(move)
        at_once = -self._play_out(-_MATE, _MATE) - self.before
        self.board.pop()
        return 1 if at_once >= _LEAST else 2

    def _push(self, move: chess.Move) -> None:
        self.made += 1
        if self.made > BUDGET:
            raise BudgetSpent
        self.board.push(move)

    def _balance(self) -> int:
        """The points of the side to move minus those of the other."""
        board = self.board
        own = board.turn
        return sum(
            points * (board.pieces_mask(kind, own).bit_count() - board.pieces_mask(kind, not own).bit_count())
            for kind, points in _POINTS.items()
        )

    def _promise(self, move: chess.Move) -> tuple[int, int]:
        """The order in which moves are tried: the greatest captures first, by the smallest men."""
        taken = self.board.piece_type_at(move.to_square)
        return -_POINTS.get(taken or 0, 0), _POINTS.get(self.board.piece_type_at(move.from_square) or 0, 10)

    def _value(self, move: chess.Move, enough: int) -> int:
        """What the move wins against the best reply; any number up to ``enough`` stands for all of these."""
        board = self.board
        self._push(move)
        least = _MATE
        replies = sorted(board.legal_moves, key=self._promise)
        if not replies and not board.is_check():
            least, self.stalemates = -_MATE, True
        for reply in replies:
            self._push(reply)
            least = min(least, self._play_out(enough + self.before, least + self.before) - self.before)
            board.pop()
            if least <= enough:
                break
        board.pop()
        return least

    def _play_out(self, low: int, high: int) -> int:
        """The balance that the side to move reaches by captures and promotions; exact between the bounds."""
        board = self.board
        check = board.is_check()
        reached = -_MATE if check else self._balance()
        if reached >= high:
            return reached
        for move in sorted(board.generate_legal_moves() if check else self._noisy(), key=self._promise):
            self._push(move)
            reached = max(reached, -self._play_out(-high, -max(low, reached)))
            board.pop()
            if reached >= high:
                break
        return reached

    def _noisy(self) -> Iterator[chess.Move]:
        """The legal captures and promotions."""
        board = self.board
        yield from board.generate_legal_captures()
        last = chess.BB_RANK_8 if board.turn else chess.BB_RANK_1
        yield from board.generate_legal_moves(board.pawns, last & ~board.occupied)
