import { configuredAdapterOf } from '../../chain/adapter-of.ts';
import { TransactionAbandonedError } from '../../chain/errors.ts';
import type { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { Failure, Signing, TransactionKind } from '../../chain/transactions/kind.ts';
import type { SignedTransaction } from '../../chain/types.ts';
import { VaultRefusedError } from '../../chain/vaults/errors.ts';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { isFair } from './arithmetic.ts';
import {
  APPROVAL,
  DEPLOYMENT,
  type Deployments,
  type DeploymentsOptions,
  REVOCATION,
} from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { EarnPool } from './earn-pool.entity.ts';
import { depositsOf, findDeployment } from './rows.ts';
import { venueOf } from './venues.ts';

type Row = ChainTransaction;

/** Each costs a fee. */
const MAX_ATTEMPTS = 5;
/** A payment that its chain has forgotten holds up all that came after it no longer than this. */
const FORGOTTEN_MS = 60 * 60 * 1000;

/** How the transactions of deposits are signed, and what their outcome means. */
export function registerDeploymentKinds(options: DeploymentsOptions, deployments: Deployments): void {
  const { transactions } = options;
  transactions.register(APPROVAL, approval(options, deployments));
  transactions.register(DEPLOYMENT, deployment(options, deployments));
  transactions.register(REVOCATION, revocation(options, deployments));
}

function approval(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  const approved = (em: EntityManager, { subjectId }: Row) => deployments.approved(em, subjectId);
  return {
    waitsFor: (row) => unsettledPayment(options, row),
    async sign(signing) {
      const { vault, deployment } = await subjectOf(options, signing.em, signing.row);
      const { amountMicro } = deployment;
      return signWith(signing, async ({ signer, lowestNonce }) => {
        await expectFair(vault, amountMicro);
        return vault.signApproval(signer, amountMicro, { lowestNonce });
      });
    },
    onLanded: approved,
    onConfirmed: approved,
    onFailure: (em, row, failure) => refuse(em, deployments, row, failure, false),
  };
}

function deployment(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  return {
    async waitsFor(row) {
      const em = options.em.fork();
      const { vault, deployment } = await subjectOf(options, em, row);
      const { deploying } = await em.findOneOrFail(EarnPool, deployment.poolKey);
      if (deploying !== deployment.id) throw new TransactionAbandonedError('Its chain has undone it.');
      const isAllowed = (await vault.allowanceMicro()) >= deployment.amountMicro;
      return isAllowed ? undefined : 'The vault may not take it yet.';
    },
    async sign(signing) {
      const { vault, deployment } = await subjectOf(options, signing.em, signing.row);
      const { amountMicro } = deployment;
      return signWith(signing, async ({ signer, lowestNonce }) => {
        await expectFair(vault, amountMicro);
        return vault.signDeposit(signer, amountMicro, { lowestNonce });
      });
    },
    onLanded: (em, { subjectId }) => deployments.release(em, subjectId),
    async onConfirmed(em, row) {
      const { vault, deployment } = await subjectOf(options, em, row);
      const { id, amountMicro } = deployment;
      const txHash = row.txHash ?? '';
      const brought = await vault.readDeposit(txHash);
      if (brought?.assetsMicro !== amountMicro)
        throw new Error(`${txHash} was to deposit ${amountMicro}, not ${brought?.assetsMicro}`);
      await deployments.deployed(em, id, { txHash, shares: brought.shares });
    },
    onFailure: (em, row, failure) => refuse(em, deployments, row, failure, true),
  };
}

function revocation(options: DeploymentsOptions, deployments: Deployments): TransactionKind {
  const revoked = (em: EntityManager, { subjectId }: Row) => deployments.release(em, subjectId);
  return {
    async sign({ em, row, signer, lowestNonce }) {
      const { vault } = await subjectOf(options, em, row);
      return vault.signApproval(signer, 0n, { lowestNonce });
    },
    onLanded: revoked,
    onConfirmed: revoked,
  };
}

async function subjectOf({ vaults }: DeploymentsOptions, em: EntityManager, { subjectId }: Row) {
  const deployment = await findDeployment(em, subjectId);
  return { deployment, vault: venueOf(vaults, deployment.poolKey) };
}

/** The treasury's money is everybody's: what is not final yet may not leave it. */
async function unsettledPayment(
  options: DeploymentsOptions,
  { subjectId }: Row,
): Promise<string | undefined> {
  for (const deposit of await options.em.fork().find(EarnDeposit, depositsOf(subjectId))) {
    const reason = await unsettledPaymentOf(options, deposit);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

async function unsettledPaymentOf(
  { chains, clock }: DeploymentsOptions,
  { network, reference, createdAt }: EarnDeposit,
): Promise<string | undefined> {
  const finality = await configuredAdapterOf(chains, network).finalityOf(reference);
  if (finality === 'finalized') return undefined;
  const isForgotten = clock.now().getTime() - createdAt.getTime() > FORGOTTEN_MS;
  if (finality === undefined && isForgotten)
    throw new TransactionAbandonedError('The payment is not on its chain any more.');
  return 'The payment it came with is not final yet.';
}

/** What the venue refuses, it refuses for good: its sender does not wait for it to think better of it. */
async function signWith(
  signing: Signing,
  sign: (signing: Signing) => Promise<SignedTransaction>,
): Promise<SignedTransaction> {
  if (signing.row.attempt >= MAX_ATTEMPTS)
    throw new TransactionAbandonedError('The chain did not take it, several times.');
  try {
    return await sign(signing);
  } catch (error) {
    throw error instanceof VaultRefusedError ? new TransactionAbandonedError(error.message) : error;
  }
}

/** Somebody may have moved the price of shares to where a deposit is somebody else's gain. */
async function expectFair(vault: Vault, amountMicro: bigint): Promise<void> {
  if (isFair(amountMicro, await vault.previewDeposit(amountMicro))) return;
  throw new VaultRefusedError(vault.venue, 'the shares would be worth less than what is paid for them');
}

async function refuse(
  em: EntityManager,
  deployments: Deployments,
  { subjectId }: Row,
  { final, reason }: Failure,
  isAllowed: boolean,
): Promise<void> {
  if (final) await deployments.refused(em, subjectId, reason, isAllowed);
}
