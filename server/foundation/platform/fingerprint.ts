import { createHash } from 'node:crypto';

/** Equal for equal values, whatever the order of their fields. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortFields)).digest('base64url');
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
