import { closeChains, createChains } from '../chain/chains.ts';
import { loadConfig } from '../config.ts';
import { createOrm } from '../db/orm.ts';
import { isSound, renderReport } from './report.ts';
import { treasuriesOf } from './treasuries.ts';
import { reconcile, verifyLedger } from './verification.ts';

/** Proves the books and holds them against the chains. Exit code 1 when anything is off. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await using orm = await createOrm(config.databaseUrl, {
    poolSize: 4,
    applicationName: 'agent-market-verify',
  });
  const report = await verifyLedger(orm.em.fork());
  const chains = createChains(config);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => closeChains(chains));
  const reconciliations = await reconcile(orm.em.fork(), treasuriesOf(chains));
  console.log(renderReport(report, reconciliations));
  if (!isSound(report, reconciliations)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
