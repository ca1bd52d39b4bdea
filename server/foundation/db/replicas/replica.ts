import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/log.ts';
import { Outage } from '../../platform/outage.ts';
import { SingleFlight } from '../../platform/single-flight.ts';
import { withTimeout } from '../../platform/timeout.ts';
import type { EntityManager, MikroORM } from '../orm.ts';
import { hasReached, readReplicaPosition, type WalPosition } from './wal-position.ts';

const FIRST_PAUSE_MS = 1;

export interface ReplicaOptions {
  /** For operators. */
  name: string;
  orm: MikroORM;
  log: Logger;
  onChange?: (isReady: boolean) => void;
}

/** A replica that reads may use while it keeps up with the primary. */
export class Replica {
  readonly #orm: MikroORM;
  readonly #outage: Outage;
  readonly #onChange: (isReady: boolean) => void;
  readonly #positionReads = new SingleFlight<WalPosition>();
  #position: WalPosition | undefined;
  #isReady = false;

  constructor({ name, orm, log, onChange = () => {} }: ReplicaOptions) {
    this.#orm = orm;
    this.#onChange = onChange;
    this.#outage = new Outage({
      log,
      describeOutage: (reason) => `The replica ${name} is not used: ${reason}`,
      recoveryMessage: `The replica ${name} is used again`,
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  em(): EntityManager {
    return this.#orm.em.fork();
  }

  /** Waits until it shows everything before this position; throws if that takes too long. */
  async reach(wanted: WalPosition, waitMs: number): Promise<void> {
    const deadline = performance.now() + waitMs;
    for (let pause = FIRST_PAUSE_MS; !hasReached(this.#position, wanted); pause *= 2) {
      if (pause > FIRST_PAUSE_MS) await delay(Math.min(pause, Math.max(deadline - performance.now(), 0)));
      if (performance.now() >= deadline) throw new Error(`it is more than ${waitMs} ms behind`);
      const read = this.#positionReads.run('', () => readReplicaPosition(this.em()));
      this.#position = await withTimeout(waitMs, read, `no response within ${waitMs} ms`);
    }
  }

  markReady(): void {
    this.#isReady = true;
    this.#onChange(true);
    this.#outage.reportRecovery();
  }

  /** A server that restarts may be behind what it had reached. */
  forgetPosition(): void {
    this.#position = undefined;
  }

  /** Not used from now on. */
  reportFailure(error: unknown): void {
    this.#isReady = false;
    this.#onChange(false);
    this.forgetPosition();
    this.#outage.reportFailure(error);
  }

  close(): Promise<void> {
    return this.#orm.close(true);
  }
}
