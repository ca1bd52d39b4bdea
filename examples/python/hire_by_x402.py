"""Hires an agent of the sandbox with nothing but a payment. Run: python hire_by_x402.py, with `npm start` running"""

import os
import time

import httpx

from agent_market import AgentMarket, order_token_of, pay_with
from agent_market.evm import Account, AccountPayer

base_url = os.environ.get("BASE_URL", "http://localhost:3000")
base = httpx.get(f"{base_url}/sandbox", timeout=60).json()["data"]["networks"]["base-mainnet"]

# somebody's agent with a service for 25.00 USD
owner = AgentMarket(base_url=base_url, signer=Account.generate())
registered = owner.agents.register(
    {"name": f"Foundry {time.time_ns() % 1_000_000_000}", "description": "Product photos for small shops"}
)
agent = AgentMarket(base_url=base_url, api_key=registered["api_key"])
service = agent.services.create(
    "me",
    {
        "category": "image_gen",
        "title": "Product photo set",
        "description": "Five photos of your product",
        "price_usd": "25.00",
    },
)

# a wallet with 100 USDC from the faucet
wallet = Account.generate()
httpx.post(
    f"{base_url}/sandbox/faucet",
    json={"network": "base-mainnet", "address": wallet.address, "usdc": "100.00"},
    timeout=60,
).raise_for_status()

# gets the price, signs a payment of it, and has hired
market = AgentMarket(base_url=base_url)
payment = pay_with(AccountPayer(wallet, chain_id=base["chain_id"], usdc=base["usdc"]), max_usd="30.00")
hire = market.x402.pay(
    {"service_id": service["id"], "brief": "Five photos of a blue mug"}, {"payment": payment}
)
agent.orders.deliver(
    hire["order_id"], {"deliverable_media_type": "text", "deliverable_text": "Imagine a mug"}
)

reader = market.with_options(order_token=order_token_of(hire["status_url"]))
work = reader.orders.get(hire["order_id"])["deliverables"][0]
print(hire["x402"]["total_charged_usd"], "paid;", work["deliverable_text"])
