"""The options that tell what items are made of besides chance; `puzzlegen.materials.table` says which there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from puzzlegen.cli import processes
from puzzlegen.materials.table import KINDS

if TYPE_CHECKING:
    from puzzlegen.materials.material import Material, Option, Report
    from puzzlegen.materials.table import Named
    from puzzlegen.running.workers import Workers
    from puzzlegen.specs.language import Spec

F = TypeVar("F", bound=Callable[..., Any])

Chosen = Mapping["type[Material]", Mapping[str, Any]]
"""Kind of material -> the values of its options, of those that are asked for."""


def options(*kinds: "type[Material]") -> Callable[[F], F]:
    """All options of these materials, for whoever makes items of them; `chosen` reads their values."""

    def decorated(function: F) -> F:
        for option in reversed([option for kind in kinds for option in kind.OPTIONS]):
            function = _option(option)(function)
        return function

    return decorated


def _option(option: "Option") -> Callable[[F], F]:
    types: dict[str, Any] = {"path": click.Path(path_type=Path), "text": str, "number": click.IntRange(option.least)}
    kind = click.Choice(option.choices) if option.choices else types[option.kind]
    return click.option(
        option.flag, option.name, metavar=option.metavar or None, type=kind, multiple=option.many, help=option.help
    )


def places(*kinds: "type[Material]") -> Callable[[F], F]:
    """The options that tell where materials lie that a request names; `found` reads their values."""

    def decorated(function: F) -> F:
        for kind in reversed(kinds):
            first = kind.OPTIONS[0]
            path = click.Path(path_type=Path)
            function = click.option(first.flag, first.name, metavar=first.metavar, type=path, help=kind.AGAIN)(function)
        return function

    return decorated


AGAIN = tuple(kind for kind in KINDS if kind.AGAIN)
ANEW = tuple(kind for kind in KINDS if kind.NEEDED and not kind.AGAIN)
"""Materials about which all has to be said again."""


def found(values: Mapping[str, Path | None]) -> dict[str, Path]:
    """Name of a material -> where it lies, of those whose place is given."""
    return {name: place for name, place in values.items() if place is not None}


def chosen(values: Mapping[str, Any]) -> Chosen:
    """The values of `options` by their materials.

    Raises:
        click.UsageError: something is said about a material that is not asked for.
    """
    asked = {}
    for kind in KINDS:
        first, *others = kind.OPTIONS
        if first.name not in values:
            continue
        if values[first.name] is not None:
            asked[kind] = {option.name: values[option.name] for option in kind.OPTIONS}
        elif any(values[option.name] for option in others):
            *flags, last = (option.flag for option in others)
            verb = f"{', '.join(flags)} and {last} are" if flags else f"{last} is"
            raise click.UsageError(f"{verb} about --{kind.NAME}.")
    return asked


def anew(asked: Chosen, named: "Named") -> "tuple[Material, ...]":
    """The materials of a request about which all is said again; raises `Missing` or `Changed` if it names others."""
    from puzzlegen.materials.material import Missing

    identities, found = named.materials(), []
    for kind, values in asked.items():
        if kind not in identities:
            raise Missing(f"Its request names no {kind.NAME}, so {values[kind.NAME]} is not needed.")
        with reporting("Reading", kind.NAME) as report:
            found.append(kind.identify(values, report).again(identities[kind]))
    return tuple(found)


def names(asked: Chosen) -> list[str]:
    """What the destination of these materials is named after."""
    return [values[kind.OPTIONS[0].name].stem for kind, values in asked.items()]


def staff(asked: Chosen, workers: int | None, *items: int) -> int:
    """As `processes.number`, but by default only this process where each would load models."""
    serial = workers is None and any(kind.UNREPEATABLE for kind in asked)
    return 1 if serial else processes.number(workers, *items)


def identified(
    asked: Chosen, spec: "Spec", target: str, workers: "Workers", items: int | None = None
) -> "tuple[Material, ...]":
    """The materials that lie there, looked through for the families of a spec; tells what is to be known about them.

    If it is known how many ``items`` are made at most, materials need not be looked through whole.
    """
    return tuple(_identified(kind, values, spec, target, workers, items) for kind, values in asked.items())


def _identified(
    kind: "type[Material]",
    values: Mapping[str, Any],
    spec: "Spec",
    target: str,
    workers: "Workers",
    items: int | None,
) -> "Material":
    from puzzlegen.materials.table import require
    from puzzlegen.snapshots.writer import portions_using

    levels = [portion.level for portion in portions_using(spec, target, kind)]
    with reporting("Reading", kind.NAME) as report:
        material = kind.identify(values, report)
    require(spec.materials, material)
    if items is not None:
        material = material.for_items(items)
    if kind.SURVEYOR:
        surveyor = import_module(f"puzzlegen.{kind.SURVEYOR}")
        with reporting("Preparing", kind.NAME) as report:
            findings = surveyor.survey(material, levels, report, workers)
        _tell([f"Skipped {complaint}" for complaint in findings.complaints])
        material = material.surveyed(findings)
        if findings.usable < findings.total:
            skipped = findings.total - findings.usable
            _tell([f"{values[kind.NAME]}: {skipped} of {findings.total} are unusable and skipped."])
    _tell(material.remarks)
    return material


def _tell(sentences: Sequence[str]) -> None:
    for sentence in sentences:
        click.echo(sentence, err=True)


@contextmanager
def reporting(verb: str, name: str) -> "Iterator[Report]":
    """A context that shows a progress of which the total is known with the first report only."""
    from puzzlegen.cli.progress import Progress

    shown: list[Progress] = []

    def report(done: int, total: int) -> None:
        if not shown:
            shown.append(Progress(verb, total, f"parts of the {name}"))
        shown[0].update(done)

    try:
        yield report
    finally:
        for progress in shown:
            progress.__exit__(None, None, None)
