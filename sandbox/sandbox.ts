import type { Config } from '../server/config/config.ts';
import { buildConsole } from './console.ts';
import { buildServerConfig, checkEnvironment } from './environment.ts';
import { type Addresses, buildAddresses } from './http/addresses.ts';
import { type LocalServices, startLocalServices } from './local-services.ts';
import { Treasuries } from './networks/treasury.ts';
import type { PreparedSandbox } from './prepare.ts';

export interface Sandbox {
  config: Config;
  addresses: Addresses;
  dir: string;
  services: LocalServices;
  stop(): Promise<void>;
}

/** Starts everything, or throws with nothing left running. */
export async function startSandbox(prepared: PreparedSandbox): Promise<Sandbox> {
  const { env, settings, state, progress, signal, cleanup } = prepared;
  await using undo = cleanup.move();
  const { variables } = state.secrets;
  const treasuries = new Treasuries(() => checkEnvironment(env, settings, variables));
  const [local, server] = await Promise.all([
    startLocalServices({ ...prepared, treasuries, cleanup: undo }),
    import('./server.ts'),
    buildConsole(progress),
  ]);
  signal.throwIfAborted();

  const config = buildServerConfig(env, settings, variables, local.variables);
  const jwksUrl = local.identity?.jwksUrl ?? prepared.outside.jwksUrl;
  const addresses = buildAddresses(config, await treasuries.getAddresses(), jwksUrl);
  await progress.runStep('API, MCP and workers', async () => {
    const app = await server.createServer(config, {
      ...{ addresses, kept: state, local },
      productionLimits: settings.productionLimits,
    });
    undo.defer(() => app.stop());
    await app.start();
  });
  const running = undo.move();
  return { config, addresses, dir: settings.dir, services: local, stop: () => running.disposeAsync() };
}
