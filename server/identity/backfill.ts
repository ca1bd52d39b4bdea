import type { EntityManager } from '../foundation/db/orm.ts';

const ATTACH_AGENTS = `
  update agents set owner_user_id = ?, updated_at = ?
  where owner_user_id is null
    and owner_wallet_key in (select json_array_elements_text(?::json))
  returning id`;

const ATTACH_ORDERS = `
  update orders set client_user_id = ?
  where client_user_id is null
    and client_wallet_key in (select json_array_elements_text(?::json))
  returning id`;

/**
 * Attaches to a person what belongs to newly linked wallets and to nobody else, and answers with how many records
 * that were. Whatever else comes to be owned by wallets is attached here.
 */
export async function attachToUser(
  em: EntityManager,
  userId: string,
  walletKeys: readonly string[],
  now: Date,
): Promise<number> {
  const keys = JSON.stringify(walletKeys);
  const agents = await em.execute<unknown[]>(ATTACH_AGENTS, [userId, now, keys]);
  const orders = await em.execute<unknown[]>(ATTACH_ORDERS, [userId, keys]);
  return agents.length + orders.length;
}
