import { LockMode } from '@mikro-orm/core';
import { PaymentInsufficientError } from '../../../chain/errors.ts';
import { requireAdapter } from '../../../chain/get-adapter.ts';
import type { ChainAdapter, Chains, Inclusion } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Clock, isSameTime } from '../../../foundation/platform/clock.ts';
import { AppError } from '../../../foundation/platform/errors.ts';
import { buildPaymentKey } from '../payment-key.ts';
import { PaymentSpend } from '../payment-spend.entity.ts';
import { listSpends } from '../spends.ts';
import type { LostPayments } from './lost-payments.ts';
import { UnfinalPayment } from './unfinal-payment.entity.ts';
import { FIRST_CHECK_MS } from './watched-payment.ts';

interface Dependencies {
  chains: Chains;
  lostPayments: LostPayments;
  clock: Clock;
}

const LONGEST_WAIT_MS = 10 * 60 * 1000;
/** How long a payment stays so before it counts as lost. */
const PATIENCE_MS: Record<Exclude<Inclusion, 'final'>, number> = {
  open: Number.POSITIVE_INFINITY,
  // sent again meanwhile
  missing: 60 * 60 * 1000,
  // until the next check: a node can be wrong
  lost: FIRST_CHECK_MS,
};

/** Follows payments that were spent before they were final. */
export class PaymentWatch {
  readonly #options: Dependencies;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  async check(em: EntityManager, id: string): Promise<void> {
    const row = await em.findOne(UnfinalPayment, id);
    if (!row) return;
    const chain = requireAdapter(this.#options.chains, row.network);
    const inclusion = await checkPayment(em, chain, row);
    if (inclusion === 'final') {
      await em.nativeDelete(UnfinalPayment, { id });
      return;
    }
    const missingSince = inclusion === 'open' ? null : (row.missingSince ?? this.#options.clock.now());
    if (missingSince !== null && this.#elapsedMs(missingSince) >= PATIENCE_MS[inclusion])
      return this.#recordLost(em, row);
    if (inclusion === 'missing') await sendAgain(chain, row);
    await em.nativeUpdate(UnfinalPayment, { id }, { missingSince });
    await this.postpone(em, id);
  }

  /** Checks again later: the older it is, the later. */
  async postpone(em: EntityManager, id: string): Promise<void> {
    const row = await em.findOne(UnfinalPayment, id, { disableIdentityMap: true });
    if (!row) return;
    const delayMs = Math.min(Math.max(this.#elapsedMs(row.createdAt), FIRST_CHECK_MS), LONGEST_WAIT_MS);
    const checkAt = new Date(this.#options.clock.now().getTime() + delayMs);
    await em.nativeUpdate(UnfinalPayment, { id }, { checkAt });
  }

  /** Releases the transaction too: if it lands after all, its payer can present it again. */
  async #recordLost(em: EntityManager, { id, missingSince, createdAt }: UnfinalPayment): Promise<void> {
    await em.transactional(async (tx) => {
      const row = await tx.findOne(UnfinalPayment, id, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
      });
      // it was found again, or lost and presented again, while this process stood still
      if (!row || !isSameTime(row.missingSince, missingSince) || !isSameTime(row.createdAt, createdAt))
        return;
      for (const spend of await listSpends(tx, row)) {
        const { reference, subjectType, subjectId } = spend;
        await this.#options.lostPayments.reverse(tx, spend);
        const released = await tx.nativeDelete(PaymentSpend, { id: spend.id, subjectType, subjectId });
        if (released !== 1) throw new Error(`${reference} was spent again while its loss was recorded`);
      }
      await tx.nativeDelete(UnfinalPayment, { id });
    });
  }

  #elapsedMs(since: Date): number {
    return this.#options.clock.now().getTime() - since.getTime();
  }
}

/** A transaction that a later block includes again may have another effect there. */
async function checkPayment(em: EntityManager, chain: ChainAdapter, row: UnfinalPayment): Promise<Inclusion> {
  const inclusion = await chain.checkInclusion(row.reference, toOrigin(row));
  if (inclusion !== 'final') return inclusion;
  const spends = await listSpends(em, row);
  const amounts = await readAmounts(chain, row.reference);
  const isCovered = spends.every(
    ({ reference, amountMicro }) => (amounts.get(reference) ?? 0n) >= amountMicro,
  );
  return isCovered ? 'final' : 'lost';
}

function toOrigin({ fromAddress: from, blockHeight, nonce, signedPayload }: UnfinalPayment) {
  return {
    from,
    blockHeight,
    ...(typeof nonce === 'bigint' && { nonce }),
    ...(typeof signedPayload === 'string' && { payload: signedPayload }),
  };
}

/** By the key under which each payment is spent. Empty if nothing was paid. */
async function readAmounts(chain: ChainAdapter, reference: string): Promise<Map<string, bigint>> {
  try {
    const payments = await chain.readPayments(reference);
    return new Map(payments.map((payment) => [buildPaymentKey(payment), payment.amountMicro]));
  } catch (error) {
    if (error instanceof PaymentInsufficientError) return new Map();
    throw error;
  }
}

/** A node rejects it if it is pending there, or if its payer no longer has the money. */
async function sendAgain(chain: ChainAdapter, row: UnfinalPayment): Promise<void> {
  const { reference: txHash, fromAddress: from, signedPayload: payload } = row;
  if (!payload) return;
  await chain.broadcast({ txHash, from, payload }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
