type JsonObject = Readonly<Record<string, unknown>>;

/** The response of an operation. */
export interface MarketAnswer {
  status: number;
  body: Record<string, unknown>;
  headers?: Readonly<Record<string, string | number | undefined>>;
  /** Set if the operation was rejected or failed. */
  failure?: Error;
}

/** Performs an operation for the caller, or with the token of an order if `access_token` is in the query. */
export type PerformOperation = (
  operationId: string,
  request: { path?: JsonObject; query?: JsonObject; header?: JsonObject; body?: JsonObject },
) => Promise<MarketAnswer>;

/** How long to wait before a retry, if known. */
export function readRetryAfter({ headers }: Pick<MarketAnswer, 'headers'>): { retry_after_seconds?: number } {
  const seconds = Number(headers?.['Retry-After']);
  return Number.isFinite(seconds) ? { retry_after_seconds: seconds } : {};
}
