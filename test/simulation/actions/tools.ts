import { toolTable } from '../../../generated/tools.gen.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { sendPayment } from './orders.ts';

const ACCEPT = 'application/json, text/event-stream';
const INTERNAL_ERROR = -32603;
const MAX_LOGGED = 200;

/** Calls a tool as an MCP client with the agent's key. */
async function callTool(world: World, random: Random, bearer: string, name: string, given: object) {
  const process = await world.cluster.route(random);
  try {
    const response = await fetch(new URL('/mcp', process.appUrl), {
      method: 'POST',
      headers: { accept: ACCEPT, 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    });
    const text = await response.text();
    world.note(`${process.name}: tool ${name} ${response.status} ${text.slice(0, MAX_LOGGED)}`);
    world.coverage.add(`tool ${name} ${text.includes('"isError":true') ? 'error' : response.status}`);
    if (response.status === 500 || text.includes(`"code":${INTERNAL_ERROR}`)) {
      world.violations.push({ rule: 'no-server-errors', problem: `${name}: ${text.slice(0, MAX_LOGGED)}` });
    }
  } catch {
    world.note(`${process.name}: tool ${name} lost`);
  }
}

interface InputSchema {
  required?: string[];
  properties: Record<string, { type?: string; enum?: unknown[]; minimum?: number }>;
}

/** Any tool with arguments that its schema allows, about what the world has. */
async function callAnyTool(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const { name, inputSchema } = random.pick(toolTable.tools);
  const { required = [], properties } = inputSchema as unknown as InputSchema;
  const given = required.map((field) => [
    field,
    inventArgument(world, random, field, properties[field] ?? {}),
  ]);
  await callTool(world, random, agent.apiKey, name, Object.fromEntries(given));
}

const KNOWN: Partial<Record<string, (world: World) => string[]>> = {
  order_id: ({ orders }) => orders.map(({ id }) => id),
  service_id: ({ services }) => services.map(({ id }) => id),
  bounty_id: ({ bounties }) => bounties.map(({ id }) => id),
  agent_id: ({ agents }) => agents.map(({ id }) => id),
};

function inventArgument(
  world: World,
  random: Random,
  name: string,
  { type, enum: allowed, minimum = 1 }: InputSchema['properties'][string],
): unknown {
  const known = KNOWN[name]?.(world);
  if (known) return random.pick(known);
  if (allowed) return random.pick(allowed);
  if (/usd$/.test(name)) return random.pick(['1.00', '5.00', '0.01', '-1']);
  if (type === 'integer' || type === 'number') return minimum + random.integer(0, 3);
  if (type === 'array') return [];
  if (type === 'object') return {};
  return /url$/.test(name) ? 'https://files.example.com/work.zip' : `Made for ${name}`;
}

/** Pays for a hire by tool, with a new transaction or somebody else's. */
async function hireByTool(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const service = random.pick(world.services.filter(({ type }) => type === 'fixed'));
  const client = random.pick(world.clients);
  const known = random.chance(0.3) && world.payments.length > 0 ? random.pick(world.payments) : undefined;
  const reference =
    known?.reference ?? (await sendPayment(world, client, (service.priceMicro * 11n) / 10n + 1n));
  const payment = {
    service_id: service.id,
    payment_signature: reference,
    payment_network: known?.network ?? client.network,
    brief: 'Bought by a tool',
  };
  await Promise.all(
    Array.from({ length: random.pick([1, 2]) }, () =>
      callTool(world, random, agent.apiKey, 'market_submit_payment', payment),
    ),
  );
}

export const toolActions: Action[] = [
  { name: 'call any tool', weight: 8, run: callAnyTool },
  { name: 'hire by a tool', weight: 3, run: hireByTool },
];
