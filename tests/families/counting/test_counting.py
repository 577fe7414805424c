"""What holds for all families that count: their corpora, their spread of answers, their words."""

import re
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import pairwise
from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM
from puzzlegen.conformance.drafts import drafts, texts
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.stream import Stream
from puzzlegen.evidence.counting.disguises import DISGUISES, characters_mirrored, characters_transposed
from puzzlegen.generators.kits.asking import around
from puzzlegen.snapshots import pipeline
from tests.support.counting_cases import CORPUS
from tests.support.judging import judge_case

ROWS = catalog.find("counting")
CASES = [(row.name, level) for row in ROWS for level in row.levels]
cases = pytest.mark.parametrize(("name", "level"), CASES, ids=[f"{name}@{level}" for name, level in CASES])
SAMPLE = 120
# Where a word may not run backwards, it has no mirror image, and downward diagonals become others when transposed.
UNWORN = {
    ("counting/char_grid", Level.EASY): {characters_mirrored},
    ("counting/char_grid", Level.MEDIUM): {characters_mirrored, characters_transposed},
}


def module(room, family):
    return import_module(f"puzzlegen.{room}.counting.{family}")


@cache
def accepted(name: str, level: Level) -> list[tuple[pipeline.Draft, str]]:
    """The first drafts that the level accepts, each with its answer; nothing is drawn."""
    made = list(drafts(catalog.load(name), level, 11, SAMPLE))
    assert len(made) == SAMPLE
    return [(one.draft, one.certificate.answers[0]) for one in made]


@pytest.mark.parametrize("case", CORPUS, ids=lambda case: case["name"])
def test_corpus(case):
    """Right keys are confirmed, wrong ones contradicted, and nothing else than one answer passes as UNIQUE."""
    certificate = judge_case(module("validators", case["family"]).certify, case)
    if certificate is not None and certificate.verdict is Verdict.UNIQUE:
        assert len(certificate.canonical) == 32
        assert bool(certificate.faults) == ("faulty" in case["name"])
        wording = module("renderers", case["family"]).word(case["statement"], case["query"])
        assert FORM[wording.kind] == case["form"]


@cases
def test_no_answer_is_too_common(name, level):
    """The docs give the table over 1,000 items; this sample would show a value that dominates."""
    answers = Counter(
        answer for draft, answer in accepted(name, level) if FORM[draft.worded.kind] is AnswerForm.FILL_IN
    )
    assert answers.most_common(1)[0][1] <= 0.2 * SAMPLE


@cases
def test_numbers_on_offer_do_not_depend_on_attempts(name, level):
    """Were they drawn anew in each attempt, those whose key is more often rejected would tell which one it is not."""
    offered = {}
    generator = module("generators", catalog.load(name).row.family)
    for index in range(60):
        for attempt in range(8):
            rng = Stream("offered", name, level, index, attempt, series=b"offered", index=index)
            try:
                query = generator.invent(rng, generator.LEVELS[level]).query
            except Rejected:
                continue
            if query["task"] == "count_choice":
                offered.setdefault(index, set()).add(tuple(query["options"]))
    assert all(len(numbers) == 1 for numbers in offered.values())


@cases
def test_chinese_texts_hold_no_english_words(name, level):
    """But for the word that is looked for, and the letters of options and of rows and columns."""
    for draft, _ in accepted(name, level):
        word = str(draft.query.get("word", ""))
        said = texts(catalog.load(name), draft)["zh"]
        assert not [text for text in said if re.search("[A-Za-z]{2}", text.replace(word, "") if word else text)]


@cases
def test_words_hold_what_the_query_says_and_no_loose_ends(name, level):
    for draft, _ in accepted(name, level)[:20]:
        for words, _ in texts(catalog.load(name), draft).values():
            assert "{" not in words
            assert "  " not in words
            assert str(draft.query.get("word", "")) in words


@cases
def test_explanations_and_keys_agree(name, level):
    """Explanations are written from the generator's count, the answers come from the validator."""
    for draft, answer in accepted(name, level):
        if draft.query["task"] == "count":
            assert f" {answer}." in texts(catalog.load(name), draft)["en"][1]


def test_numbers_on_offer_are_four_in_a_row_and_positive():
    for place in range(4):
        assert around(20, place)[place] == 20
        assert {b - a for a, b in pairwise(around(20, place))} == {1}
    assert around(4, 3) == (1, 2, 3, 4)
    with pytest.raises(Rejected):
        around(3, 3)


@cases
def test_a_disguise_changes_nothing_that_counts(name, level):
    loaded, random = catalog.load(name), Random(f"{name} {level}")
    worn = Counter()
    for draft, _ in accepted(name, level)[:60]:
        plain = loaded.validator.certify(draft.statement, draft.query)
        for disguise in DISGUISES[name]:
            found = disguise(draft.statement, draft.query, random)
            if found is None:
                continue
            statement, query = found
            other = loaded.validator.certify(statement, query)
            assert other.canonical == plain.canonical, disguise.__name__
            if (name, other.verdict) == ("counting/blocks", Verdict.UNDECIDED):  # searched in another order, too long
                continue
            assert (other.verdict, len(other.answers)) == (Verdict.UNIQUE, 1), disguise.__name__
            assert (other.difficulty, other.faults) == (plain.difficulty, ()), disguise.__name__
            worn[disguise] += 1
    assert set(worn) == set(DISGUISES[name]) - UNWORN.get((name, level), set())


@cases
def test_different_puzzles_have_different_canonical_forms(name, level):
    """A pool of 25,000 would make one pair in 120 items equal in a fourth of all samples; two are too many."""
    loaded = catalog.load(name)
    forms = {loaded.validator.certify(draft.statement, draft.query).canonical for draft, _ in accepted(name, level)}
    assert len(forms) >= SAMPLE - 1


@pytest.mark.parametrize("name", ["blocks", "lattice_paths"])
def test_without_a_budget_nothing_is_proven(name, monkeypatch):
    monkeypatch.setattr(f"puzzlegen.validators.counting.{name}.BUDGET", 0)
    loaded = catalog.load(f"counting/{name}")
    for draft, _ in accepted(f"counting/{name}", Level.EASY)[:20]:
        certificate = loaded.validator.certify(draft.statement, draft.query)
        assert (certificate.verdict, certificate.answers) == (Verdict.UNDECIDED, ())
