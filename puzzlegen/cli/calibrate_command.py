"""``puzzlegen calibrate``."""

from pathlib import Path

import click

from puzzlegen.cli import items

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("calibrate")
@items.argument
@click.argument("files", metavar="HUMANS...", nargs=-1, required=True, type=_FILE)
@click.option("--errata", type=_FILE, help="Leave out the items that this file retracts; default: the series' errata.")
@click.option("--json", "as_json", is_flag=True, help="All of it as JSON.")
def command(folder: Path, split: str | None, files: tuple[Path, ...], errata: Path | None, as_json: bool) -> None:
    """Hold the measured difficulty of the items of DIR against people's work.

    HUMANS are files that `puzzlegen play DIR --export` wrote. For every family: whether harder items, in the unit of
    its proofs, take longer and are solved less often; what each level asks of people; and bands for its next version,
    where levels overlap. Then the items to look at: those that most people miss, and those that somebody holds to be
    wrong.

    \b
    Examples:
      puzzlegen calibrate output/mix humans.jsonl
      puzzlegen calibrate benchmark@2026.11 monday.jsonl tuesday.jsonl --json
    """
    from puzzlegen.cli.calibration_text import told
    from puzzlegen.cli.progress import Progress
    from puzzlegen.releases import published
    from puzzlegen.scoring import calibration, grading, reading

    benchmark = reading.benchmark(published.opened(folder, split, private=True), errata)
    predictions = reading.predictions(files)
    calibration.require_people(predictions)
    with Progress("Scoring", len(benchmark.entries) * len(files)) as progress:
        graded = grading.grade(benchmark, predictions, report=progress.update)
    found = calibration.calibrate(benchmark, graded)
    if as_json:
        click.echo(calibration.as_json(found), nl=False)
    else:
        click.echo("\n".join(told(found)))
