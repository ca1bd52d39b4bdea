import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Hex } from 'viem';
import type { Log } from './encode.ts';
import { serverError } from './rpc-error.ts';

export interface LogQuery {
  fromBlock: number;
  toBlock: number;
  /** Any of these; undefined means all. */
  addresses: readonly Hex[] | undefined;
  /** By position: any of these; undefined means any. */
  topics: readonly (readonly Hex[] | undefined)[];
}

const MAX_RESULTS = 10_000;

export function findLogs(db: DatabaseSync, query: LogQuery): Log[] {
  const conditions = ['block_number BETWEEN ? AND ?'];
  const values: SQLInputValue[] = [query.fromBlock, query.toBlock];
  const require = (column: string, wanted: readonly Hex[] | undefined) => {
    if (!wanted) return;
    conditions.push(`${column} IN (${wanted.map(() => '?').join(', ')})`);
    values.push(...wanted);
  };
  require('address', query.addresses);
  for (const [position, wanted] of query.topics.entries()) require(`topic${position}`, wanted);
  const sql = `SELECT body FROM logs WHERE ${conditions.join(' AND ')} ORDER BY block_number, log_index LIMIT ?`;
  const rows = db.prepare(sql).all(...values, MAX_RESULTS + 1);
  if (rows.length > MAX_RESULTS) throw serverError(`query returned more than ${MAX_RESULTS} results`);
  return rows.map((row) => JSON.parse(String(row.body)) as Log);
}
