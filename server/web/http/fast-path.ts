import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../../foundation/platform/log.ts';
import { withSpan } from '../../foundation/platform/tracing.ts';
import { findAcceptedEncodings } from './accepted-encodings.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import type { CachedResponse } from './cached-response.ts';
import { hasCredentialHeader, hasInvalidEtags } from './private-response.ts';
import type { PublicResponses } from './public-responses.ts';
import { resolveRequestId } from './request-id.ts';

/** Sends what is in memory at once, without the routing of Express; passes everything else on. */
export function createFastPath(
  responses: PublicResponses,
  log: Logger,
  next: RequestListener,
): RequestListener {
  const accessLog = createAccessLog(log);
  return (req, res) => {
    const response = findResponse(responses, req);
    if (!response || !send(response, accessLog, req, res)) next(req, res);
  };
}

function findResponse(responses: PublicResponses, req: IncomingMessage): CachedResponse | undefined {
  if (req.method !== 'GET' || req.headers.cookie !== undefined) return undefined;
  const response = responses.find(req.url ?? '');
  return response && !hasCredentialHeader(req.headers) && !hasInvalidEtags(req.headers)
    ? response
    : undefined;
}

function send(
  response: CachedResponse,
  accessLog: AccessLog,
  req: IncomingMessage,
  res: ServerResponse,
): boolean {
  const startedAt = performance.now();
  const accepted = findAcceptedEncodings(req.headers['accept-encoding']);
  const requestId = resolveRequestId(req.headers['x-request-id']);
  const isKnown = response.isKnown(req.headers['if-none-match']);
  const body = accepted && response.findBody(requestId, accepted);
  if (!body) return false;
  const { operation } = response;
  const status = isKnown ? 304 : response.status;
  // it occurs once, and `once` costs more
  res.on('close', () => {
    const ms = performance.now() - startedAt;
    operation.observe(status, ms / 1000);
    accessLog({ req, res, requestId, operation }, status, ms);
  });
  const attributes = {
    'http.request.method': 'GET',
    'http.route': operation.route.path,
    'http.response.status_code': status,
  };
  void withSpan(operation.route.operationId, attributes, async () => {
    const own = ['X-Request-Id', requestId];
    if (isKnown) res.writeHead(304, [...response.getRevalidatedHead(), ...own]).end();
    else {
      const head = response.getHead(body.encoding);
      res.writeHead(status, [...head, 'Content-Length', String(body.length), ...own]).end(body.data);
    }
  });
  return true;
}
