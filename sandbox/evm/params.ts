import type { AccessList } from '@ethereumjs/tx';
import { type Address, type Hex, isAddress, isHex, zeroAddress } from 'viem';
import type { BlockReference, BlockTag } from './node.ts';
import { invalidParams } from './rpc-error.ts';
import type { CallRequest } from './simulator.ts';

// Readers of JSON-RPC arguments: each gives the typed value or says which argument is wrong and what it should be.

export function addressAt(params: readonly unknown[], index: number): Address {
  return readAddress(params[index], `argument ${index}`);
}

export function hashAt(params: readonly unknown[], index: number): Hex {
  return readHash(params[index], `argument ${index}`);
}

export function quantityAt(params: readonly unknown[], index: number): bigint {
  return readQuantity(params[index], `argument ${index}`);
}

export function bytesAt(params: readonly unknown[], index: number): Hex {
  return readBytes(params[index], `argument ${index}`);
}

export function readAddress(value: unknown, name: string): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return value.toLowerCase() as Address;
  throw invalidParams(`invalid ${name}: want an address of 0x and 40 hex digits`);
}

export function readHash(value: unknown, name: string): Hex {
  if (isHex(value) && value.length === 66) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: want a hash of 0x and 64 hex digits`);
}

function readQuantity(value: unknown, name: string): bigint {
  if (isHex(value) && value.length > 2 && value.length <= 66) return BigInt(value);
  throw invalidParams(`invalid ${name}: want a hex quantity such as 0x1`);
}

function readBytes(value: unknown, name: string): Hex {
  if (isHex(value) && value.length % 2 === 0) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: want hex bytes such as 0x00ff`);
}

export function readRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw invalidParams(`invalid ${name}: want an object`);
}

const tags = new Set<string>(['latest', 'pending', 'safe', 'finalized', 'earliest'] satisfies BlockTag[]);

function isTag(value: unknown): value is BlockTag {
  return typeof value === 'string' && tags.has(value);
}

/** A tag, a number, or the object form of EIP-1898; nothing means the latest block. */
export function readBlock(value: unknown, name: string): BlockReference {
  if (value === undefined || value === null) return { tag: 'latest' };
  if (isTag(value)) return { tag: value };
  if (typeof value === 'object') {
    const { blockHash, blockNumber } = readRecord(value, name);
    if (blockHash !== undefined) return { hash: readHash(blockHash, `${name}.blockHash`) };
    return { number: readNumber(blockNumber, `${name}.blockNumber`) };
  }
  return { number: readNumber(value, name) };
}

function readNumber(value: unknown, name: string): number {
  const number = readQuantity(value, name);
  if (number <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(number);
  throw invalidParams(`invalid ${name}: block number too large`);
}

export function readCall(value: unknown): CallRequest {
  const call = readRecord(value, 'argument 0');
  const read = <T, D>(key: string, reader: (value: unknown, name: string) => T, missing: D): T | D =>
    call[key] === undefined || call[key] === null ? missing : reader(call[key], key);
  return {
    from: read('from', readAddress, zeroAddress),
    to: read('to', readAddress, undefined),
    data: read('input', readBytes, undefined) ?? read('data', readBytes, '0x'),
    value: read('value', readQuantity, 0n),
    gas: read('gas', readQuantity, undefined),
    accessList: read('accessList', readAccessList, []),
  };
}

function readAccessList(value: unknown, name: string): AccessList {
  if (!Array.isArray(value)) throw invalidParams(`invalid ${name}: want a list`);
  return value.map((item, index) => {
    const { address, storageKeys } = readRecord(item, `${name}[${index}]`);
    if (!Array.isArray(storageKeys))
      throw invalidParams(`invalid ${name}[${index}].storageKeys: want a list`);
    const keys = storageKeys.map((key) => readHash(key, `${name}[${index}].storageKeys`));
    return { address: readAddress(address, `${name}[${index}].address`), storageKeys: keys };
  });
}
