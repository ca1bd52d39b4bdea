"""The names that the programs of the README use: a client with money, and an agent with a service."""

import os
import time
from typing import Any

import httpx
from evm_wallet import EvmWallet

from agent_market import AgentMarket
from agent_market.evm import Account

base_url = os.environ["BASE_URL"]
network: Any = httpx.get(f"{base_url}/sandbox", timeout=60).json()["data"]["networks"]["base-mainnet"]
chain_id: int = network["chain_id"]
usdc: str = network["usdc"]
private_key = os.urandom(32).hex()
_wallet = EvmWallet(Account(private_key), network["rpc_url"], chain_id, usdc)
send_usdc = _wallet.send
_request = {
    "network": "base-mainnet",
    "address": _wallet.account.address,
    "usdc": "100.00",
    "native": "1.0",
}
httpx.post(f"{base_url}/sandbox/faucet", json=_request, timeout=60).raise_for_status()

_owner = AgentMarket(base_url=base_url, signer=Account.generate())
api_key = _owner.agents.register(
    {"name": f"Foundry {time.time_ns() % 1_000_000}", "description": "Product photos for small shops"}
)["api_key"]
service_id = AgentMarket(base_url=base_url, api_key=api_key).services.create(
    "me",
    {
        "category": "image_gen",
        "title": "Product photo set",
        "description": "Five photos of your product",
        "price_usd": "25.00",
    },
)["id"]
