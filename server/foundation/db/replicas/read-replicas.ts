import { callTogether } from '../../platform/call-together.ts';
import { AppError } from '../../platform/errors.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import type { EntityManager } from '../orm.ts';
import type { Replica } from './replica.ts';
import { readPrimaryPosition, type WalPosition } from './wal-position.ts';

export interface ReadReplicasOptions {
  primary: EntityManager;
  replicas: readonly Replica[];
  /** How long a read waits for a replica that is behind. */
  waitMs: number;
  onRead?: (server: 'primary' | 'replica') => void;
}

const CHECK_EVERY_MS = 500;
const MAX_TOGETHER = 1000;

/**
 * Reads from replicas that show everything committed before the read began, in whatever process; otherwise from the
 * primary. A replica that falls behind or fails is not asked again until it has caught up.
 */
export class ReadReplicas {
  readonly #options: ReadReplicasOptions;
  /** Reads that begin in the same moment ask the primary once. A question in flight may be too old for a new read. */
  readonly #readPosition: (key: undefined) => Promise<WalPosition>;
  readonly #checking = new Set<Replica>();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(options: ReadReplicasOptions) {
    this.#options = options;
    this.#readPosition = callTogether(MAX_TOGETHER, async (reads: readonly undefined[]) => {
      const position = await readPrimaryPosition(options.primary.fork());
      return reads.map(() => position);
    });
  }

  start(): void {
    this.#checkAll();
    this.#timer = setInterval(() => this.#checkAll(), CHECK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#options.replicas.map((replica) => replica.close()));
  }

  /** Runs a read that has no other effects. If a replica fails, it runs again on the primary. */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { primary, onRead } = this.#options;
    const replica = await this.#chooseReplica();
    if (replica) {
      try {
        const result = await work(replica.em());
        onRead?.('replica');
        return result;
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (isDatabaseUnavailable(error)) replica.reportFailure(error);
      }
    }
    onRead?.('primary');
    return work(primary.fork());
  }

  async #chooseReplica(): Promise<Replica | undefined> {
    const ready = this.#options.replicas.filter(({ isReady }) => isReady);
    const replica = ready[this.#turn++ % ready.length];
    if (!replica) return undefined;
    const position = await this.#readPosition(undefined).catch(() => undefined);
    return position && (await this.#reach(replica, position)) ? replica : undefined;
  }

  async #reach(replica: Replica, position: WalPosition): Promise<boolean> {
    try {
      await replica.reach(position, this.#options.waitMs);
      return true;
    } catch (error) {
      replica.reportFailure(error);
      return false;
    }
  }

  #checkAll(): void {
    for (const replica of this.#options.replicas) if (!replica.isReady) void this.#check(replica);
  }

  async #check(replica: Replica): Promise<void> {
    if (this.#checking.has(replica)) return;
    this.#checking.add(replica);
    try {
      const position = await this.#readPosition(undefined).catch(() => undefined);
      if (position && (await this.#reach(replica, position))) replica.markReady();
    } finally {
      this.#checking.delete(replica);
    }
  }
}
