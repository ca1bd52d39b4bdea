const WIDTH = 120;

/** JSON with everything on one line that fits: short, and a change still shows as the lines it concerns. */
export function formatJson(value: unknown, indent = ''): string {
  const line = formatLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => formatJson(item, inner))
    : listFields(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, inner)}`);
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

function formatLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(formatLine).join(', ')}]`;
  const fields = listFields(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatLine(item)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

const listFields = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);
