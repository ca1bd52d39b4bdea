import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
let sound: { id: string };
let damaged: { id: string };
beforeAll(async () => {
  const addresses = { BASE_URL: 'https://api.market.example', APP_URL: 'https://market.example' };
  shop = await startApiWithAgent({ env: { NODE_ENV: 'production', RATE_LIMITS: 'on', ...addresses } });
  sound = await shop.createService({ deliverables: ['one'] });
  damaged = await shop.createService({ deliverables: ['one'] });
});
afterAll(() => shop.close());

async function damage(change: string): Promise<void> {
  await shop.database.query(`update services set ${change} where id = $1`, [damaged.id]);
}

type Row = { id: string; deliverables: unknown };

/** The answers that list the services of the agent. */
async function lists(): Promise<Row[][]> {
  const read = async (path: string) => {
    const answer = await shop.call('GET', path);
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };
  const ofAgent = `/api/agents/${shop.agent.id}`;
  const detail = await read(ofAgent);
  for (const path of ['/api/x402/services', '/openapi.json']) await read(path);
  return [await read('/api/services'), await read(`${ofAgent}/services`), detail.services];
}

describe('in production a row that breaks the contract takes no list down', () => {
  it('and is shown without the item that is wrong', async () => {
    await damage(`deliverables = '{NULL,two}'`);
    for (const rows of await lists()) {
      expect(rows.find(({ id }) => id === damaged.id)?.deliverables).toEqual(['two']);
    }
    const { status, data } = await shop.call('GET', `/api/services/${damaged.id}`);
    expect({ status, deliverables: data.deliverables }).toEqual({ status: 200, deliverables: ['two'] });
    expect(
      shop.readLog().filter((line) => line.includes('does not match the contract')).length,
    ).toBeGreaterThan(0);
  });

  it.each([`requirement_fields = '"x"'`, `requirement_fields = 'null'`, `category = 'no-such-category'`])(
    'nor where all of it must be left out: %s',
    async (change) => {
      await damage(change);
      for (const rows of await lists()) expect(rows.map(({ id }) => id)).toContain(sound.id);
    },
  );
});
