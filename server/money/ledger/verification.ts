import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import {
  accountTotals,
  countTransactions,
  mismatchedBalances,
  mismatchedPaidOut,
  treasuryBalance,
  unbalancedTransactions,
} from './audit-statements.ts';
import { describeBalance, describePaidOut, describeUnbalanced } from './problems.ts';

/** The part of a chain adapter that reconciliation needs. */
interface UsdcBalanceReader {
  readonly network: Network;
  readUsdcBalance(address: string): Promise<bigint>;
}

export interface Treasury {
  chain: UsdcBalanceReader;
  address: string;
}

export interface LedgerReport {
  /** The first month whose entries were read; all if undefined. */
  since?: string;
  transactions: number;
  /** One line per account code prefix and network: its balance in the ledger. */
  totals: { account: string; network: Network; balance: bigint }[];
  problems: string[];
}

export interface Reconciliation {
  network: Network;
  ledger: bigint;
  chain: bigint;
  difference: bigint;
}

/** What depositors own of a venue, as recorded and on its chain. */
export interface VenueReconciliation {
  venue: string;
  network: Network;
  recordedShares: bigint;
  chainShares: bigint;
  /** Their cost in the ledger, and their value. */
  costMicro: bigint;
  valueMicro: bigint;
  /** Problems that need an operator. */
  heldItems: string[];
}

/** Recomputes everything from the entries, in one snapshot, without relying on triggers or constraints. */
export async function verifyLedger(em: EntityManager): Promise<LedgerReport> {
  return em.transactional(
    async (tx) => {
      const counted = await countTransactions.firstRow(tx);
      return {
        transactions: Number(counted?.count ?? 0n),
        totals: await accountTotals.rows(tx),
        problems: [
          ...(await unbalancedTransactions.rows(tx)).map(describeUnbalanced),
          ...(await mismatchedBalances.rows(tx)).map(describeBalance),
          ...(await mismatchedPaidOut.rows(tx)).map(describePaidOut),
        ],
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Compares the balance of each treasury in the ledger with the one on its chain. */
export async function reconcileTreasuries(
  em: EntityManager,
  treasuries: readonly Treasury[],
): Promise<Reconciliation[]> {
  return Promise.all(
    treasuries.map(async ({ chain: reader, address }) => {
      const { network } = reader;
      const [books, chain] = await Promise.all([
        treasuryBalance.firstRow(em, { network }),
        reader.readUsdcBalance(address),
      ]);
      const ledger = books?.balance ?? 0n;
      return { network, ledger, chain, difference: chain - ledger };
    }),
  );
}
