/** Tokens that went from one address to another. */
interface Movement {
  from: string;
  to: string;
  /** Whose they were. */
  giver: string;
  amount: bigint;
}

/** What one wallet brought to an address in a transaction. */
export interface Arrival {
  payer: string;
  micro: bigint;
}

/**
 * Who paid an address in a transaction, and how much, who gave most first. Strangers can be bundled into one
 * transaction, so nobody pays with what others sent. What left the address is taken off in this order.
 */
export function arrivalsAt(movements: readonly Movement[], address: string): Arrival[] {
  const arriving = movements.filter(({ from, to }) => to === address && from !== address);
  const leaving = movements.filter(({ from, to }) => from === address && to !== address);
  const given = [...Map.groupBy(arriving, ({ giver }) => giver)]
    .map(([payer, theirs]) => ({ payer, micro: total(theirs) }))
    .sort((a, b) => (a.micro < b.micro ? 1 : a.micro > b.micro ? -1 : 0));
  return lessen(given, total(leaving));
}

/** Takes so much off, from the first on, and leaves out those of whom nothing is left. */
export function lessen(arrivals: readonly Arrival[], micro: bigint): Arrival[] {
  let due = micro;
  return arrivals.flatMap((arrival) => {
    const left = arrival.micro - due;
    due = left < 0n ? -left : 0n;
    return left > 0n ? [{ ...arrival, micro: left }] : [];
  });
}

function total(movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { amount }) => sum + amount, 0n);
}
