import type { Config } from '../server/config/config.ts';
import type { Environment } from '../server/config/read.ts';
import { buildConsole } from './console.ts';
import { openKept } from './folder/kept.ts';
import { type Addresses, addressesOf } from './http/addresses.ts';
import { type Local, startLocalParts } from './parts.ts';
import { settlePorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { readSettings } from './settings.ts';

export interface SandboxOptions {
  env: Environment;
  /** Begin with an empty folder. */
  fresh: boolean;
  progress: Progress;
  /** Aborted when the person no longer wants it. */
  signal: AbortSignal;
}

export interface Sandbox {
  config: Config;
  addresses: Addresses;
  dir: string;
  local: Local;
  stop(): Promise<void>;
}

/**
 * Starts everything, or throws with nothing left running. Large modules are loaded when it is their turn: what is
 * wrong with the ports shows at once, and the server's code loads while PostgreSQL sets itself up.
 */
export async function startSandbox({ env, fresh, progress, signal }: SandboxOptions): Promise<Sandbox> {
  await using undo = new AsyncDisposableStack();
  const given = readSettings(env);
  const settings = { ...given, ports: await settlePorts(given) };
  const { checkEnvironment, serverConfig } = await import('./environment.ts');
  const { checkExternalServices } = await import('./outside.ts');
  const outside = await checkExternalServices(checkEnvironment(env, settings), settings.outside);
  signal.throwIfAborted();

  progress.say(`Starting the sandbox in ${settings.dir}`);
  const kept = await openKept(settings.dir, { fresh }, undo);
  const [local, server, treasury, { migrate }] = await Promise.all([
    startLocalParts({ env, settings, kept, progress, undo }),
    import('./server.ts'),
    import('./networks/treasury.ts'),
    import('../server/commands/migrate.ts'),
    buildConsole(progress),
  ]);
  signal.throwIfAborted();

  const config = serverConfig(env, settings, kept.secrets.variables, local.variables);
  const treasuries = await treasury.addressesOf(config);
  await Promise.all([
    progress.step('Tables and queues up to date', () => migrate(config.databaseUrl)),
    progress.step('Gas for the treasuries', () => treasury.fund(local.chains, treasuries)),
  ]);
  signal.throwIfAborted();

  const addresses = addressesOf(config, treasuries, local.identity?.jwksUrl ?? outside.jwksUrl);
  await progress.step('API, MCP and workers', async () => {
    const app = await server.createServer(config, { addresses, kept, local });
    undo.defer(() => app.stop());
    await app.start();
  });
  const running = undo.move();
  return { config, addresses, dir: settings.dir, local, stop: () => running.disposeAsync() };
}
