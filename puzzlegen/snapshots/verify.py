"""Proves a snapshot again, without its generators: from the published files alone.

It checks every byte (digests), every cross-reference, and every answer: each item's validator solves the published
statement anew, and its findings must equal the published certificate and key.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from puzzlegen import catalog, pipeline
from puzzlegen.certificate import MalformedStatement
from puzzlegen.family import Certify
from puzzlegen.item import BoundingBoxes, Elements, Item, Key, Option, Proof, Question, Solution
from puzzlegen.renderers.png import UnreadablePicture, digest_of_png
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.manifest import Content, Manifest
from puzzlegen.snapshots.problem import Problem
from puzzlegen.workers import ordered_map

D = TypeVar("D", Item, Key, Proof)


def verify(folder: Path, *, workers: int = 1, report: Callable[[int, int], None] = lambda *_: None) -> list[Problem]:
    """Every problem of the snapshot in ``folder``; an empty list means that all of it is proven.

    ``report`` is told how many items are checked, of how many.

    Raises:
        NotASnapshot, NewerSchema, CorruptManifest: if there is no manifest to start from.
    """
    there = manifest.read(folder)
    problems = list(damage(folder, there))
    items = _table(folder / manifest.ITEMS, Item, problems)
    keys = _table(folder / manifest.KEYS, Key, problems)
    proofs = _table(folder / manifest.PROOFS, Proof, problems)
    if not len(items) == len(keys) == len(proofs) == there.content.request.n:
        counts = f"{len(items)} items, {len(keys)} keys and {len(proofs)} proofs"
        problems.append(Problem(manifest.NAME, f"promises {there.content.request.n} items, and there are {counts}"))
    seen: dict[str, str] = {}
    tasks = [_Task(folder, there.content, *documents) for documents in zip(items, keys, proofs, strict=False)]
    with closing(ordered_map(_check, tasks, workers)) as checks:
        for done, (task, found) in enumerate(zip(tasks, checks, strict=True), start=1):
            problems += found
            canonical = task.proof.certificate.canonical
            first = seen.setdefault(canonical, task.item.id)
            if first != task.item.id:
                problems.append(Problem(manifest.PROOFS, f"items {first} and {task.item.id} are the same puzzle"))
            report(done, len(tasks))
    pictured = {path for item in items for path in item.images}
    for path in sorted(pictured ^ set(there.content.pixels)):
        problems.append(Problem(path, "is not both a picture of an item and in the manifest"))
    return problems


def damage(folder: Path, there: Manifest) -> Iterator[Problem]:
    """Compare the bytes of all files with the manifest, and the manifest with itself; nothing is proven."""
    if manifest.root_of(there.content) != there.root:
        yield Problem(manifest.NAME, "the root digest does not belong to the content")
    expected = dict(there.files)
    for name, sha256 in there.content.tables.items():
        if expected.get(name) != sha256:
            yield Problem(manifest.NAME, f"has two different digests of {name}")
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    for name in sorted(present - set(expected) - {manifest.NAME}):
        yield Problem(name, "does not belong to the snapshot")
    for name, sha256 in expected.items():
        if name not in present:
            yield Problem(name, "is missing")
        elif (folder / name).is_symlink():
            yield Problem(name, "is a link, not a file")
        elif digest.of_file(folder / name) != sha256:
            yield Problem(name, "was changed: its SHA-256 differs from the manifest's")


def _table(path: Path, kind: type[D], problems: list[Problem]) -> list[D]:
    """The documents of a table; lines that cannot be read become problems."""
    decoder = msgspec.json.Decoder(kind)
    documents: list[D] = []
    lines = path.read_bytes().splitlines() if path.is_file() else []
    for number, line in enumerate(lines, start=1):
        try:
            documents.append(decoder.decode(line))
        except msgspec.DecodeError as error:
            problems.append(Problem(path.name, f"line {number} cannot be read: {error}"))
    return documents


class _Task(msgspec.Struct, frozen=True):
    folder: Path
    content: Content
    item: Item
    key: Key
    proof: Proof


@cache
def _validator(family: str) -> Certify:
    return catalog.load_validator(family)


def _check(task: _Task) -> list[Problem]:
    """Check one item; runs in the workers."""
    return [*_documents(task), *_pictures(task), *_proof(task)]


def _documents(task: _Task) -> Iterator[Problem]:
    item, key, proof = task.item, task.key, task.proof
    if not item.id == key.id == proof.id:
        yield Problem(manifest.KEYS, f"items, keys and proofs are not in the same order at {item.id}")
    pixels = tuple(task.content.pixels.get(path, "") for path in item.images)
    if pipeline.item_id(pipeline.content(item, proof.statement, proof.query, pixels)) != item.id:
        yield Problem(manifest.ITEMS, f"{item.id} is not the id of this content")


def _pictures(task: _Task) -> Iterator[Problem]:
    for path in task.item.images:
        file = task.folder / path
        if not file.is_file():
            continue  # reported with the bytes
        try:
            pixels = digest_of_png(file.read_bytes())
        except UnreadablePicture as error:
            yield Problem(path, str(error))
        else:
            if pixels != task.content.pixels.get(path):
                yield Problem(path, "the pixels differ from those in the manifest")


def _proof(task: _Task) -> Iterator[Problem]:
    item, proof = task.item, task.proof
    family = f"{item.category}/{item.family}"
    band = task.content.request.band(family, item.level)
    if band is None:
        yield Problem(manifest.ITEMS, f"{item.id} is of {family} at level {item.level}, which was not asked for")
        return
    question = Question(
        text={item.language: item.question},
        form=item.answer_form,
        query=proof.query,
        options=tuple(
            Option(option.letter, None if option.text is None else {item.language: option.text})
            for option in item.options
        ),
    )
    try:
        certificate = _validator(family)(proof.statement, question)
    except MalformedStatement as error:
        yield Problem(manifest.PROOFS, f"{item.id}: {error}")
        return
    if certificate != proof.certificate:
        yield Problem(manifest.PROOFS, f"{item.id}: the certificate is not what the validator finds")
    solution = solution_of(task.key, proof.layout)
    if solution is None:
        yield Problem(manifest.KEYS, f"{item.id}: a box of the key is not the box of an element")
        return
    reason = pipeline.objection(certificate, solution, band)
    if reason:
        yield Problem(manifest.KEYS, f"{item.id}: {reason}")


def solution_of(key: Key, layout: Mapping[str, tuple[int, int, int, int]]) -> Solution | None:
    """The key's answer in the validators' terms: boxes become the elements that they enclose."""
    if not isinstance(key.answer, BoundingBoxes):
        return key.answer
    names = {box: element for element, box in layout.items()}
    if not set(key.answer.boxes) <= names.keys():
        return None
    return Elements(tuple(sorted(names[box] for box in key.answer.boxes)))
