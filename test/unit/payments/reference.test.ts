import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseReference } from '../../../server/chain/reference.ts';
import { BadRequestError } from '../../../server/foundation/platform/errors.ts';

const hash = `0x${'Ab'.repeat(32)}`;
const signature = base58.encode(randomBytes(64));

describe('the spelling of a payment reference', () => {
  it.each(['base-mainnet', 'alt-mainnet'] as const)('is lower case on %s', (network) => {
    expect(normaliseReference(network, hash)).toBe(hash.toLowerCase());
  });

  it('stays on Solana, whatever the signature', () => {
    const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(bytes, (raw) => {
        const text = base58.encode(raw);
        expect(normaliseReference('solana-mainnet', text)).toBe(text);
      }),
    );
  });

  it.each([
    ['base-mainnet', ''],
    ['base-mainnet', ` ${hash}`],
    ['base-mainnet', `${hash}\n`],
    ['base-mainnet', hash.slice(0, -1)],
    ['base-mainnet', `${hash}0`],
    ['base-mainnet', hash.slice(2)],
    ['base-mainnet', hash.replace('0x', '0X')],
    ['base-mainnet', `0x${'g'.repeat(64)}`],
    ['base-mainnet', signature],
    ['solana-mainnet', ''],
    ['solana-mainnet', hash],
    ['solana-mainnet', `${signature} `],
    ['solana-mainnet', `1${signature}`],
    ['solana-mainnet', signature.slice(4)],
    ['solana-mainnet', base58.encode(randomBytes(32))],
    ['solana-mainnet', `${signature.slice(1)}0`],
    ['solana-mainnet', `${signature.slice(1)}l`],
  ] as const)('on %s cannot be %j', (network, reference) => {
    expect(() => normaliseReference(network, reference)).toThrow(BadRequestError);
  });
});
