import { startPostgres } from '../../../sandbox/postgres.ts';

/** Run as a child process by the tests that kill it. */
const postgres = await startPostgres({ dataDir: process.argv[2] ?? '' });
process.on('SIGTERM', async () => {
  await postgres.close();
  process.exit(0);
});
setInterval(() => {}, 1000);
process.stdout.write(`${postgres.url}\n`);
