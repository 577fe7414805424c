"""Sentences that questions about chess positions share; a position is given as FEN."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.renderers.boards.kits.chess_diagram import FILES, men
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said

TURN: Final[Text] = {"en": "It is {side}'s turn.", "zh": "轮到{side}走。"}  # for `spoken`
_SIDES: Final[Mapping[str, Text]] = {"w": {"en": "White", "zh": "白方"}, "b": {"en": "Black", "zh": "黑方"}}
_VIEW: Final[Mapping[str, Text]] = {
    "white": {
        "en": "The board is seen from White's side: White's pawns move up.",
        "zh": "棋盘从白方一侧看：白兵向上走。",
    },
    "black": {
        "en": "The board is seen from Black's side: White's pawns move down.",
        "zh": "棋盘从黑方一侧看：白兵向下走。",
    },
}
PIECES: Final[Mapping[str, Text]] = {  # by their small letters in FEN
    "p": {"en": "pawn", "zh": "兵"},
    "n": {"en": "knight", "zh": "马"},
    "b": {"en": "bishop", "zh": "象"},
    "r": {"en": "rook", "zh": "车"},
    "q": {"en": "queen", "zh": "后"},
    "k": {"en": "king", "zh": "王"},
}
_NO_CASTLING: Final[Text] = {"en": "Nobody may castle.", "zh": "双方都不能王车易位。"}
_CASTLING: Final[Text] = {
    "en": "Castling rights (king and rook have not moved): White {white}, Black {black}.",
    "zh": "王车易位权（王和车均未动过）：白方{white}，黑方{black}。",
}
_NOT_PASSED: Final[Text] = {"en": "No pawn can be captured en passant now.", "zh": "目前没有可吃的过路兵。"}
_BRIEFLY: Final[Text] = {"en": "{side} to move{told}: ", "zh": "轮到{side}走{told}："}
_BRIEFLY_TOLD: Final[Mapping[bool, Text]] = {  # whether there is anything to tell
    False: {"en": "", "zh": ""},
    True: {"en": " ({told})", "zh": "（{told}）"},
}
_BRIEFLY_NO_CASTLING: Final[Text] = {"en": "no castling", "zh": "无王车易位"}
_BRIEFLY_CASTLING: Final[Text] = {
    "en": "castling rights: White {white}, Black {black}",
    "zh": "王车易位权：白方{white}，黑方{black}",
}
_BRIEFLY_NOT_PASSED: Final[Text] = {"en": "no en passant now", "zh": "目前无吃过路兵"}
_WINGS: Final[Mapping[str, Text]] = {
    "": {"en": "none", "zh": "无"},
    "k": {"en": "kingside", "zh": "王翼"},
    "q": {"en": "queenside", "zh": "后翼"},
    "kq": {"en": "both sides", "zh": "两翼"},
}


def spoken(fen: str, text: Text, **values: Text | str | int) -> Text:
    """The text with the side to move for ``{side}``, the other one for ``{other}``, and these values."""
    turn, rights = fen.split(" ")[1:3]
    named: dict[str, Text | str | int] = {
        "side": _SIDES[turn],
        "other": _SIDES["b" if turn == "w" else "w"],
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


def seen_from(bottom: str) -> Text:
    """From which side the board is shown."""
    return _VIEW[bottom]


def rights(*fens: str) -> tuple[Text, ...]:
    """What diagrams do not show: the rights to castle, and that nothing can be captured en passant.

    Nothing is said of what the pieces on the boards rule out. The positions agree in the side to move and the rights.
    """
    return _told(fens, _CASTLING, _NO_CASTLING, _NOT_PASSED)


def briefly(question: Text, *fens: str) -> Text:
    """The question after as few words as can be on whose turn it is and on what diagrams do not show."""
    told = _told(fens, _BRIEFLY_CASTLING, _BRIEFLY_NO_CASTLING, _BRIEFLY_NOT_PASSED)
    more = said(_BRIEFLY_TOLD[bool(told)], told=listed(told, SEMICOLON))
    lead = spoken(fens[0], _BRIEFLY, told=more)
    return {language: lead[language] + words for language, words in question.items()}


def _told(fens: Sequence[str], castling: Text, none: Text, passed: Text) -> tuple[Text, ...]:
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


def told_piece(symbol: str, square: str) -> dict[str, Text | str]:
    """A piece for the blanks ``{piece}`` and ``{at}``."""
    return {"piece": PIECES[symbol.lower()], "at": square}


def of_engine(name: str, nodes: int) -> Text:
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
