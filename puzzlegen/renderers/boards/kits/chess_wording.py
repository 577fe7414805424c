"""Sentences that questions about chess positions share; a position is given as FEN."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.item import Text

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
_NONE: Final[Text] = {
    "en": "Nobody may castle, and there is no capture en passant.",
    "zh": "双方都不能王车易位，也没有吃过路兵。",
}
_RIGHTS: Final[Text] = {
    "en": "Castling rights (king and rook have not moved): White {white}, Black {black}. "
    "There is no capture en passant.",
    "zh": "易位权（王和车都未动过）：白方{white}，黑方{black}。没有吃过路兵。",
}
_BRIEFLY_NONE: Final[Text] = {
    "en": "{side} to move (no castling, no en passant): ",
    "zh": "轮到{side}走（无王车易位，无吃过路兵）：",
}
_BRIEFLY: Final[Text] = {
    "en": "{side} to move (castling rights: White {white}, Black {black}; no en passant): ",
    "zh": "轮到{side}走（易位权：白方{white}，黑方{black}；无吃过路兵）：",
}
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


def rights(fen: str) -> Text:
    """What a diagram does not show: the rights to castle, and that nothing can be captured en passant."""
    return spoken(fen, _RIGHTS if may_castle(fen) else _NONE)


def briefly(fen: str, question: Text) -> Text:
    """The question after as few words as can be on whose turn it is and who may castle."""
    lead = spoken(fen, _BRIEFLY if may_castle(fen) else _BRIEFLY_NONE)
    return {language: lead[language] + words for language, words in question.items()}


def may_castle(fen: str) -> bool:
    """Whether somebody may castle, now or later."""
    return fen.split(" ")[2] != "-"


def of_engine(name: str, nodes: int) -> Text:
    """Whose judgement a question is about."""
    return {
        "en": f"The chess engine {name} looks at {nodes:,} nodes and values positions and moves in centipawns; a pawn "
        "is worth about 100 of them.",
        "zh": f"国际象棋引擎 {name} 搜索 {nodes:,} 个节点，以厘兵为单位评估局面和着法；一个兵约值 100 厘兵。",
    }


def numbered(fen: str, san: str) -> str:
    """Moves in standard algebraic notation with numbers from 1 on: ``"1. e4 e5 2. Nf3"`` or ``"1... e5 2. Nf3"``."""
    parts: list[str] = []
    for ply, move in enumerate(san.split(" "), start=fen.split(" ")[1] == "b"):
        number = f"{ply // 2 + 1}. " if ply % 2 == 0 else "1... " if not parts else ""
        parts.append(number + move)
    return " ".join(parts)
