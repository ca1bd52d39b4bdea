import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import { fromRlp, toRlp } from 'viem';

// Nodes of a Merkle Patricia trie whose keys have one length, so branches hold no values. Nodes are never changed.

interface Leaf {
  kind: 'leaf';
  /** Hex digits. */
  path: string;
  value: Uint8Array;
}

interface Extension {
  kind: 'extension';
  path: string;
  child: Child;
}

export interface Branch {
  kind: 'branch';
  children: readonly (Child | undefined)[];
}

export type TrieNode = Leaf | Extension | Branch;

/** The hash of a stored node, or a node that is new or shorter than a hash. */
export type Child = Uint8Array | TrieNode;

type RawNode = Uint8Array | RawNode[];

const NOTHING = new Uint8Array();

export function decodeNode(encoded: Uint8Array): TrieNode {
  return parseNode(fromRlp(encoded, 'bytes') as RawNode[]);
}

function parseNode(raw: RawNode[]): TrieNode {
  if (raw.length === 17) return { kind: 'branch', children: raw.slice(0, 16).map(parseChild) };
  const prefixed = bytesToHex(raw[0] as Uint8Array).slice(2);
  const path = prefixed.slice(Number.parseInt(prefixed.charAt(0), 16) % 2 === 1 ? 1 : 2);
  if (prefixed.charAt(0) >= '2') return { kind: 'leaf', path, value: raw[1] as Uint8Array };
  return { kind: 'extension', path, child: parseChild(raw[1] as RawNode) as Child };
}

function parseChild(raw: RawNode): Child | undefined {
  if (Array.isArray(raw)) return parseNode(raw);
  return raw.length === 0 ? undefined : raw;
}

/** With each child replaced. */
export function mapChildren(node: TrieNode, replace: (child: Child) => Child): TrieNode {
  if (node.kind === 'leaf') return node;
  if (node.kind === 'extension') return { ...node, child: replace(node.child) };
  return { kind: 'branch', children: node.children.map((child) => child && replace(child)) };
}

export function encodeNode(node: TrieNode): Uint8Array {
  return toRlp(toRaw(node), 'bytes');
}

function toRaw(node: TrieNode): RawNode[] {
  if (node.kind === 'leaf') return [encodePath(node.path, 2), node.value];
  if (node.kind === 'extension') return [encodePath(node.path, 0), toRawChild(node.child)];
  return [...node.children.map(toRawChild), NOTHING];
}

function toRawChild(child: Child | undefined): RawNode {
  if (child === undefined) return NOTHING;
  return child instanceof Uint8Array ? child : toRaw(child);
}

function encodePath(path: string, flag: 0 | 2): Uint8Array {
  return hexToBytes(path.length % 2 === 1 ? `0x${flag + 1}${path}` : `0x${flag}0${path}`);
}
