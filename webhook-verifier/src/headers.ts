/** A `Headers` object, a plain object with names in any case, or the value of `X-Market-Signature` itself. */
export type WebhookHeaders =
  | string
  | { get(name: string): string | null | undefined }
  | { readonly [name: string]: string | readonly string[] | undefined }
  | null
  | undefined;

/** The value of a header whose lower-case name is given; repeated headers are joined, as HTTP does. */
export function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (!headers || typeof headers === 'string') return undefined;
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const values = headers as Record<string, string | readonly string[] | undefined>;
  const key = name in values ? name : Object.keys(values).find((key) => key.toLowerCase() === name);
  return key && values[key]?.toString();
}
