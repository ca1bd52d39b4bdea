"""Runs the sample of every operation with both clients. Prints what each returned, or the code of its error."""

import ast
import asyncio
import json
import sys
from typing import Any, Dict, List

import httpx

from agent_market import AgentMarket, AsyncAgentMarket, AsyncFeed, Feed, MarketError


class Signer:
    address = "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"

    def sign(self, message: str) -> str:
        return "1" * 88


CREDENTIALS: Dict[str, Dict[str, Any]] = {
    "token": {"token": "a token", "signer": Signer(), "api_key": "market_key", "admin_key": "an admin key"},
    "signer": {"signer": Signer(), "api_key": "market_key", "admin_key": "an admin key"},
}


class Awaiting(ast.NodeTransformer):
    """The same sample for asyncio."""

    def visit_For(self, node: ast.For) -> ast.AST:
        return ast.copy_location(
            ast.AsyncFor(target=node.target, iter=node.iter, body=node.body, orelse=[]), node
        )

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        node.value = ast.copy_location(ast.Await(value=node.value), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        node.value = ast.copy_location(ast.Await(value=node.value), node)
        return node



def to_coroutine(sample: str) -> str:
    tree = ast.fix_missing_locations(Awaiting().visit(ast.parse(sample)))
    lines = ast.unparse(tree).split("\n")
    return "async def main():\n" + "".join(f"    {line}\n" for line in lines) + "    return locals()\n"


def read_result(variables: Dict[str, Any], printed: List[Any]) -> Any:
    if printed:
        return printed
    for value in variables.values():
        value = getattr(value, "items") if isinstance(value, (Feed, AsyncFeed)) else value
        return {"status": value.status_code} if isinstance(value, httpx.Response) else value
    return None


def call(market: AgentMarket, sample: str) -> Any:
    printed: List[Any] = []
    variables: Dict[str, Any] = {}
    exec(sample, {"market": market, "file": b"bytes", "print": printed.append}, variables)
    variables = {name: value for name, value in variables.items() if not printed}
    return read_result(variables, printed)


async def call_async(market: AsyncAgentMarket, sample: str) -> Any:
    printed: List[Any] = []
    scope: Dict[str, Any] = {"market": market, "file": b"bytes", "print": printed.append}
    exec(to_coroutine(sample), scope)
    return read_result(await scope["main"](), printed)


async def main() -> None:
    url, cases = sys.argv[1], json.load(sys.stdin)
    results: Dict[str, Dict[str, Any]] = {}
    for who, credentials in CREDENTIALS.items():
        options = {"base_url": url, "app_url": url, "max_retries": 0, **credentials}
        with AgentMarket(**options) as market:
            for name, sample in cases.items():
                try:
                    results.setdefault(name, {})[f"sync {who}"] = call(market, sample)
                except MarketError as error:
                    results.setdefault(name, {})[f"sync {who}"] = f"{error.code}: {error}"
        async with AsyncAgentMarket(**options) as async_market:
            for name, sample in cases.items():
                try:
                    results[name][f"async {who}"] = await call_async(async_market, sample)
                except MarketError as error:
                    results[name][f"async {who}"] = f"{error.code}: {error}"
    print(json.dumps(results))


asyncio.run(main())
