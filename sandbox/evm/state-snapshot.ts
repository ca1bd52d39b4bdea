import {
  type Account,
  bytesToUnprefixedHex,
  createAccountFromRLP,
  equalsBytes,
  KECCAK256_RLP,
  unprefixedHexToBytes,
} from '@ethereumjs/util';
import { fromRlp } from 'viem';
import { hashKeccak256 } from './fast-crypto.ts';
import { Trie } from './trie.ts';
import type { TrieDatabase } from './trie-database.ts';

const MAX_CACHED = 10_000;
const EMPTY = new Uint8Array();

/** Accounts and storage at one state root, which never change. Addresses and slots are hex digits. */
export class StateSnapshot {
  /** Undefined if there are no accounts. */
  readonly root: Uint8Array | undefined;
  readonly #database: TrieDatabase;
  readonly #trie: Trie;
  readonly #accounts = new Map<string, Account | undefined>();
  readonly #slots = new Map<string, Uint8Array>();

  constructor(database: TrieDatabase, root: Uint8Array | undefined) {
    this.#database = database;
    this.root = omitEmptyRoot(root);
    this.#trie = new Trie(database, this.root);
  }

  getAccount(address: string): Account | undefined {
    if (this.#accounts.has(address)) return this.#accounts.get(address);
    const encoded = this.#trie.get(hashKey(address));
    const account = encoded && createAccountFromRLP(encoded);
    addCached(this.#accounts, address, account);
    return account;
  }

  /** Undefined if the account stores nothing. */
  getStorageRoot(address: string): Uint8Array | undefined {
    return omitEmptyRoot(this.getAccount(address)?.storageRoot);
  }

  /** Without leading zeros. */
  getStorage(address: string, slot: string): Uint8Array {
    const place = address + slot;
    const cached = this.#slots.get(place);
    if (cached) return cached;
    const encoded = new Trie(this.#database, this.getStorageRoot(address)).get(hashKey(slot));
    const value = encoded ? (fromRlp(encoded, 'bytes') as Uint8Array) : EMPTY;
    addCached(this.#slots, place, value);
    return value;
  }
}

/** The key of an address or a slot in its trie. */
export function hashKey(place: string): string {
  return bytesToUnprefixedHex(hashKeccak256(unprefixedHexToBytes(place)));
}

/** Not an LRU cache, which takes longer to create than a block takes to mine: every block has another root. */
function addCached<T>(cache: Map<string, T>, key: string, value: T): void {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, value);
}

function omitEmptyRoot(root: Uint8Array | undefined): Uint8Array | undefined {
  return root && !equalsBytes(root, KECCAK256_RLP) ? root : undefined;
}
