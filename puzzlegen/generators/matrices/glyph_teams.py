"""Two teams of figures, any member of which is the odd one among the whole other team.

All of a team share a value of a trait that none of the other team has. Members are exchanged until each of them makes a
sound puzzle with the other team: no trait tells another figure, and none that is seen too early tells it. As a puzzle
is then taken from all of these alike, every figure is the odd one in exactly one of as many puzzles as a puzzle has
figures, and there is nothing to be learned from which figures were odd before.

Among sound teams those are sought in which the odd figure has the most or the fewest of something as often as by
chance. As in the few puzzles of two teams this cannot be quite so, teams lean to either side, at random.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.family import Rejected
from puzzlegen.generators.matrices.glyph_traits import AS_MANY, ORDER, Trait
from puzzlegen.generators.matrices.glyphs import TURNS, Design, stock, turned
from puzzlegen.stream import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int64]

_EXTREMES: Final = (
    *("dots", "pieces", "areas", "straight lines", "curved lines", "lines", "ends", "corners", "junctions"),
    *("arcs", "smooth strokes", "meeting points", "right angles", "mirror axes", "pen strokes"),
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
_TOLD: Final = 10**6  # stands for a count of which the odd figure is extreme by nature
_SHARE: Final = 60  # who ties with others is extreme by a share of this, which is always a whole number
_SHYNESS: Final = {4: 20, 5: 6}  # by the size of a team: what makes up for the one extreme that there always is
_LEAST: Final = 12  # designs to pick a member from; fewer would be met again and again
_UNTOLD: Final = ("none", "several", "no dots", 99)  # values that only say that there is nothing to compare
_TRIES: Final = 100  # at two values that enough designs have
_ROUNDS: Final = 7  # in which each place is filled anew
_HOT: Final = 3  # of these, so many in which faults may be passed over, lest the search be caught
_HEAT: Final = 4000  # thousandths of a fault to be passed over in the first round
_CANDIDATES: Final = 32  # for a place
_FAULT: Final = 10**9  # weighs more than any extremes

_Shared: TypeAlias = tuple[int, int]  # a row of the codes, and the value in it that a team shares


class _Stock(NamedTuple):
    """All designs in all their turns, the turns of a design side by side.

    Attributes:
        values: of each trait in `ORDER`, its values; a code is a place in them.
        codes: shape (traits, designs).
        counts: those in `_EXTREMES`, and below them the same negated: the least is the most of these.
        shapes: a number for each shape, which turned and reflected designs share.
    """

    values: tuple[tuple[Trait, ...], ...]
    codes: "Numbers"
    counts: "Numbers"
    shapes: "Numbers"


@cache
def _stock() -> _Stock:
    designs = [turned(design.number, turn) for design in stock() for turn in range(TURNS)]
    columns = list(zip(*(design.column for design in designs), strict=True))
    values = tuple((False, True) if {*column} == {False, True} else tuple(dict.fromkeys(column)) for column in columns)
    codes = [[known.index(value) for value in column] for known, column in zip(values, columns, strict=True)]
    counts = np.array([[int(design.traits[name]) for design in designs] for name in _EXTREMES])
    drawn = [str({field: sorted(marks) for field, marks in design.glyph.published().items()}) for design in designs]
    least = [min(drawn[first : first + TURNS]) for first in range(0, len(drawn), TURNS)]
    shapes = np.repeat([least.index(shape) for shape in least], TURNS)
    return _Stock(values, np.array(codes), np.concatenate((counts, -counts)), shapes)


@cache
def _true() -> "Numbers":
    """Of each trait the only value that tells if it is shared; -1 where every value does."""
    rows = zip(ORDER, _stock().values, strict=True)
    return np.array([values.index(True) if name in AS_MANY else -1 for name, values in rows])


@cache
def _pools(shared: tuple[_Shared, _Shared], first: int) -> tuple["Numbers", "Numbers"]:
    """The designs for each team, which have its value and lack that of the other team.

    Where all designs for one team have the same value of a trait that must not tell, so do those for the other.
    """
    codes, values = _stock().codes, _stock().values
    fit = [codes[row] == code for row, code in shared]
    for team, (row, code) in enumerate(shared[::-1]):
        fit[team] &= codes[row] != code
        if "no dots" in values[row]:
            fit[team] &= codes[row] != values[row].index("no dots")
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
    return tuple((row, code) for code in codes if (_stock().codes[row] == code).sum() >= _LEAST * TURNS)


def _two_shared(trait: str, rng: Stream) -> tuple[_Shared, _Shared]:
    """What the two teams share: two values of a trait, or that they have as many dots as two other things."""
    first = ORDER.index(trait)
    for _ in range(_TRIES):
        other_trait = rng.choice(AS_MANY) if trait in AS_MANY else trait
        one, other = rng.choice(_shareable(trait)), rng.choice(_shareable(other_trait))
        if one[0] <= other[0] and one != other and min(map(len, _pools((one, other), first))) >= _LEAST * TURNS:
            return (one, other) if rng.below(2) else (other, one)
    raise Rejected("no two values of which enough designs have one")


def draw_teams(trait: str, size: int, rng: Stream) -> tuple[tuple[Design, ...], tuple[Design, ...]]:
    """Two teams; raises `Rejected` if the search ends with faults.

    Args:
        trait: what tells the odd figure; nothing that is seen before does.
        size: of a team, 4 or 5.
        rng: the stream to draw from.
    """
    first = ORDER.index(trait)
    pools = _pools(_two_shared(trait, rng), first)
    members = np.array([[pool[rng.below(len(pool))] for _ in range(size)] for pool in pools])
    leaning = (rng.words(len(_stock().counts)) % np.uint64(_SHARE)).astype(np.int64) - _SHARE // 2 + _SHYNESS[size]
    leaning[[name in SPEAKS_OF.get(trait, ()) for name in 2 * _EXTREMES]] = _TOLD
    for step in range(_ROUNDS):
        heat = max(0, _HEAT - _HEAT * step // _HOT)
        for team, place in ((team, place) for place in range(size) for team in range(2)):
            rest, others = np.delete(members[team], place), members[1 - team]
            drawn = (rng.words(_CANDIDATES) % np.uint64(len(pools[team]))).astype(np.int64)
            candidates = np.concatenate((members[team, place : place + 1], pools[team][drawn]))
            faults = 1000 * _obstacles(candidates, rest, others, first)
            if heat:
                faults += (rng.words(len(faults)) % np.uint64(heat)).astype(np.int64)
            members[team, place] = candidates[(_FAULT * faults + _extremes(candidates, rest, others, leaning)).argmin()]
    if _unsound(members[0], members[1], first) or _unsound(members[1], members[0], first):
        raise Rejected("a trait tells another figure, or tells the odd one too early")
    one, other = (tuple(turned(*divmod(int(place), TURNS)) for place in team) for team in members)
    return one, other


def telling(designs: Sequence[Design], odd: int) -> str:
    """The first trait that tells the odd one of these designs."""
    columns = zip(*(design.column for design in designs), strict=True)
    for name, column in zip(ORDER, columns, strict=True):
        shared = {*column[:odd], *column[odd + 1 :]}
        if len(shared) == 1 and column[odd] not in shared and (name not in AS_MANY or True in shared):
            return name
    raise ValueError("no trait tells the odd figure")


def _commonest(codes: "Numbers") -> tuple["Numbers", "Numbers"]:
    """In each row a value that no other one exceeds in number, and its number."""
    alike = (codes[:, :, None] == codes[:, None, :]).sum(axis=2)
    best = alike.argmax(axis=1)[:, None]
    return np.take_along_axis(codes, best, axis=1)[:, 0], np.take_along_axis(alike, best, axis=1)[:, 0]


def _obstacles(candidates: "Numbers", rest: "Numbers", others: "Numbers", first: int) -> "Numbers":
    """How far each candidate, with the rest of its team, leaves the teams from being sound.

    Of a trait that must not tell, either all members of both teams have the same value, or in neither team all do, or
    all but one: what counts is how many exchanges this takes. Of a trait that may tell, each other figure that it
    would tell counts.
    """
    codes, true = _stock().codes, _true()
    own, rival, offered = codes[:, rest], codes[:, others], codes[:, candidates]
    size = len(others)
    early = np.arange(len(codes)) < first
    widest, _ = _commonest(np.concatenate((own, rival), axis=1))
    here, there = (own == widest[:, None]).sum(axis=1), (rival == widest[:, None]).sum(axis=1)
    binary = np.array([len(values) == 2 for values in _stock().values])

    def exchanges(here: "Numbers") -> "Numbers":
        uneven = [np.maximum(np.maximum(0, n - size + 2), np.where(binary, 2 - n, 0)) for n in (here, there)]
        missing = np.minimum(2 * size - here - there, np.where(binary, here + there, 2 * size))
        needed: Numbers = np.where(early, np.minimum(missing, uneven[0] + uneven[1]), 0)
        return needed

    common, number = _commonest(own)
    told = np.where(early | ((true >= 0) & (common != true)), 0, (rival == common[:, None]).sum(axis=1))
    with_it, without = np.where(number == size - 2, told, 0), np.where(number == size - 1, told, 0)
    common_there, number_there = _commonest(rival)
    tells = ~early & (number_there == size - 1) & ((true < 0) | (common_there == true))
    chosen = np.where(offered == widest[:, None], exchanges(here + 1)[:, None], exchanges(here)[:, None])
    chosen = chosen + np.where(offered == common[:, None], with_it[:, None], without[:, None])
    total: Numbers = (chosen + (tells[:, None] & (offered == common_there[:, None]))).sum(axis=0)
    shapes = _stock().shapes
    return total + len(codes) * np.isin(shapes[candidates], shapes[np.concatenate((rest, others))])


def _extremes(candidates: "Numbers", rest: "Numbers", others: "Numbers", leaning: "Numbers") -> "Numbers":
    """How far odd figures are from being extreme as often as by chance: squares summed over counts.

    Args:
        candidates: for a place in a team.
        rest: of that team.
        others: the other team.
        leaning: of each count, by how much to be off; `_TOLD` of those that do not matter.
    """
    judged = leaning != _TOLD
    counts = _stock().counts[judged]
    own, rival, offered = counts[:, rest], counts[:, others], counts[:, candidates]
    luck = _SHARE // (len(others) + 1)

    def over(most: "Numbers", holders: "Numbers", odd: "Numbers") -> "Numbers":
        excess: Numbers = _SHARE * (odd > most) + _SHARE // (1 + holders) * (odd == most) - luck
        return excess

    most = np.maximum(own.max(axis=1)[:, None], offered)
    holders = (own[:, :, None] == most[:, None, :]).sum(axis=1) + (offered == most)
    theirs = rival.max(axis=1)[:, None]
    numbers = (rival == theirs).sum(axis=1)[:, None]
    total = over(most[..., None], holders[..., None], rival[:, None, :]).sum(axis=2)
    total += over(theirs, numbers, own).sum(axis=1)[:, None] + over(theirs, numbers, offered)
    summed: Numbers = ((total + leaning[judged, None]) ** 2).sum(axis=0)
    return summed


def _unsound(team: "Numbers", others: "Numbers", first: int) -> bool:
    """Whether one of the others is not, or too early, told to be the odd one among a team."""
    codes, true = _stock().codes, _true()
    common, number = _commonest(codes[:, team])
    alike = codes[:, others] == common[:, None]
    tells = (true < 0) | (common == true)
    strays = (number == len(team) - 1)[:, None] & alike & tells[:, None]
    early = (number == len(team))[:first, None] & ~alike[:first]
    return bool(strays.any() or early.any() or len({*_stock().shapes[np.concatenate((team, others))]}) < 2 * len(team))
