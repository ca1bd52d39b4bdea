import type { EntityManager } from '@mikro-orm/postgresql';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** The part of a chain adapter that reconciling needs. */
export interface UsdcBalanceReader {
  readonly network: Network;
  usdcBalance(address: string): Promise<bigint>;
}

export interface Treasury {
  chain: UsdcBalanceReader;
  address: string;
}

export interface LedgerReport {
  transactions: number;
  /** One line per account code prefix and network: what the books say in total. */
  totals: { account: string; network: Network; balance: bigint }[];
  problems: string[];
}

export interface Reconciliation {
  network: Network;
  ledger: bigint;
  chain: bigint;
  difference: bigint;
}

const COUNT = 'select count(*)::int as count from ledger_transactions';

const TOTALS = `
  select kind as account, network, sum(balance)::text as balance
  from ledger_accounts group by kind, network order by kind, network`;

const WRONG_BALANCES = `
  select account.code, account.network, account.balance::text as stored,
    coalesce(sum(case account.side when 'debit' then entry.amount else -entry.amount end), 0)::text as computed
  from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
  group by account.id
  having account.balance <> coalesce(sum(case account.side when 'debit' then entry.amount else -entry.amount end), 0)
  order by account.code, account.network`;

const UNEVEN_TRANSACTIONS = `
  select tx.kind, tx.reference, account.network, coalesce(sum(entry.amount), 0)::text as difference
  from ledger_transactions tx
  left join ledger_entries entry on entry.transaction_id = tx.id
  left join ledger_accounts account on account.id = entry.account_id
  group by tx.id, account.network, account.asset
  having coalesce(sum(entry.amount), 0) <> 0 or count(entry.amount) = 0
  order by tx.id`;

/** Recomputes everything from the entries, in one snapshot, and trusts neither triggers nor constraints. */
export async function verifyLedger(em: EntityManager): Promise<LedgerReport> {
  return em.transactional(
    async (tx) => {
      const [counted] = await tx.execute<{ count: number }[]>(COUNT);
      const totals = await tx.execute<{ account: string; network: Network; balance: string }[]>(TOTALS);
      return {
        transactions: counted?.count ?? 0,
        totals: totals.map((row) => ({ ...row, balance: BigInt(row.balance) })),
        problems: [...(await findUnevenTransactions(tx)), ...(await findWrongBalances(tx))],
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Holds what the books say lies in each treasury against what the chain says. */
export async function reconcile(
  em: EntityManager,
  treasuries: readonly Treasury[],
): Promise<Reconciliation[]> {
  return Promise.all(
    treasuries.map(async ({ chain: reader, address }) => {
      const { network } = reader;
      const [ledger, chain] = await Promise.all([treasuryBalance(em, network), reader.usdcBalance(address)]);
      return { network, ledger, chain, difference: chain - ledger };
    }),
  );
}

async function treasuryBalance(em: EntityManager, network: Network): Promise<bigint> {
  const sql = `
    select coalesce(sum(balance), 0)::text as balance
    from ledger_accounts where kind = 'treasury' and network = ? and asset = 'USDC'`;
  const [row] = await em.execute<{ balance: string }[]>(sql, [network]);
  return BigInt(row?.balance ?? 0);
}

async function findUnevenTransactions(em: EntityManager): Promise<string[]> {
  type Row = { kind: string; reference: string; network: string | null; difference: string };
  const rows = await em.execute<Row[]>(UNEVEN_TRANSACTIONS);
  return rows.map(({ kind, reference, network, difference }) =>
    network === null
      ? `Transaction ${kind} of ${reference} has no entries`
      : `Transaction ${kind} of ${reference} is off by ${formatUsd(BigInt(difference))} on ${network}`,
  );
}

async function findWrongBalances(em: EntityManager): Promise<string[]> {
  type Row = { code: string; network: string; stored: string; computed: string };
  const rows = await em.execute<Row[]>(WRONG_BALANCES);
  return rows.map(
    ({ code, network, stored, computed }) =>
      `Account ${code} on ${network} shows ${formatUsd(BigInt(stored))}, its entries make ${formatUsd(BigInt(computed))}`,
  );
}
