"""Reviews before a release, and labels of a model's errors: over HTTP as a browser does, killed, published, audited."""

import json
import random
import shutil
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.fairness.agreement import kappa
from puzzlegen.fairness.gate import Gate
from puzzlegen.releases import published, review_gate, reviewed
from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Version
from puzzlegen.releases.publish import NothingNew, preview, publish
from puzzlegen.releases.reviewed import BadReview, Opinion, Review, Sampled, sample
from puzzlegen.releases.series import Series
from puzzlegen.scoring import error_types
from puzzlegen.study import sampling, verdicts
from puzzlegen.study.judgements import Judged, Judgements, Settings
from puzzlegen.study.questions import Question, questions
from tests.releases.test_doctored import SECRET, cheap
from tests.support import release_doctor, small_series
from tests.support.page_server import Server

SAMPLE = 8
VERSION = Version(2027, 1)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


class TestAgreement:
    """Published examples, worked by others."""

    @staticmethod
    def of(table: list[list[int]]) -> list[tuple[str, str]]:
        return [(f"{i}", f"{j}") for i, row in enumerate(table) for j, count in enumerate(row) for _ in range(count)]

    def test_the_skin_condition_of_the_sas_stat_guide(self) -> None:
        """SAS/STAT User's Guide, The FREQ Procedure, table 40.2 and figure 40.5: kappa 0.3449, 0.2030 to 0.4868."""
        found = kappa(self.of([[10, 4, 1, 0], [5, 10, 12, 2], [2, 4, 12, 5], [0, 2, 6, 13]]))
        assert (found.items, found.same) == (88, 45)
        assert (found.kappa, found.low, found.high) == pytest.approx((0.3449, 0.2030, 0.4868), abs=5e-5)

    def test_the_diagnoses_of_fleiss(self) -> None:
        """J. L. Fleiss, Statistical Methods for Rates and Proportions, 2nd ed. 1981, page 213: kappa 0.68."""
        found = kappa(self.of([[75, 1, 4], [5, 4, 1], [0, 0, 10]]))
        assert found.kappa == pytest.approx(0.23 / 0.34)  # (0.89 - 0.66) / (1 - 0.66)

    def test_where_there_is_nothing_to_tell(self) -> None:
        alike = kappa([("yes", "yes")] * 20)
        assert (alike.kappa, alike.low, str(alike)) == (None, None, "no kappa, since they said the same of all")
        assert kappa([]) == kappa(self.of([]))
        few = kappa([("yes", "no"), ("no", "no"), ("yes", "yes")])
        assert few.kappa == pytest.approx(0.4)
        assert few.low is None
        perfect = kappa(self.of([[10, 0], [0, 10]]))
        assert (perfect.kappa, perfect.low, perfect.high) == (1.0, None, None)


class TestSample:
    items = tuple(
        Sampled(f"{family}{level}{number:03}", family, level)
        for family, level, count in (("a", "easy", 50), ("a", "hard", 5), ("b", "easy", 20), ("c", "easy", 1))
        for number in range(count)
    )

    def strata(self, size: int, seed: int = 1) -> Counter[str]:
        return Counter(name[:-3] for name in sample(self.items, size, seed))

    def test_every_family_and_level_is_there_and_each_has_its_share(self) -> None:
        assert set(self.strata(3)) in ({"aeasy", "beasy", "ceasy"}, {"ahard", "beasy", "ceasy"})
        assert self.strata(4) == {"aeasy": 1, "ahard": 1, "beasy": 1, "ceasy": 1}
        assert self.strata(39) == {"aeasy": 25, "ahard": 3, "beasy": 10, "ceasy": 1}
        assert sum(self.strata(500).values()) == len(self.items)

    def test_the_order_of_the_items_does_not_matter_but_the_seed_does(self) -> None:
        mixed = list(self.items)
        random.Random(3).shuffle(mixed)
        assert sample(mixed, 20, 1) == sample(self.items, 20, 1)
        assert sample(self.items, 20, 1) != sample(self.items, 20, 2)


@pytest.fixture(scope="module")
def benchmark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The new items of the first release, before it is there."""
    folder = tmp_path_factory.mktemp("previewed")
    preview(Series(folder / "series"), cheap(), VERSION, SECRET, folder / "preview")
    return folder / "preview"


@pytest.fixture(scope="module")
def known(benchmark: Path) -> dict[str, Question]:
    return sampling.sampled(questions(published.opened(benchmark)), SAMPLE, 1)


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("judged") / "review.sqlite"


@pytest.fixture(scope="module")
def server(benchmark: Path, judged: Path) -> Iterator[Server]:
    running = Server("review", benchmark, "--items", SAMPLE, "--out", judged)
    yield running
    running.kill()


class Reviewer:
    """Somebody with an opinion."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.secret = server.ask("join", {"language": "en"})["secret"]
        self.id = self.state["id"]

    @property
    def state(self) -> Any:
        return self.server.ask("state", secret=self.secret)

    def item(self, position: int) -> Any:
        return self.server.ask(f"item/{position}", secret=self.secret)

    def look(self, position: int, response: str | None = None) -> Any:
        return self.server.ask("look", {"position": position, "response": response}, self.secret)["key"]

    def judge(self, position: int, said: str, note: str = "") -> int:
        judged = {"said": said, "note": note, "seconds": 2500.0}
        return self.server.status("judge", {"position": position, "judged": judged}, self.secret)

    def through(self, flags: dict[str, str]) -> dict[str, int]:
        """Judge all: these items get these reasons, all others are approved; item -> its position."""
        places = {}
        for position in range(len(self.state["said"])):
            name = self.item(position)["id"]
            places[name] = position
            self.look(position, "A")
            assert self.judge(position, flags.get(name, ""), "Too small." if name in flags else "") == 200
        return places


def test_two_people_from_the_first_visit_to_the_files(
    server: Server, benchmark: Path, known: dict[str, Question], judged: Path, tmp_path: Path
) -> None:
    assert f"You will judge {SAMPLE} puzzles".encode() in server.ask("words.js")
    assert b"review.js" in server.ask("")
    first, second = sorted(known)[:2]
    one, two = Reviewer(server), Reviewer(server)
    places = one.through({first: "illegible", second: "ugly"})
    order = two.through({first: "illegible"})
    assert set(places) == set(order) == set(known)
    assert places != order, "each sees the sample in an order of his own"
    assert one.judge(places[second], "") == 200  # withdrawn, after everything was judged
    command = ("review", benchmark, "--out", judged)
    told = run(*command, "--summary")
    assert told.exit_code == 0, told.output
    assert "the same of 7 of 8; Cohen's kappa 0.60" in told.output
    assert f"{first}" in told.output
    assert "Ugly: Too small. (withdrawn)" in told.output
    found = json.loads(run(*command, "--json").stdout)
    assert [(person["judged"], person["flagged"]) for person in found["people"]] == [(SAMPLE, 1)] * 2
    assert sum(group["items"] for group in found["groups"]) == SAMPLE
    assert sum(group["flagged"] for group in found["groups"]) == 1
    assert run(*command, "--export", tmp_path / "review.json").exit_code == 0
    document = reviewed.read(tmp_path / "review.json")
    assert {(flag.item, flag.last) for flag in document.standing} == {(first, "illegible")}
    assert sum(bool(opinion.first) for opinion in document.opinions) == 3, "what was said first is kept"
    assert not {one.id, two.id} & set((tmp_path / "review.json").read_text().split('"')), "nobody is named"
    assert run(*command, "--export", tmp_path / "all.jsonl").exit_code == 0
    lines = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    assert len(lines) == 2 * SAMPLE + 1
    assert Counter(line["decision"] for line in lines if line["standing"]) == {"approve": 2 * SAMPLE - 2, "flag": 2}
    assert {line["seconds"] for line in lines} == {2.5}
    assert stat.S_IMODE(judged.stat().st_mode) == 0o600


def test_the_key_comes_after_the_answer_and_approval_after_the_key(server: Server, known: dict[str, Question]) -> None:
    reviewer = Reviewer(server)
    before = len(server.seen)
    shown = reviewer.item(0)
    question = known[shown["id"]]
    reviewer.server.ask("picture/0/0", secret=reviewer.secret)
    assert question.key.explanation.encode() not in server.seen[before:]
    assert "key" not in shown
    assert reviewer.judge(0, "") == 400
    assert reviewer.judge(0, "unclear") == 200, "a flag needs no key"
    assert reviewer.judge(0, "other") == 400, "what else is wrong has to be said"
    assert reviewer.judge(0, "no such reason") == 400
    key = reviewer.look(0, "nonsense")
    assert (key["explanation"], key["response"], key["right"]) == (question.key.explanation, "nonsense", False)
    assert reviewer.look(0, "a second one")["response"] == "nonsense", "the answer that was given blind is kept"
    assert reviewer.judge(0, "") == 200
    assert reviewer.state["said"][0] == ""


def test_strangers_get_nothing(server: Server) -> None:
    reviewer = Reviewer(server)
    assert server.status("state") == 401
    assert server.status("item/0") == 401
    assert server.status("picture/0/0") == 401
    assert server.status(f"item/{SAMPLE}", secret=reviewer.secret) == 404
    assert server.status(f"picture/{SAMPLE}/0", secret=reviewer.secret) == 404
    assert server.status("look", {"position": 0}) == 401
    assert server.status("judge", {"position": 99, "judged": {"said": "ugly"}}, reviewer.secret) == 400
    assert (
        server.status("judge", {"position": 0, "judged": {"said": "ugly", "note": "x" * 9_000}}, reviewer.secret) == 400
    )
    assert server.status("join", {"language": "xx"}) == 400
    assert server.status("state", secret=reviewer.secret, Host="evil.example") == 400
    server.ask("leave", {}, reviewer.secret)
    assert server.status("state", secret=reviewer.secret) == 401


def test_a_kill_loses_nothing_and_the_file_knows_its_sample(benchmark: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.sqlite"
    first = Server("review", benchmark, "--items", 5, "--seed", 2, "--out", out)
    reviewer = Reviewer(first)
    reviewer.look(0)
    assert reviewer.judge(0, "") == reviewer.judge(1, "leak", "The frame.") == 200
    first.kill()
    reviewer.server = Server("review", benchmark, "--out", out)
    try:
        assert reviewer.state["said"] == ["", "leak", None, None, None]
        assert reviewer.item(0)["key"]["response"] is None
        assert reviewer.item(1)["judged"]["note"] == "The frame."
    finally:
        reviewer.server.kill()
    other = run("review", benchmark, "--items", 6, "--out", out, "--summary")
    assert other.exit_code == 2
    assert "another --seed, --items or --scheme" in other.output
    unfinished = run("review", benchmark, "--out", out, "--retract")
    assert unfinished.exit_code == 2
    assert "in no series" in unfinished.output


def test_what_counts_as_said_first_is_what_stood_at_the_end_of_the_first_pass(
    benchmark: Path, known: dict[str, Question], tmp_path: Path
) -> None:
    two = dict(list(known.items())[:2])
    store = Judgements(tmp_path / "review.sqlite", Settings(benchmark.name, "0" * 64, 1, 2))
    person, _ = store.join("en", "now")
    store.deal(person, [(name, False) for name in two])
    for position, said in ((0, "ugly"), (0, ""), (0, ""), (1, ""), (0, "leak")):
        store.judge(person, position, Judged(said), "now")
    store.judge(person, 0, Judged("leak", "The frame."), "now")
    found = {one.item: (one.first, one.last) for one in verdicts.review(store, two).opinions}
    assert list(found.values()) == [("", "leak"), ("", "")]
    assert [(one[1].said, one[1].note) for one in store.cases(person)[0].judged] == [
        ("ugly", ""),
        ("", ""),
        ("leak", ""),
        ("leak", "The frame."),
    ], "a repeated message adds nothing"
    store.close()


def agreeing(items: list[reviewed.Sampled], size: int = 6, people: int = 2, **flags: tuple[str, str]) -> Review:
    """A review in which all is approved but for these, with what was said first and last by the first person."""
    chosen = sample(items, size, 1)
    opinions = [
        Opinion(person, name, *(flags.get(name, ("", "")) if person == 1 else ("", "")), right=True)
        for person in range(1, people + 1)
        for name in chosen
    ]
    return reviewed.review("preview", 1, size, chosen, opinions, people)


def drawn(folder: Path) -> list[reviewed.Sampled]:
    return [Sampled.of(one.item) for one in published.opened(folder).entries()]


@pytest.fixture(scope="module")
def withdrawn(benchmark: Path) -> str:
    """An item that was flagged at first."""
    return sample(drawn(benchmark), 6, 1)[0]


@pytest.fixture(scope="module")
def series(benchmark: Path, withdrawn: str, tmp_path_factory: pytest.TempPathFactory) -> Series:
    """A series whose only release was reviewed."""
    found = Series(tmp_path_factory.mktemp("reviewed") / "series")
    publish(found, cheap(), VERSION, SECRET, review=agreeing(drawn(benchmark), **{withdrawn: ("ugly", "")}))
    return found


class TestRelease:
    def test_the_preview_has_the_items_of_the_release_and_only_its_owner_may_look(
        self, benchmark: Path, series: Series
    ) -> None:
        ids = {one.id for one in drawn(benchmark)}
        assert ids == {one.item.id for one in series.held(VERSION)}
        assert not any(path.stat().st_mode & 0o077 for path in (benchmark, *benchmark.rglob("*")))

    def test_what_was_reviewed_is_recorded_and_audited(self, series: Series, withdrawn: str) -> None:
        gate = series.read(VERSION).content.gates[-1]
        assert gate.detail == (
            "2 people looked at 6 of 14 new items: 1 flag was raised and withdrawn; Cohen's kappa 0.00."
        )
        assert withdrawn in gate.figures["items"]
        assert (gate.figures["blind"], gate.figures["right"]) == (12, 12)
        assert audit(series, prove=True, remake=True) == []
        assert "looked at 6 of 14 new items" in (series.release_folder(VERSION) / "README.md").read_text()

    def test_the_next_month_is_reviewed_by_its_new_items(self, series: Series, tmp_path: Path) -> None:
        shutil.copytree(series.folder.parent, tmp_path / "copy")
        known = Series(tmp_path / "copy" / "series")
        private = small_series.bytes_of(known.private)
        made = preview(known, cheap(), Version(2027, 2), SECRET, tmp_path / "preview")
        assert known.versions() == [VERSION]
        assert small_series.bytes_of(known.private) == private
        assert made.content.request.n < 14
        release = publish(known, cheap(), Version(2027, 2), SECRET, review=agreeing(drawn(tmp_path / "preview"), 3))
        assert release.content.gates[-1].figures["new"] == made.content.request.n
        assert audit(known, only=Version(2027, 2), prove=True, remake=True) == []

    def test_a_flag_that_stands_blocks_the_release(self, benchmark: Path, withdrawn: str, tmp_path: Path) -> None:
        found = Series(tmp_path / "series")
        (tmp_path / "key").write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
        (tmp_path / "key").chmod(0o600)
        review = agreeing(drawn(benchmark), **{withdrawn: ("illegible", "illegible")})
        (tmp_path / "review.json").write_bytes(msgspec.json.encode(review))
        with pytest.raises(
            ValueError, match=rf"Flags stand on 1 item: {withdrawn} \(picture illegible\); make"
        ) as caught:
            publish(found, cheap(), VERSION, SECRET, review=reviewed.read(tmp_path / "review.json"))
        assert caught.value.exit_code == 3  # type: ignore[attr-defined]
        assert found.versions() == []

    def test_a_review_of_other_items_serves_nothing(self, benchmark: Path, tmp_path: Path) -> None:
        found = Series(tmp_path / "series")
        items = drawn(benchmark)
        picked = agreeing(items)
        others = [one for one in items if one.id != picked.items[0]]
        picked = msgspec.structs.replace(picked, items=picked.items[1:], opinions=picked.opinions[1:6])
        for review, complaint in (
            (agreeing(others), "not of the 14 items"),
            (picked, "not of the 14 items"),  # somebody left out what was flagged
            (msgspec.structs.replace(picked, items=agreeing(items).items), "Nobody has looked at all 6"),
        ):
            with pytest.raises(BadReview, match=complaint):
                publish(found, cheap(), VERSION, SECRET, review=review)
        assert found.versions() == []

    @pytest.mark.parametrize(
        ("change", "complaint"),
        [
            (lambda text: text.replace('"benchmark":"preview"', '"benchmark":"another"'), "was changed after"),
            (lambda text: text.replace('"schema":1', '"schema":2'), "another version"),
            (lambda _: "[]", "is no review"),
            (lambda _: '{"id": "x"}\n{"id": "y"}', "is no review"),
        ],
    )
    def test_a_damaged_file_is_refused(
        self, benchmark: Path, tmp_path: Path, change: Callable[[str], str], complaint: str
    ) -> None:
        text = msgspec.json.encode(agreeing(drawn(benchmark))).decode()
        (tmp_path / "review.json").write_text(change(text))
        with pytest.raises(BadReview, match=complaint):
            reviewed.read(tmp_path / "review.json")

    def test_a_forged_file_is_refused_where_it_contradicts_itself(self, benchmark: Path, tmp_path: Path) -> None:
        whole = agreeing(drawn(benchmark))
        first = whole.opinions[0]
        for changes in (
            {"reviewers": 3},
            {"opinions": (*whole.opinions, first)},
            {"opinions": (msgspec.structs.replace(first, item="0" * 20), *whole.opinions[1:])},
            {"opinions": (msgspec.structs.replace(first, last="boring"), *whole.opinions[1:])},
        ):
            forged = msgspec.structs.replace(whole, **changes).sealed()
            (tmp_path / "review.json").write_bytes(msgspec.json.encode(forged))
            with pytest.raises(BadReview, match="is no review that anybody can have made"):
                reviewed.read(tmp_path / "review.json")

    def test_a_patch_without_new_items_has_no_preview(self, series: Series, tmp_path: Path) -> None:
        with pytest.raises(NothingNew, match="no new items"):
            preview(series, cheap(), Version(2027, 1, 1), SECRET, tmp_path / "preview")

    def test_releases_without_a_review_have_no_such_finding(self, three: Path) -> None:
        known = Series(three / "series")
        assert all(gate.name != review_gate.NAME for one in known.versions() for gate in known.read(one).content.gates)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release that nobody reviewed."""
    folder = tmp_path_factory.mktemp("unreviewed")
    publish(Series(folder / "series"), cheap(), VERSION, SECRET)
    return folder


def claims(gate: Gate) -> Iterator[tuple[str, Gate]]:
    """Ways to claim more than was done, with the sentence that follows from them where somebody takes the trouble."""

    def saying(**changes: Any) -> Gate:
        figures = msgspec.convert({**gate.figures, **changes}, review_gate.Figures)
        return review_gate.passed(figures)

    pair = gate.figures["pairs"][0]
    agreement = {**pair["agreement"], "kappa": 0.95}
    yield "another sentence", msgspec.structs.replace(gate, detail=gate.detail.replace("2 people", "9 people"))
    yield "more people", saying(reviewers=3)
    yield "no flag", saying(raised=0)
    yield "a better kappa", saying(pairs=[{**pair, "agreement": agreement}])
    yield "better counts", saying(pairs=[{**pair, "both_approved": 6, "first_flagged": 0}])
    yield "more right", saying(right=13)
    yield "more looked at", saying(asked=14)
    yield "other items", saying(items=sorted(["0" * 20, *gate.figures["items"][1:]]))
    yield "fewer new items", saying(new=6)
    yield "figures of no review", msgspec.structs.replace(gate, figures={})


def test_an_audit_names_every_claim_that_contradicts_itself(series: Series) -> None:
    gate = series.read(VERSION).content.gates[-1]
    fresh = [one.item for one in series.held(VERSION)]
    assert list(review_gate.complaints(gate, fresh)) == []
    for name, claim in claims(gate):
        assert list(review_gate.complaints(claim, fresh)), name


def test_an_audit_finds_a_claim_though_all_digests_agree(series: Series, tmp_path: Path) -> None:
    for claim in ("a better kappa", "more looked at"):
        folder = tmp_path / claim
        shutil.copytree(series.folder, folder)
        known = Series(folder)
        release = known.read(VERSION)
        (gate,) = [one for name, one in claims(release.content.gates[-1]) if name == claim]
        release_doctor.seal(known, release_doctor.again(known, release, gates=(*release.content.gates[:-1], gate)))
        found = [str(problem) for problem in audit(known)]
        assert any("records a review" in one for one in found), found
    twice = (*release.content.gates, release.content.gates[-1])
    release_doctor.seal(known, release_doctor.again(known, release, gates=twice))
    assert any("does not name the checks" in str(problem) for problem in audit(known, prove=True))


def test_flags_become_retractions(series: Series, tmp_path: Path) -> None:
    shutil.copytree(series.folder, tmp_path / "series")
    judged = tmp_path / "review.sqlite"
    where = f"{tmp_path / 'series'}@latest"
    server = Server("review", where, "--items", 4, "--out", judged)
    try:
        reviewer = Reviewer(server)
        name = reviewer.item(2)["id"]
        assert reviewer.judge(2, "ambiguous", "B serves as well.") == 200
    finally:
        server.kill()
    done = run("review", where, "--out", judged, "--retract")
    assert (done.exit_code, f"{name} is retracted" in done.output) == (0, True), done.output
    (line,) = [json.loads(one) for one in (tmp_path / "series" / "errata.jsonl").read_text().splitlines()]
    assert (line["id"], line["why"]) == (name, "Another answer is defensible: B serves as well.")
    assert "retracted already" in run("review", where, "--out", judged, "--retract").output
    assert audit(Series(tmp_path / "series")) == []


@pytest.fixture(scope="module")
def model(benchmark: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model that refuses five times, and says nothing to the other items."""
    path = tmp_path_factory.mktemp("model") / "model.jsonl"
    whole = questions(published.opened(benchmark))
    ids = sorted(whole)
    lines = [{"id": name, "response": "I cannot see <b>any</b> picture."} for name in ids[:5]]
    lines += [{"id": name, "response": None} for name in ids[5:]]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


class TestErrors:
    def test_labels_from_the_page_to_the_report(self, benchmark: Path, model: Path, tmp_path: Path) -> None:
        command = ("review", benchmark, "--errors", model, "--scheme", "visualpuzzles", "--out", tmp_path / "l.sqlite")
        server = Server(*command)
        try:
            one, two = Reviewer(server), Reviewer(server)
            assert one.state["scheme"] == "VisualPuzzles"
            types = [name for name, _ in one.state["types"]]
            shown = one.item(0)
            assert shown["said"] == "I cannot see <b>any</b> picture."
            assert shown["key"]["explanation"]
            assert server.status("look", {"position": 0}, one.secret) == 400
            assert one.judge(0, "illegible") == 400
            for person in (one, two):
                for position in range(5):
                    unsure = person is two and person.item(position)["id"] == shown["id"]
                    assert person.judge(position, "" if unsure else types[-1]) == 200
        finally:
            server.kill()
        told = run(*command, "--summary")
        assert "the same of 4 of 5" in told.output, told.output
        assert "9  Reject to Answer" in told.output
        labels = tmp_path / "labels.jsonl"
        assert run(*command, "--export", labels).exit_code == 0
        assert run(*command, "--export", tmp_path / "labels.json").exit_code == 2
        page, figures = tmp_path / "report.html", tmp_path / "figures"
        scored = run("score", benchmark, model, "--labels", labels, "--html", page, "--csv", figures)
        assert scored.exit_code == 0, scored.output
        assert "errors of model by VisualPuzzles: 5 of 5, by 2 people" in scored.output
        assert "Reject to Answer                                4.5    90.0 %" in scored.output
        assert "cannot tell" in scored.output
        report = json.loads(run("score", benchmark, model, "--labels", labels, "--json").stdout)
        (found,) = report["errors"]
        assert [share["type"] for share in found["shares"]] == [*types, ""]
        assert sum(share["responses"] for share in found["shares"]) == pytest.approx(5)
        assert "Types of errors" in page.read_text()
        assert "Perceptual Error" in page.read_text()
        assert "Reject to Answer,4.5" in (figures / "errors.csv").read_text()

    def test_labels_of_other_responses_are_refused(self, benchmark: Path, model: Path, tmp_path: Path) -> None:
        label = error_types.Label("0" * 20, "model", "MM-IQ", "x", "", "")
        for text, complaint in (
            (msgspec.json.encode(label).decode(), "which is no wrong response of model"),
            ("{}", "line 1 is no label"),
            ("", "holds no labels"),
        ):
            (tmp_path / "labels.jsonl").write_text(text)
            done = run("score", benchmark, model, "--labels", tmp_path / "labels.jsonl")
            assert (done.exit_code, complaint in done.output) == (2, True), done.output

    def test_the_lists_of_the_papers_and_those_of_anybody(self, tmp_path: Path) -> None:
        assert len(error_types.scheme("mmiq").types) == 3
        assert len(error_types.scheme("visualpuzzles").types) == 5
        assert all("arXiv:" in error_types.scheme(name).source for name in error_types.SCHEMES)
        own = tmp_path / "own.toml"
        own.write_text('name = "Own"\n[[types]]\nname = "one"\n[[types]]\nname = "two"\nmeaning = "The other."\n')
        assert [one.name for one in error_types.scheme(str(own)).types] == ["one", "two"]
        for text, complaint in (
            ('name = "Own"\n[[types]]\nname = "one"\n', "no list of types"),
            ('name = "Own"\n' + '[[types]]\nname = "one"\n' * 2, "names a type twice"),
            ("".join(['name = "Own"\n', *(f'[[types]]\nname = "{n}"\n' for n in range(13))]), "no list of types"),
        ):
            own.write_text(text)
            with pytest.raises(error_types.BadScheme, match=complaint):
                error_types.scheme(str(own))
        for name in ("visreason", "nowhere.toml"):
            with pytest.raises(error_types.BadScheme, match="There is no"):
                error_types.scheme(name)

    def test_a_model_without_wrong_responses_is_not_labelled(
        self, benchmark: Path, model: Path, tmp_path: Path
    ) -> None:
        silent = tmp_path / "silent.jsonl"
        silent.write_text("".join(f"{line}\n" for line in model.read_text().splitlines()[5:]))
        done = run("review", benchmark, "--errors", silent, "--scheme", "mmiq")
        assert (done.exit_code, "no wrong response" in done.output) == (2, True)
        alone = run("review", benchmark, "--scheme", "mmiq")
        assert (alone.exit_code, "go together" in alone.output) == (2, True)
