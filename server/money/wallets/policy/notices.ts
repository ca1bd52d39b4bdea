import type { Notice } from '../../../events/notifications/notice.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import type { Agent } from '../../../identity/agent.entity.ts';
import type { SpendingApproval } from './spending-approval.entity.ts';

export function buildApprovalNotice(
  { id, name }: Pick<Agent, 'id' | 'name'>,
  approval: Pick<SpendingApproval, 'id' | 'amountMicro' | 'summary' | 'expiresAt' | 'orderId'>,
): Notice {
  const { amountMicro, summary, expiresAt, orderId } = approval;
  return {
    to: { agentOwnerOf: id },
    type: 'approval_requested',
    title: 'A payment waits for your approval',
    body: `${name} asks to pay ${formatUsd(amountMicro)} USD: ${summary}. Approve or deny ${approval.id} until ${expiresAt.toISOString()}. If you did not expect it, revoke the agent's key.`,
    ...(orderId && { orderId }),
    dedupeKey: `approval_requested:${approval.id}`,
  };
}
