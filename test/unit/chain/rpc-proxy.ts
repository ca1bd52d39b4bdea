import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Fault =
  /** The node gets the call and the caller gets no answer. */
  | 'lose-answer'
  /** Neither does the node get it. */
  | 'lose-call'
  /** The caller is told that all is well, and the node never hears of it. */
  | { pretend: unknown }
  | { status: number }
  /** Nobody is answered: the test is told when the call arrives, which the node never gets, or when the node has answered. */
  | { silentAfter: 'call' | 'answer'; tell: () => void };

/** Stands before a node and spoils calls as a test tells it to. */
export class RpcProxy {
  readonly calls: string[] = [];
  /** Answers what is to go wrong with a call, if anything. */
  fault: (method: string, params: unknown[]) => Fault | undefined = () => undefined;
  readonly #target: string;
  readonly #server = createServer(async (request, response) => {
    await this.#handle(await text(request), response).catch(() => response.destroy());
  });

  static async start(target: string): Promise<RpcProxy> {
    const proxy = new RpcProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  private constructor(target: string) {
    this.#target = target;
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
    const calls = [JSON.parse(body)].flat() as { id: unknown; method: string; params: unknown[] }[];
    this.calls.push(...calls.map(({ method }) => method));
    const fault = calls
      .map(({ method, params }) => this.fault(method, params))
      .find((found) => found !== undefined);
    const silence = typeof fault === 'object' && 'silentAfter' in fault ? fault : undefined;
    if (silence?.silentAfter === 'call') return silence.tell();
    if (fault === 'lose-call') return void response.destroy();
    if (typeof fault === 'object' && 'status' in fault) return void response.writeHead(fault.status).end();
    if (typeof fault === 'object' && 'pretend' in fault) {
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: calls[0]?.id, result: fault.pretend }));
    }
    const headers = { 'content-type': 'application/json' };
    const answer = await (await fetch(this.#target, { method: 'POST', body, headers })).text();
    if (silence) silence.tell();
    else if (fault === 'lose-answer') response.destroy();
    else response.writeHead(200, headers).end(answer);
  }
}
