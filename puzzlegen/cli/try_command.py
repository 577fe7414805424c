"""``puzzlegen try``."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import INTERRUPTED, knobs, processes
from puzzlegen.core.family import Level

if TYPE_CHECKING:
    from puzzlegen.catalog.knobs import Setting

_MOST = 10_000


@click.command("try")
@click.argument("family")
@click.option(
    "--n", type=click.IntRange(1, _MOST), default=60, show_default=True, help="Number of items of each level."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same items.")
@click.option("--level", type=click.Choice([level.value for level in Level]), help="One level only; default: all.")
@knobs.option
@processes.option
@click.option("--json", "as_json", is_flag=True, help="The findings as JSON.")
@click.option("--out", type=click.Path(path_type=Path), help="Folder for a sheet of pictures with questions and keys.")
def command(
    family: str,
    n: int,
    seed: int,
    level: str | None,
    settings: "Mapping[str, Setting]",
    workers: int | None,
    as_json: bool,
    out: Path | None,
) -> None:
    """Try FAMILY (category/family): make items in memory and report how good they are.

    What the validator measures is shown before any band of a level is applied, with the bands that would separate the
    levels best. Then come rejected attempts by reason, the spread of answers, the scores of guessers and thieves that
    do not look at the picture, how many different puzzles there are, and where the time goes. Ctrl-C shows what is
    known so far.

    \b
    Examples:
      puzzlegen try sudoku/killer
      puzzlegen try matrices/raven --n 300 --level hard --out output/try
      puzzlegen try counting/tangle --level hard --set sides=12
      puzzlegen try boards/queens --json
    """
    from contextlib import closing

    import msgspec

    from puzzlegen import catalog
    from puzzlegen.catalog.knobs import apply_settings
    from puzzlegen.cli.progress import Progress
    from puzzlegen.conformance.workbench import findings, page, sheet, trying
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.running.workers import ordered_map
    from puzzlegen.snapshots.workshop import require_place

    row, *others = catalog.find(family)
    if others:
        raise WrongUsage(f"{family} is a category; name one of its families, such as {row.name}.")
    trying.require_tried(row)
    rooms = catalog.load(row.name)
    if level is not None and Level(level) not in rooms.levels:
        raise WrongUsage(f"{row.name} has no level {level}; its levels are: {', '.join(rooms.levels)}.")
    levels = [Level(level)] if level else list(rooms.levels)
    asked = {one: apply_settings(row.name, params, settings) for one, params in rooms.levels.items()}
    if out is not None:
        require_place(sheet.place(out, row.name), file=True)
    # The levels take turns, so that an early end knows something of each
    jobs = [
        trying.Job(row.name, one, seed, index, settings, pictures=out is not None and index < sheet.LOOKED_AT)
        for index in range(n)
        for one in levels
    ]
    candidates = []
    rejected: Counter[str] = Counter()
    interrupted = False
    staff = processes.number(workers, len(jobs))
    with Progress("Trying", len(jobs)) as progress, closing(ordered_map(trying.tried, jobs, staff)) as results:
        try:
            for candidate in results:
                candidates.append(candidate)
                rejected.update(candidate.rejected)
                note = "".join(f"{times} rejected: {why}" for why, times in rejected.most_common(1))
                progress.update(len(candidates), note)
        except KeyboardInterrupt:
            interrupted = True
    told = findings.found(row, asked, seed, candidates)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        click.echo("\n".join(page.lines(told)))
    if out is not None:
        path = sheet.write(out, row.name, candidates)
        click.echo(f"\nPictures, questions and keys in {path}" if path else "\nThere is nothing to show.", err=as_json)
    if interrupted:
        click.echo(f"\nInterrupted after {len(candidates)} of {len(jobs)} items.", err=True)
        raise SystemExit(INTERRUPTED)
