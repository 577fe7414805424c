"""``puzzlegen ladder``."""

from pathlib import Path

import click

from puzzlegen.cli import answers, called, processes
from puzzlegen.cli.making import reporting
from puzzlegen.core.foreign import MOST_ITEMS
from puzzlegen.core.item import so_many


@click.command("ladder")
@click.argument("target", metavar="FAMILY|DIR")
@click.argument("files", metavar="[PREDICTIONS...]", nargs=-1, type=answers.FILE)
@click.option("--steps", type=click.IntRange(3, 8), default=8, show_default=True, help="Number of steps.")
@click.option("--n", type=click.IntRange(10, MOST_ITEMS), default=50, show_default=True, help="Items of each step.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same items.")
@processes.option
@click.option("--out", type=click.Path(path_type=Path), help="Destination of the ladder that is made.")
@click.option("--json", "as_json", is_flag=True, help="Where models fail as JSON.")
def command(
    target: str,
    files: tuple[Path, ...],
    steps: int,
    n: int,
    seed: int,
    workers: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Make a family from trivial to impossible in steps of one knob; tell at which step a model fails.

    With FAMILY and --out, snapshots OUT/1, OUT/2 ... are made as puzzlegen make would; the same command resumes. With
    the folder DIR of a ladder and files of answers to all of its items, it tells for each model where it falls to half
    way between chance and 1: by a logistic curve, with an interval.

    \b
    Examples:
      puzzlegen ladder counting/tangle --n 50 --out tangles
      puzzlegen ladder tangles one.jsonl two.jsonl
    """
    from puzzlegen.standing import ladder

    if not files:
        if out is None:
            raise click.UsageError("Say with --out where to make a ladder, or name files of answers to one.")
        with reporting("Making", steps * n) as report:
            made = ladder.make(target, steps, n, seed, out, processes.number(workers, n), report)
        click.echo(f"{so_many(len(made.steps) * n)} in {len(made.steps)} steps in {out}")
        click.echo(f"Tell where models fail: {called.name()} ladder {out} PREDICTIONS...", err=True)
        return
    if out is not None:
        raise click.UsageError("--out goes with FAMILY: it is where a ladder is made.")
    from puzzlegen.cli.progress import Progress
    from puzzlegen.scoring import reading

    there, benchmarks = ladder.read(Path(target))
    predictions = reading.predictions(files)
    with Progress("Scoring", sum(len(one.entries) for one in benchmarks) * len(files)) as progress:
        found = ladder.climb(there, benchmarks, predictions, progress.update)
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        from puzzlegen.cli import standing_text

        click.echo("\n".join(standing_text.of_ladder(found)))
