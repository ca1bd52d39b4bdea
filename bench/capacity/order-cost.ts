import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Client, preparePayments, runLoad } from '../lifecycle/load.ts';
import { createClients, type Seller } from '../lifecycle/shop.ts';
import type { Stack } from '../lifecycle/stack.ts';
import { divideUsage, type Meter, readUsage } from '../lifecycle/usage.ts';
import type { CapacityMeasurements } from './measurements.ts';
import { measureTableBytes } from './table-bytes.ts';

const NETWORK = 'base-mainnet';
const CLIENTS = 32;
const SECONDS = 60;
const SETTLE_MS = 3000;

interface Market {
  stack: Stack;
  sellers: readonly Seller[];
}

export async function measureOrders(
  market: Market,
  meter: Meter,
  orders: number,
): Promise<CapacityMeasurements['order']> {
  const wallets = await createClients(meter.chains, NETWORK, CLIENTS);
  const clients: Client[] = wallets.map((wallet) => ({ network: NETWORK, wallet }));
  await playOrders(market, clients, meter, CLIENTS);
  const bytesBefore = await measureTableBytes(market.stack.database);
  const transactionsBefore = await listTransactions(market.stack.database);
  const { usage, count } = await playOrders(market, clients, meter, orders);
  const bytesAfter = await measureTableBytes(market.stack.database);
  const transactions = (await listTransactions(market.stack.database)).slice(transactionsBefore.length);
  const gas = await addUpGas(meter.chains.env.BASE_RPC_URL ?? '', transactions);
  const addUp = (parts: Record<string, number>) => Object.values(parts).reduce((sum, part) => sum + part, 0);
  return {
    count,
    apiMs: usage.cpuMs.api,
    workerMs: usage.cpuMs.worker,
    postgresMs: usage.cpuMs.postgres,
    redisMs: usage.cpuMs.redis,
    walBytes: usage.walBytes,
    jobs: addUp(usage.jobs),
    rpcCalls: addUp(usage.rpcCalls),
    bytes: (bytesAfter - bytesBefore) / count,
    gas: gas / count,
    payoutsPerTransaction: count / transactions.length,
  };
}

async function playOrders({ stack, sellers }: Market, clients: Client[], meter: Meter, lifecycles: number) {
  const load = { stack, chains: meter.chains, sellers, clients, lifecycles, seconds: SECONDS };
  const payments = await preparePayments(load);
  const before = await readUsage(meter, stack, 'begin');
  const { lifecycles: count } = await runLoad(load, payments);
  const after = await readUsage(meter, stack, 'end');
  await delay(SETTLE_MS);
  return { usage: divideUsage(before, after, count), count };
}

async function listTransactions(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ tx_hash: string }>(
    `select tx_hash from chain_transactions where network = $1 and tx_hash is not null
     group by tx_hash order by min(created_at), tx_hash`,
    [NETWORK],
  );
  return rows.map(({ tx_hash }) => tx_hash);
}

async function addUpGas(rpcUrl: string, hashes: readonly string[]): Promise<number> {
  let gas = 0;
  for (const hash of hashes) {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getTransactionReceipt',
      params: [hash],
    });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(rpcUrl, { method: 'POST', headers, body });
    const { result } = (await response.json()) as { result: { gasUsed: string } | null };
    gas += Number(result?.gasUsed ?? 0);
  }
  return gas;
}
