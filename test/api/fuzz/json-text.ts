/** JSON that `JSON.stringify` never writes: repeated names, `__proto__` as a name, numbers out of range. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function writeJson(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join()}}`;
}

/** As it stands in a query, a form or a header. */
export function writeText(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value);
}
