"""``puzzlegen places``."""

import click

_REFUSED = 1


@click.command("places")
@click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False))
@click.option("--json", "as_json", is_flag=True, help="One JSON array with an object for each file, instead of lines.")
def command(folder: str, as_json: bool) -> None:
    """Tell of each photograph in DIR whether questions may ask where it was taken, and why (not).

    It needs a GPS position in its EXIF and a line in credits.csv (file, title, author, licence, origin, scene),
    must lie away from all borders, and nothing written in it may tell the place. ``make --places DIR`` takes the
    accepted ones. Exit code 0: some are accepted; 1: none is.

    \b
    Examples:
      puzzlegen places journeys
      puzzlegen places journeys --json
    """
    import msgspec

    from puzzlegen.cli.material import reporting
    from puzzlegen.materials import shots

    with reporting("Reading", "folder") as report:
        found = shots.roll(folder, report)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found.findings), indent=2).decode())
    else:
        for finding in found.findings:
            click.echo(finding.why)
        click.echo(f"{len(found.shots)} of {len(found.findings)} photographs are accepted.")
    if not found.shots:
        raise SystemExit(_REFUSED)
