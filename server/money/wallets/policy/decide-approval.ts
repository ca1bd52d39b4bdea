import { LockMode } from '@mikro-orm/core';
import type { ApprovalDecision } from '../../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { assertDeclared } from '../../../foundation/platform/authorized-kinds.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import type { Caller } from '../../../identity/caller.ts';
import { callerName } from '../../../identity/caller-name.ts';
import { isSameOwner } from '../settings.ts';
import { APPROVAL_LIFE_MS, statusOf } from './approvals.ts';
import { ApprovalClosedError, NoSuchApprovalError } from './errors.ts';
import { type ApprovalState, SpendingApproval } from './spending-approval.entity.ts';

export interface DecideRequest {
  agentId: string;
  id: string;
  caller: Caller;
  decision: ApprovalDecision;
}

const STATE_OF: Record<ApprovalDecision, ApprovalState> = { approve: 'approved', deny: 'denied' };

/** The same decision again changes nothing. What was approved can be denied until it is used. */
export function decideApproval(
  em: EntityManager,
  clock: Clock,
  { agentId, id, caller, decision }: DecideRequest,
): Promise<void> {
  assertDeclared('redirect');
  return em.transactional(async (tx) => {
    const agent = await tx.findOneOrFail(Agent, agentId, { refresh: true });
    await requireAgentOwner(tx, caller, agent);
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const approval = await tx.findOne(SpendingApproval, { id, agentId }, locked);
    if (!approval || !isSameOwner(approval, agent)) throw new NoSuchApprovalError();
    const now = clock.now();
    const status = statusOf(approval, now);
    const state = STATE_OF[decision];
    if (status === state) return;
    const isOpen = status === 'pending' || (status === 'approved' && state === 'denied');
    if (!isOpen) throw new ApprovalClosedError(id, status);
    const expiresAt = new Date(now.getTime() + APPROVAL_LIFE_MS);
    Object.assign(approval, { state, decidedAt: now, decidedBy: callerName(caller) ?? '', expiresAt });
  });
}
