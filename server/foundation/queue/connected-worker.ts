import { setTimeout as delay } from 'node:timers/promises';
import { CONNECTION_RETRY_MS, type JobWorker } from './backend.ts';

/**
 * A worker that runs when it has connected. BullMQ never connects a worker again that could not connect at first, and
 * such a worker asks for jobs without a pause, so that nothing else of the process runs.
 */
export class ConnectedWorker {
  readonly #create: () => JobWorker;
  #worker: JobWorker;
  #isClosed = false;

  /** Creates workers that do not run by themselves. */
  constructor(create: () => JobWorker) {
    this.#create = create;
    this.#worker = create();
    void this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker.close();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const worker = this.#worker;
      try {
        await worker.waitUntilReady();
        return await worker.run();
      } catch (error) {
        if (this.#isClosed) return;
        worker.emit('error', error as Error);
        await worker.close();
        await delay(CONNECTION_RETRY_MS);
        if (!this.#isClosed) this.#worker = this.#create();
      }
    }
  }
}
