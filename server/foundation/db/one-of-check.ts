/** The check of a column that holds one of these words. */
export function buildOneOfCheck(column: string, words: readonly string[]): string {
  return `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;
}
