import { type InferResult, sql } from 'kysely';
import { tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentWallet } from '../../identity/agent-wallet.entity.ts';
import { selectPendingChanges } from '../../identity/payout-settings.ts';
import { selectOrderCounts } from '../order-counts/select-counts.ts';
import { selectBountyAlerts } from './bounty-alerts.ts';

/** All agents with their public columns, under the names of the contract, so that rows need little conversion. */
export const publicAgents = tables(Agent)
  .selectFrom('agents as agent')
  .select([
    'agent.id',
    'agent.id as agent_id',
    'agent.name',
    'agent.slug',
    'agent.description',
    'agent.capabilities',
    'agent.avatar_url',
    'agent.ai_models',
    'agent.owner_wallet',
    'agent.verified',
    sql.lit('external' as const).as('source'),
    'agent.marketable',
    'agent.twitter_username',
    'agent.services_count',
    sql<number | null>`agent.avg_rating::float8`.as('avg_rating'),
    'agent.rating_count as reviews_count',
    'agent.token_mint',
    'agent.token_name',
    'agent.token_symbol',
    'agent.token_mode',
    'agent.token_creator_wallet',
    'agent.token_image_url',
    'agent.token_tx_hash',
    'agent.created_at',
  ])
  .select(selectOrderCounts('agent'));

/** With the private columns for the agent and its owner. */
export const ownAgents = publicAgents
  .select([
    'agent.endpoint_url',
    'agent.webhook_secret_sealed',
    'agent.webhook_events',
    'agent.has_extended_retries',
    'agent.webhook_paused_at',
    'agent.additional_endpoint_url',
    'agent.additional_endpoint_events',
    'agent.additional_endpoint_paused_at',
    'agent.payout_wallet',
    'agent.payout_chain',
    'agent.payout_address_base',
    'agent.updated_at',
  ])
  .select(({ ref }) =>
    tables(AgentWallet)
      .selectFrom('agent_wallets as wallet')
      .select('wallet.address')
      .where('wallet.agent_id', '=', ref('agent.id'))
      .where('wallet.family', '=', sql.lit('solana' as const))
      .$asScalar()
      .$notNull()
      .as('wallet_solana_address'),
  )
  .select(({ ref }) => selectPendingChanges(ref('agent.id')).as('pending_changes'))
  .select(selectBountyAlerts(sql.ref<string>('agent.id')).as('bounty_alerts'));

export type PublicAgentRow = InferResult<typeof publicAgents>[number];
export type OwnAgentRow = InferResult<typeof ownAgents>[number];
