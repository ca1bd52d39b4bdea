"""Wallets on EVM chains. Needs `agent-market[signing]`."""

from __future__ import annotations

import base64
import json
import secrets
import time
from typing import TYPE_CHECKING, Dict, List, Optional, Tuple

from ._keccak import keccak256
from ._options import PaymentProof
from ._secp256k1 import EvmKey
from .errors import UsageError

if TYPE_CHECKING:
    from .models import PaidResource, PaymentRequirementsV2

# The issuer's USDC contracts, by chain id.
_USDC: Dict[int, str] = {
    8453: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    84532: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
}


class Account:
    """A private key that signs requests (EIP-191) and payments (EIP-712).

    Example::

        market = AgentMarket(signer=Account(os.environ["PRIVATE_KEY"]))
    """

    def __init__(self, private_key: str) -> None:
        self._key = EvmKey(private_key)

    @classmethod
    def generate(cls) -> Account:
        return cls(secrets.token_hex(32))

    @property
    def address(self) -> str:
        return self._key.address

    def sign(self, message: str) -> str:
        """An EIP-191 signature in hex."""
        text = message.encode()
        prefix = f"\x19Ethereum Signed Message:\n{len(text)}".encode()
        return self._key.sign_digest(keccak256(prefix + text)).to_hex()

    def sign_digest(self, digest: bytes) -> Tuple[int, int, int]:
        """r, s and the parity of y, for a transaction that you encode yourself."""
        return self._key.sign_digest(digest)

    def __repr__(self) -> str:
        return f"Account({self.address})"


class AccountPayer:
    """Pays by signing an EIP-3009 transfer, which the service submits: you need no RPC node and pay no network fees.

    Example::

        payment = pay_with(AccountPayer(account, chain_id=8453), max_usd="30.00")
    """

    def __init__(self, account: Account, *, chain_id: int, usdc: Optional[str] = None) -> None:
        found = usdc or _USDC.get(chain_id)
        if not found:
            raise UsageError(f'Say which token is USDC on chain {chain_id}: usdc="0x…"')
        self._account = account
        self._chain_id = chain_id
        self.network = f"eip155:{chain_id}"
        self.asset = found

    def pay(self, due: PaymentRequirementsV2, resource: PaidResource) -> PaymentProof:
        authorization = {
            "from": self._account.address,
            "to": due["payTo"],
            "value": due["amount"],
            "validAfter": "0",
            "validBefore": str(int(time.time()) + due["maxTimeoutSeconds"]),
            "nonce": f"0x{secrets.token_hex(32)}",
        }
        extra = due["extra"]
        domain = _hash_domain(extra["name"], extra["version"], self._chain_id, self.asset)
        digest = keccak256(b"\x19\x01" + domain + _hash_authorization(authorization))
        r, s, parity = self._account.sign_digest(digest)
        signature = f"0x{r:064x}{s:064x}{27 + parity:02x}"
        payload = {"signature": signature, "authorization": authorization}
        whole = {"x402Version": 2, "resource": resource, "accepted": due, "payload": payload}
        return {"PAYMENT-SIGNATURE": base64.b64encode(json.dumps(whole).encode()).decode()}


def _hash_type(name: str) -> bytes:
    return keccak256(name.encode())


_DOMAIN_TYPE = _hash_type(
    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
)
_AUTHORIZATION_TYPE = _hash_type(
    "TransferWithAuthorization(address from,address to,uint256 value,"
    "uint256 validAfter,uint256 validBefore,bytes32 nonce)"
)


def _hash_domain(name: str, version: str, chain_id: int, contract: str) -> bytes:
    text = [keccak256(part.encode()) for part in (name, version)]
    return _hash_words([_DOMAIN_TYPE, *text, _to_word(chain_id), _to_word(int(contract, 16))])


def _hash_authorization(authorization: Dict[str, str]) -> bytes:
    addresses = [_to_word(int(authorization[name], 16)) for name in ("from", "to")]
    amounts = [_to_word(int(authorization[name])) for name in ("value", "validAfter", "validBefore")]
    nonce = bytes.fromhex(authorization["nonce"][2:])
    return _hash_words([_AUTHORIZATION_TYPE, *addresses, *amounts, nonce])


def _to_word(number: int) -> bytes:
    return number.to_bytes(32, "big")


def _hash_words(words: List[bytes]) -> bytes:
    return keccak256(b"".join(words))
