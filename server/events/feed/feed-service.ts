import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, tables } from '../../foundation/db/statement.ts';
import { WakeSignal } from '../../foundation/outbox/wake-signal.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { requireActiveCaller } from '../../identity/active-caller.ts';
import type { Caller } from '../../identity/caller.ts';
import type { FeedMetrics } from './metrics.ts';
import { OpenFeeds } from './open-feeds.ts';
import { decodePosition, EMPTY_SNAPSHOT, type FeedPosition } from './position.ts';
import { type FeedFilter, type FeedRead, readEvents } from './read-events.ts';
import { type FeedReader, inRole, type ReaderRole, toFeedReader } from './reader.ts';
import { Turnstile } from './turnstile.ts';
import type { WakeUps } from './wake-ups.ts';

export interface FeedServiceOptions {
  em: EntityManager;
  clock: Clock;
  wakeUps: WakeUps;
  metrics: FeedMetrics;
}

export interface FeedRequest {
  caller: Caller;
  /** A position as sent; undefined for the oldest stored event. */
  after: string | undefined;
  filter: FeedFilter;
  role: ReaderRole | undefined;
  limit: number;
  signal: AbortSignal;
}

/** `after` for the present. */
const LATEST = 'latest';
const CONCURRENT_READS = 4;

/** The events of a caller, and waiting for them. */
export class FeedService {
  readonly #options: FeedServiceOptions;
  readonly #open = new OpenFeeds();
  readonly #turnstile = new Turnstile(CONCURRENT_READS);

  constructor(options: FeedServiceOptions) {
    this.#options = options;
  }

  /** What is stored now. */
  async read(request: FeedRequest): Promise<FeedRead> {
    const { reader, position } = await this.#start(request);
    return this.#read(reader, position, request);
  }

  /** As soon as there is something, or what is there when the time is over. */
  async poll(request: FeedRequest, waitMs: number): Promise<FeedRead> {
    const waiting = await this.wait(request, 'poll');
    const until = performance.now() + waitMs;
    try {
      let found = await waiting.read();
      while (found.rows.length === 0 && (await waiting.sleep(until - performance.now()))) {
        found = await waiting.read();
      }
      return found;
    } finally {
      waiting.close();
    }
  }

  /** Opens a feed that waits for events. The caller closes it. */
  async wait(request: FeedRequest, kind: 'poll' | 'stream'): Promise<WaitingFeed> {
    const { wakeUps, metrics } = this.#options;
    const { reader, position } = await this.#start(request);
    const release = this.#open.open(reader.key);
    const count = metrics.open.labels(kind);
    const feed = new WaitingFeed(position, {
      read: (from) => this.#read(reader, from, request),
      confirm: () => requireActiveCaller(this.#options.em.fork(), request.caller, this.#options.clock.now()),
      signal: request.signal,
      isStopped: () => wakeUps.isStopped,
      onClose: () => {
        release();
        count.dec();
      },
    });
    count.inc();
    feed.unsubscribe = wakeUps.subscribe(reader.key, feed.wake);
    return feed;
  }

  async #start({
    caller,
    after,
    role,
  }: FeedRequest): Promise<{ reader: FeedReader; position: FeedPosition }> {
    const reader = inRole(toFeedReader(caller), role);
    const now = this.#options.clock.now();
    if (after === undefined) return { reader, position: { seen: EMPTY_SNAPSHOT, at: now } };
    if (after !== LATEST) return { reader, position: decodePosition(after, reader.key, now) };
    return { reader, position: { seen: await takeSnapshot(this.#options.em.fork()), at: now } };
  }

  /** A page that turns out to be empty is followed by the present. */
  async #read(reader: FeedReader, position: FeedPosition, request: FeedRequest): Promise<FeedRead> {
    const { em, clock, metrics } = this.#options;
    const { filter, limit } = request;
    const found = await this.#turnstile.pass(() =>
      readEvents(em.fork(), reader, position, filter, { limit, now: clock.now() }),
    );
    if (found.rows.length === 0 && position.page) return this.#read(reader, found.next, request);
    metrics.events.inc(found.rows.length);
    return found;
  }
}

interface WaitingFeedOptions {
  read(from: FeedPosition): Promise<FeedRead>;
  /** Throws if the caller's credential was revoked. */
  confirm(): Promise<void>;
  signal: AbortSignal;
  isStopped(): boolean;
  onClose(): void;
}

/** A feed that waits. While nothing happens, it costs no statement. */
export class WaitingFeed {
  readonly #options: WaitingFeedOptions;
  readonly #alarm = new WakeSignal();
  #position: FeedPosition;
  #hasSlept = false;
  #isClosed = false;
  unsubscribe: () => void = () => {};

  constructor(position: FeedPosition, options: WaitingFeedOptions) {
    this.#position = position;
    this.#options = options;
    options.signal.addEventListener('abort', this.wake);
  }

  get position(): FeedPosition {
    return this.#position;
  }

  /** Nobody listens any more, or this process stops. */
  get isOver(): boolean {
    return this.#options.signal.aborted || this.#options.isStopped() || this.#isClosed;
  }

  readonly wake = (): void => this.#alarm.notify();

  /** What is new. After a sleep, nothing is shown to a caller whose credential was revoked meanwhile. */
  async read(): Promise<FeedRead> {
    const found = await this.#options.read(this.#position);
    if (found.rows.length > 0 && this.#hasSlept) await this.#options.confirm();
    this.#position = found.next;
    return found;
  }

  /** Whether there may be something new. False if the time is over, or nobody waits any more. */
  async sleep(ms: number): Promise<boolean> {
    if (ms <= 0 || this.isOver) return false;
    this.#hasSlept = true;
    return (await this.#alarm.sleep(ms)) && !this.isOver;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#options.signal.removeEventListener('abort', this.wake);
    this.unsubscribe();
    this.#options.onClose();
  }
}

async function takeSnapshot(em: EntityManager): Promise<string> {
  const now = tables().selectNoFrom(sql<string>`pg_current_snapshot()::text`.as('snapshot'));
  const row = await firstRow(em, now);
  if (!row) throw new Error('A statement without a table returned no row');
  return row.snapshot;
}
