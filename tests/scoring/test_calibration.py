"""Whether difficulty orders people's work: simulated studies give back what was put in, and the command says so."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.core.certificate import Depth
from puzzlegen.core.family import Level
from puzzlegen.releases import published
from puzzlegen.scoring import bands, calibration, effects, grading, participants, reading
from puzzlegen.scoring.breakdowns import ALL, places
from puzzlegen.scoring.calibration import Calibrated, Calibration, Measure, Trend, Verdict
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.reading import BadPredictions, Benchmark, Said
from puzzlegen.study.questions import questions
from tests.support.report_cases import entry, file, graded
from tests.support.simulated_study import FAMILIES, RHOS, Study, agreement, asked, study, truth

SEEDS = (0, 1, 2)


class Done(NamedTuple):
    """A study of 40 people and 200 items, and what became of it."""

    study: Study
    files: tuple[Graded, ...]
    found: Calibration


@pytest.fixture(scope="module")
def studies(tmp_path_factory: pytest.TempPathFactory) -> list[Done]:
    done = []
    for seed in SEEDS:
        made = study(np.random.default_rng(seed), tmp_path_factory.mktemp("study"))
        files = grading.grade(made.benchmark, reading.predictions((made.answers,)))
        done.append(Done(made, files, calibration.calibrate(made.benchmark, files)))
    return done


class TestSimulatedStudies:
    """`python -m benchmarks.study` repeats this 200 times."""

    def test_the_order_of_the_items_comes_back(self, studies: list[Done]) -> None:
        for one, files, _ in studies:
            done = calibration.work(one.benchmark.entries, files)
            seconds, chances = asked(one.items)
            answered = ~np.isnan(done.seconds).all(axis=0)
            assert agreement(effects.of_items(done.credit), chances) > 0.55
            assert agreement(effects.of_items(done.seconds[:, answered]), seconds[answered]) > 0.8

    def test_intervals_hold_what_was_put_in(self, studies: list[Done]) -> None:
        held: dict[str, list[bool]] = {"rho": [], "change": [], "credit": []}
        for one, files, found in studies:
            assert len(found.families) == FAMILIES
            for family in found.families:
                number = int(family.family.partition("/family")[2])
                changes = {Measure.TIME: np.exp(truth().slower[number]), Measure.CREDIT: truth().worse[number]}
                for trend in family.trends:
                    assert trend.change_low is not None
                    assert trend.change_high is not None
                    held["change"].append(trend.change_low <= changes[trend.measure] <= trend.change_high)
                    rho = RHOS[number] if trend.measure is Measure.TIME else -RHOS[number]
                    if trend.low is not None and trend.high is not None:
                        held["rho"].append(trend.low <= rho <= trend.high)
            for people in participants.people(files, places(one.benchmark.entries)):
                assert people.low is not None
                assert people.high is not None
                families = slice(None) if people.dimension == ALL else slice(*_families(people.name))
                held["credit"].append(people.low <= truth().credit[families].mean() <= people.high)
        assert len(held["rho"]) > 45
        for some in held.values():
            assert np.mean(some) >= 0.95 - 2 * np.sqrt(0.95 * 0.05 / len(some))

    def test_depth_that_orders_times_better_is_told(self, studies: list[Done]) -> None:
        """Of families whose unit orders nothing, and never of credit, with which depth goes no better than the unit."""
        for _, _, found in studies:
            time, credit = found.deeper
            assert (time.measure, time.verdict, credit.measure) == (Measure.TIME, Verdict.YES, Measure.CREDIT)
            assert credit.verdict is not Verdict.YES
            assert time.low <= time.gain <= time.high
            assert time.by_depth > 0.6 > time.by_difficulty
            first = next(one for one in found.families if one.family.endswith("/family0"))
            assert first.deeper[0].by_depth > first.deeper[0].by_difficulty

    def test_families_whose_unit_orders_people_are_told_from_others(self, studies: list[Done]) -> None:
        for _, _, found in studies:
            verdicts = {
                (family.family, trend.measure): trend.verdict for family in found.families for trend in family.trends
            }
            assert verdicts["category4/family9", Measure.TIME] is Verdict.YES
            assert verdicts["category0/family0", Measure.TIME] is Verdict.UNSURE
            assert Verdict.NO not in verdicts.values()
            assert [trend.verdict for trend in found.together] == [Verdict.YES, Verdict.YES]


def _families(category: str) -> tuple[int, int]:
    number = int(category.removeprefix("category"))
    return 2 * number, 2 * number + 2


def noisy(items: int, people: int, slope: float, seed: int = 0) -> np.ndarray[Any, Any]:
    """Work that follows the place of an item, with noise; a tenth of the answers are missing."""
    rng = np.random.default_rng(seed)
    table = slope * np.arange(items) / items + rng.normal(0, 0.3, (people, items)) + rng.normal(0, 2, people)[:, None]
    table[rng.random((people, items)) < 0.1] = np.nan
    return table


class TestEffects:
    def test_effects_of_persons_and_items_are_told_apart(self) -> None:
        """Also where the slow got the hard items: half of the means of items would be wrong."""
        speed, items = np.array([-3.0, -1.0, 1.0, 3.0]), np.arange(6.0)
        table = speed[:, None] + items
        table[0, :2] = table[1, :1] = table[3, 4:] = np.nan
        persons = effects.of_persons(table)
        assert persons == pytest.approx(speed, abs=1e-6)
        assert effects.of_items(table - persons[:, None]) == pytest.approx(items, abs=1e-6)

    def test_without_noise_the_correlation_is_whole(self) -> None:
        exact = np.tile(np.arange(12.0), (6, 1)) + np.array([1e-9, -1e-9] * 3)[:, None]
        found = effects.slope(np.arange(12.0) ** 3, exact, np.zeros(12, dtype=np.int64))
        assert found is not None
        assert found.rho == pytest.approx(1, abs=0.01)
        assert found.change == pytest.approx(0.8 * 13, rel=0.01)  # on ranks, the measure's scale does not count

    def test_noise_hides_a_correlation_and_is_taken_out(self) -> None:
        """With few answers the items are in another order; what is seen is too small, what is corrected is not."""
        seen, corrected = [], []
        for seed in range(30):
            table = noisy(40, 4, 0.5, seed)
            found = effects.slope(np.arange(40.0), table - effects.of_persons(table)[:, None], np.zeros(40, np.int64))
            assert found is not None
            seen.append(found.seen)
            corrected.append(found.rho if found.rho is not None else 0)
        assert np.median(seen) < 0.8
        assert np.median(corrected) > 0.9

    def test_blocks_are_never_compared(self) -> None:
        """Within each of two families the hard take less, though the second family has greater measures and times."""
        table = np.tile([*range(10, 0, -1), *range(30, 20, -1)], (6, 1)).astype(float)
        table += noisy(20, 6, 0)
        block = np.repeat([0, 1], 10)
        adjusted = table - effects.of_persons(table)[:, None]
        apart = effects.slope(np.arange(20.0), adjusted, block)
        together = effects.slope(np.arange(20.0), adjusted, np.zeros(20, np.int64))
        assert apart is not None
        assert together is not None
        assert apart.seen < -0.9
        assert together.seen > 0.4

    def test_what_does_not_differ_has_no_order(self) -> None:
        table, block = noisy(12, 6, 1), np.zeros(12, np.int64)
        assert effects.slope(np.full(12, 3.0), table, block) is None
        once = np.full((12, 12), np.nan)
        np.fill_diagonal(once, 1.0)
        assert effects.slope(np.arange(12.0), once, block) is None  # each item was answered once


class TestBands:
    LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)

    def test_bands_part_where_people_do(self) -> None:
        difficulty = np.repeat([1.0, 2, 3, 10, 20, 30, 31, 50, 60], 3)
        work = np.repeat([0.0, 0, 0, 5, 5, 5, 5, 9, 9], 3) + np.tile([-0.5, 0, 0.5], 9)
        found = bands.proposed(self.LEVELS, difficulty, work)
        assert [(one.level, one.low, one.high) for one in found] == [
            ("easy", 1, 3),
            ("medium", 10, 31),
            ("hard", 50, 60),
        ]

    def test_no_bands_where_people_do_not_differ(self) -> None:
        difficulty = np.arange(30.0)
        assert bands.proposed(self.LEVELS, difficulty, np.tile([0.0, 1, 2], 10)) == ()
        assert bands.proposed(self.LEVELS, difficulty, -difficulty) == ()
        assert bands.proposed(self.LEVELS, difficulty[:14], difficulty[:14]) == ()  # too few items
        assert bands.proposed(self.LEVELS, np.ones(30), difficulty) == ()  # a difficulty is never cut in two

    def test_faults_are_named(self) -> None:
        levels = [Level.EASY] * 5 + [Level.HARD] * 5
        difficulty = np.array([1.0, 2, 3, 4, 9, 5, 6, 7, 8, 9])
        found = bands.faults(
            bands.efforts(levels, difficulty, np.full(10, 0.5), np.r_[np.full(5, 7.0), np.full(4, 6.0), np.nan])
        )
        assert found == (
            "easy and hard overlap in the unit",
            "hard is solved no less often than easy, and takes no longer",
        )
        well = bands.efforts(levels, np.arange(10.0), np.linspace(1, 0, 10), np.arange(1, 11.0))
        assert bands.faults(well) == ()


def calibrated(benchmark: Benchmark, people: int, seconds: Any, wrong: Any = lambda *_: False) -> Calibration:
    """People answer all items ``a0``, ``a1`` ... whose key is 7."""
    said = {
        one.item.id: [
            Said("8" if wrong(person, place) else "7", seconds=seconds(person, place), participant=f"p{person}")
            for person in range(people)
        ]
        for place, one in enumerate(benchmark.entries)
    }
    return calibration.calibrate(benchmark, graded(benchmark, file("humans", said)))


def numbered(count: int, difficulty: Any = float) -> Benchmark:
    entries = [entry(f"a{place:02}", "toys", (), difficulty=difficulty(place)) for place in range(count)]
    return Benchmark("numbered", tuple(entries), frozenset())


def only(found: Calibration) -> tuple[Calibrated, Trend, Trend]:
    (family,) = found.families
    return family, *family.trends


class TestCalibrate:
    @pytest.mark.parametrize(("people", "items"), [(4, 20), (6, 9)])
    def test_few_people_or_items_have_no_verdict(self, people: int, items: int) -> None:
        found = calibrated(numbered(items), people, lambda person, place: 10 + place + person % 2)
        _, time, credit = only(found)
        assert time.verdict is credit.verdict is Verdict.FEW
        assert time.rho is time.change is None
        assert (time.people, time.items, time.answers) == (people, items, people * items)

    def test_a_unit_that_goes_the_wrong_way_is_told(self) -> None:
        rng = np.random.default_rng(0)
        chance = rng.lognormal(0, 0.2, (8, 20))
        found = calibrated(numbered(20), 8, lambda person, place: (40 - place) * chance[person, place])
        _, time, credit = only(found)
        assert time.verdict is Verdict.NO
        assert time.rho is not None
        assert time.rho < -0.9
        assert credit.verdict is Verdict.FEW  # everybody knew everything

    def test_units_of_a_family_are_never_mixed(self) -> None:
        benchmark = numbered(24)
        entries = tuple(
            msgspec.structs.replace(one, unit="steps" if place % 2 else "nodes")
            for place, one in enumerate(benchmark.entries)
        )
        found = calibrated(msgspec.structs.replace(benchmark, entries=entries), 6, lambda _, place: 10 + place)
        assert [(one.unit, one.trends[0].items) for one in found.families] == [("nodes", 12), ("steps", 12)]

    def test_only_right_answers_have_a_time(self) -> None:
        found = calibrated(numbered(12), 6, lambda *_: 10, lambda person, place: person == place % 6)
        _, time, credit = only(found)
        assert (time.answers, credit.answers) == (60, 72)

    def test_missed_items_and_those_called_wrong_are_listed(self) -> None:
        benchmark = numbered(12)
        said = {one.item.id: [Said("7", participant=f"p{person}") for person in range(3)] for one in benchmark.entries}
        said["a01"] = [
            Said("8", participant="p0"),
            Said("", participant="p1", given_up=True),
            Said("7", participant="p2"),
        ]
        said["a02"] = [Said("8", participant="p0"), Said("7", participant="p1"), Said("7", participant="p2")]
        said["a03"] = [Said("8", participant="p0"), Said("8", participant="p1")]  # too few people
        said["a04"] = [Said("7", participant="p0", wrong="two rows\nare alike"), Said("7", participant="p1")]
        found = calibration.calibrate(benchmark, graded(benchmark, file("humans", said)))
        (missed,) = found.missed
        assert (missed.id, missed.people, missed.missed, missed.given_up) == ("a01", 3, 2, 1)
        assert (missed.key, missed.said, missed.times) == ("7", "8", 1)
        (disputed,) = found.disputed
        assert (disputed.id, disputed.people, disputed.reasons) == ("a04", 2, ("two rows\nare alike",))

    def test_models_and_answers_that_come_twice_are_refused(self) -> None:
        people = file("people", {"a00": Said("7", participant="p0")})
        calibration.require_people([people])
        with pytest.raises(BadPredictions, match="does not say who answered"):
            calibration.require_people([people, file("model", {"a01": "7"})])
        with pytest.raises(BadPredictions, match="newest export"):
            calibration.require_people([people, file("again", {"a00": Said("7", participant="p0")})])


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("calibration") / "counting"
    done = CliRunner().invoke(main, ["make", "counting/tangle", "--n", "30", "--form", "choice", "--out", str(out)])
    assert done.exit_code == 0, done.output
    return out


def answered(benchmark: Path, path: Path) -> dict[str, Any]:
    """Six people, who take the longer, the greater the measured difficulty; all miss the first item."""
    there = published.opened(benchmark)
    rng = np.random.default_rng(1)
    known = sorted(questions(there).items())
    hard = {one.item.id: one.proof.certificate.difficulty for one in there.solved()}
    lines = []
    for place, (item, question) in enumerate(known):
        right = question.key.answer.letter  # type: ignore[union-attr]
        other = next(one.letter for one in question.item.options if one.letter != right)
        for person in range(6):
            line = {"id": item, "response": right if place else other, "participant": f"p{person}"}
            line |= {
                "seconds": float((5 + hard[item]) * rng.lognormal(0.1 * person, 0.1)),
                "given_up": False,
                "wrong": "",
            }
            lines.append(line | ({"wrong": "The ropes touch."} if place == 1 and person == 2 else {}))
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return {"missed": known[0][0], "disputed": known[1][0]}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["calibrate", *map(str, arguments)])


def test_the_command_tells_it_in_text_and_json(counting: Path, tmp_path: Path) -> None:
    people = tmp_path / "humans.jsonl"
    those = answered(counting, people)
    told = run(counting, people)
    assert told.exit_code == 0, told.output
    lines = told.output.splitlines()
    assert lines[0] == "counting: 6 people, 30 items, 180 answers"
    assert max(len(line) for line in lines if ".png" not in line) <= 80
    assert any(line.startswith("  time   yes ") for line in lines)
    place = next(number for number, line in enumerate(lines) if those["missed"] in line)
    assert "6 of 6 missed the key" in lines[place + 1]
    assert Path(lines[place + 2].strip()).is_file()
    place = next(number for number, line in enumerate(lines) if those["disputed"] in line)
    assert lines[place + 3].strip() == "- The ropes touch."
    found = json.loads(run(counting, people, "--json").stdout)
    families = [(one["family"], one["unit"], one["trends"][0]["verdict"]) for one in found["families"]]
    assert ("counting/tangle", "crossings", "yes") in families
    assert found["missed"][0]["id"] == those["missed"]


def test_the_command_refuses_models(counting: Path, tmp_path: Path) -> None:
    item = next(iter(questions(published.opened(counting))))
    (tmp_path / "model.jsonl").write_text(json.dumps({"id": item, "response": "A"}) + "\n")
    done = run(counting, tmp_path / "model.jsonl")
    assert done.exit_code == 2
    assert "model does not say who answered" in done.output


def test_depth_is_compared_where_all_items_have_one_of_a_kind() -> None:
    """And not where it is missing, of two kinds, or the same everywhere."""
    chains = [Depth.chain(1 + place % 4) for place in range(12)]
    for depths, told in (
        (chains, 2),
        ([None, *chains[1:]], 0),
        ([Depth.search(4), *chains[1:]], 0),
        ([Depth.chain(2)] * 12, 0),
    ):
        entries = tuple(
            entry(f"{place:016x}", "one", (), difficulty=place, depth=depth) for place, depth in enumerate(depths)
        )
        said = {
            one.item.id: [
                Said("7" if person % (2 + place) else "8", participant=f"{person}", seconds=place + person + 1.0)
                for person in range(6)
            ]
            for place, one in enumerate(entries)
        }
        benchmark = Benchmark("depths", entries, frozenset())
        assert len(calibration.calibrate(benchmark, graded(benchmark, said)).deeper) == told
