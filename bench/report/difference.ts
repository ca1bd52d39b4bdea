/** Where they begin to differ. */
export function excerptDifference(first = '', second = ''): string {
  const at = [...first].findIndex((character, index) => character !== second[index]);
  const from = Math.max(0, at - 100);
  return `${first.slice(from, at + 100)}\n${second.slice(from, at + 100)}`;
}
