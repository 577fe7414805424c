"""From an item's key to the item: invent, word, certify, draw; accept it or say why not.

`make_item` is a pure function of its arguments: the same bytes whatever ran before, and wherever it runs.
"""

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b, sha256
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen import catalog
from puzzlegen.answers import kinds
from puzzlegen.answers.kinds import ASKED, FORM
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import ANSWERED, Certificate
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Bounds, Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Box, Item, Key, Kind, Presentation, Proof, Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Rendered
from puzzlegen.core.stream import NothingToDraw, Stream
from puzzlegen.drawing.legibility import legibility
from puzzlegen.drawing.style import style_for
from puzzlegen.snapshots import presenting
from puzzlegen.snapshots.item_options import DEFAULT_OPTIONS, ItemOptions
from puzzlegen.snapshots.presenting import NOT_DRAWN, NotDrawn, Worded
from puzzlegen.words import say, written

MAX_ATTEMPTS = 2000
_STAND_IN: Final = 1_000_000_007  # from an item to the one that stands in for it: beyond the indices of all snapshots
_OTHER_FORM: Final = "the question is of another form"
_OTHER_NUMBER: Final = "the question has another number of options"
_UNFIT: Final = "nothing that the settings allow"
_OTHER_LANGUAGE: Final = "nobody has worded it in this language"
_NO_ANSWER: Final = "its key is a word that is said for want of an answer"
_UNSUITED: Final = (NOT_DRAWN, _OTHER_FORM, _OTHER_NUMBER, _OTHER_LANGUAGE)

AnyFamily: TypeAlias = catalog.Family | catalog.Stranger


class Exhausted(CheckFailed):
    """No attempt at an item was accepted; ``rejected`` tells why, as in `AcceptedItem`."""

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


class AcceptedItem(msgspec.Struct, frozen=True):
    """An accepted item, its pictures, and how many attempts were rejected for which reason."""

    item: Item
    key: Key
    proof: Proof
    pictures: tuple[Picture, ...]
    rejected: Mapping[str, int]


class Draft(msgspec.Struct, frozen=True):
    """A puzzle with its question in words, before anybody judged it; the puzzle's data are those that the rooms get."""

    puzzle: Puzzle
    worded: Worded

    @property
    def statement(self) -> Any:
        """That of the puzzle."""
        return self.puzzle.statement

    @property
    def query(self) -> Any:
        """That of the puzzle."""
        return self.puzzle.query

    @property
    def answer(self) -> str:
        """The key as the validator spells it."""
        return self.puzzle.key


def params_digest(params: Params) -> str:
    """Digest of a level's parameters; part of every random key, so that levels share nothing."""
    return blake2b(msgspec.json.encode(params.as_published(), order="sorted"), digest_size=16).hexdigest()


def invent(
    loaded: catalog.Family, level: Level, params: Params, rng: Stream, manner: ItemOptions = DEFAULT_OPTIONS
) -> Puzzle:
    """Invent a puzzle with one of the level's questions, its data as published and read again; raises `Rejected`."""
    asked = loaded.format.drawn(level, manner.form, manner.options, rng)
    return loaded.format.published(loaded.generator.invent(rng, params, asked))


def draft(
    loaded: catalog.Family, level: Level, params: Params, rng: Stream, manner: ItemOptions = DEFAULT_OPTIONS
) -> Draft:
    """Invent a puzzle and put its question into words; raises `Rejected`."""
    try:
        puzzle = invent(loaded, level, params, rng, manner)
    except NothingToDraw:
        if not manner.settings:
            raise
        raise Rejected(_UNFIT) from None
    look = style_for(manner.styles, manner.size, rng.child("style")).look
    in_fen = manner.with_fen and presenting.transcribes(loaded.renderer)
    presentation = Presentation(look, boxes_options(loaded.format, manner), manner.wording == "short", in_fen)
    try:
        worded = presenting.word(loaded.renderer, puzzle.statement, puzzle.query, presentation)
    except NotDrawn:
        raise Rejected(NOT_DRAWN) from None
    if reason := unasked(manner, FORM[worded.kind], len(worded.wording.options)):
        raise Rejected(reason)
    if worded.kind in (Kind.WORD, Kind.WORDS) and kinds.UNKNOWN.intersection(puzzle.key.casefold().split(", ")):
        raise Rejected(_NO_ANSWER)
    return Draft(puzzle, worded)


def boxes_options(form: catalog.Format, manner: ItemOptions) -> bool:
    """True if options are boxed instead of named: if boxes are asked for, and its family draws options."""
    return manner.form == "boxes" and form.draws_options


def unasked(manner: ItemOptions, form: AnswerForm, options: int) -> str | None:
    """Why a question with an answer of this form and so many options was not asked for; None if it was."""
    if manner.form is not None and form is not ASKED[manner.form]:
        return _OTHER_FORM
    if manner.options is not None and options not in (0, manner.options):
        return _OTHER_NUMBER
    return None


def objection(certificate: Certificate, answer: str, bounds: Bounds) -> str | None:
    """Why an item with this certificate and this key must not be published; None if nothing speaks against it."""
    if certificate.verdict not in ANSWERED:
        return certificate.verdict.value
    if certificate.answers != (answer,):
        return "the key differs from the proven answer"
    if certificate.faults:
        return certificate.faults[0]
    return misfit(certificate, bounds)


def misfit(certificate: Certificate, bounds: Bounds) -> str | None:
    """Why a level does not accept what was measured; None if it does."""
    least, most = bounds.difficulty
    if certificate.difficulty < least:
        return "measured as too easy"
    if certificate.difficulty > most:
        return "measured as too hard"
    if bounds.depth is None:
        return None
    if not certificate.depth:
        return "its depth is not measured"
    least, most = bounds.depth
    if certificate.depth.value < least:
        return "measured as too shallow"
    if certificate.depth.value > most:
        return "measured as too deep"
    return None


def draw(loaded: catalog.Family, drafted: Draft) -> tuple[Rendered, ...]:
    """Draw a draft's pictures; raises `Rejected` where one is not legible or misleads."""
    puzzle = drafted.puzzle
    pictures = presenting.draw(
        loaded.renderer,
        puzzle.statement,
        puzzle.query,
        drafted.worded.presentation,
        puzzle.material,
        kept=is_looked_at(loaded, drafted.worded),
    )
    reason = flaw(loaded, drafted, pictures)
    if reason:
        raise Rejected(reason)
    return pictures


def is_looked_at(family: AnyFamily, worded: Worded) -> bool:
    """True if `flaw` wants the pixels of the pictures."""
    return FORM[worded.kind] is AnswerForm.BOUNDING_BOXES or family.validator.certify_picture is not None


def flaw(family: AnyFamily, drafted: Draft, pictures: tuple[Rendered, ...]) -> str | None:
    """Why a draft's pictures must not be published; None if all are legible and none misleads."""
    boxed: tuple[str, ...] = ()
    if FORM[drafted.worded.kind] is AnswerForm.BOUNDING_BOXES:
        boxed = tuple(drafted.worded.answer(drafted.answer).split())
    if not pictures[0].boxes.keys() >= set(boxed):
        return NOT_DRAWN
    referee = family.validator.certify_picture
    boxes = [pictures[0].boxes[element] for element in boxed]
    for number, picture in enumerate(pictures):
        faults = legibility(picture, () if number else boxes)
        if faults:
            return faults[0]
    pixels = [picture.rgb for picture in pictures if picture.rgb is not None]
    faults = () if referee is None else referee(pixels, drafted.statement, drafted.query, pictures[0].boxes)
    return faults[0] if faults else None


def image_names(name: str, count: int) -> tuple[str, ...]:
    """The paths of an item's pictures, below the snapshot."""
    numbers = [""] if count == 1 else [f"-{number}" for number in range(1, count + 1)]
    return tuple(f"images/{name}{number}.png" for number in numbers)


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
    family: AnyFamily,
    level: Level,
    language: str,
    drafted: Draft,
    certificate: Certificate,
    drawn: tuple[Rendered, ...],
    rejected: Counter[str],
) -> AcceptedItem:
    """Put the published documents of an accepted draft together."""
    row, puzzle, worded = family.row, drafted.puzzle, drafted.worded
    labels = row.labels_of(family.format.asked(puzzle.query), certificate.structure)
    # A whole number read back from JSON is a float there; it must not be spelled in two ways.
    certificate = msgspec.structs.replace(certificate, difficulty=float(certificate.difficulty))
    boxes: Mapping[str, Box] = {}
    if is_looked_at(family, worded):
        boxes = drawn[0].boxes
    explanation = family.renderer.explain(puzzle.statement, puzzle.query, drafted.answer, puzzle.why)
    item = Item(
        id="",
        category=row.category,
        family=row.family,
        family_version=row.version,
        level=level,
        images=(),
        language=language,
        capabilities=labels.capabilities,
        taxonomy=labels.taxonomy,
        **msgspec.structs.asdict(worded.say(language)),
    )
    pixels = tuple(picture.pixels for picture in drawn)
    statement, query = plain(puzzle.statement), plain(puzzle.query)
    name = item_id(content(item, statement, query, pixels))
    paths = image_names(name, len(drawn))
    return AcceptedItem(
        item=msgspec.structs.replace(item, id=name, images=paths),
        key=Key(
            name,
            kinds.published(worded.kind, worded.answer(drafted.answer), boxes),
            certificate.accepted,
            say(explanation, language),
            worded.kind,
        ),
        proof=Proof(
            name,
            statement,
            query,
            certificate,
            1 + sum(rejected.values()),
            boxes,
            worded.presentation,
            plain(puzzle.why),
        ),
        pictures=tuple(
            Picture(path.removeprefix("images/"), one.png, one.pixels) for path, one in zip(paths, drawn, strict=True)
        ),
        rejected=dict(sorted(rejected.items())),
    )


def make_item(
    loaded: catalog.Family,
    level: Level,
    seed: int | str,
    index: int,
    language: str,
    manner: ItemOptions = DEFAULT_OPTIONS,
    most: int = MAX_ATTEMPTS,
) -> AcceptedItem:
    """The item with this key.

    At most so many attempts follow one another until one is accepted; each has a random stream of its own. What is
    asked may follow from the index alone, as where somebody proposed it; so where it cannot be put in the wanted
    language or form, a far index takes over.

    Raises:
        Exhausted: if no attempt is accepted; says why they were not.
        Missing, Changed: if a material is not what it was.
        EngineFailed: if an engine does not answer.
    """
    row, params = loaded.row, loaded.params(level, manner.options, manner.settings)
    assert params is not None
    digest = params_digest(params)
    judge = None
    for material in manner.materials:
        if loaded.takes(material.NAME):
            digest += material.key
            params = msgspec.structs.replace(params, **{material.NAME: material})
            judge = material.open() if material.JUDGES else judge
    rejected: Counter[str] = Counter()
    for attempt in range(most):
        place = index + _STAND_IN * sum(rejected[reason] for reason in _UNSUITED)
        rng = Stream.for_item(row.name, row.stream_version, digest, seed, place, attempt)
        try:
            drafted = draft(loaded, level, params, rng, manner)
            if not written(drafted.worded.wording.ask, language):
                raise Rejected(_OTHER_LANGUAGE)
            puzzle = drafted.puzzle
            certificate = loaded.validator.judge(puzzle.statement, puzzle.query, judge)
            reason = objection(certificate, drafted.answer, params.bounds_of(puzzle.query))
            if reason:
                raise Rejected(reason)
            for fault in loaded.validator.faults_of_why(puzzle.statement, puzzle.query, drafted.answer, puzzle.why):
                raise Rejected(fault)
            drawn = draw(loaded, drafted)
        except Rejected as rejection:
            rejected[rejection.reason] += 1
            continue
        return assemble(loaded, level, language, drafted, certificate, drawn, rejected)
    raise Exhausted(
        f"{row.name} at level {level}: none of {most} attempts at item {index} succeeded: {reasons(rejected)}.",
        dict(sorted(rejected.items())),
    )
