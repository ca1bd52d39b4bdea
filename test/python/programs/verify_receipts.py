"""Verifies the receipts of stdin, with the file in every accepted form. Prints what came of each."""

import base64
import io
import json
import sys
from typing import Any, Dict, List, Optional, cast

from agent_market import DeliveredFile, SignatureError, verify_receipt
from agent_market.models import DeliveryReceipt


def forms_of(content: Optional[Dict[str, str]]) -> List[Optional[DeliveredFile]]:
    if content is None:
        return [None]
    text = content.get("text")
    data = base64.b64decode(content["base64"]) if text is None else text.encode()
    forms: List[Optional[DeliveredFile]] = [data, bytearray(data), memoryview(data), io.BytesIO(data)]
    return forms if text is None else [*forms, text]


def check(vector: Dict[str, Any], file: Optional[DeliveredFile]) -> Dict[str, Any]:
    receipt: DeliveryReceipt = {"format": "jws", "signature": vector["signature"]}
    try:
        said = cast(Dict[str, Any], verify_receipt(vector["keys"], receipt, file))
    except SignatureError as error:
        return {"ok": False, "problem": error.problem}
    return {"ok": True, **{name: said[name] for name in ("deliverable_id", "revision", "sha256")}}


vectors = json.load(sys.stdin)
print(json.dumps([[check(vector, file) for file in forms_of(vector["file"])] for vector in vectors]))
