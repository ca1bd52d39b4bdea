import { isAddress, isSignature } from '@solana/kit';
import type { Commitment } from '../ledger/record.ts';
import { invalidParams } from './errors.ts';

const COMMITMENTS: Record<string, Commitment> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  // Older names that web3.js still uses.
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  max: 'finalized',
  root: 'finalized',
};

export type Fields = Record<string, unknown>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseCount(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw invalidParams(`Invalid params: ${name} must be a non-negative integer.`);
}

/** The options object that most methods take last. */
export class Config {
  readonly fields: Fields;

  constructor(value: unknown) {
    if (value !== undefined && value !== null && !isRecord(value)) {
      throw invalidParams('Invalid params: the configuration must be an object.');
    }
    this.fields = value ?? {};
  }

  commitment(name = 'commitment'): Commitment {
    const value = this.fields[name] ?? 'finalized';
    const commitment = typeof value === 'string' ? COMMITMENTS[value] : undefined;
    if (!commitment) throw invalidParams(`Invalid params: unknown ${name} ${JSON.stringify(value)}.`);
    return commitment;
  }

  flag(name: string): boolean {
    const value = this.fields[name] ?? false;
    if (typeof value !== 'boolean') throw invalidParams(`Invalid params: ${name} must be a boolean.`);
    return value;
  }

  count(name: string): number | undefined {
    const value = this.fields[name] ?? undefined;
    return value === undefined ? undefined : parseCount(value, name);
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.fields[name] ?? fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (!choice) throw invalidParams(`Invalid params: ${name} must be one of ${choices.join(', ')}.`);
    return choice;
  }

  signature(name: string): string | undefined {
    const value = this.fields[name] ?? undefined;
    return value === undefined ? undefined : parseSignature(value);
  }

  nested(name: string): Config | undefined {
    const value = this.fields[name] ?? undefined;
    return value === undefined ? undefined : new Config(value);
  }

  list(name: string): unknown[] {
    return parseList(this.fields[name] ?? [], name);
  }
}

export function parseAddress(value: unknown): string {
  if (typeof value === 'string' && isAddress(value)) return value;
  throw invalidParams('Invalid param: not a base58 address of 32 bytes');
}

export function parseSignature(value: unknown): string {
  if (typeof value === 'string' && isSignature(value)) return value;
  throw invalidParams('Invalid param: not a base58 signature of 64 bytes');
}

function parseList(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidParams(`Invalid params: ${name} must be an array.`);
}

/** The positional parameters of one call. */
export class Params {
  readonly #values: unknown[];

  constructor(values: unknown) {
    this.#values = parseList(values ?? [], 'params');
  }

  address(index: number): string {
    return parseAddress(this.#values[index]);
  }

  signature(index: number): string {
    return parseSignature(this.#values[index]);
  }

  text(index: number): string {
    const value = this.#values[index];
    if (typeof value === 'string') return value;
    throw invalidParams(`Invalid params: parameter ${index + 1} must be a string.`);
  }

  count(index: number): number {
    return parseCount(this.#values[index], `parameter ${index + 1}`);
  }

  list(index: number): unknown[] {
    return parseList(this.#values[index], `parameter ${index + 1}`);
  }

  raw(index: number): unknown {
    return this.#values[index];
  }

  config(index: number): Config {
    return new Config(this.#values[index]);
  }
}
