/** What a handler returns, whatever the operation. Bytes, streams and prepared bodies are sent as they are, the rest as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string | number | undefined>>;
}
