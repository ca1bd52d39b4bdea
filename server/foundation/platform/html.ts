/** Already safe to stand in a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What is put in is text, unless it was made by this. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const filled = values.map((value) => (value instanceof Html ? value.text : escapeHtml(value)));
  return new Html(parts.reduce((text, part, index) => text + (filled[index - 1] ?? '') + part));
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
