import type { DatabaseSync } from 'node:sqlite';
import { createAddressFromString } from '@ethereumjs/util';
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem';
import { BlockStore } from './block-store.ts';
import { ChainTime } from './chain-time.ts';
import { Meta, openDatabase } from './database.ts';
import type { Header, Log } from './encode.ts';
import { Finality } from './finality.ts';
import { findLogs, type LogQuery } from './log-query.ts';
import { Miner } from './miner.ts';
import { SerialQueue } from './serial-queue.ts';
import { type BlockContext, Simulator } from './simulator.ts';
import { TransactionPool } from './transaction-pool.ts';
import { type GenesisAccount, WorldState } from './world-state.ts';

export interface NodeOptions {
  chainId: number;
  dataDir: string | undefined;
  finalizeAfterMs: number;
  genesis: readonly GenesisAccount[];
}

/** Changes whenever the genesis accounts change. */
const GENESIS_VERSION = '2';

export type BlockTag = 'latest' | 'pending' | 'safe' | 'finalized' | 'earliest';
export type BlockReference = { tag: BlockTag } | { number: number } | { hash: Hex };

/** One chain: its blocks and state, and methods to read and extend them. */
export class EvmNode {
  readonly chainId: number;
  readonly meta: Meta;
  readonly blocks: BlockStore;
  readonly worldState: WorldState;
  readonly finality: Finality;
  readonly pool: TransactionPool;
  readonly simulator: Simulator;
  readonly #db: DatabaseSync;
  readonly #time: ChainTime;
  readonly #miner: Miner;
  readonly #queue = new SerialQueue();

  private constructor(db: DatabaseSync, { chainId, finalizeAfterMs }: NodeOptions) {
    this.chainId = chainId;
    this.#db = db;
    this.meta = new Meta(db);
    this.blocks = new BlockStore(db);
    this.worldState = new WorldState(db, chainId, (number) => this.#blockHash(number));
    this.finality = new Finality(this.blocks, this.meta, finalizeAfterMs);
    this.simulator = new Simulator(this.worldState);
    this.#time = new ChainTime(this.meta);
    this.#miner = new Miner(this.worldState, this.blocks, this.#time);
    this.pool = new TransactionPool(this.worldState, this.blocks, this.#miner, this.#queue);
  }

  static async open(options: NodeOptions): Promise<EvmNode> {
    const db = openDatabase(options.dataDir);
    try {
      const node = new EvmNode(db, options);
      await node.#initialize(options);
      return node;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  async #initialize({ chainId, dataDir, genesis }: NodeOptions): Promise<void> {
    const stored = this.meta.get('chain_id') ?? String(chainId);
    if (stored !== String(chainId)) {
      throw new Error(`The chain data in ${dataDir} belongs to chain ${stored}, not ${chainId}.`);
    }
    this.meta.set('chain_id', stored);
    if (this.blocks.load(this.worldState.common)) {
      if (this.meta.get('genesis_version') === GENESIS_VERSION) return;
      throw new Error(
        `The chain data in ${dataDir} was written by another version of the sandbox: empty the data folder with npm start -- --fresh.`,
      );
    }
    this.meta.set('genesis_version', GENESIS_VERSION);
    const timestamp = this.#time.nextTimestamp(0n);
    this.blocks.append(await this.worldState.buildGenesis(genesis, timestamp));
  }

  resolveBlockNumber(reference: BlockReference): number | undefined {
    if ('number' in reference) return reference.number;
    if ('hash' in reference) {
      const header = this.blocks.findByHash(reference.hash);
      return header && Number(header.number);
    }
    if (reference.tag === 'earliest') return 0;
    if (reference.tag === 'safe' || reference.tag === 'finalized') return this.finality.number;
    return this.blocks.headNumber;
  }

  findHeader(reference: BlockReference): Header | undefined {
    if ('hash' in reference) return this.blocks.findByHash(reference.hash);
    const number = this.resolveBlockNumber(reference);
    return number === undefined ? undefined : this.blocks.findByNumber(number);
  }

  /** The newest state is seen from the pending block: an idle chain's newest block may be hours old. */
  getBlockContext(header: Header): BlockContext {
    const number = BigInt(header.number);
    const timestamp = BigInt(header.timestamp);
    if (number < this.blocks.head.header.number) return { stateRoot: header.stateRoot, number, timestamp };
    return { stateRoot: header.stateRoot, number: number + 1n, timestamp: this.nextTimestamp() };
  }

  nextTimestamp(): bigint {
    return this.#time.nextTimestamp(this.blocks.head.header.timestamp);
  }

  async getNonce(address: Address): Promise<number> {
    const state = this.worldState.openState(this.blocks.head.header.stateRoot);
    return Number((await state.getAccount(createAddressFromString(address)))?.nonce ?? 0n);
  }

  findLogs(query: LogQuery): Log[] {
    return findLogs(this.#db, query);
  }

  async advanceTime(seconds: number): Promise<void> {
    if (!Number.isSafeInteger(seconds) || seconds < 0) {
      throw new RangeError(`A chain's time moves on by whole seconds, not by ${seconds}.`);
    }
    await this.#queue.run(() => {
      this.#time.skip(seconds);
      return this.#miner.mine();
    });
  }

  /**
   * Replaces the last blocks, as far as they are not final, by others. Their transactions are mined again, except those
   * of senders that are dropped. Returns the hashes of those that are not in the chain any more.
   */
  reorganize(depth: number, isDropped: (sender: string) => boolean): Promise<Hex[]> {
    return this.#queue.run(async () => {
      const kept = Math.max(this.finality.number, this.blocks.headNumber - depth);
      const removed = this.blocks.removeAfter(kept, this.worldState.common);
      // another block in the place of the first, so that every hash differs
      await this.#miner.mine();
      const lost: Hex[] = [];
      for (const tx of removed.flatMap(({ transactions }) => transactions)) {
        const hash = bytesToHex(tx.hash());
        const isLost = isDropped(tx.getSenderAddress().toString());
        if (isLost || !(await this.pool.readmit(tx))) lost.push(hash);
      }
      return lost;
    });
  }

  async close(): Promise<void> {
    await this.#queue.waitUntilIdle();
    this.#db.close();
  }

  #blockHash(number: number): Uint8Array {
    return hexToBytes(this.blocks.findByNumber(number)?.hash ?? `0x${'00'.repeat(32)}`);
  }
}
