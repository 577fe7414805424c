"""Derives again what follows from other parts of a release, and compares: nothing may be claimed in one place only.

Whoever changes a release can make all digests agree. What remains is that its parts do not follow from one another any
more, nor from the release before: the tables, the pictures with their canaries, and the pages.

The pages depend on the version of puzzlegen, so those of releases by another one are left alone. The bytes of parquet
files depend on the version of pyarrow: their schema and their rows are compared. Those of the Croissant document depend
on the version of mlcroissant: where it is another one, what the document says is compared.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.foreign import Count, InvalidInput
from puzzlegen.core.item import BoundingBoxes, Choice, Document, Key
from puzzlegen.core.version import __version__
from puzzlegen.fairness.gate import Gate
from puzzlegen.releases import (
    card,
    croissant,
    documents,
    forms,
    gallery,
    gates,
    pages,
    review_gate,
    schemas,
    upgrades,
)
from puzzlegen.releases.documents import Born, Held, Release, Version
from puzzlegen.releases.renewal import splits_of
from puzzlegen.running.software import software
from puzzlegen.snapshots import claims, pipeline
from puzzlegen.snapshots.manifest import Request, Share
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.problem import Problem
from puzzlegen.specs import mistakes
from puzzlegen.specs.language import Terms


class Before(msgspec.Struct, frozen=True):
    """The release before, and its items by their ids."""

    release: Release
    live: Mapping[str, Held]


def rebuildable(release: Release) -> bool:
    """True if this version of puzzlegen made the release, so that its pages can be written again."""
    return release.toolchain.get("puzzlegen") == __version__


def unchanged(one: Held, release: Release, before: Before | None) -> bool:
    """True if an item is what it was in the release before: its key, its proof, and every byte of its pictures.

    A part that one of the two releases keeps apart is not compared.
    """
    known = before.live.get(one.item.id) if before else None
    if known is None or before is None:
        return False
    there, here = before.release, release
    parts = ((one.key, known.key), (one.proof, known.proof))
    return (
        one.item == known.item
        and all(None in pair or pair[0] == pair[1] for pair in parts)
        and all(
            (there.content.pixels.get(path), there.files.get(path))
            == (here.content.pixels.get(path), here.files.get(path))
            for path in one.item.images
        )
    )


def sound(terms: Terms) -> bool:
    """True if terms are such as a spec may have; those of a release that is doctored may be anything."""
    return mistakes.are_terms(msgspec.to_builtins(terms))


def strange(release: Release, held: Sequence[Held]) -> Iterator[Problem]:
    """What no release has, so that nothing can be derived from it: pictures that are not listed."""
    for one in held:
        for path in one.item.images:
            if path not in release.content.pixels or path not in release.files:
                yield Problem(documents.ITEMS, f"{one.item.id} has a picture that is not in the release's list")


def tables(folder: Path, release: Release, held: Sequence[Held], before: Before | None) -> Iterator[Problem]:
    """What does not follow in the documents of a release; nothing is proven and no picture is looked at.

    Args:
        folder: of the release.
        release: its ``release.json``.
        held: its items.
        before: the release before.
    """
    content = release.content
    items = [one.item for one in held]
    fresh = [one for one in held if one.item.released == content.version]
    if [item.id for item in items] != sorted(item.id for item in items):
        yield Problem(documents.ITEMS, "is not in the order of the ids")
    if dict(content.splits) != Counter(item.split for item in items):
        yield Problem(documents.NAME, "counts the items of its splits differently from the table")
    yield from _shares(release, held, before)
    for one in held:
        yield from _documents(one, release)
        if one.item.released != content.version and not unchanged(one, release, before):
            yield Problem(documents.ITEMS, f"{one.item.id} is not what it was in the release before")
    if any(one.key is None for one in held) != bool(content.sealed):
        yield Problem(documents.NAME, "does not say correctly whether keys are kept apart")
    if any(not gate.passed for gate in content.gates):
        yield Problem(documents.NAME, "was published although it failed a check")
    for gate in content.gates:
        if gate.name == review_gate.NAME:
            told = review_gate.complaints(gate, (one.item for one in fresh))
            yield from (Problem(documents.NAME, complaint) for complaint in told)
    if not content.sealed:
        problems = gates.proven(held).figures["problems"]
        yield from (Problem(documents.PROOFS, f"{name}: {reason}") for name, reason in problems.items())
    if content.born and len(fresh) != content.born.request.n:
        yield Problem(documents.NAME, f"asked for {content.born.request.n} new items, and there are {len(fresh)}")
    elif content.born:
        request, sorts = content.born.request, Counter(claims.sort_of(one.item) for one in fresh)
        for complaint in claims.of_plan(request, content.born.refills, sorts):
            yield Problem(documents.NAME, complaint)
        for complaint in claims.of_texts(request, content.born.rejected):
            yield Problem(documents.NAME, complaint)
        yield from _attempts(content.born, fresh)
        if request.target != f"{content.series} {content.version}":
            yield Problem(documents.NAME, "says that its new items were made for something else")
    elif fresh and not content.sealed:
        yield Problem(documents.NAME, "does not say how its new items were made")
    version = Version.parse(content.version)
    if (content.terms.keys == "apart") != bool(content.sealed):
        yield Problem(documents.NAME, "keeps its keys otherwise than its terms say")
    hidden = content.hidden
    if hidden and hidden.release == content.version and hidden.reveal != content.terms.reveal:
        yield Problem(documents.NAME, "reveals what it holds back otherwise than its terms say")
    patch = before and Version.parse(before.release.content.version).calendar_month == version.calendar_month
    leaving = 0 if patch else round(content.terms.refresh * content.terms.items)
    if before and len(held) - len(fresh) > max(0, len(before.live) - leaving):
        yield Problem(documents.NAME, "keeps more items of the release before than its terms say")
    if len(held) != content.terms.items:
        yield Problem(documents.NAME, f"promises {content.terms.items} items, and there are {len(held)}")
    splits = splits_of(content.series, version, content.terms, len(fresh))
    if [one.item.split for one in fresh] != splits:
        yield Problem(documents.ITEMS, "the new items are not in the splits that were drawn for them")
    path, listed = folder / documents.FORMS, forms.lines(forms.of_items(items, content.version))
    if not path.is_file() or foreign.read(path, foreign.MOST_DOCUMENT) != listed:
        yield Problem(documents.FORMS, "does not name the new items with their canonical forms")
    known = {documents.ITEMS, documents.KEYS, documents.PROOFS, documents.RETIRED, documents.FORMS}
    yield from (Problem(name, "is not a table of a release") for name in sorted(content.tables.keys() - known))
    expected = {*content.tables, *content.pixels, *content.shards, *content.pages}
    for name in sorted(release.files.keys() ^ expected):
        yield Problem(name, "is not covered by the root digest" if name in release.files else "has no SHA-256")


def _attempts(born: Born, fresh: Sequence[Held]) -> Iterator[Problem]:
    """Compare the counts of rejected attempts with the new items, whose keys and proofs are at hand."""
    least: Counter[str] = Counter()
    for one in fresh:
        least[f"{one.item.kind}@{one.item.level}"] += one.proof.attempts - 1 if one.proof else 0
    planned, spare = claims.reserve(born.request, born.refills)
    for complaint in claims.of_rejected(born.rejected, planned, spare, least):
        yield Problem(documents.NAME, complaint)


def _shares(release: Release, held: Sequence[Held], before: Before | None) -> Iterator[Problem]:
    """Compare the families and levels with the items, and what they accept with where it is from."""
    content = release.content
    counts = Counter((one.item.kind, one.item.family_version, one.item.level) for one in held)
    if {(share.family, share.version, str(share.level)): share.weight for share in content.shares} != counts:
        yield Problem(documents.NAME, "counts its items by family and level differently from the table")
    earlier = before.release.content.shares if before else ()
    known = {_kind(share): share for share in (*earlier, *(content.born.request.shares if content.born else ()))}
    for share in content.shares:
        origin = known.get(_kind(share))
        if origin is None and content.sealed:
            continue  # how its items were made is not published
        if origin is None or msgspec.structs.replace(share, weight=origin.weight) != origin:
            yield Problem(
                documents.NAME, f"accepts other difficulties of {share.family} {share.level} than were asked for"
            )


def _kind(share: Share) -> tuple[str, int, str]:
    return share.family, share.version, share.level


def _documents(one: Held, release: Release) -> Iterator[Problem]:
    """Check an item by its id and, if they are at hand, its key and its proof."""
    item, key, proof = one.item, one.key, one.proof
    content = release.content
    if item.released == content.version and item.canary != content.canary:
        yield Problem(documents.ITEMS, f"{item.id} does not have the canary of its release")
    if item.variant_of:
        yield Problem(documents.ITEMS, f"{item.id} says that it is a variant, which no item of a release is")
    if key is None or proof is None:
        return
    pixels = tuple(content.pixels.get(path, "") for path in item.images)
    if pipeline.item_id(pipeline.content(item, proof.statement, proof.query, pixels)) != item.id:
        yield Problem(documents.ITEMS, f"{item.id} is not the id of this content")
    if proof.certificate.canonical != item.canonical:
        yield Problem(documents.ITEMS, f"{item.id} has a different canonical form")
    if reason := _too_wide(key):
        yield Problem(documents.KEYS, f"{item.id} {reason}")


def _too_wide(key: Key) -> str | None:
    """Why ``accepted`` cannot be a list of spellings of the answer; None if it may be one."""
    if isinstance(key.answer, Choice | BoundingBoxes):
        return "accepts other spellings, which no letter and no box has" if key.accepted else None
    right = _number(key.answer.text)
    if right is not None and any(_number(text) not in (right, None) for text in key.accepted):
        return "accepts another number than the answer"
    return None


def _number(text: str) -> Fraction | None:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def canaries(folder: Path, held: Sequence[Held], known: set[tuple[int, int, str]]) -> Iterator[Problem]:
    """Pictures that do not carry the canary of their item, or that cannot be read.

    Args:
        folder: of the release.
        held: its items.
        known: files that were found good with a canary, as device, inode and GUID; more are added.
    """
    for one in held:
        for name in one.item.images:
            path = folder / name
            if not path.is_file():
                continue  # reported with the bytes
            status = path.stat()
            mark = (status.st_dev, status.st_ino, one.item.canary)
            if mark in known:
                continue
            try:
                stamp = foreign.png(foreign.picture(folder, name)).stamp
            except InvalidInput as error:
                yield Problem(name, str(error).removesuffix("."))
                continue
            if stamp != foreign.stamp(one.item.canary):
                yield Problem(name, "does not carry the canary of its item")
            else:
                known.add(mark)


def introductions(folder: Path, release: Release) -> Iterator[Problem]:
    """What the pages of a release say and should not; those by another puzzlegen are compared with the root only."""
    content = release.content
    missing = [name for name in pages.NAMES if not (folder / name).is_file()]
    if missing:
        return  # reported with the bytes
    try:
        if pages.digests(folder) != content.pages:
            yield Problem(documents.NAME, "has other digests of the pages in the root than they have")
    except msgspec.DecodeError:
        yield Problem(croissant.NAME, "is no JSON object")
        return
    if not rebuildable(release):
        return
    distributions = frozenset(share.distribution for share in content.shares if share.distribution)
    if set(release.toolchain) != {*software(distributions), *pages.libraries()}:
        yield Problem(documents.NAME, "names other software than releases are made with")
    with TemporaryDirectory() as name:
        bench = Path(name)
        for path in folder.iterdir():
            if path.name not in pages.NAMES:
                (bench / path.name).symlink_to(path.resolve())
        pages.describe(pages.frontispiece(content, content.terms, bench))
        same = {name for name, number in pages.libraries().items() if release.toolchain.get(name) == number}
        if "msgspec" in same and not _describes(folder / schemas.NAME, bench):
            yield Problem(schemas.NAME, "is not what follows from the release")
        for page in (card, gallery):
            here, there = (foreign.read(home / page.NAME, foreign.MOST_DOCUMENT) for home in (bench, folder))
            if here != there:
                yield Problem(page.NAME, "is not what follows from the release")
        here, there = (foreign.read(home / croissant.NAME, foreign.MOST_DOCUMENT) for home in (bench, folder))
        if here != there if "mlcroissant" in same else croissant.worded(here) != croissant.worded(there):
            yield Problem(croissant.NAME, "is not what follows from the release")


def _describes(path: Path, folder: Path) -> bool:
    """True if schemas are those of families of a release, as far as these have the same version here."""
    try:
        published = msgspec.json.decode(foreign.read(path, foreign.MOST_DOCUMENT), type=dict[str, Any])
    except msgspec.DecodeError:
        return False
    known = schemas.known(folder)
    return all(name in known and known[name] in (None, schema) for name, schema in published.items())


def findings(release: Release, held: Sequence[Held], before: Before | None, earlier: range) -> Iterator[Problem]:
    """Findings of the checks before publication that are others today.

    Args:
        release: the release.
        held: its items, with keys and proofs.
        before: the release before.
        earlier: how many items the new ones may have been compared with: those that the series has published, with or
            without those that it held back at the time.
    """
    content = release.content
    if content.sealed or not rebuildable(release):
        return
    if before and before.release.content.sealed:
        return  # how hard its items are was not published
    claimed = {gate.name: gate for gate in content.gates}
    count = claimed["no duplicates"].figures.get("earlier") if "no duplicates" in claimed else earlier.start
    if not isinstance(count, int) or count not in earlier:
        yield Problem(documents.NAME, f"compared the new items with {count} earlier ones")
        return
    # That no puzzle occurs twice is checked for the whole series; here their number is all that matters.
    others = {f"{number}": "" for number in range(count)}
    found = gates.judge(held, content.pixels, others, list(before.live.values()) if before else None, content.terms)
    again = upgrades.finding(len(held), [], _left(claimed, held))
    later = any(one.item.family_version > upgrades.current(one.item.kind) for one in held)
    for gate in found if later else (again, *found):  # what was an earlier version to a later puzzlegen, nobody knows
        if _plain(claimed.get(gate.name)) != _plain(gate):
            yield Problem(documents.NAME, f"says what the check {gate.name!r} does not find")
    made = [again.name, *(gate.name for gate in found)]
    if [gate.name for gate in content.gates] not in (made, [*made, review_gate.NAME]):
        yield Problem(documents.NAME, "does not name the checks that were made")


def _left(claimed: Mapping[str, Gate], held: Sequence[Held]) -> Mapping[str, Mapping[str, int]]:
    """Which items of earlier versions are said to be measured otherwise or not proven again, if they can be so many."""
    said = claimed[upgrades.AGAIN].figures.get("earlier_versions") if upgrades.AGAIN in claimed else None
    earlier = Counter(f"{one.item.kind} {one.item.family_version}" for one in held if upgrades.is_earlier(one.item))
    try:
        left = msgspec.convert(said, Mapping[str, Mapping[Literal["remeasured", "unproven"], Count]])
    except msgspec.ValidationError:
        return {}
    possible = all(0 < sum(counts.values()) <= earlier[kind] for kind, counts in left.items())
    return {kind: {**counts} for kind, counts in left.items()} if possible else {}


def _plain(gate: Gate | None) -> bytes:
    """A finding as it is published; ``1``, ``1.0`` and ``true`` are different findings."""
    return msgspec.json.encode(gate)


def otherwise(made: AcceptedItem, one: Held, pixels: Mapping[str, str]) -> Iterator[Problem]:
    """What differs in an item from what its seed makes: any of its documents, or a pixel."""
    item = one.item.plain
    shown = {path: pixels.get(path) for path in item.images}
    expected = dict(zip(made.item.images, (picture.pixels for picture in made.pictures), strict=True))
    for name, same in (
        (documents.ITEMS, _alike(item, made.item)),
        (documents.KEYS, one.key is None or _alike(one.key, made.key)),
        (documents.PROOFS, one.proof is None or _alike(one.proof, made.proof)),
        (documents.NAME, shown == expected),
    ):
        if not same:
            yield Problem(name, f"{item.id} differs from what the release's seed makes")


def _alike(there: Document, made: Document) -> bool:
    """True if two documents are spelled alike, too: ``1`` equals ``true`` and ``1.0`` elsewhere."""
    return msgspec.json.encode(there) == msgspec.json.encode(made)


def asked(request: Request) -> Iterator[Problem]:
    """What was asked for of the new items and cannot be; families of earlier versions cannot be judged."""
    if request.variation is not None:
        yield Problem(documents.NAME, "says that its new items show others in another way")
    shares = tuple(share for share in request.shares if share.version == upgrades.current(share.family))
    if shares:
        known = msgspec.structs.replace(request, shares=shares)
        yield from (Problem(documents.NAME, problem.complaint) for problem in claims.of_request(known))
