import type { Progress } from './progress.ts';

/** Shorter than the 60 seconds after which clients give up. */
export const MAX_WAIT_SECONDS = 50;

/** The part of an event that is shown while waiting. */
export interface OrderEvent {
  event: string;
  created_at: string;
}

export interface EventPage {
  events: readonly OrderEvent[];
  next: string;
}

export interface OrderWatch<Reading> {
  /** Events after a position, as soon as there are any; undefined if the feed refuses. */
  readEvents(after: string | undefined, waitSeconds: number): Promise<EventPage | undefined>;
  readOrder(): Promise<Reading>;
  isDone(reading: Reading): boolean;
  onEvent?(event: OrderEvent): void;
  /** Reports each event as progress. */
  notify?: ((progress: Progress) => Promise<void>) | undefined;
}

/**
 * Reads an order until it is done, whenever its feed has an event. The position is read first, so that a change between
 * the two is not missed.
 */
export async function waitForOrder<Reading>(
  watch: OrderWatch<Reading>,
  maxSeconds: number,
  after?: string,
): Promise<Reading> {
  const deadline = performance.now() + maxSeconds * 1000;
  let progress = 0;
  let page = await watch.readEvents(after, 0);
  let reading = await watch.readOrder();
  while (page) {
    for (const event of page.events) {
      watch.onEvent?.(event);
      // a client that no longer listens is no reason to stop
      await watch.notify?.({ progress: ++progress, message: event.event }).catch(() => {});
    }
    const secondsLeft = Math.floor((deadline - performance.now()) / 1000);
    if (secondsLeft < 1 || watch.isDone(reading)) break;
    page = await watch.readEvents(page.next, secondsLeft);
    if (!page || page.events.length === 0) break;
    reading = await watch.readOrder();
  }
  return reading;
}
