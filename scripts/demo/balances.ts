import { formatUsd } from '../../server/foundation/platform/money.ts';

export interface WatchedBalance {
  label: string;
  /** The expected gain or loss, in micro-USDC. */
  expected: bigint;
  read(): Promise<bigint>;
}

export interface BalanceChange {
  label: string;
  before: bigint;
  after: bigint;
  expected: bigint;
}

const POLL_MS = 250;
const TIMEOUT_MS = 30_000;

/** Records balances, to verify the changes at the end. */
export class BalanceTracker {
  readonly #watched: (WatchedBalance & { before: bigint })[] = [];

  async watch(watched: WatchedBalance): Promise<void> {
    this.#watched.push({ ...watched, before: await watched.read() });
  }

  /** Waits until somebody has received the expected amount: payouts leave when the payment is final. */
  async waitForChange(label: string): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    const one = this.#watched.find((watched) => watched.label === label);
    while (one && (await one.read()) - one.before !== one.expected) {
      if (Date.now() > until) throw new Error(`${label} did not receive ${formatUsd(one.expected)} USDC`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async readChanges(): Promise<BalanceChange[]> {
    return Promise.all(
      this.#watched.map(async ({ label, before, expected, read }) => ({
        label,
        before,
        after: await read(),
        expected,
      })),
    );
  }
}

export const isAsExpected = ({ before, after, expected }: BalanceChange) => after - before === expected;

export function formatTable(rows: readonly BalanceChange[]): string {
  const cells = rows.map((row) => [
    row.label,
    formatUsd(row.before),
    formatUsd(row.after),
    formatSigned(row.after - row.before),
    isAsExpected(row) ? '✓' : `✗ should be ${formatSigned(row.expected)}`,
  ]);
  const lines = [['USDC', 'before', 'after', 'change', ''], ...cells];
  return lines
    .map(
      ([label = '', ...rest]) =>
        `  ${label.padEnd(30)}${rest.map((text, at) => (at < 3 ? text.padStart(12) : ` ${text}`)).join('')}`,
    )
    .join('\n');
}

const formatSigned = (micro: bigint) => (micro > 0n ? `+${formatUsd(micro)}` : formatUsd(micro));
