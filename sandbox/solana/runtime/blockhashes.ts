import { createHash } from 'node:crypto';
import { getBase58Decoder, getBase58Encoder } from '@solana/kit';

/** How many blocks a blockhash stays valid. */
export const MAX_BLOCKHASH_AGE = 150;

/** Each slot's blockhash derives from the genesis hash, so none is stored. */
export class Blockhashes {
  readonly #genesis: Uint8Array;
  readonly #recent = new Map<string, number>();
  #newest = 0;

  constructor(genesisHash: string) {
    this.#genesis = Uint8Array.from(getBase58Encoder().encode(genesisHash));
  }

  getHash(slot: number): string {
    const hash = createHash('sha256').update(this.#genesis).update(`slot ${slot}`).digest();
    return getBase58Decoder().decode(hash);
  }

  /** The slot of a blockhash that is still valid at `slot`. */
  findSlot(blockhash: string, slot: number): number | undefined {
    this.#advanceTo(slot);
    return this.#recent.get(blockhash);
  }

  listRecent(slot: number): { slot: number; hash: string }[] {
    this.#advanceTo(slot);
    return [...this.#recent].map(([hash, at]) => ({ slot: at, hash })).reverse();
  }

  #advanceTo(slot: number): void {
    const oldest = Math.max(0, slot - MAX_BLOCKHASH_AGE);
    for (let at = Math.max(oldest, this.#newest + 1); at <= slot; at++)
      this.#recent.set(this.getHash(at), at);
    this.#newest = Math.max(this.#newest, slot);
    for (const [hash, at] of this.#recent) {
      if (at >= oldest) break;
      this.#recent.delete(hash);
    }
  }
}
