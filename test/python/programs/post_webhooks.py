"""Posts webhooks to the endpoint of an example. Prints the statuses, then what the example prints."""

import importlib
import os
import sys
from typing import Any, Callable, Dict, List

from agent_market_webhooks.testing import sign, signed_request

SECRET = "whsec_q3VJ0c4nXz8mT1bR6yLkW2pF"
os.environ["MARKET_WEBHOOK_SECRET"] = SECRET
framework = sys.argv[1]
module: Any = importlib.import_module(f"webhooks_{framework}")
Post = Callable[[bytes, Dict[str, str]], int]


def post_to_flask() -> Post:
    client = module.app.test_client()
    return lambda body, headers: int(client.post("/webhooks", data=body, headers=headers).status_code)


def post_to_fastapi() -> Post:
    import asyncio

    import httpx

    async def post(body: bytes, headers: Dict[str, str]) -> int:
        async with httpx.AsyncClient(app=module.app, base_url="http://test") as client:
            return (await client.post("/webhooks", content=body, headers=headers)).status_code

    loop = asyncio.new_event_loop()
    return lambda body, headers: loop.run_until_complete(post(body, headers))


def post_to_django() -> Post:
    import django
    from django.test import Client

    django.setup()

    def post(body: bytes, headers: Dict[str, str]) -> int:
        named = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()}
        response = Client().post("/webhooks", body, content_type="application/json", **named)
        return int(response.status_code)

    return post


post = {"flask": post_to_flask, "fastapi": post_to_fastapi, "django": post_to_django}[framework]()
body, headers = signed_request(
    {"event": "order.paid", "order_id": "ord_1", "data": {"status": "paid", "service_title": "Logo"}},
    SECRET,
)
unknown = b'{"event":"order.invented","order_id":"ord_1"}'
statuses: List[int] = [
    post(body, headers),
    post(body, headers),
    post(body + b" ", headers),
    post(body, {"content-type": "application/json"}),
    post(unknown, {**headers, "x-market-signature": sign(unknown, SECRET)}),
    post(b" " * 2_000_000, headers),
]
print(*statuses)
