"""Release folders as they are before anything but their tables and pictures is written, put together from snapshots."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from puzzlegen.item import Item, Key, Proof
from puzzlegen.releases import canary, card, croissant, gallery, parquet
from puzzlegen.releases.documents import IMAGES, ITEMS, KEYS, PROOFS, Frontispiece, Gate, Held, ReleasedItem, Version
from puzzlegen.snapshots import manifest
from puzzlegen.snapshots.reading import documents

VERSION = Version(2026, 11)
SERIES = "trial"
GATES = (
    Gate("guessing", passed=True, detail="A guesser that sees the options | only is right in 24% of cases."),
    Gate("drift", passed=True, detail="No mean difficulty moved by more than 0.5 <units>."),
)


def held(snapshot: Path, split: str = "test") -> list[Held]:
    """The items of a snapshot as items of a release."""
    tables = (
        documents(snapshot / manifest.ITEMS, Item),
        documents(snapshot / manifest.KEYS, Key),
        documents(snapshot / manifest.PROOFS, Proof),
    )
    marks = {"split": split, "released": str(VERSION), "canary": canary.guid(SERIES, VERSION)}
    return [
        Held(ReleasedItem(**msgspec.structs.asdict(item), **marks), key, proof)
        for item, key, proof in zip(*tables, strict=True)
    ]


def lay(
    folder: Path, items: Sequence[Held], pictures: Path, *, keys: bool = True, title: str = "Trial"
) -> Frontispiece:
    """Write the tables of a release and copy its pictures from the snapshot ``pictures``."""
    (folder / IMAGES).mkdir(parents=True)
    guid = canary.guid(SERIES, VERSION)
    for one in items:
        for path in one.item.images:
            (folder / path).write_bytes(canary.stamped((pictures / path).read_bytes(), canary.paragraph(guid)))
    tables = {ITEMS: [one.item for one in items]}
    if keys:
        tables |= {KEYS: [one.key for one in items], PROOFS: [one.proof for one in items]}
    for name, lines in tables.items():
        (folder / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return Frontispiece(
        series=SERIES,
        title=title,
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
    card.write(front)
