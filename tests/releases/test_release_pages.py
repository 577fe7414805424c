"""What people read of a release: its card and its gallery."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from PIL import Image

from puzzlegen.catalog import resolution
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.releases import card, documents, gallery, schemas
from puzzlegen.releases.documents import Frontispiece, Held
from puzzlegen.snapshots.reading import spoken
from tests.support import release_folder


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Held], Path]:
    return release_folder.sample(tmp_path_factory.mktemp("sample"))


@pytest.fixture(scope="module")
def front(sample: tuple[list[Held], Path], tmp_path_factory: pytest.TempPathFactory) -> Frontispiece:
    """A release that no test may change."""
    front = release_folder.lay(tmp_path_factory.mktemp("release") / "2026.11.0", *sample)
    release_folder.introduce(front)
    return front


@pytest.fixture
def apart(sample: tuple[list[Held], Path], tmp_path: Path) -> Frontispiece:
    """A release whose keys are kept apart."""
    front = release_folder.lay(tmp_path / "2026.11.0", *sample, keys=False)
    release_folder.introduce(front)
    return front


# --- the schemas ----------------------------------------------------------------------------------------------------


def test_what_was_released_has_the_form_that_is_published(front: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    import jsonschema  # a second, which who only collects need not wait for

    published = json.loads((front.folder / schemas.NAME).read_text())
    for held in sample[0]:
        schema = published[f"{held.item.category}/{held.item.family}"]
        proof = msgspec.to_builtins(held.proof)
        jsonschema.Draft202012Validator(schema).validate({part: proof[part] for part in ("statement", "query", "why")})
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({"statement": {}, "query": proof["query"], "why": proof["why"]}, schema)


# --- the card -------------------------------------------------------------------------------------------------------


def parts(front: Frontispiece) -> tuple[dict[str, Any], str]:
    """The header and the text of the card."""
    _, header, text = (front.folder / card.NAME).read_text(encoding="utf-8").split("---\n", 2)
    return yaml.safe_load(header), text


def section(text: str, title: str) -> str:
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return str(found)


def cells(table: str) -> list[list[str]]:
    """The rows of the table in a section, below its head."""
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [re.split(r" (?<!\\)\| ", line.strip("| ")) for line in lines[2:]]


def test_the_header_is_what_the_hub_expects(front: Frontispiece) -> None:
    header, _ = parts(front)
    assert header["pretty_name"] == release_folder.TITLE
    assert header["license"] == "cc-by-4.0"
    assert header["language"] == ["en", "zh"]
    assert header["size_categories"] == ["n<1K"]
    assert header["task_categories"] == ["visual-question-answering", "multiple-choice"]
    (config,) = header["configs"]
    assert config["config_name"] == "default"
    assert config["default"] is True
    assert {one["split"] for one in config["data_files"]} == {"test", "train"}
    for one in config["data_files"]:
        assert [path.name.split("-")[0] for path in front.folder.glob(one["path"])] == [one["split"]]


@pytest.mark.parametrize(
    ("count", "size"), [(999, "n<1K"), (1000, "1K<n<10K"), (10_000, "10K<n<100K"), (20_000_000, "10M<n<100M")]
)
def test_the_size_has_the_hubs_name(apart: Frontispiece, count: int, size: str) -> None:
    card.write(msgspec.structs.replace(apart, splits={"test": count}))
    assert parts(apart)[0]["size_categories"] == [size]


def test_a_licence_that_the_hub_does_not_know_is_named_beside(apart: Frontispiece) -> None:
    card.write(msgspec.structs.replace(apart, licence="CC-BY-NC-SA-3.0-IGO"))
    header, _ = parts(apart)
    assert (header["license"], header["license_name"]) == ("other", "cc-by-nc-sa-3.0-igo")


def test_the_counts_add_up(front: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    text = section(parts(front)[1], "Items")
    rows = {family: list(map(int, counts)) for family, *counts in cells(text)}
    families = Counter(f"{one.item.category}/{one.item.family}" for one in items)
    assert {family: counts[-1] for family, counts in rows.items()} == families
    assert all(sum(counts[:-1]) == counts[-1] for counts in rows.values())
    assert "26 in `test`, 3 in `train`" in text
    assert "26 in `en`, 3 in `zh`" in text


def test_every_measured_level_is_listed(front: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    rows = cells(section(parts(front)[1], "Measured difficulty"))
    assert {(family, level) for family, level, *_ in rows} == {
        (f"{one.item.category}/{one.item.family}", one.item.level) for one in items
    }
    for family, level, unit, *spread in rows:
        measured = sorted(
            one.proof.certificate.difficulty
            for one in items
            if one.proof and (f"{one.item.category}/{one.item.family}", one.item.level) == (family, level)
        )
        expected = [measured[0], measured[(len(measured) - 1) // 2], measured[-1]]
        assert spread == [f"{value:g}" for value in expected]
        assert unit


def test_the_least_resolution_of_each_family_is_told(front: Frontispiece) -> None:
    rows = cells(section(parts(front)[1], "Least resolution"))
    there = {family for family, *_ in cells(section(parts(front)[1], "Items"))}
    assert {family for family, *_ in rows} == {family for family in there if family in resolution.table()}
    for family, side, scale in rows:
        some = resolution.table()[family].values()
        assert int(side) in {one.side for one in some}
        assert float(scale) in {one.scale for one in some}


def test_findings_stay_in_their_cells(front: Frontispiece) -> None:
    rows = cells(section(parts(front)[1], "Checks before publication"))
    assert [row[:2] for row in rows] == [["guessing", "passed"], ["drift", "failed"]]
    assert [len(row) for row in rows] == [3, 3]
    assert rows[0][2] == "A guesser that sees the options \\| only is right in 24% of cases."
    assert rows[1][2] == "A mean difficulty moved by more than 0.5 &lt;units> and by more than it should."


def test_every_table_is_whole(front: Frontispiece) -> None:
    _, text = parts(front)
    for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}) == 1


def test_the_card_names_what_lies_there(front: Frontispiece, apart: Frontispiece) -> None:
    for one in (front, apart):
        named = re.findall(r"`([\w.]+)/?`", section(parts(one)[1], "Files"))
        written_last = {documents.NAME, documents.RETIRED, documents.FORMS}
        assert {*named, card.NAME} == {path.name for path in one.folder.iterdir()} | written_last


def test_the_canary_and_the_hidden_items_are_told(front: Frontispiece, apart: Frontispiece) -> None:
    _, text = parts(front)
    assert front.canary in section(text, "Not for training")
    assert "3 more items" in section(text, "Held-back items")
    card.write(msgspec.structs.replace(apart, hidden=0, gates=()))
    assert "Held-back items" not in parts(apart)[1]
    assert "Checks before publication" not in parts(apart)[1]


def test_the_card_shows_an_item_without_its_answer(front: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    _, text = parts(front)
    shown = re.findall(r'<img src="([^"]+)"', text.partition("## ")[0])
    assert shown
    assert all((front.folder / path).is_file() for path in shown)
    (held,) = [one for one in sample[0] if one.item.images[0] == shown[0]]
    assert held.key is not None
    words = text[: text.index("## ")]
    assert " ".join(held.item.question.split())[:60] in words
    assert held.key.explanation[:30] not in words


def test_the_card_says_how_to_cite_the_release(front: Frontispiece) -> None:
    text = section(parts(front)[1], "Citation")
    assert f"@misc{{{front.series}-2026.11.0," in text
    assert "version = {2026.11.0}" in text
    assert "year = {2026}" in text
    assert text.count("{") == text.count("}")


def test_without_keys_the_card_tells_no_difficulty(apart: Frontispiece) -> None:
    _, text = parts(apart)
    assert "questions only" in text
    assert "## Measured difficulty" not in text
    assert "`answer`" not in text


def test_the_commands_of_the_card_work(front: Frontispiece, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", section(parts(front)[1], "How to load it"), re.DOTALL)
    checks = (
        "assert len(items) == 26 and len(pictures) == 1 and 'exactly once' in question",
        "assert len(items) == 26 and len(pictures) == 1 and 'exactly once' in question",
        "assert len(items) == 26 and items['images'].iloc[-1][1]['bytes']",
        "assert len(list(items)) == 26",
    )
    hub = tmp_path / "OWNER" / "NAME"  # where the package looks first
    hub.parent.mkdir()
    hub.symlink_to(front.folder)
    places = (tmp_path, front.folder, front.folder, front.folder)
    steps = zip(places, blocks, checks, strict=True)
    lines = ((f"import os; os.chdir({str(place)!r})", *pair) for place, *pair in steps)
    program = "\n".join(line for some in lines for line in some)
    subprocess.run(
        [sys.executable, "-c", program],
        cwd=front.folder,
        env=os.environ | {"HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path)},
        check=True,
    )


# --- the gallery ----------------------------------------------------------------------------------------------------

VOID = {"meta", "img", "br", "rect", "image"}


class Page(HTMLParser):
    """The elements of a page; complains about one that is not closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def every(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of this kind."""
        return [attributes for name, attributes in self.elements if name == tag]


def page(front: Frontispiece) -> Page:
    return Page((front.folder / gallery.NAME).read_text(encoding="utf-8"))


def test_every_link_leads_somewhere_in_the_folder(front: Frontispiece) -> None:
    found = page(front)
    anchors = {attributes["id"] for _, attributes in found.elements if "id" in attributes}
    links = [
        value or "" for _, attributes in found.elements for name, value in attributes.items() if name in ("href", "src")
    ]
    assert len(links) > 10
    for link in links:
        assert link[1:] in anchors if link.startswith("#") else (front.folder / link).is_file(), link


def test_the_page_needs_nothing_else(front: Frontispiece) -> None:
    found = page(front)
    assert not {"script", "link", "iframe"} & {tag for tag, _ in found.elements}
    text = (front.folder / gallery.NAME).read_text(encoding="utf-8")
    assert "http" not in text
    assert "url(" not in text


def test_pictures_have_a_description_and_their_size(front: Frontispiece) -> None:
    for attributes in page(front).every("img"):
        assert attributes["alt"]
        with Image.open(front.folder / str(attributes["src"])) as picture:
            assert picture.size == (int(str(attributes["width"])), int(str(attributes["height"])))


def test_one_or_two_items_of_every_family_and_level(front: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    text = (front.folder / gallery.NAME).read_text(encoding="utf-8")
    shown = Counter(
        (one.item.category, one.item.family, one.item.level) for one in items if f"<br>{one.item.id}<" in text
    )
    assert set(shown) == {(one.item.category, one.item.family, one.item.level) for one in items}
    assert set(shown.values()) <= {1, 2}
    assert shown.total() == len(page(front).every("article"))
    assert {attributes.get("lang") for attributes in page(front).every("p")} >= {"en", None}


def alone(folder: Path, item: Held, pictures: Path) -> Frontispiece:
    """A release of this item, with its gallery."""
    front = release_folder.lay(folder, [item], pictures)
    gallery.write(front)
    return front


def test_texts_are_never_taken_for_markup(sample: tuple[list[Held], Path], tmp_path: Path) -> None:
    items, pictures = sample
    evil = "<script>alert('1')</script> \"&amp;\" </p></article> 一"
    one = next(one for one in items if one.item.options and one.item.options[0].text)
    assert one.key is not None
    options = tuple(msgspec.structs.replace(option, text=f"{option.letter}{evil}") for option in one.item.options)
    item = msgspec.structs.replace(one.item, question=evil, options=options)
    key = msgspec.structs.replace(one.key, explanation=f"why {evil}")
    found = page(alone(tmp_path / "release", Held(item, key, one.proof), pictures))
    assert found.every("script") == []
    assert {evil, f"A{evil}", f"D{evil}", f"why {evil}"} <= set(found.texts)


def test_all_pictures_of_an_item_are_shown(sample: tuple[list[Held], Path], tmp_path: Path) -> None:
    items, pictures = sample
    one = next(one for one in items if len(one.item.images) == 2)
    found = page(alone(tmp_path / "release", one, pictures))
    assert tuple(attributes["src"] for attributes in found.every("img")) == one.item.images


def test_boxes_are_drawn_where_the_key_has_them(sample: tuple[list[Held], Path], tmp_path: Path) -> None:
    items, pictures = sample
    one = next(one for one in items if one.key and isinstance(one.key.answer, BoundingBoxes))
    assert one.key is not None
    assert isinstance(one.key.answer, BoundingBoxes)
    (frame,) = page(alone(tmp_path / "release", one, pictures)).every("rect")
    x, y, width, height = (int(str(frame[name])) for name in ("x", "y", "width", "height"))
    assert one.key.answer.boxes == ((x, y, x + width, y + height),)


def test_answers_are_shown_on_request_and_only_if_they_lie_there(front: Frontispiece, apart: Frontispiece) -> None:
    assert len(page(front).every("details")) == len(page(front).every("article"))
    assert page(apart).every("details") == []
    assert "measured" not in " ".join(page(apart).texts)


def test_no_answer_leaks_where_keys_are_kept_apart(apart: Frontispiece, sample: tuple[list[Held], Path]) -> None:
    items, _ = sample
    secrets = {spoken(one.key.answer) for one in items if one.key} | {one.key.explanation for one in items if one.key}
    texts = [
        path.read_text(encoding="utf-8") for path in apart.folder.iterdir() if path.suffix in (".md", ".html", ".json")
    ]
    assert len(texts) == 4
    for secret in secrets:
        if len(secret) > 8:  # a letter or a digit is found anywhere
            assert not any(secret in text for text in texts)
