import type { Config } from '../server/config/config.ts';
import type { Environment } from '../server/config/read-values.ts';
import { buildConsole } from './console.ts';
import { openPersistentState } from './folder/persistent-state.ts';
import { type Addresses, buildAddresses } from './http/addresses.ts';
import { type LocalServices, startLocalServices } from './local-services.ts';
import { Treasuries } from './networks/treasury.ts';
import { resolvePorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { readSettings } from './settings.ts';

export interface SandboxOptions {
  env: Environment;
  /** Start with an empty folder. */
  fresh: boolean;
  progress: Progress;
  /** Aborted when the user stops it. */
  signal: AbortSignal;
}

export interface Sandbox {
  config: Config;
  addresses: Addresses;
  dir: string;
  services: LocalServices;
  stop(): Promise<void>;
}

/**
 * Starts everything, or throws with nothing left running. Large modules are loaded lazily: port problems show at
 * once, and the server's code loads while PostgreSQL starts.
 */
export async function startSandbox({ env, fresh, progress, signal }: SandboxOptions): Promise<Sandbox> {
  await using undo = new AsyncDisposableStack();
  const given = readSettings(env);
  const settings = { ...given, ports: await resolvePorts(given) };
  const { checkEnvironment, buildServerConfig } = await import('./environment.ts');
  const { checkExternalServices } = await import('./external-services.ts');
  const checked = checkEnvironment(env, settings);
  const outside = await checkExternalServices(checked, settings.external);
  signal.throwIfAborted();

  progress.print(`Starting the sandbox in ${settings.dir}`);
  const kept = await openPersistentState(settings.dir, { fresh }, undo);
  const { databaseUrl } = checked;
  const { variables } = kept.secrets;
  const treasuries = new Treasuries(() => checkEnvironment(env, settings, variables));
  const [local, server] = await Promise.all([
    startLocalServices({ env, settings, state: kept, progress, databaseUrl, treasuries, cleanup: undo }),
    import('./server.ts'),
    buildConsole(progress),
  ]);
  signal.throwIfAborted();

  const config = buildServerConfig(env, settings, variables, local.variables);
  const jwksUrl = local.identity?.jwksUrl ?? outside.jwksUrl;
  const addresses = buildAddresses(config, await treasuries.getAddresses(), jwksUrl);
  await progress.runStep('API, MCP and workers', async () => {
    const app = await server.createServer(config, {
      ...{ addresses, kept, local },
      productionLimits: settings.productionLimits,
    });
    undo.defer(() => app.stop());
    await app.start();
  });
  const running = undo.move();
  return { config, addresses, dir: settings.dir, services: local, stop: () => running.disposeAsync() };
}
