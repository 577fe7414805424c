"""``gallery.html``: a page with one or two items of every family and level, for people; it needs no scripts."""

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.foreign import picture_size
from puzzlegen.core.item import BoundingBoxes, Key
from puzzlegen.releases import canary, reading, unproven_note
from puzzlegen.releases.documents import Frontispiece, Held
from puzzlegen.snapshots.reading import spoken

NAME: Final = "gallery.html"

_EXAMPLES: Final = 2  # of each family and level

ARTICLES: Final = """\
.items { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 0; }
.facts { font-size: .875rem; margin: 0 0 .9rem; }
img, svg { display: block; width: 100%; height: auto; border-radius: .35rem; background: white; margin-bottom: .6rem; }
.question, .explanation { white-space: pre-line; }
ol { list-style: none; padding: 0; }
ol b { display: inline-block; min-width: 1.6rem; }
summary { cursor: pointer; font-weight: 600; }
.answer { font-weight: 600; white-space: pre-wrap; font-family: ui-monospace, monospace; }
rect { fill: none; stroke: #d6006c; stroke-width: 4; }
"""
"""The look of `article` and of the grid of class ``items`` that articles lie in."""

_STYLE: Final = (
    """
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 70%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 2rem 1.25rem 4rem; background: Canvas; color: CanvasText;
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.35rem; }
header p, .facts, footer { color: var(--quiet); margin: .25rem 0; }
nav { margin-top: 1rem; display: flex; flex-wrap: wrap; gap: .35rem 1rem; }
"""
    + ARTICLES
    + """footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: .875rem; }
@page { margin: 15mm; }
@media print { :root { color-scheme: light; } body { padding: 0; max-width: none; } nav { display: none; }
  article { break-inside: avoid; } h2 { break-after: avoid; } }
"""
)


def write(front: Frontispiece) -> None:
    """Write the page; the tables and the pictures lie in the release already.

    Raises:
        CorruptTable: a table of the release cannot be read.
    """
    families = _chosen(front.folder)
    total = sum(front.splits.values())
    links = "\n".join(f'<a href="#{escape(family)}">{escape(family)}</a>' for family in families)
    sections = "\n".join(_section(front.folder, family, items) for family, items in families.items())
    title = f"{escape(front.title)}, {front.version}"
    proof = "every puzzle has exactly one answer, and that was proven."
    if others := unproven_note.told(front.gates):
        proof = f"every puzzle has exactly one answer, and that was proven, but for some: {others}"
    page = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{_STYLE}</style>
</head>
<body>
<header>
<h1>{escape(front.title)}</h1>
<p>Version {front.version}. Examples from {total} items; {proof}</p>
<nav aria-label="Families">
{links}
</nav>
</header>
<main>
{sections}
</main>
<footer>
<p>Licence: {escape(front.licence)}. {escape(canary.paragraph(front.canary))}</p>
</footer>
</body>
</html>
"""
    (front.folder / NAME).write_text(page, encoding="utf-8")


def _chosen(folder: Path) -> dict[str, list[Held]]:
    """Of each family and level the first item, and the first that differs in form or language; ordered for reading."""
    found: defaultdict[tuple[str, Level], list[Held]] = defaultdict(list)
    for held in reading.held(folder):
        item = held.item
        some = found[f"{item.category}/{item.family}", Level(item.level)]
        seen = {(one.item.answer_form, one.item.language) for one in some}
        if len(some) < _EXAMPLES and (item.answer_form, item.language) not in seen:
            some.append(held)
    families: defaultdict[str, list[Held]] = defaultdict(list)
    for family, level in sorted(found, key=lambda place: (place[0], tuple(Level).index(place[1]))):
        families[family] += found[family, level]
    return families


def _section(folder: Path, family: str, items: list[Held]) -> str:
    articles = "\n".join(article(folder, held) for held in items)
    return f"""<section id="{escape(family)}">
<h2>{escape(family)}</h2>
<div class="items">
{articles}
</div>
</section>"""


def article(folder: Path, held: Held, below: str = "") -> str:
    """An item with its pictures, by their paths in ``folder``, its answer if there is a key, and markup ``below``."""
    item = held.item
    facts = [item.answer_form.replace("_", " ")]
    if held.proof is not None:
        certificate = held.proof.certificate
        facts.append(f"measured: {certificate.unit} {certificate.difficulty:g}")
        facts += [f"depth: {certificate.depth.kind} {certificate.depth.value:g}"] if certificate.depth else []
    return f"""<article>
<h3>{escape(item.level.capitalize())}</h3>
<p class="facts">{escape(" · ".join(facts))}<br>{escape(item.id)}</p>
{"".join(_pictures(folder, held))}<p class="question" lang="{escape(item.language)}">{escape(item.question)}</p>
{_options(held)}{"" if held.key is None else _answer(folder, held, held.key)}{below}</article>"""


def _pictures(folder: Path, held: Held) -> Iterator[str]:
    item = held.item
    for number, path in enumerate(item.images, start=1):
        width, height = picture_size(folder / path)
        which = f"Picture {number} of the" if len(item.images) > 1 else "The"
        label = escape(f"{which} puzzle: {item.category}, {item.family}, {item.level}")
        yield f"""<a href="{escape(path)}"><img src="{escape(path)}" alt="{label}"
 width="{width}" height="{height}" loading="lazy"></a>
"""


def _options(held: Held) -> str:
    if not held.item.options:
        return ""
    lang = escape(held.item.language)

    def lines() -> Iterator[str]:
        for option in held.item.options:
            text = "(in the picture)" if option.text is None else f'<span lang="{lang}">{escape(option.text)}</span>'
            yield f"<li><b>{escape(option.letter)}</b> {text}</li>\n"

    return f"<ol>\n{''.join(lines())}</ol>\n"


def _answer(folder: Path, held: Held, key: Key) -> str:
    boxes = _boxes(folder, held, key.answer) if isinstance(key.answer, BoundingBoxes) else ""
    return f"""<details>
<summary>Answer</summary>
<p class="answer">{escape(spoken(key.answer))}</p>
{boxes}<p class="explanation" lang="{escape(held.item.language)}">{escape(key.explanation)}</p>
</details>
"""


def _boxes(folder: Path, held: Held, answer: BoundingBoxes) -> str:
    """The first picture with the answer's boxes drawn upon it."""
    path = held.item.images[0]
    width, height = picture_size(folder / path)
    frames = "".join(
        f'<rect x="{x1}" y="{y1}" width="{x2 - x1}" height="{y2 - y1}"/>' for x1, y1, x2, y2 in answer.boxes
    )
    return f"""<svg viewBox="0 0 {width} {height}" role="img" aria-label="The boxes on the first picture">
<image href="{escape(path)}" width="{width}" height="{height}"/>{frames}</svg>
"""
