"""Finds the move that wins material by searching all moves of both sides; judges `boards/chess_best_move`.

Which move an engine prefers, only the engine can tell; it is asked twice, with more nodes the second time.
"""

from collections.abc import Iterator
from typing import Final

import chess

from puzzlegen.core.certificate import Certificate, Depth, JudgeNeeded, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.chess_best_move import QUESTIONS, Gained, Material, Named, Position, Preferred, Query
from puzzlegen.formats.boards.kits.chess import Pieces
from puzzlegen.materials.uci import Running
from puzzlegen.validators.boards.kits.chess_gains import MATED, Best, Gains
from puzzlegen.validators.boards.kits.chess_judgement import Judgement
from puzzlegen.validators.boards.kits.chess_lines import played
from puzzlegen.validators.boards.kits.chess_reading import canonical, position, spellings
from puzzlegen.validators.boards.kits.chess_search import BudgetSpent
from puzzlegen.validators.kits.answers import fingerprint

BUDGET: Final = 4_000_000  # moves made on the board

_LEAST: Final = 3  # points that the move wins, and by which it is better than every other one
_FEWEST: Final = 2  # moves of each side; whoever looks at so many or more has to come to the same move
_AHEAD: Final = 1  # points; a side that has more after another move has won anyway
_SIEGE: Final = 1  # pieces at a king; where there are more, a sacrifice may be worth everything
_QUIET: Final = 3  # the tier of moves that neither take nor give check


def certify(shown: Position, query: Query) -> Certificate:
    """Try all moves of both sides to the stated depth, and play captures out; the difficulty is how the move hides.

    That is 1 for a capture or promotion that wins as much if the other side may only take back, stop or leave check,
    2 for another capture, promotion or check, 3 for a quiet move. The depth is that of a player who tries what takes
    or promotes and how that is taken back, then the same and checks with all replies, then all other moves with theirs.

    Raises:
        MalformedStatement: there is no such position.
        JudgeNeeded: the question is what an engine prefers.
    """
    board = position(shown.fen)
    if isinstance(query, Preferred):
        raise JudgeNeeded
    return _material(board, query)


def certify_with(engine: Running, shown: Position, query: Query) -> Certificate:
    """As `certify`, and where the question is what an engine prefers, ask it; that is a judgement and no proof.

    Raises:
        MalformedStatement: there is no such position, or the question is about another engine.
        EngineFailed: the engine does not answer.
    """
    board = position(shown.fen)
    return _preferred(engine, board, query) if isinstance(query, Preferred) else _material(board, query)


def certify_why(shown: Position, query: Query, answer: str, why: Named) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: what the move takes and attacks, and what is left of its gain.

    Pieces are in the order of their squares by rank and file. The line begins with the move and a reply after which
    captures win least, and each further move is a capture, a promotion or a way out of check that keeps to that gain.
    Of a move that an engine prefers, there is only its name.
    """
    board, key = position(shown.fen), chess.Move.from_uci(answer)
    if board.san(key) != why.move:
        return ("the move is another",)
    if not isinstance(why, Gained):
        return ()
    taken = board.piece_at(key.to_square)
    holds = {
        "it takes something else": why.taken
        == (None if taken is None else (taken.symbol(), chess.square_name(key.to_square))),
        "it attacks other pieces": (why.attacked, why.uncovered) == _attacked(board, key),
        "the line leaves another gain": _leaves(board, key, why.line, why.gain),
    }
    return tuple(fault for fault, true in holds.items() if not true)


def _attacked(board: chess.Board, key: chess.Move) -> tuple[Pieces, Pieces]:
    """The pieces that the man moved attacks afterwards, and others that another man attacks past the square it left."""
    after = board.copy(stack=False)
    after.push(key)
    hit, bared = after.attacks(key.to_square), chess.SquareSet()
    for square, man in after.piece_map().items():
        through = key.from_square in after.attacks(square)
        if man.color == board.turn and through and man.piece_type in (chess.BISHOP, chess.ROOK, chess.QUEEN):
            bared |= after.attacks(square) - board.attacks(square)
    theirs = after.occupied_co[not board.turn] & ~after.pawns & ~after.kings
    return _told(after, hit & theirs), _told(after, (bared - hit) & theirs)


def _told(board: chess.Board, squares: chess.SquareSet) -> Pieces:
    """The men on these squares, in the order of the squares."""
    men = ((at, board.piece_at(at)) for at in squares)
    return tuple((man.symbol(), chess.square_name(at)) for at, man in men if man is not None)


def _leaves(board: chess.Board, key: chess.Move, line: str, gain: int) -> bool:
    """True if a line begins with the move, goes on with the best reply and the best captures, and gains so much."""
    moves = played(board, line)
    if not moves or moves[0] != key or len(moves) < 2:
        return False
    gains = Gains(board, BUDGET)
    wanted = gains.before + gain
    depth = 0 if board.gives_check(key) else 1  # ways out of check do not count
    if not gains.reaches(key, depth, gain) or gains.reaches(key, depth, gain + 1):
        return False
    for number, move in enumerate(moves):
        if number:
            gains = Gains(board, BUDGET)
            mine = (wanted if number % 2 == 0 else -wanted) - gains.before
            forced = board.is_capture(move) or move.promotion is not None or board.is_check()
            if not (number == 1 or forced) or not gains.reaches(move, 0, mine) or gains.reaches(move, 0, mine + 1):
                return False
        board.push(move)
    return not board.is_check() and Gains(board, BUDGET).before == (wanted if len(moves) % 2 == 0 else -wanted)


def _preferred(engine: Running, board: chess.Board, query: Preferred) -> Certificate:
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
        unit=QUESTIONS[Material].unit,
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


def _tried(board: chess.Board, tier: int) -> int:
    """Moves and replies looked at until the one move is found, on the average half of those of its own tier."""
    seen = [0, 0, 0]
    after = board.copy(stack=False)
    for move in board.legal_moves:
        takes = board.is_capture(move) or move.promotion is not None
        after.push(move)
        if takes:
            seen[0] += 1 + sum(1 for _ in after.generate_legal_captures())
        seen[1 if takes or after.is_check() else 2] += 1 + after.legal_moves.count()
        after.pop()
    return sum(seen[: tier - 1]) + max(1, seen[tier - 1] // 2)


def _material(board: chess.Board, query: Material) -> Certificate:
    """The certificate of a question about what wins material."""
    gains = Gains(board, BUDGET)
    answers: tuple[str, ...] = ()
    refuted: dict[str, str] = {}
    faults: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    tier, structure, nodes = 0, "", 1
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
            nodes = _tried(board, tier)
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
        unit=QUESTIONS[Material].unit,
        canonical=fingerprint(("material", canonical([board]))),
        structure=structure,
        refuted=refuted,
        faults=faults,
        accepted=accepted,
        depth=Depth.search(nodes),
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
