"""Verifies the vectors of stdin. Prints what came of each."""

import base64
import json
import sys
from typing import Any, Dict

from agent_market_webhooks import WebhookVerificationError, verify


def check(vector: Dict[str, Any]) -> Dict[str, Any]:
    body = base64.b64decode(vector["body_base64"]) if "body_base64" in vector else vector["body"]
    headers = {} if vector["header"] is None else {"X-Market-Signature": vector["header"]}
    tolerance = vector.get("tolerance", 300)
    try:
        event = verify(
            body, headers, vector["secrets"], tolerance=tolerance, now=lambda: float(vector["now"])
        )
    except WebhookVerificationError as error:
        return {"ok": False, "code": error.code}
    return {"ok": True, "event": event["event"]}


print(json.dumps([check(vector) for vector in json.load(sys.stdin)]))
