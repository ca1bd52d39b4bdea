import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, pino, symbols } from 'pino';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Exchange } from './exchange.ts';

interface LoggedOperation {
  route: { path: string; operationId: string };
}

/** A request, and what served it as far as known. */
type LoggedExchange = Pick<Exchange, 'requestId'> & {
  req: IncomingMessage;
  res: ServerResponse;
  operation: LoggedOperation | undefined;
};

export type AccessLog = (exchange: LoggedExchange, status: number, ms: number) => void;

const { info: INFO = 30 } = pino.levels.values;

/**
 * One line per request into the stream of the given logger. The fields are fixed, need no escaping, and contain
 * nothing from a query, header or body. So the line is built by hand: the logger takes as long for one as sending a
 * small document does.
 */
export function createAccessLog(log: Logger): AccessLog {
  const stream = getLogStream(log);
  return ({ req, res, requestId, operation }, status, ms) => {
    if (!log.isLevelEnabled('info')) return;
    const aborted = res.writableFinished ? '' : ',"aborted":true';
    // for streams that read the level of a line
    stream.lastLevel = INFO;
    stream.write(
      `{"level":"info","time":"${formatNow()}","request_id":"${requestId}","method":"${req.method}"` +
        `${getRouteFields(operation)},"status":${status},"ms":${Math.round(ms * 100) / 100}${aborted},"msg":"request"}\n`,
    );
  };
}

let now = { ms: 0, text: '' };

/** Formatting takes longer than the rest of a line, and a busy process writes several per millisecond. */
function formatNow(): string {
  const ms = Date.now();
  if (ms !== now.ms) now = { ms, text: new Date(ms).toISOString() };
  return now.text;
}

function getLogStream(log: Logger): DestinationStream & { lastLevel?: number } {
  return (log as Logger & Record<symbol, DestinationStream>)[symbols.streamSym] as DestinationStream;
}

const routeFieldsCache = new WeakMap<LoggedOperation['route'], string>();

function getRouteFields(operation: LoggedOperation | undefined): string {
  if (!operation) return '';
  const { route } = operation;
  let names = routeFieldsCache.get(route);
  if (names === undefined) {
    names = `,"route":${JSON.stringify(route.path)},"operation":${JSON.stringify(route.operationId)}`;
    routeFieldsCache.set(route, names);
  }
  return names;
}
