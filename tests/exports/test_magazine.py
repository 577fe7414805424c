"""The magazine: its pages, its solutions, and the browser that prints it."""

import os
import re
import stat
from collections import Counter
from collections.abc import Callable
from html import escape
from itertools import chain
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.core.item import BoundingBoxes, Kind
from puzzlegen.exports.source import Record, Source
from puzzlegen.releases import published
from puzzlegen.snapshots import solutions, writer
from puzzlegen.snapshots.reading import spoken
from puzzlegen.specs import language as spec

N = 24


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("magazine") / "mix"
    writer.write_snapshot(writer.request_for(spec.read("smoke"), "smoke", N, 9, ("en",)), out)
    return out


@pytest.fixture
def made(folder: Path, tmp_path: Path) -> Callable[..., tuple[Result, Path]]:
    def make(*more: str) -> tuple[Result, Path]:
        out = tmp_path / "out.html"
        return CliRunner().invoke(main, ["magazine", str(folder), "--out", str(out), *more]), out

    return make


def records(folder: Path) -> list[Record]:
    return [*Source(published.opened(folder), folder).records()]


def numbers(page: str, tag: str) -> list[int]:
    return [int(one) for one in re.findall(rf"{tag}>(\d+)</", page)]


@pytest.mark.parametrize("pages", [4, 9, 60])
def test_pages_are_filled_and_never_more_than_asked_for(
    pages: int, made: Callable[..., tuple[Result, Path]], folder: Path
) -> None:
    result, out = made("--pages", str(pages))
    page = out.read_text()
    sheets = page.count('<section class="page"')
    puzzles = numbers(page, '<span class="number"')
    assert (result.exit_code, result.stdout) == (0, f"{len(puzzles)} puzzles in {out}\n")
    assert (
        puzzles
        == [*range(1, len(puzzles) + 1)]
        == numbers(page[page.index("<h2>Solutions") :], '(?:<li lang="en">|</span>)<b')
    )
    assert numbers(page, '<p class="folio"') == [*range(1, sheets + 1)]
    assert len(puzzles) == N if pages == 60 else pages - 1 <= sheets <= pages
    for record in records(folder) if pages == 60 else ():
        assert f">{record.item.ask}<".replace("'", "&#x27;") in page.replace("&quot;", '"')


def test_solutions_give_every_key_and_draw_what_can_be_drawn(
    made: Callable[..., tuple[Result, Path]], folder: Path
) -> None:
    _, out = made("--pages", "60")
    page = out.read_text()
    given = page[page.index("<h2>Solutions") :].split("<li ")[1:]
    drawn = Counter[bool]()
    for record in records(folder):
        (told,) = [one for one in given if escape(record.key.explanation) in one]
        is_drawn = bool(solutions.drawn(record.item, record.proof))
        answer = record.key.answer
        boxes = answer.boxes if isinstance(answer, BoundingBoxes) else ()
        assert ("<img" in told) == (is_drawn or bool(boxes))
        for x, y, right, bottom in () if is_drawn else boxes:
            assert f'<rect x="{x}" y="{y}" width="{right - x}" height="{bottom - y}"/>' in told
        is_seen = is_drawn and record.key.kind in (Kind.BOX, Kind.BOXES, Kind.CELLS)
        assert is_seen or boxes or f"<b>{escape(spoken(answer))}</b>" in told
        drawn[is_drawn] += 1
    assert drawn[True]


def test_boxes_that_no_solution_draws_are_drawn_over_the_picture(
    made: Callable[..., tuple[Result, Path]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solutions, "drawn_if_sound", lambda *_: ())
    _, out = made("--pages", "60")
    page = out.read_text()
    boxed = [one.key.answer.boxes for one in records(folder) if isinstance(one.key.answer, BoundingBoxes)]
    assert boxed
    for x, y, right, bottom in chain(*boxed):
        assert f'<rect x="{x}" y="{y}" width="{right - x}" height="{bottom - y}"/>' in page


def test_pictures_fit_into_their_pages(made: Callable[..., tuple[Result, Path]]) -> None:
    _, out = made("--pages", "60")
    widths = [float(one) for one in re.findall(r'style="width: ([\d.]+)mm"', out.read_text())]
    assert len(widths) > N
    assert max(widths) <= 176


def test_categories_stand_together_and_levels_rise(made: Callable[..., tuple[Result, Path]]) -> None:
    _, out = made("--pages", "60")
    contents = re.findall(r"<th scope=\'row\'>(\w+)</th><td>(\d+)</td><td>(\d+)</td>", out.read_text())
    assert sum(int(count) for _, count, _ in contents) == N
    starts = [int(start) for *_, start in contents]
    assert starts == sorted(starts)


def browser(tmp_path: Path, script: str) -> str:
    program = tmp_path / "chromium"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(tmp_path)


def test_the_browser_that_is_there_prints_it(
    made: Callable[..., tuple[Result, Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = 'for one; do case $one in --print-to-pdf=*) echo "$@" > "${one#*=}";; esac; done'
    monkeypatch.setenv("PATH", browser(tmp_path, script) + os.pathsep + "/usr/bin:/bin")
    result, out = made("--pages", "4", "--pdf")
    assert result.exit_code == 0
    assert result.stdout.endswith(f"Printed: {out.with_suffix('.pdf')}\n")
    assert out.as_uri() in out.with_suffix(".pdf").read_text()


@pytest.mark.parametrize("script", ["exit 3", "exit 0"])
def test_a_browser_that_does_not_print_is_told(
    script: str, made: Callable[..., tuple[Result, Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", browser(tmp_path, script))
    result, out = made("--pages", "4", "--pdf")
    assert result.exit_code == 1
    assert f"chromium did not print {out}" in result.output


def test_without_a_browser_the_page_is_there_to_be_printed(
    made: Callable[..., tuple[Result, Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result, out = made("--pages", "4", "--pdf")
    assert result.exit_code == 2
    assert "A PDF takes Chromium, Chrome or Edge" in result.output
    assert out.exists()


def test_it_replaces_nothing_but_a_page(made: Callable[..., tuple[Result, Path]]) -> None:
    _, out = made("--pages", "4")
    assert made("--pages", "4")[0].exit_code == 2
    assert made("--pages", "4", "--overwrite")[0].exit_code == 0
    out.write_text("mine")
    assert made("--pages", "4", "--overwrite")[0].exit_code == 2
    assert out.read_text() == "mine"
