import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

const MAX_LAMPORTS = 10_000_000_000n;

/** The contract accepts bounded numbers, and strings of any number of digits. */
export function parseLamportsField(path: string, value: string | number): bigint {
  const lamports = BigInt(value);
  if (lamports >= 1n && lamports <= MAX_LAMPORTS) return lamports;
  throw invalidFieldsError([
    { path, message: `must be from 1 to ${MAX_LAMPORTS} lamports, which is 10 SOL` },
  ]);
}
