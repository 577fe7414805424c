"""Sources: positions of games and puzzles from files, what is wrong with such files, and positions told in FEN."""

import hashlib
import json
from types import SimpleNamespace

import chess
import chess.pgn
import pytest
from click.testing import CliRunner

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.family import Level
from puzzlegen.core.item import Choice
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.chess_games import drawn, read
from puzzlegen.generators.boards.kits.chess_positions import fen_of, play, stages
from puzzlegen.generators.boards.kits.survey import survey
from puzzlegen.materials import sources
from puzzlegen.materials.material import Changed, Missing, NothingUsable
from puzzlegen.materials.sources import Source, Unusable
from puzzlegen.renderers.boards.kits import fen
from puzzlegen.snapshots import pipeline, writer
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.specs import language as spec
from puzzlegen.words import say

CHESS = [row.name for row in catalog.find("boards") if row.extra == "chess"]
ABOUT = ("--source-licence", "CC0-1.0", "--source-origin", "self-play")
GOOD_GAME = '[Event "one"]\n\n1. e4 {[%clk 0:01] good} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 1/2-1/2\n\n'


def record(*asked):
    """A game of the small player at its end, with its moves."""
    board = chess.Board()
    for move in play(*asked).moves:
        board.push(move)
    return board


def played(count, plies=90):
    return [record(Stream("source", index), plies) for index in range(count)]


def as_pgn(game):
    root = chess.pgn.Game.from_board(game)
    root.headers["Result"] = "*"
    return f"{root}\n\n"


def as_mate_in_one(game, number):
    """The line of a puzzle whose last move mates."""
    before = stages(game, len(game.move_stack) - 2)[0]
    moves = " ".join(move.uci() for move in game.move_stack[-2:])
    return f"{number:05},{before.fen()},{moves},900,80,95,1000,mate mateIn1 short,https://example.org/{number},\n"


@pytest.fixture(scope="module")
def pgn(tmp_path_factory):
    path = tmp_path_factory.mktemp("pgn") / "games.pgn"
    path.write_text("".join(as_pgn(game) for game in played(30)))
    return path


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory):
    path = tmp_path_factory.mktemp("csv") / "puzzles.csv"
    ended = (record(Stream("mates", index), 120, (0.6, 3.0)) for index in range(300))
    mates = [game for _, game in zip(range(40), ended, strict=False) if game.is_checkmate()]
    header = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n"
    path.write_text(header + "".join(as_mate_in_one(game, number) for number, game in enumerate(mates)))
    return path


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def records(path, text=None):
    if text is not None:
        path.write_text(text)
    return sources.Records(str(path), path.suffix[1:])


def identified(path):
    """The source in this file."""
    return Source.identify({"source": path, "source_licence": "CC0-1.0", "source_origin": "self-play"}, lambda *_: None)


def reached(path):
    """Every position of every game of a source."""
    source = records(path)
    return {fen_of(board) for number in range(len(source)) for board in stages(read(source[number], source.format), 0)}


def test_a_file_is_cut_into_its_games(tmp_path):
    text = (
        "\ufeff"
        + GOOD_GAME
        + GOOD_GAME.replace("{[%clk", '{\n[%clk "x"]').replace("\n", "\r\n")
        + "1. d4 *\n"
        + GOOD_GAME
    )
    found = records(tmp_path / "some.pgn", text)
    assert len(found) == 3
    assert [found.where(number).rsplit(" ", 1)[1] for number in range(3)] == ["1", "5", "11"]
    assert [len(read(found[number], "pgn").move_stack) for number in range(3)] == [4, 4, 4]
    assert found.sha256 == hashlib.sha256((tmp_path / "some.pgn").read_bytes()).hexdigest()


def test_a_file_is_cut_into_its_puzzles(puzzles):
    found = records(puzzles)
    assert len(found) == len(puzzles.read_text().splitlines()) - 1
    assert found.where(0).endswith("puzzles.csv, line 2")
    assert all(read(found[number], "csv").is_checkmate() for number in range(len(found)))


LINE = "00001,{fen},{moves},900,80,95,1000,mate,https://example.org,\n"
START = chess.STARTING_FEN


@pytest.mark.parametrize(
    ("format", "text", "reason"),
    [
        ("csv", LINE.format(fen=START, moves="e2e4").replace("900,", "9\r00,"), "no line of CSV"),
        ("pgn", GOOD_GAME.replace("Nc6", "Ke4"), "illegal san"),
        ("pgn", GOOD_GAME.replace("1/2-1/2", ""), "breaks off"),
        ("pgn", GOOD_GAME.replace("2. Nf3 $1", "2. --"), "null move"),
        ("pgn", '[Event "empty"]\n\n*\n', "no moves"),
        ("pgn", '[FEN "8/8/8/8 w - - 0 1"]\n\n1. e4 *\n', "expected 8 rows"),
        ("pgn", '[FEN "kK6/8/8/8/8/8/8/7R w - - 0 1"]\n\n1. Rh8# *\n', "no legal position"),
        ("pgn", '[Variant "Atomic"]\n\n1. e4 e5 *\n', "other rules"),
        (
            "pgn",
            '[Variant "Chess960"]\n[FEN "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w KQkq - 0 1"]\n\n1. e4 *\n',
            "other",
        ),
        ("pgn", "this is a letter, not a game\n", "no"),
        ("csv", LINE.format(fen=START, moves="e2e4 e7e5")[:60], "fields"),
        ("csv", LINE.format(fen=START, moves="e2e5"), "illegal uci"),
        ("csv", LINE.format(fen=START, moves="e2e"), "uci"),
        ("csv", LINE.format(fen=START, moves=""), "no moves"),
        ("csv", LINE.format(fen="8/8/8/8/8/8/8/8 w - - 0 1", moves="e2e4"), "no legal position"),
        ("csv", LINE.format(fen="rubbish", moves="e2e4"), "fen"),
    ],
)
def test_malformed_records_are_unusable(format, text, reason):
    with pytest.raises(Unusable) as told:
        read(text, format)
    assert reason in str(told.value)


@pytest.mark.parametrize("gap", ["", "\n", "\n\n", "\r\n \r\n\r\n"], ids=["none", "one", "two", "three"])
def test_moves_follow_their_tags_after_any_number_of_empty_lines(gap, tmp_path):
    """Two of them are in the files of chessbomb.com, python-chess #794."""
    text = GOOD_GAME.replace("]\n\n", f"]\n{gap}", 1)
    found = records(tmp_path / "some.pgn", text + text)
    assert [len(read(found[number], "pgn").move_stack) for number in range(len(found))] == [4, 4]


def test_a_game_that_ends_by_the_rules_needs_no_result():
    """Of collections of mates in one, chess.js #152."""
    mate = '[FEN "8/8/8/6R1/4k3/2KN1r2/8/8 w - - 0 1"]\n\n1.Re5#\n'
    stalemate = '[FEN "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"]\n\n1. Qc7\n'
    assert read(mate, "pgn").is_checkmate()
    assert read(stalemate, "pgn").is_stalemate()


def test_a_table_of_puzzles_may_begin_with_a_mark(tmp_path):
    text = "\ufeffPuzzleId,FEN,Moves,Rating\r\n" + LINE.format(fen=START, moves="e2e4 e7e5").replace("\n", "\r\n")
    found = records(tmp_path / "some.csv", text)
    assert len(found) == 1
    assert len(read(found[0], "csv").move_stack) == 2


def test_a_mate_by_castling_is_asked(tmp_path):
    path = tmp_path / "castling.csv"
    path.write_text(
        "CAST1,8/1P4p1/4Q3/2B4p/1P6/3k4/4N3/R3K2R b KQ - 0 1,h5h4 e1c1,600,80,90,10,mate mateIn1,https://example.org,\n"
    )
    manner = ItemOptions(materials=(identified(path),))
    loaded = catalog.load("boards/chess_mate")
    made = [pipeline.make_item(loaded, Level.EASY, 4, index, "en", manner) for index in range(4)]
    assert {one.proof.certificate.answers for one in made if one.proof.query["task"] == "key"} == {("e1c1",)}
    assert all("O-O-O#" in one.key.explanation for one in made)


@pytest.mark.parametrize("name", [name for name in CHESS if name != "boards/chess_mate"])  # games have few mates
def test_positions_come_from_the_source(name, pgn):
    positions = reached(pgn)
    manner = ItemOptions(materials=(identified(pgn),))
    loaded = catalog.load(name)
    # In so few games there may be no quiet move that wins something.
    levels = loaded.row.levels[:1] if name == "boards/chess_best_move" else loaded.row.levels
    made = [pipeline.make_item(loaded, level, 4, 0, "en", manner) for level in levels]
    plain = [pipeline.make_item(loaded, level, 4, 0, "en") for level in levels]
    shown = [one.proof.statement["fen"] for one in made if "fen" in one.proof.statement and not made_up(one)]
    assert shown
    assert set(shown) <= positions
    assert not {one.proof.statement.get("fen") for one in plain} & positions


def made_up(made):
    """True if the position had to be changed for the question."""
    return made.proof.query["task"] == "castling"


def test_mates_are_puzzles_with_their_theme(puzzles):
    manner = ItemOptions(materials=(identified(puzzles),))
    loaded = catalog.load("boards/chess_mate")
    positions = reached(puzzles)
    for index in range(6):
        made = pipeline.make_item(loaded, Level.EASY, 4, index, "en", manner)
        answer, query = made.key.answer, made.proof.query
        shown = (
            query["options"]["ABCD".index(answer.letter)] if isinstance(answer, Choice) else made.proof.statement["fen"]
        )
        assert shown in positions
    with pytest.raises(pipeline.Rejected, match="theme mateIn2"):
        drawn(identified(puzzles), Stream("any"), "mateIn2")


def test_a_snapshot_of_a_source_is_made_verified_and_replayed(pgn, tmp_path):
    out = tmp_path / "out"
    done = run("make", "boards/chess_rules", "--n", 6, "--source", pgn, *ABOUT, "--out", out)
    assert done.exit_code == 0, done.output
    request = json.loads((out / "manifest.json").read_text())["content"]["request"]
    sha256 = hashlib.sha256(pgn.read_bytes()).hexdigest()
    assert request["source"] == {"format": "pgn", "sha256": sha256, "licence": "CC0-1.0", "origin": "self-play"}
    assert run("verify", out).exit_code == 0
    without = run("replay", out)
    assert without.exit_code == 2
    assert sha256 in without.output
    moved = tmp_path / "elsewhere.pgn"
    moved.write_bytes(pgn.read_bytes())
    assert run("replay", out, "--source", moved).exit_code == 0
    moved.write_bytes(pgn.read_bytes() + b"\n")
    other = run("replay", out, "--source", moved)
    assert other.exit_code == 2
    assert "is not the source that was asked for" in other.output


def test_shards_of_a_source_merge_into_the_same_snapshot(pgn, tmp_path):
    arguments = ("boards/chess_evaluation", "--n", 8, "--level", "medium", "--source", pgn, *ABOUT)
    assert run("make", *arguments, "--out", tmp_path / "single").exit_code == 0
    parts = [tmp_path / f"part{number}" for number in (1, 2)]
    for number, part in enumerate(parts, start=1):
        assert run("make", *arguments, "--shard", f"{number}/2", "--out", part).exit_code == 0
    assert run("merge", *parts, "--out", tmp_path / "merged").exit_code == 2
    assert run("merge", *parts, "--source", pgn, "--out", tmp_path / "merged").exit_code == 0
    roots = [json.loads((tmp_path / name / "manifest.json").read_text())["root"] for name in ("single", "merged")]
    assert roots[0] == roots[1]


def test_bad_games_are_skipped_and_told(pgn, tmp_path):
    path = tmp_path / "some.pgn"
    path.write_text(GOOD_GAME.replace("Nc6", "Ke4") + pgn.read_text() + GOOD_GAME.replace("1/2-1/2", ""))
    out = tmp_path / "out"
    done = run("make", "boards/chess_rules", "--n", 3, "--source", path, *ABOUT, "--out", out)
    assert done.exit_code == 0, done.output
    assert f"{path}, line 1: illegal san: 'Ke4'" in done.output
    assert "it breaks off without a result" in done.output
    assert "2 of 32 are unusable and skipped" in done.output
    found = survey(identified(path), (), lambda *_: None, 2)
    assert (found.total, found.usable, len(found.complaints)) == (32, 30, 2)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("games.pgn", "", "holds nothing usable: it is empty."),
        ("games.pgn", GOOD_GAME.replace("e4", "e6") * 3, "games.pgn, line 1: illegal san"),
        ("puzzles.csv", "PuzzleId,FEN,Moves\n00001,rubbish,e2e4\n", "puzzles.csv, line 2: it has 3 fields"),
    ],
)
def test_nothing_usable_stops_the_run(name, text, sentence, tmp_path):
    path = tmp_path / name
    path.write_text(text)
    done = run("make", "boards/chess_rules", "--n", 2, "--source", path, *ABOUT, "--out", tmp_path / "out")
    assert done.exit_code == NothingUsable.exit_code
    assert sentence in done.output
    assert not (tmp_path / "out").exists()


def test_a_source_must_fit(pgn, tmp_path):
    cases = [
        (("boards/chess_rules", "--source", tmp_path / "none.pgn", *ABOUT), "cannot be read"),
        (("boards/chess_rules", "--source", tmp_path / "games.txt", *ABOUT), "ends in .pgn"),
        (("boards/chess_rules", "--source", pgn), "--source-licence"),
        (("boards/chess_rules", *ABOUT), "are about --source."),
        (("template/blank", "--source", pgn, *ABOUT), "not about chess positions"),
        (("template/blank", "--with-fen"), "not about chess positions"),
    ]
    for arguments, sentence in cases:
        done = run("make", *arguments, "--n", 2, "--out", tmp_path / "out")
        assert done.exit_code == 2, done.output
        assert sentence in done.output
    assert not (tmp_path / "out").exists()


def test_a_source_that_changes_under_way_is_noticed(tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text(GOOD_GAME)
    source = identified(path)
    assert source.open()[0] == GOOD_GAME
    path.write_text(GOOD_GAME + GOOD_GAME)
    with pytest.raises(Changed, match="is not the source"):
        source.open()
    path.unlink()
    with pytest.raises(Missing, match="cannot be read"):
        source.open()


@pytest.mark.parametrize("name", CHESS)
def test_positions_told_in_fen_change_the_text_only(name):
    loaded = catalog.load(name)
    for index in range(2):
        for language in ("en", "zh"):
            plain = pipeline.make_item(loaded, Level.EASY, 4, index, language)
            told = pipeline.make_item(loaded, Level.EASY, 4, index, language, ItemOptions(with_fen=True))
            assert told.proof.statement == plain.proof.statement
            assert told.proof.query == plain.proof.query
            assert told.proof.certificate == plain.proof.certificate
            assert told.key.answer == plain.key.answer
            assert [one.pixels for one in told.pictures] == [one.pixels for one in plain.pictures]
            assert told.item.id != plain.item.id
            assert told.item.instruction == plain.item.instruction
            text = told.item.ask.removeprefix(plain.item.ask)
            assert 0 < len(text) < len(told.item.ask)
            assert text in told.item.question
            shown = [plain.proof.statement.get("fen"), plain.proof.statement.get("after")]
            shown += [option for option in plain.proof.query.get("options", ()) if "/" in option]
            assert shown != [None, None]
            assert all(fen in text for fen in shown if fen)


def test_options_are_told_in_fen_where_they_are_positions():
    shown = SimpleNamespace(fen=START, bottom="white")
    words = SimpleNamespace(options=["both", "neither"])
    assert fen.transcribe(shown, words) == fen.transcribe(shown, SimpleNamespace())
    boards = SimpleNamespace(options=[START[:-13], START[1:-13]])
    assert f"A: {START[:-13]}; B: {START[1:-13]}" in say(fen.transcribe(SimpleNamespace(bottom="white"), boards), "en")


def test_a_request_with_fen_says_so(tmp_path):
    assert run("make", "boards/chess_rules", "--n", 2, "--with-fen", "--out", tmp_path / "told").exit_code == 0
    assert json.loads((tmp_path / "told" / "manifest.json").read_text())["content"]["request"]["with_fen"] is True
    assert run("verify", tmp_path / "told").exit_code == 0
    assert run("replay", tmp_path / "told").exit_code == 0
    assert run("make", "boards/chess_rules", "--n", 2, "--out", tmp_path / "plain").exit_code == 0
    request = json.loads((tmp_path / "plain" / "manifest.json").read_text())["content"]["request"]
    assert not {"with_fen", "source"} & set(request)


def test_a_truncated_list_of_puzzles_is_used_as_far_as_it_goes(puzzles, tmp_path):
    path = tmp_path / "some.csv"
    whole = puzzles.read_bytes()
    path.write_bytes(whole[:-40])
    out = tmp_path / "out"
    done = run("make", "boards/chess_mate", "--n", 3, "--level", "easy", "--source", path, *ABOUT, "--out", out)
    assert done.exit_code == 0, done.output
    lines = whole.count(b"\n")
    assert f"Skipped {path}, line {lines}: it has 8 fields instead of 10." in done.output
    assert f"1 of {lines - 1} are unusable and skipped." in done.output
    assert run("verify", out).exit_code == 0


@pytest.mark.parametrize("name", ["games.pgn", "puzzles.csv"])
def test_bytes_that_are_no_text_are_no_games(name, tmp_path):
    path = tmp_path / name
    path.write_bytes(bytes(range(256)) * 4)
    done = run("make", "boards/chess_rules", "--n", 2, "--source", path, *ABOUT, "--out", tmp_path / "out")
    assert done.exit_code == NothingUsable.exit_code
    assert f"The source {path} holds nothing usable: {path}, line 1: " in done.output


def test_a_source_that_goes_away_under_way_loses_nothing(pgn, tmp_path):
    path = tmp_path / "games.pgn"
    text = pgn.read_text()
    path.write_text(text)
    source = identified(path)
    target = "boards/chess_rules"
    request = writer.request_for(spec.read(target), target, 6, 5, materials=(source,))

    def go_away(progress):
        if progress.done == 3:
            path.unlink(missing_ok=True)

    with pytest.raises(Missing, match="cannot be read"):
        writer.write_snapshot(request, tmp_path / "out", materials=(source,), report=go_away)
    path.write_text(text)
    before = []
    resumed = writer.write_snapshot(
        request, tmp_path / "out", materials=(source,), report=lambda progress: before.append(progress.done)
    )
    assert before[0] == 3
    assert resumed.root == writer.write_snapshot(request, tmp_path / "whole", materials=(source,)).root
