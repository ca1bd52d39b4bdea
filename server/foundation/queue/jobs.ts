import { type FieldReader, type FieldReaders, fieldsOf, oneOf, text } from '../platform/field-readers.ts';
import { NETWORKS } from '../platform/networks.ts';
import { TAKEOVER_SECONDS } from '../platform/takeover.ts';

/** Jobs carry ids, not data: they read what they act on from the database when they run. */
export type JobPayload = Record<string, string>;

export interface JobPolicy {
  /** Concurrency per worker process. */
  concurrency: number;
  /** Attempts, including the first, before the job becomes a dead letter. */
  maxAttempts: number;
  /** Without a heartbeat for this long, a run counts as lost with its process. */
  leaseSeconds: number;
  /** The backoff after the given failed attempt, counted from 1. */
  backoffSeconds(attempt: number): number;
  /**
   * One row per key, with the time of the latest request: a request for another time replaces the earlier one,
   * also if that runs or is done. By default, the first request counts.
   */
  isReplaceable: boolean;
}

export interface JobType<Payload extends JobPayload> extends JobPolicy {
  readonly readPayload: FieldReader<Payload>;
}

export type JobRegistry = Record<string, JobType<JobPayload>>;
export type JobName<Jobs extends JobRegistry> = keyof Jobs & string;
export type PayloadOf<Jobs extends JobRegistry, Name extends JobName<Jobs>> =
  Jobs[Name] extends JobType<infer Payload> ? Payload : never;

const HOUR = 3600;

const DEFAULT_POLICY: JobPolicy = {
  concurrency: 10,
  maxAttempts: 20,
  leaseSeconds: TAKEOVER_SECONDS,
  backoffSeconds: (attempt) => Math.min(2 ** (attempt - 1), HOUR),
  isReplaceable: false,
};

export function defineJob<Payload extends JobPayload>(
  payload: FieldReaders<Payload>,
  policy: Partial<JobPolicy> = {},
): JobType<Payload> {
  return { ...DEFAULT_POLICY, ...policy, readPayload: fieldsOf(payload) };
}

/**
 * Every job of the service. Names carry a version: if a payload changes its meaning, it gets a new one, so that rows
 * of the previous release are still understood during a rollout.
 */
export const JOBS = {
  /** Applies a change of an agent's payout address, a day after the request. */
  'apply-agent-changes.v1': defineJob({ agentId: text }),
  /** Time-based transitions of orders: release, lapse, expire, overdue. */
  'advance-order.v1': defineJob({ orderId: text, trigger: text }),
  /** Tells the agents after this one about a new bounty. */
  'announce-bounty.v1': defineJob({ bountyId: text, after: text }),
  /** Expires an open bounty. */
  'expire-bounty.v1': defineJob({ bountyId: text }),
  /** Expires a pending claim. */
  'expire-claim.v1': defineJob({ claimId: text }),
  /** Creates what a payment was submitted for, or returns the payment. */
  'finish-settlement.v1': defineJob({ settlementId: text }),
  /** Holds what the other payers of a shared transaction did not spend. */
  'hold-shared-payment.v1': defineJob({ network: oneOf(NETWORKS), reference: text }),
  /** Checks whether a payment that was spent before it was final still is on its chain. */
  'check-payment.v1': defineJob({ paymentId: text }),
  /** Returns a held payment. */
  'return-payment.v1': defineJob({ heldPaymentId: text }),
  /** Redeems the shares of queued withdrawals of an Earn pool. */
  'deploy-deposits.v1': defineJob({ poolKey: text }, { concurrency: 2 }),
  'redeem-shares.v1': defineJob({ poolKey: text }, { concurrency: 2 }),
  /** Sends what was held for lack of an address. */
  'release-payout.v2': defineJob({ subjectType: text, subjectId: text }),
  /** Signs, sends and watches a transaction of ours. */
  'follow-transaction.v1': defineJob({ transactionId: text }, { isReplaceable: true }),
} satisfies JobRegistry;

export type Jobs = typeof JOBS;
