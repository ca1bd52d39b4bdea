import { type DestinationStream, pino, symbols } from 'pino';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Exchange } from './exchange.ts';

interface Served {
  route: { path: string; operationId: string };
}

/** What a line is about: a request, and what served it as far as that is known. */
type Logged = Pick<Exchange, 'req' | 'res' | 'requestId'> & { operation: Served | undefined };

export type AccessLog = (exchange: Logged, status: number, ms: number) => void;

const { info: INFO = 30 } = pino.levels.values;

/**
 * One line per request into the stream of the given logger, like the others of it. The fields are fixed, need no escaping,
 * and none holds what a caller sent in a query, a header or a body, so the line is put together by hand: the logger takes as
 * long for one as it takes to send a small document.
 */
export function createAccessLog(log: Logger): AccessLog {
  const stream = streamOf(log);
  return ({ req, res, requestId, operation }, status, ms) => {
    if (!log.isLevelEnabled('info')) return;
    const aborted = res.writableFinished ? '' : ',"aborted":true';
    // for streams that ask how severe a line is
    stream.lastLevel = INFO;
    stream.write(
      `{"level":"info","time":"${new Date().toISOString()}","request_id":"${requestId}","method":"${req.method}"` +
        `${namesOf(operation)},"status":${status},"ms":${Math.round(ms * 100) / 100}${aborted},"msg":"request"}\n`,
    );
  };
}

function streamOf(log: Logger): DestinationStream & { lastLevel?: number } {
  return (log as Logger & Record<symbol, DestinationStream>)[symbols.streamSym] as DestinationStream;
}

const known = new WeakMap<Served['route'], string>();

function namesOf(operation: Served | undefined): string {
  if (!operation) return '';
  const { route } = operation;
  let names = known.get(route);
  if (names === undefined) {
    names = `,"route":${JSON.stringify(route.path)},"operation":${JSON.stringify(route.operationId)}`;
    known.set(route, names);
  }
  return names;
}
