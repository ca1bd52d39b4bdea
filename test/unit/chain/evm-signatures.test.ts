import { randomBytes } from 'node:crypto';
import { bytesToHex, concat, numberToHex, recoverAddress, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { recoverSigner } from '../../../server/chain/evm/recover-signer.ts';
import { createEvmSignerFromKey } from '../../../server/chain/signer.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const digests = Array.from({ length: 20 }, () => new Uint8Array(randomBytes(32)));
const key = generatePrivateKey();
const { address } = privateKeyToAccount(key);

describe('a signature of a digest', () => {
  it('is the one that viem makes', async () => {
    const signer = createEvmSignerFromKey(key);
    expect(signer.address).toBe(address);
    for (const digest of digests)
      expect(bytesToHex(await signer.sign(digest))).toBe(
        await sign({ hash: toHex(digest), privateKey: key, to: 'hex' }),
      );
  });

  it('tells its signer', async () => {
    for (const digest of digests) {
      const signature = await sign({ hash: toHex(digest), privateKey: key, to: 'hex' });
      expect(recoverSigner(digest, signature)).toBe(address);
      const zeroOrOne = concat([
        signature.slice(0, 132 - 2) as `0x${string}`,
        signature.endsWith('1b') ? '0x00' : '0x01',
      ]);
      expect(recoverSigner(digest, zeroOrOne)).toBe(address);
    }
  });

  it('with a high s tells the same signer as viem says', async () => {
    const [hash = new Uint8Array(32)] = digests;
    const { r, s, yParity = 0 } = await sign({ hash: toHex(hash), privateKey: key });
    const high = concat([r, numberToHex(ORDER - BigInt(s), { size: 32 }), yParity === 0 ? '0x1c' : '0x1b']);
    expect(recoverSigner(hash, high)).toBe(await recoverAddress({ hash: toHex(hash), signature: high }));
  });

  it('is refused if it is malformed', async () => {
    const [digest = new Uint8Array(32)] = digests;
    const good = await sign({ hash: toHex(digest), privateKey: key, to: 'hex' });
    const rs = good.slice(2, 130);
    const malformed = [
      '0x',
      `0x${rs}`,
      `0x${rs}1d`,
      `0x${rs}001b`,
      good.slice(2),
      `0x${'0'.repeat(128)}1b`,
      `0x${'f'.repeat(128)}1b`,
      `0x${rs.slice(0, 64)}${'0'.repeat(64)}1b`,
    ];
    for (const signature of malformed)
      expect(() => recoverSigner(digest, signature as `0x${string}`), signature).toThrow();
  });
});

describe('a key of zeros', () => {
  it('signs nothing', () => {
    expect(() => createEvmSignerFromKey(`0x${'0'.repeat(64)}`)).toThrow();
  });
});
