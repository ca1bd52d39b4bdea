import type { Chains } from '../chain/types.ts';
import type { Vaults } from '../chain/vaults/vault.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { findStatisticDifferences } from '../market/statistics/find-differences.ts';
import { reconcileVenues } from '../money/earn/pools/verification.ts';
import { verifyMonths } from '../money/ledger/months/verification.ts';
import { listProblems } from '../money/ledger/report.ts';
import { listTreasuries } from '../money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../money/ledger/verification.ts';
import { findIllegalSteps } from './order-steps.ts';
import { invariants, livenessRules, type Rule } from './rules.ts';

export interface Violation {
  rule: string;
  problem: string;
}

/** The ledger, and every other rule that holds at every moment. */
export async function auditDatabase(em: EntityManager, now = new Date()): Promise<Violation[]> {
  const [ledger, months] = [await verifyLedger(em), await verifyMonths(em)];
  return [
    ...ledger.problems.map((problem) => ({ rule: 'ledger-balances', problem })),
    ...months.problems.map((problem) => ({ rule: 'ledger-months-are-unchanged', problem })),
    ...(await findViolations(em, now)),
  ];
}

/** What breaks the rules beyond the ledger's own, in one snapshot of the database. */
export function findViolations(em: EntityManager, now = new Date()): Promise<Violation[]> {
  return em.transactional(
    async (tx) => [
      ...(await applyRules(tx, invariants, now)),
      ...(await findIllegalSteps(tx)).map((problem) => ({ rule: 'order-steps-are-legal', problem })),
      ...(await findStatisticDifferences(tx)).map((difference) => ({
        rule: 'statistics-match-rows',
        problem: JSON.stringify(difference, toJson),
      })),
    ],
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

const toJson = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Compares the ledger with the chains. Exact once nothing is in flight, but for transfers to a treasury that nobody has
 * presented yet.
 */
export async function auditChains(
  em: EntityManager,
  { chains, vaults }: { chains: Chains; vaults: Vaults },
  unclaimedMicro: ReadonlyMap<Network, bigint> = new Map(),
): Promise<Violation[]> {
  const treasuries = await reconcileTreasuries(em, listTreasuries(chains));
  const expected = treasuries.map((row) => ({
    ...row,
    difference: row.difference - (unclaimedMicro.get(row.network) ?? 0n),
  }));
  return listProblems(NO_REPORT, expected, await reconcileVenues(em, vaults)).map((problem) => ({
    rule: 'chains-match-ledger',
    problem,
  }));
}

const NO_REPORT = { transactions: 0, totals: [], problems: [] };

/** Lists what should have been done by now and was not. */
export function findStuckWork(em: EntityManager, now: Date): Promise<Violation[]> {
  return applyRules(em, livenessRules, now);
}

async function applyRules(em: EntityManager, rules: readonly Rule[], now: Date): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { name, sql, times } of rules) {
    const rows = await em.execute<{ problem: string }[]>(
      sql,
      Array.from({ length: times }, () => now),
    );
    found.push(...rows.map(({ problem }) => ({ rule: name, problem })));
  }
  return found;
}
