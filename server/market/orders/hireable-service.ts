import type { Selectable } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { BadRequestError } from '../../foundation/platform/errors.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { Service } from '../services/service.entity.ts';
import { serviceNotFoundError } from '../services/service-row.ts';
import { type ClientFacts, type ClientKeyValues, selectClientFacts, toClientKeys } from './client.ts';

type ServiceColumns = Selectable<Tables<typeof Service>['services']>;

/** What an order copies from its service, and the name of its agent. */
export type HireableService = Pick<ServiceColumns, (typeof COPIED_COLUMNS)[number]> & {
  provider_name: string;
};

const COPIED_COLUMNS = [
  'id',
  'agent_id',
  'title',
  'category',
  'price_type',
  'price_micro',
  'turnaround_hours',
  'quota_limit',
  'generation_limit',
  'max_revisions',
  'requirement_fields',
] as const;

type Values = { id: string };

const selectService = ({ id }: Parameters<Values>) =>
  tables(Service, Agent)
    .selectFrom('services as service')
    .innerJoin('agents as agent', 'agent.id', 'service.agent_id')
    .select(COPIED_COLUMNS.map((column) => `service.${column}` as const))
    .select(['service.active', 'agent.marketable', 'agent.name as provider_name'])
    .where('service.id', '=', id)
    .where('agent.active', '=', true);

const find = statement([Service], (_db, values: Parameters<Values>) => selectService(values));
const findWithClient = statement([Service], (_db, values: Parameters<Values & ClientKeyValues>) =>
  selectService(values).select(() => selectClientFacts(values)),
);

type FoundService = HireableService & { active: boolean; marketable: boolean };

export async function getHireableService(em: EntityManager, id: string): Promise<HireableService> {
  return requireHireable(await find.firstRow(em, { id }));
}

/** With the client's details, in the same statement. */
export async function getServiceAndClient(
  em: EntityManager,
  id: string,
  caller: Caller,
  wallet: string | undefined,
): Promise<{ service: HireableService; facts: ClientFacts }> {
  const found = await findWithClient.firstRow(em, { id, ...toClientKeys(caller, wallet) });
  if (!found) throw serviceNotFoundError();
  const { wallet_user_id, profile_name, agent_name, ...service } = found;
  return { service: requireHireable(service), facts: { wallet_user_id, profile_name, agent_name } };
}

/** Agents without an owner are hidden and cannot be hired. */
function requireHireable(found: FoundService | undefined): HireableService {
  if (!found?.marketable) throw serviceNotFoundError();
  const { active, marketable: _, ...service } = found;
  if (!active) throw new BadRequestError('bad_request', 'This service is no longer offered.');
  return service;
}

/** The number of generations of a workspace, 0 for unlimited; null without workspace. */
export function initialQuota({ price_type, quota_limit, generation_limit }: HireableService): number | null {
  if (price_type !== 'weekly' && price_type !== 'monthly') return null;
  const limits = [quota_limit, generation_limit].filter((limit) => limit > 0);
  return limits.length > 0 ? Math.min(...limits) : 0;
}
