import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { constantTimeEqual, lookupHash } from '../../foundation/platform/crypto.ts';
import { Order } from './order.entity.ts';

const findTokenHash = statement([Order], (db, { id }: Parameters<{ id: string }>) =>
  db.selectFrom('orders').select('access_token_hash').where('id', '=', id),
);

/** Tokens that give a client without an account access to one order. Only their keyed hash is stored. */
export class OrderAccessTokens {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;

  constructor(em: EntityManager, lookupKey: Uint8Array) {
    this.#em = em;
    this.#lookupKey = lookupKey;
  }

  /** Deterministic, so that a client who repeats a paid request gets it again. */
  issue(orderId: string): { token: string; hash: string } {
    const token = lookupHash(this.#lookupKey, `order token of ${orderId}`);
    return { token, hash: lookupHash(this.#lookupKey, token) };
  }

  async verify(orderId: string, token: string): Promise<boolean> {
    const order = await findTokenHash.firstRow(this.#em.fork(), { id: orderId });
    const hash = order?.access_token_hash;
    return typeof hash === 'string' && constantTimeEqual(hash, lookupHash(this.#lookupKey, token));
  }
}
