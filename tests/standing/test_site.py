"""The site: it shows what is public and nothing else, needs nothing from elsewhere, and takes texts for texts."""

import json
from datetime import date
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from puzzlegen.releases import refresh
from puzzlegen.releases.series import Series
from puzzlegen.scoring.grading import Fate, Mark
from puzzlegen.scoring.reading import Said
from puzzlegen.scoring.score import Outcome, Result
from puzzlegen.snapshots import reading
from puzzlegen.standing import trend, units
from puzzlegen.standing.site import folder, front, gathered, items
from puzzlegen.standing.site.gathered import Gathered
from puzzlegen.standing.units import Stock
from tests.support import small_series
from tests.support.small_series import bytes_of, run

HOSTILE = "</td></script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&\u202e"


class Reader(HTMLParser):
    """The tags of a page, its links, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.ids |= {value or "" for name, value in attrs if name == "id"}
        assert not [name for name, _ in attrs if name.startswith("on")]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trend, "FEWEST", 10)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Series:
    return small_series.copied(tmp_path_factory.mktemp("site"))


def answers(stock: Stock, folder: Path, *names: str) -> Path:
    """A folder with files of models that solve two items of three."""
    folder.mkdir()
    for name in names:
        lines = [
            {"id": one.item.id, "response": reading.spoken(one.key.answer) if place % 3 else "Answer: <b>none</b>"}
            for place, one in enumerate(stock.benchmark.entries)
        ]
        (folder / f"{name}.jsonl").write_text("\n".join(map(json.dumps, lines)))
    return folder


@pytest.fixture(scope="module")
def results(known: Series, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Answers of two models and of six people."""
    stock = units.of_series(known)
    place = answers(stock, tmp_path_factory.mktemp("results") / "answers", "one", "two-2027-02")
    sittings = [
        {"id": one.item.id, "response": "nothing", "participant": f"person-{person}", "seconds": 30}
        for person in range(6)
        for one in stock.benchmark.entries[person : person + 20]
    ]
    (place / "sittings.jsonl").write_text("\n".join(map(json.dumps, sittings)))
    return place


def test_all_links_lead_into_the_site_and_no_page_has_a_script(known: Series, results: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = run("site", known.folder, "--results", results, "--out", site, "--prices", "one=1,2")
    assert done.exit_code == 0, done.output
    pages = {path: Reader(path.read_text()) for path in site.rglob("*.html")}
    assert len(pages) == 2 + 4  # a page for each month of the only category
    for path, page in pages.items():
        assert "script" not in page.tags
        for link in page.links:
            target, _, anchor = link.partition("#")
            place = (path.parent / target).resolve()
            assert place.is_file(), link
            assert not anchor or anchor in pages[place].ids | pages[place.parent / "index.html"].ids, link
    assert "url(" not in (site / "style.css").read_text() + (site / "items.css").read_text()
    assert run("site", known.folder, "--results", results, "--out", tmp_path / "again", "--prices", "one=1,2").stdout
    assert bytes_of(tmp_path / "again") == bytes_of(site)


def test_people_have_a_section_and_no_one_of_them_is_told_apart(known: Series, results: Path, tmp_path: Path) -> None:
    assert run("site", known.folder, "--results", results, "--out", tmp_path / "site").exit_code == 0
    found = json.loads((tmp_path / "site" / "data" / "people.json").read_text())
    assert (found[0]["people"], found[0]["credit"]) == (6, 0)
    assert 'id="people"' in (tmp_path / "site" / "index.html").read_text()
    points = json.loads((tmp_path / "site" / "data" / "trend.json").read_text())["points"]
    assert {one["model"] for one in points} == {"one", "two"}
    assert b"person-" not in b"".join(bytes_of(tmp_path / "site").values())


def test_what_is_held_back_shows_once_it_is_revealed(known: Series, results: Path, tmp_path: Path) -> None:
    assert run("site", known.folder, "--results", results, "--out", tmp_path / "site").exit_code == 0
    text = b"".join(bytes_of(tmp_path / "site").values()).decode(errors="replace")
    stock = units.of_series(known)
    for unit, entry in zip(stock.units, stock.benchmark.entries, strict=True):
        assert (unit.id in text) is bool(unit.since)
        assert (escape(entry.key.explanation) in text) is bool(unit.since)
    assert any(unit.held_back and unit.since for unit in stock.units)
    assert any(not unit.since for unit in stock.units)


def test_where_keys_are_kept_apart_neither_they_nor_what_models_said_shows(tmp_path: Path) -> None:
    series = Series(tmp_path / "series")
    refresh.refresh(series, small_series.small(keys="apart"), date(2026, 11, 1), small_series.SECRET)
    stock = units.of_series(series)
    results = answers(stock, tmp_path / "answers", "one")
    assert run("site", series.folder, "--results", results, "--out", tmp_path / "site").exit_code == 0
    page = (tmp_path / "site" / "items" / "2026-11" / "sudoku.html").read_text()
    assert (
        page.count("Its key is not out yet") == page.count("<article>") == sum(bool(one.since) for one in stock.units)
    )
    assert "<details>" not in page
    assert (tmp_path / "site" / "data" / "answers.jsonl").read_bytes() == b""
    text = b"".join(bytes_of(tmp_path / "site").values()).decode(errors="replace")
    for one in stock.benchmark.entries:
        assert escape(one.key.explanation) not in text


def test_hostile_texts_stay_texts(known: Series, results: Path) -> None:
    found = Gathered.of(known, units.of_series(known), gathered.read(results), cutoff="2027-01")
    mark = Mark(Result(Outcome.WRONG, 0.0, HOSTILE), Fate.WRONG, Said("said"))
    hostile = msgspec.structs.replace(
        found,
        terms=msgspec.structs.replace(found.terms, title=HOSTILE, licence=HOSTILE),
        files=tuple(
            msgspec.structs.replace(one, name=HOSTILE, model=HOSTILE, marks=tuple((mark,) for _ in one.marks))
            for one in found.files
        ),
        ranking=tuple(msgspec.structs.replace(one, model=HOSTILE) for one in found.ranking),
        efforts=tuple(msgspec.structs.replace(one, predictions=HOSTILE) for one in found.efforts),
        exposures=tuple(msgspec.structs.replace(one, name=HOSTILE) for one in found.exposures),
        people=tuple(msgspec.structs.replace(one, predictions=HOSTILE, name=HOSTILE) for one in found.people),
        trend=msgspec.structs.replace(
            found.trend, points=tuple(msgspec.structs.replace(one, model=HOSTILE) for one in found.trend.points)
        ),
    )
    pages = items.divided(hostile)
    (month, category), members = next(iter(pages.items()))
    for text in (
        front.page(hostile, items.contents(pages), ["trend.csv"]),
        items.page(hostile, month, category, members),
    ):
        page = Reader(text)
        assert "script" not in page.tags
        assert "x" not in page.links
        assert "<script>alert(1)</script>" in page.text
    assert "\\u202e" in page.text  # what turns the direction of writing is spelled out


def test_what_cannot_be_gets_one_sentence(known: Series, results: Path, tmp_path: Path) -> None:
    empty, other, strange = tmp_path / "empty", tmp_path / "other", tmp_path / "strange"
    empty.mkdir()
    other.mkdir()
    (other / "one.jsonl").write_text('{"id": "0123456789abcdef", "response": "A"}')
    strange.mkdir()
    (strange / "index.html").write_text("My own page")
    site = tmp_path / "site"
    assert run("site", known.folder, "--results", results, "--out", site).exit_code == 0
    for words, told in (
        (("--results", empty, "--out", tmp_path / "new"), "has no answers of a model"),
        (("--results", other, "--out", tmp_path / "new"), "no response to any of the"),
        (("--results", results, "--out", results / "new"), "is inside"),
        (("--results", results, "--out", strange, "--overwrite"), "holds other files"),
        (("--results", results, "--out", site), "holds another site"),
        (("--results", results, "--out", tmp_path / "new", "--prices", "three=1,2"), "--prices names three"),
        (("--results", results, "--out", tmp_path / "new", "--cutoff", "2020-01"), "0 items were public by 2020-01"),
    ):
        result = run("site", known.folder, *words)
        assert result.exit_code == 2, result.output
        assert told in result.output
        assert "Traceback" not in result.output
    assert not (tmp_path / "new").exists()
    assert (strange / "index.html").read_text() == "My own page"


def test_a_site_is_replaced_whole_or_not_at_all(
    known: Series, results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    words = ("site", known.folder, "--results", results, "--out", site, "--overwrite")
    assert run(*words).exit_code == 0
    before = bytes_of(site)

    def fails(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(folder.items, "page", fails)
    assert run(*words).exit_code == 1
    assert bytes_of(site) == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    monkeypatch.undo()
    monkeypatch.setattr(trend, "FEWEST", 10)
    assert run(*words, "--cutoff", "2027-01").exit_code == 0
    assert 'id="exposure"' in (site / "index.html").read_text()
