import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { isWalletLinkedToUser } from '../../identity/agent-ownership.ts';
import { CreatorOnlyError, TokenNotVerifiedError, TokenOwnedByAnotherError } from './errors.ts';
import { assertNoMint, lockAgent } from './find-mint.ts';
import { toRegisteredName } from './token-name.ts';

/** A token as its creator describes it. */
export interface TokenRegistration {
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

/** Registers a token that the wallet of the agent's owner launched elsewhere. */
export async function registerToken(
  em: EntityManager,
  { chains, clock }: Dependencies,
  { agent, wallet, claim: registration }: { agent: Agent; wallet: string; claim: TokenRegistration },
): Promise<Agent> {
  await assertCreator(em, agent, wallet, registration);
  await assertNoMint(em, agent, 'token');
  const reference = await verifyCreation(chains, registration);
  const record = em.transactional(async (tx) => {
    const now = await lockAgent(tx, agent.id);
    await assertCreator(tx, now, wallet, registration);
    await assertNoMint(tx, now, 'token');
    now.tokenMint = registration.mint;
    now.tokenName = toRegisteredName(registration.name);
    now.tokenSymbol = registration.symbol;
    now.tokenMode = 'pumpfun';
    now.tokenCreatorWallet = registration.creator;
    now.tokenImageUrl = registration.imageUrl ?? null;
    now.tokenTxHash = reference;
    now.updatedAt = clock.now();
    await tx.flush();
    // columns that the database adds
    return tx.refresh(now);
  });
  return record.catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? new TokenOwnedByAnotherError() : error;
  }) as Promise<Agent>;
}

/** One wallet in three roles: it signs, it created the token, and it owns the agent. */
async function assertCreator(
  em: EntityManager,
  agent: Agent,
  wallet: string,
  { creator }: TokenRegistration,
) {
  if (creator !== wallet)
    throw new CreatorOnlyError('`token_creator_wallet` must be the wallet that signs the request.');
  if (!(await canBeOwner(em, agent, normalizeWalletAddress(wallet))))
    throw new CreatorOnlyError("`token_creator_wallet` must be the wallet of the agent's owner.");
}

/** An agent without owner accepts the token of any creator. */
async function canBeOwner(em: EntityManager, { ownerWalletKey, ownerUserId }: Agent, walletKey: string) {
  if (ownerWalletKey != null) return ownerWalletKey === walletKey;
  return ownerUserId == null || isWalletLinkedToUser(em, { walletKey, userId: ownerUserId });
}

/** Returns the transaction that created the token. */
async function verifyCreation(
  chains: Chains,
  { mint, creator, reference }: TokenRegistration,
): Promise<string> {
  const creation = await getSolanaAdapter(chains).findMintCreation(mint, reference);
  if (!creation)
    throw new TokenNotVerifiedError(
      reference
        ? `${reference} is not a Solana transaction that created the token ${mint}.`
        : `The transaction that created ${mint} was not found on Solana. Send it as \`token_tx_hash\`.`,
    );
  if (!creation.signers.includes(creator))
    throw new TokenNotVerifiedError(
      `${creator} did not sign ${creation.reference}, which created the token.`,
    );
  return creation.reference;
}
