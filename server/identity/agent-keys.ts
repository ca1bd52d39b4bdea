import type { EntityManager } from '../db/orm.ts';
import { lookupHash } from '../platform/crypto.ts';

const FIND = 'select id from agents where api_key_hash = ? and active';

/** Finds agents by their API key, of which the database knows a keyed hash. */
export class AgentKeys {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;

  constructor(em: EntityManager, lookupKey: Uint8Array) {
    this.#em = em;
    this.#lookupKey = lookupKey;
  }

  async findAgentId(apiKey: string): Promise<string | undefined> {
    const hash = lookupHash(this.#lookupKey, apiKey);
    const [row] = await this.#em.fork().execute<{ id: string }[]>(FIND, [hash]);
    return row?.id;
  }
}
