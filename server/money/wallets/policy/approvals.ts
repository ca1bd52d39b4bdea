import { LockMode } from '@mikro-orm/core';
import type { ApprovalStatus } from '../../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { Agent } from '../../../identity/agent.entity.ts';
import type { NotificationService } from '../../../news/notifications/service.ts';
import { isSameOwner } from '../settings.ts';
import { findSpending } from '../spent.ts';
import { ApprovalDeniedError, TooManyApprovalsError } from './errors.ts';
import { approvalNotice } from './notices.ts';
import { type Spend, spendFingerprint } from './spend.ts';
import { type ApprovalState, SpendingApproval } from './spending-approval.entity.ts';

export const APPROVAL_LIFE_MS = 24 * 60 * 60 * 1000;

/** An owner is not flooded with questions by whoever has the key. */
const MOST_OPEN = 20;
const UNAPPROVED: ApprovalState[] = ['pending', 'denied'];

interface Dependencies {
  clock: Clock;
  notifications: NotificationService;
}

/**
 * Uses up the owner's approval of this payment. Returns the id of the approval to wait for where there is none yet. Belongs
 * into the transaction that stores the signed payment, in the agent's turn to spend.
 */
export async function useApproval(
  em: EntityManager,
  dependencies: Dependencies,
  agent: Agent,
  spend: Spend,
): Promise<string | undefined> {
  const now = dependencies.clock.now();
  const open = await findOpen(em, agent, spend, now);
  for (const approval of open.filter(({ state }) => state === 'approved')) {
    if (await isUsed(em, approval, now)) continue;
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

type Progress = Pick<SpendingApproval, 'state' | 'expiresAt'> & {
  usedRequestKey?: string | null | undefined;
};

export function statusOf({ state, usedRequestKey, expiresAt }: Progress, now: Date): ApprovalStatus {
  if (usedRequestKey != null) return 'used';
  return state !== 'denied' && expiresAt <= now ? 'lapsed' : state;
}

async function findOpen(
  em: EntityManager,
  agent: Agent,
  spend: Spend,
  now: Date,
): Promise<SpendingApproval[]> {
  const found = await em.find(
    SpendingApproval,
    { agentId: agent.id, fingerprint: spendFingerprint(spend), expiresAt: { $gt: now } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return found.filter((approval) => isSameOwner(approval, agent));
}

/** A payment that can never land any more leaves the approval for another try. */
async function isUsed(em: EntityManager, { agentId, usedRequestKey }: SpendingApproval, now: Date) {
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
  const open = { agentId: agent.id, state: UNAPPROVED, expiresAt: { $gt: now } };
  if ((await em.find(SpendingApproval, open, { limit: MOST_OPEN })).length === MOST_OPEN)
    throw new TooManyApprovalsError(MOST_OPEN);
  const { amountMicro, item } = spend;
  const { purpose, summary, serviceId = null, providerAgentId = null, orderId = null, address = null } = item;
  const { ownerWalletKey = null, ownerUserId = null } = agent;
  const approval = em.create(
    SpendingApproval,
    {
      id: newId('apv', clock),
      agentId: agent.id,
      ...{ ownerWalletKey, ownerUserId },
      fingerprint: spendFingerprint(spend),
      state: 'pending',
      ...{ purpose, summary, amountMicro, serviceId, providerAgentId, orderId, address },
      createdAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_LIFE_MS),
    },
    { persist: true },
  );
  await em.flush();
  await notifications.notify(em, approvalNotice(agent, approval));
  return approval.id;
}
