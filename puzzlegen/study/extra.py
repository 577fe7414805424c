"""The packages that pages for people need."""

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlegen.core.errors import MissingExtra


@contextmanager
def imported() -> Iterator[None]:
    """A context for imports of what serves pages; raises `MissingExtra` if a package is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"A page for people needs the package {error.name!r}: install it with pip install 'puzzlegen-bench[play]'."
        ) from error
