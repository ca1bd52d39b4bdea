/** Escaped HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Escapes interpolated values unless they are Html. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map(renderValue);
  return new Html(parts.reduce((text, part, index) => text + (filled[index - 1] ?? '') + part));
}

function renderValue(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
