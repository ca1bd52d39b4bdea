import { formatUsd } from '../../server/foundation/platform/money.ts';

export interface Watched {
  who: string;
  /** What must have been gained or spent in the end, in micro-USDC. */
  expected: bigint;
  read(): Promise<bigint>;
}

export interface Row {
  who: string;
  before: bigint;
  after: bigint;
  expected: bigint;
}

const POLL_MS = 250;
const PATIENCE_MS = 30_000;

/** Remembers balances, to prove in the end what became of them. */
export class Balances {
  readonly #watched: (Watched & { before: bigint })[] = [];

  async watch(watched: Watched): Promise<void> {
    this.#watched.push({ ...watched, before: await watched.read() });
  }

  /** Waits until somebody has received what they should have: payouts leave when what came in is final. */
  async arrived(who: string): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    const one = this.#watched.find((watched) => watched.who === who);
    while (one && (await one.read()) - one.before !== one.expected) {
      if (Date.now() > until) throw new Error(`${who} did not receive ${formatUsd(one.expected)} USDC`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async rows(): Promise<Row[]> {
    return Promise.all(
      this.#watched.map(async ({ who, before, expected, read }) => ({
        who,
        before,
        after: await read(),
        expected,
      })),
    );
  }
}

export const isRight = ({ before, after, expected }: Row) => after - before === expected;

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.who,
    formatUsd(row.before),
    formatUsd(row.after),
    signed(row.after - row.before),
    isRight(row) ? '✓' : `✗ should be ${signed(row.expected)}`,
  ]);
  const lines = [['USDC', 'before', 'after', 'change', ''], ...cells];
  return lines
    .map(
      ([who = '', ...rest]) =>
        `  ${who.padEnd(30)}${rest.map((text, at) => (at < 3 ? text.padStart(12) : ` ${text}`)).join('')}`,
    )
    .join('\n');
}

const signed = (micro: bigint) => (micro > 0n ? `+${formatUsd(micro)}` : formatUsd(micro));
