import type { EntityManager } from '../db/orm.ts';
import type { Caller } from '../orders/access.ts';
import type { OrderTokens } from '../orders/access-token.ts';
import { PaymentUsedError } from '../orders/errors.ts';
import { findHiredService, type HiredService } from '../orders/hired-service.ts';
import { checkBrief, type OrderWish } from '../orders/new-order.ts';
import { checkAnswers } from '../orders/requirements.ts';
import { findOrder, type OrderRow } from '../orders/rows.ts';
import { findClaim } from '../payments/claims.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Challenger } from './challenger.ts';
import { PayerUnsignedError } from './errors.ts';
import { type HireIntent, intentOf } from './hire-intent.ts';
import type { HirePayment, HirePayments } from './hire-payment.ts';
import type { HirePlacement, Spending } from './hire-placement.ts';
import type { PromptPayout } from './prompt-payout.ts';
import type { PaymentProof, SignedProof } from './proof.ts';
import { wishFingerprint } from './request-fingerprint.ts';
import { type HirePlace, requirePayable, type ServicePricing } from './service-pricing.ts';
import { untilLanded } from './settlement/landing.ts';
import type { SentPayment } from './settlement/sent-payment.ts';
import type { Settlements } from './settlement/settlements.ts';

export interface HireServiceOptions {
  clock: Clock;
  challenger: Challenger;
  pricing: ServicePricing;
  payments: HirePayments;
  payouts: PromptPayout;
  settlements: Settlements;
  placement: HirePlacement;
  tokens: OrderTokens;
  baseUrl: string;
  /** Buyers have to show that the paying wallet is theirs. */
  requirePayerSignature: boolean;
}

/** A request to be hired out, wherever it came in. */
export interface HireRequest {
  wish: OrderWish;
  caller: Caller;
  proof: PaymentProof | undefined;
  place: HirePlace;
  /** What the requirements are called there. */
  answersPath: string;
}

export interface Hire {
  order: OrderRow;
  /** Opens the order without an account. */
  statusUrl: string;
  /** False when the same payment made it before. */
  isNew: boolean;
}

/** A buyer who has not asked again by then does not come back: the order is made without one. */
const PATIENCE_MS = 60_000;

/** Hires agents for payments. One payment makes one order, however often and wherever it is sent. */
export class HireService {
  readonly #options: HireServiceOptions;

  constructor(options: HireServiceOptions) {
    this.#options = options;
  }

  /** The payment comes last and is spent in the transaction that makes the order: what is refused costs nothing. */
  async hire(em: EntityManager, request: HireRequest): Promise<Hire> {
    const { wish, proof } = request;
    const spent = proof && (await this.#findSpending(em, proof));
    const made = spent && (await this.#findMade(em, spent, wish));
    if (made) return made;
    const service = await findHiredService(em, wish.serviceId);
    requirePayable(service);
    if (!proof) throw await this.#ask(service, request);
    checkBrief(wish, service);
    checkAnswers(service.requirement_fields, wish.requirementAnswers, request.answersPath);
    if (spent && !isUnderWay(spent, wish)) throw new PaymentUsedError();
    const intent = await intentOf(em, request.caller, wish);
    const payment = await this.#receive(em, service, request, intent, proof);
    return this.#place(em, service, intent, payment);
  }

  /** Makes the order that a payment was sent for, when nobody waits for it any more. */
  async resume(em: EntityManager, intent: HireIntent, sent: SentPayment): Promise<void> {
    const { payments, placement } = this.#options;
    const service = await findHiredService(em, intent.wish.serviceId);
    const payment = await payments.verify(em, service, sent.transaction, undefined);
    await placement.place(em, service, intent, { ...payment, sent });
  }

  #findSpending(em: EntityManager, proof: PaymentProof): Promise<Spending | SentPayment | null | undefined> {
    if (proof.kind === 'signed') return this.#options.settlements.find(em, proof);
    return findClaim(em, proof.network, proof.reference);
  }

  /** The order that the same request made before. */
  async #findMade(em: EntityManager, spent: Spending, wish: OrderWish): Promise<Hire | undefined> {
    const order = isFor(spent, wish) ? await findOrder(em, spent.subjectId) : undefined;
    return order && this.#hire(order, false);
  }

  #ask(service: HiredService, { wish, place }: HireRequest): Promise<Error> {
    const { challenger, pricing } = this.#options;
    return challenger.ask(pricing.priced(service, place), wish.network);
  }

  /** What a payer signed is sent first; then both kinds of payment are transactions to be looked at. */
  #receive(
    em: EntityManager,
    service: HiredService,
    { caller, place }: HireRequest,
    intent: HireIntent,
    proof: PaymentProof,
  ): Promise<HirePayment> {
    const { challenger, pricing, payments, requirePayerSignature } = this.#options;
    const payer = caller.kind === 'wallet' ? caller.wallet : undefined;
    const isSigned = proof.kind === 'signed';
    if (requirePayerSignature && payer === undefined && !isSigned) throw new PayerUnsignedError();
    const network = isSigned ? intent.wish.network : proof.network;
    return challenger.orAsk(pricing.priced(service, place), network, () =>
      isSigned ? this.#settle(em, service, intent, proof, payer) : payments.verify(em, service, proof, payer),
    );
  }

  async #settle(
    em: EntityManager,
    service: HiredService,
    intent: HireIntent,
    proof: SignedProof,
    payer: string | undefined,
  ): Promise<HirePayment> {
    const { clock, payments, settlements } = this.#options;
    const { wish } = intent;
    const terms = { dues: await payments.duesNow(em, service), payer };
    const sent = await settlements.settle(em, proof, terms, {
      subjectType: 'x402',
      subjectId: newId('ord', clock),
      requestFingerprint: wishFingerprint(wish),
      request: intent,
      patienceMs: PATIENCE_MS,
    });
    // another request with the same payload may have been faster
    if (!isFor(sent, wish)) throw new PaymentUsedError();
    const payment = await untilLanded(() => payments.verify(em, service, sent.transaction, payer));
    return { ...payment, sent };
  }

  async #place(
    em: EntityManager,
    service: HiredService,
    intent: HireIntent,
    payment: HirePayment,
  ): Promise<Hire> {
    const { placement, payouts } = this.#options;
    const placed = await placement.place(em, service, intent, payment);
    if ('order' in placed) return this.#hire(await payouts.follow(em, placed.order), true);
    const made = await this.#findMade(em, placed.spent, intent.wish);
    if (made) return made;
    throw new PaymentUsedError();
  }

  #hire(order: OrderRow, isNew: boolean): Hire {
    const { tokens, baseUrl } = this.#options;
    const { token } = tokens.issue(order.id);
    return { order, statusUrl: `${baseUrl}/api/orders/${order.id}?access_token=${token}`, isNew };
  }
}

function isFor({ subjectType, requestFingerprint }: Spending, wish: OrderWish): boolean {
  return subjectType === 'x402' && requestFingerprint === wishFingerprint(wish);
}

/** The same request, whose payment was sent and whose order is not there yet. */
function isUnderWay(spent: Spending | SentPayment, wish: OrderWish): boolean {
  return 'progress' in spent && spent.progress !== 'done' && isFor(spent, wish);
}
