import { TransactionAbandonedError } from '../../../chain/errors.ts';
import type { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import { findPaymentFinality } from '../../../chain/transactions/payment-finality.ts';
import type {
  DraftingContext,
  Failure,
  TransactionKind,
} from '../../../chain/transactions/transaction-kind.ts';
import type { TransactionDraft } from '../../../chain/types.ts';
import { VaultRefusedError } from '../../../chain/vaults/errors.ts';
import type { Vault } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { byDeployment, getDeployment } from '../locks.ts';
import { EarnPool } from '../pools/earn-pool.entity.ts';
import { isFairPrice } from '../pools/share-math.ts';
import { requireVault } from '../pools/venues.ts';
import {
  APPROVAL,
  DEPLOYMENT,
  type Deployments,
  type DeploymentsOptions,
  REVOCATION,
} from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';

type Row = ChainTransaction;

/** Each costs a fee. */
const MAX_ATTEMPTS = 5;

/** How deposit transactions are signed, and what their outcome means. */
export function registerDeploymentKinds(options: DeploymentsOptions, deployments: Deployments): void {
  const { transactions } = options;
  transactions.register(APPROVAL, createApprovalKind(options, deployments));
  transactions.register(DEPLOYMENT, createDeploymentKind(options, deployments));
  transactions.register(REVOCATION, createRevocationKind(options, deployments));
}

function createApprovalKind(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  const approved = (em: EntityManager, { subjectId }: Row) => deployments.requestDeployment(em, subjectId);
  return {
    findWaitReason: (row) => findUnfinalPayment(options, row),
    async draft(drafting) {
      const { vault, deployment } = await loadSubject(options, drafting.em, drafting.row);
      const { amountMicro } = deployment;
      return draftOrAbandon(drafting, async ({ signer }) => {
        await assertFairPrice(vault, amountMicro);
        return vault.draftApproval(signer, amountMicro);
      });
    },
    onLanded: approved,
    onConfirmed: approved,
    onFailure: (em, row, failure) => recordRefusal(em, deployments, row, failure, false),
  };
}

function createDeploymentKind(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  return {
    async findWaitReason(row) {
      const em = options.em.fork();
      const { vault, deployment } = await loadSubject(options, em, row);
      const { deploying } = await em.findOneOrFail(EarnPool, deployment.poolKey);
      if (deploying !== deployment.id) throw new TransactionAbandonedError('Its chain reverted it.');
      const isAllowed = (await vault.readAllowanceMicro()) >= deployment.amountMicro;
      return isAllowed ? undefined : 'The allowance of the vault is not high enough yet.';
    },
    async draft(drafting) {
      const { vault, deployment } = await loadSubject(options, drafting.em, drafting.row);
      const { amountMicro } = deployment;
      return draftOrAbandon(drafting, async ({ signer }) => {
        await assertFairPrice(vault, amountMicro);
        return vault.draftDeposit(signer, amountMicro);
      });
    },
    onLanded: (em, { subjectId }) => deployments.releaseVault(em, subjectId),
    async readConfirmed(row, txHash) {
      const { vault, deployment } = await loadSubject(options, options.em.fork(), row);
      const { id, amountMicro } = deployment;
      const brought = await vault.readDeposit(txHash);
      if (brought?.assetsMicro !== amountMicro)
        throw new Error(`${txHash} was to deposit ${amountMicro}, not ${brought?.assetsMicro}`);
      return (em) => deployments.recordDeployed(em, id, { txHash, shares: brought.shares });
    },
    onFailure: (em, row, failure) => recordRefusal(em, deployments, row, failure, true),
  };
}

function createRevocationKind(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  const revoked = (em: EntityManager, { subjectId }: Row) => deployments.releaseVault(em, subjectId);
  return {
    async draft({ em, row, signer }) {
      const { vault } = await loadSubject(options, em, row);
      return vault.draftApproval(signer, 0n);
    },
    onLanded: revoked,
    onConfirmed: revoked,
  };
}

async function loadSubject(
  { vaults }: DeploymentsOptions,
  em: EntityManager,
  { subjectId }: Pick<Row, 'subjectId'>,
) {
  const deployment = await getDeployment(em, subjectId);
  return { deployment, vault: requireVault(vaults, deployment.poolKey) };
}

/**
 * The treasury's money belongs to everybody: nothing leaves it before it is final. A payment that a node does not find
 * may be final on another node. If its chain dropped it, DepositLoss withdraws it.
 */
async function findUnfinalPayment(
  { em, chains }: DeploymentsOptions,
  { subjectId }: Row,
): Promise<string | undefined> {
  for (const { network, reference } of await em.fork().find(EarnDeposit, byDeployment(subjectId))) {
    const finality = await findPaymentFinality(em.fork(), chains, { network, reference });
    if (finality !== 'finalized') return 'The payment that funds it is not final yet.';
  }
  return undefined;
}

/** If the venue rejects a deposit, it is refunded; the depositor does not wait for the venue. */
async function draftOrAbandon(
  drafting: DraftingContext,
  draft: (drafting: DraftingContext) => Promise<TransactionDraft>,
): Promise<TransactionDraft> {
  if (drafting.row.attempt >= MAX_ATTEMPTS)
    throw new TransactionAbandonedError('The chain did not accept it after several attempts.');
  try {
    return await draft(drafting);
  } catch (error) {
    throw error instanceof VaultRefusedError ? new TransactionAbandonedError(error.message) : error;
  }
}

/** The share price may have been manipulated so that a deposit is somebody else's gain. */
async function assertFairPrice(vault: Vault, amountMicro: bigint): Promise<void> {
  if (isFairPrice(amountMicro, await vault.previewDeposit(amountMicro))) return;
  throw new VaultRefusedError(vault.venue, 'the shares would be worth less than what is paid for them');
}

async function recordRefusal(
  em: EntityManager,
  deployments: Deployments,
  { subjectId }: Row,
  { isFinal, reason }: Failure,
  isAllowed: boolean,
): Promise<void> {
  if (isFinal) await deployments.recordRefused(em, subjectId, reason, isAllowed);
}
