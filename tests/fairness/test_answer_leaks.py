"""What the other keys and the order tell: thieves count right, fair items pass, decks and orders are seen."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.core.item import Choice
from puzzlegen.core.stream import Stream
from puzzlegen.fairness import answer_leaks
from puzzlegen.fairness.answer_leaks import find_leaks, others_alone
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.sheets import Sheet, Sheets, read_sheets
from puzzlegen.releases.documents import Held
from tests.support.release_cases import LETTERS, fair, keyed, of, right

keys = st.lists(st.integers(0, 3), min_size=1, max_size=24)


def shared(best: Sequence[int], own: int) -> float:
    return (own in best) / len(best)


def least_of_others(others: Sequence[int], own: int, possible: Sequence[int]) -> float:
    counts = Counter(others)
    fewest = min((counts[key] for key in possible), default=0)
    best = [key for key in possible if counts[key] == fewest]
    return shared(best, own) if best else 0.0


def most_of_others(others: Sequence[int], own: int) -> float:
    counts = Counter(others)
    best = [key for key in range(4) if counts[key] == max(counts.values(), default=0)]
    return shared(best, own)


def brute(codes: Sequence[int], guess: Callable[[list[int], int], float]) -> float:
    return sum(guess([*codes[:i], *codes[i + 1 :]], own) for i, own in enumerate(codes)) / len(codes)


@given(keys)
def test_thieves_of_counts_do_what_they_say(codes: list[int]) -> None:
    array = np.array([codes])
    known = brute(codes, lambda others, own: least_of_others(others, own, range(4)))
    assert answer_leaks.least_common(array, 4, known=True)[0] == pytest.approx(known)
    seen = brute(codes, lambda others, own: least_of_others(others, own, sorted(set(others))))
    assert answer_leaks.least_common(array, 4, known=False)[0] == pytest.approx(seen)
    assert answer_leaks.commonest(array, 4)[0] == pytest.approx(brute(codes, most_of_others))


@given(keys)
def test_the_thief_of_blocks_does_what_it_says(codes: list[int]) -> None:
    blocks = [codes[at : at + 4] for at in range(0, len(codes) - 3, 4)]
    scores = [
        shared(sorted(set(range(4)) - {*block[:i], *block[i + 1 :]}), own)
        for block in blocks
        for i, own in enumerate(block)
    ]
    expected = sum(scores) / len(scores) if scores else 0.0
    assert answer_leaks.missing_from_block(np.array([codes]), 4)[0] == pytest.approx(expected)


@given(st.lists(st.tuples(st.permutations(range(6)), st.integers(0, 2)), min_size=1, max_size=15), st.booleans())
def test_the_thief_of_options_does_what_it_says(items: list[tuple[list[int], int]], least: bool) -> None:
    options = np.array([shown[:3] for shown, _ in items])
    places = np.array([[place for _, place in items]])
    expected = 0.0
    for i, (shown, place) in enumerate(items):
        counts = Counter(other[at] for j, (other, at) in enumerate(items) if j != i)
        rated = [counts[option] * (-1 if least else 1) for option in shown[:3]]
        expected += shared([at for at in range(3) if rated[at] == max(rated)], place) / len(items)
    assert answer_leaks.by_rights(options, places, least)[0] == pytest.approx(expected)


def gate(held: Sequence[Held]) -> Gate:
    return others_alone(read_sheets(held))


@pytest.mark.parametrize("n", [40, 400, 2000])
def test_independent_keys_pass(n: int) -> None:
    for seed in range(4):
        assert gate(fair(seed, n)).passed


@pytest.mark.parametrize("seed", [19, 24, 33, 154])
def test_rare_windfalls_are_no_leak(seed: int) -> None:
    """Where most answers differ, one lucky block gives many standard errors: still it is luck."""
    rng = Stream("windfalls", seed)
    texts = tuple(
        Sheet((), {"task": "t", "family": f"{place % 4}", "level": f"{place % 12}"}, (), f"{rng.below(25)}")
        for place in range(100)
    )
    found = others_alone(Sheets((), texts, ()))
    assert found.passed, found.detail


def dealt(held: Sequence[Held], family: str, options: int, block: int) -> list[Held]:
    """The release in which the letters of a family are dealt evenly to each block of so many items."""
    places = sorted(of(held, family), key=lambda place: held[place].item.id)
    changed = list(held)
    for start in range(0, len(places), block):
        deck = [number % options for number in range(block)]
        Stream("deck", start).shuffle(deck)
        for place, letter in zip(places[start:], deck, strict=False):
            changed[place] = keyed(held[place], Choice(LETTERS[letter]))
    return changed


def test_letters_dealt_to_blocks_are_seen() -> None:
    release = fair(1, 3600)
    for family, options in (("words", 4), ("tiles", 4), ("numbers", 5)):
        release = tuple(dealt(release, family, options, options))
    found = gate(release)
    assert not found.passed
    assert "letter missing from its block, by family" in found.figures["beyond"]
    named = {leak.group for leak in find_leaks(read_sheets(release))["family"] if leak.excess > 20}
    assert named == {"toys/words, 4 options", "toys/tiles, 4 options", "toys/numbers, 5 options"}


def test_letters_that_come_out_even_are_seen_in_any_order() -> None:
    release = fair(1, 3600)
    for family, options in (("words", 4), ("tiles", 4), ("numbers", 5), ("phrases", 3), ("truth", 2)):
        release = tuple(dealt(release, family, options, 400))
    found = gate(release)
    assert not found.passed
    assert "least common letter, by family" in found.figures["beyond"]
    assert any(name.startswith("least common letter: toys/words") for name in found.figures["named"])


def test_numbers_that_are_dealt_are_seen() -> None:
    release = list(fair(1, 3600))
    places = list(of(release, "digit"))
    deck = [number % 8 + 1 for number in range(len(places))]
    Stream("deck").shuffle(deck)
    for place, number in zip(places, deck, strict=True):
        answer = release[place].key.answer  # type: ignore[union-attr]
        release[place] = keyed(release[place], type(answer)(str(number)))  # type: ignore[call-arg]
    worst = max(find_leaks(read_sheets(release))["family"], key=lambda leak: leak.excess)
    assert (worst.thief, worst.group) == ("least common answer", "toys/digit, text")
    assert worst.accuracy > 0.9
    assert worst.chance < 0.2


def test_letters_in_turn_are_seen() -> None:
    release = sorted(fair(1, 900), key=lambda one: one.item.id)
    turn = Counter[str]()
    for place, one in enumerate(release):
        if one.item.family == "words":
            release[place] = keyed(one, Choice(LETTERS[turn["words"] % 4]))
            turn["words"] += 1
    assert not gate(release).passed
    assert [right(one) for one in release if one.item.family == "words"][:5] == [0, 1, 2, 3, 0]
