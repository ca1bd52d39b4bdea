import type { CallbackUrls } from '../../events/webhooks/callback-urls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { PayerProofRequiredError, PaymentUsedError } from '../../money/payments/errors.ts';
import {
  buildPaymentUsedError,
  type PaymentIntake,
  type ReceivedPayment,
} from '../../money/payments/intake.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { SpendRecord } from '../../money/payments/purchase-access.ts';
import type { SentPayment } from '../../money/payments/settlement/sent-payment.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import { hasOnlyReference, type Spender } from '../../money/payments/spender.ts';
import type { SpendItem } from '../../money/wallets/policy/spend.ts';
import type { WalletPayer } from '../../money/wallets/wallet-payer.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import type { HireEndpoint, ServicePricing } from '../catalog/service-pricing.ts';
import type { OrderAccessTokens } from '../orders/access-token.ts';
import { getHireableService, type HireableService } from '../orders/hireable-service.ts';
import { checkBrief, type OrderRequest } from '../orders/new-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { checkAnswers } from '../orders/work/requirements.ts';
import {
  type ExistingHire,
  findExistingHire,
  findOwnSpend,
  findPaidHire,
  isForRequest,
} from './existing-hire.ts';
import { buildHireIntent, HIRE_INTENT, type HireIntent } from './hire-intent.ts';
import type { HirePlacement } from './hire-placement.ts';
import { readHirePrices } from './hire-prices.ts';
import type { PayoutWait } from './payout-wait.ts';
import { fingerprintOrderRequest } from './request-fingerprint.ts';

export interface HireServiceOptions {
  clock: Clock;
  challenger: Challenger;
  pricing: ServicePricing;
  intake: PaymentIntake;
  payer: WalletPayer;
  payoutWait: PayoutWait;
  settlements: Settlements;
  placement: HirePlacement;
  callbacks: CallbackUrls;
  tokens: OrderAccessTokens;
  baseUrl: string;
  maxTimeoutSeconds: number;
  /** Buyers must prove that they own the paying wallet. */
  requirePayerSignature: boolean;
}

/** A hire request, whatever the transport. */
export interface HireRequest {
  orderRequest: OrderRequest;
  spender: Spender;
  proof: PaymentProof | undefined;
  /** The payer if there is no payment proof. */
  payingWallet?: { agentId: string; requestKey: string } | undefined;
  /** Without a payment, an order that the wallet already paid for is returned. */
  returnsPaid?: boolean;
  endpoint: HireEndpoint;
  /** The field name of the requirements in that transport. */
  answersPath: string;
}

export interface Hire {
  order: OrderRow;
  /** Grants access to the order without an account; undefined for a caller whose hire it may not be. */
  statusUrl: string | undefined;
  /** False if the same payment created it before. */
  isNew: boolean;
}

/** After this time without a repeated request, the order is created without the buyer. */
const RESUME_AFTER_MS = 60_000;

/** Hires agents for payments. One payment creates one order, however often and wherever it is sent. */
export class HireService {
  readonly #options: HireServiceOptions;

  constructor(options: HireServiceOptions) {
    this.#options = options;
  }

  /**
   * The payment comes last and is spent in the transaction that creates the order: a rejected request costs nothing.
   */
  async hire(em: EntityManager, request: HireRequest): Promise<Hire> {
    const { orderRequest, proof } = request;
    const spent = await this.#findSpend(em, request);
    const made = spent && (await this.#findExisting(em, request, spent));
    if (made) return made;
    const paid = request.returnsPaid && !proof && (await findPaidHire(em, orderRequest, request.spender));
    if (paid) return this.#toHire(paid, false);
    const service = await this.#requireService(em, request);
    if (!proof && !request.payingWallet) throw await this.#createChallenge(service, request);
    checkBrief(orderRequest, service);
    checkAnswers(service.requirement_fields, orderRequest.requirementAnswers, request.answersPath);
    await this.#options.callbacks.assertAcceptable(orderRequest.callbackUrl);
    if (!proof) return this.hire(em, { ...request, proof: await this.#payFromWallet(em, service, request) });
    if (spent && !isRetryable(spent, orderRequest)) throw buildPaymentUsedError(spent);
    try {
      return await this.#hireWithProof(em, service, request, proof);
    } catch (error) {
      // an equal request may have been faster
      const concurrent = error instanceof PaymentUsedError && (await this.#findExisting(em, request));
      if (concurrent) return concurrent;
      throw error;
    }
  }

  /** Creates the order that a payment was submitted for, when nobody waits for it anymore. */
  async resume(em: EntityManager, intent: HireIntent, sent: SentPayment): Promise<void> {
    const { intake, placement } = this.#options;
    const service = await getHireableService(em, intent.orderRequest.serviceId);
    const { requirePriceFor } = await readHirePrices(em, service, this.#options);
    const purpose = this.#buildPurpose(intent, undefined);
    const payment = await intake.receiveSent(sent, requirePriceFor, purpose);
    await placement.place(em, service, intent, payment, requirePriceFor(payment));
  }

  async #findSpend(
    em: EntityManager,
    { proof, spender, orderRequest }: HireRequest,
  ): Promise<SpendRecord | SentPayment | undefined> {
    if (!proof) return undefined;
    if (proof.kind === 'signed') return this.#options.settlements.find(em, proof);
    return findOwnSpend(em, proof, orderRequest, spender);
  }

  /** The order of an earlier equal request. */
  async #findExisting(
    em: EntityManager,
    request: HireRequest,
    known?: SpendRecord,
  ): Promise<Hire | undefined> {
    const { orderRequest, spender } = request;
    const spent = known ?? (await this.#findSpend(em, request));
    const existing = spent && (await findExistingHire(em, spent, orderRequest, spender));
    return existing && this.#toExistingHire(existing);
  }

  /** The payment for a service that is no longer offered is returned. */
  async #requireService(
    em: EntityManager,
    { orderRequest, proof, spender }: HireRequest,
  ): Promise<HireableService> {
    try {
      const service = await getHireableService(em, orderRequest.serviceId);
      this.#options.pricing.requirePayable(service);
      return service;
    } catch (error) {
      if (!proof || !(error instanceof AppError)) throw error;
      const note = await this.#options.intake.holdForPayer(em, proof, spender, error.message);
      if (note !== undefined) error.message = `${error.message} ${note}`;
      throw error;
    }
  }

  #createChallenge(service: HireableService, { orderRequest, endpoint }: HireRequest): Promise<Error> {
    const { challenger, pricing } = this.#options;
    return challenger.createChallenge(pricing.buildPricedResource(service, endpoint), orderRequest.network);
  }

  /** The current price, or the one signed earlier for the same request. */
  async #payFromWallet(
    em: EntityManager,
    service: HireableService,
    request: HireRequest,
  ): Promise<PaymentProof> {
    const { challenger, pricing, payer } = this.#options;
    const { payingWallet, orderRequest, endpoint } = request;
    if (!payingWallet) throw new Error('There is no wallet to pay from');
    const { acceptedAmounts } = await readHirePrices(em, service, this.#options);
    const [amountMicro = 0n] = acceptedAmounts;
    const { network } = orderRequest;
    const item: SpendItem = {
      purpose: 'hire',
      content: fingerprintOrderRequest(orderRequest),
      summary: `Hire of ${service.title}`,
      serviceId: service.id,
      providerAgentId: service.agent_id,
    };
    return challenger.orChallenge(pricing.buildPricedResource(service, endpoint), network, () =>
      payer.pay(em, { ...payingWallet, amountMicro, network, item }),
    );
  }

  async #hireWithProof(
    em: EntityManager,
    service: HireableService,
    request: HireRequest,
    proof: PaymentProof,
  ): Promise<Hire> {
    const { orderRequest, spender, endpoint } = request;
    const { challenger, pricing } = this.#options;
    if (this.#options.requirePayerSignature && proof.kind !== 'signed' && hasOnlyReference(spender)) {
      throw new PayerProofRequiredError();
    }
    const intent = await buildHireIntent(em, spender.caller, orderRequest);
    const { acceptedAmounts, requirePriceFor } = await readHirePrices(em, service, this.#options);
    const terms = {
      assertAcceptable: requirePriceFor,
      acceptsUnlocked: !this.#options.requirePayerSignature,
      purpose: this.#buildPurpose(intent, spender.requestKey),
      signed: { acceptedAmounts, request: HIRE_INTENT.encode(intent), resumeAfterMs: RESUME_AFTER_MS },
    };
    const network = proof.kind === 'signed' ? orderRequest.network : proof.network;
    const payment = await challenger.orChallenge(
      pricing.buildPricedResource(service, endpoint),
      network,
      () => this.#options.intake.receive(em, proof, spender, terms),
    );
    return this.#place(em, service, intent, payment, {
      priceMicro: requirePriceFor(payment),
      spender,
    });
  }

  #buildPurpose(intent: HireIntent, requestKey: string | undefined) {
    return {
      subjectType: 'x402' as const,
      subjectId: newId('ord', this.#options.clock),
      requestFingerprint: fingerprintOrderRequest(intent.orderRequest),
      requestKey,
    };
  }

  async #place(
    em: EntityManager,
    service: HireableService,
    intent: HireIntent,
    payment: ReceivedPayment,
    { priceMicro, spender }: { priceMicro: bigint; spender: Spender },
  ): Promise<Hire> {
    const { placement, payoutWait } = this.#options;
    const placed = await placement.place(em, service, intent, payment, priceMicro);
    if ('order' in placed) return this.#toHire(await payoutWait.waitForOutcome(em, placed.order), true);
    // presenting a payload before its order existed proves that it was not read from the chain
    const made = await findExistingHire(
      em,
      placed.spent,
      intent.orderRequest,
      payment.sent ? 'known' : spender,
    );
    if (made) return this.#toExistingHire(made);
    throw new PaymentUsedError();
  }

  #toExistingHire({ order, isOwn }: ExistingHire): Hire {
    return isOwn ? this.#toHire(order, false) : { order, statusUrl: undefined, isNew: false };
  }

  #toHire(order: OrderRow, isNew: boolean): Hire {
    const { tokens, baseUrl } = this.#options;
    const { token } = tokens.issue(order.id);
    return { order, statusUrl: `${baseUrl}/api/orders/${order.id}?access_token=${token}`, isNew };
  }
}

/**
 * Nothing was bought yet: the payment is held for its payer, or was submitted for the same request, whose order does
 * not exist yet.
 */
function isRetryable(spent: SpendRecord | SentPayment, orderRequest: OrderRequest): boolean {
  if (spent.subjectType === 'return') return true;
  return 'progress' in spent && spent.progress !== 'done' && isForRequest(spent, orderRequest);
}
