"""Proves a snapshot again, without its generators: from the published files alone.

It checks every byte (digests), every cross-reference, and every answer: each item's validator solves the published
statement anew, and its findings must equal the published certificate and key. Its renderer words and draws the
statement anew, and words and pixels must equal the published ones. Of the generators nothing is asked but which
difficulties their levels accept. What nobody can prove is put to the judge that the request
names, if it is given, and is otherwise all that is taken on trust.
"""

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM
from puzzlegen.catalog import UnknownFamily
from puzzlegen.core import foreign
from puzzlegen.core.certificate import Certificate, JudgeNeeded, MalformedStatement, Verdict
from puzzlegen.core.errors import CheckFailed, MissingExtra, WrongUsage
from puzzlegen.core.family import Bounds, Level, Renderer
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Box, Item, Key, Proof
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Rendered
from puzzlegen.drawing.png import UnreadablePicture, decode, digest_of_png
from puzzlegen.drawing.style import suits
from puzzlegen.materials.material import Material
from puzzlegen.materials.table import JUDGES, located
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots import claims, digest, manifest, pipeline, presenting
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.manifest import Content, Manifest
from puzzlegen.snapshots.pipeline import Draft
from puzzlegen.snapshots.problem import Problem

D = TypeVar("D", Item, Key, Proof)

_CRASHES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
)


def verify(
    folder: Path,
    *,
    workers: int = 1,
    report: Callable[[int, int], None] = lambda *_: None,
    also: Collection[str] = (),
    places: Mapping[str, Path] = MappingProxyType({}),
) -> list[Problem]:
    """Every problem of the snapshot in ``folder``; an empty list means that all of it is proven.

    Items about an opinion are not: they are confirmed if ``places`` tells where the judge lies, and taken on trust
    otherwise. ``report`` is told how many items are checked, of how many; ``also`` names files that lie beside the
    snapshot's own.

    Raises:
        NotASnapshot, OtherSchema, CorruptManifest: if there is no manifest to start from.
        Missing, Changed: if a judge is given that is not the one that the snapshot names.
        EngineFailed: if it does not answer.
        MissingPackage: if a family is from another package, which is not installed.
    """
    there = manifest.read(folder)
    judge = next(iter(located(there.content.request, places, JUDGES)), None) if places else None
    if judge is not None:
        judge.open()
    n = there.content.request.n
    problems = [*damage(folder, there, also), *claims.of_manifest(there)]
    account = claims.Account(there)
    counts: Counter[str] = Counter()
    with closing(ordered_map(check, _cases(folder, there.content, judge, counts, problems), workers)) as checks:
        for done, checked in enumerate(checks, start=1):
            problems += checked.problems
            problems += account.enter(checked.item, checked.canonical, checked.verdict, checked.attempts)
            report(done, n)
    if any(counts[name] != n for name in manifest.TABLES):
        found = ", ".join(f"{counts[name]} lines of {name}" for name in manifest.TABLES)
        problems.append(Problem(manifest.NAME, f"promises {n} items, and there are {found}"))
    return [*problems, *account.problems()]


def damage(folder: Path, there: Manifest, also: Collection[str] = ()) -> Iterator[Problem]:
    """Compare the bytes of all files with the manifest, and the manifest with itself; nothing is proven.

    Files that do not belong to the snapshot are damage too, but for those ``also``.
    """
    if foreign.read(folder / manifest.NAME, foreign.MOST_DOCUMENT) != manifest.encoded(there):
        yield Problem(manifest.NAME, "is not written as puzzlegen writes it")
    if manifest.root_of(there.content) != there.root:
        yield Problem(manifest.NAME, "the root digest does not belong to the content")
    expected = dict(there.files)
    for name, sha256 in there.content.tables.items():
        if expected.get(name) != sha256:
            yield Problem(manifest.NAME, f"has two different digests of {name}")
    yield from changes(folder, expected, {manifest.NAME, *also})


def changes(
    folder: Path, expected: Mapping[str, str], also: Collection[str], sha256: Callable[[Path], str] = digest.of_file
) -> Iterator[Problem]:
    """Compare the files of a folder with their expected SHA-256; no other files may be there than those ``also``."""
    present = dict(foreign.tree(folder))
    for name in sorted(set(present) - set(expected) - set(also)):
        yield Problem(foreign.shown(name), "does not belong here")
    for name in sorted(set(also) - set(expected)):
        if not present.get(name, True):
            yield _not_a_file(folder, name)
    for name, known in expected.items():
        if name not in present:
            yield Problem(name, "is missing")
        elif not present[name]:
            yield _not_a_file(folder, name)
        elif sha256(folder / name) != known:
            yield Problem(name, "was changed: its SHA-256 is not the expected one")


def _not_a_file(folder: Path, name: str) -> Problem:
    return Problem(name, f"is {'a link' if (folder / name).is_symlink() else 'something else'}, not a file")


def _table(path: Path, kind: type[D], most: int, problems: list[Problem]) -> Iterator[D]:
    """The first ``most`` documents of a table; lines that cannot be read become problems."""
    if not path.is_file():
        return
    try:
        for number, line in enumerate(islice(foreign.lines(path), most), start=1):
            try:
                document = foreign.decoded(line, kind)
            except InvalidInput as error:
                problems.append(Problem(path.name, f"line {number} cannot be read: {error}"))
                continue
            if msgspec.json.encode(document) + b"\n" != line:
                problems.append(Problem(path.name, f"line {number} is not written as puzzlegen writes it"))
            yield document
    except InvalidInput as error:  # a line without end
        problems.append(Problem(path.name, str(error).removesuffix(".")))


class Case(msgspec.Struct, frozen=True):
    """An item to check.

    Attributes:
        folder: where its pictures are.
        item, key, proof: as published.
        pixels: the published digest of each of its pictures; empty for one that has none.
        bounds: what its level accepts; None if there is no such level.
        judge: of what cannot be proven, if it is given.
        manner: what its presentation has to be, if that is known.
        restyled: whether its style may be another one than the manner says, as in a variant.
        stamped: whether its pictures carry the canary of a release.
    """

    folder: Path
    item: Item
    key: Key
    proof: Proof
    pixels: tuple[str, ...]
    bounds: Bounds | None
    judge: Material | None = None
    manner: ItemOptions | None = None
    restyled: bool = False
    stamped: bool = False


class Checked(msgspec.Struct, frozen=True):
    """What the check of an item found, and what the comparison with the others and with the manifest needs.

    Attributes:
        item: without its texts.
        canonical: the digest of its canonical form.
        verdict: of its certificate.
        attempts: as its proof says.
        problems: what is wrong with it.
    """

    item: Item
    canonical: str
    verdict: Verdict
    attempts: int
    problems: list[Problem]


def _cases(
    folder: Path, content: Content, judge: Material | None, counts: Counter[str], problems: list[Problem]
) -> Iterator[Case]:
    """Read the tables side by side; their readable lines are counted by the name of the table."""
    most = content.request.n + 1  # one line too many is enough to know
    rows = zip_longest(
        _table(folder / manifest.ITEMS, Item, most, problems),
        _table(folder / manifest.KEYS, Key, most, problems),
        _table(folder / manifest.PROOFS, Proof, most, problems),
    )
    for item, key, proof in rows:
        counts.update(name for name, row in zip(manifest.TABLES, (item, key, proof), strict=True) if row is not None)
        if item is None or key is None or proof is None:
            continue
        pixels = tuple(content.pixels.get(path, "") for path in item.images)
        request = content.request
        bounds = request.bounds(item.kind, item.family_version, item.level, proof.query)
        manner = request.manner(item.kind, item.level)
        yield Case(folder, item, key, proof, pixels, bounds, judge, manner, request.variation is not None)


@cache
def _validator(family: str) -> catalog.Validator:
    return catalog.load_validator(family)


@cache
def _renderer(family: str) -> Renderer:
    return catalog.load_renderer(family)


def _puzzle(item: Item, proof: Proof) -> Puzzle:
    """The puzzle of an item as the rooms get it; raises `MalformedStatement`."""
    return catalog.load_format(item.kind).proven(proof)


def check(case: Case) -> Checked:
    """Check one item; runs in the workers."""
    pngs, problems = _pictures(case)
    problems += [*_documents(case), *_proof(case)]
    if not problems:  # what is broken need not be shown again
        problems += _shown(case, pngs)
    published = case.proof.certificate
    bare = msgspec.structs.replace(case.item, question="", options=(), rules="", ask="", instruction="", short="")
    return Checked(bare, published.canonical, published.verdict, case.proof.attempts, problems)


def _documents(case: Case) -> Iterator[Problem]:
    item, key, proof = case.item, case.key, case.proof
    if not item.id == key.id == proof.id:
        yield Problem(manifest.KEYS, f"items, keys and proofs are not in the same order at {item.id}")
    if item.images != pipeline.image_names(item.id, len(item.images)):
        yield Problem(manifest.ITEMS, f"{item.id} has pictures that are not named by its id")
    if pipeline.item_id(pipeline.content(item, proof.statement, proof.query, case.pixels)) != item.id:
        yield Problem(manifest.ITEMS, f"{item.id} is not the id of this content")


def _pictures(case: Case) -> tuple[list[bytes], list[Problem]]:
    """The pictures of an item, and what is wrong with them by themselves."""
    pngs: list[bytes] = []
    problems: list[Problem] = []
    for path, expected in zip(case.item.images, case.pixels, strict=True):
        if not (case.folder / path).is_file() or (case.folder / path).is_symlink():
            continue  # reported with the bytes
        try:
            png = foreign.picture(case.folder, path, stamped=case.stamped)
            found = digest_of_png(png)
        except (InvalidInput, UnreadablePicture) as error:
            problems.append(Problem(path, str(error).removesuffix(".")))
            continue
        pngs.append(png)
        if found != expected:
            problems.append(Problem(path, "the pixels differ from those in the manifest"))
    return pngs, problems


@contextmanager
def crashes_as_malformed() -> Iterator[None]:
    """A context in which a validator reads what anybody may have written: whatever it stumbles over is malformed."""
    try:
        yield
    except UnknownFamily as error:
        raise MalformedStatement(str(error).removesuffix(".")) from error
    except (MalformedStatement, JudgeNeeded, WrongUsage, CheckFailed):
        raise
    except _CRASHES as error:
        raise MalformedStatement(f"its validator cannot read the data ({type(error).__name__})") from error


def _shown(case: Case, pngs: list[bytes]) -> Iterator[Problem]:
    """Assemble an item again from its proof, as it was assembled when it was made, and compare whole documents.

    Args:
        case: an item whose answer is proven.
        pngs: its pictures, whose pixels are those that are published.
    """
    item, key, proof = case.item, case.key, case.proof
    (row,) = catalog.find(item.kind)
    if len(pngs) < len(item.images):
        return  # reported with the bytes
    if item.family_version != row.version:  # nobody here can word and draw it
        yield from _refereed(case, pngs)
        return
    presentation = proof.presentation
    family = catalog.Stranger(row, catalog.load_format(item.kind), _renderer(item.kind), _validator(item.kind))
    try:
        with crashes_as_malformed():
            puzzle = family.format.proven(proof)
            drafted = Draft(puzzle, presenting.word(family.renderer, puzzle.statement, puzzle.query, presentation))
            if row.needs:  # a material is not published
                drawn = tuple(_as_drawn(png, proof.layout) for png in pngs)
            else:
                kept = pipeline.is_looked_at(family, drafted.worded)
                drawn = presenting.draw(
                    family.renderer, puzzle.statement, puzzle.query, presentation, encoded=False, kept=kept
                )
            made = pipeline.assemble(
                family, Level(item.level), item.language, drafted, proof.certificate, drawn, Counter()
            )
            if tuple(picture.pixels for picture in drawn) != case.pixels:
                yield Problem(item.images[0], f"{item.id}: the picture is not what follows from its proof")
            elif reason := pipeline.flaw(family, drafted, drawn):
                yield Problem(item.images[0], f"{item.id}: {reason}")
    except (MalformedStatement, MissingExtra) as error:
        yield Problem(manifest.PROOFS, f"{item.id}: it cannot be shown again: {foreign.shown(str(error))}")
        return
    if case.manner is not None:
        if (presentation.boxed, presentation.short, presentation.fen) != (
            pipeline.boxes_options(family.format, case.manner),
            case.manner.wording == "short",
            case.manner.with_fen and presenting.transcribes(family.renderer),
        ):
            yield Problem(manifest.PROOFS, f"{item.id}: it is not shown as requested")
        if not case.restyled and not suits(presentation.style, case.manner.styles, case.manner.size):
            yield Problem(manifest.PROOFS, f"{item.id}: it is not in the style that was requested")
        worded = drafted.worded
        if pipeline.unasked(case.manner, FORM[worded.kind], len(worded.wording.options)):
            yield Problem(manifest.ITEMS, f"{item.id}: its form or its number of options is not what was requested")
    yield from _compared(manifest.ITEMS, item, msgspec.structs.replace(made.item, variant_of=item.variant_of))
    yield from _compared(manifest.KEYS, key, made.key)
    yield from _compared(manifest.PROOFS, proof, msgspec.structs.replace(made.proof, attempts=proof.attempts))


def _refereed(case: Case, pngs: list[bytes]) -> Iterator[Problem]:
    """What its validator says to the pictures of an item, if it looks at pictures."""
    item, proof = case.item, case.proof
    referee = _validator(item.kind).certify_picture
    if referee is None:
        return
    try:
        with crashes_as_malformed():
            puzzle = _puzzle(item, proof)
            faults = referee([decode(png) for png in pngs], puzzle.statement, puzzle.query, proof.layout)
    except MalformedStatement as error:
        faults = (foreign.shown(str(error)),)
    yield from (Problem(item.images[0], f"{item.id}: {fault}") for fault in faults)


def _as_drawn(png: bytes, layout: Mapping[str, Box]) -> Rendered:
    """A picture whose drawing nobody can repeat, as if it was just drawn; nothing is known of its texts and lines."""
    rgb = decode(png)
    height, width, _ = rgb.shape
    return Rendered(png, width, height, digest_of_png(png), layout, (), math.inf, rgb)


def _compared(table: str, there: D, made: D) -> Iterator[Problem]:
    """Name the fields of a document that are not what it is when it is assembled again; ids are compared before."""
    if msgspec.json.encode(there) == msgspec.json.encode(made):
        return
    names = [name for name in there.__struct_fields__ if name not in ("id", "images")]
    wrong = [name for name in names if getattr(there, name) != getattr(made, name)]
    for name in wrong or ["document"]:
        yield Problem(table, f"{there.id}: its {name} is not what follows from its proof")


def _proof(case: Case) -> Iterator[Problem]:
    item, proof = case.item, case.proof
    if case.bounds is None:
        yield Problem(manifest.ITEMS, f"{item.id} is of {item.kind} at level {item.level}, which was not asked for")
        return
    try:
        certificate = certificate_of(item, proof, case.judge)
    except MalformedStatement as error:
        yield Problem(manifest.PROOFS, f"{item.id}: {foreign.shown(str(error))}")
        return
    if msgspec.json.encode(certificate) != msgspec.json.encode(proof.certificate):
        yield Problem(manifest.PROOFS, f"{item.id}: the certificate is not what the validator finds")
    answer = presenting.answered(case.key, proof)
    if answer is None:
        yield Problem(manifest.KEYS, f"{item.id}: a box of the key is not the box of an element")
        return
    reason = pipeline.objection(certificate, answer, case.bounds)
    if reason:
        yield Problem(manifest.KEYS, f"{item.id}: {reason}")
        return
    try:
        with crashes_as_malformed():
            puzzle = _puzzle(item, proof)
            faults = _validator(item.kind).faults_of_why(puzzle.statement, puzzle.query, answer, puzzle.why)
    except MalformedStatement as error:
        faults = (foreign.shown(str(error)),)
    yield from (Problem(manifest.PROOFS, f"{item.id}: its explanation is not true: {fault}") for fault in faults)


def certificate_of(item: Item, proof: Proof, judge: Material | None = None) -> Certificate:
    """What the validator finds, or the published certificate of an item that needs a judge that is not there.

    Raises:
        MalformedStatement: the published data cannot be read.
    """
    try:
        with crashes_as_malformed():
            puzzle = catalog.load_format(item.kind).puzzle(proof.statement, proof.query)
            found = _validator(item.kind).judge(puzzle.statement, puzzle.query, None if judge is None else judge.open())
            return msgspec.structs.replace(found, difficulty=float(found.difficulty))  # as it is read back from JSON
    except JudgeNeeded:
        if proof.certificate.verdict is not Verdict.JUDGED:
            raise MalformedStatement("only a judge can answer this, and the certificate does not say so") from None
        return proof.certificate


def lasting(case: Case) -> Iterator[Problem]:
    """What is wrong with an item in any version of its family: no validator looks at it."""
    yield from _documents(case)
    yield from _pictures(case)[1]
    if case.bounds is None:
        yield from _proof(case)


def remeasured(case: Case) -> Case | None:
    """The case with what its validator finds today as its certificate, at any difficulty; None if it finds nothing."""
    try:
        certificate = certificate_of(case.item, case.proof, case.judge)
    except MalformedStatement:
        return None
    proof = msgspec.structs.replace(case.proof, certificate=certificate)
    return msgspec.structs.replace(case, proof=proof, bounds=Bounds())
