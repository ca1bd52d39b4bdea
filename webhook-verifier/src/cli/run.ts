import process from 'node:process';
import manifest from '../../package.json' with { type: 'json' };
import { WebhookVerificationError } from '../error.ts';
import { listen } from './listen.ts';
import { signBody } from './sign.ts';
import { UsageError, usage } from './usage.ts';
import { verifyBody } from './verify.ts';

const commands: Record<string, (args: string[]) => Promise<void>> = {
  listen,
  sign: signBody,
  verify: verifyBody,
};

/** Runs one command line; returns the exit code. */
export async function run([name, ...args]: string[]): Promise<number> {
  if (name === '--version') return print(`${manifest.version}\n`);
  if (name === undefined || name === 'help' || [name, ...args].includes('--help')) return print(usage);
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`No command "${name}"`);
    await command(args);
    return 0;
  } catch (error) {
    return printError(error);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function printError(error: unknown): number {
  if (error instanceof WebhookVerificationError) {
    process.stderr.write(`${error.code}: ${error.message}\n`);
    return 1;
  }
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nTry webhook-verifier --help\n`);
  return 2;
}
