import type { SendToNode } from '../../support/chains/rpc-proxy.ts';
import type { TestEnvironment } from '../../support/server/environment.ts';
import type { Random } from '../random.ts';
import { type Role, SimulatedProcess } from './process.ts';

const PROCESSES: readonly { name: string; role: Role }[] = [
  { name: 'api-1', role: 'api' },
  { name: 'api-2', role: 'api' },
  { name: 'worker-1', role: 'worker' },
  { name: 'worker-2', role: 'worker' },
];

/** The processes of a deployment: two that serve the API and two that work. */
export class Cluster {
  readonly logLines: string[] = [];
  readonly #processes = new Map<string, SimulatedProcess>();
  readonly #env: TestEnvironment;
  readonly #callNode: SendToNode;

  static async start(env: TestEnvironment, callNode: SendToNode): Promise<Cluster> {
    const cluster = new Cluster(env, callNode);
    for (const { name } of PROCESSES) await cluster.restart(name);
    return cluster;
  }

  private constructor(env: TestEnvironment, callNode: SendToNode) {
    this.#env = env;
    this.#callNode = callNode;
  }

  get all(): SimulatedProcess[] {
    return [...this.#processes.values()];
  }

  alive(role?: Role): SimulatedProcess[] {
    return this.all.filter((one) => one.isAlive && (role === undefined || one.role === role));
  }

  /** Where a request goes: an API process that lives; one is started where none does. */
  async route(random: Random): Promise<SimulatedProcess> {
    if (this.alive('api').length === 0) await this.restart('api-1');
    return random.pick(this.alive('api'));
  }

  async worker(): Promise<SimulatedProcess> {
    const [first] = this.alive('worker');
    return first ?? this.restart('worker-1');
  }

  /** Starts it, after a crash or as a new version replaces an old one. */
  async restart(name: string): Promise<SimulatedProcess> {
    const known = PROCESSES.find((one) => one.name === name);
    if (!known) throw new Error(`There is no process ${name}`);
    await this.#processes.get(name)?.stop();
    const process = await SimulatedProcess.start({
      ...known,
      env: this.#env,
      callNode: this.#callNode,
      onLog: (line) => this.logLines.push(line),
    });
    this.#processes.set(name, process);
    return process;
  }

  async restartDead(): Promise<void> {
    for (const { name, isAlive } of this.all) if (!isAlive) await this.restart(name);
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((process) => process.stop()));
  }
}
