"""Crayons, strips, strokes, tracks and footprints that cross: what came last, and what can be lifted.

Pieces are laid where they cross cleanly; only then is an order drawn, or a weave that none has.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.cues.kits.heaps import WIDTHS, Dress, Edge, Layout, cropped
from puzzlegen.generators.cues.kits.orders import has_rank
from puzzlegen.generators.kits.asking import LETTERS, consecutive, drawn_task

TASKS: Final = (
    "top",
    "top_box",
    "bottom",
    "bottom_box",
    "count",
    "count_choice",
    "sure",
    "order",
    "held",
    "held_boxes",
)
_HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")
_DEEP: Final = ("count", "count_choice", "sure", "order", "held", "held_boxes")  # more than one look at each piece
_TRAILS: Final = 7  # of footprints have room in a picture
_OFFERS: Final = 6  # of four orders
_ORDERS: Final = 120  # at finding one that fits the question


class LayerParams(Params, frozen=True, kw_only=True):
    """``pieces`` are the fewest and the most, ``hits`` the fewest crossings of each new piece with those before."""

    pieces: Annotated[tuple[int, int], Knob("more pieces, which cross more often", 5, 8)]
    hits: Annotated[int, Knob("denser heaps", 1, 2)]
    deep: Annotated[bool, Knob("no questions about what is on top or at the bottom")]


LEVELS: Final = {
    Level.EASY: LayerParams(band=(4, 6), pieces=(5, 5), hits=1, deep=False),
    Level.MEDIUM: LayerParams(band=(7, 10), pieces=(6, 7), hits=1, deep=False),
    Level.HARD: LayerParams(band=(11, 14), pieces=(8, 8), hits=1, deep=True),
    Level.EXTREME: LayerParams(band=(15, 28), pieces=(8, 8), hits=2, deep=True),
}


def invent(rng: Stream, params: LayerParams) -> Puzzle:
    """Lay pieces, then try orders until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(_DEEP if params.deep else TASKS, rng)
    low, high = params.pieces
    count = low + rng.class_by_index(high - low + 1, "pieces")
    dresses: list[Dress] = ["sticks", "strips"] if task.startswith("held") else [*WIDTHS]
    dresses = [dress for dress in dresses if count <= _TRAILS or dress != "prints"]
    dress = dresses[rng.class_by_index(len(dresses), "dress")]
    layout = Layout(dress, state)
    layout.fill(count, params.hits)
    if not params.band[0] <= len(layout.crossings) <= params.band[1]:
        raise Rejected("too many or too few crossings")
    for _ in range(_ORDERS):
        edges = _heights(layout.crossings, count, task.startswith("held"), ask)
        found = _Question(edges, count, dress, rng, ask, deep=params.deep).put(task, place)
        if found is not None:
            query, answer = found
            break
    else:
        raise Rejected("no order suits the question")
    size, strokes = cropped(layout.strokes())
    hues = ask.sample(_HUES, count)
    pieces = [{"hue": hue, "strokes": some} for hue, some in zip(hues, strokes, strict=True)]
    statement = {"dress": dress, "size": size, "width": WIDTHS[dress], "pieces": pieces}
    crossings = sorted((over + 1, under + 1) for over, under in edges)
    return _renumbered({**statement, "crossings": crossings}, query, answer, rng)


def _renumbered(statement: Statement, query: Statement, answer: str, rng: Stream) -> Puzzle:
    """The puzzle, with another number for its key where that is one of a piece: all are equally often right."""
    task = query["task"]
    if task not in ("top", "top_box", "bottom", "bottom_box"):
        return Puzzle(statement, query, answer)
    wanted, has = 1 + rng.class_by_index(len(statement["pieces"]), "key"), int(answer.removeprefix("tag-"))
    other = {wanted: has, has: wanted}
    pieces = list(statement["pieces"])
    pieces[wanted - 1], pieces[has - 1] = pieces[has - 1], pieces[wanted - 1]
    crossings = sorted([other.get(one, one) for one in pair] for pair in statement["crossings"])
    renamed = f"tag-{wanted}" if task.endswith("box") else str(wanted)
    return Puzzle({**statement, "pieces": pieces, "crossings": crossings}, query, renamed)


def _heights(crossings: Sequence[Edge], count: int, woven: bool, ask: Stream) -> list[Edge]:
    """Which piece of each crossing is on top: by a random order, with exceptions in a weave, few or many."""
    rank = ask.permutation(count)
    edges = [(a, b) if rank[a] > rank[b] else (b, a) for a, b in crossings]
    if woven:
        for place in ask.sample(range(len(edges)), ask.below(ask.between(2, len(edges)))):
            edges[place] = edges[place][::-1]
    return edges


class _Question:
    """What can be asked about pieces that lie like this."""

    def __init__(self, edges: list[Edge], count: int, dress: Dress, rng: Stream, ask: Stream, *, deep: bool) -> None:
        self.edges, self.count, self.dress, self.rng, self.ask, self.deep = edges, count, dress, rng, ask, deep
        self.above = [_reached(edges, piece) for piece in range(count)]

    def put(self, task: str, place: int) -> tuple[Statement, str] | None:
        """The query and its answer; None where it cannot be asked."""
        match task:
            case "top" | "top_box" | "bottom" | "bottom_box":
                covered = {edge[task.startswith("top")] for edge in self.edges}
                free = [piece for piece in range(self.count) if piece not in covered]
                name = "tag-" if task.endswith("box") else ""
                return ({"task": task}, f"{name}{free[0] + 1}") if len(free) == 1 else None
            case "held" | "held_boxes":
                held = sorted(piece for piece in range(self.count) if self._is_held(piece))
                sizes = (0, 3, 4, 5, 6)[: self.count - 1]
                if task == "held":
                    wanted = sizes[self.rng.class_by_index(len(sizes), "held")]
                    return ({"task": task}, str(wanted)) if len(held) == wanted else None
                tags = " ".join(sorted(f"tag-{piece + 1}" for piece in held))
                return ({"task": task}, tags) if 2 < len(held) < 6 and len(held) < self.count else None
            case "count" | "count_choice":
                least = self.count // 3
                lowest = least + self.rng.class_by_index(self.count - least - len(LETTERS) + 1, "lowest")
                wanted = least + self.rng.class_by_index(self.count - least, "count")
                wanted = lowest + place if task == "count_choice" else wanted
                fitting = [
                    piece for piece in range(self.count) if len(self.above[piece]) == wanted and self._is_deep(piece)
                ]
                if not fitting:
                    return None
                query = {"task": task, "piece": 1 + self.ask.choice(fitting)}
                offered = {"options": consecutive(lowest)} if task == "count_choice" else {}
                return {**query, **offered}, LETTERS[place] if offered else str(wanted)
            case "sure":
                return self._sure(place)
            case _:
                return self._order(place)

    def _is_deep(self, piece: int) -> bool:
        """True if half of what is above a piece, or more, does not lie on it itself, where a level wants that."""
        return not self.deep or 2 * sum((over, piece) not in self.edges for over in self.above[piece]) >= len(
            self.above[piece]
        )

    def _is_held(self, piece: int) -> bool:
        """True if it lies in a ring, or below one."""
        return any(other in self.above[other] for other in {piece, *self.above[piece]})

    def _sure(self, place: int) -> tuple[Statement, str] | None:
        """Four pieces, one of them above the asked piece: over some others that lie on it, if possible or needed."""
        far = [{one for one in above if (one, piece) not in self.edges} for piece, above in enumerate(self.above)]
        suited = [
            piece
            for piece in range(self.count)
            if 0 < len(self.above[piece]) < self.count - 3 and (far[piece] or not self.deep)
        ]
        if not suited:
            return None
        piece = self.ask.choice(suited)
        above = sorted(self.above[piece])
        options = self.ask.sample([one for one in range(self.count) if one not in {piece, *above}], len(LETTERS) - 1)
        options.insert(place, self.ask.choice(sorted(far[piece]) or above))
        return {"task": "sure", "piece": piece + 1, "options": [one + 1 for one in options]}, LETTERS[place]

    def _order(self, place: int) -> tuple[Statement, str] | None:
        """Four orders: one of them agrees with all crossings, and each other one breaks a crossing of its own, late.

        How near the key is to the others, compared with how near they are to one another, is drawn for the item.
        """
        tight = [
            edge
            for edge in self.edges
            if not any(
                edge[0] in self.above[over] for over, under in self.edges if under == edge[1] and over != edge[0]
            )
        ]
        rank = self.rng.class_by_index(len(LETTERS), "rank")
        for _ in range(_OFFERS if len(tight) > len(LETTERS) - 2 else 0):
            orders = []
            broken = self.ask.sample(tight, len(LETTERS) - 1)
            for edge in (None, *broken):
                order = _extension([one[::-1] if one == edge else one for one in self.edges], self.count, self.ask)
                if order is None:
                    return None
                orders.append(order if self.dress in ("sticks", "strips") else order[::-1])
            late = all(
                max(map(order.index, edge)) > self.count // 2 for edge, order in zip(broken, orders[1:], strict=True)
            )
            if late and has_rank(orders, rank):
                key, *wrong = ([piece + 1 for piece in order] for order in orders)
                return {"task": "order", "options": [*wrong[:place], key, *wrong[place:]]}, LETTERS[place]
        return None


def _reached(edges: Sequence[Edge], piece: int) -> set[int]:
    """All that lies on a piece, or on what lies on it."""
    found: set[int] = set()
    untried = [piece]
    while untried:
        one = untried.pop()
        new = {over for over, under in edges if under == one} - found
        found |= new
        untried += sorted(new)
    return found


def _extension(edges: Sequence[Edge], count: int, ask: Stream) -> list[int] | None:
    """A random order from the top down; None where there is a ring."""
    left, order = list(range(count)), list[int]()
    while left:
        free = [one for one in left if not any(under == one and over in left for over, under in edges)]
        if not free:
            return None
        order.append(ask.choice(free))
        left.remove(order[-1])
    return order
