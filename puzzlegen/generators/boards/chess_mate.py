"""Mate in one, two or three moves: the one move that forces it, the whole line, or the one diagram of four.

Positions come from a source, or from games of the small player and endgames put together at random. They are searched
for forced mates in which the attacker gives check on nearly every move; that the mate has no other solution is for the
validator to find out.
"""

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Final

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import chess_mate as form
from puzzlegen.formats.boards.kits.chess import Letter, Shown
from puzzlegen.generators.boards.kits.chess_bitboards import moved, numbered, on_bitboards, plain
from puzzlegen.generators.boards.kits.chess_positions import (
    BOTTOMS,
    VALUES,
    PositionParams,
    balance,
    endgame,
    fen_of,
    notated,
    play,
    recorded,
    variants,
)
from puzzlegen.generators.boards.kits.chess_reasons import mated
from puzzlegen.generators.kits.asking import four
from puzzlegen.kernels.generators import chess_searches

_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
_PLIES: Final = 100
_RICH_PLIES: Final = 60
_MANY: Final = 16  # men
_GAMES: Final = 16  # that are looked through in one attempt
_ENDGAMES: Final = 240
_OPENING: Final = 12  # half-moves that are not looked at
_NOISES: Final = ((0.6, 3.0), (3.0, 0.6), (1.5, 1.5))


class ChessMateParams(PositionParams, frozen=True, kw_only=True):
    """Mate in ``moves``; ``quiet`` of them may give no check where a position has few men."""

    moves: int
    quiet: Annotated[int, Knob("more moves that give no check", 0, 3)]


LEVELS: Final = {
    Level.EASY: ChessMateParams(band=(1, 1), moves=1, quiet=0),
    Level.MEDIUM: ChessMateParams(band=(2, 2), moves=2, quiet=1),
    Level.HARD: ChessMateParams(band=(3, 3), moves=3, quiet=0),
}


def invent(rng: Stream, params: ChessMateParams, asked: Drawn) -> Puzzle:
    """Look through a game or an endgame for a mate of the right length."""
    rng = rng.child("state")
    question, place = asked
    # Left to themselves, most mates would be a queen's, by a side that is far ahead, among few men.
    invented = params.source is None
    rich, even, no_queen = (invented and not rng.class_by_index(2, name) for name in ("men", "lead", "piece"))
    for board, quiet in _positions(rng, params, rich):
        if (rich and not _rich(board)) or (even and not _even(board)):
            continue
        line = _mate(board, params.moves, quiet) if plain(board) else None
        # Where there is a faster mate by checks there is a line, too; so most positions are looked at only once.
        if line is None or _mates_within(params.moves - 1, board) or _another(board, line[0], params.moves):
            continue
        if no_queen and board.piece_type_at(line[0].from_square) == chess.QUEEN:
            continue
        if question is form.Line and not _forced(board, line):
            continue
        why = form.Solved(notated(board, line), _others(board, line, quiet), mated(_after(board, line)))
        if question is form.Diagram:
            try:
                fens = variants(board, place, partial(_fails_alike, params.moves, _exposed(board)), rng)
            except Rejected:
                continue
            failing = {
                letter: _failing(chess.Board(fen), board, line[0], params.moves)
                for letter, fen in zip(_LETTERS, fens, strict=True)
                if letter != LETTERS[place]
            }
            facts = form.SolvedDiagram(why.line, why.others, why.mate, failing)
            query = form.Diagram(params.moves, four(fens))
            return Puzzle(Shown(bottom=BOTTOMS[rng.below(2)]), query, LETTERS[place], facts)
        answer = " ".join(move.uci() for move in (line if question is form.Line else line[:1]))
        shown = Shown(fen=fen_of(board), bottom=BOTTOMS[rng.below(2)])
        return Puzzle(shown, question(params.moves), answer, why)
    raise Rejected("no mate of this length that has one solution came up")


def _fails_alike(moves: int, exposed: tuple[int, int, int], board: chess.Board) -> bool:
    """True if there is no mate, and as many men are exposed as where there is one."""
    return _exposed(board) == exposed and not _mates_within(moves, board)


def _exposed(board: chess.Board) -> tuple[int, int, int]:
    """How many men but the kings are attacked, unprotected, and both.

    Men that were displaced at random are so more often; that would tell which position has come up in play.
    """
    return chess_searches.exposed(on_bitboards(board))


def _rich(board: chess.Board) -> bool:
    """True if at least half of the men are still there."""
    return board.occupied.bit_count() >= _MANY


def _even(board: chess.Board) -> bool:
    """True if the side to move is less than a rook ahead."""
    return balance(board, board.turn) < VALUES[chess.ROOK]


def _positions(rng: Stream, params: ChessMateParams, rich: bool) -> Iterator[tuple[chess.Board, int]]:
    """Positions to be looked at, with the number of moves without check that a mate may have there."""
    if params.source is not None:
        boards = recorded(rng, params.source, f"mateIn{params.moves}")
        yield from ((boards[number], 0) for number in rng.permutation(len(boards)))
    elif not rich and rng.below(2) == 0:
        yield from ((endgame(rng), params.quiet) for _ in range(_ENDGAMES))
    else:
        for _ in range(_GAMES):
            game = play(rng, _RICH_PLIES if rich else _PLIES, rng.choice(_NOISES))
            first = min(_OPENING, len(game.moves))
            for number in rng.permutation(len(game.moves) - first + 1):
                if chess_searches.mates(game.held(first + number), 0, params.moves, 0, 0):
                    yield game.board(first + number), 0


def _mate(board: chess.Board, moves: int, quiet: int) -> list[chess.Move] | None:
    """A line of moves that ends in a mate which the other side cannot escape; None if none was found.

    The attacker gives check, save with ``quiet`` of its moves and never with the last one. After a check the other side
    has few replies; its line is the longest.
    """
    held = on_bitboards(board)
    return [*map(moved, held.line())] if chess_searches.mates(held, 0, moves, quiet, 0) else None


def _another(board: chess.Board, key: chess.Move, moves: int) -> bool:
    """True if another check leads to mate in as many moves, checks only."""
    return chess_searches.mates(on_bitboards(board), 0, moves, 0, numbered(key))


def _mates_within(moves: int, board: chess.Board) -> bool:
    """True if checks alone mate in ``moves`` or less."""
    held = on_bitboards(board)
    return any(chess_searches.mates(held, 0, length, 0, 0) for length in range(1, moves + 1))


def _forced(board: chess.Board, line: list[chess.Move]) -> bool:
    """True if every reply in the line is the only one."""
    board = board.copy(stack=False)
    for number, move in enumerate(line):
        if number % 2 and board.legal_moves.count() != 1:
            return False
        board.push(move)
    return True


def _after(board: chess.Board, moves: list[chess.Move]) -> chess.Board:
    board = board.copy(stack=False)
    for move in moves:
        board.push(move)
    return board


def _others(board: chess.Board, line: list[chess.Move], quiet: int) -> tuple[form.Others, ...]:
    """For each reply of the line the others that were legal, by the moves that mate after them, the commonest first."""
    told: list[form.Others] = []
    for made in range(1, len(line), 2):
        before = _after(board, line[:made])
        replies: dict[str, list[str]] = {}
        for reply in before.legal_moves:
            if reply != line[made]:
                after = _after(before, [reply])
                rest = _fastest(after, (len(line) - made) // 2, quiet)
                replies.setdefault(notated(after, rest), []).append(before.san(reply))
        mates = sorted(replies.items(), key=lambda entry: -len(entry[1]))
        told.append(form.Others(made, tuple(form.Mates(tuple(found), moves) for moves, found in mates)))
    return tuple(told)


def _fastest(board: chess.Board, moves: int, quiet: int) -> list[chess.Move]:
    """The fastest mate in ``moves`` or less; there is one."""
    lines = (_mate(board, length, quiet) for length in range(1, moves + 1))
    return next(line for line in lines if line is not None)


def _failing(board: chess.Board, solved: chess.Board, key: chess.Move, moves: int) -> form.Failing:
    """How a position without a mate holds: a reply to the key of the solved one or, if it has no such move, to a check.

    After the reply there is no mate in the moves that are left. Nothing is told where there is no check at all.
    """
    kind = solved.piece_type_at(key.from_square)
    alike = [
        move
        for move in board.legal_moves
        if (move.to_square, move.promotion) == (key.to_square, key.promotion)
        and board.piece_type_at(move.from_square) == kind
    ]
    tried = alike or [*map(moved, chess_searches.checks(on_bitboards(board)))]
    if not tried:
        return form.Failing(False)
    move = min(tried, key=lambda move: _after(board, [move]).legal_moves.count())
    after = _after(board, [move])
    kept = (reply for reply in after.legal_moves if not _mates_within(moves - 1, _after(after, [reply])))
    reply = next(kept, None)
    return form.Failing(bool(alike), board.san(move), None if reply is None else after.san(reply))
