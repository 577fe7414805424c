"""Positions of chess in Forsyth-Edwards Notation (FEN), and what explanations say about them.

Nobody can capture en passant in them, and their clocks are at the start. A piece is its letter in FEN and its square.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published

Fen: TypeAlias = Annotated[
    str, Meta(pattern=r"^[1-8KQRBNPkqrbnp/]+ [wb] (-|[A-HKQa-hkq]+) - 0 1(?!\n)$", max_length=100)
]
Fens: TypeAlias = tuple[Fen, Fen, Fen, Fen]
Placement: TypeAlias = Annotated[str, Meta(pattern=r"^[1-8KQRBNPkqrbnp/]+(?!\n)$", max_length=80)]
Square: TypeAlias = Annotated[str, Meta(pattern=r"^[a-h][1-8](?!\n)$")]
Squares: TypeAlias = tuple[Square, ...]
Symbol: TypeAlias = Annotated[str, Meta(pattern=r"^[KQRBNPkqrbnp](?!\n)$")]
Piece: TypeAlias = tuple[Symbol, Square]
Pieces: TypeAlias = tuple[Piece, ...]
Letter: TypeAlias = Literal["A", "B", "C", "D"]
Bottom: TypeAlias = Literal["white", "black"]


class Shown(Published, frozen=True, kw_only=True):
    """A position, unless four of them are the options, and the side at the bottom of the board."""

    fen: Fen | None = None
    bottom: Bottom


class Guard(Published, frozen=True):
    """A piece, and squares from which it keeps a king."""

    by: Piece
    squares: Squares
