"""A row of the catalog, which is one family of puzzles."""

from typing import Literal, TypeAlias

import msgspec

from puzzlegen.catalog.labels import Governed, Labels
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.question import Asked

Room: TypeAlias = Literal["formats", "generators", "renderers", "validators", "evidence"]


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
        labels: where its items stand in published taxonomies, if their question does not say otherwise.
        governed: what the governing rule adds to the labels, if it matters.
        weight: its share of the items when a whole category is made.
        extra: the optional dependency that it needs, if any.
        needs: the material without which it makes nothing, and which is not published; empty if there is none.
        uses: the material that takes the place of what it invents if it is given, and whose owners its proofs name;
            empty if there is none.
        verdict: on its items, where they are not proven.
        summary: one line for people.
        listed: False for the template.
        package, distribution: where its modules are, and the name under which that is installed; the catalog fills them
            in for the families of other packages, and the latter is empty for our own.
    """

    category: str
    family: str
    labels: Labels
    summary: str
    governed: Governed | None = None
    version: int = 1
    levels: tuple[Level, ...] = USUAL_LEVELS
    weight: int = 4
    extra: str | None = None
    needs: str = ""
    uses: str = ""
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
            "formats": self.format,
            "generators": self.generator,
            "renderers": self.drawer,
            "validators": self.validator,
            "evidence": self.evidence or f"evidence.{self.category}",
        }[room]
        return f"{self.package}.{named or f'{room}.{self.category}.{self.family}'}".rstrip(".")

    def labels_of(self, asked: Asked, structure: str) -> Labels:
        """The labels of an item, by how its question is asked and the structure that its certificate names."""
        labels = msgspec.structs.replace(self.labels, **asked.labels)
        return labels if self.governed is None else self.governed(labels, structure)

    @property
    def name(self) -> str:
        """The family's full name, ``category/family``."""
        return f"{self.category}/{self.family}"
