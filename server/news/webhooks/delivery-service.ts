import type { Agent } from 'undici';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { NotificationService } from '../notifications/service.ts';
import type { ClaimedDelivery } from './claim-statement.ts';
import {
  type AttemptRecord,
  claimDeliveries,
  lockLost,
  recordAttempt,
  type Verdict,
} from './delivery-rows.ts';
import { exchange, type Outcome, type WebhookRequest } from './exchange.ts';
import { headersOf } from './headers.ts';
import type { HeldDelivery } from './held-delivery.ts';
import { droppedNotice } from './notices.ts';
import { MOST_INTERRUPTED, waitSeconds } from './policy.ts';
import { signatureOf } from './signature.ts';

export interface DeliveryServiceOptions {
  em: EntityManager;
  clock: Clock;
  /** Connects to nothing that is not public. */
  agent: Agent;
  secrets: AgentSecrets;
  notifications: NotificationService;
  /** How long an attempt may take before its worker is taken for dead. */
  leaseSeconds?: number;
  onAttempt?: (attempt: AttemptRecord) => void;
}

const LEASE_SECONDS = 15;
const LOST_AT_A_TIME = 100;
const NO_ENDPOINT: Outcome = { statusCode: null, error: 'No endpoint_url is set.', answer: null };

/** Takes deliveries one attempt further. The rows say where each stands, so any number of workers may do it. */
export class DeliveryService {
  readonly #options: DeliveryServiceOptions;
  readonly #leaseSeconds: number;

  constructor(options: DeliveryServiceOptions) {
    this.#options = options;
    this.#leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  }

  /** At most `limit` deliveries that may start now. Each is held until its attempt is recorded or the lease ends. */
  claim(limit: number): Promise<ClaimedDelivery[]> {
    return this.#transaction((em) => claimDeliveries(em, limit, this.#leaseSeconds));
  }

  /** Sends once and records how that went. Returns the seconds to the next attempt, if there is one. */
  async attempt(delivery: ClaimedDelivery): Promise<number | null> {
    const startedAt = new Date();
    const begin = performance.now();
    const request = this.#request(delivery, startedAt);
    const outcome = request ? await exchange(this.#options.agent, request) : NO_ENDPOINT;
    const attempt = { ...outcome, startedAt, latencyMs: performance.now() - begin };
    const verdict = request ? judge(delivery, attempt) : dropped(delivery);
    await this.#record(delivery, attempt, verdict, { tellOwner: request !== undefined });
    this.#options.onAttempt?.(attempt);
    return verdict.waitSeconds;
  }

  /** Gives back what died with its worker, to be sent again under the same id. Returns how many there were. */
  releaseLost(): Promise<number> {
    return this.#transaction(async (em) => {
      const lost = await lockLost(em, LOST_AT_A_TIME);
      for (const { overdue_seconds, ...delivery } of lost) {
        const latencyMs = this.#leaseSeconds * 1000;
        const startedAt = new Date(Date.now() - overdue_seconds * 1000 - latencyMs);
        const outcome = { statusCode: null, error: 'Interrupted on our side.', answer: null };
        const attempt = { startedAt, latencyMs, ...outcome };
        await this.#recordIn(em, delivery, attempt, judgeLost(delivery), { tellOwner: true });
      }
      return lost.length;
    });
  }

  #request(delivery: ClaimedDelivery, now: Date): WebhookRequest | undefined {
    const { body, endpoint_url: url } = delivery;
    if (url === null) return undefined;
    const secrets = this.#secretsOf(delivery);
    const signature = secrets.length > 0 && { 'x-market-signature': signatureOf(secrets, body, now) };
    return { url, headers: { ...headersOf(delivery), ...signature }, body };
  }

  /** The present one first, then the one that it replaced, until their overlap ends. */
  #secretsOf(delivery: ClaimedDelivery): string[] {
    const { clock, secrets } = this.#options;
    const { agent_id, webhook_secret_sealed: present, webhook_secret_previous_sealed: previous } = delivery;
    const until = delivery.webhook_secret_previous_until;
    const isOverlap = previous !== null && until !== null && clock.now() < until;
    return [
      ...(present === null ? [] : [secrets.open(agent_id, 'webhook_secret_sealed', present)]),
      ...(isOverlap ? [secrets.open(agent_id, 'webhook_secret_previous_sealed', previous)] : []),
    ];
  }

  async #record(...record: Recorded): Promise<void> {
    const [, , { status }] = record;
    // a single statement unless somebody has to be told
    if (status === 'dropped') await this.#transaction((em) => this.#recordIn(em, ...record));
    else await this.#recordIn(this.#options.em.fork(), ...record);
  }

  async #recordIn(em: EntityManager, ...[delivery, attempt, verdict, { tellOwner }]: Recorded) {
    const decided = await recordAttempt(em, delivery, attempt, verdict);
    if (!decided || verdict.status !== 'dropped' || !tellOwner || !delivery.has_owner) return;
    await this.#options.notifications.notify(em, droppedNotice(delivery));
  }

  #transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#options.em.fork().transactional(work);
  }
}

type Recorded = [
  delivery: HeldDelivery,
  attempt: AttemptRecord,
  verdict: Verdict,
  options: { tellOwner: boolean },
];

function judge(delivery: HeldDelivery, { error }: Outcome): Verdict {
  const attemptsAllowed = delivery.attempts_allowed;
  if (error === null) return { status: 'delivered', attemptsAllowed, waitSeconds: null };
  const left = attemptsAllowed - delivery.attempts;
  return left > 0
    ? { status: 'pending', attemptsAllowed, waitSeconds: waitSeconds(left) }
    : dropped(delivery);
}

function judgeLost(delivery: HeldDelivery): Verdict {
  const { attempts, attempts_allowed } = delivery;
  const attemptsAllowed = attempts < MOST_INTERRUPTED ? attempts_allowed + 1 : attempts_allowed;
  return attempts < attemptsAllowed
    ? { status: 'pending', attemptsAllowed, waitSeconds: 0 }
    : dropped(delivery);
}

function dropped({ attempts_allowed }: HeldDelivery): Verdict {
  return { status: 'dropped', attemptsAllowed: attempts_allowed, waitSeconds: null };
}
