"""``puzzlegen spec check`` and ``puzzlegen spec new``."""

from pathlib import Path
from typing import Any, Final

import click

_N: Final = 100  # items to tell the shares of, where the spec is not for releases

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
    """Check a spec, or begin a new one.

    A spec is a TOML file that says which families, levels and languages a benchmark holds; docs/specs.md describes it.

    \b
    Examples:
      puzzlegen spec new mine.toml
      puzzlegen spec check mine.toml
    """


@command.command("check", short_help="Tell the mistakes of specs, or what they hold.")
@click.argument("targets", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="What was found as JSON.")
def check(targets: tuple[str, ...], as_json: bool) -> None:
    """Tell all mistakes of each spec, with their lines, or how its items will be divided.

    FILE is a path that ends in .toml, or the name of a spec that ships with puzzlegen. Exit code 0: all can be made; 2:
    there are mistakes.

    \b
    Examples:
      puzzlegen spec check mine.toml
      puzzlegen spec check monthly visreason --json
    """
    import msgspec

    reports = [_report(target) for target in targets]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode({"specs": reports}), indent=2).decode())
    else:
        for report in reports:
            _tell(report)
    if any(report["mistakes"] for report in reports):
        raise SystemExit(2)


def _report(target: str) -> dict[str, Any]:
    """The mistakes of one spec, or its items: family -> level -> number."""
    from puzzlegen import spec
    from puzzlegen.spec_mistakes import Mistake

    try:
        mistakes = spec.mistakes(target)
    except spec.BadSpec as error:
        mistakes = (Mistake(None, str(error)),)
    if mistakes:
        return {"file": target, "mistakes": mistakes}
    read = spec.read(target)
    n = read.terms.items if read.terms else _N
    items: dict[str, dict[str, int]] = {}
    for portion in read.portions:
        items.setdefault(portion.family, {})[portion.level] = 0
    for slot in spec.plan(read.portions, n):
        items[slot.family][slot.level] += 1
    return {
        "file": target,
        "mistakes": (),
        "name": read.name,
        "languages": read.languages,
        "released": read.terms is not None,
        "n": n,
        "items": items,
    }


def _tell(report: dict[str, Any]) -> None:
    """Print one line for each mistake, or one for the spec."""
    file = report["file"]
    for mistake in report["mistakes"]:
        click.echo(mistake.told(file))
    if not report["mistakes"]:
        families = (
            f"{family} {' '.join(f'{level} {count}' for level, count in levels.items())}"
            for family, levels in report["items"].items()
        )
        kind = "in each release" if report["released"] else "for example"
        languages = " and ".join(report["languages"])
        click.echo(f"{file}: {report['n']} items {kind}, in {languages}: {', '.join(families)}")


@command.command("new", short_help="Write a spec to begin with.")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def new(file: Path | None) -> None:
    """Write a spec with comments to begin with, to FILE or to the terminal.

    A file that is there already is left alone.

    \b
    Examples:
      puzzlegen spec new
      puzzlegen spec new mine.toml
    """
    if file is None:
        click.echo(_TEMPLATE, nl=False)
        return
    if file.suffix != ".toml":
        raise click.UsageError(f"A spec is a file that ends in .toml, unlike {file}.")
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(_TEMPLATE)
    except FileExistsError:
        raise click.UsageError(f"{file} is there already, and is left alone: choose another name.") from None
    click.echo(f"{file} can be made as it is. After your changes: puzzlegen spec check {file}")
