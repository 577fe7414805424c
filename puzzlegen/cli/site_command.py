"""``puzzlegen site``."""

from pathlib import Path

import click

from puzzlegen.cli import answers


@click.command("site")
@answers.series
@click.option("--results", required=True, metavar="DIR", type=answers.FOLDER, help="The files of answers.")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder of the site.")
@click.option("--reference", "on", metavar="NAME", help="Scores on this reference; default: all families and levels.")
@answers.links
@click.option("--cutoff", metavar="YYYY-MM", help="The last month that training data may be of; with it, exposure.")
@answers.fresh
@click.option(
    "--prices", metavar="MODEL=IN,OUT", multiple=True, help="What a million tokens cost a model; may be repeated."
)
@click.option("--overwrite", is_flag=True, help="Replace the site at the destination.")
def command(
    folder: Path,
    results: Path,
    out: Path,
    on: str | None,
    linked: Path | None,
    cutoff: str | None,
    fresh: tuple[Path, ...],
    prices: tuple[str, ...],
    overwrite: bool,
) -> None:
    """Write a site of SERIES: rankings, curves over months, exposure, and all public items with what models said.

    DIR has files of answers as for trend: MODEL-2026-11.jsonl, or MODEL.jsonl of a model that is asked every month;
    those that play exports are of people. The site is a folder of pages and data that needs no server and no scripts.
    Items that are held back, and keys that are not out, are in scores only.

    \b
    Examples:
      puzzlegen site benchmark --results answers --out public
      puzzlegen site benchmark --results answers --out public --reference monthly-1 --cutoff 2026-08 --overwrite
    """
    from puzzlegen.cli.progress import Progress
    from puzzlegen.cli.score_command import price
    from puzzlegen.core.item import so_many
    from puzzlegen.releases import published
    from puzzlegen.releases.series import Series
    from puzzlegen.standing import reference, scored, units
    from puzzlegen.standing.site import folder as site
    from puzzlegen.standing.site import gathered

    known = scored.require(on, None, linked)
    frozen = None if on is None else reference.read(on)
    month = "" if cutoff is None else units.month(cutoff)
    costs = dict(map(price, prices))
    series = Series(folder)
    site.require(out, overwrite, folder, series.private, results, *fresh)
    predictions = gathered.read(results)
    stock = units.of_series(series, [published.opened(one) for one in fresh])
    with Progress("Scoring", len(stock.units) * len(predictions)) as progress:
        found = gathered.Gathered.of(series, stock, predictions, frozen, known, month, costs, progress.update)
    with Progress("Writing", len(found.items)) as progress:
        site.write(found, out, progress.update)
    click.echo(f"{len(found.ranking)} models and {so_many(len(found.items))} in {out / 'index.html'}")
