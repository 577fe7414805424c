"""From an item's key to the item: generate, ask, certify, draw; accept it or say why not.

`make_item` is a pure function of its arguments: the same bytes whatever ran before, and wherever it runs.
"""

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b, sha256
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog import Rooms
from puzzlegen.core import boxing
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import (
    Answer,
    Asked,
    BoundingBoxes,
    Box,
    Elements,
    Item,
    Key,
    Proof,
    PublishedOption,
    Question,
    Solution,
    Statement,
    spell,
)
from puzzlegen.core.scene import Rendered
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.legibility import legibility
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.materials import engines, fen, sources
from puzzlegen.materials.engines import Engine
from puzzlegen.materials.photos import Photos
from puzzlegen.materials.sources import Source

MAX_ATTEMPTS = 2000
_NOT_DRAWN = "its options are not drawn"
_FAR = 1_000_000_007  # the index of an item that stands in for one of another form: beyond those of all snapshots

Form: TypeAlias = Literal["boxes"]
"""Another form in which questions are put than that of their families, see `puzzlegen.core.boxing`."""


class Manner(msgspec.Struct, frozen=True):
    """How items shall differ from those that their families make by themselves.

    Attributes:
        form: that of the questions, if it shall be another one.
        with_fen: whether questions tell positions in FEN, too.
        source: of the positions.
        engine: that families may ask questions about.
        photos: to be edited by the families that do so.
    """

    form: Form | None = None
    with_fen: bool = False
    source: Source | None = None
    engine: Engine | None = None
    photos: Photos | None = None


PLAIN: Final = Manner()


class Exhausted(CheckFailed):
    """No attempt at an item was accepted; ``rejected`` tells why, as in `Made`."""

    def __init__(self, message: str, rejected: Mapping[str, int]) -> None:
        super().__init__(message)
        self.rejected = rejected


def reasons(rejected: Mapping[str, int]) -> str:
    """Why attempts were rejected, the commonest reason first, in words."""
    return ", ".join(f"{reason} ({count})" for reason, count in Counter(rejected).most_common())


class Picture(msgspec.Struct, frozen=True):
    """An image file of an item: its name below ``images/``, its bytes, and the digest of its pixels."""

    name: str
    png: bytes
    pixels: str


class Made(msgspec.Struct, frozen=True):
    """An accepted item, its pictures, and how many attempts were rejected for which reason."""

    item: Item
    key: Key
    proof: Proof
    pictures: tuple[Picture, ...]
    rejected: Mapping[str, int]


class Draft(msgspec.Struct, frozen=True):
    """A puzzle with its question, before anybody judged it; ``statement`` and ``question`` are as published."""

    state: Any
    statement: Statement
    asked: Asked
    question: Question


def published(data: Statement) -> Statement:
    """What a reader of the JSON files gets back: the stranger must not see more than that."""
    decoded: Statement = msgspec.json.decode(msgspec.json.encode(data))
    return decoded


def as_published(question: Question) -> Question:
    """The question as a reader of the JSON files gets it back."""
    return msgspec.structs.replace(question, query=published(question.query))


def params_digest(params: Params) -> str:
    """Digest of a level's parameters; part of every random key, so that levels share nothing."""
    return blake2b(msgspec.json.encode(params, order="sorted"), digest_size=16).hexdigest()


def draft(loaded: catalog.Loaded, params: Params, rng: Stream, manner: Manner = PLAIN) -> Draft:
    """Invent a puzzle and ask about it; raises `Rejected`."""
    family = loaded.family
    state = family.generate(rng if isinstance(family, Rooms) else rng.child("state"), params)
    asked = family.ask(state, rng.child("ask"))
    if manner.form == "boxes":
        boxed = boxing.boxed(asked)
        if boxed is None:
            raise Rejected(_NOT_DRAWN)
        asked = boxed
    statement = published(family.statement(state))
    if manner.with_fen:
        asked = fen.told(asked, statement)
    return Draft(state, statement, asked, as_published(asked.question))


def objection(certificate: Certificate, answer: Solution, band: tuple[float, float]) -> str | None:
    """Why an item with this certificate and this key must not be published; None if nothing speaks against it."""
    if certificate.verdict not in (Verdict.UNIQUE, Verdict.JUDGED):
        return certificate.verdict.value
    if certificate.answers != (spell(answer),):
        return "the key differs from the proven answer"
    if certificate.faults:
        return certificate.faults[0]
    if certificate.difficulty < band[0]:
        return "measured as too easy"
    if certificate.difficulty > band[1]:
        return "measured as too hard"
    return None


def draw(loaded: catalog.Loaded, drafted: Draft, rng: Stream) -> tuple[Rendered, ...]:
    """Draw a draft's pictures, all in one style; raises `Rejected` where one is not legible or misleads."""
    style = draw_style(rng.child("style"))
    scenes = loaded.family.depict(drafted.state, boxing.as_choice(drafted.asked.question))
    pictures = tuple(render(scene, style) for scene in scenes)
    boxed: tuple[str, ...] = ()
    if isinstance(drafted.asked.answer, Elements):
        boxed = drafted.asked.answer.ids
    if not pictures[0].boxes.keys() >= set(boxed):
        raise Rejected(_NOT_DRAWN)
    referee = loaded.validator.certify_picture
    decoded = [decode(picture.png) for picture in pictures] if boxed or referee is not None else []
    boxes = [pictures[0].boxes[element] for element in boxed]
    for number, picture in enumerate(pictures):
        faults = legibility(picture, boxes, decoded[0]) if boxes and number == 0 else legibility(picture)
        if faults:
            raise Rejected(faults[0])
    if referee is not None:
        faults = referee(decoded, drafted.statement, boxing.as_choice(drafted.question), pictures[0].boxes)
        if faults:
            raise Rejected(faults[0])
    return pictures


def item_id(content: Mapping[str, Any]) -> str:
    """The id of an item with this published content: 20 hexadecimal digits of its SHA-256."""
    return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:20]


def content(item: Item, statement: Statement, query: Statement, pixels: tuple[str, ...]) -> dict[str, Any]:
    """What an item's id stands for: all that is asked and shown, and no key."""
    return {
        "family": item.kind,
        "version": item.family_version,
        "statement": statement,
        "query": query,
        "question": item.question,
        "options": item.options,
        "pixels": pixels,
    }


def assemble(
    loaded: catalog.Loaded,
    level: Level,
    language: str,
    drafted: Draft,
    certificate: Certificate,
    drawn: tuple[Rendered, ...],
    rejected: Counter[str],
) -> Made:
    """Put the published documents of an accepted draft together."""
    row, asked, question = loaded.row, drafted.asked, drafted.question
    labels = row.labels_of(question.query, certificate.structure)
    # A whole number read back from JSON is a float there; it must not be spelled in two ways.
    certificate = msgspec.structs.replace(certificate, difficulty=float(certificate.difficulty))
    answer: Answer
    boxes: Mapping[str, Box] = {}
    if isinstance(asked.answer, Elements) or loaded.validator.certify_picture is not None:
        boxes = drawn[0].boxes
    if isinstance(asked.answer, Elements):
        answer = BoundingBoxes(tuple(sorted(boxes[element] for element in asked.answer.ids)))
    else:
        answer = asked.answer
    item = Item(
        id="",
        category=row.category,
        family=row.family,
        family_version=row.version,
        level=level,
        images=(),
        question=question.text[language],
        options=tuple(
            PublishedOption(option.letter, None if option.text is None else option.text[language])
            for option in question.options
        ),
        answer_form=question.form,
        language=language,
        capabilities=labels.capabilities,
        taxonomy=labels.taxonomy,
    )
    pixels = tuple(picture.pixels for picture in drawn)
    name = item_id(content(item, drafted.statement, question.query, pixels))
    files = [f"{name}.png"] if len(drawn) == 1 else [f"{name}-{number}.png" for number in range(1, len(drawn) + 1)]
    return Made(
        item=msgspec.structs.replace(item, id=name, images=tuple(f"images/{file}" for file in files)),
        key=Key(name, answer, asked.accepted or certificate.accepted, asked.explanation.get(language, "")),
        proof=Proof(name, drafted.statement, question.query, certificate, 1 + sum(rejected.values()), boxes),
        pictures=tuple(Picture(file, one.png, one.pixels) for file, one in zip(files, drawn, strict=True)),
        rejected=dict(sorted(rejected.items())),
    )


def make_item(
    loaded: catalog.Loaded, level: Level, seed: int | str, index: int, language: str, manner: Manner = PLAIN
) -> Made:
    """The item with this key.

    Attempts follow one another until one is accepted; each has a random stream of its own. What an item's question is
    about may follow from its index; so where it cannot be put in the wanted form, a far index takes over.

    Raises:
        Exhausted: if no attempt of `MAX_ATTEMPTS` is accepted; says why they were not.
        NoSource, OtherSource: if the source is not what it was.
        NoEngine, OtherEngine: if the engine is not what it was.
        EngineFailed: if it does not answer.
        NoPhotos, OtherPhotos: if the photographs are not what they were.
    """
    row, params = loaded.row, loaded.family.levels[level]
    digest = params_digest(params)
    if manner.source is not None:
        digest += manner.source.provenance.sha256
        params = msgspec.structs.replace(params, source=sources.records(manner.source))
    engine = None
    if manner.engine is not None and loaded.validator.certify_with is not None:
        engine = engines.running(manner.engine)
        params = msgspec.structs.replace(params, engine=manner.engine)
    if manner.photos is not None and row.photographic:
        digest += manner.photos.sha256
        params = msgspec.structs.replace(params, photos=manner.photos)
    rejected: Counter[str] = Counter()
    for attempt in range(MAX_ATTEMPTS):
        rng = Stream.for_item(row.name, row.version, digest, seed, index + _FAR * rejected[_NOT_DRAWN], attempt)
        try:
            drafted = draft(loaded, params, rng, manner)
            certificate = loaded.validator.judge(drafted.statement, boxing.as_choice(drafted.question), engine)
            answer = boxing.as_letter(drafted.asked.answer, drafted.question.query)
            reason = objection(certificate, answer, params.band_of(drafted.question.query))
            if reason:
                raise Rejected(reason)
            drawn = draw(loaded, drafted, rng)
        except Rejected as rejection:
            rejected[rejection.reason] += 1
            continue
        return assemble(loaded, level, language, drafted, certificate, drawn, rejected)
    raise Exhausted(
        f"{row.name} at level {level}: none of {MAX_ATTEMPTS} attempts at item {index} succeeded: {reasons(rejected)}.",
        dict(sorted(rejected.items())),
    )
