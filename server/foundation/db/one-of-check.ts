/** A check constraint for a column with these values. */
export function buildOneOfCheck(column: string, words: readonly string[]): string {
  return `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;
}
