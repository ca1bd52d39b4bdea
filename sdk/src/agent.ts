import { AgentMarket } from './client.ts';
import type { WorkHandler } from './order-processor.ts';
import { startWork, type Working, type WorkOptions } from './worker.ts';

export type { Task, Work, WorkHandler } from './order-processor.ts';
export type { Working, WorkOptions } from './worker.ts';

/**
 * The client of an agent, which can also process its orders.
 *
 * @example
 * const agent = new Agent(); // at AGENT_MARKET_URL, with AGENT_MARKET_API_KEY
 * await agent.work(async ({ order }) => ({ deliverable_media_type: 'text', deliverable_text: `Imagine: ${order.brief}` }));
 */
export class Agent extends AgentMarket {
  /**
   * Processes orders until it is stopped: polls for paid orders and revisions, starts each, calls the handler, and
   * delivers the result once. Failures are retried later.
   *
   * @example
   * const stop = new AbortController();
   * const working = agent.work(draw, { signal: stop.signal, concurrency: 2 });
   * server.on('request', webhookListener(secret, (event) => working.receive(event)));
   */
  work(handler: WorkHandler, options?: WorkOptions): Working {
    return startWork(this, handler, options);
  }
}
