import type { RequestListener } from 'node:http';
import express from 'express';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { loadContract, operationAt } from '../../server/contract/contract-document.ts';
import { ok } from '../../server/contract/envelope.ts';
import { pipelineOf } from './in-memory.ts';
import type { Contestant } from './protocol.ts';
import { serveMeasured } from './serve-measured.ts';

const MEASURED = 'orders_get';
const NEVER_REACHED = { limit: 1_000_000_000, windowSeconds: 3600 };
const { data } = exampleAnswer();

function exampleAnswer(): { success: true; data: unknown } {
  const { path, method } = routes.find(({ operationId }) => operationId === MEASURED) as Route;
  const answer = operationAt(loadContract(), method, path).responses[200] as {
    content: Record<string, { example: { success: true; data: unknown } }>;
  };
  return answer.content['application/json']?.example as { success: true; data: unknown };
}

function bare(): RequestListener {
  const app = express();
  app.get('/api/orders/:id', (_req, res) => {
    res.json({ success: true, data });
  });
  return app;
}

function ours(count: number, logFile: string): RequestListener {
  const measured = routes.find(({ operationId }) => operationId === MEASURED) as Route;
  const others = routes.filter(({ operationId }) => operationId !== MEASURED);
  const mounted = [...others.slice(0, count - 1), { ...measured, rateLimit: NEVER_REACHED }];
  return pipelineOf(mounted, () => async () => ok(data), logFile);
}

function listenerOf(contestant: Contestant, logFile: string): RequestListener {
  if (contestant === 'bare') return bare();
  return ours(contestant === 'ours-10' ? 10 : routes.length, logFile);
}

const [contestant, logFile = ''] = process.argv.slice(2);
serveMeasured(listenerOf(contestant as Contestant, logFile));
