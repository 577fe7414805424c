"""``croissant.json``: the release described for machines, in the Croissant format of MLCommons.

Every file has its SHA-256 there. One set of records, `RECORDS`, reads the parquet files; its field ``split`` is told by
their names, so that a reader who asks for one split opens its files only.
"""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen.core import extras
from puzzlegen.releases import canary, unproven_note
from puzzlegen.releases.columns import Column, Kind, columns
from puzzlegen.releases.documents import IMAGES, ITEMS, KEYS, PROOFS, Frontispiece
from puzzlegen.releases.parquet import DATA
from puzzlegen.snapshots import digest

if TYPE_CHECKING:
    import mlcroissant as mlc

NAME: Final = "croissant.json"
RECORDS: Final = "items"

_PARQUET: Final = "application/x-parquet"
_LINES: Final = "application/jsonlines"
_SHARDS: Final = "shards"
_VOCABULARY: Final = ("@context", "conformsTo")


def write(front: Frontispiece) -> None:
    """Write the description; the tables, the parquet files and the pictures lie in the release already.

    Raises:
        MissingExtra: mlcroissant is not installed.
    """
    with extras.imported():
        import mlcroissant as mlc

    folder = front.folder
    others = unproven_note.told(front.gates)
    proof = f"each with one proven answer, but for some: {others}" if others else "each with one proven answer."
    tables = [folder / name for name in (ITEMS, KEYS, PROOFS) if (folder / name).is_file()]
    shards = sorted((folder / DATA).iterdir())
    metadata = mlc.Metadata(
        name=front.series,
        description=f"{front.title}: visual puzzles, {proof} {canary.paragraph(front.canary)}",
        license=[f"https://spdx.org/licenses/{front.licence}.html"],
        version=str(front.version),
        date_published=front.version.date,
        cite_as=_citation(front),
        keywords=["visual puzzles", "benchmark", "visual reasoning"],
        distribution=[
            *(_file(folder, path, _LINES) for path in tables),
            *(_file(folder, path, _PARQUET) for path in shards),
            mlc.FileSet(id=IMAGES, name=IMAGES, encoding_formats=["image/png"], includes=[f"{IMAGES}/*.png"]),
            mlc.FileSet(id=_SHARDS, name=_SHARDS, encoding_formats=[_PARQUET], includes=[f"{DATA}/*.parquet"]),
        ],
        record_sets=[
            mlc.RecordSet(
                id=RECORDS,
                name=RECORDS,
                description="One record for each public item.",
                key=[f"{RECORDS}/id"],
                fields=[_field(front, column) for column in columns(keys=front.keys)],
            )
        ],
    )
    (folder / NAME).write_bytes(msgspec.json.format(msgspec.json.encode(metadata.to_json()), indent=2) + b"\n")


def worded(data: bytes) -> dict[str, Any]:
    """What such a document says, without its vocabulary, which is that of the version of the library that wrote it.

    Raises:
        msgspec.DecodeError: ``data`` is no JSON object.
    """
    document = msgspec.json.decode(data, type=dict[str, Any])
    for name in _VOCABULARY:
        document.pop(name, None)
    return document


def said(data: bytes) -> str:
    """The digest of what it says besides the SHA-256 of parquet files, whose bytes depend on libraries.

    Raises:
        msgspec.DecodeError: ``data`` is no JSON object.
    """
    document = worded(data)
    for file in document.get("distribution", ()):
        if file.get("encodingFormat") == _PARQUET:
            file.pop("sha256", None)
    return digest.of_document(document)


def _citation(front: Frontispiece) -> str:
    """An entry for BibTeX."""
    return (
        f"@misc{{{front.series}-{front.version}, title = {{{front.title}}}, "
        f"year = {{{front.version.year}}}, note = {{Version {front.version}}}}}"
    )


def _file(folder: Path, path: Path, encoding: str) -> "mlc.FileObject":
    import mlcroissant as mlc

    name = path.relative_to(folder).as_posix()
    return mlc.FileObject(
        id=name, name=path.name, content_url=name, encoding_formats=[encoding], sha256=digest.of_file(path)
    )


def _field(front: Frontispiece, column: Column) -> "mlc.Field":
    import mlcroissant as mlc

    types = {
        Kind.TEXT: mlc.DataType.TEXT,
        Kind.COUNT: mlc.DataType.INTEGER,
        Kind.MEASURE: mlc.DataType.FLOAT,
        Kind.PICTURE: mlc.DataType.IMAGE_OBJECT,
    }
    data_types = [types[column.kind]]
    extract, transforms = mlc.Extract(column=column.name), []
    if column.kind is Kind.PICTURE:
        transforms = [mlc.Transform(json_path="bytes")]
    elif column.name == "split":
        data_types.append(mlc.DataType.SPLIT)
        extract = mlc.Extract(file_property=mlc.FileProperty.fullpath)
        transforms = [mlc.Transform(regex=rf"{DATA}/(\w+)-{re.escape(str(front.version))}-.*\.parquet$")]
    return mlc.Field(
        id=f"{RECORDS}/{column.name}",
        name=column.name,
        description=column.meaning,
        data_types=data_types,
        repeated=column.repeated,
        source=mlc.Source(file_set=_SHARDS, extract=extract, transforms=transforms),
    )
