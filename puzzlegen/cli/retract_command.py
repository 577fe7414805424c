"""``puzzlegen retract``."""

from pathlib import Path

import click


@click.command("retract")
@click.argument("folder", metavar="SERIES", type=click.Path(path_type=Path))
@click.argument("item_id", metavar="ID")
@click.option("--why", required=True, help="The reason, in one sentence that will be public.")
def command(folder: Path, item_id: str, why: str) -> None:
    """Retract the item ID of SERIES: scoring leaves it out from now on.

    The errata are a file that only ever grows. The next call of puzzlegen refresh, or the next release, replaces the
    item.

    \b
    Example:
      puzzlegen retract output/monthly-series 0a1b2c3d4e5f60718293 --why "Two options look alike in print."
    """
    from puzzlegen.releases.errata import retract
    from puzzlegen.releases.series import Series

    retracted = retract(Series(folder), item_id, why)
    click.echo(f"{retracted} is retracted; the next release replaces it.")
