import pg from 'pg';
import type { AppOverrides } from '../../../server/app.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { Auditor } from '../../simulation/world/auditor.ts';
import { Receiver } from '../../simulation/world/receiver.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { type ApiResponse, type CallOptions, callApi } from '../../support/server/call.ts';
import type { TestEnvironment } from '../../support/server/environment.ts';
import { DeployedProcess, type ProcessOptions } from './deployed-process.ts';

export interface SentPayment {
  network: Network;
  reference: string;
  micro: bigint;
}

export interface DeploymentOptions extends ProcessOptions {
  /** What a process has besides. */
  envOf?(name: string): TestEnvironment;
  /** The market's, which the program must have too. */
  swapProvider?: NonNullable<AppOverrides['swapProvider']>;
}

export const VENUE = 'lend-usdc';
const SETTLE_MS = 120_000;
/** As if the time had passed after which a payment is first checked. */
const CHECK_PAYMENTS = 'update unfinal_payments set check_at = now() where check_at > now()';

/**
 * Two API and two worker processes that can be killed, paused and cut off. The market beside them runs in this process:
 * it prepares what a round needs and sees what came of it, and no fault reaches it.
 */
export class Deployment {
  readonly market: Market;
  readonly apis: readonly DeployedProcess[];
  readonly workers: DeployedProcess[];
  /** All that was sent to a treasury. */
  readonly payments: SentPayment[] = [];
  readonly #auditor: Auditor;
  readonly #receiver: Receiver;
  #calls = 0;

  static async start(changes: TestEnvironment = {}, options: DeploymentOptions = {}): Promise<Deployment> {
    const { main, hasDirectDatabase, envOf, ...overrides } = options;
    const receiver = await Receiver.start();
    const vault = await createVaultWithControls(await evmChain(), 'lending');
    const started = await startMarket({
      ...overrides,
      agent: { endpoint_url: receiver.url },
      env: {
        ROLE: 'api',
        DATABASE_POOL_SIZE: '10',
        RPC_TIMEOUT_MS: '4000',
        SHUTDOWN_TIMEOUT_SECONDS: '25',
        EARN_VENUES: encodeVenues([buildVenue(vault, { key: VENUE })]),
        ...changes,
      },
    });
    const { DATABASE_URL } = changes;
    const market = DATABASE_URL ? { ...started, database: connectTo(DATABASE_URL) } : started;
    // small payouts open no account
    const { mintUsdc } = await solanaChain();
    await mintUsdc(market.agent.owner.address, 0n);
    await mintUsdc(market.treasury('solana-mainnet'), 0n);
    const start = (name: string, role: 'api' | 'worker') =>
      DeployedProcess.start(name, role, { ...market.env, ...envOf?.(name) }, { main, hasDirectDatabase });
    const processes = await Promise.all([
      start('api-1', 'api'),
      start('api-2', 'api'),
      start('worker-1', 'worker'),
      start('worker-2', 'worker'),
    ]);
    return new Deployment(market, processes, await Auditor.open(market.env), receiver);
  }

  private constructor(
    market: Market,
    processes: readonly DeployedProcess[],
    auditor: Auditor,
    receiver: Receiver,
  ) {
    this.market = market;
    this.apis = processes.filter(({ role }) => role === 'api');
    this.workers = processes.filter(({ role }) => role === 'worker');
    this.#auditor = auditor;
    this.#receiver = receiver;
  }

  get processes(): readonly DeployedProcess[] {
    return [...this.apis, ...this.workers];
  }

  async addWorkers(count: number): Promise<void> {
    const names = Array.from({ length: count }, (_, index) => `worker-${this.workers.length + index + 1}`);
    const started = names.map((name) => DeployedProcess.start(name, 'worker', this.market.env));
    this.workers.push(...(await Promise.all(started)));
  }

  /** One request, to each of the API processes in turn. */
  call(method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> {
    return callApi(this.nextApi().url, method, path, options);
  }

  /** What a log says about a request that failed. */
  findError(requestId: string): string | undefined {
    return this.apis.map((api) => api.findError(requestId)).find((line) => line !== undefined);
  }

  nextApi(): DeployedProcess {
    this.#calls += 1;
    return this.apis[this.#calls % this.apis.length] as DeployedProcess;
  }

  /** Remembers what was sent, so that the audit knows what nobody has spent. */
  async sent(network: Network, micro: bigint, payment: Promise<string>): Promise<string> {
    const reference = await payment;
    this.payments.push({ network, reference, micro });
    return reference;
  }

  /** The rules that hold at every moment. */
  async audit(): Promise<string[]> {
    return describeAll(await this.#auditor.auditDatabase());
  }

  /** Waits until nothing is due, then compares the ledger with the chains too. */
  async auditWhenSettled(timeoutMs = SETTLE_MS): Promise<string[]> {
    const stuck = await this.waitUntilNothingIsDue(timeoutMs);
    return [
      ...stuck,
      ...(await this.audit()),
      ...describeAll(await this.#auditor.auditChains(this.payments)),
    ];
  }

  /** Returns what is still due after that time. */
  async waitUntilNothingIsDue(timeoutMs: number): Promise<string[]> {
    let due: string[] = [];
    await this.market.database.query(CHECK_PAYMENTS);
    await eventually(async () => {
      due = describeAll(await this.#auditor.findStuckWork(new Date()));
      if (due.length > 0) throw new Error(due[0]);
    }, timeoutMs).catch(() => undefined);
    return due;
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.close()));
    await this.#auditor.close();
    await this.market.close();
    await this.#receiver.close();
  }
}

/** A database that is not of the run. */
function connectTo(url: string): TestDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
  pool.on('error', () => {});
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    drop: () => pool.end(),
  };
}

function describeAll(violations: readonly { rule: string; problem: string }[]): string[] {
  return violations.map(({ rule, problem }) => `${rule}: ${problem}`);
}
