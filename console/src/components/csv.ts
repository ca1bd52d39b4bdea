/** Spreadsheets run a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

/** A table as CSV (RFC 4180). Text of others never becomes a formula. */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | null): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
