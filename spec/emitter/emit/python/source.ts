/** What all generated Python files share: names, texts and literals. */

export const BANNER = '# Generated from spec/ by `npm run generate`. Do not edit.\n';

/** `listForAgent` as `list_for_agent`, `x402Keys` as `x402_keys`. */
export function toSnakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

export const toLiteral = (names: readonly unknown[]) => `Literal[${names.map(toPython).join(', ')}]`;

/** A JSON value as Python source, on one line. */
function toPython(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(toPython).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${toPython(name)}: ${toPython(inner)}`);
  return `{${fields.join(', ')}}`;
}

const LINE_WIDTH = 88;

/** A JSON value as Python source. What does not fit on a line has a line for each item. */
export function toPythonSource(value: unknown, indent = ''): string {
  const line = toPython(value);
  if (indent.length + line.length <= LINE_WIDTH || value === null || typeof value !== 'object') return line;
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => toPythonSource(item, deeper))
    : Object.entries(value).map(([name, inner]) => `${toPython(name)}: ${toPythonSource(inner, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
}

export function toDocstring(text: string, indent: string): string {
  const escaped = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  const lines = escaped.split('\n').map((line) => (line ? `${indent}${line}` : line));
  const [only = ''] = lines;
  if (lines.length === 1 && !only.endsWith('"')) return `${indent}"""${only.trimStart()}"""\n`;
  return `${indent}"""${lines.join('\n').trimStart()}\n${indent}"""\n`;
}

/** An import of names, one a line. */
export function toImport(module: string, names: readonly string[], indent = ''): string {
  if (names.length === 0) return '';
  const lines = [...names].sort().map((name) => `${indent}    ${name},\n`);
  return `${indent}from ${module} import (\n${lines.join('')}${indent})\n`;
}
