"""Plays moves on, or finds all that lead from one diagram to another; judges `boards/chess_reconstruct`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards.chess_reconstruct import QUESTIONS, Between, Diagrams, Follow, Line, Pair, Pairs, Query
from puzzlegen.validators.boards.kits.chess_lines import after, played
from puzzlegen.validators.boards.kits.chess_reading import canonical, placement, position, spellings
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on

_MOST_CHANGED: Final = 4  # squares that one move changes: castling


def certify(shown: Diagrams, query: Query) -> Certificate:
    """Compare every diagram with the one that arises, or try every sequence of moves of the right length.

    The difficulty is the number of half-moves, of which those that have to be found count twice; the depth that of
    moves that follow from one another, or of moves made in the search. A move is unique if
    no other one stands at its place in any sequence that leads to the later diagram.

    Raises:
        MalformedStatement: there are no such positions, diagrams or moves, or they do not go together.
    """
    board = position(shown.fen)
    if isinstance(query, Between) != (shown.after is not None):
        raise MalformedStatement("the statement has a later diagram just where a move between the two is asked for")
    asked: tuple[int, ...]
    accepted: tuple[str, ...] = ()
    if isinstance(query, Follow):
        end = _played(board, query.moves)
        found = _matching(end, query.options)
        made = difficulty = len(end.move_stack)
        depth = Depth.chain(_chained(board, end, query.options))
        later: chess.BaseBoard = end
        asked = (made,)
    else:
        if query.asked > query.moves:
            raise MalformedStatement("there is no move with the number that is asked for")
        later = placement(shown.after or "")
        search = _Search(later)
        lines = list(search.lines(board.copy(stack=False), query.moves))
        moves = {line[query.asked - 1].uci() for line in lines}
        found = Findings(tuple(sorted(moves))[:2])
        made, difficulty = search.made, 2 * query.moves
        depth = Depth.search(max(1, made))
        asked = (query.moves, query.asked)
        if len(moves) == 1:
            names = dict.fromkeys(name for line in lines for name in _spellings(board, line, query.asked))
            accepted = tuple(sorted(names, key=len, reverse=True))
    return Certificate(
        verdict=verdict_on(found.answers),
        answers=found.answers,
        method="play of the moves" if isinstance(query, Follow) else "exhaustive search for the moves",
        effort={"moves made": made},
        difficulty=difficulty,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), canonical([board, _frozen(later, board.turn)]), asked)),
        structure=f"{task_of(query)}, {difficulty}",
        refuted=found.refuted,
        accepted=accepted,
        depth=depth,
    )


def certify_why(shown: Diagrams, query: Query, answer: str, why: Line) -> Faults:
    """What is false in the facts of an explanation: a line of moves, or which of like pieces makes a move.

    Together, the pairs say of each other diagram what is wrong with it.
    """
    board = position(shown.fen)
    if isinstance(query, Between):
        line = played(board, why.moves)
        holds = line is not None and len(line) == query.moves and line[query.asked - 1].uci() == answer
        true = holds and not _changed(after(board, line or ()), placement(shown.after or ""))
        return () if true else ("the moves do not lead to the other diagram",)
    line = played(board, query.moves)
    if why.moves != query.moves or line is None or not isinstance(why, Pairs):
        return ("the moves are others",)
    diagrams = {letter: placement(option) for letter, option in zip(LETTERS, query.options, strict=False)}
    wrong = [_exchanged(diagrams, pair) for pair in why.pairs]
    if len({*why.pairs}) < len(why.pairs) or not all(wrong) or {*"".join(wrong)} != diagrams.keys() - {answer}:
        return ("other diagrams are wrong in other ways",)
    return () if all(_tells_apart(board, line, pair) for pair in why.pairs) else ("another piece makes a move",)


def _chained(board: chess.Board, end: chess.Board, options: Sequence[str]) -> int:
    """How many moves follow from one another until each wrong diagram is told from the right one.

    Each is by the first move in such a chain that changed a square where it differs; the last of them counts.
    A move follows from those that changed a square on which its piece stood, which it crossed or entered; or one of
    another piece like it that might have gone there.
    """
    board = board.copy(stack=False)
    steps = [0] * 64
    for move in end.move_stack:
        side, kind = board.turn, board.piece_type_at(move.from_square)
        assert kind is not None
        needed = chess.SquareSet(chess.BB_SQUARES[move.to_square])
        for like in board.pieces(kind, side):
            needed |= chess.SquareSet(chess.BB_SQUARES[like] | chess.between(like, move.to_square))
        step = 1 + max(steps[square] for square in needed)
        before = board.copy(stack=False)
        board.push(move)
        for square in chess.SquareSet(_changed(before, board)):
            steps[square] = step
    told = 0
    for option in options:
        differing = (steps[square] for square in chess.SquareSet(_changed(end, placement(option))))
        told = max(told, min((step for step in differing if step), default=0))
    return told


def _exchanged(diagrams: Mapping[str, chess.BaseBoard], pair: Pair) -> str:
    """The letters of diagrams that have the piece that has left; none if the other one is still in one of them."""
    found = ""
    for letter, board in diagrams.items():
        left, stays = (board.piece_at(chess.parse_square(name)) for name in (pair.leaves, pair.stays))
        if left is not None and left.symbol() == pair.piece:
            if stays is not None and stays.symbol() == pair.piece:
                return ""
            found += letter
    return found


def _tells_apart(board: chess.Board, line: Sequence[chess.Move], pair: Pair) -> bool:
    """True if a move is made by one of two like pieces, since the other one cannot make it and never moves."""
    if not 0 <= pair.move < len(line):
        return False
    leaves, stays = chess.parse_square(pair.leaves), chess.parse_square(pair.stays)
    before, move = after(board, line[: pair.move]), line[pair.move]
    like = all(str(before.piece_at(square) or "") == pair.piece for square in (leaves, stays))
    still = all(str(after(board, line[:made]).piece_at(stays) or "") == pair.piece for made in range(len(line) + 1))
    touched = any(stays in (one.from_square, one.to_square) for one in line)
    barred = not any(other.from_square == stays and other.to_square == move.to_square for other in before.legal_moves)
    return move.from_square == leaves and like and still and not touched and barred


def _spellings(board: chess.Board, line: tuple[chess.Move, ...], asked: int) -> tuple[str, ...]:
    """How the move with this number is written after those before it; lines may differ in that."""
    board = board.copy(stack=False)
    for move in line[: asked - 1]:
        board.push(move)
    return spellings(board, line[asked - 1 : asked])


def _played(board: chess.Board, moves: str) -> chess.Board:
    """The position after moves in standard algebraic notation."""
    board = board.copy(stack=False)
    for move in moves.split(" "):
        try:
            known = bool(board.push_san(move))  # the null move is none
        except ValueError as error:
            raise MalformedStatement(f"{move!r} cannot be played: {error}") from error
        if not known:
            raise MalformedStatement(f"{move!r} is no move")
    return board


def _matching(end: chess.Board, options: Sequence[str]) -> Findings:
    """The letters of the diagrams that show the position, and a square at which each other one differs."""
    if len(set(options)) < len(options):
        raise MalformedStatement("two of the diagrams are the same")
    letters, refuted = [], {}
    for letter, option in zip(LETTERS, options, strict=False):
        changed = _changed(end, placement(option))
        if changed:
            refuted[letter] = f"{chess.square_name(chess.lsb(changed))} differs"
        else:
            letters.append(letter)
    return Findings(tuple(letters), refuted)


def _changed(one: chess.BaseBoard, other: chess.BaseBoard) -> chess.Bitboard:
    """The squares on which two boards differ."""
    changed = (one.occupied_co[True] ^ other.occupied_co[True]) | (one.occupied_co[False] ^ other.occupied_co[False])
    for kind in chess.PIECE_TYPES:
        changed |= one.pieces_mask(kind, True) ^ other.pieces_mask(kind, True)
        changed |= one.pieces_mask(kind, False) ^ other.pieces_mask(kind, False)
    return changed


class _Search:
    """Finds the sequences of so many moves that lead to a diagram; ``made`` counts the moves made."""

    def __init__(self, goal: chess.BaseBoard) -> None:
        self.goal = goal
        self.made = 0

    def lines(self, board: chess.Board, moves: int) -> Iterator[tuple[chess.Move, ...]]:
        """Every sequence of this length from the position to the diagram."""
        changed = _changed(board, self.goal)
        if not moves:
            if not changed:
                yield ()
            return
        if changed.bit_count() > self._most_changed(board, moves):
            return
        most = self._most_changed(board, moves - 1)
        # The last move changes the squares where it begins and where it ends.
        among = changed if moves == 1 else chess.BB_ALL
        for move in list(board.generate_legal_moves(among, among)):
            self.made += 1
            if self._changed_after(board, move, changed) > most:
                continue
            board.push(move)
            for rest in self.lines(board, moves - 1):
                yield (move, *rest)
            board.pop()

    def _changed_after(self, board: chess.Board, move: chess.Move, changed: chess.Bitboard) -> int:
        """How many squares differ from the diagram after a move, of one that changes more than two: at least."""
        start, end = chess.BB_SQUARES[move.from_square], chess.BB_SQUARES[move.to_square]
        if board.is_castling(move) or board.is_en_passant(move):
            return changed.bit_count() - _MOST_CHANGED
        kind = move.promotion or board.piece_type_at(move.from_square)
        wrong = changed & ~(start | end) | start & self.goal.occupied
        if self.goal.piece_type_at(move.to_square) != kind or not self.goal.occupied_co[board.turn] & end:
            wrong |= end
        return wrong.bit_count()

    def _most_changed(self, board: chess.Board, moves: int) -> int:
        """The most squares that so many moves change: two each, two more for each side that castles, one en passant.

        Captures en passant do not follow one another, since each needs a double step before it.
        """
        castling = sum(board.has_castling_rights(colour) for colour in chess.COLORS)
        return 2 * moves + 2 * castling + moves // 2 + 1


def _frozen(diagram: chess.BaseBoard, turn: chess.Color) -> chess.Board:
    """A diagram as a position about which nothing else is known; the turn only keeps the colours of two together."""
    board = chess.Board(None)
    board.turn = turn
    board.set_piece_map(diagram.piece_map())
    return board
