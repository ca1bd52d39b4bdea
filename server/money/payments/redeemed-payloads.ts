import { PaymentInsufficientError } from '../../chain/errors.ts';
import { getAdapter } from '../../chain/get-adapter.ts';
import type { Chains, IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { HeldPayments } from './held-payments.ts';
import { findPaymentByPayer } from './payment-by-payer.ts';
import { computeLatestPaymentTime } from './payment-checks.ts';
import type { PaymentResolver } from './payment-resolver.ts';
import type { SignedProof } from './proof.ts';
import type { Settlements } from './settlement/settlements.ts';
import { isProvenPayer, type Spender } from './spender.ts';

interface Dependencies {
  chains: Chains;
  settlements: Settlements;
  resolver: PaymentResolver;
  heldPayments: HeldPayments;
  clock: Clock;
}

/** A payment whose authorization somebody else redeemed, and why the presenter of its payload may spend it. */
export interface RedeemedPayment {
  payment: IncomingPayment;
  basis: 'payer' | 'payload';
}

/** Payers submit a payload at once. A later one may have been read from the chain. */
const PAYLOAD_MAX_AGE_MS = 5 * 60 * 1000;

/**
 * Signed payloads that somebody else submitted to the token before their payers presented them to us. The money is
 * the payer's: it pays for the payload's request or is returned.
 */
export class RedeemedPayloads {
  readonly #options: Dependencies;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  async find(
    em: EntityManager,
    proof: SignedProof,
    spender: Spender,
    dues: readonly bigint[],
  ): Promise<RedeemedPayment | undefined> {
    const { settlements, resolver, chains } = this.#options;
    const redeemed = await settlements.findRedemption(proof, dues);
    if (!redeemed) return undefined;
    const { network, reference } = redeemed.transaction;
    const payments = await resolver.readPayments(getAdapter(chains, network), reference);
    const payment = findPaymentByPayer(payments, redeemed.payer);
    if (!payment) return undefined;
    if (isProvenPayer(spender, payment)) return { payment, basis: 'payer' };
    await resolver.requireUnreserved(em, payment, spender);
    if (computeLatestPaymentTime(payment) >= this.#computeCutoff()) return { payment, basis: 'payload' };
    const reason = `The signed payment was redeemed in transaction ${reference}, and came too late to pay for this.`;
    throw new PaymentInsufficientError(
      `${reason} ${await this.#options.heldPayments.hold(em, payment, reason)}`,
    );
  }

  #computeCutoff(): Date {
    return new Date(this.#options.clock.now().getTime() - PAYLOAD_MAX_AGE_MS);
  }
}
