"""The pages of the items of a month and category, with what models said where the keys are out."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final, TypeAlias

from puzzlegen.core.family import Level
from puzzlegen.core.foreign import shown
from puzzlegen.core.item import so_many
from puzzlegen.releases import canary, gallery
from puzzlegen.scoring.grading import Fate, Graded
from puzzlegen.scoring.page.markup import DASH, cell, drawn, head, row, section, table
from puzzlegen.standing.site.gathered import Gathered, Public
from puzzlegen.standing.site.shell import shell
from puzzlegen.standing.trend import dated

FOLDER: Final = "items"
_LONGEST: Final = 120  # characters of what was read
_UP: Final = "../../"
_SEALED: Final = '<p class="note">Its key is not out yet; what models said comes with it.</p>'

Pages: TypeAlias = dict[tuple[str, str], list[Public]]
"""Month and category -> its items, in the order of the page."""


def divided(found: Gathered) -> Pages:
    """The items by page."""
    pages: defaultdict[tuple[str, str], list[Public]] = defaultdict(list)
    for one in found.items:
        pages[one.month, one.held.item.category].append(one)
    return {key: sorted(pages[key], key=_order) for key in sorted(pages, reverse=True)}


def _order(one: Public) -> tuple[str, int, str]:
    item = one.held.item
    return item.family, [*Level].index(Level(item.level)), item.id


def where(month: str, category: str) -> str:
    """The path of a page; its pictures lie beside it."""
    return f"{FOLDER}/{month}/{category}.html"


def contents(pages: Pages) -> str:
    """A table of all pages."""
    months, categories = dict.fromkeys(month for month, _ in pages), sorted({category for _, category in pages})
    heads = [head("month", "name", sortable=False), *(head(name, sortable=False) for name in categories)]

    def linked(month: str, category: str) -> str:
        items = pages.get((month, category))
        if not items:
            return cell(DASH, "quiet")
        label = escape(f"{so_many(len(items))} of {category}, {month}")
        return drawn(f'<a href="{escape(where(month, category))}" aria-label="{label}">{len(items)}</a>', "")

    rows = [row(month, [linked(month, category) for category in categories]) for month in months]
    return table("Items by month and category", heads, rows)


def page(found: Gathered, month: str, category: str, items: Sequence[Public]) -> str:
    """The page of a month and category."""
    title = f"{found.terms.title}: {category}, {month}"
    sections = []
    for family, members in groupby(items, key=lambda one: one.held.item.family):
        articles = "\n".join(gallery.article(one.folder, one.held, _below(found.files, one)) for one in members)
        sections.append(section(family, family, "", f'<div class="items">\n{articles}\n</div>'))
    out = sum(one.held.key is not None for one in items)
    facts = f"{so_many(len(items))} that were made for {month}; keys out: {out}"
    guids = sorted({one.held.item.canary for one in items} - {""})
    requests = " ".join(canary.paragraph(one) for one in guids)
    foot = f"<p>Licence: {escape(found.terms.licence)}. {escape(requests)}</p>"
    return shell(title, facts, sections, foot, up=_UP, styles=("style.css", "items.css"))


def _below(files: Sequence[Graded], one: Public) -> str:
    """What models said to an item; where its key is not out nothing, since that would betray it."""
    if one.held.key is None:
        return _SEALED
    rows = [*_said(files, one.place)]
    if not rows:
        return ""
    names = ("model", "asked in", "result", "read as")
    heads = [head(name, "name" if name == "model" else "", sortable=False) for name in names]
    right = sum(fate is Fate.RIGHT for fate, _ in rows)
    inside = table(f"Answers to {one.held.item.id}", heads, [line for _, line in rows])
    return f"<details>\n<summary>{right} of {len(rows)} answers right</summary>\n{inside}\n</details>\n"


def _said(files: Sequence[Graded], place: int) -> Iterator[tuple[Fate, str]]:
    """What became of each response, and its row."""
    for file in sorted(files, key=lambda one: dated(one.model)):
        model, month = dated(file.model)
        for mark in file.marks[place]:
            if mark.said is None:
                continue
            credit = mark.result.credit
            result = f"{mark.fate}, credit {credit:.2f}" if 0 < credit < 1 else mark.fate.value
            read = shown(mark.result.answer)
            read = read if len(read) <= _LONGEST else f"{read[:_LONGEST]}…"
            yield mark.fate, row(model, map(cell, (month or DASH, result, read or DASH)))
