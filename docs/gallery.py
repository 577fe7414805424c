"""Draws ``docs/gallery``: one picture of every family, a page that shows them, and the strip of the README.

``make gallery`` runs it.
"""

import io
from pathlib import Path

from PIL import Image

from puzzlegen import catalog
from puzzlegen.item import AnswerForm
from puzzlegen.pipeline import Made, make_item

FOLDER = Path(__file__).with_name("gallery")
STRIP = ("boards/chess_mate", "counting/object_count", "matrices/concrete_class", "solids/cube_net", "sudoku/killer")
SEED = 2026
HEIGHT = 300  # pixels of the strip


def wanted(row: catalog.Row) -> Made:
    """The first item of the family at its middle level that is to be filled in, if it has such: it shows no options."""
    loaded = catalog.load(row.name)
    level = row.levels[len(row.levels) // 2]
    for index in range(100):
        made = make_item(loaded, level, SEED, index, "en")
        if made.item.answer_form is AnswerForm.FILL_IN or AnswerForm.FILL_IN not in row.forms:
            return made
    raise LookupError(f"{row.name} has no item to be filled in")


def main() -> None:
    """Write the pictures and the pages."""
    FOLDER.mkdir(exist_ok=True)
    page = ["# Gallery", "", "One item of every family, drawn by `make gallery`.", ""]
    strip: list[Image.Image] = []
    for row in catalog.ROWS:
        if not row.listed:
            continue
        made = wanted(row)
        file = f"{row.name.replace('/', '-')}.png"
        (FOLDER / file).write_bytes(made.pictures[0].png)
        page += [f"## {row.name}", "", f"![{row.summary}]({file})", "", made.item.question, ""]
        page += [
            f"Level {made.item.level}; measured: {made.proof.certificate.unit} {made.proof.certificate.difficulty:g}.",
            "",
        ]
        if row.name in STRIP:
            picture = Image.open(io.BytesIO(made.pictures[0].png)).convert("RGB")
            strip.append(picture.resize((picture.width * HEIGHT // picture.height, HEIGHT), Image.Resampling.LANCZOS))
    (FOLDER / "README.md").write_text("\n".join(page))
    gap = 12
    banner = Image.new("RGB", (sum(one.width for one in strip) + gap * (len(strip) - 1), HEIGHT), "white")
    left = 0
    for picture in strip:
        banner.paste(picture, (left, 0))
        left += picture.width + gap
    banner.save(FOLDER / "strip.png", optimize=True)


if __name__ == "__main__":
    main()
