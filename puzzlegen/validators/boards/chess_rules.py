"""Answers questions about the rules of chess; judges `boards/chess_rules`.

Legal moves are those of python-chess's move generator. Attacks, checks, pins and castling are read from the board by
stepping along its lines.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import chess

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards import chess_rules as form
from puzzlegen.formats.boards.kits.chess import Guard, Piece, Shown
from puzzlegen.validators.boards.kits.chess_reading import canonical, shown
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on

_Place: TypeAlias = tuple[int, int]  # file and rank, counted from 0

_STRAIGHT: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_SLANTED: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_LEAPS: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
_LINES: Final = {"B": _SLANTED, "R": _STRAIGHT, "Q": _STRAIGHT + _SLANTED}
_WINGS: Final[tuple[form.Wings, ...]] = ("neither", "kingside", "queenside", "both")  # 1 and 2 are the bits of the two


def certify(statement: Shown, query: form.Query) -> Certificate:
    """Answer by the rules; the difficulty is the number of men on the board.

    The depth is the number of men, other than those asked about, without any one of which the answer would be another;
    of a pin, that of lines on which it might be; of castling, that of the men that might prevent it; of all moves, that
    of the rules without which there would be more or fewer.

    Raises:
        MalformedStatement: there are no such positions or men, or options are alike.
    """
    boards = shown(statement.fen, query.options if isinstance(query, form.Check) else ())
    board, marked = boards[0], _marked(query)
    structure = task = task_of(query)
    match query:
        case form.Moves():
            kind = board.piece_type_at(marked[0])
            if kind is None or board.color_at(marked[0]) != board.turn:
                raise MalformedStatement(f"{query.square} holds no man of the side to move")
            structure = f"moves of a {chess.piece_name(kind)}"
            found = Findings((str(sum(move.from_square == marked[0] for move in board.legal_moves)),))
        case form.AllMoves():
            found = Findings((str(board.legal_moves.count()),))
        case form.Attacked():
            found = _attacked(board, marked)
        case form.Pinned():
            found = Findings(tuple(_pinned(board))[:2])
        case form.Check():
            found = _check(boards)
        case form.Castling():
            found = _castling(board, query.options)
    men = max(len(one.piece_map()) for one in boards)
    return Certificate(
        verdict=verdict_on(found.answers),
        answers=found.answers,
        method="rules of chess",
        effort={"men": men},
        difficulty=men,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task, canonical(boards, marked, ordered=False))),
        structure=structure,
        refuted=found.refuted,
        depth=Depth.properties(_needed(query, boards, marked)),
    )


def _needed(query: form.Query, boards: Sequence[chess.Board], marked: Sequence[chess.Square]) -> int:
    """How many men, lines or rules have to be looked at."""
    match query:
        case form.AllMoves():
            return _rules(boards[0])
        case form.Pinned():
            return _lines(_men(boards[0]))
        case form.Castling():
            return len(_aimed(boards[0]))
    found = set()
    for board in boards:
        whole = _read_off(query, board, marked)
        for square in chess.scan_forward(board.occupied & ~board.kings):
            if square not in marked:
                without = board.copy(stack=False)
                without.remove_piece_at(square)
                if _read_off(query, without, marked) != whole:
                    found.add((square, str(board.piece_at(square))))
    return len(found)


def _lines(men: dict[_Place, str]) -> int:
    """On how many lines a man stands next to its king, and farther on an enemy that moves along the line."""
    found = 0
    for place, symbol in men.items():
        for right, up in _LINES["Q"] if symbol in "Kk" else ():
            line = ((place[0] + step * right, place[1] + step * up) for step in range(1, 8))
            first, *beyond = [*(men[at] for at in line if at in men), ""]
            ranged = "QR" if right == 0 or up == 0 else "QB"
            found += (
                first.isupper() == symbol.isupper()
                and any(man.upper() in ranged and man.isupper() != symbol.isupper() for man in beyond if man)
                if first
                else False
            )
    return found


def _aimed(board: chess.Board) -> set[_Place]:
    """The enemies that would attack the king's way on an empty board, where nothing simpler forbids castling."""
    men, found = _men(board), set[_Place]()
    for kingside, files in ((True, (4, 5, 6)), (False, (4, 3, 2))):
        bar = _bars(board, kingside)[0]
        if bar is None or bar.rule in ("check", "through", "into"):
            way = {(file, 0 if board.turn else 7) for file in files}
            found |= {
                at
                for at, man in men.items()
                if man.isupper() != board.turn and not way.isdisjoint(_sight({at: man}, at))
            }
    return found


def _read_off(query: form.Query, board: chess.Board, marked: Sequence[chess.Square]) -> object:
    """What is asked about a board."""
    match query:
        case form.Moves():
            return sum(1 for _ in board.generate_legal_moves(chess.BB_SQUARES[marked[0]]))
        case form.Attacked():
            return board.attacks_mask(marked[0]) & board.attacks_mask(marked[1])
    return board.is_check()


def _rules(board: chess.Board) -> int:
    """How many rules change the number of moves: check, pins, guarded squares, castling, promotion, en passant."""
    legal = list(board.legal_moves)
    king = board.king(board.turn)
    kept = [move for move in board.pseudo_legal_moves if not board.is_legal(move) and move.from_square != king]
    return sum(
        (
            board.is_check(),
            any(board.is_pinned(board.turn, move.from_square) for move in kept),
            any(move.from_square == king for move in board.pseudo_legal_moves if not board.is_legal(move)),
            any(map(board.is_castling, legal)),
            any(move.promotion for move in legal),
            any(map(board.is_en_passant, legal)),
        )
    )


def _marked(query: form.Query) -> tuple[chess.Square, ...]:
    """The squares that the query names."""
    match query:
        case form.Moves(square=name):
            return (chess.parse_square(name),)
        case form.Attacked(squares=names):
            if names[0] == names[1]:
                raise MalformedStatement("two different squares must be marked")
            return tuple(map(chess.parse_square, names))
    return ()


def _men(board: chess.Board) -> dict[_Place, str]:
    """The men by their places, with their letters in FEN."""
    return {_place(at): man.symbol() for at, man in board.piece_map().items()}


def _place(at: chess.Square) -> _Place:
    return chess.square_file(at), chess.square_rank(at)


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
    places = [_place(at) for at in marked]
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


def certify_why(statement: Shown, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """What is false in the facts of an explanation: pieces, squares and moves, all of those that are spoken of as all.

    Lists of pieces are in the order of their squares by rank and file, squares and moves in that of their names. Pieces
    that together keep a king from squares are some that do.
    """
    boards = shown(statement.fen, query.options if isinstance(query, form.Check) else ())
    board, marked = boards[0], _marked(query)
    men = _men(board)
    holds: dict[str, bool]
    match why:
        case form.Reached():
            holds = _facts_of_moves(board, _place(marked[0]), why)
        case form.Found():
            moves: dict[_Place, list[str]] = {}
            for move in board.legal_moves:
                moves.setdefault(_place(move.from_square), []).append(board.san(move))
            ranked = sorted(moves, key=lambda at: ("KQRBNP".index(men[at].upper()), at[::-1]))
            holds = {
                "the moves are others": why.found
                == tuple(form.MovesOf((men[at], _name(at)), tuple(sorted(moves[at]))) for at in ranked),
                _CHECKS: why.checks == _checks(board),
            }
        case form.Sights():
            sights = tuple(tuple(sorted(map(_name, _sight(men, _place(at))))) for at in marked)
            holds = {"other squares are attacked": why.attacked == sights}
        case form.Pin():
            (at,) = (place for place in men if _name(place) == answer)
            white = men[at].isupper()
            king = _king(men, white)
            true = ((men[at], answer), _pinner(men, at), (men[king], _name(king)))
            holds = {"other pieces make the pin": (why.pinned, why.by, why.king) == true}
        case form.Checks():
            holds = _facts_of_checks(boards, answer, why)
        case form.Barred(wings=wings):
            holds = {
                f"another rule forbids castling on the {wing}": bar in _bars(board, wing == "kingside")
                for wing, bar in (("kingside", wings.kingside), ("queenside", wings.queenside))
            }
    return tuple(fault for fault, true in holds.items() if not true)


_CHECKS: Final = "other pieces give check"


def _checks(board: chess.Board) -> tuple[Piece, ...]:
    """The pieces that attack the king of the side to move."""
    men = _men(board)
    hit = _hit(men, not board.turn, _king(men, board.turn))
    return tuple((men[at], _name(at)) for at in sorted(hit, key=lambda place: place[::-1]))


def _pinner(men: dict[_Place, str], at: _Place) -> Piece | None:
    """The piece whose line would reach the king if the one on this place were away."""
    white = men[at].isupper()
    king = _king(men, white)
    without = {place: man for place, man in men.items() if place != at}
    found = [place for place in _hit(without, not white, king) if place not in _hit(men, not white, king)]
    return (men[found[0]], _name(found[0])) if found else None


def _facts_of_moves(board: chess.Board, at: _Place, told: form.Reached) -> dict[str, bool]:
    """Whether a piece goes where it is said to, and is kept from other squares by what is said."""
    men = _men(board)
    start, side = chess.square(*at), men[at].isupper()
    legal = sorted(chess.square_name(move.to_square) for move in board.legal_moves if move.from_square == start)
    free = sorted(_name(place) for place in _sight(men, at) if place not in men or men[place].isupper() != side)
    barred = [name for name in free if name not in legal]
    king = men[at].upper() == "K"
    without = {place: man for place, man in men.items() if place != at}
    guarded = [name for guard in told.guards for name in guard.squares]
    guards = all(guard.squares and _guards(without, not side, guard, barred) for guard in told.guards)
    return {
        "it can go to other squares": told.found == tuple(legal),
        "it is kept from other squares": told.barred == tuple(barred),
        "other pieces guard the squares": sorted(guarded) == (barred if king else []) and guards,
        _CHECKS: told.checks == _checks(board),
        "another piece pins it": told.pinner == (None if king else _pinner(men, at)),
    }


def _guards(men: dict[_Place, str], white: bool, guard: Guard, barred: Sequence[str]) -> bool:
    """True if a piece of this side attacks all of these squares, which are some of those that are barred."""
    held = [place for place, man in men.items() if man.isupper() == white and (man, _name(place)) == guard.by]
    return any({*guard.squares} <= {*barred} & {*map(_name, _sight(men, place))} for place in held)


def _facts_of_checks(boards: tuple[chess.Board, ...], answer: str, told: form.Checks) -> dict[str, bool]:
    """Whether a king is checked by what is said, and what is said prevents that in the other positions."""
    board = boards[LETTERS.index(answer)]
    men, checks = _men(board), _checks(board)
    king = _king(men, board.turn)
    prevented = {
        letter: tuple(_between(_men(other), king, check) for check in checks)
        for letter, other in zip(LETTERS, boards, strict=False)
        if letter != answer
    }
    return {
        "the king stands elsewhere": told.king == (men[king], _name(king)),
        _CHECKS: told.checks == checks,
        "something else prevents check": told.prevented == prevented,
    }


def _between(men: dict[_Place, str], king: _Place, check: Piece) -> Piece | None:
    """The piece nearest to the first rank and file that stands between a king and a piece; None if that one is away."""
    symbol, name = check
    at = _place(chess.parse_square(name))
    if men.get(at) != symbol:
        return None
    steps = max(abs(at[0] - king[0]), abs(at[1] - king[1]))
    way = [
        (king[0] + (at[0] - king[0]) * step // steps, king[1] + (at[1] - king[1]) * step // steps)
        for step in range(1, steps)
    ]
    found = sorted((place for place in way if place in men), key=lambda place: place[::-1])
    return (men[found[0]], _name(found[0])) if found else None


def _bars(board: chess.Board, kingside: bool) -> list[form.Bar | None]:
    """What may be said to forbid castling on a side, by the first rule that does; nothing but None if it is free."""
    white, men = board.turn, _men(board)
    if not (board.has_kingside_castling_rights(white) if kingside else board.has_queenside_castling_rights(white)):
        return [form.Bar("moved")]
    rank = 0 if white else 7
    held = [(file, rank) for file in ((5, 6) if kingside else (1, 2, 3)) if (file, rank) in men]
    if held:
        return [form.Bar("between", (men[place], _name(place))) for place in held]
    rules: tuple[Literal["check", "through", "into"], ...] = ("check", "through", "into")
    for rule, file in zip(rules, (4, 5, 6) if kingside else (4, 3, 2), strict=True):
        hit = _hit(men, not white, (file, rank))
        if hit:
            return [form.Bar(rule, (men[at], _name(at)), _name((file, rank))) for at in hit]
    return [None]


def _castling(board: chess.Board, options: tuple[form.Wings, ...]) -> Findings:
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
