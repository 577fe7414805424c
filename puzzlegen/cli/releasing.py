"""What the commands about releases have in common: where the series lies, its secret, and the progress."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from puzzlegen.cli import material, processes
from puzzlegen.cli.progress import Progress
from puzzlegen.materials.table import KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from puzzlegen.materials.material import Material
    from puzzlegen.releases.documents import Beacon
    from puzzlegen.releases.restore import Report
    from puzzlegen.snapshots.writer import Progress as State
    from puzzlegen.specs.language import Spec

F = TypeVar("F", bound=Callable[..., None])


def options(*, makes: bool) -> Callable[[F], F]:
    """The options of a command that changes a series; ``makes`` adds those of one that makes items."""
    added = [
        click.option(
            "--private",
            type=click.Path(path_type=Path),
            help="Folder for what is not public; default: the series' name with -private.",
        ),
        click.option(
            "--secret-file",
            type=click.Path(path_type=Path),
            help="File with the secret; default: the variable PUZZLEGEN_SECRET.",
        ),
    ]
    if makes:
        added.append(processes.option)

    def decorate(function: F) -> F:
        for option in added:
            function = option(function)
        return function

    return decorate


def _beacon(_: click.Context, __: click.Parameter, value: str | None) -> "Beacon | None":
    from puzzlegen.releases import beacon

    return None if value is None else beacon.parse(value)


beacon_option = click.option(
    "--beacon",
    metavar="SOURCE=VALUE",
    callback=_beacon,
    help="A public random value for the seeds to depend on, in hexadecimal, and where anybody can look it up.",
)


RELEASED = tuple(kind for kind in KINDS if kind.NEEDED or kind.CREDITED)
"""The materials of which items of a release can be made."""


materials = material.options(*RELEASED)
"""The options that name these; `made_of` reads their values."""


def made_of(values: "Mapping[str, Any]", spec: "Spec", workers: int | None) -> "tuple[Material, ...]":
    """What new items are made of besides chance, as it lies there; tells what is to be known about it."""
    asked = material.chosen(values)
    items = None if spec.terms is None else spec.terms.items
    return material.identified(asked, spec, spec.name, material.staff(asked, workers), items)


def folder_of(series: Path | None, spec: "Spec") -> Path:
    """The folder of a series; by default it is named after the spec."""
    return series or Path("output") / f"{spec.name}-series"


@contextmanager
def at_work() -> "Iterator[Report]":
    """A context for long work, which shows what is being done and how far it is."""
    with ExitStack() as shown:
        bars: dict[str, Progress] = {}

        def report(what: str, state: "State") -> None:
            if what not in bars:
                shown.close()
                bars[what] = shown.enter_context(Progress(what, state.total))
            bars[what].update(state.done, state.note if state.rejected else "")

        yield report
