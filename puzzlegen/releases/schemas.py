"""``schemas.json``: the published form of every family of a release as JSON Schema, for readers in any language.

An object with the schema of each family under its full name, see `puzzlegen.catalog.Format.schema`; its title has the
version of the family, whose items have this form. What it describes is an object with the ``statement``, ``query`` and
``why`` of a line of ``proofs.jsonl``.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.releases import reading
from puzzlegen.releases.documents import Frontispiece

NAME: Final = "schemas.json"


def write(front: Frontispiece) -> None:
    """Write the schemas; the tables lie in the release already.

    Raises:
        CorruptTable: a table of the release cannot be read.
    """
    schemas = {name: schema for name, schema in known(front.folder).items() if schema is not None}
    text = msgspec.json.format(msgspec.json.encode(schemas), indent=2)
    (front.folder / NAME).write_bytes(text + b"\n")


def known(folder: Path) -> dict[str, Any]:
    """The schemas of the families of a release; None for one whose newest items are of another version than here."""
    newest: dict[str, int] = {}
    for held in reading.held(folder):
        name = f"{held.item.category}/{held.item.family}"
        newest[name] = max(held.item.family_version, newest.get(name, 0))
    here = {row.name: row.version for row in catalog.rows()}
    return {
        name: plain(catalog.load_format(name).schema(f"{name}, version {version}"))
        if here.get(name) == version
        else None
        for name, version in sorted(newest.items())
    }
