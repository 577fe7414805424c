"""What all pages of the site have in common: its head, the links to its parts, and the style."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from puzzlegen.scoring.page.markup import document

_LINKS: Final = (
    ("index.html", "Ranking"),
    ("index.html#months", "Months"),
    ("index.html#category", "Categories"),
    ("index.html#items", "Items"),
    ("index.html#data", "Data"),
    ("numbers.html", "What each number means"),
)


def shell(
    title: str, facts: str, sections: Iterable[str], foot: str, *, up: str = "", styles: Sequence[str] = ("style.css",)
) -> str:
    """A page.

    Args:
        title: of the page.
        facts: a line below it.
        sections: markup.
        foot: markup.
        up: the way to the folder of the front page, with a slash at its end.
        styles: the style sheets, from there.
    """
    links = "".join(f'<a href="{up}{target}">{escape(text)}</a>' for target, text in _LINKS)
    header = f"<header><h1>{escape(title)}</h1><p>{escape(facts)}</p></header>"
    style = "\n".join(f'<link rel="stylesheet" href="{up}{one}">' for one in styles)
    return document(title, style, f'{header}\n<nav aria-label="Pages"><div>{links}</div></nav>', sections, foot)
