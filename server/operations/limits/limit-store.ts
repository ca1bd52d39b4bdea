import type { PendingKeyLookup } from '../../identity/agent-keys.ts';

export interface LimitRule {
  operationId: string;
  limit: number;
  windowSeconds: number;
  /** Counts can be refunded, so a client may be below its limit again within the window. */
  isRefundable?: boolean;
}

export interface LimitState {
  limit: number;
  isAllowed: boolean;
  remaining: number;
  /** Until the window that began with the first request ends. */
  msToReset: number;
}

export interface OperationLimiter {
  /** If the counters are in the database, the lookup is included. */
  consume(client: string, question?: PendingKeyLookup): Promise<LimitState>;
  /** A client's state, without counting; `allowed` says whether one more request is. */
  peek(client: string): Promise<LimitState>;
  /** Refunds an invalid request; undefined if such requests count. */
  refundInvalid?(client: string): Promise<LimitState>;
  /** Refunds one count. */
  refund(client: string): Promise<void>;
  /** What to do instead of waiting, if anything. */
  readonly retryHint?: string;
}

/** The storage of counters, shared by all processes. */
export interface LimitStore {
  createLimiter(rule: LimitRule): OperationLimiter;
  close(): Promise<void>;
}
