"""The gallery: every family stands on the page of its category, and is drawn anew without the others."""

import re
from pathlib import Path

import pytest

from docs import gallery
from puzzlegen import catalog

LISTED = [row for row in catalog.ROWS if row.listed]


def test_every_family_stands_on_the_page_of_its_category() -> None:
    for category in dict.fromkeys(row.category for row in LISTED):
        page = (gallery.FOLDER / f"{category}.md").read_text()
        families = [row.name for row in LISTED if row.category == category]
        assert re.findall("^## (.+)$", page, re.MULTILINE) == families, f"make gallery FAMILY={category}"
        for name in families:
            assert f"]({name.replace('/', '-')}.png)" in page
            assert (gallery.FOLDER / f"{name.replace('/', '-')}.png").is_file()


def test_the_overview_and_the_site_lead_to_every_page() -> None:
    overview = (gallery.FOLDER / "README.md").read_text()
    contents = gallery.SITE.read_text()
    categories = sorted({row.category for row in LISTED})
    assert re.findall(r"gallery/(\w+)\.md\n", contents) == ["README", *categories]
    assert all(f"]({row.category}.md#{row.name.replace('/', '')})" in overview for row in LISTED)


def test_one_family_is_drawn_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {page.name: page.read_text() for page in gallery.FOLDER.glob("*.md")}
    stale = pages["counting.md"].replace("## counting/blocks\n", "## counting/blocks\n\nas it was\n")
    assert stale != pages["counting.md"]
    for name, text in (pages | {"counting.md": stale}).items():
        (tmp_path / name).write_text(text)
    (tmp_path / "sudoku.md").write_text(pages["sudoku.md"].replace("## sudoku/classic_4x4\n", "## sudoku/other\n"))
    (tmp_path / "mkdocs.yml").write_text("- Overview: gallery/README.md\n          - Old: gallery/old.md\n- Sudoku\n")
    monkeypatch.setattr(gallery, "FOLDER", tmp_path)
    monkeypatch.setattr(gallery, "SITE", tmp_path / "mkdocs.yml")
    gallery.main(["sudoku/classic_4x4"])
    assert [path.name for path in tmp_path.glob("*.png")] == ["sudoku-classic_4x4.png"]
    assert {path.name: path.read_text() for path in tmp_path.glob("*.md")} == pages | {"counting.md": stale}
    contents = (tmp_path / "mkdocs.yml").read_text()
    assert "old" not in contents
    assert "          - Sudoku: gallery/sudoku.md\n- Sudoku\n" in contents
