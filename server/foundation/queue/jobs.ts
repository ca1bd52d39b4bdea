/** Jobs carry ids, not data: what they act on is read from the database when they run. */
export type JobPayload = Record<string, string>;

export interface JobPolicy {
  /** How many of this kind one worker process runs at a time. */
  concurrency: number;
  /** Runs, including the first, before the job is set aside for an operator. */
  maxAttempts: number;
  /** A run of which nothing is heard for this long counts as lost with its process. */
  leaseSeconds: number;
  /** The wait after the given failed attempt, counted from 1. */
  backoffSeconds(attempt: number): number;
}

export interface JobType<Payload extends JobPayload> extends JobPolicy {
  /** Only for the compiler. */
  readonly payload?: Payload;
}

export type JobRegistry = Record<string, JobType<JobPayload>>;
export type JobName<Jobs extends JobRegistry> = keyof Jobs & string;
export type PayloadOf<Jobs extends JobRegistry, Name extends JobName<Jobs>> =
  Jobs[Name] extends JobType<infer Payload> ? Payload : never;

const HOUR = 3600;

const DEFAULT_POLICY: JobPolicy = {
  concurrency: 10,
  maxAttempts: 20,
  leaseSeconds: 10,
  backoffSeconds: (attempt) => Math.min(2 ** (attempt - 1), HOUR),
};

export function defineJob<Payload extends JobPayload>(policy: Partial<JobPolicy> = {}): JobType<Payload> {
  return { ...DEFAULT_POLICY, ...policy };
}

/**
 * Every job of the service. A name carries a version: a payload that changes its meaning gets a new one, so that
 * rows written by the release before are still understood while a new one rolls out.
 */
export const JOBS = {
  /** Changes where an agent's payouts go, a day after that was asked for. */
  'apply-agent-changes.v1': defineJob<{ agentId: string }>(),
  /** What falls due without anyone asking: release, lapse, expire, overdue. */
  'advance-order.v1': defineJob<{ orderId: string; trigger: string }>(),
  /** Ends an open bounty whose time is over. */
  'expire-bounty.v1': defineJob<{ bountyId: string }>(),
  /** Ends a pending claim whose window is over. */
  'expire-claim.v1': defineJob<{ claimId: string }>(),
  /** Makes what a payment was sent for, or sends it back. */
  'finish-settlement.v1': defineJob<{ settlementId: string }>(),
  /** Holds for the other payers of a shared transaction what they did not use. */
  'hold-shared-payment.v1': defineJob<{ network: string; reference: string }>(),
  /** Sends back what was received and not used. */
  'return-payment.v1': defineJob<{ heldPaymentId: string }>(),
  /** Redeems the shares of those who wait in an Earn pool. */
  'deploy-deposits.v1': defineJob<{ poolKey: string }>({ concurrency: 2 }),
  'redeem-shares.v1': defineJob<{ poolKey: string }>({ concurrency: 2 }),
  /** Sends what waited for an address. */
  'release-payout.v2': defineJob<{ subjectType: string; subjectId: string }>(),
  /** Signs, sends and watches a transaction of ours. */
  'follow-transaction.v1': defineJob<{ transactionId: string }>(),
} satisfies JobRegistry;

export type Jobs = typeof JOBS;
