"""Signs what stdin asks for. Prints addresses, signatures and hashes."""

import base64
import json
import sys
from typing import Any, Dict

from agent_market._base58 import base58_decode, base58_encode
from agent_market._keccak import keccak256
from agent_market.evm import Account, AccountPayer
from agent_market.solana import Keypair

asked: Dict[str, Any] = json.load(sys.stdin)
accounts = [Account(key) for key in asked["private_keys"]]
keypairs = [Keypair(bytes.fromhex(seed)) for seed in asked["seeds"]]
payer = AccountPayer(accounts[0], chain_id=84532, usdc=asked["due"]["asset"])
proof = payer.pay(asked["due"], {"url": "https://a"})  # type: ignore[typeddict-item]
print(
    json.dumps(
        {
            "evm": [[one.address, one.sign(asked["message"])] for one in accounts],
            "solana": [[one.address, one.sign(asked["message"])] for one in keypairs],
            "again": [
                Keypair(base58_encode(bytes.fromhex(seed) + base58_decode(one.address))).address
                for seed, one in zip(asked["seeds"], keypairs)
            ],
            "hashes": [keccak256(b"\xa7" * length).hex() for length in range(300)],
            "payment": json.loads(base64.b64decode(proof["PAYMENT-SIGNATURE"])),
        }
    )
)
