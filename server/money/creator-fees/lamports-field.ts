import { invalidFields } from '../../foundation/platform/invalid-fields.ts';

const MOST = 10_000_000_000n;

/** The contract takes numbers within bounds, and texts of any number of digits. */
export function parseLamports(path: string, value: string | number): bigint {
  const lamports = BigInt(value);
  if (lamports >= 1n && lamports <= MOST) return lamports;
  throw invalidFields([{ path, message: `must be from 1 to ${MOST} lamports, which is 10 SOL` }]);
}
