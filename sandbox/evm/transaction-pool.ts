import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, type Hex } from 'viem';
import { assertPayable, decodeTransaction, highestPrice } from './admission.ts';
import type { BlockStore } from './block-store.ts';
import type { Miner } from './miner.ts';
import { serverError } from './rpc-error.ts';
import type { Serial } from './serial.ts';
import type { World } from './world.ts';

const MOST_WAITING = 1_000;

/** Mines a transaction at once, or keeps it until the sender's earlier nonces have arrived. */
export class TransactionPool {
  readonly #world: World;
  readonly #blocks: BlockStore;
  readonly #miner: Miner;
  readonly #turns: Serial;
  readonly #waiting = new Map<string, TypedTransaction>();

  constructor(world: World, blocks: BlockStore, miner: Miner, turns: Serial) {
    this.#world = world;
    this.#blocks = blocks;
    this.#miner = miner;
    this.#turns = turns;
  }

  async submit(raw: Hex): Promise<Hex> {
    const tx = decodeTransaction(raw, this.#world.common);
    await this.#turns.run(() => this.#admit(tx));
    return bytesToHex(tx.hash());
  }

  waiting(hash: Hex): TypedTransaction | undefined {
    return [...this.#waiting.values()].find((tx) => bytesToHex(tx.hash()) === hash);
  }

  async #admit(tx: TypedTransaction): Promise<void> {
    if (this.waiting(bytesToHex(tx.hash()))) throw serverError('already known');
    const nonce = await this.#check(tx);
    if (tx.nonce > nonce) return this.#keep(tx);
    await this.#mine(tx);
    await this.#mineFollowers(tx);
  }

  async #check(tx: TypedTransaction): Promise<bigint> {
    const { header } = this.#blocks.head;
    const account = await this.#world.stateAt(header.stateRoot).getAccount(tx.getSenderAddress());
    const nonce = account?.nonce ?? 0n;
    if (tx.nonce < nonce) throw serverError(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`);
    assertPayable(tx, account?.balance ?? 0n, header.calcNextBaseFee());
    return nonce;
  }

  #keep(tx: TypedTransaction): void {
    const place = placeOf(tx, tx.nonce);
    const rival = this.#waiting.get(place);
    if (rival && highestPrice(tx) * 10n < highestPrice(rival) * 11n) {
      throw serverError('replacement transaction underpriced');
    }
    if (!rival && this.#waiting.size >= MOST_WAITING) throw serverError('txpool is full');
    this.#waiting.set(place, tx);
  }

  async #mine(tx: TypedTransaction): Promise<void> {
    this.#waiting.delete(placeOf(tx, tx.nonce));
    try {
      await this.#miner.mine(tx);
    } catch (error) {
      throw serverError(`transaction refused: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #mineFollowers(tx: TypedTransaction): Promise<void> {
    let next = this.#follower(tx);
    while (next && (await this.#tryMine(next))) next = this.#follower(next);
  }

  #follower(tx: TypedTransaction): TypedTransaction | undefined {
    return this.#waiting.get(placeOf(tx, tx.nonce + 1n));
  }

  // One that can no longer be paid for is dropped: its sender can send it again, and nothing waits forever.
  async #tryMine(tx: TypedTransaction): Promise<boolean> {
    this.#waiting.delete(placeOf(tx, tx.nonce));
    try {
      await this.#check(tx);
      await this.#mine(tx);
      return true;
    } catch {
      return false;
    }
  }
}

function placeOf(tx: TypedTransaction, nonce: bigint): string {
  return `${tx.getSenderAddress().toString()}:${nonce}`;
}
