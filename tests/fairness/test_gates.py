"""Gates: fair releases pass, and each kind of bad release is stopped by the gate that is there for it."""

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, FillIn, Key, Kind
from puzzlegen.core.stream import Stream
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.luck import Draw, tail
from puzzlegen.fairness.option_guessers import GUESSERS, View, edit_distance
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.releases.gates import judge
from puzzlegen.snapshots import manifest, writer
from puzzlegen.snapshots.reading import rows
from puzzlegen.specs import language as spec
from tests.support.release_cases import (
    BOARD,
    LETTERS,
    TERMS,
    asking,
    certified,
    fair,
    keyed,
    of,
    pixels_of,
    right,
    showing,
    shown,
    spoil,
)

N = 900  # a hundred items of each family


def judged(held: Sequence[Held], previous: Sequence[Held] | None = None) -> tuple[Gate, ...]:
    return judge(held, pixels_of(held), {}, previous, TERMS)


def failed(gates: Sequence[Gate]) -> list[str]:
    return [gate.name for gate in gates if not gate.passed]


@pytest.fixture(scope="module")
def release() -> tuple[Held, ...]:
    return fair(1, N)


@pytest.fixture(scope="module")
def few() -> tuple[Held, ...]:
    """Ten items of each family: enough where a single one is wrong."""
    return fair(1, 90)


# --- good releases --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "seeds"), [(40, 40), (200, 12), (2000, 2)])
def test_fair_releases_pass(n: int, seeds: int) -> None:
    for seed in range(seeds):
        gates = judged(fair(seed, n), fair(seed + 1000, n))
        assert failed(gates) == []
        assert all(msgspec.json.decode(msgspec.json.encode(gate), type=Gate) == gate for gate in gates)


def test_an_empty_release_passes() -> None:
    assert failed(judged([])) == []


@pytest.mark.parametrize("target", ["sudoku", "template/blank"])
def test_real_releases_pass(target: str, tmp_path: Path) -> None:
    """Sudokus have all forms of answers, texts and drawn options; the template has no options at all."""
    out = tmp_path / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read(target), target, 72, 5), out)
    label = {"split": "test", "released": "2026.1.0", "canary": "canary"}
    held = [Held(ReleasedItem.of(item, proof, **label), key, proof) for item, key, proof in rows(out)]
    gates = judge(held, manifest.read(out).content.pixels, {}, held[::2], TERMS)
    assert failed(gates) == []


def test_the_order_of_the_items_does_not_matter(release: tuple[Held, ...]) -> None:
    def shares(gate: Gate) -> dict[tuple[str, str], float]:
        groups = gate.figures.get("groups", {})
        return {(name, guesser): share for name, row in groups.items() for guesser, share in row["accuracy"].items()}

    for one, other in zip(judged(release), judged(release[::-1]), strict=True):
        assert shares(one) == pytest.approx(shares(other), abs=1e-4)


# --- bad releases ---------------------------------------------------------------------------------------------------


def moved_to(place: int) -> Callable[[Held, Stream], Held]:
    """The right option changes places with another."""

    def change(held: Held, rng: Stream) -> Held:  # noqa: ARG001
        options = shown(held)
        options[right(held)], options[place] = options[place], options[right(held)]
        return keyed(showing(held, options), Choice(LETTERS[place]))

    return change


def never_last(held: Held, rng: Stream) -> Held:
    return moved_to(rng.below(3))(held, rng) if right(held) == 3 else held


def longest(held: Held, rng: Stream) -> Held:  # noqa: ARG001
    options = shown(held)
    options[right(held)] += "-" + max(options, key=len)
    return showing(held, options)


def shortest(held: Held, rng: Stream) -> Held:
    options = [f"{text}-{rng.between(1000, 9999)}" for text in shown(held)]
    return showing(held, [text if place == right(held) else f"{text}-{text}" for place, text in enumerate(options)])


def ranked(rank: int) -> Callable[[Held, Stream], Held]:
    def change(held: Held, rng: Stream) -> Held:
        options = sorted(rng.sample(range(10_000, 99_999), 5))
        answer = options.pop(rank)
        rng.shuffle(options)
        options.insert(right(held), answer)
        return showing(held, [str(option) for option in options])

    return change


def raven(held: Held, rng: Stream) -> Held:
    """Each wrong option changes one attribute of the right one, as in RAVEN."""
    values = {"colour": ["red", "blue", "green", "grey"], "shape": ["disc", "star", "cross"], "count": [1, 2, 3]}
    answer = {name: rng.choice(choices) for name, choices in values.items()}  # type: ignore[arg-type]
    wrong = [{**answer, name: value} for name in values for value in values[name] if value != answer[name]]
    options = [*wrong[:7]]
    options.insert(right(held), answer)
    return showing(held, options)


def central(held: Held, rng: Stream) -> Held:
    """Wrong grids that were made from the right one."""
    answer = shown(held)[right(held)]
    options = []
    for spot in rng.sample(range(20), 3):
        options.append(answer[:spot] + str((int(answer[spot]) + 1) % 6) + answer[spot + 1 :])
    options.insert(right(held), answer)
    return showing(held, options)


def remote(held: Held, rng: Stream) -> Held:
    """A right grid that looks like no other."""
    options = shown(held)
    options[right(held)] = "".join(str(rng.below(6)) for _ in range(20))
    return showing(held, options)


def slip(held: Held, rng: Stream) -> Held:
    """One wrong text is a slip of the right one, so that the key is one of two that look alike."""
    options = ["".join(rng.choice("abcdefgh") for _ in range(12)) for _ in range(4)]
    spot = rng.below(12)
    options[(right(held) + 1 + rng.below(3)) % 4] = (
        options[right(held)][:spot] + rng.choice("ijkl") + options[right(held)][spot + 1 :]
    )
    return showing(held, options)


def repeated(held: Held, rng: Stream) -> Held:  # noqa: ARG001
    return asking(held, f"{held.item.question} They say {shown(held)[right(held)]}.")


def letter_told(held: Held, rng: Stream) -> Held:  # noqa: ARG001
    return asking(held, f"{held.item.question} ({LETTERS[right(held)]})")


def favourite(held: Held, rng: Stream) -> Held:  # noqa: ARG001
    options = shown(held)
    options[right(held)] = "muko"
    return showing(held, options)


def answered(held: Held, rng: Stream) -> Held:  # noqa: ARG001
    assert held.key is not None
    assert isinstance(held.key.answer, FillIn)
    return asking(held, f"{held.item.question} It is {held.key.answer.text}, is it not?")


def mostly_seven(held: Held, rng: Stream) -> Held:
    return keyed(held, FillIn("7" if rng.below(5) else "8"))


def one_cell(held: Held, rng: Stream) -> Held:
    return keyed(held, BoundingBoxes((BOARD["r3c3" if rng.below(2) else rng.choice(sorted(BOARD))],)))


def one_corner(held: Held, rng: Stream) -> Held:
    """Boxes that are never the same twice, but always nearly there."""
    assert held.proof is not None
    x, y = rng.below(9), rng.below(9)
    box = (x, y, x + 40, y + 40)
    proof = msgspec.structs.replace(held.proof, layout={"r1c1": box, f"r{x}c{y}": (0, 0, 200, 200)})
    held = Held(held.item, Key(held.item.id, BoundingBoxes((box,)), (), "", Kind.BOXES), proof)
    return certified(held, answers=("r1c1",))


OPTIONS = "options alone at chance"
QUESTION = "question alone at chance"
OTHERS = "other answers tell nothing"
POSITIONS = "key positions uniform"


@pytest.mark.parametrize(
    ("family", "change", "gate", "told"),
    [
        ("words", moved_to(0), POSITIONS, "'A' is right for 100%"),
        ("figures", moved_to(7), POSITIONS, "'H' is right for 100%"),
        ("words", never_last, POSITIONS, "'D' is right for 0%"),
        ("words", longest, OPTIONS, "'longest'"),
        ("words", shortest, OPTIONS, "'shortest'"),
        ("numbers", ranked(0), OPTIONS, "'smallest'"),
        ("numbers", ranked(2), OPTIONS, "'middle'"),
        ("numbers", ranked(4), OPTIONS, "'largest'"),
        ("figures", raven, OPTIONS, "toys/figures"),
        ("tiles", central, OPTIONS, "toys/tiles"),
        ("tiles", remote, OPTIONS, "'most remote'"),
        ("words", slip, OPTIONS, "toys/words"),
        ("words", repeated, QUESTION, "'repeats most words'"),
        ("phrases", repeated, QUESTION, "'repeats most words'"),
        ("words", letter_told, QUESTION, "'copied from the question'"),
        ("tiles", letter_told, QUESTION, "'copied from the question'"),
        ("words", favourite, QUESTION, "'commonest for its"),
        ("digit", answered, QUESTION, "'copied from the question'"),
        ("digit", mostly_seven, QUESTION, "'commonest for its"),
        ("cell", one_cell, QUESTION, "'commonest for its"),
        ("cell", one_corner, QUESTION, "boxes"),
    ],
)
def test_what_can_be_guessed_is_stopped(
    release: tuple[Held, ...], family: str, change: Callable[[Held, Stream], Held], gate: str, told: str
) -> None:
    gates = judged(spoil(release, family, change))
    assert set(failed(gates)) in ({gate}, {gate, OTHERS})  # who knows all other keys knows what is a favourite, too
    (detail,) = (one.detail for one in gates if one.name == gate)
    assert told in detail
    assert "; " in detail


def test_a_family_of_ten_is_stopped_if_its_key_is_plain() -> None:
    for change, gate in ((moved_to(0), POSITIONS), (longest, OPTIONS), (repeated, QUESTION)):
        assert failed(judged(spoil(fair(1, 90), "words", change))) == [gate]


def test_options_that_nobody_can_read_are_stopped(release: tuple[Held, ...]) -> None:
    def change(held: Held, rng: Stream) -> Held:  # noqa: ARG001
        assert held.proof is not None
        return Held(held.item, held.key, msgspec.structs.replace(held.proof, query={"task": "ask"}))

    gates = judged(spoil(release, "tiles", change))
    assert failed(gates) == [OPTIONS]
    assert "publish it in their query" in gates[4].detail


def other_letter(held: Held) -> Held:
    letter = "B" if right(held) == 0 else "A"
    return Held(held.item, Key(held.item.id, Choice(letter), (), "", Kind.LETTER), held.proof)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda held: certified(held, verdict=Verdict.UNDECIDED), "undecided"),
        (lambda held: certified(held, verdict=Verdict.AMBIGUOUS), "ambiguous"),
        (other_letter, "the key differs from the proven answer"),
        (lambda held: certified(held, answers=()), "the key differs from the proven answer"),
        (lambda held: certified(held, faults=("it is not minimal",)), "it is not minimal"),
        (lambda held: certified(held, canonical=""), "no canonical form"),
        (lambda held: certified(held, refuted={}), "refutes are not the wrong ones"),
        (lambda held: keyed(held, Choice("E")), "refutes are not the wrong ones"),
        (lambda held: keyed(held, FillIn("7")), "in another form"),
        (lambda held: Held(held.item, None, held.proof), "there is no key"),
        (lambda held: Held(held.item, held.key, None), "there is no proof"),
        (lambda held: Held(msgspec.structs.replace(held.item, id="x"), held.key, held.proof), "of another item"),
        (
            lambda held: keyed(
                Held(msgspec.structs.replace(held.item, options=held.item.options[:1]), None, held.proof), Choice("A")
            ),
            "two or more",
        ),
        (
            lambda held: keyed(
                Held(msgspec.structs.replace(held.item, answer_form=AnswerForm.FILL_IN), None, held.proof), FillIn("7")
            ),
            "its answer is none of them",
        ),
    ],
)
def test_what_is_not_proven_is_stopped(few: tuple[Held, ...], change: Callable[[Held], Held], told: str) -> None:
    place = next(of(few, "words"))
    gates = judged([*few[:place], change(few[place]), *few[place + 1 :]])
    assert failed(gates) == ["proven"]
    assert told in gates[0].detail
    assert len(gates[0].figures["problems"]) == 1


def test_a_box_around_nothing_is_stopped(few: tuple[Held, ...]) -> None:
    place = next(of(few, "cell"))
    key = Key(few[place].item.id, BoundingBoxes(((1, 2, 3, 4),)), (), "", Kind.BOXES)
    gates = judged([*few[:place], Held(few[place].item, key, few[place].proof), *few[place + 1 :]])
    assert failed(gates) == ["proven"]


def canonical(held: Held) -> str:
    assert held.proof is not None
    return held.proof.certificate.canonical


def test_equal_puzzles_are_stopped(few: tuple[Held, ...]) -> None:
    gates = judged([*few[:-1], certified(few[-1], canonical=canonical(few[0]))])
    assert failed(gates) == ["no duplicates"]
    assert f"{few[0].item.id} and {few[-1].item.id}" in gates[1].detail


def test_puzzles_and_ids_of_earlier_releases_are_stopped(few: tuple[Held, ...]) -> None:
    for earlier, pair in (
        ({canonical(few[5]): "old"}, ("old", few[5].item.id)),
        ({"other": few[5].item.id}, (few[5].item.id, few[5].item.id)),
    ):
        gates = judge(few, pixels_of(few), earlier, None, TERMS)
        assert failed(gates) == ["no duplicates"]
        assert gates[1].figures["pairs"] == [list(pair)]
    assert failed(judge(few, pixels_of(few), {"other": "old"}, None, TERMS)) == []


def test_an_item_that_is_there_twice_is_stopped(few: tuple[Held, ...]) -> None:
    assert failed(judged([*few, few[7]])) == ["no duplicates", "pictures differ"]


def test_equal_and_missing_pictures_are_stopped(few: tuple[Held, ...]) -> None:
    first, last = few[0].item.images[0], few[-1].item.images[0]
    gates = judge(few, {**pixels_of(few), last: f"pixels of {first}"}, {}, None, TERMS)
    assert failed(gates) == ["pictures differ"]
    assert f"{first} and {last}" in gates[2].detail
    gates = judge(few, {path: digest for path, digest in pixels_of(few).items() if path != last}, {}, None, TERMS)
    assert failed(gates) == ["pictures differ"]
    assert last in gates[2].detail


# --- difficulty -----------------------------------------------------------------------------------------------------


def harder(by: float, level: str) -> Callable[[Held, Stream], Held]:
    def change(held: Held, rng: Stream) -> Held:  # noqa: ARG001
        assert held.proof is not None
        if held.item.level != level:
            return held
        return certified(held, difficulty=held.proof.certificate.difficulty + by)

    return change


def test_versions_of_a_family_are_not_compared_with_one_another(release: tuple[Held, ...]) -> None:
    """After an upgrade a family may be measured otherwise; what is left of the earlier version is as it was."""
    previous = spoil(release, "words", harder(-2, "hard"))
    upgraded = spoil(
        release, "words", lambda one, _: Held(msgspec.structs.replace(one.item, family_version=2), one.key, one.proof)
    )
    assert failed(judged(release, previous)) == ["difficulty drift"]
    assert failed(judged(upgraded, previous)) == []


def test_difficulty_that_drifted_is_stopped(release: tuple[Held, ...]) -> None:
    previous = fair(2, N)
    gates = judged(spoil(release, "words", harder(2, "easy")), previous)
    assert failed(gates) == ["difficulty drift"]
    assert "toys/words at level easy" in gates[-1].detail
    moved = [cell for cell in gates[-1].figures["cells"] if cell["moved"]]
    assert [(cell["family"], cell["level"]) for cell in moved] == [("toys/words", "easy")]
    assert failed(judged(spoil(release, "words", harder(-2, "hard")), previous)) == ["difficulty drift"]


def test_difficulty_may_move_within_the_terms_and_within_chance(release: tuple[Held, ...]) -> None:
    previous = fair(2, N)
    for one in (spoil(release, "words", harder(0.3, "easy")), spoil(release, "words", harder(2, "easy"))[:60]):
        assert failed(judged(one, previous)) == []
    lenient = msgspec.structs.replace(TERMS, drift=3.0)
    drifted = spoil(release, "words", harder(2, "easy"))
    assert failed(judge(drifted, pixels_of(drifted), {}, previous, lenient)) == []


def test_difficulties_in_other_units_are_not_compared(release: tuple[Held, ...]) -> None:
    other = spoil(release, "words", lambda held, _: certified(held, difficulty=500.0, unit="nodes"))
    gates = judged(other, fair(2, N))
    assert failed(gates) == []
    cells = [cell for cell in gates[-1].figures["cells"] if cell["family"] == "toys/words"]
    assert [(cell["unit"], cell["before"]) for cell in cells] == [("nodes", None)] * 3


def test_levels_that_are_no_harder_are_named(release: tuple[Held, ...]) -> None:
    gates = judged(spoil(release, "words", harder(-4, "hard")))
    assert failed(gates) == []
    assert gates[-1].figures["levels_out_of_order"] == ["toys/words"]
    assert "toys/words" in gates[-1].detail
    assert judged(release)[-1].figures["levels_out_of_order"] == []


# --- the statistics -------------------------------------------------------------------------------------------------

draws = st.lists(
    st.tuples(st.sampled_from([1.0, 1 / 2, 1 / 3]), st.sampled_from([0.0, 0.2, 1 / 4, 1 / 2, 1.0])),
    min_size=1,
    max_size=7,
)


@given(draws, st.integers(0, 42))
def test_the_tail_is_never_less_than_it_is(made: list[tuple[float, float]], sixths: int) -> None:
    exact = 0.0
    for wins in product((False, True), repeat=len(made)):
        if sum(gain for (gain, _), win in zip(made, wins, strict=True) if win) >= sixths / 6 - 1e-9:
            exact += prod(chance if win else 1 - chance for (_, chance), win in zip(made, wins, strict=True))
    counts: dict[Draw, int] = {}
    for gain, chance in made:
        counts[Draw(gain, chance)] = counts.get(Draw(gain, chance), 0) + 1
    assert tail(sixths / 6, counts) >= exact - 1e-9


def test_the_tail_is_exact_at_its_end_and_sharp_elsewhere() -> None:
    assert tail(10, {Draw(1.0, 0.25): 10}) == pytest.approx(0.25**10, rel=1e-3)
    assert tail(25, {Draw(1.0, 0.25): 100}) == 1
    # P(B(100, 1/4) >= 45) = 1.12e-5 (from the sum of binomials); a Chernoff bound is at most some ten times as large
    assert 1.12e-5 < tail(45, {Draw(1.0, 0.25): 100}) < 1.2e-4


@given(st.text("abc", max_size=12), st.text("abcd", max_size=12))
def test_edit_distances(one: str, other: str) -> None:
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        above, row[0] = row[0], i
        for j, b in enumerate(other, start=1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (a != b))
    assert edit_distance(one, other) == row[-1]


def liked(guesser: str, *faces: object) -> list[int]:
    ratings = list(GUESSERS[guesser](View(faces)))
    return [place for place, rating in enumerate(ratings) if rating == max(ratings)]


def test_what_the_guessers_like() -> None:
    assert liked("longest", "oak", "beech", "ash") == [1]
    assert liked("shortest", "oak", "beech", "ash") == [0, 2]
    assert liked("smallest", "9", "10", "2.5") == [2], "numbers count as numbers"
    assert liked("largest", 9, 10, 2.5) == [1]
    assert liked("largest", "9", "10", "two") == [2], "and otherwise their signs are compared"
    assert liked("middle", "9", "10", "2", "7") == [0, 3]
    assert liked("most central", "117", "17", "1175") == [0]
    assert liked("most central", "one red star", "one blue star", "two red stars", "one red disc") == [0]
    assert liked("most remote", "1234", "1243", "4321", "1324") == [2]
    assert liked("of the closest pair", "abcd", "xy", "abce", "pqrst") == [0, 2]
    assert liked("majority", {"a": 1, "b": 1}, {"a": 1, "b": 2}, {"a": 2, "b": 1}) == [0]
    assert liked("majority", "x", "y", "z") == [0, 1, 2]
