import { lockPayment, paymentLock } from '@agent-market/sdk';
import { expect, it } from 'vitest';
import { hashPaymentSecret, parsePaymentLock } from '../../../server/foundation/platform/payment-lock.ts';

it('a payment is locked as the service reads it, each with a secret of its own', async () => {
  expect(parsePaymentLock(await paymentLock('correct-horse-battery'))).toBe(
    hashPaymentSecret('correct-horse-battery'),
  );
  const [one, other] = await Promise.all([lockPayment(), lockPayment()]);
  expect(parsePaymentLock(one.lock)).toBe(hashPaymentSecret(one.secret));
  expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(one.secret).not.toBe(other.secret);
});
