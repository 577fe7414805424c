"""The page of scores: whole, escaped, small enough for a phone, and right where its marks stand."""

import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from puzzlegen.catalog.labels import CATEGORIES
from puzzlegen.core.item import PublishedOption
from puzzlegen.releases import published
from puzzlegen.scoring import people, reading
from puzzlegen.scoring.comparisons import spelled_p
from puzzlegen.scoring.page import errors, page, plots
from puzzlegen.scoring.page.markup import heat, percent
from puzzlegen.scoring.reading import MODES, Benchmark, Said
from puzzlegen.scoring.report import summarize
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec
from tests.support.report_cases import Responses, entry, file, graded, reported, said, sevens, some, toys

HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
VOID = {"meta", "img", "wbr", "br"}


class Reader(HTMLParser):
    """Checks that tags are closed in their order, and collects them with the texts of cells."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    benchmark = toys(90)
    right: Responses = {one.item.id: said(one.key) for one in benchmark.entries}
    reader = Reader(page.page(reported(benchmark, right, dict.fromkeys(right, ""), against="model0")))
    tags = [tag for tag, _ in reader.seen]
    assert tags.count("script") == 2
    assert not {"link", "iframe", "object", "base", "form"} & {*tags}
    names = {name for _, attributes in reader.seen for name in attributes}
    assert not {name for name in names if name.startswith("on")}
    sections = {attributes["id"] for tag, attributes in reader.seen if tag == "section"}
    assert {"ranking", "breakdowns", "families", "outcomes", "letters", "differences"} <= sections
    links = {attributes["href"] for _, attributes in reader.seen if "href" in attributes}
    assert links == {f"#{name}" for name in sections}
    ids = [attributes["id"] for _, attributes in reader.seen if "id" in attributes]
    assert len(ids) == len({*ids})


def test_every_column_of_the_maps_bears_the_name_of_its_model() -> None:
    benchmark = toys(90)
    right: Responses = {one.item.id: said(one.key) for one in benchmark.entries}
    text = page.page(reported(benchmark, right, dict.fromkeys(right, "")))
    for section in ("families", "agreement"):
        _, _, inside = text.partition(f'<section id="{section}"')
        heads = inside.partition('class="map')[2].partition("</thead>")[0]
        assert re.findall(r'<span title="([^"]*)">([^<]*)</span>', heads) == [(f"model{n}",) * 2 for n in range(2)]


def test_a_screenshot_and_a_print_have_all_of_the_page() -> None:
    style, script = page._file("style.css"), page._file("script.js")
    assert "content-visibility" not in style  # which leaves sections blank until somebody scrolls to them
    printed = style[style.index("@media print") :]
    assert ".wide { overflow: visible; }" in printed
    assert "beforeprint" in script


def test_an_interval_stands_beside_its_own_p_and_the_corrected_one_says_what_it_is() -> None:
    benchmark = Benchmark("b", tuple(entry(f"a{n}", f"c{n % 2}", ()) for n in range(60)), frozenset())
    report = reported(benchmark, some(60, range(20)), some(60, range(40)), against="model0")
    _, _, inside = page.page(report).partition('<section id="differences"')
    assert '<button>95 % interval</button></th><th scope="col"><button>p</button>' in inside
    assert "<button>p of 3 rows, Holm</button>" in inside
    first = report.differences[0]
    assert f'<td class="quiet">{escape(spelled_p(first.p))}</td><td>{escape(spelled_p(first.adjusted))}</td>' in inside


@pytest.mark.parametrize(
    ("labels", "words"),
    [
        (("", ""), "categories."),
        (("Sudoku", "Board"), "VisReason's categories."),
        (("Sudoku", ""), "VisReason's categories, and ours where an item has none."),
    ],
)
def test_macro_says_whose_categories_it_averages(labels: tuple[str, str], words: str) -> None:
    entries = tuple(entry(f"a{n}", "toys", (), *filter(None, [labels[n % 2]])) for n in range(40))
    text = page.page(reported(Benchmark("b", entries, frozenset()), some(40, range(9))))
    assert f"Macro: the plain mean over {escape(words)}" in text


def test_what_was_asked_for_is_open_and_capabilities_are_spelled_out() -> None:
    entries = [entry(f"a{n}", "board", ("LU", "3DHP")) for n in range(12)]
    benchmark = Benchmark("b", tuple(entries), frozenset())
    text = page.page(reported(benchmark, some(12, range(3)), some(12, range(9)), against="model0"))
    assert "<details open><summary>Differences" in text
    assert "LU, layout understanding" in text
    assert "3DHP, 3D hypothesis and projection" in text


def test_hostile_texts_stay_texts() -> None:
    plain = entry("a0", "toys", ())
    item = msgspec.structs.replace(
        plain.item, question=HOSTILE, options=(PublishedOption("A", HOSTILE), PublishedOption("B", "</article>"))
    )
    benchmark = Benchmark(HOSTILE, (msgspec.structs.replace(plain, item=item),), frozenset())
    files = [
        file(HOSTILE, {"a0": HOSTILE}, "image", HOSTILE),
        file("</script>", {"a0": Said("\\boxed{<img src=x>}", output=9)}),
        file("@@SCRIPT@@", {"a0": "7"}, "no-image", HOSTILE),
    ]
    marks = graded(benchmark, *files)
    text = page.page(summarize(benchmark, marks, against=HOSTILE), errors.worst(benchmark, marks))
    reader = Reader(text)
    tags = [tag for tag, _ in reader.seen]
    assert (tags.count("script"), tags.count("img")) == (2, 0)
    assert text.count("alert(1)") > 3
    assert text.count("JSON.parse") == 1
    data = json.loads(re.findall(r'id="data">(.*?)</script>', text, re.DOTALL)[0])
    assert data["names"] == [sheet.name for sheet in summarize(benchmark, marks).ranking]


def test_a_page_of_thirty_files_is_small_enough_for_a_phone() -> None:
    """Elements and bytes do not grow with the items; ``benchmarks/report_page.py`` measures what they take to open."""
    categories = [*CATEGORIES]
    entries = []
    for place in range(384):
        one = entry(
            f"a{place:03}", f"category_{place % 64 % 7}", CATEGORIES[categories[place % 10]], categories[place % 10]
        )
        item = msgspec.structs.replace(
            one.item, family=f"family_{place % 64}", level=("easy", "medium", "hard")[place % 3]
        )
        entries.append(msgspec.structs.replace(one, item=item, difficulty=float(place)))
    benchmark = Benchmark("large", tuple(entries), frozenset())
    files = [
        file(
            f"a-model-of-some-name-{number}",
            {f"a{n:03}": Said("78"[n % (number + 2) > 0], output=9) for n in range(384)},
        )
        for number in range(30)
    ]
    marks = graded(benchmark, *files)
    text = page.page(summarize(benchmark, marks), errors.worst(benchmark, marks))
    assert len(Reader(text).seen) < 15_000
    assert len(text.encode()) < 1_000_000
    assert errors._BYTES < 500_000


def test_marks_stand_where_the_figures_say() -> None:
    benchmark = Benchmark("b", tuple(entry(f"a{n}", "board", (), "Sudoku") for n in range(20)), frozenset())
    text = page.page(reported(benchmark, some(20, range(5)), some(20, range(10))))
    row = next(line for line in text.splitlines() if line.startswith("<tr data-g") and ">Sudoku<" in line)
    assert f'cx="{plots.across(0.5)}"' in row  # the better one is shown first
    assert f"M{plots.across(0.25)} 5v10" in row
    assert f'class="humans" d="M{plots.across(people.VISREASON.parts["Sudoku"].accuracy)} ' in row
    assert "<td>50.0</td><td>25.0</td>" in row
    assert (plots.across(0), plots.across(1)) == ("5.0", str(plots.WIDTH - 5.0))
    script = page._file("script.js")
    assert "5 + mille * 0.19" in script  # the same place, from per mille
    groups = json.loads(re.findall(r'id="data">(.*?)</script>', text, re.DOTALL)[0])["groups"]
    number = int(re.findall(r'data-g="(\d+)"', row)[0])
    assert [credit for credit, *_ in groups[number]] == [500, 250]


@pytest.mark.parametrize(
    ("responses", "words"),
    [
        ([some(40, range(20))], "scores <b>50.0&nbsp;%</b>, between 35.2 and 64.8."),
        ([some(40, range(20)), some(40, range(19))], "model0</b> leads with <b>50.0&nbsp;%</b>"),
        (
            [some(40, range(20)), some(40, range(20, 40))],
            "<b>model0</b> and <b>model1</b> lead with <b>50.0&nbsp;%</b>",
        ),
        ([some(40, range(20)), some(40, range(20, 39))], "On other items like these, model1 might lead."),
        ([some(40, range(40)), some(40, range(2))], "On other items like these it would still lead."),
        ([some(9, range(9)), some(9, range(2))], "There are too few items to be sure of any rank."),
    ],
)
def test_the_first_lines_say_who_is_best_and_how_sure_that_is(responses: list[Responses], words: str) -> None:
    assert words in page.page(reported(sevens(len(responses[0])), *responses))


def test_every_mode_has_its_mark() -> None:
    assert len({plots.shape(mode) for mode in MODES}) == len(MODES)
    files = [file(f"m-{mode}", some(20, range(4 * place)), mode, "m") for place, mode in enumerate(MODES)]
    text = page.page(reported(sevens(20), *files))
    assert "What the pictures are worth" in text
    assert "<td>0.0</td><td>20.0</td>" in text
    assert "What the pictures are worth" not in page.page(reported(sevens(20), files[0]))


def test_models_that_nobody_beats_in_both_are_named() -> None:
    points = [("cheap", 10.0, 0.3), ("dear", 1000.0, 0.8), ("beaten", 1000.0, 0.5), ("between", 100.0, 0.6)]
    drawn = plots.scatter(points, "tokens", "t")
    named = re.findall(r'<text class="name[^>]*>([^<]*)<', drawn)
    assert sorted(named) == ["between", "cheap", "dear"]
    assert len(re.findall("<circle", drawn)) == 4
    assert "nan" not in plots.scatter([("one", 5.0, 0.0)], "tokens", "t")


def test_wrong_answers_come_from_every_category(tmp_path: Path) -> None:
    entries = [
        msgspec.structs.replace(entry(f"{name}{n}", name, ()), folder=tmp_path) for name in "abc" for n in range(5)
    ]
    benchmark = Benchmark("b", tuple(entries), frozenset())
    right = {one.item.id: "7" for one in entries}
    wrong = right | {"a3": "8", "a4": "9", "b1": "?", "c0": "7"}
    found = errors.worst(benchmark, graded(benchmark, wrong, right | {"a4": "9"}, right))
    assert [(one.entry.item.id, one.right, one.asked, one.wrong) for one in found] == [
        ("a4", 1, 3, (("9", 2),)),
        ("b1", 2, 3, (("", 1),)),
        ("a3", 2, 3, (("8", 1),)),
    ]
    assert {one.picture for one in found} == {None}  # there is no file
    assert errors.worst(benchmark, graded(benchmark, right)) == ()


def test_wrong_answers_have_their_solutions_drawn(tmp_path: Path) -> None:
    out = tmp_path / "grids"
    writer.write_snapshot(writer.request_for(spec.read("counting/char_grid"), "counting/char_grid", 2, 9, ("en",)), out)
    there = published.opened(out)
    benchmark = reading.benchmark(there)
    marks = graded(benchmark, {one.item.id: "?" for one in benchmark.entries})
    found = errors.worst(benchmark, marks, there.solved())
    for one, solved in zip(found, there.solved(), strict=True):
        assert one.picture is not None
        assert one.solution is not None
        assert one.solution != one.picture
        assert one.solution[1:] == one.picture[1:]
        text = errors.cards([one])
        assert text.count("<img") == 2
        assert escape(solved.key.explanation) in text
    assert [one.solution for one in errors.worst(benchmark, marks)] == [None, None]


def test_figures_as_texts() -> None:
    assert (percent(None), percent(0.12345), heat(None), heat(0.0), heat(1.0), heat(0.55)) == (
        *("", "12.3", "h", "h h0", "h h10"),
        "h h6",
    )
