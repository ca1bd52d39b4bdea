import { setTimeout as delay } from 'node:timers/promises';
import { Alarm } from '../../foundation/outbox/alarm.ts';
import { ChannelListener } from '../../foundation/outbox/listener.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import type { ClaimedDelivery } from './claim-statement.ts';
import type { DeliveryService } from './delivery-service.ts';

export interface WebhookDispatcherOptions {
  deliveries: DeliveryService;
  databaseUrl: string;
  log: Logger;
  /** Attempts under way at a time in this process. */
  concurrency?: number;
}

const CONCURRENCY = 200;

/** It also looks by itself, for what another process left behind. */
const LONGEST_SLEEP_MS = 1000;

/** Delivers webhooks while it runs. Any number may run, in any number of processes. */
export class WebhookDispatcher {
  readonly #options: WebhookDispatcherOptions;
  readonly #concurrency: number;
  readonly #alarm = new Alarm();
  readonly #listener: ChannelListener;
  readonly #underWay = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #stopping = false;
  #lookedForLost = 0;

  constructor(options: WebhookDispatcherOptions) {
    this.#options = options;
    this.#concurrency = options.concurrency ?? CONCURRENCY;
    this.#listener = new ChannelListener(options.databaseUrl, WEBHOOKS_CHANNEL, () => this.#alarm.ring());
  }

  start(): void {
    void this.#listener.start();
    this.#running ??= this.#run();
  }

  /** Takes nothing new and lets attempts end, for as long as there is patience; others are sent again later. */
  async stop(patienceMs: number): Promise<void> {
    this.#stopping = true;
    this.#alarm.ring();
    await this.#listener.stop();
    await this.#running;
    await Promise.race([Promise.all(this.#underWay), delay(patienceMs, undefined, { ref: false })]);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      await this.#pass().catch((err: unknown) => this.#options.log.warn({ err }, 'webhook dispatcher'));
      await this.#alarm.sleep(LONGEST_SLEEP_MS);
    }
  }

  async #pass(): Promise<void> {
    await this.#releaseLost();
    const free = this.#concurrency - this.#underWay.size;
    if (free === 0) return;
    for (const delivery of await this.#options.deliveries.claim(free)) this.#begin(delivery);
  }

  async #releaseLost(): Promise<void> {
    if (performance.now() - this.#lookedForLost < LONGEST_SLEEP_MS) return;
    const lost = await this.#options.deliveries.releaseLost();
    this.#lookedForLost = performance.now();
    if (lost > 0) this.#options.log.warn({ lost }, 'webhook attempts interrupted');
  }

  #begin(delivery: ClaimedDelivery): void {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#underWay.delete(attempt);
      this.#alarm.ring();
    });
    this.#underWay.add(attempt);
  }

  /** What cannot be recorded is left to the end of its lease. */
  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    try {
      const wait = await this.#options.deliveries.attempt(delivery);
      if (wait !== null) setTimeout(() => this.#alarm.ring(), wait * 1000).unref();
    } catch (err) {
      this.#options.log.error({ err, delivery: delivery.id }, 'webhook attempt');
    }
  }
}
