import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { join } from './arithmetic.ts';
import { DEPOSIT_LIFECYCLE, type DepositTrigger } from './deposit-lifecycle.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import type { EarnPool } from './earn-pool.entity.ts';
import { placedPosting } from './postings.ts';
import { lockDeposit, lockPool, lockPosition } from './rows.ts';

export interface DeploymentsOptions {
  em: EntityManager;
  chains: Chains;
  vaults: Vaults;
  transactions: Transactions;
  payouts: Payouts;
  ledger: LedgerService;
  clock: Clock;
}

export const SUBJECT_TYPE = 'earn_deposit';

/** Of the transactions of a deposit, in their order; the last only where the one before it came to nothing. */
export const APPROVAL = 'earn_approval';
export const DEPLOYMENT = 'earn_deployment';
export const REVOCATION = 'earn_revocation';

interface Brought {
  txHash: string;
  shares: bigint;
}

/**
 * Puts deposits to work: the vault is allowed to take exactly one, and then takes it. As an allowance is one number, a pool
 * does so for one deposit at a time, in their order. All of this runs in the transactions that record what happened.
 */
export class Deployments {
  readonly #options: DeploymentsOptions;

  constructor(options: DeploymentsOptions) {
    this.#options = options;
  }

  /** Begins with the deposit that has waited longest, unless another one uses the vault. Whoever calls holds the pool. */
  async startNext(em: EntityManager, pool: EarnPool): Promise<void> {
    if (pool.deploying !== null) return;
    const where = { poolKey: pool.key, state: 'received' as const };
    const next = await em.findOne(EarnDeposit, where, { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    if (!next) return;
    this.step(await lockDeposit(em, next.id), 'deploy');
    pool.deploying = next.id;
    await em.flush();
    await this.#request(em, next, APPROVAL);
  }

  /** The vault may take it now. */
  async approved(em: EntityManager, id: string): Promise<void> {
    await this.#request(em, await em.findOneOrFail(EarnDeposit, id), DEPLOYMENT);
  }

  /** It uses the vault no more. */
  async release(em: EntityManager, id: string): Promise<void> {
    const { poolKey } = await em.findOneOrFail(EarnDeposit, id);
    const pool = await lockPool(em, poolKey);
    if (pool.deploying !== id) return;
    pool.deploying = null;
    // whoever holds the pool again in this transaction reads it anew
    await em.flush();
    await this.startNext(em, pool);
  }

  /** It is at work for good: its owner gets the very shares that it brought. */
  async deployed(em: EntityManager, id: string, { txHash, shares }: Brought): Promise<void> {
    await this.release(em, id);
    const now = this.#options.clock.now();
    const pool = await lockPool(em, (await em.findOneOrFail(EarnDeposit, id)).poolKey);
    const deposit = await lockDeposit(em, id);
    const position = await lockPosition(em, deposit.positionId);
    this.step(deposit, 'land');
    Object.assign(deposit, { txHash, shares });
    Object.assign(position, join(position, { shares, costMicro: deposit.amountMicro }), { updatedAt: now });
    if (deposit.isOwnWallet) position.wallet = deposit.payer;
    pool.openedAt ??= now;
    await em.flush();
    await this.#options.ledger.post(em, placedPosting(deposit));
  }

  /** It cannot be put to work: it goes back to its sender. What the vault was allowed to take is taken back first. */
  async refused(em: EntityManager, id: string, reason: string, isAllowed: boolean): Promise<void> {
    const { poolKey } = await em.findOneOrFail(EarnDeposit, id);
    const pool = await lockPool(em, poolKey);
    const deposit = await lockDeposit(em, id);
    this.step(deposit, 'refuse');
    deposit.reason = reason;
    await em.flush();
    const { network, reference, payer, amountMicro } = deposit;
    await this.#options.payouts.send(em, {
      ...{ kind: 'refund', subjectType: SUBJECT_TYPE, subjectId: id, payee: { address: payer } },
      ...{ network, asset: 'USDC', amountMicro, fundedBy: { network, reference } },
    });
    if (isAllowed && pool.deploying === id) await this.#request(em, deposit, REVOCATION);
    else await this.release(em, id);
  }

  step(deposit: EarnDeposit, trigger: DepositTrigger): void {
    const actors = ['depositor', 'pool', 'chain', 'venue'] as const;
    deposit.state = DEPOSIT_LIFECYCLE.transition(deposit.state, trigger, actors, undefined).to;
    deposit.updatedAt = this.#options.clock.now();
  }

  async #request(em: EntityManager, { id, network }: EarnDeposit, kind: string): Promise<void> {
    await this.#options.transactions.request(em, { kind, subjectType: SUBJECT_TYPE, subjectId: id, network });
  }
}
