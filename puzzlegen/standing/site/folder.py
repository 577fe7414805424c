"""Writes the site: a folder of pages, pictures and data, whole or not at all."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.writing import appearing
from puzzlegen.releases.gallery import ARTICLES
from puzzlegen.scoring import grading
from puzzlegen.snapshots.workshop import existing_result, require_place
from puzzlegen.standing import trend
from puzzlegen.standing.site import front, items
from puzzlegen.standing.site.gathered import Gathered
from puzzlegen.standing.site.shell import shell

_FRONT: Final = "index.html"
_DATA: Final = "data"
_NAMES: Final = (_FRONT, "numbers.html", "style.css", "items.css", items.FOLDER, _DATA)
_MARK: Final = '<a href="numbers.html">'


def require(out: Path, overwrite: bool, *read: Path) -> None:
    """Make sure, before any work is done, that a site can be put there, and that it replaces nothing but another one.

    Args:
        out: the folder.
        overwrite: whether another site may be replaced.
        read: folders that are read, which lie apart from it.

    Raises:
        DestinationTaken: with a sentence for the user.
    """
    for folder in read:
        require_place(out, apart=folder)
    existing_result(out, "site", _marked, lambda _: False, overwrite, _NAMES)


def _marked(folder: Path) -> None:
    """Read what tells that a folder is such a site; raises ValueError or OSError if it is not."""
    if _MARK not in (folder / _FRONT).read_text(encoding="utf-8"):
        raise ValueError


def write(found: Gathered, out: Path, report: Callable[[int], None] = lambda _: None) -> None:
    """Write the site.

    Args:
        found: what it shows.
        out: the folder.
        report: is told how many items are written.

    Raises:
        DiskFull: nothing was changed.
    """
    data, pages = dict(_data(found)), items.divided(found)
    written = 0
    with appearing(out) as growing:
        for name, text in _pages(found, items.contents(pages), [*data]):
            (growing / name).write_text(text, encoding="utf-8")
        (growing / _DATA).mkdir()
        for name, content in data.items():
            (growing / _DATA / name).write_bytes(content)
        for (month, category), members in pages.items():
            path = growing / items.where(month, category)
            for one in members:
                for picture in one.held.item.images:
                    copy = path.parent / picture
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    copy.write_bytes(foreign.picture(one.folder, picture))
                written += 1
                report(written)
            path.write_text(items.page(found, month, category, members), encoding="utf-8")


def _pages(found: Gathered, contents: str, data: list[str]) -> Iterator[tuple[str, str]]:
    """The files at the top: name and text."""
    shelf = files("puzzlegen.standing.site")
    look = (files("puzzlegen.scoring.page") / "style.css").read_text(encoding="utf-8")
    yield _FRONT, front.page(found, contents, data)
    told = (shelf / "numbers.html").read_text(encoding="utf-8")
    yield "numbers.html", shell("What each number means", found.terms.title, [told], "")
    yield "style.css", look + (shelf / "site.css").read_text(encoding="utf-8")
    yield "items.css", ARTICLES


def _data(found: Gathered) -> Iterator[tuple[str, bytes]]:
    """The files of data, see `front.DATA`."""
    yield "trend.csv", trend.as_csv(found.trend)
    for name, one in (
        ("trend.json", found.trend),
        ("groups.json", _named(found)),
        ("exposure.json", found.exposures),
        ("people.json", found.people),
        ("effort.json", found.efforts),
    ):
        if one:
            yield name, msgspec.json.format(msgspec.json.encode(one), indent=2) + b"\n"
    out = {one.held.item.id for one in found.items if one.held.key is not None}
    lines = grading.per_item(found.stock.benchmark, found.files)
    said = (one for one in lines if one.id in out and one.fate is not grading.Fate.NOT_ASKED)
    yield "answers.jsonl", b"".join(msgspec.json.encode(one) + b"\n" for one in said)


def _named(found: Gathered) -> list[dict[str, object]]:
    """The groups, each with its model."""
    return [
        {"model": point.model, "month": point.month} | msgspec.to_builtins(group)
        for groups in found.groups
        for point, group in zip(found.ranking, groups, strict=True)
    ]
