import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  describePaymentLock,
  hashPaymentSecret,
  matchesPaymentLock,
  parsePaymentLock,
} from '../../../server/foundation/platform/payment-lock.ts';

const LOCK = createHash('sha256').update('correct horse battery').digest('hex');

describe('a payment lock', () => {
  it('is opened by the secret that it is the hash of', () => {
    expect(hashPaymentSecret('correct horse battery')).toBe(LOCK);
    expect(parsePaymentLock(`market:1:${LOCK}`)).toBe(LOCK);
    expect(parsePaymentLock(`market:1:${LOCK.toUpperCase()}`)).toBe(LOCK);
  });

  it.each([
    ['nothing', ''],
    ['another word', `Market:1:${LOCK}`],
    ['another version', `market:2:${LOCK}`],
    ['a digit too few', `market:1:${LOCK.slice(1)}`],
    ['a digit too many', `market:1:${LOCK}0`],
    ['something before it', ` market:1:${LOCK}`],
    ['something behind it', `market:1:${LOCK}\n`],
    ['what is not hex', `market:1:${'g'.repeat(64)}`],
  ])('is not read from %s', (_name, text) => {
    expect(parsePaymentLock(text)).toBeUndefined();
  });

  it.each([
    ['the secret', LOCK, 'correct horse battery', true],
    ['another secret', LOCK, 'Correct horse battery', false],
    ['no secret', LOCK, undefined, false],
    ['the lock itself', LOCK, LOCK, false],
    ['any secret, where there is no lock', null, 'correct horse battery', false],
    ['any secret, where no lock is known', undefined, 'correct horse battery', false],
    ['nothing, where there is none', undefined, undefined, false],
  ])('and %s match only if one opens the other', (_what, lock, secret, matches) => {
    expect(matchesPaymentLock(lock, secret)).toBe(matches);
  });

  it('is described as it is read', () => {
    const { format, carrier, header } = describePaymentLock('memo');
    expect(parsePaymentLock(format.replace(/<.*>/, LOCK))).toBe(LOCK);
    expect([carrier, header]).toEqual(['memo', 'X-Payment-Secret']);
  });
});
