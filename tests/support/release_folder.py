"""Release folders as they are before anything but their tables and pictures is written, put together from snapshots."""

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from puzzlegen.drawing.png import stamped
from puzzlegen.releases import canary, card, croissant, gallery, parquet, schemas
from puzzlegen.releases.columns import row
from puzzlegen.releases.documents import IMAGES, ITEMS, KEYS, PROOFS, Frontispiece, Gate, Held, ReleasedItem, Version
from puzzlegen.snapshots import writer
from puzzlegen.snapshots.reading import rows
from puzzlegen.specs import language as spec

VERSION = Version(2026, 11)
SERIES = "trial"
TITLE = 'Trial: "one" | <b>two</b> & 三 #4'
GATES = (
    Gate("guessing", passed=True, detail="A guesser that sees the options | only is right in 24% of cases."),
    Gate("drift", passed=False, detail="A mean difficulty moved by more than 0.5 <units>\nand by more than it should."),
)
LOADING = Path(__file__).with_name("loading.py")


def sample(folder: Path) -> tuple[list[Held], Path]:
    """Items of all answer forms, in two languages and two splits, one with two pictures; and where the pictures lie."""
    pictures = folder / "pictures"
    items: list[Held] = []
    for target, n, language, split in (
        ("sudoku/classic_6x6", 20, "en", "test"),
        ("sudoku/classic_6x6", 3, "zh", "train"),
        ("template/blank", 6, "en", "test"),
    ):
        snapshot = folder / f"{target.replace('/', '-')}-{language}"
        seed = 4 if language == "en" else 2
        writer.write_snapshot(writer.request_for(spec.read(target), target, n, seed, (language,)), snapshot)
        shutil.copytree(snapshot / IMAGES, pictures / IMAGES, dirs_exist_ok=True)
        items += held(snapshot, split)
    double = items[-1].item
    paths = tuple(f"{IMAGES}/{double.id}-{number}.png" for number in (1, 2))
    for path, source in zip(paths, (double, items[0].item), strict=True):
        shutil.copy(pictures / source.images[0], pictures / path)
    items[-1] = msgspec.structs.replace(items[-1], item=msgspec.structs.replace(double, images=paths))
    return items, pictures


def held(snapshot: Path, split: str) -> list[Held]:
    """The items of a snapshot as items of a release."""
    marks = {"split": split, "released": str(VERSION), "canary": canary.guid(SERIES, VERSION)}
    return [Held(ReleasedItem.of(item, proof, **marks), key, proof) for item, key, proof in rows(snapshot)]


def without_keys(items: Sequence[Held]) -> list[Held]:
    """The items as a release holds them that keeps its keys apart."""
    return [Held(one.item, None, None) for one in items]


def lay(folder: Path, items: Sequence[Held], pictures: Path, *, keys: bool = True) -> Frontispiece:
    """Write the tables of a release, and its pictures with their canary."""
    (folder / IMAGES).mkdir(parents=True)
    guid = canary.guid(SERIES, VERSION)
    for one in items:
        for path in one.item.images:
            (folder / path).write_bytes(stamped((pictures / path).read_bytes(), guid))
    tables: dict[str, list[Any]] = {ITEMS: [one.item for one in items]}
    if keys:
        tables |= {KEYS: [one.key for one in items], PROOFS: [one.proof for one in items]}
    for name, lines in tables.items():
        (folder / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return Frontispiece(
        series=SERIES,
        title=TITLE,
        licence="CC-BY-4.0",
        version=VERSION,
        canary=guid,
        splits=dict(Counter(one.item.split for one in items)),
        hidden=3,
        keys=keys,
        gates=GATES,
        folder=folder,
    )


def introduce(front: Frontispiece) -> None:
    """Write all that is published besides the tables and the pictures."""
    parquet.write(front)
    croissant.write(front)
    gallery.write(front)
    schemas.write(front)
    card.write(front)


def seen(picture: Image.Image) -> list[Any]:
    """What there is to see of a picture: its mode, its size, the digest of its pixels."""
    return [picture.mode, *picture.size, sha256(picture.tobytes()).hexdigest()]


def expected(items: Sequence[Held], folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Split -> the rows that a reader has to find, in plain JSON, with what there is to see of each picture."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for one in items:
        pictures = [seen(Image.open(folder / path)) for path in one.item.images]
        cells = json.loads(msgspec.json.encode(row(one) | {"images": pictures}))
        rows.setdefault(one.item.split, []).append(cells)
    return rows


def loaded(python: str, folder: Path, home: Path) -> dict[str, list[dict[str, Any]]]:
    """What the package ``datasets`` of this Python finds in the release, without any network."""
    done = subprocess.run(
        [python, str(LOADING), str(folder)],
        env={"HF_HUB_OFFLINE": "1", "HF_HOME": str(home), "PATH": ""},
        check=True,
        stdout=subprocess.PIPE,
    )
    rows: dict[str, list[dict[str, Any]]] = json.loads(done.stdout)
    return rows
