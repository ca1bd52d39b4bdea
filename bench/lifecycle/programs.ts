import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchPostgres } from './database.ts';
import type { LocalChains } from './local-chains.ts';
import { openShops, type Seller } from './shop.ts';
import type { Programs, Stack } from './stack.ts';
import { type Contestant, checkOut, getCurrentVersion, type Version } from './versions.ts';

/** What is compared, with a database for each. */
export interface Entrant {
  programs: Programs;
  /** Besides what every stack has. */
  env?: Record<string, string>;
  createDatabase(name: string): Promise<string>;
  openShops(stack: Stack, count: number): Promise<Seller[]>;
}

function enter(version: Version, postgres: BenchPostgres, chains: LocalChains): Entrant {
  const main = join(version.root, 'server/main.ts');
  return {
    programs: { contestant: version.name, main: { api: main, worker: main } },
    createDatabase: (name) => postgres.createDatabase(name, version),
    openShops: ({ urls: [url = ''] }, count) => openShops(url, chains, count),
  };
}

export async function prepareVersions(
  postgres: BenchPostgres,
  chains: LocalChains,
  names: readonly Contestant[],
  before: string,
): Promise<Entrant[]> {
  const versions: Version[] = [];
  if (names.some((name) => name !== 'before')) versions.push(getCurrentVersion());
  if (names.includes('before')) versions.push(checkOut(before));
  for (const version of versions) {
    console.log(`${version.name}: ${version.commit}`);
    await postgres.migrateTemplate(version);
  }
  const wanted = versions.filter(({ name }) => names.includes(name));
  return wanted.map((version) => enter(version, postgres, chains));
}

export function getFloorProgram(name: string): string {
  return fileURLToPath(new URL(`floor/${name}.ts`, import.meta.url));
}
