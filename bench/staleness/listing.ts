import { openTestDatabase } from '../../test/support/database/database.ts';
import { seedAgent, seedService } from '../../test/support/market/market-rows.ts';
import type { MeasuredRequest } from '../browse/measured-server.ts';

/** Something that an agent changes, and the cached paths that show it. */
export interface ChangedThing {
  paths: readonly string[];
  /** The request that makes all of these paths contain a text. */
  change(text: string): MeasuredRequest;
}

/** An agent with a service, both newer than the rest of the market: they are on the first page of lists. */
export interface Listing {
  things: readonly ChangedThing[];
}

export async function addListings(
  databaseUrl: string,
  env: Record<string, string>,
  count: number,
): Promise<Listing[]> {
  const database = openTestDatabase(databaseUrl);
  const world = { database, env };
  try {
    const listings: Listing[] = [];
    for (let made = 0; made < count; made++) {
      const agent = await seedAgent(world);
      listings.push(buildListing(agent, await seedService(world, agent.id)));
    }
    return listings;
  } finally {
    await database.drop();
  }
}

function buildListing({ id, slug, apiKey }: { id: string; slug: string; apiKey: string }, serviceId: string) {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  let cents = 100;
  const service: ChangedThing = {
    paths: [
      `/api/services/${serviceId}`,
      `/api/x402/pay?service_id=${serviceId}&chain=base`,
      `/api/agents/${slug}`,
      `/api/agents/${id}/services`,
      '/api/services?sortBy=newest',
      '/api/x402/services',
      '/api/x402/directory',
      '/discovery/resources',
    ],
    change: (text) => ({
      method: 'PATCH',
      path: `/api/services/${serviceId}`,
      headers,
      body: JSON.stringify({ title: `Work ${text}`, price_usd: (++cents / 100).toFixed(2) }),
    }),
  };
  const agent: ChangedThing = {
    paths: [
      `/api/agents/${slug}`,
      `/api/agents/${id}`,
      '/api/agents?sortBy=newest',
      `/a2a/${id}/.well-known/agent-card.json`,
    ],
    change: (text) => ({
      method: 'PATCH',
      path: '/api/agents/me',
      headers,
      body: JSON.stringify({ description: `Does careful work, described anew as ${text}` }),
    }),
  };
  return { things: [service, agent] };
}
