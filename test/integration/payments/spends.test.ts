import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { findSpend, type PaymentSpendRequest, spendPayment } from '../../../server/money/payments/spends.ts';
import { useDatabase } from '../../support/database/orm.ts';

const clock = { now: () => new Date('2026-03-29T01:30:00.123Z') };

const used = useDatabase({ poolSize: 20 });

function payment(overrides: Partial<PaymentSpendRequest> = {}): PaymentSpendRequest {
  return {
    network: 'base-mainnet',
    reference: `0x${randomBytes(32).toString('hex')}`,
    subjectType: 'order',
    subjectId: 'ord_1',
    payer: '0xpayer',
    amountMicro: 5_000_000n,
    requestFingerprint: 'abc',
    ...overrides,
  };
}

async function claim(request: PaymentSpendRequest) {
  return used.em().transactional((em) => spendPayment(em, clock, request));
}

describe('claiming a payment', () => {
  it('records what it was spent on', async () => {
    const request = payment();
    expect(await claim(request)).toEqual({ outcome: 'claimed' });
    expect(await findSpend(used.em(), request)).toMatchObject({
      subjectType: 'order',
      subjectId: 'ord_1',
      payer: '0xpayer',
      amountMicro: 5_000_000n,
      requestFingerprint: 'abc',
      createdAt: clock.now(),
    });
  });

  it('knows the same subject from another, whatever the spelling', async () => {
    const request = payment();
    await claim(request);
    const shouted = request.reference.toUpperCase().replace('0X', '0x');
    expect((await claim({ ...request, reference: shouted })).outcome).toBe('same');
    expect((await claim({ ...request, subjectId: 'ord_2' })).outcome).toBe('conflict');
    expect((await claim({ ...request, subjectType: 'deposit' })).outcome).toBe('conflict');
  });

  it('keeps networks apart', async () => {
    const request = payment();
    await claim(request);
    expect((await claim({ ...request, network: 'alt-mainnet' })).outcome).toBe('claimed');
    const onSolana = payment({ network: 'solana-mainnet', reference: base58.encode(randomBytes(64)) });
    expect((await claim(onSolana)).outcome).toBe('claimed');
  });

  it('frees the payment when the caller rolls back', async () => {
    const request = payment();
    const work = used.em().transactional(async (em) => {
      await spendPayment(em, clock, request);
      throw new Error('later failure');
    });
    await expect(work).rejects.toThrow('later failure');
    expect((await claim({ ...request, subjectId: 'ord_9' })).outcome).toBe('claimed');
  });

  it('lets exactly one of 50 parallel callers win, 5 times', async () => {
    for (let round = 0; round < 5; round++) {
      const request = payment();
      const subjects = Array.from({ length: 50 }, (_, i) => claim({ ...request, subjectId: `ord_${i}` }));
      const outcomes = (await Promise.all(subjects)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(49);
    }
  });

  it('refuses amounts of zero and unknown subjects in the database itself', async () => {
    await expect(claim(payment({ amountMicro: 0n }))).rejects.toThrow('payment_spends_amount_micro_check');
    const odd = payment({ subjectType: 'gift' as 'order' });
    await expect(claim(odd)).rejects.toThrow('payment_spends_subject_type_check');
  });
});
