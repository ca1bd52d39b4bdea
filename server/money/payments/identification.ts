import { zeroAddress } from 'viem';
import type { ChainAdapter, Chains, IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { opensLock } from '../../foundation/platform/payment-lock.ts';
import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { basisOf, type ClaimBasis, SPOKEN_FOR } from './claim-rules.ts';
import { type Claimant, isPayerOf } from './claimant.ts';
import { findClaim } from './claims.ts';
import { PaymentOfAnotherError } from './errors.ts';
import { offeredChain } from './offered-chain.ts';
import type { TransactionProof } from './proof.ts';
import { findSpokenFor, type SpokenForCheck } from './spoken-for.ts';

export interface IdentificationOptions {
  chains: Chains;
  /** Why payments may be kept for their payers. */
  checks: readonly SpokenForCheck[];
}

type Payments = Awaited<ReturnType<ChainAdapter['readPayments']>>;

/** Whose payments are, and why who presents them may spend them. */
export class PaymentIdentification {
  readonly #options: IdentificationOptions;
  readonly #looking = new SingleFlight<Payments>();

  constructor(options: IdentificationOptions) {
    this.#options = options;
  }

  async identify(
    em: EntityManager,
    { network, reference }: TransactionProof,
    claimant: Claimant,
    takesBearer: boolean,
  ): Promise<{ payment: IncomingPayment; basis: ClaimBasis }> {
    const payments = await this.look(offeredChain(this.#options.chains, network), reference);
    const payment = await this.choose(em, payments, claimant);
    return { payment, basis: await this.basis(em, payment, claimant, takesBearer) };
  }

  /**
   * Which of the payments in a transaction is presented: the caller's own, and of several what is not spent yet. Where none
   * is, the first, which is nobody's to spend without proof unless it is the only one.
   */
  async choose(
    em: EntityManager,
    payments: readonly IncomingPayment[],
    claimant: Claimant,
  ): Promise<IncomingPayment> {
    const [first, ...further] = payments;
    if (!first) throw new Error('A transaction without payments was read');
    if (further.length === 0) return first;
    const own = payments.filter((payment) => isProven(payment, claimant));
    for (const payment of own) {
      const claim = await findClaim(em, payment);
      if (!claim || claim.subjectType === 'return') return payment;
    }
    return own[0] ?? first;
  }

  /** Throws where the caller may not. */
  async basis(
    em: EntityManager,
    payment: IncomingPayment,
    claimant: Claimant,
    takesBearer: boolean,
  ): Promise<ClaimBasis> {
    const { caller, secret } = claimant;
    const isPayer = isPayerOf(claimant, payment);
    const unlocks = opensLock(payment.lock, secret);
    const spokenFor = isPayer || unlocks ? undefined : await findSpokenFor(em, this.#options.checks, payment);
    // whoever signed with a wallet has said whose payment it is to be
    const isBearerTaken = takesBearer && caller.kind !== 'wallet';
    const basis = basisOf({ isPayer, opensLock: unlocks, isBearerTaken, spokenFor });
    if (basis) return basis;
    throw new PaymentOfAnotherError(
      spokenFor ? SPOKEN_FOR[spokenFor].why : `This payment was made by ${payment.payer}.`,
    );
  }

  /** Whether a payment that nobody claimed can go back to who made it: what comes from a venue is not a payer's. */
  async isReturnable(em: EntityManager, payment: IncomingPayment): Promise<boolean> {
    const checks = this.#options.checks.filter(({ reason }) => reason === 'venue');
    const isKnown = payment.payer !== '' && payment.payer !== zeroAddress;
    return isKnown && !(await findClaim(em, payment)) && !(await findSpokenFor(em, checks, payment));
  }

  /** For who sends the signed payload of a payment: throws where the payment is kept for its payer for another reason. */
  async expectUnreserved(em: EntityManager, payment: IncomingPayment, { caller }: Claimant): Promise<void> {
    const checks = this.#options.checks.filter(
      ({ reason }) => reason !== 'authorization' && reason !== 'shared',
    );
    const spokenFor = await findSpokenFor(em, checks, payment);
    if (spokenFor) throw new PaymentOfAnotherError(SPOKEN_FOR[spokenFor].why);
    if (caller.kind === 'wallet')
      throw new PaymentOfAnotherError(`This payment was made by ${payment.payer}.`);
  }

  /** Many may send the same payment at the same moment: its chain is asked once for all of them. */
  look(chain: ChainAdapter, reference: string): Promise<Payments> {
    return this.#looking.run(`${chain.network} ${reference}`, () => chain.readPayments(reference));
  }
}

function isProven(payment: IncomingPayment, claimant: Claimant): boolean {
  return opensLock(payment.lock, claimant.secret) || isPayerOf(claimant, payment);
}
