import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { chainOfAddress } from '../../identity/wallet.ts';

/** Where an agent wants its money. */
export interface PayoutAddresses {
  payout_chain: WalletChain | null;
  payout_address_base: string | null;
  payout_wallet: string | null;
  owner_wallet: string | null;
}

/**
 * The address for a payout on the network where the money is; undefined when the agent has none there. An address for
 * Base is not used on another EVM chain, where a contract wallet of that address may not exist.
 */
export function payoutAddress(agent: PayoutAddresses, network: Network): string | undefined {
  const onBase = network === 'base-mainnet' ? agent.payout_address_base : null;
  const wished = agent.payout_chain === 'base' ? onBase : null;
  const candidates = [wished, agent.payout_wallet, agent.owner_wallet, onBase];
  return candidates.find((address) => address !== null && fits(address, network)) ?? undefined;
}

function fits(address: string, network: Network): boolean {
  return chainOfAddress(address) === (isEvmNetwork(network) ? 'base' : 'solana');
}

/** The same question as SQL, of an order `o` and its provider `agent`. */
export const HAS_ADDRESS = `exists (
  select from unnest(array[agent.payout_wallet, agent.owner_wallet,
    case when o.payment_network = 'base-mainnet' then agent.payout_address_base end]) as address
  where (address like '0x%') = (o.payment_network <> 'solana-mainnet'))`;
