"""What commands have in common that hold models' answers against all items of a series."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from puzzlegen.scoring.reading import Predictions
    from puzzlegen.standing.units import Stock

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)

series = click.argument("folder", metavar="SERIES", type=FOLDER)
files = click.argument("files", metavar="PREDICTIONS...", nargs=-1, required=True, type=FILE)
fresh = click.option("--fresh", multiple=True, type=FOLDER, help="A snapshot that nobody has seen; may be repeated.")
cutoff = click.option("--cutoff", metavar="YYYY-MM", help="The last month that training data may be of.")
links = click.option(
    "--links", "linked", type=FILE, help="With --reference: links to later versions; see reference link."
)


def arguments(function: Callable[..., None]) -> Callable[..., None]:
    """``SERIES``, ``PREDICTIONS...`` and ``--fresh``, as ``folder``, ``files`` and ``fresh``."""
    return series(files(fresh(function)))


def credits(
    folder: Path, predictions: "Sequence[Predictions]", beside: Sequence[Path]
) -> "tuple[Stock, list[list[float | None]]]":
    """The items of a series and of folders beside it, and what each file earned for them, in their order."""
    from puzzlegen.cli.progress import Progress
    from puzzlegen.releases import published
    from puzzlegen.releases.series import Series
    from puzzlegen.standing import units

    stock = units.of_series(Series(folder), [published.opened(one) for one in beside])
    with Progress("Scoring", len(stock.units) * len(predictions)) as progress:
        return stock, units.credits(stock, predictions, progress.update)
