import { LockMode } from '@mikro-orm/core';
import type { ApprovalStatus } from '../../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { Agent } from '../../../identity/agent.entity.ts';
import { isSameOwner } from '../settings.ts';
import { findSpending } from '../spending-reads.ts';
import { ApprovalDeniedError, TooManyApprovalsError } from './errors.ts';
import { buildApprovalNotice } from './notices.ts';
import { fingerprintSpend, type Spend } from './spend.ts';
import { type ApprovalState, SpendingApproval } from './spending-approval.entity.ts';

export const APPROVAL_TTL_MS = 24 * 60 * 60 * 1000;

/** The holder of a key cannot flood the owner with requests. */
const MAX_OPEN_APPROVALS = 20;
const UNAPPROVED_STATES: ApprovalState[] = ['pending', 'denied'];

interface Dependencies {
  clock: Clock;
  notifications: NotificationService;
}

/**
 * Uses the owner's approval of this payment. Returns the id of the pending approval if there is none yet. Call it in
 * the transaction that stores the signed payment, under the agent's spending lock.
 */
export async function consumeApproval(
  em: EntityManager,
  dependencies: Dependencies,
  agent: Agent,
  spend: Spend,
): Promise<string | undefined> {
  const now = dependencies.clock.now();
  const open = await findOpenApprovals(em, agent, spend, now);
  for (const approval of open.filter(({ state }) => state === 'approved')) {
    if (await isConsumed(em, approval, now)) continue;
    approval.usedRequestKey = spend.requestKey;
    await em.flush();
    return undefined;
  }
  const pending = open.find(({ state }) => state === 'pending');
  if (pending) return pending.id;
  const denied = open.find(({ state }) => state === 'denied');
  if (denied) throw new ApprovalDeniedError(denied.id);
  return requestApproval(em, dependencies, agent, spend);
}

type ApprovalProgress = Pick<SpendingApproval, 'state' | 'expiresAt'> & {
  usedRequestKey?: string | null | undefined;
};

export function toApprovalStatus(
  { state, usedRequestKey, expiresAt }: ApprovalProgress,
  now: Date,
): ApprovalStatus {
  if (usedRequestKey != null) return 'used';
  return state !== 'denied' && expiresAt <= now ? 'lapsed' : state;
}

async function findOpenApprovals(
  em: EntityManager,
  agent: Agent,
  spend: Spend,
  now: Date,
): Promise<SpendingApproval[]> {
  const found = await em.find(
    SpendingApproval,
    { agentId: agent.id, fingerprint: fingerprintSpend(spend), expiresAt: { $gt: now } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return found.filter((approval) => isSameOwner(approval, agent));
}

/** A payment that can never land frees its approval for another try. */
async function isConsumed(em: EntityManager, { agentId, usedRequestKey }: SpendingApproval, now: Date) {
  if (usedRequestKey == null) return false;
  return (await findSpending(em, { agentId, requestKey: usedRequestKey, now })) !== undefined;
}

async function requestApproval(
  em: EntityManager,
  { clock, notifications }: Dependencies,
  agent: Agent,
  spend: Spend,
): Promise<string> {
  const now = clock.now();
  const open = { agentId: agent.id, state: UNAPPROVED_STATES, expiresAt: { $gt: now } };
  if ((await em.find(SpendingApproval, open, { limit: MAX_OPEN_APPROVALS })).length === MAX_OPEN_APPROVALS)
    throw new TooManyApprovalsError(MAX_OPEN_APPROVALS);
  const { amountMicro, item } = spend;
  const { purpose, summary, serviceId = null, providerAgentId = null, orderId = null, address = null } = item;
  const { ownerWalletKey = null, ownerUserId = null } = agent;
  const approval = em.create(
    SpendingApproval,
    {
      id: newId('apv', clock),
      agentId: agent.id,
      ...{ ownerWalletKey, ownerUserId },
      fingerprint: fingerprintSpend(spend),
      state: 'pending',
      ...{ purpose, summary, amountMicro, serviceId, providerAgentId, orderId, address },
      createdAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_TTL_MS),
    },
    { persist: true },
  );
  await em.flush();
  await notifications.notify(em, buildApprovalNotice(agent, approval));
  return approval.id;
}
