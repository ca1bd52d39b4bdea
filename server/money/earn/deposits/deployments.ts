import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { Chains } from '../../../chain/types.ts';
import type { Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { LedgerService } from '../../ledger/service.ts';
import type { Payouts } from '../../payouts/payouts.ts';
import { byDeployment, getDeployment, lockDeployment, lockPool, lockPosition } from '../locks.ts';
import type { EarnPool } from '../pools/earn-pool.entity.ts';
import { addStakes, splitProportionally } from '../pools/share-math.ts';
import { buildDeployedPosting } from '../postings.ts';
import { buildDueOrder, planBatch } from './batches.ts';
import { EarnDeployment } from './earn-deployment.entity.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { DEPOSIT_LIFECYCLE, type DepositTrigger } from './lifecycle.ts';

export interface DeploymentsOptions {
  em: EntityManager;
  chains: Chains;
  vaults: Vaults;
  transactions: Transactions;
  payouts: Payouts;
  ledger: LedgerService;
  clock: Clock;
}

/** The subject type of a deposit's refund, and of deployment transactions from before they were shared. */
export const DEPOSIT_SUBJECT_TYPE = 'earn_deposit';

/** The transactions of a deployment, in order; the last one only if the previous one failed. */
export const APPROVAL = 'earn_approval';
export const DEPLOYMENT = 'earn_deployment';
export const REVOCATION = 'earn_revocation';

/** Maximum deposits per transaction, to bound what one deployment reads and writes. */
const MAX_BATCH_SIZE = 100;
const OLDEST_FIRST = { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true } as const;

interface DeploymentResult {
  txHash: string;
  shares: bigint;
}

/**
 * Deploys deposits: the vault is approved for exactly the sum of the due deposits and then takes it. The allowance is
 * one number, so a pool has one deployment at a time. All of this runs in the transactions that record the events.
 */
export class Deployments {
  readonly #options: DeploymentsOptions;

  constructor(options: DeploymentsOptions) {
    this.#options = options;
  }

  /** Starts where small deposits have waited long enough. */
  async startDue(em: EntityManager, poolKey: string): Promise<void> {
    await em.fork().transactional(async (tx) => this.startNext(tx, await lockPool(tx, poolKey)));
  }

  /** Deploys all waiting deposits if one of them is due and the vault is free. The caller holds the pool's lock. */
  async startNext(em: EntityManager, pool: EarnPool): Promise<void> {
    if (pool.deploying !== null) return;
    const now = this.#options.clock.now();
    const { key: poolKey, network } = pool;
    const where = { poolKey, state: 'received' as const };
    const dueFirst = { orderBy: buildDueOrder(), limit: MAX_BATCH_SIZE, refresh: true };
    const batch = planBatch(await em.find(EarnDeposit, where, dueFirst), now);
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
      this.transition(deposit, 'deploy');
      deposit.deploymentId = id;
    }
    pool.deploying = id;
    await em.flush();
    await this.#request(em, deployment, APPROVAL);
  }

  /** The vault is approved. */
  async requestDeployment(em: EntityManager, id: string): Promise<void> {
    await this.#request(em, await getDeployment(em, id), DEPLOYMENT);
  }

  /** It no longer uses the vault. */
  async releaseVault(em: EntityManager, id: string): Promise<void> {
    const { poolKey } = await getDeployment(em, id);
    const pool = await lockPool(em, poolKey);
    if (pool.deploying !== id) return;
    pool.deploying = null;
    // a later lock of the pool in this transaction must read it again
    await em.flush();
    await this.startNext(em, pool);
  }

  /** Deployed and final: each owner gets its part of the shares that the deposits bought together. */
  async recordDeployed(em: EntityManager, id: string, { txHash, shares }: DeploymentResult): Promise<void> {
    await this.releaseVault(em, id);
    const now = this.#options.clock.now();
    const { pool, deployment, deposits } = await this.#lock(em, id);
    Object.assign(deployment, { state: 'deployed', txHash, shares, updatedAt: now });
    const parts = splitProportionally(
      shares,
      deposits.map(({ amountMicro }) => ({ shares: amountMicro })),
    );
    for (const [index, deposit] of deposits.entries()) {
      const minted = parts[index] ?? 0n;
      const position = await lockPosition(em, deposit.positionId);
      this.transition(deposit, 'land');
      Object.assign(deposit, { txHash, shares: minted });
      const added = { shares: minted, costMicro: deposit.amountMicro };
      Object.assign(position, addStakes(position, added), { updatedAt: now });
      if (deposit.isOwnWallet) position.wallet = deposit.payer;
      await em.flush();
    }
    pool.openedAt ??= now;
    await em.flush();
    for (const deposit of deposits) await this.#options.ledger.post(em, buildDeployedPosting(deposit));
  }

  /**
   * It cannot be deployed. The approval is revoked first. A single deposit is refunded; of several, each is tried
   * alone, so that none fails because of another.
   */
  async recordRefused(em: EntityManager, id: string, reason: string, isAllowed: boolean): Promise<void> {
    const { pool, deployment, deposits } = await this.#lock(em, id);
    Object.assign(deployment, { state: 'refused', reason, updatedAt: this.#options.clock.now() });
    const [first, ...others] = deposits;
    if (first && others.length === 0) await this.#refund(em, first, reason);
    else for (const deposit of deposits) this.#retryAlone(deposit);
    await em.flush();
    if (isAllowed && pool.deploying === id) await this.#request(em, deployment, REVOCATION);
    else await this.releaseVault(em, id);
  }

  /** Before it was approved: its deposits wait again. The caller frees the vault. */
  async recordWithdrawn(em: EntityManager, id: string, reason: string): Promise<void> {
    const { deployment, deposits } = await this.#lock(em, id);
    Object.assign(deployment, { state: 'refused', reason, updatedAt: this.#options.clock.now() });
    for (const deposit of deposits) {
      this.transition(deposit, 'retry');
      deposit.deploymentId = null;
    }
    await em.flush();
  }

  transition(deposit: EarnDeposit, trigger: DepositTrigger): void {
    const actors = ['depositor', 'pool', 'chain', 'venue'] as const;
    deposit.state = DEPOSIT_LIFECYCLE.getTransition(deposit.state, trigger, actors, undefined).to;
    deposit.updatedAt = this.#options.clock.now();
  }

  #retryAlone(deposit: EarnDeposit): void {
    this.transition(deposit, 'retry');
    Object.assign(deposit, { deploymentId: null, isAlone: true, dueAt: null });
  }

  async #refund(em: EntityManager, deposit: EarnDeposit, reason: string): Promise<void> {
    this.transition(deposit, 'refuse');
    deposit.reason = reason;
    await em.flush();
    const { id, network, reference, payer, amountMicro } = deposit;
    await this.#options.payouts.send(em, {
      ...{ kind: 'refund', subjectType: DEPOSIT_SUBJECT_TYPE, subjectId: id, payee: { address: payer } },
      ...{ network, asset: 'USDC', amountMicro, fundedBy: { network, reference } },
    });
  }

  async #lock(em: EntityManager, id: string) {
    const { poolKey } = await getDeployment(em, id);
    const pool = await lockPool(em, poolKey);
    const deployment = await lockDeployment(em, id);
    const deposits = await em.find(EarnDeposit, byDeployment(id), OLDEST_FIRST);
    return { pool, deployment, deposits };
  }

  async #request(em: EntityManager, { id, network }: EarnDeployment, kind: string): Promise<void> {
    const subject = { subjectType: DEPOSIT_SUBJECT_TYPE, subjectId: id };
    await this.#options.transactions.request(em, { kind, ...subject, network });
  }
}
