import { createHash } from 'node:crypto';
import type { EntityManager } from './orm.ts';

/**
 * Reads with a statement that each connection plans once, where planning takes longer than reading. For a fixed set
 * of texts only: a connection keeps all it has seen. Outside of transactions, on a connection of the pool.
 */
export async function readPrepared<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  em.config.getLogger().log('query', text);
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
  return rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
