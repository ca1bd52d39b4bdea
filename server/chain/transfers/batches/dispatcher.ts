import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { ChannelListener } from '../../../foundation/outbox/listener.ts';
import { WakeSignal } from '../../../foundation/outbox/wake-signal.ts';
import { callTogether } from '../../../foundation/platform/call-together.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { runAsSystem } from '../../../foundation/platform/operation-authority.ts';
import { pollUntil } from '../../../foundation/platform/poll.ts';
import { MAX_SLEEP_MS, TAKEOVER_SECONDS } from '../../../foundation/platform/takeover.ts';
import { withTimeoutFallback } from '../../../foundation/platform/timeout.ts';
import { TRANSFERS_CHANNEL } from '../../transactions/transaction-rows.ts';
import type { Chains } from '../../types.ts';
import {
  type LeasedTransfer,
  leaseDueTransfers,
  leaseRequestedTransfers,
  listLeased,
  readNextDue,
} from './batch-rows.ts';
import type { BatchSender } from './batch-sender.ts';

export interface DispatcherOptions {
  em: EntityManager;
  chains: Chains;
  clock: Clock;
  log: Logger;
  sender: BatchSender;
}

/** How long transfers are collected while earlier ones are being sent. */
const MAX_COLLECT_MS = 250;
const MAX_BATCHES_AT_ONCE = 8;
const RETRY_MS = 1000;
/** How long a caller waits for another process to send a transfer. */
const MAX_WAIT_MS = 5000;
const POLL_MS = 50;
const MAX_POLLED = 100;

/** Sends due transfers in batches, per network. Any number of processes may do so. */
export class TransferDispatcher {
  readonly #networks: ReadonlyMap<Network, NetworkDispatcher>;
  #listener: ChannelListener | undefined;

  constructor(options: DispatcherOptions) {
    const networks = [...options.chains.keys()];
    this.#networks = new Map(networks.map((network) => [network, new NetworkDispatcher(network, options)]));
  }

  /** Sends transfers as they fall due. */
  start(databaseUrl: string): void {
    this.#listener = new ChannelListener(databaseUrl, TRANSFERS_CHANNEL, (network) => {
      for (const [name, dispatcher] of this.#networks)
        if (network === '' || network === name) dispatcher.wake();
    });
    void this.#listener.start();
    for (const dispatcher of this.#networks.values()) dispatcher.start();
  }

  async stop(timeoutMs: number): Promise<void> {
    const stopping = [...this.#networks.values()].map((dispatcher) => dispatcher.stop());
    await Promise.all([
      this.#listener?.stop(),
      withTimeoutFallback(
        timeoutMs,
        Promise.all(stopping).then(() => {}),
        () => {},
      ),
    ]);
  }

  /** Sends a transfer if it is due, together with others that are requested meanwhile. */
  async dispatch(network: Network, id: string): Promise<void> {
    await this.#networks.get(network)?.dispatch(id);
  }

  /** Sends everything that is due, and waits until that is done; returns the number of transfers. */
  async dispatchDue(): Promise<number> {
    const sent = await Promise.all([...this.#networks.values()].map((one) => one.dispatchDue()));
    return sent.reduce((total, count) => total + count, 0);
  }
}

class NetworkDispatcher {
  readonly #network: Network;
  readonly #options: DispatcherOptions;
  readonly #wakeSignal = new WakeSignal();
  readonly #leasing = new Set<Promise<unknown>>();
  readonly #sending = new Set<Promise<void>>();
  readonly #sendingById = new Map<string, Promise<void>>();
  readonly #isLeased = callTogether(MAX_POLLED, async (ids: readonly string[]) => {
    const { em, clock } = this.#options;
    const leased = await listLeased(em.fork(), { ids, now: clock.now() });
    return ids.map((id) => leased.has(id));
  });
  #requested = new Set<string>();
  #next: Promise<{ done: Promise<unknown> }> | undefined;
  #running: Promise<void> | undefined;
  #isStopping = false;

  constructor(network: Network, options: DispatcherOptions) {
    this.#network = network;
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  wake(): void {
    this.#wakeSignal.notify();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
    await Promise.all(this.#sending);
  }

  async dispatch(id: string): Promise<void> {
    this.#requested.add(id);
    this.#next ??= this.#sendRequested();
    await (await this.#next).done;
    await this.#sendingById.get(id);
    // another process may have been faster: what becomes of the transfer is then known shortly
    const isWorkedOn = () => this.#isLeased(id);
    await pollUntil({ timeoutMs: MAX_WAIT_MS, intervalMs: POLL_MS }, isWorkedOn, (isOpen) => !isOpen);
  }

  async dispatchDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const leased = await this.#leaseDue();
      if (leased.length === 0) break;
      total += leased.length;
      void this.#send(leased);
    }
    await Promise.all(this.#sending);
    return total;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      await this.#sendDueAndWait().catch((err: unknown) => {
        this.#options.log.warn({ err, network: this.#network }, 'transfer dispatcher');
        return this.#wakeSignal.sleep(RETRY_MS);
      });
    }
  }

  async #sendDueAndWait(): Promise<void> {
    const { em, clock } = this.#options;
    await this.#collect();
    const after = clock.now();
    while (await this.#sendDueBatch()) await this.#waitForRoom();
    const nextDue = await readNextDue(em.fork(), { network: this.#network, after });
    await this.#wakeSignal.sleepUntilDue(clock, nextDue, MAX_SLEEP_MS);
  }

  /** True if the batch is full, so that more may be due already. */
  async #sendDueBatch(): Promise<boolean> {
    const leased = await this.#leaseDue();
    if (leased.length > 0) void this.#send(leased);
    return leased.length === this.#maxSize && !this.#isStopping;
  }

  async #sendRequested(): Promise<{ done: Promise<unknown> }> {
    await this.#collect();
    const ids = [...this.#requested];
    this.#requested = new Set();
    this.#next = undefined;
    const leasing = leaseRequestedTransfers(this.#options.em.fork(), { ...this.#newLease(), ids });
    this.#leasing.add(leasing);
    const leased = await leasing.finally(() => this.#leasing.delete(leasing));
    const groups = [];
    for (let start = 0; start < leased.length; start += this.#maxSize)
      groups.push(this.#send(leased.slice(start, start + this.#maxSize)));
    return { done: Promise.all(groups) };
  }

  /** A single transfer leaves at once. While others are being sent, more are collected, but not for long. */
  async #collect(): Promise<void> {
    const others = [...this.#leasing, ...this.#sending];
    if (others.length === 0) return;
    await Promise.race([delay(MAX_COLLECT_MS), Promise.allSettled(others)]);
    await this.#waitForRoom();
  }

  async #waitForRoom(): Promise<void> {
    while (this.#sending.size >= MAX_BATCHES_AT_ONCE) await Promise.race(this.#sending);
  }

  #leaseDue(): Promise<LeasedTransfer[]> {
    const { em } = this.#options;
    return leaseDueTransfers(em.fork(), { ...this.#newLease(), limit: this.#maxSize });
  }

  #send(leased: readonly LeasedTransfer[]): Promise<void> {
    const { sender, log } = this.#options;
    // whoever asks for one transfer sends others along
    const sending: Promise<void> = runAsSystem(() => sender.send(this.#network, leased))
      .catch((err: unknown) => log.error({ err, network: this.#network }, 'batch failed'))
      .finally(() => {
        this.#sending.delete(sending);
        for (const { id } of leased) this.#sendingById.delete(id);
      });
    this.#sending.add(sending);
    for (const { id } of leased) this.#sendingById.set(id, sending);
    return sending;
  }

  #newLease() {
    const now = this.#options.clock.now();
    return { network: this.#network, now, until: new Date(now.getTime() + TAKEOVER_SECONDS * 1000) };
  }

  get #maxSize(): number {
    return this.#options.chains.get(this.#network)?.maxBatchSize ?? 1;
  }
}
