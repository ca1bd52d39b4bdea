import type { Socket } from 'node:net';
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

/** Also of connections that are in use: what happens to these is told to nobody else, and would end the process. */
export function handleConnectionErrors(pool: Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onError));
  // the same again, of connections that are not in use
  pool.on('error', () => {});
}

/**
 * Ends a connection on which a statement was sent and nothing was heard for so long. A database that hangs, or a network
 * that swallows everything, would otherwise hold whoever waits for an answer until the system notices, hours later.
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

/** A transaction may wait for something else than the database. */
function isReadyForQuery(client: PoolClient): boolean {
  return (client as PoolClient & { readyForQuery: boolean }).readyForQuery;
}
