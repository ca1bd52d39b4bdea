import { findViolations } from '../audit/audit.ts';
import { closeChains, createChains } from '../composition/chains.ts';
import { openDatabase } from '../composition/open-database.ts';
import { openTreasurySigners } from '../composition/treasuries.ts';
import { createVaults } from '../composition/vaults.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { systemClock } from '../foundation/platform/clock.ts';
import { reconcileVenues } from '../money/earn/pools/verification.ts';
import { isConsistent, listProblems, renderReport } from '../money/ledger/report.ts';
import { listTreasuries } from '../money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../money/ledger/verification.ts';

export interface LedgerVerification {
  /** Human-readable output. */
  text: string;
  isConsistent: boolean;
  problems: string[];
}

/** Verifies the ledger and the rules of the audit, and reconciles the ledger with the chains. */
export async function verifyConfiguredLedger(config: Config): Promise<LedgerVerification> {
  const treasuries = await openTreasurySigners(config);
  await using orm = await openDatabase(config.databaseUrl, {
    poolSize: 4,
    applicationName: 'agent-market-verify',
  });
  const ledger = await verifyLedger(orm.em.fork());
  const violations = await findViolations(orm.em.fork());
  const broken = violations.map(({ rule, problem }) => `${rule}: ${problem}`);
  const report = { ...ledger, problems: [...ledger.problems, ...broken] };
  const chains = createChains(config, treasuries);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => closeChains(chains));
  const reconciliations = await reconcileTreasuries(orm.em.fork(), listTreasuries(chains));
  const { vaults, close } = createVaults(config, treasuries, { clock: systemClock });
  stack.defer(close);
  const venues = await reconcileVenues(orm.em.fork(), vaults);
  return {
    text: renderReport(report, reconciliations, venues),
    isConsistent: isConsistent(report, reconciliations, venues),
    problems: listProblems(report, reconciliations, venues),
  };
}

/** Exit code 1 if anything differs. */
async function main(): Promise<void> {
  const { text, isConsistent: sound } = await verifyConfiguredLedger(loadConfig(process.env));
  console.log(text);
  if (!sound) process.exitCode = 1;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
