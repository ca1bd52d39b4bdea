"""A service that answers as told, and keeps what it received."""

import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Dict, List


@dataclass
class Answer:
    status: int = 200
    body: Any = None
    headers: Dict[str, str] = field(default_factory=dict)
    is_cut: bool = False


@dataclass
class Received:
    method: str
    path: str
    headers: Dict[str, str]
    body: str


def data(value: Any) -> Answer:
    return Answer(body={"success": True, "data": value})


def failure(status: int, code: str, message: str = "No.", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(status, {"success": False, "error": message, "code": code, "request_id": "req_1"}, named)


def feed_page(cursor: str, *events: Any) -> Answer:
    return Answer(body={"success": True, "data": list(events), "next_cursor": cursor})


class ScriptedService:
    """The last answer is repeated. Without a script for it, there is no event feed."""

    def __init__(self) -> None:
        self.requests: List[Received] = []
        self._answers: List[Answer] = []
        self._feed: List[Answer] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                body = self.rfile.read(length).decode()
                headers = {name.lower(): value for name, value in self.headers.items()}
                answer = service.take(Received(self.command, self.path, headers, body))
                if answer.is_cut:
                    self.close_connection = True
                    return
                text = answer.body if isinstance(answer.body, str) else json.dumps(answer.body)
                content = b"" if answer.body is None else text.encode()
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PATCH = do_PUT = do_DELETE = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{server.server_port}"

    def script(self, *answers: Answer) -> None:
        self.requests = []
        self._answers = list(answers)
        self._feed = []

    def script_feed(self, *answers: Answer) -> None:
        self._feed = list(answers)

    def take(self, request: Received) -> Answer:
        if request.path.startswith("/api/events"):
            if not self._feed:
                return failure(404, "no_such_route")
            self.requests.append(request)
            return self._feed.pop(0) if len(self._feed) > 1 else self._feed[0]
        self.requests.append(request)
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]

    def keys(self) -> List[Any]:
        return [request.headers.get("idempotency-key") for request in self.requests]
