import { Socket } from 'node:net';
import { answerCalls } from './messages.ts';

/**
 * Loaded before a measured program. A round trip to the database is something written and then something read,
 * whichever library does it and however many statements it sends together.
 */
const port = Number(process.env.BENCH_DATABASE_PORT);
let roundTrips = 0;

const { connect } = Socket.prototype;
Socket.prototype.connect = function observe(this: Socket, ...args: unknown[]) {
  const connected = (connect as (...all: unknown[]) => Socket).apply(this, args);
  const [first] = args.flat() as [{ port?: unknown } | number | undefined];
  const target = typeof first === 'object' ? first.port : first;
  if (Number(target) === port) countOn(this);
  return connected;
} as typeof connect;

function countOn(socket: Socket): void {
  let isWaiting = false;
  for (const name of ['_write', '_writev'] as const) {
    const write = socket[name] as ((...all: unknown[]) => void) | undefined;
    if (!write) continue;
    socket[name] = function observe(this: Socket, ...all: unknown[]) {
      isWaiting = true;
      write.apply(this, all);
    };
  }
  const { push } = socket;
  socket.push = function observe(this: Socket, ...all: Parameters<typeof push>) {
    if (isWaiting) {
      isWaiting = false;
      roundTrips += 1;
    }
    return push.apply(this, all);
  };
}

const methods = { readRoundTrips: () => roundTrips };
export type CountMethods = typeof methods;

answerCalls(methods);
process.channel?.unref();
