import type { Api } from '../../support/server/api.ts';

const COUNTED = [
  'chain_transactions',
  'held_payouts',
  'ledger_entries',
  'payment_spends',
  'wallet_transfers',
  'wallet_spendings',
  'earn_deposits',
  'earn_withdrawals',
  'key_exports',
  'agent_keys',
] as const;

/** What would differ if money, an address or a key had moved. */
export async function moneyState(api: Pick<Api, 'database'>): Promise<string> {
  const counts = COUNTED.map((table) => `(select count(*) from ${table})`).join(', ');
  const addresses = `(select md5(coalesce(string_agg(concat_ws(' ', id, owner_wallet, payout_wallet, payout_chain,
    payout_address_base, endpoint_url, webhook_secret_sealed), ',' order by id), '')) from agents)`;
  const settings = `(select md5(coalesce(string_agg(s::text, ',' order by agent_id), '')) from
    (select agent_id, withdraw_solana, withdraw_base, daily_limit_micro from wallet_settings) s)`;
  const rows = await api.database.query(
    `select concat_ws(' ', ${counts}, ${addresses}, ${settings}) as state`,
  );
  return rows[0]?.state;
}
