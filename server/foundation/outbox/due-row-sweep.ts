import type { EntityName, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '../db/orm.ts';
import type { JobRegistry, Jobs } from '../queue/jobs.ts';
import type { JobRequest, Outbox } from './outbox.ts';
import { createDueSweep, type DuePage, type Sweep } from './sweeps.ts';

type Time = Date | null | undefined;
type TimeColumn<Row> = { [Name in keyof Row]: Row[Name] extends Time ? Name : never }[keyof Row] & string;

/** A due row. */
interface DueRow {
  id: string;
  due: Date;
}

interface DueRowSweepOptions<Row extends { id: string }, Registry extends JobRegistry> {
  name: string;
  everySeconds: number;
  entity: EntityName<Row>;
  /** The due column; it is indexed together with `id`. */
  due: TimeColumn<Row>;
  /** As in that index. */
  where?: FilterQuery<Row>;
  request(row: DueRow, now: Date): JobRequest<Registry>;
}

/** Enqueues jobs of due rows, in case nobody did or the job was lost. */
export function createDueRowSweep<Row extends { id: string }, Registry extends JobRegistry = Jobs>(
  outbox: Outbox<Registry>,
  { name, everySeconds, request, ...where }: DueRowSweepOptions<Row, Registry>,
): Sweep {
  return createDueSweep(outbox, {
    name,
    everySeconds,
    async find(em, page) {
      const rows = await findDueRows(em, where, page);
      return rows.map((row) => ({
        cursor: `${row.due.toISOString()} ${row.id}`,
        request: request(row, page.now),
      }));
    },
  });
}

async function findDueRows<Row extends { id: string }>(
  em: EntityManager,
  { entity, due, where }: Pick<DueRowSweepOptions<Row, Jobs>, 'entity' | 'due' | 'where'>,
  { now, after = '1970-01-01T00:00:00Z ', limit }: DuePage,
): Promise<DueRow[]> {
  const [afterDue = '', afterId = ''] = after.split(' ');
  const since = new Date(afterDue);
  const behind = { $or: [{ [due]: { $gt: since } }, { id: { $gt: afterId } }] };
  const page = { $and: [where ?? {}, { [due]: { $gte: since, $lte: now } }, behind] };
  const found = await em.find(entity, page as FilterQuery<Row>, {
    fields: ['id', due] as never,
    orderBy: [{ [due]: 'asc' }, { id: 'asc' }] as never,
    limit,
    disableIdentityMap: true,
  });
  return (found as unknown as Row[]).map((row) => ({ id: row.id, due: row[due] as Date }));
}
