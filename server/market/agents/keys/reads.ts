import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import { buildPageQuery } from '../../../foundation/browse/page-query.ts';
import { readPage } from '../../../foundation/browse/read-page.ts';
import { sortByTime } from '../../../foundation/browse/sort-order.ts';
import { createSource } from '../../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../../foundation/db/statement.ts';
import { AgentKey } from '../../../identity/agent-key.entity.ts';
import { isActiveKey } from '../../../identity/key-lookup.ts';

/** All keys as their owners see them, under the names of the contract. */
const selectKeys = tables(AgentKey)
  .selectFrom('agent_keys as key')
  .select([
    'key.id',
    'key.name',
    'key.last4',
    'key.scopes',
    'key.created_at',
    'key.last_used_at',
    'key.expires_at',
    'key.revoked_at',
  ]);

export type KeyListRow = InferResult<typeof selectKeys>[number];

const SOURCE = createSource([AgentKey], selectKeys, 'key.id');
const NEWEST = sortByTime('keys', 'key.created_at', 'desc');
const condition = expressionBuilder<{ key: Tables<typeof AgentKey>['agent_keys'] }, 'key'>();

/** Newest first. */
export function listKeys(em: EntityManager, agentId: string, page: PageRequest): Promise<Page<KeyListRow>> {
  const where = [condition('key.agent_id', '=', agentId)];
  const total = selectBoundedCount(tables(AgentKey).selectFrom('agent_keys as key'), where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

const count = statement([AgentKey], (db, { agentId, now }: Parameters<{ agentId: string; now: Date }>) =>
  db
    .selectFrom('agent_keys as key')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('key.agent_id', '=', agentId)
    .where('key.successor_id', 'is', null)
    .where(isActiveKey(now)),
);

/** Replaced keys in their overlap do not count. */
export async function countActiveKeys(em: EntityManager, agentId: string, now: Date): Promise<number> {
  return (await count.firstRow(em, { agentId, now }))?.count ?? 0;
}
