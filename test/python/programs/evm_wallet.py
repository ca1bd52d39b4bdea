"""A wallet that sends its own transactions to a node: what a caller brings along for plain USDC transfers."""

from typing import Any, List, Union

import httpx

from agent_market import SendingPayer
from agent_market._keccak import keccak256
from agent_market.evm import Account

Item = Union[bytes, List[bytes]]


def to_bytes(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def encode_rlp(item: Item) -> bytes:
    if isinstance(item, bytes):
        if len(item) == 1 and item[0] < 0x80:
            return item
        return encode_length(len(item), 0x80) + item
    body = b"".join(encode_rlp(one) for one in item)
    return encode_length(len(body), 0xC0) + body


def encode_length(length: int, offset: int) -> bytes:
    if length < 56:
        return bytes([offset + length])
    size = to_bytes(length)
    return bytes([offset + 55 + len(size)]) + size


class EvmWallet:
    def __init__(self, account: Account, rpc_url: str, chain_id: int, usdc: str) -> None:
        self.account = account
        self.rpc_url = rpc_url
        self.chain_id = chain_id
        self.usdc = usdc

    def call(self, method: str, *params: Any) -> Any:
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer = httpx.post(self.rpc_url, json=body, timeout=60).json()
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def balance(self, address: str) -> int:
        data = f"0x70a08231{address[2:].lower():0>64}"
        return int(self.call("eth_call", {"to": self.usdc, "data": data}, "latest"), 16)

    def send(self, to: str, amount: int, lock: str) -> str:
        """`transfer(to, amount)`, with the lock after it."""
        call = bytes.fromhex(f"a9059cbb{to[2:].lower():0>64}{amount:064x}") + lock.encode()
        nonce = int(self.call("eth_getTransactionCount", self.account.address, "pending"), 16)
        gas_price = int(self.call("eth_gasPrice"), 16) * 2
        fields = [
            to_bytes(nonce),
            to_bytes(gas_price),
            to_bytes(200_000),
            bytes.fromhex(self.usdc[2:]),
            b"",
            call,
        ]
        unsigned = encode_rlp([*fields, to_bytes(self.chain_id), b"", b""])
        r, s, parity = self.account.sign_digest(keccak256(unsigned))
        v = 35 + 2 * self.chain_id + parity
        signed = encode_rlp([*fields, to_bytes(v), to_bytes(r), to_bytes(s)])
        return str(self.call("eth_sendRawTransaction", f"0x{signed.hex()}"))

    def payer(self) -> SendingPayer:
        network = f"eip155:{self.chain_id}"
        return SendingPayer(network, "base-mainnet", self.usdc, self.send)
