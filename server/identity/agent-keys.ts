import { setImmediate as afterThisTurn } from 'node:timers/promises';
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

type Hashes = { keyHashes: readonly string[] };

const find = statement(
  [Agent],
  (db, { keyHashes }: Parameters<Hashes>) => agentOfKey(db.fn.any(keyHashes)).select('api_key_hash'),
  { prepared: true },
);

/**
 * Finds agents by their API key, of which the database knows a keyed hash. What requests ask in one turn of the event loop
 * is asked by one statement: the busier the process, the less each of them costs.
 */
export class AgentKeys {
  readonly #em: EntityManager;
  readonly #lookupKey: Uint8Array;
  #waiting: KeyQuestion[] = [];
  #answered: Promise<void> | undefined;

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
      this.#waiting.push(question);
      this.#answered ??= afterThisTurn().then(() => this.#answerAll());
      await this.#answered;
    }
    return question.agentId ?? undefined;
  }

  async #answerAll(): Promise<void> {
    const questions = this.#waiting;
    this.#waiting = [];
    this.#answered = undefined;
    const keyHashes = [...new Set(questions.map(({ keyHash }) => keyHash))];
    const agents = await find.rows(this.#em, { keyHashes });
    const byHash = new Map(agents.map(({ id, api_key_hash }) => [api_key_hash, id]));
    for (const question of questions) question.agentId = byHash.get(question.keyHash) ?? null;
  }
}
