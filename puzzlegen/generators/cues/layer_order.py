"""Crayons, strips, strokes, tracks and footprints that cross: what came last, and what can be lifted.

Pieces are laid where they cross cleanly; only then is an order drawn, or a weave that none has.
"""

from collections.abc import Sequence
from itertools import permutations
from operator import le
from typing import Annotated, Any, Final, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import layer_order as form
from puzzlegen.generators.cues.kits.depths import wanted
from puzzlegen.generators.cues.kits.heaps import WIDTHS, Edge, Layout, cropped
from puzzlegen.generators.cues.kits.looks import missed
from puzzlegen.generators.cues.kits.orders import drawn_ranks, have_ranks
from puzzlegen.generators.kits.asking import LETTERS

_HUES: Final = get_args(Hue)
_TRAILS: Final = 7  # of footprints have room in a picture
_HOLE: Final = (0.05, 0.56)  # share of the picture that may be empty in one piece: this, and that by the pieces
_OFFERS: Final = 6  # of four pairs, half of them
_OFFERED: Final = 24  # four orders
_MISFIT: Final = ((1, 1, 2, 3, 1), (0, 0, 1, 2, 0))  # by which each look at pairs may miss its rank, flat or deep
_FEW: Final = 5  # pieces: one look at each is enough
_ORDERS: Final = 120  # at finding one that fits the question


class LayerParams(Params, frozen=True, kw_only=True):
    """``pieces`` are the fewest and the most, ``hits`` the fewest crossings of each new piece with those before.

    Where it is ``deep``, half of what is counted, or more, does not lie on the asked piece itself.
    """

    pieces: Annotated[tuple[int, int], Knob("more pieces, which cross more often", 5, 8)]
    hits: Annotated[int, Knob("denser heaps", 1, 2)]
    deep: Annotated[bool, Knob("what is counted lies farther above")]


def _depths(above: Band, sure: Band = (0, 0), orders: int = 0, held: Band = (0, 0)) -> dict[Any, Band]:
    return {form.Above: above, form.Sure: sure, form.Orders: (orders, orders), form.Held: held}


LEVELS: Final = {
    Level.EASY: LayerParams(band=(4, 6), depths=_depths((1, 1), (2, 2), 1, (1, 2)), pieces=(5, 5), hits=1, deep=False),
    Level.MEDIUM: LayerParams(
        band=(7, 9), depths=_depths((2, 2), (3, 3), 2, (2, 2)), pieces=(6, 7), hits=1, deep=False
    ),
    Level.HARD: LayerParams(
        band=(10, 14), depths=_depths((3, 3), orders=3, held=(3, 3)), pieces=(8, 8), hits=1, deep=True
    ),
}


def invent(rng: Stream, params: LayerParams, asked: Drawn) -> Puzzle:
    """Lay pieces, then try orders until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    woven = issubclass(asked.question, form.Held)
    low, high = params.pieces
    count = low + rng.class_by_index(high - low + 1, "pieces")
    themes: list[form.Theme] = ["sticks", "strips"] if woven else [*WIDTHS]
    themes = [theme for theme in themes if count <= _TRAILS or theme != "prints"]
    theme = themes[rng.class_by_index(len(themes), "dress")]
    layout = Layout(theme, state)
    layout.fill(count, params.hits)
    if not params.band[0] <= len(layout.crossings) <= params.band[1]:
        raise Rejected("too many or too few crossings")
    if layout.hole() > _HOLE[0] + _HOLE[1] / count:
        raise Rejected("a part of the picture is empty")
    laid = ask.permutation(count)  # numbers do not tell which pieces were laid first, and so cross most others
    crossings = [(laid.index(one), laid.index(other)) for one, other in layout.crossings]
    for _ in range(_ORDERS):
        edges = _heights(crossings, count, woven, ask)
        found = _Question(edges, count, theme, rng, ask, params).put(*asked)
        if found is not None:
            query, answer = found
            break
    else:
        raise Rejected("no order suits the question")
    size, strokes = cropped(theme, layout.strokes())
    hues = ask.sample(_HUES, count)
    pieces = [form.Piece(hue, tuple(map(tuple, strokes[place]))) for hue, place in zip(hues, laid, strict=True)]
    if isinstance(query, form.Top | form.Bottom):  # each number is equally often right
        wanted, has = rng.class_by_index(count, "key"), int(answer)
        pieces[wanted], pieces[has] = pieces[has], pieces[wanted]
        other = {wanted: has, has: wanted}
        edges = [(other.get(over, over), other.get(under, under)) for over, under in edges]
        answer = f"tag-{wanted + 1}" if isinstance(query, form.TopBoxed | form.BottomBoxed) else str(wanted + 1)
    lies = sorted(form.Crossing(over + 1, under + 1) for over, under in edges)
    heap = form.Heap(theme, size, WIDTHS[theme], tuple(pieces), tuple(lies))
    return Puzzle(heap, query, answer, _why(heap, query, answer))


def _why(heap: form.Heap, query: form.Query, answer: str) -> form.Facts:
    """The crossings that decide, in the order in which one finds them."""
    crossings, told, reached = heap.crossings, list[form.Crossing](), list[int]()
    match query:
        case form.Sure(options):
            over, under = options[LETTERS.index(answer)]
            told += [form.Crossing(*edge) for edge in _chain(crossings, over, under)]
        case form.Above(piece):
            reached.append(piece)
            for under in reached:
                on = [one for one in crossings if one.under == under]
                told += on
                reached += [one.over for one in on if one.over not in reached]
        case form.Orders(options):
            lifted = heap.theme in ("sticks", "strips")
            for order in options[: LETTERS.index(answer)] + options[LETTERS.index(answer) + 1 :]:
                told.append(
                    next(one for one in crossings if (order.index(one.over) < order.index(one.under)) != lifted)
                )
        case form.Held():
            left, taken = [*range(1, len(heap.pieces) + 1)], list[int]()
            while free := [one for one in left if not any(over in left for over, under in crossings if under == one)]:
                taken += free
                left = [one for one in left if one not in free]
            return form.Lifting(_bound(left, crossings), tuple(taken))
        case _:
            seen = {one.under if isinstance(query, form.Top) else one.over: one for one in crossings}
            told += [seen[piece] for piece in sorted(seen)]
    return form.Facts(tuple(told))


def _bound(left: Sequence[int], crossings: Sequence[form.Crossing]) -> tuple[form.Crossing, ...]:
    """For each of the pieces that are left, another one on it; first those that form a ring, along the ring."""
    on = {piece: next(one for one in crossings if one.under == piece and one.over in left) for piece in left}
    way = list(left[:1])
    while way and on[way[-1]].over not in way:
        way.append(on[way[-1]].over)
    ring = way[way.index(on[way[-1]].over) :] if way else []
    return tuple(on[piece] for piece in [*ring, *(one for one in left if one not in ring)])


def _chain(crossings: Sequence[Edge], over: int, under: int) -> list[Edge]:
    """Crossings that lead from a piece up to one that lies above it, as few as can be."""
    chains: list[list[Edge]] = [[edge] for edge in crossings if edge[1] == under]
    for chain in chains:
        if chain[-1][0] == over:
            return chain
        chains += [[*chain, edge] for edge in crossings if edge[1] == chain[-1][0]]
    return []


def _heights(crossings: Sequence[Edge], count: int, woven: bool, ask: Stream) -> list[Edge]:
    """Which piece of each crossing is on top: by an order, with exceptions in a weave, few or many.

    In most orders, what is farther from some piece, from crossing to crossing, lies higher: so chains are long.
    """
    rank: Sequence[float] = ask.permutation(count)
    if ask.below(4):
        far, jitter = {ask.below(count): 0}, ask.unit() * 3
        for one in (waiting := [*far]):
            for other in sorted({a + b - one for a, b in crossings if one in (a, b)} - far.keys()):
                far[other] = far[one] + 1
                waiting.append(other)
        rank = [far[piece] + jitter * ask.unit() for piece in range(count)]
    edges = [(a, b) if rank[a] > rank[b] else (b, a) for a, b in crossings]
    if woven:
        for place in ask.sample(range(len(edges)), ask.below(ask.between(2, len(edges)))):
            edges[place] = edges[place][::-1]
    return edges


class _Question:
    """What can be asked about pieces that lie like this."""

    def __init__(
        self, edges: list[Edge], count: int, theme: form.Theme, rng: Stream, ask: Stream, params: LayerParams
    ) -> None:
        self.edges, self.count, self.theme, self.rng, self.ask, self.params = edges, count, theme, rng, ask, params
        self.above = [_reached(edges, piece) for piece in range(count)]

    def put(self, question: type[Any], place: int) -> tuple[form.Query, str] | None:
        """The query and its answer, of one piece its place from 0; None where it cannot be asked."""
        if issubclass(question, form.Top | form.Bottom):
            covered = {edge[issubclass(question, form.Top)] for edge in self.edges}
            free = [piece for piece in range(self.count) if piece not in covered]
            return (question(), str(free[0])) if len(free) == 1 else None
        if question is form.Held:
            sizes = (0, *range(3, self.count - max(1, int(wanted(self.params, form.Held)[0])) + 1))
            number = sizes[self.rng.class_by_index(len(sizes), "held")]
            fits = len(self._held()) == number and self._is_wanted(form.Held, self._lifted())
            return (question(), str(number)) if fits else None
        if question is form.HeldBoxed:
            tags = sorted(f"tag-{piece + 1}" for piece in self._held())
            fits = 3 <= len(tags) < min(6, self.count) and self._is_wanted(form.Held, self._lifted())
            return (question(), " ".join(tags)) if fits else None
        if question is form.Above:
            # More than the steps of a deep one, so that not just one piece comes with each of them.
            least = max(self.count // 3, int(wanted(self.params, form.Above)[0]) + self.params.deep)
            number = least + self.rng.class_by_index(self.count - least - (self.count > _FEW), "count")
            fitting = [
                piece
                for piece in range(self.count)
                if len(self.above[piece]) == number
                and self._is_open(piece)
                and self._is_deep(piece)
                and self._is_wanted(form.Above, self._rounds(piece))
            ]
            if not fitting:
                return None
            piece = 1 + self.ask.choice(fitting)
            return question(piece), str(number)
        return self._sure(place) if question is form.Sure else self._order(place)

    def _is_open(self, piece: int) -> bool:
        """True if how many of the others lie on something does not tell how many of them lie above a piece.

        Of many pieces, all others but one do, whatever the number.
        """
        return self.count <= _FEW or len({over for over, _ in self.edges} - {piece}) == self.count - 2

    def _is_deep(self, piece: int) -> bool:
        """True if half of what is above a piece, or more, does not lie on it itself, where a level wants that."""
        return not self.params.deep or 2 * sum((over, piece) not in self.edges for over in self.above[piece]) >= len(
            self.above[piece]
        )

    def _is_wanted(self, question: type[Any], steps: int) -> bool:
        """True if so many steps are those that the level wants of a question."""
        low, high = wanted(self.params, question)
        return low <= steps <= high

    def _rounds(self, piece: int) -> int:
        """The crossings that lead, one after the other, to the farthest of what lies on a piece."""
        rounds, reached = 0, {piece}
        while further := {over for over, under in self.edges if under in reached} - reached:
            rounds, reached = rounds + 1, reached | further
        return rounds

    def _lifted(self) -> int:
        """How often all that lies free can be lifted."""
        rounds, left = 0, {*range(self.count)}
        while free := left - {under for over, under in self.edges if over in left}:
            rounds, left = rounds + 1, left - free
        return rounds

    def _held(self) -> list[int]:
        """The pieces that lie in a ring, or below one."""
        rings = {piece for piece, above in enumerate(self.above) if piece in above}
        return [piece for piece, above in enumerate(self.above) if rings & {piece, *above}]

    def _sure(self, place: int) -> tuple[form.Query, str] | None:
        """Four pairs that do not cross, of one of which the first lies above the second, at the end of a chain.

        Where the key stands among them in each way to judge a pair without following a chain is drawn for the item.
        """
        near = [{*edge} for edge in self.edges]
        beside = [set[int]().union(*(pair for pair in near if piece in pair)) - {piece} for piece in range(self.count)]
        over, under = (
            [sum(edge[end] == piece for edge in self.edges) for piece in range(self.count)] for end in (0, 1)
        )

        def looks(pair: Edge) -> tuple[float, ...]:
            """How much farther up the first one seems to lie, how open the way is, what both cross."""
            upper, lower = pair
            rise = over[upper] - under[upper] - over[lower] + under[lower]
            share = over[upper] / len(beside[upper]) - over[lower] / len(beside[lower])
            return rise, share, min(over[upper], under[lower]), len(beside[upper] & beside[lower])

        apart = {pair: looks(pair) for pair in permutations(range(self.count), 2) if {*pair} not in near}
        others = [(upper, lower) for upper, lower in apart if upper not in self.above[lower]]
        keys = [
            (upper, lower)
            for upper, lower in apart
            if upper in self.above[lower] and self._is_wanted(form.Sure, len(_chain(self.edges, upper, lower)))
        ]
        ranks = [
            self.rng.class_by_index(3 + self.params.deep, f"rank {look}")
            for look in ("rise", "rise", "open", "both", "apart")
        ]
        for key in self.ask.sample(keys, len(keys)) if len(others) >= len(LETTERS) - 1 else ():
            for _ in range(2 * _OFFERS):
                options = [*self.ask.sample(others, len(LETTERS) - 1), key]
                if len({frozenset(pair) for pair in options}) < len(LETTERS):
                    continue
                seen = [(*apart[pair], -sum(len({*pair} & {*other}) for other in options)) for pair in options]
                if all(map(le, missed(seen, ranks), _MISFIT[self.params.deep])):
                    options.insert(place, options.pop())
                    one, two, three, four = ((upper + 1, lower + 1) for upper, lower in options)
                    return form.Sure((one, two, three, four)), LETTERS[place]
        return None

    def _order(self, place: int) -> tuple[form.Query, str] | None:
        """Four orders: one of them agrees with all crossings, and each other one breaks one, late, of so many in all.

        If it takes several crossings to tell, no piece is in all of them: to look at that one would be enough. How the
        key stands among the others at each look at orders is drawn for the item.
        """
        tight = [
            edge
            for edge in self.edges
            if not any(
                edge[0] in self.above[over] for over, under in self.edges if under == edge[1] and over != edge[0]
            )
        ]
        ranks = drawn_ranks(self.rng, wary=self.params.deep)
        for _ in range(_OFFERED if len(tight) > len(LETTERS) - 2 else 0):
            orders = []
            different = max(1, int(wanted(self.params, form.Orders)[0]))
            broken = (self.ask.sample(tight, different) * len(LETTERS))[: len(LETTERS) - 1]
            if different > 1 and {*broken[0]}.intersection(*broken):
                continue
            for edge in (None, *broken):
                order = _extension([one[::-1] if one == edge else one for one in self.edges], self.count, self.ask)
                if order is None:
                    return None
                orders.append(order if self.theme in ("sticks", "strips") else order[::-1])
            late = all(
                max(map(order.index, edge)) > self.count // 2 for edge, order in zip(broken, orders[1:], strict=True)
            )
            if late and len({*map(tuple, orders)}) == len(orders) and have_ranks(orders, ranks):
                key, *options = (tuple(piece + 1 for piece in order) for order in orders)
                options.insert(place, key)
                one, two, three, four = options
                return form.Orders((one, two, three, four)), LETTERS[place]
        return None


def _reached(edges: Sequence[Edge], piece: int) -> set[int]:
    """All that lies on a piece, or on what lies on it."""
    found, ahead = set[int](), {piece}
    while ahead:
        ahead = {over for over, under in edges if under in ahead} - found
        found |= ahead
    return found


def _extension(edges: Sequence[Edge], count: int, ask: Stream) -> list[int] | None:
    """A random order from the top down; None where there is a ring."""
    order, on = list[int](), [0] * count
    for _, under in edges:
        on[under] += 1
    free = [piece for piece in range(count) if not on[piece]]
    while free:
        order.append(free.pop(ask.below(len(free))))
        for over, under in edges:
            if over == order[-1]:
                on[under] -= 1
                if not on[under]:
                    free.append(under)
    return order if len(order) == count else None
