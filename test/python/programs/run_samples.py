"""Runs the programs of the reference, by operation. Prints the error code of each; None if it ran."""

import contextlib
import io
import json
import os
import sys
import tempfile
from typing import Dict, Optional

from agent_market import MarketError

for variable in ("AGENT_MARKET_API_KEY", "IDENTITY_TOKEN", "ADMIN_KEY", "MCP_TOKEN"):
    os.environ[variable] = f"market_{variable.lower()}"


def run(program: str) -> Optional[str]:
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(program, {})
    except MarketError as error:
        return error.code
    return None


programs: Dict[str, str] = json.load(sys.stdin)
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("mug.png", "wb") as file:
        file.write(b"bytes")
    print(json.dumps({name: run(program) for name, program in programs.items()}))
