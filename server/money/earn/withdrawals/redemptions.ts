import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { Vault, VaultMovement, VaultReading, Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Outbox } from '../../../foundation/outbox/outbox.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { LedgerService } from '../../ledger/service.ts';
import { lockPool, lockRedemption } from '../locks.ts';
import { planRedemption, splitProportionally, splitStake } from '../pools/share-math.ts';
import { computeSharesForAmount } from '../pools/shares-for-amount.ts';
import { buildRedeemedPosting } from '../postings.ts';
import { EarnRedemption } from './earn-redemption.entity.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { groupByRecipient, type WithdrawalPayouts } from './withdrawal-payouts.ts';

export interface RedemptionsOptions {
  vaults: Vaults;
  transactions: Transactions;
  payouts: WithdrawalPayouts;
  ledger: LedgerService;
  outbox: Outbox;
  clock: Clock;
  /** A smaller part is not redeemed alone. */
  minPartMicro: bigint;
}

export const REDEMPTION = 'earn_redemption';

/** Maximum withdrawals per transaction, to bound what one redemption reads and writes. */
const MAX_BATCH_SIZE = 100;

const QUEUED = { state: 'queued', redemptionId: null } as const;
const QUEUE_ORDER = { orderBy: { place: 'asc' } } as const;

/** Redeems queued shares in order, as far as the venue's liquidity allows. */
export class Redemptions {
  readonly #options: RedemptionsOptions;

  constructor(options: RedemptionsOptions) {
    this.#options = options;
  }

  /** Starts the next redemption of a pool, unless one is active or there is nothing to redeem. */
  async startDue(em: EntityManager, poolKey: string): Promise<void> {
    const vault = this.#options.vaults.get(poolKey);
    if (!vault || !(await this.isDue(em, poolKey))) return;
    const reading = await vault.read();
    await em.fork().transactional((tx) => this.#start(tx, vault, reading));
  }

  /** Somebody is due who need not wait for others. */
  async isDue(em: EntityManager, poolKey: string): Promise<boolean> {
    const due = { $or: [{ dueAt: null }, { dueAt: { $lte: this.#options.clock.now() } }] };
    return (await em.fork().findOne(EarnWithdrawal, { poolKey, ...QUEUED, ...due })) !== null;
  }

  async #start(em: EntityManager, { venue }: Vault, reading: VaultReading): Promise<void> {
    const { key: poolKey, network } = venue;
    await lockPool(em, poolKey);
    if (await em.findOne(EarnRedemption, { poolKey, state: 'redeeming' })) return;
    const waiting = await em.find(
      EarnWithdrawal,
      { poolKey, ...QUEUED },
      { ...QUEUE_ORDER, limit: MAX_BATCH_SIZE },
    );
    const leastPart = computeSharesForAmount(reading, this.#options.minPartMicro);
    const turns = planRedemption(
      waiting.map(({ id, sharesLeft }) => ({ id, shares: sharesLeft })),
      { shares: reading.redeemableShares, leastPart },
    );
    const shares = turns.reduce((sum, turn) => sum + turn.shares, 0n);
    if (shares === 0n) return;
    const now = this.#options.clock.now();
    const id = newId('rdm', this.#options.clock);
    const row = { id, poolKey, state: 'redeeming' as const, shares, createdAt: now, updatedAt: now };
    em.create(EarnRedemption, row, { persist: true });
    for (const turn of turns) {
      const withdrawal = waiting.find((one) => one.id === turn.id) as EarnWithdrawal;
      Object.assign(withdrawal, { redemptionId: id, redeemingShares: turn.shares, updatedAt: now });
    }
    await em.flush();
    const subject = { kind: REDEMPTION, subjectType: REDEMPTION, subjectId: id };
    await this.#options.transactions.request(em, { ...subject, network });
  }

  /** Final: each withdrawal gets its part of the proceeds. Completely redeemed ones are paid. */
  async recordRedeemed(em: EntityManager, id: string, txHash: string, brought: VaultMovement): Promise<void> {
    const { payouts, ledger, clock } = this.#options;
    const now = clock.now();
    const { pool, redemption, parts } = await this.#lock(em, id);
    const { assetsMicro } = brought;
    const stakes = parts.map(({ redeemingShares }) => ({ shares: redeemingShares ?? 0n }));
    let costMicro = 0n;
    for (const [index, amountMicro] of splitProportionally(assetsMicro, stakes).entries()) {
      const withdrawal = parts[index] as EarnWithdrawal;
      const stake = { shares: withdrawal.sharesLeft, costMicro: withdrawal.costLeftMicro };
      const { taken, left } = splitStake(stake, stakes[index]?.shares ?? 0n);
      costMicro += taken.costMicro;
      Object.assign(withdrawal, {
        ...{ sharesLeft: left.shares, costLeftMicro: left.costMicro, updatedAt: now },
        ...{
          redeemedMicro: withdrawal.redeemedMicro + amountMicro,
          redemptionId: null,
          redeemingShares: null,
        },
      });
    }
    Object.assign(redemption, { state: 'redeemed', assetsMicro, txHash, updatedAt: now });
    await em.flush();
    const whole = parts.filter(({ sharesLeft }) => sharesLeft === 0n);
    for (const together of groupByRecipient(whole)) await payouts.sendPayout(em, together, pool);
    await this.#enqueueNext(em, redemption);
    const posting = buildRedeemedPosting({
      id,
      poolKey: pool.key,
      network: pool.network,
      costMicro,
      assetsMicro,
    });
    if (posting) await ledger.post(em, posting);
  }

  /**
   * Nothing was redeemed: its withdrawals keep their places. The sweep tries again when there may be more liquidity.
   */
  async recordFailed(em: EntityManager, id: string, reason: string): Promise<void> {
    const { redemption, parts } = await this.#lock(em, id);
    Object.assign(redemption, { state: 'failed', reason, updatedAt: this.#options.clock.now() });
    for (const part of parts) Object.assign(part, { redemptionId: null, redeemingShares: null });
    await em.flush();
  }

  async #lock(em: EntityManager, id: string) {
    const { poolKey } = await em.findOneOrFail(EarnRedemption, id);
    const pool = await lockPool(em, poolKey);
    const redemption = await lockRedemption(em, id);
    const parts = await em.find(EarnWithdrawal, { redemptionId: id }, { ...QUEUE_ORDER, refresh: true });
    return { pool, redemption, parts };
  }

  async #enqueueNext(em: EntityManager, { id, poolKey }: EarnRedemption): Promise<void> {
    await this.#options.outbox.add(em, { job: 'redeem-shares.v1', key: id, payload: { poolKey } });
  }
}
