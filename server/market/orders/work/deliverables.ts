import { type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../../foundation/db/row-list.ts';
import { type Parameters, statement, type Tables } from '../../../foundation/db/statement.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { type FieldProblem, invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { Deliverable, type MediaType } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';

export interface DeliverableInput {
  mediaType: MediaType;
  url: string | undefined;
  text: string | undefined;
  /** The generation that it answers. */
  deliverableId: string | undefined;
}

/** A deliverable with what identifies it. */
export interface IdentifiedDeliverable extends DeliverableInput {
  id: string;
  /** Null if its bytes are not stored here. */
  sha256: string | null;
}

export type DeliverableRow = Selectable<Tables<typeof Deliverable>['deliverables']>;

const TEXT_MEDIA_TYPES = new Set<MediaType>(['text', 'code']);

/** The rules that a schema cannot state. */
export function checkDeliverables(deliveries: readonly DeliverableInput[]): void {
  const ids = deliveries.flatMap(({ deliverableId }) => deliverableId ?? []);
  const problems: FieldProblem[] = deliveries.flatMap(contentProblems);
  if (new Set(ids).size < ids.length) {
    problems.push({ path: 'body.deliverables', message: 'must not answer one generation twice' });
  }
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/**
 * The outputs of an order are those of its latest delivery, which replaces the previous one. In an open workspace
 * nothing is replaced, and each generation of the quota has its own slot; unrequested work uses the rest.
 */
export function checkOutputLimit(
  deliveries: readonly DeliverableInput[],
  order: Pick<OrderRow, 'status' | 'output_limit' | 'quota_total'>,
  unprompted: number,
): void {
  const { status, output_limit, quota_total } = order;
  if (output_limit === 0) return;
  const isOpen = quota_total !== null && (status === 'paid' || status === 'in_progress');
  const most = isOpen ? output_limit - quota_total - unprompted : output_limit;
  const given = isOpen ? deliveries.filter(({ deliverableId }) => deliverableId === undefined) : deliveries;
  if (given.length <= most) return;
  const message = isOpen
    ? `must name the generation it answers in deliverable_id: the service gives ${output_limit} outputs for an order`
    : `must be at most ${output_limit}, which is what the service gives for an order`;
  throw invalidFieldsError([{ path: 'body.deliverables', message }]);
}

function contentProblems({ mediaType, url, text }: DeliverableInput): FieldProblem[] {
  if (url !== undefined && text !== undefined) {
    return [{ path: 'body.deliverable_text', message: 'must be left out where there is a deliverable_url' }];
  }
  if (url !== undefined) return [];
  if (text === undefined || text.trim() === '') {
    return [{ path: 'body.deliverable_url', message: 'must say where the work is' }];
  }
  return TEXT_MEDIA_TYPES.has(mediaType)
    ? []
    : [{ path: 'body.deliverable_text', message: 'is for text and code only; give a deliverable_url' }];
}

interface DeliverableValues {
  id: string;
  answers: string | null;
  url: string | null;
  media_type: MediaType;
  text: string | null;
  sha256: string | null;
  revision: number;
  place: number;
}

const DELIVERABLE_COLUMN_TYPES = {
  id: 'text',
  answers: 'text',
  url: 'text',
  media_type: 'text',
  text: 'text',
  sha256: 'text',
  revision: 'integer',
  place: 'integer',
} as const;

/** Answers pending generations and adds the rest, in one statement; returns the written ids. */
const store = statement(
  [Deliverable],
  (
    db,
    { given, orderId, now }: Parameters<{ given: RowList<DeliverableValues>; orderId: string; now: Date }>,
  ) =>
    db
      .with('given', (db) =>
        db.selectFrom(selectFromRowList(given, 'given', DELIVERABLE_COLUMN_TYPES)).selectAll(),
      )
      .with('answered', (db) =>
        db
          .updateTable('deliverables as waiting')
          .from('given')
          .set(({ ref }) => ({
            status: 'delivered',
            url: ref('given.url'),
            media_type: ref('given.media_type'),
            text: ref('given.text'),
            sha256: ref('given.sha256'),
            revision: ref('given.revision'),
            delivered_at: now,
          }))
          .whereRef('waiting.id', '=', 'given.answers')
          .where('waiting.order_id', '=', orderId)
          .where('waiting.status', '=', 'pending')
          .returning('waiting.id'),
      )
      .with('added', (db) =>
        db
          .insertInto('deliverables')
          .columns([
            'id',
            'order_id',
            'status',
            'url',
            'media_type',
            'text',
            'sha256',
            'revision',
            'place',
            'created_at',
            'delivered_at',
          ])
          .expression(
            db
              .selectFrom('given')
              .select('id')
              .select([orderId.as('order_id'), sql.lit('delivered').as('status')])
              .select(['url', 'media_type', 'text', 'sha256', 'revision', 'place'])
              .select([now.as('created_at'), now.as('delivered_at')])
              .where('answers', 'is', null),
          )
          .returning('id'),
      )
      .selectFrom('answered')
      .select('id')
      .unionAll((db) => db.selectFrom('added').select('id')),
);

export async function storeDeliverables(
  em: EntityManager,
  clock: Clock,
  { id: orderId, revision_count: revision }: Pick<OrderRow, 'id' | 'revision_count'>,
  deliveries: readonly IdentifiedDeliverable[],
): Promise<void> {
  const given = deliveries.map(
    ({ id, deliverableId = null, url = null, mediaType, text = null, sha256 }, place): DeliverableValues => ({
      id,
      answers: deliverableId,
      url,
      media_type: mediaType,
      text,
      sha256,
      revision,
      place,
    }),
  );
  const values = { given: encodeRowList(given), orderId, now: clock.now() };
  if (given.every(({ answers }) => answers === null)) return store.defer(em, values);
  const written = await store.rows(em, values);
  if (written.length === deliveries.length) return;
  throw invalidFieldsError([
    { path: 'body.deliverable_id', message: 'must be a generation of this order that waits for an answer' },
  ]);
}
