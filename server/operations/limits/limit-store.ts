import type { PendingKeyLookup } from '../../identity/agent-keys.ts';

export interface LimitRule {
  operationId: string;
  limit: number;
  windowSeconds: number;
  /** Counts are given back, so that who was over the limit may be below it again within the window. */
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
  /** Where the counters are in the database, the question is answered along. */
  consume(client: string, question?: PendingKeyLookup): Promise<LimitState>;
  /** Where a client stands, without counting; `allowed` says whether one more would be. */
  peek(client: string): Promise<LimitState>;
  /** Takes back the count of a request that was not valid; left out where such requests count. */
  refundInvalid?(client: string): Promise<LimitState>;
  /** Takes back one count. */
  refund(client: string): Promise<void>;
  /** How to go on at once, where there is a way. */
  readonly retryHint?: string;
}

/** Where counters live, so that all processes count together. */
export interface LimitStore {
  createLimiter(rule: LimitRule): OperationLimiter;
  close(): Promise<void>;
}
