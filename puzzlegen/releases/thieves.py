"""What the answers of all other items, and the order of the items, give away about an item.

A thief knows every key but one. Its guesses hang together, so that no bound on luck holds; instead the same thief is
let loose on `_FAIR` simulated sets in which each key is drawn independently: letters and options evenly, other answers
as often as they are there, or the same ones in another order where it goes by the order. What it gets on these is its
chance, their spread its standard error. Rare windfalls make that a rough measure of luck; so whoever gets far too much
by it is let loose on further sets, until enough of them have given as much or luck is ruled out (the sequential test of
J. Besag and P. Clifford, "Sequential Monte Carlo p-values", 1991).
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.item import Document
from puzzlegen.core.stream import Stream
from puzzlegen.releases.documents import Gate
from puzzlegen.releases.guessing import ALPHA

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.releases.baselines import Sheet, Sheets

LIMIT: Final = 3.5
"""Standard errors above chance beyond which a thief in a single group of items is named."""
_FAIR: Final = 200
_ROUNDING: Final = 1e-9  # of sums
_PLENTY: Final = 2000
_ENOUGH: Final = 10  # further sets on which as much was got: it may have been luck
_FEWEST: Final = 20  # items of a group that is looked at
_MANY: Final = 100  # items of a group that is named: fewer come out exactly even too often

Codes: TypeAlias = "NDArray[np.int64]"
"""Sets of keys, (sets, items): the number of each key among the possible ones."""
Credits: TypeAlias = "NDArray[np.float64]"
"""Mean score in each set."""


class Theft(Document, frozen=True):
    """What a thief got in a group of items.

    Attributes:
        thief: what it does, in a few words.
        group: the items, in words.
        items: how many there are.
        accuracy: mean score.
        chance: what it gets if keys are independent.
        error: the standard error of that.
    """

    thief: str
    group: str
    items: int
    accuracy: float
    chance: float
    error: float

    @property
    def excess(self) -> float:
        """Standard errors above chance."""
        return (self.accuracy - self.chance) / self.error if self.error else 0.0


class Trial(NamedTuple):
    """A thief who is let loose on a group of items.

    Attributes:
        thief, group: as in `Theft`.
        steal: gives what it gets.
        real: the keys, a single set.
        fair: gives simulated sets, as many as `_FAIR`; others for each number.
    """

    thief: str
    group: str
    steal: "Callable[[Codes], Credits]"
    real: "Codes"
    fair: "Callable[[int], Codes]"

    @property
    def items(self) -> int:
        """How many there are."""
        return int(self.real.shape[1])

    def got(self) -> Theft:
        """What it gets, and what it would get by chance."""
        luck = self.steal(self.fair(0))
        accuracy = float(self.steal(self.real)[0])
        return Theft(self.thief, self.group, self.items, accuracy, float(luck.mean()), float(luck.std()))


def least_common(codes: Codes, size: int, known: bool) -> Credits:
    """Guess the key that is least common among the others; several such ones share the score.

    Args:
        codes: the keys.
        size: how many are possible.
        known: whether all of these are known to be; else those that occur among the others are.
    """
    import numpy as np

    counts = _counts(codes, size)
    least = np.where(counts > 0, counts, counts.max() + 2).min(axis=1) if not known else counts.min(axis=1)
    lowest, next_up = counts == least[:, None], counts == least[:, None] + 1
    ties = lowest.sum(axis=1, keepdims=True)
    credit = np.where(lowest & (known | (counts > 1)), 1.0, 0.0) + np.where(next_up, 1.0 / (1 + ties), 0.0)
    mean: Credits = (counts * credit).sum(axis=1) / codes.shape[1]
    return mean


def commonest(codes: Codes, size: int) -> Credits:
    """Guess the key that is commonest among the others; several such ones share the score."""
    import numpy as np

    counts = _counts(codes, size)
    if size == 1:
        return np.ones(len(codes))
    ordered = np.sort(counts, axis=1)
    first, second = ordered[:, -1], ordered[:, -2]
    ties = (counts == first[:, None] - 1).sum(axis=1)
    credit = np.where(first - 1 > second, 1.0, np.where(first - 1 == second, 1.0 / (1 + ties), 0.0))
    mean: Credits = first * credit / codes.shape[1]
    return mean


def missing_from_block(codes: Codes, size: int) -> Credits:
    """Guess a key that does not occur among the others of its block, which has as many items as there are keys."""
    import numpy as np

    blocks = codes.shape[1] // size
    if not blocks or size < 2:
        return np.zeros(len(codes))
    parts = codes[:, : blocks * size].reshape(-1, size)
    counts = _counts(parts, size)
    own = np.take_along_axis(counts, parts, axis=1)
    distinct = (counts > 0).sum(axis=1, keepdims=True)
    credit = np.where(own == 1, 1.0 / (size - distinct + 1), 0.0)
    mean: Credits = credit.reshape(len(codes), -1).mean(axis=1)
    return mean


def next_in_turn(codes: Codes, size: int) -> Credits:
    """Guess the key that follows, in the order of keys, the one of the item before."""
    mean: Credits = ((codes[:, :-1] + 1) % size == codes[:, 1:]).mean(axis=1)
    return mean


def by_rights(options: Codes, keys: Codes, least: bool) -> Credits:
    """Guess the option that is the right answer of the fewest, or the most, of the other items.

    Args:
        options: (items, options): the number of what each option shows.
        keys: (sets, items): the place of the right option.
        least: the fewest.
    """
    import numpy as np

    items = np.arange(options.shape[0])
    right = options[items, keys]
    counts = _counts(right, int(options.max()) + 1)
    others = np.take_along_axis(counts, options.reshape(1, -1).repeat(len(keys), axis=0), axis=1)
    rated = others.reshape(len(keys), *options.shape) - (options == right[:, :, None])
    best = (rated.min(axis=2) if least else rated.max(axis=2))[:, :, None]
    hit = np.take_along_axis(rated, keys[:, :, None], axis=2) == best
    mean: Credits = (hit[:, :, 0] / (rated == best).sum(axis=2)).mean(axis=1)
    return mean


def _counts(codes: Codes, size: int) -> Codes:
    """How often each key occurs in each set: (sets, size)."""
    import numpy as np

    shifted = codes + size * np.arange(len(codes))[:, None]
    counts: Codes = np.bincount(shifted.ravel(), minlength=size * len(codes)).reshape(len(codes), size)
    return counts


def thefts(sheets: "Sheets") -> dict[str, list[Theft]]:
    """What thieves got, for each way of parting the items: all together, by task, by family, by family and level.

    The sheets stand in the order in which the items are published.
    """
    return {parting: [trial.got() for trial in some] for parting, some in _trials(sheets).items()}


def _trials(sheets: "Sheets") -> dict[str, list[Trial]]:
    """All thieves in all groups of items, for each way of parting them."""
    found: dict[str, list[Trial]] = {}
    for parting in ("all", "task", "family", "level"):
        parts: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
        for choice in sheets.choices:
            parts[_group(choice, parting), f"{len(choice.letters)} options"].append(choice)
        for form, others in (("text", sheets.texts), ("boxes", sheets.boxes)):
            for other in others:
                parts[_group(other, parting), form].append(other)
        found[parting] = [
            trial
            for (group, form), part in sorted(parts.items())
            if len(part) >= _FEWEST
            for trial in _in_group(f"{group}, {form}", part)
        ]
    return found


def _group(sheet: "Sheet", parting: str) -> str:
    return "all" if parting == "all" else sheet.contexts[parting]


def _in_group(name: str, part: Sequence[Any]) -> Iterator[Trial]:
    """The thieves for items of one form, which have equally many options if they have any."""
    import numpy as np

    root = Stream("thieves", name)
    letters = getattr(part[0], "letters", ())
    if not letters:
        answers = [sheet.answer for sheet in part]
        number = {answer: code for code, answer in enumerate(sorted(set(answers)))}
        real = np.array([[number[answer] for answer in answers]])
        size = len(number)

        @lru_cache(1)
        def drawn(turn: int) -> Codes:
            """Answers as often as they are there."""
            again: Codes = real[0, _even(root.child(f"drawn {turn}"), len(part), len(part))]
            return again

        @lru_cache(1)
        def shuffled(turn: int) -> Codes:
            """The same answers in another order."""
            words = root.child(f"shuffled {turn}").words(_FAIR * len(part))
            again: Codes = real[0, words.reshape(_FAIR, len(part)).argsort(axis=1)]
            return again

        yield from (Trial(thief, name, steal, real, drawn) for thief, steal in _written(size).items())
        yield Trial("answer missing from its block", name, partial(missing_from_block, size=size), real, shuffled)
        return
    real = np.array([[sheet.key for sheet in part]])

    @lru_cache(1)
    def even(turn: int) -> Codes:
        """Letters drawn evenly."""
        return _even(root.child(f"even {turn}"), len(part), len(letters))

    yield from (Trial(thief, name, steal, real, even) for thief, steal in _lettered(len(letters)).items())
    contents = [tuple(sheet.contents()) for sheet in part]
    shown = {content for one in contents for content in one}
    if all(contents) and len(shown) < len(letters) * len(part):  # else no option was seen before
        code = {content: place for place, content in enumerate(sorted(shown))}
        table = np.array([[code[content] for content in one] for one in contents])
        yield from (Trial(thief, name, steal, real, even) for thief, steal in _offered(table).items())


Thieves: TypeAlias = Mapping[str, Callable[[Codes], Credits]]


def _written(size: int) -> Thieves:
    return {
        "least common answer": lambda codes: least_common(codes, size, known=False),
        "commonest answer": lambda codes: commonest(codes, size),
    }


def _lettered(size: int) -> Thieves:
    return {
        "least common letter": lambda codes: least_common(codes, size, known=True),
        "commonest letter": lambda codes: commonest(codes, size),
        "letter missing from its block": lambda codes: missing_from_block(codes, size),
        "letter after the last one": lambda codes: next_in_turn(codes, size),
    }


def _offered(options: Codes) -> Thieves:
    return {
        "option least often right": lambda keys: by_rights(options, keys, least=True),
        "option most often right": lambda keys: by_rights(options, keys, least=False),
    }


def _even(rng: Stream, items: int, size: int) -> Codes:
    """Independent even draws below ``size``, for each of the simulated sets."""
    import numpy as np

    units = (rng.words(_FAIR * items) >> np.uint64(11)).astype(np.float64) * 2.0**-53
    return (units * size).astype(np.int64).reshape(_FAIR, items)


def _luck(trials: Sequence[Trial], level: float) -> float:
    """How likely luck is to give a thief as much in these groups together; no more exactly than ``level`` asks for.

    Sets are simulated until `_ENOUGH` of them give as much, or twice as many as would give one at this level, or until
    the luckiest of `_PLENTY` is worth less than a quarter of what was got.
    """
    import numpy as np

    got = sum(trial.items * float(trial.steal(trial.real)[0]) for trial in trials)
    lucky = np.zeros(0)
    beyond = turn = 0
    while beyond < _ENOUGH and len(lucky) * level < 2:
        turn += 1
        lucky = np.append(lucky, np.sum([trial.items * trial.steal(trial.fair(turn)) for trial in trials], axis=0))
        beyond = int((lucky >= got - _ROUNDING).sum())
        if len(lucky) >= _PLENTY and got - lucky.mean() > 4 * (lucky.max() - lucky.mean()):
            return 0.0
    return (beyond + 1) / (len(lucky) + 1)


def others_alone(sheets: "Sheets") -> Gate:
    """Whether somebody who knows the order and all other keys finds a key no more often than by chance.

    The gate closes if a thief gets too much over all parts of a parting together; a single family seldom has enough
    items to tell a deck from luck. Parts in which a thief is beyond `LIMIT` are named.
    """
    trials = _trials(sheets)
    found = {parting: [trial.got() for trial in some] for parting, some in trials.items()}
    pooled: dict[tuple[str, str], float] = {}
    for parting, some in found.items():
        for thief in dict.fromkeys(theft.thief for theft in some):
            same = [theft for theft in some if theft.thief == thief]
            spread = math.sqrt(sum((theft.items * theft.error) ** 2 for theft in same))
            if spread:
                surplus = sum(theft.items * (theft.accuracy - theft.chance) for theft in same)
                pooled[parting, thief] = surplus / spread
    level = ALPHA / max(1, len(pooled))
    limit = NormalDist().inv_cdf(1 - level)
    beyond = {
        f"{thief}, by {parting}": round(z, 2)
        for (parting, thief), z in pooled.items()
        if z > limit and _luck([trial for trial in trials[parting] if trial.thief == thief], level) <= level
    }
    named = [theft for some in found.values() for theft in some if theft.items >= _MANY and theft.excess > LIMIT]
    figures = {
        "limit": round(limit, 2),
        "pooled": {f"{thief}, by {parting}": round(z, 2) for (parting, thief), z in pooled.items()},
        "beyond": beyond,
        "named": [
            f"{theft.thief}: {theft.group}: {theft.accuracy:.3f}, by chance {theft.chance:.3f} ± {theft.error:.3f}"
            for theft in named
        ],
    }
    name = "other answers tell nothing"
    if not beyond:
        return Gate(
            name, True, "Nobody who knows the order and all other keys finds a key more often than by chance.", figures
        )
    worst = max(beyond, key=beyond.__getitem__)
    detail = (
        f"Who knows all other keys finds more than luck allows by the thief {worst!r} ({beyond[worst]} standard "
        "errors); draw keys independently, with rng.per_item."
    )
    return Gate(name, False, detail, figures)
