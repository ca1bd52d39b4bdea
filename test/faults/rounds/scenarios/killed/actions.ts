import type { Market } from '../../../../support/market/orders.ts';
import { walletActions } from '../../../wallets/wallet-actions.ts';
import type { Deployment } from '../../deployment.ts';
import { createDeposit, createRedemption } from './earn-actions.ts';
import { createFeePayouts, createFeeSplit } from './fee-actions.ts';
import type { KilledAction } from './killed-action.ts';
import { createPayout, createRefund } from './order-actions.ts';
import { createReturn } from './return-actions.ts';
import { createSwap } from './swap-actions.ts';

/** Of each kind and client. */
const ORDERS = 2;
const RETURNS = 2;
const FEE_PAYOUTS = 3;
const SWAPS = 6;

export interface Cast {
  deployment: Deployment;
  /** Clients who wait for their orders. */
  clients: readonly Market[];
  serviceId: string;
}

/** What workers send. */
export async function createWorkerActions(cast: Cast): Promise<KilledAction[]> {
  const { deployment, clients, serviceId } = cast;
  const returns = (network: 'base-mainnet' | 'solana-mainnet') =>
    repeat(RETURNS, () => createReturn(deployment, network, serviceId));
  const all = await Promise.all([
    ...clients.map(async (market) => [
      ...(await repeat(ORDERS, () => createPayout(market))),
      ...(await repeat(ORDERS, () => createRefund(market))),
    ]),
    returns('base-mainnet'),
    returns('solana-mainnet'),
    createFeePayouts(deployment.market, FEE_PAYOUTS),
    repeat(1, () => createDeposit(deployment)),
    repeat(1, () => createRedemption(deployment)),
  ]);
  return all.flat();
}

/** What API processes send. */
export async function createApiActions({ deployment, serviceId }: Cast): Promise<KilledAction[]> {
  const { market } = deployment;
  const wallets = async () => {
    const actions = await walletActions(market, serviceId);
    return actions.map(({ name, ask, expectOnce }) => ({ kind: name, ask, expectOnce }));
  };
  const all = await Promise.all([
    wallets(),
    repeat(SWAPS, () => createSwap(market)),
    repeat(1, () => createFeeSplit(market)),
  ]);
  return all.flat();
}

/** One after the other: a client's transactions have an order. */
async function repeat<T>(times: number, create: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < times) made.push(await create());
  return made;
}
