import type { KeyQuestion } from '../../identity/agent-keys.ts';

export interface LimitRule {
  operationId: string;
  limit: number;
  windowSeconds: number;
  /** Counts are given back, so that who was over the limit may be below it again within the window. */
  isReturnable?: boolean;
}

export interface LimitState {
  limit: number;
  allowed: boolean;
  remaining: number;
  /** Until the window that began with the first request ends. */
  msToReset: number;
}

export interface OperationLimiter {
  /** Where the counters are in the database, the question is answered along. */
  consume(client: string, question?: KeyQuestion): Promise<LimitState>;
  /** Where a client stands, without counting; `allowed` says whether one more would be. */
  peek(client: string): Promise<LimitState>;
  /** Takes back the count of a request that was not valid; left out where such requests count. */
  forgive?(client: string): Promise<LimitState>;
  /** Takes back one count. */
  giveBack(client: string): Promise<void>;
  /** How to go on at once, where there is a way. */
  readonly wayOn?: string;
}

/** Where counters live, so that all processes count together. */
export interface LimitStore {
  limiter(rule: LimitRule): OperationLimiter;
  close(): Promise<void>;
}
