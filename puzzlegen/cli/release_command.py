"""``puzzlegen release``."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from puzzlegen.cli import processes
from puzzlegen.cli.releasing import at_work, beacon_option, folder_of, made_of, materials, options

if TYPE_CHECKING:
    from puzzlegen.releases.documents import Beacon


@click.command("release")
@click.argument("spec_name", metavar="SPEC")
@click.option("--version", "wanted", required=True, help="YYYY.M.PATCH without leading zeros, such as 2026.11.0.")
@click.option("--series", type=click.Path(path_type=Path), help="Folder of the series; default: output/<name>-series.")
@beacon_option
@click.option(
    "--preview",
    "folder",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Make the new items as a snapshot in DIR, for puzzlegen review, and publish nothing.",
)
@click.option(
    "--reviewed",
    metavar="FILE",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Publish only if no flag stands in this review of the new items, and record it.",
)
@materials
@options(makes=True)
def command(
    spec_name: str,
    wanted: str,
    series: Path | None,
    private: Path | None,
    secret_file: Path | None,
    workers: int | None,
    beacon: "Beacon | None",
    folder: Path | None,
    reviewed: Path | None,
    **chosen: Any,
) -> None:
    """Make a release of SPEC and add it to a series.

    The release appears once all of it is made, proven and judged; it never changes afterwards. A version of a new month
    replaces the share of items that the spec states, a patch (2026.11.1) only retracted items. If the command is killed
    at any moment, running it again resumes. Exit code 3: the release failed a check, or a flag stands, and nothing was
    published.

    \b
    Examples:
      puzzlegen release monthly --version 2026.11.0
      puzzlegen release my.toml --version 2026.12.0 --series benchmark --secret-file secret.txt
      puzzlegen release my.toml --version 2027.1.0 --beacon "drand quicknet round 35319412=VALUE"
      puzzlegen release monthly --version 2026.11.0 --preview preview
      puzzlegen release monthly --version 2026.11.0 --reviewed review.json
    """
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.core.item import so_many
    from puzzlegen.releases import reviewed as reviewing
    from puzzlegen.releases import secret
    from puzzlegen.releases.documents import Version
    from puzzlegen.specs import language as spec

    version = Version.parse(wanted)
    found = spec.read(spec_name)
    hidden = secret.find(secret_file)
    if folder is not None and reviewed is not None:
        raise WrongUsage("--preview publishes nothing, and --reviewed publishes: use one after the other.")
    review = None if reviewed is None else reviewing.read(reviewed)
    from puzzlegen.releases.publish import preview, publish
    from puzzlegen.releases.series import Series

    target = Series(folder_of(series, found), private)
    count = processes.number(workers)
    made = made_of(chosen, found, workers)
    if folder is not None:
        with at_work() as report, target.locked():
            snapshot = preview(
                target,
                found,
                version,
                hidden,
                folder,
                beacon=beacon,
                materials=made,
                workers=count,
                report=report,
            )
        click.echo(
            f"{folder}\n{so_many(snapshot.content.request.n)} of release {version}, unpublished; keep them to yourself"
        )
        return
    with at_work() as report, target.locked():
        release = publish(
            target,
            found,
            version,
            hidden,
            beacon=beacon,
            review=review,
            materials=made,
            workers=count,
            report=report,
        )
    click.echo(f"{target.release_folder(version)}\nroot digest {release.root}")
