import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BatchDBOp, DB } from '@ethereumjs/util';
import { LRUCache } from 'lru-cache';
import { inTransaction } from './database.ts';

type Value = string | Uint8Array;

const MAX_CACHED = 20_000;

/**
 * Storage of the state trie. Nodes are keyed by hash, so none is ever changed or removed: every past block's state
 * stays readable, and a crash between two writes leaves at most an unused node.
 */
export class TrieDatabase implements DB<string, Value> {
  readonly #db: DatabaseSync;
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  /** Never wrong: what has a hash does not change. */
  readonly #cached = new LRUCache<string, Value>({ max: MAX_CACHED });

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#select = db.prepare('SELECT value FROM nodes WHERE key = ?');
    this.#insert = db.prepare('INSERT OR IGNORE INTO nodes (key, value) VALUES (?, ?)');
  }

  async get(key: string): Promise<Value | undefined> {
    const cached = this.#cached.get(key);
    if (cached !== undefined) return cached;
    const value = this.#select.get(key)?.value as Value | undefined;
    if (value !== undefined) this.#cached.set(key, value);
    return value;
  }

  async put(key: string, value: Value): Promise<void> {
    this.#insert.run(key, value);
    this.#cached.set(key, value);
  }

  async batch(operations: BatchDBOp<string, Value>[]): Promise<void> {
    inTransaction(this.#db, () => {
      for (const operation of operations) {
        if (operation.type === 'put') this.#insert.run(operation.key, operation.value);
      }
    });
    for (const operation of operations)
      if (operation.type === 'put') this.#cached.set(operation.key, operation.value);
  }

  async del(): Promise<void> {}

  async open(): Promise<void> {}

  shallowCopy(): this {
    return this;
  }
}
