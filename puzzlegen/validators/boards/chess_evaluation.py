"""Counts material and looks at pawns; judges `boards/chess_evaluation`.

In which range an engine values a position, only the engine can tell; it is asked twice, with more nodes the second
time. The format is that of ``docs/boards.md``.
"""

from collections import defaultdict
from typing import Annotated, Final, TypeAlias

import chess
import msgspec

from puzzlegen.core.certificate import Certificate, EngineNeeded, MalformedStatement, Verdict
from puzzlegen.core.item import AnswerForm, Question, Statement
from puzzlegen.materials.engines import Running
from puzzlegen.validators.boards.chess_judgement import Judgement
from puzzlegen.validators.boards.chess_reading import Bottom, canonical, position, positions
from puzzlegen.validators.kits.answers import LETTERS, Findings, convert, demand_form, fingerprint

_INSIDE: Final = 50  # centipawns that the engine's values are away from the bounds of the ranges
_POINTS: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 0}


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bottom: Bottom
    fen: str | None = None


class _Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Balance(_Task, frozen=True, tag="balance"):
    pass


class _Diagram(_Task, frozen=True, tag="diagram"):
    balance: int
    positions: tuple[str, str, str, str]


class _Passed(_Task, frozen=True, tag="passed"):
    pass


class _Isolated(_Task, frozen=True, tag="isolated"):
    pass


class _Range(_Task, frozen=True, tag="range"):
    engine: str
    nodes: Annotated[int, msgspec.Meta(gt=0)]
    bounds: tuple[int, int, int]


_Query: TypeAlias = _Balance | _Diagram | _Passed | _Isolated | _Range
_Counted: TypeAlias = _Balance | _Diagram | _Passed | _Isolated
_UNIT: Final = "men on the board"
_FORMS: Final = {
    _Balance: AnswerForm.FILL_IN,
    _Diagram: AnswerForm.CHOICE,
    _Passed: AnswerForm.BOUNDING_BOXES,
    _Isolated: AnswerForm.BOUNDING_BOXES,
    _Range: AnswerForm.CHOICE,
}


def certify(statement: Statement, question: Question) -> Certificate:
    """Answer by the rules of the question; the difficulty is the greatest number of men on a board.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
        EngineNeeded: the question is about an engine's value.
    """
    query, boards = _read(statement, question)
    if isinstance(query, _Range):
        raise EngineNeeded
    return _counted(query, boards)


def certify_with(engine: Running, statement: Statement, question: Question) -> Certificate:
    """As `certify`, and where the question is about an engine's value, ask it; that is a judgement and no proof.

    Raises:
        MalformedStatement: the statement or the query breaks the format, or names another engine.
        EngineFailed: the engine does not answer.
    """
    query, boards = _read(statement, question)
    return _valued(engine, query, boards[0]) if isinstance(query, _Range) else _counted(query, boards)


def _read(statement: Statement, question: Question) -> tuple[_Query, tuple[chess.Board, ...]]:
    shown = convert(statement, _Shown, "statement")
    query: _Query = convert(question.query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    demand_form(question, _FORMS[type(query)])
    if isinstance(query, _Diagram) != (shown.fen is None):
        raise MalformedStatement("the statement has a position unless four of them are the options")
    if isinstance(query, _Range) and list(query.bounds) != sorted(set(query.bounds)):
        raise MalformedStatement("the bounds of the ranges rise")
    return query, positions(query.positions) if isinstance(query, _Diagram) else (position(shown.fen or ""),)


def _valued(engine: Running, query: _Range, board: chess.Board) -> Certificate:
    """In which range both values of the engine lie, well away from its bounds."""
    judged = Judgement(engine, query.engine, query.nodes)
    worths = [line.worth if board.turn else -line.worth for (line,) in judged.of(board)]
    near = any(abs(worth - bound) < _INSIDE for worth in worths for bound in query.bounds)
    letters = tuple(sorted({LETTERS[sum(worth > bound for bound in query.bounds)] for worth in worths}))
    clear = len(letters) == 1 and not near
    told = " and ".join(f"{worth:+}" for worth in worths)
    men = len(board.piece_map())
    return Certificate(
        verdict=Verdict.JUDGED if clear else Verdict.UNDECIDED,
        answers=letters if clear else (),
        method=judged.method,
        effort=judged.effort,
        difficulty=men,
        unit=_UNIT,
        canonical=fingerprint(("range", canonical([board]))),
        structure="range",
        refuted={letter: f"the values are {told}" for letter in LETTERS if letter not in letters} if clear else {},
    )


def _counted(query: _Counted, boards: tuple[chess.Board, ...]) -> Certificate:
    """The certificate of a question that counting answers."""
    found = _found(query, boards)
    verdict = {0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(found.answers), Verdict.AMBIGUOUS)
    men = max(len(board.piece_map()) for board in boards)
    return Certificate(
        verdict=verdict,
        answers=found.answers,
        method="counting",
        effort={"men": men},
        difficulty=men,
        unit=_UNIT,
        canonical=fingerprint((query.__struct_config__.tag, _form(query, boards))),
        structure=str(query.__struct_config__.tag),
        refuted=found.refuted,
    )


def _form(query: _Counted, boards: tuple[chess.Board, ...]) -> str:
    """The least of the disguises: left and right swapped, and the colours, which change the sign of the balance.

    Whose turn it is and who may castle does not count.
    """
    balance = query.balance if isinstance(query, _Diagram) else 0
    forms = []
    for wing in (False, True):
        turned = [board.transform(chess.flip_horizontal) if wing else board for board in boards]
        forms.append((balance, sorted(board.board_fen() for board in turned)))
        forms.append((-balance, sorted(board.mirror().board_fen() for board in turned)))
    return repr(min(forms))


def _found(query: _Counted, boards: tuple[chess.Board, ...]) -> Findings:
    match query:
        case _Balance():
            return Findings((str(_balance(boards[0])),))
        case _Diagram(balance=wanted):
            balances = {letter: _balance(board) for letter, board in zip(LETTERS, boards, strict=True)}
            return Findings(
                tuple(letter for letter, balance in balances.items() if balance == wanted),
                {letter: f"{balance}, not {wanted}" for letter, balance in balances.items() if balance != wanted},
            )
        case _Passed():
            return _boxes(_passed(boards[0]))
        case _Isolated():
            return _boxes(_isolated(boards[0]))


def _boxes(names: list[str]) -> Findings:
    return Findings((" ".join(sorted(names)),) if names else ())


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
