/** The response formats of the protocol that a client accepts. */
export interface AcceptedFormats {
  json: boolean;
  stream: boolean;
}

/** By the `Accept` header. A client without one accepts everything. */
export function readAcceptedFormats(accept: unknown): AcceptedFormats {
  if (typeof accept !== 'string' || accept.trim() === '') return { json: true, stream: true };
  const ranges = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  const accepts = (...types: string[]) => types.some((type) => ranges.includes(type));
  return {
    json: accepts('*/*', 'application/*', 'application/json'),
    stream: accepts('*/*', 'text/*', 'text/event-stream'),
  };
}
