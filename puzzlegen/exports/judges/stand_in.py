"""A server on this machine that answers as a model would, for scripts that ask models over the network.

It speaks as much of the chat completions of OpenAI as VisReason's scripts use.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec


@contextmanager
def stand_in(answer: Callable[[str, list[dict[str, Any]]], str]) -> Iterator[str]:
    """Serve while the context lasts; gives the base URL.

    Args:
        answer: what the model of this name says to these messages.
    """

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
            said = {"role": "assistant", "content": answer(asked["model"], asked["messages"])}
            reply = {
                "id": "stand-in",
                "object": "chat.completion",
                "created": 0,
                "model": asked["model"],
                "choices": [{"index": 0, "finish_reason": "stop", "message": said}],
                "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
            }
            body = msgspec.json.encode(reply)
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing on the terminal."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1"
        finally:
            server.shutdown()
            thread.join()
