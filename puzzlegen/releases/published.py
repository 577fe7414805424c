"""Reads a snapshot or a release, whichever a folder holds, in one way."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core.item import Item, Key, Proof
from puzzlegen.releases import documents
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.releases.reading import held
from puzzlegen.releases.series import KeysElsewhere
from puzzlegen.snapshots import manifest, reading

_SPLIT: Final = "test"  # of all items of a snapshot


class Solved(msgspec.Struct, frozen=True):
    """An item with its key and its proof."""

    item: ReleasedItem
    key: Key
    proof: Proof


def is_release(folder: Path) -> bool:
    """Whether the folder holds a release; anything else is taken for a snapshot."""
    return (folder / documents.NAME).is_file()


def title(folder: Path) -> Path:
    """The document that covers all of it."""
    return folder / (documents.NAME if is_release(folder) else manifest.NAME)


def items(folder: Path) -> Iterator[Held]:
    """The items in their order; those of a snapshot are of no release, and all in one split.

    Raises:
        NotASnapshot, NewerSchema, CorruptManifest, CorruptTable: with a sentence for the user.
    """
    if is_release(folder):
        yield from held(folder)
        return
    manifest.read(folder)
    for item, key, proof in reading.rows(folder):
        yield Held(ReleasedItem.of(item, proof, split=_SPLIT, released="", canary=""), key, proof)


def find(folder: Path, item_id: str | None) -> tuple[Item, Key | None]:
    """The item whose id begins with ``item_id`` (the first item for None), with its key, if that is published.

    Raises:
        NotASnapshot, NewerSchema, CorruptManifest, NoSuchItem, CorruptTable: with a sentence for the user.
    """
    if not is_release(folder):
        return reading.find(folder, item_id)
    found = reading.only((one for one in held(folder) if one.item.id.startswith(item_id or "")), folder, item_id)
    return found.item, found.key


def solved(folder: Path) -> Iterator[Solved]:
    """The items with their keys and proofs; raises `KeysElsewhere` where there are questions only, and as `items`."""
    for one in items(folder):
        if one.key is None or one.proof is None:
            raise KeysElsewhere.of(folder)
        yield Solved(one.item, one.key, one.proof)
