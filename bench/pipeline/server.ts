import type { RequestListener } from 'node:http';
import express from 'express';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { getOperation, loadContract } from '../../server/contract/contract-document.ts';
import { ok } from '../../server/contract/envelope.ts';
import { createPipeline } from './in-memory-pipeline.ts';
import type { Contestant } from './protocol.ts';
import { serveMeasured } from './serve-measured.ts';

const MEASURED_OPERATION = 'orders_get';
const UNREACHABLE_LIMIT = { limit: 1_000_000_000, windowSeconds: 3600 };
const { data } = readExampleResponse();

function readExampleResponse(): { success: true; data: unknown } {
  const { path, method } = routes.find(({ operationId }) => operationId === MEASURED_OPERATION) as Route;
  const answer = getOperation(loadContract(), method, path).responses[200] as {
    content: Record<string, { example: { success: true; data: unknown } }>;
  };
  return answer.content['application/json']?.example as { success: true; data: unknown };
}

function createBareListener(): RequestListener {
  const app = express();
  app.get('/api/orders/:id', (_req, res) => {
    res.json({ success: true, data });
  });
  return app;
}

function createMarketListener(count: number, logFile: string): RequestListener {
  const measured = routes.find(({ operationId }) => operationId === MEASURED_OPERATION) as Route;
  const others = routes.filter(({ operationId }) => operationId !== MEASURED_OPERATION);
  const mounted = [...others.slice(0, count - 1), { ...measured, rateLimit: UNREACHABLE_LIMIT }];
  return createPipeline(mounted, () => async () => ok(data), logFile);
}

function createListener(contestant: Contestant, logFile: string): RequestListener {
  if (contestant === 'bare') return createBareListener();
  return createMarketListener(contestant === 'ours-10' ? 10 : routes.length, logFile);
}

const [contestant, logFile = ''] = process.argv.slice(2);
serveMeasured(createListener(contestant as Contestant, logFile));
