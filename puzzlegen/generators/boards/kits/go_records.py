"""Games of Go of a source, in the Smart Game Format (A. Hollosi, "SGF File Format FF[4]"), read with sgfmill."""

import re
from typing import Final, NamedTuple

from puzzlegen.core.extras import imported
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.go_board import EMPTY, Board, Colour
from puzzlegen.generators.boards.kits.go_games import played
from puzzlegen.materials.material import Missing
from puzzlegen.materials.sources import GoSource, Unusable

_COLOURS: Final[dict[str, Colour]] = {"b": "B", "w": "W"}
_DRAWS: Final = 300  # records drawn until one is usable
_SIZE: Final = re.compile(r"SZ\[\s*(\d+)")
_DEFAULT: Final = 19  # lines of a board whose size is not given
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
    with imported("A game of Go", "'puzzlegen-bench[go]'", Missing):
        from sgfmill import sgf, sgf_moves

    try:
        game = sgf.Sgf_game.from_string(text)
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


def position(rng: Stream, size: int, moves: int, source: GoSource | None) -> Board:
    """The board after so many moves of a game of the source; without one, of a game that is played for it.

    Raises:
        Rejected: the source has hardly any game on such a board that is long enough.
    """
    if source is None:
        return played(rng, size, moves)
    records = source.open()
    for _ in range(_DRAWS):
        text = records[rng.below(len(records))]
        named = _SIZE.search(text)
        if (int(named[1]) if named else _DEFAULT) != size:  # spares reading it
            continue
        try:
            board, record = read(text)
        except Unusable:
            continue
        if board.size == size and len(record) >= moves:
            for point, colour in record[:moves]:
                board.play(point, colour)
            return board
    raise Rejected("the source has hardly any game on such a board that is long enough")
