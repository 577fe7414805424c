"""The page on languages shows an item as it is made today."""

from docs import languages
from puzzlegen.drawing.png import decode


def test_the_page_shows_the_item_in_every_language() -> None:
    text = languages.PAGE.read_text(encoding="utf-8")
    assert languages.page(text) == text


def test_the_picture_is_that_of_the_item() -> None:
    assert (decode(languages.PICTURE.read_bytes()) == decode(languages.item("en").pictures[0].png)).all()
