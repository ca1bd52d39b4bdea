import type { Violation } from '../../../server/audit/audit.ts';
import { WEBHOOKS_CHANNEL } from '../../../server/events/webhooks/channel.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import type { TestAgent } from '../../support/market/factories.ts';
import { type ApiResponse, type CallOptions, callApi } from '../../support/server/call.ts';
import { chainEnvironment, type TestEnvironment, testEnvironment } from '../../support/server/environment.ts';
import {
  AUDIENCE,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider.ts';
import { Cluster } from '../cluster/cluster.ts';
import type { Random } from '../random.ts';
import { Auditor } from './auditor.ts';
import { Coverage } from './coverage.ts';
import { advanceDatabaseTime } from './database-clock.ts';
import { type Fixtures, NETWORKS } from './fixtures.ts';
import type { Client, KnownBounty, KnownOrder, KnownPayment } from './known.ts';
import { Receiver } from './receiver.ts';
import { advanceTime } from './simulated-time.ts';

const OPERATOR = 'operator-of-the-simulation';

/** A request whose answer never came. */
export const LOST = 'lost';

/** What the actors of a run know, and how they reach the market. */
export class World {
  readonly agents: TestAgent[] = [];
  readonly clients: Client[] = [];
  readonly services: { id: string; agent: TestAgent; priceMicro: bigint; type: string }[] = [];
  readonly orders: KnownOrder[] = [];
  readonly bounties: KnownBounty[] = [];
  readonly payments: KnownPayment[] = [];
  readonly violations: Violation[] = [];
  readonly coverage = new Coverage();
  readonly trace: string[] = [];
  readonly #options;
  readonly #background: Promise<void>[] = [];
  isFaulty = false;

  static async start(fixtures: Fixtures): Promise<World> {
    const [database, idp, receiver] = await Promise.all([
      createTestDatabase(),
      startIdentityProvider(),
      Receiver.start(),
    ]);
    const env = {
      ...testEnvironment(database.url),
      ...(await chainEnvironment()),
      IDP_ISSUER: idp.issuer,
      IDP_AUDIENCE: AUDIENCE,
      IDP_CLIENT_ID: 'agent-market',
      WEBHOOK_ALLOW_LOOPBACK: '1',
      ADMIN_USER_IDS: OPERATOR,
      RPC_TIMEOUT_MS: '1000',
      EARN_VENUES: await fixtures.getVenues(),
    };
    const world = new World({
      database,
      idp,
      receiver,
      env,
      cluster: await Cluster.start(env, fixtures.callNode),
      auditor: await Auditor.open(env),
    });
    for (const network of NETWORKS) {
      for (const index of [0, 1])
        world.clients.push({ network, payer: await fixtures.getPayer(network, index) });
    }
    await world.fundTreasuries();
    return world;
  }

  private constructor(options: {
    database: TestDatabase;
    idp: TestIdentityProvider;
    receiver: Receiver;
    env: TestEnvironment;
    cluster: Cluster;
    auditor: Auditor;
  }) {
    this.#options = options;
  }

  get auditor(): Auditor {
    return this.#options.auditor;
  }

  get cluster(): Cluster {
    return this.#options.cluster;
  }

  get database(): TestDatabase {
    return this.#options.database;
  }

  get receiver(): Receiver {
    return this.#options.receiver;
  }

  get env(): TestEnvironment {
    return this.#options.env;
  }

  treasury(network: Network): string {
    return this.cluster.all[0]?.parts.chains.get(network)?.treasury as string;
  }

  operatorToken(): Promise<string> {
    return this.#options.idp.signToken({ sub: OPERATOR });
  }

  /** One request to any process that serves. Undefined where it or its answer was lost. */
  async call(
    random: Random,
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<ApiResponse | undefined> {
    const process = await this.cluster.route(random);
    try {
      const response = await callApi(process.url, method, path, options);
      this.note(
        `${process.name}: ${method} ${path} ${response.status} ${response.body?.code ?? ''} ${response.body?.error ?? ''}`,
      );
      this.coverage.addResponse(method, path, response.status);
      if (response.status === 500 || (response.status > 500 && !this.isFaulty)) {
        this.violations.push({ rule: 'no-server-errors', problem: `${method} ${path}: ${response.text}` });
      }
      return response;
    } catch (error) {
      this.note(`${process.name}: ${method} ${path} ${LOST}`);
      this.coverage.add(LOST);
      if (process.isAlive && !this.isFaulty) {
        this.violations.push({ rule: 'no-lost-answers', problem: `${method} ${path}: ${String(error)}` });
      }
      return undefined;
    }
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** What goes on while a step is taken, and ends with it. */
  inBackground(run: () => Promise<void>): void {
    this.#background.push(run());
  }

  async endStep(): Promise<void> {
    await Promise.all(this.#background.splice(0));
  }

  async advance(seconds: number): Promise<void> {
    advanceTime(seconds);
    await advanceDatabaseTime(this.database, seconds);
    // dispatchers of webhooks look again after seconds of real time, in which hours of this one pass
    await this.database.query('select pg_notify($1, $2)', [WEBHOOKS_CHANNEL, '']);
    this.note(`clock: ${seconds} s on`);
    const worker = await this.cluster.worker();
    await worker.sweep(seconds).catch((error: unknown) => {
      if (worker.isAlive && !this.isFaulty) throw error;
    });
  }

  /** What sending costs. */
  async fundTreasuries(): Promise<void> {
    const [solana, base, alt] = await Promise.all([
      solanaChain(),
      evmChain(BASE_CHAIN_ID),
      evmChain(ALT_CHAIN_ID),
    ]);
    await solana.airdrop(this.treasury('solana-mainnet'), 1_000_000_000n);
    await solana.mintUsdc(this.treasury('solana-mainnet'), 0n);
    await base.fund(this.treasury('base-mainnet') as `0x${string}`, 10n ** 18n);
    await alt.fund(this.treasury('alt-mainnet') as `0x${string}`, 10n ** 18n);
  }

  async close(): Promise<void> {
    const { database, idp, receiver, cluster, auditor } = this.#options;
    await Promise.all([cluster.stop(), auditor.close()]);
    await Promise.all([database.drop(), idp.close(), receiver.close()]);
  }
}
