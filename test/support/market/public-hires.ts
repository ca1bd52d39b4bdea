import { startForwardingProxy } from '../server/forwarding-proxy.ts';
import { type HiringMarket, startHiring } from './hires.ts';

/** A market that knows its own URL, for clients that follow the URLs of its documents. */
export async function startPublicHiring(): Promise<HiringMarket> {
  const front = await startForwardingProxy();
  const market = await startHiring({ env: { BASE_URL: front.url } });
  front.forwardTo(market.url);
  return {
    ...market,
    url: front.url,
    async close() {
      await front.close();
      await market.close();
    },
  };
}
