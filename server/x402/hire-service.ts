import type { EntityManager } from '../db/orm.ts';
import { type Caller, nameOf } from '../orders/access.ts';
import type { OrderTokens } from '../orders/access-token.ts';
import { type Client, clientFrom, walletClient } from '../orders/client.ts';
import { PaymentUsedError } from '../orders/errors.ts';
import { findHiredService, type HiredService } from '../orders/hired-service.ts';
import { checkBrief, type OrderWish, orderFrom } from '../orders/new-order.ts';
import { checkAnswers } from '../orders/requirements.ts';
import { type OrderRow, readOrder } from '../orders/rows.ts';
import { machinePriceOf } from '../orders/settlement.ts';
import type { OrderSteps } from '../orders/steps.ts';
import { claimPayment, findClaim } from '../payments/claims.ts';
import type { PaymentClaim } from '../payments/payment-claim.entity.ts';
import type { Clock } from '../platform/clock.ts';
import { UnauthorizedError } from '../platform/errors.ts';
import type { Challenger } from './challenger.ts';
import type { HirePayment, HirePayments } from './hire-payment.ts';
import type { PromptPayout } from './prompt-payout.ts';
import type { PaymentProof } from './proof.ts';
import { wishFingerprint } from './request-fingerprint.ts';
import { type HirePlace, requirePayable, type ServicePricing } from './service-pricing.ts';
import type { Settlements } from './settlement/settlements.ts';

export interface HireServiceOptions {
  clock: Clock;
  challenger: Challenger;
  pricing: ServicePricing;
  payments: HirePayments;
  payouts: PromptPayout;
  settlements: Settlements;
  steps: OrderSteps;
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

/** Hires agents for payments. One payment makes one order, however often and wherever it is sent. */
export class HireService {
  readonly #options: HireServiceOptions;

  constructor(options: HireServiceOptions) {
    this.#options = options;
  }

  /** The payment comes last and is spent in the transaction that makes the order: what is refused costs nothing. */
  async hire(em: EntityManager, request: HireRequest): Promise<Hire> {
    const { wish, proof } = request;
    const known = proof?.kind === 'signed' ? await this.#options.settlements.find(em, proof) : proof;
    const claim = known && (await findClaim(em, known.network, known.reference));
    if (claim && isFor(claim, wish)) return this.#again(em, claim);
    const service = await findHiredService(em, wish.serviceId);
    requirePayable(service);
    if (!proof) throw await this.#ask(service, request);
    checkBrief(wish);
    checkAnswers(service.requirement_fields, wish.requirementAnswers, request.answersPath);
    if (claim) throw new PaymentUsedError();
    const payment = await this.#receive(em, service, request, proof);
    return this.#spend(em, service, request, payment);
  }

  #ask(service: HiredService, { wish, place }: HireRequest): Promise<Error> {
    const { challenger, pricing } = this.#options;
    return challenger.ask(pricing.priced(service, place), wish.network);
  }

  /** What a payer signed is sent first; then both kinds of payment are transactions to be looked at. */
  #receive(
    em: EntityManager,
    service: HiredService,
    { caller, wish, place }: HireRequest,
    proof: PaymentProof,
  ): Promise<HirePayment> {
    const { challenger, pricing, payments, settlements, requirePayerSignature } = this.#options;
    const payer = caller.kind === 'wallet' ? caller.wallet : undefined;
    const isSigned = proof.kind === 'signed';
    if (requirePayerSignature && payer === undefined && !isSigned) throw unsigned();
    const network = isSigned ? wish.network : proof.network;
    return challenger.orAsk(pricing.priced(service, place), network, async () => {
      if (!isSigned) return payments.verify(em, service, proof, payer);
      const dues = await payments.duesNow(em, service);
      const sent = await settlements.settle(em, proof, { dues, payer });
      return payments.await(em, service, sent, payer);
    });
  }

  /** The order is paid for before it is there, so nobody ever sees it unpaid. */
  async #spend(
    em: EntityManager,
    service: HiredService,
    { wish, caller }: HireRequest,
    payment: HirePayment,
  ): Promise<Hire> {
    const { clock, steps, tokens, payouts } = this.#options;
    const client = await buyerFrom(em, caller, wish, payment.payer);
    const order = { ...orderFrom(clock, service, wish, client), ...paidColumns(payment) };
    const access_token_hash = tokens.issue(order.id).hash;
    const placed = await em.transactional(async (tx) => {
      const claim = await claimFor(tx, clock, order.id, wish, payment);
      if (claim) return claim;
      return steps.place(tx, { ...order, access_token_hash }, nameOf(caller), 'hire');
    });
    if ('requestFingerprint' in placed) {
      if (isFor(placed, wish)) return this.#again(em, placed);
      throw new PaymentUsedError();
    }
    return this.#hire(await payouts.follow(em, placed), true);
  }

  async #again(em: EntityManager, { subjectId }: PaymentClaim): Promise<Hire> {
    return this.#hire(await readOrder(em, subjectId), false);
  }

  #hire(order: OrderRow, isNew: boolean): Hire {
    const { tokens, baseUrl } = this.#options;
    const { token } = tokens.issue(order.id);
    return { order, statusUrl: `${baseUrl}/api/orders/${order.id}?access_token=${token}`, isNew };
  }
}

/** Spends the payment on the order; answers with what it was spent on before, if it was. */
async function claimFor(
  em: EntityManager,
  clock: Clock,
  orderId: string,
  wish: OrderWish,
  { network, reference, payer, amountMicro }: HirePayment,
): Promise<PaymentClaim | undefined> {
  const claimed = await claimPayment(em, clock, {
    network,
    reference,
    subjectType: 'x402',
    subjectId: orderId,
    payer,
    amountMicro,
    requestFingerprint: wishFingerprint(wish),
  });
  return claimed.outcome === 'claimed' ? undefined : claimed.existing;
}

/** Whoever has an account keeps the order there; of all others the paying wallet is the client. */
function buyerFrom(em: EntityManager, caller: Caller, wish: OrderWish, payer: string): Promise<Client> {
  const hasAccount = caller.kind === 'user' || caller.kind === 'wallet' || caller.kind === 'agent';
  return hasAccount ? clientFrom(em, caller, wish.clientWallet) : walletClient(em, payer, undefined);
}

function paidColumns({ network, reference, payer, amountMicro, priceMicro }: HirePayment) {
  return {
    ...machinePriceOf(priceMicro),
    payment_method: 'x402' as const,
    payment_network: network,
    escrow_tx_hash: reference,
    payer,
    paid_micro: amountMicro,
  };
}

function isFor({ subjectType, requestFingerprint }: PaymentClaim, wish: OrderWish): boolean {
  return subjectType === 'x402' && requestFingerprint === wishFingerprint(wish);
}

function unsigned(): UnauthorizedError {
  return new UnauthorizedError(
    'missing_credentials',
    'Payments need a signature of the paying wallet here: send wallet, wallet_sig and wallet_sig_ts',
  );
}
