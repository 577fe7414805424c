"""Boxes of mirrors at 45 degrees, lit by a lamp at the rim or crossed by a ball: where it leaves, and what to change.

Whatever comes in leaves again: each step can be traced back to one place only, so that no way ever closes.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Published
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import mirrors as form
from puzzlegen.formats.logic.mirrors import Cell, Met
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside

Rows: TypeAlias = list[list[str]]

_COUNTED: Final = form.Hits | form.Both | form.Lit
_MOVED: Final = form.Exit | form.Gate | form.Hits | form.Changed  # what is asked about things that move, too
_TURNED: Final = {"/": "\\", "\\": "/", "f": "g", "g": "f", "z": "s", "s": "z"}
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left
_TRIES: Final = 100
_LAMPS: Final = 12  # places of a box's lamp that are tried
_THREES: Final = 12  # wrong squares that are tried beside one


class MirrorsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        hits: of the mirrors met on the way that is asked about.
        both: of the numbers to be asked for, of mirrors met on both sides.
        lit: likewise, of lit exits.
        together: how many mirrors are turned or removed at once.
    """

    side: Annotated[int, Knob("a larger box, in which rays go farther", 5, 11)]
    mirrors: Annotated[tuple[int, int], Knob("more mirrors, for each ten squares of the box", 3, 5)]
    special: Annotated[int, Knob("more half mirrors, or mirrors that swing round when they are hit", 1, 12)]
    hits: tuple[int, int]
    both: tuple[int, int]
    lit: tuple[int, int]
    together: int = 1


def _bands(asked: Band, changed: Band, found: Band, split: Band) -> dict[type[Any], Band]:
    return {
        **dict.fromkeys((form.Hits, form.Both, form.Twice), asked),
        **dict.fromkeys((form.Turn, form.Remove), changed),
        form.TurnBox: found,
        **dict.fromkeys((form.Lit, form.Dark), split),
    }


def _depths(
    hits: Band, both: Band, twice: Band, changed: Band, found: Band, lit: Band, dark: Band
) -> dict[type[Any], Band]:
    return {
        form.Hits: hits,
        form.Both: both,
        form.Twice: twice,
        **dict.fromkeys((form.Turn, form.Remove), changed),
        form.TurnBox: found,
        form.Lit: lit,
        form.Dark: dark,
    }


LEVELS: Final = {
    Level.EASY: MirrorsParams(
        band=(4, 8),
        bands=_bands((4, 14), (9, 24), (9, 46), (4, 10)),
        depth=(4, 8),
        depths=_depths((4, 11), (4, 14), (3, 5), (2, 4), (3, 12), (3, 6), (3, 5)),
        side=5,
        mirrors=(3, 4),
        special=4,
        hits=(4, 8),
        both=(0, 3),
        lit=(2, 5),
    ),
    Level.MEDIUM: MirrorsParams(
        band=(9, 12),
        bands=_bands((9, 24), (25, 50), (47, 110), (9, 24)),
        depth=(9, 12),
        depths=_depths((10, 16), (13, 20), (5, 9), (4, 9), (10, 15), (6, 9), (5, 8)),
        side=7,
        mirrors=(3, 4),
        special=5,
        hits=(9, 12),
        both=(1, 4),
        lit=(3, 7),
    ),
    Level.HARD: MirrorsParams(
        band=(13, 18),
        bands=_bands((13, 36), (38, 75), (111, 240), (17, 50)),
        depth=(13, 18),
        depths=_depths((17, 26), (18, 28), (8, 14), (8, 12), (14, 19), (10, 13), (8, 11)),
        side=8,
        mirrors=(4, 5),
        special=8,
        hits=(13, 18),
        both=(2, 6),
        lit=(4, 8),
        together=2,
    ),
    Level.EXTREME: MirrorsParams(
        band=(20, 34),
        bands=_bands((20, 60), (62, 400), (241, 1200), (28, 120)),
        depth=(20, 34),
        depths=_depths((28, 60), (26, 60), (12, 34), (12, 60), (20, 60), (14, 60), (12, 60)),
        side=10,
        mirrors=(4, 5),
        special=12,
        hits=(20, 34),
        both=(4, 8),
        lit=(5, 9),
        together=2,
    ),
}


class _Way(NamedTuple):
    """The mirrors that are met, in order, with the direction after each; the empty squares, after so many; the exit."""

    met: list[Met]
    crossed: list[tuple[Cell, int]]
    leaves: int

    def mirrors(self) -> list[Cell]:
        """The mirrors that are met, each once."""
        return list(dict.fromkeys((row, column) for row, column, _ in self.met))


def invent(rng: Stream, params: MirrorsParams, asked: Drawn) -> Puzzle:
    """Draw boxes until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    movers, rays = get_args(form.Movers), get_args(form.Rays)
    moves = issubclass(question, _MOVED) and rng.class_by_index(5, "world") < len(movers)
    bounds = params.hits[0], params.hits[0] + 5
    if not issubclass(question, form.Hits):
        bounds = params.lit if issubclass(question, form.Lit) else params.both
    run = drawn_range(*bounds, rng)
    splits = issubclass(question, form.Lit | form.Dark)
    low, high = params.depth_by_task.get(question.__struct_config__.tag, params.hits)
    special = "fg" if moves else "zs" if splits else ""
    for rows, lamp in _boxes(params, special, state, crowded=issubclass(question, form.Both | form.Hits)):
        ways = _split(rows, lamp) if splits else [_way(rows, lamp)]
        if splits:
            if 2 * len(_at(rows, "zs", (spot for way in ways for spot in way.met))) < params.special:
                continue
        elif not _suits(rows, lamp, ways[0], question, params.hits, moves=moves):
            continue
        box = form.Box(state.choice(movers if moves else rays), tuple(map("".join, rows)), lamp)
        if issubclass(question, _COUNTED):
            chain = max((len(way.met) for way in ways if way.leaves != lamp), default=0)
            if low <= chain <= high and _number(ways, lamp, question) == run.key:
                query, answer = ask_in_range(run, question)
                return Puzzle(box, query, answer, _why(ways, lamp, splits=splits))
        elif question is form.Exit:
            return Puzzle(box, form.Exit(), str(ways[0].leaves), _why(ways, lamp, splits=False))
        elif issubclass(question, form.Changed | form.TurnBox):
            puzzle = _changing(box, rows, ways[0], question, place, params, (low, high), ask)
            if puzzle is not None:
                return puzzle
        else:
            found: tuple[Any, list[Any]] | None
            if question is form.Dark:
                found = _dark(rows, lamp, {way.leaves: len(way.met) for way in ways}, (low, high), ask)
            else:
                ranks = [rng.class_by_index(len(LETTERS), name) for name in ("middle", "strewn")]
                twice = question is form.Twice
                found = (
                    _twice(params.side, ways[0], (low, high), ranks, ask) if twice else _gates(rows, ways[0], lamp, ask)
                )
            if found is not None:
                right, wrong = found
                options = (*wrong[:place], right, *wrong[place:])
                if splits:
                    ways = [way for port in options for way in ways if way.leaves == port]
                return Puzzle(box, question(options), LETTERS[place], _why(ways, lamp, splits=splits))
    raise Rejected("no box suits the question")


def _suits(rows: Rows, lamp: int, way: _Way, question: type[Any], hits: tuple[int, int], *, moves: bool) -> bool:
    """True if a way is as long as it should be, and meets a mirror again where the rules say what then happens."""
    low, high = hits
    if way.leaves == lamp or (not low <= len(way.met) <= high and not issubclass(question, _COUNTED)):
        return False
    if moves and max(_at(rows, "fg", way.met).values(), default=0) < 2:
        return False
    return not issubclass(question, form.Hits) or len(way.met) > len(way.mirrors())


def _number(ways: list[_Way], lamp: int, question: type[Any]) -> int:
    """The exits that are lit, the mirrors that are met, or those that are met on both sides."""
    if issubclass(question, form.Lit):
        return len({way.leaves for way in ways} - {lamp})
    mirrors = len(ways[0].mirrors())
    return mirrors if issubclass(question, form.Hits) else len(ways[0].met) - mirrors


def _why(ways: list[_Way], lamp: int, *, splits: bool) -> Published:
    if not splits:
        return form.Way(tuple(ways[0].met), ways[0].leaves)
    return form.Exits(tuple(form.LitExit(way.leaves, tuple(way.met)) for way in ways if way.leaves != lamp))


def _changing(
    box: form.Box,
    rows: Rows,
    way: _Way,
    question: type[Any],
    place: int,
    params: MirrorsParams,
    depth: Band,
    rng: Stream,
) -> Puzzle | None:
    """What is to be changed so that the way leaves elsewhere; None if nothing suits."""
    found = _changes(rows, box.lamp, way, question, params.together, depth, rng)
    if found is None:
        return None
    key, tried, goal, exits = found
    after = tuple(_way(_changed(rows, key, question), box.lamp).met)
    if question is form.TurnBox:
        (row, column) = key[0]
        return Puzzle(box, form.TurnBox(goal), f"mirror-{row + 1}-{column + 1}", form.After(way.leaves, after))
    order = [*range(1, place + 1), 0, *range(place + 1, 4)]
    query = question(goal, tuple(tuple(tried[number]) for number in order))
    first, second, third, last = (exits[number] for number in order)
    return Puzzle(box, query, LETTERS[place], form.Tried(way.leaves, after, (first, second, third, last)))


def _boxes(params: MirrorsParams, special: str, rng: Stream, *, crowded: bool) -> Iterator[tuple[Rows, int]]:
    """Boxes, each with its lamp at several places in turn."""
    for _ in range(_TRIES):
        rows = _box(params, special, rng, crowded=crowded)
        for port in rng.sample(range(4 * params.side), _LAMPS):
            yield rows, 1 + port


def _box(params: MirrorsParams, special: str, rng: Stream, *, crowded: bool) -> Rows:
    """Mirrors at random, some of them special; a crowded box has two more to ten squares, so that ways return."""
    side, (low, high) = params.side, (number + 2 * crowded for number in params.mirrors)
    count = rng.between(low * side * side // 10, high * side * side // 10)
    rows = [["."] * side for _ in range(side)]
    for number, cell in enumerate(rng.sample(range(side * side), count)):
        rows[cell // side][cell % side] = rng.choice(special if special and number < params.special else "/\\")
    return rows


def _start(side: int, port: int) -> tuple[int, int, int]:
    """Where one comes in by a port, and in which direction; ports count clockwise from the top left."""
    edge, along = divmod(port - 1, side)
    back = side - 1 - along
    return ((0, along, 2), (along, side - 1, 3), (side - 1, back, 0), (back, 0, 1))[edge]


def _port(side: int, row: int, column: int) -> int:
    """The port outside of which a place is."""
    if row < 0:
        return 1 + column
    if column == side:
        return 1 + side + row
    if row == side:
        return 3 * side - column
    return 4 * side - row


def _at(rows: Rows, signs: str, met: Iterable[tuple[int, int, int]]) -> Counter[Cell]:
    """How often mirrors of these kinds are met."""
    return Counter((row, column) for row, column, _ in met if rows[row][column] in signs)


def _way(rows: Rows, port: int) -> _Way:
    """The way through the box; mirrors that swing do so on it, and half mirrors are taken for whole ones."""
    return _walk([list(row) for row in rows], *_start(len(rows), port))


def _walk(rows: Rows, row: int, column: int, heading: int) -> _Way:
    side, met, crossed = len(rows), list[Met](), list[tuple[Cell, int]]()
    while 0 <= row < side and 0 <= column < side:
        sign = rows[row][column]
        if sign == ".":
            crossed.append(((row, column), len(met)))
        else:
            heading = heading ^ 1 if sign in "/fz" else 3 - heading
            met.append(Met(row, column, heading))
            if sign in "fg":
                rows[row][column] = _TURNED[sign]
        row, column = row + _STEPS[heading][0], column + _STEPS[heading][1]
    return _Way(met, crossed, _port(side, row, column))


def _split(rows: Rows, port: int) -> list[_Way]:
    """A way to each exit that is lit, with the mirrors and half mirrors on it, as few as can be."""
    side, ways, seen = len(rows), dict[int, _Way](), set[tuple[int, int, int]]()
    queue = [(*_start(side, port), list[Met]())]
    for start, across, heading, met in queue:
        row, column = start, across
        while 0 <= row < side and 0 <= column < side and (row, column, heading) not in seen:
            seen.add((row, column, heading))
            sign = rows[row][column]
            if sign != ".":
                turned = heading ^ 1 if sign in "/z" else 3 - heading
                for after in (turned, heading) if sign in "zs" else (turned,):
                    down, right = _STEPS[after]
                    queue.append((row + down, column + right, after, [*met, Met(row, column, after)]))
                break
            row, column = row + _STEPS[heading][0], column + _STEPS[heading][1]
        if not (0 <= row < side and 0 <= column < side):
            ways.setdefault(_port(side, row, column), _Way(met, [], _port(side, row, column)))
    return [ways[port] for port in sorted(ways)]


def _changed(rows: Rows, cells: list[Cell], question: type[Any]) -> Rows:
    """The box with these mirrors turned or removed."""
    new = [list(row) for row in rows]
    for row, column in cells:
        new[row][column] = "." if question is form.Remove else _TURNED[new[row][column]]
    return new


def _gates(rows: Rows, way: _Way, lamp: int, rng: Stream) -> tuple[int, list[int]] | None:
    """The exit, and three to which one slip on the way leads."""
    changes = (form.Turn, form.Remove)
    slips = [_way(_changed(rows, [cell], change), lamp).leaves for cell in way.mirrors() for change in changes]
    others = sorted({*slips} - {way.leaves, lamp})
    return (way.leaves, rng.sample(others, 3)) if len(others) > 2 else None


def _dark(rows: Rows, lamp: int, lit: dict[int, int], depth: Band, rng: Stream) -> tuple[int, list[int]] | None:
    """An exit that would be lit if one mirror were turned, and three that are lit, after so many mirrors at most."""
    slips = {
        way.leaves
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign != "."
        for way in _split(_changed(rows, [(row, column)], form.Turn), lamp)
    }
    dark, bright = sorted(slips - {*lit, lamp}), sorted({port for port in lit if lit[port] <= depth[1]} - {lamp})
    deep = [port for port in bright if lit[port] >= depth[0]]
    if not dark or not deep or len(bright) < 3:
        return None
    last = rng.choice(deep)
    three = [last, *rng.sample([port for port in bright if port != last], 2)]
    return rng.choice(dark), rng.sample(three, 3)


def _twice(side: int, way: _Way, depth: Band, ranks: Sequence[int], rng: Stream) -> tuple[Cell, list[Cell]] | None:
    """An empty square that is crossed twice, the second time after so many mirrors, and three that are crossed once.

    Ways cross in the middle rather than at the rim: it is drawn how many of the three are nearer to the middle, and how
    many nearer to the other options.
    """
    times = Counter(cell for cell, _ in way.crossed)
    last = dict(way.crossed)
    twice = sorted(cell for cell in last if times[cell] == 2 and depth[0] <= last[cell] <= depth[1])
    once = sorted(cell for cell in last if times[cell] == 1)

    def off(cell: Cell) -> int:
        return max(abs(2 * at - side + 1) for at in cell)

    for key in rng.sample(twice, len(twice)):
        for _ in range(_THREES):
            wrong = three_beside(once, [Glance(off(key), list(map(off, once)), ranks[0])], rng)
            if wrong is None:
                break
            four = [key, *wrong]
            if has_rank([sum(abs(a - c) + abs(b - d) for c, d in four) for a, b in four], ranks[1]):
                return key, wrong
    return None


def _changes(
    rows: Rows, lamp: int, way: _Way, question: type[Any], together: int, depth: Band, rng: Stream
) -> tuple[list[Cell], list[list[Cell]], int, list[int]] | None:
    """What has to be changed, that and three others, the goal, and where each of the four leads.

    Of two mirrors that are changed together, the second one is on the way only once the first one is changed.
    """
    first = way.mirrors()
    if question is form.TurnBox:
        after = {cell: _way(_changed(rows, [cell], question), lamp) for cell in first}
        ends = {cell: one.leaves for cell, one in after.items()}
        times = Counter(ends.values())
        alone = [
            cell
            for cell in first
            if times[ends[cell]] == 1
            and depth[0] <= len(after[cell].met) <= depth[1]
            and ends[cell] not in (lamp, way.leaves)
            and _hidden(rows, cell, first, ends[cell])
        ]
        if not alone:
            return None
        key = rng.choice(alone)
        return [key], [], ends[key], []
    chosen, taken = list[list[Cell]](), set[Cell]()
    for cell in rng.sample(first, len(first)):
        cells = [cell]
        if together == 2:
            later = [
                one for one in _way(_changed(rows, cells, question), lamp).mirrors() if one not in (*first, *taken)
            ]
            if not later or cell in taken:
                continue
            cells.append(rng.choice(later))
        chosen.append(cells)
        taken |= {*cells}
    ways = [_way(_changed(rows, cells, question), lamp) for cells in chosen]
    right = next((one for one, after in enumerate(ways) if depth[0] <= len(after.met) <= depth[1]), None)
    if right is None or len(chosen) < len(LETTERS):
        return None
    order = [right, *(one for one in range(len(chosen)) if one != right)][: len(LETTERS)]
    tried, exits = [chosen[one] for one in order], [ways[one].leaves for one in order]
    if exits[0] in (lamp, way.leaves, *exits[1:]):
        return None
    # The second of two, alone, changes nothing, as it is off the way.
    if together == 2 and any(_way(_changed(rows, cells[:1], question), lamp).leaves == exits[0] for cells in tried):
        return None
    back = {*_way(rows, exits[0]).mirrors()}
    if sum(not back.isdisjoint(cells) for cells in tried) < 2:
        return None
    return tried[0], tried, exits[0], exits


def _hidden(rows: Rows, key: Cell, first: Collection[Cell], goal: int) -> bool:
    """True if who starts at the goal and goes backwards meets others of the way before the mirror to be turned."""
    back = [cell for cell in _way(rows, goal).mirrors() if cell in first]
    return len(back) > 2 and key in back[1:]
