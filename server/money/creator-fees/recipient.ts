import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { NotTheAgentsSideError, TooLittleToOpenError } from './errors.ts';

/** Fees of an agent's token go to wallets that are known to be of its side, and nowhere else by mistake. */
export async function expectAgentsSide(
  em: EntityManager,
  wallets: AgentWallets,
  agent: Agent,
  recipient: string,
): Promise<void> {
  const { payoutWallet, ownerWallet, tokenCreatorWallet } = agent;
  if ([payoutWallet, ownerWallet, tokenCreatorWallet].includes(recipient)) return;
  const { address } = await wallets.of(em, agent.id, 'solana');
  if (address !== recipient) throw new NotTheAgentsSideError();
}

export async function expectOpen(chain: SolanaAdapter, recipient: string, lamports: bigint): Promise<void> {
  const [deposit, balance] = await Promise.all([chain.rentOf(0), chain.nativeBalance(recipient)]);
  if (balance + lamports < deposit) throw new TooLittleToOpenError(deposit - balance);
}
