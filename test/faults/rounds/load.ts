import { setTimeout as delay } from 'node:timers/promises';
import type { Market, TestOrder } from '../../support/market/orders.ts';
import { type CallOptions, callApi } from '../../support/server/call.ts';
import type { Deployment } from './deployment.ts';
import type { Record } from './record.ts';

/** Longer than any timeout of the server. */
const HUNG_MS = 60_000;
const RETRY_MS = 50;
const PRICE_MICRO = 1_000_000n;

interface Options {
  balancer: {
    /** Where the next request goes. */
    route(): string;
    onAnswer?(url: string): void;
  };
  record: Record;
  /** They say why a request failed. */
  logs: Pick<Deployment, 'findError'>;
  /** One for each client. */
  markets: readonly Market[];
  /** Whether a request may fail, to be repeated. */
  mayFail: boolean;
}

/** Clients who order, pay, get and approve work, one order after the other, and repeat what got no answer. */
export class Load {
  readonly #options: Options;
  readonly #clients: Promise<void>[];
  #isStopping = false;
  completed = 0;

  static async start(options: Options): Promise<Load> {
    const services = await Promise.all(
      options.markets.map((market) => market.createService({ price_usd: '1.00' })),
    );
    return new Load(options, services);
  }

  private constructor(options: Options, services: readonly { id: string }[]) {
    this.#options = options;
    this.#clients = options.markets.map((market, index) => this.#run(market, services[index]?.id ?? ''));
  }

  /** Each finishes its order first. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#clients);
  }

  async #run(market: Market, serviceId: string): Promise<void> {
    const client = { signer: market.client.signer };
    const agent = { bearer: market.agent.apiKey };
    while (!this.#isStopping) {
      const body = { service_id: serviceId, brief: 'A small thing, made well' };
      const order = (await this.#insist('POST', '/api/orders', { ...client, body })) as TestOrder | undefined;
      // the failure is recorded
      if (!order) return;
      const path = `/api/orders/${order.id}`;
      const reference = await market.client.pay(market.treasury('base-mainnet'), PRICE_MICRO);
      await this.#insist('PATCH', path, { ...client, body: { action: 'pay', escrow_tx_hash: reference } });
      const delivery = {
        deliverable_url: 'https://files.example.com/work.zip',
        deliverable_media_type: 'document',
      };
      await this.#insist('POST', `${path}/deliver`, { ...agent, body: delivery });
      await this.#insist('GET', path, client);
      await this.#insist('PATCH', path, { ...client, body: { action: 'approve' } });
      this.completed += 1;
    }
  }

  /** Until it is done. What was done by a request without an answer is refused when it is repeated. */
  async #insist(method: string, path: string, options: CallOptions): Promise<unknown> {
    const { record, balancer, mayFail } = this.#options;
    for (let tries = 0; ; tries++) {
      const began = performance.now();
      const url = balancer.route();
      const answer = await withDeadline(callApi(url, method, path, options)).catch((error: unknown) => error);
      balancer.onAnswer?.(url);
      if (isUnsent(answer)) {
        record.count('requests without a connection, sent to another process');
        continue;
      }
      record.max('longest request, in ms', Math.round(performance.now() - began));
      record.count('requests');
      if (answer === HUNG) record.violate(`${method} ${path} had no answer after ${HUNG_MS} ms`);
      const {
        status = 0,
        data,
        text = describe(answer),
      } = answer as { status?: number; data?: unknown; text?: string };
      if (status === 200 || status === 201) return data;
      if (tries > 0 && status === 400 && text.includes('illegal_transition')) return undefined;
      const isTransient = status === 0 || status === 503 || status === 402 || status === 409;
      record.count(status === 0 ? 'requests without an answer' : `requests answered with ${status}`);
      if (!isTransient || !mayFail) {
        record.violate(`${method} ${path}: ${status} ${text}`);
        console.error(this.#options.logs.findError(readRequestId(text)));
        return data;
      }
      await delay(RETRY_MS);
    }
  }
}

function describe(answer: unknown): string {
  const { cause } = answer as { cause?: unknown };
  return cause ? `${answer} (${cause})` : String(answer);
}

/** Of the response that a text quotes. */
export function readRequestId(text: string): string {
  const [, id = 'none'] = /"request_id":"([^"]+)"/.exec(text) ?? [];
  return id;
}

/** As a load balancer, which sends the request elsewhere. */
function isUnsent(answer: unknown): boolean {
  const { cause } = answer as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

const HUNG = Symbol('hung');

async function withDeadline<T>(answer: Promise<T>): Promise<T | typeof HUNG> {
  const patience = new AbortController();
  const hung = delay(HUNG_MS, HUNG, { signal: patience.signal }).catch(() => HUNG);
  try {
    return (await Promise.race([answer, hung])) as T | typeof HUNG;
  } finally {
    patience.abort();
  }
}
