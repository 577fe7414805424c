"""Go and the small boards: their corpora, their spread of answers, and their words."""

from collections import Counter, defaultdict
from functools import cache

import pytest

from puzzlegen import catalog, pipeline
from puzzlegen.certificate import Verdict
from puzzlegen.family import Level, Rejected
from puzzlegen.item import AnswerForm
from puzzlegen.stream import Stream
from tests.boards_cases import CORPUS, FAMILIES, ask
from tests.judging import by_chance, judge_case

CASES = [(f"boards/{family}", Level.EASY) for family in FAMILIES]
cases = pytest.mark.parametrize(("name", "level"), CASES, ids=[f"{name}@{level}" for name, level in CASES])
SAMPLE = 54  # the status of a chain is asked in each third item


@cache
def accepted(name, level):
    """The first drafts that the level accepts, each with its certificate; nothing is drawn."""
    loaded = catalog.load(name)
    params = loaded.family.levels[level]
    drafts = []
    for index in range(SAMPLE):
        for attempt in range(pipeline.MAX_ATTEMPTS):
            rng = Stream.for_item(name, loaded.row.version, pipeline.params_digest(params), 11, index, attempt)
            try:
                draft = pipeline.draft(loaded, params, rng)
            except Rejected:
                continue
            certificate = loaded.validator.certify(draft.statement, draft.question)
            assert certificate.verdict is not Verdict.UNIQUE or certificate.answers == (
                pipeline.spell(draft.asked.answer),
            )
            if pipeline.objection(certificate, draft.asked.answer, params.band_of(draft.question.query)) is None:
                drafts.append((draft, certificate.answers[0]))
                break
        else:
            pytest.fail(f"no attempt at item {index} was accepted")
    return drafts


@pytest.mark.parametrize("case", CORPUS, ids=lambda case: case["name"])
def test_corpus(case):
    """Right keys are confirmed, wrong ones contradicted, and nothing else than one answer passes as UNIQUE."""
    certify = catalog.load_validator(f"boards/{case['family']}").certify
    question = ask(case["query"], case["form"])
    certificate = judge_case(certify, case, question)
    if certificate is None:
        return
    if certificate.verdict is Verdict.UNIQUE:
        assert len(certificate.canonical) == 32


@cases
def test_no_answer_is_too_common(name, level):
    answers = Counter(answer for draft, answer in accepted(name, level) if draft.question.form is AnswerForm.FILL_IN)
    assert answers.most_common(1)[0][1] <= 0.2 * SAMPLE
    tasks = defaultdict(Counter)
    for draft, answer in accepted(name, level):
        if draft.question.form is AnswerForm.CHOICE:
            tasks[draft.question.query["task"]][answer] += 1
    for letters in tasks.values():
        assert max(letters.values()) <= by_chance(letters.total(), 1 / len(letters))


@cases
def test_words_have_no_loose_ends(name, level):
    for draft, answer in accepted(name, level):
        assert set(draft.question.text) == set(draft.asked.explanation) == {"en", "zh"}
        for words in (*draft.question.text.values(), *draft.asked.explanation.values()):
            assert "{" not in words
            assert "  " not in words
        if draft.question.form is AnswerForm.FILL_IN:
            assert answer in draft.asked.explanation["en"]
