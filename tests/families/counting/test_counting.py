"""What holds for all families that count beyond the sweep: their options and their words."""

import re
from functools import cache
from itertools import pairwise

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts, texts
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import options_around
from puzzlegen.snapshots import pipeline

ROWS = catalog.find("counting")
CASES = [(row.name, level) for row in ROWS for level in row.levels]
cases = pytest.mark.parametrize(("name", "level"), CASES, ids=[f"{name}@{level}" for name, level in CASES])
SAMPLE = 24


@cache
def accepted(name: str, level: Level) -> list[tuple[pipeline.Draft, str]]:
    """The first drafts that the level accepts, each with its answer; nothing is drawn."""
    made = list(drafts(catalog.load(name), level, 11, SAMPLE))
    assert len(made) == SAMPLE
    return [(one.draft, one.certificate.answers[0]) for one in made]


@cases
def test_numbers_on_offer_do_not_depend_on_attempts(name, level, everything):
    """Were they drawn anew in each attempt, those whose key is more often rejected would tell which one it is not."""
    offered = {}
    loaded = catalog.load(name)
    for index in range(60 if everything else 12):
        for attempt in range(8 if everything else 4):
            rng = Stream("offered", name, level, index, attempt, series=b"offered", index=index)
            try:
                query = plain(pipeline.invent(loaded, level, loaded.generator.LEVELS[level], rng).query)
            except Rejected:
                continue
            if query["task"] == "count_choice":
                offered.setdefault(index, set()).add(tuple(query["options"]))
    assert all(len(numbers) == 1 for numbers in offered.values())


@cases
def test_chinese_texts_hold_no_english_words(name, level):
    """But for the word that is looked for, and the letters of options and of rows and columns."""
    for draft, _ in accepted(name, level):
        word = plain(draft.query).get("word", "")
        said = texts(catalog.load(name), draft)["zh"]
        assert not [text for text in said if re.search("[A-Za-z]{2}", text.replace(word, "") if word else text)]


@cases
def test_words_hold_what_the_query_says_and_no_loose_ends(name, level):
    for draft, _ in accepted(name, level)[:20]:
        for words, _ in texts(catalog.load(name), draft).values():
            assert "{" not in words
            assert "  " not in words
            assert plain(draft.query).get("word", "") in words


@cases
def test_explanations_and_keys_agree(name, level):
    """Explanations are written from the generator's count, the answers come from the validator."""
    for draft, answer in accepted(name, level):
        if task_of(draft.query) == "count":
            assert f" {answer}." in texts(catalog.load(name), draft)["en"][1]


def test_numbers_on_offer_are_four_in_a_row_and_positive():
    for place in range(4):
        assert options_around(20, place)[place] == 20
        assert {b - a for a, b in pairwise(options_around(20, place))} == {1}
    assert options_around(4, 3) == (1, 2, 3, 4)
    with pytest.raises(Rejected):
        options_around(3, 3)


@pytest.mark.parametrize("name", ["blocks", "lattice_paths"])
def test_without_a_budget_nothing_is_proven(name, monkeypatch):
    made = accepted(f"counting/{name}", Level.EASY)[:20]  # with a budget
    monkeypatch.setattr(f"puzzlegen.validators.counting.{name}.BUDGET", 0)
    loaded = catalog.load(f"counting/{name}")
    for draft, _ in made:
        certificate = loaded.validator.certify(draft.statement, draft.query)
        assert (certificate.verdict, certificate.answers) == (Verdict.UNDECIDED, ())
