import type { EntityManager } from '../../../foundation/db/orm.ts';
import { statement } from '../../../foundation/db/statement.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import type { LedgerService } from '../../ledger/service.ts';
import { HeldPayment } from '../held-payment.entity.ts';
import type { PaymentSpend, PaymentSubject } from '../payment-spend.entity.ts';
import { LostPayment } from './lost-payment.entity.ts';

export type LostSpend = Pick<
  PaymentSpend,
  'network' | 'reference' | 'subjectType' | 'subjectId' | 'payer' | 'amountMicro'
>;

/**
 * Undoes what a payment was spent on, unless money has left for it: then it throws. Returns the kinds of the subject's
 * ledger postings, which are reversed. Runs in the transaction that records the loss; locks payouts first.
 */
export type LossHandler = (
  em: EntityManager,
  subjectId: string,
  reason: string,
) => Promise<readonly string[]>;

interface Dependencies {
  ledger: LedgerService;
  clock: Clock;
  log: Logger;
}

/** Payments that their chain dropped before they were final, after they were spent. */
export class LostPayments {
  readonly #options: Dependencies;
  readonly #handlers = new Map<PaymentSubject, LossHandler>();

  constructor(options: Dependencies) {
    this.#options = options;
  }

  register(subjectType: PaymentSubject, handler: LossHandler): void {
    if (this.#handlers.has(subjectType))
      throw new Error(`A handler is already registered for lost payments of a ${subjectType}`);
    this.#handlers.set(subjectType, handler);
  }

  /** Takes back what the payment paid for, and its ledger postings. In the caller's transaction, once per subject. */
  async reverse(em: EntityManager, lost: LostSpend): Promise<void> {
    const { ledger, clock, log } = this.#options;
    const { network, reference, subjectType, subjectId, payer, amountMicro } = lost;
    const handler = this.#handlers.get(subjectType);
    if (!handler) throw new Error(`No handler is registered for lost payments of a ${subjectType}`);
    const record = { network, reference, subjectType, subjectId, payer, amountMicro, createdAt: clock.now() };
    await em.insert(LostPayment, record);
    const kinds = await handler(em, subjectId, describeLoss(network, reference));
    await ledger.reverse(em, { kind: 'payment_lost', reference: subjectId, network, asset: 'USDC', kinds });
    // if the transaction lands after all, its payer can present it again
    await em.nativeDelete(HeldPayment, { network, reference });
    log.error({ network, reference, subjectType, subjectId, amountMicro }, 'payment lost');
  }
}

const countRows = statement([LostPayment], (db) =>
  db
    .selectFrom('lost_payments')
    .select(['network'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .groupBy('network'),
);

export interface LossCount {
  network: Network;
  count: number;
}

/** Of networks that have dropped some. */
export async function countLostPayments(em: EntityManager): Promise<LossCount[]> {
  const rows = await countRows.rows(em);
  return rows.map(({ network, count }) => ({ network, count: Number(count) }));
}

function describeLoss(network: Network, reference: string): string {
  return `The payment ${reference} was dropped by ${network} before it was final, so no money arrived.`;
}
