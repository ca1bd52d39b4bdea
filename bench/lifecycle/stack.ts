import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { productionEnvironment } from '../pipeline/environment.ts';
import type { BenchPostgres } from './database.ts';
import type { LocalChains } from './local-chains.ts';
import { isEvm, NETWORKS } from './networks.ts';
import { openPool } from './open-pool.ts';
import { MeasuredProcess, type Role } from './server-process.ts';
import type { Contestant } from './versions.ts';
import { createTreasuries, type Treasuries } from './wallets.ts';

export interface Programs {
  contestant: Contestant;
  main: Record<Role, string>;
}

export interface StackOptions {
  programs: Programs;
  postgres: BenchPostgres;
  databaseUrl: string;
  chains: LocalChains;
  redisUrl?: string | undefined;
  apis: number;
  workers: number;
  /** Keys that submit on EVM chains, for versions that know them. */
  relayers?: number;
  env?: Record<string, string> | undefined;
  profileFolder?: string | undefined;
}

/** One version in production: its database, API processes and workers, with treasuries that can pay fees. */
export class Stack {
  readonly contestant: Contestant;
  readonly env: Record<string, string>;
  readonly treasury: Record<(typeof NETWORKS)[number], string>;
  readonly database: pg.Pool;
  readonly #options: StackOptions;
  readonly #folder: string;
  #processes: MeasuredProcess[] = [];

  static async start(options: StackOptions): Promise<Stack> {
    const treasuries = createTreasuries(options.relayers);
    const stack = new Stack(options, treasuries);
    for (const network of NETWORKS) {
      await options.chains.call.fund(network, [
        stack.treasury[network],
        ...(isEvm(network) ? treasuries.relayers : []),
      ]);
      await options.chains.call.mint(network, [stack.treasury[network]], 1_000_000n);
    }
    await stack.startProcesses('api', options.apis);
    await stack.startProcesses('worker', options.workers);
    return stack;
  }

  private constructor(options: StackOptions, treasuries: Treasuries) {
    const { programs, databaseUrl, chains, redisUrl, env } = options;
    this.#options = options;
    this.contestant = programs.contestant;
    this.#folder = mkdtempSync(join(tmpdir(), 'bench-uploads-'));
    this.treasury = treasuries.addresses;
    this.env = {
      ...productionEnvironment(),
      ...chains.env,
      ...treasuries.env,
      DATABASE_URL: databaseUrl,
      ...(redisUrl && { REDIS_URL: redisUrl }),
      PORT: '0',
      APP_PORT: '0',
      INTERNAL_PORT: '0',
      TRUST_PROXY: '1',
      UPLOAD_DIR: this.#folder,
      ...env,
    };
    this.database = openPool(databaseUrl, 2);
  }

  get processes(): readonly MeasuredProcess[] {
    return this.#processes;
  }

  get urls(): string[] {
    return this.#processes.filter(({ role }) => role === 'api').map(({ url }) => url);
  }

  async startProcesses(role: Role, count: number): Promise<void> {
    const { programs, postgres, profileFolder } = this.#options;
    const options = {
      role,
      main: programs.main[role],
      env: this.env,
      databasePort: postgres.port,
      profileFolder,
    };
    const started = Array.from({ length: count }, () => MeasuredProcess.start(options));
    this.#processes.push(...(await Promise.all(started)));
  }

  async stopProcesses(role: Role): Promise<void> {
    const stopped = this.#processes.filter((process) => process.role === role);
    this.#processes = this.#processes.filter((process) => process.role !== role);
    await Promise.all(stopped.map((process) => process.stop()));
  }

  pause(): void {
    for (const process of this.#processes) process.pause();
  }

  resume(): void {
    for (const process of this.#processes) process.resume();
  }

  async close(): Promise<void> {
    await this.stopProcesses('api');
    await this.stopProcesses('worker');
    await this.database.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
