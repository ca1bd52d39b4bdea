import { parseArgs } from 'node:util';
import { findViolations } from '../audit/audit.ts';
import { closeChains, createChains } from '../composition/chains.ts';
import { openDatabase } from '../composition/open-database.ts';
import { openTreasurySigners } from '../composition/treasuries.ts';
import { createVaults } from '../composition/vaults.ts';
import { type Config, loadConfig } from '../config/config.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { systemClock } from '../foundation/platform/clock.ts';
import { reconcileVenues } from '../money/earn/pools/verification.ts';
import { type ClosedMonth, listClosedMonths } from '../money/ledger/months/month-rows.ts';
import { resolveSince } from '../money/ledger/months/scope.ts';
import { verifyLedgerSince } from '../money/ledger/months/since.ts';
import { verifyMonths } from '../money/ledger/months/verification.ts';
import { isConsistent, listProblems, renderReport } from '../money/ledger/report.ts';
import { listTreasuries } from '../money/ledger/treasuries.ts';
import { type LedgerReport, reconcileTreasuries, verifyLedger } from '../money/ledger/verification.ts';
import { UsageError } from './operator/arguments.ts';
import { type LedgerScope, parseLedgerScope } from './operator/options.ts';

export interface LedgerVerification {
  /** Human-readable output. */
  text: string;
  isConsistent: boolean;
  problems: string[];
  newestClosedMonth: { month: string; hash: string } | undefined;
}

/** Verifies the ledger and the rules of the audit, and reconciles the ledger with the chains. */
export async function verifyConfiguredLedger(
  config: Config,
  scope: LedgerScope,
): Promise<LedgerVerification> {
  const treasuries = await openTreasurySigners(config);
  await using orm = await openDatabase(config.databaseUrl, {
    poolSize: 4,
    applicationName: 'agent-market-verify',
  });
  const { report, months } = await verifyDatabase(orm.em.fork(), scope);
  const newest = months.at(-1);
  const chains = createChains(config, treasuries);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => closeChains(chains));
  const reconciliations = await reconcileTreasuries(orm.em.fork(), listTreasuries(chains));
  const { vaults, close } = createVaults(config, treasuries, { clock: systemClock });
  stack.defer(close);
  const venues = await reconcileVenues(orm.em.fork(), vaults);
  return {
    text: [describeMonths(months), renderReport(report, reconciliations, venues)].join('\n\n'),
    isConsistent: isConsistent(report, reconciliations, venues),
    problems: listProblems(report, reconciliations, venues),
    newestClosedMonth: newest && { month: newest.month, hash: newest.hash },
  };
}

/** The rules of the audit read all rows of the market, so they are applied only if everything is verified. */
async function verifyDatabase(
  em: EntityManager,
  { since: asked, expected }: LedgerScope,
): Promise<{ report: LedgerReport; months: ClosedMonth[] }> {
  const since = resolveSince(await listClosedMonths(em), asked);
  const { months, problems } = await verifyMonths(em, { since, expected });
  const ledger = since ? await verifyLedgerSince(em, since) : await verifyLedger(em);
  const violations = since ? [] : await findViolations(em);
  const broken = violations.map(({ rule, problem }) => `${rule}: ${problem}`);
  return { report: { ...ledger, problems: [...problems, ...ledger.problems, ...broken] }, months };
}

function describeMonths(months: readonly ClosedMonth[]): string {
  const [first, newest] = [months[0], months.at(-1)];
  if (!first || !newest) return 'No month is closed yet.';
  return [
    `Months ${first.month} to ${newest.month} are closed. Write this down outside of the database, for --expect:`,
    `${newest.month}:${newest.hash}`,
  ].join('\n');
}

const USAGE = `npm run ledger:verify -- [--since MONTH | --all] [--expect MONTH:HASH]

  --all                 all entries, the rules of the market, and every closed month (default)
  --since MONTH         only entries from this month on, e.g. 2026-09, starting with its opening balances;
                        latest: since the newest closed month
  --expect MONTH:HASH   the hash of a closed month that an earlier run printed; may be repeated`;

function readScope(args: string[]): LedgerScope | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    since: text,
    all: flag,
    expect: { ...text, multiple: true },
    help: { ...flag, short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    return values.help ? undefined : parseLedgerScope(values);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Exit code 1 if anything differs. */
async function main(args: string[]): Promise<void> {
  const scope = readScope(args);
  if (!scope) return console.log(USAGE);
  const { text, isConsistent: sound } = await verifyConfiguredLedger(loadConfig(process.env), scope);
  console.log(text);
  if (!sound) process.exitCode = 1;
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}
