/** Tokens that went from one address to another. */
interface TokenTransferLike {
  from: string;
  to: string;
  /** Whose they were. */
  fromOwner: string;
  amount: bigint;
}

/** What one wallet brought to an address in a transaction. */
export interface PayerAmount {
  payer: string;
  micro: bigint;
}

/**
 * Who paid an address in a transaction, and how much, who gave most first. Strangers can be bundled into one
 * transaction, so nobody pays with what others sent. What left the address is taken off in this order.
 */
export function sumByPayer(movements: readonly TokenTransferLike[], address: string): PayerAmount[] {
  const arriving = movements.filter(({ from, to }) => to === address && from !== address);
  const leaving = movements.filter(({ from, to }) => from === address && to !== address);
  const given = [...Map.groupBy(arriving, ({ fromOwner }) => fromOwner)]
    .map(([payer, theirs]) => ({ payer, micro: sumAmounts(theirs) }))
    .sort((a, b) => (a.micro < b.micro ? 1 : a.micro > b.micro ? -1 : 0));
  return deductAmount(given, sumAmounts(leaving));
}

/** Takes so much off, from the first on, and leaves out those of whom nothing is left. */
export function deductAmount(arrivals: readonly PayerAmount[], micro: bigint): PayerAmount[] {
  let due = micro;
  return arrivals.flatMap((arrival) => {
    const left = arrival.micro - due;
    due = left < 0n ? -left : 0n;
    return left > 0n ? [{ ...arrival, micro: left }] : [];
  });
}

function sumAmounts(movements: readonly TokenTransferLike[]): bigint {
  return movements.reduce((sum, { amount }) => sum + amount, 0n);
}
