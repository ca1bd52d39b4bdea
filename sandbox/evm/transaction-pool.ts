import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, type Hex } from 'viem';
import type { BlockStore } from './block-store.ts';
import type { Miner } from './miner.ts';
import { serverError } from './rpc-error.ts';
import type { SerialQueue } from './serial-queue.ts';
import { assertAffordable, decodeTransaction, getMaxGasPrice } from './validate-transaction.ts';
import type { WorldState } from './world-state.ts';

const MAX_PENDING = 1_000;

/** Mines a transaction at once, or holds it until the sender's earlier nonces have arrived. */
export class TransactionPool {
  readonly #world: WorldState;
  readonly #blocks: BlockStore;
  readonly #miner: Miner;
  readonly #queue: SerialQueue;
  readonly #pending = new Map<string, TypedTransaction>();

  constructor(world: WorldState, blocks: BlockStore, miner: Miner, turns: SerialQueue) {
    this.#world = world;
    this.#blocks = blocks;
    this.#miner = miner;
    this.#queue = turns;
  }

  async submit(raw: Hex): Promise<Hex> {
    const tx = decodeTransaction(raw, this.#world.common);
    await this.#queue.run(() => this.#admit(tx));
    return bytesToHex(tx.hash());
  }

  /** Takes a transaction of a block that is no longer in the chain. Must be called in the chain's turn. */
  async readmit(tx: TypedTransaction): Promise<boolean> {
    try {
      await this.#admit(tx);
      return true;
    } catch {
      return false;
    }
  }

  findPending(hash: Hex): TypedTransaction | undefined {
    return [...this.#pending.values()].find((tx) => bytesToHex(tx.hash()) === hash);
  }

  async #admit(tx: TypedTransaction): Promise<void> {
    if (this.findPending(bytesToHex(tx.hash()))) throw serverError('already known');
    const nonce = await this.#validate(tx);
    if (tx.nonce > nonce) return this.#addPending(tx);
    await this.#mine(tx);
    await this.#minePendingAfter(tx);
  }

  async #validate(tx: TypedTransaction): Promise<bigint> {
    const { header } = this.#blocks.head;
    const account = await this.#world.openState(header.stateRoot).getAccount(tx.getSenderAddress());
    const nonce = account?.nonce ?? 0n;
    if (tx.nonce < nonce) throw serverError(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`);
    assertAffordable(tx, account?.balance ?? 0n, header.calcNextBaseFee());
    return nonce;
  }

  #addPending(tx: TypedTransaction): void {
    const place = toNonceKey(tx, tx.nonce);
    const rival = this.#pending.get(place);
    if (rival && getMaxGasPrice(tx) * 10n < getMaxGasPrice(rival) * 11n) {
      throw serverError('replacement transaction underpriced');
    }
    if (!rival && this.#pending.size >= MAX_PENDING) throw serverError('txpool is full');
    this.#pending.set(place, tx);
  }

  async #mine(tx: TypedTransaction): Promise<void> {
    this.#pending.delete(toNonceKey(tx, tx.nonce));
    try {
      await this.#miner.mine(tx);
    } catch (error) {
      throw serverError(`transaction refused: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #minePendingAfter(tx: TypedTransaction): Promise<void> {
    let next = this.#findNext(tx);
    while (next && (await this.#tryMine(next))) next = this.#findNext(next);
  }

  #findNext(tx: TypedTransaction): TypedTransaction | undefined {
    return this.#pending.get(toNonceKey(tx, tx.nonce + 1n));
  }

  // A transaction that can no longer be paid for is dropped, so that nothing waits forever.
  async #tryMine(tx: TypedTransaction): Promise<boolean> {
    this.#pending.delete(toNonceKey(tx, tx.nonce));
    try {
      await this.#validate(tx);
      await this.#mine(tx);
      return true;
    } catch {
      return false;
    }
  }
}

function toNonceKey(tx: TypedTransaction, nonce: bigint): string {
  return `${tx.getSenderAddress().toString()}:${nonce}`;
}
