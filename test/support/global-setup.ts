import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildChangedPackages } from '../../scripts/packages.ts';
import { serveRun } from './run-protocol.ts';
import { RunServices } from './run-services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    runUrl: string;
    uploadFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // for programs that tests start as processes of their own
  await buildChangedPackages();
  const services = new RunServices();
  const server = serveRun(services).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('runUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('uploadFolder', services.uploadFolder);
  return async () => {
    server.close();
    server.closeAllConnections();
    await services.close();
  };
}
