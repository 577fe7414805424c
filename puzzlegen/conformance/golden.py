"""Golden digests of every family and level: a changed digest means a changed output, which needs a new version.

``make golden`` (or ``python -m puzzlegen.conformance.golden``) writes them anew; with the names of families or
categories only theirs, such as ``make golden FAMILY=matrices/raven``.
"""

import json
import sys
from functools import lru_cache

from puzzlegen import catalog
from puzzlegen.conformance import candidates, photographs, views
from puzzlegen.conformance.dossier import FamilyEvidence, NoEvidence
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import LANGUAGES
from puzzlegen.materials.material import Material
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.item_options import DEFAULT_OPTIONS, ItemOptions
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.words import say, written

SEED = 20261121
ITEMS = 3


def made(row: catalog.Row, level: Level, count: int = ITEMS) -> list[AcceptedItem]:
    """The first items of a family at a level."""
    loaded = catalog.load(row.name)
    return [make_item(loaded, level, SEED, index, "en", manner(row)) for index in range(count)]


@lru_cache(maxsize=len(Level))
def first(name: str, level: Level) -> list[AcceptedItem]:
    """The same items, made once for all tests that look at them."""
    return made(catalog.find(name)[0], level)


def manner(row: catalog.Row) -> ItemOptions:
    """How items of a family are made here: those of a material of one that is made for it."""
    return ItemOptions(materials=tuple(materials(row).values())) if row.needs else DEFAULT_OPTIONS


def materials(row: catalog.Row) -> dict[str, Material]:
    """Name -> the material that a family needs, if it needs one, made for tests."""
    made = {"candidates": candidates.material, "photos": photographs.material, "places": views.material}
    return {row.needs: made[row.needs]()} if row.needs else {}


def is_reproducible(row: catalog.Row) -> bool:
    """True if a family's output is the same everywhere; photographs may differ by a bit, retouched or decoded."""
    return not row.needs


def documents(items: list[AcceptedItem]) -> str:
    """Digest of all that is asked, shown and proven, and of the key; not of ids, which stand for pixels too."""
    return digest.of_document(
        [
            [
                one.proof.statement,
                one.proof.query,
                one.proof.certificate,
                one.item.question,
                one.item.options,
                one.key.answer,
            ]
            for one in items
        ]
    )[:16]


def texts(items: list[AcceptedItem], language: str) -> str:
    """Digest of all that is said in a language: questions, short ones as well, options and explanations.

    Raises:
        NotWritten: nobody has written them in this language.
    """
    said = []
    for one in items:
        family = catalog.load_stranger(one.item.kind)
        puzzle = family.format.proven(one.proof)
        wording = family.renderer.word(puzzle.statement, puzzle.query)
        why = family.renderer.explain(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)
        phrases = (wording.ask, wording.rules, wording.short, *wording.options, why)
        said.append([wording.kind, *(None if phrase is None else say(phrase, language) for phrase in phrases)])
    return digest.of_document(said)[:16]


def spoken(items: list[AcceptedItem]) -> tuple[str, ...]:
    """The languages in which a family's questions are written."""
    family = catalog.load_stranger(items[0].item.kind)
    puzzle = family.format.proven(items[0].proof)
    ask = family.renderer.word(puzzle.statement, puzzle.query).ask
    return tuple(language for language in LANGUAGES if written(ask, language))


def pixels(items: list[AcceptedItem]) -> str:
    """Digest of the decoded pictures."""
    return digest.of_document([picture.pixels for one in items for picture in one.pictures])[:16]


def command(row: catalog.Row) -> str:
    """What writes the digests of a family anew; a package of somebody's own has no Makefile of ours."""
    return (
        f"python -m puzzlegen.conformance.golden {row.name}" if row.distribution else f"make golden FAMILY={row.name}"
    )


def write(row: catalog.Row) -> None:
    """Put the digests of a family's output of today among those that lie beside them."""
    dossier = FamilyEvidence(row)
    golden = {name: known for name, known in dossier.golden.items() if not name.startswith(f"{row.name}@")}
    for level in row.levels:
        items = made(row, level)
        golden[f"{row.name}@{level}"] = {
            "version": row.version,
            "documents": documents(items),
            "pixels": pixels(items),
            **{language: texts(items, language) for language in spoken(items)},
        }
    order = sorted(golden, key=lambda name: (name.partition("@")[0], [*Level].index(Level(name.partition("@")[2]))))
    dossier.golden_file.write_text(json.dumps({name: golden[name] for name in order}, indent=2) + "\n")


def main(targets: list[str]) -> None:
    """Write the golden digests of these families, or of all."""
    rows = [row for target in targets for row in catalog.find(target)] if targets else catalog.rows()
    for row in rows:
        if is_reproducible(row):
            write(row)
            print(f"{row.name}: {FamilyEvidence(row).golden_file}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (WrongUsage, NoEvidence) as error:  # no such family, or a package that it needs is missing
        sys.exit(str(error))
