"""The optional packages that run models."""

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlegen.core import extras
from puzzlegen.core.errors import WrongUsage


class MissingPackages(WrongUsage):
    """The packages that a model needs are not installed."""


@contextmanager
def imported(model: str, wanted: str = "'puzzlegen-bench[photo]'") -> Iterator[None]:
    """A context for the import of a backend; a package that is missing or cannot be loaded raises `MissingPackages`.

    A torchvision that was built for another torch raises RuntimeError while it is imported.

    Args:
        model: what it is imported for.
        wanted: what pip has to install.
    """
    try:
        with extras.imported(model, wanted, MissingPackages):
            yield
    except (ImportError, RuntimeError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise MissingPackages(f"A package that {model} needs cannot be loaded ({reason}): install it again.") from error
