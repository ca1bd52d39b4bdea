import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { parsePaymentProof } from '../../../server/money/payments/proof.ts';

const hash = `0x${'Ab'.repeat(32)}`;
// so large that a digit more does not fit into 64 bytes
const signature = base58.encode(Buffer.concat([Buffer.of(0xff), randomBytes(63)]));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a payment proof is told by its shape', () => {
  it.each([
    ['a hash', hash, undefined, 'base-mainnet'],
    ['a hash with its network', hash, 'base-mainnet' as const, 'base-mainnet'],
    ['a hash on the third network', hash, 'alt-mainnet' as const, 'alt-mainnet'],
    ['a signature', signature, undefined, 'solana-mainnet'],
    ['a signature with its network', signature, 'solana-mainnet' as const, 'solana-mainnet'],
  ])('%s', (_name, text, given, network) => {
    const isNetworkInferred = text === hash && given === undefined ? true : undefined;
    expect(parsePaymentProof(text, given)).toEqual({
      kind: 'transaction',
      network,
      reference: text,
      isNetworkInferred,
    });
  });

  it.each([1, 2])('a signed payment of version %s', (x402Version) => {
    const payload = { x402Version, payload: { signature: '0x' } };
    expect(parsePaymentProof(encode(payload))).toEqual({ kind: 'signed', x402Version, payload });
  });

  it.each([
    ['nothing', ''],
    ['words', 'I have paid'],
    ['half a hash', hash.slice(0, 40)],
    ['a hash without 0x', hash.slice(2)],
    ['a Solana address', base58.encode(randomBytes(32))],
    ['a signature with a character too many', `${signature}1`],
    ['a signature after something else', `!${signature}`],
    ['a signature before something else', `${signature}!`],
    ['a byte less than a signature', base58.encode(new Uint8Array(63).fill(0xff))],
    ['a hash after something else', `!${hash}`],
    ['a hash before something else', `${hash}!`],
    ['JSON of text', encode('x402Version')],
    ['base64 of no JSON', Buffer.from('hello').toString('base64')],
    ['JSON of a list', encode([1])],
    ['an unknown version', encode({ x402Version: 3 })],
    ['a version in words', encode({ x402Version: '1' })],
    ['null', encode(null)],
  ])('refuses %s', (_name, text) => {
    expect(() => parsePaymentProof(text)).toThrow(
      expect.objectContaining({ status: 400, code: 'malformed_payment' }),
    );
  });

  it('takes a signature of the fewest digits', () => {
    const shortest = base58.encode(new Uint8Array(64));
    expect(parsePaymentProof(shortest)).toMatchObject({ kind: 'transaction', reference: shortest });
  });

  it('refuses a reference that cannot be of the network that is named', () => {
    expect(() => parsePaymentProof(hash, 'solana-mainnet')).toThrow(/not a transaction of solana-mainnet/);
    expect(() => parsePaymentProof(signature, 'base-mainnet')).toThrow(/not a transaction of base-mainnet/);
    expect(() => parsePaymentProof(signature, 'alt-mainnet')).toThrow(/not a transaction of alt-mainnet/);
  });
});
