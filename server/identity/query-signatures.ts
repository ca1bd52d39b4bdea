import { LRUCache } from 'lru-cache';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { Caller } from './caller.ts';
import { recordExposed } from './custody.ts';

const MOST_REMEMBERED = 10_000;

/**
 * Signatures that came in a query string. Others may have read them in a log or a history, so they are recorded as used
 * before anything is answered.
 */
export class QuerySignatures {
  readonly #em: EntityManager;
  readonly #clock: Clock;
  /** Most clients send one signature with many reads: this process records it once. */
  readonly #recorded = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  constructor(em: EntityManager, clock: Clock) {
    this.#em = em;
    this.#clock = clock;
  }

  async record(caller: Extract<Caller, { kind: 'wallet' }>): Promise<void> {
    const name = `${walletKeyOf(caller.wallet)} ${caller.signedAt}`;
    if (this.#recorded.has(name)) return;
    await recordExposed(this.#em.fork(), caller, this.#clock.now());
    this.#recorded.set(name, true);
  }
}
