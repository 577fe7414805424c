"""``puzzlegen audit``."""

from pathlib import Path

import click

from puzzlegen.cli import processes
from puzzlegen.cli.checking import conclude


@click.command("audit")
@click.argument("folder", metavar="SERIES", type=click.Path(path_type=Path))
@click.option("--release", "only", metavar="VERSION", help="Check this release alone, with its link to the one before.")
@click.option("--prove", is_flag=True, help="Prove every answer again, too; this takes as long as making the items.")
@click.option("--remake", is_flag=True, help="Remake every item whose seed is public, and compare.")
@click.option(
    "--also",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A reference, links, or what score or trend --json wrote; may be repeated.",
)
@processes.option
@click.option("--json", "as_json", is_flag=True, help="The problems as JSON.")
def command(
    folder: Path,
    only: str | None,
    prove: bool,
    remake: bool,
    also: tuple[Path, ...],
    workers: int | None,
    as_json: bool,
) -> None:
    """Check a whole series: every byte, every commitment, every retirement, and that no puzzle occurs twice.

    What follows from other parts of a release is recomputed and compared: tables, canaries, parquet files and pages.
    The references that come with puzzlegen have to be what their digests say; with --also those, too, that scores
    were told on.

    It needs only the published folder. Exit code 0: the series keeps its promises; 1: something is wrong, and the
    file is named.

    \b
    Examples:
      puzzlegen audit output/monthly-series
      puzzlegen audit output/monthly-series --prove --remake
      puzzlegen audit output/monthly-series --release 2026.11.0
      puzzlegen audit output/monthly-series --also report.json --also links.jsonl
    """
    from puzzlegen.cli.progress import Progress
    from puzzlegen.releases.documents import Version
    from puzzlegen.releases.series import Series

    series = Series(folder)
    version = None if only is None else Version.parse(only)
    versions = [version] if version else series.versions()
    from puzzlegen.releases.audit import audit
    from puzzlegen.standing import audited

    with Progress("Auditing", len(versions), "releases") as progress:
        staff = processes.number(workers)
        remarks: list[str] = []
        found = audit(
            series,
            only=version,
            prove=prove,
            remake=remake,
            workers=staff,
            report=lambda done, _: progress.update(done),
            remark=remarks.append,
        )
    found += audited.problems(also)
    for remark in remarks:
        click.echo(remark, err=True)
    releases = (
        f"release {version}"
        if version
        else f"{len(versions)} release{'s' if len(versions) > 1 else ''} up to {series.newest()}"
    )
    conclude(found, as_json, f"{releases}: every byte, link and commitment holds.")
