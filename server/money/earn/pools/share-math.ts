/** Shares of a venue and their cost. */
export interface Stake {
  shares: bigint;
  costMicro: bigint;
}

/** What a deposit of an amount would yield. */
export interface DepositPreview {
  shares: bigint;
  valueMicro: bigint;
}

const TOTAL_BPS = 10_000n;
/** A venue may charge half a percent and round; a greater loss is not accepted. */
const MIN_VALUE_BPS = 9_950n;

/** Whether a deposit's shares are worth their price. Zero shares never are. */
export function isFairPrice(amountMicro: bigint, { shares, valueMicro }: DepositPreview): boolean {
  return shares > 0n && valueMicro * TOTAL_BPS >= amountMicro * MIN_VALUE_BPS;
}

export function addStakes(one: Stake, other: Stake): Stake {
  return { shares: one.shares + other.shares, costMicro: one.costMicro + other.costMicro };
}

/** Removes shares with their part of the cost, rounded down; the last shares take the remainder. */
export function splitStake(from: Stake, shares: bigint): { taken: Stake; left: Stake } {
  if (shares <= 0n || shares > from.shares) throw new RangeError('The stake has fewer shares');
  const costMicro = (from.costMicro * shares) / from.shares;
  return {
    taken: { shares, costMicro },
    left: { shares: from.shares - shares, costMicro: from.costMicro - costMicro },
  };
}

/** How many queued shares can be redeemed now. */
export interface RedemptionPart {
  id: string;
  shares: bigint;
}

/**
 * Serves queued withdrawals in order: as many as the free shares cover, and part of the next one. A part that is not
 * worth its transaction is not redeemed alone.
 */
export function planRedemption(
  waiting: Iterable<RedemptionPart>,
  free: { shares: bigint; leastPart: bigint },
): RedemptionPart[] {
  const turns: RedemptionPart[] = [];
  let left = free.shares;
  for (const { id, shares } of waiting) {
    if (left <= 0n) break;
    const isWhole = shares <= left;
    if (!isWhole && turns.length === 0 && left < free.leastPart) break;
    turns.push({ id, shares: isWhole ? shares : left });
    left -= shares;
  }
  return turns;
}

/**
 * Divides the proceeds in proportion to shares. Each part ends where the next begins, so that they add up to the
 * total.
 */
export function splitProportionally(totalMicro: bigint, parts: readonly Pick<Stake, 'shares'>[]): bigint[] {
  const whole = parts.reduce((sum, { shares }) => sum + shares, 0n);
  let shares = 0n;
  let given = 0n;
  return parts.map((part) => {
    shares += part.shares;
    const until = (totalMicro * shares) / whole;
    const amount = until - given;
    given = until;
    return amount;
  });
}
