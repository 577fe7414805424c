"""What a family is judged by: its corpus, its disguises, its outside measure and its golden digests."""

import json
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from puzzlegen.catalog import Row
from puzzlegen.core.certificate import ANSWERED
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.evidence import Disguise, Glance, Measure


class NoEvidence(LookupError):
    """A family lacks something that it is to be judged by."""


class FamilyEvidence:
    """The evidence of a family, see `puzzlegen.evidence`."""

    def __init__(self, row: Row) -> None:
        self.row = row

    @cached_property
    def _module(self) -> ModuleType:
        name = self.row.module("evidence")
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
            raise NoEvidence(f"{self.row.name} has no module {name}: docs/adding-a-family.md describes it") from error

    @property
    def _folder(self) -> Path:
        return Path(str(self._module.__file__)).parent

    @property
    def corpus_file(self) -> Path:
        """Where its corpus is to be."""
        return self._folder / f"{self.row.family}.jsonl"

    @property
    def golden_file(self) -> Path:
        """Where its golden digests are to be, among those of other families."""
        return self._folder / "golden.json"

    @property
    def corpus(self) -> list[dict[str, Any]]:
        """The cases for its validator; none if it has no corpus."""
        path = self.corpus_file
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []

    @property
    def golden(self) -> dict[str, dict[str, Any]]:
        """``family@level`` -> version and digests; of other families as well."""
        path = self.golden_file
        digests: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
        return digests

    @property
    def disguises(self) -> tuple[Disguise, ...]:
        """Its disguises; raises `NoEvidence` unless it says which, or that there are none."""
        found: tuple[Disguise, ...] = self._declared("DISGUISES")
        return found

    @property
    def measure(self) -> Measure:
        """Its outside measure; raises `NoEvidence` unless there is one."""
        found: Measure = self._declared("MEASURES")
        return found

    def glances(self, question: type[Any]) -> Mapping[str, Glance]:
        """What a hasty person would look at to answer a question, by names."""
        table: Mapping[str, Mapping[type[Any], Mapping[str, Glance]]] = getattr(self._module, "GLANCES", {})
        of_family = table.get(self.row.name, {})
        return {
            name: glance
            for one, some in of_family.items()
            if issubclass(question, one)
            for name, glance in some.items()
        }

    def _declared(self, what: str) -> Any:
        table: Mapping[str, Any] = getattr(self._module, what, {})
        if self.row.name not in table:
            raise NoEvidence(f"{what} of {self._module.__name__} says nothing about {self.row.name}")
        return table[self.row.name]

    @property
    def alternatives(self) -> tuple[str, ...]:
        """The names of facts in its explanations of which several are true."""
        found: Mapping[str, tuple[str, ...]] = getattr(self._module, "ALTERNATIVES", {})
        return found.get(self.row.name, ())

    @property
    def shows_one_number(self) -> bool:
        """True if what it shows has exactly one number, so that no case can be ambiguous."""
        return self.row.name in getattr(self._module, "ONE_NUMBER", ())

    @property
    def has_always_an_answer(self) -> bool:
        """True if all its questions have an answer, so that no case can be unsolvable."""
        return self.row.name in getattr(self._module, "ANSWERED", ())

    @property
    def is_small(self) -> bool:
        """True if it is known to have few puzzles."""
        return self.row.name in getattr(self._module, "SMALL", ())

    def number(self, usual: int, level: Level) -> int:
        """How many drafts of a level are to be looked at; a third of them beyond the usual levels, to save time."""
        dear: Mapping[str, int] = getattr(self._module, "DEAR", {})
        return dear.get(self.row.name, usual) // (1 if level in USUAL_LEVELS else 3)


def kind_of(case: Mapping[str, Any]) -> str:
    """What a case is for: "good", "wrong key", or what is expected of it if that is not one answer."""
    if case["expect"] not in ANSWERED:
        return str(case["expect"])
    return "good" if case["claimed_key"] == case["answer"] else "wrong key"
