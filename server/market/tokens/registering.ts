import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { solanaOf } from '../../chain/solana/adapter.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { isLinkedTo } from '../../identity/agent-ownership.ts';
import { MintOfAnotherError, NotTheCreatorError, TokenNotVerifiedError } from './errors.ts';
import { expectNone, lockAgent } from './mint-rows.ts';
import { withSuffix } from './token-name.ts';

/** A token as its creator describes it. */
export interface TokenClaim {
  mint: string;
  name: string;
  symbol: string;
  creator: string;
  imageUrl: string | undefined;
  reference: string | undefined;
}

interface Dependencies {
  chains: Chains;
  clock: Clock;
}

/** Puts a token on record that the wallet of the agent's owner launched elsewhere. */
export async function registerToken(
  em: EntityManager,
  { chains, clock }: Dependencies,
  { agent, wallet, claim }: { agent: Agent; wallet: string; claim: TokenClaim },
): Promise<Agent> {
  await expectCreator(em, agent, wallet, claim);
  await expectNone(em, agent, 'token');
  const reference = await verifyCreation(chains, claim);
  const record = em.transactional(async (tx) => {
    const now = await lockAgent(tx, agent.id);
    await expectCreator(tx, now, wallet, claim);
    await expectNone(tx, now, 'token');
    now.tokenMint = claim.mint;
    now.tokenName = withSuffix(claim.name);
    now.tokenSymbol = claim.symbol;
    now.tokenMode = 'pumpfun';
    now.tokenCreatorWallet = claim.creator;
    now.tokenImageUrl = claim.imageUrl ?? null;
    now.tokenTxHash = reference;
    now.updatedAt = clock.now();
    await tx.flush();
    // what the database adds to it
    return tx.refresh(now);
  });
  return record.catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? new MintOfAnotherError() : error;
  }) as Promise<Agent>;
}

/** One wallet in three roles: it signs, it made the token, and it owns the agent. */
async function expectCreator(em: EntityManager, agent: Agent, wallet: string, { creator }: TokenClaim) {
  if (creator !== wallet)
    throw new NotTheCreatorError('token_creator_wallet must be the wallet that signs the request');
  if (!(await mayOwn(em, agent, walletKeyOf(wallet))))
    throw new NotTheCreatorError("token_creator_wallet must be the wallet of the agent's owner");
}

/** An agent that nobody owns takes a token of anyone who made one. */
async function mayOwn(em: EntityManager, { ownerWalletKey, ownerUserId }: Agent, walletKey: string) {
  if (ownerWalletKey != null) return ownerWalletKey === walletKey;
  return ownerUserId == null || isLinkedTo(em, { walletKey, userId: ownerUserId });
}

/** Returns the transaction that made the token. */
async function verifyCreation(chains: Chains, { mint, creator, reference }: TokenClaim): Promise<string> {
  const creation = await solanaOf(chains).findMintCreation(mint, reference);
  if (!creation)
    throw new TokenNotVerifiedError(
      reference
        ? `${reference} is no transaction on Solana that made the token ${mint}`
        : `The transaction that made ${mint} was not found on Solana: send it as token_tx_hash`,
    );
  if (!creation.signers.includes(creator))
    throw new TokenNotVerifiedError(`${creator} did not sign ${creation.reference}, which made the token`);
  return creation.reference;
}
