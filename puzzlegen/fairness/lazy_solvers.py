"""What a lazy solver gets, who looks at one cheap property of each option, or of each thing that could be the answer.

A *stump* takes the option with the largest, smallest, middle, ... value of one property (`lazy_properties`, and the
glances that a family declares); a *pair* lets a second property decide where the first does not, or adds both up. A
*count* takes a number that can be read off the statement, plus a constant, for the answer. Rules are chosen on three
quarters of the items and judged on the fourth, in turn, so that what is said of the best of a thousand is no luck.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.answers.kinds import spelled
from puzzlegen.core.family import Level
from puzzlegen.core.item import Choice
from puzzlegen.fairness.lazy_properties import Posed, Properties, leaves, parts
from puzzlegen.fairness.sheets import Solved

Ratings = NDArray[np.float64]

MARGIN: Final[Mapping[Level, float]] = {Level.EASY: 0.2, Level.MEDIUM: 0.2, Level.HARD: 0.12, Level.EXTREME: 0.12}
"""By how much stumps, pairs and counts may exceed chance."""
LEARNERS_MARGIN: Final[Mapping[Level, float]] = {
    Level.EASY: 0.3,
    Level.MEDIUM: 0.3,
    Level.HARD: 0.2,
    Level.EXTREME: 0.2,
}
ERRORS: Final = 3.5
"""By how many standard errors of chance a rule must exceed it, besides, to be no luck."""

_FOLDS: Final = 4
_FIRST, _SECOND = 10, 60  # the best stumps that differ, which pairs begin and end with
_SHARED: Final = 0.3  # of the items must have a property
_MOST_CANDIDATES: Final = 30
_FEW_ANSWERS: Final = 12
_PLACE: Final = "place"
_NAMED: Final = re.compile(r"(?:[a-z_]+-)?([0-9]{1,2})")


class Finding(NamedTuple):
    """What the best rule of a kind gets.

    Attributes:
        kind: "stump", "pair" or "count".
        rule: the one that was chosen most often.
        items: how many it was tried on.
        accuracy: on items that it was not chosen by.
        chance: what guessing gets, or always naming the commonest answer.
    """

    kind: str
    rule: str
    items: int
    accuracy: float
    chance: float

    @property
    def errors(self) -> float:
        """Standard errors above chance."""
        return (self.accuracy - self.chance) / math.sqrt(self.chance * (1 - self.chance) / self.items)

    def is_beyond(self, level: Level) -> bool:
        """True if it gets more than is let through at a level."""
        return self.accuracy > self.chance + MARGIN[level] and self.errors > ERRORS


def pose(solved: Sequence[Solved]) -> list[Posed]:
    """Questions with candidates; none where answers do not name one of several.

    Args:
        solved: items that ask the same question.
    """
    posed = [found for one in solved if (found := _choice(one)) is not None]
    return posed if len(posed) == len(solved) else _named(solved)


def _choice(solved: Solved) -> Posed | None:
    item, key, proof = solved.item, solved.key, solved.proof
    if key is None or proof is None or not isinstance(key.answer, Choice):
        return None
    letters = [option.letter for option in item.options]
    answer = spelled(key.answer, proof.layout)
    if answer not in letters:
        return None
    candidates = _lists(proof.query, len(letters))
    texts = [option.text for option in item.options if option.text is not None]
    if not candidates and len(texts) == len(letters):
        candidates = {"text": texts}
    candidates = candidates or _lists(proof.statement, len(letters))
    return Posed(proof.statement, proof.query, candidates, letters.index(answer)) if candidates else None


def _lists(data: Mapping[str, Any], count: int) -> dict[str, Sequence[Any]]:
    return {name: value for name, value in data.items() if isinstance(value, list | tuple) and len(value) == count}


def _named(solved: Sequence[Solved]) -> list[Posed]:
    """Answers such as ``tag-3`` or ``3`` name a place in the list of the statement that they always fit best."""
    places: list[tuple[Solved, int]] = []
    for one in solved:
        if one.key is None or one.proof is None or isinstance(one.key.answer, Choice):
            return []
        match = _NAMED.fullmatch(spelled(one.key.answer, one.proof.layout) or "")
        if match is None or not 0 < int(match[1]) <= _MOST_CANDIDATES:
            return []
        places.append((one, int(match[1])))
    sizes: dict[str, list[int]] = {}
    for one, place in places:
        assert one.proof is not None
        for name, value in one.proof.statement.items():
            if isinstance(value, list | tuple) and max(place, 2) <= len(value) <= _MOST_CANDIDATES:
                sizes.setdefault(name, []).append(len(value))
    fitting = [name for name, some in sizes.items() if len(some) == len(places)]
    if not fitting:
        return []
    name = min(fitting, key=lambda name: sum(sizes[name]))
    found = []
    for one, place in places:
        assert one.proof is not None
        members = one.proof.statement[name]
        numbers = list(range(1, len(members) + 1))
        found.append(Posed(one.proof.statement, one.proof.query, {_PLACE: numbers, name: members}, place - 1))
    return found


def luck(posed: Sequence[Posed]) -> float:
    """What guessing gets; or naming the commonest answer, where the candidates are numbered things of the statement."""
    guessed = float(np.mean([1 / one.number for one in posed]))
    if all(_PLACE not in one.candidates for one in posed):
        return guessed
    return max(guessed, Counter(one.key for one in posed).most_common(1)[0][1] / len(posed))


def tables(posed: Sequence[Posed], seen: Sequence[Properties]) -> dict[str, Ratings]:
    """Properties that enough items have and that tell options apart, a row an item; not a number beyond the options."""
    width = max(one.number for one in posed)
    times = Counter(name for one in seen for name in one)
    found: dict[str, Ratings] = {}
    for name, count in times.items():
        if count < _SHARED * len(posed):
            continue
        table = np.full((len(posed), width), np.nan)
        for row, one in zip(table, seen, strict=True):
            if name in one:
                row[: len(one[name])] = one[name]
        low, high = np.nanmin(_filled(table, np.inf), axis=1), np.nanmax(_filled(table, -np.inf), axis=1)
        if np.mean(high > low) >= _SHARED / 2:
            found[name] = table
    return found


def _filled(table: Ratings, value: float) -> Ratings:
    return np.where(np.isnan(table), value, table)


def ranks(table: Ratings) -> Ratings:
    """The rank of each value in its row, ties sharing the mean, from 0 to 1; a half where there is none."""
    below = (table[:, None, :] < table[:, :, None]).sum(axis=2)
    level = (table[:, None, :] == table[:, :, None]).sum(axis=2)
    known = (~np.isnan(table)).sum(axis=1, keepdims=True)
    with np.errstate(invalid="ignore", divide="ignore"):
        found = (below + (level - 1) / 2) / (known - 1)
    return np.where(np.isnan(table) | (known < 2), 0.5, found)


def _stumps(name: str, table: Ratings) -> Iterator[tuple[str, Ratings]]:
    rank = ranks(table)
    yield f"largest {name}", rank
    yield f"smallest {name}", -rank
    if table.shape[1] > 2:
        middle = np.abs(rank - 0.5)
        yield f"middle {name}", np.where(np.isnan(table), -1.0, -middle)
        apart = np.nansum(np.abs(table[:, None, :] - table[:, :, None]), axis=2)
        yield f"odd one in {name}", np.where(np.isnan(table), -1.0, apart)
        equal = (table[:, None, :] == table[:, :, None]).sum(axis=2).astype(float)
        yield f"commonest {name}", equal
        yield f"only one of its {name}", -equal
    if table.shape[1] > 3:
        yield f"second largest {name}", -np.abs(rank - 2 / 3)
        yield f"second smallest {name}", -np.abs(rank - 1 / 3)


def _scores(ratings: Ratings, key: NDArray[np.int_], there: NDArray[np.bool_]) -> Ratings:
    """The part of a point that the option rated highest gets; several such ones share it."""
    masked = np.where(there, ratings, -np.inf)
    best = masked == masked.max(axis=1, keepdims=True)
    rows = np.arange(len(key))
    shared: Ratings = best[rows, key] / best.sum(axis=1)
    return shared


def find(posed: Sequence[Posed], seen: Sequence[Properties]) -> list[Finding]:
    """What the best stump and the best pair get."""
    if len(posed) < 2 * _FOLDS:
        return []
    key = np.array([one.key for one in posed])
    counts = np.array([one.number for one in posed])
    width = int(counts.max())
    there = np.arange(width) < counts[:, None]
    rows, fold = np.arange(len(posed)), np.arange(len(posed)) % _FOLDS
    read_off = tables(posed, seen)
    rated = [stump for name, table in read_off.items() for stump in _stumps(name, table)]
    if not rated:
        return []
    names = [name for name, _ in rated]
    scores = np.array([_scores(ratings, key, there) for _, ratings in rated])
    chosen: dict[str, list[str]] = {"stump": [], "pair": []}
    earned: dict[str, list[float]] = {"stump": [], "pair": []}
    for part in range(_FOLDS):
        train, test = fold != part, fold == part
        means = [*scores[:, train].mean(axis=1)]
        usual = list(_usual(read_off, key, rows, train))
        tried = [(_scores(ratings, key, there), name, ratings) for name, ratings in usual]
        every = [*zip(scores, names, (ratings for _, ratings in rated), strict=True), *tried]
        means += [float(score[train].mean()) for score, _, _ in tried]
        order = np.argsort(means, kind="stable")[::-1]
        best = every[order[0]]
        chosen["stump"].append(best[1])
        earned["stump"] += [*best[0][test]]
        score, name = max(
            ((_scores(ratings, key, there), name) for name, ratings in _pairs([every[i] for i in order])),
            key=lambda pair: float(pair[0][train].mean()),
        )
        chosen["pair"].append(name)
        earned["pair"] += [*score[test]]
    chance = luck(posed)
    return [
        Finding(kind, Counter(chosen[kind]).most_common(1)[0][0], len(posed), float(np.mean(earned[kind])), chance)
        for kind in chosen
    ]


def _usual(
    read_off: Mapping[str, Ratings], key: NDArray[np.int_], rows: NDArray[np.int_], train: NDArray[np.bool_]
) -> Iterator[tuple[str, Ratings]]:
    """Those that are nearest to what right options usually have."""
    for name, table in read_off.items():
        right = table[rows, key][train]
        right = right[~np.isnan(right)]
        if len(right):
            yield f"usual {name}", -np.abs(_filled(table, np.inf) - np.median(right))


def _pairs(best: Sequence[tuple[Ratings, str, Ratings]]) -> Iterator[tuple[str, Ratings]]:
    """Each of the best stumps with a second one; of those that are right on the same items, one is enough."""
    different: dict[bytes, tuple[str, Ratings]] = {}
    for score, name, ratings in best:
        if len(different) == _SECOND:
            break
        different.setdefault(score.tobytes(), (name, ranks(np.where(np.isinf(ratings), np.nan, ratings))))
    ranked = [*different.values()]
    for one, first in ranked[:_FIRST]:
        for other, second in ranked:
            if one != other:
                yield f"{one}, then {other}", 100 * first + second
                yield f"{one} and {other}", first + second


def count(solved: Sequence[Solved]) -> Finding | None:
    """What the best number of the statement gets, plus a constant; None where answers are no small numbers."""
    answers: list[int] = []
    for one in solved:
        if one.key is None or one.proof is None or isinstance(one.key.answer, Choice):
            return None
        text = spelled(one.key.answer, one.proof.layout) or ""
        if not text.isdecimal():
            return None
        answers.append(int(text))
    if len(answers) < 2 * _FOLDS or len(set(answers)) > _FEW_ANSWERS:
        return None
    target = np.array(answers, dtype=float)
    numbers = [_numbers(one) for one in solved]
    shared = Counter(name for one in numbers for name in one)
    read_off = {
        name: np.array([one.get(name, np.nan) for one in numbers])
        for name, times in shared.items()
        if times > (1 - _SHARED) * len(solved)
    }
    fold = np.arange(len(answers)) % _FOLDS
    chosen: list[str] = []
    earned: list[float] = []
    plain: list[float] = []
    for part in range(_FOLDS):
        train, test = fold != part, fold == part
        plain += [*(target[test] == _mode(target[train]))]
        best, rule, hits = -1.0, "", np.zeros(len(answers))
        for name, values in read_off.items():
            for sign in (1, -1):
                rest = target - sign * values
                right = rest == _mode(rest[train])
                if right[train].mean() > best:
                    best, rule, hits = float(right[train].mean()), f"{'' if sign > 0 else 'minus '}{name}", right
        chosen.append(rule)
        earned += [*hits[test]]
    top = Counter(chosen).most_common(1)[0][0]
    chance = max(float(np.mean(plain)), 1 / len(set(answers)))
    return Finding("count", top, len(answers), float(np.mean(earned)), chance)


def _mode(values: Ratings) -> float:
    known = values[~np.isnan(values)]
    if not len(known):
        return 0.0
    found, times = np.unique(known, return_counts=True)
    return float(found[times.argmax()])


def _numbers(solved: Solved) -> dict[str, float]:
    """Numbers that can be read off the statement and the question."""
    assert solved.proof is not None
    found: Counter[str] = Counter()
    for root, data in (("", solved.proof.statement), ("?", solved.proof.query)):
        for path, part in parts(data, root):
            if isinstance(part, list | tuple):
                found[f"things in {path}"] += len(part)
            elif isinstance(part, int) and not path.endswith("[]"):
                found[path] += part
            if isinstance(part, str) and len(part) < 16:
                found[f"number of {part} in {path}"] += 1
        for sign, times in Counter(map(str, leaves(data))).most_common(40):
            found[f"number of {sign}"] += times
    return dict(found)
