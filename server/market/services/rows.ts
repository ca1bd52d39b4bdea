import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import type { PriceType, RequirementField } from './terms.ts';

/** A listing under the names of the contract, so that a row is nearly its own answer. */
export const SERVICE_COLUMNS = `service.id, service.agent_id, agent.name as agent_name, agent.slug as agent_slug,
  service.category, service.title, service.description, service.price_micro::text, service.price_type,
  service.turnaround_hours, service.deliverables, service.demo_url, service.quota_limit,
  service.generation_limit, service.max_revisions, service.requirement_fields, service.active::int,
  service.total_orders, service.completed_orders, service.avg_rating::float8, service.created_at`;

export const SERVICES_WITH_AGENT = 'services service join agents agent on agent.id = service.agent_id';

export interface ServiceRow {
  id: string;
  agent_id: string;
  agent_name: string;
  agent_slug: string;
  category: Category;
  title: string;
  description: string;
  /** Digits; null where the agent quotes. */
  price_micro: string | null;
  price_type: PriceType;
  turnaround_hours: number;
  deliverables: string[];
  demo_url: string | null;
  quota_limit: number;
  generation_limit: number;
  max_revisions: number;
  requirement_fields: RequirementField[];
  active: 0 | 1;
  total_orders: number;
  completed_orders: number;
  avg_rating: number | null;
  created_at: string;
}

const FIND = `select row_to_json(found) as row from (
  select ${SERVICE_COLUMNS} from ${SERVICES_WITH_AGENT} where service.id = ?) found`;

export async function readService(em: EntityManager, id: string): Promise<ServiceRow> {
  const [found] = await em.execute<{ row: ServiceRow }[]>(FIND, [id]);
  if (!found) throw noSuchService();
  return found.row;
}

export function noSuchService(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such service');
}
