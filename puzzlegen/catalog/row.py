"""A row of the catalog, which is one family of puzzles."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from puzzlegen.catalog.labels import CAPABILITIES, Governed, Labels
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm, Statement, task_of

Room: TypeAlias = Literal["formats", "generators", "renderers", "validators", "evidence"]
CHOICE, FILL_IN, OPEN_ENDED, BOUNDING_BOXES = AnswerForm


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One family of the catalog.

    Attributes:
        category, family: ``category/family`` is the name on the command line.
        version: rises with every change of the family's output.
        streams: the version whose random streams it draws from, if what has changed since is only how puzzles are
            published, and not which ones are invented; by default, its own.
        format: the module below the package with ``Statement``, ``Query`` and ``QUESTIONS``, if it is not
            ``formats.<category>.<family>``.
        generator: likewise, ``generators.<category>.<family>`` with ``LEVELS`` and ``invent``.
        drawer: likewise, ``renderers.<category>.<family>`` with ``word``, ``explain`` and ``depict``.
        validator: likewise, ``validators.<category>.<family>`` with ``certify``.
        evidence: likewise, ``evidence.<category>`` with what its puzzles are judged by, see `puzzlegen.evidence`. In
            other packages these five are by default ``format``, ``generator``, ``renderer`` and ``validator`` beside
            the module that has the row, and that module itself.
        levels: the levels that the family offers.
        forms: the answer forms that its questions take.
        labels: where its items stand in published taxonomies.
        tasks: the labels of tasks that stand elsewhere.
        governed: what the governing rule adds to the labels, if it matters.
        weight: its share of the items when a whole category is made.
        extra: the optional dependency that it needs, if any.
        needs: the material without which it makes nothing, and which is not published; empty if there is none.
        drawn_options: the levels at which some of its questions have drawn options, and can be asked as boxes.
        verdict: on its items, where they are not proven.
        summary: one line for people.
        listed: False for the template.
        package, distribution: where its modules are, and the name under which that is installed; the catalog fills them
            in for the families of other packages, and the latter is empty for our own.
    """

    category: str
    family: str
    forms: tuple[AnswerForm, ...]
    labels: Labels
    summary: str
    tasks: Mapping[str, Labels] = {}
    governed: Governed | None = None
    version: int = 1
    levels: tuple[Level, ...] = USUAL_LEVELS
    weight: int = 4
    extra: str | None = None
    needs: str = ""
    drawn_options: tuple[Level, ...] = ()
    verdict: Verdict = Verdict.UNIQUE
    listed: bool = True
    format: str = ""
    generator: str = ""
    drawer: str = ""
    validator: str = ""
    evidence: str = ""
    streams: int = 0
    package: str = "puzzlegen"
    distribution: str = ""

    @property
    def stream_version(self) -> int:
        """The version whose random streams it draws from."""
        return self.streams or self.version

    def module(self, room: Room) -> str:
        """The full name of its module in a room."""
        named = {
            "formats": self.format or f"formats.{self.category}.{self.family}",
            "generators": self.generator or f"generators.{self.category}.{self.family}",
            "renderers": self.drawer or f"renderers.{self.category}.{self.family}",
            "validators": self.validator or f"validators.{self.category}.{self.family}",
            "evidence": self.evidence or f"evidence.{self.category}",
        }
        return f"{self.package}.{named[room]}".rstrip(".")

    @property
    def capabilities(self) -> tuple[str, ...]:
        """VisReason's capabilities for which its items call, some of them at least."""
        needed = {name for labels in (self.labels, *self.tasks.values()) for name in labels.capabilities}
        return tuple(name for name in CAPABILITIES if name in needed)

    @property
    def taxonomy(self) -> Mapping[str, str]:
        """The labels of its items, where neither the task nor the rule says otherwise."""
        return self.labels.taxonomy

    def labels_of(self, query: Statement, structure: str) -> Labels:
        """The labels of an item, by its query and the structure that its certificate names."""
        labels = self.tasks.get(task_of(query), self.labels)
        return labels if self.governed is None else self.governed(labels, structure)

    @property
    def name(self) -> str:
        """The family's full name, ``category/family``."""
        return f"{self.category}/{self.family}"
