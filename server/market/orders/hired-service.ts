import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { BadRequestError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { noSuchService } from '../services/rows.ts';
import type { PriceType, RequirementField } from '../services/terms.ts';
import { CLIENT_FACTS, type ClientFacts, clientValues } from './client.ts';

/** What an order takes over from the listing it is placed for. */
export interface HiredService {
  id: string;
  agent_id: string;
  title: string;
  category: Category;
  price_type: PriceType;
  /** Digits; null where the agent quotes. */
  price_micro: string | null;
  turnaround_hours: number;
  quota_limit: number;
  generation_limit: number;
  max_revisions: number;
  requirement_fields: RequirementField[];
}

/** `more` is SQL of what is asked for besides. */
const finding = (more = '') => `
  select ${more} service.id, service.agent_id, service.title, service.category, service.price_type,
    service.price_micro::text, service.turnaround_hours, service.quota_limit, service.generation_limit,
    service.max_revisions, service.requirement_fields, service.active, agent.marketable
  from services service join agents agent on agent.id = service.agent_id
  where service.id = ? and agent.active`;

const FIND = finding();
const FIND_WITH_CLIENT = finding(`(select row_to_json(facts) from (${CLIENT_FACTS}) facts) as client_facts,`);

type Found = HiredService & { active: boolean; marketable: boolean };

export async function findHiredService(em: EntityManager, id: string): Promise<HiredService> {
  const [found] = await em.execute<Found[]>(FIND, [id]);
  return hireable(found);
}

/** With what is known of whoever hires, in the same statement. */
export async function findServiceAndClient(
  em: EntityManager,
  id: string,
  caller: Caller,
  wallet: string | undefined,
): Promise<{ service: HiredService; facts: ClientFacts }> {
  const values = [...clientValues(caller, wallet), id];
  const rows = await em.execute<(Found & { client_facts: ClientFacts })[]>(FIND_WITH_CLIENT, values);
  if (!rows[0]) throw noSuchService();
  const { client_facts: facts, ...found } = rows[0];
  return { service: hireable(found), facts };
}

/** The market hides agents that nobody answers for, and what is hidden cannot be hired. */
function hireable(found: Found | undefined): HiredService {
  if (!found?.marketable) throw noSuchService();
  const { active, marketable: _, ...service } = found;
  if (!active) throw new BadRequestError('bad_request', 'This service is not offered any more');
  return service;
}

/** How many generations a workspace has, 0 without limit; null where there is no workspace. */
export function quotaOf({ price_type, quota_limit, generation_limit }: HiredService): number | null {
  if (price_type !== 'weekly' && price_type !== 'monthly') return null;
  const limits = [quota_limit, generation_limit].filter((limit) => limit > 0);
  return limits.length > 0 ? Math.min(...limits) : 0;
}
