"""``puzzlegen exposure``."""

from pathlib import Path

import click

from puzzlegen.cli import answers


@click.command("exposure")
@answers.arguments
@click.option("--cutoff", required=True, metavar="YYYY-MM", help="The last month that training data may be of.")
@click.option(
    "--disguised", multiple=True, type=answers.FOLDER, help="What puzzlegen vary made of items of both kinds."
)
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def command(
    folder: Path,
    files: tuple[Path, ...],
    cutoff: str,
    fresh: tuple[Path, ...],
    disguised: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Tell how much credit is due to items having been public when a model was trained.

    Items that were public by the cut-off are compared with fresh ones, within families and levels. Fresh are those
    that SERIES held back beyond the cut-off, and the snapshots of --fresh. Which items were published was decided by a
    committed key, so this is a randomised experiment. Public items newer than the cut-off are its negative control.

    Each of PREDICTIONS has the answers of a model to items of any month, those of --fresh among them. With answers to
    exposed and fresh items in disguise, too, it tells memory of an item from having learned the puzzle. Where items
    of a family have several structures, it tells what public ones bring to fresh ones of their structure.

    \b
    Examples:
      puzzlegen exposure benchmark one.jsonl two.jsonl --cutoff 2026-08
      puzzlegen exposure benchmark one.jsonl --cutoff 2026-08 --fresh output/monthly-s71-n600 --json
    """
    from puzzlegen.scoring import reading
    from puzzlegen.standing import exposure, units

    month = units.month(cutoff)
    predictions = reading.predictions(files)
    stock, credits = answers.credits(folder, predictions, [*fresh, *disguised])
    found = exposure.exposure(stock.units, [one.name for one in predictions], credits, month)
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        from puzzlegen.cli import standing_text

        click.echo("\n".join(standing_text.of_exposure(found)))
