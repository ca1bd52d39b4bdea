import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** The name under which connections prepare this text, if they do. */
export function findStatementName(text: string): string | undefined {
  return names.get(text);
}

/** From now on connections prepare this text, inside transactions too. */
export function prepareStatement(text: string): void {
  if (!names.has(text)) names.set(text, hashText(text));
}

/**
 * Connections prepare the text again, under another name: a migration changed the type of a column, and the old plan
 * fails on every connection that has it.
 */
export function renewStatement(text: string): void {
  const name = names.get(text);
  if (name !== undefined) names.set(text, hashText(name));
}

const FREQUENT_USES = 3;
/** Callers choose the filters of a list, so they must not be able to fill the memory of the connections. */
const MAX_FREQUENT_TEXTS = 300;
const MAX_COUNTED_TEXTS = 2000;

/** Returns all columns of a table: a new column would change its result. */
const ALL_COLUMNS = /^select ("\w+"\.)?\*|returning \*$/;

const uses = new Map<string, number>();
let frequentTexts = 0;

/** Prepares a text that is built per call once it is used repeatedly. */
export function prepareIfFrequent(text: string): void {
  if (names.has(text) || frequentTexts === MAX_FREQUENT_TEXTS || ALL_COLUMNS.test(text)) return;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < FREQUENT_USES) {
    if (uses.size === MAX_COUNTED_TEXTS) uses.clear();
    uses.set(text, count);
    return;
  }
  uses.delete(text);
  frequentTexts++;
  prepareStatement(text);
}

/** PostgreSQL keeps the plan of a prepared statement for as long as its columns have the same types. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && (message ?? '').includes('cached plan must not change result type');
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}
