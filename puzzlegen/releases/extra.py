"""The optional packages that write releases, and exports as parquet files."""

from contextlib import AbstractContextManager

from puzzlegen.core import extras


def imported() -> AbstractContextManager[None]:
    """A context for the imports of these packages; raises `MissingExtra` if one is not installed."""
    return extras.imported("This", "'puzzlegen-bench[release]'")
