"""``README.md`` of a release: the page for people, whose header the Hugging Face Hub and ``datasets`` read."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from puzzlegen.catalog import resolution
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.version import __version__
from puzzlegen.releases import canary, croissant, documents, gallery, parquet, reading, schemas, unproven_note, upgrades
from puzzlegen.releases.columns import columns
from puzzlegen.releases.documents import FORMS, IMAGES, ITEMS, KEYS, PROOFS, RETIRED, Frontispiece

NAME: Final = "README.md"

# The Hub's names of licences, where they are the SPDX identifier in small letters; it takes others as "other".
_LICENCES: Final = frozenset(
    (
        *("apache-2.0", "bsd-2-clause", "bsd-3-clause", "cc0-1.0", "mit"),
        *("cc-by-4.0", "cc-by-nc-4.0", "cc-by-nc-nd-4.0", "cc-by-nc-sa-4.0", "cc-by-nd-4.0", "cc-by-sa-4.0"),
        *("cdla-permissive-1.0", "cdla-permissive-2.0", "cdla-sharing-1.0"),
    )
)
_SIZES: Final = (
    (10**3, "n<1K"),
    (10**4, "1K<n<10K"),
    (10**5, "10K<n<100K"),
    (10**6, "100K<n<1M"),
    (10**7, "1M<n<10M"),
)
_HUGE: Final = "10M<n<100M"
_OF_PHOTOGRAPHS: Final = ("photos", "places")  # materials, of which each item shows one
_OF_MESHES: Final = "meshes"  # likewise, of which items may be made
_SCORING: Final = {
    AnswerForm.CHOICE: "The letter of the right option.",
    AnswerForm.FILL_IN: "A short text; right if it equals the answer or one of the accepted spellings.",
    AnswerForm.OPEN_ENDED: "A longer text, compared in the same way; the question says how to write it.",
    AnswerForm.BOUNDING_BOXES: (
        "Boxes `[x1, y1, x2, y2]` in integer pixels of the first picture, origin at the top left; x2 and y2 are the "
        "first pixels outside. Boxes have no order: each predicted box is paired with one of the answer's, and a pair "
        "counts if its overlap (intersection over union) is above one half."
    ),
}


class _Credit(msgspec.Struct, frozen=True, order=True):
    """Whose a photograph or a mesh is."""

    title: str
    author: str
    licence: str
    origin: str
    sha256: str


class _Shown(msgspec.Struct):
    """A puzzle that shows a photograph, whatever else is in it."""

    photo: _Credit


class _Made(msgspec.Struct):
    """The facts of a puzzle that may be made of a mesh, whatever else is in them."""

    credit: _Credit | None = None


class _Tally(msgspec.Struct):
    """What the items add up to.

    Attributes:
        levels: ``category/family`` -> level -> number of items.
        forms, languages: each -> number of items.
        photographs: that items show, each -> number of items.
        meshes: that items are made of, each -> number of items.
        difficulties: ``category/family``, level and unit -> difficulty -> number of items.
    """

    levels: defaultdict[str, Counter[str]]
    forms: Counter[AnswerForm]
    languages: Counter[str]
    photographs: Counter[_Credit]
    meshes: Counter[_Credit]
    difficulties: defaultdict[tuple[str, str, str], Counter[float]]


def _tally(front: Frontispiece) -> _Tally:
    tally = _Tally(defaultdict(Counter), Counter(), Counter(), Counter(), Counter(), defaultdict(Counter))
    for held in reading.held(front.folder):
        item = held.item
        family = f"{item.category}/{item.family}"
        tally.levels[family][item.level] += 1
        tally.forms[item.answer_form] += 1
        tally.languages[item.language] += 1
        if held.proof is not None:
            certificate = held.proof.certificate
            tally.difficulties[family, item.level, certificate.unit][certificate.difficulty] += 1
            if upgrades.needs(item.kind) in _OF_PHOTOGRAPHS:
                tally.photographs[msgspec.convert(held.proof.statement, _Shown).photo] += 1
            if upgrades.uses(item.kind) == _OF_MESHES:
                made = msgspec.convert(held.proof.why, _Made)
                tally.meshes.update([made.credit] if made.credit else [])
    return tally


def write(front: Frontispiece) -> None:
    """Write the card; the tables lie in the release already.

    Raises:
        CorruptTable: a table of the release cannot be read.
    """
    tally = _tally(front)
    sections = (
        _opening(front),
        _example(front),
        _loading(front),
        _files(front),
        _columns(front),
        _items(front, tally),
        _answers(front, tally),
        _difficulty(tally),
        _resolution(tally),
        _credits("Photographs", "which one it shows, as `statement.photo`", tally.photographs),
        _credits("Meshes", "which one it is made of, as `why.credit`", tally.meshes),
        _gates(front),
        _hidden(front),
        _training(front),
        _citation(front),
        _origin(front, tally),
    )
    text = "\n\n".join(section for section in sections if section)
    (front.folder / NAME).write_text(f"{_header(front, tally)}\n{text}\n", encoding="utf-8")


def _header(front: Frontispiece, tally: _Tally) -> str:
    """The header in YAML. Each value is JSON, which YAML includes, so nothing is left to quoting rules."""
    total = sum(front.splits.values())
    tasks = ["visual-question-answering"]
    if AnswerForm.CHOICE in tally.forms:
        tasks.append("multiple-choice")
    licence = front.licence.lower()
    named = {"license": licence} if licence in _LICENCES else {"license": "other", "license_name": licence}
    fields: dict[str, Any] = {
        "pretty_name": front.title,
        **named,
        "language": sorted(tally.languages),
        "size_categories": [next((name for limit, name in _SIZES if total < limit), _HUGE)],
        "task_categories": tasks,
        "tags": ["benchmark", "puzzles", "visual-reasoning"],
        "configs": [
            {
                "config_name": "default",
                "default": True,
                "data_files": [
                    {"split": split, "path": parquet.pattern(split, front.version)} for split in front.splits
                ],
            }
        ],
    }
    lines = (f"{name}: {msgspec.json.encode(value).decode()}\n" for name, value in fields.items())
    return f"---\n{''.join(lines)}---\n"


def _opening(front: Frontispiece) -> str:
    total = sum(front.splits.values())
    keys = (
        "The answers lie in this folder."
        if front.keys
        else "The answers are kept apart: this folder holds the questions only."
    )
    proof = (
        "One program invented and drew them; a second one, written apart from it, solved each of them without\nknowing "
        "the answer and found that there is only one."
    )
    if others := unproven_note.told(front.gates):
        proof = f"{proof} This does not hold for all of them:\n{others} Whose they are, their proofs say."
    return f"""# {_plain(front.title)}

Version {front.version} of the series `{front.series}`: {total} visual puzzles, each with a question about its
picture. {proof} {keys}

[A few of the items]({gallery.NAME}) can be looked at in a browser."""


def _example(front: Frontispiece) -> str:
    """The first item that is a choice, or else the first; its answer is left to the reader."""
    choices = (one.item for one in reading.held(front.folder) if one.item.answer_form is AnswerForm.CHOICE)
    item = next(choices, None) or next(reading.held(front.folder)).item
    options = [f"{option.letter}. {option.text}" for option in item.options if option.text is not None]
    words = "\n>\n> ".join(_plain(text) for text in (item.question, *options))
    pictures = "\n".join(f'<img src="{path}" width="400" alt="Picture of the puzzle">' for path in item.images)
    return f"{pictures}\n\n> {words}"


def _loading(front: Frontispiece) -> str:
    split = next(iter(front.splits))
    return f"""## How to load it

From the Hugging Face Hub, once this folder is the dataset `OWNER/NAME` there:

```python
from datasets import load_dataset

items = load_dataset("OWNER/NAME", split="{split}")
question, pictures = items[0]["question"], items[0]["images"]
```

In this folder, with the package `datasets`:

```python
from pathlib import Path

from datasets import load_dataset

items = load_dataset(str(Path.cwd()), split="{split}")
question, pictures = items[0]["question"], items[0]["images"]
```

With pandas, where pictures stay encoded:

```python
from pathlib import Path

import pandas as pd

items = pd.concat(map(pd.read_parquet, sorted(Path("{parquet.DATA}").glob("{split}-*.parquet"))))
```

With any reader of Croissant:

```python
import mlcroissant as mlc

release = mlc.Dataset("{croissant.NAME}")
items = release.records("{croissant.RECORDS}", filters={{"{croissant.RECORDS}/split": "{split}"}})
```"""


def _files(front: Frontispiece) -> str:
    rows = [
        (f"`{parquet.DATA}/`", "all items with their pictures, as parquet"),
        (f"`{ITEMS}`, `{IMAGES}/`", "the same as plain lines of JSON and PNG files"),
    ]
    if front.keys:
        rows += [
            (f"`{KEYS}`", "the answers"),
            (f"`{PROOFS}`", "each puzzle as plain data, and the certificate of its one answer"),
        ]
    rows += [
        (f"`{croissant.NAME}`", "this release described for machines, with the digests of its tables"),
        (f"`{gallery.NAME}`", "a page of examples"),
        (f"`{schemas.NAME}`", "the form of each family's statements, questions and facts, as JSON Schema"),
        (f"`{RETIRED}`", "the items of the release before that are no longer in this one"),
        (f"`{FORMS}`", "the items that are new here, with the digests of their puzzles' canonical forms"),
        (f"`{documents.NAME}`", "the digests of all of it, the link to the release before, and the commitments"),
    ]
    return f"## Files\n\n{_table(('file', 'content'), rows)}"


def _columns(front: Frontispiece) -> str:
    rows = [
        (f"`{column.name}`", f"list of {column.kind}" if column.repeated else column.kind.value, column.meaning)
        for column in columns(keys=front.keys)
    ]
    return f"## Columns of the parquet files\n\n{_table(('column', 'type', 'meaning'), rows)}"


def _items(front: Frontispiece, tally: _Tally) -> str:
    levels = _levels(tally.levels.values())
    rows = [
        (family, *(str(counts[level]) for level in levels), str(counts.total()))
        for family, counts in sorted(tally.levels.items())
    ]
    splits = ", ".join(f"{count} in `{split}`" for split, count in front.splits.items())
    languages = ", ".join(f"{count} in `{language}`" for language, count in sorted(tally.languages.items()))
    return f"""## Items

By split: {splits}. By language: {languages}.

{_table(("family", *levels, "all"), rows)}"""


def _answers(front: Frontispiece, tally: _Tally) -> str:
    rows = [(f"`{form}`", str(tally.forms[form]), _SCORING[form]) for form in AnswerForm if tally.forms[form]]
    spelling = "" if front.keys else "\n\nAnswers and measured difficulties are published once they need no keeping."
    return f"## Answers\n\n{_table(('form', 'items', 'what is right'), rows)}{spelling}"


def _difficulty(tally: _Tally) -> str:
    if not tally.difficulties:
        return ""
    order = {level: number for number, level in enumerate(_levels(tally.levels.values()))}
    rows = []
    for family, level, unit in sorted(tally.difficulties, key=lambda key: (key[0], order[key[1]], key[2])):
        counts = tally.difficulties[family, level, unit]
        rows.append((family, level, unit, *(f"{value:g}" for value in _spread(counts))))
    return f"""## Measured difficulty

The validator measures how hard each puzzle is while it solves it; a level is a band of that measure.

{_table(("family", "level", "measured", "lowest", "median", "highest"), rows)}"""


def _resolution(tally: _Tally) -> str:
    rows = []
    for family, counts in sorted(tally.levels.items()):
        known = [one for level in counts if (one := resolution.of(family, level)) is not None]
        if known:
            rows.append((family, str(max(one.side for one in known)), f"{max(one.scale for one in known):.2f}"))
    if not rows:
        return ""
    return f"""## Least resolution

Many servers scale pictures down. Nobody can solve a puzzle whose picture is smaller than this: the longer side of the
largest pictures in pixels, and the scale of any picture.

{_table(("family", "longer side", "scale"), rows)}"""


def _credits(title: str, where: str, counts: Counter[_Credit]) -> str:
    if not counts:
        return ""
    rows = [
        (one.title, one.author or "not stated", one.licence, one.origin, str(count))
        for one, count in sorted(counts.items())
    ]
    return f"""## {title}

Each is under its own licence. The proof of an item says {where}.

{_table(("title", "author", "licence", "origin", "items"), rows)}"""


def _gates(front: Frontispiece) -> str:
    if not front.gates:
        return ""
    rows = [(gate.name, "passed" if gate.passed else "failed", gate.detail) for gate in front.gates]
    return f"""## Checks before publication

{_table(("check", "outcome", "finding"), rows)}"""


def _hidden(front: Frontispiece) -> str:
    if not front.hidden:
        return ""
    return f"""## Held-back items

{front.hidden} more items of this version are held back, so that scores on public and on unseen items can be compared.
`{documents.NAME}` commits to them: when they are revealed, anybody can check that they were not changed meanwhile."""


def _training(front: Frontispiece) -> str:
    return f"""## Not for training

{canary.paragraph(front.canary)} Items that are
older carry the GUID of the release that they first appeared in; the column `canary` has it."""


def _citation(front: Frontispiece) -> str:
    title = _plain(front.title).translate({ord(sign): f"\\{sign}" for sign in "{}#%$_~^"})
    return f"""## Citation

```bibtex
@misc{{{front.series}-{front.version},
  title = {{{title}}},
  version = {{{front.version}}},
  year = {{{front.version.year}}},
  note = {{Visual puzzles made with puzzlegen {__version__}}}
}}
```"""


def _origin(front: Frontispiece, tally: _Tally) -> str:
    shown = [name for name, counts in (("photographs", tally.photographs), ("meshes", tally.meshes)) if counts]
    others = f", and what they show of {' and '.join(shown)} under the licences of these" if shown else ""
    return f"""## Origin, verification and licence

Made with puzzlegen {__version__}. To check the series that it belongs to, every byte and every published answer:

```sh
puzzlegen audit SERIES --prove
```

The items are under the licence {_plain(front.licence)}{others}."""


def _levels(counts: Iterable[Mapping[str, int]]) -> tuple[str, ...]:
    """The levels that occur, from easy to hard."""
    found = {level for one in counts for level in one}
    return tuple(level.value for level in Level if level in found)


def _spread(counts: Counter[float]) -> tuple[float, float, float]:
    """The lowest of these values, the lower median, and the highest."""
    values = sorted(counts.elements())
    return values[0], values[(len(values) - 1) // 2], values[-1]


def _plain(text: str) -> str:
    """The text in one line, without anything that Markdown or HTML would take for markup of a table or a tag."""
    return " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|")


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    def lines() -> Iterator[str]:
        yield f"| {' | '.join(head)} |"
        yield f"|{'---|' * len(head)}"
        for cells in rows:
            yield f"| {' | '.join(map(_plain, cells))} |"

    return "\n".join(lines())
