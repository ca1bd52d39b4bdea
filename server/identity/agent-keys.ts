import { setImmediate as afterThisTurn } from 'node:timers/promises';
import type { KeyScope } from '../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { lookupHash } from '../foundation/platform/crypto.ts';
import { findKeys, type KeyRow, recordUse } from './key-lookup.ts';

export const API_KEY_PREFIX = 'market_';
const API_KEY_PATTERN = /^market_[0-9A-Za-z]{1,128}$/;

/** The agent and scopes of a valid key. */
export interface KeyHolder {
  agentId: string;
  keyId: string;
  scopes: readonly KeyScope[];
  /** The recorded last use is old enough to be updated. */
  shouldRecordUse: boolean;
}

/**
 * The agent of a key. Code that queries the database before authentication can include this lookup and store the
 * result here: null if the key is unknown, expired or revoked, undefined if not looked up.
 */
export interface PendingKeyLookup {
  readonly keyHash: string;
  readonly requestedAt: Date;
  holder?: KeyHolder | null;
}

export function toKeyHolder({ agent_id, key_id, scopes, is_use_due }: KeyRow): KeyHolder {
  return { agentId: agent_id, keyId: key_id, scopes, shouldRecordUse: is_use_due };
}

export interface AgentKeysOptions {
  em: EntityManager;
  clock: Clock;
  lookupKey: Uint8Array;
}

/**
 * Finds agents by API key, of which the database stores a keyed hash. Lookups of one event loop turn are batched into
 * one statement, so that load reduces the cost of each. Nothing is cached: a revoked key stops working with the
 * transaction that revokes it.
 */
export class AgentKeys {
  readonly #options: AgentKeysOptions;
  readonly #recording = new Map<string, Promise<void>>();
  #pendingLookups: PendingKeyLookup[] = [];
  #batch: Promise<void> | undefined;

  constructor(options: AgentKeysOptions) {
    this.#options = options;
  }

  /** Undefined if it cannot be a key. */
  createLookup(apiKey: string): PendingKeyLookup | undefined {
    if (!API_KEY_PATTERN.test(apiKey)) return undefined;
    const { lookupKey, clock } = this.#options;
    return { keyHash: lookupHash(lookupKey, apiKey), requestedAt: clock.now() };
  }

  async resolveLookup(question: PendingKeyLookup): Promise<KeyHolder | undefined> {
    if (question.holder === undefined) {
      this.#pendingLookups.push(question);
      this.#batch ??= afterThisTurn().then(() => this.#resolveBatch());
      await this.#batch;
    }
    const { holder } = question;
    if (holder?.shouldRecordUse) await this.#recordUse(holder.keyId);
    return holder ?? undefined;
  }

  async #resolveBatch(): Promise<void> {
    const questions = this.#pendingLookups;
    this.#pendingLookups = [];
    this.#batch = undefined;
    const { em, clock } = this.#options;
    const keyHashes = [...new Set(questions.map(({ keyHash }) => keyHash))];
    const found = await findKeys.rows(em, { keyHashes, now: clock.now() });
    const byHash = new Map(found.map((row) => [row.key_hash, toKeyHolder(row)]));
    for (const question of questions) question.holder = byHash.get(question.keyHash) ?? null;
  }

  /** Requests that update the same record share one statement. If it fails, they are still served. */
  #recordUse(keyId: string): Promise<void> {
    const running = this.#recording.get(keyId);
    if (running) return running;
    const { em, clock } = this.#options;
    const recording = recordUse
      .affected(em, { keyId, now: clock.now() })
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#recording.delete(keyId));
    this.#recording.set(keyId, recording);
    return recording;
  }
}
