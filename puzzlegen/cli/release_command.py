"""``puzzlegen release``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import processes
from puzzlegen.cli.releasing import at_work, beacon_option, candidates_option, folder_of, made_of, options

if TYPE_CHECKING:
    from puzzlegen.releases.documents import Beacon


@click.command("release")
@click.argument("spec_name", metavar="SPEC")
@click.option("--version", "wanted", required=True, help="YYYY.M.PATCH without leading zeros, such as 2026.11.0.")
@click.option("--series", type=click.Path(path_type=Path), help="Folder of the series; default: output/<name>-series.")
@beacon_option
@candidates_option
@options(makes=True)
def command(
    spec_name: str,
    wanted: str,
    series: Path | None,
    private: Path | None,
    secret_file: Path | None,
    workers: int | None,
    beacon: "Beacon | None",
    candidates: Path | None,
) -> None:
    """Make a release of SPEC and add it to a series.

    The release appears once all of it is made, proven and judged; it never changes afterwards. A version of a new month
    replaces the share of items that the spec states, a patch (2026.11.1) only retracted items. If the command is killed
    at any moment, running it again resumes. Exit code 3: the release failed a check, and nothing was published.

    \b
    Examples:
      puzzlegen release monthly --version 2026.11.0
      puzzlegen release my.toml --version 2026.12.0 --series benchmark --secret-file secret.txt
      puzzlegen release my.toml --version 2027.1.0 --beacon "drand quicknet round 35319412=VALUE"
    """
    from puzzlegen.cli.compiling import prepare_kernels
    from puzzlegen.releases import secret
    from puzzlegen.releases.documents import Version
    from puzzlegen.specs import language as spec

    version = Version.parse(wanted)
    found = spec.read(spec_name)
    hidden = secret.find(secret_file)
    prepare_kernels(found.terms.items if found.terms else 1, {one.family for one in found.portions})
    from puzzlegen.releases.publish import publish
    from puzzlegen.releases.series import Series

    target = Series(folder_of(series, found), private)
    with at_work() as report, target.locked():
        release = publish(
            target,
            found,
            version,
            hidden,
            beacon=beacon,
            materials=made_of(candidates),
            workers=processes.number(workers),
            report=report,
        )
    click.echo(f"{target.release_folder(version)}\nroot digest {release.root}")
