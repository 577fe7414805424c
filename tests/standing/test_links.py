"""Links: a reference outlives a change of version, and what that costs is in the interval."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from benchmarks import standing as benchmark
from puzzlegen.core.stream import Stream
from puzzlegen.releases import published
from puzzlegen.snapshots import digest, reading, writer
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion, Spec
from puzzlegen.standing import links, reference, trend
from puzzlegen.standing.links import CorruptLinks, Link, NoLink, Side
from puzzlegen.standing.poststratified import TooLittle, standing
from puzzlegen.standing.units import Cell
from tests.standing.simulated import world
from tests.support.small_series import run
from tests.support.upgrade import MEASURED, SAME, upgraded

SOLVED = {"before": 0.7, "after": 0.4, "later": 0.4}
MODELS = ("one", "two", "three")
FILE = digest.of_bytes(b"")


def asked() -> Spec:
    portions = [one for name in (MEASURED, SAME) for one in spec.read(name).portions if one.level in ("easy", "medium")]
    return Spec("two", tuple(Portion(one.family, one.level, 1) for one in portions), ("en",))


class Study(NamedTuple):
    folder: Path
    files: list[Path]


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Study]:
    """Snapshots before and after one family got another version, and a later one; what three models answered."""
    folder = tmp_path_factory.mktemp("study")
    (folder / "two-1.json").write_bytes(reference.new(asked(), "two-1").encoded)
    write(folder / "before", 1)
    with upgraded():
        write(folder / "after", 2)
        write(folder / "later", 3)
        files = [folder / f"{model}.jsonl" for model in MODELS]
        for file in files:
            file.write_text("\n".join(answers(folder, file.stem, ("before", "after"))))
        yield Study(folder, files)


def write(out: Path, seed: int) -> None:
    writer.write_snapshot(writer.request_for(asked(), "two", 56, seed, ("en",)), out)


def answers(folder: Path, model: str, names: Sequence[str]) -> Iterator[str]:
    for name in names:
        for one in published.opened(folder / name).solved():
            right = Stream("links", model, one.item.id).unit() < SOLVED[name]
            said = reading.spoken(one.key.answer) if right else "nothing"
            yield json.dumps({"id": one.item.id, "response": f"Answer: {said}"})


def linked(study: Study, out: Path) -> Any:
    return run("reference", "link", study.folder / "before", study.folder / "after", *study.files, "--out", out)


def test_a_link_by_three_models_and_the_score_by_it(study: Study, tmp_path: Path) -> None:
    out, model = tmp_path / "links.jsonl", tmp_path / "four.jsonl"
    result = linked(study, out)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= 80
    found = links.read(out)
    assert [(one.content.family, one.content.level) for one in found] == [(MEASURED, "easy"), (MEASURED, "medium")]
    for one in found:
        assert one.content.new.version == one.content.old.version + 1
        assert [model.name for model in one.content.models] == sorted(MODELS)
        assert one.content.shift == pytest.approx(np.mean([model.shift for model in one.content.models]))
        assert one.content.low < one.content.shift < one.content.high

    model.write_text("\n".join(answers(study.folder, "four", ("later",))))
    words = ("score", study.folder / "later", model, "--reference", study.folder / "two-1.json")
    refused = run(*words)
    assert refused.exit_code == 2
    assert "50.0% of it are versions of families that are made no more" in refused.output
    (scored,) = json.loads(run(*words, "--links", out, "--json").stdout)["standings"]
    assert (scored["present"], scored["linked"]) == (1, 0.5)
    unlinked = scored["raw"][0]
    assert scored["score"] - unlinked == pytest.approx(0.25 * sum(one.content.shift for one in found), abs=0.05)
    assert "50.0% of the weight by links" in run(*words, "--links", out).stdout
    assert "--links goes with --reference" in run("score", study.folder / "later", model, "--links", out).output


def test_what_makes_no_link_is_told(study: Study, tmp_path: Path) -> None:
    out, partial = tmp_path / "links.jsonl", tmp_path / "partial.jsonl"
    before, after = study.folder / "before", study.folder / "after"
    lines = study.files[0].read_text().splitlines()
    partial.write_text("\n".join(lines[1:]))
    for words, told in (
        ((before, after, study.files[0]), "takes 2 models or more"),
        ((before, after, study.files[0], partial), "has no line for"),
        ((before, before, *study.files[:2]), "in different versions"),
    ):
        result = run("reference", "link", *words, "--out", out)
        assert result.exit_code == 2, result.output
        assert told in result.output
    assert not out.exists()
    assert linked(study, out).exit_code == 0
    again = linked(study, out)
    assert "is linked to version" in again.output
    assert again.exit_code == 2


def test_a_changed_link_is_refused(study: Study, tmp_path: Path) -> None:
    out = tmp_path / "links.jsonl"
    linked(study, out)
    changed = json.loads(out.read_text().splitlines()[0])
    changed["content"]["shift"] += 0.1
    out.write_text(json.dumps(changed))
    with pytest.raises(CorruptLinks, match=r"line 1 of .* was changed"):
        links.read(out)
    words = ("score", study.folder / "later", study.files[0], "--reference", "monthly-1", "--links", out)
    result = run(*words)
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)


def of(cell: Cell, old: Sequence[Sequence[float]], new: Sequence[Sequence[float]]) -> Link:
    sides = (
        Side(one, FILE, [dict(zip(MODELS, credits, strict=True)) for credits in earned])
        for one, earned in ((cell, old), (msgspec.structs.replace(cell, version=cell.version + 1), new))
    )
    return links.of_cells(*sides, dict.fromkeys(MODELS, FILE))


def test_the_shift_and_its_variance_by_hand() -> None:
    """Ten items of each version: the variance of items' means, and that of the three shifts times 1 + 1/3."""
    old = [(1, 1, 1)] * 5 + [(1, 0, 0)] * 5
    new = [(1, 0, 1)] * 2 + [(0, 0, 0)] * 8
    found = of(Cell("a/b", 1, "easy"), old, new).content
    shifts = {one.name: one.shift for one in found.models}
    assert shifts == pytest.approx({"one": 0.8, "two": 0.5, "three": 0.3})
    assert found.shift == pytest.approx(1.6 / 3)
    assert found.old.variance == pytest.approx(np.var([1] * 5 + [1 / 3] * 5, ddof=1) / 10)
    terms = [*links.carried({found: 0.5})]
    assert [term.freedom for term in terms] == [9, 9, 2]
    assert terms[2].variance == pytest.approx(0.25 * np.var([0.8, 0.5, 0.3], ddof=1) * 4 / 3)
    whole = 4 * sum(term.variance for term in terms)
    assert links.covariance([found], np.ones(1))[0, 0] == pytest.approx(whole)


def test_all_alike_is_no_certainty() -> None:
    found = of(Cell("a/b", 1, "easy"), [(1, 1, 1)] * 10, [(1, 1, 1)] * 10).content
    assert found.shift == 0
    assert -0.25 < found.low < -0.1


def test_few_items_make_no_link() -> None:
    with pytest.raises(NoLink, match="of a/b easy, version 1 there are 9"):
        of(Cell("a/b", 1, "easy"), [(1, 1, 1)] * 9, [(1, 1, 1)] * 10)


def test_own_items_come_before_linked_ones_and_a_newer_version_before_an_older_one() -> None:
    cell = Cell("a/b", 1, "easy")
    second = of(cell, [(1, 1, 1)] * 10, [(1, 1, 0)] * 10)
    third = Link(
        FILE, msgspec.structs.replace(second.content, new=msgspec.structs.replace(second.content.new, version=3))
    )
    there = {msgspec.structs.replace(cell, version=version) for version in (2, 3)}
    assert links.bridges({cell}, there, [third, second]) == {cell: third.content}
    assert links.bridges({cell}, there - {third.content.cell(third.content.new)}, [third, second]) == {
        cell: second.content
    }
    assert links.bridges(set(), there, [third, second]) == {}


def test_linked_scores_are_unbiased_and_covered() -> None:
    row = [*benchmark.linked(60)][-2]
    bias, _, coverage = (float(cell.strip(" %")) for cell in row.split("|")[2:5])
    assert abs(bias) < 0.01
    assert coverage > 86


def test_a_trend_goes_on_over_a_change_of_all_versions() -> None:
    """Where no old version has an answer, links bring the scores back to it; where it has, they say nothing."""
    rng, there = world(3)
    after = there.renewed(rng, 1.0)
    months = [f"2026-{month:02}" for month in range(7, 13)]
    abilities = {"a": 0.2, "b": 0.9}
    units, credits = [], {model: [] for model in abilities}
    for place, month in enumerate(months):
        now = there if place < 3 else after
        cells = now.items(rng, 240)
        units += now.units(cells, f"{month}-", born=month)
        for model, ability in abilities.items():
            credits[model] += map(float, now.credits(rng, cells, ability))
    late = [place for place, unit in enumerate(units) if unit.born >= "2026-10"]
    only = ([units[place] for place in late], [*credits], [[one[place] for place in late] for one in credits.values()])
    known = []
    for place in there.kept:
        known.append(
            benchmark._link(
                rng, (there, after), np.full(30, place), np.array([0.2, 0.5, 0.9]), np.zeros((3, len(there.cells)))
            )
        )
    frozen = there.reference()
    truth = {model: there.truth(ability) for model, ability in abilities.items()}
    blind = trend.trend(*only, frozen)
    told = trend.trend(*only, frozen, "", known)
    assert all(one.low <= truth[one.model] <= one.high for one in told.points)
    errors = [np.mean([one.score - truth[one.model] for one in found.points]) for found in (blind, told)]
    assert abs(errors[1]) < 0.02 < abs(errors[0])
    assert told.changes[0].high - told.changes[0].low < 1.1 * (blind.changes[0].high - blind.changes[0].low)
    whole = trend.trend(units, [*credits], [*credits.values()], frozen)
    assert trend.trend(units, [*credits], [*credits.values()], frozen, "", known) == whole


def test_links_do_not_depend_on_their_order() -> None:
    rng, there = world(4)
    after = there.renewed(rng, 0.3)
    known = [
        benchmark._link(rng, (there, after), np.full(12, place), np.array([0.2, 0.9]), np.zeros((2, len(there.cells))))
        for place in there.kept
        if there.cells[place] != after.cells[place]
    ]
    cells = after.items(rng, 400)
    units, credits = after.units(cells, "i"), [*map(float, after.credits(rng, cells, 0.5))]
    found = standing(there.reference(), "m", units, credits, "", known)
    assert standing(there.reference(), "m", units[::-1], credits[::-1], "", known[::-1]) == found
    assert 0.25 < found.linked < 0.35
    with pytest.raises(TooLittle):
        standing(there.reference(), "m", units, credits)
