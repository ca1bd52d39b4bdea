import type { CompiledQuery } from 'kysely';
import { executeBuilt, executePrepared } from '../db/execute.ts';
import { inlineParameters } from '../db/inline-parameters.ts';
import { reviveJsonRows } from '../db/json-rows.ts';
import type { EntityManager } from '../db/orm.ts';
import { encodeCursor } from './cursor.ts';
import type { Page } from './page.ts';
import type { PageQuery, PageResult } from './page-query.ts';

export async function readPage<Row>(em: EntityManager, pageQuery: PageQuery<Row>): Promise<Page<Row>> {
  const { rows } = await executeBuilt(em, pageQuery.query.compile());
  return toPage(em, pageQuery, rows[0]);
}

interface CompiledPage<Row> {
  asked: PageQuery<Row>;
  compiled: CompiledQuery<PageResult<Row>>;
}

/** Compiled statements of the most visited pages. Only for lists with few of them. */
export class FirstPageCache<Row> {
  readonly #cache = new Map<string, CompiledPage<Row>>();

  /** `name` must identify everything that the page depends on. */
  async read(em: EntityManager, name: string, build: () => PageQuery<Row>): Promise<Page<Row>> {
    const { asked, compiled } = this.#cache.get(name) ?? this.#compile(name, build());
    const { rows } = await executePrepared(em, compiled);
    return toPage(em, asked, rows[0]);
  }

  #compile(name: string, asked: PageQuery<Row>): CompiledPage<Row> {
    const page = { asked, compiled: inlineParameters(asked.query.compile()) };
    this.#cache.set(name, page);
    return page;
  }
}

type SortedRow<Row> = Row & { id: string | number; sort_key?: number };

export function toPage<Row>(
  em: EntityManager,
  { entities, order, limit }: Omit<PageQuery<Row>, 'query'>,
  answer: PageResult<Row> | undefined,
): Page<Row> {
  const { total = 0, rows = [] } = answer ?? {};
  const listed = rows as SortedRow<Row>[];
  const last = listed.length > limit ? listed[limit - 1] : undefined;
  const nextCursor = last ? encodeCursor({ order, key: Number(last.sort_key), id: String(last.id) }) : null;
  const shown = listed.slice(0, limit).map(omitSortKey<Row>);
  return { rows: reviveJsonRows(em, entities, shown), total, nextCursor };
}

/** A copy: an object that lost a property is slow for everybody after. */
function omitSortKey<Row>({ sort_key: _, ...row }: SortedRow<Row>): Row {
  return row as Row;
}
