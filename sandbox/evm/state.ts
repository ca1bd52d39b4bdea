import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { OriginalStorageCache } from '@ethereumjs/statemanager';
import {
  Account,
  type Address,
  bytesToUnprefixedHex,
  equalsBytes,
  KECCAK256_NULL,
  KECCAK256_RLP,
  unpadBytes,
} from '@ethereumjs/util';
import { toRlp } from 'viem';
import { hashKeccak256 } from './fast-crypto.ts';
import { hashKey, type StateSnapshot } from './state-snapshot.ts';
import { Trie } from './trie.ts';
import type { TrieDatabase } from './trie-database.ts';

const EMPTY = new Uint8Array();

/** What one account has stored since the snapshot. */
interface StorageChanges {
  /** Nothing of the snapshot's storage counts any more. */
  isCleared: boolean;
  slots: Map<string, Uint8Array>;
}

/**
 * The state on which one block, call or simulation runs: a snapshot and the changes to it. Nothing is stored before
 * `getStateRoot`, so a state that is dropped leaves no trace.
 */
export class State implements StateManagerInterface {
  readonly originalStorageCache = new OriginalStorageCache((address, key) => this.getStorage(address, key));
  readonly #snapshot: StateSnapshot;
  readonly #database: TrieDatabase;
  readonly #accounts = new Map<string, Account | undefined>();
  readonly #storage = new Map<string, StorageChanges>();
  readonly #codes = new Map<string, Uint8Array>();
  /** Takes back each change, newest last. */
  readonly #undo: (() => void)[] = [];
  readonly #checkpoints: number[] = [];

  constructor(snapshot: StateSnapshot, database: TrieDatabase) {
    this.#snapshot = snapshot;
    this.#database = database;
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const account = this.#getAccount(toKey(address));
    // A copy: the virtual machine changes what it gets before it puts it back.
    return account && copyAccount(account);
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    this.#setAccount(toKey(address), account && copyAccount(account));
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#setAccount(toKey(address), undefined);
    await this.clearStorage(address);
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account();
    this.#setAccount(toKey(address), Object.assign(account, fields));
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const codeHash = hashKeccak256(code);
    this.#codes.set(bytesToUnprefixedHex(codeHash), code);
    await this.modifyAccountFields(address, { codeHash });
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const codeHash = this.#getAccount(toKey(address))?.codeHash;
    if (!codeHash || equalsBytes(codeHash, KECCAK256_NULL)) return EMPTY;
    return this.#codes.get(bytesToUnprefixedHex(codeHash)) ?? this.#database.getCode(codeHash) ?? EMPTY;
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length;
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    return this.readStorage(address, key);
  }

  /** Without leading zeros. */
  readStorage(address: Address, key: Uint8Array): Uint8Array {
    const place = toKey(address);
    const slot = bytesToUnprefixedHex(key);
    const changes = this.#storage.get(place);
    const changed = changes?.slots.get(slot);
    if (changed) return changed;
    return changes?.isCleared ? EMPTY : this.#snapshot.getStorage(place, slot);
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    const place = toKey(address);
    const { slots } =
      this.#storage.get(place) ?? this.#setStorage(place, { isCleared: false, slots: new Map() });
    const slot = bytesToUnprefixedHex(key);
    const before = slots.get(slot);
    slots.set(slot, unpadBytes(value));
    this.#undo.push(() => (before ? slots.set(slot, before) : slots.delete(slot)));
  }

  async clearStorage(address: Address): Promise<void> {
    this.#setStorage(toKey(address), { isCleared: true, slots: new Map() });
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(this.#undo.length);
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop();
  }

  async revert(): Promise<void> {
    const length = this.#checkpoints.pop() ?? 0;
    while (this.#undo.length > length) this.#undo.pop()?.();
  }

  /** Stores the changes. */
  async getStateRoot(): Promise<Uint8Array> {
    const trie = new Trie(this.#database, this.#snapshot.root);
    for (const place of new Set([...this.#accounts.keys(), ...this.#storage.keys()])) {
      const account = this.#getAccount(place);
      const key = hashKey(place);
      if (account) trie.set(key, this.#saveAccount(place, account));
      else trie.delete(key);
    }
    const root = trie.save() ?? KECCAK256_RLP;
    this.#database.write();
    return root;
  }

  async hasStateRoot(root: Uint8Array): Promise<boolean> {
    return equalsBytes(root, this.#snapshot.root ?? KECCAK256_RLP);
  }

  async setStateRoot(): Promise<void> {
    throw new Error('Open another state for another root.');
  }

  clearCaches(): void {}

  shallowCopy(): State {
    return new State(this.#snapshot, this.#database);
  }

  #getAccount(place: string): Account | undefined {
    return this.#accounts.has(place) ? this.#accounts.get(place) : this.#snapshot.getAccount(place);
  }

  #setAccount(place: string, account: Account | undefined): void {
    const isFirst = !this.#accounts.has(place);
    const before = this.#accounts.get(place);
    this.#accounts.set(place, account);
    this.#undo.push(() => (isFirst ? this.#accounts.delete(place) : this.#accounts.set(place, before)));
  }

  #setStorage(place: string, changes: StorageChanges): StorageChanges {
    const before = this.#storage.get(place);
    this.#storage.set(place, changes);
    this.#undo.push(() => (before ? this.#storage.set(place, before) : this.#storage.delete(place)));
    return changes;
  }

  #saveAccount(place: string, account: Account): Uint8Array {
    const code = this.#codes.get(bytesToUnprefixedHex(account.codeHash));
    if (code) this.#database.addCode(account.codeHash, code);
    const changes = this.#storage.get(place);
    if (!changes) return account.serialize();
    const trie = new Trie(
      this.#database,
      changes.isCleared ? undefined : this.#snapshot.getStorageRoot(place),
    );
    for (const [slot, value] of changes.slots) {
      if (value.length === 0) trie.delete(hashKey(slot));
      else trie.set(hashKey(slot), toRlp(value, 'bytes'));
    }
    const storageRoot = trie.save() ?? KECCAK256_RLP;
    return new Account(account.nonce, account.balance, storageRoot, account.codeHash).serialize();
  }
}

function toKey(address: Address): string {
  return bytesToUnprefixedHex(address.bytes);
}

function copyAccount({ nonce, balance, storageRoot, codeHash }: Account): Account {
  return new Account(nonce, balance, storageRoot, codeHash);
}
