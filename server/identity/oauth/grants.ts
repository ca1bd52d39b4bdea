import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../agent.entity.ts';
import { OauthRecord } from './oauth-record.entity.ts';

const grants = tables(OauthRecord).selectFrom('oauth_records as grant');

/** Grants as the users who gave them see them. */
const selectGrants = grants.select([
  'grant.id_hash as id',
  sql<string>`"grant".payload ->> 'clientId'`.as('client_id'),
  sql<string | null>`"grant".payload ->> 'clientName'`.as('client_name'),
  sql<Record<string, string> | null>`"grant".payload -> 'resources'`.as('resources'),
  sql<string[] | null>`"grant".payload -> 'agentIds'`.as('agent_ids'),
  'grant.created_at',
  'grant.last_used_at',
  'grant.expires_at',
]);

export type GrantRow = InferResult<typeof selectGrants>[number];

const SOURCE = createSource([OauthRecord], selectGrants, 'grant.id_hash');
const NEWEST = sortByTime('connections', 'grant.created_at', 'desc');
const condition = expressionBuilder<{ grant: Tables<typeof OauthRecord>['oauth_records'] }, 'grant'>();

/** A user's valid grants, newest first. */
export function listGrants(em: EntityManager, accountId: string, page: PageRequest): Promise<Page<GrantRow>> {
  const where = [
    condition('grant.account_id', '=', accountId),
    condition('grant.kind', '=', 'Grant'),
    condition('grant.expires_at', '>', new Date()),
  ];
  const total = selectBoundedCount(grants, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

const selectAgentNames = statement([Agent], (db, { ids }: Parameters<{ ids: readonly string[] }>) =>
  db.selectFrom('agents').select(['id', 'name']).where('id', '=', anyOf(ids)),
);

/** Agent names by id. */
export async function readAgentNames(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = ids.length === 0 ? [] : await selectAgentNames.rows(em, { ids });
  return new Map(found.map(({ id, name }) => [id, name]));
}
