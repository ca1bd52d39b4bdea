import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { type AccountRef, accounts } from '../ledger/accounts.ts';
import { credit, debit, type Entry } from '../ledger/posting.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { PayoutKey, SentPayout } from '../payouts/payout.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { PaymentUsedError } from './errors.ts';
import type { LostPayments } from './finality/lost-payments.ts';
import { HeldPayment, type HeldPaymentState } from './held-payment.entity.ts';
import { buildPaymentKey, parseTransactionReference } from './payment-key.ts';
import { scheduleSharedHold } from './shared-payments.ts';
import { spendPayment } from './spends.ts';

export interface HeldPaymentsOptions {
  payouts: Payouts;
  lostPayments: LostPayments;
  ledger: LedgerService;
  outbox: Outbox;
  clock: Clock;
  /** Smaller amounts are not returned automatically, because that would cost more than they are worth. */
  minReturnMicro: bigint;
}

/** A received payment. */
export type HoldablePayment = Pick<
  IncomingPayment,
  'network' | 'reference' | 'payer' | 'amountMicro' | 'lock' | 'shared' | 'finality' | 'origin'
>;

type ReturnTerms = Pick<HoldablePayment, 'network' | 'reference' | 'payer' | 'amountMicro'>;

const SUBJECT_TYPE = 'payment';
/** How long its payer may spend it on something else first. */
const RETURN_AFTER_MS = 15 * 60 * 1000;

/** Money that was received and not spent: held for its payer, then returned. The only way a payment is returned. */
export class HeldPayments {
  readonly #options: HeldPaymentsOptions;

  constructor(options: HeldPaymentsOptions) {
    this.#options = options;
    options.payouts.register(SUBJECT_TYPE, {
      payment_return: { onPaid: (em, payout) => this.#onReturned(em, payout) },
    });
    options.lostPayments.register('return', (em, id) => this.#forget(em, id));
  }

  /** Holds a verified payment, unless it was spent; returns the error for its payer. */
  async hold(em: EntityManager, payment: HoldablePayment, reason: string): Promise<string> {
    await em.transactional(async (tx) => {
      const id = newId('pay', this.#options.clock);
      const subject = { subjectType: 'return', subjectId: id } as const;
      const claimed = await spendPayment(tx, this.#options.clock, { ...payment, ...subject });
      if (claimed.outcome === 'claimed') {
        await scheduleSharedHold(tx, this.#options, payment);
        return this.#insert(tx, id, payment, 'held', reason);
      }
      if (claimed.existing.subjectType !== 'return') throw new PaymentUsedError();
    });
    return this.#describeHold(payment);
  }

  /** Releases a payment that was reserved for its purpose when it was signed, which came to nothing. */
  async returnNow(em: EntityManager, payment: HoldablePayment, reason: string): Promise<void> {
    const id = newId('pay', this.#options.clock);
    await this.#insert(em, id, payment, 'returning', reason);
    await this.#send(em, id, payment);
  }

  /**
   * Lets its payer spend a held payment after all; false once its return has started. In the transaction that spends
   * it.
   */
  async release(em: EntityManager, id: string): Promise<boolean> {
    const held = await this.#advance(em, id, 'held', 'used');
    if (!held) return false;
    await this.#post(em, 'payment_released', held, [
      debit(accounts.heldPayments(), held.amountMicro),
      credit(accounts.treasury(held.network), held.amountMicro),
    ]);
    return true;
  }

  /** The holding time is over. */
  async returnToPayer(em: EntityManager, id: string): Promise<void> {
    const held = await this.#advance(em, id, 'held', 'returning');
    if (held) await this.#send(em, id, held);
  }

  /** The chain dropped the payment, so there is nothing to return. */
  async #forget(em: EntityManager, id: string): Promise<readonly string[]> {
    if (!(await this.#options.payouts.recall(em, buildReturnKey(id))))
      throw new Error(`The return of ${id} was signed before its payment was final`);
    const forgotten = await em.nativeDelete(HeldPayment, { id, state: { $in: ['held', 'returning'] } });
    if (forgotten !== 1) throw new Error(`Payment ${id} is no longer held`);
    return ['payment_held'];
  }

  async #insert(
    em: EntityManager,
    id: string,
    payment: HoldablePayment,
    state: HeldPaymentState,
    reason: string,
  ) {
    const { network, payer, amountMicro } = payment;
    const reference = buildPaymentKey(payment);
    const now = this.#options.clock.now();
    const returnAt = this.#isAboveReturnMinimum(payment) ? new Date(now.getTime() + RETURN_AFTER_MS) : null;
    const terms = { id, network, reference, payer, amountMicro };
    await em.insert(HeldPayment, { ...terms, state, reason, returnAt, createdAt: now, updatedAt: now });
    await this.#post(em, 'payment_held', { id, network }, [
      debit(accounts.treasury(network), amountMicro),
      credit(accounts.heldPayments(), amountMicro),
    ]);
  }

  /** The row decides between the payer and the return: the first to move it wins. */
  async #advance(em: EntityManager, id: string, state: HeldPaymentState, next: HeldPaymentState) {
    const updatedAt = this.#options.clock.now();
    const moved = await em.nativeUpdate(HeldPayment, { id, state }, { state: next, updatedAt });
    return moved > 0 ? em.findOneOrFail(HeldPayment, id, { disableIdentityMap: true }) : undefined;
  }

  async #send(em: EntityManager, id: string, { network, reference, payer, amountMicro }: ReturnTerms) {
    await this.#options.payouts.send(em, {
      ...buildReturnKey(id),
      payee: { address: payer },
      network,
      asset: 'USDC',
      amountMicro,
      fundedBy: { network, reference: parseTransactionReference(reference) },
    });
  }

  async #onReturned(em: EntityManager, { subjectId: id }: SentPayout): Promise<AccountRef> {
    const held = await this.#advance(em, id, 'returning', 'returned');
    // returns from before held payments are owed on the account of that time
    return held ? accounts.heldPayments() : accounts.refunds();
  }

  async #post(
    em: EntityManager,
    kind: string,
    { id: reference, network }: { id: string; network: Network },
    entries: Entry[],
  ): Promise<void> {
    await this.#options.ledger.post(em, { kind, reference, network, asset: 'USDC', entries });
  }

  #isAboveReturnMinimum({ amountMicro }: HoldablePayment): boolean {
    return amountMicro >= this.#options.minReturnMicro;
  }

  #describeHold(payment: HoldablePayment): string {
    const what = `The ${formatUsd(payment.amountMicro)} USDC`;
    return this.#isAboveReturnMinimum(payment)
      ? `${what} are returned to ${payment.payer} within the hour, unless that wallet spends them first.`
      : `${what} are held for ${payment.payer}. The amount is too small to be returned automatically.`;
  }
}

function buildReturnKey(id: string): PayoutKey {
  return { kind: 'payment_return', subjectType: SUBJECT_TYPE, subjectId: id };
}
