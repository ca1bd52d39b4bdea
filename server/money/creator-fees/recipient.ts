import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { BelowRentMinimumError, RecipientNotAgentWalletError } from './errors.ts';

/** Fees of an agent's token go only to known wallets of the agent, its owner or the token's creator. */
export async function requireAgentWallet(
  em: EntityManager,
  wallets: AgentWallets,
  agent: Agent,
  recipient: string,
): Promise<void> {
  const { payoutWallet, ownerWallet, tokenCreatorWallet } = agent;
  if ([payoutWallet, ownerWallet, tokenCreatorWallet].includes(recipient)) return;
  const { address } = await wallets.getOrCreate(em, agent.id, 'solana');
  if (address !== recipient) throw new RecipientNotAgentWalletError();
}

export async function requireRentExempt(
  chain: SolanaAdapter,
  recipient: string,
  lamports: bigint,
): Promise<void> {
  const [deposit, balance] = await Promise.all([
    chain.readRentExemption(0),
    chain.readNativeBalance(recipient),
  ]);
  if (balance + lamports < deposit) throw new BelowRentMinimumError(deposit - balance);
}
