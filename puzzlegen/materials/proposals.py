"""Candidates: questions about pictures that people or models propose, a TOML file each, in a folder with the pictures.

A candidate is known by the SHA-256 of all that its file and its pictures say. What a reader of one language is shown of
it has a digest of its own, to which the answers of people are bound: whoever changes a question loses its answers.
"""

import io
import os
import re
import warnings
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers import notation, numerals
from puzzlegen.answers.letters import Letters
from puzzlegen.core import foreign, toml
from puzzlegen.core.foreign import MOST_SPEC, UNREADABLE, InvalidInput, Prose
from puzzlegen.core.item import LANGUAGES, Box, Document
from puzzlegen.materials.material import Missing
from puzzlegen.materials.pictures import FORMATS, Unusable, in_srgb

if TYPE_CHECKING:
    from PIL.Image import Image

LETTERS: Final = "ABCDEFGH"
LONGEST: Final = 2048  # pixels of a side of a picture, at most
SHORTEST: Final = 64  # and at least
MOST_BYTES: Final = 32 << 20
MOST_FILES: Final = 2000  # candidates of a folder
FEWEST_REGIONS: Final = 5  # that could be boxed: of fewer, a guesser finds one too often
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,99}")
_NUMBER: Final = re.compile(r"-?\d{1,9}")

Kind: TypeAlias = Literal["letter", "number", "word", "words", "order", "symbol", "equation", "box", "boxes"]
"""What can be asked for, see `puzzlegen.core.item.Kind`."""
Line: TypeAlias = Annotated[Prose, msgspec.Meta(min_length=1, max_length=200)]
Spelling: TypeAlias = Annotated[Prose, msgspec.Meta(min_length=1, max_length=100)]
Credit: TypeAlias = Annotated[Prose, msgspec.Meta(max_length=300)]
Text: TypeAlias = Annotated[Prose, msgspec.Meta(max_length=1000)]
Region: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9-]{0,39}\Z")]


class Words(Document, frozen=True):
    """What a candidate says in one language.

    Attributes:
        question: as people read it; how to answer is not part of it.
        options: the texts of lettered options, in the order of their letters.
        explanation: why the answer is right.
    """

    question: Annotated[Prose, msgspec.Meta(min_length=1, max_length=1000)]
    options: Annotated[tuple[Line, ...], msgspec.Meta(max_length=len(LETTERS))] = ()
    explanation: Text = ""


class Proposal(Document, frozen=True, kw_only=True):
    """The file of a candidate.

    Attributes:
        pictures: names of the files beside it, in the order in which they are shown.
        kind: of the answer.
        answer: the key. Of boxes, the names of regions with spaces between them.
        accepted: other spellings of it that are right.
        lettered: how many options are drawn in the picture, with their letters from A on.
        regions: all things in the first picture that could be boxed: name -> box in pixels.
        category: what its author takes it for.
        source: where it is from, an address or a title.
        licence: SPDX identifier of the licence of words and pictures.
        author: of it.
        proposed_by: whether a person or a model made it.
        en, zh, es: the words in each language; one of them is enough.
    """

    pictures: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=4)]
    kind: Kind
    answer: Spelling
    accepted: Annotated[tuple[Spelling, ...], msgspec.Meta(max_length=20)] = ()
    lettered: Annotated[int, msgspec.Meta(ge=0, le=len(LETTERS))] = 0
    regions: Annotated[Mapping[Region, Box], msgspec.Meta(max_length=64)] = {}
    category: Credit = ""
    source: Credit = ""
    licence: Credit = ""
    author: Credit = ""
    proposed_by: Literal["person", "model"]
    en: Words | None = None
    zh: Words | None = None
    es: Words | msgspec.UnsetType = msgspec.UNSET  # which digests of candidates without it do not have

    @property
    def words(self) -> dict[str, Words]:
        """Language -> words, of those that it has."""
        found = {language: getattr(self, language) for language in LANGUAGES}
        return {language: words for language, words in found.items() if isinstance(words, Words)}

    @property
    def options(self) -> int:
        """How many options it has."""
        return self.lettered or max(len(words.options) for words in self.words.values())


class Shown(Document, frozen=True):
    """A picture as it is shown: the digest of R, G and B of its pixels, row by row, and its size."""

    sha256: str
    width: int
    height: int


class Candidate(msgspec.Struct, frozen=True):
    """A candidate that could be read.

    Attributes:
        name: of its file, without the ending.
        folder: where it lies.
        proposal: what its file says.
        key: the answer as keys spell it.
        spellings: the key and all that means the same, as keys spell them; nothing if there is nothing else.
        pictures: what is shown.
    """

    name: str
    folder: str
    proposal: Proposal
    key: str
    spellings: tuple[str, ...]
    pictures: tuple[Shown, ...]

    @property
    def digest(self) -> str:
        """SHA-256 of all that it says and shows."""
        return _digest([self.proposal, self.pictures])

    def shown(self, language: str) -> str:
        """SHA-256 of what a reader of this language is asked and shown, and of what counts as the same answer."""
        proposal = self.proposal
        words = proposal.words[language]
        return shown_digest(
            proposal.kind,
            language,
            words.question,
            words.options,
            proposal.lettered,
            proposal.regions,
            self.spellings,
            [picture.sha256 for picture in self.pictures],
        )

    @property
    def languages(self) -> dict[str, str]:
        """The digest of what is shown -> its language."""
        return {self.shown(language): language for language in self.proposal.words}


class Folder(msgspec.Struct, frozen=True):
    """What a folder of candidates holds, by names, and a sentence for each file that cannot be used."""

    candidates: tuple[Candidate, ...]
    complaints: tuple[str, ...]

    def named(self, name: str) -> Candidate:
        """The candidate of this name; raises `Missing` if there is none."""
        for one in self.candidates:
            if one.name == name:
                return one
        raise Missing(f"There is no usable candidate {foreign.shown(name)!r} there.")


def shown_digest(*shown: Any) -> str:
    """The digest of what is shown: kind, language, question, options, letters, regions, spellings, pixels."""
    return _digest(shown)


def _digest(document: Any) -> str:
    return sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def read(path: Path) -> Folder:
    """Look through a folder, but not through folders in it.

    Raises:
        Missing: it cannot be read.
    """
    try:
        with os.scandir(path) as entries:
            names = sorted(entry.name for entry in entries if entry.name.endswith(".toml"))
    except OSError as error:
        raise Missing(f"The folder of candidates {path} cannot be read: {error.strerror}.") from error
    if len(names) > MOST_FILES:
        raise Missing(f"{path} holds {len(names):,} candidates; a folder may have {MOST_FILES:,}.")
    found, complaints = [], []
    for name in names:
        try:
            found.append(_read(path, name))
        except Unusable as error:
            complaints.append(f"{path / name} {error}.")
    return Folder(tuple(found), tuple(complaints))


def _read(folder: Path, name: str) -> Candidate:
    if not NAME.fullmatch(name):
        raise Unusable("has a name of other signs than letters, digits, points, - and _")
    try:
        proposal = toml.decoded(_data(folder, name, MOST_SPEC), Proposal)
    except InvalidInput as error:
        raise Unusable(f"is no candidate: {str(error).removesuffix('.')}") from error
    key = _checked(proposal)
    same = tuple(dict.fromkeys([key, *(_as_key(proposal, text) for text in proposal.accepted)]))
    pictures = tuple(_shown(folder, one) for one in proposal.pictures)
    for region, (left, top, right, bottom) in proposal.regions.items():
        if not (left < right <= pictures[0].width and top < bottom <= pictures[0].height):
            raise Unusable(f"has a region {region} that is not a box in the first picture")
    return Candidate(name.removesuffix(".toml"), str(folder), proposal, key, same if len(same) > 1 else (), pictures)


def _checked(proposal: Proposal) -> str:
    """The key as it is spelled; raises `Unusable` if the parts of the file do not fit together."""
    if not proposal.words:
        raise Unusable("has no words: it needs a table [en] or [zh]")
    numbers = {len(words.options) for words in proposal.words.values()}
    said = [text for words in proposal.words.values() for text in (words.question, *words.options, words.explanation)]
    if not all(map(foreign.plain, (*said, proposal.source, proposal.licence, proposal.author, *proposal.regions))):
        raise Unusable("has a text with line breaks, with spaces at its ends or with signs that nobody sees")
    if len(numbers) > 1:
        raise Unusable("has not as many options in one language as in the other")
    texts = numbers.pop()
    if texts and proposal.lettered:
        raise Unusable("has options in words as well as in the picture")
    for words in proposal.words.values():
        if len(set(words.options)) < len(words.options):
            raise Unusable("has two options that say the same")
    if (proposal.kind == "letter") != bool(proposal.options):
        raise Unusable('has options where, and only where, kind is "letter"')
    if proposal.kind == "letter" and proposal.options < 2:
        raise Unusable("has fewer than two options")
    if (proposal.kind in ("box", "boxes")) != bool(proposal.regions):
        raise Unusable('has regions where, and only where, kind is "box" or "boxes"')
    if proposal.regions and len(proposal.regions) < FEWEST_REGIONS:
        raise Unusable(f"has fewer than {FEWEST_REGIONS} regions that could be boxed")
    if len(set(proposal.regions.values())) < len(proposal.regions):
        raise Unusable("has two regions that are the same box")
    if proposal.accepted and proposal.kind not in ("word", "words", "equation"):
        raise Unusable(f"accepts other spellings, which a {proposal.kind} does not have")
    return _as_key(proposal, proposal.answer)


def _as_key(proposal: Proposal, text: str) -> str:
    """An answer of the file as keys spell it."""
    if proposal.regions:
        names = sorted(set(text.split()))
        if not names or not set(names) <= proposal.regions.keys() or (proposal.kind == "box" and len(names) > 1):
            raise Unusable("has an answer that does not name its regions")
        return " ".join(names)
    spelled = spelling(proposal.kind, text)
    if spelled is None or (proposal.kind == "letter" and spelled not in LETTERS[: proposal.options]):
        raise Unusable(f"has an answer {foreign.shown(text)!r} that is not a {proposal.kind}")
    return spelled


def spelling(kind: Kind, text: str) -> str | None:
    """A text that is an answer of this kind and nothing else, as keys spell it; None if it is none."""
    text = text.strip()
    match kind:
        case "letter":
            named = Letters(tuple(LETTERS), {}, frozenset()).read(text, remarks=False)
            return named[0] if named is not None and named[0] in LETTERS else None
        case "number":
            read = numerals.read(text, remarks=False)
            value = None if read is None or read.unit else str(read.value)
            return value if value is not None and _NUMBER.fullmatch(value) else None
        case "equation":
            return notation.equation(text)
        case "symbol":
            symbol = notation.symbol(text)
            return symbol.upper() if symbol is not None and len(symbol) == 1 else None
    reader = {"word": notation.word, "words": notation.words, "order": notation.order}.get(kind)
    said = None if reader is None else reader(text)
    return None if said is None else said.upper()


def pixels(candidate: Candidate) -> tuple[bytes, ...]:
    """R, G and B of each pixel of its pictures.

    Raises:
        Missing: a file has changed, or is gone.
    """
    found = []
    for name, shown in zip(candidate.proposal.pictures, candidate.pictures, strict=True):
        try:
            picture = decoded(_data(Path(candidate.folder), name, MOST_BYTES))
        except Unusable as error:
            raise Missing(f"{Path(candidate.folder) / name} {error}.") from error
        data = picture.tobytes()
        if sha256(data).hexdigest() != shown.sha256:
            raise Missing(f"{Path(candidate.folder) / name} has changed since the folder was read.")
        found.append(data)
    return tuple(found)


def _shown(folder: Path, name: str) -> Shown:
    if not NAME.fullmatch(name):
        raise Unusable(f"has a picture {foreign.shown(name)!r}, which is not the name of a file beside it")
    path = folder / name
    try:
        status = path.stat()
    except OSError as error:
        raise Unusable(f"has a picture {name} that cannot be read: {error.strerror}") from error
    try:
        return _measured(folder, name, status.st_size, status.st_mtime_ns)
    except Unusable as error:
        raise Unusable(f"has a picture {name} that {error}") from error


@lru_cache(maxsize=MOST_FILES)
def _measured(folder: Path, name: str, size: int, changed: int) -> Shown:  # noqa: ARG001 - they tell files apart
    picture = decoded(_data(folder, name, MOST_BYTES))
    return Shown(sha256(picture.tobytes()).hexdigest(), picture.width, picture.height)


def _data(folder: Path, name: str, most: int) -> bytes:
    """The bytes of a file in the folder."""
    path = folder / name
    try:
        if foreign.leads_out(path, folder):
            raise Unusable("is a link that leads out of the folder")
        return foreign.read(path, most)
    except InvalidInput as error:
        raise Unusable(f"is larger than {most >> 10:,} KiB, or no file") from error
    except OSError as error:
        raise Unusable(f"cannot be read: {error.strerror}") from error


def decoded(data: bytes) -> "Image":
    """A picture upright, in sRGB, on white where it is transparent, with nothing else of what the file holds.

    Raises:
        Unusable: with a few words that say why.
    """
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # ours is the limit that counts
            with Image.open(io.BytesIO(data), formats=FORMATS) as file:
                width, height = file.size
                if max(width, height) > LONGEST or min(width, height) < SHORTEST:
                    raise Unusable(
                        f"has {width} x {height} pixels; each side may have {SHORTEST} to {LONGEST}, so scale it"
                    )
                return in_srgb(ImageOps.exif_transpose(file))
    except Unusable:
        raise
    except Image.DecompressionBombError as error:
        raise Unusable("claims absurdly many pixels, as a decompression bomb does") from error
    except UNREADABLE as error:
        raise Unusable("is not a readable picture") from error
