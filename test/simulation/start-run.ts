import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { provideRun } from '../support/run/provided-run.ts';
import { serveRun } from '../support/run/run-protocol.ts';
import { RunServices, type RunServicesOptions } from '../support/run/run-services.ts';
import { installDatabaseLinks } from './cluster/database-link.ts';
import { Fixtures } from './world/fixtures.ts';
import { installSimulatedTime } from './world/simulated-time.ts';

export interface Run {
  fixtures: Fixtures;
  close(): Promise<void>;
}

/** Shorter than elsewhere: many requests wait for it. */
const FINALIZE_AFTER_MS = 40;

/** What all seeds of this process share: PostgreSQL, the chains, funded wallets, and the simulated time. */
export async function startRun(options: Pick<RunServicesOptions, 'postgresUrl'> = {}): Promise<Run> {
  // an exit removes the folder of the run and stops its PostgreSQL, which a signal alone would not
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  installSimulatedTime();
  installDatabaseLinks();
  const services = new RunServices({ finalizeAfterMs: FINALIZE_AFTER_MS, ...options });
  const server = serveRun(services).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provideRun({
    runUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploadFolder: services.uploadFolder,
  });
  return {
    fixtures: new Fixtures((url, body) => services.callNode(url, body)),
    async close() {
      server.close();
      server.closeAllConnections();
      await services.close();
    },
  };
}
