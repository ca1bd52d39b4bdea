import type { Queue } from 'bullmq';
import type { RequestHandler, Router } from 'express';
import { shareFor } from '../platform/share-for.ts';
import type { Queues } from './queues.ts';

/**
 * The operators' read-only view of all queues under `basePath`: an admin key has no name to record with a change. The
 * caller must protect it.
 */
export function createBoardHandler(queues: Queues, basePath: string): RequestHandler {
  // By the first request: it loads much code, and each queue takes a connection.
  const getBoard = shareFor(Number.POSITIVE_INFINITY, () => buildBoard(queues, basePath));
  return async (request, response, next) => {
    const board = await getBoard();
    board(request, response, next);
  };
}

async function buildBoard(queues: Queues, basePath: string): Promise<Router> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  const shown = queues.listQueues();
  // one that cannot connect now never will
  await Promise.all(shown.map((queue) => queue.waitUntilReady()));
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(basePath);
  createBullBoard({
    queues: shown.map((queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true })),
    serverAdapter,
    // on PostgreSQL, workers share a connection, which cannot name each of them
    options: { uiConfig: { boardTitle: 'Jobs', showWorkers: queues.backend === 'redis' } },
  });
  return serverAdapter.getRouter();
}
