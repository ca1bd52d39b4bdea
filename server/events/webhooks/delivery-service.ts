import type { Agent } from 'undici';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { type AgentSecrets, deriveAdditionalSecret } from '../../identity/agent-secrets.ts';
import type { NotificationService } from '../notifications/service.ts';
import type { DeliveryLease } from './delivery-lease.ts';
import {
  getExtendedPauseMs,
  getRetryDelaySeconds,
  MAX_ATTEMPTS,
  MAX_INTERRUPTED,
} from './delivery-policy.ts';
import {
  type AttemptRecord,
  type DeliveryDecision,
  leaseDeliveries,
  lockExpiredLeases,
  recordAttempt,
} from './delivery-statements.ts';
import { pauseDeadEndpoint, releaseBlocked, startDueRetries } from './extended-retries.ts';
import { buildHeaders } from './headers.ts';
import type { LeasedDelivery } from './lease-statement.ts';
import { buildDroppedNotice, buildPausedNotice } from './notices.ts';
import { type AttemptOutcome, sendWebhook, type WebhookRequest } from './send-webhook.ts';
import { type SignBytes, signCallback, signStandardWebhook, signWebhook } from './signature.ts';

export interface DeliveryServiceOptions {
  em: EntityManager;
  clock: Clock;
  /** Connects only to public addresses. */
  agent: Agent;
  secrets: AgentSecrets;
  /** Signs callbacks; without it, none were accepted. */
  signBytes?: SignBytes | undefined;
  notifications: NotificationService;
  /** For links to the delivery log. */
  appUrl: string;
  /** How long an attempt may take before its worker counts as dead. */
  leaseSeconds?: number;
  onAttempt?: (attempt: AttemptRecord) => void;
}

const LEASE_SECONDS = 15;
const EXPIRED_BATCH_SIZE = 100;
const RETRY_BATCH_SIZE = 200;
const NO_ENDPOINT_OUTCOME: AttemptOutcome = {
  statusCode: null,
  error: 'The endpoint was removed.',
  answer: null,
};

/** Runs delivery attempts. The rows hold all state, so any number of workers may run them. */
export class DeliveryService {
  readonly #options: DeliveryServiceOptions;
  readonly #leaseSeconds: number;

  constructor(options: DeliveryServiceOptions) {
    this.#options = options;
    this.#leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  }

  /** Leases at most `limit` deliveries that may start now, until their attempt is recorded or the lease ends. */
  lease(limit: number): Promise<LeasedDelivery[]> {
    return this.#transaction((em) => leaseDeliveries(em, limit, this.#leaseSeconds));
  }

  /** Extended retries that are due may start now. Returns their number. */
  startDueRetries(): Promise<number> {
    const { em, clock } = this.#options;
    return startDueRetries(em.fork(), clock.now(), RETRY_BATCH_SIZE);
  }

  /** Sends once and records the outcome. Returns the seconds until the next attempt, if there is one. */
  async attempt(delivery: LeasedDelivery): Promise<number | null> {
    const startedAt = new Date();
    const begin = performance.now();
    const request = this.#buildRequest(delivery, startedAt);
    const outcome = request ? await sendWebhook(this.#options.agent, request) : NO_ENDPOINT_OUTCOME;
    const attempt = { ...outcome, startedAt, latencyMs: performance.now() - begin };
    const verdict = request ? this.#decide(delivery, attempt) : buildDroppedDecision(delivery);
    await this.#record(delivery, attempt, verdict, { tellOwner: request !== undefined });
    this.#options.onAttempt?.(attempt);
    return verdict.retryAfterSeconds;
  }

  /** Releases deliveries of dead workers, to be sent again under the same id. Returns their number. */
  releaseExpired(): Promise<number> {
    return this.#transaction(async (em) => {
      const lost = await lockExpiredLeases(em, EXPIRED_BATCH_SIZE);
      for (const { overdue_seconds, ...delivery } of lost) {
        const latencyMs = this.#leaseSeconds * 1000;
        const startedAt = new Date(Date.now() - overdue_seconds * 1000 - latencyMs);
        const outcome = { statusCode: null, error: 'Interrupted on our side.', answer: null };
        const attempt = { startedAt, latencyMs, ...outcome };
        await this.#recordIn(em, delivery, attempt, decideInterrupted(delivery), { tellOwner: true });
      }
      return lost.length;
    });
  }

  #buildRequest(delivery: LeasedDelivery, now: Date): WebhookRequest | undefined {
    const { body, current_url: url } = delivery;
    if (url === null) return undefined;
    return { url, headers: { ...buildHeaders(delivery), ...this.#sign(delivery, now) }, body };
  }

  #sign(delivery: LeasedDelivery, now: Date): Record<string, string> {
    const { signBytes } = this.#options;
    if (delivery.agent_id === null) return signBytes ? signCallback(signBytes, delivery, now) : {};
    const secrets = this.#openSecrets(delivery, delivery.agent_id);
    if (secrets.length === 0) return {};
    return {
      'x-market-signature': signWebhook(secrets, delivery.body, now),
      ...signStandardWebhook(secrets, delivery, now),
    };
  }

  /** The current secret first, then the replaced one until the overlap ends. */
  #openSecrets(delivery: LeasedDelivery, agentId: string): string[] {
    const { clock, secrets } = this.#options;
    const { webhook_secret_sealed: present, webhook_secret_previous_sealed: previous } = delivery;
    const until = delivery.webhook_secret_previous_until;
    const isOverlap = previous !== null && until !== null && clock.now() < until;
    const opened = [
      ...(present === null ? [] : [secrets.open(agentId, 'webhook_secret_sealed', present)]),
      ...(isOverlap ? [secrets.open(agentId, 'webhook_secret_previous_sealed', previous)] : []),
    ];
    return delivery.queue === null ? opened : opened.map(deriveAdditionalSecret);
  }

  async #record(...record: RecordArguments): Promise<void> {
    const [delivery, , { status }] = record;
    // a single statement unless someone must be notified, or may wait for it
    if (status === 'dropped' || hasBlocked(delivery))
      await this.#transaction((em) => this.#recordIn(em, ...record));
    else await this.#recordIn(this.#options.em.fork(), ...record);
  }

  async #recordIn(em: EntityManager, ...[delivery, attempt, verdict, { tellOwner }]: RecordArguments) {
    const decided = await recordAttempt(em, delivery, attempt, verdict);
    if (!decided || verdict.status === 'pending') return;
    if (hasBlocked(delivery)) await releaseBlocked(em, delivery);
    const { agent_id: agentId } = delivery;
    if (verdict.status !== 'dropped' || !tellOwner || agentId === null) return;
    const { clock, notifications, appUrl } = this.#options;
    const now = clock.now();
    const dropped = { ...delivery, agent_id: agentId };
    const isPaused = isExhausted(delivery) && (await pauseDeadEndpoint(em, dropped, now));
    if (!isPaused && !delivery.has_owner) return;
    await notifications.notify(
      em,
      isPaused ? buildPausedNotice(dropped, now) : buildDroppedNotice(dropped, appUrl),
    );
  }

  #decide(delivery: DeliveryLease, { error }: AttemptOutcome): DeliveryDecision {
    const attemptsAllowed = delivery.attempts_allowed;
    const decided = { attemptsAllowed, retryAfterSeconds: null, retryAt: null };
    if (error === null) return { ...decided, status: 'delivered' };
    const left = attemptsAllowed - delivery.attempts;
    if (left > 0) return { ...decided, status: 'pending', retryAfterSeconds: getRetryDelaySeconds(left) };
    const pauseMs = delivery.has_extended_retries ? getExtendedPauseMs(-left) : undefined;
    if (pauseMs === undefined) return buildDroppedDecision(delivery);
    const retryAt = new Date(this.#options.clock.now().getTime() + pauseMs);
    return { ...decided, status: 'pending', retryAt };
  }

  #transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#options.em.fork().transactional(work);
  }
}

type RecordArguments = [
  delivery: DeliveryLease,
  attempt: AttemptRecord,
  verdict: DeliveryDecision,
  options: { tellOwner: boolean },
];

/** Every extended retry has failed. */
function isExhausted({ has_extended_retries, attempts, attempts_allowed }: DeliveryLease): boolean {
  return has_extended_retries && getExtendedPauseMs(attempts - attempts_allowed) === undefined;
}

/** Whether it may have blocked later events of its order: not before its first attempts were over. */
const hasBlocked = ({ attempts }: DeliveryLease) => attempts > MAX_ATTEMPTS;

function decideInterrupted(delivery: DeliveryLease): DeliveryDecision {
  const { attempts, attempts_allowed } = delivery;
  const attemptsAllowed = attempts < MAX_INTERRUPTED ? attempts_allowed + 1 : attempts_allowed;
  return attempts < attemptsAllowed
    ? { status: 'pending', attemptsAllowed, retryAfterSeconds: 0, retryAt: null }
    : buildDroppedDecision(delivery);
}

function buildDroppedDecision({ attempts_allowed }: DeliveryLease): DeliveryDecision {
  return { status: 'dropped', attemptsAllowed: attempts_allowed, retryAfterSeconds: null, retryAt: null };
}
