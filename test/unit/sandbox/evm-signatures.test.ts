import { ecrecover } from '@ethereumjs/util';
import { type Hex, hexToBytes, keccak256, toHex } from 'viem';
import { generatePrivateKey, sign } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { hashKeccak256, recoverPublicKey } from '../../../sandbox/evm/fast-crypto.ts';

const CHAIN_ID = 84532n;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

async function signMessage(text: string) {
  const hash = keccak256(toHex(text));
  const { r, s, yParity } = await sign({ hash, privateKey: generatePrivateKey() });
  return { hash: hexToBytes(hash), r, s, yParity: BigInt(yParity ?? 0) };
}

const toBytes = (value: bigint | Hex) => hexToBytes(toHex(BigInt(value), { size: 32 }));

describe('signatures and hashes of the local EVM chains', () => {
  it('hashes as Keccak-256, whatever the length', () => {
    for (const length of [0, 1, 135, 136, 137, 5_000]) {
      const data = new Uint8Array(length).fill(7);
      expect(hashKeccak256(data)).toEqual(keccak256(data, 'bytes'));
    }
  });

  it('recovers the same key as the pure JavaScript, for each form of v', async () => {
    for (let round = 0; round < 8; round++) {
      const { hash, r, s, yParity } = await signMessage(`message ${round}`);
      for (const [v, chainId] of [
        [yParity, undefined],
        [yParity + 27n, undefined],
        [yParity + 35n + 2n * CHAIN_ID, CHAIN_ID],
      ] as const) {
        const args = [hash, v, toBytes(r), toBytes(s), chainId] as const;
        expect(recoverPublicKey(...args)).toEqual(ecrecover(...args));
      }
    }
  });

  it('recovers from a high s, as the precompiled contract does', async () => {
    const { hash, r, s, yParity } = await signMessage('mirrored');
    const args = [hash, 28n - yParity, toBytes(r), toBytes(ORDER - BigInt(s))] as const;
    expect(recoverPublicKey(...args)).toEqual(ecrecover(...args));
  });

  it('rejects what no key can have signed', async () => {
    const { hash, r, s } = await signMessage('broken');
    for (const [v, first, second] of [
      [29n, r, s],
      [27n, 0n, s],
      [27n, r, 0n],
      [27n, ORDER, s],
      [27n, r, ORDER],
      [27n, 5n, s],
    ] as const) {
      const args = [hash, v, toBytes(first), toBytes(second)] as const;
      expect(() => ecrecover(...args)).toThrow();
      expect(() => recoverPublicKey(...args)).toThrow();
    }
  });
});
