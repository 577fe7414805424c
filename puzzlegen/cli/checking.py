"""What ``verify`` and ``replay`` have in common: progress, the list of problems, and the exit code."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from puzzlegen.cli import material, processes

if TYPE_CHECKING:
    from puzzlegen.snapshots.manifest import Content
    from puzzlegen.snapshots.problem import Problem

_SHOWN = 20  # a damaged snapshot may have thousands


def demand_snapshot(folder: Path, instead: str) -> None:
    """Refuse a release, which is often at hand when a snapshot is meant.

    Args:
        folder: what the user named.
        instead: what to do with a release.

    Raises:
        click.UsageError: with this advice.
    """
    from puzzlegen.releases import documents

    if (folder / documents.NAME).is_file():
        raise click.UsageError(f"{folder} is a release, not a snapshot: {instead}.")


def checker(
    name: str,
    verb: str,
    success: "Callable[[Content, Mapping[str, Path]], str]",
    unchecked: "Callable[[Path, Content], tuple[str, ...]]" = lambda *_: (),
) -> Callable[..., None]:
    """The body of a command that runs ``puzzlegen.snapshots.<name>.<name>`` over a snapshot.

    Args:
        name: of the module and its function.
        verb: for the progress bar.
        success: what has become of the items if there are no problems.
        unchecked: what has to be taken on trust all the same.

    Where the materials lie that the snapshot's request names is handed on, and whatever else that function wants.
    """

    def check(
        folder: Path,
        workers: int | None,
        as_json: bool,
        lying: Mapping[str, Path | None],
        **others: Any,
    ) -> None:
        from puzzlegen.cli.progress import Progress
        from puzzlegen.snapshots import manifest

        demand_snapshot(folder, "puzzlegen audit checks it with its whole series")
        places = material.found(lying)
        there = manifest.read(folder)
        n, sentence = there.content.request.n, f"{success(there.content, places)}; root digest {there.root}"
        staff = 1 if there.content.request.unrepeatable else processes.number(workers, n)
        trusted = unchecked(folder, there.content)
        del there  # it has an entry for every picture, and the check reads it anew
        function = getattr(import_module(f"puzzlegen.snapshots.{name}"), name)
        with Progress(verb, n) as progress:
            problems = function(
                folder, workers=staff, report=lambda done, _: progress.update(done), places=places, **others
            )
        conclude(problems, as_json, sentence, trusted)

    return check


def arguments(function: Callable[..., None]) -> Callable[..., None]:
    """The argument and the options of both commands."""
    for decorate in (
        click.option("--json", "as_json", is_flag=True, help="The problems as JSON."),
        processes.option,
        click.argument("folder", metavar="DIR", type=click.Path(path_type=Path)),
    ):
        function = decorate(function)
    return function


def conclude(problems: "list[Problem]", as_json: bool, success: str, unchecked: tuple[str, ...] = ()) -> None:
    """Print the outcome, and what was not checked; exits with 1 if there are problems."""
    if as_json:
        import msgspec

        document = {"problems": problems, **({"not_checked": unchecked} if unchecked else {})}
        click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    elif problems:
        for problem in problems[:_SHOWN]:
            click.echo(str(problem))
        if len(problems) > _SHOWN:
            click.echo(f"... and {len(problems) - _SHOWN} more")
        click.echo(f"FAILED: {len(problems)} problem{'s' if len(problems) > 1 else ''}.", err=True)
    else:
        click.echo(success)
        if unchecked:
            click.echo(f"Not checked: {'; '.join(unchecked)}.")
    if problems:
        raise SystemExit(1)
