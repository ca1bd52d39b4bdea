/** A token transfer from one address to another. */
interface TokenTransferLike {
  from: string;
  to: string;
  /** The owner that the tokens left. */
  fromOwner: string;
  amount: bigint;
}

/** What one wallet paid to an address in a transaction. */
export interface PayerAmount {
  payer: string;
  micro: bigint;
}

/**
 * Payers of an address in a transaction with their amounts, largest first. A transaction can bundle strangers, so
 * nobody pays with what others sent. Outgoing amounts are deducted in this order.
 */
export function sumByPayer(movements: readonly TokenTransferLike[], address: string): PayerAmount[] {
  const arriving = movements.filter(({ from, to }) => to === address && from !== address);
  const leaving = movements.filter(({ from, to }) => from === address && to !== address);
  const given = [...Map.groupBy(arriving, ({ fromOwner }) => fromOwner)]
    .map(([payer, theirs]) => ({ payer, micro: sumAmounts(theirs) }))
    .sort((a, b) => (a.micro < b.micro ? 1 : a.micro > b.micro ? -1 : 0));
  return deductAmount(given, sumAmounts(leaving));
}

/** Deducts an amount from the first payers on and drops those with nothing left. */
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
