/** What a handler returns, whatever the operation. Bytes, streams and what was prepared or written before are sent as they are, the rest as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string | number | undefined>>;
}
