"""Draws ``docs/gallery``: one picture of every family, a page of each category, and the strip of the README.

``make gallery`` runs it; ``make gallery FAMILY=matrices/raven`` (or a category, or several names in quotation marks)
draws only theirs, and leaves the rest as it is. The pages of new categories enter the contents of the site.
"""

import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from puzzlegen import catalog
from puzzlegen.catalog.questions import answer_forms
from puzzlegen.conformance import golden
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item

FOLDER = Path(__file__).with_name("gallery")
SITE = Path(__file__).parents[1] / "mkdocs.yml"
FIRST = "first.png"  # the picture of the item that README.md and docs/index.md show first
STRIP = ("boards/chess_mate", "counting/object_count", "matrices/concrete_class", "solids/cube_net", "sudoku/killer")
KEPT = {
    "candidates/approved": (
        "From which side was the window broken? A. From the room. B. From the garden. C. That cannot be told.",
        "The example of [candidates](../candidates.md).",
    ),
    "differences/photo_difference": (
        "The picture shows two versions of the same photograph. In how many places do they differ?",
        "Made with MobileSAM, PatchMatch and MI-GAN. The photograph, of the Brooklyn Museum, is free of rights.",
    ),
}
"""Question and origin of items whose families need a material."""
SEED = 2026
HEIGHT = 300  # pixels of the strip
GAP = 12


def wanted(row: catalog.Row) -> AcceptedItem:
    """The first item of the family at medium that is to be filled in, if it has such: it shows no options."""
    loaded = catalog.load(row.name)
    level = Level.MEDIUM if Level.MEDIUM in row.levels else row.levels[0]
    for index in range(100):
        made = make_item(loaded, level, SEED, index, "en", golden.manner(row))
        if made.item.answer_form is AnswerForm.FILL_IN or AnswerForm.FILL_IN not in answer_forms(row):
            return made
    raise LookupError(f"{row.name} has no item to be filled in")


def first(lang: str) -> AcceptedItem:
    """The item that readers see first."""
    return make_item(catalog.load("solids/cube_net"), Level.MEDIUM, SEED, 3, lang)


def kept(row: catalog.Row) -> list[str]:
    """The section of a family that needs a material, and whose picture therefore is kept as it is."""
    question, origin = KEPT[row.name]
    return [f"## {row.name}", "", f"![{row.summary}]({row.name.replace('/', '-')}.png)", "", question, "", origin, ""]


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """One picture of all of these, with a gap between."""
    size = sum(one.width for one in pictures) + GAP * (len(pictures) - 1), max(one.height for one in pictures)
    joined = Image.new("RGB", size, "white")
    left = 0
    for picture in pictures:
        joined.paste(picture, (left, 0))
        left += picture.width + GAP
    return joined


def section(row: catalog.Row) -> list[str]:
    """The section of a family, whose picture is drawn anew."""
    if row.needs in ("photos", "candidates"):
        return kept(row)
    made = wanted(row)
    file = f"{row.name.replace('/', '-')}.png"
    if len(made.pictures) == 1:
        (FOLDER / file).write_bytes(made.pictures[0].png)
    else:
        side_by_side([picture_of(one.png) for one in made.pictures]).save(FOLDER / file, optimize=True)
    measured = f"{made.proof.certificate.unit} {made.proof.certificate.difficulty:g}"
    shown = [f"## {row.name}", "", f"![{row.summary}]({file})", "", made.item.question, ""]
    if row.needs:
        shown += ["This picture is drawn, and its position invented; in its place come photographs of yours.", ""]
    return [*shown, f"Level {made.item.level}; measured: {measured}.", ""]


def picture_of(png: bytes) -> Image.Image:
    """A decoded picture."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def draw_strip() -> None:
    """The strip of the README, from the pictures that are there."""
    strip = []
    for name in STRIP:
        picture = picture_of((FOLDER / f"{name.replace('/', '-')}.png").read_bytes())
        strip.append(picture.resize((picture.width * HEIGHT // picture.height, HEIGHT), Image.Resampling.LANCZOS))
    side_by_side(strip).save(FOLDER / "strip.png", optimize=True)


def overview(categories: dict[str, list[catalog.Row]]) -> str:
    """The first page: a picture of each category, and what its families are about."""
    lines = ["# Gallery", "", "One item of every family, drawn by `make gallery`.", ""]
    for category, rows in categories.items():
        face = next((row for row in rows if row.name in STRIP), rows[0])
        lines += [f"## [{category.capitalize()}]({category}.md)", ""]
        lines += [f"![{face.summary}]({face.name.replace('/', '-')}.png)", ""]
        for row in rows:
            anchor = row.name.replace("/", "")
            lines.append(f"- [{row.name.partition('/')[2]}]({category}.md#{anchor}): {row.summary}")
        lines.append("")
    return "\n".join(lines)


def enter(categories: Sequence[str]) -> None:
    """Put the pages into the contents of the site, below the first one."""
    entries = "".join(f"          - {one.capitalize()}: gallery/{one}.md\n" for one in categories)
    pages = re.compile(r"(?<=gallery/README\.md\n)(?: +- \w+: gallery/\w+\.md\n)*")
    SITE.write_text(pages.sub(entries, SITE.read_text(), count=1))


def main(targets: list[str]) -> None:
    """Write the pictures of these families, or of all, and the pages."""
    FOLDER.mkdir(exist_ok=True)
    sections: dict[str, list[str]] = {}
    for page in FOLDER.glob("*.md") if targets else ():
        _, *kept = page.read_text().split("\n## ")
        sections |= {text.partition("\n")[0]: ["## " + text.rstrip("\n"), ""] for text in kept}
    drawn = {row.name for target in targets for row in catalog.find(target)}
    categories: dict[str, list[catalog.Row]] = {}
    for row in catalog.ROWS:
        if row.listed:
            categories.setdefault(row.category, []).append(row)
    for category, rows in categories.items():
        lines = [f"# Gallery: {category}", "", "One item of every family; [all categories](README.md).", ""]
        for row in rows:
            known = None if row.name in drawn or not targets else sections.get(row.name)
            lines += section(row) if known is None else known
        (FOLDER / f"{category}.md").write_text("\n".join(lines))
    (FOLDER / "README.md").write_text(overview(categories))
    enter(list(categories))
    if not targets or drawn & {*STRIP}:
        draw_strip()
    if not targets or "solids/cube_net" in drawn:
        (FOLDER / FIRST).write_bytes(first("en").pictures[0].png)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except WrongUsage as error:  # a package that a family needs is missing
        sys.exit(str(error))
