"""Pieces that slide: cars in a yard, blocks in a tray, pucks on ice; how few moves bring one of them to its goal."""

from collections import Counter
from itertools import combinations, islice, product
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import sliding_block as form
from puzzlegen.generators.boards.kits.sliding_boards import (
    WAYS,
    Board,
    Graph,
    bits_of,
    drawn_rink,
    drawn_tray,
    drawn_yard,
)
from puzzlegen.generators.boards.kits.sliding_searches import Draft, path_of, to_goals
from puzzlegen.generators.kits.asking import LETTERS, consecutive, drawn_range, four
from puzzlegen.generators.kits.ranking import has_rank

Task: TypeAlias = type[Any]  # a question of the format
Found: TypeAlias = tuple[form.Query, str, form.Led | form.Possible] | None

_WITHOUT_GOAL: Final = (form.Within, form.After, form.Now)
THEMES: Final[tuple[tuple[form.Theme, ...], ...]] = (  # yards whose ways are long take much time to find
    ("cars", "cars", "boats", "boats", "blocks", "crates", "pucks"),
    ("cars", "boats", *("blocks", "crates") * 3, "pucks", "pucks"),
)
TONES: Final = 4
_UNFIT: Final[
    dict[Task, tuple[form.Theme, ...]]
] = {  # two pucks are too few for some questions, and in trays too few moves are possible
    form.Mover: ("pucks",),
    form.MoverBox: ("pucks",),
    form.Stay: ("pucks",),
    form.Now: ("blocks", "crates"),
}
_TRIES: Final = 40  # boards in an attempt
_PAIRS: Final = 60  # ways to choose drawn options
_READINGS: Final = 24  # of moves that may be misread
_UNLIKE: Final = 4  # places of pieces in which two boards differ, at least: two for each piece
_LISTS: Final = 24  # of moves, on a board
_DEAR: Final = 3  # the same, where each takes several searches
_MOVABLE: Final = 3  # pieces that can begin, at least
_FAR: Final = 10**6
_WIDEST: Final = 24_000  # positions, where that is asked for
_ROOM: Final = 4  # times the positions that may be reached, for those one move later


class SlidingBlockParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        moves: the fewest that lead to the goal.
        offered: the same, where four such numbers are on offer.
        positions: how many can arise on a board, at most.
        vehicles: in a yard.
        tray, rink: rows and columns.
        near: moves in which a drawn position can be reached.
        listed: moves after which a drawn position is asked for.
        stuck: the fewest positions that arise while a piece stays that cannot.
        possible: moves where it is asked how many are possible; 0 where that is not asked.
        wary: whether quick guesses are wrong in two items of three at least.
    """

    moves: Annotated[tuple[int, int], Knob("longer ways to the goal", 2, 30)]
    offered: Annotated[tuple[int, int], Knob("larger numbers on offer", 2, 30)]
    positions: Annotated[int, Knob("more positions that can arise", 100, 6000)]
    vehicles: Annotated[tuple[int, int], Knob("fuller yards", 5, 12)]
    tray: Annotated[tuple[int, int], Knob("larger trays", 3, 5)]
    rink: Annotated[tuple[int, int], Knob("larger rinks", 4, 8)]
    near: Annotated[int, Knob("drawn positions that are more moves away", 2, 6)]
    listed: Annotated[tuple[int, int], Knob("longer lists of moves", 3, 16)]
    stuck: Annotated[int, Knob("pieces that have to move show it later", 1, 60)]
    possible: Annotated[tuple[int, int], Knob("more moves that are possible, where they are counted", 0, 20)] = (0, 0)
    wary: Annotated[bool, Knob("quick guesses fail more often")] = True


def _bands(stay: Band, within: Band, after: Band, now: Band) -> dict[Task, Band]:
    return {form.Stay: stay, form.Within: within, form.After: after, form.Now: now}


def _depths(ways: Band, offered: Band, stay: Band, within: float, after: Band) -> dict[Task, Band]:
    first: dict[Task, Band] = dict.fromkeys((form.Fewest, form.First, form.Mover), ways)
    return first | {form.FewestOffered: offered, form.Stay: stay, form.Within: (within, within), form.After: after}


LEVELS: Final = {
    Level.EASY: SlidingBlockParams(
        band=(3, 3000),
        bands=_bands(stay=(8, 8000), within=(10, 60), after=(4, 5), now=(3, 8)),
        depths=_depths(ways=(3, 5), offered=(2, 6), stay=(3, 6), within=2, after=(2, 2)),
        moves=(3, 5),
        offered=(2, 6),
        positions=1500,
        vehicles=(6, 9),
        tray=(3, 5),
        rink=(5, 5),
        near=2,
        stuck=3,
        listed=(4, 5),
        possible=(3, 8),
        wary=False,
    ),
    Level.MEDIUM: SlidingBlockParams(
        band=(8, 4000),
        bands=_bands(stay=(16, 10000), within=(61, 200), after=(6, 8), now=(0, 0)),
        depths=_depths(ways=(6, 9), offered=(6, 10), stay=(7, 9), within=3, after=(3, 4)),
        moves=(6, 9),
        offered=(6, 10),
        positions=1500,
        vehicles=(7, 10),
        tray=(3, 5),
        rink=(5, 6),
        near=3,
        stuck=8,
        listed=(6, 8),
    ),
    Level.HARD: SlidingBlockParams(
        band=(16, 8000),
        bands=_bands(stay=(32, 20000), within=(201, 700), after=(9, 12), now=(0, 0)),
        depths=_depths(ways=(10, 15), offered=(10, 15), stay=(12, 16), within=4, after=(5, 6)),
        moves=(10, 15),
        offered=(10, 15),
        positions=2500,
        vehicles=(7, 10),
        tray=(3, 4),
        rink=(6, 7),
        near=4,
        stuck=15,
        listed=(9, 12),
    ),
    Level.EXTREME: SlidingBlockParams(
        band=(32, 12000),
        bands=_bands(stay=(0, 0), within=(701, 6000), after=(13, 16), now=(0, 0)),
        depths=_depths(ways=(16, 25), offered=(16, 22), stay=(0, 0), within=5, after=(8, 12)),
        moves=(16, 25),
        offered=(16, 22),
        positions=2500,
        vehicles=(7, 10),
        tray=(3, 4),
        rink=(7, 7),
        near=5,
        stuck=25,
        listed=(13, 16),
    ),
}


def invent(rng: Stream, params: SlidingBlockParams, asked: Drawn) -> Puzzle:
    """Draw boards until one has a position that suits the question."""
    state = rng.child("state")
    task, place = asked
    goal = task not in _WITHOUT_GOAL
    theme = state.choice([theme for theme in THEMES[goal] if theme not in _UNFIT.get(task, ())])
    wary = params.wary and (task is form.Stay or rng.class_by_index(3, "wary") > 0)
    run = drawn_range(*params.offered, rng)
    moves = params.moves
    if task is form.FewestOffered:
        moves, place = (run.key, run.key), run.place
    elif task is form.Fewest:  # most positions are as near as possible
        low, high = moves[0], min(moves[1], params.offered[1])
        moves = (low + rng.class_by_index(high - low + 1, "moves"),) * 2
    possible = params.possible[0] + rng.class_by_index(params.possible[1] - params.possible[0] + 1, "possible")
    first, second = divmod(rng.class_by_index(len(LETTERS) ** 2, "ranks"), len(LETTERS))
    draw = _Asked(place, (first, second), wary, params, rng.child("ask"))
    for _ in range(_TRIES):
        board = _drawn(theme, task, params, state)
        drafts = to_goals(board, moves, params.positions, state) if goal else [Draft(board, board.start)]
        for draft in islice(drafts, _DEAR if task is form.Stay else None):
            match task:
                case form.Fewest | form.FewestOffered:
                    found = draw.fewest(draft, run.lowest if task is form.FewestOffered else 0)
                case form.First:
                    found = draw.first(draft)
                case form.Mover | form.MoverBox:
                    found = draw.mover(draft, task)
                case form.Stay:
                    found = draw.stay(draft)
                case form.Within:
                    found = draw.within(draft)
                case form.After:
                    found = draw.after(draft)
                case _:
                    found = draw.now(draft, possible)
            if found is not None:
                return Puzzle(draft.shown(theme, state.below(TONES)), *found)
    raise Rejected("no position suits the question")


def _drawn(theme: form.Theme, task: Task, params: SlidingBlockParams, rng: Stream) -> Board:
    if theme in ("cars", "boats"):
        return drawn_yard(rng, rng.choice(((5, 6), (6, 6))), rng.between(*params.vehicles))
    if theme == "pucks":
        size = (rng.between(*params.rink), rng.between(*params.rink))
        return drawn_rink(rng, size, rng.between(4, 5) if task in _WITHOUT_GOAL else 2)
    height, width = rng.sample((rng.between(*params.tray), params.tray[1]), 2)
    gaps = rng.between(3, 4) if task is form.After else rng.between(2, 3 if height * width < 16 else 2)
    return drawn_tray(rng, (height, width), gaps)


class _Asked(NamedTuple):
    """A question, with the place of the key among its options; each method finds query, answer and why, if any.

    ``ranks`` are those of the key among the options in two things that show at a glance: 0 for the least.
    """

    place: int
    ranks: tuple[int, int]
    wary: bool
    params: SlidingBlockParams
    rng: Stream

    def fewest(self, draft: Draft, lowest: int) -> Found:
        """How few moves lead to the goal; of four numbers, if there is a lowest one."""
        count = draft.left[draft.start]
        if self.wary and count < 3 + draft.board.covering(draft.start, path_of(draft)).bit_count():
            return None
        near = draft.board.graph(self.params.positions, draft.start, depth=count - 1)
        if near is None:
            return None
        why = form.Met(draft.way(draft.left), near.known)
        if lowest:
            return form.FewestOffered(consecutive(lowest)), LETTERS[self.place], why
        return form.Fewest(), str(count), why

    def first(self, draft: Draft) -> Found:
        """Which of four moves begins a shortest way."""
        count = draft.left[draft.start]
        ahead = draft.ahead
        best = [one for one in ahead if draft.left.get(one, _FAR) < count]
        wrong = [one for one in ahead if count <= draft.left.get(one, 0) <= count + 2]
        if len(wrong) < len(LETTERS) - 1:
            return None
        free = {one: len(draft.board.after(one)) for one in (*best, *wrong)}
        blocking = draft.board.covering(draft.start, path_of(draft))
        for _ in range(_PAIRS):
            chosen = [self.rng.choice(best), *self.rng.sample(wrong, len(LETTERS) - 1)]
            opening = [bool(draft.start & ~one & blocking) for one in chosen]
            if self.wary and opening[0] and not any(opening[1:]):
                continue  # whoever sees what stands in the way would move that
            short = [draft.told(one)[2] == 1 for one in chosen]  # moves by a single cell seldom begin a long way
            if not self.params.wary or (
                has_rank([free[one] for one in chosen], self.ranks[0]) and has_rank(short, self.ranks[1])
            ):
                break
        else:
            return None
        key = chosen.pop(0)
        chosen.insert(self.place, key)
        letters = dict(enumerate(draft.board.lettered(draft.start, draft.start).values(), 1))
        told = [draft.told(one) for one in chosen]
        totals = [1 + draft.left[one] for one in chosen]
        firsts = tuple((*move, total) for move, total in zip(told, totals, strict=True))
        options = four((letters[number], way, far) for number, way, far in told)
        return form.First(options), LETTERS[self.place], form.Firsts(draft.way(draft.left, key), firsts)

    def mover(self, draft: Draft, task: Task) -> Found:
        """Which piece moves first on every shortest way."""
        start, count, ahead = draft.start, draft.left[draft.start], draft.ahead
        best = {start & ~one for one in ahead if draft.left[one] < count}
        often = Counter(start & ~one for one in ahead)
        if len(best) > 1 or len(often) < _MOVABLE:
            return None
        (key,) = best
        if self.wary and (key & draft.board.special or often[key] > max(often[bit] for bit in often if bit != key)):
            return None
        firsts = dict[int, tuple[int, form.Way, int, int]]()
        for left, told in sorted((draft.left.get(one, _FAR), draft.told(one)) for one in ahead):
            firsts.setdefault(told[0], (*told, 1 + left if left < _FAR else 0))
        why = form.Firsts(draft.way(draft.left), tuple(firsts.values()))
        return task(), f"{'piece-' * (task is form.MoverBox)}{draft.numbers()[key]}", why

    def stay(self, draft: Draft) -> Found:
        """Which of four pieces can stay where it is; none that shows at a glance that it cannot is on offer."""
        board, start, path = draft.board, draft.start, path_of(draft)
        unmoved = draft.graph.always if draft.graph else 0
        tried = bits_of(start & ~(unmoved | board.special | board.covering(start, path)))
        free, stuck = dict[int, Graph](), dict[int, int]()
        for bit in self.rng.sample(tried, len(tried)) if len(tried) >= len(LETTERS) else ():
            graph = board.graph(self.params.positions, start, bit, draft.goal)
            if graph and graph.positions[graph.looked - 1] & draft.goal:
                free[bit] = graph
            elif graph and graph.looked >= self.params.stuck:
                stuck[bit] = graph.looked
        for key, wrong in product(free, combinations(stuck, len(LETTERS) - 1)):
            gaps, sizes = zip(
                *((board.gap(bit, path), len(board.slots[bit].cells)) for bit in (key, *wrong)), strict=True
            )
            if not self.wary or (has_rank(gaps, self.ranks[0]) and has_rank(sizes, self.ranks[1])):
                break
        else:
            return None
        graph = free[key]
        way = draft.way(graph.left(graph.far(graph.holding(draft.goal))))
        low, high = (self.params.depths or {}).get(form.Stay, (0, _FAR))
        if not low <= len(way) <= high:
            return None
        options = self.rng.sample(wrong, len(wrong))
        options.insert(self.place, key)
        numbers, letters = draft.numbers(), board.lettered(start, start)
        why = form.Stuck(way, tuple((numbers[bit], stuck[bit]) for bit in options if bit in stuck))
        return form.Stay(four(letters[bit] for bit in options)), LETTERS[self.place], why

    def within(self, draft: Draft) -> Found:
        """Which of four positions can be reached in so many moves, when just as many pieces are displaced in each."""
        board, start, near = draft.board, draft.start, self.params.near
        low, high = self.params.bands[form.Within]
        graph = board.graph(int(min(_ROOM * high, _WIDEST)), depth=near + 1)
        if graph is None or not low <= (graph.depths <= near).sum() <= high:
            return None
        rows, letters = board.rows(start, start), board.lettered(start, start).items()
        shifted = self.rng.between(2, max(2, near - self.wary))  # fewer, if some piece is to move twice
        keys, others = (
            [one for one in graph.at_depth(depth) if board.shifts(start, one) == shifted] for depth in (near, near + 1)
        )
        if not keys or len(others) < len(LETTERS) - 1:
            return None
        for _ in range(_PAIRS):
            boards = [self.rng.choice(keys), *self.rng.sample(others, len(LETTERS) - 1)]
            if not self._apart(boards[0], boards[1:]):
                continue
            if len({len(board.lettered(one, start).items() - letters) for one in boards}) > 1:
                continue  # shifts count like pieces as one and the same
            shown = [board.rows(one, start) for one in boards]
            cells, lines = _unlike(rows, shown), [sum(map(str.__ne__, rows, one)) for one in shown]
            if has_rank(cells, self.ranks[0]) and has_rank(lines, self.ranks[1]):
                options = self.rng.sample(shown[1:], len(LETTERS) - 1)
                options.insert(self.place, shown[0])
                left = graph.left(graph.far(np.array([graph.positions.index(boards[0])])))
                query = form.Within(near, four(options))
                return query, LETTERS[self.place], form.Met(draft.way(left), int((graph.depths <= near).sum()))
        return None

    def after(self, draft: Draft) -> Found:
        """What comes of moves that go as far as they can; wrong boards come of one or two other moves.

        Of two moves, each is either left out, or goes another way, or one more is made after it: so the right board is
        as often the most as the least like the start, and its rank in that is drawn before the others.
        """
        board, start, count = draft.board, draft.start, self.rng.between(*self.params.listed)
        low, high = (self.params.depths or {}).get(form.After, (0, _FAR))
        lists = (self._listed(draft, count, high) for _ in range(_LISTS))
        position, moves, told = next((one for one in lists if one and low <= one[3] <= high), (0, [], [], 0))[:3]
        if not moves:
            return None
        held = {letter: bit for bit, letter in board.lettered(start, start).items()}
        letters = [*held]
        rows = board.rows(start, start)
        numbers = [*range(count - 1)]  # what the last move shows at a glance, all boards show
        again = [number for number in numbers if any(moves[number][0] == one for one, _ in moves[number + 1 :])]
        if self.wary and len(again) > 2:
            numbers = again  # most boards show what the last move of each piece does, too
        misread = [{number: self._misread(moves[number], letters)} for number in numbers * (_READINGS // len(numbers))]
        ends = [(change, self._played(draft, held, moves, change)) for change in misread]
        single = [(change, end) for change, end in ends if (position ^ end).bit_count() >= _UNLIKE]
        pairs = [pair for pair in combinations(single, 2) if pair[0][0].keys() != pair[1][0].keys()]
        for (first, one), (second, other) in self.rng.sample(pairs, min(_PAIRS, len(pairs))):
            wrong = [one, other, self._played(draft, held, moves, first | second)]
            if not self._apart(position, wrong):
                continue
            shown = [board.rows(end, start) for end in (position, *wrong)]
            if has_rank(_unlike(rows, shown), self.ranks[0]):
                options = self.rng.sample(shown[1:], len(wrong))
                options.insert(self.place, shown[0])
                return form.After(tuple(moves), four(options)), LETTERS[self.place], form.Led(tuple(told))
        return None

    def _listed(
        self, draft: Draft, count: int, most: float
    ) -> tuple[int, list[form.Push], list[form.Move], int] | None:
        """So many moves that go as far as they can, and the position after them; how many follow from one another.

        These are ``most`` at most.
        """
        board, position = draft.board, draft.start
        letters = board.lettered(position, position)
        held = {letter: bit for bit, letter in letters.items()}
        moves, told = list[form.Push](), list[form.Move]()
        numbers = {letter: number for number, letter in enumerate(letters.values(), 1)}
        steps, longest = dict[form.Cell, int](), 0
        while len(moves) < count:
            can = [
                (letter, way, to)
                for letter, bit in held.items()
                for way in WAYS
                if (to := board.far(position, bit, WAYS[way])) != bit and not (moves and moves[-1][0] == letter)
            ]
            for letter, way, to in self.rng.sample(can, len(can)):
                before, after = (board.slots[bit].cells for bit in (held[letter], to))
                far, (down, right) = board.told(held[letter], to)[1], WAYS[way]
                swept = {(y + down * step, x + right * step) for y, x in before for step in range(far + 2)}
                step = 1 + max(steps.get(cell, 0) for cell in swept)
                if step <= most:
                    break
            else:
                return None
            steps |= dict.fromkeys((*before, *after), step)
            longest = max(longest, step)
            told.append((numbers[letter], *board.told(held[letter], to)))
            position ^= held[letter] | to
            held[letter] = to
            moves.append((letter, way))
        return position, moves, told, longest

    def _misread(self, move: form.Push, letters: list[str]) -> tuple[form.Push, ...]:
        """What may be made of a move: nothing, another way, or one more move."""
        match self.rng.below(3):
            case 0:
                return ()
            case 1:
                return ((move[0], self.rng.choice([way for way in WAYS if way != move[1]])),)
            case _:
                return (move, (self.rng.choice(letters), self.rng.choice([*WAYS])))

    def _played(
        self, draft: Draft, held: dict[str, int], moves: list[form.Push], changes: dict[int, tuple[form.Push, ...]]
    ) -> int:
        """The position after these moves, some of which are changed; what cannot move stays, as at first it is held."""
        board, position, held = draft.board, draft.start, {**held}
        for number, move in enumerate(moves):
            for letter, way in changes.get(number, (move,)):
                to = board.far(position, held[letter], WAYS[way])
                position ^= 0 if to == held[letter] else held[letter] | to
                held[letter] = to
        return position

    def _apart(self, key: int, wrong: list[int]) -> bool:
        """True if boards differ in two pieces at least, and the key is neither most nor least like the others."""
        boards = [key, *wrong]
        if min((one ^ other).bit_count() for one, other in combinations(boards, 2)) < _UNLIKE:
            return False
        sums = [sum((one ^ other).bit_count() for other in boards) for one in boards]
        return not self.wary or min(sums[1:]) <= sums[0] <= max(sums[1:])

    def now(self, draft: Draft, possible: int) -> Found:
        """How many moves are possible."""
        moves = tuple(sorted(draft.told(one) for one in draft.board.after(draft.start)))
        return (form.Now(), str(possible), form.Possible(moves)) if len(moves) == possible else None


def _unlike(rows: form.Rows, boards: list[form.Rows]) -> list[int]:
    """In how many cells each board differs from the first rows."""
    return [sum(map(str.__ne__, "".join(rows), "".join(board))) for board in boards]
