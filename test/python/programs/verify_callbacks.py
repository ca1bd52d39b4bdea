"""Verifies the callbacks of stdin. Prints what came of each."""

import json
import sys
from typing import Any, Dict

from agent_market_webhooks import WebhookVerificationError, verify_callback


def check(vector: Dict[str, Any]) -> Dict[str, Any]:
    keys = {"verificationMethod": [{"publicKeyJwk": {"x": x}} for x in vector["keys"]]}
    tolerance = vector.get("tolerance", 300)
    try:
        event = verify_callback(
            vector["body"],
            vector["headers"],
            keys,
            tolerance=tolerance,
            now=lambda: float(vector["now"]),
        )
    except WebhookVerificationError as error:
        return {"ok": False, "code": error.code}
    return {"ok": True, "event": event["event"]}


print(json.dumps([check(vector) for vector in json.load(sys.stdin)]))
