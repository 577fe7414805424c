"""What the options of the families about solids give away, and how much the puzzles vary.

``python -m benchmarks.solids`` prints the tables of ``docs/solids.md``. The guessers see nothing but the options: those
of the release gate, and boosted trees that have learned from other items.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.matrices import Item, learned, line, score, traits
from puzzlegen import catalog, pipeline
from puzzlegen.certificate import Certificate
from puzzlegen.family import Level, Rejected
from puzzlegen.item import Choice, FillIn
from puzzlegen.releases.options import GUESSERS, View
from puzzlegen.stream import Stream

FAMILIES: Final = (
    "block_stack",
    "cross_section",
    "cube_net",
    "dice",
    "polyhedron_net",
    "rotation",
    "shadow",
    "solid_assembly",
    "three_view",
)


class Accepted(NamedTuple):
    """An item without its picture; ``key`` is the place of the right option, or None where there are no options."""

    level: Level
    options: list[Any]
    key: int | None
    text: str
    certificate: Certificate


def accepted(name: str, level: Level, count: int, seed: int) -> Iterator[Accepted]:
    """The first accepted items of a family at a level, proven but not drawn."""
    loaded = catalog.load(name)
    params = loaded.family.levels[level]
    digest = pipeline.params_digest(params)
    for index in range(count):
        for attempt in range(pipeline.MAX_ATTEMPTS):
            rng = Stream.for_item(name, loaded.row.version, digest, seed, index, attempt)
            try:
                drafted = pipeline.draft(loaded, params, rng)
            except Rejected:
                continue
            certificate = loaded.validator.certify(drafted.statement, drafted.question)
            answer = drafted.asked.answer
            if pipeline.objection(certificate, answer, params.band) is None:
                options = msgspec.to_builtins(drafted.question.query.get("options", []))
                key = "ABCD".index(answer.letter) if isinstance(answer, Choice) else None
                text = answer.text if isinstance(answer, FillIn) else ""
                yield Accepted(level, options, key, text, certificate)
                break


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", default=FAMILIES, help="all, unless some are named")
    parser.add_argument("--items", type=int, default=2000, help="of each family and level")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    made = {
        family: [
            item for level in Level for item in accepted(f"solids/{family}", level, arguments.items, arguments.seed)
        ]
        for family in arguments.families
    }
    print("| family, guesser | items | right, % | chance, % | standard errors |\n|---|---:|---:|---:|---:|")
    for family, items in made.items():
        choices = [
            Item(item.level, tuple(item.options), list(map(traits, item.options)), [], item.key, "", "")
            for item in items
            if item.key is not None
        ]
        for name, guess in GUESSERS.items():
            scores = [score(guess(View(item.faces)), item.key) for item in choices]
            print(line(f"{family}, {name}", scores, choices), flush=True)
        mixed = [choices[place] for place in Stream("benchmark", "order").permutation(len(choices))]
        print(line(f"{family}, boosted trees", learned(mixed), mixed), flush=True)
    print("\n| family | level | items | structures | duplicates | commonest number, % |\n|---|---|---:|---:|---:|---:|")
    for family, items in made.items():
        for level in Level:
            part = [item for item in items if item.level is level]
            texts = [item.text for item in part if item.text]
            most = max((100 * texts.count(text) / len(texts) for text in set(texts)), default=0.0)
            spare = len(part) - len({item.certificate.canonical for item in part})
            structures = len({item.certificate.structure for item in part})
            print(f"| {family} | {level} | {len(part)} | {structures} | {spare} | {f'{most:.1f}' if texts else ''} |")


if __name__ == "__main__":
    main()
