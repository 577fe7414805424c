"""Games of Go of a source, in the Smart Game Format (A. Hollosi, "SGF File Format FF[4]"), read with sgfmill."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from puzzlegen.core.extras import imported
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.go_board import EMPTY, Board, Colour
from puzzlegen.generators.boards.kits.go_games import played
from puzzlegen.materials.material import Missing
from puzzlegen.materials.sources import GoSource, Unusable

if TYPE_CHECKING:
    from sgfmill.sgf import Sgf_game

_COLOURS: Final[dict[str, Colour]] = {"b": "B", "w": "W"}
_DRAWS: Final = 300  # records drawn until one is usable
_UNMARKED: Final = re.compile(r"\(\s*(?=[A-Za-z])")  # the start of a game whose first node lacks its semicolon
_SIZES: Final = range(5, 20)  # lines of a board whose points have names


class Record(NamedTuple):
    """A game: its board before the first move, with the stones of a handicap, and the points played with their colours.

    A pass is no move.
    """

    board: Board
    moves: tuple[tuple[int, Colour], ...]


def read(text: str) -> Record:
    """The main line of a game.

    Raises:
        Unusable: the record is malformed, of another game or board, or has an illegal move.
        Missing: sgfmill is not installed.
    """
    game = _parsed(text)
    from sgfmill import sgf_moves

    try:
        size = game.get_size()
        root = game.get_root()
        if root.has_property("GM") and root.get("GM") != 1:
            raise Unusable("it is of another game than Go")
        if size not in _SIZES:
            raise Unusable(f"its board has {size} lines, and not 5 to 19")
        before, plays = sgf_moves.get_setup_and_moves(game)
    except (ValueError, KeyError) as error:
        raise Unusable(str(error) or "it names a point that is not on its board") from error
    board = Board(size)
    for colour, (row, column) in before.list_occupied_points():
        board.cells[board.at(size - 1 - row, column)] = _COLOURS[colour]
    start = list(board.cells)
    moves = [(board.at(size - 1 - at[0], at[1]), _COLOURS[colour]) for colour, at in plays if at is not None]
    for number, (point, colour) in enumerate(moves, start=1):
        if board.cells[point] != EMPTY or board.play(point, colour) is None:
            raise Unusable(f"its move {number} is not legal")
    if not moves:
        raise Unusable("it has no moves")
    board.cells = start
    return Record(board, tuple(moves))


def _parsed(text: str) -> "Sgf_game":
    """The tree of a game, whatever is in it; raises `Unusable` or `Missing`.

    Some write a square board like an oblong one, ``SZ[19:19]``, which the format forbids and nobody can mistake.
    """
    with imported("A game of Go", "'puzzlegen-bench[go]'", Missing):
        from sgfmill import sgf, sgf_grammar

    try:
        tree = sgf_grammar.parse_sgf_game(
            (_UNMARKED.sub("(;", text, count=1) if _UNMARKED.match(text) else text).encode()
        )
        root = tree.sequence[0]
        for value in root.get("SZ", ())[:1]:
            across, _, down = value.partition(b":")
            if across == down:
                root["SZ"] = [across]
        return sgf.Sgf_game.from_coarse_game_tree(tree, "utf-8")
    except ValueError as error:
        raise Unusable(str(error)) from error


@lru_cache(maxsize=1 << 16)
def _lines(source: GoSource, number: int) -> int:
    """How many lines the board of a record has, 0 if it is malformed; read once, as many draws ask for it."""
    try:
        return int(_parsed(source.open()[number]).get_size())
    except Unusable:
        return 0


def position(rng: Stream, size: int, moves: int, source: GoSource | None) -> Board:
    """The board after so many moves of a game of the source; without one, of a game that is played for it.

    Raises:
        Rejected: the source has hardly any game on such a board that is long enough.
    """
    if source is None:
        return played(rng, size, moves)
    records = source.open()
    for _ in range(_DRAWS):
        number = rng.below(len(records))
        if _lines(source, number) != size:
            continue
        try:
            board, record = read(records[number])
        except Unusable:
            continue
        if len(record) >= moves:
            for point, colour in record[:moves]:
                board.play(point, colour)
            return board
    raise Rejected("the source has hardly any game on such a board that is long enough")
