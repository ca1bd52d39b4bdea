import { sql } from 'kysely';
import type { ReconciliationCheckKind } from '../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { statement } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { shareFor } from '../foundation/platform/share-for.ts';
import { FUNDED } from '../market/orders/lifecycle/lifecycle.ts';
import { Order } from '../market/orders/order.entity.ts';
import { type AccountKind, getNormalSide } from '../money/ledger/accounts.ts';
import { accountTotals } from '../money/ledger/audit-statements.ts';
import type { TreasuryBalances, TreasuryHolding } from '../money/ledger/treasury-balances.ts';
import { HeldPayment } from '../money/payments/held-payment.entity.ts';

/** A sum of the ledger, and what it must be equal to, in micro-USDC. */
interface ReconciledSum {
  check: ReconciliationCheckKind;
  network: Network;
  inLedger: bigint;
  /** Undefined while the chain is unavailable. */
  expected: bigint | undefined;
}

export interface LedgerReconciliation {
  checkedAt: Date;
  sums: ReconciledSum[];
}

/** What stands in escrow: see the audit's rule `escrow-holds-open-work`, which checks each order. */
const openWork = statement([Order], (db) =>
  db
    .selectFrom('orders')
    .select(['payment_network as network', sql<bigint>`sum(total_micro)::bigint`.as('micro')])
    .where('status', 'in', [...FUNDED])
    .where('paid_micro', 'is not', null)
    .where('payout_micro', 'is', null)
    .groupBy('payment_network'),
);

const heldPayments = statement([HeldPayment], (db) =>
  db
    .selectFrom('held_payments')
    .select(['network', sql<bigint>`sum(amount_micro)::bigint`.as('micro')])
    .where('state', 'in', ['held', 'returning'])
    .groupBy('network'),
);

/** One snapshot: otherwise an order that is paid meanwhile would look like a difference. */
function readSums(em: EntityManager) {
  return em.transactional(
    async (tx) => ({
      accounts: await accountTotals.rows(tx),
      escrow: await openWork.rows(tx),
      held: await heldPayments.rows(tx),
    }),
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

type Sums = Awaited<ReturnType<typeof readSums>>;

interface ReconcilerOptions {
  treasury: Pick<TreasuryBalances, 'read'>;
  clock: Clock;
  /** Cache time: the sums read every account and order. */
  cacheMs?: number;
}

/** Compares the sums of the ledger with the chains and the records. */
export class Reconciler {
  readonly #options: ReconcilerOptions;
  readonly read: (em: EntityManager) => Promise<LedgerReconciliation>;

  constructor(options: ReconcilerOptions) {
    this.#options = options;
    this.read = shareFor(options.cacheMs ?? 60_000, (em: EntityManager) => this.#calculate(em));
  }

  async #calculate(em: EntityManager): Promise<LedgerReconciliation> {
    const { treasury, clock } = this.#options;
    const [sums, holdings] = await Promise.all([readSums(em), treasury.read()]);
    return { checkedAt: clock.now(), sums: compareSums(sums, holdings) };
  }
}

function compareSums(sums: Sums, holdings: readonly TreasuryHolding[]): ReconciledSum[] {
  const usdc = holdings.filter(({ asset }) => asset === 'USDC');
  const networks = new Set([...usdc, ...sums.accounts].map(({ network }) => network));
  return [...networks].flatMap((network): ReconciledSum[] => {
    const holding = usdc.find((one) => one.network === network);
    const own = sums.accounts.filter((account) => account.network === network);
    const balanceOf = (kind: AccountKind) => sumOf(own.filter(({ account }) => account === kind));
    const sideOf = (side: 'debit' | 'credit') =>
      sumOf(own.filter(({ account }) => getNormalSide(account) === side));
    const recorded = (rows: Sums['escrow'] | Sums['held']) =>
      rows.find((row) => row.network === network)?.micro ?? 0n;
    return [
      ...(holding
        ? [
            {
              check: 'treasury' as const,
              network,
              inLedger: holding.inLedger ?? 0n,
              expected: holding.onChain,
            },
          ]
        : []),
      { check: 'escrow', network, inLedger: balanceOf('escrow'), expected: recorded(sums.escrow) },
      { check: 'held_payments', network, inLedger: balanceOf('held'), expected: recorded(sums.held) },
      { check: 'trial_balance', network, inLedger: sideOf('credit'), expected: sideOf('debit') },
    ];
  });
}

const sumOf = (accounts: readonly { balance: bigint }[]) =>
  accounts.reduce((sum, { balance }) => sum + balance, 0n);
