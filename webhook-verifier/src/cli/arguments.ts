import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const secretOption = { secret: { type: 'string', multiple: true } } as const satisfies Options;

/** The flags and at most one file name of a command; every command takes secrets. */
export function parseArguments<O extends Options>(args: string[], options: O) {
  try {
    const parsed = parseArgs({ args, options: { ...options, ...secretOption }, allowPositionals: true });
    if (parsed.positionals.length > 1) throw new Error('One file at most');
    return { ...parsed, file: parsed.positionals[0] };
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

export function requireSecrets(given: string[] | undefined): [string, ...string[]] {
  const [first, ...others] = given ?? [process.env.MARKET_WEBHOOK_SECRET ?? ''];
  if (first) return [first, ...others];
  throw new UsageError('No secret: pass --secret or set MARKET_WEBHOOK_SECRET');
}

/** An integer within bounds, or the fallback if the flag was not given. */
export function parseWholeNumber(
  flag: string,
  given: string | undefined,
  fallback: number,
  max: number,
): number {
  if (given === undefined) return fallback;
  if (/^\d+$/.test(given) && Number(given) <= max) return Number(given);
  throw new UsageError(`--${flag} must be a whole number from 0 to ${max}, not "${given}"`);
}

export async function readBody(file: string | undefined): Promise<Uint8Array> {
  if (!file || file === '-') return buffer(process.stdin);
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${(error as Error).message}`, { cause: error });
  }
}
