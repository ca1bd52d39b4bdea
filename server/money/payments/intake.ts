import { adapterOf } from '../../chain/adapter-of.ts';
import { PaymentInsufficientError, PaymentPendingError } from '../../chain/errors.ts';
import { isReferenceOf } from '../../chain/reference.ts';
import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError, type ConflictError, PaymentRequiredError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { type ClaimBasis, SPOKEN_FOR } from './claim-rules.ts';
import type { Claimant } from './claimant.ts';
import { type ClaimedFor, claimPayment, findClaim, reassignClaim } from './claims.ts';
import {
  PaymentIdentifierUsedError,
  PaymentNotAcceptedError,
  PaymentOfAnotherError,
  PaymentTooOldError,
  PaymentUsedError,
  WrongNetworkError,
} from './errors.ts';
import { type IdentificationOptions, PaymentIdentification } from './identification.ts';
import type { KeptPayments } from './kept-payments.ts';
import { withNetworkHint } from './other-network.ts';
import { paymentFrom } from './payment-from.ts';
import type { PaymentName } from './payment-key.ts';
import { rememberPresentation } from './presentations.ts';
import type { PaymentProof, SignedProof, TransactionProof } from './proof.ts';
import { RedeemedPayloads } from './redeemed-payloads.ts';
import type { Spending } from './reopening.ts';
import { untilLanded } from './settlement/landing.ts';
import { type SentPayment, takeSentPayment } from './settlement/sent-payment.ts';
import type { Settlements, SignedTerms } from './settlement/settlements.ts';
import { holdSharedRest } from './shared-rest.ts';

export interface IntakeOptions extends IdentificationOptions {
  settlements: Settlements;
  kept: KeptPayments;
  outbox: Outbox;
  clock: Clock;
}

/** What a payment is to pay for. */
export interface PaymentTerms {
  /** Throws where it is too little, or too old. */
  judge(payment: IncomingPayment): void;
  /** Whether whoever has a bare reference may spend it. */
  takesBearer: boolean;
  purpose: ClaimedFor;
  /** Where payments that their payers signed are taken as well. */
  signed?: SignedTerms;
}

/** A payment that is good for its terms and belongs to who presented it. It is not spent yet. */
export interface ReceivedPayment extends IncomingPayment {
  basis: ClaimBasis | 'payload';
  /** The id that what it pays for is to have. */
  subjectId: string;
  purpose: ClaimedFor;
  /** Where it was we who sent it. */
  sent?: SentPayment;
}

const NOT_KEPT_YET =
  'Present it again once it is final, and it is kept for its payer, to be used otherwise or sent back.';
const UNUSED = 'Another wallet paid in the same transaction, and this part was not used.';
const GIVEN_BACK = 'It goes back to its payer, because it could not pay for what it was presented for.';

/** The one way in for everything that is paid: who paid, who may spend it, and that it is spent once. */
export class PaymentIntake {
  readonly #options: IntakeOptions;
  readonly #identification: PaymentIdentification;
  readonly #redeemed: RedeemedPayloads;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#identification = new PaymentIdentification(options);
    this.#redeemed = new RedeemedPayloads({ ...options, identification: this.#identification });
  }

  /** Verifies a transaction, or sends what a payer signed and then verifies that. */
  receive(
    em: EntityManager,
    proof: PaymentProof,
    claimant: Claimant,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    return proof.kind === 'signed'
      ? this.#settle(em, proof, claimant, terms)
      : this.#verify(em, proof, claimant, terms);
  }

  /** What was sent for a payer, once it has landed. */
  async landed(
    sent: SentPayment,
    judge: PaymentTerms['judge'],
    purpose: ClaimedFor,
  ): Promise<ReceivedPayment> {
    const { network, reference } = sent.transaction;
    const payments = await this.#identification.look(adapterOf(this.#options.chains, network), reference);
    const payment = paymentFrom(payments, sent.payer);
    judge(payment);
    return { ...payment, basis: 'payload', subjectId: sent.subjectId, purpose, sent };
  }

  /** Spends it, in the transaction that makes what it pays for. Returns what it was spent on before, if it was. */
  async spend(em: EntityManager, payment: ReceivedPayment): Promise<Spending | undefined> {
    const { sent, purpose, subjectId, basis } = payment;
    if (sent) return (await takeSentPayment(em, sent)) ? undefined : sent;
    const claimed = await claimPayment(em, this.#options.clock, { ...payment, ...purpose, subjectId });
    if (claimed.outcome === 'claimed') {
      await holdSharedRest(em, this.#options, payment);
      return undefined;
    }
    const { existing } = claimed;
    if (existing.subjectType !== 'return') return existing;
    if (basis === 'bearer') throw new PaymentOfAnotherError(SPOKEN_FOR.kept.why);
    if (!(await this.#options.kept.release(em, existing.subjectId))) throw new PaymentUsedError(GIVEN_BACK);
    await reassignClaim(em, existing, { ...purpose, subjectId });
    return undefined;
  }

  /**
   * For what cannot be paid for any more: keeps the payment for its payer if it is the caller's, and returns what
   * the caller is to know. Undefined where there is nothing to keep.
   */
  async keepFor(
    em: EntityManager,
    proof: PaymentProof,
    claimant: Claimant,
    reason: string,
  ): Promise<string | undefined> {
    if (proof.kind === 'signed') return undefined;
    try {
      const { payment } = await this.#identification.identify(em, proof, claimant, false);
      return await this.#options.kept.keep(em, payment, reason);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Holds for its payers what nobody used of a transaction in which several wallets paid. */
  async holdUnused(em: EntityManager, network: Network, reference: string): Promise<void> {
    const { chains, kept } = this.#options;
    for (const payment of await this.#identification.look(adapterOf(chains, network), reference)) {
      const isReturnable = await this.#identification.isReturnable(em, payment);
      if (isReturnable) await kept.keep(em, payment, UNUSED).catch(expectUsed);
    }
  }

  async #verify(
    em: EntityManager,
    proof: TransactionProof,
    claimant: Claimant,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    const { judge, takesBearer, purpose } = terms;
    let presented: PaymentName = proof;
    if (!isReferenceOf(proof.network, proof.reference)) {
      const elsewhere = await this.#findElsewhere(em, proof, claimant);
      if (elsewhere) throw elsewhere;
    }
    try {
      const identified = await this.#identification.identify(em, proof, claimant, takesBearer);
      const { basis } = identified;
      const payment = await this.#datedIfHeld(em, identified.payment);
      presented = payment;
      await judged(payment, basis, judge, (reason) => this.#options.kept.keep(em, payment, reason));
      return { ...payment, basis, subjectId: purpose.subjectId, purpose };
    } catch (error) {
      const pending = error instanceof PaymentPendingError ? error : undefined;
      if (pending) await this.#remember(em, proof, claimant);
      const isLost = pending !== undefined && pending.seen === undefined && !proof.isNetworkGuessed;
      const elsewhere = isLost ? await this.#findElsewhere(em, proof, claimant) : undefined;
      if (elsewhere?.isHeld) throw elsewhere;
      const refusal = pending?.seen ? await this.#foresee(em, pending.seen, claimant, terms) : undefined;
      if (await this.#isSpent(em, presented, error)) throw new PaymentUsedError();
      throw refusal ?? withNetworkHint(error, proof, this.#options.chains);
    }
  }

  /** Holds for its payer what was made on another network than the one on which the caller names it. */
  async #findElsewhere(
    em: EntityManager,
    { network: named, reference }: TransactionProof,
    claimant: Claimant,
  ): Promise<WrongNetworkError | undefined> {
    const others = [...this.#options.chains.keys()].filter(
      (network) => network !== named && isReferenceOf(network, reference),
    );
    for (const network of others) {
      const proof = { kind: 'transaction', network, reference } as const;
      const held = await this.keepFor(em, proof, claimant, `It was named as a transaction of ${named}.`);
      if (held !== undefined) return new WrongNetworkError([network], named, held);
    }
    return others.length > 0 ? new WrongNetworkError(others, named) : undefined;
  }

  /** A held payment pays for anything: it counts as made now, however old its transaction is. */
  async #datedIfHeld(em: EntityManager, payment: IncomingPayment): Promise<IncomingPayment> {
    const claim = await findClaim(em, payment);
    return claim?.subjectType === 'return' ? { ...payment, blockTime: this.#options.clock.now() } : payment;
  }

  /** Why a payment that is not final enough will not do when it is: only what will do is worth waiting for. */
  async #foresee(
    em: EntityManager,
    payments: readonly IncomingPayment[],
    claimant: Claimant,
    { judge, takesBearer }: PaymentTerms,
  ): Promise<AppError | undefined> {
    try {
      const seen = await this.#identification.choose(em, payments, claimant);
      const basis = await this.#identification.basis(em, seen, claimant, takesBearer);
      await judged(seen, basis, judge, async () => NOT_KEPT_YET);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  async #settle(
    em: EntityManager,
    proof: SignedProof,
    claimant: Claimant,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    const { judge, signed, purpose } = terms;
    if (!signed) throw new Error(`No signed payments are taken for ${purpose.subjectType}`);
    try {
      return await this.#send(em, proof, claimant, { ...terms, signed });
    } catch (error) {
      if (!(error instanceof PaymentNotAcceptedError)) throw error;
      const redeemed = await this.#redeemed.find(em, proof, claimant, signed.dues);
      if (!redeemed) throw error;
      const { payment, basis } = redeemed;
      await judged(payment, basis, judge, (reason) => this.#options.kept.keep(em, payment, reason));
      return { ...payment, basis, subjectId: purpose.subjectId, purpose };
    }
  }

  async #send(
    em: EntityManager,
    proof: SignedProof,
    { caller }: Claimant,
    { judge, signed, purpose }: PaymentTerms & Required<Pick<PaymentTerms, 'signed'>>,
  ): Promise<ReceivedPayment> {
    const payer = caller.kind === 'wallet' ? caller.wallet : undefined;
    const sent = await this.#options.settlements.settle(em, proof, { ...signed, payer }, purpose);
    const isSame =
      sent.subjectType === purpose.subjectType &&
      sent.requestFingerprint === (purpose.requestFingerprint ?? null);
    // another request with the same payload may have been faster
    if (!isSame) throw usedFor(sent);
    return untilLanded(this.#options.clock, () => this.landed(sent, judge, purpose));
  }

  #remember(em: EntityManager, { network, reference }: TransactionProof, { walletKeys }: Claimant) {
    return rememberPresentation(em, network, reference, walletKeys, this.#options.clock.now());
  }

  /** What was spent elsewhere is rarely good for this as well, and that is the better answer. */
  async #isSpent(em: EntityManager, presented: PaymentName, error: unknown): Promise<boolean> {
    if (!(error instanceof PaymentRequiredError || error instanceof PaymentOfAnotherError)) return false;
    const claim = await findClaim(em, presented);
    return claim !== null && claim.subjectType !== 'return';
  }
}

/** Compares a payment with its terms. What will not do is kept, which returns what the caller is to know. */
async function judged(
  payment: IncomingPayment,
  basis: ReceivedPayment['basis'],
  judge: PaymentTerms['judge'],
  keep: (reason: string) => Promise<string>,
): Promise<void> {
  try {
    judge(payment);
  } catch (error) {
    if (!(error instanceof PaymentInsufficientError)) throw error;
    // a bare reference of long ago may be anything, such as the operator's own money: it stays where it is
    if (basis === 'bearer' && error instanceof PaymentTooOldError) throw error;
    throw new PaymentInsufficientError(`${error.message} ${await keep(error.message)}`);
  }
}

/** Its payer used it after all. */
function expectUsed(error: unknown): void {
  if (!(error instanceof PaymentUsedError)) throw error;
}

/** Why a payment that was spent cannot be spent on another request. */
export function usedFor(spent: Spending | SentPayment): ConflictError {
  return 'isNamesake' in spent ? new PaymentIdentifierUsedError() : new PaymentUsedError();
}
