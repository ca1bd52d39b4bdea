import { expressionBuilder, type InferResult } from 'kysely';
import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import { buildPageQuery } from '../../../foundation/browse/page-query.ts';
import { readPage } from '../../../foundation/browse/read-page.ts';
import { sortByTime } from '../../../foundation/browse/sort-order.ts';
import { createSource } from '../../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../../../foundation/db/statement.ts';
import type { OwnedAgent } from '../../../identity/agent-ownership.ts';
import { SpendingApproval } from './spending-approval.entity.ts';

const table = tables(SpendingApproval).selectFrom('spending_approvals as approval');

/** Under the names of the contract. */
const approvals = table.select([
  'approval.id',
  'approval.agent_id',
  'approval.state',
  'approval.used_request_key',
  'approval.purpose',
  'approval.summary',
  'approval.amount_micro',
  'approval.service_id',
  'approval.provider_agent_id',
  'approval.order_id',
  'approval.address',
  'approval.created_at',
  'approval.decided_at',
  'approval.expires_at',
]);

export type ApprovalRow = InferResult<typeof approvals>[number];

const SOURCE = createSource([SpendingApproval], approvals, 'approval.id');
const NEWEST = sortByTime('approvals', 'approval.created_at', 'desc');
const condition = expressionBuilder<
  { approval: Tables<typeof SpendingApproval>['spending_approvals'] },
  'approval'
>();

/** Requests to the current owner, newest first. */
export function listApprovals(
  em: EntityManager,
  { id, ownerWalletKey = null, ownerUserId = null }: OwnedAgent,
  page: PageRequest,
): Promise<Page<ApprovalRow>> {
  const ofOwner = condition.or([
    condition('approval.owner_wallet_key', '=', ownerWalletKey),
    condition('approval.owner_user_id', '=', ownerUserId),
  ]);
  const where = [condition('approval.agent_id', '=', id), ofOwner];
  const total = selectBoundedCount(table, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

export async function getApproval(em: EntityManager, id: string): Promise<ApprovalRow> {
  const found = await firstRow(em, approvals.where(condition('approval.id', '=', id)));
  if (!found) throw new Error(`No approval ${id}`);
  return found;
}
