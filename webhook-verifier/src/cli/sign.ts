import process from 'node:process';
import { sign } from '../testing.ts';
import { parseArguments, parseWholeNumber, readBody, requireSecrets } from './arguments.ts';

export async function signBody(args: string[]): Promise<void> {
  const { values, file } = parseArguments(args, { timestamp: { type: 'string' } });
  const [secret] = requireSecrets(values.secret);
  const now = Math.floor(Date.now() / 1000);
  const timestamp = parseWholeNumber('timestamp', values.timestamp, now, Number.MAX_SAFE_INTEGER);
  process.stdout.write(`${await sign(await readBody(file), secret, { timestamp })}\n`);
}
