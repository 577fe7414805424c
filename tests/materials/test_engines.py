"""Chess engines: questions about their judgement, how these are marked, and engines that misbehave."""

import json
import shutil
import sys
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.certificate import JudgeNeeded, MalformedStatement, Verdict
from puzzlegen.core.family import Level
from puzzlegen.core.item import so_many
from puzzlegen.core.stream import Stream
from puzzlegen.materials import uci
from puzzlegen.materials.engines import Engine
from puzzlegen.materials.uci import Line
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.item_options import ItemOptions
from tests.support.boards_cases import certificate

FAKE = Path(__file__).parents[1] / "support" / "fake_engine.py"
STOCKFISH = shutil.which("stockfish") or shutil.which("/usr/games/stockfish")
JUDGED = {"boards/chess_best_move": {"preferred"}, "boards/chess_evaluation": {"range", "value"}}
HANGING = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"  # a pawn takes a queen


def program(folder, mode, *files):
    """The program of an engine that behaves in one way."""
    path = folder / f"engine_{mode}"
    arguments = " ".join(f"'{part}'" for part in (FAKE, mode, *files))
    path.write_text(f"#!/bin/sh\nexec '{sys.executable}' {arguments}\n")
    path.chmod(0o755)
    return path


@pytest.fixture(scope="module", autouse=True)
def patience():
    """No engine that works is too slow; where one shall be given up, it never answers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uci, "READY", 600.0)
        patch.setattr(uci, "PATIENCE", 600.0)
        yield


@pytest.fixture
def fake(tmp_path):
    return partial(program, tmp_path)


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def make(target, engine, out, *more):
    return run(
        "make", target, "--n", 6, "--level", "easy", "--engine", engine, "--engine-nodes", 1000, "--out", out, *more
    )


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    return program(tmp_path_factory.mktemp("good"), "good")


@pytest.fixture(scope="module")
def valued(good, tmp_path_factory):
    """A snapshot of `boards/chess_evaluation`, which tests only read."""
    out = tmp_path_factory.mktemp("valued") / "out"
    done = make("boards/chess_evaluation", good, out)
    assert done.exit_code == 0, done.output
    return out


def manifest(folder):
    return json.loads((folder / "manifest.json").read_text())


def proofs(folder):
    return [json.loads(line) for line in (folder / "proofs.jsonl").read_text().splitlines()]


def asking(query):
    """The family that asks the engine this."""
    return next(name for name, tasks in JUDGED.items() if query["task"] in tasks)


PREFERRED = {"task": "preferred", "engine": "Told", "nodes": 1000, "margin": 200, "decided": 1000}
RANGE = {"task": "range", "engine": "Told", "nodes": 1000}
RANGE["options"] = [[None, -200], [-200, 0], [0, 200], [200, None]]  # not the generator's
VALUE = {"task": "value", "engine": "Told", "nodes": 1000, "tolerance": 50}
BACKWARDS = {"options": RANGE["options"][::-1]}


class Told:
    """An engine that says what it was told to say, one answer after the other; and remembers what it was asked."""

    name = "Told"

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    def best(self, fen, nodes, count=1):
        self.asked.append((fen, nodes, count))
        return tuple(Line(*line) for line in self.answers.pop(0))


def judge(name, engine, statement, query):
    """What the validator makes of an engine's answers, given plain data."""
    one = catalog.load_format(name).puzzle(statement, query)
    return catalog.load_validator(name).certify_with(engine, one.statement, one.query)


@pytest.mark.parametrize(
    ("query", "answers", "verdict", "found"),
    [
        (PREFERRED, ([("e4d5", 900), ("e1e2", 0)], [("e4d5", 800), ("e1e2", 600)]), "judged", ("e4d5",)),
        (PREFERRED, ([("e4d5", 900), ("e1e2", 0)], [("e4d5", 800), ("e1e2", 601)]), "undecided", ()),
        (PREFERRED, ([("e4d5", 900), ("e1e2", 0)], [("e1e2", 800), ("e4d5", 0)]), "undecided", ()),
        (PREFERRED, ([("e4d5", 9999), ("e1e2", 801)], [("e4d5", 9999), ("e1e2", 0)]), "undecided", ()),
        (PREFERRED, ([("e4d5", -801), ("e1e2", -9990)], [("e4d5", 0), ("e1e2", -9990)]), "undecided", ()),
        (PREFERRED, ([("e4d5", 0)], [("e4d5", 0)]), "undecided", ()),  # the only move
        (RANGE, ([("e4d5", 260)], [("e4d5", 9999)]), "judged", ("D",)),
        (RANGE, ([("e4d5", 150)], [("e4d5", 50)]), "judged", ("C",)),
        (RANGE, ([("e4d5", 150)], [("e4d5", 49)]), "undecided", ()),
        (RANGE, ([("e4d5", 150)], [("e4d5", 250)]), "undecided", ()),
        (RANGE, ([("e4d5", -50)], [("e4d5", -150)]), "judged", ("B",)),
        (RANGE, ([("e4d5", -251)], [("e4d5", -900)]), "judged", ("A",)),
        (VALUE, ([("e4d5", -30)], [("e4d5", -6)]), "judged", ("-30 ± 50",)),
        (VALUE, ([("e4d5", 30)], [("e4d5", 55)]), "undecided", ()),
    ],
)
def test_a_judgement_has_to_be_clear_twice(query, answers, verdict, found):
    name = asking(query)
    engine = Told(*answers)
    statement = {"fen": HANGING, "bottom": "white"}
    certificate = judge(name, engine, statement, query)
    assert (certificate.verdict, certificate.answers) == (verdict, found)
    assert [nodes for _, nodes, _ in engine.asked] == [1000, 4000]
    assert certificate.method == "no proof: the judgement of Told at 1000 and at 4000 nodes"
    assert certificate.effort == {"nodes": 5000}


def test_values_are_for_white():
    statement = {"fen": HANGING.replace(" w ", " b "), "bottom": "white"}
    engine = Told([("d5e4", 300)], [("d5e4", 300)])
    certificate = judge("boards/chess_evaluation", engine, statement, RANGE)
    assert certificate.answers == ("A",)
    engine = Told([("d5e4", 300)], [("d5e4", 300)])
    certificate = judge("boards/chess_evaluation", engine, statement, VALUE)
    assert certificate.answers == ("-300 ± 50",)


@pytest.mark.parametrize("query", [PREFERRED, RANGE, VALUE], ids=["preferred", "range", "value"])
def test_only_the_engine_can_answer(query):
    name = asking(query)
    statement = {"fen": HANGING, "bottom": "white"}
    with pytest.raises(JudgeNeeded):
        certificate(name, statement, query)
    own = {"preferred": {"margin": -1}, "range": BACKWARDS, "value": {"tolerance": 0}}[query["task"]]
    for wrong in ({"engine": "Another"}, {"nodes": 0}, own):
        with pytest.raises(MalformedStatement):
            judge(name, Told(), statement, query | wrong)
    with pytest.raises(MalformedStatement):
        certificate(name, {"fen": "rubbish", "bottom": "white"}, query)


@pytest.mark.parametrize("name", JUDGED)
def test_a_snapshot_with_an_engine(name, good, valued, fake, tmp_path):
    out = valued
    if name != "boards/chess_evaluation":
        out = tmp_path / "out"
        done = make(name, good, out)
        assert done.exit_code == 0, done.output
    content = manifest(out)["content"]
    identity = content["request"]["engine"]
    assert (identity["name"], identity["nodes"], identity["options"]) == ("Fake 1.0", 1000, {"Hash": 16})
    judged = [proof for proof in proofs(out) if proof["certificate"]["verdict"] == "judged"]
    assert {proof["query"]["task"] for proof in judged} <= JUDGED[name]
    assert 0 < len(judged) < 6
    assert content["judged"] == len(judged)
    assert {proof["certificate"]["verdict"] for proof in proofs(out) if proof not in judged} == {"unique"}
    without = run("verify", out)
    assert without.exit_code == 0
    assert f"{so_many(6 - len(judged))} proven; the answers of {len(judged)} rest on Fake 1.0" in without.output
    assert f"{so_many(6 - len(judged))} proven, {len(judged)} are as" in run("verify", out, "--engine", good).output
    assert run("replay", out, "--engine", good).exit_code == 0
    assert run("replay", out).exit_code == 2
    for check in ("verify", "replay"):
        other = run(check, out, "--engine", fake("renamed"))
        assert other.exit_code == 2
        assert "is not the engine that was asked for: it is Another 1.0 Hash=16, and not Fake" in other.output
    lying = run("verify", out, "--engine", fake("lies"))
    assert lying.exit_code == 1
    assert lying.output.count("the certificate is not what the validator finds") == len(judged)


def test_workers_and_shards_make_the_same(good, valued, tmp_path):
    name = "boards/chess_evaluation"
    assert make(name, good, tmp_path / "double", "--workers", 2).exit_code == 0
    parts = [tmp_path / f"part{number}" for number in (1, 2)]
    for number, part in enumerate(parts, start=1):
        assert make(name, good, part, "--shard", f"{number}/2").exit_code == 0
    assert run("merge", *parts, "--out", tmp_path / "merged").exit_code == 2
    assert run("merge", *parts, "--engine", good, "--out", tmp_path / "merged").exit_code == 0
    assert len({manifest(folder)["root"] for folder in (valued, tmp_path / "double", tmp_path / "merged")}) == 1
    assert run("verify", tmp_path / "merged", "--engine", good, "--workers", 2).exit_code == 0


def test_a_judgement_must_be_marked(valued, tmp_path):
    """Neither can an answer be called proven that an engine gave, nor one be called judged that must be proven."""
    out = shutil.copytree(valued, tmp_path / "out")
    path = out / "proofs.jsonl"
    honest = path.read_text()
    for marked, claimed in (("judged", "unique"), ("unique", "judged")):
        path.write_text(honest.replace(f'"verdict":"{marked}"', f'"verdict":"{claimed}"', 1))
        done = run("verify", out)
        assert done.exit_code == 1
        assert "only a judge" in done.output or "not what the validator finds" in done.output
        assert "items are judged, and" in done.output


def test_nothing_changes_for_other_families(good, tmp_path):
    assert make("boards", good, tmp_path / "with").exit_code == 0
    assert run("make", "boards", "--n", 6, "--level", "easy", "--out", tmp_path / "without").exit_code == 0
    items = [(tmp_path / folder / "items.jsonl").read_text().splitlines() for folder in ("with", "without")]
    others = [[line for line in lines if not any(name[7:] in line for name in JUDGED)] for lines in items]
    assert others[0] == others[1]
    assert others[0]
    request = manifest(tmp_path / "without")["content"]
    assert "judged" not in request
    assert "engine" not in request["request"]


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("mute", "does not answer 'uci' within 0.2 seconds, as a UCI engine does."),
        ("leaves", "ends when it is told 'uci', as no UCI engine does."),
        ("single", "has no option MultiPV, and so cannot tell its two best moves."),
    ],
)
def test_what_is_no_engine(mode, sentence, fake, tmp_path, monkeypatch):
    if mode == "mute":
        monkeypatch.setattr(uci, "READY", 0.2)
    done = make("boards/chess_evaluation", fake(mode), tmp_path / "out")
    assert done.exit_code == 2
    assert sentence in done.output
    assert not (tmp_path / "out").exists()


def test_no_engine_is_there(tmp_path):
    (tmp_path / "text").write_text("not a program\n")
    (tmp_path / "rubbish").write_bytes(b"\x7fELF rubbish")
    (tmp_path / "rubbish").chmod(0o755)
    for engine, sentence in (
        (tmp_path / "none", "cannot be started: there is no such program."),
        (tmp_path, "cannot be started: there is no such program."),
        (tmp_path / "text", "cannot be started: it may not be executed."),
        (tmp_path / "rubbish", "cannot be started: "),
    ):
        done = make("boards/chess_evaluation", engine, tmp_path / "out")
        assert done.exit_code == 2
        assert sentence in done.output
    alone = run("make", "boards/chess_evaluation", "--engine-nodes", 5000, "--out", tmp_path / "out")
    assert alone.exit_code == 2
    assert "--engine-nodes is about --engine" in alone.output


def test_an_engine_must_be_asked_for(good, tmp_path):
    done = make("boards/chess_mate", good, tmp_path / "out")
    assert done.exit_code == 2
    assert "boards/chess_mate has no family that asks what a chess engine thinks." in done.output
    assert run("make", "boards/chess_evaluation", "--n", 2, "--out", tmp_path / "plain").exit_code == 0
    done = run("replay", tmp_path / "plain", "--engine", good)
    assert done.exit_code == 2
    assert "names no engine" in done.output


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("hangs", "hangs: there was no move in 1 seconds"),
        ("dies", "died twice, at "),
        ("cheats", "did not answer as a UCI engine does ("),
        ("silent", "named no move or no score, at "),
    ],
)
def test_an_engine_that_fails_stops_the_run(mode, sentence, fake, tmp_path, monkeypatch):
    if mode == "hangs":
        monkeypatch.setattr(uci, "PATIENCE", 0)  # a second is left for the 1,000 nodes
    done = make("boards/chess_evaluation", fake(mode), tmp_path / "out")
    assert done.exit_code == 1
    assert sentence in done.output
    assert "what was made is kept, and the same command resumes." in done.output
    assert not (tmp_path / "out").exists()


def test_an_engine_that_dies_once_is_started_again(fake, tmp_path):
    mark = tmp_path / "mark"
    mark.touch()
    assert make("boards/chess_evaluation", fake("dies_once", mark), tmp_path / "out").exit_code == 0
    assert not mark.exists()


@pytest.fixture
def unasked_first():
    """A seed with which the first item of `boards/chess_best_move` asks no engine, whatever its version."""
    loaded = catalog.load("boards/chess_best_move")
    row, digest = loaded.row, pipeline.params_digest(loaded.levels[Level.EASY])
    draws = (Stream.for_item(row.name, row.stream_version, digest, seed, 0, 0).child("state") for seed in count())
    return next(seed for seed, rng in enumerate(draws) if not rng.class_by_index(2, "judge"))


def test_a_run_resumes_when_its_engine_lives_again(unasked_first, fake, tmp_path):
    mark, seed = tmp_path / "mark", ("--seed", unasked_first)
    frail, name = fake("dies_while", mark), "boards/chess_best_move"
    mark.touch()
    assert make(name, frail, tmp_path / "out", *seed).exit_code == 1
    growing = [path for path in tmp_path.rglob("journal.jsonl") if path.read_text()]
    assert growing, "the items before the first question to the engine are kept"
    mark.unlink()
    assert make(name, frail, tmp_path / "out", *seed).exit_code == 0
    assert make(name, frail, tmp_path / "whole", *seed).exit_code == 0
    assert manifest(tmp_path / "out")["root"] == manifest(tmp_path / "whole")["root"]


def test_the_watchdog_decides_nothing(fake, monkeypatch):
    """It only ends the run: no answer is made of what an engine said before it."""
    monkeypatch.setattr(uci, "PATIENCE", 0)
    running = uci.Running(str(fake("hangs")))
    with pytest.raises(uci.EngineFailed, match="hangs"):
        running.best(HANGING, 200)
    running.close()


@pytest.mark.skipif(STOCKFISH is None, reason="Stockfish is not installed")
def test_stockfish():
    engine = Engine.identify({"engine": Path(STOCKFISH), "engine_nodes": 1000}, lambda *_: None)
    assert engine.identity.name.startswith("Stockfish")
    assert engine.identity.options == {"Threads": 1, "Hash": 16}
    running = engine.open()
    first = running.best(HANGING, 5000, 2)
    assert first[0].move == "e4d5"
    assert first[0].worth > first[1].worth
    running.best(HANGING.replace(" w ", " b "), 5000, 2)
    assert running.best(HANGING, 5000, 2) == first
    mate = running.best("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 5000)
    assert mate[0].worth == uci.MATE - 1
    manner = ItemOptions(materials=(engine,))
    for name, tasks in JUDGED.items():
        loaded = catalog.load(name)
        made = [pipeline.make_item(loaded, Level.EASY, 4, index, "en", manner) for index in range(4)]
        verdicts = {one.proof.certificate.verdict for one in made if one.proof.query["task"] in tasks}
        assert verdicts <= {Verdict.JUDGED}
    running.close()
