import type { Environment } from '../server/config/read-values.ts';
import { type SandboxDatabase, startDatabase } from './database.ts';
import { checkEnvironment } from './environment.ts';
import type { checkExternalServices, ExternalServices } from './external-services.ts';
import { openPersistentState, type PersistentState } from './folder/persistent-state.ts';
import { resolvePorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { toSandboxError } from './sandbox-error.ts';
import { readSettings, type Settings } from './settings.ts';

export interface SandboxOptions {
  env: Environment;
  /** Start with an empty folder. */
  fresh: boolean;
  progress: Progress;
  /** Aborted when the user stops it. */
  signal: AbortSignal;
  /** Called only if there are any. */
  checkExternalServices: typeof checkExternalServices;
}

/** A checked environment and an open folder. */
export interface PreparedSandbox extends SandboxOptions {
  settings: Settings;
  outside: ExternalServices;
  state: PersistentState;
  /** Starting; undefined if it is an external one. */
  database: Promise<SandboxDatabase | undefined>;
  databaseUrl: string;
  /** Receives the cleanup of each part as it starts. */
  cleanup: AsyncDisposableStack;
}

/**
 * The first part of a start, in a small file of its own: problems with ports and variables show at once, and PostgreSQL
 * starts while the rest of the code loads.
 */
export async function prepareSandbox(options: SandboxOptions): Promise<PreparedSandbox> {
  const { env, fresh, progress, signal } = options;
  await using undo = new AsyncDisposableStack();
  const given = readSettings(env);
  const settings = { ...given, ports: await resolvePorts(given) };
  const config = checkEnvironment(env, settings);
  const hasExternal = Object.values(settings.external).some(Boolean) || config.redis !== undefined;
  const outside = hasExternal
    ? await options.checkExternalServices(config, settings.external)
    : { jwksUrl: '' };
  signal.throwIfAborted();

  progress.print(`Starting the sandbox in ${settings.dir}`);
  const state = await openPersistentState(settings.dir, { fresh }, undo);
  const database = settings.external.database ? Promise.resolve(undefined) : beginDatabase(state, progress);
  undo.defer(() => closeDatabase(database));
  return {
    ...options,
    settings,
    outside,
    state,
    database,
    databaseUrl: config.databaseUrl,
    cleanup: undo.move(),
  };
}

function beginDatabase({ folder }: PersistentState, progress: Progress): Promise<SandboxDatabase> {
  const database = progress.runStep('PostgreSQL', () => startDatabase(folder)).catch(toSandboxError);
  // reported when the start gets to it
  database.catch(() => {});
  return database;
}

async function closeDatabase(starting: Promise<SandboxDatabase | undefined>): Promise<void> {
  const database = await starting.catch(() => undefined);
  await database?.close();
}
