import type { Socket } from 'node:net';
import pg from 'pg';

/** Nothing listens there. */
const CLOSED_PORT = 9;
/** What a socket is told of a chunk that is no text. */
const BYTES = 'buffer' as BufferEncoding;
const links = new Map<string, DatabaseLink>();
let opened = 0;

/**
 * The connections of a process to the database, which can be lost for a moment, or for good at the nth message from
 * now. It acts on the sockets of the process themselves: a proxy would move every message twice more.
 */
export class DatabaseLink {
  readonly url: string;
  readonly #host = `link-${++opened}.test`;
  readonly #target: { port: number; hostname: string };
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #trigger: { left: number; isForwarded: boolean; fire: () => void } | undefined;
  #onJob: (() => void) | undefined;

  constructor(targetUrl: string) {
    const url = new URL(targetUrl);
    this.#target = { port: Number(url.port), hostname: url.hostname };
    url.host = this.#host;
    this.url = url.href;
    links.set(this.#host, this);
  }

  /** Calls `fire` at the nth message from now: before the database gets it, or before its answer comes back. */
  fireAtMessage(left: number, isForwarded: boolean, fire: () => void): void {
    this.#trigger = { left, isForwarded, fire };
  }

  /** Calls `begin` when a worker takes up the next job. */
  atNextJob(begin: () => void): void {
    this.#onJob = begin;
  }

  /** Connections are lost; new ones may be made. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing comes through any more. */
  cut(): void {
    this.#isCut = true;
    this.drop();
  }

  /** Where a new connection goes, whose messages pass here from now on. */
  admit(socket: Socket): { port: number; hostname: string } {
    if (this.#isCut) return { ...this.#target, port: CLOSED_PORT };
    this.#sockets.add(socket.once('close', () => this.#sockets.delete(socket)));
    const isLease = recognizeLeases();
    const write = socket._write.bind(socket);
    socket._write = (chunk: Buffer, encoding, done) => {
      if (isLease(chunk)) this.#beginJob();
      const fire = this.#countMessage();
      if (!fire) return write(chunk, encoding, done);
      if (!fire.isForwarded) return fire.run();
      // once it is written; the answer finds nobody
      write(chunk, encoding, (error) => {
        fire.run();
        done(error);
      });
    };
    socket._writev = (chunks, done) =>
      socket._write(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), BYTES, done);
    return this.#target;
  }

  #beginJob(): void {
    this.#onJob?.();
    this.#onJob = undefined;
  }

  #countMessage(): { isForwarded: boolean; run: () => void } | undefined {
    const trigger = this.#trigger;
    if (!trigger) return undefined;
    trigger.left -= 1;
    if (trigger.left > 0) return undefined;
    this.#trigger = undefined;
    return { isForwarded: trigger.isForwarded, run: trigger.fire };
  }
}

interface Connectable {
  connect(port: number, host: string): unknown;
}

/** Lets connections to the host of a link pass through it. */
export function installDatabaseLinks(): void {
  const prototype = pg.Connection.prototype as unknown as pg.Connection & Connectable;
  const { connect } = prototype;
  prototype.connect = function (this: pg.Connection, port, host) {
    const target = links.get(host)?.admit(this.stream as Socket);
    return connect.call(this, target?.port ?? port, target?.hostname ?? host);
  };
}

const LEASE = 'update "outbox" set "attempts"';
const PREPARED_LEASE = new RegExp(`P[^]{4}([^\\0]+)\\0${LEASE}`);

/** Whether a message takes up the run of a job: by its text, or by the name under which that was prepared. */
function recognizeLeases(): (message: Buffer) => boolean {
  let name: string | undefined;
  return (message) => {
    if (!message.includes(LEASE)) return name !== undefined && message.includes(`\0${name}\0`);
    name = PREPARED_LEASE.exec(message.toString('latin1'))?.[1] ?? name;
    return true;
  };
}
