import { expect } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { eventually } from '../../support/eventually.ts';
import type { Market } from '../../support/market/orders.ts';
import type { Payer } from '../../support/payments/payments.ts';

/** What a payer is to have on the chain when everything is back. */
export interface Owed {
  network: Network;
  address: string;
  micro: bigint;
}

const JUST_OVER_15_MINUTES = 15 * 60 + 1;

/** To be asked before paying. */
export async function owedTo(market: Market, network: Network, { signer }: Payer): Promise<Owed> {
  return { network, address: signer.address, micro: await balanceOf(market, network, signer.address) };
}

async function balanceOf(market: Market, network: Network, address: string): Promise<bigint> {
  const chain = market.parts.chains.get(network);
  if (!chain) throw new Error(`${network} is not offered`);
  return chain.readUsdcBalance(address);
}

/** After this the server's time is ahead of the chains': transfers are older than what is ordered from then on. */
export async function expectBackWithPayers(market: Market, owed: readonly Owed[]): Promise<void> {
  expect(owed).not.toEqual([]);
  for (const one of owed) {
    expect(await balanceOf(market, one.network, one.address)).toBeLessThan(one.micro);
  }
  await market.advanceClock(JUST_OVER_15_MINUTES);
  await eventually(async () => {
    const now = owed.map(async (one) => ({
      ...one,
      micro: await balanceOf(market, one.network, one.address),
    }));
    expect(await Promise.all(now)).toEqual(owed);
  }, 20_000);
}
