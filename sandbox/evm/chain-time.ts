import type { Meta } from './database.ts';

const KEY = 'time_offset_seconds';

/** The chain's clock: real time plus skipped time, and never before the newest block. */
export class ChainTime {
  readonly #meta: Meta;
  #offset: number;

  constructor(meta: Meta) {
    this.#meta = meta;
    this.#offset = Number(meta.get(KEY) ?? 0);
  }

  skip(seconds: number): void {
    this.#offset += seconds;
    this.#meta.set(KEY, String(this.#offset));
  }

  /** Blocks may share a second: the clock must not run ahead of real time. */
  nextTimestamp(parent: bigint): bigint {
    const now = BigInt(Math.floor(Date.now() / 1000) + this.#offset);
    return now > parent ? now : parent;
  }
}
