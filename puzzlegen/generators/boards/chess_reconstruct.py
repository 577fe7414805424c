"""What happened between two diagrams: the one of four that follows after given moves, or a move that was played.

The moves are a stretch of a game of a source, or of the small player. The four diagrams differ in two pairs of like
pieces, of which one leaves its square and the other never moves: a diagram shows a pair right, or mistakes the one
piece for the other, and they are wrong in neither, either or both. So each differs from the others by as much as any,
and one pair alone never tells. All squares that the moves name look the same in all four, so that the moves tell
nothing to those who do not follow them on the first diagram. Of a longer stretch, a move is asked for that is not read
off what has changed.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, starmap
from typing import Annotated, Final, NamedTuple

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import chess_reconstruct as form
from puzzlegen.generators.boards.kits.chess_bitboards import Game, like_pairs, replayed
from puzzlegen.generators.boards.kits.chess_games import drawn
from puzzlegen.generators.boards.kits.chess_positions import (
    BOTTOMS,
    PositionParams,
    fen_of,
    notated,
    opening,
    play,
)
from puzzlegen.generators.kits.asking import four
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.materials.sources import Source

_BEFORE: Final = (8, 60)  # half-moves before the first diagram
_GAMES: Final = 4  # that are looked through in one attempt
_OPTIONS: Final = 4
_DOUBLE: Final = 16  # squares that a pawn goes on with a double step, as they are numbered
_SEEN: Final = 2  # half-moves of which each is seen in what has changed: one for each side


class ChessReconstructParams(PositionParams, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        told: half-moves that are told; none at higher levels, as the first diagram often shows which of two like pieces
            could make a move, however long the line is.
        hidden: half-moves that are to be found.
    """

    told: Annotated[tuple[int, int], Knob("more moves to follow", 0, 16)] = (0, 0)
    hidden: Annotated[int, Knob("more moves to find", 1, 4)]


LEVELS: Final = {
    Level.EASY: ChessReconstructParams(band=(2, 3), depths={form.Follow: (1, 1)}, told=(2, 3), hidden=1),
    Level.MEDIUM: ChessReconstructParams(band=(4, 5), depths={form.Follow: (2, 2)}, told=(4, 5), hidden=2),
    Level.HARD: ChessReconstructParams(band=(6, 6), depth=(0, 10.4), hidden=3),
    Level.EXTREME: ChessReconstructParams(band=(8, 8), depth=(12, 30), hidden=4),
}


def invent(rng: Stream, params: ChessReconstructParams, asked: Drawn) -> Puzzle:
    """Take a stretch of a game."""
    guarded, changing = (rng.class_by_index(2, name) == 0 for name in ("guarded", "changing"))
    rank = rng.class_by_index(_OPTIONS, "order")  # of the right diagram, as diagrams are written
    rng = rng.child("state")
    question, place = asked
    length = rng.between(*params.told) if question is form.Follow else params.hidden
    # Of an odd number, one of the side that makes more of them: the only move of a side is seen at a glance
    number = 2 * rng.below((length + 1) // 2) if length % 2 else rng.below(length)
    bottom = BOTTOMS[rng.below(2)]
    stretches = (one for _ in range(_GAMES) for one in _stretches(rng, length, params.source))
    low, high = (params.depths or {}).get(form.Follow, (0, length))
    for game, ply in stretches:
        if question is form.Between:
            if not chess_searches.plain(game.held(ply)):
                continue
            start, end, moves = game.board(ply), game.board(ply + length), game.moves[ply : ply + length]
            if length > _SEEN and _is_seen(start, end, moves, number):
                continue
            shown = form.Diagrams(fen_of(start), bottom, end.board_fen())
            line = form.Line(notated(start, moves))
            return Puzzle(shown, form.Between(length, number + 1), moves[number].uci(), line)
        chosen = [
            pairs
            for pairs in combinations(starmap(_Pair, like_pairs(game, ply, length)), 2)
            if len({square for one in pairs for square in (one.leaves, one.stays)}) == 2 * len(pairs)
        ]
        if not chosen or not chess_searches.plain(game.held(ply)):
            continue
        start, end, moves = game.board(ply), game.board(ply + length), game.moves[ply : ply + length]
        steps = _followed(game, ply, length)
        rng.shuffle(chosen)
        for pairs in chosen:
            one, other = pairs
            if not low <= max(steps[one.move], steps[other.move]) <= high:
                continue
            options = _mistaken(end, [(one,), (other,), pairs])
            if (
                options is not None
                and sorted([end.board_fen(), *options])[rank] == end.board_fen()
                and all(
                    _is_ahead(measure, end.board_fen(), options) in (None, wanted)
                    for measure, wanted in ((_guarded, guarded), (_changes, changing))
                )
            ):
                rng.shuffle(options)
                options.insert(place, end.board_fen())
                told = notated(start, moves)
                facts = form.Pairs(told, tuple(pair.told(end) for pair in pairs))
                shown = form.Diagrams(fen_of(start), bottom)
                return Puzzle(shown, form.Follow(told, four(options)), LETTERS[place], facts)
    raise Rejected("no stretch of the game has such pairs" if question is form.Follow else "no stretch has such a move")


def _is_seen(start: chess.Board, end: chess.Board, moves: Sequence[chess.Move], number: int) -> bool:
    """True if a move is read off what has changed, without trying others.

    Either its man is seen where it came from and where it went; or it moved twice, and no single move looks like that;
    or it was taken where a man of the other side is new, and only this man can have been taken at such a square.
    """
    side, move = start.turn ^ (number % 2 == 1), moves[number]
    begun, ended = move.from_square, move.to_square
    for earlier in moves[number % 2 : number : 2]:
        if earlier.to_square == move.from_square:
            begun = earlier.from_square
    for ply, later in enumerate(moves[number + 1 :], number + 1):
        if (ply - number) % 2 == 0 and later.from_square == ended:
            ended = later.to_square
        elif (ply - number) % 2 and later.to_square == ended:
            gone, new = _changed_men(start, end, side), _changed_men(end, start, not side)
            came = [
                (one, square)
                for square in chess.scan_forward(new)
                for one in chess.scan_forward(start.attackers_mask(side, square) & gone)
            ]
            return came == [(move.from_square, move.to_square)]
    if begun == ended:
        return False
    if (begun, ended) == (move.from_square, move.to_square):
        return True
    alone = chess.BaseBoard(None)
    alone.set_piece_at(begun, start.piece_at(begun))
    doubled = alone.pawns and abs(ended - begun) == _DOUBLE and chess.square_rank(begun) in (1, 6)
    return not (doubled or ended in alone.attacks(begun))


def _changed_men(board: chess.Board, other: chess.Board, side: chess.Color) -> chess.Bitboard:
    """The squares where a man of a side stands, but on another board none like it."""
    return sum(board.pieces_mask(kind, side) & ~other.pieces_mask(kind, side) for kind in chess.PIECE_TYPES)


def _followed(game: Game, ply: int, length: int) -> list[int]:
    """For each move of a stretch, how many follow from one another up to it.

    It follows from those that changed a square on which a piece like its own stands, or crosses on the way to where it
    goes, or that one.
    """
    changed, steps = [0] * 64, list[int]()
    for move, (like, different) in zip(game.moves[ply:], game.changes(ply, length), strict=False):
        needed = like | chess.BB_SQUARES[move.to_square]
        for square in chess.scan_forward(like):
            needed |= chess.between(square, move.to_square)
        steps.append(1 + max(changed[square] for square in chess.scan_forward(needed)))
        for square in chess.scan_forward(different):
            changed[square] = steps[-1]
    return steps


def _stretches(rng: Stream, length: int, source: Source | None) -> Iterator[tuple[Game, int]]:
    """Stretches of a game with so many half-moves, in random order, each as the game and the half-moves before it."""
    first, last = _BEFORE
    if source is None:
        game = play(rng, last + length)
    else:
        record = drawn(source, rng)
        game, first = replayed(record), opening(record)
    for number in rng.permutation(max(0, len(game.moves) - first - length + 1)):
        yield game, first + number


class _Pair(NamedTuple):
    """Two like pieces.

    Attributes:
        leaves, stays: the squares of the one that moves and of the other one.
        move: the number of the move.

    The notation of the move does not say which of the two it is, see `chess_pairs`.
    """

    leaves: chess.Square
    stays: chess.Square
    move: int

    def told(self, end: chess.Board) -> form.Pair:
        """What the explanation needs."""
        piece = end.piece_at(self.stays)
        assert piece is not None
        return form.Pair(piece.symbol(), self.move, chess.square_name(self.leaves), chess.square_name(self.stays))


def _is_ahead(measure: Callable[[str], int], end: str, wrong: Sequence[str]) -> bool | None:
    """True if the right diagram has more of something than wrong ones, on average; None if it has as much."""
    ahead = sum(measure(end) - measure(one) for one in wrong)
    return None if ahead == 0 else ahead > 0


def _guarded(diagram: str) -> int:
    """How many men another one of their colour guards: seldom more than in wrong diagrams, if left to itself.

    Pieces that could move stood among others.
    """
    board = chess.BaseBoard(diagram)
    return sum(bool(board.attackers_mask(man.color, square)) for square, man in board.piece_map().items())


def _changes(diagram: str) -> int:
    """How often one sign of a diagram, in Forsyth's notation, differs from the next one.

    That is mostly more than in wrong diagrams, if left to itself: they lack a piece that stays, often in a corner.
    """
    return sum(one != other for one, other in pairwise(diagram))


def _mistaken(end: chess.Board, mistakes: Sequence[Sequence[_Pair]]) -> list[str] | None:
    """The diagrams in which these pairs are mistaken; None if one of them is no legal position."""
    diagrams = []
    for wrong in mistakes:
        board = end.copy(stack=False)
        for pair in wrong:
            board.set_piece_at(pair.leaves, board.remove_piece_at(pair.stays))
        if not board.is_valid():
            return None
        diagrams.append(board.board_fen())
    return diagrams
