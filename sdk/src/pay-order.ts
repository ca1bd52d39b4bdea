import type { Order } from '../../generated/client.gen.ts';
import type { OrderStatus, PaymentChain } from '../../generated/vocabulary.gen.ts';
import type { AgentMarket } from './client.ts';
import { attachPayment } from './errors.ts';
import { formatUsd, parseUsd } from './money.ts';
import type { CallOptions } from './options.ts';
import { isSameAddress, type SendingPayer } from './payer.ts';
import type { PaymentProof } from './payment.ts';
import { PaymentRefusedError, TooDearError } from './payment-errors.ts';
import { sendLockedTransfer } from './send-locked-transfer.ts';

/** How often to check until a payment is final. */
export const CONFIRM_MAX_RETRIES = 10;
const PAYABLE_STATUSES: readonly OrderStatus[] = ['quoted', 'accepted'];

export interface PayOrderOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** Spending cap in USD. The price of the order by default. */
  maxUsd?: string | undefined;
  /** `error.payment` of a failed call: the payment is confirmed, and nothing is paid again. */
  payment?: PaymentProof | undefined;
}

/**
 * Pays a quoted order from your wallet: checks that it can be paid, sends a locked transfer to the treasury, and
 * confirms it with the service. If the confirmation fails, the error's `payment` holds the transaction and its
 * secret. Pass it to the next call instead of paying again.
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
  const { payment } = options;
  if (payment && current.escrow_tx_hash === payment['X-PAYMENT']) return current;
  const proof = payment ?? (await sendPayment(market, current, payer, { signal, maxUsd }));
  return confirmPayment(market, order.id, payer, proof, { signal, credential }).catch((error) => {
    throw attachPayment(error, proof);
  });
}

async function sendPayment(
  market: Pick<AgentMarket, 'x402Manifest'>,
  order: PricedOrder,
  payer: SendingPayer,
  { signal, maxUsd }: { signal: AbortSignal | undefined; maxUsd: string | null },
): Promise<PaymentProof> {
  const amount = getAmountDue(order, maxUsd);
  const { treasuries } = await market.x402Manifest.get({}, { signal });
  const treasury = treasuries.find(
    ({ network, asset }) => network === payer.paymentNetwork && isSameAddress(asset, payer.asset),
  );
  if (!treasury) {
    throw new PaymentRefusedError(`Orders are not paid on ${payer.paymentNetwork} with ${payer.asset}`);
  }
  return sendLockedTransfer(payer, treasury.payTo, amount);
}

/** The reference is in the body here; other evidence is in the headers, as elsewhere. */
async function confirmPayment(
  { orders }: Pick<AgentMarket, 'orders'>,
  id: string,
  { paymentNetwork }: SendingPayer,
  { 'X-PAYMENT': escrow_tx_hash = '', ...headers }: PaymentProof,
  options: Pick<CallOptions, 'signal' | 'credential'>,
): Promise<Order> {
  const payment_chain = paymentNetwork.split('-')[0] as PaymentChain;
  const action = { action: 'pay', escrow_tx_hash, payment_chain } as const;
  return orders.update(id, action, { ...options, headers, maxRetries: CONFIRM_MAX_RETRIES });
}

type PricedOrder = Pick<Order, 'id' | 'status' | 'total_usd'>;

export function getAmountDue({ id, status, total_usd }: PricedOrder, maxUsd: string | null): bigint {
  if (!PAYABLE_STATUSES.includes(status))
    throw new PaymentRefusedError(`Order ${id} is ${status} and cannot be paid`);
  if (total_usd === null || maxUsd === null) {
    throw new PaymentRefusedError(`Order ${id} had no price when it was read`);
  }
  const amount = parseUsd(total_usd);
  if (amount <= parseUsd(maxUsd)) return amount;
  const usd = formatUsd(amount);
  throw new TooDearError(usd, maxUsd, `Order ${id} costs ${usd} USD, over the cap of ${maxUsd}`);
}
