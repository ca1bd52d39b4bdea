"""Receives webhooks with FastAPI. Run: MARKET_WEBHOOK_SECRET=whsec_… uvicorn webhooks_fastapi:app"""

import os

from fastapi import FastAPI, Request, Response

from agent_market_webhooks import (
    AsyncDeduplicator,
    WebhookVerificationError,
    assert_body_size,
    to_response,
    verify,
)

app = FastAPI()
secret = os.environ["MARKET_WEBHOOK_SECRET"]
once = AsyncDeduplicator()


async def read_body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        assert_body_size(len(body))
    return body


@app.post("/webhooks")
async def receive(request: Request) -> Response:
    try:
        event = verify(await read_body(request), request.headers, secret)
    except WebhookVerificationError as error:
        answer = to_response(error)
        return Response(answer.body, answer.status, answer.headers)
    await once(
        request.headers, lambda: print("received", event["event"], event["order_id"], flush=True)
    )
    return Response(status_code=204)
