import { LRUCache } from 'lru-cache';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';
import { recordExposedSignature } from './custody.ts';

const MAX_CACHED = 10_000;

/**
 * Signatures from query strings. Others may have read them in a log or history, so they are recorded as used before
 * the request is handled.
 */
export class QuerySignatures {
  readonly #em: EntityManager;
  readonly #clock: Clock;
  /** Most clients send one signature with many reads: each process records it once. */
  readonly #recorded = new LRUCache<string, true>({ max: MAX_CACHED });

  constructor(em: EntityManager, clock: Clock) {
    this.#em = em;
    this.#clock = clock;
  }

  async record(caller: Extract<Caller, { kind: 'wallet' }>): Promise<void> {
    const name = `${normalizeWalletAddress(caller.wallet)} ${caller.signedAt}`;
    if (this.#recorded.has(name)) return;
    await recordExposedSignature(this.#em.fork(), caller, this.#clock.now());
    this.#recorded.set(name, true);
  }
}
