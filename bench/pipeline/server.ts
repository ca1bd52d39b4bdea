import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { loadConfig } from '../../server/config.ts';
import { loadContract, operationAt } from '../../server/http/contract-document.ts';
import { adminKeyAuthenticator } from '../../server/http/credentials/admin-key.ts';
import { CredentialStage } from '../../server/http/credentials/credential-stage.ts';
import { ok } from '../../server/http/envelope.ts';
import type { HandlerRegistry } from '../../server/http/handler-registry.ts';
import { createPipeline } from '../../server/http/pipeline.ts';
import { createApiApp } from '../../server/http/public-app.ts';
import { createLogger } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import type { Contestant, FromServer, ToServer } from './protocol.ts';

const MEASURED = 'bounties_get';
const contract = loadContract();
const { data } = exampleAnswer();

function exampleAnswer(): { success: true; data: unknown } {
  const { path, method } = routes.find(({ operationId }) => operationId === MEASURED) as Route;
  const answer = operationAt(contract, method, path).responses[200] as {
    content: Record<string, { example: { success: true; data: unknown } }>;
  };
  return answer.content['application/json']?.example as { success: true; data: unknown };
}

function bare(): RequestListener {
  const app = express();
  app.get('/api/bounties/:id', (_req, res) => {
    res.json({ success: true, data });
  });
  return app;
}

/** The pipeline as the server composes it for production, logging to a file. */
function ours(count: number, logFile: string): RequestListener {
  const config = loadConfig(process.env);
  const measured = routes.filter(({ operationId }) => operationId === MEASURED);
  const others = routes.filter(({ operationId }) => operationId !== MEASURED);
  const handler = async () => ok(data);
  const pipeline = createPipeline({
    routes: [...others.slice(0, count - 1), ...measured],
    contract,
    handlers: { find: () => handler } as unknown as HandlerRegistry,
    credentials: new CredentialStage([adminKeyAuthenticator(config.admin.apiKey)]),
    limits: undefined,
    metrics: createMetrics(),
    log: createLogger({ level: config.logLevel, destination: pino.destination(logFile) }),
    baseUrl: config.baseUrl,
    checkResponses: config.environment !== 'production',
    em: () => {
      throw new Error('The measured operation does not use the database');
    },
  });
  return createApiApp({ trustProxy: config.trustProxy, pipeline });
}

function listenerOf(contestant: Contestant, logFile: string): RequestListener {
  if (contestant === 'bare') return bare();
  return ours(contestant === 'ours-10' ? 10 : routes.length, logFile);
}

const [contestant, logFile = ''] = process.argv.slice(2);
const tell = (message: FromServer) => process.send?.(message);
const server = createServer(listenerOf(contestant as Contestant, logFile));
server.listen(0, '127.0.0.1', () => tell({ ready: (server.address() as AddressInfo).port }));
let mark = process.cpuUsage();
process.on('message', (message: ToServer) => {
  if (message === 'mark') mark = process.cpuUsage();
  else {
    const { user, system } = process.cpuUsage(mark);
    tell({ cpuMicros: user + system });
  }
});
process.on('disconnect', () => process.exit(0));
