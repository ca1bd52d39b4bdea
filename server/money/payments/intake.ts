import { PaymentInsufficientError, PaymentPendingError } from '../../chain/errors.ts';
import { getAdapter } from '../../chain/get-adapter.ts';
import { isReference } from '../../chain/reference.ts';
import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError, type ConflictError, PaymentRequiredError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import {
  PaymentIdentifierUsedError,
  PaymentNotAcceptedError,
  PaymentOwnedByAnotherError,
  PaymentTooOldError,
  PaymentUsedError,
  WrongNetworkError,
} from './errors.ts';
import type { HeldPayments } from './held-payments.ts';
import { withNetworkHint } from './network-hint.ts';
import { selectPaymentByPayer } from './payment-by-payer.ts';
import type { PaymentRef } from './payment-key.ts';
import { PaymentResolver, type PaymentResolverOptions } from './payment-resolver.ts';
import { recordPresentation } from './presentations.ts';
import type { PaymentProof, SignedProof, TransactionProof } from './proof.ts';
import type { SpendRecord } from './purchase-access.ts';
import { RedeemedPayloads } from './redeemed-payloads.ts';
import { retryWhilePending } from './settlement/retry-while-pending.ts';
import { completeSettlement, type SentPayment } from './settlement/sent-payment.ts';
import type { Settlements, SignedTerms } from './settlement/settlements.ts';
import { scheduleSharedHold } from './shared-payments.ts';
import { RESERVATIONS, type SpendBasis } from './spend-rules.ts';
import type { Spender } from './spender.ts';
import { findSpend, listSpends, type PaymentPurpose, reassignSpend, spendPayment } from './spends.ts';

export interface IntakeOptions extends PaymentResolverOptions {
  settlements: Settlements;
  heldPayments: HeldPayments;
  outbox: Outbox;
  clock: Clock;
}

/** The terms of a purchase. */
export interface PaymentTerms {
  /** Throws if the payment is too low or too old. */
  assertAcceptable(payment: IncomingPayment): void;
  /** Whether anyone with the reference of an unlocked transfer may spend it. */
  acceptsUnlocked: boolean;
  /** Whether a payment that is acceptable would be so, on the same terms, if it were made later. */
  acceptsLater?: boolean;
  purpose: PaymentPurpose;
  /** If signed payloads are accepted too. */
  signed?: SignedTerms;
}

/** A payment that meets its terms and belongs to its presenter. Not spent yet. */
export interface ReceivedPayment extends IncomingPayment {
  basis: SpendBasis | 'payload';
  /** The id of what it pays for. */
  subjectId: string;
  purpose: PaymentPurpose;
  /** If we submitted it. */
  sent?: SentPayment;
}

const NOT_HELD_YET_MESSAGE =
  'Present it again once it is final. It is then held for its payer, to be spent or returned.';
const UNUSED_REASON = 'Another wallet paid in the same transaction, and this part was not used.';
const RETURNING_MESSAGE = 'It is returned to its payer, because it could not pay for its purpose.';

/** The only intake of payments: determines who paid, who may spend it, and that it is spent once. */
export class PaymentIntake {
  readonly #options: IntakeOptions;
  readonly #resolver: PaymentResolver;
  readonly #redeemedPayloads: RedeemedPayloads;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#resolver = new PaymentResolver(options);
    this.#redeemedPayloads = new RedeemedPayloads({ ...options, resolver: this.#resolver });
  }

  /** Verifies a transaction, or submits a signed payload and then verifies its transaction. */
  receive(
    em: EntityManager,
    proof: PaymentProof,
    spender: Spender,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    return proof.kind === 'signed'
      ? this.#settle(em, proof, spender, terms)
      : this.#verify(em, proof, spender, terms);
  }

  /** A submitted payload, once it has landed. */
  async receiveSent(
    sent: SentPayment,
    judge: PaymentTerms['assertAcceptable'],
    purpose: PaymentPurpose,
  ): Promise<ReceivedPayment> {
    const { network, reference } = sent.transaction;
    const payments = await this.#resolver.readPayments(getAdapter(this.#options.chains, network), reference);
    const payment = selectPaymentByPayer(payments, sent.payer);
    judge(payment);
    return { ...payment, basis: 'payload', subjectId: sent.subjectId, purpose, sent };
  }

  /** Spends it, in the transaction that creates what it pays for. Returns the earlier spend, if there is one. */
  async spend(em: EntityManager, payment: ReceivedPayment): Promise<SpendRecord | undefined> {
    const { sent, purpose, subjectId, basis } = payment;
    if (sent) return (await completeSettlement(em, sent)) ? undefined : sent;
    const claimed = await spendPayment(em, this.#options.clock, { ...payment, ...purpose, subjectId });
    if (claimed.outcome === 'claimed') {
      await scheduleSharedHold(em, this.#options, payment);
      return undefined;
    }
    const { existing } = claimed;
    if (existing.subjectType !== 'return') return existing;
    if (basis === 'bearer') throw new PaymentOwnedByAnotherError(RESERVATIONS.held.why);
    if (!(await this.#options.heldPayments.release(em, existing.subjectId)))
      throw new PaymentUsedError(RETURNING_MESSAGE);
    await reassignSpend(em, existing, { ...purpose, subjectId });
    return undefined;
  }

  /**
   * If the purchase is no longer possible: holds the payment for its payer if it is the caller's, and returns the
   * error for the caller. Undefined if there is nothing to hold.
   */
  async holdForPayer(
    em: EntityManager,
    proof: PaymentProof,
    spender: Spender,
    reason: string,
  ): Promise<string | undefined> {
    if (proof.kind === 'signed') return undefined;
    try {
      const { payment } = await this.#resolver.resolve(em, proof, spender, false);
      return await this.#options.heldPayments.hold(em, payment, reason);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Holds the unspent parts of a transaction with several payers for its payers. */
  async holdUnusedPayments(em: EntityManager, network: Network, reference: string): Promise<void> {
    const { chains, heldPayments } = this.#options;
    const payments = await this.#resolver
      .readPayments(getAdapter(chains, network), reference)
      .catch((error: unknown) => this.#ignoreIfLost(em, { network, reference }, error));
    for (const payment of payments) {
      const isReturnable = await this.#resolver.isReturnable(em, payment);
      if (isReturnable) await heldPayments.hold(em, payment, UNUSED_REASON).catch(ignorePaymentUsed);
    }
  }

  /** A transaction that its chain dropped has no spends left. */
  async #ignoreIfLost(em: EntityManager, transaction: PaymentRef, error: unknown): Promise<[]> {
    if (error instanceof PaymentPendingError && (await listSpends(em, transaction)).length === 0) return [];
    throw error;
  }

  async #verify(
    em: EntityManager,
    proof: TransactionProof,
    spender: Spender,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    const { assertAcceptable, acceptsUnlocked, purpose } = terms;
    let presented: PaymentRef = proof;
    if (!isReference(proof.network, proof.reference)) {
      const elsewhere = await this.#findOnOtherNetworks(em, proof, spender);
      if (elsewhere) throw elsewhere;
    }
    try {
      const identified = await this.#resolver.resolve(em, proof, spender, acceptsUnlocked);
      const { basis } = identified;
      const payment = await this.#withCurrentTimeIfHeld(em, identified.payment, terms);
      presented = payment;
      await assertTermsOrHold(payment, basis, assertAcceptable, (reason) =>
        this.#options.heldPayments.hold(em, payment, reason),
      );
      return { ...payment, basis, subjectId: purpose.subjectId, purpose };
    } catch (error) {
      const pending = error instanceof PaymentPendingError ? error : undefined;
      if (pending) await this.#recordPresentation(em, proof, spender);
      const isLost =
        pending !== undefined && pending.observedPayments === undefined && !proof.isNetworkInferred;
      const elsewhere = isLost ? await this.#findOnOtherNetworks(em, proof, spender) : undefined;
      if (elsewhere?.isHeld) throw elsewhere;
      const refusal = pending?.observedPayments
        ? await this.#findFutureRefusal(em, pending.observedPayments, spender, terms)
        : undefined;
      if (await this.#isSpent(em, presented, error)) throw new PaymentUsedError();
      throw refusal ?? withNetworkHint(error, proof, this.#options.chains);
    }
  }

  /** Holds a payment that was made on another network than the caller named, for its payer. */
  async #findOnOtherNetworks(
    em: EntityManager,
    { network: named, reference }: TransactionProof,
    spender: Spender,
  ): Promise<WrongNetworkError | undefined> {
    const others = [...this.#options.chains.keys()].filter(
      (network) => network !== named && isReference(network, reference),
    );
    for (const network of others) {
      const proof = { kind: 'transaction', network, reference } as const;
      const held = await this.holdForPayer(
        em,
        proof,
        spender,
        `It was presented as a transaction of ${named}.`,
      );
      if (held !== undefined) return new WrongNetworkError([network], named, held);
    }
    return others.length > 0 ? new WrongNetworkError(others, named) : undefined;
  }

  /** A held payment can pay for anything: it counts as made now, however old its transaction is. */
  async #withCurrentTimeIfHeld(
    em: EntityManager,
    payment: IncomingPayment,
    { acceptsLater = false, assertAcceptable }: PaymentTerms,
  ): Promise<IncomingPayment> {
    if (acceptsLater && isAcceptable(payment, assertAcceptable)) return payment;
    const claim = await findSpend(em, payment);
    return claim?.subjectType === 'return' ? { ...payment, blockTime: this.#options.clock.now() } : payment;
  }

  /** Why a payment will not meet its terms even when it is final: only valid ones are worth waiting for. */
  async #findFutureRefusal(
    em: EntityManager,
    payments: readonly IncomingPayment[],
    spender: Spender,
    { assertAcceptable, acceptsUnlocked }: PaymentTerms,
  ): Promise<AppError | undefined> {
    try {
      const seen = await this.#resolver.selectPayment(em, payments, spender);
      const basis = await this.#resolver.requireSpendBasis(em, seen, spender, acceptsUnlocked);
      await assertTermsOrHold(seen, basis, assertAcceptable, async () => NOT_HELD_YET_MESSAGE);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  async #settle(
    em: EntityManager,
    proof: SignedProof,
    spender: Spender,
    terms: PaymentTerms,
  ): Promise<ReceivedPayment> {
    const { assertAcceptable, signed, purpose } = terms;
    if (!signed) throw new Error(`Signed payments are not accepted for ${purpose.subjectType}`);
    try {
      return await this.#send(em, proof, spender, { ...terms, signed });
    } catch (error) {
      if (!(error instanceof PaymentNotAcceptedError)) throw error;
      const redeemed = await this.#redeemedPayloads.find(em, proof, spender, signed.acceptedAmounts);
      if (!redeemed) throw error;
      const { payment, basis } = redeemed;
      await assertTermsOrHold(payment, basis, assertAcceptable, (reason) =>
        this.#options.heldPayments.hold(em, payment, reason),
      );
      return { ...payment, basis, subjectId: purpose.subjectId, purpose };
    }
  }

  async #send(
    em: EntityManager,
    proof: SignedProof,
    { caller }: Spender,
    { assertAcceptable, signed, purpose }: PaymentTerms & Required<Pick<PaymentTerms, 'signed'>>,
  ): Promise<ReceivedPayment> {
    const payer = caller.kind === 'wallet' ? caller.wallet : undefined;
    const sent = await this.#options.settlements.settle(em, proof, { ...signed, payer }, purpose);
    const isSame =
      sent.subjectType === purpose.subjectType &&
      sent.requestFingerprint === (purpose.requestFingerprint ?? null);
    // another request with the same payload may have been faster
    if (!isSame) throw buildPaymentUsedError(sent);
    return retryWhilePending(() => this.receiveSent(sent, assertAcceptable, purpose));
  }

  #recordPresentation(em: EntityManager, { network, reference }: TransactionProof, { walletKeys }: Spender) {
    return recordPresentation(em, network, reference, walletKeys, this.#options.clock.now());
  }

  /** A spent payment rarely meets other terms as well, so "already spent" is the better error. */
  async #isSpent(em: EntityManager, presented: PaymentRef, error: unknown): Promise<boolean> {
    if (!(error instanceof PaymentRequiredError || error instanceof PaymentOwnedByAnotherError)) return false;
    const claim = await findSpend(em, presented);
    return claim !== null && claim.subjectType !== 'return';
  }
}

function isAcceptable(payment: IncomingPayment, judge: PaymentTerms['assertAcceptable']): boolean {
  try {
    judge(payment);
    return true;
  } catch (error) {
    if (error instanceof PaymentInsufficientError) return false;
    throw error;
  }
}

/**
 * Compares a payment with its terms. If it does not meet them, it is held, and the error for the caller is returned.
 */
async function assertTermsOrHold(
  payment: IncomingPayment,
  basis: ReceivedPayment['basis'],
  judge: PaymentTerms['assertAcceptable'],
  keep: (reason: string) => Promise<string>,
): Promise<void> {
  try {
    judge(payment);
  } catch (error) {
    if (!(error instanceof PaymentInsufficientError)) throw error;
    // an old unlocked transfer may be anything, such as the operator's own money, so it is not held
    if (basis === 'bearer' && error instanceof PaymentTooOldError) throw error;
    throw new PaymentInsufficientError(`${error.message} ${await keep(error.message)}`);
  }
}

/** Its payer spent it after all. */
function ignorePaymentUsed(error: unknown): void {
  if (!(error instanceof PaymentUsedError)) throw error;
}

/** Why a spent payment cannot be spent on another request. */
export function buildPaymentUsedError(spent: SpendRecord | SentPayment): ConflictError {
  return 'isIdentifierReused' in spent ? new PaymentIdentifierUsedError() : new PaymentUsedError();
}
