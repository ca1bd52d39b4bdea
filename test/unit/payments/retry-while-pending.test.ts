import { expect, it } from 'vitest';
import { PaymentInsufficientError, PaymentPendingError } from '../../../server/chain/errors.ts';
import { retryWhilePending } from '../../../server/money/payments/settlement/retry-while-pending.ts';

const pending = new PaymentPendingError('not yet');

it('a payment that lands while the caller waits is returned', async () => {
  const answers = [() => Promise.reject(pending), async () => 'landed'];
  expect(await retryWhilePending(() => answers.shift()?.() ?? Promise.reject(pending))).toBe('landed');
});

it('a node that does not respond holds the caller no longer than the limit', async () => {
  const silent = retryWhilePending(() => new Promise<never>(() => {}), 50);
  await expect(silent).rejects.toMatchObject({ code: 'payment_pending' });
});

it('the reason of the last look is what the caller gets', async () => {
  await expect(retryWhilePending(() => Promise.reject(pending), 0)).rejects.toBe(pending);
});

it('what can never be paid with is rejected at once', async () => {
  const insufficient = new PaymentInsufficientError('too little');
  await expect(retryWhilePending(() => Promise.reject(insufficient))).rejects.toBe(insufficient);
});
