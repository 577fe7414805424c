"""What the options of matrices give away, and how much the matrices vary.

``python -m benchmarks.matrices [family ...]`` prints the tables of ``docs/matrices.md``, for any family of the category
that offers options. The guessers see nothing but the options; three more also see the panels and know no rule: two by
what options and panels have in common, and one that has learned what distances of an option from each panel an answer
has. That is weak reasoning, and no leak: whoever learns that is on the way to the rules. For ``raven`` a control shows
that they find what there is to find: the answer among three options that each differ from it in one attribute, as in
RAVEN. Where the things or figures of the puzzle are its options, all that can be learned is what is often the answer,
and whether an extreme count is.

What is made can be kept in a folder (``--keep``), so that a run that was stopped goes on where it was, and levels can
be made apart (``--levels``).
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.family import Level
from puzzlegen.core.item import Kind
from puzzlegen.core.stream import Stream
from puzzlegen.fairness import option_guessers as blind
from puzzlegen.generators.matrices.kits.glyph_teams import SPEAKS_OF
from puzzlegen.validators.matrices.kits.figure_properties import see
from puzzlegen.validators.matrices.kits.line_figures import Figure

CATEGORY: Final = "matrices"
CONTROLLED: Final = "raven"
OPEN: Final = "odd_one_out"  # the options are all there is to see, so that whoever compares them solves the puzzle
SHARE_OF_TRAINING: Final = 0.5
MOST_VALUES: Final = 100  # of a trait from which trees can learn anything

Traits: TypeAlias = Mapping[str, str]  # where -> what
Guesser: TypeAlias = Callable[[Sequence[Traits], Sequence[Traits]], Sequence[float]]


class Item(NamedTuple):
    """A matrix without its picture; ``faces`` are the options as published, ``options`` the traits of each.

    ``panels`` are those shown, as published.
    """

    level: Level
    faces: tuple[Any, ...]
    options: list[Traits]
    panels: tuple[Any, ...]
    key: int
    canonical: str
    structure: str


def traits(data: Any, where: str = "") -> dict[str, str]:
    """What can be seen on an option, from its JSON data.

    Objects are read field by field and lists place by place. Of a list of objects, which may be in any order, each
    field has the set of its values as one trait; the number of its entries is another. Of a list of plain values, the
    whole is a trait too. Of a line figure, the properties are its traits, and of a shape of cells how many there are
    of each kind, and how wide and high it is.
    """
    match data:
        case {"segments": _, "arcs": _, "dots": _}:
            return {name: str(value) for name, value in see(msgspec.convert(data, Figure)).values.items()}
        case Mapping():
            return {name: value for key in data for name, value in traits(data[key], f"{where} {key}").items()}
        case [Mapping(), *_]:
            fields = {key: None for entry in data for key in entry}
            seen = {f"{where} {key}": _held(entry[key] for entry in data if key in entry) for key in fields}
            return {**seen, f"{where} number": str(len(data))}
        case [str(), *_] if set("".join(data)) <= set("#.1234"):
            size = {"wide": len(data[0]), "high": len(data), **Counter("".join(data))}
            return {f"{where} {name}": str(value) for name, value in size.items()}
        case list() | tuple():
            found = {name: value for i, one in enumerate(data) for name, value in traits(one, f"{where} {i}").items()}
            if not any(isinstance(one, Mapping | list | tuple) for one in data):
                found |= {f"{where} whole": str(data), f"{where} number": str(len(data))}
            return found
        case _:
            return {where: str(data)}


def _held(values: Iterator[Any]) -> str:
    return str(sorted({str(value) for value in values}))


def matrices(family: str, level: Level, count: int, seed: int, first: int = 0) -> Iterator[Item]:
    """The accepted items of a level, proven but not drawn; those to be filled in have no options.

    Args:
        family: its name without the category.
        level: theirs.
        count: how many are tried, which are all accepted but for very few.
        seed: of all.
        first: index of the first one.
    """
    for one in drafts(catalog.load(f"{CATEGORY}/{family}"), level, seed, count, first):
        certificate = one.certificate
        key, options, panels, faces = -1, [], (), ()
        if one.wording.kind is Kind.LETTER:
            texts = [text and text["en"] for text in one.wording.options]
            shown = one.statement.get("figures", one.statement.get("things"))
            own = shown if shown is not None and len(shown) == len(texts) else texts
            faces = tuple(one.query.get("options", own))
            options = [traits(face) for face in faces]
            panels = tuple(one.statement.get("panels", ()))
            key = LETTERS.index(one.answer)
        yield Item(level, faces, options, panels, key, certificate.canonical, certificate.structure)


def kept(folder: Path | None, family: str, level: Level, count: int, seed: int) -> list[Item]:
    """The first items of a level: those that a folder has, and others, which are added to it one by one."""
    if folder is None:
        return list(matrices(family, level, count, seed))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{family}-{level}-{seed}.jsonl"
    with path.open("a+b") as file:
        file.seek(0)
        items = [msgspec.json.decode(line, type=Item) for line in islice(file, count)]
        for item in matrices(family, level, count, seed, len(items)):
            file.write(msgspec.json.encode(item) + b"\n")
            file.flush()
            items.append(item)
    return items


def _columns(options: Sequence[Traits]) -> dict[str, Counter[str | None]]:
    """Of each trait, how many options have which value; None where an option lacks it."""
    names = dict.fromkeys(name for option in options for name in option)
    return {name: Counter(option.get(name) for option in options) for name in names}


def majority(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """In how many traits an option has the commonest value."""
    columns = _columns(options)
    most = {name: max(column.values()) for name, column in columns.items()}
    return [sum(column[option.get(name)] == most[name] for name, column in columns.items()) for option in options]


def rarity(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """In how many traits an option has the rarest value."""
    columns = _columns(options)
    least = {name: min(column.values()) for name, column in columns.items()}
    return [sum(column[option.get(name)] == least[name] for name, column in columns.items()) for option in options]


def likeness(options: Sequence[Traits], _: Sequence[Traits]) -> list[float]:
    """How much an option has in common with all others: the medoid wins."""
    return _shared(options, options)


def oddness(options: Sequence[Traits], context: Sequence[Traits]) -> list[float]:
    """The opposite: the odd one out wins."""
    return [-alike for alike in likeness(options, context)]


def familiarity(options: Sequence[Traits], context: Sequence[Traits]) -> list[float]:
    """How much an option has in common with the panels; sees more than the options."""
    return _shared(options, context)


def _shared(options: Sequence[Traits], others: Sequence[Traits]) -> list[float]:
    """How many traits each option has in common with all of these."""
    return [float(sum(len(one.items() & other.items()) for other in others)) for one in options]


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


def learned(items: Sequence[Item], alone: bool = False) -> list[float]:
    """Scores of a classifier on the second half of the items, after it has learned from the first half.

    It sees of each option the traits, how common each is among the options, and what the guessers make of it; or the
    traits alone, where to compare them is to solve the puzzle.
    """
    shown = {(_field(name), value) for item in items for one in item.options for name, value in one.items()}
    variety = Counter(field for field, _ in shown)

    def word(name: str, value: str) -> str:
        field = _field(name)
        return field if variety[field] > MOST_VALUES else f"{field} {value}"

    words = sorted({word(*pair) for item in items for option in item.options for pair in option.items()})
    vocabulary = {word: place for place, word in enumerate(words)}

    def features(item: Item) -> Any:
        held = np.zeros((len(item.options), len(vocabulary)))
        for row, option in enumerate(item.options):
            for pair in option.items():
                held[row, vocabulary[word(*pair)]] += 1
        if alone:
            return held
        rated = np.array([guess(item.options, ()) for guess in GUESSERS.values()]).T
        rated = rated - rated.max(axis=0)
        return np.hstack([held, np.broadcast_to(held.mean(axis=0), held.shape) * (held > 0), rated])

    return _trees(items, features)


def _trees(items: Sequence[Item], features: Callable[[Item], Any]) -> list[float]:
    """Scores on the second half of the items of trees that have learned from the first half.

    Args:
        items: all of them.
        features: of an item, a row for each option.
    """
    train = items[: int(len(items) * SHARE_OF_TRAINING)]
    test = items[len(train) :]
    model = HistGradientBoostingClassifier(random_state=0, early_stopping=False)
    model.fit(
        np.vstack([features(item) for item in train]),
        np.concatenate([np.arange(len(item.options)) == item.key for item in train]),
    )
    return [score(list(model.predict_proba(features(item))[:, 1].round(9)), item.key) for item in test]


def atoms(data: Any, *where: str) -> frozenset[tuple[str, ...]]:
    """All that a panel holds, one by one; the members of a list are known by what they are, parts by their place."""
    match data:
        case Mapping():
            return frozenset().union(*(atoms(value, *where, key) for key, value in data.items()))
        case list() | tuple():
            nested = any(isinstance(one, list | tuple) for one in data)
            return frozenset().union(*(atoms(one, *where, *([str(i)] if nested else [])) for i, one in enumerate(data)))
        case _:
            return frozenset({(*where, str(data))})


def far(items: Sequence[Item]) -> list[float]:
    """Scores on the second half of the items of trees that see how far options are from panels, and nothing else.

    Of each option they see in how much it differs from each panel, the same less the mean over all options, and in how
    much panels differ from one another.
    """
    most = max(len(item.panels) for item in items)

    def features(item: Item) -> Any:
        panels, options = [atoms(panel) for panel in item.panels], [atoms(face) for face in item.faces]
        apart = np.full((len(options), most), np.nan)
        apart[:, : len(panels)] = [[len(option ^ panel) for panel in panels] for option in options]
        between = np.full((most, most), np.nan)
        between[: len(panels), : len(panels)] = [[len(one ^ other) for other in panels] for one in panels]
        given = between[np.triu_indices(most, 1)]
        return np.hstack([apart, apart - apart.mean(axis=0), np.broadcast_to(given, (len(options), len(given)))])

    return _trees(items, features)


def remembered(items: Sequence[Item]) -> list[float]:
    """Scores on the second half of the items of one who picks what was most often the answer in the first half."""
    train = items[: int(len(items) * SHARE_OF_TRAINING)]
    shown = Counter(str(face) for item in train for face in item.faces)
    right = Counter(str(item.faces[item.key]) for item in train)
    rated = (
        [(right[face] + 1) / (shown[face] + len(i.faces)) for face in map(str, i.faces)] for i in items[len(train) :]
    )
    return [score(ratings, item.key) for ratings, item in zip(rated, items[len(train) :], strict=True)]


def extremes(items: Sequence[Item], elsewhere: bool = False) -> Iterator[tuple[str, Sequence[Item], list[float]]]:
    """The items and scores of those who pick the option with the most, or the least, of something that can be counted.

    Args:
        items: to be judged by.
        elsewhere: leave out, for each guesser, the items that what it counts solves.
    """
    for name in items[0].options[0]:
        if all(one.get(name, "").isdigit() for item in items for one in item.options):
            part = [item for item in items if not (elsewhere and solved_by(name, item))]
            for sign, word in ((1, "most"), (-1, "fewest")):
                yield f"{word} {name}", part, [score([sign * int(o[name]) for o in i.options], i.key) for i in part]


def solved_by(name: str, item: Item) -> bool:
    """True if the first rule by which a figure is the odd one speaks of this count; to compare is then to solve."""
    _, rule, _ = item.structure.split("; ")
    return any(rule.startswith(f"{trait} ") and name in counts for trait, counts in SPEAKS_OF.items())


def summary(family: str, items: Sequence[Item], made: Mapping[Level, Sequence[Item]]) -> None:
    """Print a row of the table of all families: the farthest off of the guessers, the places of keys, the variety."""
    found = {name: result(scores, part) for name, part, scores in extremes(items, elsewhere=family == OPEN)}
    if family == OPEN:
        everywhere = {name: result(scores, items) for name, _, scores in extremes(items)}
        print("| guesser | right in all items, % | where the rule is another one, % |\n|---|---:|---:|")
        for name, (mean, _, errors) in sorted(everywhere.items(), key=lambda named: -named[1].errors):
            other = found[name]
            print(f"| {name} | {100 * mean:.1f} ({errors:+.1f}) | {100 * other.mean:.1f} ({other.errors:+.1f}) |")
    else:
        for name, guess in GUESSERS.items():
            found[name] = result([score(guess(i.options, ()), i.key) for i in items], items)
    views = [blind.View(item.faces) for item in items]
    for name, rate in blind.GUESSERS.items():
        found[name] = result([score(rate(view), item.key) for view, item in zip(views, items, strict=True)], items)
    results = dict(found)
    learners = {"memory": remembered(items), "trees": learned(items, alone=family == OPEN)}
    if items[0].panels:
        learners["distances"] = far(items)
    results |= {name: result(scores, items) for name, scores in learners.items()}
    cells = [str(len(items)), f"{100 * result([0.0] * len(items), items).chance:.1f}"]
    for pick in (max, min):
        name = pick(found, key=lambda name: results[name].errors)
        cells.append(f"{name} {100 * results[name].mean:.1f} ({results[name].errors:+.1f})")
    for name in ("memory", "trees", "distances"):
        cells.append(f"{100 * results[name].mean:.1f} ({results[name].errors:+.1f})" if name in results else "-")
    places = []
    for place in range(max(len(item.options) for item in items)):
        part = [item for item in items if len(item.options) > place]
        places.append(abs(result([float(item.key == place) for item in part], part).errors))
    counts = Counter(item.structure for level in made for item in made[level])
    total = counts.total()
    entropy = -sum(n / total * math.log2(n / total) for n in counts.values())
    spare = [len(part) - len({item.canonical for item in part}) for part in made.values()]
    cells += [f"{max(places):.1f}", str(total), str(len(counts)), f"{entropy:.1f}", ", ".join(map(str, spare))]
    print(f"\n{_HEADER}\n| `{family}` | {' | '.join(cells)} |", flush=True)


_HEADER: Final = (
    "| family | items | chance, % | best guesser | worst guesser | memory | trees | distances | keys | "
    "all items | structures | entropy, bits | duplicates |\n"
    "|---|---:|---:|---|---|---:|---:|---:|---:|---:|---:|---:|---|"
)


def _field(name: str) -> str:
    """A trait's name without the places of lists in which it stands."""
    return " ".join(part for part in name.split() if not part.isdigit())


class Result(NamedTuple):
    """How often a guesser is right, and would be by chance; the difference in standard errors."""

    mean: float
    chance: float
    errors: float


def result(scores: Sequence[float], items: Sequence[Item]) -> Result:
    """What scores come to. The items are as many as the scores, or more: then the scores are of the last ones."""
    chances = [1 / len(item.options) for item in items[len(items) - len(scores) :]]
    chance = sum(chances) / len(chances)
    mean = sum(scores) / len(scores)
    error = math.sqrt(sum(one * (1 - one) for one in chances)) / len(scores)
    return Result(mean, chance, (mean - chance) / error)


def line(name: str, scores: Sequence[float], items: Sequence[Item]) -> str:
    """A row of the table of one family."""
    mean, chance, errors = result(scores, items)
    return f"| {name} | {len(scores)} | {100 * mean:.1f} | {100 * chance:.1f} | {errors:+.1f} |"


def control(items: Sequence[Item]) -> list[Item]:
    """The answers of these items, whose options are cubes, with three that each differ from them in one attribute."""
    return [item._replace(options=[item.options[item.key ^ bit] for bit in (1, 2, 0, 4)], key=2) for item in items]


def guessing(family: str, items: Sequence[Item]) -> None:
    """Print how often guessers are right; the items are of all levels, mixed."""
    print("| guesser | items | right, % | chance, % | standard errors |\n|---|---:|---:|---:|---:|")
    for level in (*Level, None):
        part = [item for item in items if level in (item.level, None)]
        if part:
            for name, guess in GUESSERS.items():
                scores = [score(guess(item.options, ()), item.key) for item in part]
                print(line(f"{name}, {level or 'all'}", scores, part))
    for name, rate in blind.GUESSERS.items():
        print(line(f"as a release is judged: {name}", [score(rate(blind.View(i.faces)), i.key) for i in items], items))
    print(line("boosted trees on the options, all", learned(items), items), flush=True)
    if items[0].panels:
        for sign, name in ((1, "most"), (-1, "least")):
            like = [
                [sign * alike for alike in familiarity(i.options, [traits(panel) for panel in i.panels])] for i in items
            ]
            scores = [score(ratings, item.key) for ratings, item in zip(like, items, strict=True)]
            print(line(f"sees the matrix: {name} like its panels, all", scores, items))
        print(line("sees the matrix: boosted trees on distances, all", far(items), items), flush=True)
    if family == CONTROLLED:
        worse = control(items)
        for name, guess in GUESSERS.items():
            print(line(f"control: {name}", [score(guess(i.options, ()), i.key) for i in worse], worse))
        print(line("control: boosted trees on the options", learned(worse), worse), flush=True)


def varying(made: Mapping[Level, Sequence[Item]], wanted: int) -> None:
    """Print how many structures there are among so many items of all levels together, and how many items are alike."""
    print("\n| items | level | structures | entropy, bits | duplicates |\n|---:|---|---:|---:|---:|")
    for level in (*made, None):
        part = [item for one in made for item in made[one][: wanted // len(made)] if level in (one, None)]
        counts = Counter(item.structure for item in part)
        entropy = -sum(n / len(part) * math.log2(n / len(part)) for n in counts.values())
        spare = len(part) - len({item.canonical for item in part})
        print(f"| {len(part)} | {level or 'all'} | {len(counts)} | {entropy:.1f} | {spare} |")


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", metavar="family", help="raven unless told otherwise")
    parser.add_argument("--items", type=int, default=2000, help="of each level, for the guessers")
    parser.add_argument("--variety", type=int, default=10_000, help="of all levels together, for the variety")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--levels", nargs="*", type=Level, help="all unless told otherwise")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where items are kept, to go on later")
    parser.add_argument("--summary", action="store_true", help="print only the row of the table of all families")
    options = parser.parse_args()
    for family in options.families or [CONTROLLED]:
        (row,) = catalog.find(f"{CATEGORY}/{family}")
        each = max(options.items, -(-options.variety // len(row.levels)))
        levels = options.levels or row.levels
        made = {level: kept(options.keep, family, level, each, options.seed) for level in levels}
        choices = {level: [item for item in made[level] if item.options] for level in made}
        items = [item for level in made for item in choices[level][: options.items]]
        items = [items[place] for place in Stream("benchmark", "order").permutation(len(items))]
        print(f"\n{row.name}\n")
        if not options.summary:
            guessing(family, items)
            varying(made, options.variety)
        summary(family, items, made)


if __name__ == "__main__":
    main()
