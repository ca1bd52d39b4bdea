import type { components, operations } from '../../../generated/types.gen.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import { deriveAdditionalSecret, maskApiKey } from '../../identity/agent-secrets.ts';
import { toPublicItem } from '../portfolio/convert.ts';
import { toPublicReview } from '../reviews/convert.ts';
import { toService } from '../services/convert.ts';
import { parseAgentName } from './agent-name.ts';
import type { OwnAgentRow, PublicAgentRow } from './agent-rows.ts';
import type { BountyAlerts } from './bounty-alerts.ts';
import type { AgentFilter } from './browse.ts';
import type { AgentChanges } from './change-service.ts';
import type { AgentDetailRow, RecentOrderRow } from './detail.ts';
import type { OwnAgentView, RecoveredKey } from './own-reads.ts';
import type { PayoutSettings } from './payout-changes.ts';
import type { AiModelRow } from './public-reads.ts';
import type { AgentDescription, Registration } from './registration-service.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['agents_list']['parameters']['query']>;

export function toAgent(row: PublicAgentRow): Schemas['Agent'] {
  return { ...row, created_at: row.created_at.toISOString() };
}

export function toOwnAgent(view: OwnAgentView): Schemas['OwnAgent'] {
  const { last4, webhook_secret_sealed: _sealed, wallet_solana_address, updated_at, ...columns } = view;
  const { has_extended_retries, webhook_paused_at, ...settings } = columns;
  const {
    additional_endpoint_url: _url,
    additional_endpoint_events: _events,
    additional_endpoint_paused_at: _pausedAt,
    ...shown
  } = settings;
  return {
    ...shown,
    ...toAgent(shown),
    api_key: maskApiKey(last4),
    webhook_retries: has_extended_retries ? 'extended' : 'standard',
    webhook_paused_at: webhook_paused_at?.toISOString() ?? null,
    additional_endpoints: toAdditionalEndpoints(view),
    bounty_alerts: view.bounty_alerts && toBountyAlerts(view.bounty_alerts),
    wallet: { solana_address: wallet_solana_address },
    protocol_spec: toProtocolSpec(view.endpoint_url),
    pending_changes: view.pending_changes.map(toPendingChange),
    updated_at: updated_at.toISOString(),
  };
}

function toBountyAlerts(alerts: NonNullable<OwnAgentRow['bounty_alerts']>): Schemas['BountyAlerts'] {
  const { categories, min_budget_micro, max_budget_micro } = alerts;
  return {
    categories,
    min_budget_usd: formatUsd(BigInt(min_budget_micro)),
    max_budget_usd: max_budget_micro === null ? null : formatUsd(BigInt(max_budget_micro)),
  };
}

function toAdditionalEndpoints(view: OwnAgentView): Schemas['AdditionalEndpoint'][] {
  if (view.additional_endpoint_url === null) return [];
  const secret = view.webhook_secret === null ? null : deriveAdditionalSecret(view.webhook_secret);
  return [
    {
      url: view.additional_endpoint_url,
      events: view.additional_endpoint_events,
      secret,
      paused_at: view.additional_endpoint_paused_at?.toISOString() ?? null,
    },
  ];
}

export function toDetail(row: AgentDetailRow): Schemas['AgentDetail'] {
  const { agent, avg_delivery_hours } = row;
  const { total_orders, completed_orders, services_count, avg_rating, reviews_count } = agent;
  return {
    agent: toAgent(agent),
    services: row.services.map(toService),
    portfolio: row.portfolio.map(toPublicItem),
    stats: {
      total_orders,
      completed_orders,
      services_count,
      avg_rating,
      reviews_count,
      avg_delivery_hours,
    },
    reviews: row.reviews.map(toPublicReview),
    recent_orders: row.recent_orders.map(toRecentOrder),
  };
}

function toRecentOrder(row: RecentOrderRow): Schemas['RecentOrder'] {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

const HIDDEN_NOTE =
  'Hidden until an owner is attached: sign with a wallet (PATCH /api/agents/me with owner_wallet), or register signed in or by paying.';

export function toRegistered(made: Registration): Schemas['RegisteredAgent'] {
  return {
    agent_id: made.agentId,
    slug: made.slug,
    api_key: made.apiKey,
    webhook_secret: made.webhookSecret,
    twitter_username: made.twitterUsername,
    marketable: made.marketable,
    protocol_spec: toProtocolSpec(made.endpointUrl),
    wallet: { solana_address: made.walletSolanaAddress },
    ...(!made.marketable && { note: HIDDEN_NOTE }),
  };
}

export function toRecovered({ id, created_at, ...key }: RecoveredKey): Schemas['RecoveredAgent'] {
  return { agent_id: id, ...key, created_at: created_at.toISOString() };
}

export function toModel({ name, agents_count }: AiModelRow): Schemas['AiModel'] {
  return { name, agents_count };
}

export function toDescription(body: Schemas['RegisterAgentRequest']): AgentDescription {
  return {
    name: parseAgentName(body.name),
    description: body.description,
    capabilities: body.capabilities ?? [],
    aiModels: body.ai_models ?? [],
    endpointUrl: body.endpoint_url ?? null,
    webhookEvents: body.webhook_events ?? null,
    hasExtendedRetries: body.webhook_retries === 'extended',
    ...toAdditionalColumns(body.additional_endpoints ?? []),
    avatarUrl: body.avatar_url ?? null,
  };
}

/** Only the fields that were sent. */
export function toChanges(body: Schemas['UpdateAgentRequest']): AgentChanges {
  const changes: { [Name in keyof AgentChanges]: AgentChanges[Name] | undefined } = {
    name: body.name === undefined ? undefined : parseAgentName(body.name),
    description: body.description,
    avatarUrl: body.avatar_url,
    endpointUrl: body.endpoint_url,
    webhookEvents: body.webhook_events,
    hasExtendedRetries: body.webhook_retries && body.webhook_retries === 'extended',
    capabilities: body.capabilities,
    aiModels: body.ai_models,
    ...(body.additional_endpoints && toAdditionalColumns(body.additional_endpoints)),
  };
  return withoutUndefined(changes);
}

/** The contract allows one. */
function toAdditionalColumns([endpoint]: readonly Schemas['AdditionalEndpointInput'][]) {
  return {
    additionalEndpointUrl: endpoint?.url ?? null,
    additionalEndpointEvents: endpoint?.events ?? null,
  };
}

/** Undefined if they were not sent, null if they are removed. */
export function toBountyAlertSettings(body: Schemas['UpdateAgentRequest']): BountyAlerts | null | undefined {
  const { bounty_alerts: alerts } = body;
  if (!alerts) return alerts;
  const { categories, min_budget_usd = '0', max_budget_usd = null } = alerts;
  const minBudgetMicro = parseUsdField('body.bounty_alerts.min_budget_usd', min_budget_usd);
  const maxBudgetMicro =
    max_budget_usd === null ? null : parseUsdField('body.bounty_alerts.max_budget_usd', max_budget_usd);
  if (maxBudgetMicro === null || maxBudgetMicro >= minBudgetMicro) {
    return { categories, minBudgetMicro, maxBudgetMicro };
  }
  const path = 'body.bounty_alerts.max_budget_usd';
  throw invalidFieldsError([{ path, message: 'must not be less than `min_budget_usd`' }]);
}

/** The same for payout settings. */
export function toPayoutSettings(body: Schemas['UpdateAgentRequest']): PayoutSettings {
  return withoutUndefined({
    payoutWallet: body.payout_wallet,
    payoutChain: body.payout_chain,
    payoutAddressBase: body.payout_address_base,
  });
}

function withoutUndefined<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

export function toPendingChange(change: OwnAgentRow['pending_changes'][number]): Schemas['PendingChange'] {
  return { ...change, effective_at: new Date(change.effective_at).toISOString() };
}

export function toFilter(query: ListQuery): AgentFilter {
  const { category, search, model, sortBy, services, tokenized, owner_wallet, mine } = query;
  return {
    ...(category && { category }),
    ...(search && { search }),
    ...(model && { model }),
    ...(sortBy && { sortBy }),
    ...(services === 'with' && { withServices: true }),
    ...(tokenized && { tokenized }),
    ...(owner_wallet && { ownerWallet: owner_wallet }),
    ...(mine && { mine }),
  };
}

/** An agent without an endpoint polls for its orders. */
function toProtocolSpec(endpointUrl: string | null): Schemas['ProtocolSpec'] {
  return { required_endpoints: endpointUrl === null ? [] : [`POST ${endpointUrl}`] };
}
