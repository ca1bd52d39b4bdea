import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

const GRACE_MS = 1000;

/**
 * Releases the slot of a connection that ended inside a transaction. Kysely releases it only after a successful
 * commit or rollback, so without this every interruption of the database would shrink the pool.
 */
export function reclaimLostConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      // its holder first gets time to see the error and release it normally
      setTimeout(() => held.has(client) && client.release(true), GRACE_MS).unref();
    });
  });
}

/** Also for connections in use: their error events have no other listener and would end the process. */
export function handleConnectionErrors(pool: Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onError));
  // the same for idle connections
  pool.on('error', () => {});
}

/**
 * Closes a connection without a response for this long. A hanging database or a silent network would otherwise block
 * callers until the system notices, hours later.
 */
export function closeSilentConnections(pool: Pool, silentMs: number): void {
  pool.on('connect', (client) => {
    const socket = client.connection.stream as Socket;
    socket.setTimeout(silentMs, () => {
      if (isReadyForQuery(client)) return;
      socket.destroy(new Error(`Connection terminated: silent for ${silentMs} ms`));
    });
  });
}

/** A transaction may wait for something other than the database. */
function isReadyForQuery(client: PoolClient): boolean {
  return (client as PoolClient & { readyForQuery: boolean }).readyForQuery;
}
