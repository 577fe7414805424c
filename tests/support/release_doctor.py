"""Changes the newest release of a series as somebody would who makes all digests agree afterwards."""

import shutil
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from puzzlegen.core import foreign
from puzzlegen.core.item import Key
from puzzlegen.releases import croissant, documents, forms, pages, parquet
from puzzlegen.releases.columns import columns
from puzzlegen.releases.documents import Content, Held, Release, ReleasedItem, Version
from puzzlegen.releases.reading import held
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import digest, reading
from tests.drawing.test_png import END, of_chunks


class Doctoring(NamedTuple):
    """What is changed, what an audit has to say about it, and what it takes to find it besides an audit without flags.

    ``change`` gets the series and its newest release, changes files, and returns the release with what it wants to say.
    """

    change: Callable[[Series, Release], Release]
    complaint: str
    flags: Mapping[str, bool] = {}


def doctor(known: Series, doctoring: Doctoring) -> None:
    """Doctor the newest release, and make all digests agree."""
    version = known.newest()
    seal(known, doctoring.change(known, known.read(version)))


def seal(known: Series, release: Release) -> None:
    """Write ``release.json`` for what lies in the folder, with the digests of it all, and let ``latest`` name it."""
    folder = known.release_folder(Version.parse(release.content.version))
    content = release.content
    content = msgspec.structs.replace(content, tables={name: digest.of_file(folder / name) for name in content.tables})
    if content.pages:
        content = msgspec.structs.replace(content, pages=pages.digests(folder))
    present = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    files = {name: digest.of_file(folder / name) for name in sorted(present) if name != documents.NAME}
    whole = msgspec.structs.replace(release, root=digest.of_document(content), content=content, files=files)
    (folder / documents.NAME).write_bytes(documents.encoded(whole))
    known.point()


def again(known: Series, release: Release, **changes: Any) -> Release:
    """The release with these changes of its content, and with parquet files and pages that say the same."""
    folder = known.release_folder(Version.parse(release.content.version))
    splits = Counter(one.item.split for one in held(folder))
    content = msgspec.structs.replace(release.content, **{"splits": splits} | changes)
    return msgspec.structs.replace(release, content=pages.write(content, folder, None))


def saying(release: Release, **changes: Any) -> Release:
    """The release with these changes of its content alone."""
    return msgspec.structs.replace(release, content=msgspec.structs.replace(release.content, **changes))


def home(known: Series) -> Path:
    return known.release_folder(known.newest())


def rewrite(folder: Path, change: Callable[[list[Held]], list[Held]], content: Content) -> None:
    """Change the tables; what follows from them in other tables is changed with them."""
    items = sorted(change(list(held(folder))), key=lambda one: one.item.id)
    tables = {
        documents.ITEMS: [one.item for one in items],
        documents.KEYS: [one.key for one in items],
        documents.PROOFS: [one.proof for one in items],
        documents.FORMS: list(forms.of_items((one.item for one in items), content.version)),
    }
    for name, lines in tables.items():
        (folder / name).unlink()  # it may be a link
        (folder / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def changing(
    which: Callable[[Held, Content], bool],
    item: Callable[[ReleasedItem], ReleasedItem] = lambda item: item,
    key: Callable[[Key], Key] = lambda key: key,
) -> Callable[[Series, Release], Release]:
    """Change the first item that fits, or its key."""

    def change(known: Series, release: Release) -> Release:
        def one(items: list[Held]) -> list[Held]:
            at = next(number for number, one in enumerate(items) if which(one, release.content))
            there = items[at]
            assert there.key
            items[at] = Held(item(there.item), key(there.key), there.proof)
            return items

        rewrite(home(known), one, release.content)
        return again(known, release)

    return change


def changing_alone(item: Callable[[ReleasedItem], ReleasedItem]) -> Callable[[Series, Release], Release]:
    """Change the first item in its table, and nothing else."""

    def change(known: Series, release: Release) -> Release:
        path = home(known) / documents.ITEMS
        items = list(reading.documents(path, ReleasedItem))
        replaced(path, b"".join(msgspec.json.encode(one) + b"\n" for one in (item(items[0]), *items[1:])))
        return release

    return change


def replaced(path: Path, data: bytes) -> None:
    path.unlink()  # it may be a link
    path.write_bytes(data)


def tabled(cells: Callable[[list[dict[str, Any]]], None]) -> Callable[[Series, Release], Release]:
    """Change the rows of all parquet files."""

    def change(known: Series, release: Release) -> Release:
        for name in release.content.shards:
            path = home(known) / name
            table = pq.read_table(path)
            rows = table.to_pylist()
            cells(rows)
            path.unlink()
            pq.write_table(pa.Table.from_pylist(rows, parquet.table_schema(columns(keys=True))), path)
        croissant.write(pages.frontispiece(release.content, terms(release), home(known)))
        return release

    return change


def terms(release: Release) -> Any:
    assert release.content.terms
    return release.content.terms


def page(name: str, old: bytes, new: bytes) -> Callable[[Series, Release], Release]:
    """Exchange some words of a page."""

    def change(known: Series, release: Release) -> Release:
        path = home(known) / name
        data = path.read_bytes()
        assert old in data
        replaced(path, data.replace(old, new))
        return release

    return change


def table(name: str, lines: Callable[[list[bytes]], list[bytes]]) -> Callable[[Series, Release], Release]:
    """Change the lines of one table."""

    def change(known: Series, release: Release) -> Release:
        path = home(known) / name
        replaced(path, b"".join(lines(path.read_bytes().splitlines(keepends=True))))
        return again(known, release)

    return change


def fresh(one: Held, content: Content) -> bool:
    return one.item.released == content.version


def kept(one: Held, content: Content) -> bool:
    return not fresh(one, content)


def repictured(
    change: Callable[[foreign.Png], list[tuple[bytes, bytes]]], after: bytes = b"", *, everywhere: bool = False
) -> Callable[[Series, Release], Release]:
    """Put the picture of a new item together in another way, with the same pixels and the canary."""

    def doctor(known: Series, release: Release) -> Release:
        folder = home(known)
        path = next(one.item.images[0] for one in held(folder) if fresh(one, release.content))
        parts = foreign.png((folder / path).read_bytes())
        assert parts.stamp
        replaced(folder / path, of_chunks((b"IHDR", parts.header), *change(parts)) + after)
        return again(known, release) if everywhere else release

    return doctor


def chunks_of(parts: foreign.Png) -> list[tuple[bytes, bytes]]:
    return [(b"IDAT", parts.scanlines), (b"tEXt", parts.stamp or b""), END]


def with_chunk(place: int, kind: bytes, data: bytes) -> Callable[[foreign.Png], list[tuple[bytes, bytes]]]:
    def change(parts: foreign.Png) -> list[tuple[bytes, bytes]]:
        found = chunks_of(parts)
        return [*found[:place], (kind, data), *found[place:]]

    return change


def put(name: str, *, folder: bool = False) -> Callable[[Series, Release], Release]:
    def change(known: Series, release: Release) -> Release:
        path = home(known) / name
        if folder:
            path.mkdir(parents=True)
        else:
            path.write_bytes(b"The answer of item 1 is Z.")
        return release

    return change


def listed_too(known: Series, release: Release) -> Release:
    """Let the root cover a file that no release has."""
    (home(known) / "answers.jsonl").write_bytes(b'{"Z":1}\n')
    return saying(release, tables={**release.content.tables, "answers.jsonl": ""})


def pictured_too(known: Series, release: Release) -> Release:
    path = next(iter(release.content.pixels))
    more = f"images/{'1' * 20}.png"
    shutil.copyfile(home(known) / path, home(known) / more)
    return saying(release, pixels={**release.content.pixels, more: release.content.pixels[path]})


def tail(name: str) -> Callable[[Series, Release], Release]:
    """Add words to a parquet file where its readers do not look."""

    def change(known: Series, release: Release) -> Release:
        path = next(home(known).glob(name))
        data = path.read_bytes()
        footer = int.from_bytes(data[-8:-4], "little") + 8
        replaced(path, data[:-footer] + b"The answer of item 1 is Z." + data[-footer:])
        return again_without_parquet(known, release)

    return change


def again_without_parquet(known: Series, release: Release) -> Release:
    croissant.write(pages.frontispiece(release.content, terms(release), home(known)))
    return release


def spelled(name: str, change: Callable[[bytes], bytes]) -> Callable[[Series, Release], Release]:
    """Spell a table otherwise, so that it says the same to most readers."""

    def doctor(known: Series, release: Release) -> Release:
        path = home(known) / name
        data = path.read_bytes()
        assert change(data) != data
        replaced(path, change(data))
        croissant.write(pages.frontispiece(release.content, terms(release), home(known)))
        return release

    return doctor
