"""Counts material and looks at pawns; judges `boards/chess_evaluation`.

What an engine thinks that a position is worth, only the engine can tell; it is asked twice, with more nodes the second
time.
"""

from collections import defaultdict
from typing import Final, TypeAlias

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, JudgeNeeded, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards import chess_evaluation as form
from puzzlegen.formats.boards.kits.chess import Shown
from puzzlegen.materials.uci import Running
from puzzlegen.validators.boards.kits.chess_judgement import Judgement
from puzzlegen.validators.boards.kits.chess_reading import canonical, shown
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on

_INSIDE: Final = 50  # centipawns that the engine's values are away from the bounds of the ranges
_POINTS: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 0}


_Counted: TypeAlias = form.Balance | form.Diagram | form.Passed | form.Isolated


def certify(statement: Shown, query: form.Query) -> Certificate:
    """Answer by the rules of the question; the difficulty is the greatest number of men on a board.

    The depth is the number of kinds of men of which the sides have different numbers on a board; of pawns, the number
    of conditions without which others would be found.

    Raises:
        MalformedStatement: there are no such positions, or the ranges do not follow one another.
        JudgeNeeded: the question is about an engine's value.
    """
    boards = _read(statement, query)
    if isinstance(query, form.InRange | form.Value):
        raise JudgeNeeded
    return _counted(query, boards)


def certify_with(engine: Running, statement: Shown, query: form.Query) -> Certificate:
    """As `certify`, and where the question is about an engine's value, ask it; that is a judgement and no proof.

    Raises:
        MalformedStatement: as for `certify`, or the question is about another engine.
        EngineFailed: the engine does not answer.
    """
    boards = _read(statement, query)
    match query:
        case form.InRange():
            return _ranged(engine, query, boards[0])
        case form.Value():
            return _valued(engine, query, boards[0])
        case _:
            return _counted(query, boards)


def _read(statement: Shown, query: form.Query) -> tuple[chess.Board, ...]:
    if isinstance(query, form.InRange):
        _bounds(query)
    return shown(statement.fen, query.options if isinstance(query, form.Diagram) else ())


def _bounds(query: form.InRange) -> list[int]:
    """The bounds between the ranges.

    Raises:
        MalformedStatement: the ranges do not follow one another from the lowest to the highest values.
    """
    bounds = [high for _, high in query.options if high is not None]
    ranges = tuple(zip((None, *bounds), (*bounds, None), strict=True))
    if query.options != ranges or bounds != sorted(set(bounds)):
        raise MalformedStatement("the ranges follow one another, from the lowest values to the highest")
    return bounds


def _ranged(engine: Running, query: form.InRange, board: chess.Board) -> Certificate:
    """In which range both values of the engine lie, well away from its bounds."""
    bounds = _bounds(query)
    judged = Judgement(engine, query.engine, query.nodes)
    worths = _worths(judged, board)
    near = any(abs(worth - bound) < _INSIDE for worth in worths for bound in bounds)
    letters = tuple(sorted({LETTERS[sum(worth > bound for bound in bounds)] for worth in worths}))
    clear = len(letters) == 1 and not near
    told = " and ".join(f"{worth:+}" for worth in worths)
    refuted = {letter: f"the values are {told}" for letter in "ABCD" if letter not in letters} if clear else {}
    return _opinion(judged, board, "range", letters if clear else (), refuted)


def _valued(engine: Running, query: form.Value, board: chess.Board) -> Certificate:
    """The engine's value, if with more nodes it changes by less than half of what an answer may be off."""
    judged = Judgement(engine, query.engine, query.nodes)
    worth, again = _worths(judged, board)
    clear = 2 * abs(worth - again) < query.tolerance
    return _opinion(judged, board, "value", (f"{worth} ± {query.tolerance}",) if clear else (), {})


def _worths(judged: Judgement, board: chess.Board) -> list[int]:
    """Both of the engine's values for White, in centipawns."""
    return [line.worth if board.turn else -line.worth for (line,) in judged.of(board)]


def _opinion(
    judged: Judgement, board: chess.Board, task: str, answers: tuple[str, ...], refuted: dict[str, str]
) -> Certificate:
    """The certificate of a question about the engine's value, which has no answer unless its judgement is clear."""
    return Certificate(
        verdict=Verdict.JUDGED if answers else Verdict.UNDECIDED,
        answers=answers,
        method=judged.method,
        effort=judged.effort,
        difficulty=len(board.piece_map()),
        unit=form.QUESTIONS[form.Value].unit,
        canonical=fingerprint((task, canonical([board]))),
        structure=task,
        refuted=refuted,
    )


def _counted(query: _Counted, boards: tuple[chess.Board, ...]) -> Certificate:
    """The certificate of a question that counting answers."""
    found = _found(query, boards)
    men = max(len(board.piece_map()) for board in boards)
    return Certificate(
        verdict=verdict_on(found.answers),
        answers=found.answers,
        method="counting",
        effort={"men": men},
        difficulty=men,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), _form(query, boards))),
        structure=task_of(query),
        refuted=found.refuted,
        depth=Depth.properties(_needed(query, boards)),
    )


def _needed(query: _Counted, boards: tuple[chess.Board, ...]) -> int:
    """How many kinds of men do not cancel out; of pawns, how many conditions cannot be left out.

    A passed pawn has no pawn on its own file, on the next on either side, of the enemy, ahead of it; an isolated one
    has none on the next file on either side, of its own, whatever is on its own file.
    """
    if isinstance(query, form.Balance | form.Diagram):
        men = [_men(board) for board in boards]
        return sum(any(one[kind] != other[kind] for one, other in men) for kind in range(len(_POINTS) - 1))
    pawns = [
        (*divmod(square, 8), man.color) for square, man in boards[0].piece_map().items() if man.piece_type == chess.PAWN
    ]
    whole = _alone(pawns, isinstance(query, form.Passed), None)
    return sum(_alone(pawns, isinstance(query, form.Passed), without) != whole for without in range(5))


def _alone(pawns: list[tuple[int, int, bool]], passed: bool, without: int | None) -> list[bool]:
    """Which pawns nothing forbids to be passed, or else isolated, without one condition.

    The files to the left, to the right and its own are 0 to 2, whose the pawns are 3, and that they are ahead 4.
    """
    files = {-1: without != 0, 1: without != 1, 0: passed == (without != 2)}
    found = []
    for rank, file, side in pawns:
        found.append(
            not any(
                files.get(other_file - file, False)
                and (other_rank, other_file) != (rank, file)
                and (without == 3 or (other_side != side) == passed)
                and (not passed or without == 4 or ((other_rank > rank) == side and other_rank != rank))
                for other_rank, other_file, other_side in pawns
            )
        )
    return found


def _form(query: _Counted, boards: tuple[chess.Board, ...]) -> str:
    """The least of the disguises: left and right swapped, and the colours, which change the sign of the balance.

    Whose turn it is and who may castle does not count.
    """
    balance = query.balance if isinstance(query, form.Diagram) else 0
    forms = []
    for wing in (False, True):
        turned = [board.transform(chess.flip_horizontal) if wing else board for board in boards]
        forms.append((balance, sorted(board.board_fen() for board in turned)))
        forms.append((-balance, sorted(board.mirror().board_fen() for board in turned)))
    return repr(min(forms))


def _found(query: _Counted, boards: tuple[chess.Board, ...]) -> Findings:
    match query:
        case form.Balance():
            return Findings((str(_balance(boards[0])),))
        case form.Diagram(balance=wanted):
            balances = {letter: _balance(board) for letter, board in zip(LETTERS, boards, strict=False)}
            return Findings(
                tuple(letter for letter, balance in balances.items() if balance == wanted),
                {letter: f"{balance}, not {wanted}" for letter, balance in balances.items() if balance != wanted},
            )
        case form.Passed():
            return _boxes(_passed(boards[0]))
        case form.Isolated():
            return _boxes(_isolated(boards[0]))


def _boxes(names: list[str]) -> Findings:
    return Findings((" ".join(sorted(names)),) if names else ())


def certify_why(statement: Shown, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """What is false in the facts of an explanation: the men of both sides, balances, and what is beside other pawns.

    Of an engine's value, there are none: nobody but the engine could judge them.
    """
    boards = _read(statement, query)
    match why:
        case form.Balances():
            balances = tuple((letter, _balance(board)) for letter, board in zip(LETTERS, boards, strict=False))
            holds = {
                _OTHER_MEN: (why.white, why.black) == _men(boards[LETTERS.index(answer)]),
                "the balances are others": why.others == tuple(one for one in balances if one[0] != answer),
            }
            return tuple(fault for fault, true in holds.items() if not true)
        case form.Sides():
            return () if (why.white, why.black) == _men(boards[0]) else (_OTHER_MEN,)
        case form.Stopped():
            held = _beside(boards[0], isinstance(query, form.Passed))
            others = tuple((pawn, found[0]) for pawn, found in sorted(held.items()) if found)
            return () if why.others == others else ("other pawns have others beside or ahead of them",)
    return ()


_OTHER_MEN: Final = "the sides have other men"


def _men(board: chess.Board) -> tuple[form.Men, form.Men]:
    """The numbers of men of White and of Black."""
    symbols = "".join(man.symbol() for man in board.piece_map().values())

    def held(side: str) -> form.Men:
        pawns, knights, bishops, rooks, queens = map(symbols.count, side)
        return pawns, knights, bishops, rooks, queens

    return held("PNBRQ"), held("pnbrq")


def _beside(board: chess.Board, ahead: bool) -> dict[str, list[str]]:
    """For each pawn those of the other side that stand ahead of it, or else those of its own on files beside it."""
    pawns = [(square, man.color) for square, man in board.piece_map().items() if man.piece_type == chess.PAWN]
    found: dict[str, list[str]] = {chess.square_name(square): [] for square, _ in pawns}
    for square, side in pawns:
        rank, file = divmod(square, 8)
        for other, whose in pawns:
            up, across = (other // 8 - rank) * (1 if side else -1), abs(other % 8 - file)
            if (whose != side and across < 2 and up > 0) if ahead else (whose == side and across == 1):
                found[chess.square_name(square)].append(chess.square_name(other))
    return {pawn: sorted(others) for pawn, others in found.items()}


def _balance(board: chess.Board) -> int:
    """White's points minus Black's."""
    symbols = [man.symbol() for man in board.piece_map().values()]
    return sum(_POINTS[symbol.upper()] * (1 if symbol.isupper() else -1) for symbol in symbols)


def _pawns(board: chess.Board) -> dict[bool, dict[int, list[int]]]:
    """Side -> file -> the ranks of its pawns, counted from that side's first rank."""
    found: dict[bool, dict[int, list[int]]] = {True: defaultdict(list), False: defaultdict(list)}
    for square, man in board.piece_map().items():
        if man.piece_type == chess.PAWN:
            rank, file = divmod(square, 8)
            found[man.color][file].append(rank if man.color else 7 - rank)
    return found


def _passed(board: chess.Board) -> list[str]:
    """The squares of passed pawns."""
    pawns, names = _pawns(board), []
    for side, files in pawns.items():
        for file, ranks in files.items():
            enemies = [7 - rank for near in (file - 1, file, file + 1) for rank in pawns[not side].get(near, [])]
            names += [_name(side, file, rank) for rank in ranks if all(enemy <= rank for enemy in enemies)]
    return names


def _isolated(board: chess.Board) -> list[str]:
    """The squares of isolated pawns."""
    names = []
    for side, files in _pawns(board).items():
        for file, ranks in files.items():
            if file - 1 not in files and file + 1 not in files:
                names += [_name(side, file, rank) for rank in ranks]
    return names


def _name(side: bool, file: int, rank: int) -> str:
    return chess.FILE_NAMES[file] + chess.RANK_NAMES[rank if side else 7 - rank]
