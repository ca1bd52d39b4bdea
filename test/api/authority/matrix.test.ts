import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/server/api.ts';
import { all, type ServedOperation } from '../statuses/operations.ts';
import { type Changes, makeWorld, OPERATOR, send, type World } from '../statuses/world.ts';
import { AUTHORITY_CODES, expectedRefusal, type Refusal } from './expected.ts';
import { moneyState } from './money-state.ts';
import { type Presented, presentAll } from './presented.ts';
import { type Variant, variantsOf } from './variants.ts';

const ADMIN_KEY = 'an-admin-key-of-the-tests-0123456789';

let api: Api;
let world: World;
let credentials: Presented[];
beforeAll(async () => {
  api = await startApi({ chains: true, env: { ADMIN_USER_IDS: OPERATOR, ADMIN_API_KEY: ADMIN_KEY } });
  world = await makeWorld(api);
  credentials = await presentAll(world, ADMIN_KEY);
});
afterAll(() => api.close());

/** One line for each credential whose answer differs from what the table demands. */
async function differences(operation: ServedOperation, variant: Variant): Promise<string[]> {
  const found: string[] = [];
  for (const presented of credentials) {
    const refusal = expectedRefusal(operation.route, variant, presented);
    const changes = await changesFor(operation, variant, presented);
    const before = refusal && (await moneyState(api));
    const { status, body } = await send(world, operation, changes);
    const isUnheard = presented.asksChain && status === 503;
    const problem = isUnheard ? undefined : compare(refusal, { status, code: body?.code });
    if (problem) found.push(`${variant.name}, ${presented.name}: ${problem} (${body?.error})`);
    if (before && (await moneyState(api)) !== before) found.push(`${presented.name}: something moved`);
  }
  return found;
}

async function changesFor(
  operation: ServedOperation,
  variant: Variant,
  presented: Presented,
): Promise<Changes> {
  const carried = await presented.carry(operation);
  const fields = { ...variant.fields, ...carried.fields };
  return {
    credential: 'none',
    headers: { ...variant.headers, ...carried.headers },
    ...(carried.query && { query: carried.query }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

function compare(refusal: Refusal | undefined, answer: { status: number; code: string | undefined }) {
  const { status, code = '' } = answer;
  if (!refusal) {
    const isRefused = (AUTHORITY_CODES as readonly string[]).includes(code);
    return isRefused ? `refused with ${status} ${code}` : undefined;
  }
  const isSame = status === refusal.status && (refusal.code === undefined || code === refusal.code);
  return isSame ? undefined : `expected ${refusal.status} ${refusal.code ?? ''}, got ${status} ${code}`;
}

describe('each operation asks every credential for what the authority table says', () => {
  it.each(all)('%s', async (_id, operation) => {
    const found: string[] = [];
    for (const variant of variantsOf(operation)) found.push(...(await differences(operation, variant)));
    expect(found).toEqual([]);
  });
});
