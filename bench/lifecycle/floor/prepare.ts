import type pg from 'pg';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { seedAgent, seedService } from '../../../test/support/market/market-rows.ts';
import type { BenchPostgres } from '../database.ts';
import type { LocalChains } from '../local-chains.ts';
import { openPool } from '../open-pool.ts';
import { type Entrant, getFloorProgram } from '../programs.ts';
import { PRICE_MICRO, type Seller } from '../shop.ts';
import { getCurrentVersion } from '../versions.ts';
import { createWallet } from '../wallets.ts';
import { DROP_TRIGGERS, OPEN_ACCOUNTS } from './statements.ts';

const RELAYERS = 4;

/** Uses the tables of this version, whose template must exist. */
export async function prepareFloor(postgres: BenchPostgres, chains: LocalChains): Promise<Entrant> {
  const keys = Array.from({ length: RELAYERS }, generatePrivateKey);
  const addresses = keys.map((key) => privateKeyToAccount(key).address);
  for (const network of ['base-mainnet', 'alt-mainnet'] as const) await chains.call.fund(network, addresses);
  const main = { api: getFloorProgram('api'), worker: getFloorProgram('worker') };
  return {
    programs: { contestant: 'floor', main },
    env: { FLOOR_RELAYER_KEYS: keys.join() },
    async createDatabase(name) {
      const url = await postgres.createDatabase(name, getCurrentVersion());
      await withPool(url, async (pool) => {
        await pool.query(DROP_TRIGGERS);
        await pool.query(OPEN_ACCOUNTS);
      });
      return url;
    },
    openShops: ({ env }, count) =>
      withPool(env.DATABASE_URL ?? '', (pool) => seedSellers(pool, env, chains, count)),
  };
}

async function seedSellers(
  pool: pg.Pool,
  env: Record<string, string>,
  chains: LocalChains,
  count: number,
): Promise<Seller[]> {
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await pool.query<Row>(sql, values)).rows;
  const world = { database: { url: '', query, drop: async () => {} }, env };
  const sellers: Seller[] = [];
  for (let index = 0; index < count; index++) {
    const payout = { payout_wallet: createWallet('base-mainnet').signer.address };
    const agent = await seedAgent(world, payout);
    await chains.call.mint('solana-mainnet', [agent.owner.address], 0n);
    const serviceId = await seedService(world, agent.id, { price_micro: PRICE_MICRO });
    sellers.push({ agentId: agent.id, apiKey: agent.apiKey, serviceId });
  }
  return sellers;
}

async function withPool<T>(url: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 1);
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}
