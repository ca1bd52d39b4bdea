import process from 'node:process';
import { verifySync } from '../verify-sync.ts';
import { parseArguments, parseWholeNumber, readBody, requireSecrets } from './arguments.ts';
import { UsageError } from './usage.ts';

export async function verifyBody(args: string[]): Promise<void> {
  const { values, file } = parseArguments(args, {
    signature: { type: 'string' },
    tolerance: { type: 'string' },
  });
  const { signature } = values;
  if (signature === undefined) throw new UsageError('No --signature: pass the value of X-Market-Signature');
  const secrets = requireSecrets(values.secret);
  const tolerance = parseWholeNumber('tolerance', values.tolerance, 300, Number.MAX_SAFE_INTEGER);
  const event = verifySync(await readBody(file), signature, secrets, { tolerance });
  process.stdout.write(`${JSON.stringify(event)}\n`);
}
