"""Reads the tables of a snapshot."""

from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest
from pathlib import Path
from typing import TypeVar

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Answer, BoundingBoxes, Choice, Item, Key, Proof
from puzzlegen.snapshots import manifest

D = TypeVar("D", bound=msgspec.Struct)
T = TypeVar("T")


class NoSuchItem(WrongUsage):
    """No item, or more than one, goes by this id."""


class CorruptTable(CheckFailed):
    """A table of the snapshot cannot be read."""


class Origin(msgspec.Struct, frozen=True):
    """The items of a snapshot or a release, which are to be varied.

    Attributes:
        folder: where it lies, for people.
        root: the digest that covers it.
        request: what was asked for.
        rows: the items with their keys and proofs.
    """

    folder: Path
    root: str
    request: manifest.Request
    rows: Iterable[tuple[Item, Key, Proof]]


def documents(path: Path, kind: type[D]) -> Iterator[D]:
    """The documents of a table, line by line; raises `CorruptTable` at one that cannot be read."""
    for number, line in enumerate(foreign.lines(path), start=1):
        try:
            yield foreign.decoded(line, kind)
        except InvalidInput as error:
            raise CorruptTable(f"{path}: line {number} cannot be read: {error}.") from error


def rows(folder: Path) -> Iterator[tuple[Item, Key, Proof]]:
    """The items of a snapshot with their keys and proofs, in order; raises `CorruptTable`."""
    tables = (
        documents(folder / manifest.ITEMS, Item),
        documents(folder / manifest.KEYS, Key),
        documents(folder / manifest.PROOFS, Proof),
    )
    for item, key, proof in zip_longest(*tables):
        if item is None or key is None or proof is None:
            raise CorruptTable(f"The tables of {folder} have different numbers of lines.")
        yield item, key, proof


def only(found: Iterator[T], folder: Path, item_id: str | None) -> T:
    """The one that was found among the items of ``folder`` by this id, or the first one if none was asked for.

    Raises:
        NoSuchItem: there is none, or there are several.
    """
    candidates = list(found if item_id else islice(found, 1))
    if len(candidates) != 1:
        raise NoSuchItem(f"{len(candidates) or 'No'} items of {folder} have an id that begins with {item_id!r}.")
    return candidates[0]


def spoken(answer: Answer) -> str:
    """The answer as a person would write it."""
    match answer:
        case Choice(letter=letter):
            return letter
        case BoundingBoxes(boxes=boxes):
            return "; ".join(str(list(box)) for box in boxes)
    return answer.text
