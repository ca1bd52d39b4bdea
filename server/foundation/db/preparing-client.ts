import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/** The name under which connections prepare this text, from now on also inside transactions. */
export function prepareStatement(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

type Query = (text: unknown, ...rest: unknown[]) => unknown;

/** A connection that parses and plans such texts once, whoever runs them: query builders do not name their statements. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const query = super.query as Query;
    const name = typeof text === 'string' && Array.isArray(values) ? names.get(text) : undefined;
    if (name === undefined) return query.call(this, text, values, ...rest);
    return query.call(this, { name, text, values }, ...rest);
  }) as pg.Client['query'];
}
