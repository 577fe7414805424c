"""Items that were proven but not drawn, many times as fast as whole ones: for sweeps and benchmarks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES, Choice, FillIn, Item, Key, Kind, Proof
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import Draft
from puzzlegen.words import say


@dataclass(frozen=True)
class AcceptedDraft:
    """The accepted draft of an index, and the number of attempts that it took."""

    loaded: catalog.Family
    level: Level
    draft: Draft
    certificate: Certificate
    attempts: int

    @property
    def statement(self) -> Any:
        """What the picture shows."""
        return self.draft.puzzle.statement

    @property
    def query(self) -> Any:
        """What is asked."""
        return self.draft.puzzle.query

    @property
    def answer(self) -> str:
        """The key as the validator spells it."""
        return self.draft.answer

    @property
    def wording(self) -> Wording:
        """The question in words."""
        return self.draft.worded.wording

    @cached_property
    def item(self) -> Item:
        """As it would be published, without its picture."""
        row = self.loaded.row
        labels = row.labels_of(self.loaded.format.asked(self.query), self.certificate.structure)
        statement, query = plain(self.statement), plain(self.query)
        name = pipeline.item_id({"family": row.name, "statement": statement, "query": query})
        return Item(
            id=name,
            category=row.category,
            family=row.family,
            family_version=row.version,
            level=self.level,
            images=(f"images/{name}.png",),
            language="en",
            capabilities=labels.capabilities,
            taxonomy=labels.taxonomy,
            **msgspec.structs.asdict(self.draft.worded.say("en")),
        )

    @property
    def key(self) -> Key:
        """Its key, without an explanation; what is to be boxed is written as text."""
        answer = Choice(self.answer) if self.wording.kind is Kind.LETTER else FillIn(self.answer)
        return Key(self.item.id, answer, (), "", self.wording.kind)

    @property
    def proof(self) -> Proof:
        """Its proof, without a layout."""
        shown, why = self.draft.worded.presentation, plain(self.draft.puzzle.why)
        statement, query = plain(self.statement), plain(self.query)
        return Proof(self.item.id, statement, query, self.certificate, self.attempts, {}, shown, why)


def accepted(
    loaded: catalog.Family, level: Level, seed: int | str, index: int, most: int = pipeline.MAX_ATTEMPTS
) -> AcceptedDraft | None:
    """The first accepted draft of this index, up to its picture; None if there is none in so many attempts."""
    row, params = loaded.row, loaded.levels[level]
    digest = pipeline.params_digest(params)
    for attempt in range(most):
        rng = Stream.for_item(row.name, row.stream_version, digest, seed, index, attempt)
        try:
            draft = pipeline.draft(loaded, level, params, rng)
        except Rejected:
            continue
        puzzle = draft.puzzle
        certificate = loaded.validator.certify(puzzle.statement, puzzle.query)
        if pipeline.objection(certificate, draft.answer, params.bounds_of(puzzle.query)) is None and not (
            loaded.validator.faults_of_why(puzzle.statement, puzzle.query, draft.answer, puzzle.why)
        ):
            return AcceptedDraft(loaded, level, draft, certificate, attempt + 1)
    return None


def drafts(
    loaded: catalog.Family, level: Level, seed: int | str, count: int, first: int = 0
) -> Iterator[AcceptedDraft]:
    """The accepted drafts of the indices from ``first`` to below ``count``; those that cannot be made are left out."""
    for index in range(first, count):
        one = accepted(loaded, level, seed, index)
        if one is not None:
            yield one


def texts(loaded: catalog.Family, draft: Draft) -> dict[str, tuple[str, str]]:
    """The question and the explanation of a draft, in every language."""
    explanation = loaded.renderer.explain(draft.statement, draft.query, draft.answer, draft.puzzle.why)
    return {language: (draft.worded.say(language).question, say(explanation, language)) for language in LANGUAGES}


def depicted(loaded: catalog.Family, draft: Draft) -> tuple[Scene, ...]:
    """What a draft's pictures show."""
    return loaded.renderer.depict(draft.statement, draft.query)
