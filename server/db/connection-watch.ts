import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

const GRACE_MS = 1000;

/**
 * Gives back the place of a connection that ended inside a transaction. Kysely releases one only after its commit
 * or rollback succeeded, so without this every interruption of the database shrinks the pool for good.
 */
export function reclaimLostConnections(pool: Pool): void {
  const held = heldConnections(pool);
  pool.on('connect', (client) => {
    client.once('end', () => {
      // whoever holds it gets the time to see the error and release it in the ordinary way
      setTimeout(() => held.has(client) && client.release(true), GRACE_MS).unref();
    });
  });
}

/**
 * Ends a connection in use on which nothing came or went for so long. A database that hangs, or a network that swallows
 * everything, would otherwise hold whoever waits for an answer until the system notices, hours later.
 */
export function endSilentConnections(pool: Pool, silentMs: number): void {
  const held = heldConnections(pool);
  pool.on('connect', (client) => {
    const socket = client.connection.stream as Socket;
    const end = () => socket.destroy(new Error(`Connection terminated: silent for ${silentMs} ms`));
    socket.setTimeout(silentMs, () => held.has(client) && end());
  });
}

function heldConnections(pool: Pool): ReadonlySet<PoolClient> {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  return held;
}
