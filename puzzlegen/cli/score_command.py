"""``puzzlegen score``."""

from pathlib import Path

import click

from puzzlegen.cli import answers, items

_NEW_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("score")
@items.argument
@answers.files
@click.option("--against", metavar="NAME", default="", help="Compare the other files with this one, item by item.")
@click.option(
    "--match",
    "pairing",
    type=click.Choice(["optimal", "order"]),
    default="optimal",
    show_default=True,
    help="Pair boxes with those of the key in the best order, or in list order as VisReason's published script does.",
)
@click.option(
    "--country-credit",
    type=click.FloatRange(0, 1, max_open=True),
    default=0.0,
    metavar="CREDIT",
    help="What the right country earns with a wrong region, such as 0.5; default: nothing.",
)
@click.option(
    "--errata", type=answers.FILE, help="Leave out the items that this file retracts; default: the series' errata."
)
@click.option(
    "--prices", metavar="NAME=IN,OUT", multiple=True, help="What a million tokens cost a model; may be repeated."
)
@click.option(
    "--labels", metavar="FILE", type=answers.FILE, help="Types of errors, as puzzlegen review --errors exports them."
)
@click.option("--reference", "on", metavar="NAME", help="The score on this reference, too; see puzzlegen reference.")
@click.option("--cutoff", metavar="YYYY-MM", help="With --reference: the last month that training data may be of.")
@answers.links
@click.option(
    "--paired",
    "conditions",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="What puzzlegen vary made of DIR: what models earn for the same puzzles there; may be repeated.",
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--html", type=_NEW_FILE, help="Write the report as a page to this file, too.")
@click.option(
    "--csv",
    "tables_folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the figures as CSV to this folder.",
)
@click.option("--per-item", type=_NEW_FILE, help="Write the result of every response to this file, as JSON lines.")
def command(
    folder: Path,
    split: str | None,
    files: tuple[Path, ...],
    against: str,
    pairing: str,
    country_credit: float,
    errata: Path | None,
    prices: tuple[str, ...],
    labels: Path | None,
    on: str | None,
    cutoff: str | None,
    linked: Path | None,
    conditions: tuple[Path, ...],
    as_json: bool,
    html: Path | None,
    tables_folder: Path | None,
    per_item: Path | None,
) -> None:
    """Score what models responded to the items of DIR.

    DIR is a snapshot, a release, what a release held back, the folder of a split, or a series. PREDICTIONS has a line
    {"id": ..., "response": ...} for each item; the last explicit answer of a response counts. Files are ranked with 95%
    intervals; the page says where each model fails, and how. With --paired, a file has the lines of the variants, too.

    \b
    Examples:
      puzzlegen score output/sudoku-s7-n500 model.jsonl
      puzzlegen score benchmark@2026.11 one.jsonl two.jsonl --against one --html report.html
      puzzlegen score output/mix models/*.jsonl --html report.html --csv figures --prices one=1.25,10
      puzzlegen score output/monthly-s71-n600 model.jsonl --reference monthly-1
      puzzlegen score output/mix model.jsonl --paired restyled --paired shuffled
      puzzlegen score output/mix model.jsonl --labels labels.jsonl --html report.html
      puzzlegen score benchmark/revealed/2026.10.0 model.jsonl --json --per-item results.jsonl
    """
    import msgspec

    from puzzlegen.answers.boxes import Pairing
    from puzzlegen.cli.progress import Progress
    from puzzlegen.cli.score_text import told
    from puzzlegen.cli.standing_text import of_paired, of_standings
    from puzzlegen.core.writing import put
    from puzzlegen.releases import published
    from puzzlegen.scoring import error_types, grading, reading, report, tables
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.standing import scored
    from puzzlegen.standing.paired import paired

    known = scored.require(on, cutoff, linked)
    for path in filter(None, (html, per_item)):
        require_place(path, file=True)
    costs = dict(map(price, prices))
    there = published.opened(folder, split, private=True)
    with Progress("Reading", len(there)) as progress:
        benchmark = reading.only_asked(reading.benchmark(there, errata, progress.update), files)
    varied = [reading.benchmark(published.opened(one, private=True)) for one in conditions]
    predictions = reading.predictions(files)
    pairs = paired(benchmark, varied, predictions)
    predictions = reading.without(predictions, varied)
    labelled = () if labels is None else error_types.labels(labels)
    report.require_names([one.name for one in predictions], against, costs)
    with Progress("Scoring", len(benchmark.entries) * len(files)) as progress:
        graded = grading.grade(benchmark, predictions, Pairing(pairing), progress.update, country_credit)
    found = report.summarize(
        benchmark,
        graded,
        Pairing(pairing),
        against=against,
        prices=costs,
        labels=labelled,
        country=country_credit,
    )
    standings = scored.standings(on, there, benchmark, graded, cutoff, known)
    if per_item is not None:
        lines = (msgspec.json.encode(line) + b"\n" for line in grading.per_item(benchmark, graded))
        put(per_item, b"".join(lines))
    if tables_folder is not None:
        for name, content in tables.tables(found).items():
            put(tables_folder / name, content)
    if html is not None:
        from puzzlegen.scoring.page import errors, page

        put(html, page.page(found, errors.worst(benchmark, graded, there.solved())).encode())
    if as_json:
        click.echo(scored.as_json(found, standings, pairs), nl=False)
    else:
        click.echo("\n".join([*told(found), *of_standings(standings), *of_paired(pairs)]))


def price(text: str) -> tuple[str, tuple[float, float]]:
    """The name and the two prices of ``NAME=IN,OUT``."""
    from puzzlegen.core.errors import WrongUsage

    name, _, numbers = text.rpartition("=")
    try:
        price_in, price_out = (float(number) for number in numbers.split(","))
        if not (name and 0 <= price_in < 1e9 and 0 <= price_out < 1e9):
            raise ValueError
    except ValueError:
        raise WrongUsage(f"--prices {text} is not of the form NAME=IN,OUT, such as --prices model=1.25,10.") from None
    return name, (price_in, price_out)
