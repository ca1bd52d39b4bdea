"""Ethereum signatures. OpenSSL signs; what is calculated here is public."""

from __future__ import annotations

from typing import NamedTuple, Optional, Tuple

from ._keccak import keccak256
from .errors import UsageError

_P = 2**256 - 2**32 - 977
_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
_G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)

_Jacobian = Tuple[int, int, int]
_INFINITY: _Jacobian = (0, 1, 0)


class Signature(NamedTuple):
    r: int
    s: int
    y_parity: int

    def to_hex(self) -> str:
        return f"0x{self.r:064x}{self.s:064x}{27 + self.y_parity:02x}"


class EvmKey:
    """A private key and its address."""

    def __init__(self, private_key: str) -> None:
        try:
            from cryptography.hazmat.primitives.asymmetric import ec
        except ImportError:
            raise UsageError("Install agent-market[signing] to sign") from None
        try:
            secret = int(private_key, 16)
            self._key = ec.derive_private_key(secret, ec.SECP256K1())
        except ValueError:
            # The message must not contain the key.
            raise UsageError("The private key must be 32 bytes in hex") from None
        numbers = self._key.public_key().public_numbers()
        self._public = (numbers.x, numbers.y)
        encoded = numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.address = _to_checksum_address(keccak256(encoded)[12:])

    def sign_digest(self, digest: bytes) -> Signature:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        while True:
            der = self._key.sign(digest, ec.ECDSA(utils.Prehashed(hashes.SHA256())))
            r, s = utils.decode_dss_signature(der)
            if s > _N // 2:
                s = _N - s
            parity = _find_parity(self._public, int.from_bytes(digest, "big"), r, s)
            # None in one of 2^127 signatures.
            if parity is not None:
                return Signature(r, s, parity)


def _to_checksum_address(address: bytes) -> str:
    """EIP-55."""
    text = address.hex()
    digest = keccak256(text.encode()).hex()
    cased = (letter.upper() if int(bit, 16) >= 8 else letter for letter, bit in zip(text, digest))
    return "0x" + "".join(cased)


def _find_parity(public: Tuple[int, int], digest: int, r: int, s: int) -> Optional[int]:
    """Of the point whose x is r, by the equation that verifies the signature: R = (z·G + r·Q) / s."""
    inverse = pow(s, -1, _N)
    x, y, z = _multiply_both(_G, digest * inverse % _N, public, r * inverse % _N)
    if z == 0:
        return None
    inverse_z = pow(z, -1, _P)
    if x * inverse_z**2 % _P != r:
        return None
    return int(y * inverse_z**3 % _P & 1)


def _multiply_both(
    one: Tuple[int, int], first: int, other: Tuple[int, int], second: int
) -> _Jacobian:
    """first·one + second·other, both at a time (Shamir)."""
    points = [_INFINITY, (*one, 1), (*other, 1), _add((*one, 1), (*other, 1))]
    total = _INFINITY
    for bit in range(255, -1, -1):
        total = _double(total)
        chosen = (first >> bit & 1) | (second >> bit & 1) << 1
        if chosen:
            total = _add(total, points[chosen])
    return total


def _double(point: _Jacobian) -> _Jacobian:
    x, y, z = point
    if z == 0:
        return _INFINITY
    y2 = y * y % _P
    s = 4 * x * y2 % _P
    m = 3 * x * x % _P
    x3 = (m * m - 2 * s) % _P
    return x3, (m * (s - x3) - 8 * y2 * y2) % _P, 2 * y * z % _P


def _add(one: _Jacobian, other: _Jacobian) -> _Jacobian:
    if one[2] == 0:
        return other
    if other[2] == 0:
        return one
    z1, z2 = one[2] ** 2 % _P, other[2] ** 2 % _P
    u1, u2 = one[0] * z2 % _P, other[0] * z1 % _P
    s1, s2 = one[1] * z2 * other[2] % _P, other[1] * z1 * one[2] % _P
    if u1 == u2:
        return _double(one) if s1 == s2 else _INFINITY
    h, r = u2 - u1, s2 - s1
    h2 = h * h % _P
    h3, v = h * h2 % _P, u1 * h2 % _P
    x3 = (r * r - h3 - 2 * v) % _P
    return x3, (r * (v - x3) - s1 * h3) % _P, h * one[2] * other[2] % _P
