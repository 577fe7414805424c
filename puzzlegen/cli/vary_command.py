"""``puzzlegen vary``."""

from pathlib import Path
from typing import Literal

import click

from puzzlegen.cli import items, processes
from puzzlegen.core.item import LANGUAGES, so_many


@click.command("vary")
@items.argument
@click.option(
    "--style", metavar="SEED", type=int, help="Draw the pictures in other styles, which follow from this seed."
)
@click.option("--size", metavar="PIXELS", type=click.IntRange(200, 4000), help="Longer side of the pictures.")
@click.option("--options", metavar="SEED", type=int, help="Shuffle lettered options, from this seed.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Put all texts into this language.")
@click.option(
    "--form", type=click.Choice(["boxes"]), help="Ask for the box of the right option, where options are drawn."
)
@click.option("--wording", type=click.Choice(["full", "short"]), help="State the rules, or let them be discovered.")
@processes.option
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Destination of the snapshot.")
@click.option("--overwrite", is_flag=True, help="Replace another snapshot at the destination.")
def command(
    folder: Path,
    split: str | None,
    style: int | None,
    size: int | None,
    options: int | None,
    lang: str | None,
    form: Literal["boxes"] | None,
    wording: Literal["full", "short"] | None,
    workers: int | None,
    out: Path,
    overwrite: bool,
) -> None:
    """Present the puzzles of DIR differently, for paired comparisons.

    DIR is a snapshot, a release, the folder of a split, or a series. The variants are a snapshot of their own, which
    puzzlegen verify proves; each names its origin (variant_of). Items that cannot be presented in this way are left
    out, and counted. puzzlegen score --paired reads what models make of them.

    \b
    Examples:
      puzzlegen vary output/matrices-s7-n100 --style 1 --out restyled
      puzzlegen vary output/matrices-s7-n100 --options 3 --out shuffled
      puzzlegen vary output/matrices-s7-n100 --wording short --lang zh --out brief
    """
    from puzzlegen.cli.progress import Progress
    from puzzlegen.releases import published

    benchmark = published.opened(folder, split)
    n = len(benchmark)
    from puzzlegen.snapshots.vary import Ways, vary

    with Progress("Varying", n) as shown:
        written, left = vary(
            benchmark.origin(),
            out,
            Ways(lang, form, wording, style, options, size),
            workers=processes.number(workers, n),
            overwrite=overwrite,
            report=lambda done, _: shown.update(done),
        )
    for reason, count in left.items():
        click.echo(f"{so_many(count)} left out: {reason}")
    click.echo(f"{so_many(written.content.request.n)} in {out}\nroot digest {written.root}")
