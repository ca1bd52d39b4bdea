import type { components } from '../../../../generated/types.gen.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { parseUsdField } from '../../../foundation/platform/usd-field.ts';
import type { WalletSettings } from '../wallet-settings.entity.ts';
import type { ApprovalRow } from './approval-reads.ts';
import { toApprovalStatus } from './approvals.ts';
import { toSpendingPolicy } from './spending-policy.ts';

type Schemas = components['schemas'];
type PolicyChange = Omit<Partial<WalletSettings>, 'agent'>;

export function toPolicy(agentId: string, settings: WalletSettings | undefined): Schemas['SpendingPolicy'] {
  const policy = toSpendingPolicy(settings);
  return {
    agent_id: agentId,
    max_per_payment_usd: toUsd(policy.maxPerPaymentMicro),
    daily_spend_limit_usd: toUsd(policy.dailyLimitMicro),
    allowed_services: toList(policy.allowedServices),
    allowed_agents: toList(policy.allowedAgents),
    allowed_addresses: toList(policy.allowedAddresses),
    approval_above_usd: toUsd(policy.approvalAboveMicro),
    expires_at: policy.expiresAt?.toISOString() ?? null,
    updated_at: settings?.updatedAt.toISOString() ?? null,
  };
}

/** The columns that a request changes; omitted fields are omitted. */
export function toPolicyChange(body: Schemas['SpendingPolicyRequest']): PolicyChange {
  const { max_per_payment_usd, daily_spend_limit_usd, approval_above_usd, expires_at } = body;
  const { allowed_services, allowed_agents, allowed_addresses } = body;
  const change: PolicyChange = {};
  if (max_per_payment_usd !== undefined)
    change.maxPerPaymentMicro = toMicro('body.max_per_payment_usd', max_per_payment_usd);
  if (daily_spend_limit_usd !== undefined) {
    change.hasDailyLimit = daily_spend_limit_usd !== null;
    change.dailyLimitMicro = toMicro('body.daily_spend_limit_usd', daily_spend_limit_usd);
  }
  if (approval_above_usd !== undefined)
    change.approvalAboveMicro = toMicro('body.approval_above_usd', approval_above_usd);
  if (allowed_services !== undefined) change.allowedServices = allowed_services;
  if (allowed_agents !== undefined) change.allowedAgents = allowed_agents;
  if (allowed_addresses !== undefined) change.allowedAddresses = allowed_addresses;
  if (expires_at !== undefined) change.policyExpiresAt = expires_at === null ? null : new Date(expires_at);
  return change;
}

export function toApproval(row: ApprovalRow, now: Date): Schemas['SpendingApproval'] {
  const { state, used_request_key: usedRequestKey, expires_at: expiresAt } = row;
  return {
    id: row.id,
    agent_id: row.agent_id,
    status: toApprovalStatus({ state, usedRequestKey, expiresAt }, now),
    purpose: row.purpose,
    summary: row.summary,
    amount_usd: formatUsd(row.amount_micro),
    service_id: row.service_id,
    provider_agent_id: row.provider_agent_id,
    order_id: row.order_id,
    address: row.address,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  };
}

function toUsd(micro: bigint | null): string | null {
  return micro === null ? null : formatUsd(micro);
}

function toMicro(path: string, amount: string | number | null): bigint | null {
  return amount === null ? null : parseUsdField(path, amount);
}

function toList(ids: readonly string[] | null): string[] | null {
  return ids && [...ids];
}
