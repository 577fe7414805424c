"""The pieces a page is made of: figures as text, cells, tables, sections. All texts are escaped here."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

DASH = "–"

_DOCUMENT: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="puzzlegen">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{style}
</head>
<body>
{head}
<main>
{main}
</main>
<footer>{foot}</footer>
</body>
</html>
"""


def document(title: str, style: str, head: str, sections: Iterable[str], foot: str) -> str:
    """A page without scripts; all but its title is markup."""
    return _DOCUMENT.format(
        title=escape(title), style=style, head=head, main="\n".join(filter(None, sections)), foot=foot
    )


def percent(value: float | None) -> str:
    """A share in percent with one decimal; nothing where there is none."""
    return "" if value is None else f"{100 * value:.1f}"


def span(low: float | None, high: float | None) -> str:
    """An interval of shares in percent; nothing where there is none."""
    return "" if low is None or high is None else f"{100 * low:.1f}{DASH}{100 * high:.1f}"


def gain(value: float | None) -> str:
    """A difference of shares in points; nothing where there is none."""
    return "" if value is None else f"{100 * value:+.1f}"


def heat(value: float | None) -> str:
    """The class of a cell that is the darker, the more its share is."""
    return "h" if value is None else f"h h{round(10 * max(0.0, min(1.0, value)))}"


def cell(text: object, kind: str = "") -> str:
    """A cell with a text."""
    return f"<td{_class(kind)}>{escape(str(text))}</td>"


def drawn(picture: str, kind: str = "plot") -> str:
    """A cell with markup that was made here."""
    return f"<td{_class(kind)}>{picture}</td>"


def row(name: str, cells: Iterable[str], attributes: str = "") -> str:
    """A row with its head, which may be broken behind each part of a name."""
    parts = escape(name).replace("/", "/<wbr>").replace("_", "_<wbr>")
    return f'<tr{attributes}><th scope="row">{parts}</th>{"".join(cells)}</tr>'


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def head(name: str, kind: str = "", sortable: bool = True) -> str:
    """The head of a column: a button where the table can be sorted by it."""
    inside = f"<button>{escape(name)}</button>" if sortable and name else escape(name)
    return f'<th scope="col"{_class(kind)}>{inside}</th>' if name else f"<td{_class(kind)}></td>"


def slanted(name: str) -> str:
    """The head of a narrow column, which is written upwards."""
    text = escape(name, quote=True)
    return f'<th scope="col" class="slant"><span title="{text}">{text}</span></th>'


def table(caption: str, heads: Sequence[str], rows: Iterable[str], kind: str = "") -> str:
    """A table that scrolls by itself where it is too wide; the caption is for those who cannot see it."""
    name = escape(caption)
    return (
        f'<div class="wide" role="region" aria-label="{name}" tabindex="0"><table{_class(kind)}>'
        f'<caption class="unseen">{name}</caption>'
        f"<thead><tr>{''.join(heads)}</tr></thead><tbody>\n{chr(10).join(rows)}\n</tbody></table></div>"
    )


_DENSE = 9  # columns beyond which a phone has no room for figures


def shaded(caption: str, heads: Sequence[str], rows: Iterable[str], columns: int) -> str:
    """A table of shaded cells; with many columns a small screen shows the shades only."""
    return table(caption, heads, rows, "map dense" if columns > _DENSE else "map")


def section(name: str, title: str, lead: str, *content: str) -> str:
    """A section with a head and a sentence that says what is to be seen; nothing without content."""
    inside = "\n".join(filter(None, content))
    if not inside:
        return ""
    return f'<section id="{name}"><h2>{escape(title)}</h2><p class="lead">{escape(lead)}</p>\n{inside}\n</section>'


def folded(title: str, content: str, note: str = "", unfolded: bool = False) -> str:
    """Content under its title, which opens it."""
    note = f' <span class="quiet">{escape(note)}</span>' if note else ""
    return f"<details{' open' if unfolded else ''}><summary>{escape(title)}{note}</summary>\n{content}\n</details>"
