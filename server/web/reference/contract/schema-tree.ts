import type { Schema } from '../../../contract/contract-document.ts';
import { type Html, html } from '../../../foundation/platform/html.ts';
import { renderText } from '../markdown.ts';
import { CREDENTIAL_FIELDS } from './call-example.ts';
import { describeType, resolveSchema } from './schema-shape.ts';

/** Renders schemas of one contract as lists of fields. */
export class SchemaTree {
  readonly #document: object;
  readonly #base: string;

  constructor(document: object, base: string) {
    this.#document = document;
    this.#base = base;
  }

  /** The content: its fields, those of its items, or its variants. Empty for plain values. */
  renderFields(written: Schema, within: readonly string[] = []): Html {
    const { schema, variants, names } = resolveSchema(this.#document, written);
    if (names.some((name) => within.includes(name))) return html``;
    const inside = [...within, ...names];
    if (variants.length > 0) return this.#renderVariants(schema, variants, inside);
    if (schema.properties) return this.#renderProperties(schema, inside);
    if (schema.items) return this.renderFields(schema.items, inside);
    if (typeof schema.additionalProperties === 'object') {
      return this.renderFields(schema.additionalProperties as Schema, inside);
    }
    return html``;
  }

  /** One value in a line: its type and its bounds. */
  renderType(written: Schema): Html {
    const bounds = this.#renderConstraints(written);
    return html`<span class="type">${describeType(this.#document, written)}</span>${bounds.text ? html` <span class="bounds">${bounds}</span>` : ''}`;
  }

  #renderProperties({ properties = {}, required }: Schema, within: readonly string[]): Html {
    const needed = new Set(required as string[] | undefined);
    const isCredential = ([name]: [string, Schema]) => CREDENTIAL_FIELDS.has(name);
    const all = Object.entries(properties);
    // credentials last: most callers send them elsewhere
    const sorted = [...all.filter((one) => !isCredential(one)), ...all.filter(isCredential)];
    const items = sorted.map(([name, schema]) =>
      this.#renderProperty(name, schema, needed.has(name), within),
    );
    return html`<ul class="fields">${items}</ul>`;
  }

  #renderProperty(name: string, written: Schema, required: boolean, within: readonly string[]): Html {
    const { schema } = resolveSchema(this.#document, written);
    const description = String(written.description ?? schema.description ?? '');
    const inner = this.renderFields(written, within);
    return html`<li><code class="name">${name}</code> ${this.renderType(written)}${required ? html` <span class="flag">required</span>` : ''}
${description ? renderText(description, this.#base) : ''}${inner.text ? html`<details><summary>inside <code>${name}</code></summary>${inner}</details>` : ''}</li>`;
  }

  #renderVariants(schema: Schema, variants: Schema[], within: readonly string[]): Html {
    const drawn = variants.map((variant) => ({
      name: this.#renderVariantName(variant, schema.discriminator?.propertyName),
      inner: this.renderFields(variant, within),
    }));
    const telling = drawn.filter(({ inner }) => inner.text);
    if (telling.length < 2) return telling[0]?.inner ?? html``;
    const items = telling.map(
      ({ name, inner }) => html`<details><summary>${name}</summary>${inner}</details>`,
    );
    return html`<div class="variants"><p class="soft">One of</p>${items}</div>`;
  }

  /** By its discriminator, if the contract has one; else by its name. */
  #renderVariantName(variant: Schema, discriminator: string | undefined): Html {
    const { schema, names } = resolveSchema(this.#document, variant);
    const told = discriminator && schema.properties?.[discriminator]?.enum?.[0];
    if (told) return html`<code>${discriminator}: ${String(told)}</code>`;
    return html`${String(schema.title ?? names[0]?.split('/').at(-1) ?? schema.type ?? 'other')}`;
  }

  #renderConstraints(written: Schema): Html {
    const { schema, variants } = resolveSchema(this.#document, written);
    const alternatives = variants.map((variant) => resolveSchema(this.#document, variant).schema);
    const items = schema.items ? [resolveSchema(this.#document, schema.items).schema] : [];
    const values = [schema, ...alternatives, ...items].flatMap(allowedValues);
    const shown = [
      ...(values.length > 0 ? [html`one of ${renderCodes(values)}`] : []),
      ...[schema, ...alternatives].flatMap(renderConstraints),
    ];
    const unique = [...new Map(shown.map((one) => [one.text, one])).values()];
    return unique.reduce((all, one) => (all.text ? html`${all} · ${one}` : one), html``);
  }
}

function allowedValues(schema: Schema): unknown[] {
  return schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
}

function renderConstraints(schema: Schema): Html[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems } = schema;
  const { pattern, format, default: fallback, examples } = schema;
  return [
    ...renderRange(minLength, maxLength, 'characters'),
    ...renderRange(minimum, maximum, ''),
    ...(exclusiveMinimum === undefined ? [] : [html`above ${String(exclusiveMinimum)}`]),
    ...renderRange(minItems, maxItems, 'items'),
    ...(format ? [html`${String(format)}`] : []),
    ...(pattern ? [html`matches <code>${String(pattern)}</code>`] : []),
    ...(fallback === undefined ? [] : [html`default <code>${JSON.stringify(fallback)}</code>`]),
    ...(Array.isArray(examples) && examples.length > 0
      ? [html`such as ${renderCodes(examples.slice(0, 1))}`]
      : []),
  ];
}

function renderRange(least: unknown, most: unknown, unit: string): Html[] {
  if (least === undefined && most === undefined) return [];
  const from = least === undefined ? 'at most' : most === undefined ? 'at least' : String(least);
  const to = least === undefined ? String(most) : most === undefined ? String(least) : `to ${most}`;
  return [html`${`${from} ${to} ${unit}`.trim()}`];
}

function renderCodes(values: readonly unknown[]): Html {
  const shown = values.map(
    (value) => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`,
  );
  return shown.reduce((all, one) => (all.text ? html`${all} ${one}` : one), html``);
}
