"""Sentences that questions about chess positions share; a position is given as FEN."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.boards.kits.chess_diagram import FILES, men
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said

msg: Final = messages(__name__)

_BRIEFLY_TOLD: Final[Mapping[bool, Phrase]] = {  # whether there is anything to tell
    False: msg("briefly-told-no"),
    True: msg("briefly-told-yes"),
}
_WINGS: Final[Mapping[str, Phrase]] = {
    "": msg("wings-x"),
    "k": msg("wings-k"),
    "q": msg("wings-q"),
    "kq": msg("wings-kq"),
}


def spoken(fen: str, text: Phrase, **values: Phrase | str | int) -> Phrase:
    """The text with the side to move for ``{side}``, the other one for ``{other}``, and these values."""
    turn, rights = fen.split(" ")[1:3]
    named: dict[str, Phrase | str | int] = {
        "side": msg(f"sides-{turn}"),
        "other": msg("sides-b" if turn == "w" else "sides-w"),
        "white": _WINGS["".join(right.lower() for right in rights if right in "KQ")],
        "black": _WINGS["".join(right for right in rights if right in "kq")],
        **values,
    }
    return {
        language: words.format(
            **{name: value[language] if isinstance(value, Mapping) else value for name, value in named.items()}
        )
        for language, words in text.items()
    }


def seen_from(bottom: str) -> Phrase:
    """From which side the board is shown."""
    return msg(f"view-{bottom}")


def rights(*fens: str) -> tuple[Phrase, ...]:
    """What diagrams do not show: the rights to castle, and that nothing can be captured en passant.

    Nothing is said of what the pieces on the boards rule out. The positions agree in the side to move and the rights.
    """
    return _told(fens, msg("castling"), msg("no-castling"), msg("not-passed"))


def briefly(question: Phrase, *fens: str) -> Phrase:
    """The question after as few words as can be on whose turn it is and on what diagrams do not show."""
    told = _told(fens, msg("briefly-castling"), msg("briefly-no-castling"), msg("briefly-not-passed"))
    more = said(_BRIEFLY_TOLD[bool(told)], told=listed(told, SEMICOLON))
    lead = spoken(fens[0], msg("briefly"), told=more)
    return {language: lead[language] + words for language, words in question.items()}


def _told(fens: Sequence[str], castling: Phrase, none: Phrase, passed: Phrase) -> tuple[Phrase, ...]:
    """What there is to tell of the rights in these positions."""
    told = (spoken(fens[0], castling),) if may_castle(fens[0]) else (none,) if any(map(_at_home, fens)) else ()
    return (*told, passed) if any(map(_side_by_side, fens)) else told


def _at_home(fen: str) -> bool:
    """Whether a king and a rook stand where they do at the beginning."""
    placed = dict(men(fen))
    return any(
        placed.get("e" + rank) == king and rook in (placed.get("a" + rank), placed.get("h" + rank))
        for rank, king, rook in (("1", "K", "R"), ("8", "k", "r"))
    )


def _side_by_side(fen: str) -> bool:
    """Whether a pawn of the side to move stands beside one that may just have passed it in two steps."""
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
    """Whether somebody may castle, now or later."""
    return fen.split(" ")[2] != "-"


def told_piece(symbol: str, square: str) -> dict[str, Phrase | str]:
    """A piece for the blanks ``{piece}`` and ``{at}``."""
    return {"piece": msg(f"pieces-{symbol.lower()}"), "at": square}


def of_engine(name: str, nodes: int) -> Phrase:
    """Whose judgement a question is about."""
    return {
        "en": f"The chess engine {name} looks at {nodes:,} nodes and values positions and moves in centipawns; a pawn "
        "is worth about 100 of them.",
        "zh": f"国际象棋引擎 {name} 搜索 {nodes:,} 个节点，以厘兵为单位评估局面和着法；一个兵约值 100 厘兵。",
    }


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
