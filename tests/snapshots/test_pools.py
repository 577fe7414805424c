"""How many puzzles there are, and what becomes of an index that cannot be made."""

import json
from collections.abc import Generator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from puzzlegen.core.family import Level
from puzzlegen.snapshots import manifest, pipeline, selection, writer
from puzzlegen.snapshots.pipeline import AcceptedItem, Exhausted
from puzzlegen.snapshots.pools import Pool, limits
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.shards import Part, gather, merge, write_shard
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Slot

TARGET = "template/blank"
original_run = selection.run


@pytest.mark.parametrize("size", [40, 500, 20_000])
def test_the_size_of_a_pool_lies_within_the_limits(size: int) -> None:
    rng = Random(size)
    hits = 0
    for _ in range(200):
        estimate = Pool(str(rng.randrange(size)) for _ in range(400)).estimate()
        assert estimate.low is not None
        hits += estimate.low <= size and (estimate.high is None or size <= estimate.high)
    assert hits >= 180  # of 200, where 95 in 100 are promised for rare pairs


def test_unequal_chances_count_as_fewer_puzzles() -> None:
    rng = Random(5)
    drawn = [str(rng.randrange(10) if rng.random() < 0.5 else 10 + rng.randrange(10_000)) for _ in range(2000)]
    size = Pool(drawn).estimate().size
    assert size is not None
    assert 35 < size < 45  # 1 / (10 * 0.05 ** 2) = 40


def test_little_tells_little() -> None:
    assert Pool().estimate().low is None
    assert Pool(["a"]).estimate().low is None
    two = Pool(["a", "b"]).estimate()
    assert (two.drawn, two.repeats, two.pairs, two.size, two.low, two.high) == (2, 0, 0, None, 0, None)
    assert Pool(["a", "a", "a"]).estimate().pairs == 3


@pytest.mark.parametrize(
    ("count", "low", "high"), [(0, 0, 3.689), (1, 0.0253, 5.572), (10, 4.795, 18.39), (100, 81.36, 121.6)]
)
def test_limits_are_those_of_the_tables(count: int, low: float, high: float) -> None:
    """The exact ones, as in Garwood's tables (Biometrika 28, 1936); Byar's are within a hundredth of the mean."""
    found = limits(count)
    assert found == pytest.approx((low, high), abs=0.03)


@pytest.fixture
def barren(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The indices of the level easy that cannot be made; the test fills the set."""
    indices: set[int] = set()

    def run(task: selection.Task) -> AcceptedItem | selection.NotMade:
        if task.slot.level == "easy" and task.slot.index in indices:
            return selection.NotMade({"no luck": 2000})
        return original_run(task)

    monkeypatch.setattr(selection, "run", run)
    return indices


def make(out: Path, n: int = 60) -> manifest.Manifest:
    return writer.write_snapshot(writer.request_for(spec.read(TARGET), TARGET, n, 3), out)


def test_an_exhausted_index_gives_way_to_the_reserve(tmp_path: Path, barren: set[int]) -> None:
    barren |= {3, 20}  # 20 is the first one of the reserve
    content = make(tmp_path / "out").content
    assert content.exhausted == {f"{TARGET}@easy": 2}
    assert content.rejected[f"{TARGET}@easy"]["no luck"] == 4000
    refills = {manifest.filled(content.request, content.refills)[refill.place].level for refill in content.refills}
    assert "easy" in refills
    assert verify(tmp_path / "out") == []
    assert replay(tmp_path / "out") == []
    parts = [Part(number, 2) for number in (1, 2)]
    for part in parts:
        write_shard(content.request, part, tmp_path / str(part.number))
    merged = merge(gather([tmp_path / "2", tmp_path / "1"]), tmp_path / "merged")
    assert merged.root == manifest.read(tmp_path / "out").root


def test_a_run_that_is_resumed_remembers_what_was_exhausted(
    tmp_path: Path, barren: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    barren |= {3}
    whole = make(tmp_path / "whole")
    known = selection.run
    made = 0

    def run(task: selection.Task) -> AcceptedItem | selection.NotMade:
        nonlocal made
        made += 1
        if made == 40:
            raise KeyboardInterrupt
        return known(task)

    monkeypatch.setattr(selection, "run", run)
    with pytest.raises(KeyboardInterrupt):
        make(tmp_path / "out")
    assert make(tmp_path / "out").root == whole.root


def test_a_family_that_makes_nothing_ends_the_run_with_its_reasons(tmp_path: Path, barren: set[int]) -> None:
    barren |= set(range(1000))
    for _ in range(2):  # whoever tries once more is told the same
        with pytest.raises(
            Exhausted, match=r"template/blank at level easy: none of the attempts at 4 items .* no luck"
        ):
            make(tmp_path / "out")


def test_the_pipeline_tells_why_nothing_was_made() -> None:
    loaded = selection.loaded(TARGET)
    levels = {level: msgspec.structs.replace(params, band=(0, 1)) for level, params in loaded.levels.items()}
    strict = SimpleNamespace(LEVELS=levels, invent=loaded.generator.invent)
    level = next(iter(levels))
    with pytest.raises(Exhausted, match="measured as too hard") as raised:
        pipeline.make_item(msgspec.structs.replace(loaded, generator=strict), level, 1, 0, "en", most=5)
    assert raised.value.rejected == {"measured as too hard": 5}


def test_the_items_stand_in_the_order_of_their_ids(tmp_path: Path) -> None:
    content = make(tmp_path / "out").content
    for table in manifest.TABLES:
        ids = [json.loads(line)["id"] for line in (tmp_path / "out" / table).open("rb")]
        assert ids == sorted(ids)
    assert list(content.pixels) == sorted(content.pixels)
    levels = [json.loads(line)["level"] for line in (tmp_path / "out" / manifest.ITEMS).open("rb")]
    assert levels != [slot.level for slot in content.request.slots()]


def test_the_manifest_tells_the_sizes_of_pools(tmp_path: Path) -> None:
    content = make(tmp_path / "out").content
    assert isinstance(content.pools, dict)
    assert set(content.pools) == {f"{TARGET}@{level}" for level in ("easy", "medium", "hard")}
    for estimate in content.pools.values():
        assert estimate.drawn == 20 + estimate.repeats


def _drawn(slots: list[Slot], pool: int) -> selection.Maker:
    """What draws each slot one of so many puzzles, and nothing else."""
    made = selection.run(selection.Task(slots[0], 1, "en"))
    assert isinstance(made, AcceptedItem)

    def makes(some: Sequence[Slot]) -> Generator[AcceptedItem | selection.NotMade, None, None]:
        for slot in some:
            number = Random(slot.index).randrange(pool)
            certificate = msgspec.structs.replace(made.proof.certificate, canonical=str(number))
            yield msgspec.structs.replace(made, proof=msgspec.structs.replace(made.proof, certificate=certificate))

    return makes


def test_most_of_a_pool_can_be_asked_for_but_no_more_than_all() -> None:
    def outcomes(places: int) -> Generator[selection.Outcome, None, None]:
        slots = [Slot(place, "template/blank", Level.EASY, place) for place in range(places)]
        return selection.select(slots, _drawn(slots, 300))

    assert sum(not one.duplicate for one in outcomes(270)) == 270
    yielded: list[selection.Outcome] = []
    with pytest.raises(selection.FewDifferentPuzzles) as told:
        yielded.extend(outcomes(5000))
    assert "template/blank at level easy hardly yields new puzzles any more" in str(told.value)
    assert "tries filled 300 of 5,000 places. Ask for no more than that." in str(told.value)


def test_a_run_that_cannot_succeed_is_told_so_again_when_it_is_resumed() -> None:
    slots = [Slot(place, "template/blank", Level.EASY, place) for place in range(2000)]
    known: list[selection.Known] = []
    said = []
    for _ in range(2):
        outcomes = selection.select(slots, _drawn(slots, 20), list(known))
        with pytest.raises(selection.FewDifferentPuzzles) as told:
            known.extend(
                selection.Known(one.made.proof.certificate.canonical, not one.duplicate)
                for one in outcomes
                if isinstance(one.made, AcceptedItem)
            )
        said.append((len(known), str(told.value)))
    assert said[0] == said[1]


def test_more_puzzles_than_there_are_known_to_be_are_warned_of() -> None:
    def told(n: int, target: str = "sudoku/classic_4x4") -> list[str]:
        return list(writer.scarce(writer.request_for(spec.read(target), target, n, 1)))

    assert told(100) == []
    (warning,) = told(5000)
    assert "sudoku/classic_4x4 has about" in warning
    assert "5,000 are asked for" in warning
    assert told(100_000, "sudoku/classic") == []
    few = told(200_000, "sudoku")
    assert len(few) == 1
