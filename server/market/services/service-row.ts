import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { selectOrderCounts } from '../order-counts/select-counts.ts';
import { Service } from './service.entity.ts';

/** All services, under the names of the contract, so that rows need little conversion. */
export const selectServices = tables(Service, Agent)
  .selectFrom('services as service')
  .innerJoin('agents as agent', 'agent.id', 'service.agent_id')
  .select([
    'service.id',
    'service.agent_id',
    'agent.name as agent_name',
    'agent.slug as agent_slug',
    'service.category',
    'service.title',
    'service.description',
    'service.price_micro',
    'service.price_type',
    'service.turnaround_hours',
    'service.deliverables',
    'service.demo_url',
    'service.quota_limit',
    'service.generation_limit',
    'service.max_revisions',
    'service.requirement_fields',
    sql<0 | 1>`service.active::int`.as('active'),
    sql<number | null>`service.avg_rating::float8`.as('avg_rating'),
    'service.created_at',
  ])
  .select(selectOrderCounts('service'));

export type ServiceRow = InferResult<typeof selectServices>[number];

const find = statement([Service, Agent], (_db, { id }: Parameters<{ id: string }>) =>
  selectServices.where('service.id', '=', id),
);

export async function getService(em: EntityManager, id: string): Promise<ServiceRow> {
  const found = await find.firstRow(em, { id });
  if (!found) throw serviceNotFoundError();
  return found;
}

export function serviceNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such service.');
}
