"""Two teams of figures, any member of which is the odd one among the whole other team.

All of a team share a value of a trait that none of the other team has. Members are exchanged until each of them makes a
sound puzzle with the other team: no trait tells another figure, and none that is seen too early tells it. As a puzzle
is then taken from all of these alike, every figure is the odd one in exactly one of as many puzzles as a puzzle has
figures, and there is nothing to be learned from which figures were odd before.

In the few puzzles of two teams, the figure with the most or the fewest of something cannot be the odd one exactly as
often as by chance. So many pairs of teams are sought, each of which leans to the side to which those before it were too
little, and one of them is drawn by lot. The lots are shared out so that, over all of them, everybody is right as often
as by chance who points at the most or the fewest of something, or at what is published much like the others or unlike
them, or at one that is published at a length of its own, or a length next to the least or the greatest.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices.kits.glyph_traits import AS_MANY, ORDER, Trait
from puzzlegen.generators.matrices.kits.glyphs import TURNS, Design, stock, turned
from puzzlegen.kernels.generators.teams import SHARE, edit_distances, nearness, search

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int64]

_LENGTH: Final = "published numbers"  # how many; long drawings are farther from all others than short ones
_EXTREMES: Final = (
    *("dots", "pieces", "areas", "straight lines", "curved lines", "lines", "ends", "corners", "junctions"),
    *("arcs", "smooth strokes", "meeting points", "right angles", "mirror axes", "pen strokes"),
    _LENGTH,
)
SPEAKS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "dots": ("dots",),
    "any dots": ("dots",),
    "line kind": ("straight lines", "curved lines", "arcs"),
    "any ends": ("ends", "pen strokes"),
    "ends": ("ends", "pen strokes"),
    "pieces": ("pieces", "pen strokes"),
    "any areas": ("areas",),
    "areas": ("areas",),
    "any straight lines": ("straight lines", "lines"),
    "straight lines": ("straight lines", "lines", "smooth strokes"),
    "any curved lines": ("curved lines", "arcs"),
    "curved lines": ("curved lines", "arcs", "lines", "smooth strokes"),
    "arcs": ("arcs", "curved lines", "lines", "smooth strokes"),
    "lines": ("lines", "straight lines", "curved lines", "smooth strokes"),
    "smooth strokes": ("smooth strokes", "lines"),
    "any corners": ("corners", "meeting points"),
    "corners": ("corners", "meeting points"),
    "any junctions": ("junctions", "meeting points"),
    "junctions": ("junctions", "meeting points"),
    "meeting points": ("meeting points", "corners", "junctions"),
    "any mirror axes": ("mirror axes",),
    "axis direction": ("mirror axes",),
    "mirror axes": ("mirror axes",),
    "any right angles": ("right angles",),
    "right angles": ("right angles",),
    "one go": ("pen strokes",),
    "pen strokes": ("pen strokes",),
}
"""Of traits: the counts that they are, that they follow from, or by which they are bounded."""
_LEAST: Final = 12  # designs to pick a member from; fewer would be met again and again
_UNTOLD: Final = ("none", "several", 99)  # values that only say that there is nothing to compare
_DOTTED: Final = ORDER.index("any dots")
_TRIES: Final = 100  # at two values that enough designs have
_APART: Final = 2  # numbers that teams share differ by no more, since whatever else there is grows with them
_DRAWS: Final = 30  # searches
_TURNED: Final = 3  # ways to turn the figures of the teams that are found
_LOTS: Final = 100
_FAULTS: Final = (1000, 10_000, 10**9, 10**9)  # what a fault costs in the rounds of a search, in squares of shares

_Shared: TypeAlias = tuple[int, int]  # a row of the codes, and the value in it that a team shares
_Turned: TypeAlias = tuple[tuple[int, int], ...]  # places in the stock, and turns


class _Stock(NamedTuple):
    """All designs; one whose axis has two directions after turns stands there twice.

    Attributes:
        turns: of each, its place in `glyphs.stock`, and the turns after which it has these traits.
        numbers: of each, its place in `glyphs.stock`.
        values: of each trait in `ORDER`, its values; a code is a place in them.
        marks: shape (designs, traits + counts): the codes, and the ranks of `_EXTREMES`.
    """

    turns: tuple[tuple[int, tuple[int, ...]], ...]
    numbers: "Numbers"
    values: tuple[tuple[Trait, ...], ...]
    marks: "Numbers"


@cache
def _stock() -> _Stock:
    found: dict[tuple[int, Trait], list[int]] = {}
    for number, turn in product(range(len(stock())), range(TURNS)):
        found.setdefault((number, turned(number, turn).traits["axis direction"]), []).append(turn)
    turns = tuple((number, tuple(same)) for (number, _), same in found.items())
    designs = [turned(number, same[0]) for number, same in turns]
    columns = list(zip(*(design.column for design in designs), strict=True))
    values = tuple((False, True) if {*column} == {False, True} else tuple(dict.fromkeys(column)) for column in columns)
    places = [{value: place for place, value in enumerate(known)} for known in values]
    codes = [[known[value] for value in column] for known, column in zip(places, columns, strict=True)]
    counts = [[_count(design, name) for design in designs] for name in _EXTREMES]
    ranks = [np.unique(row, return_inverse=True)[1].tolist() for row in counts]
    return _Stock(turns, np.array([number for number, _ in turns]), values, np.array(codes + ranks).T.copy())


def _count(design: Design, name: str) -> int:
    if name == _LENGTH:
        return sum(map(len, design.glyph.parts)) + 2 * len(design.glyph.dots)
    return int(design.traits[name])


@cache
def _true() -> "Numbers":
    """Of each trait the only value that tells if it is shared; -1 where every value does."""
    rows = zip(ORDER, _stock().values, strict=True)
    return np.array([values.index(True) if name in AS_MANY else -1 for name, values in rows])


@cache
def _pools(shared: tuple[_Shared, _Shared], first: int) -> tuple["Numbers", "Numbers"]:
    """The designs for each team, which have its value and lack that of the other team; all have dots if these count.

    Where all designs for one team have the same value of a trait that must not tell, so do those for the other.
    """
    codes, values = _stock().marks.T, _stock().values
    fit = [codes[row] == code for row, code in shared]
    for team, (row, code) in enumerate(shared[::-1]):
        fit[team] &= codes[row] != code
        if ORDER[row] in AS_MANY:
            fit[team] &= codes[_DOTTED] == values[_DOTTED].index(True)
    for team in (0, 1, 0, 1):
        if fit[team].any():
            own = codes[:first, fit[team]]
            same = (own == own[:, :1]).all(axis=1)
            fit[1 - team] &= (codes[:first][same] == own[same, :1]).all(axis=0)
    return np.flatnonzero(fit[0]), np.flatnonzero(fit[1])


@cache
def _shareable(trait: str) -> tuple[_Shared, ...]:
    """What a team can share of a trait; to have none of something is not to have any, which is a trait of its own."""
    row = ORDER.index(trait)
    known = [True] if trait in AS_MANY else [value for value in _stock().values[row] if value not in _UNTOLD]
    if len(known) > 2:
        known = [value for value in known if value != 0]
    codes = [_stock().values[row].index(value) for value in known]
    return tuple((row, code) for code in codes if (_stock().marks[:, row] == code).sum() >= _LEAST)


@cache
def _judged(trait: str) -> tuple[tuple[str, ...], "Numbers"]:
    """The counts of which a trait does not speak, and the marks of all traits and of these."""
    names = tuple(name for name in _EXTREMES if name not in SPEAKS_OF.get(trait, ()))
    columns = [*range(len(ORDER)), *(len(ORDER) + _EXTREMES.index(name) for name in names)]
    return names, _stock().marks[:, columns].copy()


def _two_shared(trait: str, rng: Stream) -> tuple[_Shared, _Shared]:
    """What the two teams share: two values of a trait, or that they have as many dots as two other things."""
    first = ORDER.index(trait)
    for _ in range(_TRIES):
        other_trait = rng.choice(AS_MANY) if trait in AS_MANY else trait
        one, other = rng.choice(_shareable(trait)), rng.choice(_shareable(other_trait))
        value, other_value = (_stock().values[row][code] for row, code in (one, other))
        near = not isinstance(value, int) or abs(value - int(other_value)) <= _APART
        if near and one[0] <= other[0] and one != other and min(map(len, _pools((one, other), first))) >= _LEAST:
            return (one, other) if rng.below(2) else (other, one)
    raise Rejected("no two values of which enough designs have one")


def draw_teams(trait: str, size: int, rng: Stream) -> tuple[tuple[Design, ...], tuple[Design, ...]]:
    """Two teams; raises `Rejected` if no search ends without faults.

    Args:
        trait: what tells the odd figure; nothing that is seen before does.
        size: of a team, one less than a puzzle has figures.
        rng: the stream to draw from.
    """
    first, numbers, faults = ORDER.index(trait), _stock().numbers, np.array(_FAULTS)
    names, marks = _judged(trait)
    widths = marks.max(axis=0) + 1
    leaning = np.zeros((len(names), 2), dtype=np.int64)
    found: list[tuple[_Turned, Numbers]] = []
    for _ in range(_DRAWS):
        pools = _pools(_two_shared(trait, rng), first)
        if rng.below(2):
            pools = _with(pools, dict(zip(names, leaning[:, 1].tolist(), strict=True)))
        one, other = (pool[np.argsort(rng.words(len(pool)), kind="stable")] for pool in pools)
        members, surplus = np.zeros((2, size), dtype=np.int64), np.zeros_like(leaning)
        if search(marks, _true(), first, widths, numbers, one, other, faults, leaning, members, surplus):
            leaning += surplus
            for _ in range(_TURNED):
                figures = tuple((n, rng.choice(turns)) for n, turns in (_stock().turns[i] for i in members.ravel()))
                found.append((figures, np.concatenate((surplus.ravel(), _nearness(figures)))))
    if not found:
        raise Rejected("a trait tells another figure, or tells the odd one too early")
    figures, _ = found[rng.choice(_lots(np.array([surplus for _, surplus in found])))]
    designs = tuple(turned(number, turn) for number, turn in figures)
    return designs[:size], designs[size:]


def _nearness(figures: _Turned) -> "Numbers":
    """See `teams.nearness`, and `_lengths`."""
    texts = [_text(number, turn) for number, turn in figures]
    lengths = np.array([len(text) for text in texts])
    filled = np.zeros((len(texts), lengths.max()), dtype=np.int64)
    for row, text in zip(filled, texts, strict=True):
        row[: len(text)] = text
    distances = np.zeros((len(texts), len(texts)), np.int64)
    edit_distances(filled, lengths, np.zeros(filled.shape[1] + 1, np.int64), distances)
    surplus = np.zeros(3, np.int64)
    nearness(distances, surplus)
    return np.concatenate((surplus, _lengths(lengths)))


def _lengths(lengths: "Numbers") -> "Numbers":
    """By how much figures are odd more often than by chance whose length is their own, or next to an extreme.

    Args:
        lengths: (2 * size,) of what is published of the figures of two teams.

    Returns:
        For these three, in shares of puzzles.
    """
    size = len(lengths) // 2
    others = np.repeat([lengths[size:], lengths[:size]], size, axis=0)
    puzzles = np.column_stack((lengths, others))  # the odd one, and those among which it is odd
    own = (puzzles[:, :, None] == puzzles[:, None, :]).sum(axis=2) == 1
    ranked = np.sort(puzzles, axis=1)
    pointed = np.array([own | ~own.any(axis=1)[:, None], *(puzzles == ranked[:, [at]] for at in (1, -2))])
    right = SHARE * pointed[:, :, 0] // pointed.sum(axis=2)
    luck: Numbers = right.sum(axis=1) - SHARE * 2 * size // (size + 1)
    return luck


@cache
def _text(number: int, turn: int) -> tuple[int, ...]:
    """The numbers with which a figure is published, in the order of their names."""
    published = turned(number, turn).glyph.published()
    return tuple(number for mark in (*published.arcs, *published.dots, *published.segments) for number in mark)


def _with(pools: tuple["Numbers", "Numbers"], leaning: Mapping[str, int]) -> tuple["Numbers", "Numbers"]:
    """The designs that have any of what the fewest of should be odd more often; all of them if these are too few.

    Where some figures have none of something, so many have none that the fewest are odd too seldom.
    """
    name = min((name for name in leaning if f"any {name}" in ORDER), key=lambda name: leaning[name])
    row = ORDER.index(f"any {name}")
    kept = tuple(pool[_stock().marks[pool, row] == _stock().values[row].index(True)] for pool in pools)
    return (kept[0], kept[1]) if leaning[name] < 0 and min(map(len, kept)) >= _LEAST else pools


def _lots(surplus: "Numbers") -> list[int]:
    """Places of rows, as often as makes their sum the smallest: one after the other, the row that does best."""
    products = surplus @ surplus.T
    sums = np.zeros(len(surplus), dtype=np.int64)
    lots: list[int] = []
    for _ in range(_LOTS):
        lots.append(int((products.diagonal() + 2 * sums).argmin()))
        sums += products[lots[-1]]
    return lots


def telling(designs: Sequence[Design], odd: int) -> str:
    """The first trait that tells the odd one of these designs."""
    columns = zip(*(design.column for design in designs), strict=True)
    for name, column in zip(ORDER, columns, strict=True):
        shared = {*column[:odd], *column[odd + 1 :]}
        if len(shared) == 1 and column[odd] not in shared and (name not in AS_MANY or True in shared):
            return name
    raise ValueError("no trait tells the odd figure")
