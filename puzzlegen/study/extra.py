"""The optional packages that pages for people need."""

from contextlib import AbstractContextManager

from puzzlegen.core import extras


def imported() -> AbstractContextManager[None]:
    """A context for the imports of what serves pages; raises `MissingExtra` if a package is not installed."""
    return extras.imported("A page for people", "'puzzlegen-bench[play]'")
