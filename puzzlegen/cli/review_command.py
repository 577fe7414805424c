"""``puzzlegen review``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import items, pages

if TYPE_CHECKING:
    from puzzlegen.releases.published import Published
    from puzzlegen.study.judgements import Judgements
    from puzzlegen.study.questions import Question
    from puzzlegen.study.verdicts import Flag

_SAMPLE = 60
_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)


@click.command("review")
@items.argument
@click.option("--items", "size", type=click.IntRange(1, 2000), help=f"Size of the sample; default: {_SAMPLE}.")
@click.option("--seed", type=click.IntRange(0, 1_000_000), help="Of the sample; default: 1.")
@click.option(
    "--errors", "responses", metavar="FILE", type=_FILE, help="Label the wrong responses in this file instead."
)
@click.option("--scheme", metavar="NAME", help="Types of errors: mmiq, visualpuzzles, or a FILE.toml.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File of the judgements; default: output/reviews/DIR.sqlite.",
)
@pages.served(8766)
@click.option("--summary", is_flag=True, help="Tell what was judged so far. Nothing is served.")
@click.option("--json", "as_json", is_flag=True, help="The same as JSON.")
@click.option(
    "--export",
    "exported",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write .json for release --reviewed, or .jsonl: a line for each judgement or label. Nothing is served.",
)
@click.option("--retract", "retracting", is_flag=True, help="Retract the flagged items of a series. Nothing is served.")
@click.option("--forget", metavar="ID", help="Delete somebody with all judgements. Nothing is served.")
def command(
    folder: Path,
    split: str | None,
    size: int | None,
    seed: int | None,
    responses: Path | None,
    scheme: str | None,
    out: Path | None,
    port: int,
    share: bool,
    summary: bool,
    as_json: bool,
    exported: Path | None,
    retracting: bool,
    forget: str | None,
) -> None:
    """Judge a sample of the items of DIR, with their keys, on a page of this machine.

    DIR is what release --preview wrote, or any snapshot, release, split or series. The sample has all families and
    levels. Everybody answers first, sees the key, and approves or flags; two people give Cohen's kappa. With --errors
    the page shows a model's wrong responses, to be labelled with the error types of a paper. The same command goes on
    where it stopped. Needs the extra [play].

    \b
    Examples:
      puzzlegen release monthly --version 2026.11.0 --preview preview
      puzzlegen review preview --items 60
      puzzlegen review preview --summary
      puzzlegen review preview --export review.json
      puzzlegen release monthly --version 2026.11.0 --reviewed review.json
      puzzlegen review benchmark@latest --retract
      puzzlegen review output/mix --errors model.jsonl --scheme mmiq
      puzzlegen review output/mix --errors model.jsonl --scheme mmiq --export labels.jsonl
    """
    import msgspec

    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.releases import published
    from puzzlegen.scoring import error_types
    from puzzlegen.snapshots import digest
    from puzzlegen.study import judgements, questions, sampling, verdicts

    if (responses is None) != (scheme is None):
        raise WrongUsage("--errors FILE and --scheme NAME go together: what is labelled, and with which types.")
    if retracting and responses is not None:
        raise WrongUsage("--retract takes the flags of a review, and labels of errors are none.")
    benchmark = published.opened(folder, split, private=True)
    known = questions.questions(benchmark)
    types = None if scheme is None else error_types.scheme(scheme)
    wanted = judgements.Settings(benchmark.name, digest.of_file(benchmark.document), 1, _SAMPLE)
    said: dict[str, str] = {}
    if responses is not None and types is not None:
        found = sampling.mistakes(known, responses)
        said, known = found.responses, {name: known[name] for name in found.responses}
        wanted = msgspec.structs.replace(
            wanted,
            scheme=types.name,
            types=tuple(one.name for one in types.types),
            predictions=found.name,
            said=digest.of_file(responses),
        )
    name = benchmark.name if responses is None else f"{benchmark.name}-{responses.stem}"
    out = out or Path("output") / "reviews" / f"{name}.sqlite"
    store = judgements.opened(out, wanted, seed, size)
    try:
        sample = sampling.sampled(known, store.settings.items, store.settings.seed)
        if forget is not None:
            store.forget(forget)
            click.echo(f"Everything of {forget} is deleted from {out}.")
        if exported is not None:
            _export(store, sample, exported)
        if retracting:
            _retract(benchmark, verdicts.flags(store, sample))
        if as_json:
            click.echo(msgspec.json.format(msgspec.json.encode(verdicts.summary(store, sample))).decode())
        elif summary:
            click.echo("\n".join(verdicts.told(verdicts.summary(store, sample))))
        if not (forget or exported or retracting or as_json or summary):
            from puzzlegen.study import extra

            with extra.imported():
                from puzzlegen.study import reviewing, serving

            desk = reviewing.Desk(store, sample, types, said)
            page = reviewing.application(desk, share=share)
            serving.serve(page, port, share=share, ready=serving.to_all(store.token, click.echo))
            click.echo(f"\n{_judgements(verdicts.count(store))} in {out}")
    finally:
        store.close()


def _export(store: "Judgements", sample: "Mapping[str, Question]", path: Path) -> None:
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.core.writing import put
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.study import verdicts

    whole = path.suffix == ".json"
    if path.suffix not in (".json", ".jsonl"):
        raise WrongUsage(f"{path} ends neither in .json, for release --reviewed, nor in .jsonl, a line a judgement.")
    if whole and store.settings.scheme:
        raise WrongUsage(f"{path} cannot hold labels of errors: they go to a file that ends in .jsonl.")
    require_place(path, file=True)
    put(path, verdicts.document(store, sample) if whole else verdicts.lines(store, sample))
    click.echo(f"{_judgements(verdicts.count(store))} in {path}")


def _retract(benchmark: "Published", flags: "Sequence[Flag]") -> None:
    """Retract the items whose flags stand, for the reasons that were given; those that are retracted stay so."""
    from puzzlegen.core.errors import WrongUsage
    from puzzlegen.releases import errata
    from puzzlegen.releases.errata import retract

    series = benchmark.home
    if series is None:
        raise WrongUsage(
            f"{benchmark.folder} is in no series: items are retracted from a release, such as SERIES@latest."
        )
    reasons: dict[str, list[str]] = {}
    for flag in flags:
        if flag.standing:
            reasons.setdefault(flag.id, []).append(flag.why)
    gone = {one.id for one in errata.read(series.folder)}
    for name, why in reasons.items():
        if name in gone:
            click.echo(f"{name} is retracted already.")
        else:
            retract(series, name, " ".join(dict.fromkeys(why)))
            click.echo(f"{name} is retracted; the next release replaces it.")
    if not reasons:
        click.echo("No flag stands: nothing is retracted.")


def _judgements(count: int) -> str:
    return f"{count} judgement" if count == 1 else f"{count} judgements"
