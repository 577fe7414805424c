"""Disguises of puzzles about counting: turned, mirrored, renamed, and put together otherwise."""

# ruff: noqa: ARG001 - all disguises have the same arguments

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.question import Question
from puzzlegen.evidence import Disguise
from puzzlegen.formats.counting import object_count
from puzzlegen.formats.counting.blocks import Stack
from puzzlegen.formats.counting.board_squares import Board, Costliest, Lost
from puzzlegen.formats.counting.char_grid import Characters, Mend, Sought
from puzzlegen.formats.counting.lattice_paths import Lattice
from puzzlegen.formats.counting.maze_regions import Maze, Reach
from puzzlegen.formats.counting.object_count import Crowd
from puzzlegen.formats.counting.shape_count import Arc, Drawing, Segment
from puzzlegen.formats.counting.tangle import End, Lead, LeadOffered, Over, Stub, Tangle

Put = tuple[Any, Any]
TURN: Final = 24


def blocks_mirrored(stack: Stack, query: Question, rng: Random) -> Put:
    """Left and right exchanged."""
    return Stack(tuple(zip(*stack.heights, strict=True))), query


def on_cells(rows: int, columns: int, rng: Random) -> tuple[Callable[[Any], Any], int, int]:
    """A random turn or mirror image of a grid: what it makes of cells, and how many rows and columns it then has."""
    transpose, flip, mirror = (rng.random() < 0.5 for _ in range(3))

    def place(cell: Any) -> Any:
        if cell is None:
            return None
        row, column = rows - 1 - cell[0] if flip else cell[0], columns - 1 - cell[1] if mirror else cell[1]
        return (column, row) if transpose else (row, column)

    return place, *((columns, rows) if transpose else (rows, columns))


def board_turned(board: Board, query: Question, rng: Random) -> Put:
    """Turned or mirrored, with the rooks named in another order."""
    place, rows, columns = on_cells(board.rows, board.columns, rng)
    rooks = map(place, rng.sample(board.rooks, len(board.rooks)))
    if isinstance(query, Lost):
        query = replace(query, cell=place(query.cell))
    if isinstance(query, Costliest):
        query = replace(query, options=tuple(map(place, rng.sample(query.options, 4))))
    return Board(rows, columns, tuple(rooks)), query


def paths_turned(lattice: Lattice, query: Question, rng: Random) -> Put:
    """Turned or mirrored, with the obstacles named in another order."""
    place, rows, columns = on_cells(lattice.rows, lattice.columns, rng)
    blocked = map(place, rng.sample(lattice.blocked, len(lattice.blocked)))
    return Lattice(rows, columns, tuple(blocked), place(lattice.start), place(lattice.goal), place(lattice.via)), query


def paths_backwards(lattice: Lattice, query: Question, rng: Random) -> Put:
    """From the goal to the start."""
    return replace(lattice, start=lattice.goal, goal=lattice.start), query


def characters_renamed(shown: Characters, query: Sought, rng: Random) -> Put:
    """Every letter, or every digit, stands for another one."""
    alphabet = "0123456789" if query.word.isdecimal() else "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    names = str.maketrans(alphabet, "".join(rng.sample(alphabet, len(alphabet))))
    return (
        Characters(tuple(row.translate(names) for row in shown.rows)),
        replace(query, word=query.word.translate(names)),
    )


def on_characters(query: Sought, place: Callable[[int, int], tuple[int, int]]) -> Sought:
    """The question with its cells, if it names some, where they come to lie."""
    if not isinstance(query, Mend):
        return query
    one, two, three, four = (place(row, column) for row, column in query.options)
    return replace(query, options=(one, two, three, four))


def characters_transposed(shown: Characters, query: Sought, rng: Random) -> Put | None:
    """Rows become columns; a diagonal that runs one way only would run in a direction that has no name."""
    if "diagonal" in query.lines and not query.backwards:
        return None
    names = {"horizontal": "vertical", "vertical": "horizontal", "diagonal": "diagonal"}
    lines = tuple(line for line in names if names[line] in query.lines)
    return Characters(tuple(map("".join, zip(*shown.rows, strict=True)))), on_characters(
        replace(query, lines=lines), lambda row, column: (column, row)
    )


def characters_turned_round(shown: Characters, query: Sought, rng: Random) -> Put:
    """The grid upside down and the word written backwards."""
    last, end = len(shown.rows) - 1, len(shown.rows[0]) - 1
    query = on_characters(replace(query, word=query.word[::-1]), lambda row, column: (last - row, end - column))
    return Characters(tuple(row[::-1] for row in shown.rows[::-1])), query


def characters_mirrored(shown: Characters, query: Sought, rng: Random) -> Put | None:
    """Left and right exchanged, where a word may run in either of two opposite directions."""
    if not query.backwards:
        return None
    end = len(shown.rows[0]) - 1
    return (
        Characters(tuple(row[::-1] for row in shown.rows)),
        on_characters(query, lambda row, column: (row, end - column)),
    )


def maze_turned(maze: Maze, query: Question, rng: Random) -> Put:
    """Turned or mirrored."""
    right, below = maze.right, maze.below
    rows, columns = len(right), len(right[0]) + 1
    walls = {((y, x), (y, x + 1)) for y in range(rows) for x in range(columns - 1) if right[y][x] == "#"}
    walls |= {((y, x), (y + 1, x)) for y in range(rows - 1) for x in range(columns) if below[y][x] == "#"}
    place, rows, columns = on_cells(rows, columns, rng)
    sides = {tuple(sorted((place(one), place(other)))) for one, other in walls}
    turned = Maze(
        tuple("".join(".#"[((y, x), (y, x + 1)) in sides] for x in range(columns - 1)) for y in range(rows)),
        tuple("".join(".#"[((y, x), (y + 1, x)) in sides] for x in range(columns)) for y in range(rows - 1)),
        place(maze.dot),
    )
    if isinstance(query, Reach):
        query = replace(query, options=tuple(map(place, query.options)))
    return turned, query


def maze_relettered(maze: Maze, query: Question, rng: Random) -> Put | None:
    """The letters exchanged."""
    return (maze, replace(query, options=tuple(rng.sample(query.options, 4)))) if isinstance(query, Reach) else None


def objects_turned(crowd: Crowd, query: object_count.Sought, rng: Random) -> Put:
    """The scene turned clockwise by a quarter."""
    high, circle, frame = crowd.height, crowd.circle, crowd.frame
    if circle is not None:
        x, y, radius = circle
        circle = high - y, x, radius
    if frame is not None:
        left, top, right, bottom = frame
        frame = high - bottom, left, high - top, right
    objects = (replace(one, x=high - one.y, y=one.x, turn=(one.turn + 90) % 360) for one in crowd.objects)
    return Crowd(high, crowd.width, circle, frame, crowd.outlines, tuple(objects)), query


def objects_mirrored(crowd: Crowd, query: object_count.Sought, rng: Random) -> Put:
    """Left and right exchanged: right hands become left ones."""
    wide, circle, frame = crowd.width, crowd.circle, crowd.frame
    if circle is not None:
        x, y, radius = circle
        circle = wide - x, y, radius
    if frame is not None:
        left, top, right, bottom = frame
        frame = wide - right, top, wide - left, bottom
    objects = (replace(one, x=wide - one.x, turn=-one.turn % 360, mirrored=not one.mirrored) for one in crowd.objects)
    for name in ("of", "than"):
        wanted = getattr(query, name, None)
        if wanted is not None and wanted.mirrored is not None:
            query = replace(query, **{name: replace(wanted, mirrored=not wanted.mirrored)})
    return replace(crowd, circle=circle, frame=frame, objects=tuple(objects)), query


def objects_recoloured(crowd: Crowd, query: object_count.Sought, rng: Random) -> Put:
    """The hues exchanged."""
    hues = sorted({thing.hue for thing in crowd.objects})
    names = dict(zip(hues, rng.sample(hues, len(hues)), strict=True))
    for name in ("of", "than"):
        wanted = getattr(query, name, None)
        if wanted is not None and wanted.hue is not None:
            query = replace(query, **{name: replace(wanted, hue=names[wanted.hue])})
    return replace(crowd, objects=tuple(replace(one, hue=names[one.hue]) for one in crowd.objects)), query


def objects_reordered(crowd: Crowd, query: object_count.Sought, rng: Random) -> Put:
    """Two objects that are apart, one after the other in the order of drawing, change places in it."""
    things = list(crowd.objects)
    for place in rng.sample(range(len(things) - 1), len(things) - 1):
        one, other = things[place : place + 2]
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (1.3 * (one.size + other.size)) ** 2:
            things[place : place + 2] = other, one
    return replace(crowd, objects=tuple(things)), query


def lines_turned(drawing: Drawing, query: Question, rng: Random) -> Put:
    """Turned by a quarter, or by a sixth in the triangular basis."""
    slant, step = (0, TURN // 4) if drawing.basis == "square" else (1, TURN // 6)
    lines = tuple((-b, a + slant * b, -d, c + slant * d) for a, b, c, d in drawing.segments)
    arcs = (
        Arc(-y, x + slant * y, radius, (start + step) % TURN, extent) for x, y, radius, start, extent in drawing.arcs
    )
    dots = tuple((-y, x + slant * y) for x, y in drawing.dots)
    return Drawing(drawing.basis, lines, tuple(arcs), dots), query


def lines_mirrored(drawing: Drawing, query: Question, rng: Random) -> Put:
    """Both axes exchanged; angles then count from the other one, and the other way."""
    axis = TURN // 4 if drawing.basis == "square" else TURN // 6
    lines = tuple((b, a, d, c) for a, b, c, d in drawing.segments)
    arcs = (Arc(y, x, radius, (axis - start - extent) % TURN, extent) for x, y, radius, start, extent in drawing.arcs)
    dots = tuple((y, x) for x, y in drawing.dots)
    return Drawing(drawing.basis, lines, tuple(arcs), dots), query


def lines_moved(drawing: Drawing, query: Question, rng: Random) -> Put:
    """Moved, and drawn at another scale."""
    scale, right, down = rng.randint(2, 5), rng.randint(-9, 9), rng.randint(-9, 9)
    lines = (
        (scale * a + right, scale * b + down, scale * c + right, scale * d + down) for a, b, c, d in drawing.segments
    )
    arcs = (
        Arc(scale * x + right, scale * y + down, scale * radius, start, extent)
        for x, y, radius, start, extent in drawing.arcs
    )
    dots = tuple((scale * x + 100 * right, scale * y + 100 * down) for x, y in drawing.dots)
    return Drawing(drawing.basis, tuple(lines), tuple(arcs), dots), query


def lines_put_together(drawing: Drawing, query: Question, rng: Random) -> Put:
    """Lines and arcs in other parts, in another order, and drawn from their other ends."""
    lines: list[Segment] = []
    for a, b, c, d in drawing.segments:
        ends = (3 * a, 3 * b, 3 * c, 3 * d)
        x, y = 2 * a + c, 2 * b + d
        lines += [ends] if rng.random() < 0.5 else [(x, y, *ends[:2]), (*ends[2:], x, y)]
    arcs = []
    for x, y, radius, start, extent in drawing.arcs:
        cut = rng.randrange(extent)
        parts = [(start, cut), ((start + cut) % TURN, extent - cut)]
        arcs += [Arc(3 * x, 3 * y, 3 * radius, *part) for part in parts if part[1]]
    rng.shuffle(lines)
    rng.shuffle(arcs)
    dots = tuple((3 * x, 3 * y) for x, y in drawing.dots)
    return Drawing(drawing.basis, tuple(lines), tuple(arcs), dots), query


def tangle_with(
    tangle: Tangle, query: Question, rows: tuple[str, ...], stub: Callable[[int, int, int], Stub], rng: Random
) -> Put:
    """Other tiles, with all stubs changed likewise; arcs and ends in another order."""
    shuffled = (rng.sample(cap, 2) for cap in rng.sample(tangle.caps, len(tangle.caps)))
    caps = [(stub(*one), stub(*other)) for one, other in shuffled]
    ends = [End(*stub(*end[:3]), end.mark) for end in rng.sample(tangle.ends, len(tangle.ends))]
    if isinstance(query, LeadOffered):
        query = replace(query, options=tuple(stub(*end) for end in query.options))
    return Tangle(rows, tuple(caps), tuple(ends)), query


def tangle_turned(tangle: Tangle, query: Question, rng: Random) -> Put:
    """Turned clockwise by a quarter."""
    high, names = len(tangle.tiles), str.maketrans("hvab", "vhba")
    tiles = tuple("".join(column).translate(names) for column in zip(*tangle.tiles[::-1], strict=True))
    return tangle_with(tangle, query, tiles, lambda row, column, side: (column, high - 1 - row, (side + 1) % 4), rng)


def tangle_mirrored(tangle: Tangle, query: Question, rng: Random) -> Put:
    """Left and right exchanged."""
    wide, names = len(tangle.tiles[0]), str.maketrans("ab", "ba")
    tiles = tuple(row[::-1].translate(names) for row in tangle.tiles)
    return tangle_with(tangle, query, tiles, lambda row, column, side: (row, wide - 1 - column, -side % 4), rng)


def tangle_woven_otherwise(tangle: Tangle, query: Question, rng: Random) -> Put | None:
    """What is on top changes, where nobody asks."""
    if isinstance(query, Over):
        return None
    return replace(tangle, tiles=tuple(row.translate(str.maketrans("hv", "vh")) for row in tangle.tiles)), query


def tangle_remarked(tangle: Tangle, query: Question, rng: Random) -> Put | None:
    """The numbers, or the letters, exchanged."""
    if not isinstance(query, Lead):
        return None
    if isinstance(query, LeadOffered):
        return tangle, replace(query, options=tuple(rng.sample(query.options, 4)))
    names = [end.mark for end in tangle.ends if end.mark not in ("", "dot")]
    renamed = dict(zip(names, rng.sample(names, len(names)), strict=True))
    return replace(tangle, ends=tuple(end._replace(mark=renamed.get(end.mark, end.mark)) for end in tangle.ends)), query


def tangle_dotted_elsewhere(tangle: Tangle, query: Question, rng: Random) -> Put | None:
    """The dot at the other end of its rope, where it is asked how often that rope is on top."""
    if not isinstance(query, Over):
        return None
    tiles = tangle.tiles
    caps = {foot: other for cap in tangle.caps for foot, other in (cap, cap[::-1])}
    across = {"h": (2, 3, 0, 1), "v": (2, 3, 0, 1), "a": (3, 2, 1, 0), "b": (1, 0, 3, 2)}
    row, column, side = next(end[:3] for end in tangle.ends if end.mark == "dot")
    while True:
        left = row, column, across[tiles[row][column]][side]
        down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[left[2]]
        row, column, side = row + down, column + right, (left[2] + 2) % 4
        if not (0 <= row < len(tiles) and 0 <= column < len(tiles[0])):
            if left not in caps:
                break
            row, column, side = caps[left]
    ends = (end._replace(mark="dot" if end[:3] == left else "") for end in tangle.ends)
    return replace(tangle, ends=tuple(ends)), query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "counting/blocks": (blocks_mirrored,),
    "counting/board_squares": (board_turned,),
    "counting/char_grid": (
        characters_renamed,
        characters_transposed,
        characters_turned_round,
        characters_mirrored,
    ),
    "counting/lattice_paths": (paths_turned, paths_backwards),
    "counting/maze_regions": (maze_turned, maze_relettered),
    "counting/object_count": (objects_turned, objects_mirrored, objects_recoloured, objects_reordered),
    "counting/shape_count": (lines_turned, lines_mirrored, lines_moved, lines_put_together),
    "counting/tangle": (
        tangle_turned,
        tangle_mirrored,
        tangle_woven_otherwise,
        tangle_remarked,
        tangle_dotted_elsewhere,
    ),
}
