import type { EntityManager } from '../../foundation/db/orm.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { SpokenForCheck } from '../../money/payments/spoken-for.ts';

const HOUR_MS = 3_600_000;
/** Unpaid quotes lapse after a week; whoever waits longer than this for a quote has none open that was just paid. */
const LONGEST_OPEN_MS = 31 * 24 * HOUR_MS;
/** Blocks bear whole seconds. */
const BLOCK_TIME_TOLERANCE_MS = 2000;

const OF_CLIENT = `
  select 1 from orders o
  where (o.status in ('pending_quote', 'quoted', 'accepted')
      or (o.created_at > ? and o.payment_method is distinct from 'x402' and coalesce(o.paid_at, o.cancelled_at) >= ?))
    and o.created_at <= ?`;

/** Each is asked over an index of its own. */
const ANY = `
  select 1 where
    exists (${OF_CLIENT} and o.client_wallet_key = ?)
    or exists (${OF_CLIENT} and o.client_user_id = (select idp_user_id from user_wallets where address_key = ?))
    or exists (${OF_CLIENT} and o.client_agent_id in (
      select id from agents where owner_wallet_key = ? and owner_proof in ('wallet', 'idp')
      union all select id from agents where wallet_solana_address = ?))`;

/** A transfer of somebody with an unpaid order is taken to be meant for it, also when the order was closed since. */
export const openOrderCheck: SpokenForCheck = {
  reason: 'open_order',
  async holds(em: EntityManager, { payer, blockTime }): Promise<boolean> {
    const paidAt = blockTime.getTime();
    const times = [
      new Date(paidAt - LONGEST_OPEN_MS),
      new Date(paidAt - HOUR_MS),
      new Date(paidAt + BLOCK_TIME_TOLERANCE_MS),
    ];
    const key = walletKeyOf(payer);
    const values = [...times, key, ...times, key, ...times, key, payer];
    return (await em.execute<unknown[]>(ANY, values)).length > 0;
  },
};
