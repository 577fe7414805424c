"""``puzzlegen eval``."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click
from click.core import ParameterSource

from puzzlegen.cli import called, items
from puzzlegen.cli.prompt_command import prompt_options

if TYPE_CHECKING:
    from puzzlegen.evaluation.models import Model
    from puzzlegen.releases.published import Published

BASELINES = ("random", "common", "options")
OF_A_MODEL = (
    *("base_url", "model", "system", "extra_body", "max_tokens", "temperature", "prices", "max_cost"),
    *("concurrency", "timeout", "retries", "api_key_env"),
)
"""Options that the tables of ``--models`` have instead."""
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("eval")
@items.argument
@click.option("--base-url", metavar="URL", help="The server, up to and with /v1.")
@click.option("--model", metavar="NAME", help="The model's name on the server.")
@click.option("--models", type=_FILE, help="Ask all models of this TOML file, side by side.")
@click.option("--one-by-one", is_flag=True, help="Ask the models of --models one after the other.")
@click.option("--baseline", type=click.Choice(BASELINES), help="Guess like this instead of asking a model.")
@prompt_options
@click.option("--make-captions", is_flag=True, help="Ask for descriptions of the pictures, for --captions.")
@click.option("--samples", type=click.IntRange(1, 1000), default=1, show_default=True, help="Responses for each item.")
@click.option("--limit", type=click.IntRange(1), help="Ask about the first items only.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="File for the responses (with --models, a folder); default: output/eval/DIR/MODEL-MODE.jsonl.",
)
@click.option("--overwrite", is_flag=True, help="Discard the responses in the file.")
@click.option("--dry-run", is_flag=True, help="Show the estimate and one prompt, and ask nothing.")
@click.option(
    "--confirm-above",
    metavar="COST",
    type=click.FloatRange(0),
    help="On a terminal, ask for confirmation if the estimate is higher; needs prices.",
)
@click.option("--system", metavar="TEXT|@FILE", default="", help="System prompt, sent before every question.")
@click.option("--extra-body", metavar="JSON", default="{}", help="Further members of each request, as an object.")
@click.option("--max-tokens", type=click.IntRange(1), help="Longest response; default: the server's.")
@click.option("--temperature", type=click.FloatRange(0), help="Default: the server's.")
@click.option(
    "--concurrency",
    type=click.IntRange(1, 1000),
    default=8,
    show_default=True,
    help="Questions asked at a time.",
)
@click.option("--timeout", type=click.FloatRange(0.1), default=600.0, show_default=True, help="Seconds for a response.")
@click.option(
    "--retries",
    type=click.IntRange(0, 100),
    default=6,
    show_default=True,
    help="Retries after errors that may pass.",
)
@click.option("--prices", metavar="IN,OUT", help="Prices of a million tokens of prompts and of responses.")
@click.option("--max-cost", type=click.FloatRange(0), help="Ask no more questions once this is spent; needs --prices.")
@click.option(
    "--api-key-env", default="OPENAI_API_KEY", show_default=True, help="Environment variable with the API key."
)
@click.pass_context
def command(
    context: click.Context,
    folder: Path,
    split: str | None,
    base_url: str | None,
    model: str | None,
    models: Path | None,
    one_by_one: bool,
    baseline: str | None,
    mode: str,
    captions: Path | None,
    style: str,
    direct: bool,
    wording: Literal["full", "short"],
    make_captions: bool,
    samples: int,
    limit: int | None,
    out: Path | None,
    overwrite: bool,
    dry_run: bool,
    confirm_above: float | None,
    system: str,
    extra_body: str,
    max_tokens: int | None,
    temperature: float | None,
    concurrency: int,
    timeout: float,
    retries: int,
    prices: str | None,
    max_cost: float | None,
    api_key_env: str,
) -> None:
    """Ask a model all questions of DIR, and keep its responses for puzzlegen score.

    DIR is a snapshot, a release, the folder of a split, or a series. Any server that speaks OpenAI's chat completions
    will do: vLLM, llama.cpp, a hosted one. The same command resumes an interrupted run. The modes ask the very same
    questions with the picture, without it, with a caption, and with a text that says what the picture shows, so that
    the difference is what seeing is worth.

    \b
    Examples:
      puzzlegen eval output/sudoku-s7-n500 --base-url http://localhost:8000/v1 --model qwen
      puzzlegen eval output/sudoku-s7-n500 --models models.toml --samples 4 --dry-run
      puzzlegen eval output/sudoku-s7-n500 --base-url http://localhost:8000/v1 --model qwen --make-captions
      puzzlegen eval output/sudoku-s7-n500 --baseline common
    """
    given = [name for name in OF_A_MODEL if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if [baseline is not None, models is not None, model is not None and base_url is not None].count(True) != 1 or (
        baseline is not None and given
    ):
        raise click.UsageError(
            "Name either a model with --base-url and --model, or a file of --models, or a guesser with --baseline."
        )
    if models is not None and given:
        raise click.UsageError(f"Set {given[0]} in the tables of {models}: it may differ between models.")
    if models is None and one_by_one:
        raise click.UsageError("--one-by-one needs --models.")
    from puzzlegen.releases import published

    benchmark = published.opened(folder, split)
    where = f"{folder}{f' --split {split}' if split else ''}"
    if baseline is not None:
        _guess(benchmark, where, baseline, out, overwrite, limit)
        return
    from puzzlegen.cli import asking
    from puzzlegen.evaluation import models as named

    if models is not None:
        asked = named.read(models)
    else:
        assert model is not None
        assert base_url is not None
        one = named.Model(
            name=model.replace("/", "-"),
            base_url=base_url,
            model=model,
            api_key_env=api_key_env,
            system=system,
            extra_body=dict(named.extra_body(extra_body)),
            max_tokens=max_tokens,
            temperature=temperature,
            prices=_rates(prices, max_cost),
            max_cost=max_cost,
            concurrency=concurrency,
            timeout=timeout,
            retries=retries,
        )
        asked = (named.checked(one),)
    _require_prices(asked, confirm_above)
    how = asking.How(benchmark, mode, captions, style, not direct, wording == "short", make_captions, samples, limit)
    plans = asking.plan(how, asked, out, several=models is not None, overwrite=overwrite)
    asking.announce(plans, confirm_above, dry_run)
    if not dry_run:
        asking.ask(plans, where, side_by_side=not one_by_one, overwrite=overwrite, captions=make_captions)


def _require_prices(asked: "tuple[Model, ...]", confirm_above: float | None) -> None:
    nameless = next((model.name for model in asked if model.prices is None), None)
    if confirm_above is not None and nameless is not None:
        raise click.UsageError(f"--confirm-above needs prices, and {nameless} has none.")


def _rates(prices: str | None, max_cost: float | None) -> tuple[float, float] | None:
    """The two prices of ``IN,OUT``."""
    if prices is None:
        if max_cost is not None:
            raise click.UsageError("--max-cost needs --prices, such as --prices 0.25,1.5.")
        return None
    try:
        first, second = (float(part) for part in prices.split(","))
        if not (0 <= first < float("inf") and 0 <= second < float("inf")):
            raise ValueError
    except ValueError:
        raise click.BadParameter(
            f"{prices!r} is not two numbers IN,OUT, such as 0.25,1.5.", param_hint="--prices"
        ) from None
    return first, second


def _guess(
    benchmark: "Published", where: str, baseline: str, out: Path | None, overwrite: bool, limit: int | None
) -> None:
    from itertools import islice

    from puzzlegen.evaluation import prompts, responses
    from puzzlegen.evaluation.baselines import Baseline, guesses
    from puzzlegen.snapshots import digest
    from puzzlegen.snapshots.workshop import require_place

    name = f"{baseline}-guesser"
    out = out or Path("output") / "eval" / benchmark.name / f"{name}.jsonl"
    require_place(out, file=True)
    responses.require_responses(out)
    if out.exists() and not overwrite:
        raise responses.OtherRun(f"{out} exists; choose another file with --out, or replace it with --overwrite.")
    lines = [
        responses.Line(item, response, mode=prompts.Mode.NO_IMAGE, prompt=name)
        for item, response in islice(guesses(benchmark, Baseline(baseline)), limit)
    ]
    settings = responses.Settings(
        benchmark=benchmark.name,
        digest=digest.of_file(benchmark.document),
        model=name,
        mode=prompts.Mode.NO_IMAGE,
        thinking=False,
        wording=prompts.VERSION,
        options={},
        asked=tuple(line.id for line in lines) if limit else None,
    )
    count = responses.write(out, settings, lines)
    click.echo(f"{count} responses in {out}\nScore them with: {called.name()} score {where} {out}")
