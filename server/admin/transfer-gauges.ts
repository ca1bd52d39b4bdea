import { formatUnits } from 'viem';
import type { TransferFigures } from '../chain/transfers/batches/transfer-figures.ts';
import type { ChainAdapter, Chains } from '../chain/types.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Metrics } from '../foundation/platform/metrics.ts';
import { shareFor } from '../foundation/platform/share-for.ts';
import { withTimeout } from '../foundation/platform/timeout.ts';

export interface TransferGaugesOptions {
  metrics: Metrics;
  chains: Chains;
  clock: Clock;
  readFigures: () => Promise<TransferFigures>;
  onFailure: (error: unknown) => void;
  timeoutMs?: number;
  cacheMs?: number;
}

const NATIVE_DECIMALS = 18;

/** Refreshes the gauges of transfers and relayers when the metrics are scraped. */
export class TransferGauges {
  readonly #options: TransferGaugesOptions;
  /** Never throws: a value that cannot be read is omitted instead of reported stale. */
  readonly refresh: () => Promise<void>;

  constructor(options: TransferGaugesOptions) {
    this.#options = options;
    this.refresh = shareFor(options.cacheMs ?? 15_000, () => this.#update());
  }

  async #update(): Promise<void> {
    const { metrics, chains, readFigures, onFailure, timeoutMs = 5000 } = this.#options;
    const { transfersWaiting, transferWaitSeconds, transfersInFlight, batchesInFlight, relayerBalance } =
      metrics;
    for (const gauge of [
      transfersWaiting,
      transferWaitSeconds,
      transfersInFlight,
      batchesInFlight,
      relayerBalance,
    ])
      gauge.reset();
    const inTime = <T>(work: Promise<T>) =>
      withTimeout(timeoutMs, work, `No measurements within ${timeoutMs} ms`);
    await Promise.all([
      inTime(readFigures()).then((figures) => this.#setFigures(figures), onFailure),
      ...[...chains.values()].map((chain) => inTime(this.#setRelayerBalances(chain)).catch(onFailure)),
    ]);
  }

  /** Reports 0 for absent series, so that alerts can resolve. */
  #setFigures({ waiting, inFlight }: TransferFigures): void {
    const { metrics, chains, clock } = this.#options;
    for (const network of chains.keys()) {
      const due = waiting.find((row) => row.network === network);
      const seconds = due ? (clock.now().getTime() - due.since.getTime()) / 1000 : 0;
      const sent = inFlight.filter((row) => row.network === network);
      metrics.transfersWaiting.set({ network }, Number(due?.transfers ?? 0n));
      metrics.transferWaitSeconds.set({ network }, seconds);
      metrics.transfersInFlight.set(
        { network },
        sent.reduce((sum, { transfers }) => sum + Number(transfers), 0),
      );
      for (const { sender, batches } of sent)
        metrics.batchesInFlight.set({ network, sender: sender ?? '' }, Number(batches));
    }
  }

  async #setRelayerBalances(chain: ChainAdapter): Promise<void> {
    const { network, relayers } = chain;
    for (const { address } of relayers) {
      const balance = Number(formatUnits(await chain.readNativeBalance(address), NATIVE_DECIMALS));
      this.#options.metrics.relayerBalance.set({ network, address }, balance);
    }
  }
}
