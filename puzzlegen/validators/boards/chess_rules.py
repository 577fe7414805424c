"""Answers questions about the rules of chess; judges `boards/chess_rules`.

Legal moves are those of python-chess's move generator. Attacks, checks, pins and castling are read from the board by
stepping along its lines. The format is that of ``docs/boards.md``.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.boards.kits.chess_reading import Four, canonical, shown, square
from puzzlegen.validators.kits.answers import Findings, convert, fingerprint, verdict_on

_Place: TypeAlias = tuple[int, int]  # file and rank, counted from 0

_STRAIGHT: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_SLANTED: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_LEAPS: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
_LINES: Final = {"B": _SLANTED, "R": _STRAIGHT, "Q": _STRAIGHT + _SLANTED}
_Wings: TypeAlias = Literal["neither", "kingside", "queenside", "both"]
_WINGS: Final[tuple[_Wings, ...]] = ("neither", "kingside", "queenside", "both")  # 1 and 2 are the bits of the two


class _Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Moves(_Task, frozen=True, tag="moves"):
    square: str


class _AllMoves(_Task, frozen=True, tag="all_moves"):
    pass


class _Attacked(_Task, frozen=True, tag="attacked"):
    squares: tuple[str, str]


class _Pinned(_Task, frozen=True, tag="pinned"):
    pass


class _Check(_Task, frozen=True, tag="check"):
    options: Four


class _Castling(_Task, frozen=True, tag="castling"):
    options: tuple[_Wings, _Wings, _Wings, _Wings]


_Query: TypeAlias = _Moves | _AllMoves | _Attacked | _Pinned | _Check | _Castling


def certify(statement: Statement, query: Statement) -> Certificate:
    """Answer by the rules; the difficulty is the number of men on the board.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    asked: _Query = convert(query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    boards = shown(statement, asked.options if isinstance(asked, _Check) else None)
    board, marked = boards[0], _marked(asked)
    structure = task = str(query["task"])
    match asked:
        case _Moves():
            kind = board.piece_type_at(marked[0])
            if kind is None or board.color_at(marked[0]) != board.turn:
                raise MalformedStatement(f"{asked.square} holds no man of the side to move")
            structure = f"moves of a {chess.piece_name(kind)}"
            found = Findings((str(sum(move.from_square == marked[0] for move in board.legal_moves)),))
        case _AllMoves():
            found = Findings((str(board.legal_moves.count()),))
        case _Attacked():
            found = _attacked(board, marked)
        case _Pinned():
            found = Findings(tuple(_pinned(board))[:2])
        case _Check():
            found = _check(boards)
        case _Castling():
            found = _castling(board, asked.options)
    men = max(len(one.piece_map()) for one in boards)
    return Certificate(
        verdict=verdict_on(found.answers),
        answers=found.answers,
        method="rules of chess",
        effort={"men": men},
        difficulty=men,
        unit="men on the board",
        canonical=fingerprint((task, canonical(boards, marked, ordered=False))),
        structure=structure,
        refuted=found.refuted,
    )


def _marked(query: _Query) -> tuple[chess.Square, ...]:
    """The squares that the query names."""
    match query:
        case _Moves(square=name):
            return (square(name),)
        case _Attacked(squares=names):
            if names[0] == names[1]:
                raise MalformedStatement("two different squares must be marked")
            return tuple(map(square, names))
    return ()


def _men(board: chess.Board) -> dict[_Place, str]:
    """The men by their places, with their letters in FEN."""
    return {divmod(at, 8)[::-1]: man.symbol() for at, man in board.piece_map().items()}


def _sight(men: dict[_Place, str], place: _Place) -> Iterator[_Place]:
    """The places that the man there attacks."""
    symbol = men[place]
    kind, (file, rank) = symbol.upper(), place
    for right, up in _LINES.get(kind, ()):
        at = (file + right, rank + up)
        while 0 <= at[0] < 8 and 0 <= at[1] < 8:
            yield at
            if at in men:
                break
            at = (at[0] + right, at[1] + up)
    leaps = {"N": _LEAPS, "K": _STRAIGHT + _SLANTED, "P": ((-1, 1), (1, 1)) if symbol == "P" else ((-1, -1), (1, -1))}
    for right, up in leaps.get(kind, ()):
        if 0 <= file + right < 8 and 0 <= rank + up < 8:
            yield file + right, rank + up


def _hit(men: dict[_Place, str], white: bool, place: _Place) -> list[_Place]:
    """The men of a side that attack a place."""
    return [at for at, symbol in men.items() if symbol.isupper() == white and place in _sight(men, at)]


def _king(men: dict[_Place, str], white: bool) -> _Place:
    symbol = "K" if white else "k"
    return next(place for place, man in men.items() if man == symbol)


def _name(place: _Place) -> str:
    return chess.FILE_NAMES[place[0]] + chess.RANK_NAMES[place[1]]


def _attacked(board: chess.Board, marked: tuple[chess.Square, ...]) -> Findings:
    """The squares that both men attack, as one answer."""
    men = _men(board)
    places = [divmod(at, 8)[::-1] for at in marked]
    if any(place not in men for place in places):
        raise MalformedStatement("a marked square is empty")
    one, other = (set(_sight(men, place)) for place in places)
    names = sorted(_name(place) for place in one & other)
    return Findings((" ".join(names),) if names else ())


def _pinned(board: chess.Board) -> Iterator[str]:
    """The squares of the men without which a line of an enemy would reach their king."""
    men = _men(board)
    for white in (True, False):
        king = _king(men, white)
        before = len(_hit(men, not white, king))
        for place, symbol in sorted(men.items()):
            if symbol.isupper() == white and place != king:
                without = {at: man for at, man in men.items() if at != place}
                if len(_hit(without, not white, king)) > before:
                    yield _name(place)


def _check(boards: tuple[chess.Board, ...]) -> Findings:
    """The letters of the positions in which the king of the side to move is attacked."""
    letters, refuted = [], {}
    for letter, board in zip(LETTERS, boards, strict=False):
        men = _men(board)
        if _hit(men, not board.turn, _king(men, board.turn)):
            letters.append(letter)
        else:
            refuted[letter] = "nothing attacks the king"
    return Findings(tuple(letters), refuted)


def _castling(board: chess.Board, options: tuple[_Wings, ...]) -> Findings:
    """The letter of the option that says on which sides the side to move may castle."""
    if len(set(options)) < len(options):
        raise MalformedStatement("two options say the same")
    kingside, queenside = _obstacle(board, True), _obstacle(board, False)
    right = (kingside is None) + 2 * (queenside is None)
    reasons = {}
    for letter, option in zip(LETTERS, options, strict=False):
        wrong = [
            obstacle or f"the {wing}'s side is free"
            for bit, wing, obstacle in ((1, "king", kingside), (2, "queen", queenside))
            if (_WINGS.index(option) ^ right) & bit
        ]
        if wrong:
            reasons[letter] = "; ".join(wrong)
    return Findings((LETTERS[options.index(_WINGS[right])],), reasons)


def _obstacle(board: chess.Board, kingside: bool) -> str | None:
    """What forbids castling on a side; None if nothing does."""
    white, men = board.turn, _men(board)
    wing = "king" if kingside else "queen"
    if not (board.has_kingside_castling_rights(white) if kingside else board.has_queenside_castling_rights(white)):
        return f"the {wing}'s side: king or rook has moved"
    rank = 0 if white else 7
    for file in (5, 6) if kingside else (1, 2, 3):
        if (file, rank) in men:
            return f"the {wing}'s side: {_name((file, rank))} is not empty"
    for file in (4, 5, 6) if kingside else (4, 3, 2):
        if _hit(men, not white, (file, rank)):
            return f"the {wing}'s side: {_name((file, rank))} is attacked"
    return None
