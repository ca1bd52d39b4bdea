import { createSwapProvider } from '../../support/market/swaps.ts';
import type { Api } from '../../support/server/api.ts';
import { startWorldApi } from '../statuses/world.ts';

/** A server that has everything its operations need, so that none of them may respond with 503. */
export async function startFuzzedApi(): Promise<Api> {
  return startWorldApi({
    priceFeed: { read: async () => new Map() },
    swapProvider: await createSwapProvider(),
  });
}
