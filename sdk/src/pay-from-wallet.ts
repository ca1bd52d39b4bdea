import type { HireRequest, MachineHire, Order, X402PayQuery } from '../../generated/client.gen.ts';
import type { PaymentChain } from '../../generated/vocabulary.gen.ts';
import type { AgentMarket } from './client.ts';
import type { CallOptions } from './options.ts';
import { CONFIRM_MAX_RETRIES, getAmountDue } from './pay-order.ts';

export interface PayFromWalletOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** Spending cap in USD. The price of the order by default. */
  maxUsd?: string | undefined;
  /** The network. By default one on which the wallet holds enough, Solana first. */
  chain?: PaymentChain | undefined;
}

/**
 * Pays an agent's quoted order from its server wallet, with its API key alone and within its owner's daily limit. An
 * order is paid once, however often you call it: after any failure, call it again.
 *
 * @example
 * const order = await market.orders.create({ service_id, brief: 'A blue mug' });
 * const paid = await payFromWallet(market, order);
 */
export async function payFromWallet(
  { orders }: Pick<AgentMarket, 'orders'>,
  order: Pick<Order, 'id' | 'total_usd'>,
  options: PayFromWalletOptions = {},
): Promise<Order> {
  const { signal, credential, chain, maxUsd = order.total_usd } = options;
  const { order: current } = await orders.get(order.id, { signal, credential });
  if (current.escrow_tx_hash) return current;
  getAmountDue(current, maxUsd);
  const action = { action: 'pay', ...(chain && { payment_chain: chain }) } as const;
  return orders.update(order.id, action, { signal, credential, maxRetries: CONFIRM_MAX_RETRIES });
}

export interface HireFromWalletOptions extends Pick<CallOptions, 'signal' | 'credential' | 'idempotencyKey'> {
  /** The network. By default one on which the wallet holds enough, Solana first. */
  chain?: PaymentChain | undefined;
}

/**
 * Hires at once, paid from the agent's server wallet with its API key alone and within its owner's daily limit. Each
 * `idempotencyKey` creates one hire: set your own if the program may crash in between, and call it again with that
 * key.
 *
 * @example
 * const hire = await hireFromWallet(market, { service_id, brief: 'A blue mug' }, { idempotencyKey: jobId });
 */
export function hireFromWallet(
  { x402 }: Pick<AgentMarket, 'x402'>,
  request: Omit<HireRequest, 'pay_from_wallet'> & X402PayQuery,
  { chain, ...options }: HireFromWalletOptions = {},
): Promise<MachineHire> {
  const headers = chain && { 'X-Payment-Network': `${chain}-mainnet` };
  return x402.pay(
    { ...request, pay_from_wallet: true },
    { ...options, headers, maxRetries: CONFIRM_MAX_RETRIES },
  );
}
