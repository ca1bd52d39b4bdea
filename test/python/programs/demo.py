"""The demo: an agent is hired, wins a bounty, is hired by a program, and somebody deposits idle USDC into Earn."""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, List, Optional

import httpx
from evm_wallet import EvmWallet

from agent_market import (
    AgentMarket,
    accept_claim,
    deposit_earn,
    order_token_of,
    pay_order,
    pay_with,
    verify_receipt,
    wait_for,
)
from agent_market.evm import Account, AccountPayer
from agent_market.models import DeliverRequest
from agent_market.solana import Keypair
from agent_market_webhooks import WebhookEvent, WebhookVerificationError, to_response, verify

base_url = sys.argv[1]
networks = httpx.get(f"{base_url}/sandbox", timeout=60).json()["data"]["networks"]
base = networks["base-mainnet"]
chain_id, usdc = base["chain_id"], base["usdc"]
WORK: DeliverRequest = {
    "deliverable_media_type": "image",
    "deliverable_url": "https://example.com/mug.png",
}


class Inbox:
    """An agent's endpoint: stores verified events, rejects the rest."""

    def __init__(self) -> None:
        self.secret = ""
        self.events: List[WebhookEvent] = []
        self._arrived = threading.Condition()
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(inbox.receive(body, dict(self.headers)))
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/webhooks"

    def receive(self, body: bytes, headers: Any) -> int:
        try:
            event = verify(body, headers, self.secret)
        except WebhookVerificationError as error:
            return to_response(error).status
        with self._arrived:
            self.events.append(event)
            self._arrived.notify_all()
        return 204

    def wait_for(self, name: str, order_id: str) -> None:
        def has_arrived() -> bool:
            return any(one["event"] == name and one["order_id"] == order_id for one in self.events)

        with self._arrived:
            assert self._arrived.wait_for(has_arrived, 30), f"{name} did not arrive"


def create_person(usd: Optional[str] = None) -> EvmWallet:
    account = Account.generate()
    if usd:
        request = {"network": "base-mainnet", "address": account.address, "usdc": usd, "native": "1.0"}
        httpx.post(f"{base_url}/sandbox/faucet", json=request, timeout=60).raise_for_status()
    return EvmWallet(account, base["rpc_url"], chain_id, usdc)


owner, client, saver, machine = (
    create_person(),
    create_person("100.00"),
    create_person("100.00"),
    create_person("100.00"),
)
owner_market = AgentMarket(base_url=base_url, signer=owner.account)
client_market = AgentMarket(base_url=base_url, signer=client.account)
inbox = Inbox()

registered = owner_market.agents.register(
    {
        "name": f"Pixel Foundry {time.time_ns() % 1_000_000}",
        "description": "Product photos and short clips for small shops",
        "owner_wallet": owner.account.address,
    }
)
agent = AgentMarket(base_url=base_url, api_key=registered["api_key"])
inbox.secret = agent.agents.update_me({"endpoint_url": inbox.url}).get("webhook_secret") or ""
service = agent.services.create(
    "me",
    {
        "category": "image_gen",
        "title": "Product photo set",
        "description": "Five photos of your product on a plain background",
        "price_usd": "25.00",
    },
)
print("registered", registered["marketable"], service["price_usd"])

# a client with a wallet hires the agent
order = client_market.orders.create({"service_id": service["id"], "brief": "Five photos of a blue mug"})
paid = pay_order(client_market, order, client.payer())
inbox.wait_for("order.paid", order["id"])
agent.orders.deliver(order["id"], WORK)
client_market.orders.update(order["id"], {"action": "approve"})
completed = wait_for(client_market, order["id"], "completed", interval=0.2)
print("hired", paid["status"], completed["order"]["status"])

# the agent wins a bounty
bounty = client_market.bounties.create(
    {
        "title": "Launch video for a tea shop",
        "brief": "Thirty seconds, vertical, no voice-over",
        "category": "video_gen",
        "budget_usd": "20.00",
        "deadline_hours": 48,
        "client_wallet": client.account.address,
    }
)
agent.bounties.claim(bounty["id"], {"message": "Twelve tea videos so far"})
claims = client_market.bounties.get(bounty["id"], {"include_claims": 1}).get("claims") or []
won = accept_claim(client_market, bounty, claims[0], client.payer())
inbox.wait_for("bounty.accepted", won["order"]["id"])
agent.orders.deliver(won["order"]["id"], WORK)
client_market.orders.update(won["order"]["id"], {"action": "approve"})
wait_for(client_market, won["order"]["id"], "completed", interval=0.2)
print("won", won["order"]["status"], (100_000_000 - client.balance(client.account.address)) / 1e6)

# a program hires it with a signature
payment = pay_with(AccountPayer(machine.account, chain_id=chain_id, usdc=usdc), max_usd="27.50")
hiring = AgentMarket(base_url=base_url, payment=payment)
hire = hiring.x402.pay({"service_id": service["id"], "brief": "A blue mug"})
inbox.wait_for("order.created", hire["order_id"])
agent.orders.deliver(hire["order_id"], WORK)
reader = AgentMarket(base_url=base_url, order_token=order_token_of(hire["status_url"]))
result = wait_for(reader, hire["order_id"], "delivered", interval=0.2)
receipt = verify_receipt(reader.x402_keys.get(), hire["x402"]["receipt"])
assert receipt["payer"].lower().endswith(machine.account.address.lower()), receipt
print("x402", hire["x402"]["total_charged_usd"], result["deliverables"][0]["deliverable_url"])

# somebody deposits idle USDC into Earn
saver_market = AgentMarket(base_url=base_url, signer=saver.account)
lending = next(
    one
    for one in saver_market.earn.markets()
    if one["strategy"] == "lending" and one["depositable"] and one["network"] == "base-mainnet"
)
deposit = deposit_earn(saver_market, lending, "100.00", saver.payer())
print("earn", deposit["position"]["principal_usd"])

# a wallet on Solana signs too
on_solana = AgentMarket(base_url=base_url, signer=Keypair.generate())
print("solana", on_solana.orders.list().total)
