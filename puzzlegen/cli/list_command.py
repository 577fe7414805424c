"""``puzzlegen list``."""

from typing import TYPE_CHECKING, Any, Final

import click

from puzzlegen.answers.kinds import ASKED, Form
from puzzlegen.core.family import Level

if TYPE_CHECKING:
    from puzzlegen.catalog import Row

_WIDTH: Final = 80
_PAPERS: Final = {"mmiq": "mmiq_paradigm", "visreason": "visreason_category", "visualpuzzles": "visualpuzzles_category"}
"""Where the items of a family stand in a benchmark, if they do."""


@click.command("list")
@click.argument("category", required=False)
@click.option("--form", type=click.Choice(list(ASKED)), help="Families that can be asked in this form only.")
@click.option("--level", type=click.Choice([level.value for level in Level]), help="Families with this level only.")
@click.option("--paper", type=click.Choice(list(_PAPERS)), help="Families whose items have a place in this benchmark.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array with all that is known of each family.")
@click.option("--schema", is_flag=True, help="The JSON Schema of what a single family publishes in its proofs.")
def command(
    category: str | None, form: Form | None, level: str | None, paper: str | None, as_json: bool, schema: bool
) -> None:
    """List the puzzle families by category: levels, forms of answers, and what they are.

    These are the names that puzzlegen make takes, and that a spec (see puzzlegen spec --help) puts together. With
    --json, each family comes with its tasks, their units and numbers of options, the parameters of its levels, and how
    many different puzzles there are. Of a single family the knobs are shown that puzzlegen make --set takes.

    \b
    Examples:
      puzzlegen list
      puzzlegen list matrices --form choice --paper mmiq
      puzzlegen list sudoku --json
      puzzlegen list counting/tangle
      puzzlegen list cues/gears --schema
    """
    from puzzlegen import catalog
    from puzzlegen.catalog import questions

    if schema:
        _show_schema(category)
        return
    chosen: list[tuple[Row, list[Level], list[Form]]] = []
    for row in catalog.find(category) if category else catalog.rows():
        asked = {one: questions.forms(row, one) for one in row.levels if level in (None, one)}
        levels = [one for one, forms in asked.items() if form is None or form in forms]
        if row.listed and levels and (paper is None or _stands(row, _PAPERS[paper])):
            forms = {one for some in asked.values() for one in some}
            chosen.append((row, levels, [one for one in ASKED if one in forms]))
    if as_json:
        import msgspec

        table = [_all(row, levels) for row, levels, _ in chosen]
        click.echo(msgspec.json.format(msgspec.json.encode(table), indent=2).decode())
    elif chosen:
        _show(chosen)
        count = sum(questions.count(row) for row, _, _ in chosen)
        click.echo(f"\n{len(chosen)} famil{'ies' if len(chosen) > 1 else 'y'}, {count} question{'s' * (count > 1)}")
        if category == chosen[0][0].name:
            _show_knobs(chosen[0][0])
            _show_resolution(chosen[0][0])
    else:
        click.echo("No family is like that.", err=True)


def _show_schema(category: str | None) -> None:
    import msgspec

    from puzzlegen import catalog
    from puzzlegen.core.errors import WrongUsage

    found = catalog.find(category) if category else ()
    if len(found) != 1:
        raise WrongUsage("Name the one family whose schema is to be shown, as in puzzlegen list cues/gears --schema.")
    form = catalog.load_format(found[0].name)
    click.echo(msgspec.json.format(msgspec.json.encode(form.schema(found[0].name)), indent=2).decode())


def _stands(row: "Row", place: str) -> bool:
    from puzzlegen import catalog
    from puzzlegen.catalog import governing

    if place in row.labels.taxonomy or (place == _PAPERS["mmiq"] and row.governed in governing.PARADIGMS):
        return True
    return any(how.labels.get(place) for how in catalog.load_format(row.name).questions.values())


def _show(chosen: "list[tuple[Row, list[Level], list[Form]]]") -> None:
    from textwrap import fill

    width = max(len(row.name) for row, _, _ in chosen)
    category = ""
    for row, levels, forms in chosen:
        if row.category != category:
            click.echo(f"{chr(10) if category else ''}{row.category}")
            category = row.category
        needed = f"{row.distribution or 'puzzlegen-bench'}[{row.extra}]" if row.extra else ""
        extra = f" (needs {needed})" if needed else f" (from {row.distribution})" if row.distribution else ""
        span = "easy to extreme" if len(levels) == len(Level) else "/".join(levels)
        facts = f"v{row.version}  {span:<16} {', '.join(forms)}"
        click.echo(f"{row.name:<{width}}  {facts}")
        click.echo(fill(f"{row.summary}{extra}", _WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 4))


def _show_knobs(row: "Row") -> None:
    from textwrap import fill

    from puzzlegen.catalog.knobs import described, shown
    from puzzlegen.snapshots.selection import loaded

    click.echo("\nKnobs, for puzzlegen make --set NAME=VALUE:")
    for name, knob in described(loaded(row.name).levels).items():
        click.echo(f"  {name}: {knob.allowed}")
        values = "; ".join(f"{level} {shown(value)}" for level, value in knob.levels.items() if value is not None)
        for line in (knob.effect, values):
            click.echo(fill(line, _WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 4))


def _show_resolution(row: "Row") -> None:
    from puzzlegen.catalog import resolution

    known = [(level, found) for level in row.levels if (found := resolution.of(row.name, level)) is not None]
    if known:
        told = "; ".join(f"{level} {found.side} ({100 * found.scale:.0f} %)" for level, found in known)
        click.echo("\nLeast resolution, in pixels on the longer side of the largest pictures (in percent of any):")
        click.echo(f"    {told}")


def _all(row: "Row", levels: list[Level]) -> dict[str, Any]:
    """All that is known of a family; knobs only where what the family needs is installed."""
    import msgspec

    from puzzlegen.catalog import pools, questions, resolution
    from puzzlegen.catalog.knobs import described
    from puzzlegen.core.errors import MissingExtra
    from puzzlegen.snapshots.selection import loaded

    known = {
        "name": row.name,
        "levels": levels,
        "category": row.category,
        "family": row.family,
        "version": row.version,
        "forms": questions.answer_forms(row),
        "capabilities": row.labels.capabilities,
        "taxonomy": row.labels.taxonomy,
        "extra": row.extra,
        "summary": row.summary,
    }
    known |= {"distribution": row.distribution} if row.distribution else {}
    try:
        parameters = {level: msgspec.to_builtins(loaded(row.name).levels[level].as_published()) for level in levels}
        settable = described(loaded(row.name).levels)
    except MissingExtra:
        parameters, settable = {}, {}
    return known | {
        "tasks": {level: questions.at(row, level) for level in levels},
        "options": {level: questions.numbers(row, level) for level in levels},
        "pools": {level: pools.of(row.name, level) for level in levels},
        "least_resolution": {level: resolution.of(row.name, level) for level in levels},
        "knobs": parameters,
        "set": settable,
    }
