import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { join, split } from './arithmetic.ts';
import { planBatch } from './batches.ts';
import { DEPOSIT_LIFECYCLE, type DepositTrigger } from './deposit-lifecycle.ts';
import { EarnDeployment } from './earn-deployment.entity.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import type { EarnPool } from './earn-pool.entity.ts';
import { placedPosting } from './postings.ts';
import { depositsOf, findDeployment, lockDeployment, lockPool, lockPosition } from './rows.ts';

export interface DeploymentsOptions {
  em: EntityManager;
  chains: Chains;
  vaults: Vaults;
  transactions: Transactions;
  payouts: Payouts;
  ledger: LedgerService;
  clock: Clock;
}

/** Of a deposit's refund, and of the transactions of deployments, which had one deposit each before they were shared. */
export const SUBJECT_TYPE = 'earn_deposit';

/** Of the transactions of a deployment, in their order; the last only where the one before it came to nothing. */
export const APPROVAL = 'earn_approval';
export const DEPLOYMENT = 'earn_deployment';
export const REVOCATION = 'earn_revocation';

/** So many deposits share a transaction at most: what one deployment reads and writes is bounded. */
const MOST_AT_ONCE = 100;
const IN_ORDER = { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true } as const;

interface Brought {
  txHash: string;
  shares: bigint;
}

/**
 * Puts deposits to work: the vault is allowed to take exactly what those that are due together amount to, and then takes it. As
 * an allowance is one number, a pool does so for one deployment at a time. All of this runs in the transactions that record
 * what happened.
 */
export class Deployments {
  readonly #options: DeploymentsOptions;

  constructor(options: DeploymentsOptions) {
    this.#options = options;
  }

  /** Begins where small deposits have waited long enough. */
  async advance(em: EntityManager, poolKey: string): Promise<void> {
    await em.fork().transactional(async (tx) => this.startNext(tx, await lockPool(tx, poolKey)));
  }

  /** Begins with all that wait when one of them is due, unless others use the vault. Whoever calls holds the pool. */
  async startNext(em: EntityManager, pool: EarnPool): Promise<void> {
    if (pool.deploying !== null) return;
    const now = this.#options.clock.now();
    const { key: poolKey, network } = pool;
    const where = { poolKey, state: 'received' as const };
    const batch = planBatch(await em.find(EarnDeposit, where, { ...IN_ORDER, limit: MOST_AT_ONCE }), now);
    if (batch.length === 0) return;
    const id = newId('dpl', this.#options.clock);
    const amountMicro = batch.reduce((sum, deposit) => sum + deposit.amountMicro, 0n);
    const row = {
      id,
      poolKey,
      network,
      state: 'deploying' as const,
      amountMicro,
      createdAt: now,
      updatedAt: now,
    };
    const deployment = em.create(EarnDeployment, row, { persist: true });
    for (const deposit of batch) {
      this.step(deposit, 'deploy');
      deposit.deploymentId = id;
    }
    pool.deploying = id;
    await em.flush();
    await this.#request(em, deployment, APPROVAL);
  }

  /** The vault may take it now. */
  async approved(em: EntityManager, id: string): Promise<void> {
    await this.#request(em, await findDeployment(em, id), DEPLOYMENT);
  }

  /** It uses the vault no more. */
  async release(em: EntityManager, id: string): Promise<void> {
    const { poolKey } = await findDeployment(em, id);
    const pool = await lockPool(em, poolKey);
    if (pool.deploying !== id) return;
    pool.deploying = null;
    // whoever holds the pool again in this transaction reads it anew
    await em.flush();
    await this.startNext(em, pool);
  }

  /** It is at work for good: each owner gets its part of the very shares that the deposits brought together. */
  async deployed(em: EntityManager, id: string, { txHash, shares }: Brought): Promise<void> {
    await this.release(em, id);
    const now = this.#options.clock.now();
    const { pool, deployment, deposits } = await this.#hold(em, id);
    Object.assign(deployment, { state: 'deployed', txHash, shares, updatedAt: now });
    const parts = split(
      shares,
      deposits.map(({ amountMicro }) => ({ shares: amountMicro })),
    );
    for (const [index, deposit] of deposits.entries()) {
      const minted = parts[index] ?? 0n;
      const position = await lockPosition(em, deposit.positionId);
      this.step(deposit, 'land');
      Object.assign(deposit, { txHash, shares: minted });
      const added = { shares: minted, costMicro: deposit.amountMicro };
      Object.assign(position, join(position, added), { updatedAt: now });
      if (deposit.isOwnWallet) position.wallet = deposit.payer;
      await em.flush();
    }
    pool.openedAt ??= now;
    await em.flush();
    for (const deposit of deposits) await this.#options.ledger.post(em, placedPosting(deposit));
  }

  /**
   * It cannot be put to work. What the vault was allowed to take is taken back first. One deposit goes back to its sender; of
   * several, each is tried alone, so that none is refused for another's sake.
   */
  async refused(em: EntityManager, id: string, reason: string, isAllowed: boolean): Promise<void> {
    const { pool, deployment, deposits } = await this.#hold(em, id);
    Object.assign(deployment, { state: 'refused', reason, updatedAt: this.#options.clock.now() });
    const [first, ...others] = deposits;
    if (first && others.length === 0) await this.#return(em, first, reason);
    else for (const deposit of deposits) this.#tryAlone(deposit);
    await em.flush();
    if (isAllowed && pool.deploying === id) await this.#request(em, deployment, REVOCATION);
    else await this.release(em, id);
  }

  step(deposit: EarnDeposit, trigger: DepositTrigger): void {
    const actors = ['depositor', 'pool', 'chain', 'venue'] as const;
    deposit.state = DEPOSIT_LIFECYCLE.transition(deposit.state, trigger, actors, undefined).to;
    deposit.updatedAt = this.#options.clock.now();
  }

  #tryAlone(deposit: EarnDeposit): void {
    this.step(deposit, 'retry');
    Object.assign(deposit, { deploymentId: null, isAlone: true, dueAt: null });
  }

  async #return(em: EntityManager, deposit: EarnDeposit, reason: string): Promise<void> {
    this.step(deposit, 'refuse');
    deposit.reason = reason;
    await em.flush();
    const { id, network, reference, payer, amountMicro } = deposit;
    await this.#options.payouts.send(em, {
      ...{ kind: 'refund', subjectType: SUBJECT_TYPE, subjectId: id, payee: { address: payer } },
      ...{ network, asset: 'USDC', amountMicro, fundedBy: { network, reference } },
    });
  }

  async #hold(em: EntityManager, id: string) {
    const { poolKey } = await findDeployment(em, id);
    const pool = await lockPool(em, poolKey);
    const deployment = await lockDeployment(em, id);
    const deposits = await em.find(EarnDeposit, depositsOf(id), IN_ORDER);
    return { pool, deployment, deposits };
  }

  async #request(em: EntityManager, { id, network }: EarnDeployment, kind: string): Promise<void> {
    const subject = { subjectType: SUBJECT_TYPE, subjectId: id };
    await this.#options.transactions.request(em, { kind, ...subject, network });
  }
}
