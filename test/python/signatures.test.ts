import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { type Hex, keccak256, verifyMessage, verifyTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeAll, expect, test } from 'vitest';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

const MESSAGE = 'market:0xabc:1767225600000 – größer';
const privateKeys = Array.from({ length: 40 }, () => generatePrivateKey());
const seeds = Array.from({ length: 10 }, () => randomBytes(32));
const due = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  payTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '27500000',
  maxTimeoutSeconds: 60,
  extra: { name: 'USDC', version: '2' },
} as const;

describeWithPython('signatures of the Python SDK', ['httpx', 'cryptography'], (python) => {
  let signed: {
    evm: [address: Hex, signature: Hex][];
    solana: [address: string, signature: string][];
    again: string[];
    hashes: string[];
    payment: {
      x402Version: number;
      accepted: unknown;
      payload: { signature: Hex; authorization: Record<string, Hex> };
    };
  };

  beforeAll(async () => {
    const input = JSON.stringify({
      message: MESSAGE,
      private_keys: privateKeys,
      seeds: seeds.map((seed) => seed.toString('hex')),
      due,
    });
    signed = JSON.parse(await runPython(python, ['test/python/programs/sign.py'], { input }));
  });

  test('hash like Keccak-256 at every length around its blocks', () => {
    expect(signed.hashes).toEqual(
      Array.from({ length: 300 }, (_, length) => keccak256(new Uint8Array(length).fill(0xa7)).slice(2)),
    );
  });

  test('belong to the address that viem derives, and verify (EIP-191)', async () => {
    expect(signed.evm.map(([address]) => address)).toEqual(
      privateKeys.map((key) => privateKeyToAccount(key).address),
    );
    const half = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
    for (const [address, signature] of signed.evm) {
      expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true);
      expect(BigInt(`0x${signature.slice(66, 130)}`) <= half).toBe(true);
    }
    // both parities occur
    expect(new Set(signed.evm.map(([, signature]) => signature.slice(-2)))).toEqual(new Set(['1b', '1c']));
  });

  test('on Solana verify (Ed25519)', () => {
    expect(signed.solana.map(([address]) => address)).toEqual(
      seeds.map((seed) => base58.encode(ed25519.getPublicKey(seed))),
    );
    expect(signed.again).toEqual(signed.solana.map(([address]) => address));
    for (const [address, signature] of signed.solana) {
      const text = new TextEncoder().encode(MESSAGE);
      expect(ed25519.verify(base58.decode(signature), text, base58.decode(address))).toBe(true);
    }
  });

  test('of a payment verify (EIP-3009)', async () => {
    const { x402Version, accepted, payload } = signed.payment;
    const { from, to, value, validAfter, validBefore, nonce } = payload.authorization as Record<
      string,
      Hex
    > & {
      from: Hex;
    };
    expect([x402Version, accepted, to, value]).toEqual([2, due, due.payTo, due.amount]);
    const isValid = await verifyTypedData({
      address: from,
      domain: { ...due.extra, chainId: 84532, verifyingContract: due.asset },
      types: {
        TransferWithAuthorization: [
          { name: 'from', type: 'address' },
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'validAfter', type: 'uint256' },
          { name: 'validBefore', type: 'uint256' },
          { name: 'nonce', type: 'bytes32' },
        ],
      },
      primaryType: 'TransferWithAuthorization',
      message: {
        from,
        to: to as Hex,
        value: BigInt(value as Hex),
        validAfter: BigInt(validAfter as Hex),
        validBefore: BigInt(validBefore as Hex),
        nonce: nonce as Hex,
      },
      signature: payload.signature,
    });
    expect(isValid).toBe(true);
  });
});
