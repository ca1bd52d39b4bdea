import { createLogger } from '../../../server/foundation/platform/log.ts';
import { Queues } from '../../../server/foundation/queue/queues.ts';

/** Run as a child process: takes one job, says so, and never ends it. */
const [job = '', addresses = ''] = process.argv.slice(2);
const log = createLogger({ level: 'silent' });
const queues = new Queues({ ...JSON.parse(addresses), jobs: [job], log, stalledAfterMs: 1000 });
queues.registerWorker(job, () => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
});
