import { sql } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { affected, firstRow, rows, tables } from '../foundation/db/statement.ts';
import type { Sealer } from '../foundation/platform/crypto.ts';
import { AgentWallet } from './agent-wallet.entity.ts';
import { getWalletSealPurpose } from './wallet-keys.ts';

const wallets = tables(AgentWallet).selectFrom('agent_wallets');

const selectOutdated = ({ currentVersion }: Sealer) =>
  wallets.where('key_sealed', 'not like', `v${currentVersion}.%`);

/** The number of wallet keys encrypted with an older master key. */
export async function countOutdatedWallets(em: EntityManager, sealer: Sealer): Promise<number> {
  const count = selectOutdated(sealer).select(({ fn }) => fn.countAll<bigint>().as('count'));
  return Number((await firstRow(em, count))?.count ?? 0n);
}

/** Re-encrypts one batch atomically, ordered by address; returns the addresses, empty at the end. */
export async function resealWallets(
  em: EntityManager,
  sealer: Sealer,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const batch = selectOutdated(sealer)
    .select(['agent_id', 'family', 'address_key', 'key_sealed'])
    .where('address_key', '>', after)
    .orderBy('address_key')
    .limit(limit)
    .forNoKeyUpdate();
  return em.transactional(async (tx) => {
    const found = await rows(tx, batch);
    const fresh = found.map(({ agent_id, family, address_key, key_sealed }) => {
      const purpose = getWalletSealPurpose(agent_id, family);
      return { address_key, key_sealed: sealer.seal(sealer.open(key_sealed, purpose), purpose) };
    });
    if (fresh.length > 0) await updateSealed(tx, fresh);
    return found.map(({ address_key }) => address_key);
  });
}

type ResealedWallet = { address_key: string; key_sealed: string };

/** All of them in one statement. */
async function updateSealed(em: EntityManager, wallets: readonly ResealedWallet[]): Promise<void> {
  const fresh = sql<ResealedWallet>`json_to_recordset(${JSON.stringify(wallets)}::json)`.as<'fresh'>(
    sql`fresh (address_key text, key_sealed text)`,
  );
  const update = tables(AgentWallet)
    .updateTable('agent_wallets')
    .from(fresh)
    .set(({ ref }) => ({ key_sealed: ref('fresh.key_sealed') }))
    .whereRef('agent_wallets.address_key', '=', 'fresh.address_key');
  await affected(em, update);
}
