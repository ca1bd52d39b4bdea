/** What a handler answers with, whatever the operation. A `Buffer` is sent as it is, anything else as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string | number | undefined>>;
}
