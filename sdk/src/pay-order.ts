import type { Order, PaymentChain } from '../../generated/client.gen.ts';
import type { AgentMarket } from './client.ts';
import { MarketError } from './errors.ts';
import { microOf, usdOf } from './money.ts';
import type { CallOptions } from './options.ts';
import { type SendingPayer, sameAddress } from './payer.ts';

/** A payment may take some looks until it is final. */
const RETRIES = 10;

export interface PayOrderOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** The most that may be paid, in USD. What the order costs unless set. */
  maxUsd?: string | undefined;
}

/**
 * Pays a quoted order from a wallet of yours: sends what it costs to the treasury and confirms that with the service.
 * When the confirmation fails, the error's `payment` holds the reference; confirm that again rather than pay again.
 *
 * @example
 * const order = await market.orders.create({ service_id, brief: 'A blue mug' });
 * const paid = await payOrder(market, order, walletPayer(wallet));
 */
export async function payOrder(
  market: Pick<AgentMarket, 'orders' | 'x402Manifest'>,
  order: Pick<Order, 'id' | 'total_usd'>,
  payer: SendingPayer,
  options: PayOrderOptions = {},
): Promise<Order> {
  const { signal, credential } = options;
  const amount = dueFor(order, options.maxUsd);
  const { treasuries } = await market.x402Manifest.get({ signal });
  const treasury = treasuries.find(
    ({ network, asset }) => network === payer.paymentNetwork && sameAddress(asset, payer.asset),
  );
  if (!treasury) throw new TypeError(`Orders are not paid on ${payer.paymentNetwork} with ${payer.asset}`);
  const escrow_tx_hash = await payer.send(treasury.payTo, amount);
  const payment_chain = payer.paymentNetwork.split('-')[0] as PaymentChain;
  const action = { action: 'pay', escrow_tx_hash, payment_chain } as const;
  return market.orders
    .update(order.id, action, { signal, credential, maxRetries: RETRIES })
    .catch((error) => {
      if (error instanceof MarketError) error.payment = { 'X-PAYMENT': escrow_tx_hash };
      throw error;
    });
}

function dueFor({ id, total_usd }: Pick<Order, 'id' | 'total_usd'>, maxUsd: string | undefined): bigint {
  if (total_usd === null) throw new TypeError(`Order ${id} has no price yet`);
  const amount = microOf(total_usd);
  if (maxUsd !== undefined && amount > microOf(maxUsd)) {
    throw new RangeError(`Order ${id} costs ${usdOf(amount)} USD, over the cap of ${maxUsd}`);
  }
  return amount;
}
