/** Splits a comma-separated list. */
export const splitList = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter(Boolean);
