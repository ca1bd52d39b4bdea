import {
  addStakes,
  isFairPrice,
  planRedemption,
  type Stake,
  splitProportionally,
  splitStake,
} from '../../../server/money/earn/pools/share-math.ts';
import type { VaultModel } from './vault-model.ts';

interface Waiting extends Stake {
  id: string;
  owner: number;
  redeemed: bigint;
}

const NOTHING: Stake = { shares: 0n, costMicro: 0n };

/** A pool as the server runs it, with the server's own arithmetic, in memory. */
export class PoolModel {
  readonly vault: VaultModel;
  readonly positions = new Map<number, Stake>();
  waiting: Waiting[] = [];
  /** In the order in which they were paid in full. */
  readonly paidPlaces: number[] = [];
  readonly paid = new Map<number, bigint>();
  /** The treasury's shares in the vault, and its cash of the pool. */
  ownShares = 0n;
  cash = 0n;
  /** The ledger. */
  venueAccount = 0n;
  poolAccount = 0n;
  #places = 0;

  constructor(vault: VaultModel) {
    this.vault = vault;
  }

  /** False if it is not deployed and is refunded. */
  deposit(owner: number, amountMicro: bigint): boolean {
    if (!isFairPrice(amountMicro, this.vault.preview(amountMicro))) return false;
    const shares = this.vault.deposit(amountMicro);
    const stake = { shares, costMicro: amountMicro };
    this.positions.set(owner, addStakes(this.positions.get(owner) ?? NOTHING, stake));
    this.ownShares += shares;
    this.venueAccount += amountMicro;
    this.poolAccount += amountMicro;
    return true;
  }

  withdraw(owner: number, shares: bigint): void {
    const position = this.positions.get(owner) ?? NOTHING;
    if (shares <= 0n || shares > position.shares) return;
    const { taken, left } = splitStake(position, shares);
    this.positions.set(owner, left);
    this.waiting.push({ id: String(this.#places++), owner, ...taken, redeemed: 0n });
  }

  /** One redemption with the free liquidity, and the payouts of complete withdrawals. */
  serve(freeAssets: bigint, leastPart = 0n): void {
    const free = this.vault.sharesFor(freeAssets);
    const isShort = free < this.ownShares;
    const turns = planRedemption(this.waiting, { shares: isShort ? free : this.ownShares, leastPart });
    if (turns.length === 0) return;
    const redeemed = turns.reduce((sum, turn) => sum + turn.shares, 0n);
    const assets = this.vault.redeem(redeemed);
    this.ownShares -= redeemed;
    this.cash += assets;
    for (const [index, amount] of splitProportionally(assets, turns).entries()) {
      const withdrawal = this.waiting[index] as Waiting;
      const { taken, left } = splitStake(withdrawal, turns[index]?.shares ?? 0n);
      this.venueAccount -= taken.costMicro;
      this.poolAccount += amount - taken.costMicro;
      Object.assign(withdrawal, left, { redeemed: withdrawal.redeemed + amount });
    }
    while (this.waiting[0]?.shares === 0n) this.#pay(this.waiting.shift() as Waiting);
  }

  #pay({ id, owner, redeemed }: Waiting): void {
    this.cash -= redeemed;
    this.poolAccount -= redeemed;
    this.paid.set(owner, (this.paid.get(owner) ?? 0n) + redeemed);
    this.paidPlaces.push(Number(id));
  }

  /** What depositors and queued withdrawals could claim now. */
  owed(): bigint {
    const shares = [...this.positions.values(), ...this.waiting].map((stake) =>
      this.vault.assetsFor(stake.shares),
    );
    const redeemed = this.waiting.map((one) => one.redeemed);
    return [...shares, ...redeemed].reduce((sum, one) => sum + one, 0n);
  }

  held(): bigint {
    return this.vault.assetsFor(this.ownShares) + this.cash;
  }
}
