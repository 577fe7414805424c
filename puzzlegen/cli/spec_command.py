"""``puzzlegen spec check`` and ``puzzlegen spec new``."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import click

from puzzlegen.cli import called
from puzzlegen.core.family import Level
from puzzlegen.core.item import so_many

_ALL: Final = "all"  # name of the last row and column

_TEMPLATE: Final = """\
# A spec says what a benchmark holds; docs/specs.md of puzzlegen describes every key.
#   puzzlegen spec check FILE                  tells what is wrong, and how many items of each kind there will be
#   puzzlegen make FILE --n 100 --seed 7       makes a snapshot

name = "my-benchmark"             # letters, digits, - and _

# The items of each family and level take turns through these languages: en, zh.
languages = ["en"]

# Only a spec with this table can be released; without it, it is for puzzlegen make alone.
[release]
title = "My benchmark"
licence = "CC-BY-4.0"             # of the items: an SPDX identifier
items = 400                       # public items in each release
splits = {test = 9, validation = 1}
refresh = 0.25                    # share of the public items that each month replaces, the oldest first
hidden = 0.1                      # held back each month: as many as this share of the public items
reveal = "next"                   # held-back items come out with the next month's release; or "manual"
keys = "included"                 # keys and proofs lie beside the public items; or "apart"
beacon = ""                       # in words, which public random value each month's release takes (--beacon)
drift = 0.5                       # how far the mean measured difficulty of a family and level may move

# One table for each category or family; puzzlegen list shows what there is.
[[families]]
name = "sudoku/killer"
weight = 2                        # its share of the items, beside the other tables; 1 when left out
levels = ["easy", "hard"]         # all levels when left out

[[families]]
name = "sudoku/thermometer"
"""


@click.group("spec")
def command() -> None:
    """Check a spec, or start a new one.

    A spec is a TOML file that says which families, levels and languages a benchmark has; docs/specs.md describes it.

    \b
    Examples:
      puzzlegen spec new mine.toml
      puzzlegen spec check mine.toml
    """


@command.command("check", short_help="Tell the mistakes of specs, or what they hold.")
@click.argument("targets", metavar="FILE...", nargs=-1, required=True)
@click.option("--n", type=click.IntRange(1), help="Number of items to divide; default: as many as a release has.")
@click.option("--json", "as_json", is_flag=True, help="The findings as JSON, family by family.")
def check(targets: tuple[str, ...], n: int | None, as_json: bool) -> None:
    """List all mistakes in each spec, with their lines, or show how its items will be divided.

    FILE is a path that ends in .toml, or the name of a spec that ships with puzzlegen. A spec that is not for releases
    states no number of items: without --n its shares are shown. Exit code 0: all can be made; 2: there are mistakes.

    \b
    Examples:
      puzzlegen spec check mine.toml
      puzzlegen spec check mine.toml --n 500
      puzzlegen spec check monthly visreason --json
    """
    import msgspec

    reports = [_report(target, n) for target in targets]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode({"specs": reports}), indent=2).decode())
    else:
        for report in reports:
            _tell(report)
    if any(report["mistakes"] for report in reports):
        raise SystemExit(2)


def _report(target: str, n: int | None) -> dict[str, Any]:
    """The mistakes of one spec; or its shares, and its items if their number is known: family -> level -> figure."""
    from puzzlegen.specs import language as spec
    from puzzlegen.specs.mistakes import Mistake

    try:
        mistakes = spec.mistakes(target)
    except spec.BadSpec as error:
        mistakes = (Mistake(None, str(error)),)
    if mistakes:
        return {"file": target, "mistakes": mistakes}
    read = spec.read(target)
    n = n or (read.terms.items if read.terms else None)
    total = sum(portion.weight for portion in read.portions)
    shares: dict[str, dict[str, float]] = {}
    items: dict[str, dict[str, int]] = {}
    for portion in read.portions:
        levels = shares.setdefault(portion.family, {})
        levels[portion.level] = levels.get(portion.level, 0) + portion.weight / total
        items.setdefault(portion.family, {})[portion.level] = 0
    for slot in spec.plan(read.portions, n or 0):
        items[slot.family][slot.level] += 1
    return {
        "file": target,
        "mistakes": (),
        "name": read.name,
        "languages": read.languages,
        "released": read.terms is not None,
        "n": n,
        "shares": shares,
        "items": items if n else None,
    }


def _tell(report: dict[str, Any]) -> None:
    """Print one line for each mistake, or a table of the spec with a row for each category."""
    file = report["file"]
    for mistake in report["mistakes"]:
        click.echo(mistake.told(file))
    if report["mistakes"]:
        return
    figures: dict[str, dict[str, float]] = report["items"] or report["shares"]
    rows: dict[str, Counter[str]] = {}
    for family, levels in figures.items():
        for name in (family.partition("/")[0], _ALL):
            rows.setdefault(name, Counter()).update({**levels, _ALL: sum(levels.values()), "families": 1})
    rows[_ALL] = rows.pop(_ALL)  # the last one
    columns = ("families", *(level for level in Level if rows[_ALL][level]), _ALL)
    width = max(map(len, rows))
    number = so_many(report["n"]) if report["n"] else "any number of items"
    click.echo(f"{file}: {number}, in {' and '.join(report['languages'])}")
    click.echo(f"  {'':<{width}}" + "".join(f"{column:>10}" for column in columns))
    for name, row in rows.items():
        told = (f"{row[column]:.1%}" if isinstance(row[column], float) else str(row[column]) for column in columns)
        click.echo(f"  {name:<{width}}" + "".join(f"{figure:>10}" for figure in told))
    left_out = sum(not count for levels in figures.values() for count in levels.values())
    if left_out:
        kinds = sum(map(len, figures.values()))
        click.echo(f"  {left_out} of the {kinds} pairs of a family and a level get no item.")


@command.command("new", short_help="Write a spec to begin with.")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def new(file: Path | None) -> None:
    """Write a spec to start from, with comments, to FILE or to the terminal.

    An existing file is left alone.

    \b
    Examples:
      puzzlegen spec new
      puzzlegen spec new mine.toml
    """
    from puzzlegen.core.writing import put

    if file is None:
        click.echo(_TEMPLATE, nl=False)
        return
    if file.suffix != ".toml":
        raise click.UsageError(f"A spec is a file that ends in .toml, unlike {file}.")
    if file.exists() or file.is_symlink():
        raise click.UsageError(f"{file} already exists, and is left alone: choose another name.")
    put(file, _TEMPLATE.encode())
    click.echo(f"{file} can be made as it is. After your changes: {called.name()} spec check {file}")
