"""``puzzlegen trend``."""

from pathlib import Path

import click

from puzzlegen.cli import answers


@click.command("trend")
@answers.arguments
@click.option("--reference", "on", metavar="NAME", help="Scores on this reference; default: all families and levels.")
@answers.links
@answers.cutoff
@click.option("--csv", "table", type=click.Path(dir_okay=False, path_type=Path), help="Write the points to this file.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with curves to this file.")
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def command(
    folder: Path,
    files: tuple[Path, ...],
    on: str | None,
    linked: Path | None,
    cutoff: str | None,
    fresh: tuple[Path, ...],
    table: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Put models of several months on one scale, whatever the mix of levels that they were asked.

    A Rasch model is fitted to all unexposed answers. A file of PREDICTIONS that is named after a model and a month, as
    model-2026-11.jsonl, has answers of that month: those to items count that were not public before. In a file of no
    month the answers to the items of a month have to have been given in that month, as a model that is asked every
    month does.

    \b
    Examples:
      puzzlegen trend benchmark one-2026-11.jsonl one-2026-12.jsonl two.jsonl
      puzzlegen trend benchmark models/*.jsonl --reference monthly-1 --csv trend.csv --html trend.html
    """
    from puzzlegen.core.writing import put
    from puzzlegen.scoring import reading
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.standing import reference, scored, trend, trend_page, units

    known = scored.require(on, None, linked)
    frozen = None if on is None else reference.read(on)
    month = "" if cutoff is None else units.month(cutoff)
    for path in filter(None, (table, html)):
        require_place(path, file=True)
    predictions = reading.predictions(files)
    units.require_one_mode(predictions)
    stock, credits = answers.credits(folder, predictions, fresh)
    found = trend.trend(stock.units, [one.model for one in predictions], credits, frozen, month, known)
    if table is not None:
        put(table, trend.as_csv(found))
    if html is not None:
        put(html, trend_page.page(found, stock.benchmark.name).encode())
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        from puzzlegen.cli import standing_text

        click.echo("\n".join(standing_text.of_trend(found)))
