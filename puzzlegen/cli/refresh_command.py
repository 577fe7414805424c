"""``puzzlegen refresh``."""

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from puzzlegen.cli import processes
from puzzlegen.cli.releasing import at_work, beacon_option, folder_of, made_of, materials, options

if TYPE_CHECKING:
    from puzzlegen.releases.documents import Beacon

_NEW = 10  # exit code on request, so that a script can tell a new release from none


def _month(_: click.Context, __: click.Parameter, value: str | None) -> date:
    """The first day of the month ``YYYY-MM``; today without one."""
    if value is None:
        return date.today()
    try:
        return datetime.strptime(value, "%Y-%m").date()
    except ValueError as error:
        raise click.BadParameter(f"{value!r} is not a month: it is YYYY-MM, such as 2026-11.") from error


@click.command("refresh")
@click.argument("spec_name", metavar="SPEC")
@click.option("--series", type=click.Path(path_type=Path), help="Folder of the series; default: output/<name>-series.")
@click.option("--date", "month", metavar="YYYY-MM", callback=_month, help="The month; default: the current one.")
@click.option("--detailed-exitcode", is_flag=True, help=f"Exit with {_NEW} instead of 0 if there is a new release.")
@click.option("--json", "as_json", is_flag=True, help="The outcome as JSON.")
@beacon_option
@materials
@options(makes=True)
def command(
    spec_name: str,
    series: Path | None,
    month: date,
    detailed_exitcode: bool,
    as_json: bool,
    private: Path | None,
    secret_file: Path | None,
    workers: int | None,
    beacon: "Beacon | None",
    **chosen: Any,
) -> None:
    """Bring a series of SPEC up to date: the job for the scheduler, to be run as often as you like.

    It makes the month's release if there is none, a patch if items were retracted, and reveals what earlier months
    held back. If there is nothing to do, it prints "unchanged". A run that was killed is resumed by the next call. A
    beacon is used only for the month's release.

    \b
    Exit codes:
      0   unchanged, or a new release (10 with --detailed-exitcode)
      1   the work could not be finished
      2   wrong usage: a missing or different secret, a past month, another process at work
      3   the release failed a check; nothing was published

    \b
    Examples:
      puzzlegen refresh monthly --series benchmark
      puzzlegen refresh my.toml --series benchmark --date 2026-12 --secret-file secret.txt
      puzzlegen refresh my.toml --series benchmark --beacon "drand quicknet round 35319412=VALUE"
    """
    from puzzlegen.releases import secret
    from puzzlegen.specs import language as spec

    found = spec.read(spec_name)
    hidden = secret.find(secret_file)
    from puzzlegen.releases.refresh import refresh
    from puzzlegen.releases.series import Series

    target = Series(folder_of(series, found), private)
    count = processes.number(workers)
    made = made_of(chosen, found, workers)
    with at_work() as report:
        outcome = refresh(
            target,
            found,
            month,
            hidden,
            beacon=beacon,
            materials=made,
            workers=count,
            report=report,
        )
    if as_json:
        import msgspec

        revealed = [str(version) for version in outcome.revealed]
        document = {"status": outcome.status, "version": str(outcome.version), "revealed": revealed}
        click.echo(msgspec.json.encode(document).decode())
    else:
        if outcome.missed:
            months = "month has" if outcome.missed == 1 else "months have"
            click.echo(f"{outcome.missed} {months} no release; the series continues with {month:%Y-%m}.", err=True)
        click.echo(f"{outcome.status}: {outcome.version} in {target.release_folder(outcome.version)}")
        for version in outcome.revealed:
            click.echo(f"revealed: {version} in {target.revealed_folder(version)}")
    if detailed_exitcode and outcome.status == "new release":
        raise SystemExit(_NEW)
