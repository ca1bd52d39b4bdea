import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { Router } from 'express';
import type { Queues } from './queues.ts';

/**
 * The operators' read-only view of all queues under `basePath`: an admin key has no name to record with a change. The
 * caller must protect it.
 */
export function createBoardRouter(queues: Queues, basePath: string): Router {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(basePath);
  createBullBoard({
    queues: queues
      .listQueues()
      .map((queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Jobs' } },
  });
  return serverAdapter.getRouter();
}
