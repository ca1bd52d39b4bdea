import { zeroAddress } from 'viem';
import type { ChainAdapter, Chains, IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { matchesPaymentLock } from '../../foundation/platform/payment-lock.ts';
import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { PaymentOwnedByAnotherError } from './errors.ts';
import type { TransactionProof } from './proof.ts';
import { findReservation, type ReservationCheck } from './reservations.ts';
import { findSpendBasis, RESERVATIONS, type SpendBasis } from './spend-rules.ts';
import { isProvenPayer, type Spender } from './spender.ts';
import { findSpend } from './spends.ts';
import { requireSupportedChain } from './supported-chain.ts';

export interface PaymentResolverOptions {
  chains: Chains;
  /** Reasons why payments may be reserved for their payers. */
  checks: readonly ReservationCheck[];
}

type Payments = Awaited<ReturnType<ChainAdapter['readPayments']>>;

/** Determines whose payment it is and why its presenter may spend it. */
export class PaymentResolver {
  readonly #options: PaymentResolverOptions;
  readonly #pendingReads = new SingleFlight<Payments>();

  constructor(options: PaymentResolverOptions) {
    this.#options = options;
  }

  async resolve(
    em: EntityManager,
    { network, reference }: TransactionProof,
    spender: Spender,
    acceptsUnlocked: boolean,
  ): Promise<{ payment: IncomingPayment; basis: SpendBasis }> {
    const payments = await this.readPayments(requireSupportedChain(this.#options.chains, network), reference);
    const payment = await this.selectPayment(em, payments, spender);
    return { payment, basis: await this.requireSpendBasis(em, payment, spender, acceptsUnlocked) };
  }

  /**
   * The presented payment of a transaction: the caller's own, preferably unspent. Otherwise the first one, which
   * nobody may spend without proof unless it is the only one.
   */
  async selectPayment(
    em: EntityManager,
    payments: readonly IncomingPayment[],
    spender: Spender,
  ): Promise<IncomingPayment> {
    const [first, ...further] = payments;
    if (!first) throw new Error('A transaction without payments was read');
    if (further.length === 0) return first;
    const own = payments.filter((payment) => isProvenOwner(payment, spender));
    for (const payment of own) {
      const spend = await findSpend(em, payment);
      if (!spend || spend.subjectType === 'return') return payment;
    }
    return own[0] ?? first;
  }

  /** Throws if the caller may not spend it. */
  async requireSpendBasis(
    em: EntityManager,
    payment: IncomingPayment,
    spender: Spender,
    acceptsUnlocked: boolean,
  ): Promise<SpendBasis> {
    const { caller, secret } = spender;
    const isPayer = isProvenPayer(spender, payment);
    const opensLock = matchesPaymentLock(payment.lock, secret);
    const reservedFor =
      isPayer || opensLock ? undefined : await findReservation(em, this.#options.checks, payment);
    // a wallet signature determines whose payment it must be
    const basis = findSpendBasis({
      isPayer,
      opensLock,
      acceptsUnlocked: acceptsUnlocked && caller.kind !== 'wallet',
      reservedFor,
    });
    if (basis) return basis;
    throw new PaymentOwnedByAnotherError(
      reservedFor ? RESERVATIONS[reservedFor].why : `This payment was made by ${payment.payer}.`,
    );
  }

  /** Whether an unspent payment can be returned: transfers from a venue have no payer. */
  async isReturnable(em: EntityManager, payment: IncomingPayment): Promise<boolean> {
    const checks = this.#options.checks.filter(({ reason }) => reason === 'venue');
    const isKnown = payment.payer !== '' && payment.payer !== zeroAddress;
    return isKnown && !(await findSpend(em, payment)) && !(await findReservation(em, checks, payment));
  }

  /** For the presenter of a signed payload: throws if the payment is reserved for another reason. */
  async requireUnreserved(em: EntityManager, payment: IncomingPayment, { caller }: Spender): Promise<void> {
    const checks = this.#options.checks.filter(
      ({ reason }) => reason !== 'authorization' && reason !== 'shared',
    );
    const spokenFor = await findReservation(em, checks, payment);
    if (spokenFor) throw new PaymentOwnedByAnotherError(RESERVATIONS[spokenFor].why);
    if (caller.kind === 'wallet')
      throw new PaymentOwnedByAnotherError(`This payment was made by ${payment.payer}.`);
  }

  /** Concurrent requests with the same payment share one chain read. */
  readPayments(chain: ChainAdapter, reference: string): Promise<Payments> {
    return this.#pendingReads.run(`${chain.network} ${reference}`, () => chain.readPayments(reference));
  }
}

function isProvenOwner(payment: IncomingPayment, spender: Spender): boolean {
  return matchesPaymentLock(payment.lock, spender.secret) || isProvenPayer(spender, payment);
}
