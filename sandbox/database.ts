import { createWriteStream } from 'node:fs';
import type { SandboxFolder } from './folder/folder.ts';
import { startPostgres } from './postgres.ts';

export interface SandboxDatabase {
  url: string;
  close(): Promise<void>;
}

/** The sandbox's own PostgreSQL, with its log beside its data. */
export async function startDatabase(folder: SandboxFolder): Promise<SandboxDatabase> {
  const log = createWriteStream(folder.path('postgres.log'));
  const postgres = await startPostgres({
    dataDir: folder.path('postgres'),
    log: (line) => log.write(`${line}\n`),
  });
  return {
    url: await postgres.createDatabase('agent_market'),
    async close() {
      await postgres.close();
      log.end();
    },
  };
}
