"""Chess positions: those of a source or, without one, of games that a small player plays on from a known opening.

The player looks one move ahead. It weighs what a move wins and what it leaves hanging, by counting attackers, and
prefers development, the centre, and squares near the enemy's king; a little noise keeps games apart. It takes a mate
in one where it sees it. Positions are therefore those of club games: sound at first, with errors later.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import chess

from puzzlegen.core.family import Params, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.kits.chess import Bottom
from puzzlegen.generators.boards.kits.chess_bitboards import Game, moved, on_bitboards, plain, played_on
from puzzlegen.generators.boards.kits.chess_games import drawn
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.kernels.generators.chess_boards import Board
from puzzlegen.materials.engines import Engine
from puzzlegen.materials.sources import Source

BOTTOMS: Final[tuple[Bottom, ...]] = ("white", "black")  # the sides from which a board may be seen
VALUES: Final = (0, 1, 3, 3, 5, 9, 100)  # of no man, pawn, knight, bishop, rook, queen, king

# Main lines that every book of openings has, in standard algebraic notation
_OPENINGS: Final = """
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O
e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5
e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5
e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O
e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Be7 O-O O-O Re1 d6
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 Bd3 d5 exd5 cxd5 O-O
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7
e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6
e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6 O-O Be7
e4 e5 Nf3 d6 d4 exd4 Nxd4 Nf6 Nc3 Be7 Be2 O-O O-O
e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Nf3 Be7
e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6 Bc4 d5
e4 e5 f4 exf4 Nf3 d5 exd5 Nf6 Bc4 Nxd5 O-O Be7
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3 Be7
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 Qc7
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5
e4 c5 Nf3 Nc6 Bb5 g6 O-O Bg7 Re1 Nf6 c3 O-O
e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3 Nf6 O-O Qc7 Qe2 d6
e4 c5 c3 Nf6 e5 Nd5 d4 cxd4 Nf3 Nc6 cxd4 d6
e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 Be3 e5
e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4 O-O Nf3 c5
e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Nf3 b6
e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6
e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 a3 c4
e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7
e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 c5 O-O Nc6
e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 e6 Nf3 Be7
e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O Bd3 Nc6
e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 c6 Bc4 Bf5
e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4 Be2 e6 O-O Be7
d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3
d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 Be7 e3 O-O Bd3 Nbd7
d4 d5 c4 e6 Nf3 Nf6 g3 Be7 Bg2 O-O O-O dxc4 Qc2 a6
d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5
d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6
d4 d5 Nf3 Nf6 Bf4 e6 e3 Bd6 Bg3 O-O Bd3 c5 c3 Nc6
d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6
d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O a3 Bxc3+ Qxc3 b6 Bg5 Bb7
d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O Nc3 Ne4
d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 Qe7 g3 Nc6 Bg2 Bxd2+
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 Nh5
d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5
d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7
d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6
d4 Nf6 Bg5 e6 e4 h6 Bxf6 Qxf6 Nf3 d6
d4 f5 g3 Nf6 Bg2 e6 Nf3 Be7 O-O O-O c4 d6
d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3 O-O O-O d6
c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6
c4 c5 Nf3 Nf6 Nc3 Nc6 g3 g6 Bg2 Bg7 O-O O-O
c4 Nf6 Nc3 e6 e4 d5 e5 d4 exf6 dxc3 bxc3 Qxf6
Nf3 d5 g3 Nf6 Bg2 e6 O-O Be7 d3 O-O Nbd2 c5
Nf3 d5 c4 d4 g3 c5 Bg2 Nc6 O-O e5 d3 Nf6
b3 e5 Bb2 Nc6 e3 Nf6 Bb5 d6 Ne2 a6
"""
_OPENING: Final = 8  # half-moves of a recorded game that are not worth a look
_DISPLACEMENTS: Final = 24  # tries to find two that change what is to be changed
_EVERY_SQUARE: Final = range(64)
_NEAR: Final = tuple(
    tuple(square for square in _EVERY_SQUARE if 0 < chess.square_distance(square, other) <= 2)
    for other in _EVERY_SQUARE
)


class PositionParams(Params, frozen=True, kw_only=True, omit_defaults=True):
    """The parameters of a family whose positions may come from a ``source``."""

    source: Source | None = None


class JudgedParams(PositionParams, frozen=True, kw_only=True, omit_defaults=True):
    """The parameters of a family that may also ask what an ``engine`` thinks of its positions."""

    engine: Engine | None = None


@cache
def openings() -> tuple[tuple[chess.Move, ...], ...]:
    """The lines of the book as moves from the first position."""
    lines = []
    for text in _OPENINGS.split("\n"):
        board = chess.Board()
        if text:
            lines.append(tuple(board.push_san(san) for san in text.split()))
    return tuple(lines)


def best_looking(board: chess.Board, rng: Stream, noise: float) -> chess.Move | None:
    """The move that the small player makes; None where the game is over.

    Args:
        board: the position, left as it is.
        rng: draws the noise.
        noise: how much the player errs, in pawns.
    """
    held = on_bitboards(board)
    moves = held.count()
    return moved(chess_searches.best_looking(held, rng.words(moves), 0, moves, noise)) if moves else None


def play(rng: Stream, plies: int, noise: tuple[float, float] = (1.0, 1.0)) -> Game:
    """A game of up to ``plies`` half-moves, less where it ends before; ``noise`` is that of White and of Black."""
    line = rng.choice(openings())
    return played_on(line[: min(plies, rng.between(4, len(line)))], plies, noise, rng)


def balance(board: chess.Board, colour: chess.Color) -> int:
    """The points of a side minus those of the other."""
    own, other = board.occupied_co[colour], board.occupied_co[not colour]
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens)
    return sum(
        VALUES[kind] * ((men & own).bit_count() - (men & other).bit_count()) for kind, men in enumerate(kinds, start=1)
    )


def fen_of(board: chess.Board) -> str:
    """The position as FEN with the clocks at their start; it has no capture en passant (see `plain`)."""
    return f"{board.board_fen()} {'w' if board.turn else 'b'} {board.castling_xfen()} - 0 1"


def notated(board: chess.Board, moves: Iterable[chess.Move]) -> str:
    """Moves that follow one another, in standard algebraic notation with spaces between."""
    board = board.copy(stack=False)
    return " ".join([board.san_and_push(move) for move in moves])


def stages(game: chess.Board, first: int) -> list[chess.Board]:
    """The positions of a game from the one after ``first`` half-moves on, without their past."""
    board = game.root()
    found = []
    for ply, move in enumerate(game.move_stack):
        if ply >= first:
            found.append(board.copy(stack=False))
        board.push(move)
    return [*found, board.copy(stack=False)]


def opening(game: chess.Board) -> int:
    """How many half-moves at the beginning of a recorded game are not worth a look."""
    return _OPENING if game.root().board_fen() == chess.STARTING_BOARD_FEN else 0


def recorded(rng: Stream, source: Source, theme: str | None = None) -> list[chess.Board]:
    """The positions of a game of the source (of this ``theme``, if it has themes), without their past."""
    game = drawn(source, rng, theme)
    return stages(game, opening(game))


def middles(
    rng: Stream,
    plies: tuple[int, int],
    men: tuple[float, float],
    source: Source | None,
    wanted: Callable[[Board], bool] = lambda _: True,
) -> Iterator[chess.Board]:
    """Positions of a game in random order with so many men, after so many half-moves if there is no source.

    All bounds are included, and ``wanted`` says which positions serve.
    """
    if source is None:
        low, high = plies
        game = play(rng, rng.between((low + high) // 2, high))
        low = min(low, len(game.moves))
        for number in rng.permutation(len(game.moves) - low + 1):
            held = game.held(low + number)
            if chess_searches.serves(held, *men) and wanted(held):
                yield game.board(low + number)
    else:
        boards = recorded(rng, source)
        for number in rng.permutation(len(boards)):
            held = on_bitboards(boards[number])
            if chess_searches.serves(held, *men) and wanted(held):
                yield boards[number]


def endgame(rng: Stream) -> chess.Board:
    """A few men around a king near the edge, with the other side to move; the position is legal."""
    attackers = rng.choice(("QR", "QN", "QB", "RR", "RB", "RN", "RBN", "QP", "RRN", "QBP", "RNP", "RRB", "QNN", "BBN"))
    defenders = rng.choice(("", "P", "PP", "PPP", "RPP", "NPP", "BPP", "QP", "RP", "RR", "QPP", "RPPP", "BPPP", "R"))
    while True:
        board = chess.Board(None)
        corner = rng.choice((54, 55, 56, 57, 58, 59, 60, 61, 62, 63))
        board.set_piece_at(corner, chess.Piece(chess.KING, chess.BLACK))
        _put(board, "K", chess.WHITE, _EVERY_SQUARE, rng)
        for symbol in defenders:
            _put(board, symbol, chess.BLACK, _NEAR[corner] if rng.below(4) else _EVERY_SQUARE, rng)
        for symbol in attackers:
            _put(board, symbol, chess.WHITE, _EVERY_SQUARE, rng)
        if board.is_valid():
            break
    if rng.below(2):
        board = board.transform(chess.flip_horizontal)
    return board if rng.below(2) else board.mirror()


def _put(board: chess.Board, symbol: str, colour: chess.Color, squares: Sequence[int], rng: Stream) -> None:
    """Put a man on a free square of these that it can stand on."""
    free = [square for square in squares if not board.occupied >> square & 1]
    if symbol == "P":
        free = [square for square in free if 0 < chess.square_rank(square) < 7]
    if free:
        kind = chess.Piece.from_symbol(symbol).piece_type
        board.set_piece_at(rng.choice(free), chess.Piece(kind, colour))


def variants(board: chess.Board, place: int, wrong: Callable[[chess.Board], bool], rng: Stream) -> tuple[str, ...]:
    """Four positions as FEN, of which the one at ``place`` is the given one, and all others are ``wrong``.

    Two men are each displaced in two of the four, so that what most of them have in common tells nothing. The
    positions are legal and agree in the side to move and in the rights to castle.

    Raises:
        Rejected: no two such displacements were found.
    """
    undoing: list[tuple[int, int]] = []
    for _ in range(_DISPLACEMENTS):
        shift = _displacement(board, rng)
        if any(square in known for known in undoing for square in shift) or not _undone(board, [shift], wrong):
            continue
        for known in undoing:
            if _undone(board, [shift, known], wrong):
                rest = [fen_of(displaced(board, shifts)) for shifts in ([shift], [known], [shift, known])]
                rng.shuffle(rest)
                rest.insert(place, fen_of(board))
                return tuple(rest)
        undoing.append(shift)
    raise Rejected("no two displacements serve")


def _displacement(board: chess.Board, rng: Stream) -> tuple[int, int]:
    """The square of a man that is no king, and a free one up to two steps away on which it can stand."""
    men = list(chess.scan_forward(board.occupied & ~board.kings))
    while True:
        start, end = rng.choice(men), rng.below(64)
        if board.piece_type_at(end) is not None or chess.square_distance(start, end) > 2:
            continue
        kind = board.piece_type_at(start)
        if kind == chess.PAWN and not 0 < chess.square_rank(end) < 7:
            continue
        if kind == chess.BISHOP and not same_colour(start, end):
            continue
        return start, end


def same_colour(one: int, other: int) -> bool:
    """True if two squares are both light or both dark."""
    return not (one ^ one >> 3 ^ other ^ other >> 3) & 1


def displaced(board: chess.Board, shifts: Sequence[tuple[int, int]]) -> chess.Board:
    """The position with men moved from square to square."""
    board = board.copy(stack=False)
    for start, end in shifts:
        board.set_piece_at(end, board.remove_piece_at(start))
    return board


def _undone(board: chess.Board, shifts: Sequence[tuple[int, int]], wrong: Callable[[chess.Board], bool]) -> bool:
    """True if the displaced position is legal with the same rights, and ``wrong``."""
    changed = displaced(board, shifts)
    return changed.is_valid() and plain(changed) and wrong(changed)
