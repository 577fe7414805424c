"""The tutorial works as it is written."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PORT = 8765


def blocks(kind: str) -> list[str]:
    text = (ROOT / "docs" / "tutorial.md").read_text()
    return [found[1] for found in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]


def test_every_command_of_the_tutorial_succeeds(tmp_path: Path) -> None:
    (serve,) = blocks("sh terminal")
    assert serve == f"python docs/stub_model.py {PORT}\n"
    with socket.socket() as probe:  # another port, should somebody use this one
        probe.bind(("localhost", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([sys.executable, ROOT / "docs" / "stub_model.py", str(port)], stdout=subprocess.PIPE)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(b"Serving")
        script = "set -e\n" + "".join(blocks("sh")).replace(f":{PORT}/", f":{port}/")
        done = subprocess.run(
            ["sh", "-c", script],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"PATH": path},
        )
    finally:
        server.kill()
        server.wait()
    assert done.returncode == 0, done.stderr
    assert "36 of 36 responses in stub.jsonl" in done.stdout
    assert {"look.html", "report.html", "stub.jsonl", "stub-blind.jsonl"} <= {path.name for path in tmp_path.iterdir()}


def test_the_links_of_all_pages_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), (page.name, target)
