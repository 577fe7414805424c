"""The boundary between JSON and the rooms of a family: documents hold plain data, and the rooms get its structs."""

from importlib import import_module
from typing import Any, Union

import msgspec

from puzzlegen.answers.kinds import ASKED, Form
from puzzlegen.catalog.row import Row
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.foreign import told
from puzzlegen.core.item import Proof, Statement
from puzzlegen.core.misfit import misfit
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Asked, Drawn, Questions
from puzzlegen.core.stream import Stream

_PLACES = 4  # of the key among options, see `Drawn`


class Format(msgspec.Struct, frozen=True):
    """What the data of a family are decoded to.

    Attributes:
        statement: a struct, or a union of several.
        questions: as the module of formats declares them.
    """

    statement: Any
    questions: Questions

    def puzzle(self, statement: Statement, query: Statement, why: Statement | None = None, answer: str = "") -> Puzzle:
        """A puzzle as the rooms get it, from plain data; without facts, if there are none to be read.

        Raises:
            MalformedStatement: the data are not in the format.
        """
        asked = _decoded(query, Union[tuple(self.questions)], "query")  # noqa: UP007 - of as many as there are
        facts = {} if why is None else _decoded(why, self.asked(asked).why, "explanation")
        return Puzzle(_decoded(statement, self.statement, "statement"), asked, answer, facts)

    def proven(self, proof: Proof) -> Puzzle:
        """The puzzle of a published proof; raises `MalformedStatement` as `puzzle` does."""
        return self.puzzle(proof.statement, proof.query, proof.why, next(iter(proof.certificate.answers), ""))

    def published(self, puzzle: Puzzle) -> Puzzle:
        """What a reader of the JSON files gets back of an invented puzzle: nobody else must see more than that."""
        read = self.puzzle(*map(plain, (puzzle.statement, puzzle.query, puzzle.why)))
        return msgspec.structs.replace(puzzle, statement=read.statement, query=read.query, why=read.why)

    def asked(self, query: Any) -> Asked:
        """How the question is asked that this is."""
        return self.questions[type(query)]

    def drawn(self, level: Level, form: Form | None, options: int | None, rng: Stream) -> Drawn:
        """What an item asks, of what its level has in this form and with so many options.

        Raises:
            Rejected: nothing is asked so.
        """
        wanted = self.wanted(level, form, options)
        deck = []
        for question, asked in self.questions.items():
            forms = [question, *self._further(question)]
            deck += [one for one in forms if one in wanted][:1] * asked.weight_at(level)
        if not deck:
            raise Rejected("no question is asked so")
        number, place = divmod(rng.class_by_index(len(deck) * _PLACES, "task"), _PLACES)
        question = deck[number]
        for other in self._further(question):
            if other in wanted and not rng.class_by_index(self.questions[other].one_in, "form"):
                question = other
        return Drawn(question, place)

    def _further(self, question: type[Any]) -> list[type[Any]]:
        """The forms in which some of the items that ask a question do so instead."""
        others = (one for one, asked in self.questions.items() if asked.one_in and one is not question)
        return [one for one in others if issubclass(one, question)]

    @property
    def draws_options(self) -> bool:
        """True if some of its options are drawn, and may be boxed instead of named."""
        return any(asked.drawn for asked in self.questions.values())

    def wanted(self, level: Level, form: Form | None, options: int | None) -> list[type[Any]]:
        """The questions of a level in this form and with so many options.

        Where boxes are wanted and a family draws options, these are boxed, and nothing else is asked.
        """
        drawn = self.draws_options
        return [
            question
            for question, asked in self.questions.items()
            if level in asked.levels
            and (form is None or (asked.drawn if form == "boxes" and drawn else asked.form is ASKED[form]))
            and (options is None or not asked.options or options in (asked.options_at(level), *asked.others_at(level)))
        ]

    def schema(self, title: str) -> dict[str, Any]:
        """The JSON Schema of an object with the ``statement``, the ``query`` and the ``why`` of a puzzle."""
        facts = [asked.why for asked in self.questions.values()]
        types = (self.statement, *self.questions, *facts)
        (statement, *rest), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
        pairs = zip(rest[: len(facts)], rest[len(facts) :], strict=True)
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            "type": "object",
            "required": ["statement", "query", "why"],
            "properties": {"statement": statement},
            "anyOf": [{"properties": {"query": query, "why": why}} for query, why in pairs],
            "$defs": parts,
        }


def plain(data: Any) -> Any:
    """Data of a puzzle as JSON gives them back."""
    return msgspec.json.decode(msgspec.json.encode(data))


def _decoded(data: Any, kind: Any, subject: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except ValueError as error:
        raise MalformedStatement(f"the {subject} does not fit the format: {told(misfit(error, kind, data))}") from error


def format_of(row: Row) -> Format:
    """The published form of a family."""
    module = import_module(row.module("formats"))
    return Format(module.Statement, module.QUESTIONS)
