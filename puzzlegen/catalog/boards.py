"""The families of puzzles about board games."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import USUAL_LEVELS, Level


def _row(
    family: str,
    summary: str,
    subcategory: str,
    *,
    extra: str | None = None,
    levels: tuple[Level, ...] = USUAL_LEVELS,
    version: int = 3,
    streams: int = 0,
) -> Row:
    """A family of board games."""
    return Row(
        version=version,
        streams=streams or version - 1,  # puzzles are published otherwise since, and invented as before
        category="boards",
        family=family,
        evidence="evidence.boards.chess" if extra == "chess" else "",
        labels=_labels(subcategory),
        summary=summary,
        extra=extra,
        levels=levels,
    )


def _labels(subcategory: str) -> Labels:
    return Labels(visreason_category="Board", visreason_subcategory=subcategory, visualpuzzles_category="deductive")


ROWS: Final = (
    _row(
        "chess_best_move",
        "the one move that wins material by force",
        "chess best move or line",
        extra="chess",
        version=11,
        streams=9,
    ),
    _row(
        "chess_evaluation",
        "the balance of material, passed and isolated pawns in a position",
        "chess evaluation",
        extra="chess",
        version=9,
        streams=6,
    ),
    _row(
        "chess_mate",
        "mate in one, two or three: the one move that forces it, the line, or the right one of four diagrams",
        "chess best move or line",
        extra="chess",
        version=10,
        streams=8,
    ),
    _row(
        "chess_reconstruct",
        "which diagram follows after given moves, which move was played between two diagrams",
        "chess reconstruction",
        extra="chess",
        levels=tuple(Level),
        version=13,
        streams=13,
    ),
    _row(
        "chess_rules",
        "legal moves, attacked squares, checks, pins and castling in a position",
        "chess rules",
        extra="chess",
        version=11,
        streams=6,
    ),
    _row(
        "go_capture",
        "what black can capture with the next move of a game of Go, or where a ladder begins",
        "Go capture",
        version=15,
        streams=15,
    ),
    _row(
        "go_liberties",
        "how many liberties a chain of Go stones has",
        "Go liberties",
        version=9,
        streams=9,
        levels=tuple(Level),
    ),
    _row(
        "go_life_death",
        "the one move that captures or saves an enclosed chain of Go stones, or its status",
        "Go life and death",
        version=12,
        streams=10,
    ),
    _row(
        "go_score",
        "who has won a finished game of Go, and by how much",
        "Go score",
        levels=tuple(Level),
        version=9,
        streams=9,
    ),
    _row(
        "knight_path",
        "the shortest way of a knight around lakes: its length, its number, its first step",
        "knight's path",
        levels=tuple(Level),
        version=12,
        streams=10,
    ),
    _row(
        "peg_solitaire",
        "jumps over pegs, marbles or frogs: what can be left, what begins, what is never taken, which board comes out",
        "peg solitaire",
        levels=tuple(Level),
        version=14,
        streams=11,
    ),
    _row(
        "queens",
        "where the missing queens belong, or how many squares no queen attacks",
        "queens",
        version=10,
        streams=3,
    ),
    _row(
        "sliding_block",
        "sliding vehicles, blocks and pucks: how few moves free the red one, what begins, what can stay, what arises",
        "sliding blocks",
        levels=tuple(Level),
        version=13,
        streams=12,
    ),
)
