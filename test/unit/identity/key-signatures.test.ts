import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { parseSignature, recoverMessageAddress, serializeSignature, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { verifyEvmKeySignature } from '../../../server/identity/evm-signature.ts';
import { verifySolanaSignature } from '../../../server/identity/solana-signature.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';

const MESSAGE = 'Prove that it is yours – ✓';
const ORDER = secp256k1.Point.Fn.ORDER;

describe('an EIP-191 signature', () => {
  const signer = evmSigner();
  const sign = (message = MESSAGE) => signer.account.signMessage({ message });
  const verify = (signature: string, address: string = signer.address, message = MESSAGE) =>
    verifyEvmKeySignature(address, message, signature);

  it('is good when the key of the address made it, however both are written', async () => {
    const signature = await sign();
    expect(verify(signature)).toBe('good');
    expect(verify(signature.toUpperCase())).toBe('good');
    expect(verify(signature, signer.address.toLowerCase())).toBe('good');
  });

  it.each([
    ['00', 27n],
    ['01', 28n],
  ])('is read with the recovery byte %s or %s alike, and with no other', async (byte, usual) => {
    let message = MESSAGE;
    // each of the two turns up for every other message or so
    while (parseSignature(await sign(message)).v !== usual) message += '.';
    const signature = await sign(message);
    const withByte = (changed: string) => verify(signature.slice(0, -2) + changed, signer.address, message);
    expect(withByte(byte)).toBe('good');
    expect(withByte(usual.toString(16))).toBe('good');
    const opposite = { '00': ['01', '1c'], '01': ['00', '1b'] }[byte] as string[];
    for (const other of [...opposite, '02', '1a', '1d', 'ff']) {
      expect(withByte(other), other).toBe('not_this_key');
    }
  });

  it('is not of this key when another key, or the key of another text, made it', async () => {
    expect(verify(await sign(), evmSigner().address)).toBe('not_this_key');
    expect(verify(await sign('Another text'))).toBe('not_this_key');
  });

  it('is malleable with the higher of the two s that fit', async () => {
    const { r, s, yParity } = parseSignature(await sign());
    const higher = serializeSignature({ r, s: toHex(ORDER - BigInt(s), { size: 32 }), yParity: 1 - yParity });
    expect(verify(higher)).toBe('malleable');
  });

  it('is good up to half of the order, and malleable above', async () => {
    // whose signature it is follows from any r and s, so that s can be chosen
    const r = toHex(secp256k1.Point.BASE.x, { size: 32 });
    const check = async (s: bigint) => {
      const signature = { r, s: toHex(s, { size: 32 }), yParity: 0 };
      const address = await recoverMessageAddress({ message: MESSAGE, signature });
      return verify(serializeSignature(signature), address);
    };
    expect(await check(ORDER / 2n)).toBe('good');
    expect(await check(ORDER / 2n + 1n)).toBe('malleable');
  });

  it.each([
    ['nothing', () => ''],
    ['a byte too few', (signature: string) => `0x${signature.slice(4)}`],
    ['a byte too many at its end', (signature: string) => `${signature}00`],
    ['something before it', (signature: string) => ` ${signature}`],
    ['something after it', (signature: string) => `${signature}\n`],
    ['no 0x', (signature: string) => signature.slice(2)],
    ['a digit that is none', (signature: string) => signature.replace(/..$/, '1g')],
    ['r of zero', (signature: string) => `0x${'0'.repeat(64)}${signature.slice(66)}`],
    ['s of zero', (signature: string) => `${signature.slice(0, 66)}${'0'.repeat(64)}1b`],
    ['r beyond the order', (signature: string) => `0x${'f'.repeat(64)}${signature.slice(66)}`],
  ])('is not of this key with %s', async (_what, change) => {
    expect(verify(change(await sign()))).toBe('not_this_key');
  });
});

describe('a Solana signature', () => {
  const signer = solanaSigner();
  const verify = (signature: string, address = signer.address, message = MESSAGE) =>
    verifySolanaSignature(address, message, signature);
  /** Of 88 digits, the most that 64 bytes take. */
  const signLongest = async () => {
    let message = MESSAGE;
    while ((await signer.sign(message)).length < 88) message += '.';
    return { message, signature: await signer.sign(message) };
  };

  it('is good when the key of the address made it', async () => {
    expect(verify(await signer.sign(MESSAGE))).toBe(true);
    const { message, signature } = await signLongest();
    expect(verify(signature, signer.address, message)).toBe(true);
  });

  it('is not good for another key or another text', async () => {
    const signature = await signer.sign(MESSAGE);
    expect(verify(signature, solanaSigner().address)).toBe(false);
    expect(verify(signature, signer.address, 'Another text')).toBe(false);
  });

  it.each([
    ['nothing', () => ''],
    ['a byte too few', (bytes: Uint8Array) => base58.encode(bytes.subarray(1))],
    ['a byte too many', (bytes: Uint8Array) => base58.encode(Uint8Array.from([...bytes, 0]))],
    ['hexadecimal digits', (bytes: Uint8Array) => toHex(bytes)],
    ['base64', (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')],
    ['more text than a signature has', () => '2'.repeat(8000)],
  ])('is not good as %s', async (_what, change) => {
    expect(verify(change(base58.decode(await signer.sign(MESSAGE))))).toBe(false);
  });

  it('is not good under a key of small order, whose signatures fit any text', () => {
    const neutral = Uint8Array.from([1, ...Array(31).fill(0)]);
    const signature = Uint8Array.from([...neutral, ...Array(32).fill(0)]);
    expect(ed25519.verify(signature, Buffer.from(MESSAGE), neutral, { zip215: true })).toBe(true);
    expect(verify(base58.encode(signature), base58.encode(neutral))).toBe(false);
  });
});
