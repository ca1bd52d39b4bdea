import { equalsBytes } from '@ethereumjs/util';
import type { TrieDatabase } from './trie-database.ts';
import { type Branch, type Child, encodeNode, mapChildren, type TrieNode } from './trie-nodes.ts';

const HASH_LENGTH = 32;

/**
 * A Merkle Patricia trie. Its root is that of `@ethereumjs/mpt`, which hashes and stores the whole path at each change;
 * here all changes of a block are hashed together. Keys are hex digits, all of one length.
 */
export class Trie {
  readonly #database: TrieDatabase;
  #root: Child | undefined;

  constructor(database: TrieDatabase, root?: Uint8Array) {
    this.#database = database;
    this.#root = root;
  }

  get(key: string): Uint8Array | undefined {
    let node = this.#root && this.#resolve(this.#root);
    let path = key;
    while (node) {
      if (node.kind === 'leaf') return node.path === path ? node.value : undefined;
      if (node.kind === 'extension' && !path.startsWith(node.path)) return undefined;
      const child = node.kind === 'branch' ? node.children[toDigit(path)] : node.child;
      path = path.slice(node.kind === 'branch' ? 1 : node.path.length);
      node = child && this.#resolve(child);
    }
    return undefined;
  }

  set(key: string, value: Uint8Array): void {
    this.#root = this.#insert(this.#root, key, value);
  }

  delete(key: string): void {
    this.#root = this.#root && this.#remove(this.#root, key);
  }

  /** Stores what is new; undefined if the trie is empty. */
  save(): Uint8Array | undefined {
    if (!this.#root || this.#root instanceof Uint8Array) return this.#root;
    const root = this.#seal(this.#root);
    this.#root = root instanceof Uint8Array ? root : this.#database.addNode(encodeNode(root), root);
    return this.#root;
  }

  #resolve(child: Child): TrieNode {
    return child instanceof Uint8Array ? this.#database.getNode(child) : child;
  }

  /** The hash of a new node, or the node itself where that is shorter. */
  #seal(child: Child): Child {
    if (child instanceof Uint8Array) return child;
    const node = mapChildren(child, (one) => this.#seal(one));
    const encoded = encodeNode(node);
    return encoded.length < HASH_LENGTH ? node : this.#database.addNode(encoded, node);
  }

  #insert(place: Child | undefined, path: string, value: Uint8Array): Child {
    if (!place) return { kind: 'leaf', path, value };
    const node = this.#resolve(place);
    if (node.kind === 'branch') {
      const digit = toDigit(path);
      const child = this.#insert(node.children[digit], path.slice(1), value);
      return child === node.children[digit] ? place : replaceChild(node, digit, child);
    }
    const shared = countShared(node.path, path);
    if (shared < node.path.length) return split(node, path, shared, value);
    if (node.kind === 'leaf') return equalsBytes(node.value, value) ? place : { ...node, value };
    const child = this.#insert(node.child, path.slice(shared), value);
    return child === node.child ? place : { ...node, child };
  }

  #remove(place: Child, path: string): Child | undefined {
    const node = this.#resolve(place);
    if (node.kind === 'leaf') return node.path === path ? undefined : place;
    if (node.kind === 'branch') return this.#removeFromBranch(place, node, path);
    if (!path.startsWith(node.path)) return place;
    const child = this.#remove(node.child, path.slice(node.path.length));
    if (child === node.child) return place;
    return child && this.#prepend(node.path, child);
  }

  #removeFromBranch(place: Child, node: Branch, path: string): Child | undefined {
    const digit = toDigit(path);
    const old = node.children[digit];
    const child = old && this.#remove(old, path.slice(1));
    if (child === old) return place;
    const branch = replaceChild(node, digit, child);
    const [only, another] = branch.children.flatMap((one, index) => (one ? [index] : []));
    if (only === undefined || another !== undefined) return branch;
    return this.#prepend(only.toString(16), branch.children[only] as Child);
  }

  /** A branch with one child is no branch any more: its digit goes into the path of the child. */
  #prepend(path: string, place: Child): TrieNode {
    const node = this.#resolve(place);
    if (node.kind === 'branch') return { kind: 'extension', path, child: place };
    return { ...node, path: path + node.path };
  }
}

function toDigit(path: string): number {
  return Number.parseInt(path.charAt(0), 16);
}

function replaceChild({ children }: Branch, digit: number, child: Child | undefined): Branch {
  return { kind: 'branch', children: children.with(digit, child) };
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

function split(node: Exclude<TrieNode, Branch>, path: string, shared: number, value: Uint8Array): TrieNode {
  const rest = node.path.slice(shared + 1);
  const old: Child = node.kind === 'extension' && rest === '' ? node.child : { ...node, path: rest };
  const children: (Child | undefined)[] = new Array(16).fill(undefined);
  children[toDigit(node.path.slice(shared))] = old;
  children[toDigit(path.slice(shared))] = { kind: 'leaf', path: path.slice(shared + 1), value };
  const branch: Branch = { kind: 'branch', children };
  return shared === 0 ? branch : { kind: 'extension', path: path.slice(0, shared), child: branch };
}
