import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { request as send } from 'undici';

export type Fault =
  /** The node gets the call, and the caller gets no response. */
  | 'lose-answer'
  /** The node does not get it either. */
  | 'lose-call'
  /** The caller gets a success, and the node never gets the call. */
  | { pretend: unknown }
  | { status: number }
  /** The node rejects the call. */
  | { error: { code: number; message: string } }
  /** The response comes this much later. */
  | { lateMs: number }
  /**
   * No response: the test is notified when the call arrives, which the node never gets, or when the node has
   * responded.
   */
  | { silentAfter: 'call' | 'answer'; tell: () => void }
  /** The call reaches the node, or its answer the caller, only when `until` resolves. */
  | { holdBefore: 'call' | 'answer'; until: Promise<unknown> }
  /** Another node responds. */
  | { forwardTo: string };

/** Sends a JSON-RPC body to the node of this URL; returns the body of its response. */
export type SendToNode = (url: string, body: string) => Promise<string>;

interface Call {
  id: unknown;
  method: string;
  params?: unknown[];
}

/** Longer than clients keep a connection, which would otherwise close while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS = { 'content-type': 'application/json' };

/** A proxy of a node that injects faults. */
export class RpcProxy {
  readonly calls: string[] = [];
  /** Returns the fault for a call, if any. */
  fault: (method: string, params: unknown[]) => Fault | undefined = () => undefined;
  /** Called before each call is handled. */
  onCall: () => void = () => {};
  readonly #target: string;
  readonly #send: SendToNode;
  readonly #server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    await this.#handle(await text(request), response).catch(() => response.destroy());
  });

  static async start(target: string, sendToNode: SendToNode = forward): Promise<RpcProxy> {
    const proxy = new RpcProxy(target, sendToNode);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  private constructor(target: string, sendToNode: SendToNode) {
    this.#target = target;
    this.#send = sendToNode;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  count(method: string): number {
    return this.calls.filter((call) => call === method).length;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #handle(body: string, response: ServerResponse): Promise<void> {
    const calls = [JSON.parse(body)].flat() as Call[];
    this.calls.push(...calls.map(({ method }) => method));
    this.onCall();
    const faults = calls.map(({ method, params = [] }) => this.fault(method, params));
    const fault = faults.find((found) => found !== undefined);
    const silence = typeof fault === 'object' && 'silentAfter' in fault ? fault : undefined;
    if (silence?.silentAfter === 'call') return silence.tell();
    const hold = typeof fault === 'object' && 'holdBefore' in fault ? fault : undefined;
    if (hold?.holdBefore === 'call') await hold.until;
    if (fault === 'lose-call') return void response.destroy();
    if (typeof fault === 'object' && 'status' in fault) return void response.writeHead(fault.status).end();
    const pretended = new Map<unknown, object>();
    for (const [index, one] of faults.entries()) {
      const outcome = toOutcome(one);
      if (outcome) pretended.set(calls[index]?.id, outcome);
    }
    const other = typeof fault === 'object' && 'forwardTo' in fault ? fault.forwardTo : undefined;
    const answer = await (other ? forward(other, body) : this.#respond(body, calls, pretended));
    if (hold?.holdBefore === 'answer') await hold.until;
    if (typeof fault === 'object' && 'lateMs' in fault) await delay(fault.lateMs);
    if (silence) silence.tell();
    else if (fault === 'lose-answer') response.destroy();
    else response.writeHead(200, HEADERS).end(answer);
  }

  /** The node's responses, except for faked ones, which the node does not see. */
  async #respond(body: string, calls: readonly Call[], pretended: Map<unknown, object>): Promise<string> {
    if (pretended.size === 0) return this.#forward(body);
    const answers = calls.map(async (call) =>
      pretended.has(call.id)
        ? { jsonrpc: '2.0', id: call.id, ...pretended.get(call.id) }
        : JSON.parse(await this.#forward(JSON.stringify(call))),
    );
    const all = await Promise.all(answers);
    return JSON.stringify(body.trimStart().startsWith('[') ? all : all[0]);
  }

  #forward(body: string): Promise<string> {
    return this.#send(this.#target, body);
  }
}

/** What the caller gets instead of the node's response, if anything. */
function toOutcome(fault: Fault | undefined): object | undefined {
  if (typeof fault !== 'object') return undefined;
  if ('pretend' in fault) return { result: fault.pretend };
  return 'error' in fault ? { error: fault.error } : undefined;
}

async function forward(url: string, body: string): Promise<string> {
  return (await send(url, { method: 'POST', body, headers: HEADERS })).body.text();
}
