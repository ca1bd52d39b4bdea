import process from 'node:process';
import { sign } from '../testing.ts';
import { parse, readBody, secretsOf, wholeNumber } from './arguments.ts';

export async function signBody(args: string[]): Promise<void> {
  const { values, file } = parse(args, { timestamp: { type: 'string' } });
  const [secret] = secretsOf(values.secret);
  const now = Math.floor(Date.now() / 1000);
  const timestamp = wholeNumber('timestamp', values.timestamp, now, Number.MAX_SAFE_INTEGER);
  process.stdout.write(`${await sign(await readBody(file), secret, { timestamp })}\n`);
}
