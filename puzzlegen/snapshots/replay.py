"""Makes a snapshot anew from its manifest and compares the two, document by document and pixel by pixel."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import MappingProxyType

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Id, InvalidInput
from puzzlegen.core.item import Item, Key, Proof
from puzzlegen.drawing.png import UnreadablePicture, digest_of_png
from puzzlegen.materials.table import located
from puzzlegen.running.software import software
from puzzlegen.snapshots import manifest
from puzzlegen.snapshots.lines import Lines
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.selection import NotMade, maker
from puzzlegen.snapshots.writer import require_versions


class NotReplayable(WrongUsage):
    """The snapshot was made of what nobody can make again elsewhere, or of another snapshot."""


def _pixels(folder: Path, path: str) -> str | None:
    try:
        return digest_of_png(foreign.picture(folder, path, stamped=False))
    except (OSError, InvalidInput, UnreadablePicture):
        return None


class _Named(msgspec.Struct):
    id: Id


def _places(items: Lines) -> dict[str, int]:
    """The number of the line of each item, by its id; those that cannot be read have none."""
    places: dict[str, int] = {}
    for place in range(len(items)):
        with suppress(InvalidInput):
            places[foreign.decoded(items[place], _Named).id] = place
    return places


def replay(
    folder: Path,
    *,
    workers: int = 1,
    report: Callable[[int, int], None] = lambda *_: None,
    places: Mapping[str, Path] = MappingProxyType({}),
) -> list[Problem]:
    """Every difference between the snapshot in ``folder`` and what its request makes today.

    ``places`` tells where the materials lie that the request names, by their names.

    Places that were refilled are made from the indices that the manifest names, since a snapshot may have had to avoid
    puzzles of others.

    Raises:
        NotASnapshot, OtherSchema, CorruptManifest: if there is no manifest to start from.
        OtherVersion: if a family has changed since.
        Missing, Changed: if a material is not the one that the request names.
        EngineFailed: if an engine does not answer.
        NotReplayable: if the items cannot be made again.
    """
    there = manifest.read(folder)
    content = there.content
    request = content.request
    if request.unrepeatable:
        raise NotReplayable(f"{folder} cannot be replayed, since {request.unrepeatable}: puzzlegen verify proves it.")
    if request.variation is not None:
        raise NotReplayable(
            f"{folder} shows the items of another snapshot in another way: replay that one; puzzlegen verify proves "
            "this one."
        )
    require_versions(request)
    makes_of = maker(request, workers, located(request, places))
    problems: list[Problem] = []
    pixels: dict[str, str] = {}
    with ExitStack() as stack:
        tables = {name: stack.enter_context(Lines(folder / name)) for name in manifest.TABLES}
        counts = {name: len(lines) for name, lines in tables.items()}
        if set(counts.values()) != {request.n}:  # making a million items is no answer to a number in a file
            found = ", ".join(f"{count} lines of {name}" for name, count in counts.items())
            return [Problem(manifest.NAME, f"promises {request.n} items, and there are {found}")]
        makes = stack.enter_context(closing(makes_of(manifest.filled(request, content.refills))))
        unmade = _places(tables[manifest.ITEMS])
        if list(unmade) != sorted(unmade):
            problems.append(Problem(manifest.ITEMS, "the items are not in the order of their ids"))
        for done, made in enumerate(makes, start=1):
            if isinstance(made, NotMade):
                problems.append(Problem(manifest.NAME, "names an index of which no attempt is accepted"))
                continue
            place = unmade.pop(made.item.id, None)
            documents: tuple[Item | Key | Proof, ...] = (made.item, made.key, made.proof)
            for (name, lines), document in zip(tables.items(), documents, strict=True):
                line = lines[place] if place is not None and place < len(lines) else b""
                if line != msgspec.json.encode(document):
                    problems.append(Problem(name, f"differs from what the request makes at {made.item.id}"))
            for picture, path in zip(made.pictures, made.item.images, strict=True):
                pixels[path] = picture.pixels
                if _pixels(folder, path) != picture.pixels:
                    problems.append(Problem(path, "the pixels differ from what the request makes"))
            report(done, request.n)
        problems += [Problem(manifest.ITEMS, f"{name} is not what the request makes") for name in unmade]
    for path in sorted(content.pixels.keys() - pixels.keys()):
        problems.append(Problem(path, "is not among the pictures that the request makes"))
    here = software(request.distributions)
    others = [
        f"{name} {version} (here {here[name]})"
        for name, version in there.toolchain.items()
        if here.get(name, version) != version
    ]
    if problems and others:
        problems.insert(
            0, Problem(manifest.NAME, f"was made with {', '.join(others)}, which may be why something differs")
        )
    return problems
