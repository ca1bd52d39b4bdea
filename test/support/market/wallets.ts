import type { KeyFamily } from '../../../server/identity/agent-wallet.entity.ts';
import { evmChain, solanaChain } from '../chains/chains.ts';
import type { Api } from '../server/api.ts';
import { makeAgent, type TestAgent } from './factories.ts';

export type WalletChain = 'solana' | 'base';

const NETWORK_BY_CHAIN = { solana: 'solana-mainnet', base: 'base-mainnet' } as const;
const FAMILY_BY_CHAIN: Record<WalletChain, KeyFamily> = { solana: 'solana', base: 'evm' };
const FEES = { lamports: 100_000_000n, wei: 10n ** 17n };

/** An agent's server wallet. */
export async function getAgentWallet(api: Api, agentId: string, chain: WalletChain): Promise<string> {
  const { wallets, orm } = api.parts;
  return (await wallets.getOrCreate(orm.em.fork(), agentId, FAMILY_BY_CHAIN[chain])).address;
}

async function fundWallet(address: string, chain: WalletChain, micro: bigint, fees = true) {
  if (chain === 'solana') {
    const solana = await solanaChain();
    if (micro > 0n) await solana.mintUsdc(address, micro);
    if (fees) await solana.airdrop(address, FEES.lamports);
    return;
  }
  const base = await evmChain();
  if (micro > 0n) await base.mintUsdc(address as `0x${string}`, micro);
  if (fees) await base.fund(address as `0x${string}`, FEES.wei);
}

/** An agent whose wallet holds USDC on one chain, and enough there for fees. */
export async function createFundedAgent(
  api: Api,
  chain: WalletChain,
  micro: bigint,
  fees = true,
): Promise<TestAgent & { wallet: string }> {
  const agent = await makeAgent(api);
  const wallet = await getAgentWallet(api, agent.id, chain);
  await fundWallet(wallet, chain, micro, fees);
  return { ...agent, wallet };
}

export function getUsdcBalance(api: Api, chain: WalletChain, address: string): Promise<bigint> {
  const adapter = api.parts.chains.get(NETWORK_BY_CHAIN[chain]);
  if (!adapter) throw new Error(`${chain} is not configured`);
  return adapter.readUsdcBalance(address);
}
