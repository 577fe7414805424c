"""How models answer: what became of their responses, what pictures are worth to them, letters, samples, effort."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from puzzlegen.scoring.comparisons import Agreement, Contrast, spelled_p
from puzzlegen.scoring.habits import Letters
from puzzlegen.scoring.page.markup import (
    cell,
    drawn,
    folded,
    gain,
    head,
    heat,
    percent,
    row,
    section,
    shaded,
    slanted,
    table,
)
from puzzlegen.scoring.page.plots import dumbbell, scatter, shape, shares
from puzzlegen.scoring.reading import MODES
from puzzlegen.scoring.report import Report

_MOST_ALIKE = 10


def outcomes(report: Report) -> str:
    """What became of every response."""

    def rows() -> Iterator[str]:
        for number, sheet in enumerate(report.ranking):
            whole = sheet.whole
            other = whole.unparsed - whole.refused - whole.truncated
            bar = shares([("right", whole.right), ("wrong", whole.wrong), ("none", whole.unparsed + whole.missing)])
            counts = (whole.right, whole.wrong, other, whole.refused, whole.truncated, whole.missing, sheet.not_asked)
            figures = [cell(f"{count:,}" if count else "·") for count in counts]
            yield row(sheet.name, [drawn(bar), *figures], f' data-m="{number}"')

    names = ("Right", "Wrong", "Unparsed", "Refused", "Truncated", "Missing", "Not asked")
    heads = [head("Model", "model"), head("Shares", "plot", sortable=False), *map(head, names)]
    return section(
        "outcomes",
        "Outcomes",
        "Responses by what became of them. All but those not asked count; nothing is ever guessed for a response that "
        "holds no answer.",
        table("Outcomes of the responses", heads, rows()),
    )


def modes(report: Report) -> str:
    """Image, no image, statement, caption of the same model side by side."""
    models: defaultdict[str, list[Contrast]] = defaultdict(list)
    for one in report.modes:
        models[one.model].append(one)
    if not models:
        return ""
    seen = [mode for mode in MODES if any(one.mode == mode for one in report.modes)]
    chance = report.sheets[0].whole.chance

    def rows() -> Iterator[str]:
        for model, contrasts in models.items():
            by_mode = {one.mode: one for one in contrasts}
            figures = []
            for mode in seen:
                one = by_mode.get(mode)
                figures.append(cell("" if one is None else percent(one.credit)))
                if mode != seen[0]:
                    figures.append(cell(_gain(one), "more quiet"))
            plot = dumbbell([(one.mode, one.credit) for one in contrasts], chance)
            yield row(model, [drawn(plot), *figures])

    heads = [head("Model", "model"), head("0 to 100 %", "plot", sortable=False)]
    for mode in seen:
        heads.append(head(_spoken(mode)))
        if mode != seen[0]:
            heads.append(head("difference", "more", sortable=False))
    key = "".join(f"<li>{shape(mode)} {_spoken(mode)}</li>" for mode in seen)
    return section(
        "modes",
        "What the pictures are worth",
        "The same model with the pictures, without, and with words in their place; differences on the same items, with "
        "95 % intervals. What stays without pictures was not seen.",
        table("Scores by what the model saw", heads, rows()),
        f'<ul class="key">{key}</ul>',
    )


def _gain(one: Contrast | None) -> str:
    if one is None or one.gain is None:
        return ""
    return gain(one.gain) if one.gain_low is None else f"{gain(one.gain)} [{gain(one.gain_low)}, {gain(one.gain_high)}]"


def _spoken(mode: str) -> str:
    return mode.replace("_", " ")


def letters(report: Report) -> str:
    """Key against said letter for the chosen model."""
    if not report.letters:
        return ""
    first = report.ranking[0].name
    keys, said = axes(report.letters)
    counts = {(one.key, one.said): one for one in report.letters if one.predictions == first}

    def rows() -> Iterator[str]:
        for key in keys:
            total = sum(one.count for one in counts.values() if one.key == key) or 1
            figures = []
            for letter in said:
                one = counts.get((key, letter))
                figures.append(cell(one.count if one else 0, heat(one.count / total if one else 0)))
            yield row(key, figures)
        everything = sum(one.count for one in counts.values()) or 1
        for name, value in (("said", "count"), ("chance", "expected")):
            columns = [[counts[key, letter] for key in keys if (key, letter) in counts] for letter in said]
            sums = [sum(getattr(one, value) for one in column) for column in columns]
            yield row(f"{name}, %", [cell(percent(one / everything)) for one in sums], ' class="total"')

    heads = [head("Key", "", sortable=False), *(head(letter or "none", "", sortable=False) for letter in said)]
    return section(
        "letters",
        "Letters said, letters right",
        "The chosen model: rows are keys, columns what it said. The diagonal is right; a dark column is a letter it "
        "prefers, whatever the question.",
        table("Letters of the keys against letters said", heads, rows(), "letters"),
    )


def axes(found: Sequence[Letters]) -> tuple[list[str], list[str]]:
    """The letters of keys, and those said, with the sign for none at the end."""
    return sorted({one.key for one in found}), sorted({one.said for one in found}, key=lambda one: (not one, one))


def samples(report: Report) -> str:
    """pass@k, majority, consistency."""
    steps = sorted({k for one in report.samples for k in one.pass_at})
    heads = [head("Model", "model"), *map(head, (*(f"pass@{k}" for k in steps), "Majority", "Consistency", "Items"))]

    def rows() -> Iterator[str]:
        for one in report.samples:
            figures = [*(one.pass_at.get(k) for k in steps), one.majority, one.consistency]
            yield row(one.predictions, [*(cell(percent(figure)) for figure in figures), cell(one.items)])

    return section(
        "samples",
        "Several samples",
        "pass@k: one of k responses is right, the unbiased estimate. Majority: the answer given most often. "
        "Consistency: two responses to an item agree.",
        table("Several responses to an item", heads, rows()) if report.samples else "",
    )


def efforts(report: Report) -> str:
    """Accuracy against tokens and cost."""
    credit = {sheet.name: sheet.whole.credit for sheet in report.sheets if sheet.rank is not None}
    told = [one for one in report.efforts if credit.get(one.predictions) is not None]
    tokens = [(one.predictions, one.output, credit[one.predictions] or 0.0) for one in told if one.output]
    costs = [(one.predictions, one.cost, credit[one.predictions] or 0.0) for one in told if one.cost]
    plots = [
        f"<figure>{scatter(points, unit, f'Score against {unit}; the table below has the figures')}</figure>"
        for points, unit in ((tokens, "tokens a response"), (costs, "cost of the run"))
        if points
    ]
    if not told:
        return ""

    def rows() -> Iterator[str]:
        for one in sorted(told, key=lambda one: -(credit[one.predictions] or 0.0)):
            cells = [
                cell(percent(credit[one.predictions])),
                *(cell("" if figure is None else f"{figure:,.0f}") for figure in (one.input, one.output)),
                cell("" if one.seconds is None else f"{one.seconds:.1f}"),
                cell("" if one.cost is None else f"{one.cost:.2f}"),
            ]
            yield row(one.predictions, cells)

    names = ("Score", "Tokens in", "Tokens out", "Seconds", "Cost of the run")
    figures = table("What responses take", [head("Model", "model"), *map(head, names)], rows())
    return section(
        "effort",
        "Accuracy against effort",
        "Named are the models that no other beats in both. Tokens and seconds are means of a response, with its "
        "thoughts.",
        f'<div class="plots">{"".join(plots)}</div>',
        folded("Figures", figures),
    )


def agreements(report: Report) -> str:
    """Which models are alike: kappa of being right for each two, and the pairs that make the same mistakes."""
    if not report.agreements:
        return ""
    names = [sheet.name for sheet in report.ranking]
    found: dict[tuple[str, str], Agreement] = {}
    for one in report.agreements:
        found[one.first, one.second] = found[one.second, one.first] = one

    def rows() -> Iterator[str]:
        for name in names:
            cells = []
            for other in names:
                kappa = found[name, other].kappa if (name, other) in found else None
                cells.append(cell("" if kappa is None else f"{100 * kappa:.0f}", heat(kappa)))
            yield row(name, cells)

    heads = [head("", "name"), *map(slanted, names)]
    alike = sorted(
        (one for one in report.agreements if one.same_error is not None and one.both_wrong >= _MOST_ALIKE),
        key=lambda one: -(one.same_error or 0.0),
    )[:_MOST_ALIKE]
    pairs = table(
        "The pairs with most wrong answers in common",
        [head("Pair", "name"), head("Same wrong answer, %"), head("Both wrong"), head("Kappa")],
        [
            row(
                f"{one.first} and {one.second}",
                map(cell, (percent(one.same_error), one.both_wrong, "" if one.kappa is None else f"{one.kappa:.2f}")),
            )
            for one in alike
        ],
    )
    return section(
        "agreement",
        "Agreement between models",
        "Whether two models make the same mistakes: among items that both got wrong, the share with the same answer. "
        "Kappa: agreement on being right beyond chance.",
        pairs if alike else "",
        folded(
            "Kappa of each two, in hundredths", shaded("Cohen's kappa of each two models", heads, rows(), len(names))
        ),
    )


def differences(report: Report) -> str:
    """What the others have more than the one they are compared with."""
    if not report.differences:
        return ""

    def rows() -> Iterator[str]:
        for one in report.differences:
            interval = "" if one.low is None else f"{gain(one.low)} to {gain(one.high)}"
            alone = (cell(interval, "quiet"), cell(spelled_p(one.p), "quiet"))
            cells = [cell(one.name), cell(gain(one.difference)), *alone, cell(spelled_p(one.adjusted)), cell(one.items)]
            yield row(one.second, cells)

    whole = f"{len(report.differences)}"
    names = ("Items of", "Points more", "95 % interval", "p", f"p of {whole} rows, Holm", "Items")
    return section(
        "differences",
        f"Compared with {report.against}",
        "Points of credit more than it, on the same items: paired bootstrap, McNemar's exact test (a paired z-test "
        "where credits come in parts). Interval and p are those of a row that is looked at alone; whoever looks "
        "through all rows for differences needs the p after Holm's correction.",
        folded("Differences", table("Differences", [head("Model", "model"), *map(head, names)], rows()), whole, True),
    )
