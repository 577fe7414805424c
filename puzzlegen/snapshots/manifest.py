"""``manifest.json``: what a snapshot is, how it was made, and the digests that hold it together."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS, Form
from puzzlegen.catalog import Family, Row, UnknownFamily, find
from puzzlegen.catalog.knobs import Setting, UnknownKnob
from puzzlegen.core import foreign
from puzzlegen.core.certificate import UNPROVEN_VERDICTS, Verdict
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Band, Bounds, Level
from puzzlegen.core.foreign import (
    Count,
    Digest,
    Distribution,
    FamilyName,
    FileName,
    InvalidInput,
    KindName,
    Language,
    PicturePath,
    Positive,
    Prose,
    Seed,
    SoftwareVersion,
    Word,
)
from puzzlegen.core.item import Document, PictureSize, Statement, task_of
from puzzlegen.materials.material import Materials
from puzzlegen.materials.table import Named
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.item_options import ItemOptions, Wordings
from puzzlegen.snapshots.pools import Estimate, Large
from puzzlegen.specs.language import LARGEST, Portion, Slot, plan

SCHEMA: Final = 2
NAME: Final = "manifest.json"
ITEMS: Final = "items.jsonl"
KEYS: Final = "keys.jsonl"
PROOFS: Final = "proofs.jsonl"
TABLES: Final = (ITEMS, KEYS, PROOFS)
IMAGES: Final = "images"
DUPLICATE: Final = "duplicate"  # why an item is rejected that is another one in disguise

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Reason: TypeAlias = Annotated[Prose, msgspec.Meta(max_length=200)]


class NotASnapshot(WrongUsage):
    """The folder holds no manifest."""


class OtherSchema(WrongUsage):
    """A document is of another version of its format than this puzzlegen reads."""


class CorruptManifest(CheckFailed):
    """The manifest cannot be read."""


class MissingPackage(WrongUsage):
    """A family of another package is not installed here."""


class Share(Document, frozen=True, omit_defaults=True):
    """One family at one level: its version, its weight in the plan, and the measured difficulty and depth it accepts.

    ``bands`` and ``depths`` hold the tasks that are measured apart from the others, see `puzzlegen.core.family.Params`;
    ``distribution`` is the package that the family is from, if it is not puzzlegen's own; ``form`` is that of the
    questions, ``options`` the number of options of all choices, ``settings`` the knobs, ``styles`` the palettes and
    ``size`` the longer side of the pictures in pixels, if these were asked for.
    """

    family: FamilyName
    version: Count
    level: Level
    weight: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
    band: Band
    bands: Mapping[str, Band] = {}
    distribution: Distribution | None = None
    form: Form | None = None
    options: Annotated[int, msgspec.Meta(ge=2, le=len(LETTERS))] | None = None
    settings: Mapping[Word, Setting] = {}
    depth: Band | None = None
    depths: Mapping[str, Band] = {}
    styles: Annotated[tuple[Word, ...], msgspec.Meta(max_length=26)] = ()
    size: PictureSize | None = None

    def row(self) -> Row:
        """The family as it is here.

        Raises:
            MissingPackage: it is from another package, which is not installed.
            UnknownFamily: there is none of the name.
        """
        try:
            (row,) = find(self.family)
        except UnknownFamily:
            if self.distribution is None:
                raise
            raise MissingPackage(
                f"The items of {self.family} were made by the package {self.distribution}, which is not installed here "
                "or has no such family: nothing else can prove them or make them again."
            ) from None
        if (row.distribution or None) != self.distribution:
            made, here = self.distribution or "puzzlegen-bench", row.distribution or "puzzlegen-bench"
            raise MissingPackage(
                f"The items of {self.family} were made by the package {made}, and here it is of {here}."
            )
        return row

    def bounds_of(self, query: Statement) -> Bounds:
        """What is accepted for the task that this query asks for."""
        task = task_of(query)
        return Bounds(self.bands.get(task, self.band), self.depths.get(task, self.depth))

    def accepts_as(self, family: Family) -> bool:
        """True if these are the difficulties that the family accepts at this level; False if it cannot be asked so."""
        try:
            params = family.params(self.level, self.options, self.settings)
        except UnknownKnob:
            return False
        return params is not None and (self.band, dict(self.bands), self.depth, dict(self.depths)) == (
            params.band,
            params.by_task,
            params.depth or None,
            params.depth_by_task,
        )


class Variation(Document, frozen=True, omit_defaults=True):
    """How a snapshot was varied.

    Attributes:
        origin: the root digest of the snapshot that it shows in another way.
        style: the seed of the styles in which the pictures were drawn anew, if they were.
        options: the seed of the orders into which options were put, if they were.
    """

    origin: Digest
    style: Whole | None = None
    options: Whole | None = None


class Request(Named, frozen=True, omit_defaults=True):
    """The command that a snapshot answers; the same request gives the same root digest.

    ``shares`` says what ``target`` meant when the snapshot was made; a later puzzlegen may know more families. The
    items of a family and level take turns through the ``languages``; each family and level begins with the next one.
    ``form`` is that of all questions, if that was asked for, whatever the shares say; ``wording`` says
    whether they tell the rules or leave them to be found; ``with_fen`` says that they tell positions in FEN; the
    materials that items are made of are `Named`. ``variation`` says that items of another snapshot are shown in another
    way, which no request can make again.
    """

    target: Prose
    n: Positive
    seed: Whole | Seed
    languages: Annotated[tuple[Language, ...], msgspec.Meta(min_length=1, max_length=16)]
    shares: Annotated[tuple[Share, ...], msgspec.Meta(min_length=1, max_length=10_000)]
    form: Form | None = None
    wording: Wordings = "full"
    with_fen: bool = False
    variation: Variation | None = None

    def bounds(self, family: str, version: int, level: str, query: Statement) -> Bounds | None:
        """What this family accepts for this query at this level; None if that was not asked for."""
        wanted = (family, version, level)
        shares = (one for one in self.shares if (one.family, one.version, one.level) == wanted)
        return next((share.bounds_of(query) for share in shares), None)

    def manner(self, family: str, level: str, materials: Materials = ()) -> ItemOptions:
        """How a family's items at a level are made, as far as that was asked for."""
        share = next((one for one in self.shares if (one.family, one.level) == (family, level)), None)
        if share is None:
            return ItemOptions(self.form, wording=self.wording, with_fen=self.with_fen, materials=materials)
        return ItemOptions(
            self.form or share.form,
            share.options,
            share.settings,
            share.styles,
            share.size,
            self.wording,
            self.with_fen,
            materials,
        )

    @property
    def distributions(self) -> frozenset[str]:
        """The other packages that its families are from."""
        return frozenset(share.distribution for share in self.shares if share.distribution)

    def language_of(self) -> Callable[[Slot], str]:
        """What tells the language of the item in a slot."""
        first = {(share.family, share.level): number for number, share in enumerate(self.shares)}
        return lambda slot: self.languages[(first[slot.family, slot.level] + slot.index) % len(self.languages)]

    def slots(self) -> list[Slot]:
        """The plan that the request stands for."""
        portions = tuple(Portion(share.family, share.level, share.weight) for share in self.shares)
        return list(plan(portions, self.n))


class Refill(Document, frozen=True):
    """A place whose first item was a duplicate or could not be made, and the reserve index that filled it instead."""

    place: Count
    index: Annotated[int, msgspec.Meta(ge=0)]


def filled(request: Request, refills: Sequence[Refill]) -> list[Slot]:
    """The plan of a request with the indices that its places were filled from in the end."""
    index = {refill.place: refill.index for refill in refills}
    return [msgspec.structs.replace(slot, index=index.get(slot.place, slot.index)) for slot in request.slots()]


class Content(Document, frozen=True):
    """Everything that the root digest covers: what was asked for, and what came of it.

    Attributes:
        schema: version of this format.
        request: the command.
        tables: name of each JSON-lines file -> its SHA-256.
        pixels: path of each picture -> digest of its decoded pixels.
        refills: the places that were filled from reserve indices, since an item was another one in disguise or none of
            the attempts at it was accepted.
        rejected: ``family@level`` -> reason -> how many attempts were rejected for it.
        judged: how many of the items are not proven, but rest on the opinion of the request's judge; only with one.
        unproven: verdict -> how many of the items rest on other evidence than a proof; only if there are any.
        exhausted: ``family@level`` -> number of indices none of whose attempts was accepted; only if there are any.
        pools: ``family@level`` -> how many different puzzles there seem to be, as far as the run can tell.
    """

    schema: int
    request: Request
    tables: Mapping[FileName, Digest]
    pixels: Mapping[PicturePath, Digest]
    refills: tuple[Refill, ...]
    rejected: Mapping[KindName, Mapping[Reason, Large]]
    judged: Count | msgspec.UnsetType = msgspec.UNSET
    unproven: Mapping[Verdict, Count] | msgspec.UnsetType = msgspec.UNSET
    exhausted: Mapping[KindName, Large] | msgspec.UnsetType = msgspec.UNSET
    pools: Mapping[KindName, Estimate] | msgspec.UnsetType = msgspec.UNSET


def unproven(verdicts: Mapping[Verdict, int]) -> dict[Verdict, int]:
    """Of so many items with each verdict, those that are neither proven nor a judge's opinion."""
    return {verdict: verdicts[verdict] for verdict in sorted(verdicts) if verdict in UNPROVEN_VERDICTS}


class Manifest(Document, frozen=True):
    """The whole manifest: the content with its root digest, and what may differ from machine to machine.

    ``files`` holds the SHA-256 of every other file of the snapshot; the bytes of a picture depend on the toolchain, its
    pixels do not depend on the encoder.
    """

    root: Digest
    content: Content
    files: Mapping[FileName, Digest]
    toolchain: Mapping[Distribution, SoftwareVersion]


class _Schema(msgspec.Struct):
    schema: int


class _AnySchema(msgspec.Struct):
    content: _Schema


def root_of(content: Content) -> str:
    """The digest by which a snapshot is known."""
    return digest.of_document(content)


def encoded(manifest: Manifest) -> bytes:
    """The manifest as it is written, indented for people."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def write(folder: Path, manifest: Manifest) -> None:
    """Write the manifest into the folder."""
    (folder / NAME).write_bytes(encoded(manifest))


def require_schema(path: Path, data: bytes, schema: int) -> None:
    """Raise `OtherSchema` if the document at ``path`` has another schema than this, and `InvalidInput` if none."""
    found = foreign.decoded(data, _AnySchema).content.schema
    if found != schema:
        raise OtherSchema(f"{path} has schema {found}, and this puzzlegen reads schema {schema} only.")


def read(folder: Path) -> Manifest:
    """The manifest of the snapshot in ``folder``.

    Raises:
        NotASnapshot, OtherSchema, CorruptManifest: with a sentence for the user.
    """
    try:
        data = foreign.read(folder / NAME, foreign.MOST_DOCUMENT)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise NotASnapshot(f"{folder} is not a snapshot: it has no {NAME}.") from error
    try:
        require_schema(folder / NAME, data, SCHEMA)
        return foreign.decoded(data, Manifest)
    except InvalidInput as error:
        raise CorruptManifest(f"{folder / NAME} is corrupt: {error}.") from error
