import { PaymentInsufficientError } from '../chain/errors.ts';
import type { Chains, VerifiedPayment } from '../chain/types.ts';
import type { EntityManager } from '../db/orm.ts';
import type { HiredService } from '../orders/hired-service.ts';
import { machinePriceOf } from '../orders/settlement.ts';
import type { Clock } from '../platform/clock.ts';
import { formatUsd } from '../platform/money.ts';
import type { Network } from '../platform/networks.ts';
import { SingleFlight } from '../platform/single-flight.ts';
import { offeredChain } from './offered-chain.ts';
import { type AskedPrice, askedBefore, pricesEndedSince } from './prices.ts';
import type { TransactionProof } from './proof.ts';
import { requirePayable } from './service-pricing.ts';
import type { SentPayment } from './settlement/sent-payment.ts';

export interface HirePaymentOptions {
  chains: Chains;
  clock: Clock;
  maxTimeoutSeconds: number;
}

/** A payment that is good for a hire, and the list price that it pays. */
export interface HirePayment extends VerifiedPayment {
  network: Network;
  priceMicro: bigint;
  /** Where it was we who sent it. */
  sent?: SentPayment;
}

/** As for registrations: long enough for what went wrong on the way, too short for old transfers to lie around. */
const OLDEST_PAYMENT_MS = 24 * 60 * 60 * 1000;

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : 1);
const totalOf = ({ priceMicro }: AskedPrice) => machinePriceOf(priceMicro).total_micro;

/** Looks at payments for hires on their chains, and consumes nothing. */
export class HirePayments {
  readonly #options: HirePaymentOptions;
  readonly #looking = new SingleFlight<HirePayment>();

  constructor(options: HirePaymentOptions) {
    this.#options = options;
  }

  /** Many may send the same payment at the same moment: its chain is asked once for all of them. */
  verify(
    em: EntityManager,
    service: HiredService,
    proof: TransactionProof,
    payer: string | undefined,
  ): Promise<HirePayment> {
    const key = JSON.stringify([service.id, proof.network, proof.reference, payer]);
    return this.#looking.run(key, () => this.#look(em, service, proof, payer));
  }

  async #look(
    em: EntityManager,
    service: HiredService,
    { network, reference }: TransactionProof,
    payer: string | undefined,
  ): Promise<HirePayment> {
    const { chains, clock } = this.#options;
    const chain = offeredChain(chains, network);
    const notBefore = new Date(clock.now().getTime() - OLDEST_PAYMENT_MS);
    const prices = await this.pricesSince(em, service, notBefore);
    const [dueMicro = 0n] = prices.map(totalOf).sort(ascending);
    const expected = { reference, notBefore, dueMicro, ...(payer !== undefined && { payer }) };
    const verified = await chain.verifyPayment(expected);
    return {
      ...verified,
      network,
      priceMicro: this.priceFor(prices, verified.amountMicro, verified.blockTime),
    };
  }

  /** What a payment that is made now may amount to, the present price first. */
  async duesNow(em: EntityManager, service: HiredService): Promise<bigint[]> {
    const prices = await this.pricesSince(em, service, this.#options.clock.now());
    return [...new Set(prices.map(totalOf))];
  }

  /** The present price, and the earlier ones that somebody who paid since then can have been told. */
  async pricesSince(em: EntityManager, service: HiredService, since: Date): Promise<AskedPrice[]> {
    const toldSince = new Date(since.getTime() - this.#options.maxTimeoutSeconds * 1000);
    const earlier = await pricesEndedSince(em, service.id, toldSince);
    return [{ priceMicro: requirePayable(service), endedAt: null }, ...earlier];
  }

  /** The highest price that was asked when it was paid and that the payment covers: the one the payer was told. */
  priceFor(prices: readonly AskedPrice[], amountMicro: bigint, paidAt: Date): bigint {
    const asked = askedBefore(prices, paidAt, this.#options.maxTimeoutSeconds);
    const covered = asked.filter((price) => totalOf(price) <= amountMicro);
    const highest = covered
      .map(({ priceMicro }) => priceMicro)
      .sort(ascending)
      .at(-1);
    if (highest !== undefined) return highest;
    const due = totalOf(prices[0] as AskedPrice);
    throw new PaymentInsufficientError(
      `The payment is ${formatUsd(due - amountMicro)} USD short: ${formatUsd(due)} USD are due and ${formatUsd(amountMicro)} arrived.`,
    );
  }
}
