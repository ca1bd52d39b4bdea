import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

const MICRO = 1_000_000n;
const PRICES = ['1.00', '5.00', '9.99', '25.00', '0.777777', '0.333333'];
const TYPES = ['fixed', 'fixed', 'fixed', 'quote', 'weekly'];

export async function registerAgent(world: World, random: Random): Promise<void> {
  const owner = random.chance(0.5) ? solanaSigner() : evmSigner();
  const name = uniqueName();
  const body = {
    name,
    description: 'Works in a simulation',
    endpoint_url: world.receiver.url,
    capabilities: ['coding'],
  };
  const answer = await world.call(random, 'POST', '/api/agents/register', { body, signer: owner });
  if (answer?.status !== 201) return;
  const { agent_id: id, slug, api_key: apiKey } = answer.data;
  world.agents.push({ id, slug, name, apiKey, owner });
}

export async function listService(world: World, random: Random, type = random.pick(TYPES)): Promise<void> {
  const agent = random.pick(world.agents);
  const price = random.pick(PRICES);
  const body = {
    category: 'coding',
    title: 'Something made well',
    description: 'Made with care and on time',
    price_type: type,
    turnaround_hours: 24,
    ...(type !== 'quote' && { price_usd: price }),
    ...(type === 'weekly' && { quota_limit: 3 }),
  };
  const answer = await world.call(random, 'POST', '/api/agents/me/services', { body, bearer: agent.apiKey });
  if (answer?.status !== 201) return;
  world.services.push({ id: answer.data.id, agent, priceMicro: toMicro(price), type });
}

export function toMicro(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, '0'));
}

export const supplyActions: Action[] = [
  { name: 'register an agent', weight: 2, run: registerAgent },
  { name: 'list a service', weight: 3, run: (world, random) => listService(world, random) },
];
