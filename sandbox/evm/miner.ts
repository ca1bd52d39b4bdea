import type { TypedTransaction } from '@ethereumjs/tx';
import { BlockBuilder } from '@ethereumjs/vm';
import type { BlockStore } from './block-store.ts';
import type { ChainTime } from './chain-time.ts';
import { encodeReceipt, encodeTransaction } from './encode.ts';
import type { WorldState } from './world-state.ts';

/** Adds one block, with the transaction if there is one. Calls must be serialized: two at once would fork the chain. */
export class Miner {
  readonly #world: WorldState;
  readonly #blocks: BlockStore;
  readonly #time: ChainTime;

  constructor(world: WorldState, blocks: BlockStore, time: ChainTime) {
    this.#world = world;
    this.#blocks = blocks;
    this.#time = time;
  }

  async mine(tx?: TypedTransaction): Promise<void> {
    const builder = await this.#openBlock();
    const result = tx && (await builder.addTransaction(tx));
    const { block } = await builder.build();
    if (!tx || !result) return this.#blocks.append(block);
    const body = encodeTransaction(tx, block);
    this.#blocks.append(block, { body, receipt: encodeReceipt(tx, result, block) });
  }

  // Built directly, not by buildBlock(), which also writes a beacon root per block.
  async #openBlock(): Promise<BlockBuilder> {
    const parent = this.#blocks.head;
    return new BlockBuilder(await this.#world.createVm(parent.header.stateRoot), {
      parentBlock: parent,
      headerData: { timestamp: this.#time.nextTimestamp(parent.header.timestamp) },
      withdrawals: [],
      blockOpts: { putBlockIntoBlockchain: false },
    });
  }
}
