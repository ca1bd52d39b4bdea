import type { RequestHandler } from 'express';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Metrics } from '../../foundation/platform/metrics.ts';
import { createAccessLog } from './access-log.ts';
import { resolveRequestId } from './request-id.ts';

interface RecordOptions {
  /** The name of these requests in logs and metrics, because a page is not an operation. */
  name: string;
  log: Logger;
  metrics: Pick<Metrics, 'httpDuration'>;
}

/** Logs and measures a router's responses; the next handler records what it passes on. */
export function recordRequests(
  router: RequestHandler,
  { name, log, metrics }: RecordOptions,
): RequestHandler {
  const accessLog = createAccessLog(log);
  const operation = { route: { path: name, operationId: name } };
  return (req, res, next) => {
    const startedAt = performance.now();
    const record = () => {
      const ms = performance.now() - startedAt;
      const status = res.headersSent ? res.statusCode : 499;
      metrics.httpDuration.labels(name, String(status)).observe(ms / 1000);
      accessLog(
        { req, res, requestId: resolveRequestId(req.headers['x-request-id']), operation },
        status,
        ms,
      );
    };
    res.once('close', record);
    router(req, res, (error?: unknown) => {
      res.off('close', record);
      next(error);
    });
  };
}
