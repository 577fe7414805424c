"""Sentences that questions about chess positions share; a position is given as FEN."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.boards.kits.chess_diagram import FILES, men
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)


def sides(fen: str) -> dict[str, Phrase]:
    """The side to move and the other one, for the variables ``$side`` and ``$other``."""
    white = fen.split(" ")[1] == "w"
    return {"side": msg("side-w" if white else "side-b"), "other": msg("side-b" if white else "side-w")}


def turn(fen: str) -> Phrase:
    """Whose turn it is."""
    return msg("turn", **sides(fen))


def seen_from(bottom: str) -> Phrase:
    """From which side the board is shown."""
    return msg(f"view-{bottom}")


def rights(*fens: str) -> list[Phrase]:
    """What diagrams do not show: the rights to castle, and that nothing can be captured en passant.

    Nothing is said of what the pieces on the boards rule out. The positions agree in the side to move and the rights.
    """
    return _told(fens, "fully")


def briefly(question: Phrase, *fens: str) -> Phrase:
    """The question after as few words as can be on whose turn it is and on what diagrams do not show."""
    told = _told(fens, "briefly")
    ways = {"told": comma_list(told, SEMICOLON), "question": question}
    return msg("briefly-told" if told else "briefly", **sides(fens[0]), **ways)


def _told(fens: Sequence[str], how: str) -> list[Phrase]:
    """What there is to tell of the rights in these positions, ``how``: fully or briefly."""
    told = list[Phrase]()
    if may_castle(fens[0]):
        rights = fens[0].split(" ")[2]
        white, black = ("".join(wing for wing in rights if wing in wings).lower() for wings in ("KQ", "kq"))
        wings = {"white": msg(f"wings-{white or 'none'}"), "black": msg(f"wings-{black or 'none'}")}
        told.append(msg(f"castling-{how}", **wings))
    elif any(map(_at_home, fens)):
        told.append(msg(f"no-castling-{how}"))
    return [*told, msg(f"not-passed-{how}")] if any(map(_side_by_side, fens)) else told


def _at_home(fen: str) -> bool:
    """True if a king and a rook stand where they do at the beginning."""
    placed = dict(men(fen))
    return any(
        placed.get("e" + rank) == king and rook in (placed.get("a" + rank), placed.get("h" + rank))
        for rank, king, rook in (("1", "K", "R"), ("8", "k", "r"))
    )


def _side_by_side(fen: str) -> bool:
    """True if a pawn of the side to move stands beside one that may just have passed it in two steps."""
    placed = dict(men(fen))
    own, other, rank, behind = ("P", "p", "5", "67") if fen.split(" ")[1] == "w" else ("p", "P", "4", "32")
    return any(
        placed.get(file + rank) == own
        and placed.get(beside + rank) == other
        and not any(beside + passed in placed for passed in behind)
        for one, two in pairwise(FILES)
        for file, beside in ((one, two), (two, one))
    )


def may_castle(fen: str) -> bool:
    """True if somebody may castle, now or later."""
    return fen.split(" ")[2] != "-"


def piece(symbol: str) -> Phrase:
    """What a piece is called, by its letter in FEN."""
    return msg(f"piece-{symbol.lower()}")


def told_piece(symbol: str, square: str) -> dict[str, Phrase]:
    """A piece for the variables ``$piece`` and ``$at``."""
    return {"piece": piece(symbol), "at": square}


def of_engine(name: str, nodes: int) -> Phrase:
    """Whose judgement a question is about."""
    return msg("engine", name=name, nodes=f"{nodes:,}")


def numbered(fen: str, san: str) -> str:
    """Moves in standard algebraic notation with numbers from 1 on: ``"1. e4 e5 2. Nf3"`` or ``"1... e5 2. Nf3"``."""
    return numbered_from(fen, 0, san)


def numbered_from(fen: str, made: int, san: str) -> str:
    """As `numbered`, where so many half-moves were made before these: ``"2... Nf6 3. e5"``."""
    parts: list[str] = []
    for ply, move in enumerate(san.split(" "), start=made + (fen.split(" ")[1] == "b")):
        number = f"{ply // 2 + 1}. " if ply % 2 == 0 else f"{ply // 2 + 1}... " if not parts else ""
        parts.append(number + move)
    return " ".join(parts)
