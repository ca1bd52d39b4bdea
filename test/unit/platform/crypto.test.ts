import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  constantTimeEqual,
  lookupHash,
  SealError,
  Sealer,
} from '../../../server/foundation/platform/crypto.ts';
import { randomBase62 } from '../../../server/foundation/platform/random.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const sealer = new Sealer(new Map([[1, first]]));

describe('sealing secrets', () => {
  it('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (s) => sealer.open(sealer.seal(s, 'p'), 'p') === s),
    );
  });

  it('writes v<version>.<iv>.<ciphertext>.<tag>, different each time', () => {
    const sealed = sealer.seal('hello', 'p');
    expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]{7}\.[\w-]{22}$/);
    expect(sealer.seal('hello', 'p')).not.toBe(sealed);
  });

  it('refuses another purpose, another key and any altered part', () => {
    const sealed = sealer.seal('hello', 'api_key');
    expect(() => sealer.open(sealed, 'webhook_secret')).toThrow(SealError);
    expect(() => new Sealer(new Map([[1, second]])).open(sealed, 'api_key')).toThrow(SealError);
    for (const part of [1, 2, 3]) {
      const parts = sealed.split('.');
      const text = parts[part] ?? '';
      parts[part] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
      expect(() => sealer.open(parts.join('.'), 'api_key')).toThrow(SealError);
    }
  });

  it('refuses a shortened tag and text that was never sealed', () => {
    const [version, iv, text, tag = ''] = sealer.seal('hello', 'p').split('.');
    expect(() => sealer.open([version, iv, text, tag.slice(0, 6)].join('.'), 'p')).toThrow(SealError);
    for (const bad of ['', 'hello', 'v1..x.y', 'v1.a.b']) {
      expect(() => sealer.open(bad, 'p')).toThrow(SealError);
    }
  });

  it('rotates: old versions open, the highest seals, outdated ones are known', () => {
    const old = sealer.seal('hello', 'p');
    const rotated = new Sealer(
      new Map([
        [2, second],
        [1, first],
      ]),
    );
    expect(rotated.open(old, 'p')).toBe('hello');
    expect(rotated.isOutdated(old)).toBe(true);
    expect(rotated.isOutdated(rotated.seal('hello', 'p'))).toBe(false);
    expect(() => sealer.open(rotated.seal('hello', 'p'), 'p')).toThrow('version 2 is not configured');
  });

  it('needs 32-byte keys', () => {
    expect(() => new Sealer(new Map())).toThrow(SealError);
    expect(() => new Sealer(new Map([[1, randomBytes(16)]]))).toThrow('32 bytes');
  });
});

describe('hashes and comparison', () => {
  it('depends on key and value', () => {
    expect(lookupHash(first, 'a')).toMatch(/^[0-9a-f]{64}$/);
    expect(lookupHash(first, 'a')).toBe(lookupHash(first, 'a'));
    expect(lookupHash(first, 'a')).not.toBe(lookupHash(second, 'a'));
    expect(lookupHash(first, 'a')).not.toBe(lookupHash(first, 'b'));
  });

  it('compares equal, different and differently long text', () => {
    expect(constantTimeEqual('abc', 'abc')).toBe(true);
    expect(constantTimeEqual('abc', 'abd')).toBe(false);
    expect(constantTimeEqual('abc', 'abcd')).toBe(false);
  });
});

describe('random base62', () => {
  it('has a fixed length and uses the whole alphabet', () => {
    const texts = Array.from({ length: 500 }, () => randomBase62(32));
    expect(new Set(texts).size).toBe(500);
    expect(texts.every((text) => /^[0-9A-Za-z]{43}$/.test(text))).toBe(true);
    expect(new Set(texts.join('')).size).toBe(62);
  });
});
