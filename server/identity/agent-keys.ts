import type { Expression } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../foundation/db/statement.ts';
import { lookupHash } from '../foundation/platform/crypto.ts';
import { Agent } from './agent.entity.ts';

export const API_KEY_PREFIX = 'market_';
const API_KEY = /^market_[0-9A-Za-z]{1,128}$/;

/**
 * Which agent a key is of. Whoever asks the database for something else before may ask this along and leaves the
 * answer here: null when the key is nobody's, undefined while it was not asked.
 */
export interface KeyQuestion {
  readonly keyHash: string;
  agentId?: string | null;
}

/** The question, to be part of a statement. */
export const agentOfKey = (keyHash: Expression<string | null>) =>
  tables(Agent)
    .selectFrom('agents')
    .select('id')
    .where('api_key_hash', '=', keyHash)
    .where('active', '=', true);

const find = statement([Agent], (_db, { keyHash }: Parameters<{ keyHash: string }>) => agentOfKey(keyHash), {
  prepared: true,
});

/** Finds agents by their API key, of which the database knows a keyed hash. */
export class AgentKeys {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;

  constructor(em: EntityManager, lookupKey: Uint8Array) {
    this.#em = em;
    this.#lookupKey = lookupKey;
  }

  /** undefined of what cannot be a key. */
  question(apiKey: string): KeyQuestion | undefined {
    return API_KEY.test(apiKey) ? { keyHash: lookupHash(this.#lookupKey, apiKey) } : undefined;
  }

  async answer(question: KeyQuestion): Promise<string | undefined> {
    if (question.agentId === undefined) {
      const agent = await find.firstRow(this.#em, { keyHash: question.keyHash });
      question.agentId = agent?.id ?? null;
    }
    return question.agentId ?? undefined;
  }
}
