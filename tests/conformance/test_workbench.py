"""What the workbench tells the author of a family: of a trial, and of a single puzzle."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from puzzlegen import catalog
from puzzlegen.cli import INTERRUPTED, main
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.conformance.workbench import bands, findings, page, sheet, trying
from puzzlegen.conformance.workbench.trying import Candidate, Job, tried
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import USUAL_LEVELS, Level, Params
from puzzlegen.snapshots import pipeline

FAMILY = "boards/queens"
ITEMS = 24
EASY, MEDIUM, HARD = USUAL_LEVELS


def run(*arguments: str | Path, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


@pytest.fixture(scope="module")
def candidates() -> list[Candidate]:
    return [tried(Job(FAMILY, level, 5, index, pictures=True)) for index in range(ITEMS) for level in USUAL_LEVELS]


@pytest.fixture(scope="module")
def told(candidates: list[Candidate]) -> findings.Findings:
    loaded = catalog.load(FAMILY)
    return findings.found(loaded.row, loaded.levels, 5, candidates)


# --- bands -------------------------------------------------------------------------------------------------------


def test_bands_part_levels_that_do_not_overlap() -> None:
    levels = {EASY: [1.0, 2, 3], MEDIUM: [5.0, 6, 7], HARD: [9.0, 9, 9]}
    assert bands.proposed(levels) == {EASY: (1, 3), MEDIUM: (5, 7), HARD: (9, 9)}


def test_of_levels_that_overlap_each_keeps_as_much_as_it_can() -> None:
    same = [float(value) for value in range(30)]
    proposed = bands.proposed({EASY: same, MEDIUM: same, HARD: same})
    ends = [end for band in proposed.values() for end in band]
    assert ends == sorted(ends)
    assert len(set(ends)) == len(ends)  # no value belongs to two levels
    assert min(bands.kept(same, band) for band in proposed.values()) > 0.28  # of the 0.93 between the tails


def test_levels_of_one_value_have_no_bands() -> None:
    assert bands.proposed({EASY: [4.0, 4], HARD: [4.0]}) == {}
    assert bands.proposed({EASY: [4.0, 4]}) == {EASY: (4, 4)}


def test_quantiles_and_shares() -> None:
    assert [bands.quantile([1, 2, 3, 4], part) for part in (0, 0.25, 0.5, 1)] == [1, 2, 3, 4]
    assert bands.kept([1, 2, 3, 4], (2, 3)) == 0.5


# --- a trial -----------------------------------------------------------------------------------------------------


def test_the_items_are_those_of_a_snapshot(candidates: list[Candidate]) -> None:
    loaded = catalog.load(FAMILY)
    for index, level in ((0, EASY), (1, HARD)):
        made = candidates[3 * index + USUAL_LEVELS.index(level)].made
        assert made == pipeline.make_item(loaded, level, 5, index, "en")


def test_difficulties_are_measured_before_the_band(told: findings.Findings, candidates: list[Candidate]) -> None:
    outside = [row for row in told.difficulties if row.keeps < 1]
    assert outside
    for row in told.difficulties:
        assert list(row.quantiles) == sorted(row.quantiles)
        assert (row.keeps == 1) == (row.band[0] <= row.quantiles[0] and row.quantiles[-1] <= row.band[1])
    assert sum(row.items for row in told.difficulties) == len(candidates)  # each item was proven once, at least
    assert {row.tasks for row in told.difficulties} >= {("count", "count_choice")}  # they have one band


def test_a_band_that_accepts_nothing_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = catalog.load("template/blank")
    params: Params = loaded.levels[EASY]
    levels = {EASY: msgspec.structs.replace(params, band=(900, 1000))}
    rooms = msgspec.structs.replace(loaded, generator=_Generator(loaded, levels))
    monkeypatch.setattr(trying, "loaded", lambda _: rooms)
    monkeypatch.setattr(trying, "MOST_ATTEMPTS", 5)
    found = findings.found(loaded.row, levels, 0, [tried(Job("template/blank", EASY, 0, index)) for index in range(3)])
    (row,), (attempts,) = found.difficulties, found.attempts
    assert (row.items, row.keeps) == (3, 0)
    assert row.proposal == (row.quantiles[0], row.quantiles[-1])
    assert (attempts.items, attempts.given_up, attempts.rejected) == (0, 3, {"measured as too easy": 15})
    assert "measured as too easy" in "\n".join(page.lines(found))


class _Generator:
    def __init__(self, loaded: catalog.Family, levels: dict[Level, Params]) -> None:
        self.LEVELS, self.invent = levels, loaded.generator.invent


def test_a_generator_that_its_validator_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = catalog.load("template/blank")

    def refuse(_statement: Any, _query: Any) -> Certificate:
        raise MalformedStatement("there is no such tile")

    other = msgspec.structs.replace(loaded, validator=catalog.Validator(refuse, None))
    monkeypatch.setattr(trying, "loaded", lambda _: other)
    result = run("try", "template/blank", "--n", "1")
    assert result.exit_code == 1
    assert "refuses what the generator invents: there is no such tile" in result.output


def test_attempts_answers_and_pools_add_up(told: findings.Findings, candidates: list[Candidate]) -> None:
    made = [one.made for one in candidates if one.made]
    rejected: Counter[str] = Counter()
    for one in candidates:
        rejected.update(one.rejected)
    assert sum(row.items for row in told.attempts) == sum(row.items for row in told.answers) == len(made)
    assert sum((Counter(row.rejected) for row in told.attempts), Counter()) == rejected
    assert rejected["measured as too hard"]
    for row in told.attempts:
        assert row.mean == pytest.approx(1 + sum(row.rejected.values()) / row.items)
        assert row.pool.drawn == row.items
        assert all(value >= 0 for value in row.milliseconds.values())
    for answers in told.answers:
        assert answers.different <= answers.items
        assert not answers.letters or sum(answers.letters.values()) == answers.items


def test_whoever_is_right_too_often_comes_first() -> None:
    row = catalog.find(FAMILY)[0]
    loaded = catalog.load(FAMILY)
    some = [tried(Job(FAMILY, EASY, 5, index)) for index in range(80)]
    lettered = [one for one in some if one.made and one.made.item.options]
    assert len(lettered) >= 10
    always = [msgspec.structs.replace(one, made=_answered(one.made, "B")) for one in lettered]
    found = findings.found(row, loaded.levels, 5, always)
    assert found.blind[0].beyond
    assert (found.blind[0].guess, found.blind[0].got) == ("B", 1)
    assert found.blind[0].high < 0.6
    assert "* more than luck" in "\n".join(page.lines(found))


def _answered(made: Any, letter: str) -> pipeline.AcceptedItem:
    key = msgspec.structs.replace(made.key, answer=msgspec.structs.replace(made.key.answer, letter=letter))
    return msgspec.structs.replace(made, key=key)


def test_the_page_fits_80_columns_and_tells_all(told: findings.Findings) -> None:
    lines = list(page.lines(told))
    assert max(map(len, lines)) <= page.WIDTH
    text = "\n".join(lines)
    for part in ("Difficulty", "Try the bands", "Attempts", "Answers", "Right without", "Different", "Milliseconds"):
        assert part in text


def test_nothing_known_is_no_error(tmp_path: Path) -> None:
    loaded = catalog.load(FAMILY)
    none = findings.found(loaded.row, loaded.levels, 0, [])
    assert list(page.lines(none)) == [f"boards/queens, version {loaded.row.version}, seed 0: 0 items"]
    assert sheet.write(tmp_path, FAMILY, []) is None


def test_a_sheet_shows_each_level(candidates: list[Candidate], tmp_path: Path) -> None:
    path = sheet.write(tmp_path / "new", FAMILY, candidates)
    assert path == tmp_path / "new" / "boards-queens.png"
    whole = Image.open(path)
    one = sheet.write(tmp_path, FAMILY, [candidate for candidate in candidates if candidate.level == EASY])
    assert one is not None
    assert whole.width == Image.open(one).width
    assert whole.height > 2 * Image.open(one).height
    assert len(whole.convert("RGB").getcolors(1 << 24) or ()) > 100


# --- the commands ------------------------------------------------------------------------------------------------


def test_try_tells_the_same_with_any_number_of_workers() -> None:
    results = [run("try", FAMILY, "--n", "3", "--level", "easy", "--json", "--workers", str(n)) for n in (1, 2)]
    one, other = (json.loads(result.stdout) for result in results)
    for found in (one, other):
        for row in found["attempts"]:
            row.pop("milliseconds")
    assert one == other
    assert one["family"] == FAMILY


def test_an_interruption_tells_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter(range(100))

    def interrupted(job: Job) -> Candidate:
        if next(turns) == 4:
            raise KeyboardInterrupt
        return tried(job)

    monkeypatch.setattr(trying, "tried", interrupted)
    result = run("try", FAMILY, "--n", "10", "--workers", "1")
    assert result.exit_code == INTERRUPTED
    assert "seed 0: 4 items" in result.output
    assert "Interrupted after 4 of 30 items." in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("sudoku",), "sudoku is a category"),
        (("sudoku/kiler",), "did you mean sudoku/killer"),
        (("differences/photo_difference",), "is made of photos"),
        (("sudoku/classic_4x4", "--level", "hard"), "has no level hard; its levels are:"),
        ((FAMILY, "--n", "0"), "0 is not in the range"),
    ],
)
def test_what_cannot_be_tried_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    result = run("try", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output


def proved(family: str, document: Any, *arguments: str | Path) -> Result:
    return run("prove", family, "-", *arguments, typed=json.dumps(document))


def test_a_puzzle_is_proven_and_drawn(tmp_path: Path) -> None:
    case = next(case for case in FamilyEvidence(catalog.find("matrices/raven")[0]).corpus if case["expect"] == "unique")
    result = proved("matrices/raven", case, "--png", tmp_path / "new" / "raven.png")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"unique: {case['answer']}\n")
    assert " is wrong: " in result.stdout
    assert "rule weight" in result.stdout
    assert "Which option completes the matrix?" in result.stdout
    assert Image.open(tmp_path / "new" / "raven.png").format == "PNG"


def test_a_line_of_proofs_is_shown_as_it_was(tmp_path: Path) -> None:
    made = pipeline.make_item(catalog.load(FAMILY), EASY, 3, 0, "en")
    line = tmp_path / "line.json"
    line.write_bytes(msgspec.json.encode(made.proof))
    result = run("prove", FAMILY, line, "--json", "--png", tmp_path / "queens.png")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["question"] == made.item.question
    assert found["levels"] == ["easy"]
    assert found["picture"] is None
    assert found["certificate"]["canonical"] == made.proof.certificate.canonical
    assert (tmp_path / "queens.png").read_bytes() == made.pictures[0].png


@pytest.mark.parametrize("expect", ["ambiguous", "unsolvable"])
def test_what_is_not_unique_exits_with_1(expect: str) -> None:
    case = next(case for case in FamilyEvidence(catalog.find("sudoku/classic")[0]).corpus if case["expect"] == expect)
    result = proved("sudoku/classic", case)
    assert result.exit_code == 1
    assert result.stdout.startswith(expect)


@pytest.mark.parametrize(
    ("family", "name", "said"),
    [
        ("logic/linear_sums", "what stands in two prices alone", "ambiguous: 5, 8"),
        ("boards/queens", "one answer of two", "ambiguous: more than one solution, though b7 is the only answer found"),
    ],
)
def test_answers_that_speak_against_uniqueness_are_different_ones(family: str, name: str, said: str) -> None:
    case = next(case for case in FamilyEvidence(catalog.find(family)[0]).corpus if name in case["name"])
    assert proved(family, case).stdout.splitlines()[0] == said


TOWERS = {"towers": [[{"cubes": 1, "roof": "flat"}, {"cubes": 2, "roof": "dome"}]], "light": "front", "viewer": "front"}


@pytest.mark.parametrize(
    ("family", "document", "sentence"),
    [
        (
            "solids/shadow",
            {"statement": TOWERS, "query": {"task": "cast", "options": [[[1, "flat"]]] * 4}},
            "Invalid enum value 'dome' - at `$.towers[0][1].roof`; allowed are ",
        ),
        (
            FAMILY,
            {"statement": {"size": 5}, "query": {"task": "count"}},
            "required field `queens`; allowed are size, queens",
        ),
        (
            "boards/go_liberties",
            {"statement": {"rows": ["."], "marked": [1, 1]}, "query": {"task": "eat"}},
            "the query does not fit the format: Invalid value 'eat' - at `$.task`; allowed are count, count_choice, b",
        ),
        ("template/blank", {"statement": {"tiles": [1, "x"]}, "query": {}}, "tiles[1]"),
        (FAMILY, {"query": {}}, "it has to be a JSON object with the fields statement and query"),
        (FAMILY, [], "it has to be a JSON object with the fields statement and query"),
        (FAMILY, {"statement": {"size": 10**12}, "query": {}}, "numbers beyond 1,000,000,000 are refused"),
        (FAMILY, {"statement": {"size": [[]] * 13_000}, "query": {}}, "more than 12,000 values"),
    ],
)
def test_what_is_malformed_is_told_in_one_sentence(family: str, document: Any, sentence: str) -> None:
    result = proved(family, document)
    assert result.exit_code == 2
    assert sentence in result.output
    assert result.output.count("\n") == 1
    assert "Traceback" not in result.output


def test_several_lines_are_one_too_many() -> None:
    result = run("prove", FAMILY, "-", typed='{"statement": {}, "query": {}}\n' * 2)
    assert result.exit_code == 2
    assert "prove one puzzle at a time" in result.output


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    for path in ("/dev/zero", tmp_path, tmp_path / "nothing"):
        assert run("prove", FAMILY, path).exit_code == 2
    (tmp_path / "taken").mkdir()
    assert proved(FAMILY, {}, "--png", tmp_path / "taken").exit_code == 2


def test_only_an_engine_can_tell_what_it_thinks() -> None:
    statement = next(
        case for case in FamilyEvidence(catalog.find("boards/chess_best_move")[0]).corpus if case["expect"] == "unique"
    )["statement"]
    query = {"task": "preferred", "engine": "Any", "nodes": 1000, "margin": 200, "decided": 1000}
    result = proved("boards/chess_best_move", {"statement": statement, "query": query})
    assert result.exit_code == 1
    assert "Only a judge" in result.output
