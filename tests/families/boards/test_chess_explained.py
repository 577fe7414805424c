"""What the explanations of chess items say, checked against what is published, by python-chess."""

import re
from functools import partial

import chess
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.chess_bitboards import numbered, on_bitboards
from puzzlegen.generators.boards.kits.chess_positions import play
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.renderers.boards.kits import chess_wording
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.boards.kits.chess_gains import Gains
from puzzlegen.words import say
from tests.support.boards_cases import certificate
from tests.support.boards_cases import faults as false_in

LETTERS = "ABCD"
SQUARE = r"[a-h][1-8]"
NAMES = {"pawn": 1, "knight": 2, "bishop": 3, "rook": 4, "queen": 5, "king": 6}


def items(family, attempts, level, task=None, most=60):
    """What is published of so many invented puzzles at ``most``, their answers, and their explanations in English."""
    loaded = catalog.load(f"boards/{family}")
    params = loaded.generator.LEVELS[Level(level)]
    found = []
    for index in range(attempts):
        if len(found) == most:
            break
        try:
            rng = Stream.for_item(family, 1, level, 3, index, 0)
            puzzle = pipeline.invent(loaded, Level(level), params, rng)
        except Rejected:
            continue
        if task in (None, task_of(puzzle.query)):
            statement, query = plain(puzzle.statement), plain(puzzle.query)
            answer = puzzle.answer if isinstance(puzzle.answer, str) else " ".join(puzzle.answer)
            text = loaded.renderer.explain(puzzle.statement, puzzle.query, answer, puzzle.why)
            assert "{" not in say(text, "en") + say(text, "zh")
            found.append((statement, query, answer, say(text, "en")))
    assert found
    return found


def played(fen, line):
    """The board after moves with numbers."""
    board = chess.Board(fen)
    for word in line.split():
        if not word[0].isdigit():
            board.push_san(word.rstrip(".,"))
    return board


def kind_at(board, square):
    return board.piece_type_at(chess.parse_square(square))


def letters_in(text):
    return set(re.findall(r"\b[A-D]\b", text))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_like_pieces_tell_the_diagrams_apart(level):
    sentence = re.compile(
        rf"\d+\.+ (\S+) is played by the (\w+) on ({SQUARE}), since the \2 on ({SQUARE}) cannot go there and never "
        rf"moves\. In ([^:]*) it is the other way round: a \2 on \3 and none on \4\."
    )
    for statement, query, answer, text in items("chess_reconstruct", 400, level, "follow", most=30):
        told, wrong = sentence.findall(text), set()
        assert len(told) == 2
        for san, name, leaves, stays, letters in told:
            board, moved = chess.Board(statement["fen"]), False
            for word in query["moves"].split():
                move = board.parse_san(word)
                if word == san and move.from_square == chess.parse_square(leaves):
                    moved = True
                    assert NAMES[name] == kind_at(board, leaves) == kind_at(board, stays)
                    assert not board.is_legal(chess.Move(chess.parse_square(stays), move.to_square))
                assert chess.parse_square(stays) not in (move.from_square, move.to_square)
                board.push(move)
            assert moved
            shown = {letter for letter, fen in zip(LETTERS, query["options"], strict=True) if at(fen, leaves)}
            assert shown == letters_in(letters)
            assert all(bool(at(fen, leaves)) != bool(at(fen, stays)) for fen in query["options"])
            wrong |= shown
        assert wrong == set(LETTERS) - {answer}
        assert board.board_fen() == query["options"][LETTERS.index(answer)]


def at(fen, square):
    return chess.BaseBoard(fen).piece_at(chess.parse_square(square))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_no_square_that_the_moves_name_tells_the_diagrams_apart(level):
    for _, query, _, _ in items("chess_reconstruct", 400, level, "follow", most=30):
        for square in re.findall(SQUARE, query["moves"]):
            assert len({str(at(fen, square)) for fen in query["options"]}) == 1
        for symbol in "PNBRQKpnbrqk":
            assert len({fen.count(symbol) for fen in query["options"]}) == 1


def mates_next(board):
    return any(after(board, move).is_checkmate() for move in board.legal_moves)


def after(board, move):
    board = board.copy(stack=False)
    board.push(move)
    return board


def assert_mated(board, text):
    """The mate is as the explanation says."""
    assert board.is_checkmate()
    king = board.king(board.turn)
    empty = board.copy(stack=False)
    empty.remove_piece_at(king)
    accounted = set()
    for name, by, squares in re.findall(rf"the (\w+) on ({SQUARE}) covers ([a-h1-8, and]*)", text):
        assert kind_at(board, by) == NAMES[name]
        for square in map(chess.parse_square, re.findall(SQUARE, squares)):
            assert chess.parse_square(by) in empty.attackers(not board.turn, square)
            accounted.add(square)
    for squares in re.findall(r"[:;] ([^:;]*) holds? (?:one of )?\w+'s own pieces", text):
        for square in map(chess.parse_square, re.findall(SQUARE, squares)):
            assert board.color_at(square) == board.turn
            accounted.add(square)
    assert accounted == set(chess.SquareSet(chess.BB_KING_ATTACKS[king]))
    for name, helper, pinner, by in re.findall(
        rf"the (\w+) on ({SQUARE}) cannot help, since the (\w+) on ({SQUARE}) pins it", text
    ):
        assert (kind_at(board, helper), kind_at(board, by)) == (NAMES[name], NAMES[pinner])
        assert chess.parse_square(by) in board.pin(board.turn, chess.parse_square(helper))
    assert ("double check" in text) == (len(board.checkers()) == 2)
    for name in re.findall(r"nothing can take the (\w+)", text):
        (checker,) = board.checkers()
        assert board.piece_type_at(checker) == NAMES[name]
        assert ("come between" in text) == bool(chess.between(king, checker))
        others = board.occupied_co[board.turn] & ~board.kings
        assert not any(
            move.to_square in {checker, *chess.SquareSet(chess.between(king, checker))}
            for move in board.generate_pseudo_legal_moves(others)
        )


@pytest.mark.parametrize(("level", "attempts"), [("easy", 60), ("medium", 40), ("hard", 40)])
def test_mates_are_explained_in_full(level, attempts, everything):
    for statement, query, answer, text in items("chess_mate", attempts if everything else attempts // 3, level):
        fen = statement.get("fen") or query["options"][LETTERS.index(answer)]
        moves = query["moves"]
        main = re.match(r"(1\..*?#)\. ", text)[1] if moves > 1 else f"1. {text.split()[0]}"
        end = played(fen, main)
        assert_mated(end, re.search(r"\S+ is mate: [^.]*\.", text)[0])
        board, sans = chess.Board(fen), [word for word in main.split() if not word[0].isdigit()]
        for number, san in enumerate(sans):
            if number % 2:
                assert_replies(board, san, text)
            board.push_san(san)
        for letter, reason in re.findall(r"In ([A-D]), ([^.]*(?:\.\.\.[^.]*)?)\.", text):
            other = chess.Board(query["options"][LETTERS.index(letter)])
            for key in re.findall(r"there is no (\S+), and", reason):
                with pytest.raises(chess.IllegalMoveError):
                    other.parse_san(key)
            for move, reply in re.findall(r"(\S+) is met by (\w+[^ ,]*)", reason):
                other.push_san(move)
                other.push_san(reply)
                assert not (moves > 1 and mates_next(other))
            for move in re.findall(r"(\S+) is stalemate", reason):
                assert after(other, other.parse_san(move)).is_stalemate()
            if "no move gives check" in reason:
                assert not any(map(other.gives_check, other.legal_moves))


def assert_replies(board, main, text):
    """All other replies at this place are named, with mates that are mates."""
    number = f"{board.ply() // 2 + 1}. " if board.turn else f"{board.ply() // 2 + 1}... "
    named = {main}
    for replies, line in re.findall(rf"If {re.escape(number)}([^.]*), then ([^I]*?#)\.", text):
        for reply in re.split(r", | or ", replies):
            named.add(reply)
            one = after(board, board.parse_san(reply))
            assert played(one.fen(), line).is_checkmate()
    legal = {board.san(move) for move in board.legal_moves}
    assert (f"{number}{main} is the only legal reply" in text) == (legal == {main})
    others = re.findall(r"After any other reply, ([^I]*?#)\.", text)
    if legal - named:
        assert any(
            all(ends_in_mate(after(board, board.parse_san(reply)), line) for reply in legal - named) for line in others
        )


def ends_in_mate(board, line):
    try:
        return played(board.fen(), line).is_checkmate()
    except ValueError:
        return False


def points(board, side):
    worths = dict(zip("PNBRQ", (1, 3, 3, 5, 9), strict=True))
    pieces = board.piece_map().values()
    return sum(worths.get(man.symbol().upper(), 0) * (1 if man.color == side else -1) for man in pieces)


@pytest.mark.parametrize(("level", "attempts"), [("easy", 12), ("medium", 16), ("hard", 60)])
def test_the_line_of_a_best_move_wins_what_it_says(level, attempts, everything):
    for statement, _, answer, text in items("chess_best_move", attempts if everything else attempts // 2, level):
        board, key = chess.Board(statement["fen"]), chess.Move.from_uci(answer)
        side, moved, gains = board.turn, after(board, key), Gains(board, 10**6)
        first = text.split(". ")[0]
        for name, square in re.findall(rf"takes the (\w+) on ({SQUARE})", first):
            assert (kind_at(board, square), chess.parse_square(square)) == (NAMES[name], key.to_square)
        for name, square in re.findall(rf"the (\w+) on ({SQUARE})", first.partition("attacks")[2]):
            assert kind_at(moved, square) == NAMES[name]
            assert moved.color_at(chess.parse_square(square)) != side
            assert moved.is_attacked_by(side, chess.parse_square(square))
        line, gain = re.search(r"best reply leads to (.*): \w+ is then (-?\d+) points", text).groups()
        end = played(statement["fen"], line)
        assert points(end, side) - points(board, side) == int(gain) >= 3
        depth = 0 if board.gives_check(key) else 1  # ways out of check do not count
        assert gains.reaches(key, depth, int(gain))
        assert not gains.reaches(key, depth, int(gain) + 1)


def test_quiet_moves_with_two_threats_are_looked_at():
    for index in range(6):
        for board in play(Stream("quiet", index), 60).stages(12):
            held = on_bitboards(board)
            for move in map(numbered, board.legal_moves):
                if chess_searches.threatens_two(held, move):
                    assert chess_searches.hits(held, move)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_rules_are_explained_by_what_is_on_the_board(level):
    for statement, query, answer, text in items("chess_rules", 150, level):
        match query["task"]:
            case "moves":
                assert_moves(chess.Board(statement["fen"]), chess.parse_square(query["square"]), answer, text)
            case "all_moves":
                assert text.endswith(f" {answer}.")
                sans = ",".join(re.findall(r"\(([^)]*)\)", text)).replace(" ", "").split(",")
                board = chess.Board(statement["fen"])
                assert sorted(sans) == sorted(map(board.san, board.legal_moves))
            case "attacked":
                board = chess.Board(statement["fen"])
                one, other = re.findall(rf"on ({SQUARE}) attacks ([^.]*)", text)
                assert {one[0], other[0]} == set(query["squares"])
                assert squares_of(one[1]) == {
                    chess.square_name(square) for square in board.attacks(chess.parse_square(one[0]))
                }
                assert squares_of(other[1]) == set(answer.split())
            case "pinned":
                board = chess.Board(statement["fen"])
                by, king, pinned = map(chess.parse_square, re.findall(SQUARE, text))
                assert chess.square_name(pinned) == answer
                assert king == board.king(board.color_at(pinned))
                assert chess.between(by, king) & board.occupied == chess.BB_SQUARES[pinned]
                assert by in board.pin(board.color_at(pinned), pinned)
            case "check":
                assert_checks(query["options"], answer, text)
            case "castling":
                assert_castling(chess.Board(statement["fen"]), text)


def squares_of(text):
    return set(re.findall(SQUARE, text))


def assert_moves(board, start, answer, text):
    ends = {chess.square_name(move.to_square) for move in board.legal_moves if move.from_square == start}
    assert squares_of(text.partition(".")[0]) == ends
    assert len(ends) == int(answer)
    for name, by, squares in re.findall(rf"the (\w+) on ({SQUARE}) covers ([a-h1-8, and]*)", text):
        assert kind_at(board, by) == NAMES[name]
        for square in squares_of(squares):
            moved = board.copy(stack=False)
            moved.set_piece_at(chess.parse_square(square), moved.remove_piece_at(start))
            assert chess.parse_square(by) in moved.attackers(not board.turn, chess.parse_square(square))
    for by in re.findall(rf"on ({SQUARE}) gives check", text):
        assert chess.parse_square(by) in board.checkers()
    for by in re.findall(rf"on ({SQUARE}) pins it", text):
        assert chess.parse_square(by) in board.pin(board.turn, start)
    if "Its own side stands" in text:
        assert not any(board.generate_pseudo_legal_moves(chess.BB_SQUARES[start]))


def assert_checks(fens, answer, text):
    (letter, checks), *others = re.findall(r"In ([A-D](?:, [A-D])*(?: and [A-D])?), ([^.]*)\.", text)
    board = chess.Board(fens[LETTERS.index(answer)])
    king = board.king(board.turn)
    assert letter == answer
    assert squares_of(checks) == {chess.square_name(square) for square in (king, *board.checkers())}
    told = [(letter, reasons) for letters, reasons in others for letter in re.findall("[A-D]", letters)]
    assert sorted(letter for letter, _ in told) == sorted(set(LETTERS) - {answer})
    for letter, reasons in told:
        other = chess.Board(fens[LETTERS.index(letter)])
        for name, square in re.findall(rf"there is no (\w+) on ({SQUARE})", reasons):
            assert kind_at(other, square) != NAMES[name] or other.color_at(chess.parse_square(square)) == other.turn
        for between, by in re.findall(rf"on ({SQUARE}) stands in the way of the \w+ on ({SQUARE})", reasons):
            line = chess.between(king, chess.parse_square(by))
            assert line & chess.BB_SQUARES[chess.parse_square(between)] & other.occupied


def assert_castling(board, text):
    rank = "1" if board.turn else "8"
    for wing, file in (("King", "g"), ("Queen", "c")):
        told = re.search(rf"(?:{wing}side|Both sides): (.*?)\.", text)[1]
        move = chess.Move.from_uci(f"e{rank}{file}{rank}")
        assert (board.is_legal(move) and board.is_castling(move)) == told.startswith("yes")
        if "no right" in told:
            assert move not in board.generate_castling_moves()
            assert (
                not board.castling_rights & chess.BB_SQUARES[chess.parse_square(f"{'h' if file == 'g' else 'a'}{rank}")]
            )
        for square in re.findall(rf"on ({SQUARE}) stands between", told):
            rook = chess.parse_square(f"{'h' if file == 'g' else 'a'}{rank}")
            assert chess.between(board.king(board.turn), rook) & chess.BB_SQUARES[chess.parse_square(square)]
            assert kind_at(board, square)
        for square, by in re.findall(rf"cross ({SQUARE}), which the \w+ on ({SQUARE})", told):
            assert square == f"{'f' if file == 'g' else 'd'}{rank}"
            assert chess.parse_square(by) in board.attackers(not board.turn, chess.parse_square(square))
        for square, by in re.findall(rf"in check on ({SQUARE}), from the \w+ on ({SQUARE})", told):
            assert square == f"{file}{rank}"
            assert chess.parse_square(by) in board.attackers(not board.turn, chess.parse_square(square))
        for by in re.findall(rf"on ({SQUARE}) gives check", told):
            assert chess.parse_square(by) in board.checkers()


@pytest.mark.parametrize(
    ("fen", "castling", "passed"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False, False),
        ("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", True, False),
        ("4k2r/8/8/8/8/8/8/4K3 w k - 0 1", True, False),
        ("6k1/8/8/3pP3/8/8/8/4K3 w - - 0 1", False, True),
        ("6k1/8/8/3pP3/8/8/8/4K3 b - - 0 1", False, False),
        ("6k1/3n4/8/3pP3/8/8/8/4K3 w - - 0 1", False, False),
        ("6k1/8/8/8/3pP3/8/8/R3K3 b - - 0 1", True, True),
    ],
)
def test_rights_are_told_where_they_may_matter(fen, castling, passed):
    told = " ".join(say(text, "en") for text in chess_wording.rights(fen))
    assert ("astl" in told) == castling
    assert ("en passant" in told) == passed
    brief = say(chess_wording.briefly("which?", fen), "en")
    assert ("castling" in brief) == castling
    assert ("en passant" in brief) == passed


def test_what_may_be_captured_in_passing_is_never_left_out():
    passed = 0
    for index in range(60):
        for stage in play(Stream("passing", index), 60).stages(10):
            if stage.has_legal_en_passant():
                assert "en passant" in say(chess_wording.rights(stage.fen())[-1], "en")
                passed += 1
    assert passed > 5


PAWNS = "4k3/p4p2/8/1P6/8/8/P6P/4K3 w - - 0 1"  # a7 and f7; b5, a2 and h2
EVALUATED = [
    (
        {"task": "balance"},
        "1",
        {"white": [3, 0, 0, 0, 0], "black": [2, 0, 0, 0, 0]},
        [{"white": [2, 0, 0, 0, 0]}, {"black": [3, 0, 0, 0, 0]}, {"black": [2, 0, 0, 0, 1]}],
    ),
    (
        {"task": "passed"},
        "f7 h2",
        {"others": [["a2", "a7"], ["a7", "a2"], ["b5", "a7"]]},
        [{"others": [["a2", "a7"], ["a7", "a2"]]}, {"others": [["a2", "f7"], ["a7", "a2"], ["b5", "a7"]]}],
    ),
    (
        {"task": "isolated"},
        "a7 f7 h2",
        {"others": [["a2", "b5"], ["b5", "a2"]]},
        [{"others": []}, {"others": [["b5", "a2"], ["a2", "b5"]]}, {"others": [["a2", "b5"], ["b5", "a7"]]}],
    ),
]


@pytest.mark.parametrize(("query", "answer", "true", "false"), EVALUATED, ids=lambda one: str(one)[:24])
def test_what_is_said_of_a_position_is_derived_again(query, answer, true, false):
    name = "boards/chess_evaluation"
    statement = {"fen": PAWNS, "bottom": "white"}
    assert certificate(name, statement, query).answers == (answer,)
    assert false_in(name, statement, query, answer, true) == ()
    for change in false:
        assert false_in(name, statement, query, answer, true | change), change


def test_balances_of_other_diagrams_are_derived_again():
    fens = [f"4k3/8/8/8/8/8/8/{men}K3 w - - 0 1" for men in ("Q3", "R3", "B3", "QR2")]
    query, statement = {"task": "diagram", "balance": 5, "options": fens}, {"bottom": "white"}
    name = "boards/chess_evaluation"
    true = {"white": [0, 0, 0, 1, 0], "black": [0] * 5, "others": [["A", 9], ["C", 3], ["D", 14]]}
    assert certificate(name, statement, query).answers == ("B",)
    assert false_in(name, statement, query, "B", true) == ()
    for change in ({"others": true["others"][1:]}, {"others": [["A", 9], ["C", 4], ["D", 14]]}, {"white": [0] * 5}):
        assert false_in(name, statement, query, "B", true | change), change


def test_facts_about_the_rules_are_derived_again():
    """Every fact of an explanation is held against the board, and those of which several are true as well."""
    name = "boards/chess_rules"

    def faults(fen, query, answer, why):
        return bool(false_in(name, {"fen": fen, "bottom": "white"}, query, answer, why))

    corner = "k7/8/8/8/8/1q6/8/K7 w - - 0 1"
    moves = {"task": "moves", "square": "a1"}
    guard = {"by": ["q", "b3"], "squares": ["a2", "b1", "b2"]}
    true = {"found": [], "barred": ["a2", "b1", "b2"], "guards": [guard], "checks": [], "pinner": None}
    assert not faults(corner, moves, "0", true)
    for change in (
        {"found": ["a2"]},
        {"barred": ["a2", "b1"]},
        {"guards": []},
        {"guards": [{**guard, "by": ["k", "a8"]}]},
        {"guards": [{**guard, "squares": ["a2", "b1"]}]},
        {"guards": [guard, guard]},
        {"checks": [["q", "b3"]]},
        {"pinner": ["q", "b3"]},
    ):
        assert faults(corner, moves, "0", true | change), change

    pin = "k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1"
    true = {"pinned": ["R", "e2"], "by": ["r", "e8"], "king": ["K", "e1"]}
    assert not faults(pin, {"task": "pinned"}, "e2", true)
    assert faults(pin, {"task": "pinned"}, "e2", true | {"by": ["k", "a8"]})

    castle = "4k3/8/8/8/2b5/8/8/RN2K2R w KQ - 0 1"
    query = {"task": "castling", "options": ["neither", "kingside", "queenside", "both"]}
    bishop, knight = ["b", "c4"], ["N", "b1"]
    true = {
        "kingside": {"rule": "through", "piece": bishop, "square": "f1"},
        "queenside": {"rule": "between", "piece": knight},
    }
    assert not faults(castle, query, "A", {"wings": true})
    for change in (
        {"kingside": None},
        {"kingside": {"rule": "into", "piece": bishop, "square": "f1"}},
        {"kingside": {"rule": "through", "piece": bishop, "square": "g1"}},
        {"queenside": {"rule": "between", "piece": bishop}},
        {"queenside": {"rule": "moved"}},
    ):
        assert faults(castle, query, "A", {"wings": true | change}), change

    seen = {"task": "attacked", "squares": ["a1", "h1"]}
    rooks = "4k3/8/8/8/8/8/P6P/R3K2R w - - 0 1"
    assert not faults(rooks, seen, "e1", {"attacked": [["a2", "b1", "c1", "d1", "e1"], ["e1", "f1", "g1", "h2"]]})
    assert faults(rooks, seen, "e1", {"attacked": [["a2", "b1", "c1", "d1"], ["e1", "f1", "g1", "h2"]]})


def test_what_is_said_of_a_mate_is_judged():
    """A rook mates on the last rank, since the king's own pawns keep it there."""
    name = "boards/chess_mate"
    statement = {"fen": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "bottom": "white"}
    query = {"task": "key", "moves": 1}
    mate = {
        **{"checks": [["R", "a8"]], "distant": True, "own": ["f7", "g7", "h7"], "pinned": []},
        "guards": [{"by": ["R", "a8"], "squares": ["f8", "h8"]}],
    }
    true = {"line": "Ra8#", "others": [], "mate": mate}
    assert certificate(name, statement, query).answers == ("a1a8",)
    assert false_in(name, statement, query, "a1a8", true) == ()
    for change in (
        {"line": "Ra7"},
        {"line": "Ra8"},
        {"others": [{"made": 1, "mates": []}]},
        *(
            {"mate": {**mate, what: value}}
            for what, value in (
                ("checks", [["K", "e1"]]),
                ("distant", False),
                ("own", ["f7", "g7"]),
                ("guards", []),
                ("guards", [{"by": ["K", "e1"], "squares": ["f8", "h8"]}]),
                ("pinned", [[["p", "g7"], ["R", "a8"]]]),
            )
        ),
    ):
        assert false_in(name, statement, query, "a1a8", true | change), change


def test_other_replies_and_diagrams_are_judged():
    """None may be left out, or be answered by what does not mate or does not hold."""
    loaded, refused = catalog.load("boards/chess_mate"), 0
    for index in range(60):
        try:
            stream = Stream.for_item("chess_mate", 1, Level.MEDIUM, 3, index, 0)
            puzzle = pipeline.invent(loaded, Level.MEDIUM, loaded.levels[Level.MEDIUM], stream)
        except Rejected:
            continue
        statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))
        if certificate(loaded.row.name, statement, query).answers != (puzzle.answer,):
            continue
        judged = partial(false_in, loaded.row.name, statement, query, puzzle.answer)
        assert judged(why) == ()
        (others,) = why["others"]
        for mates in ([*others["mates"][1:]], [*others["mates"], {"replies": ["Ka9"], "moves": "Qa1#"}]):
            if mates != others["mates"]:
                assert judged({**why, "others": [{**others, "mates": mates}]})
                refused += 1
        for letter, failing in why.get("failing", {}).items():
            for change in ({"reply": "Ka9"}, {"possible": not failing["possible"]}, {"move": why["line"]}):
                assert judged({**why, "failing": {**why["failing"], letter: {**failing, **change}}})
                refused += 1
    assert refused >= 10


@pytest.mark.parametrize("task", ["follow", "between"])
def test_what_is_said_of_moves_between_diagrams_is_judged(task):
    loaded, refused = catalog.load("boards/chess_reconstruct"), 0
    for index in range(24):
        try:
            stream = Stream.for_item("chess_reconstruct", 1, Level.MEDIUM, 3, index, 0)
            puzzle = pipeline.invent(loaded, Level.MEDIUM, loaded.levels[Level.MEDIUM], stream)
        except Rejected:
            continue
        statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))
        if query["task"] != task or certificate(loaded.row.name, statement, query).answers != (puzzle.answer,):
            continue
        judged = partial(false_in, loaded.row.name, statement, query, puzzle.answer)
        assert judged(why) == ()
        changes = [{"moves": why["moves"].rpartition(" ")[0]}, {"moves": f"{why['moves']} Ka1"}]
        for place, pair in enumerate(why.get("pairs", ())):
            told = ([], [pair, pair], {"move": pair["move"] + 1}, {"leaves": pair["stays"]}, {"stays": pair["leaves"]})
            for one in told:
                new = one if isinstance(one, list) else [{**pair, **one}]
                changes.append({"pairs": [*why["pairs"][:place], *new, *why["pairs"][place + 1 :]]})
        for change in changes:
            assert judged({**why, **change}), change
            refused += 1
    assert refused >= 6


def test_what_is_said_of_a_best_move_is_judged():
    """What it takes and attacks, and the line of captures after it; none that ends early or gains something else."""
    loaded, refused = catalog.load("boards/chess_best_move"), 0
    for index in range(40):
        try:
            stream = Stream.for_item("chess_best_move", 1, Level.EASY, 3, index, 0)
            puzzle = pipeline.invent(loaded, Level.EASY, loaded.levels[Level.EASY], stream)
        except Rejected:
            continue
        statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))
        judged = partial(false_in, loaded.row.name, statement, query, puzzle.answer)
        assert judged(why) == ()
        for change in (
            {"move": "Ka1"},
            {"taken": ["k", "a1"]},
            {"taken": None},
            {"attacked": [*why["attacked"], ["q", "a1"]]},
            {"line": why["line"].rpartition(" ")[0]},
            {"line": f"{why['line']} Ka1"},
            {"gain": why["gain"] + 1},
            {"gain": why["gain"] - 1},
        ):
            if {**why, **change} != why:
                assert judged({**why, **change}), (change, puzzle)
                refused += 1
    assert refused > 20


def test_of_a_move_that_an_engine_prefers_only_its_name_is_said():
    statement = {"fen": "4k3/8/8/3q4/8/8/8/3QK3 w - - 0 1", "bottom": "white"}
    query = {"task": "preferred", "engine": "Any", "nodes": 1000, "margin": 200, "decided": 1000}
    assert false_in("boards/chess_best_move", statement, query, "d1d5", {"move": "Qxd5"}) == ()
    for false in ("Qd2", "Qd5"):
        assert false_in("boards/chess_best_move", statement, query, "d1d5", {"move": false})
