import { pino, symbols } from 'pino';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Exchange } from './exchange.ts';

/** What a line is about: a request, and what served it as far as that is known. */
type Logged = Pick<Exchange, 'req' | 'res' | 'requestId'> & {
  operation: { route: { path: string; operationId: string } } | undefined;
};

export type AccessLog = (exchange: Logged, status: number, ms: number) => void;

/**
 * One line per request into the stream of the given logger. The fields are fixed and none holds what a caller sent
 * in a query, a header or a body, so the costly redaction of the general logger is left out.
 */
export function createAccessLog(log: Logger): AccessLog {
  const lines = pino(
    {
      level: log.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    (log as Logger & Record<symbol, pino.DestinationStream>)[symbols.streamSym] as pino.DestinationStream,
  );
  return ({ req, res, requestId, operation }, status, ms) => {
    const line = {
      request_id: requestId,
      method: req.method,
      route: operation?.route.path,
      operation: operation?.route.operationId,
      status,
      ms: Math.round(ms * 100) / 100,
      aborted: res.writableFinished ? undefined : true,
    };
    lines.info(line, 'request');
  };
}
