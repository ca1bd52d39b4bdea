import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchPostgres } from './database.ts';
import type { Programs } from './stack.ts';
import { type Contestant, checkOut, getCurrentVersion, type Version } from './versions.ts';

/** What is compared, with a database for each. */
export interface Entrant {
  programs: Programs;
  createDatabase(name: string): Promise<string>;
}

function enter(version: Version, postgres: BenchPostgres): Entrant {
  const main = join(version.root, 'server/main.ts');
  return {
    programs: { contestant: version.name, main: { api: main, worker: main } },
    createDatabase: (name) => postgres.createDatabase(name, version),
  };
}

export async function prepareVersions(
  postgres: BenchPostgres,
  names: readonly Contestant[],
  before: string,
): Promise<Entrant[]> {
  const versions: Version[] = [];
  if (names.includes('ours')) versions.push(getCurrentVersion());
  if (names.includes('before')) versions.push(checkOut(before));
  for (const version of versions) {
    console.log(`${version.name}: ${version.commit}`);
    await postgres.migrateTemplate(version);
  }
  return versions.map((version) => enter(version, postgres));
}

export function getFloorProgram(name: string): string {
  return fileURLToPath(new URL(`floor/${name}.ts`, import.meta.url));
}
