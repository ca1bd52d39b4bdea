/**
 * A `Headers` object, a plain object with names in any case, or the value of `X-Market-Signature` itself. The headers of
 * Standard Webhooks are read if that one is missing.
 */
export type WebhookHeaders =
  | string
  | { get(name: string): string | null | undefined }
  | { readonly [name: string]: string | readonly string[] | undefined }
  | null
  | undefined;

/** The value of a header whose lower-case name is given; repeated headers are joined, as HTTP does. */
export function readHeader(
  headers: Exclude<WebhookHeaders, string>,
  name: string,
): string | null | undefined {
  if (typeof headers?.get === 'function') return headers.get(name);
  const plain = (headers ?? {}) as Record<string, string | readonly string[] | undefined>;
  const key = Object.keys(plain).find((key) => key.toLowerCase() === name);
  return plain[key ?? name]?.toString();
}
