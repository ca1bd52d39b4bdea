import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DeclaredEvent } from '../../../generated/events.gen.ts';
import { aggregateJsonRows, reviveJsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, type Statement, statement } from '../../foundation/db/statement.ts';
import { FeedEvent } from './feed-event.entity.ts';
import { type FeedPosition, unknownPositionError } from './position.ts';
import type { FeedReader } from './reader.ts';

export interface FeedFilter {
  types: readonly DeclaredEvent['event'][] | null;
  orderId: string | null;
}

export interface FeedRow {
  id: string;
  event: DeclaredEvent['event'];
  body: string;
  created_at: Date;
  /** The position behind it. */
  position: FeedPosition;
}

export interface FeedRead {
  rows: FeedRow[];
  /** The position behind the last row, or behind everything if there is none. */
  next: FeedPosition;
}

type ReadValues = {
  value: string;
  networks: readonly string[] | null;
  types: readonly string[] | null;
  orderId: string | null;
  seen: string;
  /** The page's own, or null for the present. */
  until: string | null;
  afterKey: string;
  afterSeq: string;
  limit: number;
};

interface StoredRow {
  id: string;
  event: DeclaredEvent['event'];
  body: string;
  created_at: Date;
  order_key: string;
  seq: bigint;
}

type ReadRow = { snapshot: string; is_known: boolean; rows: StoredRow[] };

/** One statement for each kind of reader. */
const statements = new Map<string, Statement<ReadValues, ReadRow>>();

function getStatement({ columns, isTokenHolder }: FeedReader): Statement<ReadValues, ReadRow> {
  const shape = columns.join();
  const known = statements.get(shape) ?? buildStatement(columns, isTokenHolder);
  statements.set(shape, known);
  return known;
}

/**
 * Events that the position does not include, in the order of the feed. They are a range of the index: what a snapshot
 * does not include was written by its oldest running transaction or a later one.
 */
function buildStatement(
  columns: FeedReader['columns'],
  isTokenHolder: boolean,
): Statement<ReadValues, ReadRow> {
  return statement(
    [FeedEvent],
    (db, values: Parameters<ReadValues>) => {
      const seen = sql`${values.seen}::pg_snapshot`;
      const until = sql`coalesce(${values.until}::pg_snapshot, pg_current_snapshot())`;
      const isUnread = sql<SqlBool>`order_key >= pg_snapshot_xmin(${seen})
        and (order_key, seq) > (${values.afterKey}::xid8, ${values.afterSeq}::bigint)
        and not pg_visible_in_snapshot(xid, ${seen}) and pg_visible_in_snapshot(xid, ${until})
        and (${values.types}::text[] is null or event = any(${values.types}::text[]))
        and (${values.orderId}::text is null or order_id = ${values.orderId})
        and (${values.networks}::text[] is null or payment_network is null
          or payment_network = any(${values.networks}::text[]))`;
      const ranges = columns.map((column) =>
        db
          .selectFrom('feed_events')
          .select(['id', 'event', 'body', 'created_at', 'seq'])
          .select(sql<string>`order_key::text`.as('order_key'))
          .where(column, '=', values.value)
          .$if(isTokenHolder, (range) => range.where('is_token_visible', '=', true))
          .where(isUnread)
          .orderBy(sql`feed_events.order_key`)
          .orderBy(sql`feed_events.seq`)
          .limit(values.limit),
      );
      const listed = sql<StoredRow>`(select distinct on (order_key::xid8, seq) * from (${sql.join(
        ranges.map((range) => sql`(${range})`),
        sql` union all `,
      )}) as ranges order by order_key::xid8, seq limit ${values.limit})`;
      return db.selectNoFrom([
        sql<string>`pg_current_snapshot()::text`.as('snapshot'),
        isKnown([values.seen, values.until]).as('is_known'),
        aggregateJsonRows<StoredRow>(listed).as('rows'),
      ]);
    },
    { prepared: true },
  );
}

/** A snapshot of another database can name transactions that this one has not had. */
function isKnown(snapshots: readonly RawBuilder<string | null>[]): RawBuilder<boolean> {
  const known = snapshots.map(
    (snapshot) =>
      sql`coalesce(pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()), true)`,
  );
  return sql<boolean>`(${sql.join(known, sql` and `)})`;
}

/** What the reader has not read, oldest first, in one statement. */
export async function readEvents(
  em: EntityManager,
  reader: FeedReader,
  position: FeedPosition,
  filter: FeedFilter,
  page: { limit: number; now: Date },
): Promise<FeedRead> {
  const found = await getStatement(reader).firstRow(em, {
    value: reader.value,
    networks: reader.networks,
    ...filter,
    seen: position.seen,
    until: position.page?.snapshot ?? null,
    afterKey: position.page?.orderKey ?? '0',
    afterSeq: position.page?.seq ?? '0',
    limit: page.limit + 1,
  });
  if (!found) throw new Error('A statement without a table returned no row');
  if (!found.is_known) throw unknownPositionError();
  const stored = reviveJsonRows(em, [FeedEvent], found.rows);
  const { snapshot, takenAt } = position.page ?? { snapshot: found.snapshot, takenAt: page.now };
  const hasMore = stored.length > page.limit;
  const end = { seen: snapshot, at: takenAt };
  const rows = stored.slice(0, page.limit).map(({ order_key, seq, ...row }, index, { length }) => {
    if (!hasMore && index === length - 1) return { ...row, position: end };
    const behind = { snapshot, takenAt, orderKey: order_key, seq: String(seq) };
    return { ...row, position: { seen: position.seen, page: behind, at: row.created_at } };
  });
  return { rows, next: rows.at(-1)?.position ?? end };
}
