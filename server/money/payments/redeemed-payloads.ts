import { adapterOf } from '../../chain/adapter-of.ts';
import { PaymentInsufficientError } from '../../chain/errors.ts';
import type { Chains, IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { type Claimant, isPayerOf } from './claimant.ts';
import type { PaymentIdentification } from './identification.ts';
import { latestTimeOf } from './judgement.ts';
import type { KeptPayments } from './kept-payments.ts';
import { findPaymentFrom } from './payment-from.ts';
import type { SignedProof } from './proof.ts';
import type { Settlements } from './settlement/settlements.ts';

interface Dependencies {
  chains: Chains;
  settlements: Settlements;
  identification: PaymentIdentification;
  kept: KeptPayments;
  clock: Clock;
}

/** A payment whose authorization somebody else redeemed, and why who sends the payload may spend it. */
export interface RedeemedPayment {
  payment: IncomingPayment;
  basis: 'payer' | 'payload';
}

/** Payers send what they sign at once. A payload that comes later may have been read on the chain. */
const PAYLOAD_LIFE_MS = 5 * 60 * 1000;

/**
 * Signed payloads that somebody else handed to the token before their payers handed them to us. The money is here
 * and is the payer's: it pays for what the payload is sent for, or goes back.
 */
export class RedeemedPayloads {
  readonly #options: Dependencies;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  async find(
    em: EntityManager,
    proof: SignedProof,
    claimant: Claimant,
    dues: readonly bigint[],
  ): Promise<RedeemedPayment | undefined> {
    const { settlements, identification, chains } = this.#options;
    const redeemed = await settlements.findRedemption(proof, dues);
    if (!redeemed) return undefined;
    const { network, reference } = redeemed.transaction;
    const payments = await identification.look(adapterOf(chains, network), reference);
    const payment = findPaymentFrom(payments, redeemed.payer);
    if (!payment) return undefined;
    if (isPayerOf(claimant, payment)) return { payment, basis: 'payer' };
    await identification.expectUnreserved(em, payment, claimant);
    if (latestTimeOf(payment) >= this.#oldest()) return { payment, basis: 'payload' };
    const reason = `The signed payment was redeemed in transaction ${reference}, and came too late to pay for this.`;
    throw new PaymentInsufficientError(`${reason} ${await this.#options.kept.keep(em, payment, reason)}`);
  }

  #oldest(): Date {
    return new Date(this.#options.clock.now().getTime() - PAYLOAD_LIFE_MS);
  }
}
