"""A page for people, served by the command in a process of its own, and what a browser would ask of it."""

import json
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from typing import Any, Self


class Browser:
    """What asks at an address as the page does."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seen = b""

    def ask(self, path: str, message: Any = None, secret: str = "", **headers: str) -> Any:
        """What the page would get; all bytes of it are kept."""
        data = None if message is None else json.dumps(message).encode()
        request = urllib.request.Request(self.address + path, data, {"Authorization": f"Bearer {secret}", **headers})
        with urllib.request.urlopen(request) as response:
            body = response.read()
            self.seen += str(response.headers).encode() + body
        return json.loads(body) if response.headers["Content-Type"] == "application/json" else body

    def status(self, path: str, message: Any = None, secret: str = "", **headers: str) -> int:
        try:
            self.ask(path, message, secret, **headers)
        except urllib.error.HTTPError as error:
            return error.code
        return 200


class Server(Browser):
    """The command in a process of its own, which can be killed, and who asks at the address that it tells."""

    def __init__(self, *arguments: object, port: int = 0) -> None:
        command = [sys.executable, "-m", "puzzlegen", *map(str, arguments), f"--port={port}"]
        self._told = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._told, text=True)
        assert self.process.stdout is not None
        super().__init__(self.process.stdout.readline().strip())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def told(self) -> str:
        """What the command said of errors."""
        self._told.seek(0)
        return self._told.read().decode()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
