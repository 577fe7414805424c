"""The top of the page: who is best, how sure that is, and where they fail."""

from collections.abc import Iterator, Sequence
from html import escape

from puzzlegen.scoring.breakdowns import CATEGORY, VISREASON, Group, averaged
from puzzlegen.scoring.page.markup import DASH, cell, drawn, head, heat, percent, section, span, table
from puzzlegen.scoring.page.plots import strip
from puzzlegen.scoring.report import Report, Sheet

_MOST_COLUMNS = 10  # categories beside the ranking


def lead(report: Report) -> str:
    """Three sentences that say it all."""
    ranking = report.ranking
    first = ranking[0]
    name = f"<b>{escape(first.name)}</b>"
    whole = first.whole
    sure = f", between {percent(whole.low)} and {percent(whole.high)}" if whole.low is not None else ""
    if len(ranking) == 1 or first.rank is None:
        sentences = [f"{name} scores <b>{percent(whole.credit)}&nbsp;%</b>{sure}."]
    elif ranking[1].rank == 1:
        equals = " and ".join(f"<b>{escape(sheet.name)}</b>" for sheet in ranking if sheet.rank == 1)
        sentences = [f"{equals} lead with <b>{percent(whole.credit)}&nbsp;%</b>{sure}."]
    else:
        sentences = [f"{name} leads with <b>{percent(whole.credit)}&nbsp;%</b>{sure}.", _rivals(ranking)]
    groups = [group for group in first.groups if group.dimension == _dimension(first) and group.low is not None]
    worst = sorted(groups, key=lambda group: group.credit or 0.0)[:2]
    if len(groups) > 2:
        places = " and ".join(f"{escape(group.name)} ({percent(group.credit)}&nbsp;%)" for group in worst)
        of = "Its" if len(sentences) == 2 or len(ranking) == 1 else f"{name}'s"
        categories = "VisReason categories" if _dimension(first) == VISREASON else "categories"
        sentences.insert(1, f"{of} weakest {categories} are {places}.")
    return f'<p class="says">{" ".join(sentences)}</p>'


def _rivals(ranking: Sequence[Sheet]) -> str:
    """Who else may be the best, by the resamples."""
    rivals = [escape(sheet.name) for sheet in ranking[1:] if sheet.rank_low == 1]
    if ranking[0].rank_low is None:
        return "There are too few items to be sure of any rank."
    if not rivals:
        return "On other items like these it would still lead."
    if len(rivals) > 3:
        return f"On other items like these, any of {len(rivals)} others might lead."
    return f"On other items like these, {' or '.join(rivals)} might lead."


def _dimension(sheet: Sheet) -> str:
    """The categories of VisReason where all items have one, else ours."""
    labelled = sum(group.items for group in sheet.groups if group.dimension == VISREASON)
    return VISREASON if labelled == sheet.whole.items else CATEGORY


def ranking(report: Report) -> str:
    """The table of all files, best first, with their categories."""
    sheets = report.ranking
    dimension = _dimension(sheets[0])
    names = [group.name for group in sheets[0].groups if group.dimension == dimension][:_MOST_COLUMNS]
    top = min(10, 1 + int(10 * max(sheet.whole.high or sheet.whole.credit or 0.0 for sheet in sheets)))
    heads = [
        head("#", "rank"),
        head("Model", "model"),
        head(f"0 to {10 * top} %", "plot", sortable=False),
        head("Score"),
        head("95 % interval", "more", sortable=False),
        head("Ranks", "more", sortable=False),
        head("Macro", "more"),
        head("No answer", "more"),
        *(head(name, "slant more") for name in names),
    ]
    return section(
        "ranking",
        "Ranking",
        "Mean credit with its 95 % interval; the dotted line is chance. Ranks: where a model stands in 95 % of "
        f"resamples of the items. Macro: the plain mean over {averaged(sheets[0].groups, report.items)}.",
        table("Ranking of the models", heads, _ranked(sheets, dimension, names, top / 10), "ranking"),
        _apart(report),
    )


def _ranked(sheets: Sequence[Sheet], dimension: str, names: Sequence[str], top: float) -> Iterator[str]:
    for number, sheet in enumerate(sheets):
        whole = sheet.whole
        groups = {group.name: group for group in sheet.groups if group.dimension == dimension}
        counted = whole.right + whole.wrong + whole.unparsed + whole.missing
        ranks = "" if sheet.rank_low is None else f"{sheet.rank_low}{DASH}{sheet.rank_high}"
        if sheet.rank_low is not None and sheet.rank_low == sheet.rank_high:
            ranks = str(sheet.rank_low)
        cells = [
            drawn(strip((), whole.credit, whole.low, whole.high, whole.chance, top=top)),
            f'<td><b>{percent(whole.credit)}</b><span class="under">{span(whole.low, whole.high)}</span></td>',
            cell(span(whole.low, whole.high), "more quiet"),
            cell(ranks, "more quiet"),
            cell(percent(sheet.macro), "more"),
            cell(percent((whole.unparsed + whole.missing) / counted if counted else None), "more"),
            *(_cell(groups[name]) for name in names),
        ]
        name = sheet.name if sheet.rank else f"{sheet.name} ({_why(sheet)})"
        yield (
            f'<tr data-m="{number}"><td class="rank">{sheet.rank or DASH}</td>'
            f'<th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'
        )


def _cell(group: Group) -> str:
    return cell("" if group.credit is None else f"{100 * group.credit:.0f}", f"{heat(group.credit)} more")


def _why(sheet: Sheet) -> str:
    return f"{sheet.whole.asked} items" if sheet.not_asked else sheet.mode.replace("_", " ")


def _apart(report: Report) -> str:
    """What is not ranked, and why."""
    lines = []
    for sheet in report.sheets:
        name = escape(sheet.name)
        if sheet.not_asked:
            lines.append(f"{name} was asked {sheet.whole.asked:,} of {report.items:,} items: not ranked.")
        if sheet.unknown:
            lines.append(f"{name} has {sheet.unknown} responses to items that are not in this benchmark.")
    return f'<p class="note">{" ".join(lines)}</p>' if lines else ""


def contents(report: Report, sections: Sequence[str]) -> str:
    """Links to the sections that there are, and the choice of a model."""
    names = [(part.split('"')[1], part.split("<h2>")[1].split("</h2>")[0]) for part in sections if part]
    links = "".join(f'<a href="#{name}">{title}</a>' for name, title in names)
    options = "".join(
        f'<option value="{number}">{escape(sheet.name)}</option>' for number, sheet in enumerate(report.ranking)
    )
    choice = f'<label>Show <select id="model">{options}</select></label>' if len(report.sheets) > 1 else ""
    return f'<nav aria-label="Sections">{choice}<div>{links}</div></nav>'
