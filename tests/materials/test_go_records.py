"""Games of Go from files: how they are cut, read and played, what is wrong with some, and items made of them."""

import hashlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.go_board import EMPTY, Board
from puzzlegen.generators.boards.kits.go_games import played
from puzzlegen.generators.boards.kits.go_records import position, read
from puzzlegen.generators.boards.kits.survey import survey
from puzzlegen.materials.material import Missing, NothingUsable
from puzzlegen.materials.sources import GoSource, Records, Unusable

ABOUT = ("--sgf-licence", "CC0-1.0", "--sgf-origin", "self-play")
CAPTURE = "(;GM[1]FF[4]SZ[9]C[a \\] and a ( in words];B[ba];W[aa];B[ee](;W[ff];B[ab])(;W[gg];B[gh]))"


def written(size: int, number: int, moves: int) -> str:
    """A game between players who stop at nothing: all that matters is that it is legal."""
    rng, board, text = Stream("sgf", size, number), Board(size), f"(;GM[1]FF[4]SZ[{size}]"
    for turn in range(moves):
        free = [point for point in board.points() if board.cells[point] == EMPTY]
        for point in rng.sample(free, len(free)):
            colour = "BW"[turn % 2]
            if board.play(point, "B" if colour == "B" else "W") is not None:
                row, column = board.place(point)
                text += f";{colour}[{chr(97 + column)}{chr(97 + row)}]"
                break
    return text + ")\n"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sgf") / "games.sgf"
    path.write_text("".join(written(9, number, 50) for number in range(12)))
    return path


def source(path: Path) -> GoSource:
    chosen = {"sgf": path, "sgf_licence": "CC0-1.0", "sgf_origin": "self-play"}
    return GoSource.identify(chosen, lambda *_: None)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_file_is_cut_into_its_games(tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_text(f"{CAPTURE} {CAPTURE}\n{CAPTURE}")
    records = Records(str(path), "sgf")
    assert len(records) == 3
    assert [records[number].strip() for number in range(3)] == [CAPTURE] * 3
    assert [records.where(number).rsplit(" ", 1)[1] for number in range(3)] == ["1", "1", "2"]
    assert records.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_main_line_is_read_and_stones_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "one.sgf"
    path.write_text(CAPTURE)
    assert len(read(CAPTURE).moves) == 5
    board = position(Stream("any"), 9, 5, source(path))
    assert board.rows()[0] == ".B......."
    assert board.rows()[1] == "B........"
    assert board.rows()[5] == ".....W..."


def test_a_handicap_stands_on_the_board() -> None:
    record = read("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[];W[cg])")
    assert [record.board.cells[point] for point, _ in record.moves] == [EMPTY, EMPTY]
    assert [colour for _, colour in record.moves] == ["W", "W"]
    assert sum(row.count("B") for row in record.board.rows()) == 2


@pytest.mark.parametrize(
    "root",
    [
        "GaMe[1]FileFormat[3]SiZe[9]KoMi[5.5]",  # FF[1] to FF[3]: small letters of a name do not count
        "SZ [9]",
        "C[played on SZ[19\\] board? no: 9]SZ[9]",
        "SZ[9:9]",
    ],
)
def test_the_size_of_a_board_is_that_of_its_property(tmp_path: Path, root: str) -> None:
    path = tmp_path / "one.sgf"
    path.write_text(f"(;{root};B[ba];W[aa];B[ee])")
    assert position(Stream("any"), 9, 3, source(path)).rows()[4] == "....B...."


def test_the_first_node_may_lack_its_semicolon(tmp_path: Path) -> None:
    path = tmp_path / "one.sgf"
    path.write_text("(\nTE[\u540d\u4eba\u6218]\nRD[1950]SZ[9]\n;B[ba];W[aa])")
    assert position(Stream("any"), 9, 2, source(path)).rows()[0] == "WB......."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("(;SZ[9:13];B[aa])", "bad SZ"),
        ("(;GM[2]SZ[9];B[aa])", "another game"),
        ("(;SZ[25];B[aa])", "25 lines"),
        ("(;SZ[4];B[aa])", "4 lines"),
        ("(;SZ[9];B[aa];W[aa])", "move 2 is not legal"),
        ("(;SZ[9];B[ba];W[ee];B[ab];W[aa])", "move 4 is not legal"),
        ("(;SZ[9];B[aa];AW[cc])", "setup"),
        ("(;SZ[9];B[];W[])", "no moves"),
        ("(;SZ[9];B[zz])", "not on its board"),
        ("no game at all", "no SGF data"),
        ("(;SZ[9];B[aa]", "unexpected end"),
    ],
)
def test_what_is_no_game_is_not_used(text: str, reason: str) -> None:
    with pytest.raises(Unusable, match=reason):
        read(text)


def test_a_look_through_a_file_says_what_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "some.sgf"
    path.write_text(written(9, 0, 20) + "(;SZ[9];B[aa];W[aa])\n")
    found = survey(source(path), (), lambda *_: None, 1)
    assert (found.total, found.usable) == (2, 1)
    assert found.complaints == (f"{path}, line 2: its move 2 is not legal.",)
    path.write_text("(;SZ[9])")
    found = survey(source(path), (), lambda *_: None, 1)
    with pytest.raises(NothingUsable):
        source(path).surveyed(found)


def test_positions_are_those_of_the_games(games: Path) -> None:
    texts = [written(9, number, 50) for number in range(12)]
    boards = set()
    for text in texts:
        board, moves = read(text)
        for point, colour in moves[:30]:
            board.play(point, colour)
        boards.add(board.rows())
    found = {position(Stream("draw", number), 9, 30, source(games)).rows() for number in range(40)}
    assert len(found) > 8
    assert found <= boards
    with pytest.raises(Rejected):
        position(Stream("draw"), 13, 30, source(games))
    assert position(Stream("draw"), 9, 30, None).rows() == played(Stream("draw"), 9, 30).rows()


@pytest.mark.parametrize("name", ["go_liberties", "go_capture"])
def test_items_are_made_of_games_verified_and_made_again(name: str, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("make", f"boards/{name}", "--n", 8, "--level", "easy", "--sgf", games, *ABOUT, "--out", out)
    assert done.exit_code == 0, done.output
    request = json.loads((out / "manifest.json").read_text())["content"]["request"]
    assert request["sgf"] == {
        "format": "sgf",
        "sha256": hashlib.sha256(games.read_bytes()).hexdigest(),
        "licence": "CC0-1.0",
        "origin": "self-play",
    }
    assert run("verify", out).exit_code == 0
    assert run("replay", out, "--sgf", games).exit_code == 0
    without = run("replay", out)
    assert without.exit_code == 2
    assert "--sgf" in without.output


def test_what_cannot_be_made_of_them_says_so(games: Path, tmp_path: Path) -> None:
    refused = run("make", "boards/queens", "--n", 2, "--sgf", games, *ABOUT, "--out", tmp_path / "out")
    assert refused.exit_code == 2
    assert "is not about positions of Go" in refused.output
    nameless = run("make", "boards/go_liberties", "--n", 2, "--sgf", games, "--out", tmp_path / "out")
    assert nameless.exit_code == 2
    assert "--sgf-licence" in nameless.output
    other = games.with_suffix(".pgn")
    other.write_text("1. e4 *\n")
    with pytest.raises(Missing, match=r"games that ends in \.sgf"):
        source(other)
