"""Writes what follows from the tables and pictures of a release: parquet files, card, gallery, schemas, Croissant.

Nothing else goes into these than the release's documents, so that anybody can write them again and compare.
"""

from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.releases import card, croissant, gallery, parquet, schemas
from puzzlegen.releases.documents import Content, Frontispiece, Version
from puzzlegen.releases.parquet import Older
from puzzlegen.snapshots import digest
from puzzlegen.specs.language import Terms

_OURS: Final = (card, gallery, schemas)
NAMES: Final = (*(page.NAME for page in _OURS), croissant.NAME)


def libraries() -> dict[str, str]:
    """The libraries that the bytes of parquet files, Croissant document and schemas depend on: name -> version."""
    return {name: version(name) for name in ("mlcroissant", "msgspec", "pyarrow")}


def frontispiece(content: Content, terms: Terms, folder: Path) -> Frontispiece:
    """What the pages say, given all that a release's ``release.json`` says before there are any."""
    return Frontispiece(
        series=content.series,
        title=terms.title,
        licence=terms.licence,
        version=Version.parse(content.version),
        canary=content.canary,
        splits=content.splits,
        hidden=content.hidden.count if content.hidden else 0,
        keys=not content.sealed,
        gates=content.gates,
        folder=folder,
    )


def write(content: Content, folder: Path, older: Older | None) -> Content:
    """Write parquet files and pages beside the tables and pictures in ``folder``; returns the content with both.

    What the release before has already, ``older``, is taken from there.

    Raises:
        MissingExtra: a package that writes them is not installed.
        CorruptTable: a table cannot be read.
    """
    front = frontispiece(content, content.terms, folder)
    shards = parquet.write(front, older)
    describe(front)
    return msgspec.structs.replace(content, shards=shards, pages=digests(folder))


def describe(front: Frontispiece) -> None:
    """Write the pages beside the tables, the pictures and the parquet files."""
    for page in _OURS:
        page.write(front)
    croissant.write(front)


def digests(folder: Path) -> dict[str, str]:
    """The pages in a folder as the root digest covers them."""
    found = {page.NAME: digest.of_file(folder / page.NAME) for page in _OURS}
    return found | {croissant.NAME: croissant.said(foreign.read(folder / croissant.NAME, foreign.MOST_DOCUMENT))}
