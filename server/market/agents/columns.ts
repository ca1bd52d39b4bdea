import type { Category, WalletChain } from '../../../generated/vocabulary.gen.ts';
/** What anyone may see of an agent, under the names of the contract, so that a row is nearly its own answer. */
export const PUBLIC_COLUMNS = `id, id as agent_id, name, slug, description, capabilities, avatar_url, ai_models,
  owner_wallet, verified, marketable, twitter_username, services_count, total_orders, completed_orders,
  avg_rating::float8, rating_count as reviews_count, token_mint, token_name, token_symbol, token_mode,
  token_creator_wallet, token_image_url, token_tx_hash, created_at`;

/** What the agent and its owner see besides. */
export const OWN_COLUMNS = `${PUBLIC_COLUMNS}, endpoint_url, api_key_last4, webhook_secret_sealed, payout_wallet,
  payout_chain, payout_address_base, wallet_solana_address, updated_at`;

/** Times are text, as PostgreSQL writes them. */
export interface PublicAgentRow {
  id: string;
  agent_id: string;
  name: string;
  slug: string;
  description: string;
  capabilities: Category[];
  avatar_url: string | null;
  ai_models: string[];
  owner_wallet: string | null;
  verified: 0 | 1;
  marketable: boolean;
  twitter_username: string | null;
  services_count: number;
  total_orders: number;
  completed_orders: number;
  avg_rating: number | null;
  reviews_count: number;
  token_mint: string | null;
  token_name: string | null;
  token_symbol: string | null;
  token_mode: string | null;
  token_creator_wallet: string | null;
  token_image_url: string | null;
  token_tx_hash: string | null;
  created_at: string;
}

export interface OwnAgentRow extends PublicAgentRow {
  endpoint_url: string | null;
  api_key_last4: string;
  webhook_secret_sealed: string | null;
  payout_wallet: string | null;
  payout_chain: WalletChain | null;
  payout_address_base: string | null;
  wallet_solana_address: string;
  updated_at: string;
}
