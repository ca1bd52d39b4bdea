import { formatUsd } from '../../foundation/platform/money.ts';
import { formatTable } from '../../foundation/platform/text-table.ts';
import type { LedgerReport, Reconciliation, VenueReconciliation } from './verification.ts';

/** The result as text, ending with the problems. */
export function renderReport(
  report: LedgerReport,
  reconciliations: readonly Reconciliation[],
  venues: readonly VenueReconciliation[] = [],
): string {
  const totals = report.totals.map(({ account, network, balance }) => [account, network, formatUsd(balance)]);
  const treasuries = reconciliations.map((row) => [
    row.network,
    formatUsd(row.ledger),
    formatUsd(row.chain),
    formatUsd(row.difference),
  ]);
  const problems = listProblems(report, reconciliations, venues);
  return [
    `${report.transactions} transactions${report.since ? ` since ${report.since}` : ''}`,
    formatTable(['accounts', 'network', 'balance'], totals),
    formatTable(['treasury', 'ledger', 'chain', 'difference'], treasuries),
    ...(venues.length > 0 ? [formatTable(VENUE_HEADER, venues.map(toVenueRow))] : []),
    ...venues.flatMap(({ heldItems }) => heldItems),
    problems.length === 0 ? 'The ledger balances and agrees with the chains.' : problems.join('\n'),
  ].join('\n\n');
}

/** The problems, one sentence each. */
export function listProblems(
  report: LedgerReport,
  reconciliations: readonly Reconciliation[],
  venues: readonly VenueReconciliation[],
): string[] {
  return [
    ...report.problems,
    ...reconciliations.flatMap(describeDifference),
    ...venues.flatMap(describeShareDifference),
  ];
}

export function isConsistent(
  report: LedgerReport,
  reconciliations: readonly Reconciliation[],
  venues: readonly VenueReconciliation[] = [],
): boolean {
  return (
    report.problems.length === 0 &&
    reconciliations.every(({ difference }) => difference === 0n) &&
    venues.every(({ recordedShares, chainShares }) => recordedShares === chainShares)
  );
}

const VENUE_HEADER = ['venue', 'recorded shares', 'shares on the chain', 'paid for them', 'worth now'];

function toVenueRow({
  venue,
  recordedShares,
  chainShares,
  costMicro,
  valueMicro,
}: VenueReconciliation): string[] {
  return [venue, `${recordedShares}`, `${chainShares}`, formatUsd(costMicro), formatUsd(valueMicro)];
}

function describeShareDifference({ venue, recordedShares, chainShares }: VenueReconciliation): string[] {
  const difference = chainShares - recordedShares;
  if (difference === 0n) return [];
  return difference > 0n
    ? [
        `The treasury has ${difference} more shares of ${venue} than recorded: a deposit is not final yet, or a gift`,
      ]
    : [
        `The treasury lacks ${-difference} shares of ${venue}: a redemption is not final yet, or they are missing`,
      ];
}

function describeDifference({ network, difference }: Reconciliation): string[] {
  if (difference === 0n) return [];
  return difference > 0n
    ? [
        `The treasury on ${network} holds ${formatUsd(difference)} more than recorded: payments that nobody has spent yet?`,
      ]
    : [
        `The treasury on ${network} lacks ${formatUsd(-difference)}: money left without a record, or is still on its way`,
      ];
}
