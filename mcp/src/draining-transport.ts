import { PassThrough, type Readable, type Writable } from 'node:stream';
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

/** Open until the client closes it, so nothing waits for its response. */
const STREAM_METHOD = 'subscriptions/listen';

/** Standard input and output. When the input ends, calls in flight are still answered, because they may move money. */
export class DrainingStdioTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #source: Readable;
  readonly #input = new PassThrough();
  readonly #inner: StdioServerTransport;
  readonly #pending = new Set<RequestId>();
  #hasEnded = false;

  constructor(source: Readable, output: Writable) {
    this.#source = source;
    this.#inner = new StdioServerTransport(this.#input, output);
  }

  async start(): Promise<void> {
    this.#inner.onmessage = (message: JSONRPCMessage) => {
      this.#track(message);
      this.onmessage?.(message);
    };
    this.#inner.onclose = () => this.onclose?.();
    this.#inner.onerror = (error) => this.onerror?.(error);
    await this.#inner.start();
    this.#source.on('error', (error) => this.onerror?.(error));
    this.#source.once('end', () => this.#end()).once('close', () => this.#end());
    this.#source.pipe(this.#input, { end: false });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#inner.send(message);
    if (isJSONRPCResponse(message) && message.id !== undefined) this.#pending.delete(message.id);
    this.#closeIfDrained();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #track(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) {
      if (message.method !== STREAM_METHOD) this.#pending.add(message.id);
    } else if ('method' in message && message.method === 'notifications/cancelled') {
      // a cancelled request gets no response
      this.#pending.delete(message.params?.requestId as RequestId);
    }
  }

  #end(): void {
    this.#hasEnded = true;
    // the last messages are still on their way through the pipe
    setImmediate(() => this.#closeIfDrained());
  }

  #closeIfDrained(): void {
    if (this.#hasEnded && this.#pending.size === 0) this.#input.end();
  }
}
