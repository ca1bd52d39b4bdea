import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildChangedPackages } from '../../../scripts/packages.ts';
import { serveRun } from './run-protocol.ts';
import { RunServices } from './run-services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    runUrl: string;
    uploadFolder: string;
  }
}

interface Run {
  provided: ProvidedContext;
  /** Projects that are still running. */
  users: number;
  close(): Promise<void>;
}

/** Every project loads this module again, in one process: shared state is stored outside of it. */
const shared = globalThis as { marketTestRun?: Run };

/** Once for all projects of a run, which share its PostgreSQL and its chains. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.marketTestRun ??= await startRun();
  const run = shared.marketTestRun;
  run.users += 1;
  project.provide('runUrl', run.provided.runUrl);
  project.provide('uploadFolder', run.provided.uploadFolder);
  return async () => {
    run.users -= 1;
    if (run.users === 0) await run.close();
  };
}

async function startRun(): Promise<Run> {
  // for programs that tests start as processes
  await buildChangedPackages();
  const services = new RunServices();
  const server = serveRun(services).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const runUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    provided: { runUrl, uploadFolder: services.uploadFolder },
    users: 0,
    async close() {
      delete shared.marketTestRun;
      server.close();
      server.closeAllConnections();
      await services.close();
    },
  };
}
