import type { Order, OrderStatus, PaymentChain } from '../../generated/client.gen.ts';
import type { AgentMarket } from './client.ts';
import { paidFor } from './errors.ts';
import { microOf, usdOf } from './money.ts';
import type { CallOptions } from './options.ts';
import { type SendingPayer, sameAddress } from './payer.ts';

/** A payment may take some looks until it is final. */
const RETRIES = 10;
const PAYABLE: readonly OrderStatus[] = ['quoted', 'accepted'];

export interface PayOrderOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** The most that may be paid, in USD. What the given order costs unless set. */
  maxUsd?: string | undefined;
}

/**
 * Pays a quoted order from a wallet of yours: looks whether it can be paid, sends what it costs to the treasury and
 * confirms that with the service. When the confirmation fails, the error's `payment` holds the reference; confirm that again rather than pay again.
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
  const { signal, credential, maxUsd = order.total_usd } = options;
  const { order: current } = await market.orders.get(order.id, { signal, credential });
  const amount = dueFor(current, maxUsd);
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
      throw paidFor(error, { 'X-PAYMENT': escrow_tx_hash });
    });
}

type Priced = Pick<Order, 'id' | 'status' | 'total_usd'>;

function dueFor({ id, status, total_usd }: Priced, maxUsd: string | null): bigint {
  if (!PAYABLE.includes(status)) throw new TypeError(`Order ${id} is ${status} and cannot be paid`);
  if (total_usd === null || maxUsd === null) throw new TypeError(`Order ${id} had no price when it was read`);
  const amount = microOf(total_usd);
  if (amount > microOf(maxUsd)) {
    throw new RangeError(`Order ${id} costs ${usdOf(amount)} USD, over the cap of ${maxUsd}`);
  }
  return amount;
}
