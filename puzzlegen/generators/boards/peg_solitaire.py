"""Peg solitaire: what is left of a few pieces on boards of many outlines, and how the jumps that leave one begin."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import log2
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.core.family import Band, Bounds, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import peg_solitaire as form
from puzzlegen.generators.boards.kits.peg_games import Games, Jump, bits_of, drawn_board, numbers_of, told
from puzzlegen.generators.kits.asking import LETTERS, four
from puzzlegen.generators.kits.ranking import has_rank

Task: TypeAlias = type[Any]  # a question of the format
Found: TypeAlias = tuple[form.Query, str, form.Led | form.Takes]

THEMES: Final[dict[form.Theme, tuple[form.Colour, ...]]] = {
    "marbles": ("red", "orange", "green", "blue", "purple"),
    "pegs": ("red", "yellow", "green", "blue"),
    "frogs": ("green", "yellow", "orange"),
    "counters": ("red", "blue", "purple", "pink", "brown"),
}
_TRIES: Final = 300  # positions in an attempt
_POSITIONS: Final = 4  # of these on each board
_KEPT: Final = 3  # pieces at most on boards that cannot be brought down to one
_SHIFTS: Final = 80  # of two pieces, for boards to choose from


class PegSolitaireParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        pieces: how many there are.
        fewer: how many fewer there are, four at least, where all ways that leave one piece have to agree.
        movers: the least number of pieces that can jump at once.
        late: the number of pieces that wrong beginnings leave at most.
        wary: whether quick guesses are wrong in two items of three at least: what stands farthest out or is hemmed in
            most, and how a game ends that always goes on with the most jumps.
        glances: for how many of these the rank of the right option is drawn: how far apart the pieces stand, how few
            jumps are possible, how many pieces stand alone.
    """

    pieces: Annotated[tuple[int, int], Knob("more pieces, and longer ways to the last one", 4, 12)]
    fewer: Annotated[int, Knob("fewer pieces where all ways have to agree", 0, 3)]
    movers: Annotated[int, Knob("more pieces that can jump at once", 1, 5)]
    late: Annotated[int, Knob("wrong beginnings that show earlier", 2, 4)]
    glances: Annotated[int, Knob("more glances that tell nothing", 0, 3)]
    wary: Annotated[bool, Knob("quick guesses fail more often")] = True


def _bands(counted: Band, untaken: Band | None = None) -> dict[Task, Band]:
    bands: dict[Task, Band] = {form.Fewest: counted, form.Good: counted}
    return bands | {form.Untaken: untaken} if untaken else bands


LEVELS: Final = {
    Level.EASY: PegSolitaireParams(
        band=(2, 10),
        bands=_bands(counted=(8, 24), untaken=(1, 1)),
        depths={form.Untaken: (2, 3.1), form.Last: (2, 3.2), form.Mover: (1.5, 3)},
        pieces=(4, 5),
        fewer=0,
        movers=2,
        late=3,
        glances=1,
        wary=False,
    ),
    Level.MEDIUM: PegSolitaireParams(
        band=(11, 29),
        bands=_bands(counted=(25, 69), untaken=(2, 4)),
        depths={
            form.Untaken: (3.5, 6),
            form.Last: (3.7, 4.8),
            form.Mover: (3.4, 4.4),
            form.Reach: (2, 4.7),
            form.Fewest: (4.2, 6.7),
        },
        pieces=(6, 7),
        fewer=1,
        movers=2,
        late=2,
        glances=1,
    ),
    Level.HARD: PegSolitaireParams(
        band=(30, 120),
        bands=_bands(counted=(70, 180)),
        depths={
            form.Fewest: (7.5, 11),
            form.Good: (7.2, 9.4),
            form.Solvable: (5, 9.7),
            form.Reach: (5.2, 9),
            form.Last: (5.2, 6.6),
            form.Mover: (4.6, 5.7),
        },
        pieces=(8, 9),
        fewer=2,
        movers=3,
        late=2,
        glances=3,
    ),
    Level.EXTREME: PegSolitaireParams(
        band=(121, 20_000),
        bands={form.Fewest: (181, 500)},
        depths={form.Fewest: (11.5, 30), form.Last: (7.2, 30), form.Mover: (6.2, 30)},
        pieces=(9, 11),
        fewer=2,
        movers=3,
        late=2,
        glances=3,
    ),
}
_ALIKE: Final = (form.Mover, form.MoverBox, form.Untaken)  # it is rare, and hard, that all ways agree


def invent(rng: Stream, params: PegSolitaireParams, asked: Drawn) -> Puzzle:
    """Play backwards from the end until a position suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = asked
    wary = params.wary and rng.class_by_index(3, "wary") > 0
    # Glances go together; where they did not at all, no position would do.
    first = rng.class_by_index(len(LETTERS), "rank")
    nearby = [rank for rank in range(len(LETTERS)) if abs(rank - first) <= 1]
    ranks = [first, *(nearby[rng.class_by_index(len(nearby), f"rank {number}")] for number in (1, 2))][: params.glances]
    bounds = params.bounds_of({"task": task.__struct_config__.tag})
    wanted = 1 + rng.class_by_index(4 if task is form.Good or params.glances > 1 else 3, "wanted")
    for number in range(_TRIES):
        if number % _POSITIONS == 0:
            board = drawn_board(state)
        few = wanted if task is form.Fewest else 1
        end = sum(1 << hole for hole in state.sample(range(len(board.cells)), few))
        fewest, most = params.pieces
        fewest += task in (form.Fewest, form.Good) and fewest < most  # few pieces have too few positions
        pieces = max(4, state.between(fewest, most) - params.fewer * (task in _ALIKE))
        start = board.grown(end, pieces, state)
        if start.bit_count() < pieces or len({one for one, *_ in board.can(start)}) < params.movers:
            continue
        games = Games(board)
        # Most positions fail here.
        if issubclass(task, form.Mover) and games.several_win(start):
            continue
        draft = _Draft(games, start, place, ranks, bounds, params.late, wary, ask)
        found = draft.boards(task) if task in (form.Solvable, form.Reach) else draft.alone(task, wanted)
        if found is not None:
            break
    else:
        raise Rejected("no position suits the question")
    query, answer, why = found
    theme = state.choice([*THEMES])
    shown = board.rows(0 if task is form.Solvable else start)
    return Puzzle(form.Board(theme, state.choice(THEMES[theme]), board.slanted, shown), query, answer, why)


class _Draft:
    """A position about which something is to be asked.

    ``ranks`` are those of the key among the options in what shows at a glance: 0 for the least.
    """

    def __init__(
        self,
        games: Games,
        start: int,
        place: int,
        ranks: list[int],
        bounds: Bounds,
        late: int,
        wary: bool,
        ask: Stream,
    ) -> None:
        self.games, self.start, self.place, self.ranks = games, start, place, ranks
        self.bounds, self.late, self.wary, self.ask = bounds, late, wary, ask

    def alone(self, task: Task, wanted: int) -> Found | None:
        """A question about one position; the query, its answer and why."""
        games, start, board = self.games, self.start, self.games.board
        quick, can, winning = games.quick(start), games.can(start), games.winning(start)
        # What fails here need not be played to every end.
        match task:
            case form.Fewest if (wanted == 1) != bool(winning) or (self.wary and quick.left == wanted):
                return None
            case form.Good if len(winning) != wanted or len(can) == wanted:
                return None
            case form.First if not (offered := self._offered(winning)):
                return None
            case form.Last if games.lasts(start).bit_count() > 1 or (
                self.wary and games.lasts(start) in (quick.last, board.outermost(bits_of(start), start))
            ):
                return None
            case form.Untaken if not games.spared(start):
                return None
            case form.Mover | form.MoverBox if not any(map(self._late, can)) or (
                self.wary and winning[0][0] in (quick.first, board.outermost([one for one, *_ in can], start))
            ):
                return None
        size = games.size(start)
        if task in (form.Fewest, form.Good) and not self._fits(size):
            return None
        if task is not form.Untaken and not self._fits(*self._effort(task, size)):
            return None
        found, numbers = games.look(start), numbers_of(start)
        firsts = games.firsts(start)
        why = form.Firsts(games.way(start), tuple(sorted(firsts)))
        best = [(one, over) for one, over, left in firsts if left == 1]
        match task:
            case form.Fewest:
                return (form.Fewest(), str(wanted), why) if found.left == wanted else None
            case form.Good:
                return form.Good(), str(wanted), why
            case form.Mover | form.MoverBox:
                movers, late = {one for one, _ in best}, [left for *_, left in firsts if 1 < left <= self.late]
                if len(movers) > 1 or not late:
                    return None
                return task(), f"{'piece-' * (task is form.MoverBox)}{movers.pop()}", why
            case form.Last:
                return form.Last(), str(numbers[found.last]), why
            case form.Untaken:
                rest = start & ~found.taken
                alone = rest.bit_count() == 1 and not (
                    self.wary and board.through(rest) == min(map(board.through, bits_of(start)))
                )
                return (form.Untaken(), f"piece-{numbers[rest]}", form.Takes(games.takings(start))) if alone else None
            case form.First:
                one, over, _ = offered[self.place]
                cells = four((board.at(one), board.at(over)) for one, over, _ in offered)
                way = games.way(start, (numbers[one], numbers[over]))
                return form.First(cells), LETTERS[self.place], form.Firsts(way, why.firsts)
        raise TypeError(task)

    def _effort(self, task: Task, size: int) -> tuple[float, float | None]:
        """How hard a question about one position is, and how deep, where games come to so many positions.

        First jumps on offer decide about their depth.
        """
        games, odds = self.games, self.games.odds(self.start)
        if task is form.Fewest:
            return size, odds.nodes
        if task is form.Good:
            return size, sum(games.odds(self.start ^ sum(jump)).nodes for jump in games.can(self.start))
        return 1 / odds.chance if odds.chance else 0, odds.nodes if task is not form.First else None

    def _fits(self, size: float, nodes: float | None = None) -> bool:
        """True if the level takes a question of this difficulty, and of this depth if it is known already."""
        (low, high), depth = self.bounds
        if not low <= round(size, 1) <= high:
            return False
        return depth is None or nodes is None or depth[0] <= log2(max(1, round(nodes))) <= depth[1]

    def _late(self, jump: Jump) -> bool:
        """True if a jump is wrong, but as few pieces can be left after it as are wanted of wrong ones."""
        after = self.start ^ sum(jump)
        return self.games.leaves(after, self.late) and not self.games.wins(after)

    def _offered(self, winning: list[Jump]) -> list[Jump]:
        """Four first jumps, one of which still leaves a single piece; none where no four suit."""
        board, wrong = self.games.board, [jump for jump in self.games.can(self.start) if self._late(jump)]
        key = self.ask.choice(winning)
        for some in self.ask.sample(chosen := [*combinations(wrong, 3)], len(chosen)):
            options = [key, *some]
            after = [self.start ^ sum(jump) for jump in options]
            if self._ranked(after, board.spread, lambda mask: -len(board.can(mask))):
                options[0], options[self.place] = options[self.place], key
                return options
        return []

    def _ranked(self, masks: Sequence[int], *glances: Callable[[int], float]) -> bool:
        """True if the first position has the drawn ranks in what shows at a glance."""
        return all(has_rank([*map(glance, masks)], rank) for glance, rank in zip(glances, self.ranks, strict=False))

    def boards(self, task: Task) -> Found | None:
        """Four positions, which two displaced pieces make of one; only the one at the key's place is right."""
        games, board, key = self.games, self.games.board, self.start
        holes = full = (1 << len(board.cells)) - 1
        if task is form.Reach:
            games.look(key)
            whole = frozenset(games.known)
            size = max(3, key.bit_count() // 2)
            some = sorted(mask for mask in whole if mask.bit_count() == size)
            if not some:
                return None
            key = self.ask.choice(some)
            odds = games.odds(self.start, key)
            if not self._fits(1 / odds.chance, odds.nodes):
                return None
            holes = 0
            for mask in some:  # what never stands anywhere would show at a glance
                holes |= mask
                full &= mask
            full = key & full
        else:
            full = 0
        glances: tuple[Callable[[int], float], ...] = board.spread, lambda one: -len(board.can(one)), board.lone
        if task is form.Reach:
            glances = board.spread, lambda one: (one & self.start).bit_count()
        shifts = [
            one | other for one in bits_of(key & ~full) for other in bits_of(holes & ~key) if board.alike(one, other)
        ]
        glances = tuple(map(cache, glances))
        for _ in range(_SHIFTS if len(shifts) > 1 else 0):
            first, second = self.ask.sample(shifts, 2)
            if first & second:
                continue
            wrong = [key ^ first, key ^ second, key ^ first ^ second]
            if not self._ranked([key, *wrong], *glances):
                continue
            if task is form.Reach:
                fits = not whole.intersection(wrong)
            else:
                fits = not any(map(games.wins, wrong)) and all(games.leaves(one, _KEPT) for one in wrong)
            if fits:
                options = self.ask.sample(wrong, 3)
                options.insert(self.place, key)
                shown, letter = four(map(board.rows, options)), LETTERS[self.place]
                if task is form.Reach:
                    return form.Reach(shown), letter, form.Led(self._line(key))
                if not self._fits(1 / games.odds(key).chance):
                    return None
                left = four(games.look(one).left for one in options)
                return form.Solvable(shown), letter, form.Left(games.way(key), left)
        return None

    def _line(self, goal: int) -> form.Way:
        """Jumps that lead from the start to another position, by the numbers at the start."""
        board, dead = self.games.board, set[int]()

        def onward(mask: int) -> list[Jump] | None:
            if mask == goal:
                return []
            if mask not in dead and mask.bit_count() > goal.bit_count():
                for jump in board.can(mask):
                    rest = onward(mask ^ sum(jump))
                    if rest is not None:
                        return [jump, *rest]
            dead.add(mask)
            return None

        return told(self.start, onward(self.start) or ())
