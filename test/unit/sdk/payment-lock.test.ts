import { lockPayment, paymentLock } from '@agent-market/sdk';
import { expect, it } from 'vitest';
import { lockOf, readLock } from '../../../server/foundation/platform/payment-lock.ts';

it('a payment is locked as the service reads it, each with a secret of its own', async () => {
  expect(readLock(await paymentLock('correct-horse-battery'))).toBe(lockOf('correct-horse-battery'));
  const [one, other] = await Promise.all([lockPayment(), lockPayment()]);
  expect(readLock(one.lock)).toBe(lockOf(one.secret));
  expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(one.secret).not.toBe(other.secret);
});
