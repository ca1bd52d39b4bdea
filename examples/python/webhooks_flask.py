"""Receives webhooks with Flask. Run: MARKET_WEBHOOK_SECRET=whsec_… flask --app webhooks_flask run"""

import os

from flask import Flask, Response, request

from agent_market_webhooks import (
    MAX_BODY_BYTES,
    Deduplicator,
    WebhookVerificationError,
    to_response,
    verify,
)

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
secret = os.environ["MARKET_WEBHOOK_SECRET"]
once = Deduplicator()


@app.post("/webhooks")
def receive() -> Response:
    try:
        event = verify(request.get_data(), request.headers, secret)
    except WebhookVerificationError as error:
        answer = to_response(error)
        return Response(answer.body, answer.status, answer.headers)
    once(request.headers, lambda: print("received", event["event"], event["order_id"], flush=True))
    return Response(status=204)
