import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { type Claimant, isBare } from '../../money/payments/claimant.ts';
import { PayerUnsignedError, PaymentUsedError } from '../../money/payments/errors.ts';
import { type PaymentIntake, type ReceivedPayment, usedFor } from '../../money/payments/intake.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Spending } from '../../money/payments/reopening.ts';
import type { SentPayment } from '../../money/payments/settlement/sent-payment.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import type { SpendItem } from '../../money/wallets/policy/spend.ts';
import type { WalletPayer } from '../../money/wallets/wallet-payer.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import type { HirePlace, ServicePricing } from '../catalog/service-pricing.ts';
import type { OrderTokens } from '../orders/access-token.ts';
import { findHiredService, type HiredService } from '../orders/hired-service.ts';
import { checkBrief, type OrderRequest } from '../orders/new-order.ts';
import { checkAnswers } from '../orders/requirements.ts';
import type { OrderRow } from '../orders/rows.ts';
import { type HireIntent, intentOf } from './hire-intent.ts';
import type { HirePlacement } from './hire-placement.ts';
import { readHirePrices } from './hire-prices.ts';
import { findMadeHire, findOwnSpending, isFor } from './made-hire.ts';
import type { PromptPayout } from './prompt-payout.ts';
import { fingerprintOf } from './request-fingerprint.ts';

export interface HireServiceOptions {
  clock: Clock;
  challenger: Challenger;
  pricing: ServicePricing;
  intake: PaymentIntake;
  payer: WalletPayer;
  payouts: PromptPayout;
  settlements: Settlements;
  placement: HirePlacement;
  tokens: OrderTokens;
  baseUrl: string;
  maxTimeoutSeconds: number;
  /** Buyers have to show that the paying wallet is theirs. */
  requirePayerSignature: boolean;
}

/** A request to be hired out, wherever it came in. */
export interface HireRequest {
  orderRequest: OrderRequest;
  claimant: Claimant;
  proof: PaymentProof | undefined;
  /** Who pays where no proof is given. */
  walletOf?: { agentId: string; requestKey: string } | undefined;
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
    const { orderRequest, proof } = request;
    const spent = await this.#findSpending(em, request);
    const made = spent && (await this.#findMade(em, request, spent));
    if (made) return made;
    const service = await this.#findService(em, request);
    if (!proof && !request.walletOf) throw await this.#ask(service, request);
    checkBrief(orderRequest, service);
    checkAnswers(service.requirement_fields, orderRequest.requirementAnswers, request.answersPath);
    if (!proof) return this.hire(em, { ...request, proof: await this.#payFromWallet(em, service, request) });
    if (spent && !isOpen(spent, orderRequest)) throw usedFor(spent);
    try {
      return await this.#hireFor(em, service, request, proof);
    } catch (error) {
      // an equal request may have been faster
      const meanwhile = error instanceof PaymentUsedError && (await this.#findMade(em, request));
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  /** Makes the order that a payment was sent for, when nobody waits for it any more. */
  async resume(em: EntityManager, intent: HireIntent, sent: SentPayment): Promise<void> {
    const { intake, placement } = this.#options;
    const service = await findHiredService(em, intent.orderRequest.serviceId);
    const { priceFor } = await readHirePrices(em, service, this.#options);
    const purpose = this.#purposeOf(intent, undefined);
    const payment = await intake.landed(sent, priceFor, purpose);
    await placement.place(em, service, intent, payment, priceFor(payment));
  }

  async #findSpending(
    em: EntityManager,
    { proof, claimant, orderRequest }: HireRequest,
  ): Promise<Spending | SentPayment | undefined> {
    if (!proof) return undefined;
    if (proof.kind === 'signed') return this.#options.settlements.find(em, proof);
    return findOwnSpending(em, proof, orderRequest, claimant);
  }

  /** The order that the same request made before. */
  async #findMade(em: EntityManager, request: HireRequest, known?: Spending): Promise<Hire | undefined> {
    const { orderRequest, claimant } = request;
    const spent = known ?? (await this.#findSpending(em, request));
    const order = spent && (await findMadeHire(em, spent, orderRequest, claimant));
    return order ? this.#hire(order, false) : undefined;
  }

  /** What was sent for a service that is not offered any more goes back. */
  async #findService(
    em: EntityManager,
    { orderRequest, proof, claimant }: HireRequest,
  ): Promise<HiredService> {
    try {
      const service = await findHiredService(em, orderRequest.serviceId);
      this.#options.pricing.requirePayable(service);
      return service;
    } catch (error) {
      if (!proof || !(error instanceof AppError)) throw error;
      const kept = await this.#options.intake.keepFor(em, proof, claimant, error.message);
      if (kept !== undefined) error.message = `${error.message}. ${kept}`;
      throw error;
    }
  }

  #ask(service: HiredService, { orderRequest, place }: HireRequest): Promise<Error> {
    const { challenger, pricing } = this.#options;
    return challenger.ask(pricing.priced(service, place), orderRequest.network);
  }

  /** The price of now, or what was signed for the same request before. */
  async #payFromWallet(
    em: EntityManager,
    service: HiredService,
    request: HireRequest,
  ): Promise<PaymentProof> {
    const { challenger, pricing, payer } = this.#options;
    const { walletOf, orderRequest, place } = request;
    if (!walletOf) throw new Error('There is no wallet to pay from');
    const { dues } = await readHirePrices(em, service, this.#options);
    const [amountMicro = 0n] = dues;
    const { network } = orderRequest;
    const item: SpendItem = {
      purpose: 'hire',
      content: fingerprintOf(orderRequest),
      summary: `Hire of ${service.title}`,
      serviceId: service.id,
      providerAgentId: service.agent_id,
    };
    return challenger.orAsk(pricing.priced(service, place), network, () =>
      payer.pay(em, { ...walletOf, amountMicro, network, item }),
    );
  }

  async #hireFor(
    em: EntityManager,
    service: HiredService,
    request: HireRequest,
    proof: PaymentProof,
  ): Promise<Hire> {
    const { orderRequest, claimant, place } = request;
    const { challenger, pricing } = this.#options;
    if (this.#options.requirePayerSignature && proof.kind !== 'signed' && isBare(claimant)) {
      throw new PayerUnsignedError();
    }
    const intent = await intentOf(em, claimant.caller, orderRequest);
    const { dues, priceFor } = await readHirePrices(em, service, this.#options);
    const terms = {
      judge: priceFor,
      takesBearer: !this.#options.requirePayerSignature,
      purpose: this.#purposeOf(intent, claimant.requestKey),
      signed: { dues, request: intent, patienceMs: PATIENCE_MS },
    };
    const network = proof.kind === 'signed' ? orderRequest.network : proof.network;
    const payment = await challenger.orAsk(pricing.priced(service, place), network, () =>
      this.#options.intake.receive(em, proof, claimant, terms),
    );
    return this.#place(em, service, intent, payment, { priceMicro: priceFor(payment), claimant });
  }

  #purposeOf(intent: HireIntent, requestKey: string | undefined) {
    return {
      subjectType: 'x402' as const,
      subjectId: newId('ord', this.#options.clock),
      requestFingerprint: fingerprintOf(intent.orderRequest),
      requestKey,
    };
  }

  async #place(
    em: EntityManager,
    service: HiredService,
    intent: HireIntent,
    payment: ReceivedPayment,
    { priceMicro, claimant }: { priceMicro: bigint; claimant: Claimant },
  ): Promise<Hire> {
    const { placement, payouts } = this.#options;
    const placed = await placement.place(em, service, intent, payment, priceMicro);
    if ('order' in placed) return this.#hire(await payouts.follow(em, placed.order), true);
    // whoever handed in a payload before it had become an order is not one who read it from the chain afterwards
    const made = await findMadeHire(em, placed.spent, intent.orderRequest, payment.sent ? 'known' : claimant);
    if (made) return this.#hire(made, false);
    throw new PaymentUsedError();
  }

  #hire(order: OrderRow, isNew: boolean): Hire {
    const { tokens, baseUrl } = this.#options;
    const { token } = tokens.issue(order.id);
    return { order, statusUrl: `${baseUrl}/api/orders/${order.id}?access_token=${token}`, isNew };
  }
}

/** Nothing was bought yet: it is kept for its payer, or was sent for the same request, whose order is not there yet. */
function isOpen(spent: Spending | SentPayment, orderRequest: OrderRequest): boolean {
  if (spent.subjectType === 'return') return true;
  return 'progress' in spent && spent.progress !== 'done' && isFor(spent, orderRequest);
}
