import { openDatabase } from '../composition/open-database.ts';
import { loadConfig } from '../config/config.ts';
import { findStatisticDifferences } from '../market/statistics/find-differences.ts';

/** Recounts the statistics from the market's rows. Exit code 1 if any differ. */
async function main(): Promise<void> {
  const { databaseUrl } = loadConfig(process.env);
  await using orm = await openDatabase(databaseUrl, {
    poolSize: 1,
    applicationName: 'agent-market-verify',
  });
  const differences = await findStatisticDifferences(orm.em.fork());
  if (differences.length === 0)
    return console.log('The statistics agree with the rows they are counted from.');
  for (const { figure, date, excess } of differences) {
    console.log(`${figure}, ${date ?? 'in total'}: off by ${excess > 0n ? '+' : ''}${excess}`);
  }
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
