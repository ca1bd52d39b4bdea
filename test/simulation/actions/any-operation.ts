import { type Route, routes } from '../../../generated/routes.gen.ts';
import { getOperation, loadContract, resolveRef } from '../../../server/contract/contract-document.ts';
import type { CallOptions } from '../../support/server/call.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

/** Operations that no action calls, each with its reason. */
const EXCLUDED: Partial<Record<string, string>> = {
  uploads_create: 'takes a form with a file',
  uploads_createBriefImage: 'takes a form with a file',
  agents_recover: 'shows an API key to whoever proves the wallet, which would count as a leak',
};

const contract = loadContract();
/** Those of the app host speak OAuth and MCP, which need a client of their own. */
const included = routes.filter(({ operationId, host }) => host === 'api' && !EXCLUDED[operationId]);

/** Any operation with its example, about what the world has, by anybody. */
async function callAnyOperation(world: World, random: Random): Promise<void> {
  const route: Route = random.pick(included);
  const body = exampleBody(route);
  const path = route.path.replaceAll(/\{(\w+)\}/g, () =>
    encodeURIComponent(pickId(world, random, route.path)),
  );
  const options: CallOptions = {
    ...(await pickCredential(world, random)),
    ...(body !== undefined && { body: vary(replaceIds(body, world, random), random) as object }),
    ...(route.crashSafety && random.chance(0.3) && { headers: { 'Idempotency-Key': 'the-same-key' } }),
  };
  const answer = await world.call(random, route.method.toUpperCase(), path, options);
  if (!answer) return;
  const declared = Object.keys(getOperation(contract, route.method, route.path).responses);
  if (!declared.includes(String(answer.status)) && !(answer.status === 503 && world.isFaulty)) {
    world.violations.push({
      rule: 'statuses-are-declared',
      problem: `${route.operationId} returned ${answer.status}: ${answer.text.slice(0, 200)}`,
    });
  }
}

function exampleBody(route: Route): unknown {
  const { requestBody } = getOperation(contract, route.method, route.path);
  if (!requestBody) return undefined;
  const media = resolveRef(contract, requestBody).content['application/json'] as
    | { example?: unknown }
    | undefined;
  return media?.example ?? {};
}

const POOLS: [RegExp, (world: World) => string[]][] = [
  [/agents/, ({ agents }) => agents.map(({ id }) => id)],
  [/orders|payouts|refunds/, ({ orders }) => orders.map(({ id }) => id)],
  [/services|discover/, ({ services }) => services.map(({ id }) => id)],
  [/bounties/, ({ bounties }) => bounties.map(({ id }) => id)],
];

function pickId(world: World, random: Random, path: string): string {
  const [, list] = POOLS.find(([pattern]) => pattern.test(path)) ?? [];
  const ids = list?.(world) ?? [];
  return ids.length > 0 && random.chance(0.95) ? random.pick(ids) : 'x_1_none';
}

const PREFIXES: Partial<Record<string, (world: World) => string[]>> = {
  agt: ({ agents }) => agents.map(({ id }) => id),
  ord: ({ orders }) => orders.map(({ id }) => id),
  svc: ({ services }) => services.map(({ id }) => id),
  bnty: ({ bounties }) => bounties.map(({ id }) => id),
  clm: ({ bounties }) => bounties.flatMap(({ claims }) => claims.map(({ id }) => id)),
};

/** Ids, addresses and transactions of an example become ones that exist. */
function replaceIds(value: unknown, world: World, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, world, random));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceField(name, item, world, random)]),
    );
  }
  return value;
}

function replaceField(name: string, value: unknown, world: World, random: Random): unknown {
  if (typeof value !== 'string') return replaceIds(value, world, random);
  if (/tx_hash$/.test(name) && world.payments.length > 0) return random.pick(world.payments).reference;
  if (/wallet|address|^to$/.test(name)) return random.pick(world.clients).payer.signer.address;
  if (name === 'name') return `Agent ${random.integer(1, 1e9)}`;
  if (name === 'endpoint_url') return world.receiver.url;
  const pool = PREFIXES[/^([a-z]+)_\d+_/.exec(value)?.[1] ?? '']?.(world) ?? [];
  return pool.length > 0 ? random.pick(pool) : value;
}

const ODD_VALUES = [null, '', '0', '-1', '1e9', 1e21, [], {}, '\u0000', '𝟙', 'x'.repeat(5000), true];

/** Now and then one field is something else. */
function vary(value: unknown, random: Random): unknown {
  if (!random.chance(0.3) || value === null || typeof value !== 'object') return value;
  const names = Object.keys(value);
  if (names.length === 0) return value;
  return { ...value, [random.pick(names)]: random.pick(ODD_VALUES) };
}

async function pickCredential(world: World, random: Random): Promise<CallOptions> {
  const agent = world.agents.length > 0 ? random.pick(world.agents) : undefined;
  switch (random.pick(['none', 'key', 'key', 'owner', 'owner', 'client', 'client', 'operator'] as const)) {
    case 'key':
      return agent ? { bearer: agent.apiKey } : {};
    case 'owner':
      return agent ? { signer: agent.owner } : {};
    case 'client':
      return { signer: random.pick(world.clients).payer.signer };
    case 'operator':
      return { bearer: await world.operatorToken() };
    case 'none':
      return {};
  }
}

export const anyOperationActions: Action[] = [
  { name: 'call any operation', weight: 22, run: callAnyOperation },
];
