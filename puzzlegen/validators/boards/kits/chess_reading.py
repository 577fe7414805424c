"""Reads positions as the chess families publish them, and names what is the same puzzle in disguise."""

from collections.abc import Iterable, Sequence

import chess

from puzzlegen.core.certificate import MalformedStatement


def shown(fen: str | None, options: Sequence[str] = ()) -> tuple[chess.Board, ...]:
    """The one position of a statement, or the four that are the options.

    Raises:
        MalformedStatement: they are no such positions, or the statement has one although they are the options.
    """
    if (fen is None) != bool(options):
        raise MalformedStatement("the statement has a position unless four of them are the options")
    return (position(fen),) if fen is not None else positions(options)


def position(fen: str) -> chess.Board:
    """The position of a FEN.

    Raises:
        MalformedStatement: it is no FEN, or not spelled as python-chess spells the position with the clocks at ``0 1``
            and without a capture en passant, or the position is not legal, or its castling rights are not those of
            its kings and rooks.
    """
    try:
        board = chess.Board(fen)
    except ValueError as error:
        raise MalformedStatement(f"{fen!r} is no FEN: {error}") from error
    if fen != f"{board.board_fen()} {'w' if board.turn else 'b'} {board.castling_xfen()} - 0 1":
        raise MalformedStatement(f"{fen!r} must be in its standard spelling, with '-', '0' and '1' as its last fields")
    status = board.status()
    if status != chess.STATUS_VALID:
        faults = ", ".join(flag.name.lower().replace("_", " ") for flag in chess.Status if status & flag and flag.name)
        raise MalformedStatement(f"{fen!r} is not a legal position: {faults}")
    return board


def positions(fens: Sequence[str]) -> tuple[chess.Board, ...]:
    """Four positions that differ and have the same side to move and the same rights to castle."""
    boards = tuple(position(fen) for fen in fens)
    if len({fen.split(" ")[0] for fen in fens}) < len(fens):
        raise MalformedStatement("two of the positions are the same")
    if len({tuple(fen.split(" ")[1:3]) for fen in fens}) > 1:
        raise MalformedStatement("the positions must agree in the side to move and in the rights to castle")
    return boards


def placement(fen: str) -> chess.BaseBoard:
    """The board of the first field of a FEN, in its standard spelling."""
    try:
        board = chess.BaseBoard(fen)
    except ValueError as error:
        raise MalformedStatement(f"{fen!r} is no placement of FEN: {error}") from error
    if board.board_fen() != fen:
        raise MalformedStatement(f"the standard spelling of {fen!r} is {board.board_fen()!r}")
    return board


def spellings(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[str, ...]:
    """Moves that follow one another in standard algebraic notation, with and without signs of check and mate."""
    board = board.copy(stack=False)
    san = " ".join([board.san_and_push(move) for move in moves])
    return tuple(dict.fromkeys((san, san.replace("+", "").replace("#", ""))))


def canonical(boards: Sequence[chess.Board], squares: Iterable[chess.Square] = (), *, ordered: bool = True) -> str:
    """The least of the disguises of these positions, with the squares that a question marks in them.

    A disguise swaps the colours together with the ends of the board and, where nobody may castle, the wings. The order
    of the positions does not count unless they are ``ordered``.
    """
    marked = tuple(squares)
    wings = (0, 7) if not any(board.castling_rights for board in boards) else (0,)
    forms = []
    for wing in wings:
        for ends in (0, 56):
            texts = []
            for board in boards:
                turned = board.transform(chess.flip_horizontal) if wing else board
                turned = turned.mirror() if ends else turned
                texts.append(f"{turned.board_fen()} {turned.turn} {turned.castling_xfen()}")
            places = sorted(at ^ wing ^ ends for at in marked)
            forms.append(repr((texts if ordered else sorted(texts), places)))
    return min(forms)
