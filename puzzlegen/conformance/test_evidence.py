"""Whether a family is proven and worth having: its corpus, its golden digests, and what its drafts tell."""

import re
from functools import lru_cache
from random import Random
from statistics import median
from types import SimpleNamespace

import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.conformance import explained, golden, shown, sweep
from puzzlegen.conformance.dossier import FamilyEvidence, kind_of
from puzzlegen.conformance.drafts import AcceptedDraft, drafts
from puzzlegen.core.certificate import ANSWERED, UNPROVEN_VERDICTS, MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import LANGUAGES
from puzzlegen.words import say, written

SEED, OTHER_SEED = 4, 5
LONGEST = 6000  # characters of the median description of a family
CODES = re.compile(r"[A-Za-z0-9]_[A-Za-z0-9]|[{}\[\]]|\b(?:True|False|None|null)\b")
ENGLISH = re.compile(r"[a-z]{3,}")
FEN = re.compile(r"(?:[1-8KQRBNPkqrbnp]+/){7}\S+")
ADVICE = "raise the family's version, then run {command}"


@lru_cache(maxsize=2)
def drafted(name: str, seed: int = SEED) -> tuple[AcceptedDraft, ...]:
    """Accepted drafts of all levels of a family."""
    loaded = catalog.load(name)
    counts = _counts(loaded.row)
    return tuple(one for level, count in counts.items() for one in drafts(loaded, level, seed, count))


def _counts(row: catalog.Row) -> dict[Level, int]:
    """How many drafts of each level are looked at."""
    return {level: FamilyEvidence(row).number(sweep.COUNT, level) for level in row.levels}


def test_the_corpus_has_every_kind_of_case(row: catalog.Row) -> None:
    """Good ones, and such as must be rejected in every way there is."""
    dossier = FamilyEvidence(row)
    found = dossier.corpus
    assert found, f"{row.name} has no {dossier.corpus_file}: docs/adding-a-family.md describes it"
    kinds = {kind_of(case) for case in found}
    wanted = {"good", "wrong key", "ambiguous", "unsolvable", "malformed"}
    if dossier.shows_one_number:
        assert "ambiguous" not in kinds
        wanted.remove("ambiguous")
    if dossier.has_always_an_answer:
        assert "unsolvable" not in kinds
        wanted.remove("unsolvable")
    missing = wanted - kinds
    assert not missing, f"{dossier.corpus_file} has no case of these kinds: {', '.join(sorted(missing))}"
    names = [case["name"] for case in found]
    assert len(set(names)) == len(names)


def test_the_corpus_is_judged_as_it_says(row: catalog.Row) -> None:
    """The validator finds verdict, answer and faults of each case; only those called so contradict their key."""
    certify, form = catalog.load_validator(row.name).certify, catalog.load_format(row.name)
    wrong = []
    for case in FamilyEvidence(row).corpus:
        try:
            puzzle = form.puzzle(case["statement"], case["query"])
            certificate = certify(puzzle.statement, puzzle.query)
        except MalformedStatement as error:
            if case["expect"] != "malformed":
                wrong.append(f"{case['name']}: it is refused, since {error}")
            continue
        if len(certificate.answers) > 2:
            wrong.append(f"{case['name']}: more than two answers, which are enough to know that there is not one")
        if len({*certificate.answers}) < len(certificate.answers):
            wrong.append(f"{case['name']}: {certificate.answers} are no two different answers")
        if [*certificate.faults] != case.get("faults", []):
            wrong.append(f"{case['name']}: its faults are {[*certificate.faults]}")
        if case["expect"] == "fault":
            if not certificate.faults:
                wrong.append(f"{case['name']}: no fault is found")
        elif certificate.verdict != case["expect"]:
            wrong.append(f"{case['name']}: {certificate.verdict} where the corpus says {case['expect']}")
        elif certificate.verdict in ANSWERED:
            if not certificate.canonical:
                wrong.append(f"{case['name']}: it has no canonical form")
            offered = "".join(sorted({*certificate.refuted, *certificate.answers}))
            if case.get("form") == "choice" and (len(offered) < 2 or offered != LETTERS[: len(offered)]):
                wrong.append(f"{case['name']}: of the options, {', '.join(certificate.refuted)} are refuted")
            if not all(certificate.refuted.values()):
                wrong.append(f"{case['name']}: an option is refuted without a reason")
            if list(certificate.answers) != [case["answer"]]:
                wrong.append(f"{case['name']}: the answer is {certificate.answers[0]}, and not {case['answer']}")
            if (kind_of(case) == "wrong key") != ("wrong key" in case["name"]):
                wrong.append(f"{case['name']}: a case has a wrong key if, and only if, its name says so")
    assert not wrong, "\n".join(wrong)


def test_the_output_is_the_golden_one(row: catalog.Row, level: Level) -> None:
    """What is published has not changed since its version was fixed."""
    if not golden.is_reproducible(row):
        pytest.skip("what models make of photographs may differ by a bit")
    wanted = FamilyEvidence(row).golden.get(f"{row.name}@{level}")
    command = golden.command(row)
    assert wanted, f"there is no golden digest yet: look at the items, then run {command}"
    assert wanted["version"] == row.version
    items = golden.first(row.name, level)
    assert golden.documents(items) == wanted["documents"], ADVICE.format(command=command)
    spoken = golden.spoken(items)
    said = {language: golden.texts(items, language) for language in spoken}
    assert said == {language: wanted.get(language) for language in spoken}, ADVICE.format(command=command)
    assert golden.pixels(items) == wanted["pixels"], ADVICE.format(command=command)


@pytest.mark.whole
def test_no_false_explanation_is_believed(row: catalog.Row, level: Level) -> None:
    """A validator that judges explanations believes no facts that make one say something else."""
    loaded = catalog.load(row.name)
    if loaded.validator.certify_why is None:
        pytest.skip("its explanations are judged by nobody")
    one = golden.first(row.name, level)[0]
    assert not [*explained.believed(loaded, one, Random(row.name), FamilyEvidence(row).alternatives)]


@pytest.mark.whole
def test_a_family_is_worth_having(row: catalog.Row) -> None:
    """Its answers and options spread, nobody guesses or steals them, and its proofs and forms hold."""
    if not golden.is_reproducible(row):
        pytest.skip("photographs are prepared, not drafted")
    some = drafted(row.name)
    assert len(some) == sum(_counts(row).values()), "an item cannot be made"
    wrong = [
        f"{name}: {told}" for name, check in sweep.CHECKS.items() if name != "answer leaks" for told in check(some)
    ]
    wrong += [f"disguises: {told}" for told in sweep.disguises(some, FamilyEvidence(row).disguises)]
    wrong += [f"levels: {told}" for told in sweep.levels(some, FamilyEvidence(row).measure)]
    assert not wrong, "\n".join(wrong)
    caught = {leak.thief for leak in sweep.leaks_beyond_luck(some)}
    # Of so many thieves and families one is lucky now and then, but not twice.
    assert not caught or not caught & {leak.thief for leak in sweep.leaks_beyond_luck(drafted(row.name, OTHER_SEED))}


@pytest.mark.whole
def test_its_puzzles_are_its_own(row: catalog.Row) -> None:
    """A family that was begun as a copy of the template has to become another one."""
    if row.name == "template/blank":
        pytest.skip("it is the template")
    one = golden.first(row.name, row.levels[0])[0]
    try:
        catalog.load_format("template/blank").proven(one.proof)
    except MalformedStatement:
        return
    pytest.fail("its puzzles are still those of the template")


@pytest.mark.whole
def test_what_decides_is_shown(row: catalog.Row) -> None:
    """Each leaf of what is published that changes verdict or answer changes words or pictures."""
    loaded = catalog.load(row.name)
    if row.verdict in UNPROVEN_VERDICTS:
        pytest.skip("what decides is evidence, which no picture shows")
    puzzles = shown.invented(loaded, **golden.materials(row))
    assert puzzles
    assert row.needs or {type(puzzle.query) for puzzle in puzzles} == {*shown.asked(loaded)}
    assert not shown.silent(puzzles, loaded.format, loaded.renderer, loaded.validator, Random(row.name))


@pytest.mark.whole
def test_what_decides_is_described(row: catalog.Row) -> None:
    """Words can stand for each picture, and tell no codes."""
    loaded = catalog.load(row.name)
    describe = getattr(loaded.renderer, "describe", None)
    if describe is None and row.needs:
        pytest.skip("a photograph is not data")
    assert describe is not None, "its renderer has no function describe"
    puzzles = shown.invented(loaded)
    for puzzle in puzzles:
        description = describe(puzzle.statement, puzzle.query)
        for language in LANGUAGES:
            if written(description, language):
                assert not CODES.search(say(description, language))
        if written(description, "zh"):
            assert not ENGLISH.search(FEN.sub("", say(description, "zh")))

    def told(*data: object) -> str:
        return say(describe(*data), "en")

    assert median(len(told(puzzle.statement, puzzle.query)) for puzzle in puzzles) <= LONGEST
    words_alone = SimpleNamespace(word=loaded.renderer.word, depict=told)
    judge = SimpleNamespace(certify=loaded.validator.certify)
    assert not shown.silent(puzzles[:2], loaded.format, words_alone, judge, Random(row.name))
