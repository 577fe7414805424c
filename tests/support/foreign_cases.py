"""Hostile files: what somebody may have done to a snapshot, a shard, a release, or whatever else a command reads."""

import json
import os
import shutil
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from puzzlegen.drawing.png import digest_of_png
from puzzlegen.snapshots import digest, shards, writer
from puzzlegen.snapshots import manifest as manifest_file
from puzzlegen.snapshots.shards import Part
from puzzlegen.specs import language as spec

Change = Callable[[Path], None]
SNAPSHOT: Final = ("items.jsonl", "keys.jsonl", "proofs.jsonl", "manifest.json")
HUGE: Final = 10**11


def snapshot(folder: Path, n: int = 3) -> Path:
    """A snapshot that nobody has tampered with."""
    writer.write_snapshot(writer.request_for(spec.read("template/blank"), "template/blank", n, 3), folder)
    return folder


def two_shards(folder: Path) -> tuple[Path, Path]:
    """The shards of a run, as they were written."""
    request = writer.request_for(spec.read("template/blank"), "template/blank", 4, 3)
    made = folder / "one", folder / "two"
    for number, place in enumerate(made, start=1):
        shards.write_shard(request, Part(number, 2), place)
    return made


# --- changes --------------------------------------------------------------------------------------------------------


def write(name: str, data: bytes) -> Change:
    """The file has these bytes instead."""
    return lambda folder: _put(folder / name, data)


def _put(path: Path, data: bytes) -> None:
    path.unlink(missing_ok=True)
    path.write_bytes(data)


def replace(name: str, old: bytes, new: bytes) -> Change:
    """The file has other bytes in one place, the first."""

    def change(folder: Path) -> None:
        data = (folder / name).read_bytes()
        assert old in data, (name, old)
        _put(folder / name, data.replace(old, new, 1))

    return change


def cut(name: str) -> Change:
    """The file ends in its middle."""

    def change(folder: Path) -> None:
        data = (folder / name).read_bytes()
        _put(folder / name, data[: len(data) // 2])

    return change


def fifo(name: str) -> Change:
    """Who reads the file waits for somebody to write."""

    def change(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        os.mkfifo(folder / name)

    return change


def link(name: str, target: str) -> Change:
    """The file is a link."""

    def change(folder: Path) -> None:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        path.symlink_to(target)

    return change


def edit(name: str, *keys: str | int, value: Any) -> Change:
    """The first document of a file has another value in one place."""

    def change(folder: Path) -> None:
        first, *others = (folder / name).read_bytes().splitlines(keepends=True)
        whole = name.endswith(".json")
        document = json.loads((folder / name).read_bytes() if whole else first)
        inner = document
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = value
        data = json.dumps(document, separators=(",", ":")).encode()
        _put(folder / name, data + b"\n" + (b"" if whole else b"".join(others)))

    return change


def first_picture(folder: Path) -> str:
    """The path of a picture in a snapshot."""
    return f"images/{sorted(path.name for path in (folder / 'images').iterdir())[0]}"


def picture(change: Callable[[str], Change]) -> Change:
    """Something happens to the first picture."""
    return lambda folder: change(first_picture(folder))(folder)


def sealed(change: Change) -> Change:
    """Whoever changed a snapshot has also computed all of its digests anew."""

    def both(folder: Path) -> None:
        change(folder)
        manifest = json.loads((folder / "manifest.json").read_bytes())
        content = manifest["content"]
        files = {path: folder / path for path in (*content["tables"], *content["pixels"])}
        found = {name: sha256(path.read_bytes()).hexdigest() for name, path in files.items() if path.is_file()}
        manifest["files"] |= found
        content["tables"] = {name: found.get(name, "0" * 64) for name in content["tables"]}
        for path in content["pixels"]:
            try:
                content["pixels"][path] = digest_of_png((folder / path).read_bytes())
            except (ValueError, OSError):
                continue
        manifest["root"] = digest.of_document(content)
        _put(folder / "manifest.json", manifest_file.encoded(manifest))

    return both


def nested(depth: int) -> Any:
    """Lists in one another."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def png(width: int, height: int, data: bytes = b"") -> bytes:
    """The bytes of a PNG picture that claims this size."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


DEEP: Final = b"[" * 100_000 + b"]" * 100_000
GRID: Final = [[0] * 3000] * 3000
BAD_NAMES: Final = {
    "a path upwards": "../../x",
    "an absolute path": "/etc/passwd",
    "an end of line": "x\nimport os",
    "quotes": 'x", __import__("os").abort(), "',
    "a tag": "<script>alert(1)</script>",
    "an escape": "\x1b[2J",
    "nothing": "",
    "a surrogate": "\udcff",
}

_FEW: Final = {name: BAD_NAMES[name] for name in ("a path upwards", "an end of line", "quotes")}

# What is done to a snapshot, and whether nothing but `verify` can tell.
CHANGES: Final[Mapping[str, Change]] = {
    **{f"{name} is cut": cut(name) for name in SNAPSHOT},
    **{f"{name} is empty": write(name, b"") for name in SNAPSHOT},
    **{f"{name} waits": fifo(name) for name in SNAPSHOT},
    **{f"{name} is a loop": link(name, name) for name in SNAPSHOT},
    **{f"{name} is not UTF-8": write(name, b'{"id":"\xff\xfe"}\n') for name in SNAPSHOT},
    **{f"{name} is nested": write(name, DEEP) for name in SNAPSHOT},
    **{f"{name} has a line of 5 MB": write(name, b" " * 5_000_000) for name in SNAPSHOT},
    **{f"{name} is a list": write(name, b"[1,null]\n") for name in SNAPSHOT},
    **{f"an id is {name}": sealed(edit("items.jsonl", "id", value=bad)) for name, bad in BAD_NAMES.items()},
    **{f"a picture is {name}": sealed(edit("items.jsonl", "images", value=[b])) for name, b in _FEW.items()},
    **{f"a family is {name}": sealed(edit("items.jsonl", "family", value=bad)) for name, bad in _FEW.items()},
    "no picture": sealed(edit("items.jsonl", "images", value=[])),
    "a language of nobody": sealed(edit("items.jsonl", "language", value="xx")),
    "a level of nobody": sealed(edit("items.jsonl", "level", value="solved")),
    "an escape in a question": sealed(edit("items.jsonl", "question", value="\x1b]0;owned\x07")),
    "an option without a letter": sealed(edit("items.jsonl", "options", value=[{"letter": "", "text": "x"}])),
    "a version without end": sealed(replace("items.jsonl", b'"family_version":', b'"family_version":1' + b"0" * 5000)),
    "a number that is none": sealed(replace("proofs.jsonl", b'"difficulty":', b'"difficulty":NaN,"x":')),
    "a number beyond all": sealed(replace("proofs.jsonl", b'"difficulty":', b'"difficulty":1e999,"x":')),
    "a box without end": sealed(
        edit("keys.jsonl", "answer", value={"form": "bounding_boxes", "boxes": [[0, 0, 10**400, 1]]})
    ),
    "boxes without end": sealed(
        edit("keys.jsonl", "answer", value={"form": "bounding_boxes", "boxes": [[0, 0, 9, 9]] * 2000})
    ),
    "a statement nested 20 deep": sealed(edit("proofs.jsonl", "statement", "tiles", value=nested(20))),
    "a statement nested 900 deep": sealed(edit("proofs.jsonl", "statement", "tiles", value=nested(900))),
    "a statement with a grid": sealed(edit("proofs.jsonl", "statement", "tiles", value=GRID)),
    "a statement with a large number": sealed(edit("proofs.jsonl", "statement", "tiles", value=[10**10])),
    "a statement with many tiles": sealed(edit("proofs.jsonl", "statement", "tiles", value=list(range(1, 11_000)))),
    "a statement with a long text": sealed(edit("proofs.jsonl", "statement", "tiles", value="x" * 100_000)),
    "10^11 items": sealed(edit("manifest.json", "content", "request", "n", value=HUGE)),
    "a million items": sealed(edit("manifest.json", "content", "request", "n", value=10**6)),
    "no items": sealed(edit("manifest.json", "content", "request", "n", value=0)),
    "no shares": sealed(edit("manifest.json", "content", "request", "shares", value=[])),
    "an unknown family": sealed(
        edit("manifest.json", "content", "request", "shares", 0, "family", value="nobody/knows")
    ),
    "a weight without end": sealed(edit("manifest.json", "content", "request", "shares", 0, "weight", value=10**18)),
    "a refill beyond all": sealed(edit("manifest.json", "content", "refills", value=[{"place": HUGE, "index": HUGE}])),
    "a newer schema": edit("manifest.json", "content", "schema", value=99),
    "a file upwards": edit("manifest.json", "files", value={"../../x": "0" * 64}),
    "a picture that waits": picture(fifo),
    "a picture that is cut": sealed(picture(cut)),
    "a picture that is empty": sealed(picture(lambda name: write(name, b""))),
    "a picture that is a bomb": sealed(picture(lambda name: write(name, png(100_000, 100_000)))),
    "a picture that unpacks to more": sealed(picture(lambda name: write(name, png(4, 4, b"\0" * 50_000_000)))),
    "a picture that is a page": sealed(picture(lambda name: write(name, b"<html></html>" * 9))),
    "a picture that leads out": sealed(picture(lambda name: link(name, "/etc/hostname"))),
    "a picture that leads in a circle": picture(lambda name: link(name, Path(name).name)),
    "a folder of pictures that leads out": link("images", "/usr/share"),
    "a link to the root": link("more", "/"),
}
HARMLESS: Final[Mapping[str, Change]] = {
    "a seed without end": sealed(edit("manifest.json", "content", "request", "seed", value=10**1000)),
    "a field twice": sealed(replace("keys.jsonl", b'{"id":', b'{"explanation":"x","id":')),
    "a name that is no text": lambda folder: _put(Path(os.fsdecode(os.fsencode(folder) + b"/\xff\n.txt")), b""),
}


_BARS: Final = ["#####", "#....", "#...."]
_SIXTEENTHS: Final = [row // 4 * 4 + column // 4 for row in range(16) for column in range(16)]
_SEARCH: Final = {"backwards": True, "lines": ["horizontal", "vertical", "diagonal"]}
_ASSEMBLY: Final = {"lattice": "squares", "flips": True, "figure": None, "gap": None}
_NO_ROOK: Final = {"rooks": []}
# What the dearest validators are asked to do: the family, the statement, the query.
STATEMENTS: Final[Mapping[str, tuple[str, Any, Any]]] = {
    "pieces that fill nothing": (
        "matrices/splice",
        {**_ASSEMBLY, "pieces": [_BARS] * 16},
        {"task": "figure", "options": [[["#" * 14] * 8], [["#" * 28] * 4], [["#" * 16] * 7], [["#" * 7] * 16]]},
    ),
    "large pieces": (
        "matrices/splice",
        {**_ASSEMBLY, "pieces": [["#" * 20] * 20] * 16},
        {"task": "figure", "options": [[["#" * 100] * 64], [["#" * 64] * 100]]},
    ),
    "a grid of one letter": (
        "counting/char_grid",
        {"rows": ["A" * 64] * 64},
        {"task": "count", "word": "A" * 32, **_SEARCH},
    ),
    "a line of one letter": (
        "counting/char_grid",
        {"rows": ["A" * 9999]},
        {"task": "row", "word": "A" * 5000, **_SEARCH},
    ),
    "a grid of 3000 x 3000 letters": ("counting/char_grid", {"rows": ["A" * 3000] * 3000}, {"task": "count"}),
    "an empty Sudoku": (
        "sudoku/classic_16x16",
        {"size": 16, "regions": _SIXTEENTHS, "givens": "." * 256, "rules": [], "marks": [], "minimal": True},
        {"task": "digit", "cell": 7},
    ),
    "a board of 10^9 rows": (
        "counting/board_squares",
        {"rows": 10**9, "columns": 10**9, **_NO_ROOK},
        {"task": "count"},
    ),
    "an empty board": ("counting/board_squares", {"rows": 64, "columns": 64, **_NO_ROOK}, {"task": "count"}),
    "an empty maze": (
        "counting/lattice_paths",
        {"rows": 64, "columns": 64, "blocked": [], "start": [63, 0], "goal": [0, 63], "via": None},
        {"task": "count"},
    ),
    "many queens": (
        "boards/chess_mate",
        {"fen": "q1q1kq1q/q1q1q1q1/8/8/8/8/1Q1Q1Q1Q/Q1Q1KQ1Q w - - 0 1", "bottom": "white"},
        {"task": "key", "moves": 3},
    ),
    "an open board": (
        "boards/go_life_death",
        {"size": 19, "top": 0, "left": 0, "rows": ["WW" + "." * 17, *["." * 19] * 18], "marked": [0, 0]},
        {"task": "kill"},
    ),
}


def stated(family: str, statement: Any, query: Any) -> Change:
    """The first item is of another family."""

    def change(folder: Path) -> None:
        category, _, name = family.partition("/")
        for place in range(3):
            edit("manifest.json", "content", "request", "shares", place, "family", value=family)(folder)
        edit("items.jsonl", "category", value=category)(folder)
        edit("items.jsonl", "family", value=name)(folder)
        if "options" in query:
            letters = [{"letter": letter, "text": None} for letter in "ABCDEFGH"[: len(query["options"])]]
            edit("items.jsonl", "options", value=letters)(folder)
            edit("items.jsonl", "answer_form", value="choice")(folder)
        edit("proofs.jsonl", "statement", value=statement)(folder)
        edit("proofs.jsonl", "query", value=query)(folder)

    return sealed(change)


def readers(folder: Path, out: Path, predictions: Path) -> Iterator[list[str]]:
    """The commands that read a snapshot, apart from those that prove it."""
    yield ["show", str(folder), "--key"]
    yield ["split", str(folder), "--workers", "1", "--ratios", "1/1", "--out", str(out / "split")]
    yield ["score", str(folder), str(predictions)]
    yield ["export", str(folder), "--to", "imagefolder", "--out", str(out / "export")]
    yield ["gallery", str(folder), "--workers", "1", "--out", str(out / "page.html")]
    yield ["prompt", str(folder), "--mode", "statement"]
    yield ["eval", str(folder), "--baseline", "common", "--out", str(out / "guesses.jsonl")]


RELEASE_CHANGES: Final[Mapping[str, Change]] = {
    **{f"the version is {name}": edit("release.json", "content", "version", value=b) for name, b in _FEW.items()},
    **{f"the series is {name}": edit("release.json", "content", "series", value=b) for name, b in _FEW.items()},
    **{f"a split is {name}": edit("items.jsonl", "split", value=bad) for name, bad in _FEW.items()},
    "a split in the list": edit("release.json", "content", "splits", value={"../x": 8}),
    "release.json waits": fifo("release.json"),
    "release.json is cut": cut("release.json"),
    "release.json is nested": write("release.json", DEEP),
    "figures are nested": edit("release.json", "content", "gates", 0, "figures", value={"x": nested(700)}),
    "10^11 hidden items": edit("release.json", "content", "hidden", "count", value=HUGE),
    "items.jsonl waits": fifo("items.jsonl"),
    "items.jsonl is not UTF-8": write("items.jsonl", b'{"id":"\xff"}\n'),
    "retired.jsonl is nested": write("retired.jsonl", DEEP),
    "a parquet file waits": fifo("data/test-2026.11.0-00000-of-00001.parquet"),
}
SERIES_CHANGES: Final[Mapping[str, Change]] = {
    "errata.jsonl waits": fifo("errata.jsonl"),
    "errata.jsonl is not UTF-8": write("errata.jsonl", b"\xff\n"),
    "errata.jsonl is nested": write("errata.jsonl", DEEP),
    "latest waits": fifo("latest"),
    "a release leads out": link("releases/2026.10.0", "/usr"),
    "reveal.json is nested": write("revealed/2026.11.0/reveal.json", DEEP),
    "reveal.json waits": fifo("revealed/2026.11.0/reveal.json"),
    "reveal.json has another key": edit("revealed/2026.11.0/reveal.json", "key", value="zz"),
    "inclusion.jsonl is not UTF-8": write("revealed/2026.11.0/inclusion.jsonl", b"\xff"),
    "10^11 revealed items": edit("revealed/2026.11.0/manifest.json", "content", "request", "n", value=HUGE),
}


def sealed_journal(folder: Path) -> None:
    """Whoever changed a shard's journal has also computed its digest anew."""
    value = sha256((folder / "journal.jsonl").read_bytes()).hexdigest()
    edit("shard.json", "journal", value=value)(folder)


def _journal(change: Change) -> Change:
    """A change of a journal that its digest does not tell."""

    def both(folder: Path) -> None:
        change(folder)
        sealed_journal(folder)

    return both


SHARD_CHANGES: Final[Mapping[str, Change]] = {
    "shard.json waits": fifo("shard.json"),
    "shard.json is nested": write("shard.json", DEEP),
    "shard.json is not UTF-8": write("shard.json", b'{"request":"\xff"}'),
    "one of 10^11": edit("shard.json", "part", "of", value=HUGE),
    "one of a million": edit("shard.json", "part", "of", value=10**6),
    "none of none": edit("shard.json", "part", value={"number": 0, "of": 0}),
    "10^11 items": edit("shard.json", "request", "n", value=HUGE),
    "a million items": edit("shard.json", "request", "n", value=10**6),
    "a journal that waits": fifo("journal.jsonl"),
    "a journal that is cut": _journal(cut("journal.jsonl")),
    "a journal that is nested": _journal(write("journal.jsonl", DEEP)),
    "a journal that is not UTF-8": _journal(write("journal.jsonl", b"\xff\n\xff\n")),
    "a picture upwards": _journal(edit("journal.jsonl", "made", "pictures", 0, "path", value="../../x")),
    "an item with a picture upwards": _journal(edit("journal.jsonl", "made", "item", "images", 0, value="../../x")),
    "an item with another picture": _journal(
        edit("journal.jsonl", "made", "item", "images", 0, value=f"images/{'0' * 20}.png")
    ),
    "an item with two pictures": _journal(
        edit("journal.jsonl", "made", "item", "images", value=[f"images/{'0' * 20}-{one}.png" for one in (1, 2)])
    ),
    "a picture that waits": picture(fifo),
    "a picture that leads out": picture(lambda name: link(name, "/etc/hostname")),
    "a picture that is a bomb": picture(lambda name: write(name, png(100_000, 100_000))),
}

_N: Final = 40_000
RESPONSES: Final[Mapping[str, str]] = {
    "boxed in one another": r"\boxed{" * _N + "B" + "}" * _N,
    "boxed without end": r"\boxed{" * _N,
    "commands in one another": r"\boxed{" + r"\text{" * _N + "B" + "}" * _N + "}",
    "fractions in one another": r"\frac{" * _N + "1" + "}{2}" * _N,
    "braces": r"\boxed{" + "{" * 1_000_000,
    "tags": "<answer>" * 200_000,
    "boxes of tags": "<|begin_of_box|>" * 100_000 + "<|end_of_box|>",
    "thoughts": "<think>" * 200_000 + "</think>" * 200_000,
    "members": '{"answer":' * 20_000 + "1" + "}" * 20_000,
    "objects before members": '{"a":' * 8 + "[" + "1," * 500_000 + "1" + '"answer": ' * 100,
    "announcements on one line": "answer: x " * 300_000,
    "announcements": "Answer: \n" * 300_000,
    "spaces": "Answer: " + " " * 1_000_000 + "x",
    "spaces and labels": "Answer: [1, 2, 3, 4]" + " " * 19_000 + "x",
    "line ends": "Answer: 1, 2, 3, 4" + "\n \n" * 6000 + "x",
    "sums": "1+1" * 6000 + " é = 7",
    "short sums": "1+" * 40 + "1!=7",
    "a long number": "7" * 1_000_000,
    "a long fraction": "1/" + "7" * 6000,
    "hundreds": "one " + "hundred " * 2000,
    "myriads": "一" + "万亿" * 5000,
    "boxes": "[1, 2, 3, 4], " * 1000 + "x",
    "bare boxes": "1,2,3,4\n\n\n" * 30 + "x",
    "empty boxes": "1,2,3,4\n\n5,6,7,8",
    "endless boxes": "[" * 10_000 + "1, " * 3000,
    "large boxes": f"[{'9' * 400}, 0, {'9' * 400}, 1]",
    "letters": "A, " * 6000 + "and",
    "sentences": "! " * 500_000 + "So I choose B",
    "10 MB": "Because of this, B. " * 500_000,
    "escapes": "\x1b[2J\x00\ud7ff",
    "digits of others": "٣٤ ½ ²",
}
PREDICTIONS: Final[Mapping[str, bytes]] = {
    "not UTF-8": b'{"id":"\xff","response":"B"}\n',
    "nested": DEEP,
    "nested in others": b'{"id":"x","response":"B","more":' + DEEP + b"}\n",
    "a list": b"[]\n",
    "a number": b'{"id":7,"response":"B"}\n',
    "a surrogate": b'{"id":"x","response":"\\ud800"}\n',
    "twice": b'{"id":"x\\u001b","response":"B"}\n' * 2,
    "cut": b'{"id":"x","resp',
    "a line of 40 MB": b" " * 40_000_000 + b"x",
    "nothing": b"",
}

SPECS: Final[Mapping[str, bytes]] = {
    "not UTF-8": b'name = "\xff"',
    "nested": b"name = " + b"[" * 5000 + b"]" * 5000,
    "a list of many lines": b'name = "x"\nfamilies = [\n' + b"1,\n" * 40_000 + b"]\n",
    "a text of many lines": b'name = """\n' + b"x\n" * 40_000 + b'"""\n',
    "a number without end": b"name = 1" + b"0" * 5000,
    "large": b"#" * 1_000_000,
    "many families": b'name = "x"\n' + b'[[families]]\nname = "sudoku"\n' * 2000,
    "an open text": b'name = "x',
    "a key of many parts": b".".join([b"a"] * 60_000) + b" = 1",
    "a table of many parts": b"[" + b" . ".join([b'"a"'] * 40_000) + b"]",
    "tables in tables": b"a = " + b"{a = " * 40_000,
    "texts without an end": b'a = """' + b'\\"""' * 50_000,
    "UTF-16": 'name = "x"'.encode("utf-16"),
    "a name upwards": b'name = "../x"\n[[families]]\nname = "sudoku"\n',
}
_FENS: Final = (
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "k7/8/8/8/8/8/8/7K w KQkq e3 0 1",
    "9/9/9/9/9/9/9/9 w - - 0 1",
    "x" * 10_000,
    "QQQQQQQQ/" * 7 + "QQQQQQQQ w - - 0 1",
    "k7/8/8/8/8/8/8/7K w - - 99999999999999999999 1" + "0" * 5000,
)
SOURCES: Final[Mapping[str, bytes]] = {
    **{f"position {n}.pgn": f'[FEN "{fen}"]\n[SetUp "1"]\n\n1. e4 e5 *\n'.encode() for n, fen in enumerate(_FENS)},
    **{f"position {n}.csv": f"abc,{fen},e2e4 e7e5,1,1,1,1,mate,x\n".encode() for n, fen in enumerate(_FENS)},
    "variations.pgn": b'[Event "x"]\n\n1. e4 ' + b"(1. d4 " * 50_000 + b"*\n",
    "comments.pgn": b'[Event "x"]\n\n1. e4 ' + b"{ " * 100_000 + b"*\n",
    "moves.pgn": b'[Event "x"]\n\n' + b"1. Nf3 Nf6 2. Ng1 Ng8 " * 20_000 + b"*\n",
    "line.pgn": b'[Event "' + b"x" * 5_000_000,
    "fields.csv": b"abc," + b"x" * 900_000 + b"," * 100_000 + b"\n",
    "binary.pgn": bytes(range(256)) * 1000,
    "binary.csv": bytes(range(256)) * 1000,
    "empty.pgn": b"",
    "empty.csv": b"\n\n",
}
PICTURES: Final[Mapping[str, bytes]] = {
    "bomb.png": png(100_000, 100_000),
    "large.png": png(8000, 8000),
    "wrong.png": png(4, 4, b"\0" * 50_000_000),
    "empty.png": b"",
    "cut.gif": b"GIF89a\xff\xff\xff\xff\xff\xff\xff",
    "bomb.bmp": b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54, 0, 0, 54, 40, 90_000, 90_000, 1, 24, 0, 0, 1, 1, 0, 0),
    "cut.tif": b"II*\0\x08\0\0\0\xff\xff" + b"\xff" * 60,
    "cut.webp": b"RIFF\x24\0\0\0WEBPVP8L" + b"\xff" * 20,
    "cut.jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xdb",
}
