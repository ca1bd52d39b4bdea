import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExternalServices } from '../../sandbox/external-services.ts';
import type { Addresses } from '../../sandbox/http/addresses.ts';
import { prepareSandbox } from '../../sandbox/prepare.ts';
import { Progress } from '../../sandbox/progress.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { FREE_PORTS } from '../../sandbox/settings.ts';

const DEFAULT_URL = 'http://localhost:3000';

export interface SandboxHandle {
  addresses: Addresses;
  /** Nobody else uses it. */
  isOwn: boolean;
  stop(): Promise<void>;
}

/** The sandbox at `BASE_URL`, or a temporary one on free ports. */
export async function findSandbox({ own }: { own: boolean }): Promise<SandboxHandle> {
  if (own) return startOwnSandbox();
  const { BASE_URL } = process.env;
  const addresses = await findAddresses(BASE_URL ?? DEFAULT_URL);
  if (addresses) return { addresses, isOwn: false, stop: async () => {} };
  if (BASE_URL)
    throw new Error(`No sandbox answers at ${BASE_URL}. Without BASE_URL the demo starts its own.`);
  return startOwnSandbox();
}

async function findAddresses(url: string): Promise<Addresses | undefined> {
  const response = await fetch(`${url}/sandbox`).catch(() => undefined);
  if (!response?.ok) return undefined;
  return ((await response.json()) as { data: Addresses }).data;
}

async function startOwnSandbox(): Promise<SandboxHandle> {
  const parent = await mkdtemp(join(tmpdir(), 'demo-'));
  const env = { ...FREE_PORTS, SANDBOX_DIR: join(parent, 'data'), LOG_LEVEL: 'warn' };
  const quiet = new Progress(() => {});
  const prepared = await prepareSandbox({
    ...{ env, fresh: true, progress: quiet, checkExternalServices },
    signal: new AbortController().signal,
  });
  const sandbox = await startSandbox(prepared);
  return {
    addresses: sandbox.addresses,
    isOwn: true,
    async stop() {
      await sandbox.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
