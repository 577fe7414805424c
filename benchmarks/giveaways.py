"""What the options and the common answers of families give away, and how much their puzzles vary.

``python -m benchmarks.giveaways`` prints the tables of ``docs/solids.md``, and with families of the category ``boards``
those of ``docs/boards.md``. The guessers see nothing but the options: those of the release gate, those who pick a
letter, and boosted trees that have learned from other items.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.matrices import Item, learned, line, score, traits
from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM, LETTERS
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm, Kind
from puzzlegen.core.stream import Stream
from puzzlegen.fairness.option_guessers import GUESSERS, View

FAMILIES: Final = tuple(row.name for row in catalog.find("solids"))
_SHOWN: Final = ("options", "numbers")  # of a query: what its options show


class Accepted(NamedTuple):
    """An item without its picture; ``key`` is the place of the right option, or None where there are no options."""

    level: Level
    task: str
    options: list[Any]
    key: int | None
    text: str
    certificate: Certificate


def accepted(name: str, level: Level, count: int, seed: int) -> Iterator[Accepted]:
    """The first accepted items of a family at a level, proven but not drawn."""
    for one in drafts(catalog.load(name), level, seed, count):
        query, answer = one.query, one.answer
        shown = next((query[field] for field in _SHOWN if field in query), None)
        if shown is None:
            shown = [text and text["en"] for text in one.wording.options]
        choice = one.wording.kind is Kind.LETTER
        key = LETTERS.index(answer) if choice else None
        text = "" if choice or FORM[one.wording.kind] is AnswerForm.BOUNDING_BOXES else answer
        yield Accepted(level, query.get("task", ""), msgspec.to_builtins(shown), key, text, one.certificate)


def seen(option: Any) -> dict[str, str]:
    """The traits of an option; those of a chess position are the men on its squares, and how many there are of each."""
    if not isinstance(option, str) or option.count("/") != 7:
        return traits(option)
    squares = "".join("." * int(sign) if sign.isdigit() else sign for sign in option.split()[0])
    return {f"square {'abcdefgh'[at % 8]}{8 - at // 8}": sign for at, sign in enumerate(squares)} | {
        f"number of {man}": str(number) for man, number in sorted(Counter(squares).items())
    }


def guessing(family: str, items: list[Accepted]) -> None:
    """Print how often guessers are right, for each task with options."""
    for task in dict.fromkeys(item.task for item in items if item.key is not None):
        choices = [
            Item(item.level, tuple(item.options), list(map(seen, item.options)), [], item.key, "", "")
            for item in items
            if item.key is not None and item.task == task
        ]
        name = f"{family} {task}".strip()
        for place in range(max(len(item.options) for item in choices)):
            scores = [float(item.key == place) for item in choices]
            print(line(f"{name}, always {LETTERS[place]}", scores, choices))
        for guesser, guess in GUESSERS.items():
            scores = [score(guess(View(item.faces)), item.key) for item in choices]
            print(line(f"{name}, {guesser}", scores, choices), flush=True)
        mixed = [choices[place] for place in Stream("benchmark", "order").permutation(len(choices))]
        print(line(f"{name}, boosted trees", learned(mixed), mixed), flush=True)


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", default=FAMILIES, help="all solids, unless some are named")
    parser.add_argument("--items", type=int, default=2000, help="of each family and level")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    made = {
        family: [item for level in USUAL_LEVELS for item in accepted(family, level, arguments.items, arguments.seed)]
        for family in arguments.families
    }
    print("| family, guesser | items | right, % | chance, % | standard errors |\n|---|---:|---:|---:|---:|")
    for family, items in made.items():
        guessing(family, items)
    print("\n| family | level | items | structures | duplicates | commonest answer, % |\n|---|---|---:|---:|---:|---:|")
    for family, items in made.items():
        for level in USUAL_LEVELS:
            part = [item for item in items if item.level is level]
            texts = Counter(item.text for item in part if item.text)
            most = f"{100 * texts.most_common(1)[0][1] / texts.total():.1f}" if texts else ""
            spare = len(part) - len({item.certificate.canonical for item in part})
            structures = len({item.certificate.structure for item in part})
            print(f"| {family} | {level} | {len(part)} | {structures} | {spare} | {most} |")


if __name__ == "__main__":
    main()
