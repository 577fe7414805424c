"""``puzzlegen fresh``."""

from pathlib import Path

import click

from puzzlegen.cli import called, processes
from puzzlegen.cli.making import reporting
from puzzlegen.core.foreign import MOST_ITEMS
from puzzlegen.core.item import so_many


@click.command("fresh")
@click.argument("target", metavar="SPEC")
@click.option("--n", type=click.IntRange(1, MOST_ITEMS), default=1000, show_default=True, help="Number of items.")
@processes.option
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Destination of the snapshot.")
def command(target: str, n: int, workers: int | None, out: Path) -> None:
    """Make items that nobody has seen, for comparisons that others can check.

    SPEC is a spec, a category or a family, as for puzzlegen make. The seed is a new random one. Publish the commitment
    that is written beside the snapshot before any model is asked, and the snapshot afterwards: so nobody has to
    believe that the items were not chosen by their results. The same command resumes an interrupted run.

    \b
    Examples:
      puzzlegen fresh monthly --n 1000 --out november
      puzzlegen exposure benchmark one.jsonl --cutoff 2026-08 --fresh november
      puzzlegen replay november
    """
    from puzzlegen.specs import language as spec
    from puzzlegen.standing import fresh

    with reporting("Making", n) as report:
        made, commitment = fresh.make(spec.read(target), target, n, out, processes.number(workers, n), report)
    click.echo(f"{so_many(n)} in {out}\nroot digest {made.root}")
    click.echo(f"Publish {commitment} before you ask a model, {out} afterwards.", err=True)
    click.echo(f"Whoever checks it makes it again: {called.name()} replay {out}", err=True)
