"""A server that speaks the protocol of OpenAI's chat completions, as well or as badly as a test wants."""

import json
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

Answer = dict[str, Any]  # a whole completion
Behaviour = Callable[
    [str, int], "str | Answer | Fault"
]  # the prompt, and how often it was asked before -> what happens


def identity(prompt: str, pictures: Sequence[str]) -> str:
    """What is counted: the prompt with a digest of its pictures in base64, if it has any."""
    return prompt + "".join(f" #{sha256(picture.encode()).hexdigest()[:8]}" for picture in pictures)


def completion(message: Answer, usage: object = None, finish: object = "stop") -> Answer:
    """An answer with this message; ``usage`` is 100 tokens for 10 unless something else is given."""
    usage = usage or {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
    return {"id": "1", "choices": [{"index": 0, "message": message, "finish_reason": finish}], "usage": usage}


class Fault:
    """Something that goes wrong: a status, with a ``Retry-After``; another body; a dropped connection; no answer."""

    def __init__(self, kind: str, status: int = 0, retry_after: str | None = None, said: str = "so it is") -> None:
        self.kind, self.status, self.retry_after, self.said = kind, status, retry_after, said


class Stub(ThreadingHTTPServer):
    """The server; ``asked`` counts how often each prompt with its pictures came, ``requests`` are the bodies."""

    daemon_threads = True

    def __init__(self, behaviour: Behaviour) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behaviour = behaviour
        self.asked: Counter[str] = Counter()
        self.requests: list[dict[str, Any]] = []
        self.poured = 0  # bytes of bodies without an end
        self.at_once = self.most_at_once = 0
        self.lock = Lock()
        self.ending = Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class _Handler(BaseHTTPRequestHandler):
    server: Stub
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        *pictures, last = request["messages"][-1]["content"]
        text = identity(last["text"], [picture["image_url"]["url"].split(",")[1] for picture in pictures])
        stub = self.server
        with stub.lock:
            before = stub.asked[text]
            stub.asked[text] += 1
            stub.requests.append(request | {"authorization": self.headers["Authorization"], "path": self.path})
            stub.at_once += 1
            stub.most_at_once = max(stub.most_at_once, stub.at_once)
        try:
            self._react(stub.behaviour(text, before))
        finally:
            with stub.lock:
                stub.at_once -= 1

    def _react(self, reaction: str | Answer | Fault) -> None:
        if isinstance(reaction, str):
            reaction = completion({"role": "assistant", "content": reaction})
        if isinstance(reaction, dict):
            self._send(200, json.dumps(reaction))
        elif reaction.kind == "status":
            self._send(reaction.status, json.dumps({"error": {"message": reaction.said}}), reaction.retry_after)
        elif reaction.kind == "body":
            self._send(200, '{"choices": [{"mess')
        elif reaction.kind == "raw":
            self._send(200, reaction.said, kind="text/plain")
        elif reaction.kind == "page":
            self._send(200, f"<html>{reaction.said}</html>", kind="text/html")
        elif reaction.kind == "empty":
            self._send(200, '{"choices": []}')
        elif reaction.kind == "silence":
            self.server.ending.wait()
        elif reaction.kind == "drip":
            self._drip()
        elif reaction.kind == "endless":
            assert isinstance(reaction, Endless)
            self._pour(reaction.head, reaction.body)
        else:
            self.close_connection = True
            self.connection.close()

    def _drip(self) -> None:
        """Never stop answering, byte by byte."""
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", "1000000")
        self.end_headers()
        with suppress(OSError):  # the other side has gone
            while not self.server.ending.is_set():
                self.wfile.write(b" ")
                time.sleep(0.02)

    def _pour(self, head: bytes, body: bytes) -> None:
        """Send a head, and then the same again and again until the other side has had enough."""
        self.close_connection = True
        with suppress(OSError):
            self.wfile.write(head)
            while not self.server.ending.is_set():
                self.wfile.write(body)
                self.server.poured += len(body)

    def _send(self, status: int, body: str, retry_after: str | None = None, kind: str = "application/json") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body.encode())))
        if retry_after:
            self.send_header("Retry-After", retry_after)
        self.end_headers()
        self.wfile.write(body.encode())


class Endless(Fault):
    """A head, and then a body, again and again, until the other side has had enough."""

    def __init__(self, head: bytes, body: bytes) -> None:
        super().__init__("endless")
        self.head, self.body = head, body


_PACKER = zlib.compressobj(wbits=31)
_BOMB = _PACKER.compress(bytes(64 << 20)) + _PACKER.flush()  # one behind the other is a gzip, too
HOSTILE: dict[str, Fault] = {
    "a gzip of gigabytes": Endless(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", _BOMB),
    "a text without an end": Endless(
        b'HTTP/1.1 200 OK\r\n\r\n{"choices": [{"message": {"content": "', b"Hm. " * 16_384
    ),
    "an error without an end": Endless(b"HTTP/1.1 500 Oh\r\n\r\n", b"It is broken. " * 4096),
    "lists in one another": Endless(b"HTTP/1.1 200 OK\r\n\r\n", b"[" * 65_536),
    "a head without an end": Endless(b"HTTP/1.1 200 OK\r\n", b"X-More: and more\r\n" * 64),
    "millions of small lists": Fault("raw", said='{"choices": [], "x": [' + "[[]]," * 830_000 + "[]]}"),
    "byte by byte": Fault("drip"),
}


@contextmanager
def serving(behaviour: Behaviour) -> Iterator[Stub]:
    """A stub that runs."""
    stub = Stub(behaviour)
    thread = Thread(target=stub.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        stub.ending.set()
        stub.shutdown()
        stub.server_close()
