import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Market, parseUsd, type TestOrder } from '../../../../support/market/orders.ts';
import { type ApiResponse, type CallOptions, callApi } from '../../../../support/server/call.ts';
import type { DeployedProcess } from '../../deployed-process.ts';
import type { Deployment } from '../../deployment.ts';
import type { Record } from '../../record.ts';

/** As a load balancer: a process that does not answer for so long gets no requests until it answers again. */
const ANSWER_MS = 2000;
const RETRY_MS = 100;
const POLL_MS = 50;
/** If somebody waits for longer, the round ends. */
const HUNG_MS = 90_000;
/** What a repeated request may meet while the first one is undecided. */
const TRANSIENT = [402, 409, 503];

const SILENT = Symbol('silent');

/** Sends requests to processes that answer. */
export class Balancer {
  readonly #apis: readonly DeployedProcess[];
  readonly #silent = new Set<DeployedProcess>();
  #requests = 0;

  constructor(apis: readonly DeployedProcess[]) {
    this.#apis = apis;
  }

  async call(method: string, path: string, options: CallOptions): Promise<ApiResponse | typeof SILENT> {
    const api = this.#route();
    const answer = callApi(api.url, method, path, options);
    void answer.then(
      () => this.#silent.delete(api),
      () => undefined,
    );
    const first = await Promise.race([answer, delay(ANSWER_MS, SILENT, { ref: false })]);
    if (first === SILENT) this.#silent.add(api);
    return first;
  }

  #route(): DeployedProcess {
    this.#requests += 1;
    const answering = this.#apis.filter((api) => !this.#silent.has(api));
    const all = answering.length > 0 ? answering : this.#apis;
    return all[this.#requests % all.length] as DeployedProcess;
  }
}

interface Options {
  deployment: Deployment;
  balancer: Balancer;
  record: Record;
  market: Market;
  network: 'base-mainnet' | 'solana-mainnet';
  serviceId: string;
  /** How long anybody may wait. */
  limitMs: number;
}

/** Orders, pays, gets and approves work, and waits for the payout; repeats a request that gets no answer. */
export class PatientClient {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get network(): Options['network'] {
    return this.#options.network;
  }

  async runLifecycle(): Promise<void> {
    const { deployment, market, network, serviceId } = this.#options;
    const client = { signer: market.client.signer };
    const agent = { bearer: market.agent.apiKey };
    const order = (await this.#insist('POST', '/api/orders', {
      ...client,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { service_id: serviceId, brief: 'A small thing, made well' },
    })) as TestOrder;
    const path = `/api/orders/${order.id}`;
    const micro = parseUsd(order.total_usd ?? '0');
    const payment = market.client.pay(market.treasury(network), micro);
    const reference = await deployment.sent(network, micro, payment);
    await this.#insist('PATCH', path, { ...client, body: { action: 'pay', escrow_tx_hash: reference } });
    await this.#insist('POST', `${path}/start`, agent);
    const delivery = {
      deliverable_url: 'https://files.example.com/work.zip',
      deliverable_media_type: 'document',
    };
    await this.#insist('POST', `${path}/deliver`, { ...agent, body: delivery });
    await this.#insist('PATCH', path, { ...client, body: { action: 'approve' } });
    await this.#waitForPayout(order.id);
  }

  /** What a request without an answer has done is refused when it is repeated. */
  async #insist(method: string, path: string, options: CallOptions): Promise<unknown> {
    const { balancer, record } = this.#options;
    const began = performance.now();
    for (let tries = 0; ; tries++) {
      const answer = await balancer.call(method, path, options);
      const waited = performance.now() - began;
      if (answer !== SILENT) {
        const isDone = answer.status < 300 || (tries > 0 && answer.text.includes('illegal_transition'));
        if (isDone) {
          this.#recordWait('request', waited, `${method} ${path}`);
          return answer.data;
        }
        if (!TRANSIENT.includes(answer.status))
          throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      }
      if (waited > HUNG_MS) throw new Error(`${method} ${path} was not done after ${HUNG_MS} ms`);
      record.count(answer === SILENT ? 'requests without an answer, repeated' : 'requests repeated');
      await delay(RETRY_MS);
    }
  }

  async #waitForPayout(orderId: string): Promise<void> {
    const { deployment } = this.#options;
    const began = performance.now();
    for (;;) {
      const [settled] = await deployment.market.database.query(
        `select 1 from ledger_transactions where kind = 'payout_settled' and reference = $1`,
        [orderId],
      );
      const waited = performance.now() - began;
      if (settled) return this.#recordWait('payout', waited, `the payout of ${orderId}`);
      if (waited > HUNG_MS) throw new Error(`${orderId} was not paid out after ${HUNG_MS} ms`);
      await delay(POLL_MS);
    }
  }

  #recordWait(kind: 'request' | 'payout', ms: number, what: string): void {
    const { record, limitMs } = this.#options;
    record.max(`longest wait for a ${kind}, in ms`, Math.round(ms));
    record.expect(ms <= limitMs, `Somebody waited ${Math.round(ms)} ms for ${what}`);
  }
}
