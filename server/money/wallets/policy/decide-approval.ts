import { LockMode } from '@mikro-orm/core';
import type { ApprovalDecision } from '../../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../../foundation/platform/operation-authority.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import type { Caller } from '../../../identity/caller.ts';
import { formatCallerId } from '../../../identity/caller-id.ts';
import { isSameOwner } from '../settings.ts';
import { APPROVAL_TTL_MS, toApprovalStatus } from './approvals.ts';
import { ApprovalClosedError, ApprovalNotFoundError } from './errors.ts';
import { type ApprovalState, SpendingApproval } from './spending-approval.entity.ts';

export interface DecideApprovalRequest {
  agentId: string;
  id: string;
  caller: Caller;
  decision: ApprovalDecision;
}

const STATE_BY_DECISION: Record<ApprovalDecision, ApprovalState> = { approve: 'approved', deny: 'denied' };

/** Repeating a decision changes nothing. An approval can be denied until it is used. */
export function decideApproval(
  em: EntityManager,
  clock: Clock,
  { agentId, id, caller, decision }: DecideApprovalRequest,
): Promise<void> {
  assertAuthorityDeclared('redirect');
  return em.transactional(async (tx) => {
    const agent = await tx.findOneOrFail(Agent, agentId, { refresh: true });
    await requireAgentOwner(tx, caller, agent);
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const approval = await tx.findOne(SpendingApproval, { id, agentId }, locked);
    if (!approval || !isSameOwner(approval, agent)) throw new ApprovalNotFoundError();
    const now = clock.now();
    const status = toApprovalStatus(approval, now);
    const state = STATE_BY_DECISION[decision];
    if (status === state) return;
    const isOpen = status === 'pending' || (status === 'approved' && state === 'denied');
    if (!isOpen) throw new ApprovalClosedError(id, status);
    const expiresAt = new Date(now.getTime() + APPROVAL_TTL_MS);
    Object.assign(approval, { state, decidedAt: now, decidedBy: formatCallerId(caller) ?? '', expiresAt });
  });
}
