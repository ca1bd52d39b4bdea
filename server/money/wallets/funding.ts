import { getAdapter } from '../../chain/get-adapter.ts';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import type { Cost } from '../../chain/solana/cost.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import type { OnChainActions } from './on-chain-actions.ts';
import { findSettings } from './settings.ts';
import { readDailySpend } from './spending-reads.ts';
import type { WalletSettings } from './wallet-settings.entity.ts';

export interface FundingOptions {
  chains: Chains;
  wallets: AgentWallets;
  actions: OnChainActions;
  clock: Clock;
}

export interface Funding {
  solana: { address: string; lamports: bigint; usdcMicro: bigint };
  base: { address: string; wei: bigint; usdcMicro: bigint };
  launch: Cost;
  said: Cost;
  settings: WalletSettings | undefined;
  spentMicro: bigint;
}

/** A wallet's balances and what its agent can do with them, read from its chains. */
export async function readFunding(
  em: EntityManager,
  options: FundingOptions,
  agent: Agent,
): Promise<Funding> {
  const { chains, wallets, actions } = options;
  const solana = getSolanaAdapter(chains);
  const base = getAdapter(chains, 'base-mainnet');
  const { address: onSolana } = await wallets.getOrCreate(em, agent.id, 'solana');
  const { address: onBase } = await wallets.getOrCreate(em, agent.id, 'evm');
  const [lamports, solanaUsdc, wei, baseUsdc, launch, said] = await Promise.all([
    solana.readNativeBalance(onSolana),
    solana.readUsdcBalance(onSolana),
    base.readNativeBalance(onBase),
    base.readUsdcBalance(onBase),
    solana.estimateCost(actions.launch),
    solana.estimateCost(actions.said),
  ]);
  return {
    solana: { address: onSolana, lamports, usdcMicro: solanaUsdc },
    base: { address: onBase, wei, usdcMicro: baseUsdc },
    launch,
    said,
    settings: await findSettings(em, agent),
    spentMicro: await readDailySpend(em, agent.id, options.clock.now()),
  };
}
