"""What the options of matrices give away, and how much the matrices vary.

``python -m benchmarks.matrices`` prints the tables of ``docs/matrices.md``. The guessers see nothing but the
options; a last one also sees the matrix and knows no rule. A control shows that they find what there is to find: the
answer among three options that each differ from it in one attribute, as in RAVEN.
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

from puzzlegen import catalog, pipeline
from puzzlegen.family import Level, Rejected
from puzzlegen.item import Choice
from puzzlegen.stream import Stream

NAME: Final = "matrices/raven"
ATTRIBUTES: Final = ("shape", "size", "fill", "turn")
SHARE_OF_TRAINING: Final = 0.5

Traits: TypeAlias = tuple[str, ...]
Guesser: TypeAlias = Callable[[Sequence[Traits], Sequence[Traits]], Sequence[float]]


class Item(NamedTuple):
    """A matrix without its picture."""

    level: Level
    options: list[Traits]
    context: list[Traits]
    key: int
    canonical: str
    structure: str


def traits(panel: Any) -> Traits:
    """What can be seen on a panel, per part: its attributes, the number and the places of its figures."""
    seen: list[str] = []
    for part, figures in enumerate(panel):
        seen += (f"{part} {name} {sorted({str(figure[name]) for figure in figures})}" for name in ATTRIBUTES)
        seen += (f"{part} number {len(figures)}", f"{part} places {[figure['cell'] for figure in figures]}")
    return tuple(seen)


def matrices(level: Level, count: int, seed: int) -> Iterator[Item]:
    """The first accepted matrices of a level, proven but not drawn."""
    loaded = catalog.load(NAME)
    params = loaded.family.levels[level]
    for index in range(count):
        for attempt in range(pipeline.MAX_ATTEMPTS):
            digest = pipeline.params_digest(params)
            rng = Stream.for_item(NAME, loaded.row.version, digest, seed, index, attempt)
            try:
                drafted = pipeline.draft(loaded, params, rng)
            except Rejected:
                continue
            certificate = loaded.validator.certify(drafted.statement, drafted.question)
            answer = drafted.asked.answer
            assert isinstance(answer, Choice)
            if pipeline.objection(certificate, answer, params.band) is None:
                options = [traits(panel) for panel in drafted.question.query["options"]]
                context = [traits(panel) for panel in drafted.statement["panels"]]
                key = "ABCDEFGH".index(answer.letter)
                yield Item(level, options, context, key, certificate.canonical, certificate.structure)
                break


def majority(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """In how many attributes an option has the commonest value."""
    columns = [Counter(column) for column in zip(*options, strict=True)]
    return [
        sum(column[value] == max(column.values()) for column, value in zip(columns, option, strict=True))
        for option in options
    ]


def rarity(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """In how many attributes an option has the rarest value."""
    columns = [Counter(column) for column in zip(*options, strict=True)]
    return [
        sum(column[value] == min(column.values()) for column, value in zip(columns, option, strict=True))
        for option in options
    ]


def likeness(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """How much an option has in common with all others: the medoid wins."""
    return [sum(a == b for other in options for a, b in zip(one, other, strict=True)) for one in options]


def oddness(options: Sequence[Traits], context: Sequence[Traits]) -> list[float]:
    """The opposite: the odd one out wins."""
    return [-alike for alike in likeness(options, context)]


def familiarity(options: Sequence[Traits], context: Sequence[Traits]) -> list[float]:
    """How much an option has in common with the eight panels; sees more than the options."""
    return [sum(a == b for other in context for a, b in zip(one, other, strict=True)) for one in options]


GUESSERS: Final[dict[str, Guesser]] = {
    "majority of each attribute": majority,
    "rarest of each attribute": rarity,
    "most like the others": likeness,
    "odd one out": oddness,
}


def score(ratings: Sequence[float], key: int) -> float:
    """The chance of the key if one of the best-rated options is picked."""
    best = max(ratings)
    return (ratings[key] == best) / list(ratings).count(best)


def learned(items: Sequence[Item]) -> list[float]:
    """Scores of a classifier on the second half of the items, after it has learned from the first half.

    It sees of each option the attributes, how common each is among the options, and both for all others together.
    """
    words = sorted({_word(trait) for item in items for option in item.options for trait in option})
    vocabulary = {word: place for place, word in enumerate(words)}

    def features(item: Item) -> Any:
        held = np.zeros((len(item.options), len(vocabulary)))
        for row, option in enumerate(item.options):
            for trait in option:
                held[row, vocabulary[_word(trait)]] += 1
        return np.hstack([held, np.broadcast_to(held.mean(axis=0), held.shape) * (held > 0)])

    train = items[: int(len(items) * SHARE_OF_TRAINING)]
    test = items[len(train) :]
    model = HistGradientBoostingClassifier(random_state=0, early_stopping=False)
    model.fit(
        np.vstack([features(item) for item in train]),
        np.concatenate([np.arange(len(item.options)) == item.key for item in train]),
    )
    return [score(list(model.predict_proba(features(item))[:, 1].round(9)), item.key) for item in test]


def _word(trait: str) -> str:
    """A trait without its part, and without its places, of which there are too many to learn from."""
    return trait.split(" ", 1)[1] if " places " not in trait else "places"


def line(name: str, scores: Sequence[float], chance: float) -> str:
    """A row of the table; the deviation is in standard errors."""
    mean = sum(scores) / len(scores)
    error = math.sqrt(chance * (1 - chance) / len(scores))
    return f"| {name} | {len(scores)} | {100 * mean:.1f} | {100 * chance:.1f} | {(mean - chance) / error:+.1f} |"


def control(items: Sequence[Item]) -> list[Item]:
    """The answers of these items with three options each that differ from them in one attribute."""
    return [item._replace(options=[item.options[item.key ^ bit] for bit in (1, 2, 0, 4)], key=2) for item in items]


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--items", type=int, default=2000, help="of each level, for the guessers")
    parser.add_argument("--variety", type=int, default=10_000, help="of all levels together, for the variety")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    each = max(options.items, -(-options.variety // len(Level)))
    made = {level: list(matrices(level, each, options.seed)) for level in Level}
    items = [item for level in Level for item in made[level][: options.items]]
    order = Stream("benchmark", "order").permutation(len(items))
    mixed = [items[place] for place in order]
    print("| guesser | items | right, % | chance, % | standard errors |\n|---|---:|---:|---:|---:|")
    for level in (*Level, None):
        part = [item for item in items if level in (item.level, None)]
        for name, guess in GUESSERS.items():
            print(line(f"{name}, {level or 'all'}", [score(guess(i.options, i.context), i.key) for i in part], 1 / 8))
    print(line("boosted trees on the options, all", learned(mixed), 1 / 8), flush=True)
    for sign, name in ((1, "most"), (-1, "least")):
        like = [[sign * alike for alike in familiarity(i.options, i.context)] for i in items]
        scores = [score(ratings, item.key) for ratings, item in zip(like, items, strict=True)]
        print(line(f"sees the matrix: {name} like its panels, all", scores, 1 / 8))
    worse = control(mixed)
    for name, guess in GUESSERS.items():
        print(line(f"control: {name}", [score(guess(i.options, i.context), i.key) for i in worse], 1 / 4))
    print(line("control: boosted trees on the options", learned(worse), 1 / 4), flush=True)
    print("\n| items | level | structures | entropy, bits | duplicates |\n|---:|---|---:|---:|---:|")
    for level in (*Level, None):
        part = [item for one in Level for item in made[one][: options.variety // len(Level)] if level in (one, None)]
        counts = Counter(item.structure for item in part)
        entropy = -sum(n / len(part) * math.log2(n / len(part)) for n in counts.values())
        spare = len(part) - len({item.canonical for item in part})
        print(f"| {len(part)} | {level or 'all'} | {len(counts)} | {entropy:.1f} | {spare} |")


if __name__ == "__main__":
    main()
