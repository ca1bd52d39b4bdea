import type { Pool, PoolClient } from 'pg';

const GRACE_MS = 1000;

/**
 * Gives back the place of a connection that ended inside a transaction. Kysely releases one only after its commit
 * or rollback succeeded, so without this every interruption of the database shrinks the pool for good.
 */
export function reclaimLostConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      // whoever holds it gets the time to see the error and release it in the ordinary way
      setTimeout(() => held.has(client) && client.release(true), GRACE_MS).unref();
    });
  });
}
