import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './pages.ts';

/** A program of this repository as a user would run it, with its output. */
export class Program {
  readonly exit: Promise<number | null>;
  readonly #child: ChildProcess;
  output = '';

  constructor(command: string[], env: Record<string, string>, input?: string) {
    const [file = '', ...args] = command;
    this.#child = spawn(file, args, { cwd: ROOT, env: { ...process.env, ...env } });
    this.exit = once(this.#child, 'close').then(([code]) => code as number | null);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.#child.stdin?.end(input);
  }

  /** Waits until the output matches the pattern, and returns the pattern's group. */
  async waitForOutput(pattern: RegExp): Promise<string> {
    const ended = this.exit.then(() => 'ended');
    for (;;) {
      const [, found] = pattern.exec(this.output) ?? [];
      if (found !== undefined) return found;
      const chunk = once(this.#child.stdout as NodeJS.ReadableStream, 'data');
      if ((await Promise.race([chunk, ended])) === 'ended') throw new Error(`It ended: ${this.output}`);
    }
  }

  interrupt(): void {
    this.#child.kill('SIGINT');
  }
}

/** Runs to the end; throws with the output if it failed. */
export async function runProgram(
  command: string[],
  env: Record<string, string>,
  input?: string,
): Promise<string> {
  const program = new Program(command, env, input);
  const code = await program.exit;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${program.output}`);
  return program.output;
}
