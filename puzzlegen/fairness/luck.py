"""Whether a guesser who cannot see the puzzle does better than luck lets it.

A guesser has one `Guess` at every item. Where it fails, a `Trial` says so with a probability that is a bound and no
approximation: it holds for few items as for many, for any mixture of numbers of options, and for guesses that are
shared out among options that look equally good.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from puzzlegen.core.item import Document
from puzzlegen.fairness.gate import Gate

ALPHA: Final = 0.001
"""A gate closes by mere chance for at most so many releases, all its trials taken together."""

_STEEPEST: Final = 100.0  # far beyond the tilt that the shares of eight options need
_HALVINGS: Final = 60


class Draw(NamedTuple):
    """What luck lets a guess earn: ``gain`` with this ``probability``, else nothing."""

    gain: float
    probability: float


class Guess(NamedTuple):
    """What a guess earned, 0..1 where 1 is the right answer alone, beside what luck lets it earn."""

    score: float
    draw: Draw


class Trial(Document, frozen=True):
    """How well a guesser did in a group of items.

    Attributes:
        guesser: what it does, in a few words.
        group: the items, in words.
        items: how many there are.
        accuracy: mean score.
        limit: the accuracy that luck reaches in the mean.
        p: upper bound of the probability of such a deviation by luck, for this trial alone.
    """

    guesser: str
    group: str
    items: int
    accuracy: float
    limit: float
    p: float


def tail(score: float, draws: Mapping[Draw, int]) -> float:
    """Upper bound of the probability that independent draws earn at least ``score`` together.

    This is Chernoff's bound with the draws' own moment generating functions. It also holds if each draw depends on the
    earlier ones, as long as its gain and its probability do not.

    Args:
        score: what was earned.
        draws: how many draws there were of each kind.
    """
    if score <= sum(count * draw.gain * draw.probability for draw, count in draws.items()) + 1e-9:
        return 1.0
    low, tilt, high = 0.0, 0.0, _STEEPEST
    for _ in range(_HALVINGS):  # any tilt gives a bound; the best one moves the draws' mean to the score
        tilt = (low + high) / 2
        earned = 0.0
        for (gain, probability), count in draws.items():
            win = probability * math.exp(tilt * gain)
            earned += count * gain * win / (1 - probability + win)
        low, high = (tilt, high) if earned < score else (low, tilt)
    mean = sum(count * math.log1p(p * math.expm1(tilt * gain)) for (gain, p), count in draws.items())
    return math.exp(min(0.0, mean - tilt * score))


def trials(
    groups: Sequence[Sequence[str]], guesses: Mapping[str, Sequence[Guess]], *, below: bool = False
) -> list[Trial]:
    """Try every guesser in every group.

    Args:
        groups: of each item, the names of the groups that it belongs to.
        guesses: of each guesser, its guesses at the items, in their order.
        below: whether scores that are too low count as well; only for guesses that earn 1 or nothing.
    """
    found: list[Trial] = []
    for guesser, made in guesses.items():
        parts: defaultdict[str, list[Guess]] = defaultdict(list)
        for names, guess in zip(groups, made, strict=True):
            for name in names:
                parts[name].append(guess)
        largest_first = sorted(parts.items(), key=lambda entry: (-len(entry[1]), entry[0]))
        found += (_trial(guesser, group, part, below) for group, part in largest_first)
    return found


def _trial(guesser: str, group: str, guesses: Sequence[Guess], below: bool) -> Trial:
    draws = Counter(guess.draw for guess in guesses)
    count = len(guesses)
    score = sum(guess.score for guess in guesses)
    p = tail(score, draws)
    if below:
        misses = Counter({Draw(1.0, 1 - draw.probability): number for draw, number in draws.items()})
        p = min(1.0, 2 * min(p, tail(count - score, misses)))
    limit = sum(number * draw.gain * draw.probability for draw, number in draws.items()) / count
    return Trial(guesser, group, count, score / count, limit, p)


def gate(name: str, found: Sequence[Trial], good: str, bad: str) -> Gate:
    """The gate that closes if any of these trials, corrected for their number, is beyond luck.

    Args:
        name: of the gate.
        found: the trials.
        good: the sentence for a gate that opens.
        bad: what to do about one that does not, the second half of a sentence.
    """
    beyond = sorted((trial for trial in found if trial.p * len(found) < ALPHA), key=lambda trial: trial.p)
    figures = {**table(found), "beyond_luck": [f"{trial.guesser}: {trial.group}" for trial in beyond]}
    if not beyond:
        return Gate(name, True, good, figures)
    worst = beyond[0]
    detail = (
        f"The guess {worst.guesser!r} is right for {worst.accuracy:.0%} of {worst.items} items ({worst.group}) where "
        f"luck gives {worst.limit:.0%}; {bad}."
    )
    return Gate(name, False, detail, figures)


def table(found: Sequence[Trial]) -> dict[str, Any]:
    """The figures of trials: the accuracies of all guessers in each group, and the least likely trial of all."""
    groups: dict[str, Any] = {}
    for trial in found:
        row = groups.setdefault(trial.group, {"items": trial.items, "limit": round(trial.limit, 4), "accuracy": {}})
        row["accuracy"][trial.guesser] = round(trial.accuracy, 4)
    figures: dict[str, Any] = {"trials": len(found), "groups": groups}
    if found:
        least = min(found, key=lambda trial: trial.p)
        corrected = float(f"{min(1.0, least.p * len(found)):.2g}")
        figures["least_likely"] = {"guesser": least.guesser, "group": least.group, "corrected_p": corrected}
    return figures
