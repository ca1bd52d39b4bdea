import { InsufficientFeeBalanceError, TransactionAbandonedError } from '../../chain/errors.ts';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import { deriveSigner } from '../../chain/solana/derive-signer.ts';
import type { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { DraftingContext, TransactionKind } from '../../chain/transactions/transaction-kind.ts';
import type { Chains, TransactionDraft } from '../../chain/types.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentMint } from './agent-mint.entity.ts';
import type { Minter, MintTerms } from './minter.ts';
import { mintFailedNotice } from './notices.ts';

interface Dependencies {
  chains: Chains;
  clock: Clock;
  notifications: NotificationService;
}

/** Each failing attempt costs a fee. */
const MAX_ATTEMPTS = 5;

/** The mint's key is derived from the wallet's, so that signing again creates the same mint or none. */
export function deriveMintSigner({ signer, row }: Pick<DraftingContext, 'signer' | 'row'>) {
  return deriveSigner(signer, `mint ${row.subjectId}`);
}

/** The minter's transaction, if the wallet can pay for it. */
export async function draftMint(
  { chains }: Pick<Dependencies, 'chains'>,
  minter: Minter,
  drafting: DraftingContext,
  terms: MintTerms,
): Promise<TransactionDraft> {
  const chain = getSolanaAdapter(chains);
  await chain.assertAffordable(terms.owner, minter.action);
  const steps = await minter.buildInstructions(chain, terms);
  return chain.draftInstructions(drafting.signer, steps, [await deriveMintSigner(drafting)]);
}

/** How mints are signed again, and what their outcome means for their agents. */
export function buildMintTransactionKind(options: Dependencies, minter: () => Minter): TransactionKind {
  const { clock, notifications } = options;
  return {
    async draft(drafting) {
      const { em, row } = drafting;
      if (row.attempt >= MAX_ATTEMPTS)
        throw new TransactionAbandonedError('The chain did not accept it after several attempts.');
      const mint = await em.findOneOrFail(AgentMint, row.subjectId);
      const { wallet: owner, mint: address, name, symbol, uri } = mint;
      const terms = { owner, mint: address, name, symbol, uri };
      const draft = await draftMint(options, minter(), drafting, terms).catch((error: unknown) => {
        throw error instanceof InsufficientFeeBalanceError
          ? new TransactionAbandonedError(error.message)
          : error;
      });
      return {
        ...draft,
        store: async (tx, { txHash }) => void (await tx.nativeUpdate(AgentMint, { id: mint.id }, { txHash })),
      };
    },
    onLanded: (em, row) => recordMinted(em, row, clock.now()),
    onConfirmed: (em, row) => recordMinted(em, row, clock.now()),
    async onFailure(em, { subjectId }, { isFinal, reason }) {
      if (!isFinal) return;
      const mint = await em.findOneOrFail(AgentMint, subjectId);
      Object.assign(mint, { state: 'failed', updatedAt: clock.now() });
      await em.flush();
      await removeToken(em, mint, clock.now());
      await notifications.notify(em, mintFailedNotice(mint, reason));
    },
  };
}

async function recordMinted(em: EntityManager, { subjectId, txHash }: ChainTransaction, now: Date) {
  const mint = await em.findOneOrFail(AgentMint, subjectId);
  if (txHash === null || (mint.state === 'minted' && mint.txHash === txHash)) return;
  Object.assign(mint, { state: 'minted', txHash, updatedAt: now });
  if (mint.purpose === 'token') await assignToken(em, mint, now);
  await em.flush();
}

async function assignToken(em: EntityManager, mint: AgentMint, now: Date): Promise<void> {
  const agent = await em.findOneOrFail(Agent, mint.agent.id);
  agent.tokenMint = mint.mint;
  agent.tokenName = mint.name;
  agent.tokenSymbol = mint.symbol;
  agent.tokenMode = 'market';
  agent.tokenCreatorWallet = mint.wallet;
  agent.tokenImageUrl = mint.imageUrl;
  agent.tokenTxHash = mint.txHash;
  agent.updatedAt = now;
}

/** It had landed, and a fork dropped it. Another token of the agent stays. */
async function removeToken(em: EntityManager, { agent, mint }: AgentMint, updatedAt: Date): Promise<void> {
  const removed = {
    tokenMint: null,
    tokenName: null,
    tokenSymbol: null,
    tokenMode: null,
    tokenCreatorWallet: null,
    tokenImageUrl: null,
    tokenTxHash: null,
    updatedAt,
  };
  await em.nativeUpdate(Agent, { id: agent.id, tokenMint: mint }, removed);
}
