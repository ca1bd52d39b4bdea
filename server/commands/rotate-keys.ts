import { openDatabase } from '../composition/open-database.ts';
import { ConfigError } from '../config/config.ts';
import { type Environment, readValues } from '../config/read-values.ts';
import { Sealer } from '../foundation/platform/crypto.ts';
import { countOutdatedKeys, resealKeys } from '../identity/reseal-keys.ts';
import { countOutdatedWallets, resealWallets } from '../identity/reseal-wallets.ts';
import { countOutdatedSecrets, resealBatch } from '../market/agents/reseal-secrets.ts';

const BATCH_SIZE = 500;

export interface RotationOptions {
  batchSize?: number;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Re-encrypts every stored secret with the newest master key, in committed batches. If it is interrupted, running it
 * again continues. It can run beside servers that already have the newest key.
 */
export async function rotateKeys(
  databaseUrl: string,
  masterKeys: ReadonlyMap<number, Uint8Array>,
  { batchSize = BATCH_SIZE, onProgress }: RotationOptions = {},
): Promise<number> {
  const sealer = new Sealer(masterKeys);
  await using orm = await openDatabase(databaseUrl, { poolSize: 2, applicationName: 'agent-market-keys' });
  let total = 0;
  for (const count of [countOutdatedSecrets, countOutdatedKeys, countOutdatedWallets]) {
    total += await count(orm.em.fork(), sealer);
  }
  let done = 0;
  for (const reseal of [resealBatch, resealKeys, resealWallets]) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const ids = await reseal(orm.em.fork(), sealer, { after, limit: batchSize });
      after = ids.at(-1);
      done += ids.length;
      if (ids.length > 0) onProgress?.(done, total);
    }
  }
  return done;
}

/** Configured by the environment; returns a summary. */
export async function rotateConfiguredKeys(
  env: Environment,
  onProgress: (text: string) => void,
): Promise<{ sealed: number; text: string }> {
  const { values, problems } = readValues(env, ['DATABASE_URL', 'MASTER_KEYS']);
  const { DATABASE_URL: databaseUrl, MASTER_KEYS: masterKeys } = values;
  if (!databaseUrl || !masterKeys) throw new ConfigError(problems);
  const newest = Math.max(...masterKeys.keys());
  const sealed = await rotateKeys(databaseUrl, masterKeys, {
    onProgress: (count, total) =>
      onProgress(`Sealed ${count} of ${total} agents, API keys and wallets with key ${newest}`),
  });
  const text =
    sealed === 0
      ? `All secrets are already sealed with key ${newest}.`
      : `Done. You can remove older keys from MASTER_KEYS.`;
  return { sealed, text };
}

async function main(): Promise<void> {
  console.log((await rotateConfiguredKeys(process.env, console.log)).text);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
