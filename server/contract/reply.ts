/** What a handler returns. Bytes, streams and prepared bodies are sent as they are, everything else as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string | number | undefined>>;
}
