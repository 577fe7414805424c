"""``puzzlegen reveal``."""

from pathlib import Path

import click

from puzzlegen.cli import processes
from puzzlegen.cli.releasing import at_work, options


@click.command("reveal")
@click.argument("folder", metavar="SERIES", type=click.Path(path_type=Path))
@click.argument("wanted", metavar="VERSION")
@options(makes=True)
def command(
    folder: Path,
    wanted: str,
    private: Path | None,
    secret_file: Path | None,
    workers: int | None,
) -> None:
    """Publish the items that release VERSION of SERIES held back, with the proof that they were fixed at that time.

    puzzlegen refresh does this by itself when the next month's release is out, unless the spec says otherwise. Releases
    are revealed in order.

    \b
    Example:
      puzzlegen reveal output/monthly-series 2026.11.0 --secret-file secret.txt
    """
    from puzzlegen.releases import secret
    from puzzlegen.releases.documents import Version

    version = Version.parse(wanted)
    hidden = secret.find(secret_file)
    from puzzlegen.releases.reveal import reveal
    from puzzlegen.releases.series import Series

    series = Series(folder, private)
    series.newest()
    with at_work() as report, series.locked():
        shown = reveal(series, version, hidden, workers=processes.number(workers), report=report)
    click.echo(shown)
