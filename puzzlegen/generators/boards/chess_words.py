"""Sentences that questions about chess positions share, and moves in the notations that are accepted."""

from collections.abc import Sequence
from typing import Final

import chess

from puzzlegen.core.item import Text
from puzzlegen.generators.boards.chess_diagram import Bottom

SIDES: Final[dict[bool, Text]] = {
    chess.WHITE: {"en": "White", "zh": "白方"},
    chess.BLACK: {"en": "Black", "zh": "黑方"},
}
NAMES: Final[dict[int, Text]] = {
    chess.PAWN: {"en": "pawn", "zh": "兵"},
    chess.KNIGHT: {"en": "knight", "zh": "马"},
    chess.BISHOP: {"en": "bishop", "zh": "象"},
    chess.ROOK: {"en": "rook", "zh": "车"},
    chess.QUEEN: {"en": "queen", "zh": "后"},
    chess.KING: {"en": "king", "zh": "王"},
}
AS_MOVE: Final[Text] = {
    "en": "Answer with this one move, either as its two squares (e2e4; e7e8q for a promotion to a queen; castling is "
    "the king's move, e1g1) or in standard algebraic notation (Nf3).",
    "zh": "请只回答这一步棋，可以写出起止两格（如 e2e4；升变为后写 e7e8q；王车易位写王的走法 e1g1），"
    "也可以用标准代数记谱法（如 Nf3）。",
}
AS_SQUARE: Final[Text] = {
    "en": "Answer with the name of this one square, for example e4.",
    "zh": "请只回答这一格的名称，例如 e4。",
}
_VIEW: Final[dict[Bottom, Text]] = {
    "white": {
        "en": "The board is seen from White's side: White's pawns move up.",
        "zh": "棋盘从白方一侧看：白兵向上走。",
    },
    "black": {
        "en": "The board is seen from Black's side: White's pawns move down.",
        "zh": "棋盘从黑方一侧看：白兵向下走。",
    },
}
_WINGS: Final = {
    "en": {(): "none", ("k",): "kingside", ("q",): "queenside", ("k", "q"): "both sides"},
    "zh": {(): "无", ("k",): "王翼", ("q",): "后翼", ("k", "q"): "两翼"},
}


def spoken(text: Text, board: chess.Board) -> Text:
    """The text with the side to move for ``{side}`` and the other one for ``{other}``."""
    side, other = SIDES[board.turn], SIDES[not board.turn]
    return {language: words.format(side=side[language], other=other[language]) for language, words in text.items()}


def seen_from(bottom: Bottom) -> Text:
    """From which side the board is shown."""
    return _VIEW[bottom]


def of_engine(name: str, nodes: int) -> Text:
    """Whose judgement a question is about; for `spoken`."""
    name = name.replace("{", "{{").replace("}", "}}")
    return {
        "en": f"The chess engine {name} looks at {nodes:,} nodes and values positions and moves in centipawns; a pawn "
        "is worth about 100 of them.",
        "zh": f"国际象棋引擎 {name} 搜索 {nodes:,} 个节点，以厘兵为单位评估局面和着法；一个兵约值 100 厘兵。",
    }


def rights(board: chess.Board) -> Text:
    """What a diagram does not show: the rights to castle, and that nothing can be captured en passant."""
    if not board.castling_rights:
        return {
            "en": "Nobody may castle, and there is no capture en passant.",
            "zh": "双方都不能王车易位，也没有吃过路兵。",
        }
    text = {}
    for language, wings in _WINGS.items():
        white, black = (wings[_wings(board, colour)] for colour in (chess.WHITE, chess.BLACK))
        text[language] = {
            "en": f"King and rook have not moved yet for castling: White {white}, Black {black}. "
            "There is no capture en passant.",
            "zh": f"王和车都未动过的一侧：白方{white}，黑方{black}。没有吃过路兵。",
        }[language]
    return text


def _wings(board: chess.Board, colour: chess.Color) -> tuple[str, ...]:
    kingside, queenside = board.has_kingside_castling_rights(colour), board.has_queenside_castling_rights(colour)
    return ("k",) * kingside + ("q",) * queenside


def spellings(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[str, tuple[str, ...]]:
    """Moves that follow one another, in UCI notation, and the same in standard algebraic notation as accepted."""
    board = board.copy(stack=False)
    san = " ".join([board.san_and_push(move) for move in moves])
    bare = san.replace("+", "").replace("#", "")
    return " ".join(move.uci() for move in moves), tuple(dict.fromkeys((san, bare)))


def numbered(board: chess.Board, san: str) -> str:
    """Moves in standard algebraic notation with numbers from 1 on: ``"1. e4 e5 2. Nf3"`` or ``"1... e5 2. Nf3"``."""
    parts: list[str] = []
    for ply, move in enumerate(san.split(), start=not board.turn):
        number = f"{ply // 2 + 1}. " if ply % 2 == 0 else "1... " if not parts else ""
        parts.append(number + move)
    return " ".join(parts)
