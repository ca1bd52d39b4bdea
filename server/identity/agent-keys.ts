import type { EntityManager } from '../foundation/db/orm.ts';
import { lookupHash } from '../foundation/platform/crypto.ts';

/**
 * Which agent a key is of. Whoever asks the database for something else before may ask this along and leaves the
 * answer here: null when the key is nobody's, undefined while it was not asked.
 */
export interface KeyQuestion {
  readonly keyHash: string;
  agentId?: string | null;
}

/** The question as SQL, with a placeholder for the hash. */
export const agentOfKey = (placeholder: string) =>
  `select id from agents where api_key_hash = ${placeholder} and active`;

const FIND = agentOfKey('?');

/** Finds agents by their API key, of which the database knows a keyed hash. */
export class AgentKeys {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;

  constructor(em: EntityManager, lookupKey: Uint8Array) {
    this.#em = em;
    this.#lookupKey = lookupKey;
  }

  question(apiKey: string): KeyQuestion {
    return { keyHash: lookupHash(this.#lookupKey, apiKey) };
  }

  async answer(question: KeyQuestion): Promise<string | undefined> {
    if (question.agentId === undefined) {
      const [row] = await this.#em.fork().execute<{ id: string }[]>(FIND, [question.keyHash]);
      question.agentId = row?.id ?? null;
    }
    return question.agentId ?? undefined;
  }
}
