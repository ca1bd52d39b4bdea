import { setTimeout as delay } from 'node:timers/promises';
import type { Hex } from 'viem';
import { NETWORKS, type Network } from '../networks.ts';
import { openPool } from '../open-pool.ts';
import type { Batches, SignedBatch } from './batches.ts';
import { EvmBatches } from './evm-batches.ts';
import { SolanaBatches } from './solana-batches.ts';
import { CLAIM, SETTLE, STORE_SIGNED } from './statements.ts';

const CLAIM_MS = 20;
const CHECK_MS = 50;
const MAX_IN_FLIGHT = 16;
const read = (name: string) => process.env[name] ?? '';
const pool = openPool(read('DATABASE_URL'), 8);

/** Each worker has a relayer of its own, by the first number that no other has. */
async function claimRelayerKey(): Promise<Hex> {
  const keys = read('FLOOR_RELAYER_KEYS').split(',');
  const client = await pool.connect();
  for (const [index, key] of keys.entries()) {
    const { rows } = await client.query('select pg_try_advisory_lock(28, $1) as mine', [index]);
    if (rows[0].mine) return key as Hex;
  }
  throw new Error('There are more workers than relayers');
}

async function openBatches(network: Network, relayerKey: Hex): Promise<Batches> {
  if (network === 'solana-mainnet')
    return new SolanaBatches(read('SOLANA_RPC_URL'), read('SOLANA_USDC_MINT'), read('SOLANA_TREASURY_KEY'));
  const prefix = network === 'base-mainnet' ? 'BASE' : 'ALT';
  return EvmBatches.open({
    rpcUrl: read(`${prefix}_RPC_URL`),
    chainId: Number(read(`${prefix}_CHAIN_ID`)),
    usdc: read(`${prefix}_USDC_ADDRESS`) as Hex,
    treasuryKey: read(`${prefix}_TREASURY_KEY`) as Hex,
    relayerKey,
  });
}

/** Signs, stores, sends, waits for finality and records, with many transactions in flight. */
class Payer {
  readonly #network: Network;
  readonly #batches: Batches;
  readonly #inFlight = new Map<string, string[]>();

  constructor(network: Network, batches: Batches) {
    this.#network = network;
    this.#batches = batches;
  }

  start(): void {
    void this.#send();
    void this.#check();
  }

  async #send(): Promise<never> {
    for (;;) {
      const isFull = this.#inFlight.size >= MAX_IN_FLIGHT;
      const { rows } = isFull
        ? { rows: [] }
        : await pool.query({ name: 'claim', text: CLAIM, values: [this.#network, this.#batches.size] });
      if (rows.length === 0) {
        await delay(CLAIM_MS);
        continue;
      }
      const batch = await this.#batches.sign(
        rows.map(({ id, to_address: to, amount_micro }) => ({ id, to, micro: BigInt(amount_micro) })),
      );
      const ids = rows.map(({ id }) => id);
      const values = [ids, batch.reference, this.#batches.address, batch.payloads];
      await pool.query({ name: 'store', text: STORE_SIGNED, values });
      void this.#broadcast(batch, ids);
    }
  }

  async #broadcast(batch: SignedBatch, ids: string[]): Promise<void> {
    this.#inFlight.set(batch.reference, ids);
    await this.#batches.send(batch);
  }

  async #check(): Promise<never> {
    for (;;) {
      await delay(CHECK_MS);
      if (this.#inFlight.size === 0) continue;
      for (const reference of await this.#batches.findFinal([...this.#inFlight.keys()])) {
        const ids = this.#inFlight.get(reference);
        this.#inFlight.delete(reference);
        await pool.query({ name: 'settle', text: SETTLE, values: [ids] });
      }
    }
  }
}

const relayerKey = await claimRelayerKey();
for (const network of NETWORKS) new Payer(network, await openBatches(network, relayerKey)).start();
process.on('SIGTERM', () => process.exit(0));
console.log(JSON.stringify({ msg: 'ready', ports: {} }));
