"""Solves mates by exhaustive search; judges `boards/chess_mate`."""

from typing import Final

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards import chess_mate as form
from puzzlegen.formats.boards.kits.chess import Letter, Shown
from puzzlegen.validators.boards.kits.chess_lines import (
    after,
    answered,
    fails,
    forces,
    is_mated,
    played,
)
from puzzlegen.validators.boards.kits.chess_reading import canonical, shown, spellings
from puzzlegen.validators.boards.kits.chess_search import BudgetSpent, Search
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on

_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
BUDGET: Final = 300_000  # moves made on a board, for all positions together


def certify(statement: Shown, query: form.Query) -> Certificate:
    """Try every first move; the difficulty is the number of moves that the fastest mate takes.

    Each other first move is refuted by a reply that escapes. A mate that is faster than the question says is a fault.
    A line is unique if every move of the attacker is the only one that mates as fast and every reply the only one. Of
    four diagrams, each that has no mate is refuted.

    Raises:
        MalformedStatement: there are no such positions.
    """
    boards = shown(statement.fen, query.options if isinstance(query, form.Diagram) else ())
    solver = _Solver(BUDGET)
    accepted: tuple[str, ...] = ()
    try:
        if isinstance(query, form.Diagram):
            findings = solver.diagrams(boards, query.moves)
        else:
            findings = solver.moves(boards[0], query.moves, isinstance(query, form.Line))
            if len(findings.answers) == 1:
                accepted = spellings(boards[0], [chess.Move.from_uci(move) for move in findings.answers[0].split()])
        verdict = verdict_on(findings.answers)
    except BudgetSpent:
        findings, verdict = Findings(()), Verdict.UNDECIDED
    return Certificate(
        verdict=verdict,
        answers=findings.answers[:2],
        method="exhaustive search for mates",
        effort={"moves made": solver.made},
        difficulty=solver.fastest,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), query.moves, canonical(boards, ordered=False))),
        structure=solver.structure,
        refuted=findings.refuted,
        faults=("there is a faster mate",) if 0 < solver.fastest < query.moves else (),
        accepted=accepted,
        depth=Depth.search(max(1, solver.made)),
    )


def certify_why(statement: Shown, query: form.Query, answer: str, why: form.Solved) -> Faults:
    """What is false in the facts of an explanation: a line, what else is replied, why it is mate, how others fail."""
    boards = shown(statement.fen, query.options if isinstance(query, form.Diagram) else ())
    if isinstance(query, form.Diagram):
        board, begun = boards[LETTERS.index(answer)], list[str]()
    else:
        board, begun = boards[0], answer.split()
    line = played(board, why.line)
    if line is None or len(line) != 2 * query.moves - 1 or [move.uci() for move in line[: len(begun)]] != begun:
        return ("the line is another",)
    holds = {
        "the line does not mate": after(board, line).is_checkmate(),
        "other replies are answered otherwise": answered(board, line, why.others),
        "it is mate for other reasons": is_mated(after(board, line), why.mate),
    }
    if isinstance(why, form.SolvedDiagram):
        others = {letter: other for letter, other in zip(_LETTERS, boards, strict=False) if letter != answer}
        holds |= {
            "the line does not force mate": forces(board, line[0], query.moves),
            "another diagram fails otherwise": why.failing.keys() == others.keys()
            and all(fails(other, board, line[0], query.moves, why.failing[letter]) for letter, other in others.items()),
        }
    return tuple(fault for fault, true in holds.items() if not true)


class _Solver:
    """Solves the positions of one question; ``made`` counts moves, ``fastest`` those of the fastest mate, 0 if none."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.made = 0
        self.fastest = 0
        self.structure = ""

    def _keys(self, board: chess.Board, moves: int, enough: int) -> tuple[list[chess.Move], dict[str, str]]:
        """The moves that mate in ``moves`` or less, up to ``enough`` of them, and a refutation of every other one."""
        search = Search(board, self.budget - self.made)
        keys: list[chess.Move] = []
        refuted: dict[str, str] = {}
        try:
            for move in sorted(board.legal_moves, key=lambda move: not board.gives_check(move)):
                if len(keys) == enough:
                    break
                reason = search.refutation(move, moves)
                if reason is None:
                    keys.append(move)
                else:
                    refuted[move.uci()] = reason
        finally:
            self.made += search.nodes
        return keys, refuted

    def _fastest(self, board: chess.Board, moves: int, enough: int) -> tuple[int, list[chess.Move], dict[str, str]]:
        """The length of the fastest mate in up to ``moves``, 0 if none, with what `_keys` finds for it."""
        keys: list[chess.Move] = []
        refuted: dict[str, str] = {}
        for length in range(1, moves + 1):
            keys, refuted = self._keys(board, length, enough)
            if keys:
                return length, keys, refuted
        return 0, keys, refuted

    def moves(self, board: chess.Board, moves: int, whole: bool) -> Findings:
        """The key moves, or the lines where the ``whole`` of it is asked for."""
        self.fastest, keys, refuted = self._fastest(board, moves, 2)
        if not keys:
            return Findings((), refuted)
        self.structure = _structure(board, keys[0], self.fastest, whole)
        if not whole:
            return Findings(tuple(key.uci() for key in keys), refuted)
        return Findings(tuple(self._lines(board.copy(stack=False), self.fastest)), refuted)

    def _lines(self, board: chess.Board, moves: int) -> list[str]:
        """Up to two of the lines that lead to mate in as many moves."""
        lines = []
        for key in self._keys(board, moves, 2)[0]:
            board.push(key)
            replies = [] if moves == 1 else list(board.legal_moves)[:2]
            for reply in replies:
                board.push(reply)
                lines += [f"{key.uci()} {reply.uci()} {rest}" for rest in self._lines(board, moves - 1)]
                board.pop()
            if not replies:
                lines.append(key.uci())
            board.pop()
        return lines[:2]

    def diagrams(self, boards: tuple[chess.Board, ...], moves: int) -> Findings:
        """The letters of the positions that have a mate."""
        letters, refuted = [], {}
        for letter, board in zip(LETTERS, boards, strict=False):
            length, keys, _ = self._fastest(board, moves, 1)
            if keys:
                letters.append(letter)
                self.fastest = length
                self.structure = f"{_structure(board, keys[0], length, False)}, four diagrams"
            else:
                refuted[letter] = f"no move forces mate in {moves}"
        return Findings(tuple(letters), refuted)


def _structure(board: chess.Board, key: chess.Move, moves: int, whole: bool) -> str:
    """Of what kind the mate is: ``"mate in 2, queen, check, capture"``."""
    kind = chess.piece_name(board.piece_type_at(key.from_square) or chess.PAWN)
    words = [f"mate in {moves}", kind, "check" if board.gives_check(key) else "quiet"]
    words += ["capture"] * board.is_capture(key) + ["line"] * whole
    return ", ".join(words)
