"""Reads the tables of a release."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from puzzlegen.core.item import Key, Proof
from puzzlegen.releases.documents import ITEMS, KEYS, PROOFS, Held, ReleasedItem
from puzzlegen.snapshots.reading import CorruptTable, documents


def held(folder: Path, secrets: Path | None = None) -> Iterator[Held]:
    """The items of the release in ``folder``, in order, with their keys and proofs if those lie there too.

    Keys that are kept apart lie in the folder ``secrets``.

    Raises:
        CorruptTable: a line cannot be read, or the tables do not speak of the same items in the same order.
    """
    items = documents(folder / ITEMS, ReleasedItem)
    secrets = secrets or folder
    if not (secrets / KEYS).is_file():
        for item in items:
            yield Held(item, None, None)
        return
    keys, proofs = documents(secrets / KEYS, Key), documents(secrets / PROOFS, Proof)
    for item, key, proof in zip_longest(items, keys, proofs):
        if item is None or key is None or proof is None or not item.id == key.id == proof.id:
            raise CorruptTable(f"{folder}: {ITEMS}, {KEYS} and {PROOFS} have to name the same items in the same order.")
        yield Held(item, key, proof)
