"""Rooms of a family for data as they are published, which tests write out or judge by programs of their own."""

from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.snapshots import pipeline


class Published:
    """The rooms of a family whose arguments and results are plain data."""

    def __init__(self, name):
        self.loaded = catalog.load(name)

    def _read(self, statement, query, why=None):
        return self.loaded.format.puzzle(plain(statement), plain(query), why and plain(why))

    def invent(self, rng, level, params=None):
        """A puzzle of a level; raises `Rejected`."""
        found = pipeline.invent(self.loaded, level, params or self.loaded.generator.LEVELS[level], rng)
        statement, query, why = map(plain, (found.statement, found.query, found.why))
        return replace(found, statement=statement, query=query, why=why)

    def certify(self, statement, query):
        """The certificate."""
        one = self._read(statement, query)
        return self.loaded.validator.certify(one.statement, one.query)

    def faults(self, statement, query, answer, why):
        """What is false in the facts of an explanation."""
        one = self._read(statement, query, why)
        return self.loaded.validator.faults_of_why(one.statement, one.query, answer, one.why)

    def word(self, statement, query):
        """The question in words."""
        one = self._read(statement, query)
        return self.loaded.renderer.word(one.statement, one.query)

    def describe(self, statement, query):
        """What the pictures show, in words."""
        one = self._read(statement, query)
        return self.loaded.renderer.describe(one.statement, one.query)

    def explain(self, statement, query, answer, why):
        """The explanation."""
        one = self._read(statement, query, why)
        return self.loaded.renderer.explain(one.statement, one.query, answer, one.why)

    def depict(self, statement, query):
        """The pictures."""
        one = self._read(statement, query)
        return self.loaded.renderer.depict(one.statement, one.query)
