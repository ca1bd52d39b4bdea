import type { CompiledQuery } from 'kysely';
import { execute, executePrepared } from '../db/execute.ts';
import { fromJson } from '../db/json-rows.ts';
import { withLiterals } from '../db/literals.ts';
import type { EntityManager } from '../db/orm.ts';
import { encodeCursor } from './cursor.ts';
import type { Page } from './page.ts';
import type { PageAnswer, PageQuery } from './page-query.ts';

export async function readPage<Row>(em: EntityManager, asked: PageQuery<Row>): Promise<Page<Row>> {
  const { rows } = await execute(em, asked.query.compile());
  return toPage(em, asked, rows[0]);
}

interface FrontPage<Row> {
  asked: PageQuery<Row>;
  compiled: CompiledQuery<PageAnswer<Row>>;
}

/** The pages most visitors see, each built and planned once. Only for lists of which there are few. */
export class FrontPages<Row> {
  readonly #kept = new Map<string, FrontPage<Row>>();

  /** `name` stands for all that the page depends on. */
  async read(em: EntityManager, name: string, build: () => PageQuery<Row>): Promise<Page<Row>> {
    const { asked, compiled } = this.#kept.get(name) ?? this.#keep(name, build());
    const { rows } = await executePrepared(em, compiled);
    return toPage(em, asked, rows[0]);
  }

  #keep(name: string, asked: PageQuery<Row>): FrontPage<Row> {
    const page = { asked, compiled: withLiterals(asked.query.compile()) };
    this.#kept.set(name, page);
    return page;
  }
}

type Listed<Row> = Row & { id: string | number; sort_key?: number };

export function toPage<Row>(
  em: EntityManager,
  { entities, order, limit }: Omit<PageQuery<Row>, 'query'>,
  answer: PageAnswer<Row> | undefined,
): Page<Row> {
  const { total = 0, rows = [] } = answer ?? {};
  const listed = rows as Listed<Row>[];
  const last = listed.length > limit ? listed[limit - 1] : undefined;
  const nextCursor = last ? encodeCursor({ order, key: Number(last.sort_key), id: String(last.id) }) : null;
  const shown = listed.slice(0, limit).map(withoutSortKey);
  return { rows: fromJson(em, entities, shown), total, nextCursor };
}

/** The rows are nobody else's yet, and copying them all would cost more than reading them. */
function withoutSortKey<Row>(row: Listed<Row>): Row {
  delete row.sort_key;
  return row;
}
