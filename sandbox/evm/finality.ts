import type { BlockStore } from './block-store.ts';
import type { Meta } from './database.ts';

const KEY = 'finalized_number';

/** Which blocks are safe and finalized: those older than a delay, or finalized explicitly. Never goes back. */
export class Finality {
  readonly #blocks: BlockStore;
  readonly #meta: Meta;
  readonly #delayMs: number;
  #number: number;
  #isHeld = false;

  constructor(blocks: BlockStore, meta: Meta, delayMs: number) {
    this.#blocks = blocks;
    this.#meta = meta;
    this.#delayMs = delayMs;
    this.#number = Number(meta.get(KEY) ?? 0);
  }

  get number(): number {
    if (this.#isHeld) return this.#number;
    this.#number = Math.max(this.#number, this.#blocks.getLastBlockBefore(Date.now() - this.#delayMs));
    return this.#number;
  }

  /** While it is held, blocks become final only explicitly. */
  hold(isHeld: boolean): void {
    this.#number = this.number;
    this.#isHeld = isHeld;
  }

  finalize(number: number): void {
    if (number <= this.number) return;
    this.#number = number;
    this.#meta.set(KEY, String(number));
  }
}
