import { formatUnits } from 'viem';
import type { Metrics } from '../foundation/platform/metrics.ts';
import { within } from '../foundation/platform/within.ts';
import type { Holding } from '../money/ledger/treasury-watch.ts';
import type { TroubleCount } from '../money/payouts/outgoing.ts';

export interface Trouble {
  outgoing: TroubleCount[];
  disputes: number;
  jobsSetAside: number;
}

export interface MoneyGaugesOptions {
  metrics: Metrics;
  trouble: () => Promise<Trouble>;
  holdings: () => Promise<Holding[]>;
  onFailure: (error: unknown) => void;
  timeoutMs?: number;
  /** How long figures are given again, so that many readers cost as much as one. */
  freshMs?: number;
}

const KINDS = ['payout', 'refund', 'payment_return'] as const;
const TROUBLES = ['held', 'retrying', 'failed'] as const;

/** Measures what operators have to look after, when somebody reads the metrics. */
export class MoneyGauges {
  readonly #options: MoneyGaugesOptions;
  #last: { at: number; done: Promise<void> } | undefined;

  constructor(options: MoneyGaugesOptions) {
    this.#options = options;
  }

  /** Never fails: figures that cannot be had are left out rather than given as they once were. */
  refresh(): Promise<void> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > (this.#options.freshMs ?? 15_000)) {
      this.#last = { at: now, done: this.#measure() };
    }
    return this.#last.done;
  }

  async #measure(): Promise<void> {
    const { trouble, holdings, onFailure, timeoutMs = 5000 } = this.#options;
    const inTime = <T>(figures: Promise<T>) =>
      within(timeoutMs, figures, `No figures within ${timeoutMs} ms`);
    this.#forget();
    await Promise.all([
      inTime(trouble()).then((found) => this.#showTrouble(found), onFailure),
      inTime(holdings()).then((found) => this.#showHoldings(found), onFailure),
    ]);
  }

  #forget(): void {
    const { treasuryBalance, ledgerBalance, ledgerDifference, outgoing, disputes, outboxSetAside } =
      this.#options.metrics;
    for (const gauge of [treasuryBalance, ledgerBalance, ledgerDifference, outgoing]) gauge.reset();
    disputes.remove();
    outboxSetAside.remove();
  }

  /** What there is none of is 0, so that an alert sees it go. */
  #showTrouble({ outgoing, disputes, jobsSetAside }: Trouble): void {
    const { metrics } = this.#options;
    for (const kind of KINDS) for (const trouble of TROUBLES) metrics.outgoing.set({ kind, trouble }, 0);
    for (const { kind, trouble, count } of outgoing) {
      if (trouble) metrics.outgoing.set({ kind, trouble }, Number(count));
    }
    metrics.disputes.set(disputes);
    metrics.outboxSetAside.set(jobsSetAside);
  }

  #showHoldings(holdings: readonly Holding[]): void {
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
