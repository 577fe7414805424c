"""Go and the small boards: their corpora, their spread of answers, and their words."""

from collections import Counter, defaultdict
from functools import cache

import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM
from puzzlegen.conformance.drafts import texts
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm, Kind, task_of
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.queens import Count
from puzzlegen.generators.kits.asking import of_count
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.boards import go_capture, go_life_death, queens
from tests.support.boards_cases import CORPUS, FAMILIES
from tests.support.judging import by_chance

CASES = [(f"boards/{family}", Level.EASY) for family in FAMILIES]
cases = pytest.mark.parametrize(("name", "level"), CASES, ids=[f"{name}@{level}" for name, level in CASES])
SAMPLE = 54  # the status of a chain is asked in each third item


@cache
def accepted(name, level):
    """The first drafts that the level accepts, each with its certificate; nothing is drawn."""
    loaded = catalog.load(name)
    params = loaded.levels[level]
    drafts = []
    for index in range(SAMPLE):
        for attempt in range(pipeline.MAX_ATTEMPTS):
            rng = Stream.for_item(name, loaded.row.stream_version, pipeline.params_digest(params), 11, index, attempt)
            try:
                draft = pipeline.draft(loaded, level, params, rng)
            except Rejected:
                continue
            certificate = loaded.validator.certify(draft.statement, draft.query)
            assert certificate.verdict is not Verdict.UNIQUE or certificate.answers == (draft.answer,)
            if pipeline.objection(certificate, draft.answer, params.bounds_of(draft.query)) is None:
                drafts.append((draft, certificate.answers[0]))
                break
        else:
            pytest.fail(f"no attempt at item {index} was accepted")
    return drafts


@cases
def test_no_answer_is_too_common(name, level):
    answers = Counter(
        answer for draft, answer in accepted(name, level) if FORM[draft.worded.kind] is AnswerForm.FILL_IN
    )
    assert answers.most_common(1)[0][1] <= 0.2 * SAMPLE
    tasks = defaultdict(Counter)
    for draft, answer in accepted(name, level):
        if draft.worded.kind is Kind.LETTER:
            tasks[task_of(draft.query)][answer] += 1
    for letters in tasks.values():
        assert max(letters.values()) <= by_chance(letters.total(), 1 / len(letters))


@pytest.mark.parametrize("module", [go_capture, go_life_death, queens], ids=lambda module: module.__name__)
def test_without_a_budget_nothing_is_proven(module, monkeypatch):
    monkeypatch.setattr(module, "BUDGET", 0)
    family = module.__name__.rpartition(".")[2]
    for case in CORPUS:
        if case["family"] == family and case["expect"] == "unique" and case["query"]["task"] in SEARCHED[family]:
            one = catalog.load_format(f"boards/{family}").puzzle(case["statement"], case["query"])
            assert module.certify(one.statement, one.query).verdict is Verdict.UNDECIDED


SEARCHED = {
    "go_capture": ("ladder",),
    "go_life_death": ("kill", "kill_box", "live", "live_box", "status"),
    "queens": ("count", "count_choice", "place", "places"),
}


def test_counts_of_liberties_tell_nothing_about_one_another():
    """The rarest, or the commonest, of all other counts is right as often as any."""
    loaded = catalog.load("boards/go_liberties")
    params = loaded.levels[Level.EASY]
    low, high = params.counts
    counts = []
    for index in range(400):
        for attempt in range(pipeline.MAX_ATTEMPTS):
            rng = Stream.for_item(loaded.row.name, 1, "counts", 7, index, attempt)
            try:
                counts.append(len(pipeline.invent(loaded, Level.EASY, params, rng).why.liberties))
                break
            except Rejected:
                continue
    for extreme in (min, max):
        right = 0
        for one in counts:
            others = Counter(counts)
            others[one] -= 1
            right += extreme(range(low, high + 1), key=lambda count: others[count]) == one
        assert right <= by_chance(len(counts), 1 / (high - low + 1))
    assert set(counts) == set(range(low, high + 1))


@cases
def test_words_have_no_loose_ends(name, level):
    for draft, answer in accepted(name, level):
        said = texts(catalog.load(name), draft)
        for words in (text for some in said.values() for text in some):
            assert "{" not in words
            assert "  " not in words
        if FORM[draft.worded.kind] is AnswerForm.FILL_IN:
            assert answer in said["en"][1]


def test_all_numbers_between_the_bounds_are_asked_for() -> None:
    streams = (Stream.for_item("boards/queens", 1, "digest", 1, index, 0) for index in range(400))
    drawn = Counter(of_count(Count, 0, 3, 6, rng)[0] for rng in streams)
    assert sorted(drawn) == [3, 4, 5, 6]
    assert min(drawn.values()) > 60
