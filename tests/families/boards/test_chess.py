"""Chess: validators against the corpus, published counts and brute force; positions; pictures; the missing extra."""

import subprocess
import sys
from random import Random

import chess
import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Element, Group, Label
from puzzlegen.core.stream import Stream
from puzzlegen.evidence.boards.chess.disguises import DISGUISES
from puzzlegen.formats.boards.chess_mate import Diagram
from puzzlegen.generators.boards import chess_mate as mates
from puzzlegen.generators.boards.kits.chess_bitboards import moved, numbered, on_bitboards, plain
from puzzlegen.generators.boards.kits.chess_positions import BOTTOMS, endgame, fen_of, openings, play, variants
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.kernels.validators.chess_positions import MATE, Position
from puzzlegen.renderers.boards.kits import chess_diagram, chess_pieces
from puzzlegen.validators.boards import chess_best_move, chess_mate, chess_rules
from puzzlegen.validators.boards.kits import chess_gains, chess_search
from puzzlegen.validators.boards.kits.chess_reading import canonical
from puzzlegen.validators.boards.kits.chess_search import BudgetSpent, Search
from tests.support.boards_cases import certificate as judged
from tests.support.chess_cases import lines

FAMILIES = [row for row in catalog.find("boards") if row.family.startswith("chess_")]
CORPUS = [(row, case) for row in FAMILIES for case in lines(row.family)]
START = chess.STARTING_FEN


def games(count, plies=70):
    return [board for index in range(count) for board in play(Stream("game", index), plies).stages(10)]


def perft(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


@pytest.mark.parametrize("case", lines("chess_perft"), ids=lambda case: case["name"])
def test_the_move_generator_gives_the_published_counts(case):
    for depth, nodes in enumerate(case["nodes"], start=1):
        assert perft(chess.Board(case["fen"]), depth) == nodes


def mated(board, moves):
    """True if the side to move is mated in ``moves`` more moves of the other, by the definition alone."""
    if board.is_checkmate():
        return True
    if not moves or board.is_stalemate():
        return False
    for reply in list(board.legal_moves):
        board.push(reply)
        escapes = not brute_force(board, moves)
        board.pop()
        if escapes:
            return False
    return True


def brute_force(board, moves):
    """The moves that force mate in ``moves`` or less, by the definition alone."""
    keys = []
    for move in list(board.legal_moves):
        board.push(move)
        if mated(board, moves - 1):
            keys.append(move)
        board.pop()
    return keys


@pytest.mark.parametrize("moves", [1, 2])
def test_the_search_for_mates_agrees_with_brute_force(moves):
    boards = [endgame(Stream("endgame", index)) for index in range(60)]
    boards += games(3)[:: 3 if moves == 1 else 40]
    found = 0
    for board in boards:
        keys = Search(board, 10**9).keys(moves)
        assert keys == brute_force(board, moves)
        found += bool(keys)
    assert found > 3


def test_no_check_is_left_out():
    for board in games(4):
        assert {move for move in board.legal_moves if board.gives_check(move)} <= set(Search(board, 0).checks())


def test_a_spent_budget_is_no_proof(monkeypatch):
    with pytest.raises(BudgetSpent):
        Search(chess.Board(), 30).keys(2)
    monkeypatch.setattr(chess_mate, "BUDGET", 30)
    case = next(case for case in lines("chess_mate") if case["name"] == "good, opera game")
    certificate = judged("boards/chess_mate", case["statement"], case["query"])
    assert certificate.verdict is Verdict.UNDECIDED
    assert certificate.answers == ()


@pytest.mark.parametrize(
    ("family", "name", "accepted"),
    [
        ("chess_mate", "good, opera game, line", ("Qb8+ Nxb8 Rd8#", "Qb8 Nxb8 Rd8")),
        ("chess_best_move", "good, fork with check", ("Nc7+", "Nc7")),
        ("chess_reconstruct", "good, castling", ("O-O",)),
    ],
)
def test_other_spellings_of_the_moves_are_accepted(family, name, accepted):
    case = next(case for case in lines(family) if case["name"] == name)
    certificate = judged(f"boards/{family}", case["statement"], case["query"])
    assert certificate.accepted == accepted


def balance(board):
    points = (0, 1, 3, 3, 5, 9, 0)
    return sum(points[man.piece_type] * (1 if man.color == board.turn else -1) for man in board.piece_map().values())


def worth(board, depth):
    """The points of the side to move minus those of the other after so many half-moves, by the definition alone."""
    moves = list(board.legal_moves)
    if not moves:
        return -MATE if board.is_check() else 0
    check = board.is_check()
    values = [] if check or depth else [balance(board)]
    for move in moves:
        if check or depth or board.is_capture(move) or move.promotion:
            board.push(move)
            values.append(-worth(board, depth if check or not depth else depth - 1))
            board.pop()
    return max(values)


def settled(board, depth):
    """The only move that wins three points, and as many more than every other one, at this depth."""
    gains = {}
    for move in list(board.legal_moves):
        before = balance(board)
        board.push(move)
        gains[move.uci()] = -worth(board, depth) - before
        board.pop()
    (first, top), *others = sorted(gains.items(), key=lambda entry: -entry[1])
    return first if top >= 3 and all(gain <= top - 3 for _, gain in others) else None


def test_gains_agree_with_the_definition():
    compared = 0
    for number in range(60):
        board = endgame(Stream("gain", number))
        if board.legal_moves.count() > 30:
            continue
        key = settled(board, 1)
        gains = chess_gains.Gains(board, 10**6)
        best = gains.best(1)
        verdict, _ = chess_best_move._verdict(gains, best, 1)
        assert (key == best.move.uci()) == (verdict is Verdict.UNIQUE), fen_of(board)
        compared += key is not None
    assert compared > 3


@pytest.mark.parametrize("case", lines("chess_perft"), ids=lambda case: case["name"])
def test_the_kernels_give_the_published_counts(case):
    placement, turn, rights, *_ = case["fen"].split()
    for depth, nodes in enumerate(case["nodes"], start=1):
        position = Position(placement, turn == "w", rights, chess_gains._WORTHS)
        before = known(position)
        assert position.count_lines(0, depth) == nodes
        assert known(position) == before


def known(position):
    """All that a search knows of a position."""
    return [*position.men(), position.side, position.rights, position.passed, position.value, position.name]


@pytest.mark.parametrize("case", lines("chess_perft"), ids=lambda case: case["name"])
def test_the_kernels_of_generators_give_the_published_counts(case):
    for depth, nodes in enumerate(case["nodes"] + case["further"], start=1):
        assert on_bitboards(chess.Board(case["fen"])).count_lines(depth) == nodes


def test_the_kernels_of_generators_list_legal_moves_and_checks_as_python_chess_does():
    """In its order, on which puzzles depend."""
    seen = set()
    for board in [*games(8, 100), *(endgame(Stream("endgame", index)) for index in range(100))]:
        for move in [None, *board.legal_moves][::5]:
            after = board.copy(stack=False)
            if move is not None:
                after.push(move)
            moves, held = list(after.legal_moves), on_bitboards(after)
            assert [moved(number) for number in held.legal()] == moves
            assert plain(after) == (bool(moves) and not after.has_legal_en_passant())
            gives = {move for move in moves if after.gives_check(move)}
            assert {moved(number) for number in chess_searches.checks(on_bitboards(after))} == gives
            seen |= {("check", after.is_check()), ("passing", after.has_legal_en_passant())}
            seen |= {("castling", after.is_castling(move)) for move in moves}
    assert len(seen) == 6


@pytest.mark.parametrize("moves", [1, 2])
def test_mates_that_are_found_are_mates(moves):
    """Each line mates, and no mate in one is overlooked."""
    found = 0
    for board in [*games(4), *(endgame(Stream("endgame", index)) for index in range(200))]:
        held = on_bitboards(board)
        if chess_searches.mates(held, 0, moves, moves - 1, 0):
            found += 1
            line = [moved(number) for number in held.line()]
            assert Search(board, 10**6).forces(line[0], moves)
            end = board.copy()
            for move in line:
                assert end.is_legal(move)
                end.push(move)
            assert end.is_checkmate()
        elif moves == 1:
            assert not brute_force(board, 1)
    assert found > 5


def test_what_the_small_searches_leave_is_what_captures_leave():
    """The least that a move leaves is its value at depth 0 by another kernel, and a move that wins is worth it."""
    compared = winning = 0
    for board in games(3)[::4]:
        gains = chess_gains.Gains(board, 10**6)
        held = on_bitboards(board)
        for move in board.legal_moves:
            left = chess_searches.least_left(held, numbered(move)) - gains.before
            if abs(left) < 100:
                depth = 0 if board.gives_check(move) else 1
                assert gains.reaches(move, depth, left)
                assert not gains.reaches(move, depth, left + 1)
                compared += 1
        for number, kind in enumerate(("capture", "forcing", "quiet")):
            key = chess_searches.winning_move(on_bitboards(board), number)
            if key >= 0:
                winning += 1
                assert gains.reaches(moved(key), 0 if board.gives_check(moved(key)) else 1, 3), kind
    assert compared > 500
    assert winning > 0


def test_the_kernels_name_and_value_positions_alike_however_they_came_about():
    board, worths = chess.Board(), chess_gains._WORTHS
    tracked = Position(board.board_fen(), True, "KQkq", worths)
    for move in play(Stream("game", 5), 70).moves:
        assert tracked.make(0, chess_search.numbered(move))
        board.push(move)
        fresh = Position(board.board_fen(), board.turn, board.castling_xfen(), worths)
        assert tracked.men() == fresh.men()
        assert tracked.value == fresh.value
        if tracked.passed < 0:
            assert tracked.name == fresh.name


def test_a_best_move_without_a_budget_is_undecided(monkeypatch):
    monkeypatch.setattr(chess_best_move, "BUDGET", 0)
    case = next(case for case in lines("chess_best_move") if case["name"] == "good, a queen hangs")
    certificate = judged("boards/chess_best_move", case["statement"], case["query"])
    assert certificate.verdict is Verdict.UNDECIDED
    assert certificate.answers == ()


def test_attacks_pins_and_checks_agree_with_python_chess():
    for board in games(2):
        men = chess_rules._men(board)
        for place in men:
            at = chess.square(*place)
            assert {chess.square(*seen) for seen in chess_rules._sight(men, place)} == set(board.attacks(at))
        pinned = {
            chess.square_name(at)
            for at, man in board.piece_map().items()
            if man.piece_type != chess.KING and board.is_pinned(man.color, at)
        }
        assert set(chess_rules._pinned(board)) == pinned


def test_castling_agrees_with_python_chess():
    judged = 0
    for board in games(12, 24):
        if board.castling_rights:
            for kingside in (True, False):
                target = 6 if kingside else 2
                rank = 0 if board.turn else 56
                legal = board.is_legal(chess.Move(rank + 4, rank + target)) and board.is_castling(
                    chess.Move(rank + 4, rank + target)
                )
                assert (chess_rules._obstacle(board, kingside) is None) == legal
                judged += legal
    assert judged > 5


def test_openings_are_legal_and_differ():
    assert len(set(openings())) == len(openings()) > 50


def test_games_are_legal_and_reproducible():
    game = play(Stream("game", 1), 60)
    assert play(Stream("game", 1), 60).moves == game.moves
    assert play(Stream("game", 2), 60).moves != game.moves
    board = chess.Board()
    for stage, move in zip(game.stages(0), game.moves, strict=False):
        assert stage.fen().split()[:4] == board.fen().split()[:4]
        assert stage.is_valid()
        assert board.is_legal(move)
        board.push(move)


def test_a_game_leaves_the_stream_where_its_last_number_was_drawn():
    """One number is drawn for each legal move of each position that the player looks at."""
    one, other = Stream("game", 3), Stream("game", 3)
    game, begun = play(one, 60), other.choice(openings())
    begun = begun[: min(60, other.between(4, len(begun)))]
    for board in game.stages(len(begun))[:-1]:
        other.skip(board.legal_moves.count())
    assert one.word() == other.word()


def test_the_player_takes_what_hangs():
    """A queen that stands where a pawn can take it does not survive a player without noise."""
    from puzzlegen.generators.boards.kits.chess_positions import best_looking

    board = chess.Board("rnb1kbnr/pppp1ppp/8/4p3/3q4/2P5/PP1PPPPP/RNBQKBNR w KQkq - 0 1")
    assert best_looking(board, Stream("quiet"), 0.0) == chess.Move.from_uci("c3d4")


def test_endgames_are_legal():
    for index in range(100):
        board = endgame(Stream("endgame", index))
        assert board.is_valid()
        assert not board.castling_rights


def test_variants_hold_something_in_one_place_and_have_no_majority():
    made = 0
    for number, board in enumerate(games(2)):
        if not board.is_check():
            continue
        try:
            fens = variants(board, number % 4, lambda changed: not changed.is_check(), Stream("variants", number))
        except Rejected:
            continue
        made += 1
        assert [chess.Board(fen).is_check() for fen in fens] == [place == number % 4 for place in range(4)]
        maps = [chess.Board(fen).piece_map() for fen in fens]
        for square in chess.SQUARES:
            symbols = [str(men.get(square)) for men in maps]
            assert {symbols.count(symbol) for symbol in symbols} <= {2, 4}
    assert made > 2


def test_no_diagram_of_a_mate_has_more_exposed_men_than_the_others():
    params = mates.LEVELS[Level.EASY]
    made = 0
    for index in range(120):
        try:
            rng = Stream.for_item("mate", 1, "test", 8, index, 0)
            query = mates.invent(rng, params, Drawn(Diagram, index % 4)).query
        except Rejected:
            continue
        made += 1
        assert len({mates._exposed(chess.Board(fen)) for fen in query.options}) == 1
    assert made > 2
    assert mates._exposed(chess.Board("4k3/8/8/3r4/8/1P6/8/2B1K2R w - - 0 1")) == (0, 4, 0)
    assert mates._exposed(chess.Board("4k3/8/8/3r4/8/1P6/8/2BRK3 w - - 0 1")) == (2, 2, 1)


def test_disguises_have_one_canonical_form():
    board = chess.Board("6k1/5ppp/8/8/2b5/8/5PPP/R5K1 w - - 0 1")
    plain = canonical([board], [chess.A1])
    assert canonical([board.mirror()], [chess.A8]) == plain
    assert canonical([board.transform(chess.flip_horizontal)], [chess.H1]) == plain
    assert canonical([board], [chess.G1]) != plain
    castling = chess.Board("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
    assert canonical([castling.mirror()]) == canonical([castling])
    stripped = chess.Board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    assert canonical([stripped]) != canonical([castling])


def read(board):
    """The placement that a drawn board shows, from its pieces and its coordinates."""
    symbols = {chess_pieces._piece(symbol): symbol for symbol in "PNBRQKpnbrqk"}
    labels = [node for node in board.children if isinstance(node, Label)]
    files = {node.x: node.text for node in labels if node.text in chess_diagram.FILES}
    ranks = {node.y: node.text for node in labels if node.text in chess_diagram.RANKS}
    shown = chess.BaseBoard.empty()
    for node in board.children:
        if isinstance(node, Group):
            square = chess.parse_square(files[node.x] + ranks[node.y])
            assert shown.piece_at(square) is None
            shown.set_piece_at(square, chess.Piece.from_symbol(symbols[node.children]))
    return shown.board_fen()


@pytest.mark.parametrize("bottom", BOTTOMS)
def test_the_picture_shows_the_position(bottom):
    for board in games(1)[::7]:
        fen = fen_of(board)
        scene = chess_diagram.diagram(fen, bottom, ["e4"], boxed=True)
        (frame,) = scene.nodes
        (drawn,) = frame.children
        assert read(drawn) == board.board_fen()
        corners = {node.id: (node.x, node.y) for node in drawn.children if isinstance(node, Element)}
        assert len(set(corners.values())) == 64
        assert corners["a1"] == ((0, 7) if bottom == "white" else (7, 0))


def test_four_pictures_show_four_positions():
    fens = [fen_of(board) for board in games(1)[:4]]
    scene = chess_diagram.options(fens, "white")
    groups = [node for node in scene.nodes if isinstance(node, Group)]
    assert [read(group.children[0]) for group in groups] == [fen.split(" ")[0] for fen in fens]
    assert [group.children[1].text for group in groups] == list("ABCD")


def test_without_the_package_the_extra_is_named():
    program = (
        "import sys; sys.modules['chess'] = None\n"
        "from puzzlegen import catalog\n"
        "from puzzlegen.core.errors import MissingExtra\n"
        "try:\n    catalog.load('boards/chess_mate')\n"
        "except MissingExtra as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "puzzlegen-bench[chess]" in done.stdout


def test_without_the_package_the_families_that_need_it_not_are_named():
    program = (
        "import sys; sys.modules['chess'] = None\n"
        "from puzzlegen.cli import main\n"
        "main(['make', 'boards', '--out', 'nowhere'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "These need nothing more: " in done.stderr
    assert "boards/queens" in done.stderr
    assert "boards/chess" not in done.stderr.partition("These need")[2]


@pytest.mark.parametrize("row", FAMILIES, ids=lambda row: row.family)
def test_disguised_puzzles_are_the_same(row):
    certify, tried = catalog.load_validator(row.name).certify, set()
    form = catalog.load_format(row.name)
    for number, case in enumerate(lines(row.family)):
        if case["expect"] == "malformed":
            continue
        one = form.puzzle(case["statement"], case["query"])
        plain = certify(one.statement, one.query)
        for disguise in DISGUISES[row.name]:
            disguised = disguise(one.statement, one.query, Random(number))
            if disguised is not None:
                tried.add(disguise)
                statement, query = disguised
                found = certify(statement, query)
                assert (found.canonical, found.verdict, len(found.answers), found.difficulty) == (
                    plain.canonical,
                    plain.verdict,
                    len(plain.answers),
                    plain.difficulty,
                ), (disguise, case["name"])
    assert tried == set(DISGUISES[row.name])


def test_a_balance_of_the_other_colours_is_another_number_of_the_same_puzzle():
    board = chess.Board("4k3/pp6/8/8/8/8/8/R3K3 w Q - 0 1")
    forms = {
        judged("boards/chess_evaluation", {"fen": fen_of(other), "bottom": "white"}, {"task": "balance"}).canonical
        for other in (board, board.mirror())
    }
    assert len(forms) == 1
