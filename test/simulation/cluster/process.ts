import { Writable } from 'node:stream';
import { type App, createApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { RpcProxy, type SendToNode } from '../../support/chains/rpc-proxy.ts';
import type { TestEnvironment } from '../../support/server/environment.ts';
import { DatabaseLink } from './database-link.ts';
import { Link } from './link.ts';

export type Role = 'api' | 'worker';

const RPC_VARIABLES = ['SOLANA_RPC_URL', 'BASE_RPC_URL', 'ALT_RPC_URL'] as const;
export type RpcVariable = (typeof RPC_VARIABLES)[number];

const DAY_SECONDS = 24 * 3600;
/** Sweeps for work run at least this often. The others delete what is older than a day, if there is any. */
const WORK_SWEEP_SECONDS = 60;

export interface ProcessOptions {
  name: string;
  role: Role;
  env: TestEnvironment;
  callNode: SendToNode;
  onLog: (line: string) => void;
}

/** A server of its own connections. A crash cuts them all at once, so that what is left of it has no effect. */
export class SimulatedProcess {
  readonly name: string;
  readonly role: Role;
  readonly link: DatabaseLink;
  readonly rpc: ReadonlyMap<RpcVariable, RpcProxy>;
  readonly #app: App;
  readonly #fronts: Partial<Record<'api' | 'app', Link>> = {};
  isAlive = true;

  static async start(options: ProcessOptions): Promise<SimulatedProcess> {
    const { env, role, callNode, onLog } = options;
    const link = new DatabaseLink(env.DATABASE_URL ?? '');
    const rpc = new Map<RpcVariable, RpcProxy>();
    for (const name of RPC_VARIABLES) rpc.set(name, await RpcProxy.start(env[name] ?? '', callNode));
    const urls = Object.fromEntries([...rpc].map(([name, { url }]) => [name, url]));
    const log = createLogger({ level: 'info', destination: createSink(onLog) });
    const config = loadConfig({ ...env, ...urls, ROLE: role, DATABASE_URL: link.url });
    const app = await createApp(config, { log });
    const process = new SimulatedProcess(options, link, rpc, app);
    const { api, app: console } = await app.start();
    if (api) process.#fronts.api = await Link.open(`http://127.0.0.1:${api}`);
    if (console) process.#fronts.app = await Link.open(`http://127.0.0.1:${console}`);
    return process;
  }

  private constructor(
    { name, role }: ProcessOptions,
    link: DatabaseLink,
    rpc: ReadonlyMap<RpcVariable, RpcProxy>,
    app: App,
  ) {
    this.name = name;
    this.role = role;
    this.link = link;
    this.rpc = rpc;
    this.#app = app;
  }

  get parts() {
    return this.#app.parts;
  }

  get url(): string {
    return this.#fronts.api?.url ?? '';
  }

  get appUrl(): string {
    return this.#fronts.app?.url ?? '';
  }

  /** Everything that fell due while so many seconds passed, as the sweeps of a worker find it. */
  async sweep(passedSeconds: number): Promise<void> {
    const interval =
      passedSeconds < DAY_SECONDS ? Math.min(passedSeconds, WORK_SWEEP_SECONDS) : passedSeconds;
    await this.parts.sweeps.runAll(new Date(), interval);
    await this.parts.transfers.dispatcher.dispatchDue();
    await this.parts.relay.relayDue();
  }

  crash(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#cut();
    void this.#app.stop().catch(() => {});
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    this.isAlive = false;
    await this.#app.stop();
    this.#cut();
  }

  #cut(): void {
    for (const link of [this.link, ...Object.values(this.#fronts)]) link.cut();
    for (const proxy of this.rpc.values()) void proxy.close();
  }
}

function createSink(onLog: (line: string) => void): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      onLog(String(chunk));
      done();
    },
  });
}
