import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type ServerProcess, startServerProcess } from '../../support/processes/server-process.ts';
import type { TestEnvironment } from '../../support/server/environment.ts';
import { DatabaseLink } from './database-link.ts';

export interface ProcessOptions {
  /** The program, if it is not the server's own. */
  main?: string | undefined;
  /** Its link is not used: the link is part of this process, which may be busy as a node. */
  hasDirectDatabase?: boolean | undefined;
}

/** A process of the deployment, with a way of its own to the database and to each chain. */
export class DeployedProcess {
  readonly name: string;
  readonly role: 'api' | 'worker';
  readonly link: DatabaseLink;
  readonly nodes: { solana: RpcProxy; base: RpcProxy };
  readonly #env: TestEnvironment;
  #main: string | undefined;
  #server: ServerProcess | undefined;

  static async start(
    name: string,
    role: 'api' | 'worker',
    env: TestEnvironment,
    { main, hasDirectDatabase = false }: ProcessOptions = {},
  ): Promise<DeployedProcess> {
    const { DATABASE_URL = '', SOLANA_RPC_URL = '', BASE_RPC_URL = '' } = env;
    const link = await DatabaseLink.open(DATABASE_URL);
    const nodes = { solana: await RpcProxy.start(SOLANA_RPC_URL), base: await RpcProxy.start(BASE_RPC_URL) };
    const process = new DeployedProcess(name, role, link, nodes, {
      ...env,
      ROLE: role,
      DATABASE_URL: hasDirectDatabase ? DATABASE_URL : link.url,
      SOLANA_RPC_URL: nodes.solana.url,
      BASE_RPC_URL: nodes.base.url,
      LOG_LEVEL: 'info',
    });
    process.#main = main;
    await process.restart();
    return process;
  }

  private constructor(
    name: string,
    role: 'api' | 'worker',
    link: DatabaseLink,
    nodes: DeployedProcess['nodes'],
    env: TestEnvironment,
  ) {
    this.name = name;
    this.role = role;
    this.link = link;
    this.nodes = nodes;
    this.#env = env;
  }

  get url(): string {
    return this.server.url;
  }

  get appUrl(): string {
    return this.server.appUrl;
  }

  get internalUrl(): string {
    return this.server.internalUrl;
  }

  /** What its log says about a request that failed. */
  findError(requestId: string): string | undefined {
    return this.#server?.findError(requestId);
  }

  get isAlive(): boolean {
    return this.#server !== undefined;
  }

  private get server(): ServerProcess {
    if (!this.#server) throw new Error(`${this.name} was killed`);
    return this.#server;
  }

  pause(): void {
    this.server.pause();
  }

  resume(): void {
    this.server.resume();
  }

  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await server?.kill();
  }

  /** Drains and ends, as for a new release. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await server?.stop();
  }

  /** With the program of another version, if one is named. */
  async restart({ main = this.#main }: { main?: string | undefined } = {}): Promise<void> {
    await this.kill();
    this.#server = await startServerProcess(this.#env, main);
  }

  async close(): Promise<void> {
    await this.kill();
    this.link.close();
    await Promise.all([this.nodes.solana.close(), this.nodes.base.close()]);
  }
}
