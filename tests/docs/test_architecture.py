"""The picture of the house shows the packages that there are, as the contract of imports has them."""

from docs import architecture


def test_every_package_stands_in_its_layer() -> None:
    rooms = {path.stem for path in (architecture.ROOT / "puzzlegen").iterdir() if (path / "__init__.py").exists()}
    assert {name for layer in architecture.layers() for name in layer} - {"__main__"} == rooms


def test_the_picture_is_that_of_today() -> None:
    assert architecture.PICTURE.read_text() == architecture.picture()


def test_the_page_has_at_most_twenty_terms() -> None:
    terms = (architecture.ROOT / "docs" / "architecture.md").read_text().partition("| term |")[2].splitlines()
    assert 10 < sum(line.startswith("| ") for line in terms) <= 20
