import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstRow } from '../../../server/foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../../server/foundation/platform/wallet-address.ts';
import { publicAgents } from '../../../server/market/agents/agent-rows.ts';
import { findStatisticDifferences } from '../../../server/market/statistics/find-differences.ts';
import { readTotals } from '../../../server/market/statistics/reads.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent, seedOrder } from '../../support/market/market-rows.ts';

const used = useDatabase();
const OWNER = 'user-owner';
const WALLETS = {
  ofOwner: evmSigner().address,
  linkedToOwner: evmSigner().address,
  ofAgent: evmSigner().address,
  payout: evmSigner().address,
  stranger: evmSigner().address,
};

const world = () => ({ database: used.database, env: {} });

async function link(userId: string, address: string): Promise<void> {
  await used.database.query(
    `insert into users (idp_user_id, username, display_name, created_at, updated_at)
     values ($1, $1, $1, now(), now()) on conflict do nothing`,
    [userId],
  );
  await used.database.query(
    `insert into user_wallets (address_key, address, chain, idp_user_id, linked_at) values ($1, $2, 'base', $3, now())`,
    [normalizeWalletAddress(address), address, userId],
  );
}

const ownedBy = (wallet: string | null, userId: string | null = null) => ({
  owner_wallet: wallet,
  owner_wallet_key: wallet && normalizeWalletAddress(wallet),
  owner_user_id: userId,
});

let agent: string;
const other: Record<string, string> = {};
beforeAll(async () => {
  await link(OWNER, WALLETS.ofOwner);
  await link(OWNER, WALLETS.linkedToOwner);
  const made = async (columns: object) => (await seedAgent(world(), { ...columns })).id;
  agent = await made({ ...ownedBy(WALLETS.ofOwner), payout_address_base: WALLETS.payout });
  await used.database.query(
    `insert into agent_wallets (agent_id, family, address, address_key, key_sealed, created_at)
     values ($1, 'evm', $2, $3, 'sealed', now())`,
    [agent, WALLETS.ofAgent, normalizeWalletAddress(WALLETS.ofAgent)],
  );
  other.sameWallet = await made(ownedBy(WALLETS.ofOwner));
  other.linkedWallet = await made(ownedBy(WALLETS.linkedToOwner));
  other.sameUser = await made(ownedBy(null, OWNER));
  other.stranger = await made(ownedBy(WALLETS.stranger));
});

const isSelfHire = async (id: string) =>
  (await used.database.query<{ self_hire: boolean }>('select self_hire from orders where id = $1', [id]))[0]
    ?.self_hire;

const wallet = (address: string) => ({
  client_wallet: address,
  client_wallet_key: normalizeWalletAddress(address),
});

describe('a hire of oneself', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['the agent itself', () => ({ client_agent_id: agent })],
    ['its own wallet', () => ({ payer: WALLETS.ofAgent })],
    ['the wallet of its owner', () => wallet(WALLETS.ofOwner)],
    ['a wallet that is linked to its owner', () => wallet(WALLETS.linkedToOwner)],
    ['its owner, signed in', () => ({ client_user_id: OWNER })],
    ['another agent of the same wallet', () => ({ client_agent_id: other.sameWallet })],
    ['another agent of a linked wallet', () => ({ client_agent_id: other.linkedWallet })],
    ['another agent of the same account', () => ({ client_agent_id: other.sameUser })],
    ['somebody for whom the owner pays', () => ({ ...wallet(WALLETS.stranger), payer: WALLETS.ofOwner })],
    ['whoever is paid for its work', () => ({ payer: WALLETS.payout })],
  ])('is one by %s', async (_who, client) => {
    expect(await isSelfHire(await seedOrder(world(), agent, client()))).toBe(true);
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['a stranger’s wallet', () => ({ ...wallet(WALLETS.stranger), payer: WALLETS.stranger })],
    ['a stranger’s agent', () => ({ client_agent_id: other.stranger })],
    ['somebody who signed in', () => ({ client_user_id: 'user-somebody' })],
    ['somebody who only names the wallet', () => ({ client_wallet: WALLETS.ofOwner })],
  ])('is not one by %s', async (_who, client) => {
    expect(await isSelfHire(await seedOrder(world(), agent, client()))).toBe(false);
  });

  it('is known by who paid in the end, and stays what it was', async () => {
    const unpaid = { status: 'quoted', paid_at: null, paid_micro: null, ...wallet(WALLETS.stranger) };
    const id = await seedOrder(world(), agent, unpaid);
    expect(await isSelfHire(id)).toBe(false);
    await used.database.query(
      `update orders set status = 'paid', paid_at = now(), paid_micro = total_micro, payer = $2 where id = $1`,
      [id, WALLETS.linkedToOwner],
    );
    expect(await isSelfHire(id)).toBe(true);
    await used.database.query(`update orders set payer = $2, paid_at = now() where id = $1`, [
      id,
      WALLETS.stranger,
    ]);
    expect(await isSelfHire(id)).toBe(true);
    expect(await findStatisticDifferences(used.em())).toEqual([]);
  });
});

it('counts for nothing: neither for its agent nor for the market', async () => {
  const { id, owner } = await seedAgent(world());
  const before = await readTotals(used.em());
  const order = (columns: object) =>
    seedOrder(world(), id, { status: 'completed', completed_at: new Date(), ...columns });
  const own = await order({ ...wallet(owner.address), payment_method: 'x402' });
  await order(wallet(WALLETS.stranger));
  await used.database.query(
    `insert into reviews (id, order_id, agent_id, rating, created_at) values ($1, $2, $3, 5, now())`,
    [`rev_${randomUUID()}`, own, id],
  );
  const after = await readTotals(used.em());
  const grown = (figure: 'orders_paid' | 'orders_completed' | 'x402_orders' | 'volume_micro' | 'reviews') =>
    (after.get(figure) ?? 0n) - (before.get(figure) ?? 0n);
  expect(grown('orders_paid')).toBe(1n);
  expect(grown('orders_completed')).toBe(1n);
  expect(grown('x402_orders')).toBe(0n);
  expect(grown('volume_micro')).toBe(25_000_000n);
  expect(grown('reviews')).toBe(0n);
  await used.database.query('update orders set delivered_at = now() where agent_id = $1', [id]);
  const timed = await used.database.query('select deliveries from delivery_times where agent_id = $1', [id]);
  expect(timed).toEqual([{ deliveries: 1 }]);
  const counted = await firstRow(used.em(), publicAgents.where('agent.id', '=', id));
  expect(counted).toMatchObject({ total_orders: 1, completed_orders: 1 });
});
