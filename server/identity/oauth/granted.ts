import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../agent.entity.ts';
import { OauthRecord } from './oauth-record.entity.ts';

const grants = tables(OauthRecord).selectFrom('oauth_records as grant');

/** Grants as those see them who gave them. */
const shown = grants.select([
  'grant.id_hash as id',
  sql<string>`"grant".payload ->> 'clientId'`.as('client_id'),
  sql<string | null>`"grant".payload ->> 'clientName'`.as('client_name'),
  sql<Record<string, string> | null>`"grant".payload -> 'resources'`.as('resources'),
  sql<string[] | null>`"grant".payload -> 'agentIds'`.as('agent_ids'),
  'grant.created_at',
  'grant.last_used_at',
  'grant.expires_at',
]);

export type GrantedRow = InferResult<typeof shown>[number];

const SOURCE = source([OauthRecord], shown, 'grant.id_hash');
const NEWEST = byTime('connections', 'grant.created_at', 'desc');
const condition = expressionBuilder<{ grant: Tables<typeof OauthRecord>['oauth_records'] }, 'grant'>();

/** What a person has granted and is still good, newest first. */
export function readGranted(
  em: EntityManager,
  accountId: string,
  page: PageRequest,
): Promise<Page<GrantedRow>> {
  const where = [
    condition('grant.account_id', '=', accountId),
    condition('grant.kind', '=', 'Grant'),
    condition('grant.expires_at', '>', new Date()),
  ];
  const total = countedRows(grants, where);
  return readPage(em, pageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

const findNames = statement([Agent], (db, { ids }: Parameters<{ ids: readonly string[] }>) =>
  db.selectFrom('agents').select(['id', 'name']).where('id', '=', anyOf(ids)),
);

/** The names of agents by their ids. */
export async function readAgentNames(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = ids.length === 0 ? [] : await findNames.rows(em, { ids });
  return new Map(found.map(({ id, name }) => [id, name]));
}
