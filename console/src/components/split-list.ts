/** Several short texts that were written as one. */
export const splitList = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter(Boolean);
