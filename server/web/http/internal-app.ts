import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Metrics } from '../../foundation/platform/metrics.ts';
import { isAdminKey } from '../../identity/admin-key.ts';
import { parseBearerToken } from '../../operations/credentials/bearer.ts';

export const BOARD_PATH = '/board';
const BASIC_CHALLENGE =
  'Basic realm="operators: any name, and ADMIN_API_KEY as the password", charset="UTF-8"';

interface InternalAppOptions {
  metrics: Metrics;
  /** Refreshes gauges that are measured on demand. */
  beforeMetrics: () => Promise<void>;
  board: RequestHandler;
  adminKey: string | undefined;
  /** To the health operations. */
  operationHandler: RequestHandler;
}

/** For operators, on its own port, which must not be reachable from outside. */
export function createInternalApp(parts: InternalAppOptions): Express {
  const { metrics, beforeMetrics, board, adminKey, operationHandler } = parts;
  const app = express().disable('x-powered-by');
  app.get('/metrics', async (_req, res) => {
    await beforeMetrics();
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const pages = helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } });
  app.use(BOARD_PATH, pages, requireAdminKey(adminKey), board);
  return app.use(operationHandler);
}

/** As a bearer key, or as a password, because browsers cannot send a bearer key. */
function requireAdminKey(adminKey: string | undefined): RequestHandler {
  return ({ headers }, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    const sent = parseBearerToken(headers) ?? parseBasicPassword(headers.authorization);
    if (sent !== undefined && isAdminKey(sent, adminKey)) return next();
    // one line each: browsers stop at an unknown scheme if another follows in the same line
    res.setHeader('WWW-Authenticate', [BASIC_CHALLENGE, 'Bearer']);
    res.status(401).json({ success: false, error: 'Send the admin key.', code: 'missing_credentials' });
  };
}

function parseBasicPassword(authorization: string | undefined): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':');
}
