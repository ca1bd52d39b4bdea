import type { BlockStore } from './block-store.ts';
import type { Meta } from './database.ts';

const KEY = 'finalized_number';

/** Which blocks are safe and finalized: those older than a delay, or finalized explicitly. Never goes back. */
export class Finality {
  readonly #blocks: BlockStore;
  readonly #meta: Meta;
  readonly #delayMs: number;
  #number: number;

  constructor(blocks: BlockStore, meta: Meta, delayMs: number) {
    this.#blocks = blocks;
    this.#meta = meta;
    this.#delayMs = delayMs;
    this.#number = Number(meta.get(KEY) ?? 0);
  }

  get number(): number {
    this.#number = Math.max(this.#number, this.#blocks.getLastBlockBefore(Date.now() - this.#delayMs));
    return this.#number;
  }

  finalize(number: number): void {
    if (number <= this.number) return;
    this.#number = number;
    this.#meta.set(KEY, String(number));
  }
}
