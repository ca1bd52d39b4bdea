import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { RequestHandler, Router } from 'express';
import type { Queues } from './queues.ts';

/**
 * The operators' read-only view of all queues under `basePath`: an admin key has no name to record with a change. The
 * caller must protect it.
 */
export function createBoardHandler(queues: Queues, basePath: string): RequestHandler {
  let board: Router | undefined;
  return (request, response, next) => {
    // Each queue takes a connection, so they are opened by the first request.
    board ??= buildBoard(queues, basePath);
    board(request, response, next);
  };
}

function buildBoard(queues: Queues, basePath: string): Router {
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
