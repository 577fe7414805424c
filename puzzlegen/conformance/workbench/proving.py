"""Proves a single puzzle that somebody typed or took from elsewhere, and words and draws it."""

from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.core import foreign
from puzzlegen.core.certificate import Certificate, JudgeNeeded, MalformedStatement, Verdict
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import Document, Presentation, PublishedOption
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.snapshots import pipeline, presenting
from puzzlegen.snapshots.pipeline import Draft
from puzzlegen.snapshots.verify import crashes_as_malformed

_PLAIN: Final = Presentation(DEFAULT_STYLE.look)


class Malformed(WrongUsage):
    """The puzzle is not in the format of its family."""


class Typed(msgspec.Struct, frozen=True):
    """A puzzle from outside: a line of ``proofs.jsonl``, a case of a corpus, or by hand; other fields are ignored."""

    statement: dict[str, Any]
    query: dict[str, Any]
    presentation: Presentation | None = None

    def __post_init__(self) -> None:
        """Nobody walks through the data of a puzzle before it is known to be of reasonable size."""
        foreign.check_size((self.statement, self.query))


class Proven(Document, frozen=True):
    """What is found of a puzzle, and how it is shown.

    Attributes:
        family: of the puzzle.
        certificate: of its validator.
        levels: that accept its difficulty.
        question, options: in English.
        picture: why its pictures must not be published; None if nothing speaks against them, or if they cannot be
            drawn from these data.
    """

    family: str
    certificate: Certificate
    levels: tuple[Level, ...]
    question: str
    options: tuple[PublishedOption, ...]
    picture: str | None

    @property
    def unique(self) -> bool:
        """True if it is proven that there is exactly one answer."""
        return self.certificate.verdict is Verdict.UNIQUE and not self.certificate.faults


def read(data: bytes) -> Typed:
    """The puzzle in a JSON document; raises `Malformed`."""
    try:
        return foreign.decoded(foreign.unmarked(data), Typed)
    except foreign.InvalidInput as error:
        if len(data.splitlines()) > 1 and data.lstrip().startswith(b"{") and "trailing" in str(error):
            raise Malformed(
                "There are several lines; prove one puzzle at a time, such as that of head -n 1."
            ) from error
        raise Malformed(
            f"This is not a puzzle: {error}; it has to be a JSON object with the fields statement and query."
        ) from error


def proved(row: catalog.Row, typed: Typed) -> tuple[Proven, tuple[bytes, ...]]:
    """What is found of a puzzle, and its pictures as PNG; none for photographs, which no statement holds.

    Raises:
        Malformed: it is not in the format of the family.
        CheckFailed: only an engine could answer the question.
    """
    family = catalog.load(row.name)
    try:
        with crashes_as_malformed():
            puzzle = family.format.puzzle(typed.statement, typed.query)
            certificate = family.validator.certify(puzzle.statement, puzzle.query)
    except MalformedStatement as error:
        raise Malformed(f"This is not a puzzle of {row.name}: {foreign.shown(str(error))}.") from error
    except JudgeNeeded as error:
        raise CheckFailed(
            "Only a judge, such as a chess engine, could answer this question: nothing about it can be proven."
        ) from error
    try:
        with crashes_as_malformed():
            worded = presenting.word(family.renderer, puzzle.statement, puzzle.query, typed.presentation or _PLAIN)
            words = worded.say("en")
            answer = next(iter(certificate.answers), "")
            pngs, flaw = _drawn(family, Draft(msgspec.structs.replace(puzzle, answer=answer), worded))
    except MalformedStatement as error:
        raise Malformed(
            f"The validator of {row.name} reads this puzzle, but the renderer does not: {foreign.shown(str(error))}."
        ) from error
    levels = tuple(
        level
        for level, params in family.levels.items()
        if pipeline.misfit(certificate, params.bounds_of(puzzle.query)) is None
    )
    return Proven(row.name, certificate, levels, words.question, words.options, flaw), pngs


def _drawn(family: catalog.Family, drafted: Draft) -> tuple[tuple[bytes, ...], str | None]:
    """The pictures of a puzzle, and what is wrong with them."""
    if family.row.needs:
        return (), None
    presentation = drafted.worded.presentation
    kept = pipeline.is_looked_at(family, drafted.worded)
    pictures = presenting.draw(family.renderer, drafted.statement, drafted.query, presentation, kept=kept)
    return tuple(picture.png for picture in pictures), pipeline.flaw(family, drafted, pictures)


def paths(path: Path, count: int) -> tuple[Path, ...]:
    """Where the pictures of a puzzle go: the first one to ``path`` itself."""
    more = (path.with_stem(f"{path.stem}-{number}") for number in range(2, count + 1))
    return path, *more


def lines(proven: Proven) -> list[str]:
    """What was found, for people."""
    found = proven.certificate
    effort = ", ".join(f"{name} {count}" for name, count in found.effort.items())
    levels = ", ".join(proven.levels) or "no level accepts it"
    told = [f"{found.verdict}: {', '.join(found.answers)}" if found.answers else str(found.verdict)]
    if found.verdict is Verdict.AMBIGUOUS and len(found.answers) == 1:
        told = [f"{found.verdict}: more than one solution, though {found.answers[0]} is the only answer found"]
    told += [f"  fault: {fault}" for fault in found.faults]
    told += [f"  {letter} is wrong: {reason}" for letter, reason in sorted(found.refuted.items())]
    told += [f"  also right: {', '.join(found.accepted)}"] if found.accepted else []
    depth = f", depth {found.depth.value:g} ({found.depth.kind})" if found.depth else ""
    told += [f"  measured: {found.difficulty:g} {found.unit}{depth} ({levels})"]
    told += [f"  by: {found.method}" + (f" ({effort})" if effort else "")]
    told += [f"  structure: {found.structure}"] if found.structure else []
    told += [f"  the picture must not be published: {proven.picture}"] if proven.picture else []
    told += ["", proven.question]
    told += [
        f"  {option.letter}  {'(in the picture)' if option.text is None else option.text}" for option in proven.options
    ]
    return told
