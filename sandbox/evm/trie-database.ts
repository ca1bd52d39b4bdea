import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { bytesToUnprefixedHex } from '@ethereumjs/util';
import { LRUCache } from 'lru-cache';
import { inTransaction } from './database.ts';
import { hashKeccak256 } from './fast-crypto.ts';
import { decodeNode, type TrieNode } from './trie-nodes.ts';

const MAX_CACHED_NODES = 8_000;
const MAX_CACHED_CODES = 100;
/** Keeps a code apart from a node with the same bytes. */
const CODE_PREFIX = '63';

/**
 * Storage of the state: trie nodes and codes. They are keyed by hash, so none is ever changed or removed: every past
 * block's state stays readable, and a crash between two writes leaves at most an unused node.
 */
export class TrieDatabase {
  readonly #db: DatabaseSync;
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  /** Never wrong: what has a hash does not change. */
  readonly #nodes = new LRUCache<string, TrieNode>({ max: MAX_CACHED_NODES });
  readonly #codes = new LRUCache<string, Uint8Array>({ max: MAX_CACHED_CODES });
  readonly #added = new Map<string, Uint8Array>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#select = db.prepare('SELECT value FROM nodes WHERE key = ?');
    this.#insert = db.prepare('INSERT OR IGNORE INTO nodes (key, value) VALUES (?, ?)');
  }

  getNode(hash: Uint8Array): TrieNode {
    const key = bytesToUnprefixedHex(hash);
    const cached = this.#nodes.get(key);
    if (cached) return cached;
    const encoded = this.#read(key);
    if (!encoded) throw new Error(`The chain data lacks the trie node ${key}.`);
    const node = decodeNode(encoded);
    this.#nodes.set(key, node);
    return node;
  }

  getCode(hash: Uint8Array): Uint8Array | undefined {
    const key = CODE_PREFIX + bytesToUnprefixedHex(hash);
    const code = this.#codes.get(key) ?? this.#read(key);
    if (code) this.#codes.set(key, code);
    return code;
  }

  addCode(hash: Uint8Array, code: Uint8Array): void {
    this.#added.set(CODE_PREFIX + bytesToUnprefixedHex(hash), code);
  }

  /** Returns its hash. */
  addNode(encoded: Uint8Array, node: TrieNode): Uint8Array {
    const hash = hashKeccak256(encoded);
    const key = bytesToUnprefixedHex(hash);
    this.#added.set(key, encoded);
    this.#nodes.set(key, node);
    return hash;
  }

  write(): void {
    inTransaction(this.#db, () => {
      for (const [key, value] of this.#added) this.#insert.run(key, value);
    });
    this.#added.clear();
  }

  #read(key: string): Uint8Array | undefined {
    return this.#added.get(key) ?? (this.#select.get(key)?.value as Uint8Array | undefined);
  }
}
