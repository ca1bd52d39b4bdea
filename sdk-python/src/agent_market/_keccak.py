"""Keccak-256, which Ethereum uses. SHA-3 of the standard library pads differently."""

from __future__ import annotations

from typing import List

_RATE = 136
_MASK = (1 << 64) - 1
_ROTATIONS = (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44)
_LANES = (10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1)


def _list_round_constants() -> List[int]:
    constants, register = [], 1
    for _ in range(24):
        constant = 0
        for bit in range(7):
            if register & 1:
                constant |= 1 << ((1 << bit) - 1)
            register = (register << 1) ^ (0x171 if register >> 7 else 0)
        constants.append(constant)
    return constants


_ROUND_CONSTANTS = _list_round_constants()


def _rotate(lane: int, bits: int) -> int:
    return ((lane << bits) | (lane >> (64 - bits))) & _MASK


def _permute(state: List[int]) -> None:
    for constant in _ROUND_CONSTANTS:
        columns = [state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20] for x in range(5)]
        for x in range(5):
            mixed = columns[(x + 4) % 5] ^ _rotate(columns[(x + 1) % 5], 1)
            for y in range(0, 25, 5):
                state[x + y] ^= mixed
        moved = state[1]
        for lane, bits in zip(_LANES, _ROTATIONS):
            state[lane], moved = _rotate(moved, bits), state[lane]
        for y in range(0, 25, 5):
            row = state[y : y + 5]
            for x in range(5):
                state[x + y] = row[x] ^ (~row[(x + 1) % 5] & _MASK & row[(x + 2) % 5])
        state[0] ^= constant


def keccak256(data: bytes) -> bytes:
    padded = bytearray(data) + b"\x01" + b"\0" * ((-len(data) - 1) % _RATE)
    padded[-1] |= 0x80
    state = [0] * 25
    for start in range(0, len(padded), _RATE):
        for lane in range(_RATE // 8):
            at = start + lane * 8
            state[lane] ^= int.from_bytes(padded[at : at + 8], "little")
        _permute(state)
    return b"".join(lane.to_bytes(8, "little") for lane in state[:4])
