"""A study from the first visit to the files that come out of it: over HTTP as a browser does, and killed in between."""

import json
import os
import signal
import socket
import sqlite3
import stat
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.item import BoundingBoxes, Choice
from puzzlegen.releases import published
from puzzlegen.snapshots import digest
from puzzlegen.study.kept import OtherStudy
from puzzlegen.study.questions import Question, practice, questions
from puzzlegen.study.store import OpenToAll, Said, Settings, Store
from tests.support.page_server import Browser, Server

SITTING = 6


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def benchmark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot with all forms of an answer."""
    folder = tmp_path_factory.mktemp("study")
    done = run("make", "smoke", "--n", 18, "--seed", 1, "--out", folder / "plain")
    assert done.exit_code == 0, done.output
    return folder / "plain"


def served(benchmark: Path, out: Path, *options: object, port: int = 0) -> Server:
    return Server("play", benchmark, "--items", SITTING, "--out", out, *options, port=port)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the study that most tests share."""
    return tmp_path_factory.mktemp("humans") / "answers.sqlite"


@pytest.fixture(scope="module")
def server(benchmark: Path, answers: Path) -> Iterator[Server]:
    running = served(benchmark, answers)
    yield running
    running.kill()


@pytest.fixture(scope="module")
def known(benchmark: Path) -> dict[str, Question]:
    return questions(published.opened(benchmark))


def spelled(question: Question) -> str:
    """The right answer, as the page would send it."""
    answer = question.key.answer
    if isinstance(answer, Choice):
        return answer.letter
    if isinstance(answer, BoundingBoxes):
        return "; ".join(str(list(box)) for box in answer.boxes)
    return answer.text


def settings(benchmark: Path) -> Settings:
    there = published.opened(benchmark)
    return Settings(there.name, digest.of_file(there.document), 1, SITTING)


class Person:
    """Somebody who knows all answers."""

    def __init__(self, server: Server, benchmark: Path, known: dict[str, Question], answers: Path) -> None:
        self.server, self.known = server, known
        self.secret = server.ask("join", {"language": "en"})["secret"]
        self.store = Store(answers, settings(benchmark))
        participant = self.store.known(self.secret)
        assert participant is not None
        self.participant = participant
        self.feedback: list[Any] = []

    def play(self, most: int = 99) -> list[str]:
        """Answer what is shown, but for the items for practice, of which nobody here knows anything."""
        shown = []
        for _ in range(most):
            state = self.server.ask("state", secret=self.secret)
            if state["phase"] == "done":
                break
            position = state["position"]
            for number in range(state["pictures"]):
                picture = self.server.ask(f"picture/{position}/{number}", secret=self.secret)
                assert picture.startswith(b"\x89PNG")
            item = self.store.trials(self.participant)[position].item
            response = "?" if state["phase"] == "practice" else spelled(self.known[item])
            said = {"response": response, "first": 10.0, "last": 900.5, "sent": 1200.0, "viewport": [800, 600]}
            answered = self.server.ask("answer", {"position": position, "said": said}, self.secret)
            if state["phase"] == "practice":
                self.feedback.append(answered["feedback"])
            else:
                assert answered == {}
                shown.append(item)
        return shown


def test_a_sitting_from_the_first_visit_to_the_score(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path, tmp_path: Path
) -> None:
    told = {"languages": ["en"], "purpose": "study", "invited": False}
    assert server.ask("languages") == told
    assert b"<main" in server.ask("")
    person = Person(server, benchmark, known, answers)
    shown = person.play()
    assert len(set(shown)) == SITTING
    assert person.feedback
    assert not any(one["right"] for one in person.feedback)
    assert all(one["answer"] or one["boxes"] for one in person.feedback)
    command = ("play", benchmark, "--items", SITTING, "--out", answers)
    done = run(*command, "--export", tmp_path / "humans.jsonl")
    assert done.exit_code == 0, done.output
    lines = [json.loads(line) for line in (tmp_path / "humans.jsonl").read_text().splitlines()]
    lines = [line for line in lines if line["participant"] == person.participant.id]
    assert [line["id"] for line in lines] == shown
    assert {(line["participant"], line["seconds"]) for line in lines} == {(person.participant.id, 1.2)}
    scored = run("score", benchmark, tmp_path / "humans.jsonl", "--json", "--per-item", tmp_path / "each.jsonl")
    assert scored.exit_code == 0, scored.output
    each = [json.loads(line) for line in (tmp_path / "each.jsonl").read_text().splitlines()]
    assert [one["credit"] for one in each if one["id"] in shown] == [1.0] * SITTING
    assert run(*command, "--export", tmp_path / "trials.json").exit_code == 0
    trials = json.loads((tmp_path / "trials.json").read_text())
    trials = [trial for trial in trials if trial["subject"] == person.participant.id]
    assert [trial["item"] for trial in trials] == shown
    assert all(trial["correct"] and trial["rt"] == 1200 for trial in trials)


def test_no_key_leaves_the_server(server: Server, benchmark: Path, known: dict[str, Question], answers: Path) -> None:
    """Not one byte of an explanation or of a longer key; short ones are said by the questions themselves."""
    person = Person(server, benchmark, known, answers)
    shown = person.play()
    taught = practice(known, "en")
    assert sum(known[item].key.explanation[:40] not in repr(taught) for item in shown) > SITTING // 2
    for item in shown:
        key = known[item].key
        told = key.explanation[:40]
        if not any(one.key.explanation.startswith(told) for one in taught):
            assert told.encode() not in server.seen
        if len(spelled(known[item])) > 8:
            assert spelled(known[item]).encode() not in server.seen
            assert msgspec.json.encode(key.answer) not in server.seen
        assert item.encode() not in server.seen


def test_a_kill_between_two_answers_loses_nothing(benchmark: Path, known: dict[str, Question], tmp_path: Path) -> None:
    answers = tmp_path / "answers.sqlite"
    first = served(benchmark, answers)
    person = Person(first, benchmark, known, answers)
    practice = len([trial for trial in person.store.trials(person.participant) if trial.practice])
    before = person.play(practice + 2)
    first.kill()
    person.server = served(benchmark, answers)
    try:
        assert person.server.ask("state", secret=person.secret)["number"] == 3
        after = person.play()
        person.server.process.send_signal(signal.SIGINT)  # as Ctrl-C does
        assert person.server.process.wait() == 0
        assert person.server.process.stdout is not None
        assert f"{SITTING} answers in {answers}" in person.server.process.stdout.read()
    finally:
        person.server.kill()
    assert len(before) == 2
    assert len(set(before + after)) == SITTING
    assert all(trial.said for trial in person.store.trials(person.participant))


def test_what_an_older_version_made_for_practice_is_passed_over(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path
) -> None:
    person = Person(server, benchmark, known, answers)
    with sqlite3.connect(answers) as database:
        changed = "UPDATE trial SET item = 'made-by-an-older-version' WHERE participant = ? AND position = 0"
        database.execute(changed, (person.participant.number,))
    assert server.ask("state", secret=person.secret)["position"] == 1
    assert server.status("answer", {"position": 0, "said": {"response": "A"}}, person.secret) == 409
    assert len(person.play()) == SITTING


def test_a_grid_is_filled_in_as_the_picture_shows_it(tmp_path: Path) -> None:
    out = tmp_path / "grids"
    command = ("make", "sudoku/jigsaw", "solids/stack_series", "sudoku/classic_6x6", "--level", "easy")
    assert run(*command, "--form", "open", "--n", 12, "--out", out).exit_code == 0
    families = set()
    for solved in published.opened(out).solved():
        question = questions(published.opened(out))[solved.item.id]
        field, statement = question.shown(), solved.proof.statement
        answer = spelled(question)
        assert field["rows"] * field["columns"] == len(field["given"]) == len(answer)
        assert question.solution.split() == list(answer)
        assert question.solution.count("\n") == field["rows"]
        families.add(solved.item.family)
        if solved.item.category == "sudoku":
            assert (field["rows"], field["columns"]) == (statement["size"], statement["size"])
            assert field["given"].replace(" ", ".") == statement["givens"]
            assert list(field["regions"]) == statement["regions"]
            assert question.right(answer)
        else:
            board = (statement.get("row") or statement["rows"][0])[0]
            assert (field["rows"], field["columns"]) == (len(board), len(board[0]))
            assert not field["given"].strip()
            assert not field["regions"]
    assert families == {"jigsaw", "stack_series", "classic_6x6"}


def test_a_grid_of_another_version_is_empty(tmp_path: Path) -> None:
    """Its data may mean something else by now."""
    out = tmp_path / "grids"
    assert run("make", "sudoku/classic_6x6", "--form", "open", "--n", 1, "--out", out).exit_code == 0
    items = out / "items.jsonl"
    version = catalog.find("sudoku/classic_6x6")[0].version
    items.write_text(items.read_text().replace(f'"family_version":{version}', '"family_version":1'))
    (question,) = questions(published.opened(out)).values()
    field = question.shown()
    assert (field["rows"], field["columns"], field["given"].strip()) == (6, 6, "")


def test_rules_stand_apart_from_what_is_asked(known: dict[str, Question]) -> None:
    for question in known.values():
        shown = question.shown()
        assert shown["rules"] == question.item.rules
        assert f"{shown['rules']} {shown['question']}".strip() in question.item.question
        retold = msgspec.structs.replace(question.item, question=question.item.short)
        assert retold.parted == ("", question.item.short)


def test_practice_has_two_easy_items_of_each_form(known: dict[str, Question]) -> None:
    made = Counter(question.form for question in practice(known, "en"))
    assert made == dict.fromkeys({question.form for question in known.values()}, 2)
    assert set(made) >= {"boxes", "choice", "text"}


def test_solutions_are_drawn_for_practice_alone_and_only_when_answered(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path
) -> None:
    taught = {question.item.id: question for question in practice(known, "en")}
    assert all(question.solved for question in taught.values())
    assert not any(question.solved for question in known.values())
    person = Person(server, benchmark, known, answers)
    trials = person.store.trials(person.participant)

    def status(position: int, number: int = 0) -> int:
        return server.status(f"solution/{position}/{number}", secret=person.secret)

    for trial in trials:
        assert status(trial.position) == 409
        person.play(1)
        if not trial.practice:
            assert status(trial.position) == 409
            continue
        (solved,) = taught[trial.item].solved
        assert server.ask(f"solution/{trial.position}/0", secret=person.secret) == solved
        assert person.feedback[-1]["solved"] == 1
        assert status(trial.position, 1) == 404
    assert status(len(trials)) == 409
    assert server.status("solution/0/0") == 401


def test_a_message_that_comes_twice_counts_once(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path
) -> None:
    person = Person(server, benchmark, known, answers)
    for response in ("one", "two"):
        server.ask("answer", {"position": 0, "said": {"response": response}}, person.secret)
    said = person.store.trials(person.participant)[0].said
    assert said is not None
    assert said.response == "one"


def test_strangers_get_nothing(server: Server, benchmark: Path, known: dict[str, Question], answers: Path) -> None:
    person = Person(server, benchmark, known, answers)
    assert server.status("state") == 401
    assert server.status("state", secret="guess") == 401
    assert server.status("answer", {"position": 0, "said": {"response": "A"}}) == 401
    assert server.status("picture/1/0", secret=person.secret) == 409  # of an item that is not shown yet
    assert server.status("picture/0/9", secret=person.secret) == 404
    assert server.status("join", {"language": "xx"}) == 400
    assert server.status("answer", {"position": 999, "said": {"response": "A"}}, person.secret) == 409
    assert server.status("answer", {"position": 0, "said": {"response": "A" * 30_000}}, person.secret) == 400
    assert server.status("answer", {"said": "A" * 100_000}, person.secret) == 400
    assert server.status("state", secret=person.secret, Host="evil.example") == 400
    address, token = server.address.rstrip("/").rsplit("/", 1)
    assert len(token) >= 16
    for path in ("/", "/state", f"/{token[:-1]}/state", f"/{token}x/", f"/{token}/picture/{'9' * 5000}/0"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(address + path)


def test_only_what_is_shown_or_was_shown_can_be_answered(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path
) -> None:
    person = Person(server, benchmark, known, answers)
    for position, status in ((1, 409), (5, 409), (-1, 409), (0, 200), (0, 200), (2, 409), (1, 200), (0, 200)):
        given = {"position": position, "said": {"response": "A"}}
        assert server.status("answer", given, person.secret) == status, position
    assert [trial.position for trial in person.store.trials(person.participant) if trial.said] == [0, 1]


@pytest.mark.parametrize(
    "said",
    [
        {"first": -1.0},
        {"last": -0.5},
        {"sent": -1e9},
        {"sent": 1e308},
        {"hidden": -1.0},
        {"hidden": 1e300},
        {"zooms": -1},
        {"zooms": 2**70},
        {"viewport": [-800, 600]},
        {"viewport": [800, 2**70]},
        {"ratio": -2.0},
        {"ratio": 1e308},
    ],
)
def test_times_and_sizes_that_cannot_be_are_refused(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path, said: dict[str, Any]
) -> None:
    person = Person(server, benchmark, known, answers)
    assert server.status("answer", {"position": 0, "said": {"response": "A", **said}}, person.secret) == 400
    assert person.store.trials(person.participant)[0].said is None


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 50_000,
        b'{"position": ' * 4000,
        b'{"position": 0, "said": {"response": "\xff"}}',
        b"\xff\xfe",
        b"",
        b"9" * 6000,
    ],
    ids=["lists", "objects", "no UTF-8 in a text", "no UTF-8", "nothing", "a long number"],
)
@pytest.mark.parametrize("path", ["join", "answer"])
def test_messages_that_are_no_messages_are_refused(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path, path: str, body: bytes
) -> None:
    person = Person(server, benchmark, known, answers)
    request = urllib.request.Request(server.address + path, body, {"Authorization": f"Bearer {person.secret}"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 400


@pytest.mark.parametrize("path", ["answer", "state"])
@pytest.mark.parametrize("harm", ["deleted", "replaced", "without its journal"])
def test_a_study_whose_file_is_lost_stops(
    benchmark: Path, tmp_path: Path, harm: str, path: str, everything: bool
) -> None:
    if (harm == "replaced") != (path == "state") and not everything:
        pytest.skip("each harm is met on one path, and each path meets one")
    out = tmp_path / "answers.sqlite"
    with Server("play", benchmark, "--items", SITTING, "--out", out) as server:
        secret = server.ask("join", {"language": "en"})["secret"]
        if harm == "without its journal":
            Path(f"{out}-wal").unlink()
        else:
            out.rename(tmp_path / "elsewhere")
        if harm == "replaced":
            out.write_bytes((tmp_path / "elsewhere").read_bytes())
        message = {"position": 0, "said": {"response": "A"}} if path == "answer" else None
        assert server.status(path, message, secret) == 410
        assert server.process.wait() == 1
        assert f"{out} was deleted or replaced" in server.told()


def test_whoever_leaves_is_forgotten(
    server: Server, benchmark: Path, known: dict[str, Question], answers: Path
) -> None:
    one = Person(server, benchmark, known, answers)
    dealt = [trial.item for trial in one.store.trials(one.participant)]
    server.ask("leave", {}, one.secret)
    assert server.status("state", secret=one.secret) == 401
    assert not one.store.trials(one.participant)
    again = Person(server, benchmark, known, answers)
    assert [trial.item for trial in again.store.trials(again.participant)] == dealt


def test_somebody_can_be_forgotten_later(benchmark: Path, tmp_path: Path) -> None:
    answers = tmp_path / "answers.sqlite"
    store = Store(answers, settings(benchmark))
    people = [store.join("en", "now")[0] for _ in range(2)]
    for person in people:
        store.deal(person, [("item", False)])
        store.answer(person, 0, Said(f"the wish of {person.id}"), "now")
    store.close()
    command = ("play", benchmark, "--items", SITTING, "--out", answers)
    assert run(*command, "--forget", people[0].id).exit_code == 0
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert people[0].id.encode() not in left
    assert b"the wish of " + people[1].id.encode() in left
    unknown = run(*command, "--forget", people[0].id)
    assert unknown.exit_code == 2
    assert "Nobody" in unknown.output


@pytest.fixture(scope="class")
def invited(benchmark: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a study of four people who are invited, while its server runs."""
    folder = tmp_path_factory.mktemp("invited")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    server = served(benchmark, folder / "answers.sqlite", "--invite", 4, port=port)
    assert "answers 4 people who are invited" in server.address
    yield folder
    server.kill()


class TestInvitations:
    """Each invited person has an address of his own, for one sitting, from as many browsers as he likes."""

    @pytest.fixture
    def addresses(self, invited: Path) -> list[str]:
        return (invited / "answers.addresses.txt").read_text().splitlines()

    @pytest.fixture
    def store(self, invited: Path, benchmark: Path) -> Store:
        return Store(invited / "answers.sqlite", settings(benchmark))

    def test_an_address_is_one_person(self, addresses: list[str], store: Store, invited: Path) -> None:
        assert len(set(addresses)) == 4
        assert stat.S_IMODE((invited / "answers.addresses.txt").stat().st_mode) == 0o600
        one, two = (Browser(address) for address in addresses[:2])
        told = {"languages": ["en"], "purpose": "study", "invited": True}
        assert one.ask("languages") == told  # nobody has begun
        secret = one.ask("join", {"language": "en"})["secret"]
        other = two.ask("join", {"language": "en"})["secret"]
        first = one.ask("state", secret=secret)
        assert first["id"] != two.ask("state", secret=other)["id"]
        one.ask("answer", {"position": 0, "said": {"response": "A"}}, secret)
        again = one.ask("languages")["secret"]  # on another device
        state = one.ask("state", secret=again)
        assert (state["id"], state["position"]) == (first["id"], 1)
        people = len(store.participants())
        assert one.ask("join", {"language": "en"})["secret"] == secret  # nobody takes part twice
        assert len(store.participants()) == people
        for path in invited.glob("answers.sqlite*"):
            assert secret.encode() not in path.read_bytes()

    def test_nobody_else_is_admitted(self, addresses: list[str], store: Store) -> None:
        root = addresses[0].rsplit("/", 2)[0]
        for place in (store.token, addresses[0].split("/")[-2][:-1], "x" * 24):
            for path in ("", "languages", "script.js"):
                assert Browser(f"{root}/{place}/").status(path) == 404
            assert Browser(f"{root}/{place}/").status("join", {"language": "en"}) == 404

    def test_whoever_has_left_is_not_admitted_again(self, addresses: list[str], store: Store) -> None:
        one = Browser(addresses[2])
        secret = one.ask("join", {"language": "en"})["secret"]
        one.ask("leave", {}, secret)
        assert one.status("languages") == 404
        assert one.status("join", {"language": "en"}) == 404
        assert Browser(addresses[3]).status("languages") == 200
        made: list[str] = []
        store.invite(4, made.extend)  # one more, in place of the one who left
        assert len(made) == 1
        store.invite(4, made.extend)  # and none when the command is given again
        assert len(made) == 1


def test_invitations_that_nobody_gets_are_none(benchmark: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / "answers.sqlite", settings(benchmark))

    def full(_: Sequence[str]) -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        store.invite(3, full)
    assert store.invitations() == 0
    store.join("en", "now")
    with pytest.raises(OpenToAll, match="without an invitation"):
        store.invite(3, full)
    done = run("play", benchmark, "--invite", 3, "--port", 0, "--out", tmp_path / "other.sqlite")
    assert done.exit_code == 2
    assert "--port other than 0" in done.output


def test_one_invitation_closes_a_study_that_is_opened_again(benchmark: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / "answers.sqlite", settings(benchmark))
    store.invite(1, list[str]().extend)
    store.close()
    assert Store(tmp_path / "answers.sqlite", settings(benchmark)).by_invitation


def test_files_from_before_invitations_open(benchmark: Path, tmp_path: Path) -> None:
    Store(tmp_path / "answers.sqlite", settings(benchmark)).close()
    with sqlite3.connect(tmp_path / "answers.sqlite") as database:
        database.execute("DROP TABLE invitation")
    store = Store(tmp_path / "answers.sqlite", settings(benchmark))
    assert store.invitations() == 0
    assert store.join("en", "now")[0].turn == 0


def test_the_file_is_private_and_of_one_study(benchmark: Path, tmp_path: Path) -> None:
    mask = os.umask(0)
    try:
        Store(tmp_path / "answers.sqlite", settings(benchmark)).close()
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "answers.sqlite").stat().st_mode) == 0o600
    other = run("play", benchmark, "--items", 3, "--out", tmp_path / "answers.sqlite", "--export", tmp_path / "x.jsonl")
    assert other.exit_code == 2
    assert "another --seed or --items" in other.output
    (tmp_path / "text.sqlite").write_text("no database at all, but a text that is long enough")
    with pytest.raises(OtherStudy, match="not a file that puzzlegen play made"):
        Store(tmp_path / "text.sqlite", settings(benchmark))


def test_what_is_exported_says_what_it_can_be(benchmark: Path, tmp_path: Path) -> None:
    wrong = run("play", benchmark, "--out", tmp_path / "answers.sqlite", "--export", tmp_path / "humans.csv")
    assert wrong.exit_code == 2
    assert ".jsonl" in wrong.output


def test_twenty_people_at_once(server: Server, benchmark: Path, known: dict[str, Question], answers: Path) -> None:
    people = [Person(server, benchmark, known, answers) for _ in range(20)]
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(server.ask, "state", secret=person.secret) for person in people for _ in range(5)]
        names = {one.result()["id"] for one in asked}
        said = {"position": 0, "said": {"response": "A"}}
        for one in [pool.submit(server.ask, "answer", said, person.secret) for person in people]:
            one.result()
    assert len(names) == 20
    assert all(person.store.trials(person.participant)[0].said for person in people)
    trials = [trial for person in people for trial in person.store.trials(person.participant)]
    shown = Counter(trial.item for trial in trials if not trial.practice)
    assert set(shown) == set(known)
    assert max(shown.values()) - min(shown.values()) <= 3  # categories are of different sizes
