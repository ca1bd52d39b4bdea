/** Tokens that went from one address to another. */
interface Movement {
  from: string;
  to: string;
  /** Whose they were. */
  giver: string;
  amount: bigint;
}

/**
 * Who paid an address in a transaction, and how much. With several givers it is the one who gave most, and only what
 * that one gave counts: strangers can be bundled into one transaction, and nobody pays with what others sent.
 */
export function arrived(movements: readonly Movement[], address: string): { payer: string; micro: bigint } {
  const arriving = movements.filter(({ from, to }) => to === address && from !== address);
  const leaving = movements.filter(({ from, to }) => from === address && to !== address);
  const given = [...Map.groupBy(arriving, ({ giver }) => giver)].map(
    ([giver, theirs]) => [giver, total(theirs)] as const,
  );
  const [payer, most] = given.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0n] as const);
  return { payer, micro: most - total(leaving) };
}

function total(movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { amount }) => sum + amount, 0n);
}
