import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Gateway } from './gateway.ts';

const CONTRACT = fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url));

/** A folder with `@stoplight/prism-cli` installed: 90 MB, so it is not a dependency. */
export const prismFolder = process.env.PRISM_FOLDER;

/** Prism as a validating proxy. */
export async function startPrismGateway(upstream: string): Promise<Gateway> {
  const program = join(prismFolder ?? '', 'node_modules/.bin/prism');
  const args = [program, 'proxy', CONTRACT, upstream, '--port', '0', '--errors'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  return {
    url: await readAddress(child.stdout),
    async close() {
      child.kill();
      await ended;
    },
  };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface(output);
  for await (const line of lines) {
    const [, url] = /Prism is listening on (\S+)/.exec(line) ?? [];
    if (url) {
      output.resume();
      return url;
    }
  }
  throw new Error('Prism has not started');
}
