"""The optional packages, which only some commands need."""

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlegen.core.errors import MissingExtra, WrongUsage


@contextmanager
def imported(
    needy: str = "This", wanted: str = "'puzzlegen-bench[release]'", error: type[WrongUsage] = MissingExtra
) -> Iterator[None]:
    """A context for imports, by default of what writes parquet files; what is missing raises ``error`` with a sentence.

    Args:
        needy: what needs the packages, as the beginning of the sentence.
        wanted: what pip has to install.
        error: the class of what is raised.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        raise error(f"{needy} needs the package {missing.name!r}: install it with pip install {wanted}.") from missing
