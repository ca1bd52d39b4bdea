import { formatUnits } from 'viem';
import type { Metrics } from '../foundation/platform/metrics.ts';
import { NETWORKS } from '../foundation/platform/networks.ts';
import { shareFor } from '../foundation/platform/share-for.ts';
import { withTimeout } from '../foundation/platform/timeout.ts';
import type { TreasuryHolding } from '../money/ledger/treasury-balances.ts';
import type { LossCount } from '../money/payments/finality/lost-payments.ts';
import type { TroubleCount } from '../money/payouts/outgoing-payments.ts';

export interface TroubleSummary {
  outgoing: TroubleCount[];
  disputes: number;
  jobsSetAside: number;
  losses: LossCount[];
}

export interface MoneyGaugesOptions {
  metrics: Metrics;
  readTrouble: () => Promise<TroubleSummary>;
  readHoldings: () => Promise<TreasuryHolding[]>;
  onFailure: (error: unknown) => void;
  timeoutMs?: number;
  /** Cache time, so that many readers cost as much as one. */
  cacheMs?: number;
}

const KINDS = ['payout', 'refund', 'payment_return'] as const;
const TROUBLES = ['held', 'retrying', 'failed'] as const;

/** Refreshes the operators' money gauges when the metrics are scraped. */
export class MoneyGauges {
  readonly #options: MoneyGaugesOptions;
  /** Never throws: a value that cannot be read is omitted instead of reported stale. */
  readonly refresh: () => Promise<void>;

  constructor(options: MoneyGaugesOptions) {
    this.#options = options;
    this.refresh = shareFor(options.cacheMs ?? 15_000, () => this.#update());
  }

  async #update(): Promise<void> {
    const { readTrouble, readHoldings, onFailure, timeoutMs = 5000 } = this.#options;
    const inTime = <T>(figures: Promise<T>) =>
      withTimeout(timeoutMs, figures, `No measurements within ${timeoutMs} ms`);
    this.#resetGauges();
    await Promise.all([
      inTime(readTrouble()).then((found) => this.#setTrouble(found), onFailure),
      inTime(readHoldings()).then((found) => this.#setHoldings(found), onFailure),
    ]);
  }

  #resetGauges(): void {
    const { disputes, outboxDeadLetters, ...others } = this.#options.metrics;
    const { treasuryBalance, ledgerBalance, ledgerDifference, outgoing, paymentsLost } = others;
    for (const gauge of [treasuryBalance, ledgerBalance, ledgerDifference, outgoing, paymentsLost])
      gauge.reset();
    disputes.remove();
    outboxDeadLetters.remove();
  }

  /** Reports 0 for absent series, so that alerts can resolve. */
  #setTrouble({ outgoing, disputes, jobsSetAside, losses }: TroubleSummary): void {
    const { metrics } = this.#options;
    for (const kind of KINDS) for (const trouble of TROUBLES) metrics.outgoing.set({ kind, trouble }, 0);
    for (const { kind, trouble, count } of outgoing) {
      if (trouble) metrics.outgoing.set({ kind, trouble }, Number(count));
    }
    for (const network of NETWORKS) metrics.paymentsLost.set({ network }, 0);
    for (const { network, count } of losses) metrics.paymentsLost.set({ network }, count);
    metrics.disputes.set(disputes);
    metrics.outboxDeadLetters.set(jobsSetAside);
  }

  #setHoldings(holdings: readonly TreasuryHolding[]): void {
    const { treasuryBalance, ledgerBalance, ledgerDifference } = this.#options.metrics;
    for (const { network, asset, decimals, onChain, inLedger } of holdings) {
      const units = (amount: bigint) => Number(formatUnits(amount, decimals));
      if (onChain !== undefined) treasuryBalance.set({ network, asset }, units(onChain));
      if (inLedger !== undefined) ledgerBalance.set({ network }, units(inLedger));
      if (onChain !== undefined && inLedger !== undefined)
        ledgerDifference.set({ network }, units(onChain - inLedger));
    }
  }
}
