import { closeChains, createChains } from '../composition/chains.ts';
import { openDatabase } from '../composition/open-database.ts';
import { loadConfig } from '../config/config.ts';
import { isSound, renderReport } from '../money/ledger/report.ts';
import { treasuriesOf } from '../money/ledger/treasuries.ts';
import { reconcile, verifyLedger } from '../money/ledger/verification.ts';

/** Proves the books and compares them with the chains. Exit code 1 when anything is off. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await using orm = await openDatabase(config.databaseUrl, {
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
