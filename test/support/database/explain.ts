import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { type Compilable, CompiledQuery } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { execute } from '../../../server/foundation/db/execute.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';

/** Runs a statement and returns its PostgreSQL plan. */
export async function explain<Plan>(
  em: EntityManager,
  query: Compilable,
  option: 'buffers' | 'costs' = 'costs',
): Promise<Plan> {
  const { sql, ...rest } = query.compile();
  const text = `explain (analyze, ${option}, format json) ${sql}`;
  const { rows } = await execute(em, { ...rest, sql: text });
  const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
  if (!row) throw new Error('PostgreSQL explained nothing');
  return row['QUERY PLAN'][0].Plan;
}

/** The same for the plan that a connection keeps for a prepared statement, whatever its values. */
export function explainPrepared<Plan>(em: EntityManager, query: Compilable): Promise<Plan> {
  const { sql, parameters } = query.compile();
  const values = parameters.map((value) => pg.escapeLiteral(String(value))).join(', ');
  return em.transactional(async (transaction) => {
    await transaction.execute('set local plan_cache_mode = force_generic_plan');
    await execute(transaction, CompiledQuery.raw(`prepare explained as ${sql}`));
    const prepared = CompiledQuery.raw(`execute explained (${values})`);
    const plan = await explain<Plan>(transaction, { compile: () => prepared });
    await transaction.execute('deallocate explained');
    return plan;
  });
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** How many rows each scan of the table has read; none may read all. */
export async function countRowsRead(em: EntityManager, query: Compilable, table: string): Promise<number[]> {
  const plan = await explain<PlanNode>(em, query);
  const scans = flatten(plan).filter((node) => node['Relation Name'] === table);
  expect(scans.filter((node) => node['Node Type'].includes('Seq Scan'))).toEqual([]);
  return scans.map((node) => (node['Actual Rows'] + countRemovedRows(node)) * node['Actual Loops']);
}

function countRemovedRows(node: PlanNode): number {
  return (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
}

/** The same for every statement of a call, by table. */
export async function countRowsReadBy<Table extends string>(
  em: EntityManager,
  call: () => Promise<unknown>,
  tables: readonly Table[],
): Promise<Record<Table, number[]>> {
  const reads: [Table, number[]][] = tables.map((table) => [table, []]);
  for (const query of await captureSelects(call))
    for (const [table, found] of reads)
      found.push(...(await countRowsRead(em, { compile: () => query }, table)));
  return Object.fromEntries(reads) as Record<Table, number[]>;
}

/** Of the call alone: what else the process asks at the same time is not counted. */
async function captureSelects(call: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const ask = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown;
  const selects: CompiledQuery[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    if (calls.getStore() === selects) selects.push(...readSelect(asked));
    return ask.apply(this, asked);
  } as typeof pg.Client.prototype.query);
  const waiting = keepContextOfWaiting();
  try {
    await calls.run(selects, call);
    expect(selects).not.toEqual([]);
    return selects;
  } finally {
    waiting.mockRestore();
    spy.mockRestore();
  }
}

/** A connection is handed over in the context of whoever releases it. */
function keepContextOfWaiting() {
  const { connect } = pg.Pool.prototype;
  return vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, given) {
    return connect.call(this, given && AsyncResource.bind(given));
  });
}

const calls = new AsyncLocalStorage<CompiledQuery[]>();

function readSelect([asked, values]: unknown[]): CompiledQuery[] {
  const { text, values: named } = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig);
  const parameters = (Array.isArray(values) ? values : named) ?? [];
  return /^(select|with) /.test(text) ? [CompiledQuery.raw(text, parameters)] : [];
}
