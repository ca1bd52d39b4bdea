import type { AccessList } from '@ethereumjs/tx';
import { type Address, type Hex, isAddress, isHex, zeroAddress } from 'viem';
import type { BlockReference, BlockTag } from './node.ts';
import { invalidParams } from './rpc-error.ts';
import type { CallRequest } from './simulator.ts';

// Parsers of JSON-RPC arguments: each returns the typed value, or reports which argument is invalid and what is
// expected.

export function getAddressParam(params: readonly unknown[], index: number): Address {
  return parseAddress(params[index], `argument ${index}`);
}

export function getHashParam(params: readonly unknown[], index: number): Hex {
  return parseHash(params[index], `argument ${index}`);
}

export function getQuantityParam(params: readonly unknown[], index: number): bigint {
  return parseQuantity(params[index], `argument ${index}`);
}

export function getBytesParam(params: readonly unknown[], index: number): Hex {
  return parseBytes(params[index], `argument ${index}`);
}

export function parseAddress(value: unknown, name: string): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return value.toLowerCase() as Address;
  throw invalidParams(`invalid ${name}: want an address of 0x and 40 hex digits`);
}

export function parseHash(value: unknown, name: string): Hex {
  if (isHex(value) && value.length === 66) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: want a hash of 0x and 64 hex digits`);
}

function parseQuantity(value: unknown, name: string): bigint {
  if (isHex(value) && value.length > 2 && value.length <= 66) return BigInt(value);
  throw invalidParams(`invalid ${name}: want a hex quantity such as 0x1`);
}

function parseBytes(value: unknown, name: string): Hex {
  if (isHex(value) && value.length % 2 === 0) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: want hex bytes such as 0x00ff`);
}

export function parseRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw invalidParams(`invalid ${name}: want an object`);
}

const tags = new Set<string>(['latest', 'pending', 'safe', 'finalized', 'earliest'] satisfies BlockTag[]);

function isTag(value: unknown): value is BlockTag {
  return typeof value === 'string' && tags.has(value);
}

/** A tag, a number, or the object form of EIP-1898; the latest block by default. */
export function parseBlockReference(value: unknown, name: string): BlockReference {
  if (value === undefined || value === null) return { tag: 'latest' };
  if (isTag(value)) return { tag: value };
  if (typeof value === 'object') {
    const { blockHash, blockNumber } = parseRecord(value, name);
    if (blockHash !== undefined) return { hash: parseHash(blockHash, `${name}.blockHash`) };
    return { number: parseNumber(blockNumber, `${name}.blockNumber`) };
  }
  return { number: parseNumber(value, name) };
}

function parseNumber(value: unknown, name: string): number {
  const number = parseQuantity(value, name);
  if (number <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(number);
  throw invalidParams(`invalid ${name}: block number too large`);
}

export function parseCallRequest(value: unknown): CallRequest {
  const call = parseRecord(value, 'argument 0');
  const read = <T, D>(key: string, reader: (value: unknown, name: string) => T, missing: D): T | D =>
    call[key] === undefined || call[key] === null ? missing : reader(call[key], key);
  return {
    from: read('from', parseAddress, zeroAddress),
    to: read('to', parseAddress, undefined),
    data: read('input', parseBytes, undefined) ?? read('data', parseBytes, '0x'),
    value: read('value', parseQuantity, 0n),
    gas: read('gas', parseQuantity, undefined),
    accessList: read('accessList', parseAccessList, []),
  };
}

function parseAccessList(value: unknown, name: string): AccessList {
  if (!Array.isArray(value)) throw invalidParams(`invalid ${name}: want a list`);
  return value.map((item, index) => {
    const { address, storageKeys } = parseRecord(item, `${name}[${index}]`);
    if (!Array.isArray(storageKeys))
      throw invalidParams(`invalid ${name}[${index}].storageKeys: want a list`);
    const keys = storageKeys.map((key) => parseHash(key, `${name}[${index}].storageKeys`));
    return { address: parseAddress(address, `${name}[${index}].address`), storageKeys: keys };
  });
}
