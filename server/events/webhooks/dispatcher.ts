import { setTimeout as delay } from 'node:timers/promises';
import { ChannelListener } from '../../foundation/outbox/listener.ts';
import { WakeSignal } from '../../foundation/outbox/wake-signal.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { LeasedDelivery } from './lease-statement.ts';

export interface WebhookDispatcherOptions {
  deliveries: DeliveryService;
  databaseUrl: string;
  log: Logger;
  /** Concurrent attempts in this process. */
  concurrency?: number;
}

const CONCURRENCY = 200;

/** It also polls, for deliveries that another process left behind, less often while there are none. */
const POLL_INTERVAL_MS = 1000;
const MAX_POLL_INTERVAL_MS = 10_000;

/** Delivers webhooks while it runs. Any number may run, in any number of processes. */
export class WebhookDispatcher {
  readonly #options: WebhookDispatcherOptions;
  readonly #concurrency: number;
  readonly #alarm = new WakeSignal();
  readonly #listener: ChannelListener;
  readonly #inFlight = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #timesCheckedAt = 0;
  #pollIntervalMs = POLL_INTERVAL_MS;

  constructor(options: WebhookDispatcherOptions) {
    this.#options = options;
    this.#concurrency = options.concurrency ?? CONCURRENCY;
    this.#listener = new ChannelListener(options.databaseUrl, WEBHOOKS_CHANNEL, () => this.#alarm.notify());
  }

  start(): void {
    void this.#listener.start();
    this.#running ??= this.#run();
  }

  /** Takes nothing new and waits for running attempts until the timeout; the others are sent again later. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    this.#alarm.notify();
    await this.#listener.stop();
    await this.#running;
    await Promise.race([Promise.all(this.#inFlight), delay(timeoutMs, undefined, { ref: false })]);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      await this.#poll().catch((err: unknown) => this.#options.log.warn({ err }, 'webhook dispatcher'));
      await this.#alarm.sleep(this.#pollIntervalMs);
    }
  }

  async #poll(): Promise<void> {
    await this.#checkTimes();
    const free = this.#concurrency - this.#inFlight.size;
    const leased = free === 0 ? [] : await this.#options.deliveries.lease(free);
    for (const delivery of leased) this.#startAttempt(delivery);
    const isIdle = leased.length === 0 && this.#inFlight.size === 0;
    this.#pollIntervalMs = isIdle
      ? Math.min(this.#pollIntervalMs * 2, MAX_POLL_INTERVAL_MS)
      : POLL_INTERVAL_MS;
  }

  async #checkTimes(): Promise<void> {
    if (performance.now() - this.#timesCheckedAt < POLL_INTERVAL_MS) return;
    await this.#options.deliveries.startDueRetries();
    const lost = await this.#options.deliveries.releaseExpired();
    this.#timesCheckedAt = performance.now();
    if (lost > 0) this.#options.log.warn({ lost }, 'webhook attempts interrupted');
  }

  #startAttempt(delivery: LeasedDelivery): void {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#inFlight.delete(attempt);
      this.#alarm.notify();
    });
    this.#inFlight.add(attempt);
  }

  /** If the result cannot be recorded, the lease expires. */
  async #attempt(delivery: LeasedDelivery): Promise<void> {
    try {
      const wait = await this.#options.deliveries.attempt(delivery);
      if (wait !== null) setTimeout(() => this.#alarm.notify(), wait * 1000).unref();
    } catch (err) {
      this.#options.log.error({ err, delivery: delivery.id }, 'webhook attempt');
    }
  }
}
