import type { DeliverableStatus } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { type FieldProblem, invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { MediaType } from './order.entity.ts';

export interface Delivery {
  mediaType: MediaType;
  url: string | undefined;
  text: string | undefined;
  /** The generation that it answers. */
  deliverableId: string | undefined;
}

/** A deliverable under the names of the contract. */
export interface DeliverableRow {
  id: string;
  order_id: string;
  prompt: string | null;
  status: DeliverableStatus;
  deliverable_url: string | null;
  deliverable_media_type: MediaType | null;
  deliverable_text: string | null;
  created_at: string;
  delivered_at: string | null;
}

export const DELIVERABLE_COLUMNS = `id, order_id, prompt, status, url as deliverable_url,
  media_type as deliverable_media_type, text as deliverable_text, created_at, delivered_at`;

const WITH_TEXT = new Set<MediaType>(['text', 'code']);

/** The rules that a schema cannot state. */
export function checkDeliveries(deliveries: readonly Delivery[]): void {
  const ids = deliveries.flatMap(({ deliverableId }) => deliverableId ?? []);
  const problems: FieldProblem[] = deliveries.flatMap(contentProblems);
  if (new Set(ids).size < ids.length) {
    problems.push({ path: 'body.deliverables', message: 'must not answer one generation twice' });
  }
  if (problems.length > 0) throw invalidFields(problems);
}

function contentProblems({ mediaType, url, text }: Delivery): FieldProblem[] {
  if (url !== undefined && text !== undefined) {
    return [{ path: 'body.deliverable_text', message: 'must be left out where there is a deliverable_url' }];
  }
  if (url !== undefined) return [];
  if (text === undefined || text.trim() === '') {
    return [{ path: 'body.deliverable_url', message: 'must say where the work is' }];
  }
  return WITH_TEXT.has(mediaType)
    ? []
    : [{ path: 'body.deliverable_text', message: 'is for text and code only; give a deliverable_url' }];
}

/** Answers generations that wait and adds the rest, in one statement; answers with the ids that were written. */
const STORE = `
  with given as (
    select * from jsonb_to_recordset(?::jsonb)
      as given (id text, answers text, url text, media_type text, text text, place int)
  ), answered as (
    update deliverables waiting
    set status = 'delivered', url = given.url, media_type = given.media_type, text = given.text, delivered_at = ?
    from given
    where waiting.id = given.answers and waiting.order_id = ? and waiting.status = 'pending' returning waiting.id
  ), added as (
    insert into deliverables (id, order_id, status, url, media_type, text, place, created_at, delivered_at)
    select id, ?, 'delivered', url, media_type, text, place, ?, ? from given where answers is null
    returning id
  )
  select id from answered union all select id from added`;

export async function storeDeliveries(
  em: EntityManager,
  clock: Clock,
  orderId: string,
  deliveries: readonly Delivery[],
): Promise<void> {
  const now = clock.now();
  const given = deliveries.map(({ deliverableId, url, mediaType, text }, place) => ({
    id: newId('dlv', clock),
    answers: deliverableId,
    url,
    media_type: mediaType,
    text,
    place,
  }));
  const written = await em.execute<unknown[]>(STORE, [
    JSON.stringify(given),
    now,
    orderId,
    orderId,
    now,
    now,
  ]);
  if (written.length === deliveries.length) return;
  throw invalidFields([
    { path: 'body.deliverable_id', message: 'must be a generation of this order that waits for an answer' },
  ]);
}

const ASK = `
  insert into deliverables (id, order_id, prompt, status, created_at) values (?, ?, ?, 'pending', ?)`;

export async function askForGeneration(
  em: EntityManager,
  clock: Clock,
  orderId: string,
  prompt: string,
): Promise<DeliverableRow> {
  const id = newId('dlv', clock);
  const now = clock.now();
  await em.execute(ASK, [id, orderId, prompt, now]);
  return {
    id,
    order_id: orderId,
    prompt,
    status: 'pending',
    deliverable_url: null,
    deliverable_media_type: null,
    deliverable_text: null,
    created_at: now.toISOString(),
    delivered_at: null,
  };
}

/** Generations that wait for an answer. */
export async function countUnanswered(em: EntityManager, orderId: string): Promise<number> {
  const sql = `select count(*)::int as waiting from deliverables where order_id = ? and status = 'pending'`;
  const [row] = await em.execute<{ waiting: number }[]>(sql, [orderId]);
  return row?.waiting ?? 0;
}
