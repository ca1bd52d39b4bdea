import type { EntityManager } from '../db/orm.ts';
import { constantTimeEqual, lookupHash } from '../platform/crypto.ts';
import { randomBase62 } from '../platform/random.ts';

const TOKEN_BYTES = 24;
const HASH_OF = 'select access_token_hash from orders where id = ?';

/** Tokens that open one order to a client without an account. Only their keyed hash is stored. */
export class OrderTokens {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;

  constructor(em: EntityManager, lookupKey: Uint8Array) {
    this.#em = em;
    this.#lookupKey = lookupKey;
  }

  issue(): { token: string; hash: string } {
    const token = randomBase62(TOKEN_BYTES);
    return { token, hash: lookupHash(this.#lookupKey, token) };
  }

  async opens(orderId: string, token: string): Promise<boolean> {
    const [order] = await this.#em.fork().execute<{ access_token_hash: string | null }[]>(HASH_OF, [orderId]);
    const hash = order?.access_token_hash;
    return typeof hash === 'string' && constantTimeEqual(hash, lookupHash(this.#lookupKey, token));
  }
}
